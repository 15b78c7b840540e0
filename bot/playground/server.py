"""The playground: one HTTP server for the REST API, the gateway and the page of one world."""

import asyncio
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from aiohttp import web

from bot.machine import Chance
from bot.playground.client.actor import Actor
from bot.playground.gateway.dispatch import interaction_json
from bot.playground.gateway.gateway import Gateway
from bot.playground.page.server import Page
from bot.playground.rest.api import Rest
from bot.playground.rest.files import Cdn
from bot.playground.rest.interactions import Interactions
from bot.playground.rest.limits import REQUEST_BYTES
from bot.playground.rest.routes import ROUTES
from bot.playground.rest.spec import Spec
from bot.playground.rest.starts import Starts
from bot.playground.rest.trouble import Buckets, Faults
from bot.playground.world import events
from bot.playground.world.clock import Clock
from bot.playground.world.file import WorldFile
from bot.playground.world.interaction import WAIT_SECONDS, Interaction
from bot.playground.world.model import Guild, Json
from bot.playground.world.world import World

T = TypeVar("T")
FORM_OVERHEAD = 64 * 1024


class Playground:
    """A local Discord for one bot, which may run in several processes.

    world: `World.default()` for a new world, `open_world(folder)` for a saved world
    host: the address to listen on
    port: the port to listen on; 0 takes a free port, which is then in `url`
    folder: the folder in which changes of the world are saved; None if they are not saved
    schema: Discord's OpenAPI description, against which each request is checked; None for no checks
    clock: replaces the world's clock; None keeps the world's clock
    chance: replaces the world's chance; None keeps the world's chance
    welcome: the text at the start of the first channel, by language ("en"), in Discord's markdown
    words: the page's sentences, by language and key; members can choose among these languages

    Use it as an async context manager, or call `start` and `stop`.
    """

    def __init__(
        self,
        world: World,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        folder: Path | None = None,
        schema: Spec | None = None,
        clock: Clock | None = None,
        chance: Chance | None = None,
        welcome: Mapping[str, str] | None = None,
        words: Mapping[str, Json] | None = None,
    ) -> None:
        self.world = world
        self.welcome: Mapping[str, str] = {} if welcome is None else welcome
        self.words: Mapping[str, Json] = {} if words is None else words
        if clock is not None:
            world.clock = clock
        if chance is not None:
            world.chance = chance
        self.host = host
        self.port = port
        self.folder = folder
        self.token = world.state.application.token
        self.interactions = Interactions(world)
        self.faults = Faults()
        self.buckets = Buckets(world.clock.monotonic, world.clock.now)
        self.starts = Starts(world.clock.monotonic)
        self.rest = Rest(world, self.interactions, self.faults, self.token, schema, ROUTES, self.buckets, self.starts)
        self.tally = self.rest.tally
        self.gateway = Gateway(world, self.token, self.starts)
        self.url = ""
        self._page = Page(self, host, self.token)
        self.file: WorldFile | None = None
        self._runner: web.AppRunner | None = None

    # ------------------------------------------------------------------ running

    async def start(self) -> None:
        """Listen on the address. Raises OSError if another program uses the port."""
        app = web.Application(client_max_size=REQUEST_BYTES + FORM_OVERHEAD)
        self.rest.add_to(app)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        Cdn(self.world).add_to(app)
        self._page.add_to(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self.host, self.port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        self.port = self._runner.addresses[0][1]
        shown = f"[{self.host}]" if ":" in self.host else self.host
        self.url = f"http://{shown}:{self.port}"
        self.gateway.base = self.rest.base = self.url
        if self.folder is not None:
            self.file = WorldFile(self.world, self.folder)
            self.rest.save = self.file.saved

    async def stop(self) -> None:
        """Close all connections and save the last changes."""
        self.faults.clear()
        self.gateway.faults.clear()
        await self._page.close()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        self.interactions.close()
        if self.file is not None:
            self.rest.save = None
            await self.file.close()
            self.file = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    @property
    def page_url(self) -> str:
        """Return the link to the page. It has a key unless only this machine can open the page.

        Anybody who knows the link can act as any member.
        """
        if self._page.key is None:
            return self.url
        here = (
            socket.gethostname()
            if self.host in ("0.0.0.0", "::")
            else self.url.removeprefix("http://").rpartition(":")[0]
        )
        return f"http://{here}:{self.port}/?key={self._page.key}"

    # ------------------------------------------------------------------ for tests

    def actor(self, name: str | int, guild: Guild | str | int | None = None) -> Actor:
        """Return an actor for the member with this name or id, who acts in a guild, by default in the first guild.

        Raises KeyError if there is no such member or guild.
        """
        return Actor(self, self.world.user(name), guild=guild)

    def deliver(self, interaction: Interaction) -> None:
        """Send an interaction to the bot. Discord may send an interaction twice, so tests may call this twice."""
        self.gateway.interact(interaction_json(self.world, interaction, self.url))

    @property
    def violations(self) -> list[str]:
        """Return all violations of Discord's description, requests for unknown routes, and bugs of the playground."""
        broken = [f"{each.request} {each.where}: {each.problem}" for each in self.rest.violations]
        return broken + [f"unknown route {name}" for name in self.rest.unknown] + self.rest.crashes

    async def until(self, found: Callable[[], T | None], complaint: str) -> T:
        """Call `found` after every event until it returns a true value, and return that value.

        Raises TimeoutError with `complaint` after a minute of real time.
        """
        happened = asyncio.Event()

        def wake(_: events.Event) -> None:
            happened.set()

        stop = self.world.listen(wake)
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                while not (result := found()):
                    happened.clear()
                    await happened.wait()
                return result
        except TimeoutError:
            raise TimeoutError(complaint) from None
        finally:
            stop()

    async def online(self, *shards: int) -> None:
        """Wait until the bot is connected to the gateway with these shards, by default with any shard.

        Raises TimeoutError after a minute.
        """
        wanted = set(shards)
        connected = self.gateway.connected_shards
        await self.until(lambda: connected() if connected() >= wanted else None, f"no bot has come online {shards}")

    async def commands(self) -> None:
        """Wait until the bot has registered commands. Raises TimeoutError after a minute."""
        await self.until(lambda: self.world.state.commands or None, "no commands have been registered")
