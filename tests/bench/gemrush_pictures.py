"""Measures how fast Gem Rush's pictures are drawn: `python -m tests.bench.gemrush_pictures`.

All times are milliseconds of CPU time. In the column "cold", a scene is drawn for the first time. In the column "warm",
all parts of the picture are cached. For the tables "in 3 matches", mines grow tile by tile while dwarves walk.
"""

import io
import random
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator

from PIL import Image

from bot.engine.table import Table
from bot.games.gemrush.view import View
from render import gemrush
from render.gemrush.colours import PALETTE
from render.png import with_filter_column
from tests.bench.timing import limit, median, once
from tests.render.gemrush_scenes import HAND, SCENES, grown, rooms, seen, table

SIZE_AT_MOST = 600  # KiB
WARM_AT_MOST = 15  # milliseconds
START_AT_MOST = 2.0  # seconds
MATCHES = ((3, 2, "rush"), (4, 4, "crisis"), (5, 5, "rush"))  # (seed, number of seats, mode)

START = """
import time
began = time.process_time()
from render import gemrush
imported = time.process_time()
gemrush.warm_up()
warm = time.process_time()
from tests.render.gemrush_scenes import SCENES
marks = []
for name, painter in (("start", gemrush.paint), ("middle", gemrush.paint), ("large", gemrush.paint_wide)):
    start = time.process_time()
    painter(*SCENES[name])
    marks.append((time.process_time() - start) * 1000)
print(imported - began, warm - imported, *marks)
"""

Painter = Callable[[View, Table], bytes]
# These painters do not cache whole pictures.
PHONE, WIDE, CARDS = gemrush.paint.uncached, gemrush.paint_wide.uncached, gemrush.paint_hand.uncached


def scenes() -> Iterator[tuple[str, Painter, View, Table]]:
    for name, (view, names) in SCENES.items():
        yield f"{name}, phone", PHONE, view, names
        if view.over is None:
            yield f"{name}, wide", WIDE, view, names
    yield "a hand", CARDS, *HAND


def each_scene() -> None:
    print(f"{'Gem Rush':24}{'size':>12}{'tiles':>7}{'cold':>8}{'warm':>8}{'KiB':>7}{'warm is':>10}")
    for name, painter, view, names in scenes():
        cold = once(lambda: painter(view, names))  # noqa: B023
        warm = median(lambda: painter(view, names), 15)  # noqa: B023
        data = painter(view, names)
        picture = Image.open(io.BytesIO(data))
        least, _ = limit(with_filter_column(PALETTE.now.indexes(picture.convert("RGB"))).tobytes())
        size = f"{picture.width}x{picture.height}"
        print(
            f"{name:24}{size:>12}{len(view.tiles):7}{cold:8.0f}{warm:8.1f}{len(data) / 1024:7.0f}"
            f"{warm / least:8.1f} x the limit"
        )
    print(f"(warm under {WARM_AT_MOST} ms, all under {SIZE_AT_MOST} KiB)")


def walked(seed: int, count: int, mode: str) -> Iterator[View]:
    """Yield a view for each tile of a mine that grows to 60 tiles. After each view, the next dwarf walks."""
    dice = random.Random(seed)
    places = [rooms(grown(seed, 1))[0]] * count
    for tiles in range(1, 61):
        laid, turn = grown(seed, tiles), tiles % count
        view = seen(laid, tuple(places), mode=mode, turn=turn, seed=seed, turns=tiles)
        yield view
        reached = [tile for tile in view.tiles if tile.steps is not None and tile.type != "tunnel"]
        goal = dice.choice(reached)
        places[turn] = next(one.cell for one in laid if one.tile == goal.number)


def matches() -> None:
    for title, painter in (("phone", PHONE), ("wide", WIDE)):
        times, most = [], 0
        for seed, count, mode in MATCHES:
            for view in walked(seed, count, mode):
                times.append(once(lambda: painter(view, table(count))))  # noqa: B023
                most = max(most, len(painter(view, table(count))))
        deciles = statistics.quantiles(times, n=10)
        print(f"\n{f'{title}, in {len(MATCHES)} matches, {len(times)} turns':44}{'ms':>8}")
        for name, took in (("median", deciles[4]), ("nine of ten within", deciles[8]), ("worst", max(times))):
            print(f"{name:44}{took:8.1f}")
        print(f"{'largest picture':44}{most / 1024:8.0f} KiB")


def starting() -> None:
    said = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=True).stdout
    imported, warm, *first = map(float, said.split()[-5:])
    print(f"\n{'from nothing, in a fresh process':44}{'ms':>8}")
    print(f"{'import':44}{imported * 1000:8.0f}")
    print(f"{'warm_up':44}{warm * 1000:8.0f}   together under {START_AT_MOST} s")
    for name, took in zip(("one tile", "the middle of a match", "80 tiles, wide"), first, strict=True):
        print(f"{'the first picture: ' + name:44}{took:8.0f}")


def main() -> None:
    gemrush.warm_up()
    each_scene()
    matches()
    starting()


if __name__ == "__main__":
    main()
