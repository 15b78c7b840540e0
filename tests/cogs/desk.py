"""A desk is the whole bot on the local Discord, with real discord.py, sessions, database and painters.

Long because it joins all parts of the bot.
"""

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
from bot.games import all_games
from bot.machine import Clock, MakeWorkers
from bot.playground import Actor, Channel, Interaction, ManualClock, Message, Playground, World
from bot.playground.rest.api import Request as RestRequest
from bot.playground.rest.spec import Spec, Violation
from bot.playground.world.events import MessageCreated
from bot.playground.world.interaction import Answer
from bot.sessions import refusals
from bot.sessions.letter import Letter
from bot.sessions.model import Match, Member, Request
from bot.sessions.play.channels import Boards
from bot.sessions.play.letters import Letters
from bot.sessions.play.turns import Turns
from bot.sessions.sessions import Sessions
from bot.storage.store import Store
from bot.ui.address import Address
from bot.ui.client import Client, point_discord_at
from bot.ui.entry.fair import Shares
from bot.ui.entry.latest import LIFE
from bot.ui.entry.reasons import ARCHIVED, THREAD_THERE, TOO_MANY_THREADS
from bot.ui.face import Face
from bot.ui.sync import File, Memory, Translator, sync_if_changed, translated
from cogs import all_cogs
from tests.databases import url_of
from tests.playground.fixtures import all_page_words
from tests.texts.loaded import all_texts
from tests.workers import inline_workers

SCHEMA = Path(__file__).parents[1] / "playground" / "discord-openapi.json.gz"
SEED = 7
V2 = 1 << 15
ANSWERED_ALREADY = 40060
START_SECONDS = 100
# The first bot of this process translated and sent these commands. Later bots of the process reuse both lists.
_TRANSLATED: list[dict[str, Any]] = []
_SENT: list[dict[str, Any]] = []
_STORED: list[
    dict[str, Any]
] = []  # the commands that were sent, as the local Discord has stored them; nobody changes them


class RememberingSpec(Spec):
    """A `Spec` that checks equal PUT bodies only once, because all bots of a process send the same commands."""

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
    return RememberingSpec(SCHEMA)


async def translated_once(tree: Any, translator: Translator) -> list[dict[str, Any]]:
    """Return the command tree in Discord's form, translated by the first bot of this process."""
    if not _TRANSLATED:
        _TRANSLATED.extend(await translated(tree, translator))
    return _TRANSLATED


_cogs = cache(all_cogs)  # to look for their files takes a fiftieth of a start


def stay_cold(face: Face) -> None:
    """Replace `warm_up`: the parts of pictures are drawn only when a test needs them."""


class StillClock:
    """A clock in milliseconds for the sessions and the presenter. It moves only when a test calls `turn`."""

    def __init__(self) -> None:
        self._now = time.time_ns() // 1_000_000
        self._turned = asyncio.Event()

    def now(self) -> int:
        return self._now

    def monotonic(self) -> float:
        return time.monotonic()

    async def sleep_until(self, due: int) -> None:
        while self._now < due:
            self._turned.clear()
            await self._turned.wait()

    def turn(self, minutes: float) -> None:
        self._now += round(minutes * 60_000)
        self._turned.set()


@cache
def laid_out(rules: Any) -> Any:
    """Return a game's class with two attributes for tests: the first position, and a bug that each move raises."""

    class LaidOut(rules):  # type: ignore[misc]  # mypy does not know the class
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
            return rules, ()  # A worker process gets the unchanged game.

    return LaidOut


class GatedTurns(Turns):
    """`Turns` whose moves wait until `gate` is set."""

    gate: asyncio.Event

    async def play(self, request: Request, match_id: str, move: Any, version: int | None) -> Match:
        await self.gate.wait()
        return await super().play(request, match_id, move, version)


class GatedBoards(Boards):
    """`Boards` whose `note_shown` waits until `keeping` is set.

    faults: how many of the next calls of `note_shown` and `behind` fail, as if the disk were full
    """

    keeping: asyncio.Event
    faults: int = 0

    async def note_shown(
        self, match_id: str, version: int, message: int, channel: int, posted_at: int, notified: Collection[Seat] = ()
    ) -> Match:
        await self.keeping.wait()
        self._fail()
        return await super().note_shown(match_id, version, message, channel, posted_at, notified)

    async def behind(self, guild: int | None = None) -> tuple[Match, ...]:
        self._fail()
        return await super().behind(guild)

    def _fail(self) -> None:
        if self.faults:
            self.faults -= 1
            raise refusals.not_kept()


