"""A board of a match by letters, and the match as it shows it.

It is for one member, for the spectators in a server, or for one of two channels that play against each other.
"""

from collections.abc import Collection
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from bot.storage.keeping import COUNCILS, is_council

ENDED = -1  # what a board for spectators is to show once it was taken away
MatchT = TypeVar("MatchT")  # `bot.sessions.model.Match`, which has letters


class Letter(msgspec.Struct, frozen=True):
    """A board of a match by letters: for one member in their conversation with the bot, or in a channel of a server.

    A board for spectators shows what everybody may see, and has no button that makes a move. A channel that plays has
    one as a member has it, and everybody there reads it.
    """

    user: int  # the member; of a board for spectators, the id of the server, below 0; else one of `COUNCILS`
    number: int  # from 0, in the order in which the members came
    wanted: int  # the newest version of the match that the board is to show; ENDED: it was taken away
    version: int = 0  # the one that was shown, or that Discord has refused; 0: none
    channel: int = 0  # the id of the conversation, or of the channel; 0: it is not known yet
    message: int | None = None  # None: no board was posted, or Discord refuses boards there
    posted_at: int | None = None
    shown_at: int | None = None
    guild: int = 0  # the server of a channel that plays, as the terms of the match name it

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
        return self.in_server and self.wanted != ENDED

    @property
    def server(self) -> int:
        """Return the server whose members read the board; 0: one member reads it."""
        return self.guild if self.for_council else max(0, -self.user)

    @property
    def in_server(self) -> bool:
        """Return whether the board stands in a channel of a server."""
        return self.user < 0

    @property
    def for_council(self) -> bool:
        """Return whether the board is that of a channel that plays."""
        return is_council(self.user)

    @property
    def for_spectators(self) -> bool:
        """Return whether the board stands in a channel that only watches."""
        return self.in_server and not self.for_council


def board_in(letters: Collection[Letter], server: int, channel: int) -> Letter | None:
    """Return the board that whoever asks in a channel sees: that of a channel that plays, or else of spectators."""
    here = [one for one in letters if one.stands and one.server == server]
    here = [one for one in here if one.channel == channel or not one.for_council]
    return min(here, key=lambda one: one.for_spectators, default=None)


def read_by(match: MatchT, letter: Letter) -> MatchT:
    """Return a match by letters as a board shows it: as if the conversation, or the board's channel, were its channel.

    A board for spectators calls nobody. A channel reads nothing of the vote of another one.
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
    terms, council = whole.terms, whole.terms.council
    if council is not None and not (letter.for_council and COUNCILS.index(letter.user) == council.turn):
        terms = replace(terms, council=replace(council, count=0, proposed=()), voices=())
    seen: MatchT = replace(whole, board=board, place=place, terms=terms, letters=(), reader=letter)
    return seen
