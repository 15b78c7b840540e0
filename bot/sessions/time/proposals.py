"""Changes of the pace. In the lobby the host sets the pace. In play all seated members must agree to a proposal."""

from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from bot.errors import NotAllowed, OptionError, SessionError
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.matches import Matches
from bot.sessions.model import Match, Phase, Request
from bot.sessions.pace import HOUR, LONGEST_LIMIT, SHORTEST_LIMIT, Pace, Proposal

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


def answer(change: Change, agrees: bool) -> Change:
    """Note the member's answer to the proposal. A single refusal ends the proposal.

    Raises NotSeated, SessionError (no proposal).
    """
    match = change.match
    proposal = match.terms.proposal
    if proposal is None:
        raise SessionError("error-nothing-proposed")
    seat = change.own_seat
    if not agrees:
        declined = change.with_terms(proposal=None)
        return declined.with_notice("declined", actor=match.name_of(seat), pace=proposal.pace)
    if seat in proposal.agreed:
        return change
    return change.with_terms(proposal=replace(proposal, agreed=(*proposal.agreed, seat)))


def expire(change: Change) -> Change:
    """End the proposal if it has expired."""
    proposal = change.match.terms.proposal
    if proposal is None or proposal.until > change.at:
        return change
    return change.with_terms(proposal=None).with_notice("lapsed", pace=proposal.pace)


def follow(_: Match | None, change: Change) -> Change:
    """Set the proposed pace if all members who have not left agree to it."""
    match = change.match
    proposal = match.terms.proposal
    if proposal is None or not _is_agreed(match, proposal):
        return change
    user = change.command.user
    # An agreement may come without an answer, for example if the last seat that has not agreed leaves the match.
    by_clock = bool(change.entries) or user is None
    seat = None if by_clock or user is None else match.seat_of(user)
    agreed = change.with_terms(pace=proposal.pace, proposal=None, asks=(), unanswered=())
    notation = proposal.pace.notation
    entered = agreed.with_entry("pace", seat=seat, notation=notation, head=change.head, by_clock=by_clock)
    return entered.with_notice("agreed", pace=proposal.pace)


def _is_agreed(match: Match, proposal: Proposal) -> bool:
    return {one.seat for one in match.members} <= set(proposal.agreed)


@dataclass
class Proposals:
    """Runs the decisions of this file for members. Both methods return and raise as `Matches.change` does."""

    _matches: Matches

    async def propose(self, request: Request, match_id: str, pace: Pace) -> Match:
        return await self._matches.change(match_id, partial(propose, pace=pace), request)

    async def answer(self, request: Request, match_id: str, agrees: bool) -> Match:
        return await self._matches.change(match_id, partial(answer, agrees=agrees), request)
