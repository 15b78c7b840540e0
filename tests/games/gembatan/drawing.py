"""Grids as text, for tests: `draw` reads a drawing, `show` writes it.

A tile is three by three characters: its middle, surrounded by the letters of its sides. A dot is a plain side. The
middle is `@` in the starting tile, `+` in other tiles, and a number from 1 in a tile of the turn in progress.
Between two tiles, `*` is a gem, `#` a gem of the turn in progress, and `o` an open socket.

     .   B
    .@R*B+.
     .   Y
         o
         G
        .1.
         .
"""

from textwrap import dedent

from bot.games.gembatan.grid import STEPS
from bot.games.gembatan.model import START, Cell, State, across, down
from bot.games.gembatan.notation import cell_name, read_position, socket_name
from bot.games.gembatan.pieces import sides_of
from bot.games.gembatan.plays import grid_of

STRIDE = 4  # characters from the corner of one tile to the corner of the next
# (line, column) of each side's letter within a tile, clockwise from the north
SIDES_AT = ((0, 1), (1, 2), (2, 1), (1, 0))
LETTERS = ".RBGYP"

# the first example of the original rules: a gem in the middle closes a red and a blue chain
CROSSING = """
 .   .
.+. .+.
 G   P
 *   *
 R   B
.@BoR+.
 G   Y
 *   *
 B   R
.+. .+P
 .   .
"""


def draw(text: str, **fields: object) -> State:
    """Return the state with this grid.

    fields: fields of the notation of a position, such as `last="1,1,1,0,0"`.
    """
    lines = dedent(text).strip("\n").split("\n")
    width = max(map(len, lines)) + STRIDE
    signs = [line.ljust(width) for line in [*lines, *[""] * STRIDE]]
    middles = {
        (row, column): signs[line][place]
        for row, line in enumerate(range(1, len(lines), STRIDE))
        for column, place in enumerate(range(1, width, STRIDE))
        if signs[line][place] != " "
    }
    (start,) = (where for where, sign in middles.items() if sign == "@")

    def cell(where: tuple[int, int]) -> Cell:
        return Cell(START + 2 * STEPS[2] * (where[0] - start[0]) + 2 * STEPS[1] * (where[1] - start[1]))

    shown = {
        cell(where): "".join(signs[where[0] * STRIDE + line][where[1] * STRIDE + place] for line, place in SIDES_AT)
        for where in middles
    }
    drafted = sorted((sign, cell(where)) for where, sign in middles.items() if sign.isdigit())
    gems: dict[str, list[str]] = {"*": [], "#": []}
    for row, column in middles:
        right, below = signs[row * STRIDE + 1][column * STRIDE + 3], signs[row * STRIDE + 3][column * STRIDE + 1]
        for sign, step in ((right, STEPS[1]), (below, STEPS[2])):
            if sign in gems:
                gems[sign].append(socket_name(cell((row, column)) + step))
    settled = _reached(set(shown) - {at for _, at in drafted}, shown)
    tiles = [f"{cell_name(at)}:{shown[at]}" for at in [*settled, *(at for _, at in drafted)]]
    named = {"gems": ",".join(gems["*"] + gems["#"]) or "-", "draft": f"{len(drafted)},{len(gems['#'])}", **fields}
    return read_position(" ".join([",".join(tiles), *(f"{name}={value}" for name, value in named.items())]))


def _reached(cells: set[Cell], shown: dict[Cell, str]) -> list[Cell]:
    """Return the cells in an order in which each cell shares a socket with an earlier cell."""
    order = [START]
    for at in order:
        for side, step in enumerate(STEPS):
            neighbour = Cell(at + 2 * step)
            if shown[at][side] != "." and neighbour in cells and neighbour not in order:
                order.append(neighbour)
    return order


def show(state: State) -> str:
    """Return the grid of a state as text that `draw` can read."""
    grid, draft = grid_of(state), state.draft
    columns = [across(laid.cell) // 2 for laid in state.laid]
    rows = [down(laid.cell) // 2 for laid in state.laid]
    left, top = min(columns), min(rows)
    signs = [[" "] * STRIDE * (max(columns) - left + 1) for _ in range(STRIDE * (max(rows) - top + 1))]

    def put(place: int, sign: str) -> None:
        """Put a character at a place of the grid, a cell or a socket. Neighbouring places are two characters apart."""
        signs[1 + 2 * down(place) - STRIDE * top][1 + 2 * across(place) - STRIDE * left] = sign

    for number, laid in enumerate(state.laid):
        new = number - (len(state.laid) - draft.tiles)
        put(laid.cell, str(new + 1) if new >= 0 else "@" if laid.cell == START else "+")
        for (line, place), side in zip(SIDES_AT, sides_of(laid.tile, laid.turn), strict=True):
            row, column = down(laid.cell) // 2 - top, across(laid.cell) // 2 - left
            signs[row * STRIDE + line][column * STRIDE + place] = LETTERS[side]
    for socket in grid.sockets:
        put(socket, "o")
    for number, socket in enumerate(state.filled):
        put(socket, "#" if number >= len(state.filled) - draft.gems else "*")
    lines = ["".join(line).rstrip() for line in signs]
    return "\n".join(lines).strip("\n")
