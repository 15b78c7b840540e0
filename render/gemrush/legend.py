"""What the signs on the board mean: types of rooms, effects, the mine; and the eleven gems."""

from PIL import Image

from bot.engine.table import Table
from bot.games.gemrush.effects import Dig
from bot.games.gemrush.gems import CODES, Gem
from render.gemrush import abilities, cards, colours, icons, plates, rock, seats, stones
from render.gemrush.drawing import Sprite, clear, fill_box, lay, put, shadowed, sprite
from render.gemrush.lettering import drawn, squeezed
from render.kit import RGB, rgb, rounded_mask
from render.memory import kept

WIDTH = 1000
_TYPES = (
    ("action", "Action", "as your action"),
    ("movement", "Movement", "1 step, or action"),
    ("free", "Free", "while moving"),
)
_EFFECTS = (
    ("draw", "2", "Draw", "unseen"), ("reveal", "3", "Reveal", "face up"), ("keep", "2", "Keep", "of those"),
    ("keep", icons.ALL_MATCHING, "Keep", "the matching"), ("keep", icons.ALL, "Keep", "all"),
    ("discard", "1", "Discard", "from hand"), ("dig", "3", "Dig", "till 3 match"), ("name", "", "Name", "a gem"),
    ("discard", "X", "X", "you choose"), ("swap", "", "Swap", "with a dwarf"), ("go", "", "Go", "to a room"),
    ("move-room", "", "Move", "this room"),
)  # fmt: skip
_EFFECT_KEYS = (
    "draw", "reveal", "keep", "keep-matching", "keep-all", "discard", "dig", "name", "x", "swap", "go", "move-room",
)  # fmt: skip
_MINE = (
    ("door", "Door", "cost, points"), ("payable", "You can", "build here"), ("passage", "Passage", "both ways"),
    ("one-way", "One way", "as the arrow"), ("wall", "Wall", "no way through"), ("tunnel", "Tunnel", "no stop inside"),
    ("cart", "Mine cart", "to any cart"), ("new", "New", "newest room"),
)  # fmt: skip
_NOTES = {
    Gem.DIAMOND_DUST: "any standard gem", Gem.ECHOGLASS: "copies a paid gem", Gem.ORICHALCUM: "+1 point",
    Gem.WARPSTONE: "build or go anywhere",
}  # fmt: skip
_TITLE, _CELL_HIGH, _MINE_HIGH = 56, 104, 218


