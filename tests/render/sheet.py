"""For developers: `python -m tests.render.sheet FOLDER [--samples FOLDER]` draws what there is to look at.

Every scene at full size and at 400 pixels (beside its sample where there is one), every side of a board, every number
of seats, and the sixteen gems; every scene of Gembatan and of Gem Rush. With `--keep` it writes the
pictures that the tests and the README show.
"""

import argparse
import io
from pathlib import Path

import msgspec
from PIL import Image, ImageDraw

from bot.engine.game import Seat
from bot.engine.table import Table
from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES, AnyView, Mode, View
from render import fonts, gembatan, gemrush, gems, gems3d, leaderboards
from render.fonts import Face
from render.gems3d import colours
from render.gems3d.board import draw_ground
from render.gems3d.tiles import draw_letter
from tests.render import gembatan_scenes, gemrush_scenes, leaderboard_scenes
from tests.render.kept import kept_picture
from tests.render.played import middle_of_a_match
from tests.render.scenes import EIGHT, MIDDLE, RACES, SCENES, TRIO, sized

SMALL_WIDTH = 400  # what a phone shows of a picture
SAMPLES = {"middle": "board9", "reach": "board9_reach", "trick": "board_trick", "small": "board5", "large": "board15"}
GEMBATAN_SAMPLES = {"draft": "board_landscape", "middle": "board_portrait"}
GEMRUSH_SAMPLES = {"middle": "mine_portrait", "middle_wide": "mine_landscape", "hand": "hand", "room": "room",
                   "gems": "gems", "legend": "icons"}  # fmt: skip
SEAT_COUNTS = range(1, 9)


def picture(view: AnyView, table: Table) -> Image.Image:
    return Image.open(io.BytesIO(gems3d.paint(view, table))).convert("RGB")


def small(image: Image.Image) -> Image.Image:
    return image.resize((SMALL_WIDTH, round(image.height * SMALL_WIDTH / image.width)), Image.Resampling.LANCZOS)


def beside(*images: Image.Image) -> Image.Image:
    """Pictures in a row, at their tops."""
    sheet = Image.new("RGB", (sum(i.width + 12 for i in images) - 12, max(i.height for i in images)), "#000000")
    x = 0
    for image in images:
        sheet.paste(image, (x, 0))
        x += image.width + 12
    return sheet


