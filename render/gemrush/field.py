"""Paints a mine: tiles, the ways between them, dwarves, plates (the prices of doors), names of columns and rows.

A space of the mine holds one tile. In coordinates (across, down), the middle of a space has whole numbers.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.games.gemrush.mine import column_name, row_name
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.view import Plate
from render.gemrush import colours, dwarves, icons, rock, tiles
from render.gemrush.drawing import Box, lettering, put
from render.gemrush.scene import Place, Scene, beyond
from render.gemrush.tiles import Room
from render.kit import rgb
from render.memory import cached

PLATE_GEM = 0.20  # the size of a plate's gem, as a share of a tile's side
PITCH = 1 + rock.GAP  # the distance between the middles of neighbouring tiles, as a factor of a tile's side
LEAST_DETAILED = 190  # pixels; names and effects on smaller tiles are illegible on a phone


# ---- where the mine lies ----


class Bounds(NamedTuple):
    """The part of a mine that must be seen, in spaces."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


def bounds(scene: Scene, codes: bool) -> Bounds:
    """Return the bounds of all tiles and plates. codes: whether plates show the codes of their gems."""
    extent, half, air = scene.extent, 0.5 / PITCH, 0.05
    edges = [extent.left - half, extent.top - half, extent.right + half, extent.bottom + half]
    for plate in scene.view.plates:
        across, down, side = plate.at
        deep = tiles.plate_size(len(plate.cost), side % 2 == 0, round(1000 * PLATE_GEM), codes)[1 - side % 2]
        out = half + deep / 1000 / PITCH
        edge, reach = ((1, down - out), (2, across + out), (3, down + out), (0, across - out))[side]
        edges[edge] = min(edges[edge], reach) if edge < 2 else max(edges[edge], reach)
    return Bounds(edges[0] - air, edges[1] - air, edges[2] + air, edges[3] + air)


class Window(NamedTuple):
    """The part of a picture that a mine may use."""

    box: Box
    rim: int  # the pixels for the names of columns and rows, above and at the left
    covered: int = 0  # the pixels at the lower edge that face-up cards hide

    @property
    def inner(self) -> Box:
        """Return the window without the rim and without the covered part."""
        left, top, right, bottom = self.box
        return left + self.rim, top + self.rim, right, bottom - self.covered

    def fits(self, limits: Bounds, size: int) -> bool:
        """Return whether a mine with these limits fits into the window with tiles of `size` pixels."""
        left, top, right, bottom = self.inner
        pitch = size + round(size * rock.GAP)
        wide, high = (limits.right - limits.left) * pitch, (limits.bottom - limits.top) * pitch
        return wide <= right - left and high <= bottom - top


class Field(NamedTuple):
    """The place of the mine on a picture.

    x, y: the upper left corner of the space (0, 0), in pixels.
    """

    window: Window
    size: int  # the side of a tile in pixels
    x: int
    y: int
    codes: bool = True  # whether plates show the codes of their gems
    plain: bool = False  # whether rooms show only their type, because names and effects would be illegible
    named: bool = True  # whether rooms show their names

    @property
    def pitch(self) -> int:
        return self.size + round(self.size * rock.GAP)

    def corner(self, at: Place) -> tuple[int, int]:
        return self.x + at[0] * self.pitch, self.y + at[1] * self.pitch

    def middle(self, at: Place) -> tuple[float, float]:
        x, y = self.corner(at)
        return x + self.size / 2, y + self.size / 2

    @property
    def center(self) -> tuple[float, float]:
        """Return the point of the mine that is in the middle of the window, in spaces."""
        x, y = self.middle((0, 0))
        left, top, right, bottom = self.window.inner
        return ((left + right) / 2 - x) / self.pitch, ((top + bottom) / 2 - y) / self.pitch

    def seen(self, at: Place) -> bool:
        """Return whether any part of a tile or of its plates is on the picture."""
        (x, y), (left, top, right, bottom), margin = self.corner(at), self.window.box, self.size * 0.6
        across = left - margin < x + self.size and x < right + margin
        return across and top - margin < y + self.size and y < bottom + margin

    def whole(self, at: Place) -> bool:
        """Return whether enough of a tile is on the picture to read its name."""
        (x, y), (left, top, right, bottom), inset = self.corner(at), self.window.inner, self.size * 0.10
        across = x >= left - inset and x + self.size <= right + inset
        return across and y >= top - inset and y + self.size <= bottom + inset


