"""Measures how fast Gembatan's pictures are drawn: `python -m tests.bench.gembatan_pictures`.

All times are milliseconds of CPU time. In the column "warm", all parts of the picture are cached. In the column "cold",
no part is cached. For the table "in 3 matches", each step of whole matches is painted. The painter then draws only
the parts that have changed.
"""

import io
import statistics
import subprocess
import sys

from PIL import Image

from bot.engine.table import Table
from bot.games.gembatan.model import View
from render import gembatan
from render.gembatan.colours import PALETTE
from render.png import with_filter_column
from tests.bench.timing import limit, median, once
from tests.render.gembatan_scenes import SCENES, line, played, seats, seen
from tests.render.references import empty_cache

SIZE_AT_MOST = 500  # KiB
WARM_AT_MOST = 15  # milliseconds
START_AT_MOST = 2.0  # seconds
COLUMN = (line(60, across=False), seats(2))
MATCHES = ((3, 2), (4, 3), (5, 4))  # (seed, number of seats)

START = """
import time
began = time.process_time()
from render import gembatan
imported = time.process_time()
gembatan.warm_up()
warm = time.process_time()
from tests.render.gembatan_scenes import SCENES
marks = []
for name in ("start", "middle", "small"):
    start = time.process_time()
    gembatan.paint(*SCENES[name])
    marks.append((time.process_time() - start) * 1000)
print(imported - began, warm - imported, *marks)
"""


def paint(view: View, table: Table) -> bytes:
    """Paint a picture without the cache of whole pictures; its parts may still be cached."""
    return gembatan.paint.uncached(view, table)


def empty_caches() -> None:
    """Empty the caches and run `warm_up`, as at the start of the bot."""
    empty_cache()
    gembatan.warm_up()


def each_scene() -> None:
    print(f"{'Gembatan':32}{'size':>12}{'grid':>8}{'cold':>8}{'warm':>8}{'KiB':>7}{'warm is':>10}")
    for name, (view, table) in {**SCENES, "60 in a line": (line(60), seats(2)), "60 in a column": COLUMN}.items():
        empty_caches()
        cold = once(lambda view=view, table=table: paint(view, table))  # type: ignore[misc]
        warm = median(lambda view=view, table=table: paint(view, table), 15)  # type: ignore[misc]
        data = paint(view, table)
        picture = Image.open(io.BytesIO(data))
        least, _ = limit(with_filter_column(PALETTE.now.indexes(picture.convert("RGB"))).tobytes())
        window = view.window
        grid = f"{window.right - window.left + 1}x{window.bottom - window.top + 1}"
        size = f"{picture.width}x{picture.height}"
        print(
            f"{name:32}{size:>12}{grid:>8}{cold:8.0f}{warm:8.1f}{len(data) / 1024:7.0f}{warm / least:8.1f} x the limit"
        )
    print(f"(warm under {WARM_AT_MOST} ms, all under {SIZE_AT_MOST} KiB)")


def matches() -> None:
    empty_caches()
    times, most = [], 0
    for seed, count in MATCHES:
        table = seats(count)
        for state in played(seed, count):
            view = seen(state)
            times.append(once(lambda view=view, table=table: paint(view, table)))  # type: ignore[misc]
            most = max(most, len(paint(view, table)))
    deciles = statistics.quantiles(times, n=10)
    print(f"\n{f'in {len(MATCHES)} matches, {len(times)} steps':44}{'ms':>8}")
    for name, took in (("median", deciles[4]), ("nine of ten within", deciles[8]), ("worst", max(times))):
        print(f"{name:44}{took:8.1f}")
    print(f"{'largest picture':44}{most / 1024:8.0f} KiB")


def starting() -> None:
    said = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=True).stdout
    imported, warm, *first = map(float, said.split())
    print(f"\n{'from nothing, in a fresh process':44}{'ms':>8}")
    print(f"{'import':44}{imported * 1000:8.0f}")
    print(f"{'warm_up':44}{warm * 1000:8.0f}   together under {START_AT_MOST} s")
    for name, took in zip(("one tile", "the middle of a match", "with a detail"), first, strict=True):
        print(f"{'the first picture: ' + name:44}{took:8.0f}")


def main() -> None:
    gembatan.warm_up()
    each_scene()
    matches()
    starting()


if __name__ == "__main__":
    main()