class GatedLetters(Letters):
    """`Letters` whose `note_shown` waits until `keeping` is set."""

    keeping: asyncio.Event

    async def note_shown(self, match_id: str, letter: Letter, called: Collection[Seat] = ()) -> Match:
        await self.keeping.wait()
        return await super().note_shown(match_id, letter, called)


class Gated(Sessions):
    """Sessions in which a test can delay turns, and can delay boards or make them fail."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        games: Mapping[str, Any],
        *,
        seeds: Callable[[], int],
        workers: MakeWorkers = inline_workers,
    ) -> None:
        super().__init__(store, clock, games, seeds=seeds, workers=workers)
        self.turns: GatedTurns = GatedTurns(self.matches, self.database, self.settings, dict(games), self.courses)
        self.boards: GatedBoards = GatedBoards(self.matches, self.database)
        self.letters: GatedLetters = GatedLetters(**vars(self.letters))


class Desk:
    """A local Discord with the bot on it, and its database in `folder`.

    Attributes:
        pings: for each message, the ids of the users that it notified.
        pauses: the pauses in seconds that the bot asked for before it tried something again.
        leaps: by how many seconds the clock of `bot.ui.entry.fair` moves on each time it is read.
        whole: whether each bot sends its commands when it starts. If False, only the first bot of this process does.
        workers: makes what computes for each bot that starts from now on.
    """

    def __init__(
        self,
        folder: Path,
        *,
        seed: int = SEED,
        patience: float = 30.0,
        world_clock: ManualClock | None = None,
        whole: bool = False,
        workers: MakeWorkers = inline_workers,
    ) -> None:
        self.folder = folder
        self.whole = whole
        self.workers = workers
        # Discord's clock moves only if a test turns it, so no answer is late on a busy machine.
        clock = self.world_clock = world_clock or ManualClock()
        self.playground = Playground(World.default(), schema=spec(), words=all_page_words(), clock=clock)
        self.clock = StillClock()
        self.time: Clock = self.clock  # the clock of each bot that starts from now on
        self.texts = all_texts()
        self.games = {key: laid_out(type(game))() for key, game in all_games().items()}
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
        point_discord_at(self.playground.url)
        self.store = await Store.open(url_of(self.folder / "desk.db"), self.time)
        try:
            await self._begin()
        except BaseException:  # The caller gets no desk, so it could not close the store.
            await self.store.close()
            raise

    async def _begin(self) -> None:
        self.sessions = Gated(self.store, self.time, self.games, seeds=lambda: self.seed, workers=self.workers)
        self.sessions.turns.gate = self.gate
        self.sessions.boards.keeping = self.sessions.letters.keeping = self.keeping
        self.sessions.boards.faults = self.faults_at_start
        self.client = Client(
            self.sessions,
            self.texts,
            self.time,
            cogs=_cogs(),
            memory=File(self.folder / "commands.json"),
            patience=self.patience,
            shares=Shares(self.leap),
            pause=self._pause,
            guild_ready_timeout=0.05,
        )
        self.client.pictures.warm_up = stay_cold  # type: ignore[method-assign]
        with patch("bot.ui.client.translated", translated_once), patch("bot.ui.client.sync_if_changed", self._sync):
            self._running = asyncio.create_task(self.client.start(self.playground.token))
            ready = asyncio.create_task(self._ready())
            await asyncio.wait({self._running, ready}, return_when=asyncio.FIRST_COMPLETED)
            if self._running.done():  # This bot failed to start.
                ready.cancel()
                await self._running
            else:
                await ready

    async def _sync(self, client: Client, payload: list[dict[str, Any]], memory: Memory) -> bool:
        """Send the first command tree of this process as a real bot does. To save time, store later trees directly."""
        world = self.playground.world
        if self.whole or payload != _SENT:
            sent = await sync_if_changed(client, payload, memory)
            if not self.whole:  # its application may differ, such as one that members cannot install
                _SENT[:] = payload
                _STORED[:] = [command.body for command in world.commands(None)]
            return sent
        for body in [] if world.commands(None) else _STORED:
            world.put_command(None, body)
        world.commands_changed()
        return True

    async def _ready(self) -> None:
        """Wait until the bot is ready. The first bot of a process takes long, because it loads the painters."""
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
        """Make the next `times` reads with the function `wanted` of `bot.storage` fail as if the database were down."""
        read, left = self.store.read, times

        async def reading(query: Any, *args: Any, **kwargs: Any) -> Any:
            nonlocal left
            if query is wanted and left:
                left -= 1
                raise StorageError("planted: no answer")
            return await read(query, *args, **kwargs)

        self.store.read = reading  # type: ignore[method-assign]  # only until the next start, which opens a new store

    async def restart(self) -> None:
        await self.end()
        await self.begin()

    def leap(self) -> float:
        """Return the time in seconds for `bot.ui.entry.fair`. Each call moves it on, so no member is too fast."""
        self.leapt += self.leaps
        return self.leapt

    async def _pause(self, seconds: float) -> None:
        """Note a pause that the bot asks for. Wait only while the test keeps `patient` cleared."""
        self.pauses.append(seconds)
        self.pausing.set()
        await self.patient.wait()

    def _note_pings(self, event: object) -> None:
        """Note the users that a new message of the bot notifies. An edit notifies nobody."""
        if isinstance(event, MessageCreated) and event.message.mentions:
            self.pings.append(tuple(event.message.mentions))

    def lay_out(self, position: str | None) -> None:
        """Let new matches begin with this position; for None, with the setup of their game."""
        for game in self.games.values():
            game.position = position

    def actor(self, name: str | int) -> Actor:
        return self.playground.actor(name)

    async def drawn(self) -> None:
        """Wait until the boards and the open private panels show all stored changes."""
        await self.client.presenter.settle(60)
        await self.client.renewals.settle()

    def expire_tokens(self) -> None:
        """Let all private messages be too old for an edit by the bot, so that open panels stay behind."""
        latest = self.client.door.latest
        later = latest.now() + LIFE
        latest._now = lambda: later

    def board(self, who: Actor, channel: str = "games") -> Message:
        """Return the newest board: a public message with buttons that is not a notice."""
        return [m for m in who.messages(channel) if m.reader is None and _is_board(m)][-1]

    def boards(self, who: Actor, channel: str = "games") -> list[Message]:
        return [m for m in who.messages(channel) if m.reader is None and m.flags & V2]

    def picture(self, message: Message | None) -> bytes:
        assert message is not None
        (attached,) = message.attachments
        return self.playground.world.files[attached.id]

    async def match(self, who: Actor, channel: str = "games") -> Match:
        """Return the match of the newest board."""
        address = Address.read(next(iter(buttons(self.board(who, channel)).values())))
        assert address is not None
        return await self.sessions.matches.match(address.match)

    async def legal(self, who: Actor, channel: str = "games") -> list[str]:
        """Return the notations of all legal moves of the seat whose turn it is."""
        match = await self.match(who, channel)
        game = all_games()[match.game]
        return [game.notate(move) for move in game.legal_moves(match.state, match.to_move[0])]

    async def legal_of(self, match_id: str, who: Actor) -> list[str]:
        """Return all legal moves of a member in a match as notations."""
        match = await self.sessions.matches.match(match_id)
        seat, game = match.seat_of(who.id), all_games()[match.game]
        return [] if seat is None else [game.notate(move) for move in game.legal_moves(match.state, seat)]

    def request(self, who: Actor) -> Request:
        """Return a request for a test that asks the sessions directly."""
        return Request(self.playground.world.new_id(), Member(who.id, who.user.name), "en-US")

    def heard_of(self, fits: Callable[[Match], bool]) -> "asyncio.Future[Match]":
        """Return a future of the next match that `Sessions.subscribe` reports and for which `fits` is true."""
        found: asyncio.Future[Match] = asyncio.get_running_loop().create_future()

        def hear(match: Match) -> None:
            if not found.done() and fits(match):
                found.set_result(match)

        self.sessions.subscribe(hear)
        return found

    async def slash(self, who: Actor, command: str, channel: str = "games", /, **options: Any) -> str:
        """Use a slash command, wait until boards are drawn, and return the answer's text."""
        sent = await who.slash(channel, command, **options)
        await self.drawn()
        assert sent.failed is None, sent.failed
        return said(sent)

    def wait_a_second(self) -> None:
        """Let a second pass for Discord, so that the next press on Undo is not the second half of a double tap."""
        self.world_clock.advance(1)

    async def press(self, who: Actor, label: str, message: Message | None = None) -> Interaction:
        """Press a button of a message (by default the newest board), found by its label.

        A replay answers at once, and again when its animation is made; this waits for the second answer.
        """
        pressed = message or self.board(who)
        address = Address.read(buttons(pressed).get(label, label))
        sent = await self.click(who, pressed, label)
        if address is not None and address.game == "replay":
            await self.client.door.empty()
        await self.drawn()
        assert sent.failed is None, sent.failed
        return sent

    async def press_behind_more(self, who: Actor, label: str, message: Message | None = None) -> Interaction:
        """Press More of a message (by default the newest board), then a button of the panel that it opens."""
        return await self.press(who, label, await self.more(who, message))

    async def press_behind_rest(self, who: Actor, label: str, message: Message | None = None) -> Interaction:
        """Do the same with a button that stands one press further if the panel has many."""
        panel = await self.more(who, message)
        return await self.press(who, label, await self.rest(who, panel) if rest_in(panel) else panel)

    async def rest(self, who: Actor, more: Message) -> Message:
        """Press the button for the rest of the panel behind More, and return the panel that it opens."""
        sent = await self.press(who, rest_in(more), more)
        assert sent.answer is not None
        return sent.answer

    async def more(self, who: Actor, message: Message | None = None) -> Message:
        """Press More of a message (by default the newest board), and return the panel that it opens."""
        sent = await self.press(who, "More", message)
        assert sent.answer is not None
        return sent.answer

    async def click(self, who: Actor, message: Message, label: str) -> Interaction:
        """Press a button, found by its label or custom_id, and wait for all answers, but not for boards."""
        sent = await who.click(message, label)
        await self.answered(sent)
        return sent

    async def answered(self, sent: Interaction) -> None:
        """Wait until the bot has nothing more to answer to a press. A panel can be its second answer."""
        if sent.first is Answer.DEFER_UPDATE:
            for context in list(self.client.door._inside.values()):
                if context.interaction.id == sent.id:
                    await context.left.wait()

    async def move(self, who: Actor, text: str, message: Message | None = None) -> Interaction:
        """Write one line in the form of Gems 3D, and press Send. message: the board, or a panel that asks for moves."""
        opened = await self.typing(who, message or self.board(who))
        assert opened.modal is not None, said(opened)
        sent = await who.submit(opened, {"move": text})
        await self.drawn()
        assert sent.failed is None, sent.failed
        return sent

    async def typing(self, who: Actor, message: Message) -> Interaction:
        """Open the form of Gems 3D for a typed move. message: the board, or a panel that asks for moves."""
        if "Move" in buttons(message):
            opened = await self.press(who, "Move", message)
            panels = [one for one in (opened.answer, *opened.followups) if one is not None and _to_type(one)]
            if not panels:
                return opened
            message = panels[-1]
        return await self.press(who, _to_type(message) or "", message)


