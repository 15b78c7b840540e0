"""Tests that the computer players' own grid and turns follow the rules, on random matches."""

from collections.abc import Iterator

import pytest

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games.gembatan import GAME
from bot.games.gembatan.model import EndTurn, Pass, Pieces, State, Trade
from bot.games.gembatan.plays import gems_left, grid_of, is_drafting, plays, tiles_left, trays
from bot.games.gembatan.rollouts import World, begun_turn
from bot.games.gembatan.rules import draft_tally
from bot.games.gembatan.turns import Ground, Turn, good_turns
from tests.games.gembatan.matches import CLOSERS, LEAVERS, TRADERS, match

pytestmark = pytest.mark.slow

SEEDS = (0, 1, CLOSERS[0], TRADERS[0], LEAVERS[0], LEAVERS[1])
EVERY = 5  # states are taken this far apart where each costs much
WIDTH = 6


def states(seed: int) -> Iterator[State]:
    """Yield the states of a match in which a seat is to move."""
    return (state for state, move, _ in match(seed) if move is not None)


def known(ground: Ground) -> tuple[object, ...]:
    """Return all that a ground says. The order of a slot's links has no meaning."""
    slots = {cell: (forbidden, frozenset(links)) for cell, (forbidden, links) in ground.slots.items()}
    return slots, ground.halves, ground.empty, ground.gems


def played(state: State, turn: Turn) -> State:
    for play in turn.plays:
        state = GAME.apply(state, state.turn, play).state
    return state


@pytest.mark.parametrize("seed", SEEDS)
def test_the_options_of_a_turn_are_the_legal_plays_with_their_points(seed: int) -> None:
    for state in states(seed):
        turn = begun_turn(state)
        before = draft_tally(state).points
        options = list(turn.options())

        assert sorted(map(repr, (play for _, play, _, _ in options))) == sorted(
            map(repr, plays(state, grid_of(state), state.turn))
        )
        for points, play, _, _ in options[::EVERY]:
            assert draft_tally(GAME.apply(state, state.turn, play).state).points == before + points


@pytest.mark.parametrize("seed", SEEDS)
def test_good_turns_end_as_the_rules_say(seed: int) -> None:
    for state in list(states(seed))[::EVERY]:
        begun = begun_turn(state)
        found = good_turns(begun, WIDTH)

        assert [turn.points for turn in found] == sorted((turn.points for turn in found), reverse=True)
        assert (begun in found) == is_drafting(state)
        for turn in found[::WIDTH]:
            after = played(state, turn)
            hand = after.hands[after.turn]
            assert turn.points == draft_tally(after).points
            assert known(turn.ground) == known(Ground.of(grid_of(after)))
            assert (sorted(turn.tiles), sorted(turn.gems)) == (list(hand.tiles), list(hand.gems))


def test_no_turn_is_found_twice() -> None:
    state = next(state for state in states(0) if not is_drafting(state) and len(state.laid) > 9)
    grids = [played(state, turn) for turn in good_turns(begun_turn(state), 30)]

    assert len({(frozenset(state.laid), frozenset(state.filled)) for state in grids}) == len(grids)


@pytest.mark.parametrize("seed", SEEDS)
def test_worlds_end_turns_and_matches_as_the_rules_do(seed: int) -> None:
    """The pieces that are drawn differ, but not how many."""
    for state in states(seed):
        world, hand = World.of(state), state.hands[state.turn]
        if is_drafting(state):
            step = GAME.apply(state, state.turn, EndTurn())
            world.end(begun_turn(state))
        elif (move := Trade(hand.tiles[: tiles_left(state)], hand.gems[: gems_left(state)])) != Trade(b"", b""):
            step = GAME.apply(state, state.turn, move)
            world.trade()
        elif not list(plays(state, grid_of(state), state.turn)):
            step = GAME.apply(state, state.turn, Pass())
            world.trade()
        else:
            continue
        after = step.state
        assert world.scores == [account.score for account in after.accounts]
        assert world.over == bool(after.over)
        assert after.over or (world.turn, tuple(world.idle)) == (after.turn, after.idle)
        assert (len(world.tiles), len(world.gems)) == (tiles_left(after), gems_left(after))
        assert [tuple(map(len, hand)) for hand in world.hands] == [(len(h.tiles), len(h.gems)) for h in after.hands]
        assert world.ground.gems == grid_of(after).gems


def test_shuffled_worlds_have_the_same_pieces_in_another_order() -> None:
    state = next(states(0))
    world, tray = World.of(state), trays(state, grid_of(state))
    others = [world.shuffled(Stream.of(1, number)) for number in range(3)]

    assert {Pieces(bytes(sorted(one.tiles)), bytes(sorted(one.gems))) for one in others} == {tray}
    assert len({one.tiles for one in others}) == len({one.gems for one in others}) == 3


def test_a_world_says_by_how_much_a_seat_leads() -> None:
    world = World.of(GAME.setup(1, GAME.about.samples[0], 3).state)
    world.scores = [5, 9, 7]

    assert [world.lead(Seat(seat)) for seat in range(3)] == [-4, 2, -2]
