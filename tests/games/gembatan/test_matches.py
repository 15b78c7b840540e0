"""Tests of rules that hold after every step of a match. The checks use other code than the rules."""

from collections import Counter
from contextlib import suppress
from itertools import combinations, product

import pytest

from bot.errors import IllegalMove
from bot.games.gembatan import GAME
from bot.games.gembatan.events import ChainScored, GembatanScored, PiecesDrawn, TurnScored
from bot.games.gembatan.model import (
    Cell,
    EndTurn,
    Fill,
    Lay,
    Move,
    Options,
    Pass,
    Socket,
    State,
    Trade,
    across,
    down,
    place,
)
from bot.games.gembatan.pieces import gem_of, sides_of
from bot.games.gembatan.plays import grid_of, trays
from bot.games.gembatan.rules import take_back
from bot.games.gembatan.view import own_view
from tests.games.gembatan.matches import CLOSERS, LEAVERS, TRADERS, match

pytestmark = pytest.mark.slow

SEEDS = range(8)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # from a place to the next one in the north, east, south and west
SMALL = 9  # The brute-force tests try grids of at most this many tiles.

Tiles = dict[tuple[int, int], bytes]

seeded = pytest.mark.parametrize("seed", [*SEEDS, *CLOSERS, *TRADERS, *LEAVERS])


def tiles_of(state: State) -> Tiles:
    return {(across(one.cell), down(one.cell)): sides_of(one.tile, one.turn) for one in state.laid}


def halves_at(tiles: Tiles, u: int, v: int) -> list[int]:
    """Return the colours of the half-sockets that meet at a place between tiles."""
    found = [tiles.get((u - du, v - dv), bytes(4))[side] for side, (du, dv) in enumerate(STEPS)]
    return [colour for colour in found if colour]


@seeded
def test_a_match_never_loses_or_doubles_a_piece(seed: int) -> None:
    check_pieces(seed, Options())


@pytest.mark.parametrize("gems", [20, 24, 59])
def test_a_match_with_fewer_gems_never_loses_or_doubles_a_piece(gems: int) -> None:
    for seed in (3, 20, 23, 25):
        check_pieces(seed, Options(gems))


def check_pieces(seed: int, options: Options) -> None:
    for _, _, step in match(seed, options=options):
        state = step.state
        tray = trays(state, grid_of(state))
        tiles = [one.tile for one in state.laid] + list(tray.tiles)
        gems = list(tray.gems) + list(state.gone)
        for socket in state.filled:
            first, second = halves_at(tiles_of(state), across(socket), down(socket))
            gems.append(gem_of(first, second))
        for hand in state.hands:
            tiles += hand.tiles
            gems += hand.gems

        assert sorted(tiles) == list(range(60))
        assert Counter(gems) == dict.fromkeys(range(10), 6)
        view = own_view(state)
        assert (view.tiles_left, view.gems_left) == (len(tray.tiles), len(tray.gems))


@seeded
def test_no_socket_is_cut_off_and_the_grid_can_always_grow(seed: int) -> None:
    for _, _, step in match(seed):
        tiles = tiles_of(step.state)
        growing = 0
        for (u, v), sides in tiles.items():
            for side, (du, dv) in enumerate(STEPS):
                facing = tiles.get((u + 2 * du, v + 2 * dv))
                if facing is None:
                    growing += bool(sides[side])
                else:
                    other = facing[(side + 2) % 4]
                    assert bool(sides[side]) == bool(other)
                    assert sides[side] != other or not other
        assert growing


@seeded
def test_steps_before_the_end_of_a_turn_draw_nothing_and_are_not_sealed(seed: int) -> None:
    for state, move, step in match(seed):
        if isinstance(move, Lay | Fill):
            assert step.state.draws == state.draws
            assert not any(isinstance(event, PiecesDrawn) for event in step.events)
            assert not step.sealed
        elif move is not None:
            assert step.sealed


@seeded
def test_taking_a_turn_back_gives_the_state_before_the_turn(seed: int) -> None:
    began = match(seed, leaving=False)[0][0]
    for state, move, step in match(seed, leaving=False):
        if state.draft.gems == 0:
            began = state
        if isinstance(move, Lay | Fill):
            assert take_back(step.state) == began


@seeded
def test_a_turn_lays_at_most_four_tiles_and_four_gems_and_no_more_tiles_than_gems(seed: int) -> None:
    for _, _, step in match(seed):
        draft = step.state.draft
        assert draft.tiles <= draft.gems <= 4


