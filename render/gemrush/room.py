"""One tile large: its signs, what it says, its doors with what they ask for."""

from PIL import Image

from bot.engine.table import Table
from bot.games.gemrush.rooms import Tile
from render.gemrush import abilities, colours, icons, plates, rock, tiles
from render.gemrush.drawing import Sprite, clear, fill_box, lay, put, shadowed, sprite
from render.gemrush.lettering import drawn, words, wrapped
from render.memory import kept

WIDTH, HEIGHT = 800, 860
_SIZE, _LEFT, _TOP = 480, 160, 190
_UNIT = 54  # pixels of a gem on a plate
_TEXT = 32


@kept
def _paper(lines: tuple[str, ...], width: int, size: int) -> Sprite:
    """Return what the room says, on parchment."""
    step = round(size * 1.24)
    image = clear(width, step * len(lines) + 26)
    fill_box(image, 0, 16, colours.OUTLINE)
    fill_box(image, 3, 13, colours.PAPER, colours.PAPER_LOW)
    for i, line in enumerate(lines):
        lay(image, drawn(line, size, colours.DARK_INK, width - 24), width / 2, 13 + step * (i + 0.5))
    return sprite(shadowed(image, 0, 4, 6, 0.5))


def _lines(text: str, room: int, most: int) -> tuple[tuple[str, ...], int]:
    """Return the text in at most so many lines, smaller where it must be."""
    for size in range(_TEXT, 21, -1):
        found = wrapped(text, size, room)
        if len(found) * size <= most * _TEXT:
            return tuple(found), size
    return tuple(wrapped(text, 22, room)), 22


def paint(tile: Tile, table: Table, turn: int) -> Image.Image:
    """Captions: `room-<key>` (the name) and `text` (what it says; none where it is not given)."""
    lies = tuple(tile.doors[(side - turn) % 4] for side in range(4))
    image = rock.ground(WIDTH, HEIGHT)
    x, y = _LEFT + _SIZE / 2, _TOP + _SIZE / 2
    doors = tuple(side for side in range(4) if lies[side] is not None)
    put(image, tiles.shadow(_SIZE), x, y)
    text = table.caption("text", "")
    if tile.type == "tunnel":
        paths = tuple(((one + turn) % 4, (other + turn) % 4) for one, other in tile.paths)
        put(image, sprite(rock.rails(_SIZE, paths, colours.LIT, 1)), x, y)
        put(image, words(name_of(tile, table), 44, colours.GOLD_INK, WIDTH - 60), x, 70)
    else:
        put(image, sprite(rock.shell(_SIZE, doors, doors, colours.LIT, 1)), x, y)
        _paint_inside(image, tile, table, x, bool(text))
    if text:
        lines, size = _lines(text, _SIZE - 120, 4)
        paper = _paper(lines, _SIZE - 84, size)
        put(image, paper, x, _TOP + _SIZE * (0.735 if tile.type != "tunnel" else 0.5))
    for side in doors if tile.type != "tunnel" else ():
        door = lies[side]
        if door is not None:
            wide, (dx, dy) = side % 2 == 0, rock.DELTAS[side]
            cost = bytes(door.cost)
            width, height = plates.size(len(cost), wide, _UNIT, True)
            off = _SIZE / 2 + (height if wide else width) / 2 - 4
            shown = plates.plate(cost, door.points, wide, _UNIT, False, True, False, table.caption("free", "free"))
            put(image, shown, x + dx * off, y + dy * off)
    return image


def name_of(tile: Tile, table: Table) -> str:
    return table.caption(f"room-{tile.key}", tile.key.replace("-", " ").title())


def _paint_inside(image: Image.Image, tile: Tile, table: Table, x: float, talks: bool) -> None:
    bar = tiles.banner(name_of(tile, table), tile.type, round(_SIZE * 0.94), 76, False, 52, 84)
    put(image, sprite(bar), x + 8, _TOP + _SIZE * 0.205)
    put(image, sprite(icons.medal(tile.type, 114)), _LEFT + _SIZE * 0.11, _TOP + _SIZE * 0.20)
    y = _TOP + _SIZE * (0.445 if talks else 0.62)
    if tile.type == "cart":
        put(image, sprite(icons.cart(150 if talks else 230)), x, y)
    else:
        high = round(_SIZE * (0.27 if talks else 0.5))
        put(image, sprite(abilities.drawn(tile.ability, round(_SIZE * 0.86), high, 116)), x, y)
