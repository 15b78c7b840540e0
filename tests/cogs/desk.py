"""The whole bot at the local Discord: the real discord.py, sessions, database and painters; only time stands still."""

import asyncio
import time
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from unittest.mock import patch

import msgspec

from bot.engine.game import Seat, Step
from bot.errors import StorageError
from bot.games import AnyGame, all_games
from bot.playground import Actor, Interaction, ManualClock, Message, Playground, World
from bot.playground.rest.api import Request as RestRequest
from bot.playground.rest.spec import Spec, Violation
from bot.playground.world.events import MessageCreated
from bot.sessions import refusals
from bot.sessions.clock import Clock
from bot.sessions.model import Match, Member, Request
from bot.sessions.play.channels import Boards
from bot.sessions.play.turns import Turns
from bot.sessions.sessions import Sessions
from bot.storage.store import Store
from bot.ui.address import Address
from bot.ui.client import Client, point_discord_at
from bot.ui.entry.fair import Shares
from bot.ui.face import Face
from bot.ui.sync import Translator, sync_if_changed, translated
from cogs import all_cogs
from tests.databases import url_of
from tests.texts.loaded import all_texts

SCHEMA = Path(__file__).parents[1] / "playground" / "discord-openapi.json.gz"
SEED = 7
V2 = 1 << 15
ANSWERED_ALREADY = 40060
START_SECONDS = 100
# What the first bot of this process has done, and the others need not do again.
_TRANSLATED: list[dict[str, Any]] = []
_SENT: list[dict[str, Any]] = []


class RememberingSpec(Spec):
    """Discord's description, which checks the same body once: each bot of a process sends the same commands."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self._checked: dict[tuple[str, str, bytes], list[Violation]] = {}

    def check(self, method: str, path: str, body: Any) -> list[Violation]:
        if method != "PUT":
            return super().check(method, path, body)
        key = (method, path, msgspec.json.encode(body))
        if key not in self._checked:
            self._checked[key] = super().check(method, path, body)
        return self._checked[key]


@cache
def spec() -> Spec:
    """Discord's own description of its API."""
    return RememberingSpec(SCHEMA)


async def translated_once(tree: Any, translator: Translator) -> list[dict[str, Any]]:
    """Return the command tree as it is sent to Discord: that of the first bot of this process."""
    if not _TRANSLATED:
        _TRANSLATED.extend(await translated(tree, translator))
    return _TRANSLATED


async def stay_cold(face: Face) -> None:
    """Warm up no painter: what no test looks at is never drawn."""


class StillClock:
    """A clock for the sessions and the presenter that a test turns; milliseconds."""

    def __init__(self) -> None:
        self._now = time.time_ns() // 1_000_000
        self._turned = asyncio.Event()

    def now(self) -> int:
        return self._now

    async def sleep_until(self, due: int) -> None:
        while self._now < due:
            self._turned.clear()
            await self._turned.wait()

    def turn(self, minutes: float) -> None:
        self._now += round(minutes * 60_000)
        self._turned.set()


def laid_out(game: AnyGame) -> Any:
    """Return a game that begins with a position of the test's choice, and has a bug if the test wants one."""
    rules: Any = type(game)

    class LaidOut(rules):  # type: ignore[misc]  # whichever they are
        position: str | None = None
        bug: Exception | None = None

        def apply(self, state: Any, seat: Seat, move: Any) -> Step[Any]:
            if self.bug is not None:
                raise self.bug
            step: Step[Any] = super().apply(state, seat, move)
            return step

        def setup(self, seed: int, options: Any, seats: int) -> Step[Any]:
            if self.position is not None:
                return Step(self.read_position(self.position), (), sealed=True)
            step: Step[Any] = super().setup(seed, options, seats)
            return step

        def __reduce__(self) -> Any:
            return rules, ()  # a worker process gets the game as it is

    return LaidOut()


