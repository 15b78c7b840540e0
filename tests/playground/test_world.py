"""Tests of the world without a bot: ids, clocks, permissions, unread messages and the world's file."""

from pathlib import Path

import aiohttp
import pytest

from bot.playground import ManualClock, Message, Playground, World, WorldFileError, open_world
from bot.playground.world.interaction import Kind
from bot.playground.world.model import SnowflakeSource, time_of
from bot.playground.world.permissions import ALL, Permission, in_guild
from bot.ui.client import point_discord_at
from tests.playground.fixtures import open_playground, running_bot
from tests.playground.tiny_bot import PNG, TinyBot, counter, picture


def test_ids_grow_even_if_the_clock_stands_still_or_is_set_back() -> None:
    source = SnowflakeSource()
    ids = [source.next(1_700_000_000.0), source.next(1_700_000_000.0), source.next(1_600_000_000.0)]
    ids.append(source.next(1_700_000_001.5))

    assert ids == sorted(set(ids))
    assert [time_of(each) for each in ids] == [1_700_000_000.0] * 3 + [1_700_000_001.5]


def test_a_manual_clock_makes_calls_in_order_and_at_their_times() -> None:
    clock = ManualClock(100.0)
    called: list[tuple[str, float]] = []
    clock.call_later(2, lambda: called.append(("second", clock.now())))
    clock.call_later(1, lambda: called.append(("first", clock.now())))
    clock.call_later(1.5, lambda: called.append(("never", clock.now()))).cancel()
    clock.advance(1.9)
    assert called == [("first", 101.0)]
    clock.advance(0.1)
    assert called == [("first", 101.0), ("second", 102.0)]
    assert clock.now() == 102.0


def test_gather_only_adds_members() -> None:
    world = World.default()
    names = ["Ada", "Bela", "Chen", "Dora", "Emil", "Fay", "Gus"]
    for count, there in ((3, 3), (5, 5), (4, 5), (99, 7)):
        world.gather(count)
        assert [user.name for user in world.state.users.values() if not user.bot] == names[:there]


def test_the_default_world_has_what_newcomers_and_tests_expect() -> None:
    world = World.default(welcome="Hello there")
    people = {user.name: (user.locale, user.bot) for user in world.state.users.values()}

    assert people == {
        "Ada": ("en-US", False), "Bela": ("en-US", False), "Chen": ("de", False), "Lapidary": ("en-US", True)
    }  # fmt: skip
    assert [channel.name for channel in world.state.channels.values()] == ["games", "lounge"]
    assert [m.content for m in world.public_history(world.channel("games").id)] == ["Hello there"]
    assert in_guild(world.guild, world.user("Ada").id) == ALL
    assert in_guild(world.guild, world.user("Bela").id) & Permission.MANAGE_GUILD
    assert not in_guild(world.guild, world.user("Chen").id) & Permission.MANAGE_GUILD


def test_overwrites_of_members_outweigh_roles_and_roles_outweigh_everyone() -> None:
    world = World.default()
    games = world.channel("games")
    chen, bela, ada = (world.user(name).id for name in ("Chen", "Bela", "Ada"))
    moderators = world.guild.members[bela].roles[0]

    world.set_permission(games, world.guild.id, Permission.SEND_MESSAGES, allowed=False)
    assert [world.may_post(who, games) for who in (chen, bela, ada)] == [False, False, True]
    world.set_permission(games, moderators, Permission.SEND_MESSAGES, allowed=True)
    assert [world.may_post(who, games) for who in (chen, bela, ada)] == [False, True, True]
    world.set_permission(games, "Chen", Permission.SEND_MESSAGES, allowed=True)
    assert [world.may_post(who, games) for who in (chen, bela, ada)] == [True, True, True]
    world.set_permission(games, "Chen", Permission.VIEW_CHANNEL, allowed=False)
    assert world.permissions(chen, games) == 0
    assert games not in world.channels_of(chen)


def test_threads_have_their_own_permission_to_write() -> None:
    world = World.default()
    games, chen = world.channel("games"), world.user("Chen").id
    thread = world.add_thread(games, world.user("Ada").id, "table")
    world.set_permission(games, world.guild.id, Permission.SEND_MESSAGES, allowed=False)
    assert world.may_post(chen, thread)
    world.set_permission(games, world.guild.id, Permission.SEND_MESSAGES_IN_THREADS, allowed=False)
    assert not world.may_post(chen, thread)


async def test_unread_messages_are_those_of_others_that_were_not_read(playground: Playground) -> None:
    ada, chen = playground.actor("Ada"), playground.actor("Chen")
    lounge = playground.world.channel("lounge")
    ada.post(lounge, "one")
    last = ada.post(lounge, f"two <@{chen.id}>")

    assert playground.world.unread(ada.id, lounge) == (0, 0)
    assert playground.world.unread(chen.id, lounge) == (2, 1)
    chen.mark_read(lounge, last.id)
    assert playground.world.unread(chen.id, lounge) == (0, 0)


