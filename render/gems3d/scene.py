"""What each cell of a view shows: from the game's view to tiles."""

from collections.abc import Iterator

from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES, TrickHint, View
from render.gems3d.board import layout
from render.gems3d.tiles import FLIGHTS, Ground, Mark, Tile
from render.gems3d.trail import STEPS, Piece, pieces


class Scene:
    """The marks of a view, by cell."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._layout = layout(view.size)
        choosing = view.pick is not None
        self._reach = frozenset(view.reach)
        self._hint = None if choosing else view.hint
        self._dropped = frozenset() if choosing else frozenset(view.trace.dropped)
        self._goal = view.trace.path[-1] if view.trace.path and not choosing else None
        self._pieces: dict[int, Piece] = {} if choosing else dict(pieces(view.trace.path, view.size))
        self._gone: dict[int, tuple[int, int]] = {}  # cell -> gem, place in its formation
        if not choosing:
            for formation in view.trace.cleared:
                for place, cell in enumerate(formation.cells):
                    self._gone[cell] = (formation.gem, place)

    def tiles(self) -> Iterator[tuple[int, Tile]]:
        """Return every cell that does not look like plain empty ground."""
        for cell, gem in enumerate(self._view.cells):
            tile = self._occupied(cell, gem) if gem else self._empty(cell)
            if tile is not None:
                yield cell, tile

    def _empty(self, cell: int) -> Tile | None:
        size, odd = self._layout.cell, self._layout.odd(cell)
        if self._view.pick is not None:
            ground = Ground.REACHABLE if cell in self._reach else Ground.OUT_OF_REACH
            return Tile(size, odd, ground)
        piece = self._pieces.get(cell)
        if cell in self._gone:
            gem, place = self._gone[cell]
            mark = Mark.BLOCKER if cell == self._view.trace.tricked else Mark.NONE
            mark = Mark.MOVED if cell == self._goal else mark
            return Tile(
                size, odd, Ground.GONE, mark=mark, ghost=GEM_NAMES[gem - 1], flight=place % FLIGHTS, piece=piece
            )
        return Tile(size, odd, piece=piece) if piece is not None else None

    def _occupied(self, cell: int, gem: int) -> Tile:
        ground, mark, open_sides = Ground.PLAIN, Mark.NONE, 0
        if cell == self._view.pick:
            ground, mark = Ground.MOVED, Mark.PICKED
        elif cell == self._goal:
            ground, mark = Ground.MOVED, Mark.MOVED
        elif cell in self._dropped:
            ground, mark = Ground.NEW, Mark.NEW
        elif cell == self._view.trace.tricked and self._view.pick is None:
            ground, mark = Ground.TRICK, Mark.BLOCKER
        if self._hint is not None and cell in self._hint.formation:
            ground, open_sides = Ground.TRICK, self._open_sides(self._hint, cell)
            mark = Mark.BLOCKER if cell == self._hint.cell else mark
        return Tile(
            self._layout.cell, self._layout.odd(cell), ground, GEM_NAMES[gem - 1], GEM_LETTERS[gem - 1], mark,
            open_sides=open_sides,
        )  # fmt: skip

    def _open_sides(self, hint: TrickHint, cell: int) -> int:
        """Return the sides of a cell beyond which the hint's formation does not go on."""
        row, column = divmod(cell, self._view.size)
        bits = 0
        for side, (dx, dy) in enumerate(STEPS):
            x, y = column + int(dx), row + int(dy)
            inside = 0 <= x < self._view.size and 0 <= y < self._view.size
            if not inside or y * self._view.size + x not in hint.formation:
                bits |= 1 << side
        return bits
