"""Changes of the pace. In the lobby the host sets it; in play all seated members must agree to a proposal."""

from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from bot.errors import NotAllowed, OptionError, SessionError
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.matches import Matches
from bot.sessions.model import Match, Phase, Request
from bot.sessions.pace import HOUR, LONGEST_LIMIT, SHORTEST_LIMIT, Pace, Proposal

LIFETIME = 48 * HOUR


def check_pace(pace: Pace) -> None:
    """Raise OptionError if the limit is too short or too long."""
    if pace.limit is not None and not SHORTEST_LIMIT <= pace.limit <= LONGEST_LIMIT:
        raise OptionError("error-pace-range")


def propose(change: Change, pace: Pace) -> Change:
    """Return the match with the member's proposal of a pace. In the lobby the host sets the pace at once.

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
        return asked  # nobody else is seated
    return asked.with_notice("proposed", actor=match.name_of(seat), pace=pace, due=proposal.until)


def answer(change: Change, agrees: bool) -> Change:
    """Return the match after the member's answer to the proposal. A single No ends the proposal.

    Raises NotSeated, SessionError if there is no proposal.
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
    """Return the match without its proposal, if that has expired."""
    proposal = change.match.terms.proposal
    if proposal is None or proposal.until > change.at:
        return change
    return change.with_terms(proposal=None).with_notice("lapsed", pace=proposal.pace)


def follow(_: Match | None, change: Change) -> Change:
    """Return the match with the proposed pace, if all seated members agree. Members who left do not count."""
    match = change.match
    proposal = match.terms.proposal
    if proposal is None or not _is_agreed(match, proposal):
        return change
    user = change.command.user
    follows = bool(change.entries) or user is None  # another action than an answer completed the agreement
    seat = None if follows or user is None else match.seat_of(user)
    agreed = change.with_terms(pace=proposal.pace, proposal=None, asks=())
    entered = agreed.with_entry("pace", seat=seat, notation=proposal.pace.notation, head=change.head, by_clock=follows)
    return entered.with_notice("agreed", pace=proposal.pace)


def _is_agreed(match: Match, proposal: Proposal) -> bool:
    return {one.seat for one in match.present} <= set(proposal.agreed)


@dataclass
class Proposals:
    """Takes proposals of a pace and answers to them. Both methods return and raise as `Matches.change` does."""

    _matches: Matches

    async def propose(self, request: Request, match_id: str, pace: Pace) -> Match:
        """Propose another pace. Raises the errors of the decision `propose`."""
        return await self._matches.change(match_id, partial(propose, pace=pace), request)

    async def answer(self, request: Request, match_id: str, agrees: bool) -> Match:
        """Say Yes or No to the proposed pace. Raises the errors of the decision `answer`."""
        return await self._matches.change(match_id, partial(answer, agrees=agrees), request)
