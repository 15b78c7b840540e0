"""Which tricks work: where a gem of another type alone is in the way of a line, and what would score most there."""

import msgspec

from bot.errors import IllegalMove
from bot.games.gems3d.draft import bonus
from bot.games.gems3d.grid import filled, holding, lines_of, members
from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES, POINTS_PER_TRICK, Board, State, TrickHint
from bot.games.gems3d.notation import cell_name


class Spot(msgspec.Struct, frozen=True):
    """A cell where a trick works.

    Attributes:
        gems: the types that score most there, ascending; more than one is a tie.
        formations: the cells that each of them would make vanish.
        points: what each of them scores.
    """

    cell: int
    gems: bytes
    formations: tuple[bytes, ...]
    points: int


def usable(state: State, board: Board) -> bool:
    """Return whether a trick would work somewhere on this board, held or not."""
    return any(cells for _, cells in _gaps(state, board))


def spots(state: State, board: Board, wanted: int | None = None) -> list[Spot]:
    """Return where tricks work, by cell, whether one is held or not. On all of the board, or on one wanted cell."""
    chosen = -1 if wanted is None else 1 << wanted
    made: dict[int, list[tuple[int, bytes]]] = {}
    lines = lines_of(state.options.size, state.options.line)
    for gem, cells in _gaps(state, board):
        own = holding(board.cells, gem)
        for cell in members(cells & chosen):
            changed = own | 1 << cell
            formation = next(group for group in lines.formations(changed) if group >> cell & 1)
            made.setdefault(cell, []).append((gem, members(formation)))
    return [_spot(cell, made[cell]) for cell in sorted(made)]


def best_hint(state: State, board: Board) -> TrickHint | None:
    """Return the trick that scores most, while one is held; of equals the first in reading order, of its types the
    lowest.
    """
    if not board.tricks:
        return None
    found = max(spots(state, board), key=lambda spot: spot.points, default=None)
    return None if found is None else TrickHint(found.cell, found.gems[0], found.formations[0], found.points)


def chosen_gem(state: State, board: Board, cell: int, gem: int) -> int:
    """Return the type that a trick on this cell makes, `gem` or, for 0, the one that scores most.

    Raises IllegalMove (all gems3d-...): no-trick, trick-empty, trick-same-type, trick-not-in-play, trick-nowhere,
    trick-no-line, trick-other-type, trick-which.
    """
    size, name = state.options.size, cell_name(cell, state.options.size)
    if not board.tricks:
        raise IllegalMove("gems3d-no-trick", points=POINTS_PER_TRICK - board.score % POINTS_PER_TRICK)
    if not board.cells[cell]:
        raise IllegalMove("gems3d-trick-empty", cell=name)
    if gem and gem not in state.types:
        letters = " ".join(GEM_LETTERS[known - 1] for known in state.types)
        raise IllegalMove("gems3d-trick-not-in-play", gem=GEM_NAMES[gem - 1], letters=letters)
    if gem == board.cells[cell]:
        raise IllegalMove("gems3d-trick-same-type", cell=name, gem=GEM_NAMES[gem - 1])
    here = spots(state, board, cell)
    if not here:
        raise _no_line(name, best_hint(state, board), size)
    spot = here[0]
    if gem in spot.gems:
        return gem
    best = spot.gems[0]
    if len(spot.gems) > 1:
        letters = " ".join(GEM_LETTERS[tied - 1] for tied in spot.gems)
        raise IllegalMove("gems3d-trick-which", cell=name, letters=letters, points=spot.points)
    if gem:
        raise IllegalMove(
            "gems3d-trick-other-type",
            cell=name,
            gem=GEM_NAMES[gem - 1],
            best=GEM_NAMES[best - 1],
            letter=GEM_LETTERS[best - 1],
            points=spot.points,
        )
    return best


def _gaps(state: State, board: Board) -> list[tuple[int, int]]:
    """Return for each type in play the cells whose gem alone is in the way of a line of it."""
    lines, occupied = lines_of(state.options.size, state.options.line), filled(board.cells)
    gaps = []
    for gem in state.types:
        own = holding(board.cells, gem)
        if own.bit_count() >= lines.length - 1:
            gaps.append((gem, lines.gaps(own, occupied & ~own)))
    return gaps


def _spot(cell: int, made: list[tuple[int, bytes]]) -> Spot:
    most = max(len(formation) for _, formation in made)
    best = [(gem, formation) for gem, formation in made if len(formation) == most]
    return Spot(cell, bytes(gem for gem, _ in best), tuple(formation for _, formation in best), bonus(most))


def _no_line(name: str, hint: TrickHint | None, size: int) -> IllegalMove:
    if hint is None:
        return IllegalMove("gems3d-trick-nowhere", cell=name)
    return IllegalMove(
        "gems3d-trick-no-line",
        cell=name,
        best_cell=cell_name(hint.cell, size),
        best_gem=GEM_NAMES[hint.gem - 1],
        points=hint.points,
    )
