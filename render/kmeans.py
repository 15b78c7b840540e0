"""For developers: choosing a palette by weighted k-means in CIE Lab. Plain Python, a minute; the bot does not use it.

Deterministic: the same pictures give the same palette on every machine.
"""

import random
from collections.abc import Iterable, Sequence

from PIL import Image

from render.kit import RGB
from render.palette import COLOURS

Lab = tuple[float, float, float]

_WHITE = (0.95047, 1.0, 1.08883)  # D65
_LINEAR = [v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in range(256)]


def lab(colour: RGB) -> Lab:
    """sRGB in CIE Lab under D65."""
    r, g, b = (_LINEAR[band] for band in colour)
    xyz = (
        0.4124564 * r + 0.3575761 * g + 0.1804375 * b,
        0.2126729 * r + 0.7151522 * g + 0.0721750 * b,
        0.0193339 * r + 0.1191920 * g + 0.9503041 * b,
    )
    x, y, z = (
        (value / white) ** (1 / 3) if value / white > 0.008856 else 7.787 * value / white + 16 / 116
        for value, white in zip(xyz, _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


class Census:
    """How often colours occur, in cells of 4 x 4 x 4."""

    def __init__(self) -> None:
        self._cells: dict[int, list[float]] = {}

    def add(self, image: Image.Image, weight: float) -> None:
        colours = image.convert("RGB").getcolors(image.width * image.height)
        for count, colour in colours or []:
            r, g, b = colour  # type: ignore[misc]  # an RGB image has triples; Pillow's type allows other modes
            cell = self._cells.setdefault((r >> 2) << 12 | (g >> 2) << 6 | b >> 2, [0.0, 0.0, 0.0, 0.0])
            share = count * weight
            for i, value in enumerate((share * r, share * g, share * b, share)):
                cell[i] += value

    def colours(self) -> list[tuple[RGB, float]]:
        """The mean colour and the weight of every cell that occurs."""
        return [
            ((round(r / count), round(g / count), round(b / count)), count) for r, g, b, count in self._cells.values()
        ]


def _squared(a: Lab, b: Lab) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2


def choose(census: Census, flat: Sequence[RGB], count: int, power: float = 0.5, rounds: int = 14) -> list[RGB]:
    """`count` colours: the flat ones as they are, then those that stand for the rest.

    A colour weighs its frequency to the `power`: 1 would give all to the most common, 0 the same to each.
    """
    points = [(lab(colour), weight**power) for colour, weight in census.colours()]
    fixed = [lab(colour) for colour in flat]
    centres = _first_centres(points, fixed, count - len(flat))
    for _ in range(rounds):
        centres = _moved(points, fixed, centres)
    return [*flat, *(_rgb(centre) for centre in centres)]


def palette_lines(
    sources: Iterable[Iterable[tuple[Image.Image, float]]], flat: Iterable[RGB], count: int = COLOURS
) -> str:
    """Return the lines of a palette file: the flat colours exactly, then what serves pictures with their
    weights best.
    """
    census = Census()
    for source in sources:
        for image, weight in source:
            census.add(image, weight)
    chosen = choose(census, list(dict.fromkeys(flat)), count)
    return "".join("#{:02x}{:02x}{:02x}\n".format(*colour) for colour in chosen)


def _first_centres(points: Sequence[tuple[Lab, float]], fixed: Sequence[Lab], count: int) -> list[Lab]:
    """k-means++: each next centre is drawn by how badly a point is served so far."""
    draw = random.Random(1)  # the same palette every time
    served = [min(_squared(point, centre) for centre in fixed) for point, _ in points]
    centres = []
    for _ in range(count):
        needs = [distance * weight for distance, (_, weight) in zip(served, points, strict=True)]
        centre = points[draw.choices(range(len(points)), needs)[0]][0]
        centres.append(centre)
        served = [min(old, _squared(point, centre)) for old, (point, _) in zip(served, points, strict=True)]
    return centres


def _moved(points: Sequence[tuple[Lab, float]], fixed: Sequence[Lab], centres: Sequence[Lab]) -> list[Lab]:
    """Return each centre in the middle of the points that are nearest to it."""
    places = [*fixed, *centres]
    sums = [[0.0, 0.0, 0.0, 0.0] for _ in places]
    for (lightness, a, b), weight in points:
        nearest = min(
            range(len(places)),
            key=lambda i: (lightness - places[i][0]) ** 2 + (a - places[i][1]) ** 2 + (b - places[i][2]) ** 2,
        )
        total = sums[nearest]
        for i, value in enumerate((lightness * weight, a * weight, b * weight, weight)):
            total[i] += value
    return [
        (total[0] / total[3], total[1] / total[3], total[2] / total[3]) if total[3] else old
        for total, old in zip(sums[len(fixed) :], centres, strict=True)
    ]


def _rgb(colour: Lab) -> RGB:
    """CIE Lab back in sRGB, cut at its borders."""
    y = (colour[0] + 16) / 116
    x, z = y + colour[1] / 500, y - colour[2] / 200
    x, y, z = (
        white * (value**3 if value**3 > 0.008856 else (value - 16 / 116) / 7.787)
        for value, white in zip((x, y, z), _WHITE, strict=True)
    )
    linear = (
        3.2404542 * x - 1.5371385 * y - 0.4985314 * z,
        -0.9692660 * x + 1.8760108 * y + 0.0415560 * z,
        0.0556434 * x - 0.2040259 * y + 1.0572252 * z,
    )
    bands = [v * 12.92 if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055 for v in linear]
    r, g, b = (max(0, min(255, round(band * 255))) for band in bands)
    return r, g, b
