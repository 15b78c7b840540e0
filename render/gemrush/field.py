"""The mine on a picture: tiles, ways, plates, dwarves."""

from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.table import Table
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.view import Plate, SeenDoor, SeenTile, View
from render.gemrush import colours, dwarves, icons, plates, rock, tiles
from render.gemrush.drawing import Box, Drawing, Sprite, put, sprite
from render.gemrush.scene import Place, Scene, beyond
from render.gemrush.tiles import Room
from render.kit import rgb
from render.memory import kept

PLATE_GEM = 0.185  # of a tile
CROWD = 4  # dwarves in a room from which on they are shown as discs


class Field(NamedTuple):
    """Where the mine lies on a picture.

    Attributes:
        box: the part of the picture that it may use, with its rim. rim: the rim's width. size: of a tile, in pixels.
        x, y: the upper left corner of the space (0, 0). codes: whether plates name their gems.
        covered: how much of the box, from below, something else will hide.
    """

    box: Box
    rim: int
    size: int
    x: int
    y: int
    codes: bool
    covered: int = 0

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
        """Return what lies in the middle, in spaces; a space's middle lies at whole numbers."""
        x, y = self.middle((0, 0))
        left, top, right, bottom = self.box
        return (
            ((left + self.rim + right) / 2 - x) / self.pitch,
            ((top + self.rim + bottom - self.covered) / 2 - y) / self.pitch,
        )

    def seen(self, at: Place) -> bool:
        """Return whether any of a tile, or of a plate at its side, is on the picture."""
        x, y = self.corner(at)
        left, top, right, bottom = self.box
        margin = self.size * 0.6
        return (
            left - margin < x + self.size
            and x < right + margin
            and top - margin < y + self.size
            and y < bottom + margin
        )

    def whole(self, at: Place) -> bool:
        """Return whether so much of a tile is on the picture that its name can be read."""
        x, y = self.corner(at)
        left, top, right, bottom = self.box
        inset = self.size * 0.10
        return (
            x >= left + self.rim - inset and y >= top + self.rim - inset
            and x + self.size <= right + inset and y + self.size <= bottom - self.covered + inset
        )  # fmt: skip


PITCH = 1 + rock.GAP  # of tiles, in tiles