class GatedTurns(Turns):
    """Turns in which nothing is played while `gate` is shut."""

    gate: asyncio.Event

    async def play(self, request: Request, match_id: str, move: Any, version: int | None) -> Match:
        await self.gate.wait()
        return await super().play(request, match_id, move, version)


class GatedBoards(Boards):
    """Boards of which nothing is noted while `keeping` is shut; faults: so many calls fail as on a full disk."""

    keeping: asyncio.Event
    faults: int = 0

    async def note_shown(
        self, match_id: str, version: int, message: int, channel: int, posted_at: int, notified: Collection[Seat] = ()
    ) -> Match:
        await self.keeping.wait()
        self._fail()
        return await super().note_shown(match_id, version, message, channel, posted_at, notified)

    async def behind(self) -> tuple[Match, ...]:
        self._fail()
        return await super().behind()

    def _fail(self) -> None:
        if self.faults:
            self.faults -= 1
            raise refusals.not_kept()


class Gated(Sessions):
    """Sessions whose storage is as slow as a test wants, and as faulty."""

    def __init__(self, store: Store, clock: Clock, games: Mapping[str, Any], *, seeds: Callable[[], int]) -> None:
        super().__init__(store, clock, games, seeds=seeds)
        self.turns: GatedTurns = GatedTurns(self.matches, self.database, self.settings)
        self.boards: GatedBoards = GatedBoards(self.matches, self.database)


