"""Leagues survive faults of the database and kills at any step, two processes, and members who delete their data."""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.errors import NoSession, NotAllowed, NotKept, OptionError, Unanswered
from bot.sessions.change import AnyGame
from bot.sessions.database import Database
from bot.sessions.leagues import seasons
from bot.sessions.leagues.model import League, Phase, Rules
from bot.sessions.model import Phase as MatchPhase
from bot.sessions.pace import DAY, HOUR, MINUTE
from bot.sessions.sessions import Sessions
from bot.storage import dailies, leagues, leaving, privacy
from bot.storage.rows import DailyRow
from bot.storage.schema import league_members, league_seats
from bot.storage.store import Connection
from tests.databases import url_of
from tests.sessions.commands import GAMES
from tests.sessions.league_host import (
    BATTLE_RULES,
    CUP_RULES,
    RULES,
    SERVER_RULES,
    SWISS,
    TABLE_RULES,
    Duel,
    FakeHost,
    Round,
    battle_with,
    cup_with,
    host,
    league_with,
    open_matches,
    request_of,
    servers_with,
    sessions,
    take,
    win,
)
from tests.sessions.league_recount import check_rounds
from tests.sessions.many import HERE, THERE, on_postgresql, process
from tests.sessions.notice_box import NoticeBox, pass_looks, pass_time, settle
from tests.sessions.table import PLACE, TurnedClock, ask, member, sessions_on
from tests.sessions.test_many_timers import polled
from tests.unwaiting import idle

__all__ = ["host", "sessions"]

pytestmark = pytest.mark.slow

MORE = [Duel(), Round()]


class Faulty:
    """A database whose call with one number fails: before it does anything, or after it has done all.

    Attributes:
        calls: how many calls of reads and transactions there were.
    """

    def __init__(self, database: Database, number: int, problem: BaseException, *, after: bool) -> None:
        self._database = database
        self._number = number
        self._problem = problem
        self._after = after
        self.calls = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    async def run(self, work: Callable[[Connection], Awaitable[Any]]) -> Any:
        return await self._called(lambda: self._database.run(work))

    async def read(self, query: Any, *args: Any) -> Any:
        return await self._called(lambda: self._database.read(query, *args))

    async def _called(self, call: Callable[[], Awaitable[Any]]) -> Any:
        self.calls += 1
        fails = self.calls == self._number
        if fails and not self._after:
            raise self._problem
        found = await call()
        if fails:
            raise self._problem
        return found


def plant(sessions: Sessions, database: Any) -> None:
    one: Any = sessions.leagues.looks
    one._database = one._openings._database = database


async def facts(sessions: Sessions, league: League) -> dict[str, object]:
    """Return what must be the same after a fault: the pairings, their results, and who plays in open matches."""
    now = await sessions.leagues.league(league.id)
    opened = [sorted(seat.user for seat in match.seats) for match in await open_matches(sessions, league)]
    return {
        "phase": now.phase,
        "season": now.season,
        "pairings": [(one.division, one.players, one.scores) for one in now.rows.pairings],
        "in play": len(seasons.in_play(now.rows)),
        "open": sorted(opened),
    }


async def lived(
    folder: Path, number: int, problem: BaseException, *, after: bool, kind: str
) -> tuple[int, dict[str, object]]:
    """Begin a season or a cup and finish a match, or a round of a Swiss, with a fault at one call of each look.

    Return the calls, and `facts`.
    """
    clock, box, calls = TurnedClock(), NoticeBox(), 0
    async with sessions_on(url_of(folder / "bot.db"), clock, deliver=box, host=FakeHost(), more=MORE) as sessions:
        database = sessions.database
        if kind in ("league", "swiss"):
            league = await league_with(sessions, 5, SWISS if kind == "swiss" else RULES)
        elif kind == "servers":
            league, _ = await servers_with(sessions, 2, 3, replace(SERVER_RULES, matches=2))
        elif kind == "battle":
            league = await battle_with(sessions, 2, 3, replace(BATTLE_RULES, matches=2))
        else:
            league = await cup_with(sessions, 5, TABLE_RULES if kind == "cup at tables" else CUP_RULES)
        for stage in ("begin", "count"):
            found = await open_matches(sessions, league)
            faulty = Faulty(database, number, problem, after=after)
            plant(sessions, faulty)
            if stage == "begin":
                clock.turn(DAY)
            else:
                first, *others = sorted(found, key=lambda one: [seat.user for seat in one.seats])
                for match in (first, *others) if kind == "swiss" else (first,):
                    await win(sessions, match, 0)
            await idle()
            calls = max(calls, faulty.calls)
            plant(sessions, database)
            await sessions.leagues.timer.stop()  # as a kill does
            clock.turn(MINUTE)  # its claim ends
            sessions.leagues.timer.start()
            await settle(sessions, clock)
        return calls, await facts(sessions, league)


