"""The lives of the bot in a universe: each begins with a start and ends with a stop, an error or a power cut."""

import asyncio
import os
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bot.config import Config
from bot.playground.world.interaction import Interaction
from bot.program.run import run
from bot.storage import database, integrity
from tests.kills import child
from tests.universe.libraries import RUNNING
from tests.universe.machine import machine
from tests.universe.network import HOST
from tests.universe.out_of_reach import is_heard
from tests.universe.upgrades import Upgrades
from tests.universe.windows import GRACE

if TYPE_CHECKING:
    from tests.universe.universe import Universe

PAUSES = (0.5, 3, 20, 300, 4_000)  # seconds between two lives of the bot
HEARTBEATS = (41.25, 600.0, 600.0, 600.0)  # seconds between two: as Discord asks for, or few, which cost less
CHECKPOINTS = (30, 30, database.CHECKPOINT_PAGES)  # pages of the log that begin a checkpoint: few, or the bot's number
SHARDS, FEW = (1, 3), (7, 1)  # of the bot, and how often; of three, one has the server, another direct messages
READY = (0.02, 0.3, 2.0)  # seconds that discord.py waits for servers
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu")  # of the host
SECOND_SECONDS = 1_800.0  # after which a second bot on the same database must have given up
SILENT = 0.4  # the chance that no peer learns of a power cut
PATIENCE = 90.0  # seconds after which the bot must have tried to answer
ANSWER_SECONDS = 3.0  # that Discord waits for an answer


class Bot(child.Bot):
    """A client that logs in as rarely as Discord demands."""

    guarded = True


