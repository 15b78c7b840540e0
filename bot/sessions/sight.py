"""Who may see a match: the one rule for everything that members learn about a match. Pure.

A member who has a seat, has left one or has lent one sees the match from anywhere. Everybody else sees it in its
server, if they can see its channel. Only its member sees a match without a channel (a daily). The views of the game,
not this rule, decide what a seat hides from other seats.
"""

import msgspec

from bot.sessions import refusals
from bot.sessions.model import IN_PRIVATE, Match, Place, Request
from bot.sessions.pace import Terms, terms_of
from bot.storage.rows import Snapshot


class Audience(msgspec.Struct, frozen=True):
    """The parts of a match that decide who may see it."""

    place: Place
    members: tuple[int, ...]  # user ids of the members who have, left or lent a seat
    unreachable: bool = False  # its channel is gone, or the bot is not in the server


def may_see(audience: Audience, request: Request) -> bool:
    """Return whether the member who asks may know that the match exists, and see what its channel sees.

    A request without eyes comes from the bot itself: it may see every match.
    """
    eyes = request.eyes
    if eyes is None or request.member.user in audience.members:
        return True
    place = audience.place
    if place == IN_PRIVATE or place.guild != eyes.guild:
        return False
    return eyes.sees(place.channel) or (audience.unreachable and eyes.moderates)


def audience_of(match: Match) -> Audience:
    """Return the audience of a match."""
    lenders = tuple(one.owner for one in match.terms.stand_ins)
    members = (*(seat.user for seat in match.seats), *lenders)
    return Audience(match.place, members, match.terms.unreachable is not None)


def audience_of_rows(stored: Snapshot) -> Audience:
    """Return the audience of stored rows, for a match that the rules cannot read."""
    place = Place(stored.match.guild_id, stored.match.channel_id)
    try:
        terms = terms_of(stored.terms)
    except msgspec.MsgspecError:  # the terms themselves are damaged or too new
        terms = Terms()
    members = (*(seat.user_id for seat in stored.seats), *(one.owner for one in terms.stand_ins))
    return Audience(place, members, terms.unreachable is not None)


def check_seen(audience: Audience, request: Request | None) -> None:
    """Raise NoSession, as for a missing match, if the member who asks may not see it."""
    if request is not None and not may_see(audience, request):
        raise refusals.no_match()
