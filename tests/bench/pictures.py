"""Measures how fast pictures are drawn: `python -m tests.bench.pictures`.

First the painter of Gems 3D and other libraries draw the same board: 9x9 cells with 50 gems of 7 types. The table shows
medians of CPU time, which other work on the machine hardly changes. The second row is the least possible time: copying
the picture once and compressing it in the fastest way.

Then the command runs `gembatan_pictures`, `gemrush_pictures` and `leaderboard_pictures`, which can also run alone.
"""

import io
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from PIL import Image

from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES, Trace, View
from render import gems, gems3d
from render.gems import cuts, outline
from render.gems.kinds import LOOKS
from render.gems3d.board import WIDTH, draw_board, layout
from render.gems3d.colours import PALETTE, colours
from render.gems3d.tiles import letter_sprite
from render.png import with_filter_column
from tests.bench import gembatan_pictures, gemrush_pictures, leaderboard_pictures
from tests.bench.timing import installed, limit, median
from tests.render.gems3d_scenes import LARGE, MIDDLE, SCENES, SMALL, TRIO, line, view
from tests.render.gems3d_scenes import gems as by_letter

CAIROSVG_AT_LEAST, PILLOW_AT_LEAST, LIMIT_AT_MOST = 100, 20, 3
SIZE_AT_MOST = 120  # KiB
START_AT_MOST = 1.5  # seconds
TYPES = by_letter("RBGCLSY")
GEMS = 50
CELL, SIDE = layout(9).cell, 9

# A new process runs this script: it imports the painter, warms it up and paints three pictures.
START = """
import time
began = time.process_time()
from render import gems3d
imported = time.process_time()
gems3d.warm_up()
warm = time.process_time()
from tests.render.gems3d_scenes import MIDDLE, LARGE, SMALL, EIGHT, TRIO
marks = []
for view, table in ((MIDDLE, TRIO), (LARGE, EIGHT), (SMALL, TRIO)):
    start = time.process_time()
    gems3d.paint(view, table)
    marks.append((time.process_time() - start) * 1000)
print(imported - began, warm - imported, *marks)
"""


def board() -> View:
    """Return a random board with a moved gem and two new gems, which all libraries draw."""
    dice = random.Random(3)
    way = line("A1 B1 C1 D1 D2 D3 E3")
    free = [cell for cell in range(SIDE * SIDE) if cell not in way[:-1]]
    cells = bytearray(SIDE * SIDE)
    for cell in [way[-1], *dice.sample([c for c in free if c != way[-1]], GEMS - 1)]:
        cells[cell] = dice.choice(TYPES)
    dropped = [cell for cell in free if cells[cell] and cell != way[-1]][:2]
    return view(bytes(cells), types=TYPES, next=TYPES[:3], trace=Trace(path=way, dropped=bytes(dropped)))


def full(types: bytes) -> View:
    dice = random.Random(2)
    return view(bytes(dice.choice(types) for _ in range(SIDE * SIDE)), types=types, next=types[:3])


# ------------------------------------------------------------------------------------------- other libraries


def facets(name: str) -> list[tuple[list[tuple[float, float]], str]]:
    """Return the polygons of a gem, with coordinates from 0 to 1, each with its colour.

    Glow and shadow are left out.
    """
    outlines = {
        "red": outline.placed(outline.sampled(outline.heart, 16)),
        "light-blue": outline.placed(outline.sampled(outline.drop, 14)),
        "green": outline.placed(outline.bevelled([(-0.74, -1.06), (0.74, -1.06), (0.74, 1.06), (-0.74, 1.06)], 0.36)),
        "yellow": outline.placed([(0, -1.18), (0.98, 0), (0, 1.18), (-0.98, 0)]),
    }
    shape = outlines.get(name) or outline.placed(outline.regular(12, -75, wide=1.12, high=0.80))
    middle = outline.centroid(shape)
    cut = cuts.step(shape, middle) if name in ("green", "yellow") else cuts.brilliant(shape, middle)
    return [
        ([(x / outline.SIDE, y / outline.SIDE) for x, y in polygon], "#{:02x}{:02x}{:02x}".format(*LOOKS[name].ramp(t)))
        for polygon, t in cut
    ]


