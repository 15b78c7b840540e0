"""Builds the view of a match, which is the same for all viewers."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from bot.engine import parts
from bot.engine.game import NO_RESULT, NoResult, Seat, Standing
from bot.errors import IllegalMove
from bot.games.gembatan.advice import Chances, Suggestion, by_place, chances_of
from bot.games.gembatan.events import MatchEnded
from bot.games.gembatan.grid import STEPS, Grid, tally
from bot.games.gembatan.model import (
    Cell,
    Chain,
    Fill,
    Lay,
    Pick,
    SeenDraft,
    SeenHalf,
    SeenHand,
    SeenSocket,
    SeenTile,
    SeenTurn,
    State,
    Tally,
    Target,
    View,
    Way,
    Window,
    across,
    down,
)
from bot.games.gembatan.notation import cell_name, parse_gem, sides_name
from bot.games.gembatan.pieces import sides_of
from bot.games.gembatan.plays import gems_left, grid_of, is_drafting, tile_not_held, tiles_left
from bot.games.gembatan.rules import draft_tally, winners

_NEAR_ACROSS, _NEAR_DOWN = 2, 1  # how many columns and rows are shown on each side of a chosen cell

P = TypeVar("P", bound=int)


class HiddenView(msgspec.Struct, frozen=True):
    """The channel's view of a daily in play: nothing but that it is one.

    over: NO_RESULT if the match was broken off, else None.
    """

    over: NoResult | None = None


AnyView = View | HiddenView


def view(state: State, viewer: Seat | None) -> AnyView:
    """Return the view of a seat, or of the channel for None. Only the board of a daily in play is hidden from it."""
    return HiddenView() if state.length and not state.over and viewer is None else own_view(state)


def own_view(state: State) -> View:
    """Return the view of a member who may see the board."""
    grid, draft = grid_of(state), state.draft
    tiles, longest = _tiles(state), _longest(state, grid) if state.over else ()
    columns, rows = [tile.column for tile in tiles], [tile.row for tile in tiles]
    hands = zip(state.hands, state.accounts, state.present, strict=True)
    return View(
        tiles=tiles,
        sockets=_sockets(state, grid),
        halves=_halves(grid),
        window=Window(min(columns), min(rows), max(columns), max(rows)),
        hands=tuple(SeenHand(hand.tiles, hand.gems, account, here) for hand, account, here in hands),
        tiles_left=tiles_left(state),
        gems_left=gems_left(state),
        to_move=None if state.over else state.turn,
        turns=state.turns,
        draft=SeenDraft(draft.tiles, draft.gems, draft_tally(state)) if is_drafting(state) else None,
        last=_last(state, grid),
        over=state.over,
        winners=winners(state) if state.over else (),
        best=longest[0] if longest else None,
        equal=longest[1:],
        length=state.length,
    )


def lead(view: View) -> int:
    """Return the points by which the only winner leads; 0 before the end, in a draw, or if nobody else stayed."""
    if len(view.winners) != 1:
        return 0
    beyond = {*view.winners, *view.unplaced}
    others = [hand.score for seat, hand in enumerate(view.hands) if hand.present and seat not in beyond]
    return view.hands[view.winners[0]].score - max(others) if others else 0


def stopped(view: AnyView) -> AnyView:
    """Return the view of a match that ended without a result: nobody moves, and nobody has won."""
    if isinstance(view, HiddenView):
        return HiddenView(NO_RESULT)
    return replace(view, to_move=None, draft=None, over=NO_RESULT)


def retold(shown: Any, standings: tuple[Standing, ...], state: State | None = None) -> Any:
    """Return a view or an event with the winners of these standings (`Game.retold`)."""
    first = parts.winners(standings)
    match shown:
        case View():
            kept = {one.seat for one in standings} if first else {Seat(seat) for seat in range(len(shown.hands))}
            out = tuple(Seat(seat) for seat in range(len(shown.hands)) if seat not in kept)
            return replace(shown, winners=first, unplaced=out)
        case MatchEnded():
            return replace(shown, winners=first, points=standings[0].score if first else shown.points)
    return shown


def _longest(state: State, grid: Grid) -> tuple[Chain, ...]:
    """Return the longest chains on the grid; in a daily, only of those with a gem of its seat."""
    first = len(state.filled) - state.accounts[0].placed if state.length else 0
    chains = tally(grid.gems, state.filled[first:]).chains
    most = max((chain.points for chain in chains), default=0)
    return tuple(chain for chain in chains if chain.points == most)


def with_sockets(state: State, seat: Seat, *, best_first: bool = True) -> View:
    """Return the view that numbers the open sockets that the seat can fill.

    best_first: whether the best has the number 1. Otherwise the numbers go row by row.
    """
    chances = chances_of(state, seat)
    best = {move.socket: chances.promise(move) for move, _ in chances.steps() if isinstance(move, Fill)}
    return replace(own_view(state), pick=Pick(seat, targets=_targets(best, best_first), best_first=best_first))


def with_first_step(state: State, seat: Seat, *, best_first: bool = True) -> View:
    """Return the view of `with_sockets` that also marks the cells where a tile of the hand fits."""
    seen = with_sockets(state, seat, best_first=best_first)
    assert seen.pick is not None  # `with_sockets` has set it
    return replace(seen, pick=replace(seen.pick, open=_open(state, seat)))


def with_open(state: State, seat: Seat) -> View:
    """Return the view that only marks the cells where a tile of the hand fits, if there are any."""
    seen, cells = own_view(state), _open(state, seat)
    return replace(seen, pick=Pick(seat, open=cells)) if cells else seen


def _open(state: State, seat: Seat) -> tuple[Cell, ...]:
    """Return the cells where a tile of the hand fits, row by row."""
    return tuple(sorted({move.cell for move, _ in chances_of(state, seat).steps() if isinstance(move, Lay)}))


def with_steps(state: State, seat: Seat, found: Sequence[Suggestion], *, best_first: bool = True) -> View:
    """Return the view that gives each of these plays a number of its own, on an empty cell or an open socket.

    found: whole plays, in the order of their numbers. best_first: whether this order begins with the best.
    """
    pick = Pick(seat, targets=tuple(map(_target, found)), best_first=best_first)
    return replace(own_view(state), pick=pick)


def _target(one: Suggestion) -> Target:
    match one.move:
        case Lay(cell, tile, turn, side):
            way = Way(tile, turn, side, parse_gem(one.gem), sides_of(tile, turn), one.points)
            return Target(cell, one.points, way)
        case Fill(socket):
            return Target(socket, one.points)


def shown_part(view: View) -> Window:
    """Return the part of the grid that the picture shows.

    A viewer who chooses sees the places that can be chosen and their neighbours.
    """
    window, pick = view.window, view.pick
    if pick is None:
        return window
    if pick.cell is not None:
        column, row = across(pick.cell) // 2, down(pick.cell) // 2
        left, right = _nearby(column, _NEAR_ACROSS, window.left, window.right)
        top, bottom = _nearby(row, _NEAR_DOWN, window.top, window.bottom)
        return Window(left, top, right, bottom)
    places = [*(target.place for _, target in pick.numbered(pick.targets)), *pick.open]
    if not places:
        return window
    columns = [across(place) / 2 for place in places]
    rows = [down(place) / 2 for place in places]
    left, top, right, bottom = (
        math.floor(min(columns)), math.floor(min(rows)), math.ceil(max(columns)), math.ceil(max(rows))
    )  # fmt: skip
    return Window(
        min(left, max(left - 1, window.left)),
        min(top, max(top - 1, window.top)),
        max(right, min(right + 1, window.right)),
        max(bottom, min(bottom + 1, window.bottom)),
    )


def _nearby(line: int, beside: int, first: int, last: int) -> tuple[int, int]:
    """Return the lines (columns or rows) around a line, moved towards the lines `first` to `last`, which have tiles."""
    low, least, most = line - beside, first - 1, last + 1 - 2 * beside
    if least <= most:
        low = min(max(low, least), most)
    return min(low, line), max(low + 2 * beside, line)


def with_cells(state: State, seat: Seat, *, best_first: bool = True) -> View:
    """Return the view that numbers the cells where a tile of the seat's hand fits.

    best_first: as for `with_sockets`.
    """
    chances = chances_of(state, seat)
    best: dict[Cell, tuple[int, int]] = {}
    for move, _ in chances.steps():
        if isinstance(move, Lay):
            best[move.cell] = max(chances.promise(move), best.get(move.cell, (0, 0)))
    return replace(own_view(state), pick=Pick(seat, targets=_targets(best, best_first), best_first=best_first))


def page(view: View, first: int, last: int) -> View:
    """Return a view with choices as one whose picture shows only the numbers from `first` to `last`."""
    assert view.pick is not None  # the caller made the view for a choice
    return replace(view, pick=replace(view.pick, page=(first, last)))


def with_tile(state: State, seat: Seat, tile: int, *, best_first: bool = True) -> View:
    """Return the view that numbers the cells where a tile fits. Raises IllegalMove if the seat does not hold it.

    best_first: as for `with_sockets`.
    """
    if tile not in state.hands[seat].tiles:
        raise tile_not_held(state, seat, tile)
    chances = chances_of(state, seat)
    best: dict[Cell, tuple[int, int]] = {}
    for move, _ in chances.steps():
        if isinstance(move, Lay) and move.tile == tile:
            best[move.cell] = max(chances.promise(move), best.get(move.cell, (0, 0)))
    return replace(
        own_view(state), pick=Pick(seat, tile=tile, targets=_targets(best, best_first), best_first=best_first)
    )


def with_cell(state: State, seat: Seat, cell: Cell, tile: int | None = None, *, best_first: bool = True) -> View:
    """Return the view that numbers the ways to lay a tile on a cell. Raises IllegalMove if the cell has a tile.

    tile: the only tile to be laid; None for all tiles of the hand.
    best_first: whether the best way has the number 1. Otherwise the tiles come in the order of the hand.
    """
    grid = grid_of(state)
    if cell in grid.sides:
        raise IllegalMove("gembatan-here-taken", cell=cell_name(cell), tile=sides_name(grid.sides[cell]))
    chances = chances_of(state, seat)
    found = [move for move, _ in chances.steps() if isinstance(move, Lay) and move.cell == cell]
    if tile is not None:
        found = [move for move in found if move.tile == tile]
    ways = (_way(chances, one) for one in _sorted(chances, found, best_first))
    pick = Pick(seat, tile=tile, cell=cell, ways=tuple(ways), best_first=best_first)
    return replace(own_view(state), pick=pick)


def without_worth(view: View) -> View:
    """Return a view with choices whose picture does not tell how many points they add."""
    if view.pick is None:
        return view
    targets = (replace(one, points=0, way=one.way and replace(one.way, points=0)) for one in view.pick.targets)
    ways = (replace(one, points=0) for one in view.pick.ways)
    return replace(view, pick=replace(view.pick, targets=tuple(targets), ways=tuple(ways)))


def _way(chances: Chances, move: Lay) -> Way:
    sides = sides_of(move.tile, move.turn)
    return Way(move.tile, move.turn, move.side, chances.gem(move), sides, chances.points(move))


def _sorted(chances: Chances, found: Iterable[Lay], best_first: bool) -> list[Lay]:
    return sorted(found, key=chances.promise, reverse=True) if best_first else sorted(found, key=by_place)


def _targets(best: Mapping[P, tuple[int, int]], best_first: bool) -> tuple[Target, ...]:
    """Return targets in the order of `advice`. best: the promise of the best play at each place."""
    ordered = sorted(best.items(), key=lambda item: item[1], reverse=True) if best_first else sorted(best.items())
    return tuple(Target(place, points) for place, (points, _) in ordered)


def _tiles(state: State) -> tuple[SeenTile, ...]:
    before = len(state.laid) - state.draft.tiles
    fresh = range(before - (state.last.tiles if state.last else 0), before)
    return tuple(
        SeenTile(
            cell=laid.cell,
            column=across(laid.cell) // 2,
            row=down(laid.cell) // 2,
            tile=laid.tile,
            turn=laid.turn,
            sides=sides_of(laid.tile, laid.turn),
            drafted=max(0, number - before + 1),
            fresh=number in fresh,
        )
        for number, laid in enumerate(state.laid)
    )


def _sockets(state: State, grid: Grid) -> tuple[SeenSocket, ...]:
    before = len(state.filled) - state.draft.gems
    fresh = range(before - (state.last.gems if state.last else 0), before)
    order = {socket: number for number, socket in enumerate(state.filled)}
    return tuple(
        SeenSocket(
            socket=socket,
            across=across(socket),
            down=down(socket),
            first=first,
            second=second,
            filled=socket in order,
            drafted=max(0, order.get(socket, -1) - before + 1),
            fresh=order.get(socket, -1) in fresh,
        )
        for socket, (first, second) in sorted(grid.sockets.items())
    )


def _halves(grid: Grid) -> tuple[SeenHalf, ...]:
    return tuple(
        SeenHalf(
            across=across(socket),
            down=down(socket),
            colour=half.colour,
            column=across(half.cell) // 2,
            row=down(half.cell) // 2,
            side=half.side,
            cell=Cell(half.cell + 2 * STEPS[half.side]),
        )
        for socket, half in sorted(grid.halves.items())
    )


def _last(state: State, grid: Grid) -> SeenTurn | None:
    last = state.last
    if last is None:
        return None
    if not last.gems:
        kind: Literal["traded", "passed"] = "traded" if last.traded_tiles or last.traded_gems else "passed"
        return SeenTurn(last.seat, kind, last.traded_tiles, last.traded_gems, Tally())
    settled = state.filled[: len(state.filled) - state.draft.gems]
    gems = {socket: grid.gems[socket] for socket in settled}
    return SeenTurn(last.seat, "played", last.tiles, last.gems, tally(gems, settled[-last.gems :]))
