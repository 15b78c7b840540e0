"""Two processes of one bot show the same matches: each version once, and none after a newer one."""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from functools import partial
from itertools import count, pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord import ui

from bot.engine.game import Seat
from bot.errors import IllegalMove, StaleBoard
from bot.games.gemrush import GAME as RUSH
from bot.games.gems3d import GAME
from bot.machine import SystemChance
from bot.sessions.model import Match
from bot.sessions.play.channels import DRAWING
from bot.sessions.sessions import Sessions
from bot.sessions.share import ALONE
from bot.sessions.unplayed import BY_LETTERS
from bot.ui.boards.drawing import Drawing
from bot.ui.boards.lanes import Lanes, Pace
from bot.ui.boards.presenter import SWEEP, Presenter
from bot.ui.boards.sight import Sight
from bot.ui.boards.slots import Slot
from bot.ui.entry.trouble import Faults
from bot.ui.panels import Layout, Unpainted
from cogs.gemrush.face import RushFace
from cogs.gems3d.face import GemsFace
from tests.databases import database_url, postgres_server, postgres_tables
from tests.sessions.many import HERE, THERE, on_postgresql, process
from tests.sessions.table import PLACE, TurnedClock, ask
from tests.texts.loaded import all_texts

__all__ = ["database_url", "postgres_server", "postgres_tables"]

GAMES: dict[str, Any] = {game.about.key: game for game in (GAME, RUSH)}

pytestmark = [pytest.mark.slow, on_postgresql]


class Channel:
    """A channel in Discord, which both processes reach.

    Attributes:
        shown: each post and edit, as (what, message, version of the match).
        mentioned: the users whom posts mention, as (version of the match, user).
        may_read: whether the bot may read the channel. It finds no message there that it does not know.
        called: set by each request.
        deaf: whether posts and edits get no answer, and are not done.
        bug: the error of the next request.
    """

    def __init__(self) -> None:
        self.shown: list[tuple[str, int, int]] = []
        self.mentioned: list[tuple[int, int]] = []
        self.may_read = False
        self.deaf = False
        self.bug: Exception | None = None
        self.slow: asyncio.Event | None = None  # the next request waits for this event
        self.called = asyncio.Event()
        self._ids = count(1)
        self._posted: dict[str, tuple[int, Layout]] = {}

    async def _arrive(self) -> None:
        self.called.set()
        bug, self.bug = self.bug, None
        if bug is not None:
            raise bug
        if self.deaf:
            await asyncio.Event().wait()
        slow, self.slow = self.slow, None
        if slow is not None:
            await slow.wait()

    async def send(self, *, view: Layout, nonce: str, allowed_mentions: Any, **_: Any) -> Any:
        await self._arrive()
        if nonce not in self._posted:
            self.mentioned += [(version_of(view), user.id) for user in allowed_mentions.users]
            self._posted[nonce] = (next(self._ids), view)
            self.shown.append(("post", self._posted[nonce][0], version_of(view)))
        message, layout = self._posted[nonce]
        parts = cast(Any, layout).to_components()
        edit = partial(self.edit, message)
        return SimpleNamespace(
            id=message, edit=edit, components=[SimpleNamespace(to_dict=partial(dict, part)) for part in parts]
        )

    async def posts(self, *_: int) -> tuple[()] | None:
        """Return None if the bot may not read the channel."""
        if not self.may_read:
            return None
        await self._arrive()
        return ()

    async def edit(self, message: int, view: Layout, **_: Any) -> None:
        await self._arrive()
        self.shown.append(("edit", message, version_of(view)))

    async def delete(self) -> None:
        """Accept the deletion of a message."""

    def get_partial_message(self, message: int) -> Any:
        return SimpleMessage(message, self)


class Conversations:
    """The conversations of members, each in a channel of its own."""

    def knows(self, user: int) -> bool:
        return True

    async def channel(self, user: int) -> int:
        return 1_000 + user

    def is_gone(self, channel: int) -> bool:
        return False