def hexed(colour: tuple[int, int, int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def placed_gems(seen: View) -> Iterator[tuple[int, int, int]]:
    """Yield (x, y, number of the gem) for every gem; x and y are the upper left corner of its cell."""
    for cell, gem in enumerate(seen.cells):
        if gem:
            yield *layout(SIDE).corner(cell), gem


def svg(seen: View) -> str:
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{layout(SIDE).height}"><defs>']
    for gem in seen.types:
        parts.append(f'<g id="g{gem}">')
        for polygon, colour in facets(GEM_NAMES[gem - 1]):
            points = " ".join(f"{x * CELL:.1f},{y * CELL:.1f}" for x, y in polygon)
            parts.append(f'<polygon points="{points}" fill="{colour}"/>')
        parts.append("</g>")
    parts.append(f'</defs><rect width="100%" height="100%" fill="{hexed(colours.NIGHT)}"/>')
    for cell in range(SIDE * SIDE):
        x, y = layout(SIDE).corner(cell)
        fill = hexed(colours.CELL[layout(SIDE).odd(cell)])
        parts.append(f'<rect x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{CELL - 2}" rx="10" fill="{fill}"/>')
    for x, y, gem in placed_gems(seen):
        letter = GEM_LETTERS[gem - 1]
        parts.append(f'<use href="#g{gem}" x="{x}" y="{y}"/>')
        parts.append(f'<text x="{x + CELL - 6}" y="{y + CELL - 6}" font-size="17" fill="#fff" text-anchor="end">')
        parts.append(f"{letter}</text>")
    return "".join([*parts, "</svg>"])


def with_pycairo(cairo: Any, seen: View) -> bytes:  # The type is Any because pycairo may not be installed.
    """Return the board as a PNG that cairo draws from paths and texts, and encodes."""
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, WIDTH, layout(SIDE).height)
    pen = cairo.Context(surface)

    def fill(colour: str) -> None:
        pen.set_source_rgb(*(int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)))
        pen.fill()

    pen.rectangle(0, 0, WIDTH, layout(SIDE).height)
    fill(hexed(colours.NIGHT))
    for cell in range(SIDE * SIDE):
        x, y = layout(SIDE).corner(cell)
        pen.rectangle(x + 1, y + 1, CELL - 2, CELL - 2)
        fill(hexed(colours.CELL[layout(SIDE).odd(cell)]))
    pen.set_font_size(17)
    shapes = {gem: facets(GEM_NAMES[gem - 1]) for gem in seen.types}
    for x, y, gem in placed_gems(seen):
        for polygon, colour in shapes[gem]:
            for px, py in polygon:
                pen.line_to(x + px * CELL, y + py * CELL)
            fill(colour)
        pen.move_to(x + CELL - 18, y + CELL - 6)
        pen.set_source_rgb(1, 1, 1)
        pen.show_text(GEM_LETTERS[gem - 1])
    target = io.BytesIO()
    surface.write_to_png(target)
    return target.getvalue()


def with_pillow(seen: View, ground: Image.Image) -> bytes:
    """Return the board as a PNG for which Pillow pastes our sprites on the background."""
    image = ground.copy()
    for x, y, gem in placed_gems(seen):
        for sprite in (gems.sprite(GEM_NAMES[gem - 1], CELL), letter_sprite(GEM_LETTERS[gem - 1], CELL)):
            image.paste(sprite, (x, y), sprite)
    return saved(image)


def saved(image: Image.Image) -> bytes:
    target = io.BytesIO()
    image.save(target, "PNG")
    return target.getvalue()


# ------------------------------------------------------------------------------------------------------------- tables


