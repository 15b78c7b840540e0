"""The connections of the bot to Discord: one for each shard of this process. A server belongs to one shard.

discord.py connects one shard after the other, knows nothing of other processes, and identifies anew whenever it could
not connect at once. Here shards of different buckets connect at the same time, `Identifies` says when, and a lost
connection is resumed as long as Discord agrees. No shard waits for another one that must pause. After many failures,
discord.py pauses for up to 17 minutes, and hears of nothing although the network is back; here it pauses for seconds.
"""

import asyncio
import logging
import math
from typing import Any

import aiohttp
import discord
import yarl
from discord.backoff import ExponentialBackoff
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import EventItem, EventType

from bot.sessions.share import Share
from bot.sessions.time.reach import Reach
from bot.ui.entry.trouble import summary
from bot.ui.health import Check
from bot.ui.identifies import Identifies

LATEST_HEARTBEAT = 60.0  # seconds; with a longer latency, the connection counts as broken
CONNECT_SECONDS = 60.0  # seconds in which a shard must connect
LONGEST_PAUSE = 30.0  # seconds between two attempts to connect

_log = logging.getLogger(__name__)


class Backoff(ExponentialBackoff[Any]):
    """Pauses that grow up to LONGEST_PAUSE. How often a shard may identify is for `Identifies` to say."""

    def delay(self) -> float:  # type: ignore[override]  # discord.py overloads it
        return min(float(super().delay()), LONGEST_PAUSE)


