"""The members who play while the bot is killed. They press and type as usual."""

import asyncio
import copy
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bot import texts
from bot.engine.game import Seat
from bot.games import all_games
from bot.playground import Actor, Interaction, Message, Playground, Refused, SystemClock
from bot.playground.world.clock import Timer
from bot.playground.world.events import InteractionChanged, MessageCreated, MessageUpdated
from bot.playground.world.interaction import Answer, Kind
from bot.playground.world.model import Channel
from bot.ui.address import LONGEST, LONGEST_ARGUMENT, Address
from tests.cogs.desk import buttons
from tests.games.playing import drawn_move
from tests.kills.books import Books, Table
from tests.kills.child import IN_DOUBT, REFUSED
from tests.kills.doors import BUTTON, doors_of

GAMES = sorted(all_games())


def _in_all_languages(key: str, file: str) -> frozenset[str]:
    """Return the beginning of a text in each language, after a placeable for what Fluent takes for a sign."""
    return frozenset(
        line.partition("= ")[2].removeprefix('{ "**" }')
        for path in Path(texts.__file__).parent.glob(f"*/{file}.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith(f"{key} =")
    )


# A press on an older panel plays nothing: the answer is the newest panel with this sentence, in each language.
NOTHING_PLAYED = _in_all_languages("gems3d-ui-older", "gems3d")
PLANNING = _in_all_languages("plan-intro", "plan")  # in each panel that plans a turn
PATIENCE = 3.0  # seconds that a member waits for an answer, as Discord does
PATIENT_AT_LAST = 15  # so many times longer they wait when nobody is killed any more, for the machine may be slow
ROW = 1


@dataclass
class Attempt:
    """A request of a member."""

    sent: Interaction
    what: str  # the kind of request, such as "move" or "undo"
    match: str = ""  # the id of the match that the member saw; "" if the member opens a match
    version: int = 0  # the version that the member saw
    notation: str = ""  # the move; "" if the request is no move
    deferred: bool = False  # whether the first answer came so late that it may only have deferred the real one
    first_told: str | None = None  # what `told` returns, whatever the answer shows later; None: what it shows now
    silent: bool = False  # whether only the pressed message had answered by then

    def settle(self) -> None:
        """Go by what the answer says now. A panel that is pressed again, or shown anew, later says other things."""
        self.first_told, self.silent = self.told, not any(self._said())

    @property
    def told(self) -> str:
        """Return what the answer reports: "kept" (the change is stored), "refused", or "" (no result, or a doubt)."""
        answers = self._said()
        refused = any(one.startswith(REFUSED) for one in answers)
        is_older = any(line in NOTHING_PLAYED for one in answers for line in one.splitlines())
        if self.first_told is not None:
            # A refused press may first bring the pressed board up to date. Or a panel that followed was pressed later.
            return "" if (refused or is_older) and self.silent else self.first_told
        sent = self.sent
        if is_older:
            return ""
        if sent.state != "answered" or sent.modal is not None or any(one.startswith(IN_DOUBT) for one in answers):
            return ""
        if refused:
            return "refused"
        if self.is_planned:
            return ""
        silent = sent.first in (Answer.DEFER_UPDATE, Answer.UPDATE) and not self.deferred
        return "kept" if answers[0] or silent else ""

    @property
    def is_planned(self) -> bool:
        """Return whether a move was at most planned, because it was no longer the member's turn.

        Once the plan is played or withdrawn, the answer may say so: `settle` before. If an undo takes the plan away in
        the same moment, the answer asks for another one.
        """
        answer = self.sent.answer
        withdraws = answer is not None and any(":planoff:" in custom_id for custom_id in buttons(answer).values())
        return withdraws or any(intro in self._said()[0] for intro in PLANNING)

    def _said(self) -> list[str]:
        """Return the private answers as they read now. The first one is that of the interaction itself, or ""."""
        sent = self.sent
        said = "\n".join(sent.answer.texts) if sent.answer is not None and sent.answer.reader else ""
        return [said, *("\n".join(one.texts) for one in sent.followups if one.reader)]

    @property
    def answer(self) -> str:
        """Return the answer in words, for a finding."""
        sent, answers = self.sent, [self.sent.answer, *self.sent.followups]
        said = [text for one in answers if one is not None and one.reader for text in one.texts]
        return f"interaction {sent.id} ({sent.name or sent.data.get('custom_id')}) got {sent.first!r} {said}"


class Place:
    """A channel with the members who play a game there."""

    def __init__(self, playground: Playground, channel: Channel, members: list[Actor], game: str) -> None:
        self.playground = playground
        self.channel = channel
        self.members = members
        self.game = game
        self.boards: dict[str, Message] = {}  # the newest message with a match's buttons, by match

    def note(self, message: Message) -> None:
        """Remember a public message of the channel if it is a board."""
        for custom_id in buttons(message).values():
            address = Address.read(custom_id)
            if address is not None and address.game == self.game:
                self.boards[address.match] = message


def places_of(playground: Playground, tables: int) -> list[Place]:
    """Return new channels of the first guild, each with two new members."""
    world, places = playground.world, []
    for number in range(tables):
        users = [world.join(f"member{number}{one}", f"Member {number} {one}") for one in "ab"]
        channel = world.add_channel(f"table-{number}")
        actors = [playground.actor(user.id) for user in users]
        places.append(Place(playground, channel, actors, GAMES[number % len(GAMES)]))
    return places


class PatientClock(SystemClock):
    """Discord's clock, but with longer deadlines.

    Attributes:
        patience: how many times longer deadlines are.
    """

    def __init__(self, patience: int = 1) -> None:
        self.patience = patience

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        return super().call_later(seconds * self.patience, callback)


class Crowd:
    """All members in all channels.

    clock: that of the local Discord.
    """

    def __init__(
        self, playground: Playground, books: Books, dice: random.Random, places: list[Place], clock: PatientClock
    ) -> None:
        self.playground = playground
        self.books = books
        self.dice = dice
        self._clock = clock
        self.attempts: list[Attempt] = []  # all requests of all members
        self.online = asyncio.Event()  # set while a bot is connected
        self.offline = asyncio.Event()  # set while no bot is connected
        self.places = places
        self._by_channel = {place.channel.id: place for place in places}
        playground.world.listen(self._note)

    def _note(self, event: object) -> None:
        if isinstance(event, (MessageCreated, MessageUpdated)) and event.message.reader is None:
            place = self._by_channel.get(event.message.channel_id)
            if place is not None:
                place.note(event.message)

    def attend(self, place: Place) -> None:
        """Note the boards of one more channel."""
        self._by_channel[place.channel.id] = place

    def make_peace(self) -> None:
        """Let members wait long for answers from now on."""
        self._clock.patience = PATIENT_AT_LAST

    def begin(self) -> None:
        self.online.set()
        self.offline.clear()

    def pause(self) -> None:
        """Stop waiting for answers, since the bot is gone."""
        self.online.clear()
        self.offline.set()

    async def play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for place in self.places:
                for member in place.members:
                    group.create_task(self._live(place, member))

    async def _live(self, place: Place, member: Actor) -> None:
        while True:
            await asyncio.sleep(self.dice.uniform(0.005, 0.06))
            await self.online.wait()
            with suppress(Refused):  # the message or its button has just disappeared
                await self.act(place, member)

    async def act(self, place: Place, member: Actor) -> None:
        table = await self.table(place)
        if not self.online.is_set():
            return
        if table is None:
            if member is place.members[0] and await self.books.rows("SELECT 1 AS one"):
                await self._open(place, member)
        elif table.phase == "lobby":
            if member.id not in table.users:
                await self._join(place, member, table)
            elif len(table.users) == len(place.members):
                await self._push(place, member, "start", table, "begin")
        elif member.id in table.to_move:
            await self._move_or_else(place, member, table)
        else:
            await self._meanwhile(place, member, table)

    async def table(self, place: Place) -> Table | None:
        """Return the open match of a place; None: it has none."""
        return await self.books.table(place.channel.id)

    async def _open(self, place: Place, member: Actor) -> None:
        doors = doors_of(place.game)
        await self._slash(place, member, "open", None, f"{doors.COMMAND} new", **doors.NEW)

    async def _join(self, place: Place, member: Actor, table: Table) -> None:
        await self._push(place, member, "join", table, "join")

    async def _move_or_else(self, place: Place, member: Actor, table: Table) -> None:
        draw = self.dice.random()
        if draw < 0.06:
            await self._undo(place, member, table)
        elif draw < 0.065:
            await self._resign(place, member, table)
        else:
            await self.move(place, member, table)

    async def _meanwhile(self, place: Place, member: Actor, table: Table) -> None:
        """Let a member who is not to move act in one of ten cases."""
        draw = self.dice.random()
        command = doors_of(place.game).COMMAND
        if draw < 0.06:
            await self._undo(place, member, table)
        elif draw < 0.08:
            await self._slash(place, member, "offer", table, "seat offer")
        elif draw < 0.1:
            await self._slash(place, member, "keep", table, "seat keep")
        elif draw < 0.105:
            await self._slash(place, member, "board", table, f"{command} board")

    async def _undo(self, place: Place, member: Actor, table: Table) -> None:
        if "undo" in self._actions(place, table) and self.dice.random() < 0.5:
            await self._push(place, member, "undo", table, "undo")
        else:
            doors = doors_of(place.game)
            await self._slash(place, member, "undo", table, f"{doors.COMMAND} {doors.UNDO}")

    async def _resign(self, place: Place, member: Actor, table: Table) -> None:
        asked = await self._slash(place, member, "ask", table, f"{doors_of(place.game).COMMAND} resign")
        answer = asked.sent.answer
        if answer is not None and buttons(answer):
            await self._sent("resign", table, member.click(answer, list(buttons(answer))[-1]))

    # ---- moves ----

    async def move(self, place: Place, member: Actor, table: Table) -> Attempt:
        """Make a legal move, by a command or through the board."""
        seat, game = Seat(table.users.index(member.id)), all_games()[table.game]
        move = drawn_move(self.dice, game.legal_moves(table.state, seat))
        written, board = game.notate(move), place.boards.get(table.id)
        pressed = board is not None and self.dice.random() < 0.6
        data = self._press(table, member, move, written) if pressed else None
        if data is not None and board is not None:
            kind = Kind.MODAL if "components" in data else Kind.COMPONENT
            return await self._sent("move", table, self._forged(member, board, kind, data), written)
        doors = doors_of(table.game)
        name, options = doors.typed(move, written)
        await self._suggested(place, member, f"{doors.COMMAND} {name}", options)
        return await self._slash(place, member, "move", table, f"{doors.COMMAND} {name}", written, **options)

    async def _suggested(self, place: Place, member: Actor, command: str, options: dict[str, Any]) -> None:
        """Do what a member does while they type a command: nothing."""

    @staticmethod
    def _press(table: Table, member: Actor, move: Any, written: str) -> dict[str, Any] | None:
        def custom_id(kind: str, action: str, argument: str) -> str | None:
            text = f"{kind}:{table.game}:{table.id}:{table.version}:{action}:{argument}"
            return text if len(text) <= LONGEST and len(argument) <= LONGEST_ARGUMENT else None

        return doors_of(table.game).pressed(move, written, custom_id, member.id)

    def _forged(self, member: Actor, board: Message, kind: Kind, data: dict[str, Any]) -> Interaction:
        return pressing(self.playground, member, board, kind, data)

    # ---- requests ----

    async def _slash(
        self,
        place: Place,
        member: Actor,
        what: str,
        table: Table | None,
        command: str,
        written: str = "",
        /,
        **options: Any,
    ) -> Attempt:
        return await self._sent(what, table, member.slash(place.channel, command, **options), written)

    async def _push(self, place: Place, member: Actor, what: str, table: Table, action: str) -> None:
        """Press the board's button with this action, whatever the server's language calls it.

        Where the board has no such button yet, a member who joins or starts types the command.
        """
        board, custom_id = place.boards.get(table.id), self._actions(place, table).get(action, "")
        shown = board is not None and board.id in self.playground.world.state.messages[place.channel.id]
        if board is not None and shown and custom_id:
            address = Address.read(custom_id)
            version = table.version if address is None or not address.version else address.version
            await self._sent(what, replace(table, version=version), member.click(board, custom_id))
        elif what in ("join", "start"):
            await self._slash(place, member, what, table, f"{doors_of(place.game).COMMAND} {what}")

    @staticmethod
    def _actions(place: Place, table: Table) -> dict[str, str]:
        """Return the custom_ids of a board's buttons, by action."""
        board = place.boards.get(table.id)
        named = [] if board is None else [(Address.read(one), one) for one in buttons(board).values()]
        return {address.action: custom_id for address, custom_id in named if address is not None}

    async def _sent(self, what: str, table: Table | None, sent: Interaction, written: str = "") -> Attempt:
        attempt = Attempt(sent, what, "" if table is None else table.id, 0 if table is None else table.version, written)
        self.attempts.append(attempt)
        answered = asyncio.ensure_future(_answered(self.playground, sent))
        gone = asyncio.ensure_future(self.offline.wait())
        try:
            seconds = PATIENCE * self._clock.patience
            await asyncio.wait({answered, gone}, return_when=asyncio.FIRST_COMPLETED, timeout=seconds)
        finally:
            answered.cancel()
            gone.cancel()
        return attempt


def pressing(playground: Playground, member: Actor, message: Message, kind: Kind, data: dict[str, Any]) -> Interaction:
    """Send a press or a modal's answer. The message need not have the button: a panel might have shown it."""
    if kind is Kind.COMPONENT:
        message = copy.copy(message)
        part = {"type": data["component_type"], "custom_id": data["custom_id"], "id": 2}
        part |= {"style": 2, "label": "press"} if part["type"] == BUTTON else {"options": []}
        message.components = [{"type": ROW, "id": 1, "components": [part]}]
    sent = playground.interactions.open(kind, member.id, message.channel_id, data, message=message)
    playground.deliver(sent)
    return sent


async def _answered(playground: Playground, sent: Interaction) -> None:
    changed = asyncio.Event()

    def note(event: object) -> None:
        if isinstance(event, InteractionChanged) and event.interaction is sent:
            changed.set()

    stop = playground.world.listen(note)
    try:
        while not sent.finished:
            changed.clear()
            await changed.wait()
    finally:
        stop()