def compared(seen: View) -> None:
    def paint() -> bytes:
        return gems3d.paint.uncached(seen, TRIO)

    ours, data = median(paint, 100), paint()
    picture = Image.open(io.BytesIO(data))
    canvas = with_filter_column(PALETTE.now.indexes(picture.convert("RGB")))
    least, how = limit(canvas.tobytes())
    print(f"{'9x9, 50 gems, 720 x 810':44}{'ms':>8}{'KiB':>7}{'ours is':>12}")
    print(f"{'ours':44}{ours:8.2f}{len(data) / 1024:7.0f}")
    print(f"{'the limit: copy, ' + how:44}{least:8.2f}{'':7}{ours / least:9.1f} x of it (at most {LIMIT_AT_MOST})")
    ground = draw_board(SIDE)
    rows: list[tuple[str, Callable[[], bytes] | None, str, int]] = [
        ("Pillow: RGB sprites, default PNG", lambda: with_pillow(seen, ground), f"aim {PILLOW_AT_LEAST}", 9),
        ("Pillow: our finished palette picture, saved", lambda: saved(picture), "", 9),
    ]
    cairo, cairosvg = installed("cairo"), installed("cairosvg")
    rows.append(("pycairo: vector, its PNG", (lambda: with_pycairo(cairo, seen)) if cairo else None, "", 7))
    drawing = svg(seen)
    way: Callable[[], bytes] | None = (lambda: bytes(cairosvg.svg2png(drawing))) if cairosvg else None
    rows.append(("cairosvg: vector, its PNG", way, f"aim {CAIROSVG_AT_LEAST}", 5))
    for name, work, aim, rounds in rows:
        if work is None:
            print(f"{name:44}not installed")
            continue
        took = median(work, rounds)
        print(f"{name:44}{took:8.1f}{len(work()) / 1024:7.0f}{took / ours:9.0f} x faster {aim}")


def each_scene() -> None:
    print(f"\n{'every kind of picture, tiles baked':44}{'ms':>8}{'KiB':>7}")
    others = {
        "full board, 7 types": (full(TYPES), TRIO),
        "full board, the 12 types hardest to encode": (full(by_letter("DGCLUYSORAPT")), TRIO),
    }
    for name, (seen, seats) in {**SCENES, **others}.items():
        took = median(lambda seen=seen, seats=seats: gems3d.paint.uncached(seen, seats), 15)  # type: ignore[misc]
        print(f"{name:44}{took:8.2f}{len(gems3d.paint(seen, seats)) / 1024:7.0f}")
    print(f"(default settings: under {SIZE_AT_MOST} KiB)")
    scores = [msgspec.structs.replace(MIDDLE, score=score) for score in range(200)]
    print(f"{'kept picture, looked up':44}{median(lambda: gems3d.paint(MIDDLE, TRIO), 50):8.3f}")
    fresh = iter(scores)
    print(f"{'a score not seen before':44}{median(lambda: gems3d.paint(next(fresh), TRIO), 150):8.2f}")


def starting() -> None:
    said = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=True).stdout
    imported, warm, *first = map(float, said.split())
    print(f"\n{'from nothing, in a fresh process':44}{'ms':>8}")
    print(f"{'import':44}{imported * 1000:8.0f}")
    print(f"{'warm_up':44}{warm * 1000:8.0f}   together under {START_AT_MOST} s")
    for name, took in zip(
        ("9x9", f"{LARGE.size}x{LARGE.size}, 12 types", f"{SMALL.size}x{SMALL.size}"), first, strict=True
    ):
        print(f"{'the first picture: ' + name:44}{took:8.0f}")


def main() -> None:
    gems3d.warm_up()
    compared(board())
    each_scene()
    starting()
    print()
    gembatan_pictures.main()
    print()
    gemrush_pictures.main()
    leaderboard_pictures.main()


if __name__ == "__main__":
    main()
