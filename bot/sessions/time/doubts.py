"""The places in which a message may stand whose result is unknown: channels, and the conversation with its recipient.

An attempt whose answer is lost may have posted. Until the next one, the match may have moved to another channel, or
the member may have changed where they want their messages. So each attempt stores its place before it posts, beside
those of the earlier ones, and the message is looked for in all of them.
"""

from collections.abc import Iterable

import msgspec

from bot.sessions.notices import Notice
from bot.storage.rows import NoticeRow, TurnRow

DIRECT = 0  # stands for the conversation with the recipient; no channel has this id


def place_of(notice: Notice) -> int:
    """Return the place in which an attempt to send the notice may post it."""
    return DIRECT if notice.dm else notice.channel


def places_of(row: NoticeRow | TurnRow) -> tuple[int, ...]:
    """Return the places in which earlier attempts may have posted a message; () if no result is unknown.

    An older version of the bot stored no places.
    """
    if row.handed_at is None or row.handed_to is None:
        return ()
    return msgspec.json.decode(row.handed_to, type=tuple[int, ...])


def stored(places: Iterable[int]) -> str:
    """Return the text that `places_of` reads: each place once."""
    return msgspec.json.encode(sorted(set(places))).decode()
