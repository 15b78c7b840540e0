"""Tests of waiting matches, of news since a member's last turn, of server limits, and of matches without stored
turns.
"""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from bot.engine.game import Seat
from bot.errors import NoSession, NotAllowed, OptionError, SessionError
from bot.sessions.model import GuildSettings, Match, Phase, Place
from bot.sessions.pace import DAY, HOUR, Absence, Pace
from bot.sessions.sessions import Sessions
from bot.sessions.time.absences import give_back
from bot.sessions.waiting_list import Waiting
from bot.storage import shortcuts
from bot.storage.store import Connection
from bot.storage.waiting import waiting_query
from tests.databases import on_each_database, url_of
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import pass_time, table
from tests.sessions.table import PLACE, TurnedClock, ask, sessions_on, set_guild

pytestmark = pytest.mark.slow

ADA, BEN = Seat(0), Seat(1)
TABLE = HeapOptions(heap=1000, seats=2)


def named(waiting: Waiting) -> tuple[tuple[int, str], ...]:
    return tuple(waiting.who.roster[place] for place in waiting.who.places)


@on_each_database
async def test_the_lists_have_matches_that_wait_for_a_member_and_for_others(
    sessions: Sessions, clock: TurnedClock
) -> None:
    first = await table(sessions, seats=3, pace=Pace(limit=HOUR))
    await sessions.boards.note_shown(first.id, first.version, 555, 10, 0, (ADA,))
    clock.turn(HOUR // 4)
    solo = await sessions.lobby.open(ask(0), Place(2, 30), "heap", HeapOptions())
    lobby = await sessions.lobby.open(ask(0), Place(1, 31), "heap", TABLE)
    clock.turn(HOUR // 4)
    both = await sessions.lobby.open(ask(1), Place(1, 32), "together", HeapOptions(seats=3))
    for number in (0, 2):
        await sessions.lobby.join(ask(number), both.id)
    await sessions.lobby.begin(ask(1), both.id)

    mine = (await sessions.reminders.waiting(100)).mine
    assert [one.match for one in mine] == [first.id, solo.id, both.id]
    assert (mine[0].channel, mine[0].board_message, mine[0].since, mine[0].due) == (
        10,
        555,
        clock.now() - HOUR // 2,
        clock.now() + HOUR // 2,
    )
    assert named(mine[2]) == ((100, "Ada"),)
    assert [one.match for one in (await sessions.reminders.waiting(100, 1)).mine] == [first.id, both.id]
    assert [(one.match, named(one)) for one in (await sessions.reminders.waiting(101)).others] == [
        (first.id, ((100, "Ada"),))
    ]
    # After the member's move, the match waits for the others.
    await sessions.turns.play(ask(0), both.id, "1", None)
    lists = await sessions.reminders.waiting(100)
    assert [(one.match, named(one)) for one in lists.others] == [(both.id, ((101, "Ben"), (102, "Cleo")))]
    assert lobby.id not in {one.match for one in (*lists.mine, *lists.others)}
    assert await sessions.reminders.waiting(999) == type(lists)((), ())


async def _wait_on(sessions: Sessions, clock: TurnedClock, match: Match) -> Match:
    await pass_time(sessions, clock, 7 * DAY + HOUR, steps=8)
    return await sessions.votes.vote(ask(1), match.id, ADA, "wait")


async def _agree_on_a_pace(sessions: Sessions, clock: TurnedClock, match: Match) -> Match:
    clock.turn(DAY)
    await sessions.proposals.propose(ask(0), match.id, Pace(limit=3 * DAY))
    return await sessions.proposals.answer(ask(1), match.id, agrees=True)


async def _give_time_back(sessions: Sessions, clock: TurnedClock, match: Match) -> Match:
    clock.turn(DAY)
    absence = Absence(clock.now() - DAY, clock.now())
    return await sessions.matches.change(match.id, partial(give_back, absence=absence))


@on_each_database
@pytest.mark.parametrize("start_anew", [_wait_on, _agree_on_a_pace, _give_time_back])
async def test_a_turn_has_begun_when_it_came_however_often_its_clock_starts_anew(
    sessions: Sessions, clock: TurnedClock, start_anew: Callable[[Sessions, TurnedClock, Match], Awaitable[Match]]
) -> None:
    match = await table(sessions, seats=2)
    began = match.updated_at
    clock.turn(HOUR)
    assert (await start_anew(sessions, clock, match)).clocks[0].at > began

    [mine] = (await sessions.reminders.waiting(100)).mine
    [other] = (await sessions.reminders.waiting(101)).others
    assert (mine.since, other.since) == (began, began)


async def test_a_match_that_is_over_or_left_is_in_no_list(sessions: Sessions) -> None:
    match = await table(sessions, seats=3)
    await sessions.seats.resign(ask(1), match.id)
    assert await sessions.reminders.waiting(101) == type(await sessions.reminders.waiting(0))((), ())
    await sessions.turns.end(ask(3), match.id)
    lists = await sessions.reminders.waiting(100)
    assert (lists.mine, lists.others) == ((), ())


async def test_the_lists_are_read_only_by_indexes(tmp_path: Path) -> None:
    """No table is read in full, however many matches there are."""
    async with sessions_on(url_of(tmp_path / "bot.db"), TurnedClock()) as sessions:
        await table(sessions)

        async def plan(connection: Connection, guild: int | None) -> list[str]:
            query = waiting_query(100, guild).compile(connection.sync_engine, compile_kwargs={"literal_binds": True})
            rows = await connection.execute(text(f"EXPLAIN QUERY PLAN {query}"))
            return [str(row.detail) for row in rows]

        for guild in (None, 1):
            steps = await sessions.database.read(plan, guild)
            assert any("USING INDEX ix_turns_user_id" in step for step in steps)
            assert [step for step in steps if step.startswith("SCAN")] == []


async def test_news_leave_out_steps_that_were_taken_back(sessions: Sessions) -> None:
    match = await table(sessions, seats=2)
    begun = match.version
    await sessions.turns.play(ask(0), match.id, "1", None)
    for count in ("0", "0", "2"):
        await sessions.turns.play(ask(1), match.id, count, None)
    await sessions.turns.undo(ask(1), match.id, None)
    assert [entry.notation for entry in await sessions.replays.story(match, begun)] == ["1", "0", "0"]
    await sessions.turns.play(ask(1), match.id, "1", None)
    await sessions.turns.undo(ask(1), match.id, None, everything=True)
    await sessions.turns.play(ask(1), match.id, "3", None)
    assert [entry.notation for entry in await sessions.replays.story(match, begun)] == ["1", "3"]


async def test_matches_are_opened_only_in_channels_that_the_server_allows(sessions: Sessions) -> None:
    await set_guild(sessions, 1, GuildSettings(channels=(20, 21)))
    with pytest.raises(NotAllowed) as refused:
        await sessions.lobby.open(ask(0), PLACE, "heap", TABLE)
    assert (refused.value.key, refused.value.params) == ("error-channel-closed", {"channel": "20"})
    await sessions.lobby.open(ask(0), Place(1, 21), "heap", TABLE)
    await sessions.lobby.open(ask(0), Place(1, 22), "heap", TABLE, parent=20)
    match = await sessions.lobby.open(ask(0), Place(2, 30), "heap", TABLE)
    with pytest.raises(NotAllowed, match="error-other-server"):
        await sessions.presence.move(ask(0), match.id, PLACE)


async def test_a_member_plays_in_as_many_matches_as_the_server_allows(sessions: Sessions) -> None:
    await set_guild(sessions, 1, GuildSettings(match_limit=2))
    first = await sessions.lobby.open(ask(0), Place(1, 11), "heap", TABLE)
    await sessions.lobby.open(ask(0), Place(1, 12), "heap", HeapOptions())
    theirs = await sessions.lobby.open(ask(1), Place(1, 13), "heap", TABLE)
    for refused in (
        sessions.lobby.open(ask(0), Place(1, 14), "heap", TABLE),
        sessions.lobby.join(ask(0), theirs.id),
    ):
        with pytest.raises(SessionError, match="error-too-many-matches"):
            await refused
    await sessions.lobby.open(ask(0), Place(2, 41), "heap", TABLE)
    await sessions.lobby.cancel(ask(0), first.id)
    await sessions.lobby.join(ask(0), theirs.id)
    await sessions.lobby.begin(ask(1), theirs.id)
    await sessions.seats.hand_on(ask(1), theirs.id, None)
    for channel in (15, 16):
        await sessions.lobby.open(ask(2), Place(1, channel), "heap", TABLE)
    with pytest.raises(SessionError, match="error-too-many-matches"):
        await sessions.seats.take(ask(2), theirs.id)


async def test_a_match_that_a_member_left_does_not_count_for_the_limit(sessions: Sessions) -> None:
    await set_guild(sessions, 1, GuildSettings(match_limit=1))
    match = await table(sessions, seats=3)
    with pytest.raises(SessionError, match="error-too-many-matches"):
        await sessions.lobby.open(ask(0), Place(1, 11), "heap", TABLE)
    going_on = await sessions.seats.resign(ask(0), match.id)
    assert not going_on.over
    assert await sessions.lobby.open(ask(0), Place(1, 11), "heap", TABLE)


@pytest.mark.parametrize(("enders", "allowed"), [("moderators", set[int]()), ("host", {100}), ("seated", {100, 101})])
async def test_only_members_allowed_by_the_server_may_end_a_match(
    sessions: Sessions, enders: str, allowed: set[int]
) -> None:
    await set_guild(sessions, 1, GuildSettings(enders=enders))  # type: ignore[arg-type]
    match = await table(sessions, seats=2)
    for user in (100, 101, 102):
        await sessions.turns.check_may_end(ask(user - 100), match.id, moderator=True)
        if user in allowed:
            await sessions.turns.check_may_end(ask(user - 100), match.id, moderator=False)
        else:
            with pytest.raises(NotAllowed, match="error-may-not-end"):
                await sessions.turns.check_may_end(ask(user - 100), match.id, moderator=False)


@pytest.mark.parametrize("settings", [GuildSettings(reminders=-1), GuildSettings(match_limit=0)])
async def test_numbers_out_of_range_are_refused(sessions: Sessions, settings: GuildSettings) -> None:
    with pytest.raises(OptionError, match="error-limit-range"):
        await set_guild(sessions, 1, settings)
    assert await sessions.settings.guild(1) == GuildSettings()


async def test_a_match_stored_without_turns_gets_them(tmp_path: Path) -> None:
    clock, database = TurnedClock(), tmp_path / "bot.db"
    async with sessions_on(url_of(database), clock) as sessions:
        match = await table(sessions)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM turns")
    clock.turn(HOUR)
    async with sessions_on(url_of(database), clock) as sessions:
        assert [one.match for one in (await sessions.reminders.waiting(100)).mine] == [match.id]
        now = await sessions.matches.match(match.id)
        assert (now.version, now.phase, now.clocks[0].at) == (match.version, Phase.PLAYING, clock.now())


async def test_open_matches_are_found_without_those_that_are_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deleted channel costs little work: the database reads only the indexes of open matches."""
    seen: list[tuple[str, Any]] = []
    read = shortcuts._read
    async with sessions_on(url_of(tmp_path / "bot.db"), TurnedClock()) as sessions:

        async def plans(connection: Connection, queries: list[tuple[str, Any]]) -> list[str]:
            # The query needs its real parameters, since SQLite plans it with their values.
            return [
                str(row.detail)
                for query, parameters in queries
                for row in await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", parameters)
            ]

        def note(_connection: object, _cursor: object, statement: str, parameters: Any, *_rest: object) -> None:
            seen.append((statement, parameters))

        def note_and_read(connection: Any, begin: str | None, script: list[tuple[str, Any]]) -> Any:
            seen.extend(script)
            return read(connection, begin, script)

        event.listen(sessions.database._store._reading.sync_engine, "before_cursor_execute", note)
        monkeypatch.setattr(shortcuts, "_read", note_and_read)
        await sessions.presence.channel_gone(1, 10)
        await sessions.presence.guild_gone(1)
        await sessions.presence.guilds_in_play()
        for for_a_move in (False, True):
            with pytest.raises(NoSession):
                await sessions.lookup.candidates(ask(0), PLACE, "heap", for_a_move=for_a_move)
        await sessions.privacy.forget(100)
        await sessions.reminders.start()
        steps = await sessions.database.read(plans, list(seen))
    on_matches = [step for step in steps if " matches" in step and "sqlite_autoindex_matches" not in step]
    assert len(on_matches) == 26
    # Deleting a member also reads the closed matches that the member hosted.
    others = {step for step in on_matches if "uq_matches_open" not in step}
    assert others == {"SEARCH matches USING INDEX ix_matches_host_id (host_id=?)"}
    whole = {step for step in steps if step.startswith("SCAN ") and "uq_matches_open" not in step}
    # These tables and this index are small: rows of open matches, unsent notices, changed seats.
    assert whole <= {"SCAN terms", "SCAN notices", "SCAN log USING INDEX ix_log_changed_seats"}
