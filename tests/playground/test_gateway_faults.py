"""Tests of `GatewayFaults` with real discord.py: late and repeated events, silence, and sessions that are lost."""

import asyncio
from typing import Any

import discord
import pytest

from bot.playground import Interaction, ManualClock, Playground
from tests.playground.fixtures import running_bot, soon
from tests.playground.tiny_bot import TinyBot

HEARING = discord.Intents(guilds=True, messages=True)
CREATE, DELETE = "MESSAGE_CREATE", "MESSAGE_DELETE"


class Hearing(TinyBot):
    """A bot that notes the names of events, answers `/hi`, and does not wait before it identifies again."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(intents=HEARING, enable_debug_events=True, **settings)
        self.heard: list[str] = []
        self.opcodes: list[int] = []

        @self.tree.command()
        async def hi(interaction: discord.Interaction) -> None:
            try:
                await interaction.response.send_message("hi")
            except discord.HTTPException as error:
                self.note(error)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait. Only Discord demands five seconds between two IDENTIFYs."""

    async def on_socket_raw_receive(self, text: str) -> None:
        frame: dict[str, Any] = discord.utils._from_json(text)
        self.opcodes.append(frame["op"])
        if frame["t"] is not None:
            self.heard.append(frame["t"])


def says(playground: Playground, text: str) -> str:
    """Return a text that the bot may read, because it mentions the bot."""
    return f"<@{playground.world.bot_id}> {text}"


async def until(bot: discord.Client, reached: Any) -> None:
    async with asyncio.timeout(60):
        while not reached():
            await bot.wait_for("socket_event_type")
            await asyncio.sleep(0)


async def used(playground: Playground, sent: Interaction) -> int:
    """Return the status of the bot's answer to an interaction."""
    path = f"/interactions/{sent.id}/"

    def found() -> int | None:
        return next((one.status for one in playground.rest.requests if one.path.startswith(path)), None)

    return await playground.until(found, "the bot did not answer")


async def test_a_late_event_is_overtaken_by_others(still_playground: Playground, clock: ManualClock) -> None:
    playground, bot = still_playground, Hearing()
    async with running_bot(playground, bot):
        playground.gateway.faults.delivery = lambda name: (5.0,) if name == CREATE else (0.0,)
        ada = playground.actor("Ada")
        ada.delete(ada.post("games", says(playground, "gone")))
        await until(bot, lambda: DELETE in bot.heard)
        clock.advance(5)
        await until(bot, lambda: CREATE in bot.heard)
        assert bot.heard[-2:] == [DELETE, CREATE]


async def test_an_interaction_that_comes_late_cannot_be_answered(
    still_playground: Playground, clock: ManualClock
) -> None:
    playground, bot = still_playground, Hearing()
    async with running_bot(playground, bot):
        playground.gateway.faults.delivery = lambda _: (4.0,)
        sent = playground.actor("Ada").slash("games", "hi")
        clock.advance(4)
        await soon(bot.errored.wait())
        assert (bot.errors[0].code, sent.failed) == (10062, "The application did not respond")  # type: ignore[attr-defined]


async def test_an_event_can_come_twice(still_playground: Playground, clock: ManualClock) -> None:
    playground, bot = still_playground, Hearing()
    async with running_bot(playground, bot):
        playground.gateway.faults.delivery = lambda _: (0.0, 1.0)
        await playground.actor("Ada").slash("games", "hi")
        clock.advance(1)
        await soon(bot.errored.wait())
        assert bot.errors[0].code == 40060  # type: ignore[attr-defined]
        assert bot.heard.count("INTERACTION_CREATE") == 2


async def test_ready_can_be_late(still_playground: Playground, clock: ManualClock) -> None:
    playground, bot = still_playground, Hearing()
    async with running_bot(playground, bot):
        playground.gateway.faults.ready_seconds = 20.0
        ready = asyncio.ensure_future(bot.wait_for("ready", timeout=60))
        await playground.gateway.drop(resumable=False)
        await playground.until(lambda: playground.starts.used == 2 or None, "no second IDENTIFY")
        assert playground.gateway.identified == 1
        clock.advance(20)
        await ready
        assert playground.gateway.identified == 2


