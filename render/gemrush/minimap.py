"""Paints a map of the mine, with a line around the part that the picture shows large.

If a map of the whole mine would be illegible, the map shows only the spaces around the large part. Signs at its edges
say how many tiles and which dwarves are beyond these edges. A plate is the sign of a door where a tile can be built.
"""

from collections import defaultdict
from typing import NamedTuple

from PIL import Image

from bot.engine.game import Seat
from bot.games.gemrush.mine import column_name, row_name
from render.gemrush import dwarves, icons, rock
from render.gemrush.colours import colours
from render.gemrush.drawing import Box, Drawing, clear, fill_box, lettering, put
from render.gemrush.fitting import Field
from render.gemrush.scene import Extent, Place, Scene, beyond
from render.kit import RGB, mix, rgb
from render.memory import cached

# The pitch of a map is the distance from a space to the next space, in pixels.
_LARGEST, _SMALLEST = 52, 5  # the greatest and the least pitch
READABLE = 18  # the least pitch at which a map of the whole mine is legible
_PART = 26  # the pitch of a map that shows a part of the mine
_CLOSE = 30  # With a smaller pitch, tiles would hide the ways between them, so the ways are painted over the tiles.
_TILE = 0.80  # the side of a tile, as a share of the pitch
_AIR = 0.4  # the margin around the outermost tiles for the prices of doors, as a share of the pitch
_DETAILED = 14  # pixels; smaller tiles show no medal, edge or rails
_LEAST_DISC = 26  # pixels; initials on a smaller disc are illegible
_RIM = 34  # the room for the names of columns and rows, in pixels
_BEYOND = 36  # the room for the signs at an edge, in pixels


class Chart(NamedTuple):
    """The place of a map on a picture.

    x, y: the middle of the space (0, 0), in pixels.
    """

    box: Box
    pitch: int
    shown: Extent  # the spaces that the map shows
    x: float
    y: float
    rim: int = _RIM  # the room for names at the left and above; 0 for a map without names

    @property
    def size(self) -> int:
        """Return the side of a tile in pixels."""
        return max(2, round(self.pitch * _TILE))

    def at(self, place: Place) -> tuple[float, float]:
        return self.x + place[0] * self.pitch, self.y + place[1] * self.pitch


def pitch_for(extent: Extent, width: float, height: float) -> int:
    """Return the largest pitch at which these spaces fit into `width` x `height` pixels.

    If no pitch is small enough, return the smallest pitch of a map.
    """
    fitting = min(int(width / (extent.columns + _AIR)), int(height / (extent.rows + _AIR)))
    return max(_SMALLEST, min(_LARGEST, fitting))


def size(extent: Extent, width: int, height: int) -> tuple[int, int]:
    """Return (width, height) in pixels of the largest map of these spaces. The map fits into `width` x `height`."""
    pitch = pitch_for(extent, width - _RIM, height - _RIM)
    return (extent.columns + 1) * pitch + _RIM + 10, (extent.rows + 1) * pitch + _RIM + 10


def whole(box: Box, extent: Extent, rim: int = _RIM) -> Chart:
    """Return the largest map of these spaces that fits into a box."""
    left, top, right, bottom = box
    pitch = pitch_for(extent, right - left - rim, bottom - top - rim)
    return _centred(box, pitch, extent, rim)


def around(box: Box, extent: Extent, middle: tuple[float, float], rim: int = _RIM) -> Chart:
    """Return the map of all these spaces. If it would be illegible, return a map of the spaces around the middle."""
    left, top, right, bottom = box
    width, height = right - left - rim, bottom - top - rim
    if pitch_for(extent, width, height) >= READABLE:
        return whole(box, extent, rim)
    first, last = _part(extent.left, extent.right, middle[0], width)
    upper, lower = _part(extent.top, extent.bottom, middle[1], height)
    return _centred(box, _PART, Extent(first, upper, last, lower), rim)


