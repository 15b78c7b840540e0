"""Turns that wait: whose they are, and when their members are reminded."""

import msgspec
from msgspec.structs import replace

from bot.errors import NoSession, OptionError, SessionError, Unreadable
from bot.sessions import refusals
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import MemberSettings, Request, Waiting, WaitingList
from bot.sessions.pace import Terms
from bot.sessions.packing import clock_of
from bot.sessions.settings import Settings
from bot.sessions.time.outbox import Outbox
from bot.sessions.time.reminders import MINUTES_A_DAY, is_zone, next_reminder
from bot.storage import waiting
from bot.storage.rows import TurnRow, WaitingRow


class Reminders:
    """Tells what waits, and sets what members want to be reminded of. Every method raises NotKept."""

    def __init__(self, matches: Matches, database: Database, settings: Settings, outbox: Outbox) -> None:
        self._matches = matches
        self._database = database
        self._settings = settings
        self._outbox = outbox

    async def start(self) -> None:
        """Give clocks to matches that began before there were any."""
        for match_id in await self._database.read(waiting.without_turns):
            try:
                await self._matches.change(match_id, lambda change: change)
            except Unreadable:  # it has been logged, and goes on without
                continue

    async def waiting(self, user: int, guild: int | None = None) -> WaitingList:
        """Return what waits for this member, and whom the member waits for, oldest first; guild None: everywhere."""
        rows = await self._database.read(waiting.waiting, user, guild)
        found: dict[str, list[WaitingRow]] = {}
        for row in rows:
            found.setdefault(row.match_id, []).append(row)
        lines = [(turns[0].mine, _waiting(turns)) for turns in found.values()]
        return WaitingList(tuple(line for mine, line in lines if mine), tuple(line for mine, line in lines if not mine))

    async def mute(self, request: Request, match_id: str) -> None:
        """Send no more reminders of the turn that is this member's now.

        Raises SessionError where it is not their turn, Draining.
        """
        match = await self._matches.seen(request, match_id)
        seat = match.seat_of(request.member.user)
        clock = None if seat is None else match.clock_of(seat)
        if clock is None:
            raise SessionError("error-nothing-to-mute")
        await self._matches.finish(
            self._database.run(lambda connection: waiting.mute(connection, match_id, clock.seat, clock.since))
        )

    async def set_member(self, user: int, settings: MemberSettings) -> None:
        """Store what a member wants from now on, also for the turns that are theirs already.

        Raises OptionError for a zone or hours that do not exist, Draining.
        """
        if settings.zone is not None and not is_zone(settings.zone):
            raise OptionError("error-unknown-zone", zone=settings.zone)
        if settings.quiet is not None:
            begin, end = settings.quiet
            if begin == end or not all(0 <= minute < MINUTES_A_DAY for minute in settings.quiet):
                raise refusals.quiet_hours()
        await self._matches.finish(self._set_member(user, settings))

    async def _set_member(self, user: int, settings: MemberSettings) -> None:
        before = await self._settings.member(user)
        if settings.dm and not before.dm:
            settings = replace(settings, dm_closed=False)
        await self._settings.store_member(user, settings)
        await self.replan(user)

    async def replan(self, user: int) -> None:
        """Plan the reminders of the turns that are a member's already, as the member wants them now."""
        settings, now = await self._settings.member(user), self._matches.now()
        for turn in await self._database.read(waiting.turns_of, user):
            try:
                match = await self._matches.match(turn.match_id)
            except NoSession:
                continue
            at = next_reminder(clock_of(turn), match.terms, settings, now)
            await self._plan(turn, None if turn.muted else at)

    async def _plan(self, turn: TurnRow, at: int | None) -> None:
        try:
            await self._database.run(lambda connection: waiting.plan_reminder(connection, turn, at))
        finally:  # what is not confirmed may be there all the same
            self._outbox.wake(at, None)


def _waiting(turns: list[WaitingRow]) -> Waiting:
    first = turns[0]
    terms = Terms() if first.terms is None else msgspec.json.decode(first.terms, type=Terms)
    return Waiting(
        match=first.match_id,
        game=first.game,
        guild=first.guild_id,
        channel=first.channel_id,
        board_channel=first.board_channel_id,
        board_message=first.board_message_id,
        since=first.at,
        due=min((turn.due for turn in turns if turn.due is not None), default=None),
        who=tuple((turn.user_id, turn.name) for turn in turns),
        unreachable=terms.unreachable is not None,
    )
