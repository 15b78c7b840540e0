"""What is due in matches: a time that has run out, a holiday that is over, a lobby that expires."""

from collections.abc import Awaitable, Callable, Mapping

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import Unreadable
from bot.sessions.change import Decision
from bot.sessions.clock import Clock
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.pace import HOUR
from bot.sessions.time.deadlines import Timer
from bot.sessions.time.dues import kind_and_seat
from bot.storage import reads, writes
from bot.storage.due import DEADLINES
from bot.storage.rows import DeadlineRow

DueDecision = Callable[[Seat, DeadlineRow], Decision]
Handler = Callable[[DeadlineRow], Awaitable[None]]


class Alarm:
    """Does what is due.

    decisions: by kind, what is decided on the match. handlers: by kind, what does more than that, drops the row
    included.
    """

    def __init__(
        self,
        matches: Matches,
        database: Database,
        clock: Clock,
        decisions: Mapping[str, DueDecision],
        handlers: Mapping[str, Handler],
    ) -> None:
        self._matches = matches
        self._database = database
        self._clock = clock
        self._decisions = decisions
        self._handlers = handlers
        self.timer = Timer(database, clock, DEADLINES, self._fire)

    async def _fire(self, deadline: DeadlineRow) -> None:
        # as a whole: who waits for it may be stopped, and the lock is held as long as it is under way
        await self._matches.finish(self._fire_alone(deadline), asked=False)

    async def _fire_alone(self, deadline: DeadlineRow) -> None:
        kind, seat = kind_and_seat(deadline.kind)
        async with self._matches.unattended:
            if kind in self._handlers:
                await self._handlers[kind](deadline)
            else:
                await self.do(deadline, self._decisions[kind](seat, deadline))

    async def do(self, deadline: DeadlineRow, decide: Decision) -> None:
        """Decide what is due in a match, and drop the row. What is no longer due changes nothing."""
        try:
            await self._matches.change(deadline.match_id, decide)
        except Unreadable:
            # A newer bot may read it. Until one does, it is asked for now and then.
            await self._database.write(writes.put(replace(deadline, due=self._clock.now() + HOUR)))
            return
        await self._database.run(lambda connection: reads.drop_fired(connection, deadline))
