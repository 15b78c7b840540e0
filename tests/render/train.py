"""For developers: `python -m tests.render.train gems3d [light ...]` chooses a painter's palettes from its scenes.

Run this command after a change of pieces or colours, with the themes that have changed. It writes the palettes into
text files beside the painter. The colours are chosen by weighted k-means in CIE Lab. This takes minutes in plain
Python, but equal pictures give equal palettes on every machine.
"""

import argparse
import math
import random
import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from PIL import Image

from bot.engine.table import Table
from bot.engine.themes import Theme, current, using
from bot.games.gemrush.gems import Gem
from bot.games.gems3d.model import GEM_NAMES
from render import gembatan, gemrush, gems, gems3d, leaderboards
from render.canvas import COLOURS, Canvas, Palettes
from render.gembatan.colours import PALETTE as GEMBATAN_PALETTE
from render.gembatan.colours import colours as gembatan_colours
from render.gemrush import cards, icons, stones, ways
from render.gemrush.colours import CARDS_PALETTE
from render.gemrush.colours import PALETTE as GEMRUSH_PALETTE
from render.gemrush.colours import colours as gemrush_colours
from render.gems3d import strip
from render.gems3d.colours import DIMMED, END_PALETTE
from render.gems3d.colours import PALETTE as GEMS3D_PALETTE
from render.gems3d.colours import colours as gems3d_colours
from render.kit import RGB, mix
from render.leaderboards.colours import OWN
from render.leaderboards.colours import PALETTE as LEADERBOARDS_PALETTE
from render.leaderboards.colours import colours as leaderboards_colours
from tests.render import gembatan_scenes, gemrush_scenes, leaderboard_scenes
from tests.render.gems3d_scenes import OVER, SCENES, TRIO, sized
from tests.render.references import empty_cache
from tests.render.vision import Lab, colour_of, lab

_POWER = 0.5  # The weight of a colour is its frequency to this power. At 0, all colours would have the same weight.
_ROUNDS = 14


class Training(NamedTuple):
    """The input for the choice of a palette."""

    file: Path
    flat: Sequence[RGB]  # the colours that the palette must have exactly
    pictures: Sequence[Image.Image]  # the pictures for which the other colours are chosen
    size: int = COLOURS


# The colours of a palette in a flat theme, by painter.
FEW = {"gems3d": 80, "gembatan": 52, "gemrush": 128, "leaderboards": 72}


def _training(
    palettes: Palettes, flat: Sequence[RGB], pictures: Sequence[Image.Image], size: int = COLOURS
) -> Training:
    theme = current()
    few = next(FEW[painter] for painter, all_ in PALETTES.items() if palettes in all_)
    return Training(palettes.file_of(theme), flat, pictures, few if theme.flat else size)


# ---- colours in use ----


def drawn(palettes: Palettes, paint: Callable[[], object]) -> list[Image.Image]:
    """Return the pictures (RGB) that a painter converts to a palette in the theme in use."""
    empty_cache()
    palette = palettes.now
    with patch.object(palette, "indexes", wraps=palette.indexes) as indexes:
        paint()
    return [call.args[0].convert("RGB") for call in indexes.call_args_list]


AREA = 300  # the least number of pixels of a surface of a flat gem


def surfaces(sprites: Iterable[Image.Image], area: int = AREA) -> dict[RGB, None]:
    """Return the colours of the large surfaces of sprites (RGBA). area: the least number of pixels of a surface."""
    found: dict[RGB, None] = {}
    for sprite in sprites:
        for count, colour in sprite.getcolors(sprite.width * sprite.height) or []:
            assert isinstance(colour, tuple)
            red, green, blue, alpha = map(int, colour)
            if count > area and alpha == 255:
                found[red, green, blue] = None
    return found


def flat_surfaces(side: int = 74) -> dict[RGB, None]:
    """Return the colours of the large surfaces of Gems 3D's gems in a flat theme. Elsewhere, gems have none."""
    return surfaces(gems.sprite(name, side) for name in GEM_NAMES) if current().flat else {}


