"""How fast and how large animations of whole matches are: `python -m tests.bench.replay`.

CPU time, warm: what pictures are made of is kept from the match itself. Gems 3D move by move, the first hundred moves;
the others turn by turn to their end, each match by players who like to build (moves drawn at random, seeded).
"""

import io
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from typing import Any

from PIL import Image

from bot.engine.table import Table
from bot.games.gembatan import GAME as GEMBATAN
from bot.games.gemrush import GAME as GEMRUSH
from render import gembatan, gemrush, gems3d, gif
from tests.games.gembatan import matches as gembatan_matches
from tests.games.gemrush import matches as gemrush_matches
from tests.render import gembatan_scenes, gemrush_scenes, played

FRAMES, SECONDS, MIB = 100, 0.5, 1.5  # of Gems 3D
LARGE_MIB = 8.0
SEEDS = (13, 14)
Frames = Callable[[list[Any], list[Table]], Iterable[gif.Frame]]


def gems_views() -> list[Any]:
    return list(islice(chain.from_iterable(played.views(seed) for seed in SEEDS), FRAMES))


def by_turn(game: Any, states: Iterable[Any]) -> list[Any]:
    """What the channel saw at the end of each turn, and at the end."""
    found, last = [], None
    for state in states:
        if last is not None and state.turns != last.turns:
            found.append(game.view(state, None))
        last = state
    final = game.view(last, None)
    return found if found[-1] == final else [*found, final]


def gembatan_views(seed: int) -> list[Any]:
    return by_turn(GEMBATAN, (step.state for _, _, step in gembatan_matches.match(seed, leaving=False)))


def gemrush_views(kind: gemrush_matches.Kind) -> list[Any]:
    return by_turn(GEMRUSH, (one.step.state for one in gemrush_matches.match(kind)))


def measured(frames: Frames, views: list[Any], table: Table) -> tuple[float, float, bytes]:
    """Seconds to paint, seconds to encode, the file; the second time."""
    for _ in range(2):
        began = time.process_time()
        painted = list(frames(views, [table] * len(views)))
        between = time.process_time()
        data = gif.encode((frame, 40) for frame in painted)
        ended = time.process_time()
    return between - began, ended - between, data


def rows() -> Iterator[tuple[str, Frames, list[Any], Table]]:
    yield "Gems 3D, 9x9, three seats", gems3d.frames, gems_views(), played.table("Mira", "Jonas", "Anouk")
    for seed in (1, 4):
        views = gembatan_views(seed)
        yield f"Gembatan, {len(views[0].hands)} seats", gembatan.frames, views, gembatan_scenes.table()
    for kind in (gemrush_matches.RUSHES[1], gemrush_matches.CRISES[0]):
        yield f"Gem Rush, {kind}", gemrush.frames, gemrush_views(kind), gemrush_scenes.table(kind.seats)


def main() -> None:
    print(f"{'an animation':36}{'frames':>7}{'size':>11}{'paint s':>9}{'encode s':>9}{'MiB':>7}")
    for name, frames, views, table in rows():
        paint, encode, data = measured(frames, views, table)
        with Image.open(io.BytesIO(data)) as image:
            size = f"{image.width}x{image.height}"
        print(f"{name:36}{len(views):7}{size:>11}{paint:9.2f}{encode:9.2f}{len(data) / 2**20:7.2f}", flush=True)
    print(f"(Gems 3D under {SECONDS} s in all and {MIB} MiB, the others under {LARGE_MIB:.0f} MiB)")


if __name__ == "__main__":
    main()
