"""Answers `/metrics`: asks all parts of the bot for their figures, then writes everything down."""

import asyncio
import logging
import math
import shutil
from collections.abc import Callable
from pathlib import Path

from bot.errors import StorageError
from bot.storage.backup import backed_up_at
from bot.storage.figures import Figures, figures
from bot.storage.integrity import checked_at
from bot.storage.noted import tried_at
from bot.storage.store import Store
from bot.ui.client import Client
from bot.ui.metrics import LogCounter, Metrics

COUNT_EVERY = 30.0  # seconds between two counts in the database
COUNT_SECONDS = 5.0  # seconds that an answer waits for the database

_log = logging.getLogger(__name__)


class Watch:
    """A context manager that counts what is logged, and answers `/metrics`."""

    def __init__(
        self,
        client: Client,
        store: Store,
        folder: Path,
        picture_memory: Callable[[], int],
        monotonic: Callable[[], float],
        counter: LogCounter | None = None,
    ) -> None:
        """folder: the data folder. picture_memory: returns the bytes of cached pieces of pictures.

        monotonic: as in `Clock`. counter: has remembered what was logged before; None: nothing was.
        """
        self._client = client
        self._store = store
        self._folder = folder
        self._picture_memory = picture_memory
        self._monotonic = monotonic
        self._counter = counter or LogCounter()
        self._counter.begin(client.metrics)
        self._figures: Figures | None = None
        self._noted: dict[str, float] = {}
        self._counted_at = float("-inf")
        store.watch(client.metrics.committed, client.metrics.refused)

    def __enter__(self) -> "Watch":
        logging.getLogger().addHandler(self._counter)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self._counter)

    async def text(self) -> bytes:
        """Return all figures in the text format of Prometheus."""
        await self._store.probe()
        await self._count()
        metrics = self._client.metrics
        self._set_matches(metrics)
        self._set_storage(metrics)
        self._set_discord(metrics)
        waiting = self._client.waiting() | {"writes": self._store.health().waiting}
        if self._figures is not None:
            waiting |= self._figures.due
        told = "What waits, or is due and not yet sent, by queue"
        metrics.gauge("queue_length", told, {(name,): number for name, number in waiting.items()}, "queue")
        metrics.gauge("picture_memory_bytes", "Memory of cached pieces of pictures", self._picture_memory())
        return metrics.text()

    async def _count(self) -> None:
        if self._monotonic() - self._counted_at < COUNT_EVERY:
            return
        self._counted_at = self._monotonic()
        try:
            async with asyncio.timeout(COUNT_SECONDS):
                self._figures = await self._store.read(figures, self._client.clock.now())
                self._noted = self._figures.noted
        except (StorageError, TimeoutError) as problem:
            self._figures = None  # old numbers would look like a bot at rest
            _log.warning("The matches cannot be counted: %s", problem or "the database does not answer")

    def _set_matches(self, metrics: Metrics) -> None:
        counted = {} if self._figures is None else self._figures.open
        told = "Open matches in the whole database, without lessons (counted at most every 30 seconds)"
        metrics.gauge("matches", told, counted, "game", "phase")

    def _set_storage(self, metrics: Metrics) -> None:
        health = self._store.health()
        size, free = _disk_of(self._folder)
        writable = health.writing and health.fault is None
        metrics.gauge("database_writable", "1 if the last write of the database succeeded, else 0", writable)
        damaged = "1 if a part of the database is known to be damaged, else 0"
        metrics.gauge("database_damaged", damaged, health.damage is not None)
        if self._store.is_file:
            told = "When the whole database was last checked without a fault, in seconds since 1970; 0: never"
            metrics.gauge("last_integrity_check_timestamp_seconds", told, checked_at(self._folder) or 0)
        metrics.gauge("disk_free_bytes", "Free space on the disk of the data folder", free)
        metrics.gauge("disk_size_bytes", "Size of the disk of the data folder", size)
        told = "When the last backup was made, in seconds since 1970; 0: never"
        metrics.gauge("last_backup_timestamp_seconds", told, self._last("backup", backed_up_at(self._folder)) or 0)
        tried = self._last("drill", tried_at(self._folder))
        told = "When a backup was last restored for a trial, in seconds since 1970; absent: never"
        if tried is not None:
            metrics.gauge("last_drill_timestamp_seconds", told, tried)

    def _last(self, done: str, in_folder: float | None) -> float | None:
        """Return when something was last done, in seconds since 1970; None: never. in_folder: as the folder tells."""
        return max((at for at in (in_folder, self._noted.get(done)) if at is not None), default=None)

    def _set_discord(self, metrics: Metrics) -> None:
        shards = self._client.shard_states()
        ready = {(str(shard),): float(state.ready) for shard, state in shards.items()}
        metrics.gauge("shard_ready", "1 if the shard is connected to Discord and ready, else 0", ready, "shard")
        latency = {(str(shard),): state.latency for shard, state in shards.items() if state.latency is not None}
        metrics.gauge("shard_latency_seconds", "Time of the shard's last heartbeat", latency, "shard")
        metrics.gauge("servers", "Servers that this process serves", len(self._client.guilds))
        if self._client.identifies_left is not None:
            told = "Identifies that Discord still allowed when last asked; it counts anew each day"
            metrics.gauge("discord_identifies_left", told, self._client.identifies_left)


def _disk_of(folder: Path) -> tuple[float, float]:
    """Return the size and the free space of a folder's disk, in bytes; NaN if the disk is gone."""
    try:
        found = shutil.disk_usage(folder)
    except OSError:  # the figures of the database say so, too
        return math.nan, math.nan
    return found.total, found.free
