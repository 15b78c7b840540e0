"""Agreements: another pace, or the end of a match without a result.

In the lobby the host sets the pace. In play all seated members must agree to a proposal. To end a match, the owner of
a seat that a computer player plays must agree, too, as they lose the result.
"""

from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NotAllowed, OptionError, SessionError
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.ending_alone import seats_of
from bot.sessions.leaving import end
from bot.sessions.matches import Matches
from bot.sessions.model import AGREED, Match, Phase, Request
from bot.sessions.pace import HOUR, LONGEST_LIMIT, SHORTEST_LIMIT, Pace, Proposal
from bot.sessions.stand_ins import covered

LIFETIME = 48 * HOUR  # how long a proposal waits for answers


def check_pace(pace: Pace) -> None:
    """Raise OptionError if the limit is too short or too long."""
    if pace.limit is not None and not SHORTEST_LIMIT <= pace.limit <= LONGEST_LIMIT:
        raise OptionError("error-pace-range")


def propose(change: Change, pace: Pace) -> Change:
    """Propose a pace. In the lobby, the host sets the pace at once.

    Raises OptionError, NotSeated, NotAllowed (not the host), SessionError (the pace is the same), Over.
    """
    match, member = change.match, change.member
    check_pace(pace)
    if match.over:
        raise refusals.over()
    seat = change.own_seat
    if match.phase is Phase.LOBBY and member.user != match.host:
        raise NotAllowed("error-not-host-for-pace", name=match.host_name)
    if pace == match.terms.pace:
        raise SessionError("error-same-pace")
    if match.phase is Phase.LOBBY:
        return change.with_terms(pace=pace)
    proposal = Proposal(pace, seat, (seat,), change.at + LIFETIME)
    asked = change.with_terms(proposal=proposal)
    if _is_agreed(asked.match, proposal):
        return asked  # nobody else has a seat, so the pace changes at once
    return asked.with_notice("proposed", actor=match.name_of(seat), pace=pace, due=proposal.until)


def propose_end(change: Change) -> Change:
    """Propose to end the match without a result. Who has left the match may propose it, too.

    Raises NotSeated, Over, SessionError (not started).
    """
    match, user = change.match, change.member.user
    if match.over:
        raise refusals.over()
    if match.phase is Phase.LOBBY:
        raise refusals.not_started()
    own = seats_of(match, user)
    if not own:
        raise refusals.not_seated(match, user)
    proposal = Proposal(match.terms.pace, own[0], own, change.at + LIFETIME, ends=True)
    asked = change.with_terms(proposal=proposal)
    if _is_agreed(asked.match, proposal):
        return asked
    return asked.with_notice("proposed-end", actor=match.name_of(own[0]), due=proposal.until)


def answer(change: Change, agrees: bool) -> Change:
    """Note the member's answer to the proposal. A single refusal ends the proposal.

    Raises NotSeated, SessionError (no proposal).
    """
    match = change.match
    proposal = match.terms.proposal
    if proposal is None:
        raise SessionError("error-nothing-proposed")
    lent = match.seat_for(change.member.user) if proposal.ends else None
    seat = change.own_seat if lent is None else lent
    if not agrees:
        declined, name = change.with_terms(proposal=None), _name_at(match, seat)
        if proposal.ends:
            return declined.with_notice("declined-end", actor=name)
        return declined.with_notice("declined", actor=name, pace=proposal.pace)
    if seat in proposal.agreed:
        return change
    return change.with_terms(proposal=replace(proposal, agreed=(*proposal.agreed, seat)))


def expire(change: Change) -> Change:
    """End the proposal if it has expired."""
    proposal = change.match.terms.proposal
    if proposal is None or proposal.until > change.at:
        return change
    lapsed = change.with_terms(proposal=None)
    return lapsed.with_notice("lapsed-end") if proposal.ends else lapsed.with_notice("lapsed", pace=proposal.pace)


def follow(_: Match | None, change: Change) -> Change:
    """Carry out the proposal if all members who must agree to it do: set the pace, or end the match."""
    match = change.match
    proposal = match.terms.proposal
    if proposal is None or match.over or not _is_agreed(match, proposal):
        return change
    if proposal.ends:
        return end(change, AGREED)
    user = change.command.user
    # An agreement may come without an answer, for example if the last seat that has not agreed leaves the match.
    by_clock = bool(change.entries) or user is None
    seat = None if by_clock or user is None else match.seat_of(user)
    agreed = change.with_terms(pace=proposal.pace, proposal=None, asks=(), unanswered=())
    notation = proposal.pace.notation
    entered = agreed.with_entry("pace", seat=seat, notation=notation, head=change.head, by_clock=by_clock)
    return entered.with_notice("agreed", pace=proposal.pace)


def undecided(match: Match, proposal: Proposal) -> dict[Seat, int]:
    """Return the seats that have not agreed to a proposal yet, each with the id of the user who answers for it."""
    asked = {one.seat: one.user for one in match.members}
    if proposal.ends:
        asked |= {one.seat: one.owner for one in covered(match) if not one.left and match.seats[one.seat].present}
    return {seat: user for seat, user in sorted(asked.items()) if seat not in proposal.agreed}


def _is_agreed(match: Match, proposal: Proposal) -> bool:
    return not undecided(match, proposal)


def _name_at(match: Match, seat: Seat) -> str:
    """Return the name of who answers for a seat: its owner, while a computer player plays it."""
    return next((one.name for one in covered(match) if one.seat == seat), match.name_of(seat))


@dataclass
class Proposals:
    """Runs the decisions of this file for members. Each method returns and raises as `Matches.change` does."""

    _matches: Matches

    async def propose(self, request: Request, match_id: str, pace: Pace) -> Match:
        return await self._matches.change(match_id, partial(propose, pace=pace), request)

    async def propose_end(self, request: Request, match_id: str) -> Match:
        return await self._matches.change(match_id, propose_end, request)

    async def answer(self, request: Request, match_id: str, agrees: bool) -> Match:
        return await self._matches.change(match_id, partial(answer, agrees=agrees), request)
