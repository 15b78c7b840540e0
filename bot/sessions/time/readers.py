"""Addresses notices of matches by letters: each goes to its readers directly, as no channel would show it to them."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.sessions.model import Match
from bot.sessions.notices import PROPOSALS, VOTES, Notice
from bot.sessions.pace import Spoken, Why
from bot.sessions.time.proposals import undecided

AWAY: tuple[Why, ...] = ("holiday", "left")  # why seats are on offer whose members are away, and know it


def addressed(notice: Notice, match: Match, spoken: Iterable[Spoken]) -> tuple[Notice, ...]:
    """Return the notice itself, or for a match by letters one for each reader, in the reader's language.

    Neither the member who has acted reads it, nor the member whose seat it offers because they are away.
    spoken: the languages of members, also if the match has just ended and forgets them before the notice is sent.
    """
    if not match.by_letters:
        return (notice,)
    users = (notice.user,) if notice.user is not None else _readers(notice, match)
    locales = {one.user: one.locale for one in spoken}
    return tuple(
        replace(notice, user=user, dm=True, quiet=True, locale=locales.get(user, notice.locale)) for user in users
    )


def _readers(notice: Notice, match: Match) -> tuple[int, ...]:
    proposal = match.terms.proposal
    if notice.kind in VOTES and notice.seat is not None:
        users = [match.seats[seat].user for seat in match.electors(notice.seat)]
    elif notice.kind in PROPOSALS and proposal is not None:
        users = [*undecided(match, proposal).values()]
    else:
        users = [*(seat.user for seat in match.members), *(one.owner for one in match.terms.stand_ins)]
    away = notice.kind == "offered" and notice.why in AWAY
    known = {notice.actor_user, notice.name_user if away else 0}
    return tuple(dict.fromkeys(user for user in users if user not in known))
