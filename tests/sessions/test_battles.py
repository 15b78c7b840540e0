"""Team battles: who meets whom, what counts, and that all equals a recount by the rules as members read them."""

from collections.abc import Collection
from itertools import permutations
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.tournaments.teams import Reach, boards, reach
from bot.errors import NotAllowed
from bot.sessions.leagues import battles, cups, seasons
from bot.sessions.leagues.model import CUP, League, Phase, Rules, Score, Team
from bot.sessions.pace import DAY, HOUR
from bot.sessions.refusals import check_no_league
from bot.sessions.sessions import Sessions
from bot.storage.league_rows import LeagueMemberRow, LeaguePairingRow, LeagueRow, LeagueRows
from tests.sessions.league_host import (
    BATTLE_RULES,
    CUP_RULES,
    FIRST_ROLE,
    SECOND_ROLE,
    TABLE_RULES,
    FakeHost,
    battle_with,
    cup_with,
    host,
    number_of,
    open_matches,
    sessions,
    win,
)
from tests.sessions.notice_box import pass_looks, settle
from tests.sessions.table import PLACE, TurnedClock, ask, member

__all__ = ["host", "sessions"]

pytestmark = pytest.mark.slow


# -- an oracle, written from the rules --------------------------------------------------------------------------------

GUILD, NOW = PLACE.guild, 1_000_000


def fewest(count: int, apart: Collection[tuple[int, int]]) -> tuple[int, int]:
    """Return how many blocked pairs meet at the least, and the least sum of squares then, by trying all orders."""
    return min(
        (
            sum((one, other) in apart for one, other in enumerate(order)),
            sum((one - other) ** 2 for one, other in enumerate(order)),
        )
        for order in permutations(range(count))
    )


