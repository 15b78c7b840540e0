"""An ability as a row of signs: an icon with its count for each step, and behind it what the step asks for."""

from typing import NamedTuple

from PIL import Image

from bot.games.gemrush.effects import (
    ALL,
    Ability,
    Condition,
    Dig,
    Discard,
    Draw,
    Effect,
    Go,
    Keep,
    MoveRoom,
    NameGem,
    Reveal,
    SwapPlaces,
)
from render.gemrush import icons
from render.gemrush.drawing import Drawing, clear, lay
from render.kit import RGB, rgb
from render.memory import packed


class Sign(NamedTuple):
    """One step: which icon, its badge ("" for none), the tokens behind it (gems as numbers, other signs as words)."""

    icon: str
    badge: str = ""
    tokens: tuple[int | str, ...] = ()

    @property
    def width(self) -> float:
        """In icon sizes."""
        return 0.92 + 0.50 * ((len(self.tokens) + 1) // 2 if len(self.tokens) > 2 else bool(self.tokens))


def _tokens(matching: Condition) -> tuple[int | str, ...]:
    return (matching,) if isinstance(matching, str) else tuple(int(gem) for gem in matching)


def sign(effect: Effect) -> Sign:
    match effect:
        case Draw(count):
            return Sign("draw", str(count))
        case Reveal(count):
            return Sign("reveal", str(count))
        case Dig(count, matching):
            return Sign("dig", str(count), _tokens(matching))
        case Keep(count, matching):
            if count == ALL:
                return Sign("keep", icons.ALL_MATCHING if matching else icons.ALL, _tokens(matching))
            return Sign("keep", str(count), _tokens(matching))
        case Discard(count, matching):
            return Sign("discard", str(count), _tokens(matching))
        case NameGem():
            return Sign("name")
        case SwapPlaces():
            return Sign("swap")
        case MoveRoom():
            return Sign("move-room")
        case Go(where):
            return Sign("go", "", () if where == "any" else (where,))


_BETWEEN = 0.10  # icon sizes
_LINE = 1.14  # height of a row, in icon sizes


def _rows(signs: tuple[Sign, ...], room: float, high: float, most: float) -> tuple[float, tuple[tuple[Sign, ...], ...]]:
    """Return the signs in as many rows as make them largest, and their size, at most `most`; room and height
    in pixels.
    """
    best: tuple[float, tuple[tuple[Sign, ...], ...]] = (0.0, (signs,))
    for count in (1, 2, 3):
        each = -(-len(signs) // count)
        rows = tuple(signs[i : i + each] for i in range(0, len(signs), each))
        widest = max(sum(one.width for one in row) + _BETWEEN * (len(row) - 1) for row in rows)
        size = min(room / widest, high / (_LINE * len(rows)), most)
        if size > best[0] * 1.08:
            best = size, rows
    return best


@packed
def drawn(ability: Ability, room: int, high: int, most: int, current: int | None = None) -> Image.Image:
    """Return the signs of an ability, as large as they fit into a room of `room` x `high`; RGBA. Shared: not to be
    changed.

    `current` is the step being executed: it stands on gold.
    """
    signs = tuple(sign(effect) for effect in ability)
    if not signs:
        return clear(1, 1)
    size_, rows = _rows(signs, room, high, most)
    size = max(8, round(size_))
    line = round(size * _LINE)
    image = clear(room + size // 2, max(line * len(rows), 1) + 8)
    number = 0
    for j, row in enumerate(rows):
        wide = sum(one.width for one in row) + _BETWEEN * (len(row) - 1)
        x, y = (image.width - wide * size) / 2, 4 + line * (j + 0.5)
        for one in row:
            if number == current:
                lay(image, _spot(round(one.width * size) + 6, line), x + one.width * size / 2, y)
            _lay_sign(image, one, x, y, size)
            x += (one.width + _BETWEEN) * size
            number += 1
    return image


_SPOT: RGB = rgb("#ffc94a")


def _spot(width: int, height: int) -> Image.Image:
    drawing = Drawing(width, height, 3)
    drawing.box(0, 0, width, height, height * 0.2, rgb("#3a2300"))
    drawing.box(2, 2, width - 2, height - 2, height * 0.18, _SPOT)
    return drawing.sized(width, height)


def _lay_sign(image: Image.Image, one: Sign, x: float, y: float, size: int) -> None:
    lay(image, icons.icon(one.icon, one.badge, size), x + size * 0.46, y)
    count = len(one.tokens)
    token = round(size * (0.52 if count else 0))
    columns = 1 if count <= 2 else (count + 1) // 2
    for i, kind in enumerate(one.tokens):
        column, row = (0, i) if columns == 1 else (i % columns, i // columns)
        rows = count if columns == 1 else 2
        dx = size * (1.16 + 0.50 * column)
        lay(image, icons.token(kind, token), x + dx, y + (row - (rows - 1) / 2) * token * 0.98)
