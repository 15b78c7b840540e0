"""The cuts of gems: functions that divide an outline into flat facets, each with its brightness.

A gem is drawn large, on a master. `centre` is the middle of the gem, and the table is its flat top.
"""

import itertools
import math
from collections.abc import Sequence

from render.gems.outline import CENTRE, UNIT, Polygon, centroid, inset, midpoint, outward, placed, regular, shrunk
from render.kit import Point

Facet = tuple[Polygon, float]  # a polygon in pixels of the master, and its brightness from 0 to about 1

# The light comes from above, from the left and from the front.
_LENGTH = math.sqrt(0.55**2 + 0.72**2 + 0.62**2)
LIGHT = (-0.55 / _LENGTH, -0.72 / _LENGTH, 0.62 / _LENGTH)


def brightness(a: Point, b: Point, centre: Point, tilt: float, ambient: float = 0.20, diffuse: float = 0.80) -> float:
    """Return the brightness of a facet on the edge a-b.

    tilt: the facet's angle in radians. A facet with the angle pi / 2 faces the viewer.
    """
    nx, ny = outward(a, b, centre)
    towards = (nx * LIGHT[0] + ny * LIGHT[1]) * math.cos(tilt) + math.sin(tilt) * LIGHT[2]
    return ambient + diffuse * max(0.0, towards)


def brilliant(
    outline: Sequence[Point], centre: Point, girdle: float = 0.80, table: float = 0.56, pavilion: bool = True
) -> list[Facet]:
    """Return three rings of facets around a flat top, the table.

    pavilion: whether the back of the gem is seen through the table. Light falls on the back from the other side.
    """
    n = len(outline)
    edges = [midpoint(outline[i], outline[(i + 1) % n]) for i in range(n)]
    middle, top = shrunk(edges, girdle, centre), shrunk(outline, table, centre)
    facets: list[Facet] = []
    for i in range(n):
        j, before = (i + 1) % n, i - 1
        flicker = 0.07 if i % 2 else -0.05
        low = brightness(outline[i], outline[j], centre, 0.45) - 0.10 + flicker
        facets.append(([outline[i], outline[j], middle[i]], low))
        kite = brightness(middle[before], middle[i], centre, 0.62) + 0.05 - flicker
        facets.append(([outline[i], middle[i], top[i], middle[before]], kite))
        facets.append(([top[i], middle[i], top[j]], brightness(top[i], top[j], centre, 0.95) + 0.10 + flicker))
    facets.append((top, 0.60))
    if pavilion:
        for i in range(n):
            a, b = top[i], top[(i + 1) % n]
            half = midpoint(a, b)
            reverse = 1.02 - brightness(a, b, centre, 0.5)
            facets.append(([centre, a, half], 0.30 + 0.62 * reverse))
            facets.append(([centre, half, b], 0.16 + 0.62 * reverse))
    return facets


def step(outline: Sequence[Point], centre: Point, insets: Sequence[float] = (0, 34, 66, 92)) -> list[Facet]:
    """Return rings of facets around a flat top. insets: the distances of their edges from the outline, in pixels."""
    n = len(outline)
    rings = [inset(outline, distance) for distance in insets]
    facets: list[Facet] = []
    for k, (outer, inner) in enumerate(itertools.pairwise(rings)):
        for i in range(n):
            j = (i + 1) % n
            light = brightness(outer[i], outer[j], centre, 0.38 + 0.26 * k)
            facets.append(([outer[i], outer[j], inner[j], inner[i]], light + (0.07 if k % 2 else -0.05)))
    table = rings[-1]
    facets.append((table, 0.60))
    for i in range(n):
        a, b = table[i], table[(i + 1) % n]
        facets.append(([centre, a, b], 0.32 + 0.55 * (1.0 - brightness(a, b, centre, 0.5))))
    return facets


def starred(outline: Sequence[Point], centre: Point, heart: float = 0.40) -> list[Facet]:
    """Return triangles from the centre to all edges, and over them the triangles of a smaller copy of the outline.

    heart: the size of this copy, as a share of the outline. Light falls on the copy from the other side.
    """
    n = len(outline)
    facets: list[Facet] = []
    for i in range(n):
        a, b = outline[i], outline[(i + 1) % n]
        light = brightness(a, b, centre, 0.42, 0.10, 1.0)
        facets.append(([centre, a, b], light + (0.05 if i % 2 else -0.03)))
    small = shrunk(outline, heart, centre)
    for i in range(n):
        a, b = small[i], small[(i + 1) % n]
        facets.append(([centre, a, b], 0.20 + 0.80 * (1 - brightness(a, b, centre, 0.42))))
    return facets


