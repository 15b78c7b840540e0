"""The members of many servers. They play as in `tests.kills`, and also press twice, in private panels and in DMs.

Some play by letters (`tests.many.letters`).
"""

import asyncio
import copy
import random
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import DBAPIError

from bot.playground import Actor, Interaction, Message, Playground, Refused
from bot.playground.world.interaction import Answer, Kind
from bot.playground.world.model import Json, nested
from bot.ui.address import Address
from tests.cogs.desk import buttons
from tests.kills.audit import CHANGES
from tests.kills.books import Books, Table
from tests.kills.doors import doors_of
from tests.kills.members import GAMES, PATIENCE, Attempt, Crowd, PatientClock, Place, pressing
from tests.many.letters import Conversation, table_of

REPEATED, IN_DM, IN_PANELS = 0.05, 0.15, 0.1  # how often members do so
AT_HOME = 0.5  # how often who plays by letters types a command in their server that needs no board
CODE = "SELECT code FROM letter_codes WHERE match_id = :key"
AWAY = 0.9  # how often members do not press while the bot is offline for their server
PANEL_STEPS = 4  # presses in one panel
PANEL_SECONDS = 2.0  # how long a member waits for a panel after a press is acknowledged
VISIT = 5  # the most turns that members take before they go to another server
BUTTON, SELECT = 2, 3
# Members press no buttons of these actions by chance: they end matches, or open lessons and matches elsewhere.
AVOIDED = frozenset(
    {"accept", "again", "begin", "calloff", "cancel", "close", "finish", "leave", "learn", "offer", "open", "over"}
    | {"quit", "resign", "rules", "shut", "stop"}
)
PATIENT = 3  # so many times longer than in Discord the bot may take to answer, since all run on one machine


def servers(playground: Playground, guilds: int) -> list[Place]:
    """Return the channels of new servers, each with two members who play one game there."""
    world, places = playground.world, []
    for number in range(guilds):
        guild = world.add_guild(f"Server {number}", members=(f"Host {number}",), channels=(f"table-{number}",))
        host, guest = world.user(guild.owner_id), world.join(f"guest{number}", f"Guest {number}", guild=guild)
        channel = world.channel(f"table-{number}", guild)
        actors = [playground.actor(user.id, guild) for user in (host, guest)]
        places.append(Place(playground, channel, actors, GAMES[number % len(GAMES)]))
    return places


