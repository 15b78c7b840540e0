"""The values that the rest of the bot gets from the sessions. They are frozen, so threads may share them.

Times are whole milliseconds since 1970 in UTC, as `bot.sessions.clock.Clock.now` gives them. User, guild, channel,
message and interaction ids are Discord's, as plain integers.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, Literal

import msgspec

from bot.engine.game import Outcome, Seat, SeatRange
from bot.sessions.pace import Terms, TurnClock
from bot.storage.set_back import era_start

EntryKind = Literal[
    "open",
    "join",
    "choose",  # a choice that the game offers to members who join
    "part",  # a member left the lobby
    "start",
    "move",
    "undo",
    "leave",  # a member left a match in play
    "end",  # a moderator ended the match
    "cancel",  # the lobby was cancelled
    "expire",  # nobody started the lobby in time
    "seat",  # another member has the seat now
    "pace",  # a new pace is agreed on
    "place",  # the match moved to another channel
]


class Place(msgspec.Struct, frozen=True):
    """Where a match is played. A thread is a channel. guild is 0 in a direct message."""

    guild: int
    channel: int


IN_PRIVATE = Place(guild=0, channel=0)  # the place of a match without a board in a channel
NEVER_BEHIND = (1 << 31) - 1  # `version_shown` of such a match's board


class Member(msgspec.Struct, frozen=True):
    """The member who asks, with their current display name."""

    user: int
    name: str


class Eyes(msgspec.Struct, frozen=True):
    """What a member may see in the server where they ask."""

    guild: int  # the server; 0 in a direct message
    sees: Callable[[int], bool]  # whether they see a channel or thread of that server
    moderates: bool = False  # whether they may end others' matches there, and move matches that nobody can play


class Request(msgspec.Struct, frozen=True):
    """One interaction."""

    # Unique in the log: a second request with the same id changes nothing. None: the request only follows from another.
    id: int | None
    member: Member  # who asks; a seat's stored name is refreshed from it
    locale: str  # the language of the member's Discord
    eyes: Eyes | None = None  # decides which matches the member may see; None: the bot asks

    @property
    def sequel(self) -> "Request":
        """Return a request for a second change by the same interaction. Its id is negative, as Discord's never are."""
        return msgspec.structs.replace(self, id=None if self.id is None else -self.id)


