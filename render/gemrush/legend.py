"""Paints the legend of the signs, the eleven gems, and one large tile with its rules."""

from PIL import Image

from bot.engine.table import Table
from bot.games.gemrush.effects import Dig
from bot.games.gemrush.gems import CODES, Gem
from bot.games.gemrush.rooms import Tile
from render import fonts
from render.gemrush import cards, icons, rock, seats, stones, tiles
from render.gemrush.colours import colours
from render.gemrush.drawing import Sprite, clear, fill_box, lettering, put, shadowed, squeezed
from render.gemrush.scene import room_name
from render.kit import RGB, rgb, rounded_mask
from render.memory import cached

# ---- signs ----

WIDTH = 1000
_TYPES = (
    ("action", "Action", "as your action"),
    ("movement", "Movement", "1 step, or action"),
    ("free", "Free", "while moving"),
)
# (key of the captions, icon, badge, English name, English note) for each sign of an effect
_EFFECTS = (
    ("draw", "draw", "2", "Draw", "unseen"),
    ("reveal", "reveal", "3", "Reveal", "face up"),
    ("keep", "keep", "2", "Keep", "of those"),
    ("keep-matching", "keep", icons.ALL_MATCHING, "Keep", "the matching"),
    ("keep-all", "keep", icons.ALL, "Keep", "all"),
    ("discard", "discard", "1", "Discard", "from hand"),
    ("dig", "dig", "3", "Dig", "till 3 match"),
    ("name", "name", "", "Name", "a gem"),
    ("x", "discard", "X", "X", "you choose"),
    ("swap", "swap", "", "Swap", "with a dwarf"),
    ("go", "go", "", "Go", "to a room"),
    ("move-room", "move-room", "", "Move", "this room"),
)
_MINE = (
    ("door", "Door", "cost, points"), ("payable", "You can", "build here"), ("passage", "Passage", "both ways"),
    ("one-way", "One way", "as the arrow"), ("wall", "Wall", "no way through"), ("tunnel", "Tunnel", "no stop inside"),
    ("cart", "Mine cart", "to any cart"), ("new", "New", "newest room"),
)  # fmt: skip
_TITLE, _CELL_HIGH, _MINE_HIGH = 56, 104, 218