class SimpleMessage:
    def __init__(self, id: int, channel: Channel) -> None:
        self.id = id
        self.edit = partial(channel.edit, id)
        self.delete = channel.delete


def version_of(view: Layout) -> int:
    """Return the version that the picture of a board says; 0 for a line without a picture."""
    text = "".join(part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay))
    found = re.search(r"version (\d+)", text)
    return int(found[1]) if found else 0


class Pictures:
    """Pictures that say the version of the match."""

    def __init__(self) -> None:
        self.faults = Faults(SystemChance())

    async def board(self, face: object, match: Match, *_: object, **__: object) -> Unpainted:
        return Unpainted(f"version {match.version}")


class Process:
    """A process with its sessions and its presenter."""

    def __init__(self, sessions: Sessions, clock: TurnedClock, channel: Channel) -> None:
        async def none_below(*_: int) -> int:
            return 0

        async def pause(seconds: float) -> None:
            await clock.sleep_until(clock.now() + round(seconds * 1000))

        async def no_locale(_: int) -> None:
            return None

        self.sessions = sessions
        self.presenter = Presenter(
            sessions,
            Drawing(
                sessions,
                all_texts(),
                cast(Any, Pictures()),
                {GAME.about.key: GemsFace(), RUSH.about.key: RushFace()},
                no_locale,
                Sight(none_below),
            ),
            lambda _: cast(Any, channel),
            clock,
            lambda *_: None,
            Lanes(Pace(lambda: clock.now() / 1000, pause)),
            cast(Any, channel),
            cast(Any, Conversations()),
            pause=pause,
        )
        sessions.subscribe(self.presenter.announce)

    async def play(self, match: Match, member: int = 0) -> Match:
        """Let a member make the default move."""
        found = await self.sessions.matches.match(match.id)
        state: Any = found.state
        move = GAMES[match.game].default(state, found.to_move[0])
        return await self.sessions.turns.play(ask(member), match.id, move, None)


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock()


@pytest.fixture
def channel() -> Channel:
    return Channel()


@pytest.fixture
async def both(database_url: str, clock: TurnedClock, channel: Channel) -> AsyncIterator[tuple[Process, Process]]:
    async with AsyncExitStack() as stack:
        found = []
        for share in (HERE, THERE):
            sessions = await stack.enter_async_context(process(database_url, clock, share, GAMES))
            found.append(Process(sessions, clock, channel))
            stack.push_async_callback(found[-1].presenter.close)
        yield found[0], found[1]


async def opened(one: Process) -> Match:
    return await one.sessions.lobby.open(ask(0), PLACE, GAME.about.key, GAME.about.samples[0])


async def in_crisis(one: Process) -> Match:
    """Begin a match of two members. The first turn is one of several moves."""
    lobby = one.sessions.lobby
    match = await lobby.open(ask(0), PLACE, RUSH.about.key, RUSH.about.samples[1])
    await lobby.join(ask(1), match.id)
    return await lobby.begin(ask(0), match.id)


async def by_letters(one: Process, other: Process) -> Match:
    """Begin a match by letters of two members, each of whom reaches another process."""
    match = await one.sessions.lobby.open(ask(0), BY_LETTERS, RUSH.about.key, RUSH.about.samples[1])
    match = await other.sessions.letters.join(ask(1), (await one.sessions.letters.code(ask(0), match.id)).code)
    return match if match.state is not None else await one.sessions.lobby.begin(ask(0), match.id)


async def at_rest(clock: TurnedClock, *processes: Process) -> None:
    """Turn the clock until all processes have nothing to show."""
    async with asyncio.timeout(60):
        while any(one.presenter._slots for one in processes):
            for one in processes:
                await one.sessions.boards.behind()
            clock.turn(100)


def check(shown: list[tuple[str, int, int]], newest: int) -> None:
    boards = [version for _, __, version in shown if version]
    assert boards[-1] == newest
    assert all(earlier < later for earlier, later in pairwise(boards)), shown


