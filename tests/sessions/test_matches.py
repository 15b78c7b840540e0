"""Tests of the laws in the docstring of `bot.sessions.matches`.

Long because every refusal that a command can meet is listed.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from bot.engine.game import Seat
from bot.errors import NotKept, PlayerError, StorageError
from bot.sessions import sessions as composition
from bot.sessions.change import Change, Endless
from bot.sessions.matches import LOOK_AGAIN, ROUNDS
from bot.sessions.model import Entry, Match, Place
from bot.sessions.pace import HOUR, Pace
from bot.sessions.play.lobby import TRIES
from bot.sessions.sessions import Sessions
from bot.storage import schema
from bot.storage.store import Connection, Store
from bot.storage.writer import Publish
from bot.storage.writes import Statement, Writes
from tests.databases import on_each_database, url_of
from tests.sessions.commands import (
    ELSEWHERE,
    GAMES,
    KINDS,
    SOFT,
    Kind,
    Prepare,
    a_lobby,
    all_rows,
    asked,
    carry_on,
    in_play,
    lent,
    on_offer,
    over,
    proposed,
    with_a_move,
)
from tests.sessions.heap import HeapOptions
from tests.sessions.table import PLACE, Heard, TurnedClock, ask, member

T = TypeVar("T")


class Watched(Store):
    """A store that counts its writes and can have faults.

    Attributes:
        written: the rows of each write.
        runs: the number of other transactions.
        failing: whether every call fails and does nothing.
        losing: whether writes are done, but their callers get an error.
        unread: whether nothing can be read.
    """

    failing = losing = unread = False
    runs = 0

    def count(self) -> None:
        self.written: list[Writes] = []
        self.runs = 0

    async def write(self, writes: Writes, publish: Publish | None = None) -> None:
        if hasattr(self, "written"):
            self.written.append(writes)
        if self.failing:
            raise StorageError("planted")
        await super().write(writes, None if self.losing else publish)
        if self.losing:
            raise StorageError("planted")

    async def run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        self.runs += 1
        if self.failing:
            raise StorageError("planted")
        return await super().run(work)

    async def read(self, query: Callable[..., Awaitable[T]], *args: Any, **kwargs: Any) -> T:
        if self.unread:
            raise StorageError("planted")
        return await super().read(query, *args, **kwargs)

    async def read_last(self, query: Callable[..., Awaitable[T]], *args: Any, **kwargs: Any) -> T:
        return await self.read(query, *args, **kwargs)


@asynccontextmanager
async def watched(
    url: str, clock: TurnedClock, match_ids: Callable[[], str] | None = None
) -> AsyncIterator[tuple[Watched, Sessions]]:
    """Yield sessions without timers, so that only the test's requests change anything."""
    store = await Watched.open(url, clock)
    assert isinstance(store, Watched)
    sessions = restarted(store, clock, match_ids)
    try:
        yield store, sessions
    finally:
        await sessions.drain()
        await store.close()


def restarted(store: Store, clock: TurnedClock, match_ids: Callable[[], str] | None = None) -> Sessions:
    """Return sessions with empty memory, as after a restart."""
    return Sessions(store, clock, GAMES, seeds=lambda: 0, match_ids=match_ids)


def kind_named(name: str) -> Kind:
    return next(one for one in KINDS if one.name == name)


# -- 1: one command is one transaction ---------------------------------------------------------------------------------

ENDS_RATED = {
    Statement.MATCH,
    Statement.LOG,
    Statement.SEAT,
    Statement.NOTICE,
    Statement.HONOUR_SUM,
    Statement.RATING,
    Statement.RATING_CHANGE,
}


