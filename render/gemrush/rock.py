"""Draws the materials of the mine: rock, floors, walls with doors, tunnels with rails, and the ways between tiles.

The constants are shares of a tile's side, and parameters are in pixels. The light on a tile is DIM, LIT or HERE
(`render.gemrush.colours`).
"""

import itertools
import math
import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.engine.themes import current
from render.gemrush.colours import colours
from render.gemrush.drawing import Drawing, clear, fill_box, gradient, haloed, lit_edge, shadowed
from render.gems.shade import ramp_between
from render.kit import RGB, Point, mix, rgb, ribbon, scaled
from render.memory import cached, cached_deflated

WALL, DOOR, CORNER, GAP = 0.088, 0.34, 0.085, 0.085
POST = 0.038
_DEPTH = 2  # Tiles are drawn twice as large, then reduced.
DELTAS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # the steps (across, down) to the north, east, south and west


def faceted_rock(width: int, height: int, cell: int, shades: tuple[RGB, RGB, RGB], seed: int) -> Image.Image:
    """Return rock (RGB) that consists of triangles. The slope of a triangle decides how bright it is."""
    dice, columns, rows = random.Random(seed), width // cell + 2, height // cell + 2
    points: dict[tuple[int, int], tuple[float, float, float]] = {}
    for j in range(-1, rows + 1):
        for i in range(-1, columns + 1):
            x = (i + 0.5 * (j % 2) + dice.uniform(-0.32, 0.32)) * cell
            points[i, j] = x, (j + dice.uniform(-0.32, 0.32)) * cell, dice.random() * cell
    image, tone = Image.new("RGB", (width, height), shades[1]), ramp_between(*shades)
    draw = ImageDraw.Draw(image)
    for j in range(-1, rows):
        for i in range(-1, columns):
            a, b, c, d = points[i, j], points[i + 1, j], points[i, j + 1], points[i + 1, j + 1]
            for triangle in ((a, b, c), (b, d, c)) if j % 2 == 0 else ((a, b, d), (a, d, c)):
                draw.polygon([(x, y) for x, y, _ in triangle], fill=tone(0.5 + (_brightness(*triangle) - 0.52) * 0.75))
    return image


Corner = tuple[float, float, float]


def _brightness(a: Corner, b: Corner, c: Corner) -> float:
    ux, uy, uz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
    vx, vy, vz = c[0] - a[0], c[1] - a[1], c[2] - a[2]
    nx, ny, nz = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    if nz < 0:
        nx, ny, nz = -nx, -ny, -nz
    return (nx * -0.5 + ny * -0.62 + nz * 0.6) / (math.sqrt(nx * nx + ny * ny + nz * nz) or 1)


_LARGEST = (1600, 1340)  # the width and height of the rock from which all backgrounds are cut, in pixels


@cached_deflated
def _rock_around() -> Image.Image:
    return faceted_rock(*_LARGEST, 92, colours.ROCK, 4)


@cached_deflated
def background(width: int, height: int) -> Image.Image:
    """Return the dark rock (RGB) around the mine."""
    fits = width <= _LARGEST[0] and height <= _LARGEST[1]
    image = _rock_around().crop((0, 0, width, height)) if fits else faceted_rock(width, height, 92, colours.ROCK, 4)
    round_ = Image.radial_gradient("L").resize((width, height))
    image.paste(colours.CORNERS, (0, 0), round_.point([int(max(0, v - 60) * 0.62) for v in range(256)]))
    return image


_VARIANTS = 2  # the number of wall patterns
_PATTERN = 420  # the side of a wall pattern in pixels


@cached_deflated
def _pattern(shades: tuple[RGB, RGB, RGB], variant: int) -> Image.Image:
    return faceted_rock(_PATTERN, _PATTERN, round(_PATTERN * 0.085), shades, variant)


@cached_deflated
def _wall(side: int, light: int, variant: int) -> Image.Image:
    """Return rock (RGB) for the walls of a tile. Drawing it anew for each size would take ten times as long."""
    return _pattern(colours.WALL[light], variant).resize((side, side), Image.Resampling.BILINEAR)