async def test_each_version_is_shown_once_and_none_after_a_newer_one(
    both: tuple[Process, Process], clock: TurnedClock, channel: Channel
) -> None:
    match = await opened(both[0])
    for number in range(10):
        match = await both[number % 2].play(match)
        if number % 5 == 4:
            await at_rest(clock, *both)
    check(channel.shown, match.version)
    for one in both:
        board = (await one.sessions.matches.match(match.id)).board
        assert board.version_shown == match.version


async def test_each_letter_is_shown_once_in_each_version_that_its_member_is_to_see(
    both: tuple[Process, Process], clock: TurnedClock, channel: Channel
) -> None:
    match = await by_letters(*both)
    for number in range(12):
        await at_rest(clock, *both)
        mover = match.seats[match.to_move[0]].user
        match = await both[number % 2].play(match, mover - 100)
    await at_rest(clock, *both)
    for one in both:
        found = await one.sessions.matches.match(match.id)
        assert [letter.version for letter in found.letters] == [letter.wanted for letter in found.letters]
        assert found.board.version_shown == match.version
    shown = Counter(version for _, __, version in channel.shown if version)
    assert max(shown.values()) <= len(match.letters)
    boards = [(message, version) for _, message, version in channel.shown if version]
    for message in {message for message, _ in boards}:
        versions = [version for one, version in boards if one == message]
        assert versions == sorted(set(versions))


async def test_changes_at_once_are_shown_once(
    both: tuple[Process, Process], clock: TurnedClock, channel: Channel
) -> None:
    match = await opened(both[0])
    await at_rest(clock, *both)

    async def play_on(one: Process) -> None:
        for _ in range(6):
            with suppress(IllegalMove):  # the other process has made this move
                await one.play(match)

    await asyncio.gather(*map(play_on, both))
    await at_rest(clock, *both)
    check(channel.shown, (await both[0].sessions.matches.match(match.id)).version)


@pytest.mark.parametrize("first", [True, False], ids=["a post", "an edit"])
async def test_a_process_waits_while_another_one_draws(
    both: tuple[Process, Process], clock: TurnedClock, channel: Channel, first: bool
) -> None:
    here, there = both
    slow = asyncio.Event()
    match = await opened(here)
    if not first:
        await at_rest(clock, *both)
        match = await here.play(match)
    before = len(channel.shown)
    channel.called.clear()
    channel.slow = slow
    async with asyncio.timeout(60):
        await channel.called.wait()
    newer = await there.play(match)
    for _ in range(20):
        await there.sessions.boards.behind()
        clock.turn(100)
    assert channel.shown[before:] == []
    slow.set()
    await at_rest(clock, *both)
    assert [version for _, __, version in channel.shown[before:] if version] == [match.version, newer.version]


async def test_a_board_whose_process_dies_while_it_draws_is_shown_within_a_minute(
    both: tuple[Process, Process], clock: TurnedClock, channel: Channel
) -> None:
    here, there = both
    await there.presenter.start()
    channel.deaf = True
    match = await opened(here)
    async with asyncio.timeout(60):
        await channel.called.wait()  # the post of the dying process
    channel.deaf = False
    died = clock.now()
    while not channel.shown and clock.now() < died + 60_000:
        clock.turn(1000)
        for _ in range(5):
            await there.sessions.boards.behind()
    await at_rest(clock, there)
    assert [version for _, __, version in channel.shown] == [match.version]
    assert clock.now() <= died + 60_000
    found = await there.sessions.matches.match(match.id)
    assert found.board.version_shown == match.version
    match = await there.play(match)
    await at_rest(clock, there)
    check(channel.shown, match.version)


