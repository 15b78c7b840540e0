"""A server with many channels and members. Its time is simulated, its Discord fails, and its bot restarts."""

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

from bot.playground import ManualClock
from bot.playground.world.model import Channel, User, time_of
from bot.sessions.model import Match
from bot.storage.due import DEADLINES, NOTICES, REMINDERS, next_due
from bot.storage.store import Connection
from bot.ui.boards.pictures import Pictures
from bot.ui.face import Face
from bot.ui.panels import Picture
from bot.ui.words import Words
from tests.cogs.desk import Desk
from tests.sessions.notice_box import _due

POST = r"^POST /channels/\d+/messages$"
EDIT = r"^PATCH /channels/\d+/messages/"
# All requests except answers to interactions. If an answer failed, the member would wait until the clock moves on.
ANY = r"^\w+ /(?!interactions/|webhooks/)"
ALWAYS = 1_000_000
# The most lost answers in a row. After more lost answers, Discord would forget the nonce before the next attempt, and a
# notice could appear twice.
MOST_LOST = 3
PATIENCE = 300  # seconds of real time in which the bot must come to rest
KEPT_SECONDS = 6 * 3600.0  # seconds of the world's time that unneeded messages stay


class Town(Desk):
    """The server, its time and its bot.

    Attributes:
        down: whether Discord is down.
        troubles: the number of troubles, by kind.
    """

    def __init__(
        self, folder: Path, dice: random.Random, *, channels: int, members: int, checked: bool, painted: int
    ) -> None:
        """checked: whether to check every request by Discord's schema, which is slow.

        painted: the bot paints every `painted`th board. The other boards show an earlier picture of the same game.
        """
        self.world_clock = ManualClock()
        super().__init__(folder, world_clock=self.world_clock)
        if not checked:
            self.playground.rest.spec = None
        self.dice = dice
        self.world = self.playground.world
        self.channels: list[Channel] = [self.world.add_channel(f"table-{number}") for number in range(channels)]
        self.people: list[User] = [self.world.join(f"member{number}", f"Member {number}") for number in range(members)]
        self.down = False
        self.troubles: Counter[str] = Counter()
        self._sketches = Sketches(painted)

    async def begin(self) -> None:
        await super().begin()
        self._sketches.of(self.client.pictures)
        self.client.presenter._pictures = self._sketches  # type: ignore[assignment]

    async def pass_time(self, minutes: float) -> None:
        """Let time pass. Reminders, deadlines and repeated attempts happen when they are due."""
        end = self.clock.now() + round(minutes * 60_000)
        while (due := await self.store.read(_next)) is not None and due < end:
            self._turn((due - self.clock.now()) / 60_000)
            await self.rest()
        self._turn((end - self.clock.now()) / 60_000)
        await self.rest()

    def _turn(self, minutes: float) -> None:
        self.world_clock.advance(minutes * 60)
        self.clock.turn(minutes)

    async def rest(self) -> None:
        """Wait until nothing is due. If Discord works, wait until all notices are sent and all boards drawn, too."""
        async with asyncio.timeout(PATIENCE):
            await self._fire()
            while not self.down:
                await self.drawn()
                if not await self.store.read(_due, self.clock.now()):
                    return
                await self._fire()

    async def _fire(self) -> None:
        while await self.store.read(_due, self.clock.now()):  # noqa: ASYNC110  a database has no event to wait for
            await asyncio.sleep(0.005)

    # ---- trouble ----

    async def trouble(self) -> None:
        """Cause a random trouble for the next few requests."""
        faults, times = self.playground.faults, self.dice.randrange(1, 6)
        kind = self.dice.choice(("503", "429", "429 global", "429 banned", "lost answer", "lost connection", "30046"))
        self.troubles[kind] += 1
        match kind:
            case "503":
                faults.fail(ANY, times=times)
            case "429":
                faults.rate_limit(self.dice.choice((POST, EDIT)), times=min(times, 4), retry_after=0.002)
            case "429 global":
                faults.rate_limit(ANY, times=min(times, 4), retry_after=0.002, is_global=True)
            case "429 banned":
                faults.rate_limit(ANY, times=times, via=False)
            case "lost answer":
                faults.cut(self.dice.choice((POST, POST, EDIT)), times=min(times, MOST_LOST))
            case "30046":
                faults.refuse(EDIT, status=400, code=30046, times=times)  # too many edits of an old message
            case "lost connection":
                await self.lose_connection()

    async def lose_connection(self) -> None:
        """Cut the gateway's connection. discord.py resumes at once."""
        back = asyncio.create_task(self.client.wait_for("resumed", timeout=PATIENCE))
        await asyncio.sleep(0)
        await self.playground.gateway.drop()
        await back

    def go_down(self) -> None:
        """From now on, let Discord answer 503 to all requests except answers to interactions."""
        self.troubles["down"] += 1
        self.down = True
        self.patient.clear()
        self.playground.faults.clear()
        self.playground.faults.fail(ANY, times=ALWAYS)

    def come_up(self) -> None:
        self.down = False
        self.playground.faults.clear()
        self.patient.set()

    async def start_again(self) -> None:
        """Stop the bot as SIGTERM does, even with unsent notices. Start it again some minutes later."""
        self.playground.faults.clear()  # a bot that cannot log in does not start
        await self.end()
        self._turn(self.dice.uniform(0.1, 30))
        await self.begin()

    # ---- memory ----

    async def forget(self) -> None:
        """Drop old messages that no match needs, to save memory. The bot gets no event about this."""
        open_boards = await self._boards()
        oldest = self.world_clock.now() - KEPT_SECONDS
        for messages in self.world.state.messages.values():
            for message in list(messages.values()):
                if message.id not in open_boards and time_of(message.id) < oldest:
                    del messages[message.id]
                    for attachment in message.attachments:
                        self.world.files.pop(attachment.id, None)
        self.pings.clear()
        self.pauses.clear()

    async def _boards(self) -> set[int]:
        found: set[int] = set()
        for person in self.people:
            waiting = await self.sessions.reminders.waiting(person.id)
            found.update(one.board_message or 0 for one in (*waiting.mine, *waiting.others))
        return found


class Sketches:
    """Gives most boards the picture of another match, since these tests do not look at pictures."""

    def __init__(self, painted: int) -> None:
        self._painted = painted
        self._number = 0
        self._kept: dict[str, bytes] = {}

    def of(self, pictures: Pictures) -> None:
        """Set the object that paints real pictures."""
        self._pictures, self.faults = pictures, pictures.faults

    async def board(self, face: Face, match: Match, words: Words, **more: Any) -> Picture:
        """Return the picture of this match, or an earlier picture of the same game."""
        self._number += 1
        kept = self._kept.get(face.key)
        if kept is not None and self._number % self._painted:
            return Picture(kept, f"{face.key}.png", face.alt(match, face.view(match), words))
        picture = await self._pictures.board(face, match, words, **more)
        self._kept[face.key] = picture.data
        return picture


async def _next(connection: Connection) -> int | None:
    """Return when the bot's next reminder, deadline or notice is due; None if nothing is due."""
    dues = [await next_due(connection, queue) for queue in (DEADLINES, REMINDERS, NOTICES)]
    return min((due for due in dues if due is not None), default=None)