class Lives:
    """Starts the bot again and again.

    Attributes:
        shards: how many connections to the gateway each bot has.
        host: of the bot that lives.
        client: of the bot that lives.
        down: set while no bot lives.
        problem: the error with which the newest life ended by itself; None if it ended without one.
        at_begin: what happens when the next life has begun.
        next_pause: seconds until the next life, once; None if chance decides.
        is_unread: whether the laws must not read the database of the next lives.
        upgrades: lets the next life find a database of an older version.
    """

    def __init__(self, universe: "Universe") -> None:
        self._universe = universe
        self._seed = universe.plan.seed
        self._dice = random.Random(f"{self._seed}:lives")
        self._heartbeats = random.Random(f"{self._seed}:heartbeats").choice(HEARTBEATS)
        universe.playground.gateway.heartbeat_ms = round(self._heartbeats * 1_000)
        [self.shards] = random.Random(f"{self._seed}:shards").choices(SHARDS, FEW)
        database.CHECKPOINT_PAGES = random.Random(f"{self._seed}:checkpoints").choice(CHECKPOINTS)
        integrity.RARER = integrity.EVERY  # checks of each simulated minute would take most of the time
        self.host = ""
        self.client: child.Bot | None = None
        self.down = asyncio.Event()
        self.problem: BaseException | None = None
        self.is_online = False  # whether the bot of this life has logged in to Discord
        self.at_begin: list[Callable[[], None]] = []
        self.next_pause: float | None = None
        self.is_unread = False
        self.upgrades = Upgrades(universe)
        self._begun = asyncio.Event()
        self._seconds = 0
        self._tried: dict[int, float] = {}  # when the bot first tried to answer each interaction

    async def _run_bot(self, ready: float, name: str) -> None:
        universe = self._universe

        def client(*args: Any, **options: Any) -> Bot:
            made = Bot(*args, guild_ready_timeout=ready, heartbeat_timeout=self._heartbeats * 1.5, **options)
            if HOST.get() == self.host:
                self.client = made
            return made

        settings = {
            "DATA_DIR": str(universe.folder),
            "DATABASE_URL": "",
            "DISCORD_TOKEN": universe.playground.token,
            "DISCORD_API_URL": universe.playground.url,
            "HEALTH_PORT": "0",
            "EMOJI": "off",
            "SHARDS": str(self.shards),
        }
        given = machine(universe.loop, f"{self._seed}:chance:{name}")
        await run(Config.from_env(settings), given, texts=universe.texts, make_client=client)

    def _begin(self) -> None:
        universe = self._universe
        universe.result.lives += 1
        number = universe.result.lives
        self.host = f"bot{number}"
        set_time_zone(random.Random(f"{self._seed}:zone:{number}").choice(ZONES))
        RUNNING.entropy = random.Random(f"{self._seed}:entropy:{number}")
        random.seed(f"{self._seed}:global:{number}")
        universe.watch.life = number
        self.down.clear()
        universe.say(f"life {number} of the bot begins")
        task = universe.loop.on(self.host, self._run_bot(self._dice.choice(READY), f"{number}"))
        task.add_done_callback(self._ended)
        if not (self.upgrades.behind or self.is_unread):
            universe.books.turn(on=True)
        self._begun.set()
        self._begun = asyncio.Event()
        planned, self.at_begin = self.at_begin, []
        for work in planned:
            work()

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.problem = None if task.cancelled() else task.exception()
        self._universe.say(f"the bot ended: {self.problem!r}")
        self._universe.loop.cut(self.host, silent=False)  # as a process that ends: what still runs there does not go on
        self.down.set()

    async def next_life(self) -> None:
        """Wait until a life has begun."""
        await self._begun.wait()

    def signal_within(self, number: int, steps: int) -> None:
        """Send a signal to the bot's process after so many steps of the loop."""
        loop = self._universe.loop
        host = self.host

        def send() -> None:
            loop.signal(host, number)

        loop.watcher, loop.watch_step = send, loop.steps + steps

    async def start_second(self) -> str:
        """Start a second bot on the same database. Return how it ended; "" if the first one ended before.

        Raises TimeoutError if the second one does not end.
        """
        universe = self._universe
        self._seconds += 1
        host = f"second{self._seconds}"
        task = universe.loop.on(host, self._run_bot(READY[0], host))
        down = asyncio.create_task(self.down.wait())
        try:
            done, _ = await asyncio.wait((task, down), timeout=SECOND_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if not done:
                raise TimeoutError
            ended = repr(task.exception()) if task in done else ""
            return "" if self.down.is_set() else ended
        finally:
            down.cancel()
            if not task.done():
                universe.loop.cut(host, silent=False)
                if self.down.is_set():  # it might have opened the database between the end of the first one and now
                    universe.disk.lose_power(universe.database, host)

    def calm(self) -> None:
        """End all trouble."""
        self.at_begin.clear()
        self.upgrades.wanted = False

    def cut_within(self, steps: int) -> None:
        """Cut the power of the bot after so many steps of the loop."""
        loop = self._universe.loop
        loop.watcher, loop.watch_step = self.cut, loop.steps + steps

    def cut(self) -> None:
        """Cut the power of the bot now."""
        if self.down.is_set():
            return
        universe, silent = self._universe, self._dice.random() < SILENT
        universe.say(f"the power is cut{', and no peer learns of it' if silent else ''}")
        universe.loop.cut(self.host, silent=silent)
        universe.books.turn(on=False)
        if universe.disk.lose_power(universe.database, self.host):
            universe.say("a write to the disk was under way")
        universe.people.pause()
        self.down.set()

    async def live(self) -> None:
        """Start the bot again and again, up to an hour after its end."""
        universe = self._universe
        while True:
            self.upgrades.prepare()
            self.is_online = False
            self._begin()
            online = asyncio.create_task(self._await_online())
            await self.down.wait()
            online.cancel()
            universe.people.pause()
            universe.books.turn(on=False)
            universe.watch.cut_at.append(universe.world.clock.now())
            window = universe.excuses.away.open(before=GRACE)
            pause = self._dice.choice(PAUSES)
            await asyncio.sleep(pause if self.next_pause is None else self.next_pause)
            self.next_pause = None
            universe.excuses.away.close(window, after=GRACE)

    async def _await_online(self) -> None:
        universe = self._universe
        gateway, count = universe.playground.gateway, universe.playground.gateway.identified
        while gateway.identified < count + self.shards:  # noqa: ASYNC110 - an event would wake for each message
            await asyncio.sleep(0.5)
        universe.say("the bot is online")
        self.is_online = True
        universe.excuses.away.note(before=GRACE)
        universe.people.begin()

    @property
    def is_connected(self) -> bool:
        """Return whether all shards of this life are connected. Discord may still know connections of another life."""
        return self._is_up and len(self._universe.playground.gateway.connected_shards()) == self.shards

    @property
    def is_heard(self) -> bool:
        """Return whether the bot of this life hears of the server."""
        return self._is_up and is_heard(self._universe.playground.gateway, self._universe.world.guild.id)

    @property
    def _is_up(self) -> bool:
        return not self.down.is_set() and self._universe.books.is_open and self.is_online

    def note_answer(self, interaction: int) -> None:
        """Note that the bot tries to answer an interaction now."""
        self._tried.setdefault(interaction, self._universe.loop.now)

    def expect_answer(self, sent: Interaction, at: float) -> None:
        """Look later whether the bot has tried to answer an interaction that was sent at the time `at`.

        discord.py connects again only minutes after a long trouble; until then the bot is away.
        """

        def look() -> None:
            tried = self._tried.pop(sent.id, None)
            excuses = self._universe.excuses
            if excuses.away.covers(at):
                return
            if tried is None:
                self._universe.find("ignored", f"the bot never tried to answer interaction {sent.id}")
            elif tried - at > ANSWER_SECONDS and not excuses.slow.covers(at):
                self._universe.find("slow", f"the bot answered interaction {sent.id} after {tried - at:.1f} s")

        self._universe.loop.call_later(PATIENCE, look)


def set_time_zone(name: str) -> None:
    """Give this process a time zone, of which the bot must not notice anything."""
    os.environ["TZ"] = name
    time.tzset()