def centred(window: Window, size: int, middle: tuple[float, float], codes: bool = True) -> Field:
    """Return a field with a point of the mine in the middle of its window. middle: the point, in spaces."""
    left, top, right, bottom = window.inner
    pitch = size + round(size * rock.GAP)
    x, y = (left + right) / 2 - size / 2 - middle[0] * pitch, (top + bottom) / 2 - size / 2 - middle[1] * pitch
    return Field(window, size, round(x), round(y), codes)


def largest(window: Window, scene: Scene, sizes: Sequence[int], codes_from: int = 0) -> Field | None:
    """Return a field of the whole mine with the largest tiles that fit, or None if no tiles fit.

    codes_from: the least side of tiles whose plates show the codes of their gems.
    """
    limits = {codes: bounds(scene, codes) for codes in (False, True)}
    size = next((size for size in sizes if window.fits(limits[size >= codes_from], size)), None)
    if size is None:
        return None
    return centred(window, size, limits[size >= codes_from].middle, size >= codes_from)


def around(window: Window, scene: Scene, size: int, codes: bool = True) -> Field:
    """Return a field around the dwarf to move and the tile that is being placed, with little space beyond the mine.

    The newest tile is whole on it, too, unless it is too far away from the dwarf.
    """
    limits, placing = bounds(scene, codes), scene.view.placing
    newest = scene.view.tiles[-1]
    x, y = map(float, scene.here or (newest.across, newest.down))
    if placing is not None:
        _, across, down = placing
        near = abs(x - across) + abs(y - down) <= 2
        x, y = ((x + across) / 2, (y + down) / 2) if near else (float(across), float(down))
    left, top, right, bottom = window.inner
    half_x, half_y = (right - left) / (size * PITCH) / 2, (bottom - top) / (size * PITCH) / 2
    x = _between(x, limits.left + half_x, limits.right - half_x)
    y = _between(y, limits.top + half_y, limits.bottom - half_y)
    if scene.here is not None and placing is None and newest.fresh:
        x, y = _with_newest((x, y), scene.here, (newest.across, newest.down), (half_x, half_y))
    return centred(window, size, (x, y), codes)


def _with_newest(
    middle: tuple[float, float], here: Place, newest: Place, half: tuple[float, float]
) -> tuple[float, float]:
    """Return the nearest middle of a field that has both tiles; `middle` if no field has both.

    half: half the width and the height of the field, in spaces.
    """
    found = []
    for at, one, other, reach in zip(middle, here, newest, half, strict=True):
        slack = reach - 0.5 / PITCH
        low, high = max(one, other) - slack, min(one, other) + slack
        if low > high + 0.06:  # so much of a tile may be cut: its name is still legible
            return middle
        found.append(_between(at, low, high))
    return found[0], found[1]


def shows_all(field: Field, scene: Scene) -> bool:
    """Return whether a field shows all tiles and plates from edge to edge."""
    left, top, right, bottom = field.window.inner
    boxes = [(*field.corner(at), *(edge + field.size for edge in field.corner(at))) for at in scene.tiles]
    plates = (plate_box(field, plate.at, len(plate.cost)) for plate in scene.view.plates)
    return all(box[0] >= left and box[1] >= top and box[2] <= right and box[3] <= bottom for box in (*boxes, *plates))


def _between(value: float, low: float, high: float) -> float:
    """Return the number between two limits that is nearest to the value. If low > high, return their middle."""
    return (low + high) / 2 if low > high else max(low, min(high, value))


# ---- tiles and the ways between them ----


class Way(NamedTuple):
    """A way between two neighbouring tiles, as `Scene.passages` yields it, and the light on it."""

    at: Place
    side: int
    out: bool
    back: bool
    light: int