def seated(count: int) -> tuple[View, Table]:
    """The middle of a match with so many seats."""
    names = EIGHT.seats[:count]
    credits_ = tuple(212 // (i + 1) for i in range(count))
    mode = Mode.SOLO if count == 1 else Mode.RELAY
    view = msgspec.structs.replace(MIDDLE, mode=mode, credits=credits_, to_move=Seat(count // 2))
    return view, msgspec.structs.replace(EIGHT, seats=names)


def all_gems() -> Image.Image:
    """The sixteen gems at four sizes."""
    sheet = Image.new("RGB", (4 * 236, 4 * 200), colours.NIGHT)
    pen = ImageDraw.Draw(sheet)
    for i, (name, letter) in enumerate(zip(GEM_NAMES, GEM_LETTERS, strict=True)):
        x, y = i % 4 * 236 + 10, i // 4 * 200 + 8
        for side, dx, dy in ((150, 0, 0), (45, 162, 0), (41, 162, 52), (31, 162, 100)):
            cell = draw_ground(side, colours.CELL[0])
            sprite = gems.sprite(name, side)
            cell.paste(sprite, (0, 0), sprite)
            draw_letter(cell, letter)
            sheet.paste(cell, (x + dx, y + dy))
        pen.text((x, y + 168), f"{letter}  {name}", font=fonts.house(Face.BOLD, 22), fill=colours.INK, anchor="lm")
    return sheet


def write_all(folder: Path, samples: Path | None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, (view, table) in {**SCENES, **RACES}.items():
        ours = picture(view, table)
        ours.save(folder / f"{name}.png")
        images = [ours]
        if samples is not None and name in SAMPLES:
            images.insert(0, Image.open(samples / f"gems3d_{SAMPLES[name]}.png").convert("RGB"))
        beside(*images).save(folder / f"{name}_beside.png")
        beside(*map(small, images)).save(folder / f"{name}_400.png")
    for start in range(5, 16, 4):
        sides = range(start, min(start + 4, 16))
        beside(*(small(picture(sized(side), TRIO)) for side in sides)).save(folder / f"sides_{start}.png")
    strips = [picture(*seated(count)).crop((0, 0, 720, 200)) for count in SEAT_COUNTS]
    sheet = Image.new("RGB", (720, 200 * len(strips)))
    for i, strip in enumerate(strips):
        sheet.paste(strip, (0, 200 * i))
    sheet.save(folder / "seats.png")
    all_gems().save(folder / "gems.png")
    write_gembatan(folder, samples)
    write_gemrush(folder, samples)
    for name, data in leaderboard_pictures().items():
        ours = Image.open(io.BytesIO(data)).convert("RGB")
        ours.save(folder / f"leaderboards_{name}.png")
        small(ours).save(folder / f"leaderboards_{name}_400.png")


def leaderboard_pictures() -> dict[str, bytes]:
    """Leaderboards and profiles."""
    shown = {name: leaderboards.paint_leaderboard(view) for name, view in leaderboard_scenes.LEADERBOARDS.items()}
    return shown | {name: leaderboards.paint_profile(view()) for name, view in leaderboard_scenes.PROFILES.items()}


def write_gembatan(folder: Path, samples: Path | None) -> None:
    """Every scene of Gembatan, beside its sample where there is one, and grids of any shape."""
    scenes = dict(gembatan_scenes.SCENES)
    scenes["line"] = gembatan_scenes.line(60), gembatan_scenes.seats(2)
    scenes["column"] = gembatan_scenes.line(60, False), gembatan_scenes.seats(2)
    for name, (view, table) in scenes.items():
        ours = Image.open(io.BytesIO(gembatan.paint(view, table))).convert("RGB")
        ours.save(folder / f"gembatan_{name}.png")
        images = [ours]
        if samples is not None and name in GEMBATAN_SAMPLES:
            images.insert(0, Image.open(samples / f"gembatan_{GEMBATAN_SAMPLES[name]}.png").convert("RGB"))
        beside(*images).save(folder / f"gembatan_{name}_beside.png")
        beside(*map(small, images)).save(folder / f"gembatan_{name}_400.png")


def write_gemrush(folder: Path, samples: Path | None) -> None:
    """Every scene of Gem Rush, for a phone and wide; a hand, a room, the gems, the legend."""
    pictures = {name: gemrush.paint(*scene) for name, scene in gemrush_scenes.SCENES.items()}
    pictures |= {f"{name}_wide": gemrush.paint_wide(*scene) for name, scene in gemrush_scenes.SCENES.items()}
    pictures["hand"] = gemrush.paint_hand(*gemrush_scenes.HAND)
    pictures["room"] = gemrush.paint_room(*gemrush_scenes.ROOM)
    pictures["gems"], pictures["legend"] = gemrush.paint_gems(Table()), gemrush.paint_legend(Table())
    for name, data in pictures.items():
        ours = Image.open(io.BytesIO(data)).convert("RGB")
        ours.save(folder / f"gemrush_{name}.png")
        images = [ours]
        if samples is not None and name in GEMRUSH_SAMPLES:
            images.insert(0, Image.open(samples / f"gemrush_{GEMRUSH_SAMPLES[name]}.png").convert("RGB"))
        beside(*images).save(folder / f"gemrush_{name}_beside.png")
        beside(*map(small, images)).save(folder / f"gemrush_{name}_400.png")


def keep() -> None:
    """Write the pictures that the tests compare with, and the one of a real match that the README shows."""
    for name, (view, table) in {**SCENES, **RACES}.items():
        kept_picture("gems3d", name).write_bytes(gems3d.paint(view, table))
    kept_picture("gems3d", "match").write_bytes(gems3d.paint(*middle_of_a_match()))
    for name in gembatan_scenes.KEPT:
        kept_picture("gembatan", name).write_bytes(gembatan.paint(*gembatan_scenes.SCENES[name]))
    for name in gemrush_scenes.KEPT:
        kept_picture("gemrush", name).write_bytes(gemrush.paint(*gemrush_scenes.SCENES[name]))
    kept_picture("gemrush", "hand").write_bytes(gemrush.paint_hand(*gemrush_scenes.HAND))
    for name, data in leaderboard_pictures().items():
        kept_picture("leaderboards", name).write_bytes(data)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="where to write the sheets")
    parser.add_argument(
        "--samples", type=Path, help="a folder with gems3d_*.png, gembatan_*.png and gemrush_*.png to set beside ours"
    )
    parser.add_argument("--keep", action="store_true", help="keep today's pictures: the tests will want them so")
    arguments = parser.parse_args()
    if arguments.keep:
        keep()
    if arguments.folder is not None:
        write_all(arguments.folder, arguments.samples)
        print(f"written to {arguments.folder}")


if __name__ == "__main__":
    main()
