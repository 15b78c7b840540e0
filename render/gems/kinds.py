"""The bodies of the sixteen gems, each drawn by a function. Gloss, outline and shadow are added later."""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render.gems import cuts, outline
from render.gems.cuts import Facet
from render.gems.outline import CENTRE, MIDDLE, SIDE, Polygon, centroid, placed, regular, turned
from render.gems.shade import (
    Ramp,
    blur,
    disc_mask,
    domed,
    edge,
    eroded,
    facet_lines,
    faceted,
    gleam,
    glow,
    mask_of,
    patches,
    pour,
    ramp,
    seam,
    softened,
)
from render.kit import Point


class Body(NamedTuple):
    """A gem without gloss, outline and shadow: its picture (RGB) and its silhouette (mode L)."""

    image: Image.Image
    mask: Image.Image


class Look(NamedTuple):
    ramp: Ramp
    sparkle: Point | None  # (x, y) from the middle of the large drawing (the master) in pixels; None: no sparkle
    gloss: float = 1.0


LOOKS = {
    "black": Look(ramp("#000001", "#060609", "#131319", "#30313d", "#a9abc2"), (-96, -112), 0.55),
    "gold": Look(ramp("#381800", "#8c4a00", "#d98a0c", "#ffc840", "#fff6cc"), (-40, -46)),
    "blue": Look(ramp("#020633", "#081a8c", "#1640dc", "#4276ff", "#c4d8ff"), (-116, -72), 0.7),
    "green": Look(ramp("#00220f", "#005c2e", "#0da24c", "#56e286", "#dcffe4"), (-74, -130)),
    "candy": Look(ramp("#6a0034", "#c20a5e", "#ff3f8e", "#ff8fbe", "#ffe2ef"), (-66, -84)),
    "light-blue": Look(ramp("#00608c", "#16a6dc", "#5cdcff", "#b2f3ff", "#f2feff"), (-60, -14)),
    "blue-patch": Look(ramp("#020f44", "#0a2c9c", "#1f58e0", "#5a90ff", "#cfe0ff"), (-104, -120)),
    "yellow": Look(ramp("#7a5600", "#d8ac00", "#ffe70f", "#fff887", "#ffffea"), (-46, -98)),
    "blue-stripe": Look(ramp("#01062e", "#06197a", "#1238b8", "#3c72ee", "#b4ccff"), (-30, -92)),
    "orange-stripe": Look(ramp("#561800", "#b44000", "#ff7400", "#ffa23c", "#ffe6c0"), (62, -104), 0.6),
    "chocolate": Look(ramp("#190803", "#41190a", "#713518", "#a9673a", "#f0caa2"), None, 0.55),
    "red": Look(ramp("#3a0006", "#8f0216", "#e00c22", "#ff4440", "#ffc4b8"), (-110, -100), 0.8),
    "glass": Look(ramp("#9fc6d6", "#c4e2ec", "#e2f5fa", "#ffffff", "#ffffff"), (-92, -118)),
    "purple": Look(ramp("#1d0338", "#4d0d8e", "#8d2fd8", "#c784ff", "#f6e4ff"), (-28, -120)),
    "white": Look(ramp("#6f6a78", "#b3acb8", "#ece7e8", "#fffdf8", "#ffffff"), (-80, -92), 0.25),
    "yellow-patch": Look(ramp("#7a5600", "#d8a400", "#ffe012", "#fff484", "#ffffe6"), (-36, -140), 0.7),
}

# The second colours of the gems with two colours.
CANDY_WHITE = ramp("#a77a92", "#dcbccb", "#fff3f7", "#ffffff", "#ffffff")
PATCH_WHITE = ramp("#74819a", "#b3bfd6", "#eef3fb", "#ffffff", "#ffffff")
STRIPE_ICE = ramp("#5d7fa6", "#9cc3e4", "#e2f3ff", "#ffffff", "#ffffff")
STRIPE_CREAM = ramp("#a06a3c", "#e0b888", "#fff0d2", "#fffaf0", "#ffffff")
PATCH_BROWN = ramp("#080302", "#170a05", "#29170a", "#49301a", "#94713f")

GLASS_CENTRE: Point = (MIDDLE, MIDDLE - 14)


def _cut(name: str, silhouette: Polygon, facets: list[Facet], **light: Any) -> Body:
    """Return a gem with one outline and one colour. light: arguments of `faceted`."""
    mask = mask_of([silhouette])
    return Body(faceted(facets, mask, LOOKS[name].ramp, **light), mask)


