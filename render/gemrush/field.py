"""Paints a mine: tiles, the ways between them, dwarves, plates (the prices of doors), names of columns and rows.

A space of the mine holds one tile. In coordinates (across, down), the middle of a space has whole numbers.
"""

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.games.gemrush.mine import column_name, row_name
from bot.games.gemrush.rooms import TILES
from render.gemrush import dwarves, icons, rock, tiles
from render.gemrush.colours import colours
from render.gemrush.drawing import lettering, put
from render.gemrush.fitting import PLATE_GEM, Field, plate_box, plate_shifts
from render.gemrush.scene import Place, Scene, beyond
from render.gemrush.tiles import Room
from render.memory import cached

# ---- tiles and the ways between them ----


Edges = tuple[float, float, float, float]  # left, top, right and bottom of a box, in pixels


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
    for at in filter(field.seen, fresh):
        put(image, rock.brackets(field.size), *field.middle(at))
    for at in order:
        if field.whole(at):
            _paint_dwarves(image, field, scene, at)
    taken = _paint_plates(image, field, scene)
    if not field.plain:
        _paint_tags(image, field, scene, [at for at in fresh if field.whole(at)], taken)
    if scene.view.placing is not None:
        _paint_placing(image, field, scene, *scene.view.placing)
    return image


def _structure(field: Field, scene: Scene, order: list[Place]) -> Structure:
    spaces: dict[Place, bool] = {}
    for plate, glow in scene.plates():
        if (plate.reachable or glow or scene.view.unmarked) and field.seen(plate.space):
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
    if _shows_steps(scene, at):
        steps = icons.disc(str(tile.steps), round(size * _STEPS), colours.STEPS, colours.GOLD_DEEP)
        put(image, steps, x + size * _STEPS_AT, y + size * _STEPS_AT)
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


# The size and the middle of the number of steps to a room, as shares of a tile's side
_STEPS, _STEPS_AT = 0.20, 0.915


def _shows_steps(scene: Scene, at: Place) -> bool:
    tile = scene.tiles[at]
    return scene.view.phase == "move" and tile.steps is not None and at != scene.here and tile.type != "tunnel"


# For each number of dwarves in a plain room: the size of their discs, as a share of a tile's side.
_PLAIN_DISCS = (0.0, 0.66, 0.50, 0.40, 0.34)


def _paint_plates(image: Image.Image, field: Field, scene: Scene) -> list[Edges]:
    """Paint the plates, and return where they lie."""
    walking = scene.view.phase == "move" and not scene.view.unmarked
    shown = [(plate, glow) for plate, glow in scene.plates() if field.seen(plate.at[:2])]
    moved = plate_shifts(field, [plate for plate, _ in shown])
    for plate, glow in shown:
        dim = walking and not plate.reachable and not glow
        _put_plate(image, field, scene, plate.at, plate.cost, plate.points, glow, dim, moved.get(plate.at, 0.0))
    return [plate_box(field, plate.at, len(plate.cost), moved.get(plate.at, 0.0)) for plate, _ in shown]


def _put_plate(
    image: Image.Image, field: Field, scene: Scene, at: tuple[int, int, int], cost: bytes, points: int,
    glow: bool = False, dim: bool = False, moved: float = 0.0,
) -> None:  # fmt: skip
    left, top, right, bottom = plate_box(field, at, len(cost), moved)
    unit, free = round(field.size * PLATE_GEM), scene.table.caption("free", "free")
    shown = tiles.plate(cost, points, at[2] % 2 == 0, unit, glow, field.codes, dim, free)
    put(image, shown, (left + right) / 2, (top + bottom) / 2)


_TAG = (0.20, 46)  # the height of the tag of a new tile: as a share of a tile's side, and at most in pixels


_EDGE = 5  # the pixels of a tag's shadow, which may lie on something else
# Other places of a tag, the best first: at the lower and upper walls, inside above the lower wall, beside a dwarf
_FREE_PLACES = tuple(
    (across, down) for down, aside in ((1.0, 0.30), (0.0, 0.30), (0.86, 0.30), (0.86, 0.22), (0.57, 0.18))
    for across in (aside, 1 - aside)
)  # fmt: skip


def tag_boxes(field: Field, scene: Scene, fresh: list[Place], taken: list[Edges], size: tuple[int, int]) -> list[Edges]:
    """Return where the tags of new tiles lie: each where it covers least of what is taken, and of the tags before it.

    taken: where the plates lie; numbers of steps and letters of dwarves count as taken, too. size: of a tag, in pixels.
    """
    found, taken = list[Edges](), [*taken, *(box for at in scene.tiles for box in marks(field, scene, at))]
    for at in fresh:
        tried = (_around(field, at, where, *size) for where in (_tag_place(scene, at), *_FREE_PLACES))
        found.append(min(tried, key=lambda one: sum(common(one, other) for other in (*taken, *found))))
    return found


def _paint_tags(image: Image.Image, field: Field, scene: Scene, fresh: list[Place], taken: list[Edges]) -> None:
    share, most = _TAG
    tag = icons.tag(scene.table.caption("new", "NEW"), min(most, round(field.size * share)))
    size = tag.width - 2 * _EDGE, tag.height - 2 * _EDGE
    for left, top, right, bottom in tag_boxes(field, scene, fresh, taken, size):
        put(image, tag, (left + right) / 2, (top + bottom) / 2)


def marks(field: Field, scene: Scene, at: Place) -> Iterator[Edges]:
    """Yield where the number of steps to a room and the letters of its dwarves lie."""
    if _shows_steps(scene, at):
        yield _around(field, at, (_STEPS_AT, _STEPS_AT), field.size * _STEPS, field.size * _STEPS)
    if count := len(scene.seats_at.get(at, [])):
        yield _around(field, at, (0.5, 0.78), field.size * min(0.86, 0.28 + 0.30 * (count - 1)), field.size * 0.24)


def _tag_place(scene: Scene, at: Place) -> tuple[float, float]:
    """Return the usual place of a tag: in a corner between two sides without plates or else at a side without one."""
    used = {plate.at[2] for plate in scene.view.plates if plate.at[:2] == at}
    corners = ((1, 0), (1, 2), (3, 2), (3, 0))  # the two sides that meet in each corner
    beside, end = next((corner for corner in corners if used.isdisjoint(corner)), (3, 2))
    if not used.isdisjoint((beside, end)) and len(used) < 4:
        free = min({0, 1, 2, 3} - used)
        return ((0.5, 0.0), (0.96, 0.5), (0.5, 1.0), (0.04, 0.5))[free]
    return 0.86 if beside == 1 else 0.14, 1.0 if end == 2 else 0.0


def _around(field: Field, at: Place, where: tuple[float, float], wide: float, high: float) -> Edges:
    """Return the edges of a box around a point of a tile. where: the point, as shares of the tile's side."""
    x, y = (corner + field.size * share for corner, share in zip(field.corner(at), where, strict=True))
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def common(one: Edges, other: Edges) -> float:
    """Return how many pixels two boxes have in common."""
    across, down = min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, across) * max(0.0, down)


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
    pen, line = ImageDraw.Draw(image), colours.RIM
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
                shown = lettering(name, letters, colours.GOLD_INK if number == here[axis] else colours.PLACE)
                put(image, shown, *((left + rim / 2, at) if axis else (at, top + rim / 2)))
