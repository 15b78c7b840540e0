"""Tests of computer players: their matches end, their turns end, and they get better with each level."""

import math
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import Level, Seat
from bot.games.gemrush import GAME
from bot.games.gemrush.advice import played_on
from bot.games.gemrush.advice_scene import ending, scene_of, worth_of
from bot.games.gemrush.advice_worth import FITTED_CRISIS, FITTED_RUSH, PLAIN, Prices, Weights
from bot.games.gemrush.building import Build
from bot.games.gemrush.crisis import Offer, Stop
from bot.games.gemrush.mine import Laid, cell_at, cell_name
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.moves import Move
from bot.games.gemrush.view import View, seen
from tests.games.gemrush.positions import TILE, arrange, room

SKILLED = (Options(variant="choice"), Options(variant="chaos"), Options(variant="circle"))
CRISIS = Options(mode="crisis", target="open")
SOME = 0.02  # a budget with which Hard searches, but not for long


class Advised(NamedTuple):
    state: State
    seat: Seat
    legal: list[Move]
    move: Move | None


def advise(
    view: View, legal: list[Move], level: Level = "normal", stream: Stream | None = None, budget: float = 0
) -> Any:
    """Return the move that a level makes. With the usual budget of 0, no level searches."""
    assert view.viewer is not None
    *_, advice = GAME.advise(view, view.viewer, legal, stream or Stream(0), level, budget)
    return advice.move


def played(options: Options, seats: int, level: Level, seed: int = 0, budget: float = 0) -> Iterator[Advised]:
    """Yield each move of a match in which every seat follows the advice of a level."""
    state = GAME.setup(seed, options, seats).state
    for number in range(3_000):
        waited_for = GAME.to_move(state)
        if not waited_for:
            return
        seat = waited_for[0]
        legal = list(GAME.legal_moves(state, seat))
        move = advise(seen(state, seat), legal, level, Stream.of(seed, number), budget)
        yield Advised(state, seat, legal, move)
        assert move is not None
        state = GAME.apply(state, seat, move).state
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("options", [Options(), CRISIS, *SKILLED], ids=str)
@pytest.mark.slow
def test_advice_is_legal_until_the_match_ends(options: Options, level: Level) -> None:
    for advised in played(options, 3, level, seed=5):
        assert advised.move in advised.legal


@pytest.mark.slow
@pytest.mark.parametrize("options", [Options(target=6), Options(mode="crisis", target=6), *SKILLED], ids=str)
def test_the_moves_of_hard_are_legal(options: Options) -> None:
    searched = 0
    for advised in islice(played(options, 3, "hard", seed=5, budget=SOME), 40):
        assert advised.move in advised.legal
        searched += len(advised.legal) > 1
    assert searched > 10


def costs_nothing(before: State, after: State) -> bool:
    """Return whether a move costs no step, no card and no tile, and the turn goes on."""
    seat = before.turn
    return (
        before.turns == after.turns
        and before.doing.steps == after.doing.steps
        and len(before.stack) == len(after.stack)
        and len(before.seats[seat].hand) <= len(after.seats[seat].hand)
    )


def moves_at_no_cost(state: State, dice: random.Random, filtered: bool, most: int) -> int:
    """Return how many moves in a row cost nothing, at most `most`."""
    for number in range(most):
        seat = state.turn
        legal = list(GAME.legal_moves(state, seat))
        among = ending(scene_of(seen(state, seat), seat), legal) if filtered else legal
        ways = [after for move in among if costs_nothing(state, after := GAME.apply(state, seat, move).state)]
        if not ways:
            return number
        state = dice.choice(ways)
    return most


@pytest.mark.parametrize("mine", ["carts", "winch", "elevator"])
def test_every_turn_of_a_computer_player_ends(mine: str) -> None:
    """Rides and free rooms can move pieces without end. The advice never chooses such a series."""
    rooms = {
        "carts": (TILE["gravel-pit"], 8, 9, 10, 11),
        "winch": (TILE["winch"], 8, TILE["gravel-pit"], 9, TILE["mystic-elevator"]),
        "elevator": (TILE["mystic-elevator"], TILE["gravel-pit"], 9),
    }[mine]
    laid = tuple(Laid(cell_at(number, 0), tile, 0) for number, tile in enumerate(rooms))
    state = arrange(laid, "ObPe PeEl", "ObEl", at=[cell_at(mine == "carts", 0)] * 2)

    assert moves_at_no_cost(state, random.Random(0), False, 60) == 60
    for turns in (0, 1):
        assert moves_at_no_cost(replace(state, turns=turns), random.Random(turns), True, 60) < 20


def test_a_seat_on_call_keeps_its_cards_while_it_has_turns() -> None:
    state = GAME.setup(0, CRISIS, 2).state
    other = Seat(1 - state.turn)
    legal = list(GAME.legal_moves(state, other))

    assert any(isinstance(move, Offer) for move in legal)
    assert advise(seen(state, other), legal) is None


def test_a_seat_on_call_offers_its_cards_when_it_has_no_turns_left() -> None:
    last = next(one for one in played(CRISIS, 2, "easy", seed=1) if one.state.turns == 24)
    other = Seat(1 - last.seat)
    legal = list(GAME.legal_moves(last.state, other))

    assert isinstance(advise(seen(last.state, other), legal), Offer)


