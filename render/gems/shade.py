"""Paints light and colours on a master, the large drawing of a gem. Masks are pictures in mode L."""

from collections.abc import Callable, Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.engine.themes import current
from render.gems.cuts import Facet
from render.gems.outline import CENTRE, MIDDLE, SIDE, UNIT, clipped, placed
from render.kit import RGB, Point, mix, rgb, scaled, sparkle
from render.memory import cached

Ramp = Callable[[float], RGB]  # gives a colour for each number from 0 (darkest) to 1 (lightest)


def ramp(*stops: str) -> Ramp:
    """Return a ramp through evenly spaced colours, which are written as `#12ab9f`."""
    return ramp_between(*map(rgb, stops))


def ramp_between(*colours: RGB) -> Ramp:
    """Return a ramp through evenly spaced colours."""

    def colour(t: float) -> RGB:
        place = min(1.0, max(0.0, t)) * (len(colours) - 1)
        i = min(int(place), len(colours) - 2)
        return mix(colours[i], colours[i + 1], place - i)

    return colour


_COARSE = 9  # pixels; a blur of at least this radius looks the same at half the resolution


def blur(mask: Image.Image, radius: float) -> Image.Image:
    """Return the mask with a blur. Wide blurs are made at half the size, which takes a third of the time."""
    if radius < _COARSE:
        return mask.filter(ImageFilter.GaussianBlur(radius))
    half = mask.reduce(2).filter(ImageFilter.GaussianBlur(radius / 2))
    return half.resize(mask.size, Image.Resampling.BILINEAR)


def mask_of(polygons: Sequence[Sequence[Point]]) -> Image.Image:
    """Return the union of polygons as a mask of a master's size."""
    mask = Image.new("L", (SIDE, SIDE), 0)
    draw = ImageDraw.Draw(mask)
    for polygon in polygons:
        draw.polygon(list(polygon), fill=255)
    return mask


def disc_mask(*discs: tuple[float, float, float, float]) -> Image.Image:
    """Return the union of ellipses as a mask. discs: middle (x, y), half width and half height, in unit lengths."""
    mask = Image.new("L", (SIDE, SIDE), 0)
    draw = ImageDraw.Draw(mask)
    for x, y, wide, high in discs:
        left, top = CENTRE[0] + (x - wide) * UNIT, CENTRE[1] + (y - high) * UNIT
        draw.ellipse((left, top, left + 2 * wide * UNIT, top + 2 * high * UNIT), fill=255)
    return mask


def pour(image: Image.Image, colour: RGB, mask: Image.Image, strength: float = 1.0) -> None:
    """Paint a colour on the image where the mask is set."""
    area = mask.getbbox()
    if area is not None:
        part = mask.crop(area)
        image.paste(colour, area, part if strength == 1 else scaled(part, strength))


def gleam(image: Image.Image, colour: RGB, mask: Image.Image, strength: float = 1.0) -> None:
    """Paint light or shade as `pour` does, which flat themes leave out."""
    if not current().flat:
        pour(image, colour, mask, strength)


@cached
def _fading(gamma: float) -> Image.Image:
    centre_to_edge = [max(0, round(255 * (1 - min(1, value / 181)) ** gamma)) for value in range(256)]
    return Image.radial_gradient("L").point(centre_to_edge)


def glow(x: float, y: float, wide: float, high: float, gamma: float = 1.0) -> Image.Image:
    """Return the mask of a soft spot of light around (x, y). Lengths are pixels of the master."""
    mask = Image.new("L", (SIDE, SIDE), 0)
    spot = _fading(gamma).resize((int(2 * wide), int(2 * high)), Image.Resampling.BICUBIC)
    mask.paste(spot, (int(x - wide), int(y - high)))
    return mask


def sparkling(mask: Image.Image, x: float, y: float, radius: float, waist: float, reach: float) -> Image.Image:
    """Return the mask of a sparkle with a soft light inside `mask`. reach: the radius of the light."""
    light = ImageChops.multiply(glow(x, y, reach, reach, 1.6), mask)
    return ImageChops.lighter(blur(mask_of([sparkle(x, y, radius, waist)]), 2), light)


@cached
def gloss_sheet(most: int) -> Image.Image:
    """Return the mask of light on the upper left of a master. The light ends at an arc. most: the greatest value."""
    sheet = Image.new("L", (SIDE, SIDE), 0)
    box = (MIDDLE - 300, MIDDLE - 420, MIDDLE + 250, MIDDLE - 14)
    ImageDraw.Draw(sheet).ellipse(box, fill=255)
    fade = Image.linear_gradient("L").resize((SIDE, SIDE)).point([max(0, most - int(v * 0.8)) for v in range(256)])
    return ImageChops.multiply(blur(sheet, 2), fade)


_INSIDE = [0 if v < 206 else 255 if v > 224 else round((v - 206) / 18 * 255) for v in range(256)]
_ROUND = [max(0, min(255, (v - 112) * 8)) for v in range(256)]


def eroded(mask: Image.Image, radius: float) -> Image.Image:
    """Return the mask, smaller by about `radius` pixels on every side."""
    return blur(mask, radius).point(_INSIDE)


def softened(mask: Image.Image, radius: float) -> Image.Image:
    """Return the mask with its corners rounded."""
    return blur(mask, radius).point(_ROUND)


def edge(mask: Image.Image, width: float) -> Image.Image:
    """Return the rim of the mask, which fades inwards."""
    return ImageChops.subtract(mask, blur(mask, width))