class Structure(NamedTuple):
    """The parts of a mine that rarely change."""

    spaces: tuple[tuple[Place, bool], ...]  # where a tile can be built, and whether the space glows
    tiles: tuple[tuple[Place, Room], ...]
    ways: tuple[Way, ...]


def paint(size: tuple[int, int], field: Field, scene: Scene) -> Image.Image:
    """Return the picture (RGB) of the mine with everything in it."""
    order = sorted((at for at in scene.tiles if field.seen(at)), key=lambda at: scene.light[at])
    image = _structure_picture(size, field, _structure(field, scene, order)).copy()
    fresh = scene.fresh()
    if fresh is not None and field.seen(fresh):
        put(image, rock.brackets(field.size), *field.middle(fresh))
    for at in order:
        if field.whole(at):
            _paint_dwarves(image, field, scene, at)
    _paint_plates(image, field, scene)
    if fresh is not None and field.whole(fresh) and not field.plain:
        _paint_new(image, field, scene, fresh)
    if scene.view.placing is not None:
        _paint_placing(image, field, scene, *scene.view.placing)
    return image


def _structure(field: Field, scene: Scene, order: list[Place]) -> Structure:
    spaces: dict[Place, bool] = {}
    for plate, glow in scene.plates():
        if (plate.reachable or glow) and field.seen(plate.space):
            spaces[plate.space] = spaces.get(plate.space, False) or glow
    ways = (
        Way(*way, scene.lit_between(way[0], beyond(way[0], way[1])))
        for way in scene.passages()
        if field.seen(way[0]) or field.seen(beyond(way[0], way[1]))
    )
    return Structure(tuple(spaces.items()), tuple((at, _room(field, scene, at)) for at in order), tuple(ways))


@cached
def _structure_picture(size: tuple[int, int], field: Field, mine: Structure) -> Image.Image:
    """Return the mine (RGB) without dwarves and plates. The picture is shared: do not change it."""
    image = rock.background(*size)
    for at, glow in mine.spaces:
        put(image, rock.dashes(field.size, glow), *field.middle(at))
    for at, room in mine.tiles:
        if room.light != colours.HERE:
            put(image, rock.drop_shadow(field.size), *field.middle(at))
    for at, room in mine.tiles:
        put(image, tiles.tile(room), *field.middle(at))
    for at, side, _, _, light in mine.ways:
        (x, y), (dx, dy), off = field.middle(at), rock.DELTAS[side], field.pitch / 2
        put(image, rock.passage(field.size, side == 1, light), x + dx * off, y + dy * off)
    for at, side, out, back, light in mine.ways:
        if out != back:
            start, ahead = (at, side) if out else (beyond(at, side), side + 2 & 3)
            (x, y), (dx, dy) = field.middle(start), rock.DELTAS[ahead]
            off = (field.pitch + field.size * rock.WALL) / 2
            put(image, rock.one_way(field.size, ahead, light), x + dx * off, y + dy * off)
    return image


def _room(field: Field, scene: Scene, at: Place) -> Room:
    tile, light = scene.tiles[at], scene.light[at]
    tunnel = tile.type == "tunnel"
    room = tiles.room_of(field.size, tile.number, tile, scene.table)
    if field.plain:
        room = room._replace(name="", ability=())
    if not field.named:
        room = room._replace(name="")
    return room._replace(
        dark=() if tunnel else scene.dark(at),
        light=min(light, colours.LIT) if tunnel else light,
        crowded=bool(scene.seats_at.get(at)),
        bare=not field.whole(at),
        current=scene.view.effect if at == scene.here and scene.view.phase == "effect" else None,
    )


# ---- dwarves, plates and the tile being placed ----


