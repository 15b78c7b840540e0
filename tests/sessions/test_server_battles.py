"""Battles of servers: the code by which two servers agree, what both homes share, and trouble in one of them."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from msgspec.structs import replace

from bot.errors import NotAllowed, NotKept, PlayerError, SessionError
from bot.sessions.codes import MOST_WRONG
from bot.sessions.leagues import battles
from bot.sessions.leagues.model import League, Phase, Team
from bot.sessions.pace import DAY, HOUR
from bot.sessions.sessions import Sessions
from bot.storage import leagues, leaving, privacy
from bot.storage.schema import battle_codes, battle_homes, league_messages
from bot.storage.store import Connection
from tests.databases import on_each_database
from tests.sessions.league_host import (
    CUP_RULES,
    ELSEWHERE,
    HALL,
    SERVER_RULES,
    FakeHost,
    cup_with,
    host,
    number_of,
    open_matches,
    servers_with,
    sessions,
    win,
)
from tests.sessions.notice_box import pass_looks, settle
from tests.sessions.table import PLACE, TurnedClock, ask, member
from tests.sessions.test_league_faults import Faulty

__all__ = ["host", "sessions"]

pytestmark = pytest.mark.slow

THERE = Team(0, "Blue Hall", guild=ELSEWHERE.guild)
THIRD = Team(0, "Third Hall", guild=3)


async def begun(sessions: Sessions, clock: TurnedClock, first: int, second: int, **rules: Any) -> tuple[League, League]:
    battle, home = await servers_with(sessions, first, second, replace(SERVER_RULES, **rules))
    await pass_looks(sessions, clock, DAY + HOUR)
    return await sessions.leagues.league(battle.id), await sessions.leagues.league(home.id)


async def count(sessions: Sessions, table: Any) -> int:
    async def rows(connection: Connection) -> int:
        return len((await connection.execute(table.select())).all())

    return await sessions.database.read(rows)


async def refusal_of(sessions: Sessions, code: str, team: Team = THERE) -> str:
    """Return the key of the sentence by which a code is refused, which looking at it and using it share."""
    with pytest.raises(PlayerError) as looked:
        await sessions.server_battles.offered(code, team, 30)
    with pytest.raises(PlayerError) as used:
        await sessions.server_battles.agree(code, team, 30)
    assert looked.value.key == used.value.key
    return used.value.key


# -- the code ---------------------------------------------------------------------------------------------------------


async def test_both_homes_are_of_one_battle(sessions: Sessions) -> None:
    code = await sessions.server_battles.offer("duel", SERVER_RULES)
    asked = await sessions.server_battles.offered(f" {code[:4].lower()}-{code[4:]} ", THERE, ELSEWHERE.channel)
    home = await sessions.server_battles.agree(code, THERE, ELSEWHERE.channel)
    assert (asked.row.game, asked.rules, asked.row.begins_at) == ("duel", home.rules, home.row.begins_at)
    [battle] = await sessions.leagues.of(PLACE.guild, cups=True)
    [found] = await sessions.leagues.of(ELSEWHERE.guild, cups=True)
    assert (found.id, battle.id) == (home.id, home.row.shared_id)
    assert (battle.rules.channel, home.rules.channel) == (HALL, ELSEWHERE.channel)
    assert battle.rules.teams == home.rules.teams
    assert [(one.name, one.guild) for one in home.rules.teams] == [("Amber Hall", 1), ("Blue Hall", 2)]
    assert (battle.home_team, home.home_team, home.between_servers) == (0, 1, True)


async def test_servers_of_one_name_are_told_apart(sessions: Sessions) -> None:
    code = await sessions.server_battles.offer("duel", SERVER_RULES)
    home = await sessions.server_battles.agree(code, replace(THERE, name="Amber Hall"), ELSEWHERE.channel)
    assert [one.name for one in home.rules.teams] == ["Amber Hall 1", "Amber Hall 2"]


async def test_a_code_that_cannot_be_used_says_why(sessions: Sessions, clock: TurnedClock) -> None:
    assert await refusal_of(sessions, "AAAA-AAAA") == "servers-error-wrong"
    code = await sessions.server_battles.offer("duel", SERVER_RULES)
    assert await refusal_of(sessions, code, SERVER_RULES.teams[0]) == "servers-error-own"
    later = await sessions.server_battles.offer("duel", SERVER_RULES)
    assert await refusal_of(sessions, code) == "servers-error-wrong"  # the newer one is in its place
    clock.turn(DAY)
    assert await refusal_of(sessions, later) == "servers-error-expired"
    newest = await sessions.server_battles.offer("duel", SERVER_RULES)
    await sessions.server_battles.agree(newest, THERE, ELSEWHERE.channel)
    assert await refusal_of(sessions, newest, THIRD) == "servers-error-used"


async def test_a_server_with_an_open_cup_of_the_game_reads_so(sessions: Sessions) -> None:
    code = await sessions.server_battles.offer("duel", SERVER_RULES)
    cup = await sessions.leagues.open(ELSEWHERE.guild, "duel", CUP_RULES, cup=True)
    assert await refusal_of(sessions, code) == "cup-error-open"
    await sessions.leagues.close(cup.id)
    own = await cup_with(sessions, 0)
    assert await refusal_of(sessions, code) == "servers-error-other"
    with pytest.raises(NotAllowed):
        await sessions.server_battles.offer("duel", SERVER_RULES)
    await sessions.leagues.close(own.id)
    await sessions.server_battles.agree(code, THERE, ELSEWHERE.channel)
    for guild in (PLACE.guild, ELSEWHERE.guild):
        with pytest.raises(NotAllowed):
            await sessions.leagues.open(guild, "duel", CUP_RULES, cup=True)


@on_each_database
async def test_a_code_that_two_servers_use_at_once_makes_one_battle(sessions: Sessions) -> None:
    code = await sessions.server_battles.offer("duel", SERVER_RULES)
    ways = [sessions.server_battles.agree(code, THERE, 20), sessions.server_battles.agree(code, THIRD, 30)]
    found = await asyncio.gather(*ways, return_exceptions=True)
    [refused] = [one for one in found if isinstance(one, PlayerError)]
    assert refused.key == "servers-error-used"
    assert await count(sessions, battle_homes) == 1


async def test_a_server_that_agrees_twice_is_shown_the_same_battle(sessions: Sessions) -> None:
    code = await sessions.server_battles.offer("duel", SERVER_RULES)
    ways = [sessions.server_battles.agree(code, THERE, 20) for _ in range(2)]
    first, second = await asyncio.gather(*ways)
    assert first.id == second.id


@pytest.mark.parametrize("after", [False, True])
async def test_a_fault_while_servers_agree_leaves_all_or_nothing(sessions: Sessions, *, after: bool) -> None:
    one, database = sessions.server_battles, sessions.database
    for number in range(1, 3):
        code = await one.offer("duel", SERVER_RULES)
        planted: Any = Faulty(database, number, NotKept("error-not-kept"), after=after)
        one._database = planted
        with suppress(NotKept):
            await one.agree(code, THERE, ELSEWHERE.channel)
        one._database = database
        home = await one.agree(code, THERE, ELSEWHERE.channel)
        found = [await sessions.leagues.of(guild, cups=True) for guild in (1, 2)]
        assert [[cup.id for cup in cups] for cups in found] == [[home.row.shared_id], [home.id]]
        await sessions.leagues.close(home.id)


async def test_the_code_of_a_server_that_has_removed_the_bot_has_expired(sessions: Sessions) -> None:
    code = await sessions.server_battles.offer("duel", SERVER_RULES)
    await sessions.privacy.guild_gone(THIRD.guild)
    await sessions.server_battles.offered(code, THERE, 30)
    await sessions.privacy.guild_gone(PLACE.guild)
    assert await refusal_of(sessions, code) == "servers-error-expired"


async def test_a_server_that_guesses_codes_waits(sessions: Sessions) -> None:
    servers = sessions.server_battles
    code = await servers.offer("duel", SERVER_RULES)
    for number in range(MOST_WRONG):
        with pytest.raises(SessionError, match="servers-error-wrong"):
            await (servers.offered, servers.agree)[number % 2]("AAAAAAAA", THERE, 20)
    assert await refusal_of(sessions, code) == "letters-error-guesses"
    assert (await servers.offered(code, THIRD, 30)).rules.teams[1].guild == THIRD.guild


async def test_old_codes_are_deleted(sessions: Sessions, clock: TurnedClock) -> None:
    await sessions.server_battles.offer("duel", replace(SERVER_RULES, teams=(THIRD,)))
    clock.turn(9 * DAY)
    await sessions.server_battles.offer("duel", SERVER_RULES)
    assert await count(sessions, battle_codes) == 1


# -- signing up -------------------------------------------------------------------------------------------------------


async def test_members_play_for_the_server_where_they_sign_up_first(sessions: Sessions) -> None:
    battle, home = await servers_with(sessions, 1, 1)
    again = await sessions.leagues.join(ask(0), home.id)
    assert [(number_of(one.user_id), one.team) for one in again.rows.members] == [(0, 0), (1, 1)]
    await sessions.leagues.leave(ask(0), home.id, now=True)
    await sessions.leagues.join(ask(0), home.id)
    battle = await sessions.leagues.league(battle.id)
    assert {one.team for one in battle.rows.members} == {1}


async def test_the_team_of_a_server_has_at_most_sixteen_members(sessions: Sessions) -> None:
    battle, home = await servers_with(sessions, 16, 0)
    with pytest.raises(NotAllowed) as refused:
        await sessions.leagues.join(ask(20), battle.id)
    assert refused.value.key == "servers-error-full"
    await sessions.leagues.join(ask(20), home.id)


async def test_who_leaves_one_server_plays_on_for_the_other(sessions: Sessions) -> None:
    battle, home = await servers_with(sessions, 2, 2)
    await sessions.leagues.member_gone(ELSEWHERE.guild, member(0).user)
    await sessions.leagues.member_gone(PLACE.guild, member(0).user + 2)
    assert len((await sessions.leagues.league(battle.id)).rows.members) == 4
    await sessions.leagues.member_gone(ELSEWHERE.guild, member(2).user)
    await sessions.leagues.member_gone(PLACE.guild, member(0).user)
    left = (await sessions.leagues.league(home.id)).rows.members
    assert [number_of(one.user_id) for one in left] == [1, 3]


# -- playing ----------------------------------------------------------------------------------------------------------


@on_each_database
async def test_boards_are_played_by_letters_to_one_result(
    sessions: Sessions, clock: TurnedClock, host: FakeHost
) -> None:
    battle, home = await begun(sessions, clock, 3, 2, matches=2)
    assert [number_of(seat.user_id) for seat in battle.rows.seats] == [0, 3, 1, 4]
    assert battle.rows.seats == home.rows.seats
    for _ in range(2):
        matches = await open_matches(sessions, home)
        assert len(matches) == 2
        for match in matches:
            assert match.by_letters
            assert {one.user for one in match.letters} >= {one.user for one in match.seats}
            first = min(match.seats, key=lambda one: one.user)
            await win(sessions, match, first.seat)
        await settle(sessions, clock)
    battle, home = [await sessions.leagues.league(one.id) for one in (battle, home)]
    assert battle.phase is home.phase is Phase.CLOSED
    assert battles.sums_of(battle.rows) == battles.sums_of(home.rows) == (8, 0, 0)
    assert host.shown.keys() == {battle.id, home.id}
    for guild, own in ((PLACE.guild, battle), (ELSEWHERE.guild, home)):
        assert await sessions.leagues.of(guild, cups=True) == ()
        assert await sessions.leagues.last_cup(guild) == own
        await sessions.leagues.open(guild, "duel", CUP_RULES, cup=True)


async def test_each_is_ranked_by_the_ratings_of_their_own_server(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    battle, _ = await servers_with(sessions, 2, 2)
    asked = list[tuple[int, list[int]]]()

    async def ratings(_: Connection, guild: int, game: str, season: int, users: list[int]) -> dict[int, float]:
        asked.append((guild, users))
        return {users[-1]: 9.0}

    monkeypatch.setattr(leagues, "ratings_of", ratings)
    await sessions.leagues.begin_now(battle.id)
    await settle(sessions, clock)
    battle = await sessions.leagues.league(battle.id)
    assert [(guild, [*map(number_of, users)]) for guild, users in asked] == [(1, [0, 1]), (2, [2, 3])]
    assert [number_of(seat.user_id) for seat in battle.rows.seats] == [1, 3, 0, 2]


@pytest.mark.parametrize("at_home", [False, True])
async def test_managers_of_both_begin_move_and_close_it(
    sessions: Sessions, clock: TurnedClock, *, at_home: bool
) -> None:
    homes = await servers_with(sessions, 2, 2)
    own, other = homes if at_home else homes[::-1]
    await sessions.leagues.move(own.id, 77)
    await sessions.leagues.begin_now(own.id)
    await settle(sessions, clock)
    own, other = [await sessions.leagues.league(one.id) for one in (own, other)]
    assert (own.rules.channel, other.rules.channel) == (77, other.rules.channel)
    assert other.rules.channel in (HALL, ELSEWHERE.channel)
    assert own.phase is other.phase is Phase.PLAYING
    await sessions.leagues.close(own.id)
    for guild in (PLACE.guild, ELSEWHERE.guild):
        assert await sessions.leagues.of(guild, cups=True) == ()


async def test_who_blocks_is_not_paired_where_another_order_avoids_it(sessions: Sessions, clock: TurnedClock) -> None:
    await sessions.blocks.block(member(3).user, member(0).user)
    battle, _ = await begun(sessions, clock, 3, 3)
    assert [number_of(seat.user_id) for seat in battle.rows.seats] == [0, 4, 1, 3, 2, 5]


@pytest.mark.parametrize("how", ["leaves", "is deleted", "leaves the server"])
async def test_who_leaves_loses_their_match(sessions: Sessions, clock: TurnedClock, how: str) -> None:
    battle, home = await begun(sessions, clock, 2, 2)
    if how == "leaves":
        await sessions.leagues.leave(ask(2), home.id, now=True)
    elif how == "leaves the server":
        await sessions.leagues.member_gone(ELSEWHERE.guild, member(2).user)
    else:
        await sessions.privacy.forget(member(2).user)
    await settle(sessions, clock)
    board, other = battles.boards_of((await sessions.leagues.league(battle.id)).rows)
    assert (board.halves, board.over, other.finished) == ((2, 0), True, 0)


# -- trouble ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("gone", [PLACE.guild, ELSEWHERE.guild])
async def test_a_server_without_the_bot_does_not_hold_up_the_other(
    sessions: Sessions, clock: TurnedClock, host: FakeHost, gone: int
) -> None:
    battle, home = await begun(sessions, clock, 2, 2)
    there = home if gone == PLACE.guild else battle
    host.gone.add(gone)
    host.shown.clear()
    for match in await open_matches(sessions, battle):
        await win(sessions, match, 0)
    await settle(sessions, clock)
    assert (await sessions.leagues.league(there.id)).phase is Phase.CLOSED
    assert host.shown.keys() == {there.id}

    host.gone.clear()
    await pass_looks(sessions, clock, 2 * HOUR)
    assert host.shown.keys() == {battle.id, home.id}


async def test_an_error_of_one_home_does_not_hold_up_the_other(
    sessions: Sessions, clock: TurnedClock, host: FakeHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    battle, home = await servers_with(sessions, 2, 2)
    show, shown = host.show, list[str]()

    async def broken(league: str) -> bool:
        if league == battle.id:
            raise OSError("planted")
        shown.append(league)
        return await show(league)

    monkeypatch.setattr(host, "show", broken)
    await pass_looks(sessions, clock, DAY + HOUR)
    assert (await sessions.leagues.league(home.id)).phase is Phase.PLAYING
    assert len(await open_matches(sessions, home)) == 2
    assert set(shown) == {home.id}


async def drop(sessions: Sessions, guild: int, now: int) -> None:
    """Delete the data of a server, as some time after it has removed the bot."""

    async def work(connection: Connection) -> None:
        await leaving.depart(connection, guild, now)
        await privacy.drop_guild(connection, guild)

    await sessions.database.run(work)


@on_each_database
@pytest.mark.parametrize("gone", [PLACE.guild, ELSEWHERE.guild])
async def test_a_battle_outlives_the_data_of_either_server(
    sessions: Sessions, clock: TurnedClock, host: FakeHost, gone: int
) -> None:
    battle, home = await begun(sessions, clock, 2, 2)
    left = ELSEWHERE.guild if gone == PLACE.guild else PLACE.guild
    for one in (battle, home):
        await sessions.leagues.messages.begin(one, 1)
    host.gone.add(gone)
    await drop(sessions, gone, clock.now())
    [rest] = await sessions.leagues.of(left, cups=True)
    channel = ELSEWHERE.channel if gone == PLACE.guild else HALL
    assert (rest.id, rest.rules.channel, rest.home_team) == (battle.id, channel, 0 if left == PLACE.guild else 1)
    assert [(one.guild_id, one.channel_id) for one in rest.rows.messages] == [(left, channel)]
    assert (rest.rules.apart, rest.rows.seats[0].name) == ((), "Ada")
    assert await count(sessions, battle_homes) == 0
    assert await count(sessions, league_messages) == 1

    for match in await open_matches(sessions, rest):
        await win(sessions, match, 0)
    await settle(sessions, clock)
    rest = await sessions.leagues.league(rest.id)
    assert (rest.phase, battles.sums_of(rest.rows)) == (Phase.CLOSED, (2, 2, 0))
    await drop(sessions, left, clock.now())
    assert await sessions.leagues.last_cup(left) is None


@on_each_database
async def test_the_export_for_an_owner_has_no_ids_of_the_other_server(sessions: Sessions, clock: TurnedClock) -> None:
    async def seats(guild: int) -> list[tuple[int | None, str]]:
        """Return the seats of the export: whose it is, None without an id, and the name."""
        tables = await sessions.database.read(privacy.tables_of, guild)
        [found] = [one for one in tables if one.name == "league_seats"]
        rows = [dict(zip(found.columns, row, strict=True)) for row in found.rows]
        return [(one["user_id"] and number_of(one["user_id"]), one["name"]) for one in rows]

    await begun(sessions, clock, 2, 2)
    theirs = [(None, "Ada"), (2, "Cleo"), (None, "Ben"), (3, "Dan")]
    assert await seats(PLACE.guild) == [(0, "Ada"), (None, "Cleo"), (1, "Ben"), (None, "Dan")]
    assert await seats(ELSEWHERE.guild) == theirs
    await drop(sessions, PLACE.guild, clock.now())
    assert await seats(ELSEWHERE.guild) == theirs


async def test_both_homes_are_looked_at_if_the_look_of_one_server_changes(
    sessions: Sessions, clock: TurnedClock, host: FakeHost
) -> None:
    battle, home = await begun(sessions, clock, 2, 2)
    host.shown.clear()
    await sessions.leagues.look_again(ELSEWHERE.guild)
    await settle(sessions, clock)
    assert host.shown.keys() == {battle.id, home.id}
