"""The par of a daily: the points of the hard computer player on the same board.

A worker process computes it when the first member opens the daily, so that it is there when they have played it. What a
restart or a fault has prevented is computed when the daily is opened again, and at the latest when the day is closed.
"""

import asyncio
import logging
from collections.abc import Mapping
from functools import partial

from bot.engine.game import AnyGame
from bot.errors import PlayerError
from bot.machine import Workers
from bot.sessions.database import Database
from bot.sessions.thinking import play_alone
from bot.storage import dailies

SECONDS = 300.0  # the time limit for one par

_log = logging.getLogger(__name__)


class Pars:
    """Computes the par of each game and day once, and stores it. workers: compute it; they are closed with this."""

    def __init__(self, database: Database, games: Mapping[str, AnyGame], workers: Workers) -> None:
        self._database = database
        self._games = games
        self._workers = workers
        self._tasks: dict[tuple[str, int], asyncio.Task[bool]] = {}
        self._stopped = False

    async def of(self, game: str, day: int) -> int | None:
        """Return the par of a daily; None if it is not stored. Raises NotKept."""
        return await self._database.read(dailies.par_of, day, game) if self._has_par(game) else None

    def begin(self, game: str, day: int, seed: int) -> None:
        """Begin to compute the par of a daily. Do nothing if the game has none."""
        if self._has_par(game) and not self._stopped:
            self._task(game, day, seed)

    async def complete(self, game: str, day: int, seed: int) -> bool:
        """Compute the par of a daily if it is not stored. Return whether it is stored, or the game has none."""
        if not self._has_par(game):
            return True
        return not self._stopped and await asyncio.shield(self._task(game, day, seed))

    async def stop(self) -> None:
        """Stop computing. What is not stored is computed after the next start."""
        self._stopped = True
        await self._workers.close()
        await asyncio.gather(*self._tasks.values())

    def _has_par(self, game: str) -> bool:
        return game in self._games and self._games[game].about.par

    def _task(self, game: str, day: int, seed: int) -> asyncio.Task[bool]:
        key = game, day
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._compute(game, day, seed))
            self._tasks[key].add_done_callback(lambda _: self._tasks.pop(key))
        return self._tasks[key]

    async def _compute(self, game: str, day: int, seed: int) -> bool:
        rules = self._games[game]
        try:
            if await self._database.read(dailies.par_of, day, game) is None:
                par = await self._workers.run(play_alone, rules, rules.about.daily, seed, "hard", seconds=SECONDS)
                await self._database.run(partial(dailies.note_par, day=day, game=game, par=par))
        except PlayerError as problem:
            _log.warning("The par of day %s in %s is not known yet: %s", day, game, problem)
        except Exception:  # noqa: BLE001 - A fault of a game must not keep the day open.
            _log.exception("The par of day %s in %s cannot be computed", day, game)
        else:
            return True
        return False
