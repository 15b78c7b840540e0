"""Draws the eleven gems. Each gem has its own silhouette and colour, and light comes from above left.

A master of 512 x 512 pixels is drawn with `render.gems.cuts`, then reduced. Long because each gem has its own cut.
"""

import math
import random
from collections.abc import Callable
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.engine.themes import Theme, current
from bot.games.gemrush.gems import Gem
from render.gemrush.colours import GEM_RAMPS
from render.gems import cuts
from render.gems.cuts import Facet, brightness
from render.gems.outline import (
    CENTRE,
    MIDDLE,
    SIDE,
    Polygon,
    bevelled,
    centroid,
    drop,
    lens,
    midpoint,
    placed,
    regular,
    sampled,
    shrunk,
    star,
)
from render.gems.shade import (
    blur,
    edge,
    eroded,
    faceted,
    gleam,
    gloss_sheet,
    glow,
    mask_of,
    polish,
    pour,
    ramp,
    sheet,
    sparkling,
)
from render.kit import RGB, Point, mix, scaled
from render.memory import cached, cached_deflated

_WHITE: RGB = (255, 255, 255)
_UNIT = 192
Spark = tuple[float, float, float]  # x, y, radius


class Stone(NamedTuple):
    """A gem without gloss, outline and sparkles. mask: its silhouette."""

    image: Image.Image
    mask: Image.Image
    sparks: tuple[Spark, ...]
    gloss: float = 0.85
    line: float = 7  # the width of the outline in pixels


def _spark(x: float, y: float, radius: float = 54) -> Spark:
    return MIDDLE + x, MIDDLE + y, radius


def _obsidian() -> Stone:
    shard = [(0.50, -1.14), (0.90, -0.46), (0.70, 0.26), (0.16, 0.82), (-0.50, 1.14), (-0.92, 0.58), (-0.74, -0.10),
             (-0.20, -0.78)]  # fmt: skip
    tone, centre = GEM_RAMPS[Gem.OBSIDIAN], (MIDDLE, MIDDLE - 4)
    outline = placed(shard, _UNIT, (MIDDLE, MIDDLE))
    mask, table = mask_of([outline]), shrunk(outline, 0.60, centre)
    facets: list[Facet] = []
    for i, (a, b) in enumerate(_edges(outline)):
        light = brightness(a, b, centre, 0.42) * 0.95 + (0.10 if i % 2 else -0.08)
        facets.append(([a, b, table[(i + 1) % len(table)], table[i]], light))
    for i, (a, b) in enumerate(_edges(table)):
        facets.append(([centre, a, b], 0.22 + 0.50 * (1 - brightness(a, b, centre, 0.5)) + (0.10 if i % 2 else 0)))
    image = faceted(facets, mask, tone, line=0.8, inner=0.28, rim=0.8)
    gleam(image, (150, 170, 230), ImageChops.multiply(glow(MIDDLE + 66, MIDDLE + 40, 90, 150, 1.4), mask), 0.35)
    return Stone(image, mask, (_spark(-34, -96),), 0.9)


def _edges(polygon: Polygon) -> list[tuple[Point, Point]]:
    return [(point, polygon[(i + 1) % len(polygon)]) for i, point in enumerate(polygon)]


def _permafrost() -> Stone:
    points: Polygon = []
    for i in range(6):
        for radius, degrees in ((0.84, -17), (1.14, 0), (0.84, 17), (0.52, 30)):
            angle = math.radians(-90 + 60 * i + degrees)
            points.append((radius * math.cos(angle), radius * math.sin(angle)))
    tone, outline = GEM_RAMPS[Gem.PERMAFROST], placed(points, 190)
    mask = mask_of([outline])
    facets: list[Facet] = [
        ([CENTRE, a, b], brightness(a, b, CENTRE, 0.42, 0.30, 0.80) + (0.06 if i % 2 else -0.05))
        for i, (a, b) in enumerate(_edges(outline))
    ]
    heart = placed(regular(6, -60, 0.46), 190)
    facets += [([CENTRE, a, b], 0.35 + 0.62 * (1 - brightness(a, b, CENTRE, 0.42))) for a, b in _edges(heart)]
    return Stone(faceted(facets, mask, tone, line=0.8, inner=0.35, rim=0.62), mask, (_spark(-52, -60),), 0.5, 8)


