"""Chooses which log entries a board message tells, and those that the line in place of an old board tells.

As a rule, each turn has a message of its own. If Discord refuses boards, or members are faster than it, a message comes
after several turns. Then it tells those turns too, and so does the line that replaces the board before it.
"""

from collections.abc import Sequence
from itertools import groupby, takewhile
from typing import NamedTuple

from bot.engine.game import Seat
from bot.sessions.model import Entry, Match, Phase
from bot.storage.keeping import is_computer
from bot.ui.face import Face

MISSED = ("move", "leave")  # the kinds of entries that a later board tells
MOST_MISSED = 3  # turns that no board has shown; of the older ones, only the number is told


class Missed(NamedTuple):
    """Turns that no board has shown.

    Attributes:
        entries: those of the newest turns, the oldest first.
        more: the number of turns before them.
    """

    entries: tuple[Entry, ...] = ()
    more: int = 0


def unshown(match: Match, face: Face, story: Sequence[Entry], *, quiet: bool) -> tuple[Entry, ...]:
    """Return the entries that no board has told, and those that an edit of the board has told in passing.

    An edit tells the newest step, and the next edit overwrites it, so the turns since the board was posted count as
    untold. What a seat does in another seat's turn belongs to that turn.

    match: its board is the one that stands in the channel. quiet: whether one message shows all turns.
    """
    board = match.board
    # Of a restored backup it is not known what was shown: a message, but version 0.
    if not may_miss(match, face) or (board.message is not None and not board.version_shown):
        return ()
    posted = None if quiet else board.posted_at
    new = (one for one in story if one.version > board.version_shown or (posted is not None and one.at > posted))
    return tuple(one for one in new if one.kind != "move" or not one.notation.startswith(face.calls))


def may_miss(match: Match, face: Face) -> bool:
    """Return whether the channel can miss a turn. It follows neither a solo match nor hidden boards move by move."""
    return not match.solo and match.state is not None and not face.hides_boards(match)


def missed_before(told: Sequence[Entry], untold: Sequence[Entry]) -> Missed:
    """Return the untold turns before what is told anyway. told: (): the newest turn is told."""
    first = (told or newest_turn(untold))[:1]
    moves = [entry for entry in untold if entry.kind in MISSED and (not first or entry.version < first[0].version)]
    turns = [tuple(turn) for _, turn in groupby(moves, key=lambda entry: entry.seat)]
    kept = turns[-MOST_MISSED:]
    return Missed(tuple(entry for turn in kept for entry in turn), len(turns) - len(kept))


def newest_turn(entries: Sequence[Entry]) -> Sequence[Entry]:
    """Return the moves of the seat that has moved last, or the newest entry if it is no move."""
    if not entries or entries[-1].kind != "move":
        return entries[-1:]
    seat = entries[-1].seat
    count = sum(1 for _ in takewhile(lambda one: (one.kind, one.seat) == ("move", seat), reversed(entries)))
    return entries[len(entries) - count :]


def from_its_begin(face: Face, entries: Sequence[Entry], story: Sequence[Entry]) -> Sequence[Entry]:
    """Return entries, and before them the moves with which another player has begun their first turn.

    A stand-in goes on where a member has stopped, and a board has told the member's steps.
    """
    if not face.has_long_turns or not entries or entries[0].kind != "move":
        return entries
    first = entries[0]
    before = [one for one in story if one.version < first.version and one.kind != "seat"]
    own = list(takewhile(lambda one: (one.kind, one.seat) == ("move", first.seat), reversed(before)))
    return (*reversed(own), *entries) if any(one.user != first.user for one in own) else entries


def news_of(
    match: Match, face: Face, to_tell: Sequence[Seat], story: Sequence[Entry], untold: Sequence[Entry]
) -> tuple[Sequence[Entry], Missed]:
    """Return the entries that a board tells the seats which it calls, and the turns before them that nobody has seen.

    to_tell: the seats; (): the board calls none, and tells the newest change in place of entries.
    """
    if not to_tell:
        return (), missed_before((), untold)
    told = _since(match, face, to_tell[0], story)
    missed = missed_before(told, untold)
    own = not missed.more and all(entry.seat == to_tell[0] for entry in missed.entries)
    if own and _all_by_computers(told) and to_tell[0] != match.council:  # of a channel, few have seen what was played
        missed = Missed()  # the member has just made this move, and computer players have answered at once
    return told, missed


def since_last_turn(match: Match, calls: tuple[str, ...], seat: Seat, story: Sequence[Entry]) -> Sequence[Entry]:
    """Return the entries since a seat's last turn, without the entries of the seat's current turn.

    Moves that the bot made when the time ran out are no turn. calls: see `bot.ui.face.Face.calls`.
    """

    def on_call(entry: Entry) -> bool:
        return entry.kind == "move" and entry.notation.startswith(calls)

    def own(entry: Entry) -> bool:
        return entry.kind == "move" and entry.seat == seat and _by_member(entry) and not on_call(entry)

    end = len(story)
    if seat in match.to_move:
        while end and (own(story[end - 1]) or on_call(story[end - 1])):
            end -= 1
    begin = next((place + 1 for place in range(end - 1, -1, -1) if own(story[place])), 0)
    return story[begin:end]


def turns_with_computers(story: Sequence[Entry]) -> Sequence[Entry]:
    """Return the newest turns of computer players and the member's turn before them; () if a member moved last."""
    by_computers = sum(1 for _ in takewhile(_is_by_computer, reversed(story)))
    if not by_computers or by_computers == len(story):
        return ()
    before = story[: len(story) - by_computers]
    own = newest_turn(before) if before[-1].kind == "move" else ()
    return story[len(before) - len(own) :]


def pictured(
    match: Match, face: Face, to_tell: Sequence[Seat], story: Sequence[Entry], untold: Sequence[Entry]
) -> Sequence[Entry]:
    """Return the log entries that the picture of a board tells (`Face.captions`). to_tell: the seats to tell."""
    if match.phase is Phase.OVER:
        return story
    if not face.tells_turns or not to_tell:
        return ()
    since = since_last_turn(match, face.calls, to_tell[0], story)
    return (*missed_before(since, untold).entries, *since)


def _since(match: Match, face: Face, seat: Seat, story: Sequence[Entry]) -> Sequence[Entry]:
    """Return what has happened since a seat's last turn.

    If only computer players have moved since, no other board has told this turn. Then the turn comes first.
    """
    news = since_last_turn(match, face.calls, seat, story)
    turns = turns_with_computers(story) if face.tells_turns else ()
    own = turns[: len(turns) - len(news)]
    unseen = own and _all_by_computers(news) and all(entry.seat == seat for entry in own)
    return turns if unseen else news


def _all_by_computers(entries: Sequence[Entry]) -> bool:
    return all(map(_is_by_computer, entries))


def _is_by_computer(entry: Entry) -> bool:
    return entry.kind == "move" and entry.user is not None and is_computer(entry.user)


def _by_member(entry: Entry) -> bool:
    return entry.user is not None and not is_computer(entry.user)
