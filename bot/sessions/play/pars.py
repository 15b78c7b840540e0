"""The par of a daily: the points of the computer player's best match on the same board (`thinking.par_of`).

A worker process computes it when the first member opens the daily, so that it is there when they have played it. What a
restart or a fault has prevented is computed when the daily is opened again, and at the latest when the day is closed.
After a fault, an hour passes before the next attempt.
"""

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from typing import Any

from bot.engine.game import AnyGame
from bot.errors import PlayerError
from bot.machine import Clock, Workers
from bot.sessions.database import Database
from bot.sessions.pace import HOUR
from bot.sessions.thinking import par_of
from bot.storage import dailies

SECONDS = 300.0  # the time limit for one par

_log = logging.getLogger(__name__)


class Pars:
    """Computes the par of each game and day once, and stores it. workers: compute it; they are closed with this."""

    def __init__(self, database: Database, games: Mapping[str, AnyGame], workers: Workers, clock: Clock) -> None:
        self._database = database
        self._games = games
        self._workers = workers
        self._clock = clock
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._failed: dict[tuple[str, int], int] = {}  # when the last attempt has failed
        self._stopped = False

    async def of(self, game: str, day: int) -> int | None:
        """Return the par of a daily; None if it is not stored. Raises NotKept."""
        return await self._database.read(dailies.par_of, day, game) if self._tells_par(game) else None

    def begin(self, game: str, day: int, seed: int, options: Any) -> None:
        """Begin to compute the par of a daily. Do nothing if it has none, or an attempt has just failed.

        options: those of the day. A daily that an earlier version of the bot began with others has no par.
        """
        key, now = (game, day), self._clock.now()
        if self._stopped or not self._has_par(game, options) or key in self._tasks:
            return
        if key in self._failed and now - self._failed[key] < HOUR:
            return
        self._tasks[key] = asyncio.create_task(self._compute(game, day, seed))
        self._tasks[key].add_done_callback(lambda _: self._tasks.pop(key))

    async def is_settled(self, game: str, day: int, seed: int, options: Any) -> bool:
        """Return whether the par of a daily is stored, or it has none. Otherwise begin to compute it.

        options: as for `begin`. Raises NotKept.
        """
        if not self._has_par(game, options) or await self.of(game, day) is not None:
            return True
        self.begin(game, day, seed, options)
        return False

    async def stop(self) -> None:
        """Stop computing. What is not stored is computed after the next start."""
        self._stopped = True
        await self._workers.close()
        await asyncio.gather(*self._tasks.values())

    def _has_par(self, game: str, options: Any) -> bool:
        return self._tells_par(game) and bool(options == self._games[game].about.daily)

    def _tells_par(self, game: str) -> bool:
        return game in self._games and self._games[game].about.par

    async def _compute(self, game: str, day: int, seed: int) -> None:
        rules = self._games[game]
        try:
            if await self._database.read(dailies.par_of, day, game) is None:
                par = await self._workers.run(par_of, rules, rules.about.daily, seed, seconds=SECONDS)
                await self._database.run(partial(dailies.note_par, day=day, game=game, par=par))
        except PlayerError as problem:
            _log.warning("The par of day %s in %s is not known yet: %s", day, game, problem)
        except Exception:  # noqa: BLE001 - A fault of a game must not keep the day open.
            _log.exception("The par of day %s in %s cannot be computed", day, game)
        else:
            return
        now = self._clock.now()
        self._failed = {key: at for key, at in self._failed.items() if now - at < HOUR} | {(game, day): now}