class Desk:
    """A playground and the bot on it, over a database in `folder`.

    Attributes:
        pings: whom each message notified, in order.
        pauses: how long the presenter waited before it tried again, in seconds.
        leaps: seconds that go by between two things that a member asks for, as far as fair shares are concerned.
        whole: at its start a bot sends its commands and warms up the painters. Else the first bot of this process
            sends them, and what is to be drawn is drawn when it is looked at.
    """

    def __init__(
        self,
        folder: Path,
        *,
        seed: int = SEED,
        patience: float = 30.0,
        world_clock: ManualClock | None = None,
        whole: bool = False,
    ) -> None:
        self.folder = folder
        self.whole = whole
        # Discord's time stands still unless a test turns it: no answer is late because the machine is busy.
        self.playground = Playground(World.default(), schema=spec(), clock=world_clock or ManualClock())
        self.clock = StillClock()
        self.time: Clock = self.clock  # of the bots that are started from now on
        self.texts = all_texts()
        self.games = {key: laid_out(game) for key, game in all_games().items()}
        self.seed = seed
        self.patience = patience
        self.gate = asyncio.Event()
        self.gate.set()
        self.keeping = asyncio.Event()
        self.keeping.set()
        self.faults_at_start = 0
        self.patient = asyncio.Event()
        self.patient.set()
        self.pausing = asyncio.Event()
        self.leapt, self.leaps = 0.0, 60.0
        self.pauses: list[float] = []
        self.pings: list[tuple[int, ...]] = []
        self.playground.world.listen(self._note_pings)

    async def __aenter__(self) -> Self:
        await self.playground.start()
        try:
            await self.begin()
        except BaseException:
            await self.playground.stop()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            await self.end()
        finally:
            await self.playground.stop()
        if error is None:
            assert self.playground.violations == []
            assert [each for each in self.playground.rest.requests if _over_a_limit(each)] == []

    async def begin(self) -> None:
        """Start a bot."""
        point_discord_at(self.playground.url)
        self.store = await Store.open(url_of(self.folder / "desk.db"), self.time.now)
        try:
            await self._begin()
        except BaseException:  # who asked for a desk and gets none ends nothing
            await self.store.close()
            raise

    async def _begin(self) -> None:
        self.sessions = Gated(self.store, self.time, self.games, seeds=lambda: self.seed)
        self.sessions.turns.gate, self.sessions.boards.keeping = self.gate, self.keeping
        self.sessions.boards.faults = self.faults_at_start
        self.client = Client(
            self.sessions,
            self.texts,
            self.time,
            cogs=all_cogs(),
            memory=self.folder / "commands.json",
            patience=self.patience,
            shares=Shares(self.leap),
            pause=self._pause,
            guild_ready_timeout=0.05,
        )
        if not self.whole:
            self.client.pictures.warm_up = stay_cold  # type: ignore[method-assign]
        with patch("bot.ui.client.translated", translated_once), patch("bot.ui.client.sync_if_changed", self._sync):
            self._running = asyncio.create_task(self.client.start(self.playground.token))
            ready = asyncio.create_task(self._ready())
            await asyncio.wait({self._running, ready}, return_when=asyncio.FIRST_COMPLETED)
            if self._running.done():  # it failed, or it would still run
                ready.cancel()
                await self._running
            else:
                await ready

    async def _sync(self, client: Client, payload: list[dict[str, Any]], memory: Path) -> bool:
        """Send the first command tree of this process; the others are laid into the world, without their check."""
        world = self.playground.world
        if self.whole or payload != _SENT:
            sent = await sync_if_changed(client, payload, memory)
            _SENT[:] = payload
            return sent
        for body in [] if world.commands(None) else msgspec.json.decode(msgspec.json.encode(payload)):
            world.put_command(None, body)
        world.commands_changed()
        return True

    async def _ready(self) -> None:
        """However busy the machine is: the first bot of a process loads all that painters need."""
        async with asyncio.timeout(START_SECONDS):
            while self.playground.world.bot_id not in self.playground.world.online:
                with suppress(TimeoutError):
                    await self.playground.online()
            await self.playground.commands()
            await self.client.wait_until_ready()

    async def end(self) -> None:
        """Stop the bot as SIGTERM does."""
        try:
            await self.client.drain()
            await self.client.close()
            await self._running
        finally:
            await self.store.close()

    def fail_reads(self, wanted: object, times: int) -> None:
        """Let the next reads with this function of `bot.storage` find no database."""
        read, left = self.store.read, times

        async def reading(query: Any, *args: Any, **kwargs: Any) -> Any:
            nonlocal left
            if query is wanted and left:
                left -= 1
                raise StorageError("planted: no answer")
            return await read(query, *args, **kwargs)

        self.store.read = reading  # type: ignore[method-assign]  # until the next start

    async def restart(self) -> None:
        """The same world and database, a new bot."""
        await self.end()
        await self.begin()

    def leap(self) -> float:
        """Seconds, of which a minute goes by between two things that a member asks for: no test is too fast, unless it
        wants to be.
        """
        self.leapt += self.leaps
        return self.leapt

    async def _pause(self, seconds: float) -> None:
        """Waiting for a better moment takes no time here, unless the test wants it to; it is written down."""
        self.pauses.append(seconds)
        self.pausing.set()
        await self.patient.wait()

    def _note_pings(self, event: object) -> None:
        """Whom a new message of the bot notifies; an edit notifies nobody."""
        if isinstance(event, MessageCreated) and event.message.mentions:
            self.pings.append(tuple(event.message.mentions))

    def lay_out(self, position: str | None) -> None:
        """Matches that are opened from now on begin with this position. None: as their game sets them up."""
        for game in self.games.values():
            game.position = position

    # ---- what is on the table ----

    def actor(self, name: str | int) -> Actor:
        return self.playground.actor(name)

    async def drawn(self) -> None:
        """Wait until all that was decided is shown."""
        await self.client.presenter.settle(60)

    def board(self, who: Actor, channel: str = "games") -> Message:
        """The newest board: a message that can be pressed and that all see, and no notice."""
        return [m for m in who.messages(channel) if m.only_for is None and _is_board(m)][-1]

    def boards(self, who: Actor, channel: str = "games") -> list[Message]:
        return [m for m in who.messages(channel) if m.only_for is None and m.flags & V2]

    async def match(self, who: Actor, channel: str = "games") -> Match:
        """The match of the newest board."""
        address = Address.read(next(iter(buttons(self.board(who, channel)).values())))
        assert address is not None
        return await self.sessions.matches.match(address.match)

    async def legal(self, who: Actor, channel: str = "games") -> list[str]:
        """All moves of whoever is to move, in writing, those that are written last first."""
        match = await self.match(who, channel)
        game = all_games()[match.game]
        return [game.notate(move) for move in game.legal_moves(match.state, match.to_move[0])]

    async def legal_of(self, match_id: str, who: Actor) -> list[str]:
        """The moves of a member in a match, in writing."""
        match = await self.sessions.matches.match(match_id)
        seat, game = match.seat_of(who.id), all_games()[match.game]
        return [] if seat is None else [game.notate(move) for move in game.legal_moves(match.state, seat)]

    def request(self, who: Actor) -> Request:
        """What the sessions are asked with where a test asks them itself."""
        return Request(self.playground.world.new_id(), Member(who.id, who.user.name), "en-US")

    def heard_of(self, fits: Callable[[Match], bool]) -> "asyncio.Future[Match]":
        """The next match like this that the sessions announce."""
        found: asyncio.Future[Match] = asyncio.get_running_loop().create_future()

        def hear(match: Match) -> None:
            if not found.done() and fits(match):
                found.set_result(match)

        self.sessions.subscribe(hear)
        return found

    # ---- what a member does ----

    async def slash(self, who: Actor, command: str, channel: str = "games", /, **options: Any) -> str:
        """Use a command; what it answers, after the boards are drawn."""
        sent = await who.slash(channel, command, **options)
        await self.drawn()
        assert sent.failed is None, sent.failed
        return said(sent)

    async def press(self, who: Actor, label: str, message: Message | None = None) -> Interaction:
        """Press a button of the newest board."""
        sent = await who.click(message or self.board(who), label)
        await self.drawn()
        assert sent.failed is None, sent.failed
        return sent

    async def move(self, who: Actor, text: str, message: Message | None = None) -> Interaction:
        """Move by touch: Move, one line, Send."""
        opened = await self.press(who, "Move", message)
        assert opened.modal is not None, said(opened)
        sent = await who.submit(opened, {"move": text})
        await self.drawn()
        assert sent.failed is None, sent.failed
        return sent


