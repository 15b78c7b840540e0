"""Computer players: always a legal move, from nothing but the view, and each level better than the one below."""

import random
import statistics
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games.gemrush import GAME
from bot.games.gemrush.advice import LEVELS, Level, advise
from bot.games.gemrush.advice_scene import scene_of
from bot.games.gemrush.advice_worlds import imagined
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.moves import Move, Offer, Stop
from tests.games.gemrush.twins import twins

NODES = 30
MATCHES = 8
SKILLED = (Options(variant="choice"), Options(variant="chaos"), Options(variant="circle"))
CRISIS = Options(mode="crisis", target="open")


class Advised(NamedTuple):
    state: State
    seat: Seat
    legal: list[Move]
    move: Move | None


def played(options: Options, seats: int, level: Level, seed: int = 0, nodes: int = NODES) -> Iterator[Advised]:
    """A match to its end, everybody following the advice of a level."""
    state = GAME.setup(seed, options, seats).state
    for number in range(3_000):
        waited_for = GAME.to_move(state)
        if not waited_for:
            return
        seat = waited_for[0]
        legal = list(GAME.legal_moves(state, seat))
        move = advise(GAME.view(state, seat), legal, Stream.of(seed, number), level, nodes)
        yield Advised(state, seat, legal, move)
        assert move is not None
        state = GAME.apply(state, seat, move).state
    raise AssertionError("the match does not end")


def total(level: Level, seed: int, nodes: int = NODES) -> int:
    """The points of a Crisis of four."""
    *_, last = played(CRISIS, 4, level, seed, nodes)
    assert last.move is not None
    return GAME.apply(last.state, last.seat, last.move).state.total


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [Options(), CRISIS, *SKILLED], ids=str)
def test_advice_is_legal_until_the_match_ends(options: Options, level: Level) -> None:
    for advised in played(options, 3, level, seed=5, nodes=1):
        assert advised.move in advised.legal


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_advice_depends_on_nothing_but_the_view(level: Level) -> None:
    """Another deck, stack and seed, and in Rush other hands of the others: the same advice."""
    dice = random.Random(level)
    for options in (Options(), CRISIS):
        for advised in list(played(options, 3, level, seed=8, nodes=1))[::9]:
            state, seat = advised.state, advised.seat
            view = GAME.view(state, seat)
            for twin in twins(state, dice):
                assert GAME.view(twin, seat) == view
                legal = list(GAME.legal_moves(twin, seat))
                again = advise(GAME.view(twin, seat), legal, Stream(7), level, 1)
                assert again == advise(view, advised.legal, Stream(7), level, 1)


def test_what_is_imagined_looks_the_same_to_the_seat() -> None:
    for advised in played(Options(), 3, "easy", seed=2):
        view = GAME.view(advised.state, advised.seat)
        if view.phase not in ("move", "place"):
            continue
        made_up = GAME.view(imagined(scene_of(view, advised.seat), Stream(3)), advised.seat)

        for name in ("seats", "plates", "placing", "other", "back", "deck", "discard", "discard_top", "burnt", "stack"):
            assert getattr(made_up, name) == getattr(view, name), name
        assert [tile.number for tile in made_up.tiles] == [tile.number for tile in view.tiles]


def test_advice_is_for_a_seat() -> None:
    state = GAME.setup(0, CRISIS, 2).state

    with pytest.raises(ValueError, match="the channel's"):
        advise(GAME.view(state, None), list(GAME.legal_moves(state, state.turn)), Stream(0))


def test_a_seat_on_call_keeps_its_cards_while_it_has_turns() -> None:
    state = GAME.setup(0, CRISIS, 2).state
    other = Seat(1 - state.turn)
    legal = list(GAME.legal_moves(state, other))

    assert any(isinstance(move, Offer) for move in legal)
    assert advise(GAME.view(state, other), legal, Stream(0)) is None


def test_a_seat_on_call_offers_its_cards_when_it_has_no_turn_left() -> None:
    last = next(one for one in played(CRISIS, 2, "easy") if one.state.turns == 24 and one.state.phase == "move")
    other = Seat(1 - last.seat)
    legal = list(GAME.legal_moves(last.state, other))

    assert isinstance(advise(GAME.view(last.state, other), legal, Stream(0)), Offer)


def test_the_table_may_stop_once_the_target_is_reached() -> None:
    reached = Options(mode="crisis", target=5)
    stops = [one.move for one in played(reached, 2, "easy") if any(isinstance(move, Stop) for move in one.legal)]

    assert stops
    assert all(isinstance(move, Stop) for move in stops)


@pytest.mark.slow
def test_each_level_is_better_than_the_one_below() -> None:
    """Mean points of a Crisis of four, the same deals for all."""
    means = {level: statistics.mean(total(level, seed, nodes=30) for seed in range(MATCHES)) for level in LEVELS}

    assert means["easy"] * 1.3 < means["normal"], means
    assert means["normal"] < means["hard"], means