@pytest.mark.parametrize("kind", ["league", "swiss", "cup", "cup at tables", "battle", "servers"])
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("problem", [NotKept("error-not-kept"), asyncio.CancelledError()], ids=["fault", "kill"])
async def test_a_fault_at_any_call_loses_nothing(
    tmp_path: Path, problem: BaseException, after: bool, kind: str
) -> None:
    calls, wanted = await lived(tmp_path, 0, problem, after=after, kind=kind)
    assert calls > 10
    for number in range(1, calls + 1):
        folder = tmp_path / f"{number}"
        folder.mkdir()
        assert (number, (await lived(folder, number, problem, after=after, kind=kind))[1]) == (number, wanted)


# -- two processes ---------------------------------------------------------------------------------------------------


async def hours(sessions: Sessions, clock: TurnedClock, count: int) -> None:
    """Let hours pass, three at a time and then one by one, and all that is due be done."""
    for step in (*[3] * (count // 3), *[1] * (count % 3)):
        await polled(sessions, clock, step * HOUR)


@on_postgresql
@pytest.mark.parametrize("rules", [RULES, SWISS], ids=["round robin", "swiss"])
async def test_two_processes_open_and_count_each_match_once(
    database_url: str, clock: TurnedClock, rules: Rules
) -> None:
    games = {**GAMES, "duel": Duel(), "round": Round()}
    async with process(database_url, clock, HERE, games) as here, process(database_url, clock, THERE, games) as there:
        for one, host in ((here, FakeHost()), (there, FakeHost(2_000))):
            one.outbox.deliver_by(NoticeBox())
            one.leagues.show_by(host)
            one.leagues.show_by(host, cups=True)
            await one.start()
        league, cup = await league_with(here, 6, rules), await cup_with(here, 6)
        tables = await cup_with(here, 6, TABLE_RULES)
        elsewhere = (replace(SERVER_RULES.teams[0], guild=5),)
        battle, home = await servers_with(here, 2, 2, replace(SERVER_RULES, teams=elsewhere))
        await hours(here, clock, 25)
        now = await here.leagues.league(league.id)
        assert now.phase is Phase.PLAYING
        for _ in range(3):
            for played in (league, cup, tables, home):
                for match in await open_matches(there, played):
                    await win(there, match, 0)
            await hours(there, clock, 6)
        now = await here.leagues.league(league.id, 1)
        assert any(one.first_score is not None for one in now.rows.pairings)
        ids = Counter(one.match_id for one in now.rows.pairings if one.match_id is not None)
        assert set(ids.values()) == {1}
        check_rounds(now)
        for pairing in now.rows.pairings:
            if pairing.first_score is not None:
                assert (pairing.first_score, pairing.second_score) == (2, 0)
        ended = await here.leagues.league(cup.id)
        assert ended.phase is Phase.CLOSED
        assert [(one.first_score, one.second_score) for one in ended.rows.pairings] == [(2, 0)] * 5
        for shown in (battle, home):
            ended = await here.leagues.league(shown.id)
            assert ended.phase is Phase.CLOSED
            assert [(each.first_score, each.second_score) for each in ended.rows.pairings] == [(2, 0)] * 2
        at_tables = await here.leagues.league(tables.id)
        assert at_tables.phase is Phase.CLOSED
        assert [len(one.players) for one in at_tables.rows.pairings] == [3, 3, 4]
        assert len({one.match_id for one in at_tables.rows.pairings}) == 3


# -- games that have changed ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("problem", [msgspec.ValidationError("no such option"), OptionError("heap-range")])
async def test_a_match_that_a_game_refuses_stops_no_other_and_lengthens_no_season(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    league, refusals = await league_with(sessions, 6), iter([problem])
    options_for = Rules.options_for

    def refuse_first(rules: Rules, game: AnyGame) -> Any:
        for refusal in refusals:
            raise refusal
        return options_for(rules, game)

    monkeypatch.setattr(Rules, "options_for", refuse_first)
    clock.turn(DAY)
    await settle(sessions, clock)
    now = await sessions.leagues.league(league.id)
    ids = {one.match_id for one in seasons.in_play(now.rows)}
    assert len(ids) - len(await open_matches(sessions, league)) == 1
    assert now.row.claimed_until == 0  # the look came to its end, and showed the league

    def refuse(rules: Rules, game: AnyGame) -> Any:
        raise problem

    monkeypatch.setattr(Rules, "options_for", refuse)
    await pass_looks(sessions, clock, 6 * HOUR)
    assert (await sessions.leagues.league(league.id)).row.ends_at == now.row.ends_at

    monkeypatch.setattr(Rules, "options_for", options_for)
    await pass_time(sessions, clock, HOUR)
    assert {one.id for one in await open_matches(sessions, league)} == ids


# -- members who delete their data -----------------------------------------------------------------------------------


async def test_a_member_gets_their_rows_and_deletes_them(sessions: Sessions, clock: TurnedClock) -> None:
    league = await league_with(sessions, 6)
    await pass_looks(sessions, clock, DAY + HOUR)
    own = [one for one in await open_matches(sessions, league) if one.seat_of(member(1).user) is not None]
    assert own
    kept = json.loads(await sessions.privacy.export(member(1).user))["kept"]
    assert [row["league_id"] for row in kept["league_members"]] == [league.id]
    assert [row["name"] for row in kept["league_seats"]] == [member(1).name]

    await sessions.privacy.forget(member(1).user)
    await settle(sessions, clock)

    assert "league_seats" not in (await sessions.database.read(privacy.kept_about, member(1).user))
    now = await sessions.leagues.league(league.id)
    assert now.member(member(1).user) is None
    [gone] = [seat for seat in now.rows.seats if seat.user_id < 0]
    assert (gone.user_id, gone.name) == (-1 - gone.seat, "")
    for match in own:  # the others lose nothing: these matches are over, and no further one of the member opens
        assert (await sessions.matches.match(match.id)).phase is MatchPhase.OVER
    assert all(seat.user > 0 for match in await open_matches(sessions, league) for seat in match.seats)
    [division] = seasons.divisions_of(now)
    assert [line.player for line in division.table if line.struck] == [gone.seat]


@pytest.mark.parametrize("closed", [False, True])
async def test_the_standings_lose_a_deleted_name_at_once(
    sessions: Sessions, clock: TurnedClock, host: FakeHost, closed: bool
) -> None:
    league = await league_with(sessions, 6)
    await pass_looks(sessions, clock, DAY + HOUR)
    await sessions.leagues.leave(ask(1), league.id, now=True)  # so no open match wakes the league
    if closed:
        await sessions.leagues.close(league.id)
    await settle(sessions, clock)
    before = host.shown[league.id]
    at = clock.now()

    await sessions.privacy.forget(member(1).user)
    await settle(sessions, clock)

    assert host.shown[league.id] > before
    assert clock.now() - at < MINUTE
    due = (await sessions.leagues.league(league.id)).row.due
    assert due is None if closed else due is not None and due > clock.now()


async def test_a_servers_owner_gets_the_pairings_while_a_day_is_open(sessions: Sessions, clock: TurnedClock) -> None:
    league = await league_with(sessions, 6)
    await pass_looks(sessions, clock, DAY + HOUR)
    pairings = (await sessions.leagues.league(league.id)).rows.pairings
    assert {one.match_id is None for one in pairings} == {True, False}
    match = (await open_matches(sessions, league))[0]
    daily = DailyRow(20_000, "duel", member(0).user, match.id, 20_000, 0)
    await sessions.database.run(lambda connection: dailies.begin(connection, "secret", daily, 2**50, PLACE.guild))

    tables = {table.name: table.rows for table in await sessions.database.read(privacy.tables_of, PLACE.guild)}

    assert len(tables["league_pairings"]) == len(pairings) - 1  # that of the daily's match is kept back


async def test_a_server_that_is_gone_takes_its_league_along(sessions: Sessions, clock: TurnedClock) -> None:
    league = await league_with(sessions, 6)
    await pass_looks(sessions, clock, DAY + HOUR)
    assert PLACE.guild in await sessions.database.read(leaving.guilds_kept)

    async def drop(connection: Connection) -> None:
        await leaving.depart(connection, PLACE.guild, clock.now())
        while await privacy.drop_some_matches(connection, PLACE.guild, 100):
            pass
        await privacy.drop_guild(connection, PLACE.guild)

    await sessions.leagues.timer.stop()
    await sessions.database.run(drop)

    assert await sessions.database.read(leagues.rows, league.id) is None
    for table in (league_members, league_seats):

        async def count(connection: Connection, of: Any = table) -> int:
            return len((await connection.execute(of.select())).all())

        assert await sessions.database.read(count) == 0


async def test_a_member_of_the_league_may_be_silent_in_one_match_only(sessions: Sessions, clock: TurnedClock) -> None:
    """Two matches of a member have clocks of their own."""
    league = await league_with(sessions, 6)
    await pass_looks(sessions, clock, DAY + HOUR)
    user = member(0).user
    first, second = [one for one in await open_matches(sessions, league) if one.seat_of(user) is not None][:2]
    for match in (first, second):
        if match.seats[match.to_move[0]].user != user:
            await take(sessions, match)
    await take(sessions, await sessions.matches.match(second.id))

    await pass_looks(sessions, clock, 2 * DAY)

    lost = await sessions.matches.match(first.id)
    won = await sessions.matches.match(second.id)
    assert lost.terms.timed_out == (lost.seats[0 if lost.seats[0].user == user else 1].seat,)
    assert won.terms.timed_out == (won.seats[1 if won.seats[0].user == user else 0].seat,)


async def test_joining_twice_at_once_is_joining_once(sessions: Sessions) -> None:
    league = await league_with(sessions, 3)
    await asyncio.gather(*(sessions.leagues.join(ask(1), league.id) for _ in range(5)))
    now = await sessions.leagues.league(league.id)
    assert len(now.rows.members) == 3


async def test_a_match_that_a_killed_process_was_about_to_open_frees_its_place_when_a_player_leaves(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> None:
        raise asyncio.CancelledError

    league = await league_with(sessions, 6)
    for number in range(6):
        await sessions.leagues.set_at_once(ask(number), league.id, 1)
    with monkeypatch.context() as planted:
        planted.setattr(sessions.matches, "create", killed)
        for _ in range(25):
            clock.turn(HOUR)
            for _ in range(200):
                await asyncio.sleep(0)
        rows = (await sessions.leagues.league(league.id)).rows
        noted = next(one for one in rows.pairings if one.match_id is not None)
        leaver, other = (seasons.user_at(rows, 1, seat).user_id for seat in (noted.first, noted.second))
        await sessions.leagues.leave(request_of(leaver, "Leaver"), league.id, now=True)
    await pass_looks(sessions, clock, 2 * HOUR)

    now = await sessions.leagues.league(league.id)
    [freed] = [one for one in now.rows.pairings if one.number == noted.number]
    assert (freed.match_id, freed.channel_id, freed.opened_at) == (None, None, None)
    while await open_matches(sessions, league):  # the other one's turn comes
        opened = await open_matches(sessions, league)
        if any(match.seat_of(other) is not None for match in opened):
            return
        for match in opened:
            await win(sessions, match, 0)
        await settle(sessions, clock)
    raise AssertionError("no match of the other player opens")


@pytest.mark.parametrize("lacks", ["channel", "permission"])
async def test_a_closed_league_is_looked_at_until_its_messages_say_so_but_not_for_ever(
    sessions: Sessions, clock: TurnedClock, host: FakeHost, lacks: str
) -> None:
    league = await league_with(sessions, 3)
    host.there, host.shows = lacks != "channel", lacks != "permission"
    await sessions.leagues.close(league.id)
    await pass_looks(sessions, clock, 2 * HOUR)
    assert (await sessions.leagues.league(league.id)).row.due is not None

    await pass_looks(sessions, clock, DAY)
    assert (await sessions.leagues.league(league.id)).row.due is None

    host.there = host.shows = True
    before = host.shown.get(league.id, 0)
    await pass_looks(sessions, clock, DAY)
    assert host.shown.get(league.id, 0) == before


async def test_who_has_won_a_cup_is_told_later_if_discord_does_not_take_it(
    sessions: Sessions, clock: TurnedClock, host: FakeHost
) -> None:
    cup = await cup_with(sessions, 3)
    await pass_looks(sessions, clock, DAY + HOUR)
    host.shows = False
    for _ in range(2):
        for match in await open_matches(sessions, cup):
            await win(sessions, match, 0)
        await settle(sessions, clock)
    assert (await sessions.leagues.league(cup.id)).phase is Phase.CLOSED
    before, host.shows = host.shown[cup.id], True
    await pass_looks(sessions, clock, 2 * HOUR)
    assert host.shown[cup.id] == before + 1
    assert (await sessions.leagues.league(cup.id)).row.due is None


@pytest.mark.parametrize("problem", [NotAllowed("error-unknown-button"), NoSession("league-error-gone"), KeyError(7)])
async def test_a_match_without_a_place_stops_no_other(
    sessions: Sessions, clock: TurnedClock, host: FakeHost, problem: Exception
) -> None:
    league = await league_with(sessions, 6)
    await settle(sessions, clock)
    host.fault, shown = problem, host.shown[league.id]
    clock.turn(DAY)
    await settle(sessions, clock)
    found = await open_matches(sessions, league)
    assert len(found) >= 5  # of six
    assert host.shown[league.id] > shown
    assert (await sessions.leagues.league(league.id)).row.claimed_until == 0


async def test_a_league_waits_for_an_answer_of_discord_without_an_error_in_the_log(
    sessions: Sessions, host: FakeHost, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def answer(*_: Any) -> None:
        raise Unanswered("503 Service Unavailable")

    league = await league_with(sessions, 4)
    monkeypatch.setattr(host, "is_there", answer)
    await sessions.leagues.timer._fire_one(league.row)
    told = [(one.levelno, one.message) for one in caplog.records if "503" in one.message]
    assert told == [(logging.WARNING, f"leagues: ('{league.id}',) waits: 503 Service Unavailable")]


async def test_a_date_that_passes_while_a_league_is_looked_at_is_kept(
    sessions: Sessions, clock: TurnedClock, host: FakeHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    league, show = await league_with(sessions, 5), host.show
    await settle(sessions, clock)

    async def slowly(league_id: str) -> bool:
        monkeypatch.undo()
        clock.turn(league.row.begins_at + MINUTE - clock.now())
        return await show(league_id)

    monkeypatch.setattr(host, "show", slowly)
    await sessions.leagues.join(ask(5), league.id)
    await settle(sessions, clock)
    assert (await sessions.leagues.league(league.id)).phase is Phase.PLAYING


async def test_who_leaves_the_server_leaves_its_leagues(sessions: Sessions, clock: TurnedClock) -> None:
    league = await league_with(sessions, 6)
    await pass_looks(sessions, clock, DAY + HOUR)
    late = await sessions.leagues.join(ask(6), league.id)
    assert late.member(member(6).user) is not None

    await sessions.leagues.member_gone(PLACE.guild, member(1).user)
    await sessions.leagues.member_gone(PLACE.guild, member(6).user)
    await sessions.leagues.member_gone(PLACE.guild, 7)  # who was in no league
    await settle(sessions, clock)

    now = await sessions.leagues.league(league.id)
    [division] = seasons.divisions_of(now)
    assert [line.player for line in division.table if line.struck] == [division.player_of(member(1).user)]
    assert now.member(member(6).user) is None
    assert all(match.seat_of(member(1).user) is None for match in await open_matches(sessions, league))


async def test_messages_of_earlier_seasons_are_edited_once_after_their_end_and_when_a_name_is_deleted(
    sessions: Sessions, clock: TurnedClock
) -> None:
    league = await league_with(sessions, 3)
    await pass_looks(sessions, clock, DAY + HOUR)
    league, messages = await sessions.leagues.league(league.id), sessions.leagues.messages
    row = await messages.begin(league, 1)
    assert row is not None
    await messages.note(replace(row, message_id=5, shown="a"))
    while (now := await sessions.leagues.league(league.id)).season == 1:
        assert await messages.old_seasons(now) == ()
        for match in await open_matches(sessions, league):
            await win(sessions, match, 0)
        await pass_time(sessions, clock, 6 * HOUR)

    assert await messages.old_seasons(now) == (1,)
    await messages.note(replace(row, message_id=5, shown="b"))
    assert await messages.old_seasons(now) == ()
    await sessions.privacy.forget(member(1).user)
    assert await messages.old_seasons(now) == (1,)