@on_each_database
@pytest.mark.parametrize(
    ("kind", "entries", "rows"),
    [
        ("resign and agree", ["leave", "pace"], {Statement.MATCH, Statement.LOG, Statement.NOTICE, Statement.TERMS}),
        ("vote and end", ["move"], ENDS_RATED),
    ],
    ids=["a resignation that completes a pace", "a vote that ends a rated match"],
)
async def test_a_command_and_all_its_consequences_are_one_transaction(
    database_url: str, kind: str, entries: list[str], rows: set[Statement]
) -> None:
    clock, command = TurnedClock(), kind_named(kind)
    async with watched(database_url, clock) as (store, sessions):
        match_id = await command.scene(sessions, clock)
        stored, before = await sessions.matches.match(match_id), await store.read(all_rows)
        heard = Heard(sessions)
        store.count()
        store.failing = True
        with pytest.raises(NotKept, match="error-storage"):
            await command.give(sessions, ask(command.by), match_id)
        assert (len(store.written), store.runs) == (1, 0)
        assert await store.read(all_rows) == before
        assert await sessions.matches.match(match_id) == stored
        assert heard.matches == []

        store.failing = False
        store.count()
        told = await command.give(sessions, ask(command.by), match_id)
        assert (len(store.written), store.runs) == (1, 0)
        [written] = store.written
        assert [write.values["kind"] for write in written if write.statement is Statement.LOG] == entries
        assert rows <= {write.statement for write in written}
        assert told is not None
        assert told.entry.kind == entries[0]
        assert len(heard.matches) == 1


# -- 2: a refused command changes nothing ------------------------------------------------------------------------------

Scene = tuple[str, Prepare]
LOBBY: Scene = ("lobby", a_lobby)
FULL: Scene = ("full lobby", partial(a_lobby, seated=3))
PLAYING: Scene = ("in play", in_play)
MOVED: Scene = ("moved", with_a_move)
OVER: Scene = ("over", over)
PROPOSED: Scene = ("proposed", proposed)
ASKED: Scene = ("asked", asked)
OFFERED: Scene = ("on offer", on_offer)
LENT: Scene = ("lent", lent)