def _electrum() -> Stone:
    outline = placed([(0, -1.12), (0.94, 0), (0, 1.12), (-0.94, 0)], 190)
    mask = mask_of([outline])
    return Stone(faceted(cuts.step(outline, CENTRE), mask, GEM_RAMPS[Gem.ELECTRUM]), mask, (_spark(-40, -100),))


def _soulstone() -> Stone:
    outline = placed(bevelled([(0, -1.14), (1.14, 0.86), (-1.14, 0.86)], 0.30), _UNIT)
    mask = mask_of([outline])
    image = faceted(cuts.brilliant(outline, centroid(outline)), mask, GEM_RAMPS[Gem.SOULSTONE])
    tongue = [(6, -74), (30, -22), (54, 22), (44, 78), (0, 104), (-46, 80), (-52, 30), (-22, 2), (-12, -34)]
    flame = blur(mask_of([[(MIDDLE + x, MIDDLE + y) for x, y in tongue]]), 12)
    pour(image, (240, 214, 255), flame, 0.62)
    gleam(image, _WHITE, ImageChops.multiply(glow(MIDDLE, MIDDLE + 56, 46, 54), flame), 0.9)
    return Stone(image, mask, (_spark(-30, -58),))


def _star_tear() -> Stone:
    outline = placed([(x * 0.82, y) for x, y in sampled(drop, 14)], 192, (MIDDLE, MIDDLE - 8))
    mask = mask_of([outline])
    facets = cuts.brilliant(outline, centroid(outline), 0.80, 0.66)
    image = faceted(facets, mask, GEM_RAMPS[Gem.STAR_TEAR], inner=0.35)
    shape = [(MIDDLE + x * 76, MIDDLE + 54 + y * 76) for x, y in star(5, 0.46, 1.08)]
    light = mask_of([shape])
    gleam(image, GEM_RAMPS[Gem.STAR_TEAR](0.02), ImageChops.offset(blur(light, 6), 3, 6), 0.75)
    pale = ramp("#7f9be8", "#c3d4ff", "#eef3ff", "#ffffff", "#ffffff")
    image.paste(
        faceted(cuts.starred(shape, (MIDDLE, MIDDLE + 60)), light, pale, line=0.2, inner=0, rim=0), (0, 0), light
    )
    return Stone(image, mask, (_spark(-58, -4),), 0.7)


def _fire_ruby() -> Stone:
    outline = placed(bevelled([(-0.93, -0.93), (0.93, -0.93), (0.93, 0.93), (-0.93, 0.93)], 0.34), 190)
    mask = mask_of([outline])
    image = faceted(cuts.brilliant(outline, centroid(outline)), mask, GEM_RAMPS[Gem.FIRE_RUBY], inner=0.3)
    gleam(image, (255, 196, 60), ImageChops.multiply(glow(MIDDLE, MIDDLE + 34, 120, 112, 1.3), mask), 0.92)
    gleam(image, (255, 244, 190), ImageChops.multiply(glow(MIDDLE, MIDDLE + 44, 56, 54, 1.2), mask), 0.8)
    return Stone(image, mask, (_spark(-104, -112),))


