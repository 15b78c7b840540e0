"""Silence: ends the wait for a member who does not answer for very long, and everything else that would wait for ever.

A match without a time limit waits for a member as long as the server's patience lasts. Then the others vote
(`bot.sessions.time.votes`). `bot.sessions.time.waits` lists all that a match can wait for.

A timer looks at each match in play, for the first time a day after it was opened. So a move writes no row for it.
"""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession, Unreadable
from bot.sessions.change import AnyGame, Change
from bot.sessions.database import Database
from bot.sessions.leaving import end
from bot.sessions.matches import Matches
from bot.sessions.model import UNREACHED, Match, Phase
from bot.sessions.pace import DAY, HOUR, Absence, Heard
from bot.sessions.packing import LogFact
from bot.sessions.settings import Settings
from bot.sessions.stand_ins import covered, patience_in
from bot.sessions.time.clocks import unseen_until
from bot.sessions.time.dues import LOST_LIFETIME, SILENT
from bot.sessions.time.patience import (
    AfterTime,
    Undecided,
    abandoned_at,
    after_time,
    alone,
    alone_ends,
    alone_time,
    may_be_abandoned,
    next_clock,
    nobody_votes,
    silent_at,
    silent_since,
    stands_unseen,
    still_to_miss,
    undecided_until,
)
from bot.sessions.time.resigning import Leave, leave_of
from bot.sessions.time.votes import end_unanswered, leave_unrated, open_vote, wait, wait_no_longer
from bot.storage import reads, waiting, writes
from bot.storage.rows import DeadlineRow

LOOK_AGAIN = DAY  # the longest time between two looks


class Decision(NamedTuple):
    """A vote about a seat for which a member waits."""

    seat: Seat
    at: int  # when the vote ends if it is open, or else begins; in milliseconds since 1970
    is_open: bool
    voters: int  # how many members vote
    unseen: bool = False  # whether `at` is late because no board has shown the turn yet


def look(change: Change) -> Change:
    """Open a vote about each seat whose member does not answer. Close a race in which nobody plays any more."""
    match = change.match
    if match.phase is not Phase.PLAYING or match.private or match.terms.unreachable is not None:
        return change
    patience = patience_in(change)
    absent = (*match.awaited, *(one.seat for one in covered(match)))  # a computer player may play just now
    if absent and _is_abandoned(change, patience):
        return _abandon(change)
    races = change.game.simultaneous(match.options)
    silent = [clock.seat for clock in match.clocks if silent_at(match, clock, patience, races=races) <= change.at]
    if races:
        return _close(change, silent) if set(silent) == set(match.awaited) else change
    for seat in silent:
        if change.match.phase is not Phase.PLAYING or change.match.clock_of(seat) is None:
            break
        change = _about(change, seat, patience)
    return change


def follow(_: Match | None, change: Change) -> Change:
    """Note members who do something that is no entry of the log, and those whose silence begins anew.

    A vote, an offer or a proposal shows that a member is there. It also ends a vote about the member's own silence.
    Silence begins anew after a holiday, and for all when somebody can play the match again. A move writes nothing here.
    """
    match, before = change.match, change.before
    if match.phase is not Phase.PLAYING or before is None or match.private:
        return change
    if match.terms == before.terms:
        return change
    anew = {one.seat for one in before.terms.away if match.terms.away_until(one.seat) is None}
    if before.terms.unreachable is not None and match.terms.unreachable is None:
        anew |= {one.seat for one in match.seats}
    own = None if change.command.user is None else match.seat_for(change.command.user)
    if own is not None and not change.entries:
        anew.add(own)
        ask = match.terms.ask_of(own)
        if ask is not None and ask.silent:
            return wait(change, ask)
    heard = tuple(one for one in match.terms.heard if one.seat not in anew)
    heard += tuple(Heard(seat, change.at) for seat in sorted(anew))
    # What the others have waited until a member does something counts no more.
    waited = tuple(
        replace(one, times=0) if one.seat == own and not change.entries else one for one in match.terms.unanswered
    )
    lent = tuple(replace(one, at=change.at) if one.at and one.seat in anew else one for one in match.terms.stand_ins)
    terms = replace(match.terms, heard=heard, unanswered=waited, stand_ins=lent)
    return change if terms == match.terms else change.with_match(terms=terms)


