"""Measures each theme beside the usual one: `python -m tests.bench.themes`.

Each number is the median over all reference pictures of a game. A time is CPU time with all parts of the picture
cached. The last table shows the memory of a new process that has painted all of them in one theme or in all.
"""

import statistics
import subprocess
import sys
from functools import partial
from importlib import import_module

from bot.engine.themes import Theme, painted
from tests.bench.timing import median
from tests.render.every import GAMES, scenes

ROUNDS = 9

# A new process runs this script. It paints the pictures in the themes that it gets as arguments.
MEMORY_OF = """
import resource, sys
from importlib import import_module
from bot.engine.themes import Theme, painted
from render.memory import MEMORY
from tests.render.every import GAMES, scenes
for key in GAMES:
    painter, module = import_module(f"render.{key}") if scenes(key) else None, scenes(key)
    for view, table in module.SCENES.values() if module else ():
        for theme in sys.argv[1:]:
            painted(Theme(theme), painter.paint, view, table)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, MEMORY.used / 2**20, MEMORY.limit / 2**20)
"""


def each_game() -> None:
    print(f"{'warm, medians':16}" + "".join(f"{theme.value:>9} ms{'KiB':>6}" for theme in Theme) + f"{'most':>14}")
    for key in (key for key in GAMES if scenes(key) is not None):
        paint = import_module(f"render.{key}").paint.uncached
        took: dict[Theme, list[float]] = {theme: [] for theme in Theme}
        sizes: dict[Theme, list[int]] = {theme: [] for theme in Theme}
        for view, table in scenes(key).SCENES.values():
            for theme in Theme:
                took[theme].append(median(partial(painted, theme, paint, view, table), ROUNDS))
                sizes[theme].append(len(painted(theme, paint, view, table)))
        row = "".join(
            f"{statistics.median(took[one]):12.2f}{statistics.median(sizes[one]) / 1024:6.0f}" for one in Theme
        )
        usual = statistics.median(took[Theme.DARK])
        most = max(statistics.median(times) for times in took.values())
        print(f"{key:16}{row}{most / usual:8.2f} x dark")


def each_memory() -> None:
    print(f"\n{'memory, MiB':16}{'process':>10}{'drawings':>10}{'limit':>8}")
    for name, themes in (("dark", [Theme.DARK]), *((one.value, [one]) for one in list(Theme)[1:]), ("all", [*Theme])):
        arguments = [sys.executable, "-c", MEMORY_OF, *(one.value for one in themes)]
        said = subprocess.run(arguments, capture_output=True, text=True, check=True).stdout
        process, drawings, limit = map(float, said.split())
        print(f"{name:16}{process:10.0f}{drawings:10.1f}{limit:8.0f}")


def main() -> None:
    each_game()
    each_memory()


if __name__ == "__main__":
    main()
