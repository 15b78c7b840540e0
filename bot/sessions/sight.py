"""Who may see a match: the one rule, asked before a member is told anything of one. Pure.

Who has a seat in a match sees it from anywhere, and so does who lent one; who left still has theirs. Everybody else
sees it in its server, if they see its channel there. A match without a channel (a daily) is for its member alone. What
a seat hides from the others is another question: the rules of the game answer it, by views.
"""

import msgspec

from bot.sessions import refusals
from bot.sessions.model import IN_PRIVATE, Match, Place, Request
from bot.sessions.pace import Terms, terms_of
from bot.storage.rows import Snapshot


class Audience(msgspec.Struct, frozen=True):
    """What of a match decides who may see it."""

    place: Place
    members: tuple[int, ...]  # user ids of those who have a seat in it, and of those who lent one
    unreachable: bool = False  # its channel is gone, or the bot is not in the server


def may_see(audience: Audience, request: Request) -> bool:
    """Return whether who asks may learn that there is such a match, and all that its channel may see of it.

    A request without eyes comes from the bot itself.
    """
    eyes = request.eyes
    if eyes is None or request.member.user in audience.members:
        return True
    place = audience.place
    if place == IN_PRIVATE or place.guild != eyes.guild:
        return False
    return eyes.sees(place.channel) or (audience.unreachable and eyes.moderates)


def audience_of(match: Match) -> Audience:
    """Return the audience of a match as it stands."""
    lenders = tuple(one.owner for one in match.terms.stand_ins)
    members = (*(seat.user for seat in match.seats), *lenders)
    return Audience(match.place, members, match.terms.unreachable is not None)


def audience_of_rows(kept: Snapshot) -> Audience:
    """Return the audience of a match that the rules cannot read."""
    place = Place(kept.match.guild_id, kept.match.channel_id)
    try:
        terms = terms_of(kept.terms)
    except msgspec.MsgspecError:  # it is this that cannot be read
        terms = Terms()
    members = (*(seat.user_id for seat in kept.seats), *(one.owner for one in terms.stand_ins))
    return Audience(place, members, terms.unreachable is not None)


def check_seen(audience: Audience, request: Request | None) -> None:
    """Raises NoSession where the member who asks may not see a match, as if there were none."""
    if request is not None and not may_see(audience, request):
        raise refusals.no_match()