def _is_abandoned(change: Change, patience: int) -> bool:
    """Return whether the clock or computer players have played for all members for very long.

    Each member has missed two turns then. Who votes, or is on holiday, is not silent.
    """
    match = change.match
    if not may_be_abandoned(match):
        return False
    acted, missed = _acted(change, match)
    return still_to_miss(match, missed) <= 0 and acted + alone_time(match, patience) <= change.at


def give_way(change: Change) -> Change:
    """End a match without a result because others want its channel, and nobody in it has acted for very long.

    Members who have been called within a day, who are on holiday, or who are asked for a vote keep it.
    """
    match, terms = change.match, change.match.terms
    if match.phase is not Phase.PLAYING or not match.clocks or terms.asks or terms.away or terms.unreachable:
        return change
    if any(change.at < unseen_until(match, clock) for clock in match.clocks):
        return change
    called = max(clock.at for clock in match.clocks)
    longer = (one.due - one.at for one in match.clocks if one.due and (terms.pace.bank or terms.pace.off))
    patience = max(patience_in(change), terms.pace.limit or 0, *longer)
    if max(_acted(change, match)[0] + patience, called + DAY) > change.at:
        return change
    return _abandon(change)


def _acted(change: Change, match: Match) -> tuple[int, int]:
    """Return when any member last did something, in milliseconds since 1970, and how many moves came after it."""
    return _with_heard(match, change.fact(LogFact(reads.last_act, match.era_start)))


def _with_heard(match: Match, found: tuple[int, int]) -> tuple[int, int]:
    """Return the fact `reads.last_act` with what members did outside the log."""
    at, missed = found
    return max(at, match.created_at, *(one.at for one in match.terms.heard)), missed


def _abandon(change: Change) -> Change:
    """End a match without a result in which no member plays any more. A race keeps the results of who has finished."""
    match = change.match
    return _close(change, match.to_move) if change.game.simultaneous(match.options) else end_unanswered(change)


def _close(change: Change, silent: Iterable[Seat]) -> Change:
    """Let the silent seats leave a race in which no other member plays any more.

    If nobody has taken a turn, there is nothing to compare, so it ends without a result.
    """
    closed = change
    for seat in silent:
        if closed.match.phase is Phase.PLAYING:
            closed = leave_unrated(closed, seat)
    outcome = closed.match.outcome
    return end_unanswered(change) if outcome is not None and not outcome.turns else closed


def _about(change: Change, seat: Seat, patience: int) -> Change:
    match = change.match
    clock = match.clock_of(seat)
    if clock is None or match.terms.ask_of(seat) is not None:
        return change
    if match.electors(seat):
        # With a time limit, the clock itself leads to a vote.
        return change if match.terms.pace.limit is not None else open_vote(change, seat, silent=True)
    if match.terms.pace.limit is not None and not match.terms.pace.asks_others:
        return change  # the clock and computer players play on until the match is abandoned
    if silent_since(match, clock) + alone(match, patience) > change.at:
        return change
    return wait_no_longer(change, seat)


def _vote_opens(game: AnyGame, match: Match, seat: Seat, patience: int, now: int) -> int | None:
    """Return when the others are to vote about a seat, in milliseconds since 1970; None: no vote will begin."""
    clock, terms = match.clock_of(seat), match.terms
    if clock is None or terms.ask_of(seat) is not None or terms.unreachable is not None:
        return None
    if not match.electors(seat) or game.simultaneous(match.options):
        return None
    limited, vacant = terms.pace.limit is not None, terms.vacant_until(seat)
    if limited and (not terms.pace.asks_others or now < unseen_until(match, clock)):  # the turn gets its time again
        return None
    at = clock.due if limited else silent_at(match, clock, patience, races=False)
    return None if vacant is not None and at is not None and vacant <= at else at  # or the seat leaves before