class Phase(Enum):
    """The phase of a match. OVER (it has an outcome) and CANCELLED (it does not count) are final."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"


class MatchSeat(msgspec.Struct, frozen=True):
    """A seat and the member who has it."""

    seat: Seat
    user: int
    name: str
    present: bool = True  # False once the member has left a match in play
    undos: int = 0  # steps this seat has taken back


class Entry(msgspec.Struct, frozen=True):
    """One change of a match, as the log has it."""

    version: int  # the version that this change made; 1 is the first
    kind: EntryKind
    # The seat that made the change, or None (a moderator, the clock). If the clock moved for a seat, or if a seat got
    # another member, it is that seat.
    seat: Seat | None
    user: int | None  # id of the user who made the change; None for the clock
    # move: the game's canonical notation. undo: what `with_taken_back` returns. seat: "<user before>><user now> <why>".
    # pace: its notation. place: "<channel before>><channel now>". Other kinds: "".
    notation: str
    events: tuple[Any, ...]  # what happened, in the game's own event types
    at: int


class TakenBack(msgspec.Struct, frozen=True):
    """What an undo took back."""

    count: int  # number of moves; 0: unknown, because an older bot wrote the entry
    moves: tuple[str, ...]  # in canonical notation, oldest first; () if the entry had no room for them


LONGEST_NOTATION = 60  # characters that an entry has room for
_BETWEEN = "; "  # no move's notation contains it
_COUNTED = "*"  # stands before the number of moves if there is no room for the moves


def with_taken_back(moves: Sequence[str]) -> str:
    """Return the notation of an undo entry: the moves taken back, or their number if they are too long."""
    written = _BETWEEN.join(moves)
    return written if len(written) <= LONGEST_NOTATION else f"{_COUNTED}{len(moves)}"


def taken_back(entry: Entry) -> TakenBack:
    """Return what an undo entry took back."""
    if entry.notation.startswith(_COUNTED):
        return TakenBack(int(entry.notation.removeprefix(_COUNTED)), ())
    moves = tuple(entry.notation.split(_BETWEEN)) if entry.notation else ()
    return TakenBack(len(moves), moves)


class BoardMessage(msgspec.Struct, frozen=True):
    """The board message: the one that shows the match."""

    message: int | None  # None while none was posted
    channel: int
    version_shown: int = 0  # the match's version; 0 while no board was posted
    posted_at: int | None = None  # when the message was posted (not edited)
    shown_at: int | None = None  # when it was last posted or edited
    last_mover: Seat | None = None  # the seat whose change the message shows; None: no seat made it
    # The seats that know of their turn, ascending. A board mentioned them (in a quiet server: named them), or they made
    # the last change; and their turn has not ended since. After an undo, a seat may be in it before its turn.
    notified: tuple[Seat, ...] = ()


class Match(msgspec.Struct, frozen=True):
    """The state of a match after `entry`."""

    id: str  # at most 12 letters of [a-z2-7]
    game: str  # key of its rules
    place: Place
    solo: bool
    phase: Phase
    host: int
    seats: tuple[MatchSeat, ...]  # a seat's number is its index here; seats are renumbered only in the lobby
    limits: SeatRange  # how many seats it may start with
    options: Any  # of the game's own type, like the state
    state: Any | None  # None in the lobby and in a cancelled lobby
    version: int  # grows by one with every entry; after a backup is restored it continues at a much higher number
    rules_version: int
    entry: Entry
    to_move: tuple[Seat, ...]  # the seats that may move now; () outside PLAYING
    can_undo: Seat | None  # the seat that may take back the last step
    outcome: Outcome | None  # of a match that is OVER
    locale: str  # language of the posts that answer nobody
    board: BoardMessage
    created_at: int
    updated_at: int
    clocks: tuple[TurnClock, ...] = ()  # one for each seat in to_move, in that order; () in a private match
    terms: Terms = Terms()  # what the members agreed on, vote about and offer

    @property
    def private(self) -> bool:
        """Return whether no channel shows the match. Only its member sees it, in private answers (a daily)."""
        return self.place == IN_PRIVATE

    @property
    def over(self) -> bool:
        """Return whether the match has ended or was cancelled."""
        return self.phase in (Phase.OVER, Phase.CANCELLED)

    @property
    def era_start(self) -> int:
        """Return the version at which versions began after the last restored backup; 0 if there was none."""
        return era_start(self.version)

    @property
    def present(self) -> tuple[MatchSeat, ...]:
        """Return the seats whose members have not left."""
        return tuple(seat for seat in self.seats if seat.present)

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of a member who has not left, or None."""
        return next((seat.seat for seat in self.seats if seat.user == user and seat.present), None)

    @property
    def host_name(self) -> str:
        """Return the stored display name of the host."""
        return next(seat.name for seat in self.seats if seat.user == self.host)

    def name_of(self, seat: Seat) -> str:
        """Return the stored display name of a seat."""
        return self.seats[seat].name

    def clock_of(self, seat: Seat) -> TurnClock | None:
        """Return the clock of a seat that is to move, or None."""
        return next((clock for clock in self.clocks if clock.seat == seat), None)


class GuildSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of a server."""

    locale: str | None = None  # overrides Discord's
    channels: tuple[int, ...] = ()  # where matches may be opened, threads in them included; (): everywhere
    reminders: int | None = None  # the most reminders for one turn of a member; None: no limit
    enders: Literal["moderators", "host", "seated"] = "moderators"  # who may end a match; moderators always may
    match_limit: int | None = None  # the most open matches of one member
    threads: bool = False  # each new match is opened in its own thread
    quiet: bool = False  # no mentions, only edits
    daily_channel: int | None = None  # the channel for the table of yesterday's dailies; None: not posted
    welcomed: bool = False  # whether the owner has seen the welcome


class MemberSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of a member, for all servers."""

    locale: str | None = None  # overrides Discord's
    # Reminders for a turn: none, one at half time, or three (half time, a quarter left, the last hour).
    rhythm: Literal["off", "once", "ladder"] = "once"
    dm: bool = False  # reminders by direct message, else in the channel
    dm_closed: bool = False  # a direct message was refused: reminders go to the channel until `dm` is set again
    zone: str | None = None  # the member's time zone, an IANA name; None: UTC
    quiet: tuple[int, int] | None = None  # no reminders between these minutes of the day; may span midnight
    next_notice: bool = False  # wants a notice when their turn comes next
    away_until: int | None = None  # on holiday until then; None or a past time: not on holiday
    hinted: bool = False  # whether the first-time hint was given


class Waiting(msgspec.Struct, frozen=True):
    """A match that waits for somebody."""

    match: str  # its id
    game: str
    guild: int
    channel: int  # where it is played
    board_channel: int  # of its newest board message, for a link
    board_message: int | None
    since: int  # when the longest waiting turn began
    due: int | None  # when the first clock runs out
    who: tuple[tuple[int, str], ...]  # (user id, display name) of the members to move, in the order of their seats
    unreachable: bool = False  # nobody can play: the channel is gone, or the bot is not in the server


class WaitingList(msgspec.Struct, frozen=True):
    """The matches that wait for a member, and those that wait for others. Both are oldest first."""

    mine: tuple[Waiting, ...]
    others: tuple[Waiting, ...]
