"""Holidays that stop a member's clock, where the pace says so, and how long they may.

A server sets for how many days within twelve months a member's holidays may stop clocks. What was used is stored for
each match, as the time from which and until which the clock stood. Times at which several matches of a server stood
count once. When nothing is left, the clock goes on, and the seat is offered to a stand-in.
"""

from collections.abc import Iterable
from contextlib import AsyncExitStack

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.change import Change
from bot.sessions.database import Database
from bot.sessions.model import GuildSettings, Match, Phase
from bot.sessions.pace import DAY, Away, of_others
from bot.sessions.settings import GuildSettingsOf
from bot.sessions.stand_ins import end_offer_while_away, offer_while_away
from bot.storage import pauses, writes
from bot.storage.rows import PauseRow
from bot.storage.writes import Writes

YEAR = 365 * DAY
Span = tuple[int, int]  # from when, and until when, a clock stands or stood


class PausesOf(msgspec.Struct, frozen=True):
    """A fact: the `Span`s of a user in a server that are not over for longer than a year."""

    user: int
    guild: int


class Left(msgspec.Struct, frozen=True):
    """What is left of a member's time with stopped clocks in a server. Lengths of time are milliseconds."""

    days: int  # what the server's setting says; 0: no holiday stops a clock
    left: int  # what holidays may still stop, beyond those that do now, within twelve months
    until: int | None  # until when a clock stands now at the longest; None: none does


class Pauses:
    """Reads what members have used up. Raises NotKept if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def fact(self, match: Match, fact: PausesOf, _: AsyncExitStack) -> tuple[Span, ...]:
        return await self._of(fact.user, fact.guild, match.updated_at)

    async def left(self, user: int, guild: int, settings: GuildSettings, now: int) -> Left:
        """Return what is left of a user's time in a server. settings: of the server."""
        spans = await self._of(user, guild, now)
        budget, running = settings.stopped_days * DAY, [until for _, until in spans if until > now]
        return Left(settings.stopped_days, max(0, budget - used(spans, now)), max(running, default=None))

    async def _of(self, user: int, guild: int, now: int) -> tuple[Span, ...]:
        return await self._database.read(pauses.of_member, guild, user, now - YEAR)


def used(spans: Iterable[Span], at: int) -> int:
    """Return how long clocks have stood, or will stand, since a year before `at`. Equal times count once."""
    found, end = 0, at - YEAR
    for begin, until in sorted(spans):
        found += max(0, until - max(begin, end))
        end = max(end, until)
    return found


def stop_until(spans: Iterable[Span], at: int, until: int, budget: int) -> int:
    """Return until when a holiday from `at` to `until` may stop a clock; `at` if it may not.

    spans: all of the member in the server, also those that are not over. What they take costs nothing twice.
    """
    spans = tuple(spans)
    covered = max([at, *(end for begin, end in spans if begin <= at)])
    return min(until, covered + max(0, budget - used(spans, at)))


# -- decisions -------------------------------------------------------------------------------------------------------


def follow(_: Match | None, change: Change) -> Change:
    """Decide until when a new or changed holiday stops a clock, and end the offer of that seat.

    If the pace no longer stops the clock, offer the seat.
    """
    match = change.match
    if match.phase is not Phase.PLAYING or match.private:
        return change
    stops = match.terms.pace.stops_clocks and not match.solo
    for away in match.terms.away:
        if stops and away.stops is None:
            return _stopped(change, away)
        if not stops and away.stops is not None:
            going_on = _with_away(change, replace(away, stops=None, since=None))
            return offer_while_away(going_on, away.seat, away.until)
    return change


def end_pause(change: Change, seat: Seat) -> Change:
    """Let the clock of a seat go on, whose member is still away but has used up what the server allows."""
    away = next((one for one in change.match.terms.away if one.seat == seat), None)
    if away is None or away.since is None or away.stops is None or away.stops > change.at:
        return change
    return offer_while_away(_with_away(change, replace(away, since=None)), seat, away.until)


def _stopped(change: Change, away: Away) -> Change:
    match, seat = change.match, away.seat
    settings: GuildSettings = change.fact(GuildSettingsOf(match.place.guild))
    spans: tuple[Span, ...] = change.fact(PausesOf(match.seats[seat].user, match.place.guild))
    until = stop_until(spans, change.at, away.until, settings.stopped_days * DAY)
    if until > change.at:
        since = change.at if away.since is None else away.since
        stopped = _with_away(change, replace(away, stops=until, since=since))
        return end_offer_while_away(stopped, seat)  # made under a pace that stopped no clock
    return offer_while_away(_with_away(change, replace(away, stops=change.at, since=None)), seat, away.until)


def _with_away(change: Change, away: Away) -> Change:
    return change.with_terms(away=(*of_others(change.match.terms.away, away.seat), away))


# -- rows ------------------------------------------------------------------------------------------------------------


def record(change: Change) -> Writes:
    """Return the rows of the holidays that begin or end to stop a clock, or stop it for longer or shorter."""
    before, after = {} if change.before is None else _running(change.before), _running(change.match)
    rows = [one for key, one in after.items() if before.get(key) != one]
    rows += [replace(one, until=min(one.until, change.at)) for key, one in before.items() if key not in after]
    result: Writes = ()
    for row in rows:
        result += writes.put(row) + writes.drop_pauses(row.user_id, change.at - YEAR)
    return result


def _running(match: Match) -> dict[tuple[Seat, int], PauseRow]:
    """Return the rows of the holidays that stop clocks now, by the seat and their beginning."""
    if match.phase is not Phase.PLAYING:
        return {}
    return {
        (one.seat, one.since): PauseRow(match.seats[one.seat].user, match.id, one.since, match.place.guild, one.stops)
        for one in match.terms.away
        if one.since is not None and one.stops is not None
    }
