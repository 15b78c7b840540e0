"""For developers: `python -m tests.render.sheet FOLDER [--samples FOLDER]` draws pictures to look at.

The pictures of a game are those of `sheet()` in `tests/render/<key>_scenes.py`, at full size and 400 pixels wide. The
dict SAMPLES of this module names a sample for some pictures. With `--samples`, such a picture is put beside the file
`<key>_<sample>.png` of that folder. The command also draws leaderboards, profiles and the sixteen gems. With `--keep`
it writes the reference pictures of the tests and the documents' pictures. With `--themes`, each picture is drawn in all
themes instead, side by side.
"""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image, ImageDraw

from bot.engine.table import Table
from bot.engine.themes import Theme, painted
from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES
from render import fonts, gemrush, gems, gems3d, sample
from render.fonts import Face
from render.gems3d.board import draw_background
from render.gems3d.colours import colours
from render.gems3d.tiles import draw_letter
from tests.render import every, gemrush_scenes, leaderboard_scenes
from tests.render.played import middle_of_a_match
from tests.render.references import opened, reference_file

SMALL_WIDTH = 400  # the width of a picture on a phone, in pixels


def small(image: Image.Image) -> Image.Image:
    return image.resize((SMALL_WIDTH, round(image.height * SMALL_WIDTH / image.width)), Image.Resampling.LANCZOS)


def beside(*images: Image.Image) -> Image.Image:
    """Return a picture of these pictures side by side."""
    sheet = Image.new("RGB", (sum(i.width + 12 for i in images) - 12, max(i.height for i in images)), "#000000")
    x = 0
    for image in images:
        sheet.paste(image, (x, 0))
        x += image.width + 12
    return sheet


def all_gems() -> Image.Image:
    """Return the sixteen gems at four sizes."""
    sheet = Image.new("RGB", (4 * 236, 4 * 200), colours.NIGHT)
    pen = ImageDraw.Draw(sheet)
    for i, (name, letter) in enumerate(zip(GEM_NAMES, GEM_LETTERS, strict=True)):
        x, y = i % 4 * 236 + 10, i // 4 * 200 + 8
        for side, dx, dy in ((150, 0, 0), (45, 162, 0), (41, 162, 52), (31, 162, 100)):
            cell = draw_background(side, colours.CELL[0])
            sprite = gems.sprite(name, side)
            cell.paste(sprite, (0, 0), sprite)
            draw_letter(cell, letter)
            sheet.paste(cell, (x + dx, y + dy))
        pen.text((x, y + 168), f"{letter}  {name}", font=fonts.bot_font(Face.BOLD, 22), fill=colours.INK, anchor="lm")
    return sheet


def write_all(folder: Path, samples: Path | None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for key in every.GAMES:
        write_game(folder, samples, key)
    all_gems().save(folder / "gems.png")
    for name, data in leaderboard_pictures().items():
        ours = opened(data)
        ours.save(folder / f"leaderboards_{name}.png")
        small(ours).save(folder / f"leaderboards_{name}_400.png")


def write_game(folder: Path, samples: Path | None, key: str) -> None:
    """Write a game's pictures, each beside its sample if there is one."""
    scenes = every.scenes(key)
    sheet = every.pictures(key) if scenes is None else scenes.sheet()
    of_samples = getattr(scenes, "SAMPLES", {})
    for name, paint in sheet.items():
        ours = opened(paint())
        ours.save(folder / f"{key}_{name}.png")
        images = [ours]
        if samples is not None and name in of_samples:
            images.insert(0, opened((samples / f"{key}_{of_samples[name]}.png").read_bytes()))
        beside(*images).save(folder / f"{key}_{name}_beside.png")
        beside(*map(small, images)).save(folder / f"{key}_{name}_400.png")


def write_themes(folder: Path) -> None:
    """Write each picture in all themes side by side, at full size and 400 pixels wide."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, paint in all_pictures():
        images = [opened(painted(theme, paint)) for theme in Theme]
        beside(*images).save(folder / f"{name}.png")
        beside(*map(small, images)).save(folder / f"{name}_400.png")


def all_pictures() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Yield functions that paint the pictures of all painters, each with its name."""
    for key in every.GAMES:
        scenes = every.scenes(key)
        found = every.pictures(key) if scenes is None else {**every.pictures(key), **scenes.sheet()}
        yield from ((f"{key}_{name}", paint) for name, paint in found.items())
    yield "gemrush_legend", lambda: gemrush.paint_legend(Table())
    yield "gemrush_gems", lambda: gemrush.paint_gems(Table())
    yield "gemrush_room", lambda: gemrush.paint_room(*gemrush_scenes.ROOM)
    yield from ((f"leaderboards_{name}", paint) for name, paint in leaderboard_scenes.PICTURES.items())
    yield "themes", themes


def themes() -> bytes:
    """Return the picture from which a member chooses a theme, with English names."""
    return sample.paint(
        tuple(sample.Name(name, name == "Dark") for name in ("Dark", "Light", "High contrast", "Plain"))
    )


def leaderboard_pictures() -> dict[str, bytes]:
    """Return PNG files of leaderboards, profiles, reviews, accuracies, standings, brackets and years, by name."""
    return {name: paint() for name, paint in leaderboard_scenes.PICTURES.items()}


def keep() -> None:
    """Write the reference pictures of the tests, and the pictures of a real match and of the themes."""
    every.write(*every.GAMES)
    reference_file("gems3d", "match").write_bytes(gems3d.paint(*middle_of_a_match()))
    reference_file("readme", "themes").write_bytes(themes())
    for name, data in leaderboard_pictures().items():
        reference_file("leaderboards", name).write_bytes(data)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="where to write the sheets")
    parser.add_argument("--samples", type=Path, help="a folder with <key>_*.png of games to set beside ours")
    parser.add_argument("--keep", action="store_true", help="keep today's pictures: the tests will want them so")
    parser.add_argument("--themes", action="store_true", help="draw each picture in all themes")
    arguments = parser.parse_args()
    if arguments.keep:
        keep()
    if arguments.folder is not None and arguments.themes:
        write_themes(arguments.folder)
        print(f"written to {arguments.folder}")
    elif arguments.folder is not None:
        write_all(arguments.folder, arguments.samples)
        print(f"written to {arguments.folder}")


if __name__ == "__main__":
    main()