async def test_a_board_whose_process_dies_before_it_draws_is_shown_within_a_minute(
    both: tuple[Process, Process], clock: TurnedClock, channel: Channel
) -> None:
    here, there = both
    await there.presenter.start()
    await here.presenter.close()
    match = await opened(here)
    for _ in range(60_000 // SWEEP):
        clock.turn(SWEEP)
        for _ in range(20):  # meanwhile the sweep reads, too
            await there.sessions.boards.behind()
    for _ in range(500):  # on a busy machine the last sweep takes longer
        if channel.shown:
            break
        await there.sessions.boards.behind()
    await at_rest(clock, there)
    assert [version for _, __, version in channel.shown] == [match.version]


async def test_a_start_shows_only_the_boards_of_its_own_servers(
    both: tuple[Process, Process], clock: TurnedClock, channel: Channel
) -> None:
    here, there = both
    await here.presenter.close()
    match = await opened(here)
    await there.presenter.catch_up()
    await at_rest(clock, there)
    assert channel.shown == []
    again = Process(here.sessions, clock, channel)
    await again.presenter.catch_up()
    await at_rest(clock, again)
    assert [version for _, __, version in channel.shown] == [match.version]
    await again.presenter.close()


async def test_who_moves_while_a_start_looks_for_boards_is_not_called_to_the_same_turn(
    both: tuple[Process, Process], clock: TurnedClock, channel: Channel
) -> None:
    """The move is taken up after the look, and who has moved knows of the turn that goes on."""
    here = both[0]
    await here.presenter.close()
    match = await in_crisis(here)
    again = Process(here.sessions, clock, channel)
    channel.may_read, channel.slow = True, (looked := asyncio.Event())
    await again.presenter.catch_up()
    async with asyncio.timeout(60):
        await channel.called.wait()
    moved = await again.play(match, match.to_move[0])
    assert moved.to_move == match.to_move
    looked.set()
    await at_rest(clock, again)
    check(channel.shown, moved.version)
    assert channel.mentioned == []
    await again.presenter.close()


async def test_a_start_shows_no_version_that_was_replaced_while_it_read_what_is_left(
    database_url: str, clock: TurnedClock, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(database_url, clock, ALONE, GAMES) as sessions:
        before = Process(sessions, clock, channel)
        await before.presenter.close()
        match = await before.play(await opened(before))
        again = Process(sessions, clock, channel)

        async def leftovers() -> tuple[()]:
            nonlocal match
            match = await again.play(match)
            await at_rest(clock, again)
            return ()

        monkeypatch.setattr(sessions.boards, "leftovers", leftovers)
        await again.presenter.catch_up()
        await at_rest(clock, again)
        check(channel.shown, match.version)
        await again.presenter.close()


async def test_a_board_is_shown_although_what_follows_its_fault_has_failed_too(
    both: tuple[Process, Process], clock: TurnedClock, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def conflict(*_: object) -> None:
        raise StaleBoard("error-stale")

    here = both[0]
    monkeypatch.setattr(here.sessions.boards, "note_refused", conflict)
    channel.bug = RuntimeError("a bug")
    match = await opened(here)
    await at_rest(clock, here)
    match = await here.play(match)
    await at_rest(clock, here)
    check(channel.shown, match.version)


async def test_whom_a_look_finds_called_stays_called_in_the_version_taken_up_after_it(
    both: tuple[Process, Process],
) -> None:
    here = both[0]
    await here.presenter.close()
    match = await in_crisis(here)
    slot = Slot.of(match, resumed=True)
    moved = await here.play(match, match.to_move[0])
    slot.announce(moved)
    [other] = {Seat(0), Seat(1)} - set(moved.board.notified)
    noted = await here.sessions.boards.note_called(match.id, moved.version, (other,))
    slot.note_called(noted)
    slot.take_up_later()
    assert slot.match == noted != moved


async def test_a_claim_ends_with_its_time_or_its_release(both: tuple[Process, Process], clock: TurnedClock) -> None:
    here, there = both
    match = await opened(here)
    await at_rest(clock, here)
    mine, yours = here.sessions.boards, there.sessions.boards
    assert await mine.claim(match.id) == clock.now() + DRAWING
    assert await mine.claim(match.id) == clock.now() + DRAWING
    assert await yours.claim(match.id) is None
    await yours.release(match.id)
    assert await yours.claim(match.id) is None
    await mine.release(match.id)
    assert await yours.claim(match.id) is not None
    clock.turn(DRAWING)
    assert await mine.claim(match.id) is not None
    assert await here.sessions.matches.match(match.id) == await there.sessions.matches.match(match.id)
