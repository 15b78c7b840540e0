"""The command `puzzles`: finds puzzles in matches that computer players play, and stores them."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path

import click

from bot.engine.game import AnyGame
from bot.engine.puzzles import Puzzle, composer_of, puzzles_from
from bot.errors import StartError, TooHeavy
from bot.games import all_games
from bot.machine import Machine
from bot.program.arguments import COUNT, PATH
from bot.program.settings import carry_out, read_settings
from bot.sessions.play.puzzle_files import known, write
from bot.storage import puzzles as rows
from bot.storage.store import Store

MINUTE = 60.0  # seconds
MATCH_SECONDS = 900.0  # the time limit for the puzzles of one match
AT_ONCE = 8  # matches that are played at the same time, on a machine with enough cores


@click.command()
@click.argument("game", required=False)
@click.option("--number", type=COUNT, help="Stop after so many new puzzles of each game.")
@click.option("--seed", type=COUNT, default=1, help="The seed of the first match.", show_default=True)
@click.option("--minutes", type=COUNT, default=60, help="Stop after so many minutes.", show_default=True)
@click.option("--file", type=PATH, help="Store in this file instead of the database.")
def command(game: str | None, number: int | None, seed: int, minutes: int, file: Path | None) -> None:
    """Find puzzles of GAME, or of all games, in matches that computer players play, and store them."""
    carry_out(puzzles(_games(game), number, seed, minutes * MINUTE, file))


def _games(key: str | None) -> list[AnyGame]:
    """Return the games with puzzles, or the one with this key. Raises StartError if it has none."""
    found = {name: game for name, game in all_games().items() if composer_of(game) is not None}
    if key is not None and key not in found:
        raise StartError(f"There are no puzzles of {key!r}: there are of {', '.join(found)}.")
    return [found[key]] if key is not None else list(found.values())


async def puzzles(games: Sequence[AnyGame], number: int | None, seed: int, seconds: float, file: Path | None) -> None:
    """Find puzzles and store them, with the time divided among the games. Print how many.

    number: the most new puzzles of each game; None: no limit. file: None for the database.
    """
    if file is not None and len(games) != 1:
        raise StartError("A file has the puzzles of one game: name the game.")
    store = await Store.open(read_settings().database_url) if file is None else None
    try:
        for game in games:
            found = 0
            async for some in _matches(game, seed, seconds / len(games)):
                found += await _stored(game, some, file, store)
                if number is not None and found >= number:
                    break
            print(f"{game.about.key}: {found} new puzzles.")
    finally:
        if store is not None:
            await store.close()


async def _stored(game: AnyGame, found: Sequence[Puzzle], file: Path | None, store: Store | None) -> int:
    """Store puzzles. Return how many of them are new."""
    if store is not None:
        now = Machine().clock.now()
        return await store.run(partial(rows.add, game=game.about.key, guild=0, match_id=None, found=found, at=now))
    assert file is not None  # otherwise there is a store
    before = known(file)
    after = list({one.id: one for one in (*before, *found)}.values())
    write(file, after)
    return len(after) - len(before)


async def _matches(game: AnyGame, seed: int, seconds: float) -> AsyncIterator[list[Puzzle]]:
    """Yield the puzzles of one match after the other, until the time is over."""
    machine = Machine()
    workers, end = machine.workers(AT_ONCE), machine.clock.monotonic() + seconds
    playing: list[asyncio.Task[list[Puzzle]]] = []
    try:
        while (left := end - machine.clock.monotonic()) > 0:
            while len(playing) < AT_ONCE:
                work = workers.run(puzzles_from, game, seed, seed, seconds=MATCH_SECONDS)
                playing.append(asyncio.create_task(work))
                seed += 1
            await asyncio.wait(playing, timeout=left, return_when=asyncio.FIRST_COMPLETED)
            done = [task for task in playing if task.done()]
            playing = [task for task in playing if task not in done]
            for task in done:
                try:
                    yield task.result()
                except TooHeavy:  # a worker has died twice, or the match took too long: the next one may not
                    continue
    finally:
        for task in playing:
            task.cancel()
        await workers.close()