async def test_a_saved_world_is_the_same_after_a_restart(tmp_path: Path) -> None:
    world = World.default()
    async with Playground(world, folder=tmp_path) as playground:
        point_discord_at(playground.url)
        bot = TinyBot()
        async with running_bot(playground, bot):
            ada = playground.actor("Ada")
            games = bot.get_partial_messageable(world.channel("games").id)
            await games.send("look", file=picture())
            message_id = (await games.send(view=counter(7))).id
            ada.post(ada.open_dm(), "hello bot")
            ada.open_thread("games", "table one")
            private = _private(playground)

    again = open_world(tmp_path)
    assert again.state.application.token == world.state.application.token
    assert [c.name for c in again.state.channels.values()] == [c.name for c in world.state.channels.values()]
    kept = again.state.messages[games.id]
    assert [m.id for m in kept.values()] == [m.id for m in world.state.messages[games.id].values() if m.id != private]
    assert list(again.files.values()) == [PNG]
    assert again.new_id() > world.state.last_id

    async with Playground(again, folder=tmp_path) as playground:
        point_discord_at(playground.url)
        async with running_bot(playground, TinyBot()):
            ada = playground.actor("Ada")
            await ada.click(ada.message(games.id, message_id), "Count 7")
            assert ada.message(games.id, message_id).texts == ["The count is 8"]


def _private(playground: Playground) -> int:
    """Add a private answer, which is not saved, and return its id."""
    world = playground.world
    message = Message(world.new_id(), world.channel("games").id, world.bot_id, only_for=playground.actor("Ada").id)
    world.add_message(message)
    return message.id


async def test_changes_of_a_running_world_are_saved(tmp_path: Path) -> None:
    async with Playground(World.default(), folder=tmp_path) as playground:
        assert playground.file is not None
        playground.actor("Ada").post("games", "keep me")
        await playground.file.saved()
        kept = open_world(tmp_path)
        assert [m.content for m in kept.public_history(kept.channel("games").id)][-1] == "keep me"
    assert [path.name for path in files_in(tmp_path)] == ["world.json"]


async def test_a_world_that_cannot_be_saved_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").touch()
    async with Playground(World.default(), folder=tmp_path / "file") as playground:
        playground.actor("Ada").post("games", "hello")
    assert "could not be written" in caplog.text


async def test_a_port_in_use_raises_an_oserror(playground: Playground) -> None:
    second = Playground(World.default(), port=playground.port)
    with pytest.raises(OSError, match="in use"):
        await second.start()


def files_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


@pytest.mark.parametrize(
    ("content", "complaint"), [(b"{", "is not a saved world"), (b"{}", "is not a saved world"), (None, "cannot read")]
)
def test_a_broken_file_is_refused_with_one_sentence(tmp_path: Path, content: bytes | None, complaint: str) -> None:
    if content is None:
        (tmp_path / "world.json").mkdir()
    else:
        (tmp_path / "world.json").write_bytes(content)
    with pytest.raises(WorldFileError, match=complaint):
        open_world(tmp_path)


def test_without_a_saved_world_the_default_world_is_opened(tmp_path: Path) -> None:
    assert open_world(tmp_path / "new").guild.name == "The Workshop"
    assert list(tmp_path.iterdir()) == []


async def test_an_answered_change_is_saved_before_a_kill(tmp_path: Path) -> None:
    async with Playground(World.default(), folder=tmp_path) as playground, aiohttp.ClientSession() as session:
        games = playground.world.channel("games").id
        headers = {"Authorization": f"Bot {playground.token}"}
        url = f"{playground.url}/api/v10/channels/{games}/messages"
        async with session.post(url, json={"content": "kept"}, headers=headers) as response:
            told = await response.json()
        kept = open_world(tmp_path)  # A start after a kill at this moment would read this world.

    message = kept.message(games, int(told["id"]))
    assert message is not None
    assert message.content == "kept"


class Numbered:
    """Chance that draws the numbers 1, 2, 3 ... instead."""

    def __init__(self) -> None:
        self._drawn = 0

    def bits(self, count: int) -> int:
        self._drawn += 1
        return self._drawn % (1 << count)

    def token_hex(self, size: int) -> str:
        return f"{self.bits(64):0{2 * size}x}"

    def fraction(self) -> float:
        return self.bits(53) / 2**53

    def choice(self, letters: str) -> str:
        return letters[self.bits(64) % len(letters)]


async def test_all_tokens_come_from_the_given_chance() -> None:
    world = World.default(clock=ManualClock(1_700_000_000.0), chance=Numbered())
    assert world.state.application.token.endswith("01")
    async with open_playground(world) as playground, running_bot(playground, TinyBot()):
        [session] = playground.gateway.sessions
        assert int(session, 16) == 2
        sent = playground.interactions.open(Kind.SLASH, world.user("Ada").id, world.channel("games").id, {})
        assert int(sent.token, 16) == 3
