"""Addresses notices of matches by letters: each goes to its readers directly, as no channel would show it to them."""

from msgspec.structs import replace

from bot.sessions.model import Match
from bot.sessions.notices import PROPOSALS, VOTES, Notice
from bot.sessions.time.proposals import undecided


def addressed(notice: Notice, match: Match) -> tuple[Notice, ...]:
    """Return the notice itself, or for a match by letters one for each reader but the member who has acted."""
    if not match.by_letters:
        return (notice,)
    users = (notice.user,) if notice.user is not None else _readers(notice, match)
    return tuple(replace(notice, user=user, dm=True, quiet=True) for user in users)


def _readers(notice: Notice, match: Match) -> tuple[int, ...]:
    proposal = match.terms.proposal
    if notice.kind in VOTES and notice.seat is not None:
        users = [match.seats[seat].user for seat in match.electors(notice.seat)]
    elif notice.kind in PROPOSALS and proposal is not None:
        users = [*undecided(match, proposal).values()]
    else:
        users = [*(seat.user for seat in match.members), *(one.owner for one in match.terms.stand_ins)]
    return tuple(dict.fromkeys(user for user in users if user != notice.actor_user))
