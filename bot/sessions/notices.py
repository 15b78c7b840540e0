"""Notices: messages outside the boards. `Deliver` sends them, and raises the errors at the end of this file."""

from typing import Literal, Protocol

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import LapidaryError
from bot.sessions.model import Match
from bot.sessions.pace import MINUTE, Choice, Pace, Why

NoticeKind = Literal[
    "reminder",  # user: it is your turn, until due
    "next",  # user: your turn comes after this one
    "asked",  # the time of seat has run out: wait, skip, give?
    "waited",  # the others voted to wait for seat, until due
    "skipped",  # the others voted for the default move for seat
    "played",  # the clock played the default move for seat
    "offered",  # seat is free: why, who may take it (user; None: anybody), whose score counts (for_good, name)
    "taken",  # actor plays seat now, for name (or for good)
    "returned",  # name has seat back
    "vacated",  # nobody took seat in time: it has left the match
    "proposed",  # actor proposes pace, until due
    "agreed",  # pace is agreed on
    "declined",  # actor is against the proposed pace
    "lapsed",  # the proposed pace was not agreed on in time
    "moved",  # actor has moved the match to this channel
    "adrift",  # user: the match's channel is gone, nobody can play; /turns moves it to another channel
    "daily",  # the table of the daily of game and day
    "trouble",  # to the server's owner: the bot can post neither in channel nor by DM
]


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One message to be sent."""

    kind: NoticeKind
    guild: int  # guild and channel of the match; notices to everybody go there
    channel: int
    match: str | None = None  # its id
    id: str = ""  # at most 25 characters, the same at each attempt: Discord's nonce
    user: int | None = None  # the recipient (mentioned, or by DM); None: everybody in the channel
    dm: bool = False  # send it by direct message; else into the channel
    quiet: bool = False  # the server wants no mentions
    seat: Seat | None = None  # whose turn it is
    since: int = 0  # the version with which the turn began
    name: str = ""  # display name of the seat's member, or of its owner
    actor: str = ""  # display name of the member who acted
    due: int | None = None  # when a time runs out
    # `NoticeKind` explains the other fields.
    choice: Choice | None = None
    why: Why | None = None
    for_good: bool = False
    pace: Pace | None = None
    game: str = ""
    day: int = 0


def still_holds(notice: Notice, match: Match) -> bool:
    """Return whether a notice about a match is still true."""
    terms, seat = match.terms, notice.seat
    if notice.kind == "adrift":
        return terms.unreachable == "channel"
    if terms.unreachable is not None:
        return False
    if notice.kind == "proposed":
        return terms.proposal is not None
    if seat is None:
        return True
    if notice.kind == "asked":
        return terms.ask_of(seat) is not None
    if notice.kind == "offered":
        return terms.offer_of(seat) is not None
    if notice.kind == "next":
        clock = match.clock_of(seat)
        return clock is not None and clock.since == notice.since
    return True


def for_another(notice: Notice, match: Match) -> Notice | None:
    """Return the notice for the next seated member, if one member cannot be reached; None if all were tried.

    Any seated member can move a match whose channel is gone.
    """
    users = [match.host, *(seat.user for seat in match.present if seat.user != match.host)]
    place = users.index(notice.user) + 1 if notice.user in users else len(users)
    return replace(notice, user=users[place]) if place < len(users) else None


# How long Discord knows a nonce ("the past few minutes", it says): a notice sent twice within this time appears once.
NONCE_KNOWN = 4 * MINUTE


class Deliver(Protocol):
    """Sends one notice, and returns when Discord has it. It uses the notice's id as the nonce.

    Raises DirectMessagesClosed if the user takes no direct messages, Undeliverable if trying again is useless (no such
    channel, no permission), and AnswerLost. After any other error the outbox tries again later.
    """

    async def __call__(self, notice: Notice) -> None: ...


class DirectMessagesClosed(LapidaryError):
    """The user takes no direct messages from the bot."""


class AnswerLost(LapidaryError):
    """The notice was sent, but Discord's answer was lost: it may have arrived."""


class Undeliverable(LapidaryError):
    """The channel is gone, or the bot may not post there."""