TOO_SHORT = Pace(limit=1)
# For each scene, the refused commands: the key of the refusal, and the command.
REFUSED: dict[str, list[tuple[str, Callable[[Sessions, str], Awaitable[object]]]]] = {
    "lobby": [
        ("error-already-open-lobby", lambda one, id_: one.lobby.open(ask(3), PLACE, "heap", HeapOptions(seats=2))),
        ("heap-range", lambda one, id_: one.lobby.open(ask(3), PLACE, "heap", HeapOptions(heap=0))),
        (
            "error-pace-range",
            lambda one, id_: one.lobby.open(ask(3), ELSEWHERE, "heap", HeapOptions(seats=2), pace=TOO_SHORT),
        ),
        ("error-not-over", lambda one, id_: one.lobby.rematch(ask(0), id_)),
        ("error-already-seated", lambda one, id_: one.lobby.join(ask(1), id_)),
        ("error-unknown-button", lambda one, id_: one.lobby.choose(ask(1), id_, "Ob")),
        ("error-not-at-table", lambda one, id_: one.lobby.leave(ask(3), id_)),
        ("error-not-at-table", lambda one, id_: one.lobby.begin(ask(3), id_)),
        ("error-not-host-to-start", lambda one, id_: one.lobby.begin(ask(1), id_)),
        ("error-not-host", lambda one, id_: one.lobby.cancel(ask(1), id_)),
        ("error-not-started", lambda one, id_: one.turns.play(ask(0), id_, "1", None)),
        ("error-not-started", lambda one, id_: one.turns.undo(ask(0), id_, None)),
        ("error-not-started", lambda one, id_: one.seats.resign(ask(0), id_)),
        ("error-not-started", lambda one, id_: one.seats.hand_on(ask(0), id_, None)),
        ("error-not-started", lambda one, id_: one.seats.withdraw(ask(0), id_)),
        ("error-not-started", lambda one, id_: one.seats.take(ask(3), id_)),
        ("error-not-started", lambda one, id_: one.seats.hand_back(ask(0), id_)),
        ("error-not-host-for-pace", lambda one, id_: one.proposals.propose(ask(1), id_, SOFT)),
        ("error-pace-range", lambda one, id_: one.proposals.propose(ask(0), id_, TOO_SHORT)),
        ("error-same-pace", lambda one, id_: one.proposals.propose(ask(0), id_, Pace())),
        ("error-nothing-proposed", lambda one, id_: one.proposals.answer(ask(0), id_, agrees=True)),
        ("error-nothing-asked", lambda one, id_: one.votes.vote(ask(1), id_, Seat(0), "skip")),
        ("error-not-host-to-move", lambda one, id_: one.presence.move(ask(1), id_, ELSEWHERE)),
    ],
    "full lobby": [("error-no-free-seat", lambda one, id_: one.lobby.join(ask(3), id_))],
    "in play": [
        ("error-too-late-to-join", lambda one, id_: one.lobby.join(ask(3), id_)),
        ("error-already-started", lambda one, id_: one.lobby.leave(ask(1), id_)),
        ("error-already-started", lambda one, id_: one.lobby.begin(ask(0), id_)),
        ("error-already-started", lambda one, id_: one.lobby.cancel(ask(0), id_)),
        ("error-not-seated", lambda one, id_: one.turns.play(ask(3), id_, "1", None)),
        ("error-not-your-turn", lambda one, id_: one.turns.play(ask(1), id_, "1", None)),
        ("error-stale-board", lambda one, id_: one.turns.play(ask(0), id_, "1", 1)),
        ("heap-no-number", lambda one, id_: one.turns.play(ask(0), id_, "x", None)),
        ("heap-too-many", lambda one, id_: one.turns.play(ask(0), id_, "9", None)),
        ("error-nothing-to-undo", lambda one, id_: one.turns.undo(ask(0), id_, None)),
        ("error-not-seated", lambda one, id_: one.seats.resign(ask(3), id_)),
        ("error-seat-to-itself", lambda one, id_: one.seats.hand_on(ask(0), id_, member(0))),
        ("error-seated-already", lambda one, id_: one.seats.hand_on(ask(0), id_, member(1))),
        ("error-no-offer", lambda one, id_: one.seats.withdraw(ask(0), id_)),
        ("error-no-offer", lambda one, id_: one.seats.take(ask(3), id_)),
        ("error-no-stand-in", lambda one, id_: one.seats.hand_back(ask(0), id_)),
        ("error-same-pace", lambda one, id_: one.proposals.propose(ask(0), id_, Pace())),
        ("error-not-seated", lambda one, id_: one.proposals.propose(ask(3), id_, SOFT)),
        ("error-there-already", lambda one, id_: one.presence.move(ask(0), id_, PLACE)),
        ("error-other-server", lambda one, id_: one.presence.move(ask(0), id_, Place(2, 11))),
        ("error-past-date", lambda one, id_: one.holidays.take(100, 1)),
    ],
    "moved": [("error-undo-not-yours", lambda one, id_: one.turns.undo(ask(1), id_, None))],
    "over": [
        ("error-over", lambda one, id_: one.lobby.join(ask(3), id_)),
        ("error-over", lambda one, id_: one.lobby.leave(ask(0), id_)),
        ("error-over", lambda one, id_: one.lobby.begin(ask(0), id_)),
        ("error-over", lambda one, id_: one.lobby.cancel(ask(0), id_)),
        ("error-over", lambda one, id_: one.turns.play(ask(1), id_, "1", None)),
        ("error-over", lambda one, id_: one.turns.undo(ask(0), id_, None)),
        ("error-over", lambda one, id_: one.turns.end(ask(3), id_)),
        ("error-over", lambda one, id_: one.seats.resign(ask(0), id_)),
        ("error-over", lambda one, id_: one.seats.hand_on(ask(0), id_, None)),
        ("error-over", lambda one, id_: one.seats.withdraw(ask(0), id_)),
        ("error-over", lambda one, id_: one.seats.take(ask(3), id_)),
        ("error-over", lambda one, id_: one.seats.hand_back(ask(0), id_)),
        ("error-over", lambda one, id_: one.proposals.propose(ask(0), id_, SOFT)),
        ("error-over", lambda one, id_: one.presence.move(ask(0), id_, ELSEWHERE)),
        ("error-not-seated", lambda one, id_: one.lobby.rematch(ask(3), id_)),
    ],
    "proposed": [("error-not-seated", lambda one, id_: one.proposals.answer(ask(3), id_, agrees=True))],
    "asked": [
        ("error-own-vote", lambda one, id_: one.votes.vote(ask(0), id_, Seat(0), "skip")),
        ("error-not-seated", lambda one, id_: one.votes.vote(ask(3), id_, Seat(0), "skip")),
        ("error-nothing-asked", lambda one, id_: one.votes.vote(ask(1), id_, Seat(2), "skip")),
    ],
    "on offer": [("error-already-seated", lambda one, id_: one.seats.take(ask(0), id_))],
    "lent": [
        ("error-no-stand-in", lambda one, id_: one.seats.hand_back(ask(0), id_)),
        ("error-no-offer", lambda one, id_: one.seats.take(ask(1), id_)),
        ("error-seat-lent", lambda one, id_: one.turns.play(ask(1), id_, "1", None)),
    ],
}