def paint(table: Table) -> Image.Image:
    """Captions: `legend-room`, `legend-effects`, `legend-mine` (titles), `legend-<sign>` and `legend-<sign>-note`."""
    height = 3 * _TITLE + (1 + len(_EFFECTS) // 3) * (_CELL_HIGH + 8) + 2 * (_MINE_HIGH + 8) + 30
    image = rock.ground(WIDTH, height)
    y = _paint_title(image, table.caption("legend-room", "Room"), 10)
    for i, (key, name, note) in enumerate(_TYPES):
        _paint_cell(image, table, key, (name, note), sprite(icons.medal(key, 84)), 22 + i * 322, y)
    y = _paint_title(image, table.caption("legend-effects", "Effects"), y + _CELL_HIGH + 8)
    for i, (key, (kind, badge, name, note)) in enumerate(zip(_EFFECT_KEYS, _EFFECTS, strict=True)):
        shown = sprite(icons.icon(kind, badge, 90))
        if kind == "dig":
            shown = sprite(abilities.drawn((Dig(3, (Gem.STAR_TEAR, Gem.FIRE_RUBY)),), 112, 90, 76))
        top = y + i // 3 * (_CELL_HIGH + 8)
        _paint_cell(image, table, key, (name, note), shown, 22 + i % 3 * 322, top, 16 if kind == "dig" else 0)
    y = _paint_title(image, table.caption("legend-mine", "Mine"), y + len(_EFFECTS) // 3 * (_CELL_HIGH + 8))
    for i, (key, name, note) in enumerate(_MINE):
        left, top = round(22 + i % 4 * 241.4), y + i // 4 * (_MINE_HIGH + 8)
        put(image, seats.panel(232, _MINE_HIGH, 20), left + 116, top + _MINE_HIGH / 2)
        put(image, _sample(key, table.caption("free", "free")), left + 116, top + 74)
        _put_line(image, table.caption(f"legend-{key}", name), 30, colours.IVORY, left + 116, top + 160, 216)
        _put_line(image, table.caption(f"legend-{key}-note", note), 25, colours.SOFT, left + 116, top + 193, 216)
    return image


def _paint_title(image: Image.Image, text: str, y: int) -> int:
    title = sprite(drawn(text, 32, colours.GOLD_INK, 700))
    put(image, title, 30, y + 28, 0)
    line = Image.new("RGB", (max(1, WIDTH - 26 - 44 - title.width), 3), rgb("#80591c"))
    image.paste(line, (44 + title.width, y + 27))
    return y + _TITLE


def _put_line(
    image: Image.Image, text: str, size: int, ink: RGB, x: float, y: float, room: int, along: float = 0.5
) -> None:
    put(image, sprite(squeezed(text, size, 20, ink, room)), x, y, along)


def _paint_cell(
    image: Image.Image,
    table: Table,
    key: str,
    texts: tuple[str, str],
    shown: Sprite,
    left: int,
    top: int,
    shift: int = 0,
) -> None:
    name, note = texts
    put(image, seats.panel(313, _CELL_HIGH, 18), left + 156.5, top + _CELL_HIGH / 2)
    put(image, shown, left + 60 + shift / 2, top + _CELL_HIGH / 2)
    x, room = left + 114 + shift, 190 - shift
    _put_line(image, table.caption(f"legend-{key}", name), 32, colours.IVORY, x, top + 36, room, 0)
    _put_line(image, table.caption(f"legend-{key}-note", note), 25, colours.SOFT, x, top + 72, room, 0)


@kept
def _sample(key: str, free: str) -> Sprite:
    """Return a piece of a mine that shows a sign."""
    if key in ("door", "payable"):
        cost = bytes((Gem.SOULSTONE, Gem.STAR_TEAR)) if key == "door" else bytes((Gem.FIRE_RUBY,))
        return plates.plate(cost, 1, True, 52, key == "payable", True, False, free)
    if key == "tunnel":
        return sprite(rock.rails(116, ((0, 1), (2, 3)), colours.LIT, 2))
    if key == "cart":
        return sprite(icons.cart(124))
    if key == "new":
        size = 112
        image = clear(round(size * 1.1), round(size * 1.1))
        lay(image, rock.shell(size, (0, 1), (), colours.LIT, 0), image.width / 2, image.height / 2)
        lay(image, rock.brackets(size), image.width / 2, image.height / 2)
        return sprite(image)
    return sprite(_pair(key))


def _pair(key: str) -> Image.Image:
    """Two rooms side by side, cut out around what is between them."""
    size, gap = 160, round(160 * rock.GAP)
    image = clear(400, 200)
    left, right = (200 - gap / 2 - size / 2, 100), (200 + gap / 2 + size / 2, 100)
    lay(image, rock.shell(size, () if key == "wall" else (1,), (), colours.LIT, 0), *left)
    lay(image, rock.shell(size, (3,) if key == "passage" else (), (), colours.LIT, 1), *right)
    if key != "wall":
        lay(image, rock.passage(size, True, colours.LIT).convert("RGBA"), 200, 100)
    if key == "one-way":
        lay(image, rock.one_way(size, 1, colours.LIT), 200 + size * rock.WALL / 2, 100)
    cut = image.crop((100, 40, 300, 160))
    alpha = cut.getchannel("A")
    alpha.paste(0, (0, 0, *alpha.size), rounded_mask(*alpha.size, 14).point([255 - v for v in range(256)]))
    cut.putalpha(alpha)
    return cut


# ---- gems ----


def paint_gems(table: Table) -> Image.Image:
    """Captions: `gem-<key>` (names) and `gem-<key>-note` of the special ones."""
    wide, high = 244, 256
    image = rock.ground(WIDTH, 800)
    order: list[Gem | None] = [*list(Gem)[:7], None, *list(Gem)[7:]]
    for i, gem in enumerate(order):
        left, top = 12 + i % 4 * wide, 16 + i // 4 * high
        x, y = left + wide / 2, top + high / 2
        if gem is None:
            put(image, cards.shown(14, 104, 178), x - 54, y - 6)
            put(image, cards.shown(41, 104, 178), x + 54, y - 6)
            continue
        special = gem >= Gem.DIAMOND_DUST
        put(image, seats.panel(wide - 12, high - 12, 20, False), x, y)
        put(image, sprite(stones.stone(gem, 152 if special else 164)), x + 6, top + (108 if special else 116))
        put(image, _code(gem), left + 44, top + 38)
        key = gem.name.lower().replace("_", "-")
        name = table.caption(f"gem-{key}", gem.name.replace("_", " ").title())
        _put_line(image, name, 31, colours.IVORY, x, top + high - (62 if special else 44), wide - 24)
        if special:
            note = table.caption(f"gem-{key}-note", _NOTES[gem])
            _put_line(image, note, 23, rgb("#ffd98a"), x, top + high - 30, wide - 20)
    return image


@kept
def _code(gem: Gem) -> Sprite:
    image = clear(54, 40)
    fill_box(image, 0, 13, rgb("#0b0a0e"))
    fill_box(image, 2, 10, rgb("#fff1cf"))
    lay(image, drawn(CODES[gem], 26, colours.DARK_INK), 27, 20)
    return sprite(shadowed(image, 0, 2, 2))