async def test_a_bot_whose_heartbeats_are_not_acknowledged_connects_again(playground: Playground) -> None:
    """discord.py takes a connection for dead on which nothing arrives for its `heartbeat_timeout`."""
    playground.gateway.heartbeat_ms = 50
    playground.gateway.faults.acks = False
    bot = Hearing(heartbeat_timeout=0.3)
    async with running_bot(playground, bot):
        await playground.until(lambda: playground.gateway.resumed or None, "the bot noticed nothing")
        assert 11 not in bot.opcodes


async def test_a_silent_connection_loses_no_event(playground: Playground) -> None:
    playground.gateway.heartbeat_ms = 50
    bot = Hearing(heartbeat_timeout=1.0)
    async with running_bot(playground, bot):
        playground.gateway.fall_silent()
        sent = playground.actor("Ada").slash("games", "hi")
        assert await used(playground, sent) == 200
        assert (playground.gateway.identified, playground.gateway.resumed) == (1, 1)


async def test_a_bot_may_try_a_refused_resume_again(playground: Playground) -> None:
    bot = Hearing()
    async with running_bot(playground, bot):
        playground.gateway.faults.resumes.append(True)
        await playground.gateway.drop()
        assert await used(playground, playground.actor("Ada").slash("games", "hi")) == 200
        assert (bot.opcodes.count(9), playground.gateway.identified, playground.gateway.resumed) == (1, 1, 1)


async def test_a_bot_whose_resume_is_refused_for_good_identifies(playground: Playground) -> None:
    bot = Hearing()
    async with running_bot(playground, bot):
        ready = asyncio.ensure_future(bot.wait_for("ready", timeout=60))
        playground.gateway.faults.resumes.append(False)
        await playground.gateway.drop()
        await ready
        assert (bot.opcodes.count(9), playground.gateway.identified, playground.gateway.resumed) == (1, 2, 0)


@pytest.mark.parametrize(("resumable", "counts"), [(True, (1, 1)), (False, (2, 0))])
async def test_a_session_can_become_invalid_while_it_is_connected(
    playground: Playground, resumable: bool, counts: tuple[int, int]
) -> None:
    bot = Hearing()
    async with running_bot(playground, bot):
        back = asyncio.ensure_future(bot.wait_for("resumed" if resumable else "ready", timeout=60))
        await playground.gateway.invalidate(resumable=resumable)
        await back
        assert (playground.gateway.identified, playground.gateway.resumed) == counts


async def test_a_replay_that_breaks_off_goes_on_with_the_next_resume(playground: Playground) -> None:
    bot = Hearing()
    async with running_bot(playground, bot):
        playground.gateway.faults.replays.append(2)
        await playground.gateway.drop()
        for number in range(5):
            playground.actor("Ada").post("games", says(playground, f"{number}"))
        await until(bot, lambda: len(bot.seen) == 5)
        assert [message.content.split()[-1] for message in bot.seen] == list("01234")
        assert playground.gateway.resumed == 1


@pytest.mark.parametrize("code", [1001, 1006, 4000, 4008, 4009])
async def test_a_bot_resumes_after_each_of_these_close_codes(playground: Playground, code: int) -> None:
    bot = Hearing()
    async with running_bot(playground, bot):
        await playground.gateway.drop(code=code)
        assert await used(playground, playground.actor("Ada").slash("games", "hi")) == 200
        assert (playground.gateway.identified, playground.gateway.resumed) == (1, 1)


async def test_a_bot_that_is_asked_to_reconnect_before_ready_identifies_again(playground: Playground) -> None:
    bot = Hearing()
    async with running_bot(playground, bot):
        ready = asyncio.ensure_future(bot.wait_for("ready", timeout=60))
        playground.gateway.faults.ready_seconds = 60.0
        await playground.gateway.drop(resumable=False)
        await playground.until(lambda: playground.starts.used == 2 or None, "no second IDENTIFY")
        playground.gateway.faults.clear()
        await playground.gateway.ask_to_reconnect()
        await ready
        assert playground.gateway.identified == 2


async def test_a_guild_can_come_after_ready(still_playground: Playground, clock: ManualClock) -> None:
    playground, bot = still_playground, Hearing()
    playground.gateway.faults.delivery = lambda name: (9.0,) if name == "GUILD_CREATE" else (0.0,)
    async with running_bot(playground, bot):
        assert [guild.unavailable for guild in bot.guilds] == [True]
        clock.advance(9)
        await until(bot, lambda: not bot.guilds[0].unavailable)