def _paint_dwarves(image: Image.Image, field: Field, scene: Scene, at: Place) -> None:
    """Paint the dwarves in a room, and the number of steps to the room."""
    size, (x, y), tile, seats = field.size, field.corner(at), scene.tiles[at], scene.view.seats
    here = scene.seats_at.get(at, [])
    group = [(seats[seat].gem, scene.letters[seat], seat == scene.mover) for seat in here]
    if field.plain:
        disc = round(size * _PLAIN_DISCS[min(len(here), dwarves.CROWD)])
        dwarves.paint_discs(image, group, disc, x + size / 2, y + size / 2)
        return
    if scene.view.phase == "move" and tile.steps is not None and at != scene.here and tile.type != "tunnel":
        steps = icons.disc(str(tile.steps), round(size * 0.20), rgb("#ffd766"), colours.GOLD_DEEP)
        put(image, steps, x + size * 0.915, y + size * 0.915)
    if len(here) >= dwarves.CROWD:
        dwarves.paint_discs(image, group, round(size * 0.21), x + size / 2, y + size * 0.73)
        return
    high, step = round(size * 0.385), min(size * 0.30, size * 0.72 / max(1, len(here)))
    for i, seat in sorted(enumerate(here), key=lambda one: one[1] == scene.mover):
        px, moving = x + size / 2 + (i - (len(here) - 1) / 2) * step, seat == scene.mover
        if moving:
            put(image, dwarves.light(round(size * 0.50), round(size * 0.20)), px, y + size * 0.88)
        dwarf = dwarves.standing(seats[seat].gem, scene.letters[seat], round(high * 1.04) if moving else high, moving)
        put(image, dwarf, px, y + size * 0.925, 0.5, 1.0)


# For each number of dwarves in a plain room: the size of their discs, as a share of a tile's side.
_PLAIN_DISCS = (0.0, 0.66, 0.50, 0.40, 0.34)


def _paint_plates(image: Image.Image, field: Field, scene: Scene) -> None:
    walking = scene.view.phase == "move"
    shown = [(plate, glow) for plate, glow in scene.plates() if field.seen(plate.at[:2])]
    moved = plate_shifts(field, [plate for plate, _ in shown])
    for plate, glow in shown:
        dim = walking and not plate.reachable and not glow
        _put_plate(image, field, scene, plate.at, plate.cost, plate.points, glow, dim, moved.get(plate.at, 0.0))


def plate_shifts(field: Field, shown: list[Plate]) -> dict[tuple[int, int, int], float]:
    """Return how far each plate moves along its wall, in pixels, so that plates around a space do not overlap.

    Plates at the left and right of a space move first. If they cannot move far enough, the plates above and below the
    space move too.
    """
    sizes = {plate.at: _plate_size(field, plate.at, len(plate.cost)) for plate in shown}
    # For each space and side: the pixels by which a plate at this side covers the space.
    reach = {(plate.space, (plate.at[2] + 2) % 4): sizes[plate.at][1 - plate.at[2] % 2] for plate in shown}
    found: dict[tuple[int, int, int], float] = {}
    cramped = set()
    for plate in sorted(shown, key=lambda one: one.at[2] % 2, reverse=True):
        beside = plate.at[2] % 2 == 1
        if not beside and plate.space not in cramped:
            continue
        room = (field.size - sizes[plate.at][beside]) / 2
        before, after = (reach.get((plate.space, side), 0) for side in ((0, 2) if beside else (3, 1)))
        wanted = max(0.0, before - room) - max(0.0, after - room)
        most = field.size * 0.3
        found[plate.at] = max(-most, min(most, wanted))
        if abs(wanted) > most:
            cramped.add(plate.space)
    return found


def _plate_size(field: Field, at: tuple[int, int, int], gems: int) -> tuple[int, int]:
    return tiles.plate_size(gems, at[2] % 2 == 0, round(field.size * PLATE_GEM), field.codes)


def _put_plate(
    image: Image.Image, field: Field, scene: Scene, at: tuple[int, int, int], cost: bytes, points: int,
    glow: bool = False, dim: bool = False, moved: float = 0.0,
) -> None:  # fmt: skip
    left, top, right, bottom = plate_box(field, at, len(cost), moved)
    unit, free = round(field.size * PLATE_GEM), scene.table.caption("free", "free")
    shown = tiles.plate(cost, points, at[2] % 2 == 0, unit, glow, field.codes, dim, free)
    put(image, shown, (left + right) / 2, (top + bottom) / 2)