class Shard(discord.shard.Shard):
    """The connection of one shard. It resumes its session if it can, in a task of its own."""

    _client: "ShardedBot"
    _renewing: asyncio.Task[None] | None = None

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._backoff = Backoff()

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Connect again: resume the session, or identify if Discord has ended it."""
        self._client.note_lost(self.id)
        self._renewing = asyncio.create_task(self._renew(exc), name=f"shard {self.id} connects again")

    async def reconnect(self) -> None:
        """Connect again after a failure. discord.py would identify."""
        await self.reidentify(ReconnectWebSocket(self.id, resume=self.ws.session_id is not None))

    async def _renew(self, exc: ReconnectWebSocket) -> None:
        try:
            if exc.resume:
                await super().reidentify(exc)
                return
            await self._client.identifies.until_allowed(self.id)
            async with self._client.identifies.turn(self.id):
                await super().reidentify(exc)
        except Exception as problem:  # noqa: BLE001 - `connect` raises it
            self._queue_put(EventItem(EventType.terminate, self, problem))

    async def close(self) -> None:
        if self._renewing is not None:
            self._renewing.cancel()
        await super().close()


class ShardedBot(commands.AutoShardedBot):
    """A discord.py client that connects the shards of this process.

    Attributes:
        share: the shards of this process, and how many there are.
        identifies: says when a shard may identify.
    """

    identifies: Identifies

    def __init__(self, *args: Any, share: Share, reach: Reach, **options: Any) -> None:
        """reach: is told which shards are connected."""
        super().__init__(*args, shard_ids=list(share.shards), shard_count=share.count, **options)
        self.share = share
        self._reach = reach
        # discord.py makes this queue at the login, but `close` needs it, too, if the bot never logs in.
        self._AutoShardedClient__queue: asyncio.PriorityQueue[EventItem] = asyncio.PriorityQueue()
        self._note_ready()
        self._live_shards: set[int] = set()  # those whose session goes on: begun or resumed, and not lost since
        self._ready_shards: set[int] = set()
        self._launching: list[asyncio.Task[None]] = []

    def _note_ready(self) -> None:
        """Have a new session forget servers that the bot has left meanwhile. discord.py keeps them if it has shards."""
        parsers = self._connection.parsers
        parse = parsers["READY"]

        def noted(ready: dict[str, Any]) -> None:
            here = {int(guild["id"]) for guild in ready["guilds"]}
            for guild in self.guilds:
                if self.share.shard_of(guild.id) == ready["shard"][0] and guild.id not in here:
                    self._connection._remove_guild(guild)
                    self.dispatch("guild_remove", guild)
            parse(ready)

        parsers["READY"] = noted

    def is_shard_ready(self, guild_id: int) -> bool:
        """Return whether the shard of a server is connected here and has heard of all its servers."""
        return self.share.shard_of(guild_id) in self._ready_shards

    @property
    def silent_shards(self) -> set[int]:
        """Return the shards of this process that hear of nothing now."""
        return {*self.share.shards} - self._ready_shards

    async def on_shard_connect(self, shard_id: int) -> None:
        self._live_shards.add(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note that a shard has heard of all its servers.

        discord.py tells it two seconds after the last server, also if the connection was lost within these seconds.
        """
        if shard_id in self._live_shards:
            self._note_connected(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self._live_shards.add(shard_id)
        self._note_connected(shard_id)

    def _note_connected(self, shard_id: int) -> None:
        self._ready_shards.add(shard_id)
        self._reach.connected(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self.note_lost(shard_id)

    def note_lost(self, shard_id: int) -> None:
        """Note that a shard hears of nothing until it is connected again."""
        self._live_shards.discard(shard_id)
        self._ready_shards.discard(shard_id)
        self._reach.lost(shard_id, _silence_of(self._shards.get(shard_id)))

    async def launch_shards(self) -> None:
        """Begin to connect all shards, those of different buckets at the same time.

        Raises GatewayNotFound, ClientError or OSError if Discord does not answer.
        """
        limits = await self.identifies.begin()
        # discord.py uses this address whenever it identifies. A proxy for requests may be no gateway.
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(limits.gateway)
        self._connection.shard_count = self.share.count
        self._connection.shard_ids = list(self.share.shards)
        # While one shard of a bucket waits for its turn, the others need not ask the database for theirs.
        connecting = [asyncio.Lock() for _ in range(limits.buckets)]
        self._launching = [
            asyncio.create_task(self._launch(shard, connecting[shard % limits.buckets]), name=f"shard {shard} connects")
            for shard in self.share.shards
        ]

    async def _launch(self, shard_id: int, connecting: asyncio.Lock) -> None:
        """Connect a shard. Try again, with growing pauses, until Discord answers."""
        backoff = Backoff()
        try:
            while not self.is_closed():
                await self.identifies.until_allowed(shard_id)
                async with connecting:
                    if await self._connected(shard_id):
                        return
                await asyncio.sleep(backoff.delay())
        except Exception as problem:  # noqa: BLE001 - `connect` raises it
            self._events.put_nowait(EventItem(EventType.terminate, None, problem))

    async def _connected(self, shard_id: int) -> bool:
        """Connect a shard once, and return whether it is connected."""
        try:
            async with self.identifies.turn(shard_id), asyncio.timeout(CONNECT_SECONDS):
                socket = await DiscordWebSocket.from_client(self, shard_id=shard_id)
        except (
            discord.ConnectionClosed, discord.HTTPException, aiohttp.ClientError, OSError, ReconnectWebSocket
        ) as problem:  # fmt: skip
            _log.warning("Shard %d could not connect: %s", shard_id, summary(problem))
            return False
        shard = self._shards[shard_id] = Shard(socket, self, self._events.put_nowait)
        shard.launch()
        return True

    # discord.py has no public names for its queue of events and its shards.

    @property
    def _events(self) -> asyncio.PriorityQueue[EventItem]:
        return self._AutoShardedClient__queue

    @property
    def _shards(self) -> dict[int, discord.shard.Shard]:
        shards: dict[int, discord.shard.Shard] = self._AutoShardedClient__shards  # type: ignore[attr-defined]
        return shards

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait. discord.py calls this right before it identifies, and a shard connects in its turn only."""

    def gateway(self) -> Check:
        """Check the connections to Discord, for `/healthz`."""
        latencies = dict(self.latencies)
        shards = {
            str(shard): {
                "connected": shard in latencies and not self.shards[shard].is_closed(),
                "ready": shard in self._ready_shards,
                "latency_seconds": _rounded(latencies.get(shard, math.inf)),
            }
            for shard in self.share.shards
        }
        beating = all(latencies.get(shard, math.inf) < LATEST_HEARTBEAT for shard in self.share.shards)
        facts = {
            "ready": self.is_ready(),
            "latency_seconds": _rounded(self.latency),
            "guilds": len(self.guilds),
            "shards": shards,
        }
        return Check(self.is_ready() and beating and not self.is_closed(), facts)

    async def close(self) -> None:
        for task in self._launching:
            task.cancel()
        if self._launching:
            await asyncio.wait(self._launching)
        await super().close()
        await self.identifies.close()


def _silence_of(shard: discord.shard.Shard | None) -> float:
    """Return for how many seconds a shard has heard of nothing; 0.0 if Discord has answered its last heartbeat."""
    beats: Any = None if shard is None else getattr(shard.ws, "_keep_alive", None)
    if beats is None or beats._last_send <= beats._last_recv:  # discord.py has no public names for these times
        return 0.0
    return float(beats._last_send - beats._last_recv + beats.interval)


def _rounded(seconds: float) -> float | None:
    return round(seconds, 3) if math.isfinite(seconds) else None