def test_advice_agrees_to_stop_once_the_target_is_reached() -> None:
    reached = Options(mode="crisis", target=5)
    stops = [one.move for one in played(reached, 2, "easy") if any(isinstance(move, Stop) for move in one.legal)]

    assert stops
    assert all(isinstance(move, Stop) for move in stops)


def test_the_best_of_more_drawn_cards_is_worth_more() -> None:
    prices = Prices(bytes(range(9)), tuple(map(float, range(9))))

    assert [prices.best_of(count, 1) for count in (1, 2, 4)] == [4, 5, 7]
    assert prices.best_of(4, 2) == 7 + 5
    assert [prices.best_of(count, 1, frozenset({0, 1, 2})) for count in (1, 2, 4)] == [1, 1, 2]
    assert prices.best_of(2, 1, frozenset()) == 0


def test_large_doors_are_worth_more_early_in_a_crisis() -> None:
    """The worth of large doors counts only in Crisis, and only for players with fitted weights."""

    def worth(key: str, options: Options, burnt: int, weights: Weights) -> float:
        state = arrange(room(key), "ObPe", "ElSo", options=options, burnt=burnt)
        return worth_of(scene_of(seen(state, Seat(0)), Seat(0), weights)).doors

    early, late = worth("gravel-pit", CRISIS, 0, FITTED_CRISIS), worth("gravel-pit", CRISIS, 60, FITTED_CRISIS)
    assert early > 1 > late > 0
    assert worth("mother-lode", CRISIS, 0, FITTED_CRISIS) == 0  # The only door of this room scores nothing.
    assert worth("gravel-pit", Options(), 0, FITTED_CRISIS) == worth("gravel-pit", CRISIS, 0, PLAIN) == 0


@pytest.mark.parametrize(("points", "better"), [((19, 3), True), ((19, 25), False)])
def test_a_construction_that_ends_a_rush_is_worth_its_victory_or_defeat(points: tuple[int, int], better: bool) -> None:
    """The other seat has begun the round, so the match ends with this turn. Star Kiln has a door for Permafrost."""
    state = replace(arrange(room("star-kiln"), "PeEl FiDr ObPe", "ElSo", points=points), first=Seat(1))
    scene = scene_of(seen(state, Seat(0)), Seat(0), FITTED_RUSH)
    moves = list(GAME.legal_moves(state, Seat(0)))
    build = next(move for move in moves if isinstance(move, Build))

    ends, _ = played_on(scene, state, build, Stream(0))
    begun = replace(state, seats=tuple(replace(one, points=3) for one in state.seats))
    goes_on, _ = played_on(scene, begun, build, Stream(0))

    assert (ends > goes_on) is better


PAIRS = ((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2))


def lead(better: Level, worse: Level, seed: int) -> int:
    """Play a Rush of four, with two seats of each level. Return the lead of the better level in points.

    Six seeds in a row have the same deal, and each gives the better level another pair of seats. Between two equal
    levels the six leads add up to zero. Hard has only its first, quick evaluation.
    """
    deal, pair = divmod(seed, len(PAIRS))
    state = GAME.setup(deal, Options(), 4).state
    for number in range(3_000):
        waited_for = GAME.to_move(state)
        if not waited_for:
            return sum(one.points if seat in PAIRS[pair] else -one.points for seat, one in enumerate(state.seats))
        seat = waited_for[0]
        view, legal = seen(state, seat), list(GAME.legal_moves(state, seat))
        move = advise(view, legal, better if seat in PAIRS[pair] else worse, Stream.of(deal, number))
        assert move is not None
        state = GAME.apply(state, seat, move).state
    raise AssertionError("the match does not end")


def chance(ahead: int, decided: int) -> float:
    """Return the probability that the first of two equal players leads in at least `ahead` of `decided` matches."""
    return float(sum(math.comb(decided, number) for number in range(ahead, decided + 1)) / 2**decided)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("worse", "better", "matches"),
    [("easy", "normal", 36), ("normal", "hard", 48)],
)
def test_each_level_is_better_than_the_one_below(worse: Level, better: Level, matches: int) -> None:
    """If the levels were equal, "better" would lead so often in fewer than one of 50 tests."""
    leads = [lead(better, worse, seed) for seed in range(matches)]
    ahead, decided = sum(points > 0 for points in leads), sum(points != 0 for points in leads)

    assert chance(ahead, decided) < 0.02, leads


@pytest.mark.slow
def test_two_equal_levels_fail_the_comparison() -> None:
    """Each of two equal levels leads in half of the matches."""
    leads = [lead("normal", "normal", seed) for seed in range(len(PAIRS))]

    assert any(leads)
    assert sorted(leads) == sorted(-points for points in leads)


@pytest.mark.slow
def test_a_reason_that_names_a_room_says_where_it_is() -> None:
    """The picture may show only a part of the mine, and the suggested way only the next step to the room."""
    named = 0
    for advised in played(Options(target=10), 2, "normal", seed=5):
        view = seen(advised.state, advised.seat)
        *_, advice = GAME.advise(view, advised.seat, advised.legal, Stream(0), "normal", 0)
        if advice.why is None or advice.why.key not in ("gemrush-why-door", "gemrush-why-room", "gemrush-why-near"):
            continue
        about = dict(advice.why.params)
        (room,) = (tile for tile in view.tiles if cell_name(cell_at(tile.across, tile.down)) == about["at"])
        assert room.key == about["room"]
        named += 1

    assert named
