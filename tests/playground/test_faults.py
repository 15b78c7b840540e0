"""Tests of `Faults` and `Buckets` with real discord.py: status 429, server errors, late answers and lost answers."""

import asyncio

import aiohttp
import discord
import pytest

from bot.playground import Playground
from tests.playground.fixtures import running_bot, soon
from tests.playground.tiny_bot import TinyBot

POST = r"POST /channels/\d+/messages"


async def test_discord_py_waits_for_the_end_of_a_rate_limit(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        fault = playground.faults.rate_limit(POST, times=2)
        await _games(playground, bot).send("patience")

        assert fault.met == 2
        assert [r.status for r in playground.rest.requests if r.method == "POST"] == [429, 429, 200]
        assert playground.actor("Ada").last("games").content == "patience"


async def test_discord_py_waits_for_the_end_of_a_global_rate_limit(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        playground.faults.rate_limit(POST, is_global=True)
        await _games(playground, bot).send("patience")
        assert playground.actor("Ada").last("games").content == "patience"


async def test_a_429_without_via_is_raised_at_once(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        fault = playground.faults.rate_limit(POST, via=False, times=5)
        with pytest.raises(discord.HTTPException) as banned:
            await _games(playground, bot).send("patience")
        assert banned.value.status == 429
        assert fault.met == 1


async def test_answers_to_interactions_can_meet_rate_limits(playground: Playground) -> None:
    bot = TinyBot()

    @bot.tree.command()
    async def hi(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hi")

    async with running_bot(playground, bot):
        playground.faults.rate_limit("/callback")
        sent = await playground.actor("Ada").slash("games", "hi")
        assert sent.answer is not None
        assert sent.answer.content == "hi"


async def test_a_fault_can_be_any_error_of_discord(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        message = await _games(playground, bot).send("one")
        playground.faults.refuse("PATCH", status=429, code=30046, message="Maximum number of edits reached")
        with pytest.raises(discord.HTTPException) as refused:
            await message.edit(content="two")
        assert refused.value.code == 30046
        request = playground.rest.requests[-1]
        assert request.is_ordered
        assert request.error == {"code": 30046, "message": "Maximum number of edits reached"}
        await message.edit(content="three")
        assert not playground.rest.requests[-1].is_ordered


async def test_a_fault_can_be_for_some_channels_only(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        games = _games(playground, bot)
        playground.faults.refuse(POST, status=403, code=50013, where=lambda path: str(games.id) in path)
        world = playground.world
        await bot.get_partial_messageable(world.channel("lounge").id).send("one")
        with pytest.raises(discord.Forbidden):
            await games.send("one")


async def test_an_interaction_that_is_sent_twice_can_be_answered_once(playground: Playground) -> None:
    bot = TinyBot()
    codes: asyncio.Queue[int] = asyncio.Queue()

    @bot.tree.command()
    async def hi(interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_message("hi")
            codes.put_nowait(0)
        except discord.HTTPException as error:
            codes.put_nowait(error.code)

    async with running_bot(playground, bot):
        ada = playground.actor("Ada")
        playground.deliver(await ada.slash("games", "hi"))
        assert [await soon(codes.get()), await soon(codes.get())] == [0, 40060]
        assert [m.content for m in ada.messages("games")[1:]] == ["hi"]


async def test_discord_py_does_not_retry_after_status_503(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        playground.faults.fail(POST, status=503)
        with pytest.raises(discord.DiscordServerError):
            await _games(playground, bot).send("one")
        await _games(playground, bot).send("two")
        assert playground.actor("Ada").last("games").content == "two"


@pytest.mark.slow  # discord.py waits a second before it tries again.
async def test_discord_py_retries_after_other_server_errors(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        playground.faults.fail(POST, status=500)
        await _games(playground, bot).send("one")
        assert playground.actor("Ada").last("games").content == "one"


async def test_a_request_waits_until_the_test_sets_its_gate(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        fault = playground.faults.hold(POST)
        sending = asyncio.create_task(_games(playground, bot).send("one"))
        await soon(fault.reached.wait())
        lounge = playground.world.channel("lounge")
        await bot.get_partial_messageable(lounge.id).send("two")  # discord.py posts one message at a time in a channel.
        assert not sending.done()
        assert fault.gate is not None
        fault.gate.set()
        await sending
        ada = playground.actor("Ada")
        assert ada.last("lounge").id < ada.last("games").id
        assert ada.last("games").content == "one"


def _games(playground: Playground, bot: TinyBot) -> discord.PartialMessageable:
    return bot.get_partial_messageable(playground.world.channel("games").id)


async def test_a_post_whose_answer_was_lost_is_found_by_its_nonce(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        fault = playground.faults.cut(POST)
        with pytest.raises(aiohttp.ClientError):
            await _games(playground, bot).send("once", nonce="n1")
        assert fault.spent
        await _games(playground, bot).send("once", nonce="n1")

        said = [message.content for message in playground.actor("Ada").messages("games")]
        assert said.count("once") == 1


async def test_each_channel_has_its_own_limit_for_posts_and_edits(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        playground.buckets.on(limit=2, window=0.05)
        games = _games(playground, bot)
        message = await games.send("one")
        for _ in range(3):
            await message.edit(content="more")
            await games.send("more")

        # No request is refused, because discord.py reads the limits in the headers and waits.
        assert [r.status for r in playground.rest.requests if r.method in ("POST", "PATCH")] == [200] * 7
        assert playground.buckets.refused == 0


async def test_all_processes_of_the_bot_share_the_limit_for_the_whole_bot(playground: Playground) -> None:
    seconds = 0.0
    playground.buckets.now = lambda: seconds
    playground.buckets.on(limit=100, limit_in_all=3)
    games, lounge = (playground.world.channel(name).id for name in ("games", "lounge"))
    headers = {"Authorization": f"Bot {playground.token}"}
    async with aiohttp.ClientSession(headers=headers) as one, aiohttp.ClientSession(headers=headers) as other:

        async def post(process: aiohttp.ClientSession, channel: int) -> tuple[int, str | None]:
            url = f"{playground.url}/api/v10/channels/{channel}/messages"
            async with process.post(url, json={"content": "hello"}) as response:
                return response.status, response.headers.get("X-RateLimit-Scope")

        answers = [await post(*each) for each in ((one, games), (other, lounge), (one, lounge), (other, games))]
        assert answers == [(200, None)] * 3 + [(429, "global")]
        seconds = 1.0
        assert (await post(other, games))[0] == 200


async def test_answers_to_interactions_do_not_count_for_the_limit_of_the_whole_bot(playground: Playground) -> None:
    bot = TinyBot()

    @bot.tree.command()
    async def talk(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        await interaction.followup.send("two")
        await interaction.edit_original_response(content="three")

    async with running_bot(playground, bot):
        playground.buckets.on(limit_in_all=0)
        before = playground.tally.copy()
        sent = playground.actor("Ada").slash("games", "talk")
        await sent
        await playground.until(lambda: sent.answer is not None and sent.answer.content == "three", "no third answer")
        webhook = "/webhooks/{webhook_id}/{webhook_token}"
        assert playground.tally.since(before).free == {
            "POST /interactions/{interaction_id}/{interaction_token}/callback": 1,
            f"POST {webhook}": 1,
            f"PATCH {webhook}/messages/@original": 1,
        }
        assert playground.tally.since(before).counted.total() == 0
        assert playground.buckets.refused == 0


async def test_the_tally_counts_requests_by_route_with_those_that_were_refused(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        before = playground.tally.copy()
        playground.faults.rate_limit(POST)
        message = await _games(playground, bot).send("one")
        await message.edit(content="two")

        messages = "/channels/{channel_id}/messages"
        spent = playground.tally.since(before)
        assert spent.counted == {f"POST {messages}": 2, f"PATCH {messages}/{{message_id}}": 1}
        assert spent.free == {}
        assert spent.failed == 1


async def test_a_request_over_a_limit_is_refused_and_repeated(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        playground.buckets.on(limit=2, window=0.05)
        games = playground.world.channel("games")
        playground.buckets.use_up(games.id)
        await _games(playground, bot).send("patience")

        assert [r.status for r in playground.rest.requests if r.method == "POST"] == [429, 200]
        assert playground.actor("Ada").last("games").content == "patience"


@pytest.mark.slow  # The limit is per second, so the test has to wait.
async def test_the_bot_has_a_limit_for_all_channels_together(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        playground.buckets.on(limit=100, limit_in_all=2)
        games = _games(playground, bot)
        for _ in range(3):
            await games.send("more")
        statuses = [r.status for r in playground.rest.requests if r.method == "POST"]
        assert statuses.count(429) >= 1
        assert statuses.count(200) == 3
