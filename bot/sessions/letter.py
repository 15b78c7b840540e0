"""A board of a match by letters, and the match as it shows it: for one member, or for the spectators in a server."""

from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

ENDED = -1  # what a board for spectators is to show once it was taken away
MatchT = TypeVar("MatchT")  # `bot.sessions.model.Match`, which has letters


class Letter(msgspec.Struct, frozen=True):
    """A board of a match by letters: for one member in their conversation with the bot, or for a server's spectators.

    A board for spectators stands in a channel, shows what everybody may see, and has no button that makes a move.
    """

    user: int  # the member; of a board for spectators, the id of the server, below 0
    number: int  # from 0, in the order in which the members came
    wanted: int  # the newest version of the match that the board is to show; ENDED: it was taken away
    version: int = 0  # the one that was shown, or that Discord has refused; 0: none
    channel: int = 0  # the id of the conversation, or of the spectators' channel; 0: it is not known yet
    message: int | None = None  # None: no board was posted, or Discord refuses boards there
    posted_at: int | None = None
    shown_at: int | None = None

    @property
    def behind(self) -> bool:
        """Return whether the board is to show a newer version."""
        return self.version < self.wanted

    def as_if_shown(self) -> "Letter":
        """Return the board as it is once it shows what it is to show."""
        return replace(self, version=max(self.version, self.wanted))

    @property
    def stands(self) -> bool:
        """Return whether the board is, or will be, in a channel of a server. False for the board of a member."""
        return self.for_spectators and self.wanted != ENDED

    @property
    def server(self) -> int:
        """Return the server whose spectators read the board; 0: a member reads it."""
        return max(0, -self.user)

    @property
    def for_spectators(self) -> bool:
        """Return whether the board stands in a channel of a server."""
        return self.user < 0


def read_by(match: MatchT, letter: Letter) -> MatchT:
    """Return a match by letters as a board shows it: as if the conversation, or the board's channel, were its channel.

    A board for spectators calls nobody.
    """
    whole: Any = match
    seat = None if letter.for_spectators else whole.seat_for(letter.user)
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
    place = replace(whole.place, guild=letter.server, channel=letter.channel)
    seen: MatchT = replace(whole, board=board, place=place, letters=(), reader=letter)
    return seen
