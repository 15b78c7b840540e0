"""The users whom the boards of a match may name. Among them, names that look alike get numbers."""

from collections.abc import Sequence

from bot.errors import Roster
from bot.sessions.pace import Terms


def roster_of(seated: Sequence[tuple[int, str]], terms: Terms) -> Roster:
    """Return (user id, stored name) of each seat, of the owners of lent seats and of guests, each user at most once.

    Only seats may name a user twice: one who has left a seat, and has taken another.
    seated: (user id, stored name) of each seat.
    """
    others = {one.owner: one.name for one in terms.stand_ins} | {one.user: one.name for one in terms.guests}
    users = {user for user, _ in seated}
    return (*seated, *(other for other in others.items() if other[0] not in users))