def flat_surfaces_of_rush(side: int = 74) -> dict[RGB, None]:
    """Return the colours of the large surfaces of Gem Rush's gems, cards and signs in a flat theme."""
    if not current().flat:
        return {}
    of_gems = surfaces((stones.stone(gem, side) for gem in Gem), AREA // 2)
    pairs = (*map(cards.tint, Gem), *icons.BACKGROUNDS.values(), ways.REFUSAL)
    return dict.fromkeys((*of_gems, *(mix(*pair, 0.5) for pair in pairs), ways.RED))


def of_gems3d() -> Iterator[Training]:
    play, end = GEMS3D_PALETTE, END_PALETTE
    scenes = [*SCENES.values(), *((sized(side), TRIO) for side in range(5, 16, 2))]
    pieces = drawn(play, lambda: [gems3d.paint(*scene) for scene in scenes])
    of_gems = flat_surfaces()
    yield _training(play, (*gems3d_colours.exact, *of_gems), pieces)
    dimmed = [Image.blend(one, Image.new("RGB", one.size, gems3d_colours.NIGHT), DIMMED) for one in pieces]
    bright = drawn(play, lambda: strip.paint(Canvas(gems3d._board(OVER.size), play.now), OVER, TRIO))
    banner = drawn(end, lambda: gems3d.paint(OVER, TRIO))
    flat = (*gems3d_colours.exact_at_end, *map(gems3d_colours.dim, (*gems3d_colours.CELL, *of_gems)))
    yield _training(end, flat, [*dimmed, *bright, *banner])


def of_gembatan() -> Iterator[Training]:
    scenes = gembatan_scenes.SCENES.values()
    pieces = drawn(GEMBATAN_PALETTE, lambda: [gembatan.paint(*scene) for scene in scenes])
    yield _training(GEMBATAN_PALETTE, gembatan_colours.exact, pieces)


def of_gemrush() -> Iterator[Training]:
    def mines() -> None:
        for scene in gemrush_scenes.SCENES.values():
            gemrush.paint(*scene)
            gemrush.paint_wide(*scene)

    def large() -> None:
        gemrush.paint_hand(*gemrush_scenes.HAND)
        gemrush.paint_room(*gemrush_scenes.ROOM)
        gemrush.paint_gems(Table())
        gemrush.paint_legend(Table())

    mine, card = GEMRUSH_PALETTE, CARDS_PALETTE
    exact = (*gemrush_colours.exact, *flat_surfaces_of_rush())
    yield _training(mine, exact, drawn(mine, mines))
    yield _training(card, exact, drawn(card, large))


def of_leaderboards() -> Iterator[Training]:
    def paint() -> None:
        for view in leaderboard_scenes.LEADERBOARDS.values():
            leaderboards.paint_leaderboard(view)
        leaderboards.paint_profile(leaderboard_scenes.beginner())  # This profile has no boards.

    palettes = LEADERBOARDS_PALETTE
    yield _training(palettes, (*leaderboards_colours.exact, *flat_surfaces()), drawn(palettes, paint), OWN)


PALETTES = {
    "gems3d": (GEMS3D_PALETTE, END_PALETTE), "gembatan": (GEMBATAN_PALETTE,),
    "gemrush": (GEMRUSH_PALETTE, CARDS_PALETTE), "leaderboards": (LEADERBOARDS_PALETTE,),
}  # fmt: skip
PAINTERS = {"gems3d": of_gems3d, "gembatan": of_gembatan, "gemrush": of_gemrush, "leaderboards": of_leaderboards}


# ---- the choice ----


def census(pictures: Iterable[Image.Image]) -> list[tuple[RGB, float]]:
    """Divide all colours into cells of 4 x 4 x 4. Return the mean colour and the number of pixels of each used cell."""
    cells: dict[tuple[int, ...], list[int]] = {}
    for picture in pictures:
        for count, colour in picture.getcolors(picture.width * picture.height) or []:
            assert isinstance(colour, tuple)
            sums = cells.setdefault(tuple(int(band) >> 2 for band in colour), [0, 0, 0, 0])
            for i, band in enumerate((*colour, 1)):
                sums[i] += count * int(band)
    return [((round(r / n), round(g / n), round(b / n)), n) for r, g, b, n in cells.values()]


def choose(found: Sequence[tuple[RGB, float]], flat: Sequence[RGB], count: int) -> list[RGB]:
    """Return `count` colours: those in `flat`, then the best colours for those in `found`."""
    points = [(lab(colour), weight**_POWER) for colour, weight in found]
    fixed = [lab(colour) for colour in flat]
    centres = _first_centres(points, fixed, count - len(flat))
    for _ in range(_ROUNDS):
        centres = _moved(points, fixed, centres)
    return [*flat, *map(colour_of, centres)]


def _first_centres(points: Sequence[tuple[Lab, float]], fixed: Sequence[Lab], count: int) -> list[Lab]:
    """Return the first centres by k-means++: far points are more likely to become the next centre."""
    dice = random.Random(1)
    served = [min(math.dist(point, centre) for centre in fixed) for point, _ in points]
    centres: list[Lab] = []
    for _ in range(count):
        needs = [distance**2 * weight for distance, (_, weight) in zip(served, points, strict=True)]
        centres.append(dice.choices(points, needs)[0][0])
        served = [min(old, math.dist(point, centres[-1])) for old, (point, _) in zip(served, points, strict=True)]
    return centres


def _moved(points: Sequence[tuple[Lab, float]], fixed: Sequence[Lab], centres: Sequence[Lab]) -> list[Lab]:
    """Return the centres, each moved to the middle of its nearest points."""
    sums = {place: [0.0, 0.0, 0.0, 0.0] for place in (*fixed, *centres)}
    for point, weight in points:
        total = sums[min(sums, key=lambda place: math.dist(place, point))]
        for i, value in enumerate((*point, 1.0)):
            total[i] += weight * value
    return [(s[0] / s[3], s[1] / s[3], s[2] / s[3]) if (s := sums[centre])[3] else centre for centre in centres]


def train(painter: str, theme: Theme) -> None:
    """Write the palettes of a painter in a theme. A new theme begins with the palettes of the dark theme."""
    for palettes in PALETTES[painter]:
        if not palettes.file_of(theme).exists():
            shutil.copy(palettes.file, palettes.file_of(theme))
    with using(theme):
        for training in PAINTERS[painter]():
            chosen = choose(census(training.pictures), list(dict.fromkeys(training.flat)), training.size)
            training.file.write_text(
                "".join("#{:02x}{:02x}{:02x}\n".format(*colour) for colour in chosen), encoding="ascii"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("painter", choices=PAINTERS)
    parser.add_argument("theme", nargs="*", choices=[theme.value for theme in Theme], default=["dark"])
    arguments = parser.parse_args()
    for theme in arguments.theme:
        train(arguments.painter, Theme(theme))


if __name__ == "__main__":
    main()