def _to_type(message: Message) -> str | None:
    """Return the custom_id of the button of Gems 3D that asks for a typed move."""
    found = ((custom_id, Address.read(custom_id)) for custom_id in buttons(message).values())
    return next((custom_id for custom_id, address in found if address and address.action == "type"), None)


async def started(desk: Desk, new: str, *names: str, channel: str = "games", **options: object) -> list[Actor]:
    """Start a match with the slash command `new`, and return its members. The first member is the host.

    The others join and the host begins without buttons, which takes half the time. `started_by_buttons` presses them.
    """
    host, *others = (desk.actor(name) for name in names)
    await desk.slash(host, new, channel, **options)
    table, lobby = await desk.match(host, channel), desk.sessions.lobby
    for other in others:
        await lobby.join(desk.request(other), table.id)
    await lobby.begin(desk.request(host), table.id)
    await desk.drawn()
    return [host, *others]


async def started_by_buttons(
    desk: Desk, new: str, *names: str, channel: str = "games", **options: object
) -> list[Actor]:
    """Start a match as `started` does, with the buttons of its table."""
    host, *others = (desk.actor(name) for name in names)
    await desk.slash(host, new, channel, **options)
    for other in others:
        await desk.press(other, "Join", desk.board(other, channel))
    await desk.press(host, "Start", desk.board(host, channel))
    return [host, *others]


