"""What is to be said outside the boards, and how whoever says it reports that it could not."""

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
    "waited",  # the others wait for seat, until due
    "skipped",  # the others had the default move played for seat
    "played",  # the clock played the default move for seat
    "offered",  # seat is free to be taken: why, by whom (user; None: anybody), whose score counts (for_good, name)
    "taken",  # actor plays seat now, for name (or for good)
    "returned",  # seat is name's again
    "vacated",  # nobody took seat in time: it has left the match
    "proposed",  # actor proposes pace, until due
    "agreed",  # pace is agreed on
    "declined",  # actor is against the proposed pace
    "lapsed",  # the proposed pace was not agreed on in time
    "moved",  # actor has brought the match here
    "adrift",  # user: the channel of the match is gone, nobody can play; /turns brings it elsewhere
    "daily",  # the table of the daily of game and day
    "trouble",  # the server's owner: nothing can be posted in channel, nor by DM
]


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One message to be sent."""

    kind: NoticeKind
    guild: int  # of the match, as the channel: where a notice for nobody in particular goes
    channel: int
    match: str | None = None  # its id
    id: str = ""  # at most 25 characters, the same at each attempt: Discord's nonce
    user: int | None = None  # whom it is for (mentioned, or by DM); None: everybody in the channel
    dm: bool = False  # send it by direct message; else into the channel
    quiet: bool = False  # the server wants no mentions
    seat: Seat | None = None  # whose turn it is
    since: int = 0  # the version with which the turn began
    name: str = ""  # display name of the seat's member, or of its owner
    actor: str = ""  # display name of who did it
    due: int | None = None  # when a time runs out
    # What the others mean depends on the kind: see there.
    choice: Choice | None = None
    why: Why | None = None
    for_good: bool = False
    pace: Pace | None = None
    game: str = ""
    day: int = 0


def still_holds(notice: Notice, match: Match) -> bool:
    """Return whether a notice about a match is still worth saying."""
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
    """Return the notice for the next one seated, where a member cannot be told. Anybody seated can move a match whose
    channel is gone.
    """
    users = [match.host, *(seat.user for seat in match.present if seat.user != match.host)]
    place = users.index(notice.user) + 1 if notice.user in users else len(users)
    return replace(notice, user=users[place]) if place < len(users) else None


# For so long Discord knows a nonce ("the past few minutes", it says): the same notice sent again appears once.
NONCE_KNOWN = 4 * MINUTE


class Deliver(Protocol):
    """Sends one notice, and returns once Discord has it.

    Raises DirectMessagesClosed where the user takes no direct messages, Undeliverable where trying again is of no use
    (no such channel, no permission), AnswerLost. After anything else it is tried again later. The id is to be used as
    the nonce, since the same one may be sent twice (after a crash).
    """

    async def __call__(self, notice: Notice) -> None: ...


class DirectMessagesClosed(LapidaryError):
    """The user takes no direct messages from us."""


class AnswerLost(LapidaryError):
    """The notice was sent, but Discord's answer was lost: it may have arrived."""


class Undeliverable(LapidaryError):
    """The channel is gone, or we may not post there."""