def _dragonjade() -> Stone:
    outline = placed(regular(14, -77, 1.0, wide=1.14, high=0.72), _UNIT)
    centre, mask = centroid(outline), mask_of([outline])
    image = faceted(cuts.brilliant(outline, centre, 0.80, 0.62), mask, GEM_RAMPS[Gem.DRAGONJADE], inner=0.5)
    slit = placed(lens(9, 0.20, 0.62), _UNIT, centre)
    pupil = mask_of([slit])
    pour(image, (214, 255, 150), blur(pupil, 13), 0.85)
    pour(image, (230, 255, 170), mask_of([shrunk(slit, 1.12, centre)]), 0.8)
    pour(image, (0, 22, 14), pupil)
    gleam(image, (120, 230, 150), ImageChops.multiply(glow(MIDDLE + 6, MIDDLE + 62, 26, 60, 1.2), pupil), 0.6)
    return Stone(image, mask, (_spark(-112, -66),))


def _heap(dice: random.Random) -> list[Facet]:
    columns, rows, left, top, right, bottom = 9, 7, MIDDLE - 222, MIDDLE - 150, MIDDLE + 222, MIDDLE + 178
    grid = {
        (i, j): (
            left + (right - left) * (i + dice.uniform(-0.33, 0.33)) / columns,
            top + (bottom - top) * (j + dice.uniform(-0.33, 0.33)) / rows,
        )
        for j in range(rows + 1)
        for i in range(columns + 1)
    }
    facets: list[Facet] = []
    for j in range(rows):
        for i in range(columns):
            a, b, c, d = grid[i, j], grid[i + 1, j], grid[i + 1, j + 1], grid[i, j + 1]
            for triangle in ([a, b, c], [a, c, d]) if (i + j) % 2 else ([a, b, d], [b, c, d]):
                slope = 0.22 * (0.5 - (j + 0.5) / rows) + 0.16 * (0.5 - (i + 0.5) / columns)
                facets.append((triangle, 0.60 + 1.2 * (dice.random() - 0.5) + slope))
    return facets


def _diamond_dust() -> Stone:
    outline = placed(
        [(-1.10, 0.82), (-1.08, 0.58), (-0.92, 0.48), (-0.84, 0.20), (-0.64, 0.12), (-0.56, -0.14), (-0.36, -0.22),
         (-0.26, -0.46), (-0.02, -0.56), (0.18, -0.46), (0.32, -0.24), (0.54, -0.18), (0.64, 0.10), (0.84, 0.16),
         (0.94, 0.46), (1.08, 0.56), (1.12, 0.82), (0.92, 0.94), (-0.90, 0.94)], _UNIT, (MIDDLE, MIDDLE - 14),
    )  # fmt: skip
    tone, mask, dice = GEM_RAMPS[Gem.DIAMOND_DUST], mask_of([outline]), random.Random(11)
    image = faceted(_heap(dice), mask, tone, line=0.9, inner=0, rim=0)
    for _ in range(11):
        x = dice.uniform(-0.70, 0.70)
        y = dice.uniform(0.22, 0.66) if abs(x) > 0.35 else dice.uniform(-0.28, 0.66)
        radius = dice.uniform(0.12, 0.18)
        grain = placed(regular(6, dice.uniform(0, 60), radius), 196, (MIDDLE + x * 196, MIDDLE - 4 + y * 196))
        centre, shape = centroid(grain), mask_of([grain])
        facets: list[Facet] = [([centre, a, b], brightness(a, b, centre, 0.4, 0.35, 0.8)) for a, b in _edges(grain)]
        gleam(image, tone(0.08), ImageChops.offset(blur(shape, 5), 3, 5), 0.6)
        image.paste(faceted(facets, shape, tone, line=0.6, inner=0, rim=0), (0, 0), shape)
        pour(image, tone(0.02), ImageChops.subtract(shape, eroded(shape, 3)), 0.75)
    gleam(image, tone(0.02), edge(mask, 22), 0.65)
    sparks = (_spark(-2, -122, 84), _spark(-104, 14, 50), _spark(110, 52, 54), _spark(6, 84, 34))
    return Stone(image, mask, sparks, 0.2, 8)