async def relay(desk: Desk) -> tuple[Actor, Actor]:
    """Ada and Bela in play, Ada to move."""
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new", mode="relay")
    await desk.press(bela, "Join")
    await desk.press(ada, "Start")
    return ada, bela


def _is_board(message: Message) -> bool:
    found = [Address.read(custom_id) for custom_id in buttons(message).values()]
    return any(address is not None and address.game in all_games() for address in found)


def board_of(message: Message) -> tuple[str, int] | None:
    """The match that a message is the board of, and the version that its buttons lead to; 0 where they name none."""
    if message.only_for is not None:
        return None
    found = [Address.read(custom_id) for custom_id in buttons(message).values()]
    of_games = [one for one in found if one is not None and one.game in all_games() and one.match]
    if not of_games:
        return None
    return of_games[0].match, max(one.version for one in of_games)


def _over_a_limit(request: RestRequest) -> bool:
    """Whether Discord refused it as malformed: a text too long, an id twice, an attachment that is not there."""
    return request.status == 400 and request.error is not None and request.error["code"] != ANSWERED_ALREADY


def said(sent: Interaction) -> str:
    """All that an interaction was answered in words."""
    answers = [sent.answer, *sent.followups]
    return "\n".join("\n".join(message.texts) for message in answers if message is not None and message.only_for)


def buttons(message: Message) -> dict[str, str]:
    """Labels and custom_ids of a message's buttons."""
    found: dict[str, str] = {}

    def walk(parts: list[Any]) -> None:
        for part in parts:
            if part["type"] == 2 and "custom_id" in part:
                found[part["label"]] = part["custom_id"]
            walk(part.get("components", []))

    walk(message.components)
    return found