def _decision(game: AnyGame, match: Match, user: int, patience: int, now: int) -> Decision | None:
    """Return the next vote of a member who waits: an open one in which their vote is missing, or the first to begin."""
    own = match.seat_of(user)
    if own is None or own in match.to_move:
        return None
    asks = [one for one in match.terms.asks if match.wants_vote(one, user)]
    found = [
        Decision(one.seat, one.until, True, len(match.electors(one.seat))) for one in asks if one.until is not None
    ]
    for seat in () if found else match.awaited:
        at = _vote_opens(game, match, seat, patience, now)
        if at is not None and own in match.electors(seat):
            found.append(_to_begin(match, seat, at, now))
    return min(found, key=lambda one: one.at, default=None)


def _to_begin(match: Match, seat: Seat, at: int, now: int) -> Decision:
    """Return a vote that has not begun. at: as `_vote_opens` returns it."""
    clock = match.clock_of(seat)
    unseen = clock is not None and at == unseen_until(match, clock) and now < at
    return Decision(seat, max(at, now), False, len(match.electors(seat)), unseen)


def excused(change: Change, absence: Absence) -> Change:
    """Let the silence of the members to move last as much longer as they could not reach the bot.

    The clocks have the time of the absence back already.
    """
    before, match = change.before, change.match
    if before is None or match.phase is not Phase.PLAYING or match.private:
        return change
    heard = {one.seat: one.at for one in match.terms.heard}
    for clock in before.clocks:
        since = silent_since(before, clock)
        since += absence.lost_since(since)
        now = match.clock_of(clock.seat)
        if now is not None and since > silent_since(match, now):
            heard[clock.seat] = since
    if match.clocks and may_be_abandoned(match):
        seat, acted = match.clocks[0].seat, _acted(change, before)[0]
        heard[seat] = max(heard.get(seat, 0), acted + absence.lost_since(acted))
    return change.with_terms(heard=tuple(Heard(seat, at) for seat, at in sorted(heard.items())))


def end_lost(change: Change) -> Change:
    """End a match that nobody could reach for very long. Its board tells this if the bot sees the channel again."""
    match = change.match
    lost_at = match.terms.lost_at or match.updated_at
    if match.over or match.terms.unreachable is None or lost_at + LOST_LIFETIME > change.at:
        return change
    return end(change.by(None), UNREACHED)


def next_look(match: Match, patience: int, now: int, *, races: bool) -> int:
    """Return when to look at a match in play again, in milliseconds since 1970. races: as for `silent_at`."""
    if match.terms.unreachable is not None:
        return now + LOOK_AGAIN
    unasked = [clock for clock in match.clocks if match.terms.ask_of(clock.seat) is None]
    times = [silent_at(match, clock, patience, races=races) for clock in unasked]
    left = min(times, default=now + LOOK_AGAIN) - now
    # Holidays may change meanwhile. A look that can do nothing yet is not repeated at once.
    return now + (min(left, LOOK_AGAIN) if left > 0 else HOUR)


