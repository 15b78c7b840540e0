"""Agreements: another pace, the end of a match without a result, or a move that is taken back.

In the lobby the host sets the pace. In play all seated members must agree to a proposal. To end a match or to take a
move back, the owner of a seat that another plays must agree instead of the stand-in, as the result is the owner's.
"""

from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NotAllowed, NothingToUndo, OptionError, PlayerError, SessionError
from bot.sessions import refusals
from bot.sessions.change import Change, entries_since
from bot.sessions.ending_alone import given_away
from bot.sessions.leaving import end
from bot.sessions.matches import Matches
from bot.sessions.model import AGREED, Match, Phase, Request
from bot.sessions.pace import (
    HOUR,
    LONGEST_LIMIT,
    PROPOSAL_LIFETIME,
    SHORTEST_LIMIT,
    TAKE_BACK_LIFETIME,
    Pace,
    Proposal,
)
from bot.sessions.time import taking_back
from bot.sessions.time.clocks import UNSEEN_FOR
from bot.sessions.undoing import TakeBack


def check_pace(pace: Pace) -> None:
    """Raise OptionError if the limit or the bank is too short or too long, or needs a limit that is not there."""
    if pace.limit is None and (pace.bank or pace.off is not None):
        raise OptionError("error-pace-no-limit")
    if pace.limit is not None and not SHORTEST_LIMIT <= pace.limit <= LONGEST_LIMIT:
        raise OptionError("error-pace-range")
    if pace.bank and not HOUR <= pace.bank <= LONGEST_LIMIT:
        raise OptionError("error-bank-range")


def propose(change: Change, pace: Pace) -> Change:
    """Propose a pace. In the lobby, the host sets the pace at once.

    Raises OptionError, NotSeated, NotAllowed (not the host, or in a league), SessionError (the pace is the same, or
    nobody else plays), Over.
    """
    match, member = change.match, change.member
    check_pace(pace)
    if match.over:
        raise refusals.over()
    seat = change.own_seat
    refusals.check_no_league(match)
    if match.phase is Phase.LOBBY and member.user != match.host:
        raise NotAllowed("error-not-host-for-pace", refusals.host_named(match))
    if match.solo:
        raise SessionError("error-pace-solo")
    if pace == match.terms.pace:
        raise SessionError("error-same-pace")
    if match.phase is Phase.LOBBY:
        return change.with_terms(pace=pace)
    _check_no_take_back(match)
    proposal = Proposal(pace, seat, (seat,), change.at + PROPOSAL_LIFETIME, at=change.at)
    asked = change.with_terms(proposal=proposal)
    if _is_agreed(asked.match, proposal):
        return asked  # nobody else has a seat, so the pace changes at once
    return asked.with_notice("proposed", by=member, pace=pace, due=proposal.until, asked_at=proposal.at)


def propose_end(change: Change) -> Change:
    """Propose to end the match without a result. Who has left the match or handed their seat on may propose it, too.

    Raises NotSeated, NotAllowed (a stand-in, or in a league), Over, SessionError (not started).
    """
    match, user = change.match, change.member.user
    if match.over:
        raise refusals.over()
    refusals.check_no_league(match)
    if match.phase is Phase.LOBBY:
        raise refusals.not_started(match)
    own = _seats_deciding(match, user)
    left = tuple(one.seat for one in match.seats if one.user == user and not one.present)
    about = (*own, *left, *given_away(match, user))
    if not about:
        raise _no_say(change)
    _check_no_take_back(match)
    proposal = Proposal(match.terms.pace, about[0], own, change.at + PROPOSAL_LIFETIME, ends=True, at=change.at)
    asked = change.with_terms(proposal=proposal)
    if _is_agreed(asked.match, proposal):
        return asked
    return asked.with_notice("proposed-end", by=change.member, due=proposal.until, asked_at=proposal.at)


def ask_back(change: Change) -> Change:
    """Ask all others to let the member take back their newest turn, as `taking_back` says.

    Raises the errors of `taking_back.may_ask`, NothingToUndo (no member answers for any other seat), and SessionError
    (another question is open).
    """
    match, back = change.match, taking_back.may_ask(change)
    if match.terms.proposal is not None:
        raise SessionError("back-error-open")
    own = _seats_deciding(match, change.member.user)
    proposal = Proposal(match.terms.pace, change.own_seat, own, change.at + TAKE_BACK_LIFETIME, at=change.at, back=back)
    if _is_agreed(match, proposal):
        raise NothingToUndo("back-error-nobody")
    asked = change.with_terms(proposal=proposal, asked_back=(*match.terms.asked_back, back.version))
    return asked.with_notice("proposed-back", by=change.member, due=proposal.until, asked_at=proposal.at, back=back)