def _prism(side: int) -> tuple[Polygon, list[Facet]]:
    """Return the outline and the facets of a leaning prism. side: -1 for the left prism, 1 for the right prism."""
    angle = math.radians(13 * side)
    half, high, tip = 68.0, 192.0, 62.0

    def at(x: float, y: float) -> Point:
        return (
            MIDDLE + side * 98 + x * math.cos(angle) - y * math.sin(angle),
            MIDDLE - 4 + x * math.sin(angle) + y * math.cos(angle),
        )

    lean = half * 0.10 * side
    shape = [at(-half, tip - high), at(lean, -high), at(half, tip - high), at(half, high - tip), at(-lean, high),
             at(-half, high - tip)]  # fmt: skip
    ridge = -side * 0.30 * half
    top, foot = at(ridge, tip * 1.18 - high), at(ridge, high - tip * 1.18)
    left, right = (0.72, 0.40) if side < 0 else (0.50, 0.66)
    return shape, [
        ([shape[0], shape[1], top], 0.95), ([shape[1], shape[2], top], 0.60), ([shape[0], top, foot, shape[5]], left),
        ([top, shape[2], shape[3], foot], right), ([shape[5], foot, shape[4]], 0.40),
        ([foot, shape[3], shape[4]], 0.22),
    ]  # fmt: skip


def _echoglass() -> Stone:
    (left, left_facets), (right, right_facets) = _prism(-1), _prism(1)
    mask = mask_of([left, right])
    image = faceted([*left_facets, *right_facets], mask, GEM_RAMPS[Gem.ECHOGLASS], line=0.9, inner=0.3, rim=0.55)
    for shape, x in ((left, MIDDLE - 96), (right, MIDDLE + 96)):
        streaks = Image.new("L", (SIDE, SIDE), 0)
        draw = ImageDraw.Draw(streaks)
        for high, low in ((70, 110), (124, 138)):
            draw.polygon(
                [(x - 90, MIDDLE + high), (x + 90, MIDDLE + high - 130), (x + 90, MIDDLE + low - 130),
                 (x - 90, MIDDLE + low)], fill=150,
            )  # fmt: skip
        pour(image, _WHITE, ImageChops.multiply(streaks, eroded(mask_of([shape]), 10)))
    return Stone(image, mask, (_spark(-128, -112, 52), _spark(128, -112, 34)), 0.4)


def _rays(points: int, outer: float, inner: float) -> Polygon:
    turn = math.pi / points
    radii = [inner if i % 2 else outer for i in range(2 * points)]
    return [(r * math.cos(turn * i - math.pi / 2), r * math.sin(turn * i - math.pi / 2)) for i, r in enumerate(radii)]


def _orichalcum() -> Stone:
    tone, outline = GEM_RAMPS[Gem.ORICHALCUM], placed(_rays(8, 1.16, 0.74), _UNIT)
    mask = mask_of([outline])
    facets: list[Facet] = [
        ([CENTRE, a, b], brightness(a, b, CENTRE, 0.42, 0.15, 0.95) + (0.06 if i % 2 else -0.05))
        for i, (a, b) in enumerate(_edges(outline))
    ]
    ring, face = placed(regular(48, 0, 0.66), _UNIT), placed(regular(48, 0, 0.58), _UNIT)
    for i, (a, b) in enumerate(_edges(ring)):
        facets.append(([a, b, face[(i + 1) % 48], face[i]], brightness(a, b, CENTRE, 0.55, 0.15, 0.95) + 0.06))
    image = faceted(facets, mask, tone, line=0.25, inner=0, rim=0)
    plain = mask_of([face])
    pour(image, tone(0.50), plain)
    gleam(image, tone(0.70), ImageChops.multiply(glow(MIDDLE - 50, MIDDLE - 66, 150, 150), plain), 0.8)
    gleam(image, tone(0.20), ImageChops.multiply(glow(MIDDLE + 70, MIDDLE + 80, 150, 150), plain), 0.7)
    rose = placed(_rays(8, 0.49, 0.20), _UNIT)
    shape = mask_of([rose])
    gleam(image, tone(0.02), ImageChops.offset(blur(shape, 7), 5, 8), 0.85)
    image.paste(faceted(cuts.starred(rose, CENTRE), shape, tone, line=0.7, inner=0, rim=0), (0, 0), shape)
    pour(image, tone(0.0), ImageChops.subtract(mask_of([shrunk(rose, 1.06, CENTRE)]), shape), 0.55)
    return Stone(image, mask, (_spark(-104, -104),), 0.5)