def patches(sites: Sequence[Point], gap: float) -> Image.Image:
    """Return a mask of rounded patches: the Voronoi cells of points.

    Args:
        sites: the points, in unit lengths.
        gap: the distance between two patches, in pixels.
    """
    back = gap / UNIT / 2
    cells = []
    for i, (px, py) in enumerate(sites):
        cell = [(-1.4, -1.4), (1.4, -1.4), (1.4, 1.4), (-1.4, 1.4)]
        for j, (qx, qy) in enumerate(sites):
            if i == j or not cell:
                continue
            distance = ((qx - px) ** 2 + (qy - py) ** 2) ** 0.5
            nx, ny = (qx - px) / distance, (qy - py) / distance
            cell = clipped(cell, nx, ny, nx * (px + qx) / 2 + ny * (py + qy) / 2 - back)
        if len(cell) > 2:
            cells.append(placed(cell))
    return softened(mask_of(cells), 9)


def facet_lines(facets: Sequence[Facet], low: int, high: int, width: int, hide: bool = False) -> Image.Image:
    """Return the facets' edges as a mask, with higher values at bright facets.

    hide: whether a facet covers the edges of earlier facets.
    """
    lines = Image.new("L", (SIDE, SIDE), 0)
    draw = ImageDraw.Draw(lines)
    for polygon, light in facets:
        if hide:
            draw.polygon(polygon, fill=0)
        value = int(low + high * max(0.0, min(1.0, light)))
        draw.line([*polygon, polygon[0]], fill=value, width=width, joint="curve")
    return lines


def faceted(
    facets: Sequence[Facet], mask: Image.Image, colour: Ramp, *,
    contrast: float = 1.12, line: float = 0.55, inner: float = 0.60, rim: float = 0.75, hide: bool = False,
) -> Image.Image:  # fmt: skip
    """Return flat facets in a ramp's colours (RGB).

    line, inner, rim: how strong the bright edges, the light from inside and the dark rim are, from 0 to 1.
    """
    if current().flat:
        return _halved(colour(0.64), colour(0.46))
    image = Image.new("RGB", (SIDE, SIDE), colour(0.5))
    draw = ImageDraw.Draw(image)
    for polygon, light in facets:
        draw.polygon(polygon, fill=colour(0.48 + (light - 0.50) * contrast))
    if line:
        pour(image, colour(0.92), facet_lines(facets, 70, 110, 3, hide), line)
    if inner:
        pour(image, colour(0.76), ImageChops.multiply(glow(MIDDLE + 46, MIDDLE + 92, 180, 140, 1.25), mask), inner)
    if rim:
        pour(image, colour(0.05), edge(mask, 26), rim)
    return image


def _halved(light: RGB, dark: RGB) -> Image.Image:
    """Return a flat surface (RGB) with light on its upper left half."""
    image = Image.new("RGB", (SIDE, SIDE), dark)
    ImageDraw.Draw(image).polygon([(0, 0), (SIDE, 0), (0, SIDE)], fill=light)
    return image


def domed(
    height: Image.Image, mask: Image.Image, colour: Ramp, *, relief: float = 2.1, tone: float = 0.52, rim: float = 0.70
) -> Image.Image:
    """Return a smooth body (RGB) in a ramp's colours. height: a height map (mode L), whose slopes are lit or shaded."""
    if current().flat:
        return _halved(colour(tone + 0.16), colour(tone))
    slope = ImageChops.subtract(
        ImageChops.offset(height, -10, -12), ImageChops.offset(height, 10, 12), scale=1, offset=128
    )
    colours = [colour(tone + (value - 128) / 255 * relief * 1.6) for value in range(256)]
    image = Image.merge("RGB", [slope.point([c[band] for c in colours]) for band in range(3)])
    pour(image, colour(0.78), ImageChops.multiply(glow(MIDDLE + 40, MIDDLE + 96, 170, 120, 1.2), mask), 0.45)
    pour(image, colour(0.05), edge(mask, 26), rim)
    return image


_MIDWAY = [255 - abs(value - 128) * 2 if abs(value - 128) < 128 else 0 for value in range(256)]


def seam(image: Image.Image, mask: Image.Image, dark: RGB, light: RGB, width: float = 7) -> None:
    """Paint a groove along the border of a mask, where two colours meet."""
    groove = blur(mask, width * 0.6).point(_MIDWAY)
    gleam(image, dark, groove, 0.55)
    gleam(image, light, ImageChops.multiply(ImageChops.offset(groove, 5, 6), mask), 0.35)


# ---- the finish of a gem ----


def polish(image: Image.Image, mask: Image.Image, tone: Ramp, lit: float, depth: int) -> None:
    """Paint a lit and a shaded edge, `depth` pixels inside a gem. lit: the strength of the lit edge, 0..1."""
    if current().flat:
        return
    inside = eroded(mask, depth)
    bright = ImageChops.subtract(inside, ImageChops.offset(inside, depth, depth + 1))
    pour(image, tone(1.0), blur(bright, 2), lit)
    pour(image, tone(0.72), blur(ImageChops.subtract(inside, ImageChops.offset(inside, -6, -7)), 3), 0.55)


def sheet(colour: RGB, alpha: Image.Image) -> Image.Image:
    """Return a picture (RGBA) of one colour, with a mask of a master's size as its alpha."""
    image = Image.new("RGBA", (SIDE, SIDE), (*colour, 0))
    image.putalpha(alpha)
    return image