def black() -> Body:
    shield = placed([(-0.90, -0.92), (0, -1.10), (0.90, -0.92), (0.90, 0.16), (0, 1.14), (-0.90, 0.16)])
    facets = cuts.step(shield, centroid(shield), (0, 30, 62, 90))
    return _cut("black", shield, facets, contrast=1.25, line=1.0, rim=0.2, inner=0.3)


def gold() -> Body:
    points = placed(outline.star(5, 0.58, 1.24))
    body = _cut("gold", points, cuts.starred(points, (MIDDLE, MIDDLE + 8)), contrast=1.35, line=0.75, rim=0.55)
    return Body(body.image, softened(body.mask, 6))


def blue() -> Body:
    oval = placed(regular(12, -75, wide=1.12, high=0.80))
    return _cut("blue", oval, cuts.brilliant(oval, centroid(oval)))


def green() -> Body:
    tall = placed(outline.bevelled([(-0.74, -1.06), (0.74, -1.06), (0.74, 1.06), (-0.74, 1.06)], 0.36))
    return _cut("green", tall, cuts.step(tall, centroid(tall)))


def light_blue() -> Body:
    drop = placed(outline.sampled(outline.drop, 14))
    return _cut("light-blue", drop, cuts.brilliant(drop, (MIDDLE, MIDDLE + 36)), contrast=1.0, rim=0.60)


def yellow() -> Body:
    diamond = placed([(0, -1.18), (0.98, 0), (0, 1.18), (-0.98, 0)])
    return _cut("yellow", diamond, cuts.step(diamond, centroid(diamond)), contrast=1.0, rim=0.55)


def red() -> Body:
    heart = placed(outline.sampled(outline.heart, 16), 204)
    facets = cuts.brilliant(heart, (MIDDLE, MIDDLE - 18), 0.80, 0.54)
    return _cut("red", heart, facets, contrast=1.05, inner=0.35, line=0.42)


def glass() -> Body:
    edges, facets = cuts.profile(GLASS_CENTRE)
    return _cut("glass", edges, facets, contrast=1.25, line=0, rim=0, inner=0)


def purple() -> Body:
    outlines, facets = cuts.crystals((MIDDLE, MIDDLE - 10))
    mask = softened(mask_of(outlines), 4)
    return Body(faceted(facets, mask, LOOKS["purple"].ramp, hide=True, inner=0.22), mask)


def white() -> Body:
    mask = mask_of([placed(regular(96, 0, 0.99))])
    inner = eroded(mask, 10)
    image = Image.new("RGB", (SIDE, SIDE), LOOKS["white"].ramp(0.74))
    lit = glow(MIDDLE - 44, MIDDLE - 56, 320, 320, 0.42)
    gleam(image, (158, 150, 176), ImageChops.subtract(mask, lit), 1.1)
    sheen = (
        (92, 96, 130, 130, 1.1, (206, 224, 255), 0.95),
        (-96, 74, 130, 96, 1.2, (255, 202, 222), 0.55),
        (100, -50, 90, 130, 1.2, (196, 246, 236), 0.50),
        (10, 40, 150, 120, 1.2, (255, 246, 222), 0.60),
    )
    for x, y, wide, high, gamma, colour, strength in sheen:
        spot = ImageChops.multiply(glow(MIDDLE + x, MIDDLE + y, wide, high, gamma), inner)
        gleam(image, colour, spot, strength)
    gleam(image, (96, 88, 116), edge(mask, 18), 0.8)
    return Body(image, mask)


def _two_coloured(
    facets: list[Facet], mask: Image.Image, first: Ramp, second: Ramp, where: Image.Image,
    *, contrast: float, line: float, rim: float,
) -> Image.Image:  # fmt: skip
    """Return facets (RGB) in the colours of two ramps. where: the mask of the second ramp."""
    image = faceted(facets, mask, first, contrast=contrast, line=line, rim=rim)
    image.paste(faceted(facets, mask, second, contrast=contrast, line=line, rim=rim), (0, 0), where)
    return image