@seeded
def test_every_match_ends_for_a_known_reason(seed: int) -> None:
    over = match(seed)[-1][2].state
    outcome = GAME.outcome(over)

    assert outcome is not None
    assert outcome.reason in ("gems", "blocked", "stalled", "left")
    for standing in outcome.standings:
        account = over.accounts[standing.seat]
        assert standing.score == account.placed + account.chains + account.gembatans - account.left


def runs(state: State) -> list[tuple[int, frozenset[Socket]]]:
    """Return all runs of gems that share a colour along a diagonal of the grid, each as long as possible."""
    tiles = tiles_of(state)
    gems = {(across(one), down(one)): set(halves_at(tiles, across(one), down(one))) for one in state.filled}
    found = []
    for (u, v), step, colour in product(gems, (1, -1), range(1, 6)):
        if colour in gems[u, v] and colour not in gems.get((u - step, v - 1), ()):
            run = []
            while colour in gems.get((u, v), ()):
                run.append(Socket(place(u, v)))
                u, v = u + step, v + 1
            found.append((colour, frozenset(run)))
    return found


@seeded
def test_every_run_of_three_or_more_with_a_new_gem_is_scored_once(seed: int) -> None:
    ends = [(state, step) for state, move, step in match(seed) if isinstance(move, EndTurn)]
    for state, step in ends:
        placed = set(state.filled[len(state.filled) - state.draft.gems :])
        wanted = [run for run in runs(state) if len(run[1]) >= 3 and run[1] & placed]
        chains = [event.chain for event in step.events if isinstance(event, ChainScored)]

        assert Counter((chain.colour, frozenset(chain.sockets)) for chain in chains) == Counter(wanted)
        assert any(isinstance(event, GembatanScored) for event in step.events) == (len(placed) == 4)
        (turn,) = (event for event in step.events if isinstance(event, TurnScored))
        points = len(placed) + sum(len(run) for _, run in wanted) + 4 * (len(placed) == 4)
        assert turn.points == points
        before, after = state.accounts[state.turn], step.state.accounts[state.turn]
        assert after.score + after.left == before.score + points


def test_matches_of_all_kinds_occur() -> None:
    assert {match(seed)[-1][2].state.over for seed in TRADERS} == {"stalled"}
    assert any(match(seed)[-1][2].state.gone for seed in LEAVERS)
    closest = min(len(own_view(step.state).halves) for seed in CLOSERS for _, _, step in match(seed))
    assert closest == 1


def test_the_tested_matches_have_long_chains_and_gembatans() -> None:
    events = [event for seed in SEEDS for _, _, step in match(seed) for event in step.events]
    chains = [event.chain for event in events if isinstance(event, ChainScored)]

    assert len(chains) >= 20
    assert max(len(chain.sockets) for chain in chains) >= 4
    assert any(isinstance(event, GembatanScored) for event in events)


def rules_allow(state: State, move: Move) -> bool:
    hand, tiles, draft = state.hands[state.turn], tiles_of(state), state.draft
    if isinstance(move, Lay):
        return may_lay(state, tiles, move)
    if isinstance(move, Fill):
        halves = halves_at(tiles, across(move.socket), down(move.socket))
        return len(halves) == 2 and move.socket not in state.filled and gem_of(*halves) in hand.gems
    if isinstance(move, EndTurn):
        return draft.gems > 0
    tray = trays(state, grid_of(state))
    if isinstance(move, Trade):
        held = not Counter(move.tiles) - Counter(hand.tiles) and not Counter(move.gems) - Counter(hand.gems)
        enough = len(move.tiles) <= len(tray.tiles) and len(move.gems) <= len(tray.gems)
        return held and enough and draft.gems == 0 and bool(move.tiles or move.gems)
    nothing_to_trade = not (hand.tiles and tray.tiles) and not (hand.gems and tray.gems)
    nothing_to_play = not any(rules_allow(state, play) for play in every_lay(state) + every_fill(state))
    return draft.gems == 0 and nothing_to_trade and nothing_to_play


