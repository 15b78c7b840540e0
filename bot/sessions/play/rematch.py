"""The same match once more, with the seats rotated. Pure."""

from typing import Any

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.model import Match, MatchSeat, Member
from bot.sessions.pace import Pace, Terms
from bot.sessions.play import choices
from bot.storage.keeping import is_former


def check(old: Match, member: Member) -> None:
    """Raises SessionError while the old match goes on, NotSeated unless the member played it to the end."""
    if not old.over:
        raise refusals.not_over()
    if old.seat_of(member.user) is None:
        raise refusals.not_seated(old, member.user)


def seats_of(old: Match) -> tuple[Any, tuple[MatchSeat, ...]]:
    """Return options and seats of the next match: those who are still seated, each one seat on."""
    stayed = [one for one in old.present if not is_former(one.user)]
    order = (*stayed[1:], *stayed[:1])
    options = choices.reseated(old.options, tuple(one.seat for one in order))
    return options, tuple(MatchSeat(Seat(number), one.user, one.name) for number, one in enumerate(order))


def seated(change: Change, seats: tuple[MatchSeat, ...], pace: Pace, seed: int) -> Change:
    """Return a match that was just opened with these members: in play where they are enough, else in its lobby."""
    change = change.with_match(seats=seats).with_terms(Terms(pace=pace))
    if len(seats) < change.match.limits.low:
        return change
    step = change.game.setup(seed, change.match.options, len(seats))
    return replace(change, entries=()).with_match(version=0).begun(step, seed)
