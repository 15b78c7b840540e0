"""Silence: ends the wait for a member who does not answer for very long, and everything else that would wait for ever.

A match without a time limit waits for a member as long as the server's patience lasts. Then the others vote
(`bot.sessions.time.votes`). `bot.sessions.time.waits` lists all that a match can wait for.

A timer looks at each match in play, for the first time a day after it was opened. So a move writes no row for it.
"""

from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession, Unreadable
from bot.sessions.change import Change
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import GuildSettings, Match, Phase
from bot.sessions.pace import DAY, HOUR, TurnClock
from bot.sessions.packing import LogFact
from bot.sessions.settings import GuildSettingsOf, Settings
from bot.sessions.time.dues import SILENT
from bot.sessions.time.votes import electors, end_unanswered, leave_unrated, open_vote, wait_no_longer
from bot.storage import reads, waiting, writes
from bot.storage.rows import DeadlineRow

SOLO_PATIENCE = 60 * DAY  # a match of one member keeps nobody waiting
LONGEST_EXCUSE = 28 * DAY  # a longer holiday does not keep the others waiting for longer
# What it means to leave a match. loss: the usual. unrated: the match has waited for another member beyond their time,
# so it counts neither for nor against who leaves. end: the same, and nobody else plays, so it ends without a result.
LeaveBy = Literal["loss", "unrated", "end"]
ALONE_TIMES = 2  # how many times the patience a match lasts in which only computer players, or the absent, wait


def look(change: Change) -> Change:
    """Open a vote about each seat whose member does not answer. Close a race in which nobody plays any more."""
    match = change.match
    if match.phase is not Phase.PLAYING or match.private or match.terms.unreachable is not None:
        return change
    patience = _patience(change)
    if match.awaited and _is_abandoned(change, patience):
        return end_unanswered(change, match.awaited[0])
    silent = [clock.seat for clock in match.clocks if _silent_at(match, clock, patience) <= change.at]
    if change.game.simultaneous(match.options):
        return _close(change, silent)
    for seat in silent:
        if change.match.phase is not Phase.PLAYING or change.match.clock_of(seat) is None:
            break
        change = _about(change, seat, patience)
    return change


def _is_abandoned(change: Change, patience: int) -> bool:
    """Return whether the clock and computer players have played for all members for very long."""
    limit = change.match.terms.pace.limit
    if limit is None or change.match.solo:
        return False
    acted = change.fact(LogFact(reads.last_act, change.match.era_start))
    return (acted or change.match.created_at) + ALONE_TIMES * max(patience, limit) <= change.at


def _close(change: Change, silent: list[Seat]) -> Change:
    """Let the silent seats leave a race if no other member plays in it any more."""
    if not silent or set(silent) != set(change.match.awaited):
        return change
    for seat in silent:
        if change.match.phase is Phase.PLAYING:
            change = leave_unrated(change, seat)
    return change


def _about(change: Change, seat: Seat, patience: int) -> Change:
    match = change.match
    clock = match.clock_of(seat)
    if clock is None or match.terms.ask_of(seat) is not None:
        return change
    if electors(match, seat):
        return open_vote(change, seat, silent=True)
    longest = _alone(match, patience)
    if clock.at + longest > change.at:
        return change
    return end_unanswered(change, seat) if len(match.members) < 2 else wait_no_longer(change, seat)


def _silent_at(match: Match, clock: TurnClock, patience: int) -> int:
    """Return when a member has not answered for very long, in milliseconds since 1970.

    With a time limit, the clock itself leads to a vote. Only if there is nobody to vote, the turn ends here.
    """
    others = any(one.seat != clock.seat for one in match.members)
    away = min(match.terms.away_until(clock.seat) or 0, clock.at + LONGEST_EXCUSE)
    since = max(clock.at, away)
    if match.terms.pace.limit is not None or not others:
        return max(since + _alone(match, patience), clock.due or 0)
    return since + patience


def _alone(match: Match, patience: int) -> int:
    return SOLO_PATIENCE if match.solo else ALONE_TIMES * patience


def _patience(change: Change) -> int:
    settings: GuildSettings = change.fact(GuildSettingsOf(change.match.place.guild))
    return settings.patience * DAY


def leave_by(change: Change, own: Seat) -> LeaveBy:
    """Return how a seat may leave now."""
    return _leave_by(change.match, own, _patience(change), change.at)


def _leave_by(match: Match, own: Seat, patience: int, at: int) -> LeaveBy:
    late = {clock.seat for clock in match.clocks if clock.seat != own and _is_overdue(match, clock, patience, at)}
    if not late:
        return "loss"
    others = any(one.seat != own and one.seat not in late for one in match.members)
    return "unrated" if others else "end"


def _is_overdue(match: Match, clock: TurnClock, patience: int, at: int) -> bool:
    terms = match.terms
    if terms.ask_of(clock.seat) is not None or any(one.seat == clock.seat for one in terms.unanswered):
        return True
    if terms.pace.limit is None:
        return _silent_at(match, clock, patience) <= at
    return clock.left is None and clock.at + terms.pace.limit <= at


def end_lost(change: Change) -> Change:
    """End a match whose channel was deleted long ago, and which nobody has moved to another channel."""
    match = change.match
    if match.over or match.terms.unreachable != "channel":
        return change
    return end_unanswered(change, match.awaited[0] if match.awaited else Seat(0))


def next_look(match: Match, patience: int, now: int) -> int:
    """Return when to look at a match in play again, in milliseconds since 1970."""
    times = [_silent_at(match, clock, patience) for clock in match.clocks if match.terms.ask_of(clock.seat) is None]
    if match.terms.pace.limit is not None:
        times.append(now + patience)  # to find out whether any member still acts
    return max(min(times, default=now + DAY), now + HOUR)


@dataclass
class Silences:
    """Looks at matches in play."""

    _matches: Matches
    _database: Database
    _settings: Settings

    async def start(self) -> None:
        """Look at the matches in play of an older version, which knew no silence. Give old votes an end."""
        for match_id in await self._database.read(waiting.without_look):
            row = DeadlineRow(match_id, SILENT, 0, self._matches.now() + DAY)
            await self._database.write(writes.put(row))
        for match_id in await self._database.read(waiting.with_terms_like, waiting.OPEN_VOTES):
            with suppress(NoSession):
                await self._matches.change(match_id, lambda change: change)

    async def leave_by(self, match: Match, own: Seat) -> LeaveBy:
        """Return how a seat may leave a match now. Raises NotKept."""
        patience = (await self._settings.guild(match.place.guild)).patience * DAY
        return _leave_by(match, own, patience, self._matches.now())

    async def fire(self, deadline: DeadlineRow) -> None:
        """Look at a match, and say when to look again."""
        try:
            match = await self._matches.change(deadline.match_id, look)
        except Unreadable:
            raise
        except NoSession:
            return
        if match.phase is Phase.PLAYING:
            patience = (await self._settings.guild(match.place.guild)).patience * DAY
            again = next_look(match, patience, self._matches.now())
            await self._database.write(writes.put(replace(deadline, due=again, claimed_until=0)))
