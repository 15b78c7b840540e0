"""Votes on a turn whose soft time has run out: wait, skip, or give the seat away.

All present seats are asked but the one in question, those on holiday and those whose seat is free to be taken. More
than half of them decide; once all have voted, what most want is done, of equals the milder (wait, skip, give). With two
at the table the other one decides alone. Where nobody is left to be asked, the time begins anew.
"""

from functools import partial

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NotAllowed, SessionError
from bot.sessions import refusals
from bot.sessions.change import Change, Head
from bot.sessions.matches import Matches
from bot.sessions.model import Match, Request
from bot.sessions.pace import CHOICES, Ask, Choice, Offer, TurnClock, Vote, of_others


def electors(match: Match, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that decide about a seat whose time has run out."""
    terms = match.terms
    return tuple(
        one.seat
        for one in match.present
        if one.seat != seat and terms.away_until(one.seat) is None and terms.offer_of(one.seat) is None
    )


def vote(change: Change, seat: Seat, choice: Choice) -> Change:
    """Return the match with the member's vote about a seat; `follow` does what it decides.

    Raises SessionError where nothing is asked (any more), NotSeated, NotAllowed for the seat itself.
    """
    match = change.match
    ask = match.terms.ask_of(seat)
    if ask is None:
        raise SessionError("error-nothing-asked")
    voter = match.seat_of(change.member.user)
    if voter is None:
        raise refusals.not_seated(match, change.member.user)
    if voter == seat:
        raise NotAllowed("error-own-vote")
    votes = tuple(one for one in ask.votes if one.seat != voter)
    asked = replace(ask, votes=(*votes, Vote(voter, choice)))
    return change.with_terms(asks=(*of_others(match.terms.asks, seat), asked))


def follow(_: Match | None, change: Change) -> Change:
    """Return the match after one decided vote is carried out, if there is one."""
    for ask in change.match.terms.asks:
        choice = verdict(ask, electors(change.match, ask.seat))
        if choice is not None:
            return _carry_out(change, ask.seat, choice)
    return change


def verdict(ask: Ask, seats: tuple[Seat, ...]) -> Choice | None:
    """Return what the electors have decided; None while they may still decide otherwise. Nobody to ask: wait."""
    votes = [vote.choice for vote in ask.votes if vote.seat in seats]
    tally = {choice: votes.count(choice) for choice in CHOICES}
    most = max(CHOICES, key=lambda choice: tally[choice])  # of equals the first, which is the mildest
    return most if tally[most] * 2 > len(seats) or len(votes) == len(seats) else None


def with_clock(change: Change, clock: TurnClock) -> Change:
    """Return the match with a clock in place of the one of the same seat."""
    clocks = tuple(clock if one.seat == clock.seat else one for one in change.match.clocks)
    return change.with_match(clocks=clocks)


def _carry_out(change: Change, seat: Seat, choice: Choice) -> Change:
    if choice == "skip":
        return play_default(change, seat).with_notice("skipped", seat)
    terms = change.match.terms
    change = extend(change.with_terms(asks=of_others(terms.asks, seat)), seat)
    if choice == "wait":
        clock = change.match.clock_of(seat)
        return change.with_notice("waited", seat, due=None if clock is None else clock.due)
    for_good = terms.stand_in_of(seat) is None  # else its owner has not kept anybody waiting
    offer = Offer(seat, "table", for_good=for_good)
    change = change.with_terms(offers=(*of_others(terms.offers, seat), offer))
    return change.with_notice("offered", seat, why="table", for_good=for_good)


def extend(change: Change, seat: Seat) -> Change:
    """Return the match with one more time of the same length. When it is over, the others are asked again."""
    clock, limit = change.match.clock_of(seat), change.match.terms.pace.limit
    if clock is None or limit is None:
        return change
    return with_clock(change, replace(clock, due=change.at + limit, left=None))


def play_default(change: Change, seat: Seat) -> Change:
    """Return the match after the game's default move for a seat. It cannot be taken back, and names no member."""
    match, game = change.match, change.game
    move = game.default(match.state, seat)
    step = game.apply(match.state, seat, move)
    notation = game.notate(move)
    head = Head(parent=match.version, sealed=True, mover=seat, step=notation)
    entered = change.with_entry("move", seat=seat, notation=notation, events=step.events, head=head, by_clock=True)
    return entered.with_state(step.state)


class Votes:
    """Takes votes."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def vote(self, request: Request, match_id: str, seat: Seat, choice: Choice) -> Match:
        """Vote on what to do about a seat whose time has run out; a member may vote anew until it is decided.

        Returns and raises as `Matches.change` does; raises what `vote` names, too.
        """
        return await self._matches.change(match_id, partial(vote, seat=seat, choice=choice), request)