class Crowds(Crowd):
    """The members of all servers. A few servers are busy at a time.

    conversations: those of the members who play by letters, who are always busy.

    Attributes:
        counts: how often members pressed twice, in DMs and in panels.
        changes: of how many changes members were told that they are stored.
        written: how many of these were made in a match by letters, beside joining it.
        in_peace: whether members only make plain moves. Otherwise they also look into panels, press in direct messages,
            where matches of servers are refused, and press twice.
    """

    def __init__(
        self,
        playground: Playground,
        books: Books,
        dice: random.Random,
        places: list[Place],
        clock: PatientClock,
        conversations: Iterable[Conversation] = (),
    ) -> None:
        super().__init__(playground, books, dice, places, clock)
        self.conversations = {one.reader.id: one for one in conversations}
        for conversation in self.conversations.values():
            self.attend(conversation)
        self.counts: Counter[str] = Counter()
        self.changes = self.written = 0
        self.in_peace = False
        self.begin()

    def make_peace(self) -> None:
        """Let members only make plain moves from now on, and wait long for their answers."""
        super().make_peace()
        self.in_peace = True

    async def visit(self, busy: int) -> None:
        """Let members act in so many servers at a time, until this is cancelled."""
        async with asyncio.TaskGroup() as group:
            for _ in range(busy):
                group.create_task(self._visit_all())
            for conversation in self.conversations.values():
                group.create_task(self._write(conversation))

    async def _visit_all(self) -> None:
        while True:
            place = self.dice.choice(self.places)
            if not self._is_served(place.channel.guild_id) and self.dice.random() < AWAY:
                await asyncio.sleep(0.05)
                continue
            for _ in range(self.dice.randint(2, VISIT)):
                await asyncio.gather(*(self._act_once(place, member) for member in place.members))

    async def _write(self, place: Conversation) -> None:
        """Let a member play by letters, until this is cancelled."""
        while True:
            if self._is_served(None) or self.dice.random() >= AWAY:
                await self._act_once(place, place.reader)
            else:
                await asyncio.sleep(0.05)

    def _is_served(self, guild: int | None) -> bool:
        """Return whether the shard of a server is connected; for None, the shard of direct messages."""
        sessions = self.playground.gateway.sessions.values()
        return any(one.connection is not None and one.serves(guild) for one in sessions)

    async def _act_once(self, place: Place, member: Actor) -> None:
        await asyncio.sleep(self.dice.uniform(0.005, 0.06))
        # Refused: the message or its button has just disappeared. The others: the database restarts.
        with suppress(Refused, DBAPIError, OSError):
            await self.act(place, member)

    # ---- by letters ----

    async def table(self, place: Place) -> Table | None:
        if not isinstance(place, Conversation):
            return await super().table(place)
        return table_of(place, await self.books.open_by_letters())

    def seat_of(self, table: Table) -> tuple[Place, Actor]:
        """Return the first member who is to move, and where they do so."""
        user = table.to_move[0]
        place = self.conversations.get(user) or self._by_channel[table.channel]
        return place, next(member for member in place.members if member.id == user)

    async def _open(self, place: Place, member: Actor) -> None:
        if not isinstance(place, Conversation):
            await super()._open(place, member)
            return
        doors = doors_of(place.game)
        await self._slash(
            self._typed_in(place), member, "open", None, f"{doors.COMMAND} new", letters=True, **doors.NEW
        )

    async def _join(self, place: Place, member: Actor, table: Table) -> None:
        """Join a match. The host of one by letters first asks for its code if the bot was killed before it made one."""
        if not isinstance(place, Conversation):
            await super()._join(place, member, table)
            return
        codes = await self.books.rows(CODE, key=table.id)
        if codes:
            await self._slash(self._typed_in(place), member, "join", None, "letters join", code=codes[0][0])
            return
        host = place.members[0]
        await self._push(self.conversations[host.id], host, "code", table, "code")

    def _typed_in(self, place: Conversation) -> Place:
        """Return where a member types a command that needs no board."""
        return place.home if self.dice.random() < AT_HOME else place

    # ---- moves ----

    async def move(self, place: Place, member: Actor, table: Table) -> Attempt:
        """Make a legal move. Before this, the member may look into their private panels."""
        if not self.in_peace and self.dice.random() < IN_PANELS:
            await self._in_panels(place, member, table)
        return await super().move(place, member, table)

    # ---- panels ----

    async def _in_panels(self, place: Place, member: Actor, table: Table) -> None:
        """Open a panel from the board, and press in it by chance. This may make moves."""
        board = place.boards.get(table.id)
        labels = [] if board is None else [label for label, one in buttons(board).items() if is_harmless(one, table)]
        if board is None or not labels:
            return
        sent = await self._looked(table, member.click(board, self.dice.choice(labels)))
        for _ in range(PANEL_STEPS):
            panel = sent.answer
            if panel is None or panel.reader != member.id or sent.modal is not None:
                return
            parts = [part for part in nested(panel.components) if is_open(part, table)]
            if not parts:
                return
            self.counts["presses in panels"] += 1
            sent = await self._looked(table, self._use(member, panel, self.dice.choice(parts)))

    def _use(self, member: Actor, panel: Message, part: Json) -> Interaction:
        if part["type"] == BUTTON:
            return member.click(panel, part["custom_id"])
        return member.select(panel, part["custom_id"], self.dice.choice(part["options"])["value"])

    async def _looked(self, table: Table, sent: Interaction) -> Interaction:
        attempt = await self._sent("look", table, sent)
        if sent.first is Answer.DEFER_UPDATE:  # a panel may follow
            with suppress(TimeoutError):
                async with asyncio.timeout(PANEL_SECONDS):
                    await sent.panel()
        attempt.settle()
        return sent

    # ---- other ways ----

    def _forged(self, member: Actor, board: Message, kind: Kind, data: dict[str, Any]) -> Interaction:
        is_channel = not self.playground.world.channel(board.channel_id).is_dm
        if self.in_peace or not is_channel or kind is not Kind.COMPONENT or self.dice.random() >= IN_DM:
            return super()._forged(member, board, kind, data)
        self.counts["presses in DMs"] += 1
        return pressing(self.playground, member, self._letter(member, board), kind, data)

    def _letter(self, member: Actor, board: Message) -> Message:
        """Return the bot's message to a member, which looks like the board."""
        world, channel = self.playground.world, member.open_dm()
        letters = world.state.messages[channel.id]
        for letter in letters.values():
            return letter
        letter = copy.copy(board)
        letter.id, letter.channel_id, letter.nonce, letter.mentions = world.new_id(), channel.id, None, []
        letter.attachments = []
        letters[letter.id] = letter
        return letter

    async def _sent(self, what: str, table: Table | None, sent: Interaction, written: str = "") -> Attempt:
        """Note a request, and sometimes deliver it twice, as Discord may. Wait for the answer, or for the bot's end."""
        attempt = Attempt(sent, what, "" if table is None else table.id, 0 if table is None else table.version, written)
        self.attempts.append(attempt)
        if not self.in_peace and self.dice.random() < REPEATED:
            self.counts["presses delivered twice"] += 1
            self.playground.deliver(sent)
        channel = self.playground.world.channel(sent.channel_id)
        with suppress(TimeoutError):
            # The local Discord ends what is not answered in time.
            async with asyncio.timeout(1 + PATIENCE * self._clock.patience):
                await self.playground.until(lambda: sent.finished or not self._is_served(channel.guild_id), "no answer")
        if attempt.told or attempt.is_planned:
            attempt.settle()
        is_kept = attempt.told == "kept" and what in CHANGES
        self.changes += is_kept
        self.written += is_kept and channel.is_dm and table is not None
        return attempt


def is_harmless(custom_id: str, table: Table) -> bool:
    """Return whether a button concerns a match and does not end it."""
    address = Address.read(custom_id)
    return address is not None and address.match == table.id and address.action not in AVOIDED


def is_open(part: Json, table: Table) -> bool:
    """Return whether a member can use a part of a panel."""
    if part.get("disabled") or part["type"] not in (BUTTON, SELECT) or "custom_id" not in part:
        return False
    return is_harmless(part["custom_id"], table) and (part["type"] == BUTTON or bool(part.get("options")))
