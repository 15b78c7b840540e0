"""The same match once more, with the seats rotated. Pure."""

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions import refusals
from bot.sessions.kept import AnyGame, Doing, Kept, first_step
from bot.sessions.model import Match, MatchSeat, Member
from bot.sessions.pace import Terms
from bot.sessions.play import choices, lobby
from bot.sessions.time.clocks import with_terms
from bot.storage.former import is_former


def check(old: Match, member: Member) -> None:
    """Raises SessionError while the old match goes on, NotSeated for who did not play it to the end."""
    if not old.over:
        raise refusals.not_over()
    if old.seat_of(member.user) is None:
        raise refusals.not_seated(old.game)


def opened(match_id: str, old: Match, game: AnyGame, doing: Doing, host: Member, seed: int) -> Kept:
    """A new match of those who are still seated, each one seat on, with the pace and the choices of the old one; in
    play where they are enough, else in its lobby.
    """
    if old.solo:
        return lobby.opened(match_id, old.place, game, old.options, doing, host, old.locale, seed)
    stayed = [one for one in old.present if not is_former(one.user)]
    order = (*stayed[1:], *stayed[:1])
    options = choices.reseated(old.options, tuple(one.seat for one in order))
    kept = lobby.opened(match_id, old.place, game, options, doing, host, old.locale, seed)
    rotated = tuple(MatchSeat(Seat(number), one.user, one.name) for number, one in enumerate(order))
    kept = with_terms(replace(kept, match=replace(kept.match, seats=rotated)), Terms(pace=old.terms.pace))
    if len(rotated) < kept.match.limits.low:
        return kept
    step = game.setup(seed, options, len(rotated))
    return first_step(replace(kept, match=replace(kept.match, version=0)), doing, game, step, seed)