def paint(table: Table) -> Image.Image:
    height = 3 * _TITLE + (1 + len(_EFFECTS) // 3) * (_CELL_HIGH + 8) + 2 * (_MINE_HIGH + 8) + 30
    image = rock.background(WIDTH, height)
    y = _paint_title(image, table.caption("legend-room", "Room"), 10)
    for i, (key, name, note) in enumerate(_TYPES):
        _paint_cell(image, table, key, name, note, icons.medal(key, 84), 22 + i * 322, y)
    y = _paint_title(image, table.caption("legend-effects", "Effects"), y + _CELL_HIGH + 8)
    for i, (key, kind, badge, name, note) in enumerate(_EFFECTS):
        shown, shift = icons.icon(kind, badge, 90), 0
        if key == "dig":
            shown = tiles.drawn_ability((Dig(3, (Gem.STAR_TEAR, Gem.FIRE_RUBY)),), 112, 90, 76)
            shift = 16
        _paint_cell(image, table, key, name, note, shown, 22 + i % 3 * 322, y + i // 3 * (_CELL_HIGH + 8), shift)
    y = _paint_title(image, table.caption("legend-mine", "Mine"), y + len(_EFFECTS) // 3 * (_CELL_HIGH + 8))
    for i, (key, name, note) in enumerate(_MINE):
        left, top = round(22 + i % 4 * 241.4), y + i // 4 * (_MINE_HIGH + 8)
        put(image, seats.panel(232, _MINE_HIGH, 20), left + 116, top + _MINE_HIGH / 2)
        put(image, _sample(key, table.caption("free", "free")), left + 116, top + 74)
        _put_line(image, table.caption(f"legend-{key}", name), 30, colours.NAME, left + 116, top + 160, 216)
        _put_line(image, table.caption(f"legend-{key}-note", note), 25, colours.SOFT, left + 116, top + 193, 216)
    return image


def _paint_title(image: Image.Image, text: str, y: int) -> int:
    title = lettering(text, 32, colours.GOLD_INK, 700)
    put(image, title, 30, y + 28, 0)
    image.paste(colours.LINE, (44 + title.width, y + 27, max(WIDTH - 26, 45 + title.width), y + 30))
    return y + _TITLE


def _put_line(
    image: Image.Image, text: str, size: int, ink: RGB, x: float, y: float, room: int, along: float = 0.5
) -> None:
    put(image, squeezed(text, size, 20, ink, room), x, y, along)


def _paint_cell(
    image: Image.Image, table: Table, key: str, name: str, note: str, shown: Image.Image, left: int, top: int,
    shift: int = 0,
) -> None:  # fmt: skip
    put(image, seats.panel(313, _CELL_HIGH, 18), left + 156.5, top + _CELL_HIGH / 2)
    put(image, shown, left + 60 + shift / 2, top + _CELL_HIGH / 2)
    x, room = left + 114 + shift, 190 - shift
    _put_line(image, table.caption(f"legend-{key}", name), 32, colours.NAME, x, top + 36, room, 0)
    _put_line(image, table.caption(f"legend-{key}-note", note), 25, colours.SOFT, x, top + 72, room, 0)


def _sample(key: str, free: str) -> Image.Image | Sprite:
    """Return an example of one of the parts in _MINE."""
    if key in ("door", "payable"):
        cost = bytes((Gem.SOULSTONE, Gem.STAR_TEAR)) if key == "door" else bytes((Gem.FIRE_RUBY,))
        return tiles.plate(cost, 1, True, 52, key == "payable", True, False, free)
    if key == "tunnel":
        return rock.rails(116, ((0, 1), (2, 3)), colours.LIT, 2)
    if key == "cart":
        return icons.cart(124)
    if key == "new":
        size = 112
        image = clear(round(size * 1.1), round(size * 1.1))
        put(image, rock.shell(size, (0, 1), (), colours.LIT, 0), image.width / 2, image.height / 2)
        put(image, rock.brackets(size), image.width / 2, image.height / 2)
        return image
    return _pair(key)


def _pair(key: str) -> Image.Image:
    """Return the facing halves of two rooms with the way between them (RGBA)."""
    size, gap = 160, round(160 * rock.GAP)
    image = clear(400, 200)
    left, right = (200 - gap / 2 - size / 2, 100), (200 + gap / 2 + size / 2, 100)
    put(image, rock.shell(size, () if key == "wall" else (1,), (), colours.LIT, 0), *left)
    put(image, rock.shell(size, (3,) if key == "passage" else (), (), colours.LIT, 1), *right)
    if key != "wall":
        put(image, rock.passage(size, True, colours.LIT), 200, 100)
    if key == "one-way":
        put(image, rock.one_way(size, 1, colours.LIT), 200 + size * rock.WALL / 2, 100)
    cut = image.crop((100, 40, 300, 160))
    alpha = cut.getchannel("A")
    alpha.paste(0, (0, 0, *alpha.size), rounded_mask(*alpha.size, 14).point([255 - v for v in range(256)]))
    cut.putalpha(alpha)
    return cut


# ---- gems ----

_NOTES = {
    Gem.DIAMOND_DUST: "any standard gem", Gem.ECHOGLASS: "copies a paid gem", Gem.ORICHALCUM: "+1 point",
    Gem.WARPSTONE: "build or go anywhere",
}  # fmt: skip


def paint_gems(table: Table) -> Image.Image:
    """Return a picture (RGB) of the eleven gems with names and codes. Special gems also have a note."""
    wide, high = 244, 256
    image = rock.background(WIDTH, 800)
    order: list[Gem | None] = [*list(Gem)[:7], None, *list(Gem)[7:]]
    for i, gem in enumerate(order):
        left, top = 12 + i % 4 * wide, 16 + i // 4 * high
        x, y = left + wide / 2, top + high / 2
        if gem is None:
            put(image, cards.shown(14, 104, 178), x - 54, y - 6)
            put(image, cards.shown(41, 104, 178), x + 54, y - 6)
            continue
        special = gem in _NOTES
        put(image, seats.panel(wide - 12, high - 12, 20), x, y)
        put(image, stones.stone(gem, 152 if special else 164), x + 6, top + (108 if special else 116))
        put(image, _code(gem), left + 44, top + 38)
        key = gem.name.lower().replace("_", "-")
        name = table.caption(f"gem-{key}", gem.name.replace("_", " ").title())
        _put_line(image, name, 31, colours.NAME, x, top + high - (62 if special else 44), wide - 24)
        if special:
            note = table.caption(f"gem-{key}-note", _NOTES[gem])
            _put_line(image, note, 23, colours.NOTE, x, top + high - 30, wide - 20)
    return image


def _code(gem: Gem) -> Image.Image:
    image = clear(54, 40)
    fill_box(image, 0, 13, rgb("#0b0a0e"))
    fill_box(image, 2, 10, rgb("#fff1cf"))
    put(image, lettering(CODES[gem], 26, colours.DARK_INK), 27, 20)
    return shadowed(image, 0, 2, 2)


# ---- one tile ----

_ROOM_WIDTH, _ROOM_HEIGHT = 800, 860
_SIZE, _LEFT, _TOP = 480, 160, 190
_UNIT = 54  # the size of a gem on a plate, in pixels
_TEXT, _LEAST_TEXT = 32, 22
_SIGNS, _NOTE = (0.305, 0.555), (0.56, 0.91)  # where the signs and the text of a room are, as shares of the tile's side


def paint_room(tile: Tile, table: Table, turn: int) -> Image.Image:
    """Return a picture (RGB) of one large tile with its name and its rules (the caption `text`)."""
    lies = tuple(tile.doors[(side - turn) % 4] for side in range(4))
    image = rock.background(_ROOM_WIDTH, _ROOM_HEIGHT)
    x, y = _LEFT + _SIZE / 2, _TOP + _SIZE / 2
    put(image, rock.drop_shadow(_SIZE), x, y)
    text, name, tunnel = table.caption("text", ""), room_name(table, tile.key), tile.type == "tunnel"
    if tunnel:
        paths = tuple(((one + turn) % 4, (other + turn) % 4) for one, other in tile.paths)
        put(image, rock.rails(_SIZE, paths, colours.LIT, 1), x, y)
        put(image, lettering(name, 44, colours.GOLD_INK, _ROOM_WIDTH - 60), x, 70)
    else:
        doors = tuple(side for side in range(4) if lies[side] is not None)
        put(image, rock.shell(_SIZE, doors, doors, colours.LIT, 1), x, y)
        _paint_inside(image, tile, name, x, bool(text))
    if text:
        note = _parchment(text, _SIZE - 84, round(_SIZE * (_NOTE[1] - _NOTE[0])))
        put(image, note, x, _TOP + _SIZE * (0.5 if tunnel else sum(_NOTE) / 2))
    for side, door in enumerate(lies):
        if door is not None and not tunnel:
            wide, (dx, dy) = side % 2 == 0, rock.DELTAS[side]
            cost = bytes(door.cost)
            width, height = tiles.plate_size(len(cost), wide, _UNIT, True)
            off = _SIZE / 2 + (height if wide else width) / 2 - 4
            shown = tiles.plate(cost, door.points, wide, _UNIT, False, True, False, table.caption("free", "free"))
            put(image, shown, x + dx * off, y + dy * off)
    return image


def _paint_inside(image: Image.Image, tile: Tile, name: str, x: float, talks: bool) -> None:
    bar = tiles.banner(name, tile.type, round(_SIZE * 0.94), 76, False, 52, 84)
    put(image, bar, x + 8, _TOP + _SIZE * 0.205)
    put(image, icons.medal(tile.type, 114), _LEFT + _SIZE * 0.11, _TOP + _SIZE * 0.20)
    y = _TOP + _SIZE * (sum(_SIGNS) / 2 if talks else 0.62)
    if tile.type == "cart":
        put(image, icons.cart(140 if talks else 230), x, y)
    else:
        high = round(_SIZE * (_SIGNS[1] - _SIGNS[0] if talks else 0.5))
        put(image, tiles.drawn_ability(tile.ability, round(_SIZE * 0.86), high, 116), x, y)


def _wrapped(text: str, size: int, room: int) -> list[str]:
    """Divide a text into lines of at most `room` pixels. A longer word is a line by itself."""
    lines: list[str] = []
    for word in fonts.words_of(text):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and fonts.width(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


@cached
def _parchment(text: str, width: int, high: int) -> Image.Image:
    """Return a text on parchment (RGBA), in letters so small that it is at most `high` pixels high."""
    for size in range(_TEXT, _LEAST_TEXT - 1, -1):
        lines = _wrapped(text, size, width - 36)
        step = round(size * 1.24)
        if step * len(lines) + 26 <= high:
            break
    image = clear(width, step * len(lines) + 26)
    fill_box(image, 0, 16, colours.OUTLINE)
    fill_box(image, 3, 13, colours.PAPER, colours.PAPER_LOW)
    for i, line in enumerate(lines):
        put(image, lettering(line, size, colours.DARK_INK, width - 24), width / 2, 13 + step * (i + 0.5))
    return shadowed(image, 0, 4, 6, 0.5)
