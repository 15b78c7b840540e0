"""Tests of lessons: their tasks judge each move, they go on after a restart, and they count nowhere."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from bot.engine.lessons import Lesson, NotAsked, Task
from bot.errors import IllegalMove, NoSession, NotAllowed, NothingToUndo, NotSeated, PlayerError, StaleBoard
from bot.sessions.computers import computer, thinkers
from bot.sessions.model import IN_LESSON, GuildSettings, Match, Phase, Place
from bot.sessions.pace import DAY
from bot.sessions.play.courses import Course
from bot.sessions.sessions import Sessions
from bot.storage import waiting
from bot.storage.schema import deadlines, log, matches, seats, terms
from bot.storage.store import Connection
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions, HeapState
from tests.sessions.notice_box import settle
from tests.sessions.table import PLACE, Heard, TurnedClock, ask, looks, sessions_on, set_guild

pytestmark = pytest.mark.slow


def heap(stones: int, seats: int = 1) -> str:
    return msgspec.json.encode(HeapState(stones, 5, 0, 0, (0,) * seats, (True,) * seats)).decode()


FIRST = Lesson(
    "first",
    "usual",
    (
        Task("one", ("0", "1"), position=heap(6)),
        Task("more", ("2",), ("Taken",), points=2),
        Task("last", ("1",), way=("0",), position=heap(1, seats=2)),
    ),
)
DEEP = Lesson("deep", "usual", (Task("only", ("3",), position=heap(9)),))
COURSE = Course((FIRST, DEEP), lambda state: HeapOptions(seats=len(state.present)), lambda state: len(state.present))


def teach(sessions: Sessions) -> None:
    sessions.lessons.teach("heap", COURSE)


@pytest.fixture
def taught(sessions: Sessions) -> Sessions:
    teach(sessions)
    return sessions


async def begun(sessions: Sessions, key: str = "first", number: int = 0) -> Match:
    return await sessions.lessons.open(ask(number), "heap", key)


async def played(sessions: Sessions, match: Match, *moves: str) -> Match:
    for move in moves:
        match = await sessions.turns.play(ask(), match.id, move, match.version)
    return match


async def gone_to(sessions: Sessions, match: Match, *ways: Any) -> Match:
    for way in ways:
        match = await sessions.lessons.move_on(ask(), match, way, match.version)
    return match


def stones(match: Match) -> int:
    assert isinstance(match.state, HeapState)
    return match.state.heap


def at(match: Match) -> tuple[str, tuple[str, ...], bool]:
    learning = match.terms.lesson
    assert learning is not None
    return learning.task, learning.made, learning.done


async def test_a_lesson_is_played_to_its_end(taught: Sessions) -> None:
    match = await begun(taught)
    assert (match.place, match.private, match.phase, match.to_move) == (IN_LESSON, True, Phase.PLAYING, (0,))
    assert at(match) == ("one", (), False)

    match = await played(taught, match, "0")
    assert at(match) == ("one", ("0",), False)
    match = await played(taught, match, "1")
    assert at(match) == ("one", ("0", "1"), True)
    assert (match.to_move, match.can_undo, stones(match)) == ((), None, 5)

    match = await gone_to(taught, match, "next")
    assert (at(match), stones(match), match.to_move) == (("more", (), False), 5, (0,))
    match = await gone_to(taught, await played(taught, match, "3"), "next")
    assert (at(match), stones(match)) == (("last", (), False), 1)
    assert [seat.user for seat in match.seats] == [100, computer("easy", 0).user]
    match = await played(taught, match, "1")
    assert stones(match) == 0
    assert (match.phase, match.outcome, match.over) == (Phase.PLAYING, None, False)

    match = await gone_to(taught, match, "next")
    assert match.terms.lesson is not None
    assert match.terms.lesson.finished
    again = await begun(taught)
    assert again.id != match.id
    assert at(again) == ("one", (), False)


async def test_a_move_that_is_not_asked_for_changes_nothing(taught: Sessions) -> None:
    match = await begun(taught)

    with pytest.raises(NotAsked) as wrong:
        await played(taught, match, "2")
    with pytest.raises(IllegalMove) as illegal:
        await played(taught, match, "9")

    assert wrong.value.step.state.heap == 4
    assert not isinstance(illegal.value, NotAsked)
    assert await taught.matches.match(match.id) == match


async def test_any_move_with_the_events_does_the_task(taught: Sessions) -> None:
    match = await gone_to(taught, await begun(taught), "next")
    assert (at(match), stones(match)) == (("more", (), False), 5)

    with pytest.raises(NotAsked):
        await played(taught, match, "1")
    assert at(await played(taught, match, "3")) == ("more", ("3",), True)


async def test_a_step_of_a_task_can_be_taken_back_and_the_task_itself_cannot(taught: Sessions) -> None:
    match = await played(taught, await begun(taught), "0")

    match = await taught.turns.undo(ask(), match.id, match.version)
    assert at(match) == ("one", (), False)
    with pytest.raises(NothingToUndo):
        await taught.turns.undo(ask(), match.id, match.version, everything=True)
    match = await played(taught, match, "0", "1")
    with pytest.raises(NothingToUndo):
        await taught.turns.undo(ask(), match.id, match.version)


async def test_skip_back_and_start_over(taught: Sessions) -> None:
    match = await gone_to(taught, await played(taught, await begun(taught), "0"), "back")
    assert (at(match), stones(match)) == (("one", (), False), 6)
    assert at(await gone_to(taught, match, "back")) == ("one", (), False)
    match = await taught.matches.match(match.id)

    match = await gone_to(taught, match, "next", "next")
    assert at(match) == ("last", (), False)
    match = await gone_to(taught, match, "back")
    assert at(match) == ("more", (), False)
    match = await gone_to(taught, await played(taught, match, "2"), "back")
    assert (at(match), stones(match)) == (("more", (), False), 5)
    assert at(await gone_to(taught, match, "over")) == ("one", (), False)


async def test_it_goes_on_after_a_restart(database_url: str, clock: TurnedClock) -> None:
    async with sessions_on(database_url, clock) as sessions:
        teach(sessions)
        before = await played(sessions, await begun(sessions), "0")
        done = await played(sessions, await gone_to(sessions, await begun(sessions, number=0), "next"), "2")
    async with sessions_on(database_url, clock) as sessions:
        teach(sessions)
        after = await begun(sessions)
        assert after.id == before.id == done.id
        assert (after.terms, after.state, after.to_move, after.can_undo) == (done.terms, done.state, (), None)
        assert at(await gone_to(sessions, after, "next")) == ("last", (), False)


@on_each_database
async def test_two_presses_at_once_make_one_lesson_and_one_step(taught: Sessions) -> None:
    first, second = await asyncio.gather(begun(taught), begun(taught))
    assert first.id == second.id

    both = await asyncio.gather(*(taught.turns.play(ask(), first.id, "0", first.version) for _ in range(2)))
    assert {at(one) for one in both} == {("one", ("0",), False)}
    match = both[0]
    both = await asyncio.gather(*(taught.lessons.move_on(ask(), match, "next", match.version) for _ in range(2)))
    assert {at(one) for one in both} == {("more", (), False)}
    with pytest.raises(StaleBoard):
        await taught.lessons.move_on(ask(), match, "back", match.version)
    with pytest.raises(StaleBoard):
        await taught.turns.play(ask(), match.id, "2", match.version)


async def test_nothing_is_played_in_a_done_task(taught: Sessions) -> None:
    match = await played(taught, await begun(taught), "0", "1")

    for version in (match.version, None):
        with pytest.raises(StaleBoard):
            await taught.turns.play(ask(), match.id, "2", version)


async def test_another_lesson_of_the_game_takes_its_place(taught: Sessions, clock: TurnedClock) -> None:
    first = await begun(taught)
    deep = await begun(taught, "deep")

    assert deep.id != first.id
    assert await deleted(taught, clock, first)
    assert (await begun(taught, number=1)).id not in (first.id, deep.id)
    assert (await begun(taught)).id != deep.id


async def deleted(sessions: Sessions, clock: TurnedClock, match: Match) -> bool:
    """Wait until all due work is done. Return whether a match has no rows any more."""
    await settle(sessions, clock)
    tables = {matches: matches.c.id, **{one: one.c.match_id for one in (seats, log, terms, deadlines)}}
    for table, column in tables.items():
        wanted = select(table).where(column == match.id)
        if (await sessions.database.run(partial(Connection.execute, statement=wanted))).all():
            return False
    return True


async def test_a_lesson_that_was_left_is_deleted(taught: Sessions, clock: TurnedClock) -> None:
    match = await begun(taught)

    left = await taught.lessons.leave(ask(), match.id)

    assert (left.phase, left.over) == (Phase.CANCELLED, True)
    assert await deleted(taught, clock, match)
    with pytest.raises(NoSession):
        await gone_to(taught, match, "next")
    assert (await begun(taught)).id != match.id


async def test_a_lesson_without_a_change_for_a_month_is_deleted(taught: Sessions, clock: TurnedClock) -> None:
    match = await begun(taught)
    clock.turn(29 * DAY)
    match = await played(taught, match, "0")
    clock.turn(29 * DAY)
    assert not (await taught.matches.match(match.id)).over

    clock.turn(DAY)

    assert await deleted(taught, clock, match)


async def test_nobody_else_may_see_it(taught: Sessions) -> None:
    match = await begun(taught)

    stranger = looks(999)
    for doing in (
        taught.lessons.move_on(stranger, match, "next", match.version),
        taught.lessons.leave(stranger, match.id),
        taught.turns.play(stranger, match.id, "0", match.version),
    ):
        with pytest.raises(NoSession):
            await doing
    with pytest.raises(NotSeated):  # the bot's own requests may see each match
        await taught.lessons.leave(ask(1), match.id)
    assert await taught.matches.match(match.id) == match


async def test_it_counts_nowhere(taught: Sessions) -> None:
    await set_guild(taught, PLACE.guild, GuildSettings(match_limit=1))
    match = await played(taught, await begun(taught), "0")

    assert thinkers(match) == ()
    assert match.clocks == ()
    assert await taught.database.read(waiting.waiting, 100, None) == ()
    assert await taught.database.read(waiting.playing, 100) == ()
    assert await taught.database.read(waiting.without_turns) == ()
    assert await taught.replays.listed(ask(), PLACE.guild) == ()
    with pytest.raises(NoSession):
        await taught.replays.of(ask(), match.id)
    await taught.lobby.open(ask(), PLACE, "heap", HeapOptions())  # the limit of matches allows it
    with pytest.raises(NoSession):
        await taught.lookup.candidates(ask(1), PLACE, "heap")
    finished = await gone_to(taught, match, "next", "next", "next")
    assert finished.outcome is None
    scored = select(seats).where(seats.c.score.is_not(None))
    assert (await taught.database.run(partial(Connection.execute, statement=scored))).all() == []


async def test_a_member_who_is_forgotten_leaves_nothing(taught: Sessions, clock: TurnedClock) -> None:
    match = await played(taught, await begun(taught), "0")

    await taught.privacy.forget(100)

    assert await deleted(taught, clock, match)
    assert await taught.privacy.holding(100) == type(await taught.privacy.holding(1))(0, 0)


async def test_bad_input_is_refused(taught: Sessions) -> None:
    for game, key, refusal in (
        ("heap", "none", "lesson-error-unknown"),
        ("together", "first", "lesson-error-unknown"),
    ):
        with pytest.raises(NotAllowed, match=refusal):
            await taught.lessons.open(ask(), game, key)
    match = await taught.lobby.open(ask(), Place(1, 20), "heap", HeapOptions())
    for refused in (taught.lessons.move_on(ask(), match, "next", match.version), taught.lessons.leave(ask(), match.id)):
        with pytest.raises(NotAllowed, match="error-unknown-button"):
            await refused


async def test_a_lesson_that_a_newer_bot_no_longer_has_begins_anew(taught: Sessions) -> None:
    match = await begun(taught)
    other = Course(
        (Lesson("first", "usual", (Task("new", ("1",), position=heap(3)),)),), COURSE.options_of, COURSE.seats_of
    )
    taught.lessons.teach("heap", other)

    for doing in (played(taught, match, "0"), gone_to(taught, match, "next")):
        with pytest.raises(NotAllowed, match="lesson-error-gone"):
            await doing
    again = await begun(taught)

    assert again.id != match.id
    assert at(again) == ("new", (), False)


async def test_a_task_that_goes_on_begins_where_it_can_be_done(taught: Sessions) -> None:
    """The task before was done in another way, after which the next task's own moves would be illegal."""
    tasks = (
        Task("some", ("1",), ("Taken",), points=1, position=heap(4)),
        Task("rest", ("3",)),
    )
    taught.lessons.teach("heap", replace(COURSE, lessons=(Lesson("first", "usual", tasks),)))
    match = await gone_to(taught, await played(taught, await begun(taught), "3"), "next")
    assert stones(match) == 3


async def test_only_commits_are_announced(taught: Sessions) -> None:
    heard = Heard(taught)
    match = await begun(taught)
    with pytest.raises(PlayerError):
        await played(taught, match, "2")

    assert [one.entry.kind for one in heard.matches] == ["task"]