@pytest.mark.parametrize(
    "scene", [LOBBY, FULL, PLAYING, MOVED, OVER, PROPOSED, ASKED, OFFERED, LENT], ids=lambda scene: scene[0]
)
async def test_a_refused_command_changes_nothing(database_url: str, scene: Scene) -> None:
    clock, (name, prepare) = TurnedClock(), scene
    async with watched(database_url, clock) as (store, sessions):
        match_id = await prepare(sessions, clock)
        stored, before = await sessions.matches.match(match_id), await store.read(all_rows)
        heard = Heard(sessions)
        clock.turn(1)
        for key, command in REFUSED[name]:
            with pytest.raises(PlayerError) as refused:
                await command(sessions, match_id)
            assert refused.value.key == key
            assert await store.read(all_rows) == before, key
        assert await sessions.matches.match(match_id) is stored
        assert heard.matches == []


# -- 3: a command that comes twice is one change, with the same answer -------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=str)
async def test_a_command_delivered_twice_is_one_change(database_url: str, kind: Kind) -> None:
    clock = TurnedClock()
    async with watched(database_url, clock) as (store, sessions):
        match_id, request = await kind.scene(sessions, clock), ask(kind.by)
        heard = Heard(sessions)
        told, same = await asyncio.gather(*(kind.give(sessions, request, match_id) for _ in range(2)))
        after = await store.read(all_rows)
        assert told is not None
        assert same == told
        assert len(heard.matches) == kind.heard
        clock.turn(1)
        assert await kind.give(sessions, request, match_id) == told
        assert await store.read(all_rows) == after

        later = await carry_on(sessions, told.id)
        after = await store.read(all_rows)
        assert await kind.give(sessions, request, match_id) == replace(later, entry=entry_of(kind, told, later))
        assert await store.read(all_rows) == after
        if kind.logged:
            again = await kind.give(restarted(store, clock), request, match_id)
            assert again == replace(later, entry=entry_of(kind, told, later))
            assert await store.read(all_rows) == after


def entry_of(kind: Kind, told: Match, later: Match) -> Entry:
    """Return the entry in the answer to a repeated command. If the command made none, this is the newest entry."""
    made = kind.logged or kind.name in ("vote and end", "play a turn now")
    return told.entry if made and kind.name != "open the daily" else later.entry


# -- 4: functions that follow a decision (followers) must come to an end ---------------------------------------------


