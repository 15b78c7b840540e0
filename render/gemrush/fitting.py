"""Finds where a mine lies in a picture: the side of its tiles, the part that is shown, and the places of plates.

A space of the mine holds one tile. In coordinates (across, down), the middle of a space has whole numbers.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from bot.games.gemrush.view import Plate
from render.gemrush import rock, tiles
from render.gemrush.drawing import Box
from render.gemrush.scene import Place, Scene

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
        wide = (limits.right - limits.left) * _pitch(size)
        return wide <= right - left and height(limits, size) <= bottom - top


def height(limits: Bounds, size: int) -> int:
    """Return the height of a mine with these limits, in pixels. size: the side of a tile in pixels."""
    return math.ceil((limits.bottom - limits.top) * _pitch(size))


def _pitch(size: int) -> int:
    return size + round(size * rock.GAP)


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
        return _pitch(self.size)

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
    pitch = _pitch(size)
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


# ---- where plates lie ----


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
