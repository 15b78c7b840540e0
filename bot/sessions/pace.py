"""What the members agree on beside the rules: how long a turn may take, who is away, which seat is free.

Pure values; `bot.sessions.time` and `bot.sessions.play` decide on them.
Times are milliseconds since 1970 in UTC, lengths of time milliseconds.
"""

from collections.abc import Iterable
from typing import Literal, TypeVar

import msgspec

from bot.engine.game import Seat

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR

SHORTEST_LIMIT = 15 * MINUTE
LONGEST_LIMIT = 14 * DAY

# What the others may choose when a turn's time has run out, the mildest first. A tie goes to the milder choice.
Choice = Literal["wait", "skip", "give"]
CHOICES: tuple[Choice, ...] = ("wait", "skip", "give")

# Why a seat is free: its member hands it on, is on holiday or has left the server, or the others voted to give it away.
Why = Literal["handed", "holiday", "left", "table"]

# Why nobody can play a match: its channel is deleted, or the bot was thrown out of the server.
Unreachable = Literal["channel", "guild"]


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a turn may take."""

    limit: int | None = None  # for each turn; None: no limit
    hard: bool = False  # when the time runs out, the game's default move is played; else the others vote
    pause: bool = False  # a holiday stops the member's clock; else the seat is offered to a stand-in

    @property
    def notation(self) -> str:
        """Return the pace as the log has it, e.g. "86400000 soft pause"; "-" for no limit."""
        length = "-" if self.limit is None else str(self.limit)
        return f"{length} {'hard' if self.hard else 'soft'} {'pause' if self.pause else 'stand-in'}"


class TurnClock(msgspec.Struct, frozen=True):
    """The clock of a seat that is to move."""

    seat: Seat
    since: int  # the version at which it began to run; each step of this seat starts it again
    at: int  # when it began to run
    # When the time runs out. None: never, or the clock waits (the others vote, or nobody can play).
    due: int | None = None
    left: int | None = None  # the time left while the clock is stopped (holiday, nobody can play); None while it runs
    undone: bool = False  # the seat has taken back a step: its next steps do not start the clock again


class Vote(msgspec.Struct, frozen=True):
    """What a seat votes to do about a turn whose time has run out."""

    seat: Seat
    choice: Choice


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """The others are asked what to do about a seat's turn."""

    seat: Seat
    since: int  # `since` of the clock that has run out
    at: int  # when it ran out
    votes: tuple[Vote, ...] = ()


class Proposal(msgspec.Struct, frozen=True):
    """A new pace. All seated members must agree to it before `until`."""

    pace: Pace
    by: Seat
    agreed: tuple[Seat, ...]
    until: int


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that somebody else may take."""

    seat: Seat
    why: Why
    to: int | None = None  # the one user who may take it; None: anybody without a seat
    for_good: bool = False  # the taker gets the seat and the score; else the score stays the owner's
    until: int | None = None  # the end of a holiday; or when the seat of a member who left the server leaves the match


class StandIn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that somebody else plays for its owner, whose score counts."""

    seat: Seat
    owner: int  # user id of the member who gets the score
    name: str  # display name of the owner
    why: Why
    until: int | None = None  # when the seat goes back automatically (the end of a holiday); None: only by hand
    left: bool = False  # the owner has left the server: when the seat goes back, anybody may take it


class Away(msgspec.Struct, frozen=True):
    """A seat whose member is on holiday until then."""

    seat: Seat
    until: int


OfSeat = TypeVar("OfSeat", Ask, Offer, StandIn, Away)


def of_others(items: Iterable[OfSeat], seat: Seat) -> tuple[OfSeat, ...]:
    """Return the items of all other seats."""
    return tuple(one for one in items if one.seat != seat)


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the members of a match agreed on, vote about and offer, beside its rules and its log."""

    pace: Pace = Pace()
    asks: tuple[Ask, ...] = ()
    proposal: Proposal | None = None
    offers: tuple[Offer, ...] = ()
    stand_ins: tuple[StandIn, ...] = ()
    away: tuple[Away, ...] = ()
    unreachable: Unreachable | None = msgspec.field(default=None, name="adrift")  # why nobody can play
    # The end of a daily's day: from then on nobody plays, and the match counts as it is. Until then only its player may
    # see it, even if it has ended.
    closes: int | None = None

    def ask_of(self, seat: Seat) -> Ask | None:
        return next((ask for ask in self.asks if ask.seat == seat), None)

    def offer_of(self, seat: Seat) -> Offer | None:
        return next((offer for offer in self.offers if offer.seat == seat), None)

    def stand_in_of(self, seat: Seat) -> StandIn | None:
        return next((one for one in self.stand_ins if one.seat == seat), None)

    def away_until(self, seat: Seat) -> int | None:
        return next((one.until for one in self.away if one.seat == seat), None)


def terms_of(stored: str | None) -> Terms:
    """Return the terms of stored JSON (None: the default terms). Raises msgspec.MsgspecError."""
    return Terms() if stored is None else msgspec.json.decode(stored, type=Terms)
