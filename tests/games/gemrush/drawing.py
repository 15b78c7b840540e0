"""Mines as text, for tests: `parse` reads a drawing, `draw` writes it.

A tile is a box of five by three characters. A dot in its border is a door.

  +---++-.-+    a, b  rooms; each has its own small letter
  | a .. b |    A, B  mine carts, with capital letters
  +-.-++---+    +     a tunnel that leads straight on
  +-.-+         /     a tunnel with a path from the north to the west
  . +  ...      \\     a tunnel with a path from the north to the east

`parse` takes any room with these doors, and no tile twice. The first tile in reading order is the start of the mine.
"""

from itertools import product

from bot.games.gemrush.mine import Cell, Laid, across, cell_at, doors_of, down, exits_of
from bot.games.gemrush.rooms import EAST, NORTH, SOUTH, TILES, WEST

WIDE, HIGH = 5, 3
PATHS = {"+": (SOUTH, WEST, NORTH, EAST), "/": (WEST, SOUTH, EAST, NORTH), "\\": (EAST, NORTH, WEST, SOUTH)}
DOOR = "."
WALL, GAP = "+---+", "+-.-+"


class Drawn:
    """A mine from a drawing.

    laid: its tiles as the rules store them.
    at: the cell of each letter; tunnels have no letter.
    """

    def __init__(self, laid: tuple[Laid, ...], at: dict[str, Cell]) -> None:
        self.laid, self.at = laid, at


def parse(drawing: str, **rooms: str) -> Drawn:
    """Return the mine of a drawing.

    rooms: the key of the wanted tile for each letter.

    Raises ValueError if the drawing is malformed, or if no tile with these doors is left.
    """
    lines = drawing.strip("\n").split("\n")
    wide = max(map(len, lines))
    lines = [line.ljust(wide) for line in lines]
    laid: list[Laid] = []
    at: dict[str, Cell] = {}
    origin: tuple[int, int] | None = None
    # A drawing gets these two rooms only if a test names them.
    named = {*rooms.values(), "warped-mirror", "mystic-elevator"}
    kept = {number for number, tile in enumerate(TILES) if tile.key in named}
    for row, column in product(range(len(lines) // HIGH), range((wide + WIDE - 1) // WIDE)):
        box = [line[WIDE * column : WIDE * (column + 1)].ljust(WIDE) for line in lines[HIGH * row : HIGH * (row + 1)]]
        sign = box[1][2]
        if sign == " ":
            continue
        origin = origin or (column, row)
        cell = cell_at(column - origin[0], row - origin[1])
        doors = (box[0] == GAP, box[1][4] == DOOR, box[2] == GAP, box[1][0] == DOOR)
        if box != _box(sign, doors):
            raise ValueError("\n".join(["this is no tile:", *box]))
        laid.append(Laid(cell, *_tile(sign, doors, {one.tile for one in laid} | kept, rooms.get(sign))))
        if sign.isalpha():
            at[sign] = cell
    return Drawn(tuple(laid), at)


def _tile(sign: str, doors: tuple[bool, ...], taken: set[int], key: str | None) -> tuple[int, int]:
    kind = ("tunnel",) if sign in PATHS else ("cart",) if sign.isupper() else ("action", "movement", "free")
    for tile, turn in product(range(len(TILES)), range(4)):
        if (TILES[tile].key != key) if key else (tile in taken or TILES[tile].type not in kind):
            continue
        if _has(tile, turn) == doors and exits_of(tile, turn) == PATHS.get(sign, ()):
            return tile, turn
    raise ValueError(f"no tile is left for {sign}")


def _has(tile: int, turn: int) -> tuple[bool, ...]:
    return tuple(door is not None for door in doors_of(tile, turn))


def _box(sign: str, doors: tuple[bool, ...]) -> list[str]:
    north, east, south, west = doors
    middle = f"{DOOR if west else '|'} {sign} {DOOR if east else '|'}"
    return [GAP if north else WALL, middle, GAP if south else WALL]


def draw(laid: tuple[Laid, ...]) -> str:
    """Return the drawing of a mine. Letters follow the order of the tiles."""
    rooms, carts = iter("abcdefghijklmnopqrstuvwxyz"), iter("ABCD")
    boxes: dict[tuple[int, int], list[str]] = {}
    for one in laid:
        paths = exits_of(one.tile, one.turn)
        if paths:
            sign = next(sign for sign, exits in PATHS.items() if exits == paths)
        else:
            sign = next(carts if TILES[one.tile].type == "cart" else rooms)
        boxes[down(one.cell), across(one.cell)] = _box(sign, _has(one.tile, one.turn))
    rows, columns = [row for row, _ in boxes], [column for _, column in boxes]
    nothing = [" " * WIDE] * HIGH
    lines = [
        "".join(boxes.get((row, column), nothing)[line] for column in range(min(columns), max(columns) + 1)).rstrip()
        for row in range(min(rows), max(rows) + 1)
        for line in range(HIGH)
    ]
    return "\n".join(lines)