def learn(desk: Desk, game: str) -> list[str]:
    """Return the label of the button that a lobby has if its game has lessons."""
    return ["Learn"] if desk.client.faces[game].lessons else []


async def relay(desk: Desk, *names: str, channel: str = "games", **options: object) -> list[Actor]:
    """Start a relay of these members, by default Ada and Bela, and return them. The first member is to move."""
    return await started(desk, "gems new", *(names or ("Ada", "Bela")), channel=channel, mode="relay", **options)


async def solo(desk: Desk, name: str = "Ada") -> Actor:
    """Start a solo match of a member, and return the member."""
    who = desk.actor(name)
    await desk.slash(who, "gems new")
    return who


async def resign(desk: Desk, who: Actor) -> str:
    """Resign in Gems 3D, and return the answer's text."""
    asked = await who.slash("games", "gems resign")
    assert asked.answer is not None
    return said(await desk.press(who, "Yes, resign", asked.answer))


async def notice(who: Actor, part: str, channel: str | Channel = "games", after: int = 0) -> Message:
    """Return the first public message that contains `part` and is newer than the message `after`."""
    return await who.wait_for(
        lambda message: message.reader is None and any(part in text for text in message.texts),
        channel=channel,
        after=after,
    )


def _is_board(message: Message) -> bool:
    found = [Address.read(custom_id) for custom_id in buttons(message).values()]
    return any(address is not None and address.game in all_games() for address in found)