def _whirl(radius: float, angle: float) -> Point:
    return MIDDLE + 196 * radius * math.cos(angle), MIDDLE - 6 + 196 * radius * math.sin(angle)


def _warpstone() -> Stone:
    tone = GEM_RAMPS[Gem.WARPSTONE]
    facets: list[Facet] = []
    blades: list[Polygon] = []
    for k in range(4):
        start = math.pi / 2 * k - 1.15
        outer = [_whirl(0.30 + 0.80 * (t / 14) ** 0.85, start + 1.75 * t / 14) for t in range(15)]
        inner = [_whirl(0.30 + 0.80 * (t / 14) ** 1.6, start + 1.16 + 0.59 * (t / 14) ** 0.9) for t in range(15)]
        blades.append(outer + inner[::-1])
        for t in range(14):
            near, far = midpoint(outer[t], inner[t]), midpoint(outer[t + 1], inner[t + 1])
            light = brightness(outer[t], outer[t + 1], CENTRE, 0.4, 0.25, 0.85) + 0.10
            facets += [
                ([outer[t], outer[t + 1], far, near], light),
                ([near, far, inner[t + 1], inner[t]], 0.24 + t / 88),
            ]
    heart = placed(regular(40, 0, 0.47), 196)
    mask, core = mask_of([*blades, heart]), mask_of([heart])
    image = faceted(facets, mask, tone, line=0.25, inner=0, rim=0)
    pour(image, tone(0.35), core)
    spiral = Image.new("L", (SIDE, SIDE), 0)
    draw = ImageDraw.Draw(spiral)
    for start in (0.0, math.pi):
        points = [_whirl(0.44 * t / 60, start + 4.6 * t / 60 + 0.3) for t in range(61)]
        for t in range(60):
            draw.line([points[t], points[t + 1]], fill=255, width=int(8 + 14 * t / 60))
    pour(image, tone(0.90), ImageChops.multiply(blur(spiral, 2), blur(core, 3)), 0.9)
    gleam(image, (255, 240, 255), glow(MIDDLE, MIDDLE - 6, 54, 54, 0.8))
    gleam(image, tone(0.76), ImageChops.multiply(glow(MIDDLE + 46, MIDDLE + 92, 180, 140, 1.25), mask), 0.25)
    gleam(image, tone(0.05), edge(mask, 26), 0.6)
    return Stone(image, mask, (_spark(-78, -118, 44),), 0.5)


_BODIES: tuple[Callable[[], Stone], ...] = (
    _obsidian, _permafrost, _electrum, _soulstone, _star_tear, _fire_ruby, _dragonjade, _diamond_dust, _echoglass,
    _orichalcum, _warpstone,
)  # fmt: skip


