"""The clocks of turns, and the votes about seats whose time has run out.

`follow` updates the clocks after each change, so other decisions need not update clocks.

The vote is to wait, to skip the turn, to let a computer player stand in, or to give the seat away. All present members
are electors, except the member of the seat, those on holiday and those whose seat is on offer. A choice wins with the
votes of more than half of the electors. When all electors have voted, the choice with the most votes wins, and the
milder choice wins a tie. If a seat has no electors, its clock starts again without a vote.
"""

from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NotAllowed, SessionError
from bot.sessions import stand_ins
from bot.sessions.change import Change, Head, entries_since
from bot.sessions.matches import Matches
from bot.sessions.model import Entry, Match, Phase, Request
from bot.sessions.pace import CHOICES, Ask, Choice, Offer, Terms, TurnClock, Vote, of_others
from bot.storage.keeping import is_member


def follow(seen: Match | None, change: Change) -> Change:
    """Update the clocks of all seats that are to move, and remove terms that are no longer valid."""
    match = change.match
    if match.phase is Phase.LOBBY:
        return change
    if match.phase is not Phase.PLAYING:
        return _close(change)
    # In a private match, only the end of the day is a time limit.
    moving = () if match.private else match.awaited
    new = entries_since(seen, change)
    clocks = tuple(_clock(seen, match, new, seat, change.at) for seat in moving)
    terms = _pruned(match, new if seen is not None else (), clocks)
    if clocks == match.clocks and terms == match.terms:
        return change
    return change.with_match(clocks=clocks, terms=terms)


def end_time(change: Change, seat: Seat, since: int) -> Change:
    """Play for a seat whose time has run out, or let the others vote. A computer player or the default move plays.

    since: the version at which the clock of the seat started. If the clock was restarted, extended or stopped after
    that version, nothing changes.
    """
    match = change.match
    clock = match.clock_of(seat)
    if clock is None or clock.since != since or clock.due is None or clock.due > change.at:
        return change
    covered = stand_ins.cover_late(change, seat)
    if covered is not None:
        return covered
    if match.terms.pace.hard:
        return play_default(change, seat).with_notice("played", seat)
    if not electors(match, seat):
        return extend(change, seat)
    asks = (*of_others(match.terms.asks, seat), Ask(seat, since, change.at))
    asking = with_clock(change.with_terms(asks=asks), replace(clock, due=None, left=None))
    return asking.with_notice("asked", seat)


def _close(change: Change) -> Change:
    """Remove the clocks of a match that is over. If a stand-in plays a seat, the owner gets the seat back."""
    match = change.match
    owners = {one.seat: one for one in match.terms.stand_ins}
    seats = tuple(
        replace(seat, user=owners[seat.seat].owner, name=owners[seat.seat].name) if seat.seat in owners else seat
        for seat in match.seats
    )
    kept = match.terms
    terms = Terms(
        pace=kept.pace,
        gone=kept.gone,
        closes=kept.closes,
        ranks=kept.ranks,
        hinted=kept.hinted,
        lesson=kept.lesson,
        locale=kept.locale,
    )
    if seats == match.seats and not match.clocks and terms == match.terms:
        return change
    return change.with_match(seats=seats, clocks=(), terms=terms)


def _clock(seen: Match | None, match: Match, new: tuple[Entry, ...], seat: Seat, at: int) -> TurnClock:
    """Return the clock of a seat that is to move. new: the entries that are newer than `seen`."""
    pace = match.terms.pace
    clock = match.clock_of(seat)
    if seen is not None:
        for entry in new:
            own = entry.seat == seat
            if own and entry.kind == "undo":  # neither the undo nor the step after it restarts the clock
                clock = None if clock is None else replace(clock, undone=True)
            elif own and entry.kind == "move" and clock is not None and (not clock.undone or entry.user is None):
                clock = None
        if clock is not None and new and seen.seats[seat].user != match.seats[seat].user:
            clock = None
        if clock is not None and pace != seen.terms.pace:
            # A new pace restarts the clock, because the turn may already be longer than the new limit.
            clock = replace(clock, at=at, due=None if pace.limit is None else at + pace.limit, left=None)
    if clock is None:
        due = None if pace.limit is None else at + pace.limit
        undone = match.entry.kind == "undo" and match.entry.seat == seat
        clock = TurnClock(seat, match.version, at, due, undone=undone)
    return _stopped_or_running(clock, match.terms, at)


def _stopped_or_running(clock: TurnClock, terms: Terms, at: int) -> TurnClock:
    """Stop the clock while nobody can play, or during a holiday if `pace.pause` is set. Otherwise let it run again."""
    away = terms.away_until(clock.seat) if terms.pace.pause else None
    if terms.unreachable is not None or away is not None:
        left = clock.left if clock.left is not None else None if clock.due is None else max(clock.due - at, 0)
        due = None if left is None or terms.unreachable is not None or away is None else away + left
        return replace(clock, left=left, due=due)
    if clock.left is not None:
        return replace(clock, due=at + clock.left, left=None)
    return clock