def blue_patch() -> Body:
    hexagon = placed(regular(6, 0, 1.10, high=1.02))
    mask = mask_of([hexagon])
    facets = cuts.brilliant(hexagon, centroid(hexagon), 0.84, 0.62, pavilion=False)
    blots = disc_mask(
        (-0.14, -0.10, 0.44, 0.38), (0.16, 0.06, 0.30, 0.30), (-0.90, 0.46, 0.40, 0.34), (0.58, -0.74, 0.44, 0.30),
        (0.94, -0.48, 0.24, 0.24), (0.68, 0.60, 0.36, 0.32), (0.42, 0.98, 0.32, 0.32), (-0.68, -0.74, 0.27, 0.27),
        (-0.18, 0.94, 0.18, 0.18),
    )  # fmt: skip
    blots = softened(blots, 9)
    colours = PATCH_WHITE, LOOKS["blue-patch"].ramp
    image = _two_coloured(facets, mask, *colours, blots, contrast=0.95, line=0.35, rim=0.5)
    seam(image, blots, (4, 16, 70), (255, 255, 255))
    return Body(image, mask)


def yellow_patch() -> Body:
    lobes = [
        placed(regular(72, 0, 0.60), centre=(CENTRE[0] + x * 200, CENTRE[1] + y * 200))
        for x, y in ((0, -0.56), (0.56, 0), (0, 0.56), (-0.56, 0))
    ]
    mask = mask_of([*lobes, placed(regular(4, 45, 0.62))])
    height = blur(mask, 30).point([int(value * 0.75) for value in range(256)])
    for lobe in lobes:
        height = ImageChops.lighter(height, blur(mask_of([lobe]), 34))
    height = blur(height, 5)
    ring = ((-112, 0.84), (-48, 0.80), (18, 0.84), (78, 0.82), (138, 0.84), (202, 0.86))
    sites = [(0.03, -0.02)]
    sites += [(radius * math.cos(math.radians(turn)), radius * math.sin(math.radians(turn))) for turn, radius in ring]
    spots = patches(sites, 56)
    image = domed(height, mask, PATCH_BROWN, relief=1.0, tone=0.36, rim=0.3)
    image.paste(domed(height, mask, LOOKS["yellow-patch"].ramp, relief=1.3, tone=0.50), (0, 0), spots)
    seam(image, spots, (30, 16, 0), (255, 250, 200))
    return Body(image, mask)


def blue_stripe() -> Body:
    triangle = placed(outline.bevelled([(0, -1.20), (1.20, 0.92), (-1.20, 0.92)], 0.26))
    mask = mask_of([triangle])
    facets = cuts.brilliant(triangle, centroid(triangle), 0.82, 0.60, pavilion=False)

    def sagging(y: float, xs: range) -> list[Point]:
        return [(x, y + ((x - MIDDLE) / 256) ** 2 * 26 - 10) for x in xs]

    bands = mask_of(
        [
            sagging(MIDDLE + top, range(0, 513, 16)) + sagging(MIDDLE + bottom, range(512, -1, -16))
            for top, bottom in ((-104, -62), (6, 48), (112, 148))
        ]
    )
    colours = LOOKS["blue-stripe"].ramp, STRIPE_ICE
    image = _two_coloured(facets, mask, *colours, bands, contrast=1.0, line=0.4, rim=0.55)
    seam(image, bands, (4, 12, 60), (255, 255, 255), 6)
    return Body(image, mask)


def orange_stripe() -> Body:
    slanted = placed(turned(outline.lens(5, 0.62, 1.36), 45))
    mask = mask_of([slanted])
    facets = cuts.brilliant(slanted, centroid(slanted), 0.82, 0.60, pavilion=False)
    across = [-1 + 0.1 * i for i in range(21)]

    def curved(at: float, half_width: float, xs: list[float]) -> list[Point]:
        return [(x, at + half_width * (1 - 0.25 * abs(x)) + 0.16 * x * x) for x in xs]

    bands = mask_of(
        [
            placed(turned(curved(at, -width, across) + curved(at, width, across[::-1]), 45))
            for at, width in ((-0.72, 0.10), (-0.25, 0.115), (0.25, 0.115), (0.72, 0.10))
        ]
    )
    colours = LOOKS["orange-stripe"].ramp, STRIPE_CREAM
    image = _two_coloured(facets, mask, *colours, bands, contrast=1.0, line=0.45, rim=0.55)
    seam(image, bands, (110, 36, 0), (255, 250, 230), 6)
    return Body(image, mask)


