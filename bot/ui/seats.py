"""Who has a seat, as pictures and their alternative texts show it."""

from msgspec.structs import replace

from bot.engine.naming import MARK
from bot.engine.table import ROBOT, TableSeat
from bot.sessions.computers import stored_name
from bot.sessions.model import UNKNOWN, Match, MatchSeat
from bot.storage.keeping import is_computer
from bot.ui.words import Words, plain_name


def as_moved(match: Match) -> Match:
    """Return the match with the computer player that has just moved in its seat, though its owner may have it again."""
    seat, user = match.entry.seat, match.entry.user or 0
    if match.entry.kind != "move" or seat is None or not is_computer(user):
        return match
    moved = (replace(one, user=user, name=stored_name(user)) if one.seat == seat else one for one in match.seats)
    return replace(match, seats=tuple(moved))


def in_picture(seat: MatchSeat, words: Words) -> TableSeat:
    """Return a seat as painters show it. seat: with the name as it is shown."""
    name, undos = plain_name(seat.name), None if seat.undos == UNKNOWN else seat.undos
    if not is_computer(seat.user):
        return TableSeat(name, seat.present, undos)
    drawn = f"{ROBOT} {name.removeprefix(MARK).lstrip()}"
    return TableSeat(drawn, seat.present, undos, words.gem_of(seat.user))
