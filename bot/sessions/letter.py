"""The board of a match by letters for one member, and the match as this member sees it."""

from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

MatchT = TypeVar("MatchT")  # `bot.sessions.model.Match`, which has letters


class Letter(msgspec.Struct, frozen=True):
    """The board of a match by letters for one member, in their conversation with the bot."""

    user: int
    number: int  # from 0, in the order in which the members came
    wanted: int  # the newest version of the match that the member is to see
    version: int = 0  # the one that was shown, or that Discord has refused; 0: none
    channel: int = 0  # the id of the conversation; 0: it is not known yet
    message: int | None = None  # None: no board was posted, or Discord refuses boards there
    posted_at: int | None = None
    shown_at: int | None = None

    @property
    def behind(self) -> bool:
        """Return whether the member is to see a newer version."""
        return self.version < self.wanted


def read_by(match: MatchT, letter: Letter) -> MatchT:
    """Return a match by letters as its board for one member shows it: as if the conversation were its channel."""
    whole: Any = match
    seat = whole.seat_for(letter.user)
    told = {*whole.board.notified, *(one for one in whole.to_move if one != seat)}
    board = replace(
        whole.board,
        message=letter.message,
        channel=letter.channel,
        version_shown=letter.version,
        posted_at=letter.posted_at,
        shown_at=letter.shown_at,
        notified=tuple(sorted(told)),
    )
    place = replace(whole.place, guild=0, channel=letter.channel)
    seen: MatchT = replace(whole, board=board, place=place, letters=(), reader=letter)
    return seen