def plate_box(
    field: Field, at: tuple[int, int, int], gems: int, moved: float = 0.0
) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a plate. moved: pixels along the wall, to the right or down."""
    wide = at[2] % 2 == 0
    width, height = _plate_size(field, at, gems)
    off = field.size / 2 + (height if wide else width) / 2 - field.size * 0.008
    (x, y), (dx, dy) = field.middle(at[:2]), rock.DELTAS[at[2]]
    x, y = x + dx * off + (moved if wide else 0), y + dy * off + (0 if wide else moved)
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


_TAG = (0.20, 46)  # the height of the tag of a new tile: as a share of a tile's side, and at most in pixels


def _paint_new(image: Image.Image, field: Field, scene: Scene, at: Place) -> None:
    """Paint the tag of a new tile, in a corner between two sides without plates or else at a side without one."""
    used = {plate.at[2] for plate in scene.view.plates if plate.at[:2] == at}
    corners = ((1, 0), (1, 2), (3, 2), (3, 0))  # the two sides that meet in each corner
    beside, end = next((corner for corner in corners if used.isdisjoint(corner)), (3, 2))
    (x, y), size, (share, most) = field.corner(at), field.size, _TAG
    across, down = 0.86 if beside == 1 else 0.14, 1.0 if end == 2 else 0.0
    if not used.isdisjoint((beside, end)) and len(used) < 4:
        free = min({0, 1, 2, 3} - used)
        across, down = ((0.5, 0.0), (0.96, 0.5), (0.5, 1.0), (0.04, 0.5))[free]
    tag = icons.tag(scene.table.caption("new", "NEW"), min(most, round(size * share)))
    put(image, tag, x + size * across, y + size * down)


def _paint_placing(image: Image.Image, field: Field, scene: Scene, number: int, across: int, down: int) -> None:
    tile, size = TILES[number], field.size
    x, y = field.middle((across, down))
    put(image, rock.golden_frame(size), x, y)
    room = tiles.room_of(size, number, tile, scene.table)
    put(image, tiles.tile(room._replace(name="", ability=()) if field.plain else room), x, y)
    for side, door in enumerate(() if field.plain else tile.doors):
        if door is not None and tile.type != "tunnel":
            _put_plate(image, field, scene, (across, down, side), bytes(door.cost), door.points)
    put(image, tiles.turn_badge(round(size * 0.22)), x + size / 2, y + size / 2)


# ---- the names of columns and rows ----


def paint_rim(image: Image.Image, field: Field, scene: Scene, size: int) -> None:
    """Paint the names of columns above the mine and of rows at its left. size: the font size."""
    (left, top, right, bottom), rim = field.window.box, field.window.rim
    image.paste(colours.NIGHT, (left, top, right, top + rim))
    image.paste(colours.NIGHT, (left, top + rim, left + rim, bottom))
    pen, line = ImageDraw.Draw(image), rgb("#5a4f38")
    pen.line((left + rim, top + rim - 2, right - 1, top + rim - 2), fill=line, width=2)
    pen.line((left + rim - 2, top + rim, left + rim - 2, bottom - 1), fill=line, width=2)
    every = 1 if field.pitch >= size * 1.6 else 2
    extent, here = scene.extent, scene.here or (None, None)
    for axis, first, last in ((0, extent.left, extent.right), (1, extent.top, extent.bottom)):
        low, high = field.window.box[axis] + rim + size * 0.7, field.window.box[axis + 2] - size * 0.6
        for number in range(first - 2, last + 3):
            at = field.middle((number, number))[axis]
            if low < at < high and number % every == 0:
                name = row_name(number) if axis else column_name(number)
                letters = round(size * 0.7) if axis and len(name) >= 3 else size
                shown = lettering(name, letters, colours.GOLD_INK if number == here[axis] else rgb("#b9b2a4"))
                put(image, shown, *((left + rim / 2, at) if axis else (at, top + rim / 2)))