@cached_deflated
def _floor(side: int, light: int) -> Image.Image:
    high, low = colours.FLOOR[light]
    image = Image.new("RGB", (side, side), low)
    wide = round(side * 1.25)
    spot = (
        Image.radial_gradient("L").resize((wide, wide)).crop((side // 8, side // 8, side // 8 + side, side // 8 + side))
    )
    image.paste(high, (0, 0), spot.point([max(0, 255 - int(v * 1.35)) for v in range(256)]))
    if current().flat:
        return image
    lines = Image.new("L", (side, side), 0)
    draw, width, dice = ImageDraw.Draw(lines), max(1, side // 110), random.Random(5)
    inner = side * (1 - 2 * WALL)
    for j in range(5):
        y = side * WALL + inner * j / 4
        draw.line((0, y, side, y), fill=255, width=width)
        for i in range(4):
            x = side * WALL + inner * (i + 0.5 * (j % 2) + dice.uniform(-0.08, 0.08)) / 3
            draw.line((x, y, x, y + inner / 4), fill=255, width=width)
    image.paste(mix(low, colours.BLACK, 0.45), (0, 0), scaled(lines, 0.50))
    light_ = ImageChops.subtract(ImageChops.offset(lines, width, width), lines)
    image.paste(mix(high, colours.WHITE, 0.25), (0, 0), scaled(light_, 0.22))
    return image


Area = tuple[float, float, float, float]


def _turned(box: Area, side: int, length: float) -> Area:
    """Return a box at the north side of a square, turned to another side of this square."""
    left, top, right, bottom = box
    if side == 0:
        return box
    if side == 2:
        return left, length - bottom, right, length - top
    return (top, left, bottom, right) if side == 3 else (length - bottom, left, length - top, right)


@cached
def darkness(size: int, side: int) -> tuple[Image.Image, int, int]:
    """Return the shade (RGBA) on a door to an empty space, and the place of its upper left corner on the tile."""
    wide, deep = round(size * (DOOR - POST / 2)), max(1, round(size * WALL * 1.5))
    image = Image.new("RGBA", (wide, deep), (8, 7, 12, 0))
    fade = Image.linear_gradient("L").resize((wide, deep)).point([round((255 - v) * 0.96) for v in range(256)])
    if current().flat:
        fade = Image.new("L", fade.size, 190)
    image.putalpha(fade)
    left = (size - wide) / 2
    x, y, _, _ = _turned((left, 0, left + wide, deep), side, size)
    return image.rotate((0, 270, 180, 90)[side], expand=True), round(x), round(y)


def _outline(length: int) -> Image.Image:
    """Return the mask of a tile, a square with round corners."""
    mask = Image.new("L", (length, length), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, length - 1, length - 1), length * CORNER, fill=255)
    return mask


@cached_deflated
def _shell(size: int, opened: bool, light: int, variant: int) -> Image.Image:
    """Return an empty room (RGBA), opened on all sides or on none. The picture is shared: do not change it."""
    length, doors = size * _DEPTH, (0, 1, 2, 3) if opened else ()
    wall_width, wide = WALL * length, DOOR * length
    hollow = Image.new("L", (length, length), 0)
    draw = ImageDraw.Draw(hollow)
    draw.rounded_rectangle(
        (wall_width, wall_width, length - 1 - wall_width, length - 1 - wall_width), length * 0.055, fill=255
    )
    for side in doors:
        box = ((length - wide) / 2, -2, (length + wide) / 2, wall_width + length * 0.06)
        draw.rectangle(_turned(box, side, length), fill=255)
    full = _outline(length)
    wall = ImageChops.subtract(full, hollow)
    image = _floor(length, light).copy()
    _paint_walls(image, wall, light, variant)
    _paint_posts(image, doors, light)
    room = image.reduce(_DEPTH).convert("RGBA")
    room.putalpha(full.reduce(_DEPTH))
    return room


def shell(size: int, doors: tuple[int, ...], dark: tuple[int, ...], light: int, variant: int) -> Image.Image:
    """Return an empty room (RGBA). doors: the sides with a door. dark: the sides with a door to an empty space."""
    image = _shell(size, len(doors) == 4, light, variant % _VARIANTS).copy()
    if 0 < len(doors) < 4:
        opened = _shell(size, True, light, variant % _VARIANTS)
        for side in doors:  # Only what is near a door looks different in an opened room.
            area = _turned((size * 0.24, 0, size * 0.76, size * 0.17), side, size)
            left, top, right, bottom = map(round, area)
            image.paste(opened.crop((left, top, right, bottom)), (left, top))
    for side in dark:
        shade, x, y = darkness(size, side)
        image.alpha_composite(shade, (x, y))
    return image


def _soft(mask: Image.Image, radius: float) -> Image.Image:
    half = mask.reduce(2).filter(ImageFilter.GaussianBlur(radius / 2))
    return half.resize(mask.size, Image.Resampling.BILINEAR)


def _paint_walls(image: Image.Image, wall: Image.Image, light: int, variant: int) -> None:
    length = image.width
    if current().flat:
        image.paste(colours.WALL[light][1], (0, 0), wall)
        return
    shadow = _soft(ImageChops.offset(wall, int(length * 0.018), int(length * 0.028)), length * 0.016)
    image.paste((10, 6, 10), (0, 0), scaled(shadow, 0.72))
    image.paste(_wall(length, light, variant), (0, 0), wall)
    width = max(2, length // 110)
    image.paste(colours.SHINE[light], (0, 0), scaled(lit_edge(wall, width).filter(ImageFilter.BoxBlur(1)), 0.45))
    image.paste((6, 4, 8), (0, 0), scaled(lit_edge(wall, -width).filter(ImageFilter.BoxBlur(1)), 0.75))


def _paint_posts(image: Image.Image, doors: tuple[int, ...], light: int) -> None:
    length = image.width
    post, wide, (high, low) = length * POST, DOOR * length, colours.WOOD[light]
    draw = ImageDraw.Draw(image)
    for side in doors:
        for x in ((length - wide) / 2 - post * 0.75, (length + wide) / 2 - post * 0.25):
            left, top, right, bottom = map(round, _turned((x, 0, x + post, length * WALL * 1.12), side, length))
            width, height = right - left, bottom - top
            if side % 2:
                plank = gradient(width, height, high, low)
            else:
                plank = gradient(height, width, high, low).rotate(90, expand=True)
            image.paste(plank, (left, top))
            draw.rectangle((left, top, right - 1, bottom - 1), outline=mix(low, colours.BLACK, 0.55), width=_DEPTH)


# ---- tunnels ----


def _path(first: int, second: int, length: float) -> list[Point]:
    """Return the middle line of a tunnel between two sides of a tile."""
    half = length / 2
    ends = [(half + dx * half * 1.06, half + dy * half * 1.06) for dx, dy in (DELTAS[first], DELTAS[second])]
    if (first + 2) % 4 == second:
        (ax, ay), (bx, by) = ends
        return [(ax + (bx - ax) * i / 40, ay + (by - ay) * i / 40) for i in range(41)]
    x = 0.0 if 3 in (first, second) else length
    y = 0.0 if 0 in (first, second) else length
    start, stop = (math.atan2(half + dy * half - y, half + dx * half - x) for dx, dy in (DELTAS[first], DELTAS[second]))
    stop += 2 * math.pi * round((start - stop) / (2 * math.pi))
    return [
        (x + half * math.cos(start + (stop - start) * i / 40), y + half * math.sin(start + (stop - start) * i / 40))
        for i in range(41)
    ]


def _sleepers(draw: ImageDraw.ImageDraw, points: list[Point], length: float, light: int) -> None:
    gap, half_width, half_length = length * 0.085, length * 0.016, DOOR * length * 0.34
    ahead = gap / 2
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        piece = math.dist((ax, ay), (bx, by))
        ux, uy = (bx - ax) / piece, (by - ay) / piece
        while ahead <= piece:
            x, y = ax + ux * ahead, ay + uy * ahead
            corners = [
                (x + ux * a * half_width - uy * b * half_length, y + uy * a * half_width + ux * b * half_length)
                for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ]
            draw.polygon(corners, fill=rgb("#5a3718") if light else rgb("#2a231f"), outline=(30, 18, 10))
            ahead += gap
        ahead -= piece


_RAILS = (("#8d93a3", "#a58b6a"), ("#dfe6f0", "#ffcf8a"))


def _track(image: Image.Image, points: list[Point], light: int, number: int, bridge: bool) -> None:
    """Paint one tunnel with its rails. bridge: whether it crosses above another tunnel."""
    length = image.width
    wide = DOOR * length
    tube = Image.new("L", image.size, 0)
    outline = ribbon(points, wide * 0.48, wide * 0.48)
    ImageDraw.Draw(tube).polygon(outline, fill=255)
    soft = not current().flat
    if bridge and soft:
        image.paste((0, 0, 0), (0, 0), scaled(_soft(tube, length * 0.022), 0.75))
    image.paste(colours.TUBES[light][number], (0, 0), tube)
    if not bridge and soft:
        walls = ImageChops.offset(ImageChops.invert(tube), int(length * 0.014), int(length * 0.024))
        image.paste((6, 4, 8), (0, 0), scaled(ImageChops.multiply(_soft(walls, length * 0.014), tube), 0.75))
    draw = ImageDraw.Draw(image)
    for part in (outline[: len(points)], outline[len(points) :]):
        draw.line(part, fill=(18, 12, 10), width=max(2, length // 90))
    _sleepers(draw, points, length, light)
    for way in (-1, 1):
        rail = ribbon(points, way * wide * 0.21, way * wide * 0.21)[: len(points)]
        shadow = [(x, y + length * 0.008) for x, y in rail]
        draw.polygon(ribbon(shadow, length * 0.014, length * 0.014), fill=(14, 10, 12))
        draw.polygon(ribbon(rail, length * 0.0095, length * 0.0095), fill=rgb(_RAILS[light][number]))


@cached_deflated
def rails(size: int, paths: tuple[tuple[int, int], ...], light: int, variant: int) -> Image.Image:
    """Return a tile with tunnels (RGBA). paths: the two sides that each tunnel connects."""
    length, light = size * _DEPTH, min(light, 1)
    full = _outline(length)
    image = _wall(length, light, variant).copy()
    for number, (first, second) in enumerate(paths):
        straight = (first + 2) % 4 == second
        _track(image, _path(first, second, length), light, number, straight and number == 1)
    image.paste(
        colours.SHINE[light], (0, 0), scaled(lit_edge(full, max(2, length // 110)), 0 if current().flat else 0.35)
    )
    tile = image.reduce(_DEPTH).convert("RGBA")
    tile.putalpha(full.reduce(_DEPTH))
    return tile


# ---- between tiles ----


@cached
def passage(size: int, across: bool, light: int) -> Image.Image:
    """Return a way through the gap between two tiles (RGBA). across: whether the tiles are side by side."""
    gap, wide = round(size * GAP) + 4, round(size * DOOR)
    image = gradient(gap, wide, *colours.PASSAGE[light]) if across else gradient(wide, gap, *colours.PASSAGE[light])
    draw, post = ImageDraw.Draw(image), max(3, round(size * POST))
    high, low = colours.WOOD[light]
    for left, top, right, bottom in ((0, 0, gap, post), (0, wide - post, gap, wide)):
        box = (left, top, right - 1, bottom - 1) if across else (top, left, bottom - 1, right - 1)
        draw.rectangle(box, fill=mix(high, low, 0.5), outline=mix(low, colours.BLACK, 0.55))
    return image.convert("RGBA")


@cached
def one_way(size: int, side: int, light: int) -> Image.Image:
    """Return the sign of a one-way door (RGBA), which points in the allowed direction."""
    wide, high = 205, 200
    drawing = Drawing(wide, high, 1)
    drawing.polygon([(0, 0), (144, 0), (205, 100), (144, 200), (0, 200), (29, 100)], rgb("#140e0c"))
    rim, face = (rgb("#ffe9b0"), rgb("#d8531f")) if light else (rgb("#b7b3a8"), rgb("#7c4a38"))
    drawing.polygon([(10, 22), (138, 22), (190, 100), (138, 178), (10, 178), (38, 100)], rim)
    drawing.polygon([(22, 40), (133, 40), (176, 100), (133, 160), (22, 160), (48, 100)], face)
    for x in (62, 107):
        drawing.line([(x, 56), (x + 29, 100), (x, 144)], 26, rgb("#fff4d8"))
    turned = drawing.image.rotate((90, 0, 270, 180)[side], expand=True)
    size_ = (round(size * 0.205), round(size * 0.20))
    return shadowed(turned.resize(size_ if side % 2 else size_[::-1], Image.Resampling.LANCZOS), 1, 2, 3)


@cached
def dashes(size: int, glow: bool) -> Image.Image:
    """Return the dashed outline of a space where a tile can be built (RGBA). glow: whether the outline is golden."""
    colour, strength = (colours.SPACE_GLOW if glow else colours.SPACE), colours.SPACE_STRENGTH[glow]
    length, width, radius, inset = size * 2, max(2, round(size * 0.018 * colours.BOLD)) * 2, size * 0.17, size * 0.05
    image = Image.new("RGBA", (length, length), (*colour, 0))
    draw, far = ImageDraw.Draw(image), length - inset
    path: list[Point] = []
    for x, y, start in ((far - radius, inset + radius, -90), (far - radius, far - radius, 0),
                        (inset + radius, far - radius, 90), (inset + radius, inset + radius, 180)):  # fmt: skip
        angles = [math.radians(start + 9 * i) for i in range(11)]
        path += [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]
    path.append(path[0])
    gone, dash = 0.0, size * 0.11
    for (ax, ay), (bx, by) in itertools.pairwise(path):
        steps = max(1, int(math.dist((ax, ay), (bx, by)) / 2))
        for i in range(steps):
            a = (ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps)
            b = (ax + (bx - ax) * (i + 1) / steps, ay + (by - ay) * (i + 1) / steps)
            if int(gone / dash) % 2 == 0:
                draw.line([a, b], fill=(*colour, strength), width=width)
            gone += math.dist(a, b)
    return image.reduce(2)


@cached
def brackets(size: int) -> Image.Image:
    """Return golden corners around a new tile (RGBA). The picture is larger than the tile by 1/20 on each side."""
    pad = round(size * 0.05)
    whole = size + 2 * pad
    drawing = Drawing(whole, whole, 2)
    width = size * 0.032 * colours.BOLD
    inset, reach = width / 2 + 1, size * 0.20
    for right, below in ((0, 0), (1, 0), (0, 1), (1, 1)):
        x, y = (whole - inset if right else inset), (whole - inset if below else inset)
        dx, dy = (-reach if right else reach), (-reach if below else reach)
        for ink, extra in ((rgb("#1a110b"), 3.0), (colours.GOLD_LINE, 0.0)):
            drawing.line([(x + dx, y), (x, y), (x, y + dy)], width + extra, ink)
    return drawing.sized(whole, whole)


@cached
def golden_frame(size: int) -> Image.Image:
    """Return the frame of a tile that is being placed (RGBA)."""
    image = clear(round(size * 1.06), round(size * 1.06))
    fill_box(image, 0, size * 0.10, rgb("#3a2300"))
    fill_box(image, 2, size * 0.10, colours.GOLD_LINE)
    hole = clear(image.width, image.height)
    fill_box(hole, round(size * 0.03), size * CORNER, colours.WHITE)
    image.putalpha(Image.composite(Image.new("L", image.size, 0), image.getchannel("A"), hole.getchannel("A")))
    return haloed(image, size * 0.05, colours.AMBER, 1.0)


@cached
def drop_shadow(size: int) -> Image.Image:
    """Return the shadow of a tile (RGBA). It is larger than the tile by the same number of pixels on every side."""
    black = Image.new("RGBA", (size, size), (0, 0, 4, 0))
    black.putalpha(scaled(_outline(size), 0.8))
    return shadowed(black, 2, max(1, round(size * 0.03)), size * 0.045, 0.9)


def warm_up() -> None:
    _rock_around()
    for light, variant in itertools.product((colours.DIM, colours.LIT), range(_VARIANTS)):
        _pattern(colours.WALL[light], variant)