def withdraw_back(change: Change) -> Change:
    """Withdraw the member's own question whether they may take a turn back. They cannot ask for it again.

    Raises NotSeated, SessionError (they have no such question open).
    """
    seat, proposal = change.own_seat, change.match.terms.proposal
    if proposal is None or proposal.back is None or proposal.by != seat:
        raise SessionError("error-nothing-proposed")
    return change.with_terms(proposal=None)


def open_back(match: Match, user: int) -> Proposal | None:
    """Return the open question of a user whether they may take a turn back; None: they have none."""
    proposal = match.terms.proposal
    own = proposal is not None and proposal.back is not None and proposal.by == match.seat_of(user)
    return proposal if own else None


def _check_no_take_back(match: Match) -> None:
    """Raise SessionError while a member asks to take a move back, which would be forgotten for another proposal."""
    if match.terms.proposal is not None and match.terms.proposal.back is not None:
        raise SessionError("back-error-open")


def answer(change: Change, agrees: bool, at: int | None = None) -> Change:
    """Note the member's answer to the proposal. A single refusal ends the proposal.

    at: `Proposal.at` of the proposal that is meant; None: the one that is open.
    Raises NotSeated, NotAllowed (a stand-in, about the end or a move), SessionError (no proposal).
    """
    match = change.match
    proposal = match.terms.proposal
    if proposal is None or at not in (None, proposal.at):
        raise SessionError("error-nothing-proposed")
    own = _seats_deciding(match, change.member.user) if proposal.changes_result else (change.own_seat,)
    if not own:
        raise _no_say(change)
    if not agrees:
        declined = change.with_terms(proposal=None)
        if proposal.back is not None:
            return declined.with_notice("declined-back", by=change.member)
        if proposal.ends:
            return declined.with_notice("declined-end", by=change.member)
        return declined.with_notice("declined", by=change.member, pace=proposal.pace)
    new = tuple(seat for seat in own if seat not in proposal.agreed)
    return change.with_terms(proposal=replace(proposal, agreed=(*proposal.agreed, *new))) if new else change


def without_agreement(change: Change, seat: Seat) -> Change:
    """Ask about a seat again, because it belongs to another member now."""
    proposal = change.match.terms.proposal
    if proposal is None or seat not in proposal.agreed:
        return change
    agreed = tuple(one for one in proposal.agreed if one != seat)
    return change.with_terms(proposal=replace(proposal, agreed=agreed))


def expire(change: Change) -> Change:
    """End the proposal if it has expired. While Discord refuses its notice, it has not, for `UNSEEN_FOR` at most.

    The hour of a move that is to be taken back is over all the same: nothing changes if it passes unseen.
    """
    proposal = change.match.terms.proposal
    if proposal is None or proposal.until > change.at:
        return change
    if proposal.back is not None:
        return change.with_terms(proposal=None).with_notice("lapsed-back")
    if proposal.unposted and change.at < proposal.at + UNSEEN_FOR:
        later = replace(proposal, until=change.at + PROPOSAL_LIFETIME)
        return replace(change.with_terms(proposal=later), silent=True)
    lapsed = change.with_terms(proposal=None)
    return lapsed.with_notice("lapsed-end") if proposal.ends else lapsed.with_notice("lapsed", pace=proposal.pace)


def note_refused(change: Change, asked_at: int) -> Change:
    """Note that Discord has refused the notice of the proposal that was made at a time."""
    proposal = change.match.terms.proposal
    if proposal is None or proposal.at != asked_at or proposal.unposted:
        return change
    return replace(change.with_terms(proposal=replace(proposal, unposted=True)), silent=True)


def note_posted(change: Change, asked_at: int, until: int) -> Change:
    """Note that the notice of a proposal is there that Discord refused before. until: the end that it names."""
    proposal = change.match.terms.proposal
    if proposal is None or proposal.at != asked_at or not proposal.unposted:
        return change
    return replace(change.with_terms(proposal=replace(proposal, unposted=False, until=until)), silent=True)


