"""Tests of groups and a final: the plan by an oracle written from its rules, the draw, tables, places, leavers."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from bot.engine.tournaments.groups import (
    Round,
    TableResult,
    Tables,
    draw,
    groups_of,
    next_matches,
    places,
    plan,
    stages_of,
)

pytestmark = pytest.mark.slow

Results = dict[int, list[TableResult]]
SIZES = (3, 4, 5, 6, 7)


# -- an oracle ---------------------------------------------------------------------------------------------------------


def partitions(total: int, count: int, most: int) -> Iterator[tuple[int, ...]]:
    """Yield all ways to sit at `count` tables of 2 to `most`, the larger tables first."""
    if count == 0:
        if total == 0:
            yield ()
        return
    for first in range(min(most, total), 1, -1):
        yield from ((first, *rest) for rest in partitions(total - first, count - 1, first))


Step = tuple[int, tuple[int, ...], int]


@cache
def steps(members: int, size: int) -> tuple[Step, ...]:
    """Return all rounds that the rules allow: (byes, tables, how many of each go on)."""
    found = []
    for byes in range(size):
        playing = members - byes
        for count in range(1, playing // 2 + 1):
            for tables in partitions(playing, count, size):
                if tables[0] - tables[-1] > 1:
                    continue
                for through in range(1, tables[-1]):
                    following = byes + through * len(tables)
                    if through <= tables[-1] / 2 + 0.5 and 2 <= following < members:
                        found.append((byes, tables, through))
    return tuple(found)


@cache
def all_plans(members: int, size: int, rounds: int) -> tuple[tuple[Step, ...], ...]:
    """Return all plans of a number of rounds."""
    if members <= size:
        return (((0, (members,), 0),),) if rounds == 1 else ()
    if rounds <= 1:
        return ()
    return tuple(
        (step, *rest)
        for step in steps(members, size)
        for rest in all_plans(step[0] + step[2] * len(step[1]), size, rounds - 1)
    )


@cache
def best_plan(members: int, size: int) -> tuple[Step, ...]:
    """Return the plan that the rules choose, of all that there are."""
    found: tuple[tuple[Step, ...], ...] = ()
    rounds = 0
    while not found:
        rounds += 1
        found = all_plans(members, size, rounds)
    costs: list[list[int]] = []
    for worse in (
        [sum(table == 2 for _, tables, _ in one for table in tables) for one in found],
        [sum(byes for byes, _, _ in one) for one in found],
        [sum(size - table for _, tables, _ in one for table in tables) for one in found],
        [-one[0][2] for one in found],
        [one[0][0] for one in found],
    ):
        costs.append(worse)
    ranked = sorted(zip(zip(*costs, strict=True), found, strict=True))
    found = tuple(one for cost, one in ranked if cost == ranked[0][0])
    assert len({one[0] for one in found}) == 1
    (byes, tables, through), *rest = found[0]
    return (found[0][0], *(best_plan(byes + through * len(tables), size) if rest else ()))


@pytest.mark.parametrize("size", SIZES)
def test_the_plan_is_the_best_of_all_that_the_rules_allow(size: int) -> None:
    for members in range(3, 41):
        found = [(one.byes, one.sizes, one.through) for one in plan(members, size)]
        assert found == list(best_plan(members, size)), members


@pytest.mark.parametrize(
    ("members", "size", "rounds"),
    [
        (5, 4, [(1, (4,), 2), (0, (3,), 0)]),
        (7, 4, [(0, (4, 3), 2), (0, (4,), 0)]),
        (11, 4, [(0, (4, 4, 3), 1), (0, (3,), 0)]),
        (13, 4, [(0, (4, 3, 3, 3), 1), (0, (4,), 0)]),
        (5, 3, [(2, (3,), 1), (0, (3,), 0)]),
        (7, 3, [(1, (3, 3), 1), (0, (3,), 0)]),
        (13, 3, [(1, (3, 3, 3, 3), 2), (0, (3, 3, 3), 1), (0, (3,), 0)]),
        (4, 4, [(0, (4,), 0)]),
    ],
)
def test_uneven_numbers_have_tables_of_nearly_equal_size(
    members: int, size: int, rounds: list[tuple[int, tuple[int, ...], int]]
) -> None:
    assert [(one.byes, one.sizes, one.through) for one in plan(members, size)] == rounds


# -- the draw ----------------------------------------------------------------------------------------------------------


def test_the_draw_deals_to_and_fro() -> None:
    assert draw(range(1, 12), Round(1, (4, 3, 3), 1)) == ((2, 7, 8), (3, 6, 9), (4, 5, 10, 11))
    assert draw(range(1, 9), Round(0, (4, 4), 2)) == ((1, 4, 5, 8), (2, 3, 6, 7))
    assert draw(range(1, 8), Round(1, (3, 3), 1)) == ((2, 5, 6), (3, 4, 7))


@pytest.mark.parametrize("size", SIZES)
def test_each_member_is_at_one_table_or_has_a_bye(size: int) -> None:
    for members in range(3, 41):
        for stage, one in zip(stages_of(Tables(tuple(range(members)), size), {}), plan(members, size), strict=True):
            if stage.number > 1:
                assert not any(group.players for group in stage.groups)
                continue
            seated = [player for group in stage.groups for player in group.players]
            assert sorted([*stage.byes, *seated]) == list(range(members))
            assert list(stage.byes) == list(range(one.byes))
            counts = [len(group.players) for group in stage.groups]
            assert sorted(counts) == sorted(one.sizes)
            assert 2 <= min(counts) <= max(counts) <= size
            assert max(counts) - min(counts) <= 1
            # Each lap gives each group one of about the same seeds.
            for at, group in product(range(min(counts)), stage.groups):
                first = one.byes + at * len(counts)
                assert first <= group.players[at] < first + len(counts)


# -- tables ------------------------------------------------------------------------------------------------------------


def halves_of(order: list[list[int]]) -> dict[int, int]:
    """Return the halves of a match. order: who shares each place, the best first."""
    found, behind = dict[int, int](), sum(map(len, order))
    for shared in order:
        behind -= len(shared)
        found |= {player: 2 * behind + len(shared) - 1 for player in shared}
    return found


def result(order: list[list[int]]) -> TableResult:
    halves = halves_of(order)
    return TableResult(tuple(halves), tuple(halves.values()))


def test_points_count_who_is_behind_and_shared_places_are_halved() -> None:
    tables = Tables((1, 2, 3, 4), 4, matches=2)
    results = {0: [result([[2], [1, 3], [4]]), result([[3], [2], [4], [1]])]}
    [group] = groups_of(tables, results)
    assert [(line.player, line.points, line.firsts) for line in group.table] == [
        (2, 10, 1),
        (3, 9, 1),
        (1, 3, 0),
        (4, 2, 0),
    ]
    assert places(tables, results) == {2: 1, 3: 2, 1: 3, 4: 4}


def test_if_points_are_equal_matches_won_decide_and_then_the_seed() -> None:
    tables = Tables((1, 2, 3), 3, matches=2)
    won = {0: [result([[3], [1], [2]]), result([[1], [2], [3]])]}
    assert [line.player for line in groups_of(tables, won)[0].table] == [1, 3, 2]
    level = {0: [result([[2], [3], [1]]), result([[1, 3], [2]])]}
    [group] = groups_of(tables, level)
    assert [(line.player, line.points, line.firsts) for line in group.table] == [(3, 5, 1), (2, 4, 1), (1, 3, 1)]
    seeds = {0: [result([[1, 2, 3]]), result([[1, 2, 3]])]}
    assert [line.player for line in groups_of(tables, seeds)[0].table] == [1, 2, 3]
    fewer = {0: [result([[2], [1], [3]]), result([[1, 3], [2]])]}
    assert [line.player for line in groups_of(tables, fewer)[0].table] == [1, 2, 3]


def test_each_player_begins_about_as_often() -> None:
    tables = Tables((1, 2, 3), 3, matches=4)
    results: Results = {}
    begun = []
    while ready := next_matches(tables, results):
        [(number, players)] = ready.items()
        begun.append(players)
        results.setdefault(number, []).append(result([[one] for one in players]))
    assert begun == [(1, 2, 3), (2, 3, 1), (3, 1, 2), (1, 2, 3)]


def test_who_has_left_is_behind_all_and_comes_last_in_the_group() -> None:
    tables = Tables((1, 2, 3, 4), 4, matches=2)
    results = {0: [result([[1], [2], [3], [4]]), TableResult((4, 3, 2), (4, 1, 1))]}
    [group] = groups_of(tables, results)
    assert [(line.player, line.points) for line in group.table] == [(2, 7), (4, 6), (3, 5), (1, 6)]


def test_the_last_one_of_a_group_wins_without_a_match() -> None:
    tables = Tables((1, 2, 3), 3)
    results = {0: [TableResult((3, 1, 2), (4, 0, 0), played=False)]}
    assert places(tables, results) == {3: 1, 1: 2, 2: 3}


def test_a_match_that_is_not_finished_ends_its_group() -> None:
    tables = Tables((1, 2, 3), 3, matches=3)
    results = {0: [result([[3], [2], [1]]), TableResult((2, 3, 1), (0, 0, 0), played=False)]}
    assert next_matches(tables, results) == {}
    assert places(tables, results) == {3: 1, 2: 2, 1: 3}
    with pytest.raises(ValueError, match="group 0"):
        groups_of(tables, {0: [*results[0], result([[1], [2], [3]])]})


def test_results_that_do_not_belong_there_are_refused() -> None:
    tables = Tables(tuple(range(7)), 4)
    with pytest.raises(ValueError, match="does not have"):
        groups_of(tables, {3: [result([[1], [2]])]})
    for wrong in ({2: [result([[0], [1]])]}, {0: [result([[1], [2]])]}, {0: [result([[0], [3], [4], [6]])] * 2}):
        with pytest.raises(ValueError, match="does not belong"):
            groups_of(tables, wrong)
    for players, size, matches in (((1,), 3, 1), ((1, 1), 3, 1), ((1, 2), 2, 1), ((1, 2), 3, 0)):
        with pytest.raises(ValueError, match="cup"):
            Tables(players, size, matches)


# -- whole cups --------------------------------------------------------------------------------------------------------


def play(tables: Tables, order: Callable[[tuple[int, ...]], list[list[int]]]) -> Results:
    results: Results = {}
    while ready := next_matches(tables, results):
        for number, players in ready.items():
            results.setdefault(number, []).append(result(order(players)))
    return results


def test_the_better_seeds_reach_the_final() -> None:
    tables = Tables(tuple(range(1, 12)), 4)
    results = play(tables, lambda players: [[one] for one in sorted(players)])
    drawn = [group.players for group in groups_of(tables, results)]
    assert drawn == [(1, 6, 7), (2, 5, 8, 11), (3, 4, 9, 10), (1, 2, 3)]
    found = places(tables, results)
    assert [player for player, place in found.items() if place == 1] == [1]
    assert Counter(found.values()) == {1: 1, 2: 1, 3: 1, 4: 3, 7: 3, 10: 2}


def recounted(members: int, size: int, results: Results) -> dict[int, int]:
    """Return the final places, counted from the results by the rules alone."""
    players, found, number = list(range(members)), dict[int, int](), 0
    for byes, sizes, through in best_plan(members, size):
        resting, playing = players[:byes], players[byes:]
        groups: list[list[int]] = [[] for _ in sizes]
        laps = [playing[at : at + len(sizes)] for at in range(0, len(playing), len(sizes))]
        for at, lap in enumerate(laps):
            for group, player in zip(groups if at % 2 == 0 else groups[::-1], lap, strict=False):
                group.append(player)
        on, out = list(resting), dict[int, list[int]]()
        for group in groups:
            points = dict.fromkeys(group, 0)
            for one in results[number]:
                for player, halves in zip(one.players, one.halves, strict=True):
                    points[player] += halves
            firsts = Counter(
                player
                for one in results[number]
                for player, own in zip(one.players, one.halves, strict=True)
                if own == max(one.halves)
            )
            group.sort(key=lambda player: (-points[player], -firsts[player], player))
            on += group[:through]
            for rank, player in enumerate(group[through:]):
                out.setdefault(rank, []).append(player)
            number += 1
        place = len(on) + 1
        for rank in sorted(out):
            found |= dict.fromkeys(out[rank], place)
            place += len(out[rank])
        players = sorted(on)
    return found


@pytest.mark.parametrize("size", SIZES)
def test_places_equal_a_recount_by_the_rules(size: int) -> None:
    dice = Random(size)

    def order(players: tuple[int, ...]) -> list[list[int]]:
        shuffled = dice.sample(players, len(players))
        found: list[list[int]] = []
        for player in shuffled:
            if found and dice.random() < 0.2:
                found[-1].append(player)
            else:
                found.append([player])
        return found

    for members in range(3, 41):
        tables = Tables(tuple(range(members)), size, matches=dice.choice((1, 2, 3)))
        results = play(tables, order)
        found = places(tables, results)
        assert found == recounted(members, size, results), members
        assert sorted(found) == list(range(members))
        assert [*found.values()].count(1) == 1