@dataclass
class Silences:
    """Looks at matches in play."""

    _matches: Matches
    _database: Database
    _settings: Settings
    _games: Mapping[str, AnyGame]

    async def start(self) -> None:
        """Look at the matches in play of an older version, which knew no silence. Its votes get an end."""
        unseen, due = await self._database.read(waiting.without_look), self._matches.now() + DAY
        rows = [writes.put(DeadlineRow(match_id, SILENT, 0, due)) for match_id in unseen]
        if rows:
            await self._database.write(tuple(chain.from_iterable(rows)))
        for match_id in await self._database.read(waiting.with_terms_like, waiting.OPEN_VOTES):
            with suppress(NoSession):
                await self._matches.change(match_id, lambda change: change)

    async def look_again(self, guild: int) -> None:
        """Look at all matches in play of a server whose patience has changed. Raises NotKept."""
        now = self._matches.now()
        ids = await self._database.read(waiting.playing_in, guild)
        await self._database.write(
            tuple(chain.from_iterable(writes.put(DeadlineRow(one, SILENT, 0, now)) for one in ids))
        )

    async def leave(self, match: Match, own: Seat) -> Leave:
        """Return what it would mean for a seat to leave a match now. Raises NotKept."""
        return leave_of(self._games[match.game], match, own, await self.patience(match), self._matches.now())

    async def decision(self, match: Match, user: int, patience: int | None = None) -> Decision | None:
        """Return the next vote of a member who waits for others; None if no vote will be theirs. Raises NotKept.

        patience: that of the match, if it is known.
        """
        patience = await self.patience(match) if patience is None else patience
        return _decision(self._games[match.game], match, user, patience, self._matches.now())

    async def own_decision(self, match: Match, user: int, patience: int | None = None) -> Decision | None:
        """Return the vote of the others that begins if a member who is to move does not move; None: none will.

        patience: that of the match, if it is known. Raises NotKept.
        """
        own = match.seat_of(user)
        if own is None or own not in match.to_move:
            return None
        game, now = self._games[match.game], self._matches.now()
        patience = await self.patience(match) if patience is None else patience
        at = _vote_opens(game, match, own, patience, now)
        return None if at is None else _to_begin(match, own, at, now)

    async def vote_opens(self, match: Match, seat: Seat) -> int | None:
        """Return when the others are to vote about a seat, in milliseconds since 1970; None: no vote will begin.

        Raises NotKept.
        """
        return _vote_opens(self._games[match.game], match, seat, await self.patience(match), self._matches.now())

    async def alone_time(self, match: Match) -> int | None:
        """Return after how long a match ends without a result if its last member does nothing, in milliseconds.

        None: it ends with a result. Raises NotKept.
        """
        if self._games[match.game].simultaneous(match.options):
            return None
        return alone_time(match, await self.patience(match))

    async def after_time(self, match: Match) -> AfterTime | None:
        """Return what follows when the time is up that a board tells, or that no time runs yet; None: the usual.

        Raises NotKept.
        """
        now = self._matches.now()
        if stands_unseen(match, now):
            return "stands"
        clock, game = next_clock(match), self._games[match.game]
        if clock is None or not nobody_votes(match, clock, now, races=game.simultaneous(match.options)):
            return None
        computers = await self._settings.has_computers(match.place.guild, game.about)
        return after_time(match, clock, await self.patience(match), computers=computers)

    async def alone_until(self, match: Match, patience: int | None = None) -> int | None:
        """Return when a match ends without a result if its last member does not move, in milliseconds since 1970.

        None: it waits for no such member, or it is a solo match whose end is still far away, as no reminder has come.
        patience: as for `decision`. Raises NotKept.
        """
        only = match.members[0].seat if len(match.members) == 1 else None
        clock = None if only is None else match.clock_of(only)
        if clock is None or match.private or match.terms.unreachable is not None:
            return None
        if match.solo and self._matches.now() < clock.at + DAY:
            return None
        if self._games[match.game].simultaneous(match.options):  # it ends with a result
            return None
        if stands_unseen(match, self._matches.now()):  # the time that the board brings decides it
            return None
        patience = await self.patience(match) if patience is None else patience
        if not may_be_abandoned(match):
            return alone_ends(match, clock, patience)
        acted, missed = _with_heard(match, await self._database.read(reads.last_act, match.id, match.era_start))
        return max(abandoned_at(match, clock, patience, acted, missed), self._matches.now())

    async def undecided(self, match: Match) -> Undecided | None:
        """Return what ends the wait for a turn about which nobody can vote (`undecided_until`); None: nothing will.

        Raises NotKept.
        """
        game, clock = self._games[match.game], next_clock(match)
        if clock is None or game.simultaneous(match.options) or stands_unseen(match, self._matches.now()):
            return None
        at = undecided_until(match, clock, await self.patience(match))
        computers = at is not None and await self._settings.has_computers(match.place.guild, game.about)
        return None if at is None else Undecided(max(at, self._matches.now()), "computer" if computers else "off")

    async def patience(self, match: Match) -> int:
        """Return how long a match waits for a silent member, in milliseconds. Raises NotKept."""
        return (await self._settings.guild(match.place.guild)).patience * DAY

    async def fire(self, deadline: DeadlineRow) -> None:
        """Look at a match, and say when to look again."""
        try:
            match = await self._matches.change(deadline.match_id, look)
        except Unreadable:
            raise
        except NoSession:
            return
        if match.phase is Phase.PLAYING:
            races = self._games[match.game].simultaneous(match.options)
            again = next_look(match, await self.patience(match), self._matches.now(), races=races)
            await self._database.write(writes.put(replace(deadline, due=again, claimed_until=0)))