def follow(seen: Match | None, change: Change) -> Change:
    """Carry out the proposal if all members who must agree to it do: set the pace, end the match, or go back.

    The question whether a move may be taken back is over once the match has gone on.
    """
    match = change.match
    proposal = match.terms.proposal
    if proposal is None or match.over:
        return change
    back = proposal.back
    if back is not None and taking_back.is_over(change, proposal, back, entries_since(seen, change)):
        return _without_question(seen, change, proposal)
    if not _is_agreed(match, proposal):
        return change
    if back is not None:
        return _go_back(change, proposal, back)
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


def _without_question(seen: Match | None, change: Change, proposal: Proposal) -> Change:
    """End the question after the match has gone on, and tell who asked.

    Not if it was they who have moved, or if they have left or lost their seat: they know why, or are told that.
    """
    ended, asking = change.with_terms(proposal=None), change.match.seats[proposal.by]
    replaced = seen is not None and seen.seats[proposal.by].user != asking.user
    if replaced or not asking.present or any(one.entry.user == asking.user for one in change.entries):
        return ended
    return ended.with_notice("ended-back", user=asking.user)


def _go_back(change: Change, proposal: Proposal, back: TakeBack) -> Change:
    """Go back to the position before a move that all allow to take back. If that is not possible any more, say so."""
    decided = change.with_terms(proposal=None)
    gone_back = taking_back.go_back(decided, proposal.by, back)
    return decided.with_notice("lapsed-back") if gone_back is None else gone_back


def undecided(match: Match, proposal: Proposal) -> dict[Seat, int]:
    """Return the seats that have not agreed to a proposal yet, each with the id of the user who answers for it."""
    asked = _deciding(match) if proposal.changes_result else {one.seat: one.user for one in match.members}
    return {seat: user for seat, user in sorted(asked.items()) if seat not in proposal.agreed}


def _deciding(match: Match) -> dict[Seat, int]:
    """Return who decides about the end of the match or a move, by seat: its owner, or who stands in.

    The stand-in decides if the owner has left the server.
    """
    owners = {one.seat: one.owner for one in match.terms.stand_ins if not one.left and match.seats[one.seat].present}
    return {one.seat: one.user for one in match.members} | owners


def _seats_deciding(match: Match, user: int) -> tuple[Seat, ...]:
    return tuple(seat for seat, owner in sorted(_deciding(match).items()) if owner == user)


def _no_say(change: Change) -> PlayerError:
    """Return the refusal for a member who does not decide about the end of the match."""
    match, user = change.match, change.member.user
    seat = match.seat_of(user)
    lent = None if seat is None else match.terms.stand_in_of(seat)
    if lent is None:
        return refusals.not_seated(match, user, races=change.game.simultaneous(match.options))
    return NotAllowed("error-owner-decides", refusals.users_named(match, [lent.owner]))


def _is_agreed(match: Match, proposal: Proposal) -> bool:
    return not undecided(match, proposal)


@dataclass
class Proposals:
    """Runs the decisions of this file for members. Each method returns and raises as `Matches.change` does."""

    _matches: Matches

    async def propose(self, request: Request, match_id: str, pace: Pace) -> Match:
        return await self._matches.change(match_id, partial(propose, pace=pace), request)

    async def propose_end(self, request: Request, match_id: str) -> Match:
        return await self._matches.change(match_id, propose_end, request)

    async def ask_back(self, request: Request, match_id: str) -> Match:
        return await self._matches.change(match_id, ask_back, request)

    async def withdraw_back(self, request: Request, match_id: str) -> Match:
        return await self._matches.change(match_id, withdraw_back, request)

    async def may_ask_back(self, request: Request, match_id: str) -> TakeBack | None:
        """Return what the member may take back if all others agree, without asking them; None: nothing.

        Raises the errors of `Matches.match`.
        """
        try:
            return await self.to_take_back(request, match_id)
        except (NothingToUndo, SessionError, NotAllowed):
            return None

    async def to_take_back(self, request: Request, match_id: str) -> TakeBack:
        """Return the same, or raise why nothing can be asked, as `ask_back` does."""
        found: list[TakeBack] = []

        def look(change: Change) -> Change:
            proposal = ask_back(change).match.terms.proposal
            found.extend(() if proposal is None or proposal.back is None else (proposal.back,))
            return change

        # Without its id, as this answers nothing: the same press may ask then.
        await self._matches.change(match_id, look, replace(request, id=None))
        return found[-1]

    async def answer(self, request: Request, match_id: str, agrees: bool, at: int | None = None) -> Match:
        return await self._matches.change(match_id, partial(answer, agrees=agrees, at=at), request)