def _part(first: int, last: int, middle: float, room: float) -> tuple[int, int]:
    """Return the first and the last column that a map of a part shows around the middle. Rows work in the same way."""
    if (last - first + 1 + _AIR) * _PART <= room:
        return first, last
    count = max(1, int((room - 2 * _BEYOND) / _PART))
    start = max(first, min(last - count + 1, round(middle - (count - 1) / 2)))
    return start, start + count - 1


def _centred(box: Box, pitch: int, shown: Extent, rim: int) -> Chart:
    x = (box[0] + rim + box[2]) / 2 - (shown.left + shown.right) / 2 * pitch
    y = (box[1] + rim + box[3]) / 2 - (shown.top + shown.bottom) / 2 * pitch
    return Chart(box, pitch, shown, x, y, rim)


# ---- pieces ----


@cached
def _tile(size: int, type_: str, light: int, free: bool) -> Image.Image:
    """Return a tile (RGBA). A very small tile shows only the colour of its light. free: no dwarf stands on it."""
    if size < _DETAILED:
        side = max(2, size // 2) if type_ == "tunnel" else size
        return Image.new("RGBA", (side, side), (*colours.MAP[light], 255))
    image = clear(size + 4, size + 4)
    fill_box(image, 0, size * 0.18, rgb("#0b0a0f"))
    edge = rgb("#fff2c0") if light == colours.HERE else mix(colours.MAP[light], colours.WHITE, 0.25)
    fill_box(image, 2, size * 0.15, edge)
    fill_box(image, 5 if light == colours.HERE else 3, size * 0.13, colours.MAP[light])
    middle = image.width / 2
    if type_ == "cart":
        put(image, icons.cart(round(size * 0.86)), middle, middle)
    elif free:
        put(image, icons.medal(type_, round(size * 0.62)), middle, middle)
    return image


def _blocks() -> dict[str, RGB]:
    """Return the colours of ways and plates by their kind."""
    dim, lit, _ = colours.MAP
    return {"dim": dim, "lit": lit, "one": rgb("#d8531f"), "plate": colours.MAP_PLATE, "gold": rgb("#ffc846")}


_LEAST_PLATE = 7  # pixels; a smaller plate has no edge


@cached
def _block(width: int, height: int, kind: str) -> Image.Image:
    """Return a way or a plate (RGBA). kind: as in `_blocks`."""
    image, ink = clear(max(2, width), max(2, height)), _blocks()[kind]
    if min(image.size) < _LEAST_PLATE:
        image.paste((*ink, 255), (0, 0, *image.size))
    elif kind in ("plate", "gold"):
        fill_box(image, 0, 4, rgb("#0a0808"))
        fill_box(image, 2, 3, ink)
    else:
        fill_box(image, 0, 1, ink)
    return image


@cached
def _arrow(size: int, side: int) -> Image.Image:
    drawing = Drawing(100, 100, 1)
    drawing.polygon([(50, 14), (94, 80), (6, 80)], colours.GOLD_DEEP)
    drawing.polygon([(50, 26), (82, 73), (18, 73)], colours.GOLD_INK)
    return drawing.image.rotate(-90 * side).resize((size, size), Image.Resampling.LANCZOS)


# ---- the map ----


def paint(image: Image.Image, scene: Scene, chart: Chart, large: Field | None) -> None:
    """Paint a map. large: the field that the picture shows large, or None."""
    size = chart.size
    _paint_plates(image, scene, chart)
    close = chart.pitch < _CLOSE
    if not close:
        _paint_ways(image, scene, chart)
    for place, tile in scene.tiles.items():
        if not chart.shown.holds(place):
            continue
        light = scene.light[place]
        if tile.type == "tunnel" and size >= _DETAILED:
            rails = rock.rails(max(16, size), tile.paths, min(light, colours.LIT), 0)
            put(image, rails, *chart.at(place))
        else:
            put(image, _tile(size, tile.type, light, not scene.seats_at.get(place)), *chart.at(place))
    if close:
        _paint_ways(image, scene, chart)
    _paint_dwarves(image, scene, chart)
    for place in filter(chart.shown.holds, scene.fresh()):
        put(image, rock.brackets(max(_DETAILED, size + 2)), *chart.at(place))
    if large is not None:
        _outline_large_part(image, large, chart)
    _paint_beyond(image, scene, chart)
    if chart.rim:
        _paint_names(image, scene, chart)


def _paint_ways(image: Image.Image, scene: Scene, chart: Chart) -> None:
    pitch = chart.pitch
    for place, side, out, back in scene.passages():
        if not (chart.shown.holds(place) or chart.shown.holds(beyond(place, side))):
            continue
        kind = "one" if out != back else ("lit" if scene.lit_between(place, beyond(place, side)) else "dim")
        (x, y), (dx, dy) = chart.at(place), rock.DELTAS[side]
        wide, high = (0.30, 0.26) if side == 1 else (0.26, 0.30)
        put(image, _block(round(pitch * wide), round(pitch * high), kind), x + dx * pitch / 2, y + dy * pitch / 2)


def _paint_plates(image: Image.Image, scene: Scene, chart: Chart) -> None:
    pitch = chart.pitch
    for plate, glow in scene.plates():
        across, down, side = plate.at
        if not chart.shown.holds((across, down)):
            continue
        (x, y), (dx, dy) = chart.at((across, down)), rock.DELTAS[side]
        wide, high = (0.40, 0.26) if side % 2 == 0 else (0.26, 0.40)
        off = chart.size / 2 + pitch * 0.12
        block = _block(round(pitch * wide), round(pitch * high), "gold" if glow else "plate")
        put(image, block, x + dx * off, y + dy * off)


def _paint_dwarves(image: Image.Image, scene: Scene, chart: Chart) -> None:
    size = chart.size
    for place, here in sorted(scene.seats_at.items(), key=lambda one: scene.mover in one[1]):
        if not chart.shown.holds(place):
            continue
        x, y = chart.at(place)
        disc = max(_LEAST_DISC, round(size * (0.74 if len(here) == 1 else 0.60)))
        step = max(size * 0.46 if len(here) < 3 else size * 0.9 / len(here), disc * 0.4)
        for i, seat in enumerate(sorted(here, key=lambda seat: seat == scene.mover)):
            _put_disc(image, scene, seat, disc, x + (i - (len(here) - 1) / 2) * step, y)


def _put_disc(image: Image.Image, scene: Scene, seat: Seat, size: int, x: float, y: float) -> None:
    put(image, dwarves.disc(scene.view.seats[seat].gem, scene.letters[seat], size, seat == scene.mover), x, y)


def _outline_large_part(image: Image.Image, large: Field, chart: Chart) -> None:
    zoom, box, inner = chart.pitch / large.pitch, chart.box, large.window.box
    (x0, y0), (mx, my), rim = chart.at((0, 0)), large.middle((0, 0)), large.window.rim
    edge = max(0, chart.rim - 8)
    left, top = (
        max(x0 + (inner[0] + rim - mx) * zoom, box[0] + edge),
        max(y0 + (inner[1] + rim - my) * zoom, box[1] + edge),
    )
    right, bottom = min(x0 + (inner[2] - mx) * zoom, box[2] + 4), min(y0 + (inner[3] - my) * zoom, box[3] + 2)
    width, height = round(right - left), round(bottom - top)
    x, y = (left + right) / 2, (top + bottom) / 2
    for dx, dy, wide, high in ((0, -height / 2, width, 3), (0, height / 2, width, 3), (-width / 2, 0, 3, height),
                               (width / 2, 0, 3, height)):  # fmt: skip
        side = Image.new("RGBA", (max(1, wide), max(1, high)), (*colours.LARGE_PART, 215))
        put(image, side, x + dx, y + dy)


# ---- tiles beyond the map ----


class Beyond(NamedTuple):
    """The number of tiles beyond a side of a map, and the seats whose dwarves are in these tiles."""

    tiles: int
    seats: tuple[Seat, ...]


def beyond_sides(scene: Scene, shown: Extent) -> dict[int, Beyond]:
    """Return the tiles and dwarves beyond each side.

    A tile beyond a corner counts for the side from which it is farther away.
    """
    tiles_: dict[int, int] = defaultdict(int)
    seats: dict[int, tuple[Seat, ...]] = defaultdict(tuple)
    for place in scene.tiles:
        x, y = place
        over = (shown.top - y, x - shown.right, y - shown.bottom, shown.left - x)
        side = over.index(max(over))
        if over[side] > 0:
            tiles_[side] += 1
            seats[side] += tuple(scene.seats_at.get(place, ()))
    return {side: Beyond(count, seats[side]) for side, count in tiles_.items()}


def _paint_beyond(image: Image.Image, scene: Scene, chart: Chart) -> None:
    left, top, right, bottom = chart.box[0] + chart.rim, chart.box[1] + chart.rim, chart.box[2], chart.box[3]
    for side, found in beyond_sides(scene, chart.shown).items():
        along = side % 2 == 0  # At the upper and lower edges the signs form a row, at the others a column.
        x = (left + right) / 2 if along else (right - _BEYOND / 2 if side == 1 else left + _BEYOND / 2)
        y = (top + bottom) / 2 if not along else (bottom - _BEYOND / 2 if side == 2 else top + _BEYOND / 2)
        count = lettering(str(found.tiles), 22, colours.INK)
        step = min(26.0, ((right - left if along else bottom - top) - 80) / max(1, len(found.seats)))
        start = -(len(found.seats) * step + (count.width + 12 if along else 24)) / 2
        dx, dy = (1, 0) if along else (0, 1)
        put(image, _arrow(26, side), x + dx * start, y + dy * start)
        start += 18 + count.width / 2 if along else 24
        put(image, count, x + dx * start, y + dy * start)
        start += (count.width / 2 if along else 8) + 16
        for i, seat in enumerate(found.seats):
            _put_disc(image, scene, seat, 24, x + dx * (start + i * step), y + dy * (start + i * step))


def _paint_names(image: Image.Image, scene: Scene, chart: Chart) -> None:
    """Paint the names of columns above the map and of rows at its left, as many as are legible."""
    left, top = chart.box[:2]
    extent, pitch, size = chart.shown, chart.pitch, 22
    every = 1 if pitch >= 32 else 2 if pitch >= 20 else 3 if pitch >= 16 else 5 if pitch >= 9 else 10
    here = scene.here if scene.here is not None and chart.shown.holds(scene.here) else (None, None)
    for column in _named(extent.left, extent.right, every, here[0], 40 / pitch):
        name = lettering(column_name(column), size, _ink(column == here[0]))
        put(image, name, chart.at((column, 0))[0], top + 14)
    for row in _named(extent.top, extent.bottom, every, here[1], 26 / pitch):
        text = row_name(row)
        name = lettering(text, size if len(text) < 3 else 17, _ink(row == here[1]))
        put(image, name, left + _RIM - 8, chart.at((0, row))[1], 1.0)


def _named(first: int, last: int, every: int, here: int | None, apart: float) -> list[int]:
    """Return the columns or rows to name: every n-th, and the one with the dwarf to move (`here`).

    apart: columns or rows nearer to `here` than this distance are left out.
    """
    usual = [number for number in range(first, last + 1) if number % every == 0]
    if every == 1 or here is None:
        return usual
    return [here, *(number for number in usual if number != here and abs(number - here) >= apart)]


def _ink(gold: bool) -> tuple[int, int, int]:
    return colours.GOLD_INK if gold else colours.MAP_PLACE