def _pruned(match: Match, new: tuple[Entry, ...], clocks: tuple[TurnClock, ...]) -> Terms:
    """Return the terms of a match without votes, offers, holidays and stand-ins that are no longer valid."""
    terms = match.terms
    if not (terms.asks or terms.offers or terms.away or terms.stand_ins):
        return terms
    running = {(clock.seat, clock.since) for clock in clocks}
    played = {entry.seat for entry in new if entry.kind == "move" and is_member(entry.user or 0)}
    return replace(
        terms,
        asks=tuple(ask for ask in terms.asks if (ask.seat, ask.since) in running),
        # A move by a seat withdraws its offer, unless its member is on holiday.
        offers=tuple(
            offer
            for offer in terms.offers
            if match.seats[offer.seat].present and (offer.seat not in played or offer.why == "holiday")
        ),
        away=tuple(away for away in terms.away if match.seats[away.seat].present),
        stand_ins=tuple(one for one in terms.stand_ins if match.seats[one.seat].present),
    )


# -- votes -----------------------------------------------------------------------------------------------------------


def electors(match: Match, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that vote about a seat whose time has run out."""
    terms = match.terms
    return tuple(
        one.seat
        for one in match.members
        if one.seat != seat and terms.away_until(one.seat) is None and terms.offer_of(one.seat) is None
    )


def vote(change: Change, seat: Seat, choice: Choice) -> Change:
    """Note the member's vote about a seat, in place of their earlier vote.

    Raises NotSeated, NotAllowed (the member's own seat, or no computer player may stand in), SessionError (no vote
    about this seat).
    """
    match = change.match
    ask = match.terms.ask_of(seat)
    if ask is None:
        raise SessionError("error-nothing-asked")
    voter = change.own_seat
    if voter == seat:
        raise NotAllowed("error-own-vote")
    if choice == "computer":
        stand_ins.check_cover(change, seat)
    votes = tuple(one for one in ask.votes if one.seat != voter)
    asked = replace(ask, votes=(*votes, Vote(voter, choice)))
    return change.with_terms(asks=(*of_others(match.terms.asks, seat), asked))


def follow_votes(_: Match | None, change: Change) -> Change:
    """Carry out the result of one vote that has been decided."""
    for ask in change.match.terms.asks:
        choice = verdict(ask, electors(change.match, ask.seat))
        if choice is not None:
            return _carry_out(change, ask.seat, choice)
    return change


def verdict(ask: Ask, seats: tuple[Seat, ...]) -> Choice | None:
    """Return the result of a vote; None: not decided yet. seats: the electors; without electors "wait" wins."""
    votes = [vote.choice for vote in ask.votes if vote.seat in seats]
    tally = {choice: votes.count(choice) for choice in CHOICES}
    most = max(CHOICES, key=lambda choice: tally[choice])  # the first choice, which is the mildest, wins a tie
    return most if tally[most] * 2 > len(seats) or len(votes) == len(seats) else None


def with_clock(change: Change, clock: TurnClock) -> Change:
    clocks = tuple(clock if one.seat == clock.seat else one for one in change.match.clocks)
    return change.with_match(clocks=clocks)


def _carry_out(change: Change, seat: Seat, choice: Choice) -> Change:
    if choice == "computer" and stand_ins.may_cover(change):
        return stand_ins.cover(change, seat, by_clock=True)
    if choice in ("skip", "computer"):  # the server may have switched computer players off meanwhile
        return play_default(change, seat).with_notice("skipped", seat)
    terms = change.match.terms
    change = extend(change.with_terms(asks=of_others(terms.asks, seat)), seat)
    if choice == "wait":
        clock = change.match.clock_of(seat)
        return change.with_notice("waited", seat, due=None if clock is None else clock.due)
    for_good = terms.stand_in_of(seat) is None  # if the stand-in was slow, the owner still gets the score
    offer = Offer(seat, "table", for_good=for_good)
    change = change.with_terms(offers=(*of_others(terms.offers, seat), offer))
    return change.with_notice("offered", seat, why="table", for_good=for_good)


def extend(change: Change, seat: Seat) -> Change:
    """Give a seat the full time of a turn again."""
    clock, limit = change.match.clock_of(seat), change.match.terms.pace.limit
    if clock is None or limit is None:
        return change
    return with_clock(change, replace(clock, due=change.at + limit, left=None))


def play_default(change: Change, seat: Seat) -> Change:
    """Play the game's default move for a seat. Undo cannot take it back, and its entry has no user."""
    match, game = change.match, change.game
    move = game.default(match.state, seat)
    step = game.apply(match.state, seat, move)
    notation = game.notate(move)
    head = Head(parent=match.version, sealed=True, mover=seat, step=notation)
    entered = change.with_entry("move", seat=seat, notation=notation, events=step.events, head=head, by_clock=True)
    return entered.with_state(step.state)


@dataclass
class Votes:
    """Runs the decision `vote` for members. Its method returns and raises as `Matches.change` does."""

    _matches: Matches

    async def vote(self, request: Request, match_id: str, seat: Seat, choice: Choice) -> Match:
        return await self._matches.change(match_id, partial(vote, seat=seat, choice=choice), request)
