"""Says who has played a turn if more than one player has: a stand-in may go on where a member has stopped."""

from collections.abc import Callable, Sequence

from bot.sessions.model import Entry, Match
from bot.ui.words import Words, who_moved


def begun_by(entry: Entry, turn: Sequence[Entry]) -> Entry:
    """Return the entry whose player a turn is named after: the first one of it that is known.

    entry: the newest of the turn. turn: its entries as far as they are known, the oldest first.
    """
    return next((one for one in turn if one.user is not None and one.seat == entry.seat), entry)


def helped(match: Match, turn: Sequence[Entry], words: Words, is_step: Callable[[Entry], bool]) -> list[str]:
    """Return what others than the player who began a turn have done in it, a sentence for each; [] if nobody has.

    turn: the entries of the turn, the last of which has ended it. is_step: whether an entry does more than end it.
    """
    if not turn:
        return []
    last, first, told = turn[-1], begun_by(turn[-1], turn).user, list[str]()
    moves = [one for one in turn if one.seat == last.seat and one.user not in (None, first)]
    for user in dict.fromkeys(one.user for one in moves):
        own = [one for one in moves if one.user == user]
        steps = sum(map(is_step, own))
        if last.seat is not None and (steps or own[-1] is last):
            told.append(words("computer-helped", name=who_moved(match, last.seat, own[-1], words), count=steps))
    return told
