"""How the end of a match is told: who has resigned, because of whom nobody has won, and whose the best of it was."""

from collections.abc import Callable, Sequence

from bot.engine.game import LEFT, Seat
from bot.engine.naming import MARK
from bot.sessions.contests import is_cut_short, silent_rivals
from bot.sessions.model import Entry, Match, MatchSeat
from bot.storage.keeping import is_computer, is_former, is_member
from bot.ui.words import Words, plain_name, safe_name, unnamed


def who_resigned(match: Match) -> tuple[MatchSeat, ...]:
    """Return the seats that resigned if the match ended by this, else ().

    Who left the server has not resigned. Computer players leave only after the last member.
    """
    if match.outcome is None or match.outcome.reason != LEFT or match.solo:
        return ()
    left = (seat for seat in match.seats if not seat.present and seat.seat not in match.terms.gone)
    return tuple(seat for seat in left if not is_computer(seat.user))


def late_to_end(match: Match) -> tuple[Seat, ...]:
    """Return the seats that have lost as their time ran out, if this has ended the match; () if others played on."""
    return match.terms.timed_out if len(match.present) <= 1 else ()


def nobody_wins(match: Match, words: Words, shown: Callable[[str], str] = plain_name) -> str:
    """Return that nobody has won a match (`is_unwon`), and because of whom. match: with the names as shown."""
    if is_cut_short(match):
        return words("ui-unwon-early", **_early(match, words, shown))
    return words("ui-unwon", names=_silent(match, words, shown))


def nobody_wins_in_parts(match: Match, words: Words) -> tuple[str, str]:
    """Return the same in two parts, for a picture."""
    if is_cut_short(match):
        return words("ui-nobody-wins"), words("ui-left-early", **_early(match, words, plain_name))
    return words("ui-nobody-wins"), words("ui-not-back", names=_silent(match, words, plain_name))


def _early(match: Match, words: Words, shown: Callable[[str], str]) -> dict[str, str | int]:
    names = [shown(match.name_of(one.seat)) for one in who_resigned(match)]
    return {"names": words.listed(names), "count": len(names)}


def _silent(match: Match, words: Words, shown: Callable[[str], str]) -> str:
    return words.listed(shown(match.name_of(seat)) for seat in silent_rivals(match))


def resigned_told(seats: Sequence[MatchSeat], words: Words, shown: Callable[[str], str] = plain_name) -> str:
    names = words.listed(shown(seat.name) for seat in seats)
    return words("ui-resigned", names=names, count=len(seats))


def credited_by(match: Match, seat: Seat, entry: Entry, words: Words) -> str:
    """Return who did in an entry what a message tells of a seat, as `credited_to` does."""
    return credited_to(match, seat, player_of(match, seat, entry), words)


def player_of(match: Match, seat: Seat, entry: Entry) -> int | None:
    """Return the id of the user who acted for a seat in an entry; None: nobody did, or that is not known any more.

    match: a finished match, so that the seats have their owners.
    """
    return None if entry.user is None or is_former(entry.user) else entry.user


def credited_to(
    match: Match, seat: Seat, user: int | None, words: Words, shown: Callable[[str], str] | None = None
) -> str:
    """Return who did what is told of a seat: its member, or who played it for them, or who had it before them.

    Other members than those in the seats are mentioned, since their names are not stored. A picture cannot do that.

    match: a finished match, so that the seats have their owners, with the names as shown.
    user: as from `player_of`.
    shown: a name as it is written in a picture, where "" stands for who could only be mentioned. None: in a message.
    """
    own, written = match.seats[seat].user, shown or safe_name
    owner = written(match.name_of(seat))
    if user == own:
        return owner
    if user is not None and is_member(user):
        had_it = any((one.seat, one.user) == (seat, user) for one in match.terms.former)
        known = unnamed(match, user, words)
        who = known if had_it else words("computer-for", name=known, owner=owner)
        return "" if shown else who
    if user is not None and is_computer(user) and not is_computer(own):
        return words("computer-for", name=written(words.computer(user)), owner=owner)
    return f"{owner} ({MARK})" if seat in match.terms.unheard else owner