def board_of(message: Message) -> tuple[str, int] | None:
    """Return the match id and the version in a board's buttons, or None if the message is no board.

    The version is 0 if the buttons name none.
    """
    if message.reader is not None:
        return None
    found = [Address.read(custom_id) for custom_id in buttons(message).values()]
    of_games = [one for one in found if one is not None and one.game in all_games() and one.match]
    if not of_games:
        return None
    return of_games[0].match, max(one.version for one in of_games)


def _over_a_limit(request: RestRequest) -> bool:
    """Return whether Discord refused a request as malformed, for example for a long text or an id used twice."""
    allowed = ANSWERED_ALREADY, ARCHIVED, THREAD_THERE, TOO_MANY_THREADS
    refused = request.status == 400 and request.error is not None and not request.is_ordered
    return refused and (request.error or {}).get("code") not in allowed


async def private(desk: Desk, who: Actor, channel: str = "games") -> list[Message]:
    """Wait until all presses are answered and replaced messages are gone.

    Return the bot's private messages that a member sees in a channel, oldest first.
    """
    await desk.client.door.empty()
    await desk.client.door.latest.settle()
    return [message for message in who.messages(channel) if message.reader == who.id]


def said(sent: Interaction) -> str:
    """Return all text of the private answers to an interaction."""
    answers = [sent.answer, *(message for message in sent.followups if message is not sent.answer)]
    return "\n".join("\n".join(message.texts) for message in answers if message is not None and message.reader)


def actions(message: Message) -> list[str]:
    """Return the actions of a message's buttons, in order."""
    return [address.action for one in buttons(message).values() if (address := Address.read(one)) is not None]


def rest_in(more: Message) -> str:
    """Return the label of the button for the rest of a panel behind More, in its language; "": it has none."""
    return next((label for label, custom_id in buttons(more).items() if ":rest:" in custom_id), "")


def buttons(message: Message) -> dict[str, str]:
    """Return the custom_ids of a message's buttons, by label."""
    found: dict[str, str] = {}

    def walk(parts: list[Any]) -> None:
        for part in parts:
            if part["type"] == 2 and "custom_id" in part:
                found[part["label"]] = part["custom_id"]
            walk(part.get("components", []))

    walk(message.components)
    return found
