"""Measures the time and size of animations and archives of matches: `python -m tests.bench.replay`.

All times are CPU times, and the parts of pictures are cached. An animation of Gems 3D shows a hundred moves, with one
frame for each. An animation of another game has a frame for each turn of a whole match.
"""

import io
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from typing import Any

import msgspec
from PIL import Image

from bot.engine.codec import Codec
from bot.engine.table import Table
from bot.games import all_games
from bot.games.gembatan import GAME as GEMBATAN
from bot.games.gemrush import GAME as GEMRUSH
from bot.games.gems3d.model import Mode
from bot.games.gems3d.model import Options as GemsOptions
from bot.sessions.memory import archive
from bot.storage.rows import LogRow
from render import gembatan, gemrush, gems3d, gif
from render.canvas import Frame
from tests.bench.timing import median
from tests.games.gembatan import matches as gembatan_matches
from tests.games.gemrush import matches as gemrush_matches
from tests.render import gembatan_scenes, gemrush_scenes, gems3d_scenes, played
from tests.storage.samples import log_row

FRAMES = 100  # of an animation of Gems 3D
SECONDS, MIB = 0.5, 1.5  # aims for Gems 3D
LARGE_MIB = 8.0  # aim for the other games
SEEDS = (13, 14)
RUSH = gemrush_matches.RUSHES[1]
Frames = Callable[[list[Any], list[Table]], Iterable[Frame]]


def gems_views() -> list[Any]:
    return list(islice(chain.from_iterable(played.views(seed) for seed in SEEDS), FRAMES))


def by_turn(game: Any, states: Iterable[Any]) -> list[Any]:
    """Return the channel's view at the end of each turn and at the end of the match."""
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
    """Return the seconds to paint, the seconds to encode, and the file. Each time is the shortest of four runs."""
    paint = encode = float("inf")
    for _ in range(4):
        began = time.process_time()
        painted = list(frames(views, [table] * len(views)))
        between = time.process_time()
        data = gif.encode((frame, 40) for frame in painted)
        paint, encode = min(paint, between - began), min(encode, time.process_time() - between)
    return paint, encode, data


def rows() -> Iterator[tuple[str, Frames, list[Any], Table]]:
    yield "Gems 3D, 9x9, three seats", gems3d.frames, gems_views(), gems3d_scenes.table("Mira", "Jonas", "Anouk")
    for seed in (1, 4):
        views = gembatan_views(seed)
        count = len(views[0].hands)
        yield f"Gembatan, {count} seats", gembatan.frames, views, gembatan_scenes.seats(count)
    for kind in (RUSH, gemrush_matches.CRISES[0]):
        yield f"Gem Rush, {kind}", gemrush.frames, gemrush_views(kind), gemrush_scenes.table(kind.seats)


def entries(game: Any, steps: Iterable[tuple[Any, Any, Any]]) -> list[LogRow]:
    """Return the rows of a match's log.

    steps: (seat, move, step) for each entry; the move is None if the seat leaves
    """
    codec, rows = Codec(game), []
    for version, (seat, move, step) in enumerate(steps, 1):
        kind, notation = ("leave", "") if move is None else ("move", game.notate(move))
        row = msgspec.structs.replace(
            log_row("benchmatch", version, state=codec.encode(step.state)), kind=kind, seat=seat, notation=notation,
            events=codec.encode_events(step.events), at=1_700_000_000_000 + version * 40_000,
        )  # fmt: skip
        rows.append(row)
    return rows


def gems_steps() -> Iterator[tuple[Any, Any, Any]]:
    game = all_games()["gems3d"]
    state = game.setup(SEEDS[0], GemsOptions(mode=Mode.RELAY), 3).state
    while game.outcome(state) is None:
        seat = game.to_move(state)[0]
        move = played.best_move(state, seat)
        step = game.apply(state, seat, move)
        yield seat, move, step
        state = step.state


def archives() -> None:
    """Print how many bytes an archived match takes, and how long it takes to pack and unpack."""
    matches = (
        ("Gems 3D", all_games()["gems3d"], gems_steps()),
        ("Gembatan", GEMBATAN, [(s.turn, m, step) for s, m, step in gembatan_matches.match(1, leaving=False)]),
        (
            "Gem Rush",
            GEMRUSH,
            [(one.seat, one.move, one.step) for one in gemrush_matches.match(gemrush_matches.RUSHES[1])],
        ),
    )
    print(f"\n{'an archive':36}{'entries':>8}{'log B':>9}{'blob B':>8}{'B/entry':>8}{'pack ms':>9}{'unpack':>8}")
    for name, game, steps in matches:
        rows = entries(game, steps)
        packed = archive.pack("benchmatch", rows)
        size, log = len(packed.entries), sum(len(row.events) + len(row.state or b"") for row in rows)
        pack, unpack = median(lambda: archive.pack("benchmatch", rows), 5), median(lambda: archive.unpack(packed), 5)  # noqa: B023
        print(f"{name:36}{len(rows):8}{log:9}{size:8}{size / len(rows):8.0f}{pack:9.1f}{unpack:8.2f}")


def main() -> None:
    print(f"{'an animation':36}{'frames':>7}{'size':>11}{'paint s':>9}{'encode s':>9}{'MiB':>7}")
    for name, frames, views, table in rows():
        paint, encode, data = measured(frames, views, table)
        with Image.open(io.BytesIO(data)) as image:
            size = f"{image.width}x{image.height}"
        print(f"{name:36}{len(views):7}{size:>11}{paint:9.2f}{encode:9.2f}{len(data) / 2**20:7.2f}", flush=True)
    print(f"(Gems 3D under {SECONDS} s in all and {MIB} MiB, the others under {LARGE_MIB:.0f} MiB)")
    archives()


if __name__ == "__main__":
    main()