async def test_endless_followers_change_nothing(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, rounds = TurnedClock(), 0

    def go_on(_: Match | None, change: Change) -> Change:
        nonlocal rounds
        if change.match.entry.notation != "2":
            return change
        rounds += 1
        return change.with_match(updated_at=change.match.updated_at + 1)

    monkeypatch.setattr(composition, "FOLLOWERS", (*composition.FOLLOWERS, go_on))
    async with watched(database_url, clock) as (store, sessions):
        match_id = await in_play(sessions, clock)
        stored, before = await sessions.matches.match(match_id), await store.read(all_rows)
        heard = Heard(sessions)
        with pytest.raises(Endless):
            await sessions.turns.play(ask(0), match_id, "2", None)
        assert rounds == ROUNDS  # The clocks used one allowed round, and the last call of `go_on` was one too many.
        assert await store.read(all_rows) == before
        assert await sessions.matches.match(match_id) is stored
        assert heard.matches == []
        moved = await sessions.turns.play(ask(0), match_id, "1", None)
        assert moved.version == stored.version + 1


# -- 5: subscribers hear only of committed changes -------------------------------------------------------------------


async def test_subscribers_hear_only_of_committed_changes(tmp_path: Path) -> None:
    clock, file = TurnedClock(), tmp_path / "bot.db"
    heard: list[tuple[int, int]] = []

    def look(match: Match) -> None:
        with closing(sqlite3.connect(file)) as connection:
            [[version]] = connection.execute("SELECT version FROM matches WHERE id = ?", (match.id,)).fetchall()
        heard.append((match.version, version))

    async with watched(url_of(file), clock) as (store, sessions):
        sessions.subscribe(look)
        match_id = await proposed(sessions, clock)
        await sessions.seats.resign(ask(2), match_id)
        store.failing = True
        with pytest.raises(NotKept):
            await sessions.turns.play(ask(0), match_id, "1", None)
        store.failing = False
        await sessions.turns.play(ask(0), match_id, "3", None)
    assert [told for told, _ in heard] == [1, 2, 3, 4, 4, 4, 6, 7]
    assert all(told == stored for told, stored in heard)


async def test_a_cancelled_caller_loses_the_answer_and_not_the_change(database_url: str) -> None:
    clock = TurnedClock()
    async with watched(database_url, clock) as (_, sessions):
        match_id = await proposed(sessions, clock)
        heard, request = Heard(sessions), ask(2)
        caller = asyncio.create_task(sessions.seats.resign(request, match_id))
        await asyncio.sleep(0)  # The command has begun, but is not done.
        caller.cancel()
        with pytest.raises(asyncio.CancelledError):
            await caller
        gone = await heard.until(1)
        assert gone.terms.pace == SOFT
        answer = await sessions.seats.resign(request, match_id)
        assert (answer.version, answer.entry.kind, len(heard.matches)) == (gone.version, "leave", 1)


# -- 6: the caller gets its own entry ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "own", "newest"),
    [("resign and agree", "leave", "pace"), ("vote and end", "move", "move"), ("play the end", "move", "move")],
)
async def test_the_caller_gets_its_own_entry(database_url: str, name: str, own: str, newest: str) -> None:
    clock, kind = TurnedClock(), kind_named(name)
    async with watched(database_url, clock) as (store, sessions):
        match_id = await kind.scene(sessions, clock)
        told = await kind.give(sessions, ask(kind.by), match_id)
        assert told is not None
        stored = await restarted(store, clock).matches.match(match_id)
        assert (told.entry.kind, stored.entry.kind) == (own, newest)
        assert told == replace(stored, entry=told.entry)


# -- 7: a change in doubt is looked up first -------------------------------------------------------------------------


async def test_an_unconfirmed_resignation_is_looked_up(database_url: str) -> None:
    clock = TurnedClock()
    async with watched(database_url, clock) as (store, sessions):
        match_id = await proposed(sessions, clock)
        heard, request = Heard(sessions), ask(2)
        store.losing = True
        told = await sessions.seats.resign(request, match_id)
        store.losing = False
        assert (told.entry.kind, told.terms.pace) == ("leave", SOFT)
        assert [(one.entry.kind, one.version) for one in heard.matches] == [("pace", told.version)]
        assert await sessions.seats.resign(request, match_id) == told
        assert (await sessions.turns.play(ask(0), match_id, "1", None)).version == told.version + 1


@pytest.mark.parametrize("done", [True, False], ids=["kept", "not kept"])
async def test_a_change_that_cannot_be_looked_up_is_reported_as_in_doubt(database_url: str, done: bool) -> None:
    clock = TurnedClock()
    async with watched(database_url, clock) as (store, sessions):
        match_id = await in_play(sessions, clock)
        before = await sessions.matches.match(match_id)
        heard, request = Heard(sessions), ask(0)
        store.losing, store.failing, store.unread = done, not done, True
        with pytest.raises(NotKept, match="error-in-doubt"):
            await sessions.turns.play(request, match_id, "2", None)
        with pytest.raises(NotKept, match="error-database: planted"):
            await sessions.matches.match(match_id)
        assert heard.matches == []
        store.losing = store.failing = store.unread = False
        found = await sessions.matches.match(match_id)
        assert found.version == before.version + done
        assert heard.matches == [found]
        again = await sessions.turns.play(request, match_id, "2", None)
        assert again.version == before.version + 1
        assert len(heard.matches) == 1 + (not done)


async def test_a_change_in_doubt_is_announced_as_soon_as_it_is_known_to_be_stored(database_url: str) -> None:
    clock = TurnedClock()
    async with watched(database_url, clock) as (store, sessions):
        match_id = await in_play(sessions, clock)
        heard = Heard(sessions)
        store.losing = store.unread = True
        with pytest.raises(NotKept, match="error-in-doubt"):
            await sessions.turns.play(ask(0), match_id, "2", None)
        store.losing = store.unread = False
        clock.turn(LOOK_AGAIN)
        assert (await heard.until(1)).id == match_id