def _polished(gem: Gem, stone: Stone) -> Image.Image:
    """Return the gem (RGBA) with gloss, lit and shaded edges, an outline and sparkles."""
    tone, image, mask = GEM_RAMPS[gem], stone.image, stone.mask
    gleam(image, _WHITE, ImageChops.multiply(gloss_sheet(118), eroded(mask, 12)), stone.gloss)
    polish(image, mask, tone, 0.85, 8)
    # A dark outline of a dark gem would be lost on black, and so would a dark gem without sparkles.
    light = gem is Gem.OBSIDIAN and (current().bold or current().flat)
    rim = tone(0.75) if light else mix(tone(0), (0, 0, 0), 0.30)
    pour(image, rim, ImageChops.subtract(mask, eroded(mask, stone.line * (2 if light or current().bold else 1))))
    polished = Image.new("RGBA", (SIDE, SIDE))
    polished.paste(image, (0, 0), mask)
    if gem is Gem.ECHOGLASS:
        polished.putalpha(_glass(mask))
    if current().flat:
        return polished
    sparkles = Image.new("L", (SIDE, SIDE))
    for x, y, radius in stone.sparks:
        sparkles = ImageChops.lighter(sparkles, sparkling(mask, x, y, radius, radius * 0.15, radius * 1.1))
    return Image.alpha_composite(polished, sheet(_WHITE, sparkles))


def _glass(mask: Image.Image) -> Image.Image:
    """Return the alpha of Echoglass, whose right half is half transparent except for its edges."""
    echo = ImageChops.multiply(mask, eroded(mask, 9))
    echo.paste(0, (0, 0, SIDE // 2, SIDE))
    return ImageChops.subtract(mask, scaled(echo, 0.50))


@cached_deflated
def _master(gem: Gem) -> tuple[Image.Image, Image.Image]:
    """Return the finished gem (RGBA) and its silhouette (mode L)."""
    stone = _BODIES[gem]()
    return _polished(gem, stone), stone.mask


_CROP, _LINED_CROP = (26, 20, 486, 480), (14, 8, 498, 492)


@cached_deflated
def _shadowed(gem: Gem) -> Image.Image:
    image, mask = _master(gem)
    if current().flat:
        return image.crop(_CROP)
    under = sheet((0, 0, 12), scaled(blur(ImageChops.offset(mask, 5, 15), 11), 0.60))
    return Image.alpha_composite(under, image).crop(_CROP)


@cached_deflated
def _lined(gem: Gem, width: int) -> Image.Image:
    image, mask = _master(gem)
    full = mask.point([255 if value > 40 else 0 for value in range(256)])
    line = full.filter(ImageFilter.GaussianBlur(width))
    line = line.point([0 if v < 28 else 255 if v > 52 else round((v - 28) / 24 * 255) for v in range(256)])
    shade = 0 if current().flat else 0.65
    under = sheet((0, 0, 8), scaled(blur(ImageChops.offset(line, 4, 12), 10), shade))
    under = Image.alpha_composite(under, sheet(_LINE.get(current(), _WHITE), scaled(line, 0.9)))
    if gem is Gem.ECHOGLASS:
        under = Image.alpha_composite(under, sheet((20, 70, 76), full))
    return Image.alpha_composite(under, image).crop(_LINED_CROP)


_LINE = {Theme.LIGHT: (58, 44, 30)}  # the line around a gem; white in other themes
_LARGE = 40  # pixels; smaller gems need a wider light line


@cached
def stone(gem: int, size: int) -> Image.Image:
    """Return a gem with its shadow (RGBA). The picture is shared: do not change it."""
    return _shadowed(Gem(gem)).resize((size, size), Image.Resampling.LANCZOS, reducing_gap=3.0)


@cached
def lined(gem: int, size: int) -> Image.Image:
    """Return a gem with a light line around it (RGBA). The picture is shared: do not change it."""
    made = _lined(Gem(gem), (9 if size > _LARGE else 13) + (5 if current().bold else 0))
    return made.resize((size, size), Image.Resampling.LANCZOS, reducing_gap=3.0)


def silhouette(gem: int, size: int) -> Image.Image:
    """Return the silhouette of a gem (mode L)."""
    return _master(Gem(gem))[1].crop(_CROP).resize((size, size), Image.Resampling.LANCZOS)


def warm_up() -> None:
    for gem in Gem:
        _lined(gem, 9)
        _lined(gem, 13)
        _shadowed(gem)