class Bounds(NamedTuple):
    """All that must be seen of a mine, in spaces; a space's middle lies at whole numbers."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


def bounds(scene: Scene, codes: bool) -> Bounds:
    """Return the tiles with the plates that stand out of them."""
    extent, half, air = scene.extent, 0.5 / PITCH, 0.05
    edges = [extent.left - half, extent.top - half, extent.right + half, extent.bottom + half]
    for plate in scene.view.plates:
        across, down, side = plate.at
        width, height = plates.size(len(plate.cost), side % 2 == 0, round(1000 * PLATE_GEM), codes)
        out = half + (width if side % 2 else height) / 1000 / PITCH
        for i, reach in (
            ((0, across - out), (1, down - out)) if side in (0, 3) else ((2, across + out), (3, down + out))
        ):
            if i == (1, 2, 3, 0)[side]:
                edges[i] = min(edges[i], reach) if i < 2 else max(edges[i], reach)
    return Bounds(edges[0] - air, edges[1] - air, edges[2] + air, edges[3] + air)


def centred(box: Box, rim: int, size: int, middle: tuple[float, float], codes: bool, covered: int = 0) -> Field:
    """Return a field with a point of the mine (in spaces; a space's middle at whole numbers) in its middle."""
    pitch = size + round(size * rock.GAP)
    x = (box[0] + rim + box[2]) / 2 - size / 2 - middle[0] * pitch
    y = (box[1] + rim + box[3] - covered) / 2 - size / 2 - middle[1] * pitch
    return Field(box, rim, size, round(x), round(y), codes, covered)


def fits(box: Box, rim: int, covered: int, limits: Bounds, size: int) -> bool:
    """Return whether all of a mine can be seen with tiles of a size."""
    pitch = size + round(size * rock.GAP)
    wide, high = (limits.right - limits.left) * pitch, (limits.bottom - limits.top) * pitch
    return wide <= box[2] - box[0] - rim and high <= box[3] - box[1] - rim - covered


def focus(
    view: View, scene: Scene, limits: Bounds, box: Box, rim: int, size: int, covered: int
) -> tuple[float, float]:  # fmt: skip
    """Return the middle of what a box shows of a mine: the dwarf to move, a tile being placed; not beyond the mine's
    edge.
    """
    x, y = float(view.tiles[-1].across), float(view.tiles[-1].down)
    if scene.here is not None:
        x, y = scene.here
    if view.placing is not None:
        _, across, down = view.placing
        near = abs(x - across) + abs(y - down) <= 2
        x, y = ((x + across) / 2, (y + down) / 2) if near else (float(across), float(down))
    half_x, half_y = ((box[i + 2] - box[i] - rim - (covered if i else 0)) / (size * PITCH) / 2 for i in (0, 1))
    return (
        _between(x, limits.left + half_x, limits.right - half_x),
        _between(y, limits.top + half_y, limits.bottom - half_y),
    )


def _between(value: float, low: float, high: float) -> float:
    """Within limits; in their middle if they are the wrong way round."""
    return (low + high) / 2 if low > high else max(low, min(high, value))


class Way(NamedTuple):
    """A way between two neighbours: from the northern or western one, out of it and back into it, and its light."""

    at: Place
    side: int
    out: bool
    back: bool
    light: int


class Diggings(NamedTuple):
    """What changes only when somebody builds or the light moves: spaces (glowing or not), tiles, ways."""

    spaces: tuple[tuple[Place, bool], ...]
    tiles: tuple[tuple[Place, Room], ...]
    ways: tuple[Way, ...]


def paint(size: tuple[int, int], field: Field, scene: Scene, table: Table, letters: tuple[str, ...]) -> Image.Image:
    """Return a new picture with all that lies in the mine; `letters` are the dwarves' initials by seat."""
    order = sorted((at for at in scene.tiles if field.seen(at)), key=lambda at: scene.light[at])
    image = _dug(size, field, _diggings(field, scene, table, order)).copy()
    fresh = scene.fresh()
    if fresh is not None and field.seen(fresh):
        put(image, tiles.brackets(field.size), *field.middle(fresh))
    for at in order:
        if field.whole(at):
            _paint_people(image, field, scene, at, letters)
    _paint_plates(image, field, scene, table)
    if fresh is not None and field.whole(fresh):
        _paint_new(image, field, scene, table, fresh)
    if scene.view.placing is not None:
        _paint_placing(image, field, scene, table)
    return image


def _diggings(field: Field, scene: Scene, table: Table, order: list[Place]) -> Diggings:
    spaces: dict[Place, bool] = {}
    for plate, glow in scene.plates():
        if (plate.reachable or glow) and field.seen(plate.space):
            spaces[plate.space] = spaces.get(plate.space, False) or glow
    ways = (
        Way(*way, scene.lit_between(way[0], beyond(way[0], way[1])))
        for way in scene.passages()
        if field.seen(way[0]) or field.seen(beyond(way[0], way[1]))
    )
    rooms = tuple((at, _room(field, scene, table, at)) for at in order)
    return Diggings(tuple(spaces.items()), rooms, tuple(ways))


@kept
def _dug(size: tuple[int, int], field: Field, mine: Diggings) -> Image.Image:
    """Return the rock with the mine in it, without what stands on it. Shared: not to be changed."""
    image = rock.ground(*size)
    for at, glow in mine.spaces:
        put(image, tiles.dashes(field.size, glow), *field.middle(at))
    for at, room in mine.tiles:
        if room.light != colours.HERE:
            put(image, tiles.shadow(field.size), *field.middle(at))
    for at, room in mine.tiles:
        put(image, tiles.tile(room), *field.middle(at))
    for way in mine.ways:
        _paint_way(image, field, way)
    for way in mine.ways:
        if way.out != way.back:
            _paint_arrow(image, field, way)
    return image


def _room(field: Field, scene: Scene, table: Table, at: Place) -> Room:
    tile = scene.tiles[at]
    light, tunnel = scene.light[at], tile.type == "tunnel"
    doing = scene.view.effect if at == scene.here and scene.view.phase == "effect" else None
    return Room(
        size=field.size,
        name="" if tunnel else name_of(tile, table),
        type=tile.type,
        ability=tile.ability,
        doors=() if tunnel else tuple(side for side in range(4) if tile.doors[side] is not None),
        dark=() if tunnel else scene.dark(at),
        paths=tile.paths,
        light=min(light, colours.LIT) if tunnel else light,
        variant=tile.number % 2,
        crowded=bool(scene.people.get(at)),
        bare=not field.whole(at),
        current=doing,
    )


def name_of(tile: SeenTile, table: Table) -> str:
    """Return a room's name."""
    return table.caption(f"room-{tile.key}", tile.key.replace("-", " ").title())


def _paint_way(image: Image.Image, field: Field, way: Way) -> None:
    (x, y), (dx, dy) = field.middle(way.at), rock.DELTAS[way.side]
    off = field.pitch / 2
    put(image, tiles.passage(field.size, way.side == 1, way.light), x + dx * off, y + dy * off)


def _paint_arrow(image: Image.Image, field: Field, way: Way) -> None:
    """One may only go out of where the door is."""
    start, side = (way.at, way.side) if way.out else (beyond(way.at, way.side), way.side + 2 & 3)
    (x, y), (dx, dy) = field.middle(start), rock.DELTAS[side]
    off = (field.pitch + field.size * rock.WALL) / 2
    put(image, tiles.one_way(field.size, side, way.light), x + dx * off, y + dy * off)


def _paint_people(image: Image.Image, field: Field, scene: Scene, at: Place, letters: tuple[str, ...]) -> None:
    """The dwarves in a room, and how many steps away it is."""
    size, (x, y), tile = field.size, field.corner(at), scene.tiles[at]
    walking = scene.view.phase == "move"
    if walking and tile.steps is not None and at != scene.here and tile.type != "tunnel":
        put(image, icons.step_badge(tile.steps, round(size * 0.135)), x + size * 0.925, y + size * 0.925)
    people = scene.people.get(at, [])
    seats = scene.view.seats
    if len(people) >= CROWD:
        upper, disc = (len(people) + 1) // 2, round(size * 0.185)
        for i, seat in enumerate(people):
            row, column, count = (0, i, upper) if i < upper else (1, i - upper, len(people) - upper)
            moving = seat == scene.mover
            shown = dwarves.disc(seats[seat].gem, letters[seat], round(disc * (1.12 if moving else 1)), moving)
            put(image, shown, x + size / 2 + (column - (count - 1) / 2) * disc * 1.06, y + size * (0.645 + 0.19 * row))
        return
    high, step = round(size * 0.365), min(size * 0.30, size * 0.72 / max(1, len(people)))
    for i, seat in sorted(enumerate(people), key=lambda one: one[1] == scene.mover):
        px, moving = x + size / 2 + (i - (len(people) - 1) / 2) * step, seat == scene.mover
        if moving:
            put(image, dwarves.light(round(size * 0.50), round(size * 0.20)), px, y + size * 0.88)
        shown = dwarves.standing(seats[seat].gem, letters[seat], round(high * 1.04) if moving else high, moving)
        put(image, shown, px, y + size * 0.925, 0.5, 1.0)


def _paint_plates(image: Image.Image, field: Field, scene: Scene, table: Table) -> None:
    free = table.caption("free", "free")
    walking = scene.view.phase == "move"
    shown = [(plate, glow) for plate, glow in scene.plates() if field.seen(plate.at[:2])]
    moved = aside(field, [plate for plate, _ in shown])
    for plate, glow in shown:
        across, down, side = plate.at
        dim = walking and not plate.reachable and not glow
        door = SeenDoor(plate.cost, plate.points)
        _put_plate(image, field, (across, down), side, door, glow, dim, free, moved.get(plate.at, 0.0))


def aside(field: Field, shown: list[Plate]) -> dict[tuple[int, int, int], float]:
    """Return how far plates go aside along their wall, in pixels, so that plates before the same space leave each other
    room.

    Those beside a space make way for those above and below it; where they cannot go far enough, these do the rest.
    """
    reach: dict[tuple[Place, int], int] = {}  # how far the plate at a side of a space stands in it
    for plate in shown:
        reach[plate.space, (plate.at[2] + 2) % 4] = _plate_size(field, plate)[1 - plate.at[2] % 2]
    found: dict[tuple[int, int, int], float] = {}
    cramped = set()
    for plate in sorted(shown, key=lambda one: one.at[2] % 2, reverse=True):
        beside = plate.at[2] % 2 == 1
        if not beside and plate.space not in cramped:
            continue
        room = (field.size - _plate_size(field, plate)[beside]) / 2
        before, after = (reach.get((plate.space, side), 0) for side in ((0, 2) if beside else (3, 1)))
        wanted = max(0.0, before - room) - max(0.0, after - room)
        most = field.size * 0.3
        found[plate.at] = max(-most, min(most, wanted))
        if abs(wanted) > most:
            cramped.add(plate.space)
    return found


def _plate_size(field: Field, plate: Plate) -> tuple[int, int]:
    return plates.size(len(plate.cost), plate.at[2] % 2 == 0, round(field.size * PLATE_GEM), field.codes)


def _put_plate(
    image: Image.Image, field: Field, at: Place, side: int, door: SeenDoor, glow: bool, dim: bool, free: str,
    moved: float = 0.0,
) -> None:  # fmt: skip
    left, top, right, bottom = plate_box(field, at, side, len(door.cost), moved)
    unit = round(field.size * PLATE_GEM)
    shown = plates.plate(door.cost, door.points, side % 2 == 0, unit, glow, field.codes, dim, free)
    put(image, shown, (left + right) / 2, (top + bottom) / 2)


def plate_box(field: Field, at: Place, side: int, gems: int, moved: float = 0.0) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of a plate at a tile's side. moved: pixels along the wall, to the right or down."""
    size, wide = field.size, side % 2 == 0
    width, height = plates.size(gems, wide, round(size * PLATE_GEM), field.codes)
    off = size / 2 + (height if wide else width) / 2 - size * 0.008
    x, y = field.middle(at)
    dx, dy = rock.DELTAS[side]
    x, y = x + dx * off + (moved if wide else 0), y + dy * off + (0 if wide else moved)
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def _paint_new(image: Image.Image, field: Field, scene: Scene, table: Table, at: Place) -> None:
    """The word NEW at the first corner that no plate needs."""
    used = {plate.at[2] for plate, _ in scene.plates() if plate.at[:2] == at}
    corners = ((1, 0), (1, 1), (0, 1), (0, 0))
    right, below = next(
        (
            (right, below)
            for right, below in corners
            if (1 if right else 3) not in used and (2 if below else 0) not in used
        ),
        (0, 1),
    )
    (x, y), size = field.corner(at), field.size
    shown = icons.tag(table.caption("new", "NEW"), round(size * 0.145))
    put(image, shown, x + size * (0.86 if right else 0.14), y + size * (1.0 if below else 0.0))


def _paint_placing(image: Image.Image, field: Field, scene: Scene, table: Table) -> None:
    """The tile drawn and not yet laid, over its space as it is printed, with its plates."""
    number, across, down = scene.view.placing or (0, 0, 0)
    tile, at = TILES[number], (across, down)
    doors = tuple(side for side in range(4) if tile.doors[side] is not None)
    name = table.caption(f"room-{tile.key}", tile.key.replace("-", " ").title())
    tunnel = tile.type == "tunnel"
    room = Room(field.size, "" if tunnel else name, tile.type, tile.ability, () if tunnel else doors, (), tile.paths,
                colours.LIT, number % 2)  # fmt: skip
    put(image, tiles.drawn_frame(field.size), *field.middle(at))
    put(image, tiles.tile(room), *field.middle(at))
    for side in () if tunnel else doors:
        door = tile.doors[side]
        if door is not None:
            seen = SeenDoor(bytes(door.cost), door.points)
            _put_plate(image, field, at, side, seen, False, False, table.caption("free", "free"))
    put(
        image, _turn_badge(round(field.size * 0.22)), field.corner(at)[0] + field.size, field.corner(at)[1] + field.size
    )


@kept
def _turn_badge(size: int) -> Sprite:
    """Arrows around: it can still be turned."""
    drawing = Drawing(256, 256, 2)
    drawing.disc(128, 128, 124, rgb("#1a110b"))
    drawing.disc(128, 128, 110, colours.GOLD)
    pen = ImageDraw.Draw(drawing.image)
    for start in (20, 200):
        pen.arc((120, 120, 392, 392), start, start + 120, fill=(58, 35, 0, 255), width=44)
    for points in (((86, 58), (150, 44), (118, 100)), ((170, 198), (106, 212), (138, 156))):
        drawing.polygon(points, colours.GOLD_DEEP)
    return sprite(drawing.sized(size, size))
