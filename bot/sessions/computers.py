"""Computer players: their ids and names, and which of them are to think now.

A computer player has a seat, as a member has. Its id tells its level. Such ids are far below those of former members
(`bot.storage.keeping`), so no computer player is ever asked, mentioned, rated or ranked.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from bot.engine.game import LEVELS, Level, Seat
from bot.engine.naming import MARK
from bot.sessions.model import Entry, Match, MatchSeat, Member, Phase
from bot.storage.keeping import FIRST_COMPUTER, is_computer

# The names of computer players. Each table uses a name only once. No table has more seats.
NAMES = ("Opal", "Beryl", "Topaz", "Garnet", "Jade", "Zircon", "Pearl")


def computer(level: Level, number: int) -> Member:
    """Return a computer player. number: which of `NAMES` it has.

    Its stored name is English. Boards show it in the reader's language (`bot.ui.words.with_names`).
    """
    user = FIRST_COMPUTER - LEVELS.index(level) * len(NAMES) - number
    return Member(user, stored_name(user))


def user_named(name: str) -> int | None:
    """Return the id of the computer player with this stored name; None: no computer player has it."""
    return _USERS.get(name)


def stored_name(user: int) -> str:
    """Return the name under which a computer player is stored, with its mark; "": the id is that of a member."""
    level = level_of(user)
    return "" if level is None else f"{MARK} {level.capitalize()} {gem_of(user)}"


def level_of(user: int) -> Level | None:
    """Return the level of a computer player; None: the id is that of a member."""
    return LEVELS[(FIRST_COMPUTER - user) // len(NAMES)] if is_computer(user) else None


def gem_of(user: int) -> str:
    """Return the name of a computer player without its level."""
    return NAMES[(FIRST_COMPUTER - user) % len(NAMES)]


def own_level(match: Match, seat: Seat) -> Level | None:
    """Return the level of the computer player to which a seat belongs; None: it belongs to a member."""
    return level_of(match.seats[seat].user) if match.terms.stand_in_of(seat) is None else None


def strongest(match: Match) -> Level | None:
    """Return the highest level of computer players with seats of their own; None: all seats belong to members."""
    levels = [LEVELS.index(level) for one in match.seats if (level := own_level(match, one.seat)) is not None]
    return LEVELS[max(levels)] if levels else None


def free_computer(level: Level, seats: tuple[MatchSeat, ...]) -> Member:
    """Return a computer player with a name that no other one at the table has."""
    taken = {gem_of(seat.user) for seat in seats if is_computer(seat.user)}
    return computer(level, next(number for number, name in enumerate(NAMES) if name not in taken))


def computers_at(match: Match) -> tuple[MatchSeat, ...]:
    """Return the seats that computer players have and have not left."""
    return tuple(seat for seat in match.present if is_computer(seat.user))


def thinkers(match: Match) -> tuple[Seat, ...]:
    """Return the seats whose computer players are to move now.

    If members move at the same time, each computer player makes one move after each move of a member.
    """
    taught = match.terms.lesson is not None and not match.plays_on
    if match.phase is not Phase.PLAYING or match.terms.unreachable is not None or taught:
        return ()
    newest = match.entry.user
    if match.awaited and newest is not None and is_computer(newest):
        return ()
    return tuple(seat for seat in match.to_move if seat not in match.awaited)


def turns_by_computers(match: Match, entries: Iterable[Entry]) -> tuple[tuple[Seat, int, int], ...]:
    """Return (seat, id of a computer player, number of turns) for what computer players have played for members.

    match: a finished match, so that the seats have their owners. Only moves in a row count as one turn.
    """
    moves = (entry for entry in entries if entry.kind in ("move", "undo"))
    runs = Counter(run for run, _ in groupby(moves, key=lambda entry: (entry.seat, entry.user)))
    return tuple(
        (seat, user, turns)
        for (seat, user), turns in sorted(runs.items(), key=str)
        if seat is not None and user is not None and is_computer(user) and not is_computer(match.seats[seat].user)
    )


_USERS = {one.name: one.user for level in LEVELS for one in (computer(level, number) for number in range(len(NAMES)))}
