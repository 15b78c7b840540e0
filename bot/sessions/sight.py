"""The rule that decides which members may see a match.

A member who has a seat, has left one or has lent one may see the match from anywhere. So may whoever has begun a match
that their channel plays, and those whom the table of a match by letters asks, until the match begins. Nobody else may
see a match that no channel shows, or one by letters; but when the day of a daily is over, the servers whose table has
it may see it. Each member who can see a channel may see its matches, but only in its server. So may whoever can see one
of two channels that play against each other, or a channel with a board for spectators, once the match has begun. If
nobody can play a match, its server's moderators may see it too. The game's views decide what seats hide from each
other.
"""

from collections.abc import Iterable

import msgspec

from bot.sessions import refusals
from bot.sessions.model import NOWHERE, Match, Place, Request
from bot.sessions.pace import Terms, terms_of
from bot.storage.keeping import is_by_letters
from bot.storage.rows import Snapshot


class Audience(msgspec.Struct, frozen=True):
    """The parts of a match that decide who may see it."""

    place: Place
    members: tuple[int, ...]  # the user ids of the members who have, left or lent a seat
    unreachable: bool = False  # whether nobody can play the match, because its channel or the bot is gone
    tables: tuple[int, ...] = ()  # the ids of the servers whose table of a past day has the match
    host: int = 0  # of a match that a channel plays, in which the host has no seat; 0: of others
    spectators: tuple[Place, ...] = ()  # where spectators, or channels that play, see a match by letters


def may_see(audience: Audience, request: Request) -> bool:
    """Return whether the member who asks may know that the match exists, and see what its channel sees."""
    eyes = request.eyes
    if eyes is None or request.member.user in (*audience.members, audience.host):
        return True
    place = audience.place
    if is_by_letters(place.channel):
        return any(one.guild == eyes.guild and eyes.sees(one.channel) for one in audience.spectators)
    if place in NOWHERE:
        return eyes.guild in audience.tables
    if place.guild != eyes.guild:
        return False
    return eyes.sees(place.channel) or (audience.unreachable and eyes.moderates)


def audience_of(match: Match) -> Audience:
    lenders = tuple(one.owner for one in match.terms.stand_ins)
    asked = (guest.user for guest in match.terms.guests) if match.by_letters and match.state is None else ()
    members = (*(seat.user for seat in match.seats), *lenders, *asked)
    spectators = () if match.state is None and not match.councils else match.spectators
    host = match.host if match.councils and not match.by_letters else 0  # can bring it to another channel
    return Audience(match.place, members, match.terms.unreachable is not None, host=host, spectators=spectators)


def is_moderated_in(match: Match, guild: int) -> bool:
    """Return whether the moderators of a server have a say in a match: by letters, only where a channel plays it."""
    council = match.terms.council
    return not match.by_letters or (council is not None and any(home.guild == guild for home in council.homes))


def is_outside(match: Match) -> bool:
    """Return whether a board by letters stands with a member who may not see the match: it was left, or has begun."""
    reader = match.reader
    return reader is not None and not reader.in_server and reader.user not in audience_of(match).members


def audience_of_rows(stored: Snapshot) -> Audience:
    """Return the audience of a match that the rules cannot read, from its stored rows."""
    place = Place(stored.match.guild_id, stored.match.channel_id)
    return audience_stored(place, (seat.user_id for seat in stored.seats), stored.terms)


def audience_stored(place: Place, seated: Iterable[int], stored: str | None) -> Audience:
    """Return the audience of a match. seated: the user ids of its seats. stored: its terms as JSON; None: no terms."""
    try:
        terms = terms_of(stored)
    except msgspec.MsgspecError:  # the stored terms are damaged, or a newer version of the bot wrote them
        terms = Terms()
    members = (*seated, *(one.owner for one in terms.stand_ins))
    return Audience(place, members, terms.unreachable is not None)


def check_seen(audience: Audience, request: Request | None) -> None:
    """Raise NoSession if the member who asks may not see the match."""
    if request is not None and not may_see(audience, request):
        raise refusals.no_match()