def may_lay(state: State, tiles: Tiles, move: Lay) -> bool:
    hand, (u, v) = state.hands[state.turn], (across(move.cell), down(move.cell))
    sides = sides_of(move.tile, move.turn)
    if move.tile not in hand.tiles or (u, v) in tiles:
        return False
    made: dict[int, tuple[int, int]] = {}
    for side, (du, dv) in enumerate(STEPS):
        facing = tiles.get((u + 2 * du, v + 2 * dv))
        if facing is None:
            continue
        other = facing[(side + 2) % 4]
        if bool(sides[side]) != bool(other) or (other and other == sides[side]):
            return False
        if other:
            made[side] = (sides[side], other)
    this_turn = [(across(one.cell), down(one.cell)) for one in state.laid[len(state.laid) - state.draft.tiles :]]
    joins = any((u + 2 * STEPS[side][0], v + 2 * STEPS[side][1]) in this_turn for side in made)
    if move.side not in made or gem_of(*made[move.side]) not in hand.gems or (this_turn and not joins):
        return False
    after = {**tiles, (u, v): sides}
    return any(
        shown[side] and (x + 2 * du, y + 2 * dv) not in after
        for (x, y), shown in after.items()
        for side, (du, dv) in enumerate(STEPS)
    )


def around(state: State) -> list[tuple[int, int]]:
    """Return the coordinates of all places in the grid and in a margin around it."""
    tiles = tiles_of(state)
    left, right = min(u for u, _ in tiles) - 4, max(u for u, _ in tiles) + 4
    top, bottom = min(v for _, v in tiles) - 4, max(v for _, v in tiles) + 4
    return list(product(range(left, right + 1), range(top, bottom + 1)))


def every_lay(state: State) -> list[Move]:
    """Return every way to lay any tile of the seat to move or of the next seat, anywhere."""
    other = state.hands[(state.turn + 1) % len(state.hands)]
    tiles = [*state.hands[state.turn].tiles, *other.tiles]
    cells = [Cell(place(u, v)) for u, v in around(state) if u % 2 == v % 2 == 0]
    return [Lay(*parts) for parts in product(cells, tiles, range(4), range(4))]


def every_fill(state: State) -> list[Move]:
    return [Fill(Socket(place(u, v))) for u, v in around(state) if (u + v) % 2]


def every_end(state: State) -> list[Move]:
    """Return every trade of pieces in the hand, a trade without pieces, and all other ends of a turn."""
    hand = state.hands[state.turn]

    def some(pieces: bytes) -> list[bytes]:
        return [bytes(chosen) for count in range(5) for chosen in sorted(set(combinations(pieces, count)))]

    return [*(Trade(tiles, gems) for tiles in some(hand.tiles) for gems in some(hand.gems)), EndTurn(), Pass()]


def small_states() -> list[State]:
    """Return one state for each number of tiles in the grid and in the turn in progress."""
    found: dict[tuple[int, int], State] = {}
    for seed in SEEDS:
        for state, _, _ in match(seed):
            if len(state.laid) <= SMALL:
                found.setdefault((len(state.laid), state.draft.tiles), state)
    return list(found.values())


def test_the_listed_moves_are_all_moves_that_the_rules_allow() -> None:
    states = small_states()
    assert {state.draft.tiles for state in states} >= {0, 1, 2}
    for state in states:
        tried = every_lay(state) + every_fill(state) + every_end(state)

        assert set(GAME.legal_moves(state, state.turn)) == {move for move in tried if rules_allow(state, move)}


@pytest.mark.parametrize(
    "chosen", [slice(2, None, 6), pytest.param(slice(None, None, 3), marks=pytest.mark.nightly)], ids=["few", "many"]
)
def test_only_listed_moves_are_accepted(chosen: slice) -> None:
    states = small_states()[chosen]
    assert {state.draft.tiles for state in states} >= {0, 1, 2, 3}
    for state in states:
        listed = set(GAME.legal_moves(state, state.turn))
        accepted = set()
        for move in every_lay(state) + every_fill(state) + every_end(state):
            with suppress(IllegalMove):
                GAME.apply(state, state.turn, move)
                accepted.add(move)

        assert accepted == listed


@seeded
def test_a_large_grid_lists_all_fills_and_all_ends_of_turns(seed: int) -> None:
    for state, _, _ in match(seed)[-30::10]:
        tried = every_fill(state) + [move for move in every_end(state) if not isinstance(move, Pass)]
        listed = {move for move in GAME.legal_moves(state, state.turn) if not isinstance(move, Lay | Pass)}

        assert listed == {move for move in tried if rules_allow(state, move)}
