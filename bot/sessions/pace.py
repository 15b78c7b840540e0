"""What a table has agreed beside the rules: how long a turn may take, who is away, which seat is free to be taken.

Values only, and pure; `bot.sessions.time` and `bot.sessions.play` decide on them.
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

# What the others may choose once a turn's time has run out, the mildest first: a tie goes to the milder one.
Choice = Literal["wait", "skip", "give"]
CHOICES: tuple[Choice, ...] = ("wait", "skip", "give")

# Why a seat is free: its member hands it on, is on holiday, has left the server; or the table gives it away.
Why = Literal["handed", "holiday", "left", "table"]

# Why nobody can play a match: its channel is deleted, or the bot was thrown out of the server.
Unreachable = Literal["channel", "guild"]


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a turn may take."""

    limit: int | None = None  # for each turn; None: as long as it likes
    hard: bool = False  # when the time runs out, the game's default move is played; else the others are asked
    pause: bool = False  # while a member is on holiday, their clock stands; else the seat is offered to a stand-in

    @property
    def notation(self) -> str:
        """As the log has it, e.g. "86400000 soft pause"; "-" for no limit."""
        length = "-" if self.limit is None else str(self.limit)
        return f"{length} {'hard' if self.hard else 'soft'} {'pause' if self.pause else 'stand-in'}"


class TurnClock(msgspec.Struct, frozen=True):
    """The clock of a seat that is to move."""

    seat: Seat
    since: int  # the version with which it began to run; a step of the seat's own begins it anew
    at: int  # when that was
    # When the time has run out; None: never, or not before somebody acts (the others are asked, or nobody can play).
    due: int | None = None
    left: int | None = None  # of the time, while the clock stands (on holiday, nobody can play); None while it runs
    undone: bool = False  # the seat has taken back a step since: its further steps do not begin the time anew


class Vote(msgspec.Struct, frozen=True):
    """What a seat wants done about a turn whose time has run out."""

    seat: Seat
    choice: Choice


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """The others are asked what to do about a seat's turn."""

    seat: Seat
    since: int  # of the clock that has run out
    at: int  # when it did
    votes: tuple[Vote, ...] = ()


class Proposal(msgspec.Struct, frozen=True):
    """A new pace, which all seated have to agree to before `until`."""

    pace: Pace
    by: Seat
    agreed: tuple[Seat, ...]
    until: int


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that somebody else may take."""

    seat: Seat
    why: Why
    to: int | None = None  # the one user who may; None: whoever has no seat yet
    for_good: bool = False  # the taker's score counts, and the seat does not come back; else its owner's
    until: int | None = None  # the end of a holiday; or when a seat whose member left the server leaves the match


class StandIn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that somebody else plays for its owner, whose score counts."""

    seat: Seat
    owner: int  # user id of who gets the score
    name: str  # display name of the owner
    why: Why
    until: int | None = None  # when the seat goes back by itself (the end of a holiday); None: when it is handed back
    left: bool = False  # the owner is no longer in the server: once the seat is back it is free for anybody


class Away(msgspec.Struct, frozen=True):
    """A seat whose member is on holiday until then."""

    seat: Seat
    until: int


OfSeat = TypeVar("OfSeat", Ask, Offer, StandIn, Away)


def of_others(items: Iterable[OfSeat], seat: Seat) -> tuple[OfSeat, ...]:
    """Return those that are about other seats."""
    return tuple(one for one in items if one.seat != seat)


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything of a match that is neither its rules' business nor its log's."""

    pace: Pace = Pace()
    asks: tuple[Ask, ...] = ()
    proposal: Proposal | None = None
    offers: tuple[Offer, ...] = ()
    stand_ins: tuple[StandIn, ...] = ()
    away: tuple[Away, ...] = ()
    unreachable: Unreachable | None = msgspec.field(default=None, name="adrift")  # why nobody can play
    # Nothing is played from then on, and the match counts as it stands (the end of a daily's day); until then it is for
    # nobody but who plays it, also when it has ended before.
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
    """Return the terms from how they are stored (JSON; None: nothing was agreed). Raises msgspec.MsgspecError."""
    return Terms() if stored is None else msgspec.json.decode(stored, type=Terms)
