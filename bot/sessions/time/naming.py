"""What a direct message names: at most `MOST_LINES` turns of a member, and as many votes.

The cause of the message comes first, then what ends first. What the message before has just named comes last. The list
is chosen from the stored rows, in the transaction that hands the message to Discord. If there is no room for all, the
member's settings keep the list. The text follows it, and the message serves no other reminders.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import NamedTuple, TypeVar

import msgspec

from bot.sessions.model import MemberSettings
from bot.sessions.notices import Notice, calls_elector
from bot.sessions.pace import HOUR, terms_of
from bot.storage.rows import TurnRow

MOST_LINES = 12  # two lists must fit into a message

Item = TypeVar("Item")


class Line(NamedTuple):
    """A turn or a vote that waits for a member. Times are in milliseconds since 1970.

    Attributes:
        key: tells it from all others (`key_of`).
        at: when it began to wait.
        ends: when its time runs out; None: it has no limit.
    """

    key: str
    at: int
    ends: int | None


def key_of(match: str, asked: int | None = None) -> str:
    """Return the key of a member's turn in a match, or of the vote about the seat `asked`."""
    return match if asked is None else f"{match}:{asked}"


def cause_of(notice: Notice) -> str:
    """Return the key of the turn or the vote of which a notice reminds, or for which it asks."""
    return key_of(notice.match or "", notice.seat if calls_elector(notice) else None)


def lines_of(rows: Iterable[tuple[TurnRow, str | None]]) -> tuple[list[Line], list[Line]]:
    """Return the turns and the votes that wait for a member. rows: their seats, each with its terms as JSON."""
    turns, votes = list[Line](), list[Line]()
    for row, stored in rows:
        if row.to_move:
            turns.append(Line(key_of(row.match_id), row.at, row.due))
        with suppress(msgspec.MsgspecError):  # a newer version of the bot wrote them
            votes += [
                Line(key_of(row.match_id, ask.seat), ask.at, ask.until)
                for ask in terms_of(stored).asks
                if row.seat not in (ask.seat, *(one.seat for one in ask.votes))
            ]
    return turns, votes


def chosen(
    rows: Iterable[tuple[TurnRow, str | None]], cause: str, settings: MemberSettings, now: int
) -> tuple[str, ...]:
    """Return the keys of what a message names, in the order of its text; (): it has room for all.

    What the message before it has named within two hours comes last, so that several messages name all. Within one
    hour, it counts as named again. cause: the key of the turn or the vote of which the message reminds.
    """
    rows = tuple(rows)
    if not is_full(rows):
        return ()
    turns, votes = lines_of(rows)
    passed = now - (settings.reminded_at or 0)
    known = [one.key for one in (*turns, *votes) if passed < 2 * HOUR and has_named(one.key, one.at, settings)]
    lists = (_sorted(lines, _itself, cause, lambda one: one.key in known)[:MOST_LINES] for lines in (turns, votes))
    return tuple(dict.fromkeys([*(one.key for lines in lists for one in lines), *(known if passed < HOUR else ())]))


def is_full(rows: Iterable[tuple[TurnRow, str | None]]) -> bool:
    """Return whether a message has no room for all that waits for a member. rows: as in `lines_of`."""
    return any(len(lines) > MOST_LINES for lines in lines_of(rows))


def in_order(
    items: Iterable[Item], line_of: Callable[[Item], Line], cause: str, settings: MemberSettings
) -> list[Item]:
    """Return turns or votes in the order of the text of the newest message: what it names comes first."""
    places = {key: place for place, key in enumerate(settings.reminded_of)}

    def place(line: Line) -> tuple[int, bool]:
        return places.get(line.key, len(places)), line.at >= (settings.reminded_at or line.at + 1)

    return _sorted(items, line_of, cause, place)


def has_named(key: str, begun: int, settings: MemberSettings) -> bool:
    """Return whether the newest direct message has named what waits since the time `begun`.

    What began in its very millisecond may be missing in it.
    """
    newest = settings.reminded_at
    return newest is not None and begun < newest and (not settings.reminded_of or key in settings.reminded_of)


def _itself(line: Line) -> Line:
    return line


def _sorted(
    items: Iterable[Item], line_of: Callable[[Item], Line], cause: str, place: Callable[[Line], object]
) -> list[Item]:
    """Return the cause first, then all others by their places, and within a place the first to end first."""

    def order(item: Item) -> tuple[object, ...]:
        line = line_of(item)
        return line.key != cause, place(line), line.ends is None, line.ends or 0, line.at, line.key

    return sorted(items, key=order)
