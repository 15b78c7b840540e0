"""Who may not end a match alone: who plays in it and is behind, as it would take a result from the others.

Who has left the match, or given their seat away for good, has had their part in it and may not end it alone, either.
They ask the others to agree (`bot.sessions.time.proposals`), or resign. A moderator who does not play in the match may
always end it. So may a member beside whom no other member plays, and who is among the leaders.
"""

from typing import Literal

from bot.engine.game import Seat
from bot.errors import NotAllowed
from bot.sessions.change import AnyGame
from bot.sessions.computers import own_level
from bot.sessions.model import Match, Phase

# Why a member may not end a match alone. behind: others have more points. unknown: the game does not say who is behind.
# left: the member has left the match, and so lost it, or has handed their seat on for good.
Hindrance = Literal["behind", "unknown", "left"]


def hindrance(game: AnyGame, match: Match, user: int) -> Hindrance | None:
    """Return why a user may not end a match alone; None: they may, as far as their own seat is concerned."""
    own = seats_with_part(match, user)
    gave_away = bool(given_away(match, user))
    others = [one for one in match.present if one.seat not in own and own_level(match, one.seat) is None]
    if match.phase is not Phase.PLAYING or not others or not (own or gave_away):
        return None
    if gave_away or not any(match.seats[seat].present for seat in own):
        return "left"
    if game.together(match.options):
        return None
    points = game.known_scores(match.state)
    if not points:
        return "unknown"
    best = max(points[one.seat] for one in match.present)
    return None if any(match.seats[seat].present and points[seat] == best for seat in own) else "behind"


def check_alone(game: AnyGame, match: Match, user: int) -> None:
    """Raise NotAllowed if a user plays in a match and may not end it alone."""
    why = hindrance(game, match, user)
    if why is not None:
        raise NotAllowed("error-end-alone", why=why)


def seats_with_part(match: Match, user: int) -> tuple[Seat, ...]:
    """Return the seats that a user plays, or that another plays for them, or that they have left."""
    owned = {one.seat for one in match.terms.stand_ins if one.owner == user}
    return tuple(one.seat for one in match.seats if one.user == user or one.seat in owned)


def given_away(match: Match, user: int) -> tuple[Seat, ...]:
    """Return the seats that a user has handed on for good and not got back."""
    owners = {one.seat: one.user for one in match.seats} | {one.seat: one.owner for one in match.terms.stand_ins}
    return tuple(dict.fromkeys(one.seat for one in match.terms.former if user == one.user != owners[one.seat]))
