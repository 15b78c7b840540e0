"""The outlines of gems: polygons in units of length around (0, 0). y grows downwards.

`placed` puts a polygon on a master, the large drawing from which all sizes of a gem are made.
"""

import math
from collections.abc import Callable, Sequence

from render.kit import Point

Polygon = list[Point]

SIDE = 512  # the side of a master, in pixels
MIDDLE = SIDE / 2
UNIT = 200  # a unit of length in pixels of a master
CENTRE: Point = (MIDDLE, MIDDLE - 6)
CROP = (20, 14, 492, 486)  # the part of a master that is used: left, top, right, bottom


def placed(polygon: Sequence[Point], unit: float = UNIT, centre: Point = CENTRE) -> Polygon:
    """Return the polygon in pixels of a master."""
    return [(centre[0] + x * unit, centre[1] + y * unit) for x, y in polygon]


def regular(corners: int, start: float = -90, radius: float = 1.0, wide: float = 1.0, high: float = 1.0) -> Polygon:
    """Return a regular polygon whose first corner lies at `start` degrees. wide, high: factors that stretch it."""
    angles = [math.radians(start + 360 * i / corners) for i in range(corners)]
    return [(radius * wide * math.cos(angle), radius * high * math.sin(angle)) for angle in angles]


def turned(polygon: Sequence[Point], degrees: float) -> Polygon:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x * c - y * s, x * s + y * c) for x, y in polygon]


def bevelled(polygon: Sequence[Point], length: float) -> Polygon:
    """Return the polygon with its corners cut off. length: what an edge loses at each end, at most 0.45 of the edge."""
    result = []
    for i, corner in enumerate(polygon):
        for other in (polygon[i - 1], polygon[(i + 1) % len(polygon)]):
            share = min(length / math.dist(corner, other), 0.45)
            result.append((corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share))
    return result


def sampled(curve: Callable[[float], Point], corners: int) -> Polygon:
    """Return a closed curve as a polygon. curve: returns a point of the curve for a number from 0 to 1."""
    return [curve(i / corners) for i in range(corners)]


def heart(t: float) -> Point:
    a = 2 * math.pi * t
    y = 13 * math.cos(a) - 5 * math.cos(2 * a) - 2 * math.cos(3 * a) - math.cos(4 * a)
    return 16.6 * math.sin(a) ** 3 / 16.0, -y / 15.4 - 0.12


def drop(t: float) -> Point:
    a = 2 * math.pi * t - math.pi / 2
    narrow = max(0.0, math.sin((a + math.pi / 2) / 2)) ** 1.05
    return 0.98 * math.cos(a) * narrow * 1.16, (1.08 * math.sin(a) - 0.02) * 1.07


def lens(corners: int, half_width: float, half_height: float) -> Polygon:
    """Return a shape of two arcs, with a pointed end above and below."""
    radius = (half_height**2 + half_width**2) / (2 * half_width)
    reach = math.asin(half_height / radius)
    angles = [-reach + 2 * reach * i / corners for i in range(corners)]
    right = [(radius * math.cos(a) - (radius - half_width), radius * math.sin(a)) for a in angles]
    return right + [(-x, -y) for x, y in right]


def star(points: int, inner: float, outer: float) -> Polygon:
    result = []
    for i in range(2 * points):
        radius = inner if i % 2 else outer
        angle = math.radians(-90 + 180 * i / points)
        result.append((radius * math.cos(angle), radius * math.sin(angle) + 0.07))
    return result


def midpoint(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def centroid(polygon: Sequence[Point]) -> Point:
    return sum(x for x, _ in polygon) / len(polygon), sum(y for _, y in polygon) / len(polygon)


def shrunk(polygon: Sequence[Point], factor: float, centre: Point) -> Polygon:
    return [(centre[0] + (x - centre[0]) * factor, centre[1] + (y - centre[1]) * factor) for x, y in polygon]


def outward(a: Point, b: Point, centre: Point) -> Point:
    """Return the unit normal of the edge a-b that points away from the centre."""
    length = math.dist(a, b) or 1.0
    nx, ny = (b[1] - a[1]) / length, (a[0] - b[0]) / length
    mx, my = midpoint(a, b)
    if nx * (mx - centre[0]) + ny * (my - centre[1]) < 0:
        return -nx, -ny
    return nx, ny


def inset(polygon: Sequence[Point], distance: float) -> Polygon:
    """Return a convex polygon with all its edges moved inwards by the same distance."""
    if not distance:
        return list(polygon)
    centre = centroid(polygon)
    lines = []
    for i, a in enumerate(polygon):
        nx, ny = outward(a, polygon[(i + 1) % len(polygon)], centre)
        lines.append((nx, ny, nx * a[0] + ny * a[1] - distance))
    result = []
    for i, (a2, b2, c2) in enumerate(lines):
        a1, b1, c1 = lines[i - 1]
        determinant = a1 * b2 - a2 * b1
        result.append(((c1 * b2 - c2 * b1) / determinant, (a1 * c2 - a2 * c1) / determinant))
    return result


def clipped(polygon: Sequence[Point], nx: float, ny: float, limit: float) -> Polygon:
    """Return the part of a convex polygon where nx * x + ny * y <= limit."""
    result: Polygon = []
    for i, b in enumerate(polygon):
        a = polygon[i - 1]
        da, db = nx * a[0] + ny * a[1] - limit, nx * b[0] + ny * b[1] - limit
        if da * db < 0:
            share = da / (da - db)
            result.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
        if db <= 0:
            result.append(b)
    return result