def profile(centre: Point, unit: float = 216) -> tuple[Polygon, list[Facet]]:
    """Return the outline and the facets of a brilliant that is seen from the side."""

    def at(x: float, y: float) -> Point:
        return centre[0] + x * unit, centre[1] + y * unit

    left, right, tip = at(-1.02, -0.22), at(1.02, -0.22), at(0, 0.98)
    top_left, top_right = at(-0.62, -0.72), at(0.62, -0.72)
    table_left, table_right = at(-0.22, -0.72), at(0.22, -0.72)
    belt_left, belt, belt_right = at(-0.44, -0.22), at(0, -0.22), at(0.44, -0.22)
    facets: list[Facet] = [
        ([top_left, belt_left, left], 0.50),
        ([top_left, table_left, belt_left], 0.92),
        ([table_left, belt, belt_left], 0.55),
        ([table_left, table_right, belt], 1.0),
        ([table_right, belt_right, belt], 0.40),
        ([table_right, top_right, belt_right], 0.78),
        ([top_right, right, belt_right], 0.28),
        ([left, belt_left, tip], 0.30),
        ([belt_left, belt, tip], 0.86),
        ([belt, belt_right, tip], 0.42),
        ([belt_right, right, tip], 0.10),
    ]
    return [top_left, top_right, right, tip, left], facets


def _prism(foot: Point, half_width: float, height: float, angle: float, lift: float) -> tuple[Polygon, list[Facet]]:
    """Return the outline and the facets of a pointed prism, in unit lengths. foot: the middle of its lower end."""
    c, s = math.cos(angle), math.sin(angle)
    w, h = half_width, height

    def at(x: float, y: float) -> Point:
        return foot[0] + x * c - y * s, foot[1] + x * s + y * c

    tip = at(-w * 0.10, -h)
    shoulders = at(-w, -h + w * 1.25), at(-w * 0.14, -h + w * 1.62), at(w, -h + w * 1.20)
    feet = at(-w * 0.80, -0.02), at(-w * 0.12, 0.10), at(w * 0.80, -0.02)
    facets: list[Facet] = [
        ([shoulders[0], shoulders[1], feet[1], feet[0]], 0.62 + lift),
        ([shoulders[1], shoulders[2], feet[2], feet[1]], 0.27 + lift),
        ([shoulders[0], tip, shoulders[1]], 0.98),
        ([tip, shoulders[2], shoulders[1]], 0.50 + lift),
    ]
    return [feet[0], shoulders[0], tip, shoulders[2], feet[2], feet[1]], facets


def crystals(centre: Point, unit: float = 206) -> tuple[list[Polygon], list[Facet]]:
    """Return the outlines and the facets of three prisms on a common foot."""
    outlines: list[Polygon] = []
    facets: list[Facet] = []
    for prism in (
        _prism((-0.22, 0.86), 0.30, 1.40, -0.66, -0.02),
        _prism((0.24, 0.86), 0.30, 1.44, 0.64, -0.10),
        _prism((0.0, 0.92), 0.40, 1.98, 0.0, 0.04),
    ):
        outlines.append(placed(prism[0], unit, centre))
        facets += [(placed(polygon, unit, centre), light) for polygon, light in prism[1]]
    foot = [
        (-0.46, 0.62), (-0.20, 0.72), (0.20, 0.72), (0.46, 0.62),
        (0.40, 0.98), (0.14, 1.04), (-0.16, 1.04), (-0.42, 0.98),
    ]  # fmt: skip
    foot = placed(foot, unit, centre)
    outlines.append(foot)
    upper, lower = placed([(0.0, 0.70), (0.0, 1.04)], unit, centre)
    facets += [
        ([foot[0], foot[1], foot[6], foot[7]], 0.58),
        ([foot[1], upper, lower, foot[6]], 0.46),
        ([upper, foot[2], foot[5], lower], 0.30),
        ([foot[2], foot[3], foot[4], foot[5]], 0.14),
    ]
    return outlines, facets


def chocolate_pieces() -> list[Facet]:
    """Return four square pieces with bevelled edges."""
    facets: list[Facet] = []
    for column in (-1, 1):
        for row in (-1, 1):
            centre = (CENTRE[0] + column * 0.49 * UNIT, CENTRE[1] + row * 0.49 * UNIT)
            outer = placed(regular(4, 45, 0.46 * 1.414), centre=centre)
            inner = placed(regular(4, 45, 0.30 * 1.414), centre=centre)
            for i in range(4):
                j = (i + 1) % 4
                light = brightness(outer[i], outer[j], centroid(outer), 0.5)
                facets.append(([outer[i], outer[j], inner[j], inner[i]], light))
            facets.append((inner, 0.54))
    return facets