def chocolate() -> Body:
    bar = placed(outline.bevelled([(-0.98, -0.98), (0.98, -0.98), (0.98, 0.98), (-0.98, 0.98)], 0.14))
    bites = ((0.56, -1.02, 0.24), (0.72, -0.66, 0.26), (1.02, -0.46, 0.26), (1.05, -1.05, 0.42))
    bite = disc_mask(*((x, y, r, r) for x, y, r in bites))
    mask = ImageChops.subtract(softened(mask_of([bar]), 8), bite)
    colour = LOOKS["chocolate"].ramp
    image = Image.new("RGB", (SIDE, SIDE), colour(0.22))
    draw = ImageDraw.Draw(image)
    facets = cuts.chocolate_pieces()
    for polygon, light in facets:
        draw.polygon(polygon, fill=colour(0.46 + (light - 0.5) * 1.05))
    gleam(image, colour(0.80), facet_lines(facets, 60, 120, 4), 0.55)
    gleam(image, colour(0.04), edge(mask, 20), 0.55)
    lip = ImageChops.subtract(ImageChops.offset(bite, -10, 12), bite)
    pour(image, colour(0.72), ImageChops.multiply(lip, mask), 0.8)
    return Body(image, mask)


CANDY_TURN = -16  # degrees
CANDY_RADIUS = 0.80


def _candy_swirl(disc: Image.Image) -> Image.Image:
    blades = []
    steps = [CANDY_RADIUS * 1.1 * j / 16 for j in range(17)]
    for i in range(4):
        start, stop = 2 * math.pi * i / 4, 2 * math.pi * (i + 0.5) / 4
        twisted = [(r, 1.25 * r / CANDY_RADIUS) for r in steps]
        out = [(r * math.cos(start + twist), r * math.sin(start + twist)) for r, twist in twisted]
        back = [(r * math.cos(stop + twist), r * math.sin(stop + twist)) for r, twist in reversed(twisted)]
        blades.append(placed(out + back))
    swirl = mask_of(blades)
    height = blur(disc, 50)
    image = domed(height, disc, LOOKS["candy"].ramp, relief=1.6, tone=0.50, rim=0.6)
    image.paste(domed(height, disc, CANDY_WHITE, relief=1.4, tone=0.52, rim=0.45), (0, 0), swirl)
    seam(image, swirl, (150, 0, 70), (255, 255, 255), 5)
    return image


def _candy_wrapper() -> Image.Image:
    colour = LOOKS["candy"].ramp
    image = Image.new("RGB", (SIDE, SIDE), colour(0.62))
    draw = ImageDraw.Draw(image)
    for side in (1, -1):
        knot = placed(turned([(side * 0.5, 0)], CANDY_TURN))[0]
        for i, t in enumerate((-0.56, -0.40, -0.26, -0.12, 0.02, 0.16, 0.30, 0.44)):
            fold = placed(turned([(side * 1.5, t * 1.25), (side * 1.5, (t + 0.15) * 1.25)], CANDY_TURN))
            draw.polygon([knot, *fold], fill=colour(0.44 if i % 2 == 0 else 0.86))
    return image


def candy() -> Body:
    frill = [
        (0.60, -0.20), (0.84, -0.24), (1.16, -0.58), (1.22, -0.34), (1.34, -0.30), (1.30, 0),
        (1.38, 0.26), (1.22, 0.34), (1.20, 0.58), (0.84, 0.24), (0.60, 0.20),
    ]  # fmt: skip
    wings = [placed(turned([(side * x * 0.86, y * 0.86) for x, y in frill], CANDY_TURN)) for side in (1, -1)]
    disc = mask_of([placed(regular(96, 0, CANDY_RADIUS))])
    wing_mask = softened(mask_of(wings), 5)
    colour = LOOKS["candy"].ramp
    image = _candy_wrapper()
    gleam(image, colour(0.1), ImageChops.subtract(blur(disc, 16), disc), 0.9)
    gleam(image, colour(0.1), edge(wing_mask, 12), 0.5)
    image.paste(_candy_swirl(disc), (0, 0), disc)
    pour(image, colour(0.06), ImageChops.subtract(disc, eroded(disc, 5)), 0.8)
    return Body(image, ImageChops.lighter(disc, wing_mask))


BODIES: dict[str, Callable[[], Body]] = {
    "black": black, "gold": gold, "blue": blue, "green": green, "candy": candy, "light-blue": light_blue,
    "blue-patch": blue_patch, "yellow": yellow, "blue-stripe": blue_stripe, "orange-stripe": orange_stripe,
    "chocolate": chocolate, "red": red, "glass": glass, "purple": purple, "white": white,
    "yellow-patch": yellow_patch,
}  # fmt: skip
