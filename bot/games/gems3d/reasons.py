"""Says in one sentence what a move does. The variables are those of `bot.games.gems3d.wording`."""

from collections.abc import Iterator

from bot.engine.game import Phrase
from bot.games.gems3d.board import bonus
from bot.games.gems3d.grid import holding, lines_of, members
from bot.games.gems3d.model import Move, Shift, View
from bot.games.gems3d.notation import cell_at, cell_name, gem_name
from bot.games.gems3d.worth import moved, rows_of

WAITING = 2  # gems of a type that wait for the same cell


def reason(view: View, move: Move) -> Phrase:
    """Return what a legal move scores, which gems it brings into line, or which gems it makes room for."""
    size = view.size
    if not isinstance(move, Shift):
        return _trick(view, cell_at(move.cell, size) or 0, move.gem)
    start, goal = cell_at(move.start, size) or 0, cell_at(move.goal, size) or 0
    gem = view.cells[start]
    what = {"gem": gem_name(gem), "start": cell_name(start, size), "goal": cell_name(goal, size)}
    after = moved(view.cells, start, goal)
    gone, points = _vanishing(view, after, gem)
    if points:
        return Phrase.of("gems3d-why-line", **what, count=len(gone), cells=_names(gone, size), points=points)
    gathered = _gathered(view, after, goal, gem)
    if len(gathered) > max(1, len(_gathered(view, view.cells, start, gem))):
        cells = _names(gathered, size)
        return Phrase.of("gems3d-why-row", **what, count=len(gathered), cells=cells, line=view.line)
    other, waiting = _waiting(view, start)
    if waiting >= WAITING:
        return Phrase.of("gems3d-why-room", **what, count=waiting, other=gem_name(other))
    return Phrase.of("gems3d-why-wait", **what)


def _trick(view: View, cell: int, gem: int) -> Phrase:
    after = view.cells[:cell] + bytes((gem,)) + view.cells[cell + 1 :]
    gone, points = _vanishing(view, after, gem)
    old, new = gem_name(view.cells[cell]), gem_name(gem)
    where = cell_name(cell, view.size)
    cells = _names(gone, view.size)
    return Phrase.of("gems3d-why-trick", cell=where, old=old, new=new, count=len(gone), cells=cells, points=points)


def _names(cells: bytes, size: int) -> str:
    return " ".join(cell_name(cell, size) for cell in cells)


def _vanishing(view: View, cells: bytes, gem: int) -> tuple[bytes, int]:
    """Return the cells of the gems of this type that vanish, and their points."""
    formations = [members(formation) for formation in lines_of(view.size, view.line).formations(holding(cells, gem))]
    return b"".join(formations), sum(bonus(len(formation)) for formation in formations)


def _gathered(view: View, cells: bytes, cell: int, gem: int) -> bytes:
    """Return the cells with the most gems of this type in a window with this cell and without other gems."""
    clean = [others for others in _others(view, cell) if not {cells[other] for other in others} - {0, gem}]
    found = [sorted((cell, *(other for other in others if cells[other]))) for others in clean]
    return bytes(max(found, key=len, default=[]))


def _waiting(view: View, cell: int) -> tuple[int, int]:
    """Return the type with the most gems in a window that only the gem on this cell spoils, and their number."""
    found = []
    for others in _others(view, cell):
        held = [view.cells[other] for other in others if view.cells[other]]
        if len(set(held)) == 1 and held[0] != view.cells[cell]:
            found.append((len(held), held[0]))
    count, gem = max(found, default=(0, 0))
    return gem, count


def _others(view: View, cell: int) -> Iterator[list[int]]:
    """Yield the other cells of each window with this cell."""
    for row in rows_of(view.size, view.line)[0]:
        if cell in row.cells:
            place = row.cells.index(cell)
            for first in range(max(0, place - view.line + 1), min(place, len(row.cells) - view.line) + 1):
                yield [other for other in row.cells[first : first + view.line] if other != cell]