async def test_timers_still_wake_after_a_subscriber_raised(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock, woken = TurnedClock(), list[int]()
    async with watched(url_of(tmp_path / "bot.db"), clock) as (_, sessions):
        match_id = await in_play(sessions, clock, seats=2)
        sessions.database.subscribe(Statement.DEADLINE, lambda row: woken.append(row["due"]))

        def raises(match: Match) -> None:
            raise ValueError("planted")

        sessions.subscribe(raises)
        await sessions.proposals.propose(ask(0), match_id, SOFT)
        assert woken
    assert "publishing a committed change failed" in caplog.text


async def test_a_change_is_still_announced_after_a_timer_raised(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = TurnedClock()
    async with watched(url_of(tmp_path / "bot.db"), clock) as (_, sessions):
        match_id = await in_play(sessions, clock, seats=2)

        def raises(row: Mapping[str, Any]) -> None:
            raise ValueError("planted")

        sessions.database.subscribe(Statement.DEADLINE, raises)
        heard = list[str]()
        sessions.subscribe(lambda match: heard.append(match.id))
        proposed = await sessions.proposals.propose(ask(0), match_id, SOFT)
        assert heard == [match_id]
        assert await sessions.matches.match(match_id) == proposed
    assert "publishing a committed change failed" in caplog.text


async def test_a_vote_in_doubt_that_was_stored_is_one_vote(database_url: str) -> None:
    """A vote makes no log entry, so only the memory knows the interaction."""
    clock = TurnedClock()
    async with watched(database_url, clock) as (store, sessions):
        match_id = await proposed(sessions, clock)
        request = ask(2)
        store.losing = store.unread = True
        with pytest.raises(NotKept, match="error-in-doubt"):
            await sessions.proposals.answer(request, match_id, agrees=False)
        store.losing = store.unread = False
        assert (await sessions.proposals.answer(request, match_id, agrees=False)).terms.proposal is None


async def test_a_deadline_set_by_a_command_in_doubt_fires(database_url: str) -> None:
    clock = TurnedClock()
    async with watched(database_url, clock) as (store, sessions):
        match_id = await in_play(sessions, clock, seats=2)
        await sessions.proposals.propose(ask(0), match_id, replace(SOFT, hard=True))
        heard, timer = Heard(sessions), sessions.alarm.timer
        timer.start()
        while timer._asleep_until is None:  # noqa: ASYNC110 - no event says when the timer sleeps
            await asyncio.sleep(0)
        store.losing = store.unread = True
        with pytest.raises(NotKept, match="error-in-doubt"):
            await sessions.proposals.answer(ask(1), match_id, agrees=True)
        store.losing = store.unread = False
        clock.turn(HOUR)
        played = await heard.until(2)
        assert (played.entry.kind, played.entry.user, played.entry.seat) == ("move", None, Seat(0))


# -- further promises about commands ---------------------------------------------------------------------------------


async def test_a_member_is_told_that_muting_could_not_be_stored(database_url: str) -> None:
    clock = TurnedClock()
    async with watched(database_url, clock) as (store, sessions):
        match_id = await in_play(sessions, clock)
        store.failing = True
        with pytest.raises(NotKept):
            await sessions.reminders.mute(ask(0), match_id)


async def test_the_bot_tries_to_open_a_match_a_limited_number_of_times(database_url: str) -> None:
    """An id that is always taken causes an integrity error that is not about the channel."""
    clock = TurnedClock()
    async with watched(database_url, clock, lambda: "sameid") as (store, sessions):
        await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(seats=2))
        before = await store.read(all_rows)
        store.count()
        with pytest.raises(NotKept):
            await sessions.lobby.open(ask(1), ELSEWHERE, "heap", HeapOptions(seats=2))
        assert len(store.written) == TRIES
        assert await store.read(all_rows) == before


async def test_a_move_caused_by_a_vote_names_neither_member_nor_interaction(database_url: str) -> None:
    clock = TurnedClock()
    async with watched(database_url, clock) as (store, sessions):
        match_id = await asked(sessions, clock, seats=2)
        await sessions.votes.vote(ask(1), match_id, Seat(0), "skip")

        async def newest(connection: Connection) -> Any:
            log = schema.log.c
            found = select(log.kind, log.seat, log.user_id, log.interaction_id).order_by(log.version.desc()).limit(1)
            return tuple((await connection.execute(found)).one())

        assert await store.read(newest) == ("move", 0, None, None)