class Battle:
    """A battle that is lived through step by step, and counted beside the bot by the rules alone."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.sizes = dice.randint(2, 6), dice.randint(2, 6)
        self.matches = dice.choice((1, 2))
        self.slow = dice.random() < 0.5  # whether time is often over before matches are
        users = [*range(101, 101 + self.sizes[0]), *range(201, 201 + self.sizes[1])]
        self.ratings = {user: dice.uniform(0, 50) for user in users if dice.random() < 0.8}
        self.apart = {
            (one, other) for one in users for other in users if one // 100 != other // 100 and dice.random() < 0.12
        }
        servers = (Team(0, "Amber Hall", guild=GUILD), Team(0, "Blue Hall", guild=GUILD + 1))
        teams = servers if self.slow else BATTLE_RULES.teams  # the same rules hold for both
        rules = msgspec.json.encode(replace(BATTLE_RULES, matches=self.matches, teams=teams)).decode()
        row = LeagueRow("battle", GUILD, "duel", rules, Phase.OPEN.value, CUP, 0, 0, None)
        dice.shuffle(users)
        members = [
            LeagueMemberRow("battle", user, GUILD, str(user), 1, at, team=user // 100 - 1)
            for at, user in enumerate(users)
        ]
        self.users = users
        self.now = NOW
        self.before = {frozenset(pair) for pair in self.apart}  # who block each other as it begins
        self.away: set[int] = set()
        self.gone: set[int] = set()
        self.won = [0, 0]  # halves of a point by team
        self.counted: set[int] = set()
        self.results: dict[str, Score | None] = {}
        self.rows = cups.settled(LeagueRows(row, tuple(members)), self.ratings, {}, self.now, self.apart)
        self.count(self.rows)  # if all pairs block each other, it is over at once

    def user(self, seat: int) -> int:
        return self.rows.seats[seat].user_id

    def team(self, seat: int) -> int:
        return (seat + 200) % 2

    def check_boards(self) -> None:
        """Check who sits where: the best of both, and as few blocked pairs as possible, as near in rank as possible."""
        count = min(self.sizes)
        ranks = []
        for team in (1, 2):
            own = [user for user in self.users if user // 100 == team]
            own.sort(key=lambda user: (-self.ratings.get(user, float("-inf")), self.users.index(user)))
            ranks.append(own[:count])
        pairs = [(self.user(2 * board), self.user(2 * board + 1)) for board in range(count)]
        assert [one for one, _ in pairs] == ranks[0]
        assert sorted(other for _, other in pairs) == sorted(ranks[1])
        places = [ranks[1].index(other) for _, other in pairs]
        blocked = {
            (one, other)
            for one, first in enumerate(ranks[0])
            for other, second in enumerate(ranks[1])
            if (first, second) in self.apart or (second, first) in self.apart
        }
        found = (
            sum((one, other) in blocked for one, other in enumerate(places)),
            sum((one - other) ** 2 for one, other in enumerate(places)),
        )
        assert found == fewest(count, blocked)

    def step(self) -> None:
        """Let time pass, and members play or leave."""
        dice = self.dice
        self.now += dice.choice((HOUR, HOUR, DAY, 9 * DAY) if self.slow or dice.random() < 0.3 else (HOUR,))
        if dice.random() < 0.15:
            seat = dice.choice(self.rows.seats)
            left = replace(seat, left_at=self.now) if dice.random() < 0.5 else replace(seat, user_id=-seat.seat - 1)
            seats = tuple(left if one.seat == seat.seat else one for one in self.rows.seats)
            self.rows = replace(self.rows, seats=seats)
            self.gone.add(seat.seat)
        if dice.random() < 0.1:
            self.away ^= {dice.choice(self.users)}
        if dice.random() < 0.05:
            seats = self.rows.seats
            self.apart ^= {(self.user(dice.randrange(0, len(seats), 2)), self.user(dice.randrange(1, len(seats), 2)))}
            self.apart = {pair for pair in self.apart if min(pair) > 0}
        ends = {one.match_id or "": self.end(one) for one in seasons.in_play(self.rows)}
        self.results = {key: found for key, found in ends.items() if not isinstance(found, int)}
        known = {
            key: score
            for key, score in self.results.items()
            if score is not None or not any(one.match_id == key and (one.closes_at or 0) <= self.now
                                            for one in self.rows.pairings)
        }  # fmt: skip
        before = self.rows
        self.rows = cups.settled(seasons.note(self.rows, known), {}, self.results, self.now, self.apart, self.away)
        self.count(before)
        opened = seasons.to_open(self.rows, self.now, frozenset(self.away), frozenset(self.apart))
        chosen = {one.number for one in opened if dice.random() < 0.7}
        self.rows = replace(
            self.rows,
            pairings=tuple(
                replace(one, match_id=f"m{one.number}.{self.now}", closes_at=cups.ends_at(self.rows, one, self.now))
                if one.number in chosen
                else one
                for one in self.rows.pairings
            ),
        )

    def end(self, one: LeaguePairingRow) -> Score | int | None:
        """Return how a match ends now: its score, None if it has none, or 0 if it goes on."""
        gone = [seat in self.gone for seat in one.players]
        if any(gone):
            return self.dice.choice((None, Score(0, 2) if gone[0] else Score(2, 0)))
        if (one.closes_at or 0) <= self.now:
            return None
        if self.slow and self.dice.random() < 0.8:
            return 0
        return self.dice.choice((0, 0, Score(2, 0), Score(0, 2), Score(1, 1), None if self.dice.random() < 0.2 else 0))

    def count(self, before: LeagueRows) -> None:
        """Count what has got a result in this step."""
        for one in self.rows.pairings:
            if one.scores is None or one.number in self.counted:
                continue
            self.counted.add(one.number)
            old = next((each for each in before.pairings if each.number == one.number), one)
            result = self.results.get(old.match_id or "")
            gone = [seat in self.gone for seat in one.players]
            assert one.played is (result is not None and result.played and not any(gone))
            if result is not None:
                due = result.all
            elif any(gone):
                due = tuple(0 if each else 2 for each in gone)
            else:
                pair = frozenset(map(self.user, one.players))
                blocked = pair in self.before and pair in {frozenset(each) for each in self.apart}
                assert blocked or (one.closes_at or 0) <= self.now
                away = [self.user(seat) in self.away for seat in one.players]
                absent = not blocked and old.match_id is None and away.count(True) == 1
                due = tuple(0 if each else 2 for each in away) if absent else (1, 1)
            assert one.scores == due
            for seat, own in zip(one.players, due, strict=True):
                self.won[self.team(seat)] += own

    def check(self) -> None:
        first, second, rest = battles.sums_of(self.rows)
        assert [first, second] == self.won
        open_matches = min(self.sizes) * self.matches - len(self.counted)
        assert rest == 2 * open_matches
        begun: dict[int, list[int]] = {}
        for one in self.rows.pairings:
            begun.setdefault(one.series or 0, []).append(self.team(one.first))
        for board, who in begun.items():
            assert who == [(board + match) % 2 for match in range(len(who))]


@pytest.mark.parametrize("seeds", [range(500), pytest.param(range(500, 5_000), marks=pytest.mark.nightly)])
def test_battles_with_leavers_equal_a_recount_by_the_rules(seeds: range) -> None:
    for seed in seeds:
        battle = Battle(Random(seed))
        battle.check_boards()
        for _ in range(400):
            if battle.rows.league.phase == Phase.CLOSED.value:
                break
            battle.step()
            battle.check()
        assert battle.rows.league.phase == Phase.CLOSED.value, seed
        assert len(battle.counted) == min(battle.sizes) * battle.matches
        everybody = replace(battle.rows, seats=tuple(replace(one, user_id=-1 - one.seat) for one in battle.rows.seats))
        assert battles.sums_of(everybody) == battles.sums_of(battle.rows)
        assert cups.settled(everybody, {}, {}, battle.now) == everybody


@pytest.mark.parametrize("count", range(1, 7))
def test_boards_are_in_order_of_rank_unless_somebody_blocks(count: int) -> None:
    assert boards(count, ()) == tuple((rank, rank) for rank in range(count))
    dice = Random(count)
    for _ in range(30):
        apart = {(one, other) for one in range(count) for other in range(count) if dice.random() < 0.4}
        found = boards(count, apart)
        assert [one for one, _ in found] == list(range(count))
        assert sorted(other for _, other in found) == list(range(count))
        score = sum(pair in apart for pair in found), sum((one - other) ** 2 for one, other in found)
        assert score == fewest(count, apart)


@pytest.mark.parametrize("rest", range(0, 7, 2))
def test_what_a_team_can_reach_is_what_some_results_bring(rest: int) -> None:
    for own in range(8):
        for other in range(8):
            ends = {(own + more > other + rest - more) - (own + more < other + rest - more) for more in range(rest + 1)}
            found, needed = reach(own, other, rest)
            if ends == {1}:
                assert (found, needed) == (Reach.WON, 0)
            elif ends == {-1}:
                assert (found, needed) == (Reach.LOST, 0)
            elif 1 not in ends:
                assert (found, needed) == (Reach.DRAW if rest else Reach.LEVEL, 0)
            else:
                assert found is Reach.OPEN
                wins = [more for more in range(rest + 1) if own + more > other + rest - more]
                assert needed == wins[0]


# -- signing up, and the begin ----------------------------------------------------------------------------------------


async def now_of(sessions: Sessions, battle: League) -> League:
    return await sessions.leagues.league(battle.id)


async def begun(sessions: Sessions, clock: TurnedClock, first: int, second: int, **rules: Any) -> League:
    battle = await battle_with(sessions, first, second, replace(BATTLE_RULES, **rules))
    await pass_looks(sessions, clock, DAY + HOUR)
    return await now_of(sessions, battle)


@pytest.mark.parametrize(
    ("roles", "key"),
    [({FIRST_ROLE, SECOND_ROLE}, "battle-error-both"), ({7}, "battle-error-none"), ((), "battle-error-none")],
)
async def test_only_who_has_exactly_one_role_signs_up(sessions: Sessions, roles: Collection[int], key: str) -> None:
    battle = await battle_with(sessions, 1, 1)
    with pytest.raises(NotAllowed) as refused:
        await sessions.leagues.join(ask(5), battle.id, roles)
    assert refused.value.key == key
    assert len((await now_of(sessions, battle)).rows.members) == 2


async def test_a_role_that_changes_later_changes_nothing(sessions: Sessions) -> None:
    battle = await battle_with(sessions, 1, 1)
    again = await sessions.leagues.join(ask(0), battle.id, {SECOND_ROLE})
    assert [one.team for one in again.rows.members if one.user_id == member(0).user] == [0]


async def test_a_team_has_at_most_sixteen_members(sessions: Sessions) -> None:
    battle = await battle_with(sessions, 16, 1)
    with pytest.raises(NotAllowed) as refused:
        await sessions.leagues.join(ask(20), battle.id, {FIRST_ROLE})
    assert refused.value.key == "battle-error-full"
    await sessions.leagues.join(ask(20), battle.id, {SECOND_ROLE})


async def test_the_best_of_both_meet_and_the_others_are_in_reserve(sessions: Sessions, clock: TurnedClock) -> None:
    battle = await begun(sessions, clock, 4, 2)
    users = [seat.user_id - member(0).user for seat in battle.rows.seats]
    assert users == [0, 4, 1, 5]
    assert [one.user_id - member(0).user for one in battles.reserves_of(battle)] == [2, 3]
    matches = await open_matches(sessions, battle)
    assert [[one.user - member(0).user for one in match.seats] for match in matches] == [[0, 4], [5, 1]]
    about = matches[1].terms.league
    assert about is not None
    assert (about.part, about.stage, about.teams) == ("board", 2, ("Blue", "Amber"))
    with pytest.raises(NotAllowed) as refused:
        await sessions.leagues.join(ask(9), battle.id, {FIRST_ROLE})
    assert refused.value.key == "battle-error-begun"


async def test_a_battle_with_one_board_has_not_taken_place(sessions: Sessions, clock: TurnedClock) -> None:
    battle = await battle_with(sessions, 3, 1)
    with pytest.raises(NotAllowed) as refused:
        await sessions.leagues.begin_now(battle.id)
    assert refused.value.key == "battle-error-few"
    await pass_looks(sessions, clock, DAY + HOUR)
    battle = await now_of(sessions, battle)
    assert (battle.phase, battle.rows.seats) == (Phase.CLOSED, ())
    assert battles.has_not_taken_place(battle)


async def test_who_comes_too_late_or_is_not_in_it_reads_why(sessions: Sessions, clock: TurnedClock) -> None:
    battle = await begun(sessions, clock, 2, 2)
    with pytest.raises(NotAllowed) as refused:
        await sessions.leagues.leave(ask(9), battle.id, now=True)
    assert refused.value.key == "battle-error-not-in"
    with pytest.raises(NotAllowed) as refused:
        await sessions.leagues.begin_now(battle.id)
    assert refused.value.key == "battle-error-begun"
    [first, *_] = await open_matches(sessions, battle)
    with pytest.raises(NotAllowed) as refused:
        check_no_league(first)
    assert refused.value.key == "battle-error-fixed"
    await sessions.leagues.close(battle.id)
    with pytest.raises(NotAllowed) as refused:
        await sessions.leagues.join(ask(9), battle.id, {FIRST_ROLE})
    assert refused.value.key == "battle-error-closed"


async def test_a_battle_that_a_manager_closes_has_no_such_end(sessions: Sessions) -> None:
    battle = await battle_with(sessions, 3, 1)
    assert not battles.has_not_taken_place(await sessions.leagues.close(battle.id))


@pytest.mark.parametrize("rules", [CUP_RULES, TABLE_RULES])
async def test_a_cup_that_is_closed_after_its_day_was_no_battle(
    sessions: Sessions, clock: TurnedClock, rules: Rules
) -> None:
    cup = await cup_with(sessions, 1, rules)
    await pass_looks(sessions, clock, DAY + HOUR)
    cup = await sessions.leagues.close(cup.id)
    assert cup.row.begins_at <= cup.row.ends_at
    assert not battles.has_not_taken_place(cup)


# -- playing ----------------------------------------------------------------------------------------------------------


async def test_both_matches_of_a_board_are_played_one_after_the_other(sessions: Sessions, clock: TurnedClock) -> None:
    battle = await begun(sessions, clock, 2, 2, matches=2)
    for _ in range(2):
        matches = await open_matches(sessions, battle)
        assert len(matches) == 2
        for match in matches:
            first = min(match.seats, key=lambda one: one.user)  # of Amber
            await win(sessions, match, first.seat)
        await settle(sessions, clock)
    battle = await now_of(sessions, battle)
    assert battle.phase is Phase.CLOSED
    assert sum(battles.sums_of(battle.rows)) == 8
    assert cups.winner_of(battle.rows) is None
    firsts = [one.first % 2 for one in sorted(battle.rows.pairings, key=lambda one: (one.series or 0, one.round))]
    assert firsts == [0, 1, 1, 0]


@pytest.mark.parametrize("how", ["leaves", "is deleted", "leaves the server"])
async def test_who_leaves_loses_their_match_and_the_others_play_on(
    sessions: Sessions, clock: TurnedClock, how: str
) -> None:
    battle = await begun(sessions, clock, 2, 2, matches=2)
    if how == "leaves":
        await sessions.leagues.leave(ask(0), battle.id, now=True)
    elif how == "leaves the server":
        await sessions.leagues.member_gone(PLACE.guild, member(0).user)
    else:
        await sessions.privacy.forget(member(0).user)
    await settle(sessions, clock)
    battle = await now_of(sessions, battle)
    board, other = battles.boards_of(battle.rows)
    assert (board.halves, board.over, other.finished) == ((0, 4), True, 0)
    assert len(await open_matches(sessions, battle)) == 1


async def test_who_is_silent_loses_and_what_is_not_finished_in_time_is_a_draw(
    sessions: Sessions, clock: TurnedClock, host: FakeHost
) -> None:
    battle = await begun(sessions, clock, 2, 2)
    await pass_looks(sessions, clock, 2 * DAY + 2 * HOUR)
    battle = await now_of(sessions, battle)
    assert battle.phase is Phase.CLOSED
    assert battles.sums_of(battle.rows) == (2, 2, 0)  # who begins has been silent, on each board another team

    host.places = False
    battle = await begun(sessions, clock, 2, 3)
    assert await open_matches(sessions, battle) == []
    await pass_looks(sessions, clock, 40 * DAY)
    battle = await now_of(sessions, battle)
    assert battle.phase is Phase.CLOSED
    assert [board.halves for board in battles.boards_of(battle.rows)] == [(1, 1), (1, 1)]


async def test_who_blocks_is_not_paired_where_another_order_avoids_it(sessions: Sessions, clock: TurnedClock) -> None:
    await sessions.blocks.block(member(3).user, member(0).user)
    battle = await begun(sessions, clock, 3, 3)
    users = [seat.user_id - member(0).user for seat in battle.rows.seats]
    assert users == [0, 4, 1, 3, 2, 5]


@pytest.mark.parametrize("blocks", [True, False])
async def test_a_pair_who_cannot_be_kept_apart_draws_once_the_others_are_over(
    sessions: Sessions, clock: TurnedClock, *, blocks: bool
) -> None:
    for number in (2, 3):
        pair = (0, number) if blocks else (number, 0)
        await sessions.blocks.block(*(member(one).user for one in pair))
    battle = await begun(sessions, clock, 2, 2)
    [match] = await open_matches(sessions, battle)
    await win(sessions, match, 0)
    await settle(sessions, clock)
    battle = await now_of(sessions, battle)
    assert battle.phase is Phase.CLOSED
    assert sorted(board.halves for board in battles.boards_of(battle.rows))[0] in ((0, 2), (1, 1))
    assert (1, 1) in [board.halves for board in battles.boards_of(battle.rows)]


async def test_who_blocks_their_opponent_in_the_middle_of_a_battle_still_meets_them(
    sessions: Sessions, clock: TurnedClock
) -> None:
    battle = await begun(sessions, clock, 2, 2, matches=2)
    for match in await open_matches(sessions, battle):
        await win(sessions, match, 0)
    await sessions.blocks.block(member(2).user, member(0).user)
    await settle(sessions, clock)
    assert len(await open_matches(sessions, battle)) == 2


async def test_who_is_on_holiday_until_their_board_is_over_loses_what_never_opened(
    sessions: Sessions, clock: TurnedClock
) -> None:
    battle = await battle_with(sessions, 2, 2)
    for number in (1, 2, 3):  # of board 1, the second; of board 2, both
        await sessions.holidays.take(member(number).user, clock.now() + 60 * DAY)
    await pass_looks(sessions, clock, 20 * DAY)
    battle = await now_of(sessions, battle)
    users = [number_of(seat.user_id) for seat in battle.rows.seats]
    assert (users, battle.phase) == ([0, 2, 1, 3], Phase.CLOSED)
    assert [board.halves for board in battles.boards_of(battle.rows)] == [(2, 0), (1, 1)]


async def test_in_one_channel_a_board_has_time_until_all_could_have_been_played(
    sessions: Sessions, clock: TurnedClock
) -> None:
    battle = await begun(sessions, clock, 3, 3, threads=False)
    begins, last = battle.row.begins_at, battle.rows.pairings[-1]
    assert cups.waits_until(battle.rows, last, begins + 20 * DAY) == begins + 34 * DAY
    assert cups.waits_until(battle.rows, last, begins + 40 * DAY) == begins + 42 * DAY


async def test_a_battle_and_a_cup_of_one_game_are_not_open_together(sessions: Sessions) -> None:
    await battle_with(sessions, 1, 1)
    with pytest.raises(NotAllowed):
        await cup_with(sessions, 0)


async def test_in_one_channel_the_matches_are_played_one_after_the_other(
    sessions: Sessions, clock: TurnedClock
) -> None:
    battle = await begun(sessions, clock, 2, 2, threads=False, matches=2)
    boards = list[int]()
    while matches := await open_matches(sessions, battle):
        [match] = matches
        assert match.terms.league is not None
        boards.append(match.terms.league.stage)
        await win(sessions, match, 0)
        await pass_looks(sessions, clock, 2 * HOUR)
    assert boards == [1, 1, 2, 2]
    assert (await now_of(sessions, battle)).phase is Phase.CLOSED


async def test_ratings_decide_the_boards(sessions: Sessions) -> None:
    battle = await battle_with(sessions, 2, 2)
    rated = {member(1).user: 9.0, member(3).user: 5.0, member(2).user: 4.0}
    rows = cups.settled(battle.rows, rated, {}, battle.row.begins_at)
    assert [seat.user_id - member(0).user for seat in rows.seats] == [1, 3, 0, 2]
