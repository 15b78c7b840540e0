"""What the sessions tell the rest of the bot: frozen values, safe to keep, compare and hand to other threads.

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
    "choose",  # of what the game offers who joins
    "part",  # left the lobby
    "start",
    "move",
    "undo",
    "leave",  # left a match in play
    "end",  # by a moderator
    "cancel",  # of a lobby
    "expire",  # of a lobby that nobody started
    "seat",  # somebody else sits there now
    "pace",  # a new one is agreed on
    "place",  # played in another channel
]


class Place(msgspec.Struct, frozen=True):
    """Where a match is played. A thread is a channel. guild is 0 in a direct message."""

    guild: int
    channel: int


IN_PRIVATE = Place(guild=0, channel=0)  # of a match that has no board in a channel
NEVER_BEHIND = (1 << 31) - 1  # the version that its board shows


class Member(msgspec.Struct, frozen=True):
    """Who asks, with the display name of this moment."""

    user: int
    name: str


class Eyes(msgspec.Struct, frozen=True):
    """What a member sees of Discord where they ask."""

    guild: int  # the server; 0 in a direct message
    sees: Callable[[int], bool]  # whether they see a channel or thread of that server
    moderates: bool = False  # whether they may end matches of others there, and move those that nobody can play


class Request(msgspec.Struct, frozen=True):
    """One interaction."""

    # Unique in the log: asking again with the same id has no second effect. None: for what follows from a change that
    # was made under it.
    id: int | None
    member: Member  # who asks; a seat's stored name is refreshed from it
    locale: str  # the language of the member's Discord
    eyes: Eyes | None = None  # what the member sees, and so which matches exist for them; None: the bot asks

    @property
    def sequel(self) -> "Request":
        """Return a request for a second change by the same interaction. Discord's ids are positive: its id is free."""
        return msgspec.structs.replace(self, id=None if self.id is None else -self.id)


class Phase(Enum):
    """Where a match stands. Nothing leaves OVER (played to an outcome) or CANCELLED (counts for nothing)."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"


class MatchSeat(msgspec.Struct, frozen=True):
    """Who sits where."""

    seat: Seat
    user: int
    name: str
    present: bool = True  # False once the member has left a match in play
    undos: int = 0  # steps this seat has taken back


class Entry(msgspec.Struct, frozen=True):
    """One change of a match, as the log has it."""

    version: int  # the one that this change made; 1 is the first
    kind: EntryKind
    # Who changed it; None where that is no seat (a moderator, the clock). Of a move that the clock played and of a seat
    # that changed hands, the seat that it was done to.
    seat: Seat | None
    user: int | None  # id of who did it; None for the clock
    # Of a move the game's canonical notation, of an undo what `with_taken_back` writes, of a seat "<user before>><user
    # now> <why>", of a pace its notation, of a place "<channel before>><channel now>"; else "".
    notation: str
    events: tuple[Any, ...]  # what happened, in the game's own event types
    at: int


class TakenBack(msgspec.Struct, frozen=True):
    """What an undo took back."""

    count: int  # of moves; 0: several, in an entry of an older version
    moves: tuple[str, ...]  # in canonical notation, oldest first; () where the entry had no room for them


LONGEST_NOTATION = 60  # that an entry has room for
_BETWEEN = "; "  # no move's notation has it
_COUNTED = "*"  # before the number of moves where there is no room for them


def with_taken_back(moves: Sequence[str]) -> str:
    """Return the notation of an entry that takes these moves back: the moves, or if they are too long their number."""
    written = _BETWEEN.join(moves)
    return written if len(written) <= LONGEST_NOTATION else f"{_COUNTED}{len(moves)}"


def taken_back(entry: Entry) -> TakenBack:
    """Return what an entry of the kind undo took back."""
    if entry.notation.startswith(_COUNTED):
        return TakenBack(int(entry.notation.removeprefix(_COUNTED)), ())
    moves = tuple(entry.notation.split(_BETWEEN)) if entry.notation else ()
    return TakenBack(len(moves), moves)


class BoardMessage(msgspec.Struct, frozen=True):
    """The board message: the one that shows the match."""

    message: int | None  # None while none was posted
    channel: int
    version_shown: int = 0  # 0 while none was posted
    posted_at: int | None = None  # when the message was posted (not edited)
    shown_at: int | None = None  # when it was last posted or edited
    last_mover: Seat | None = None  # the seat whose change the message shows; None where that is no seat
    # The seats that know of their turn, ascending: each was mentioned by a board (in a quiet server: named) or made the
    # last change, and has not ended its turn since. After an undo a seat may be notified before its turn comes again.
    notified: tuple[Seat, ...] = ()


class Match(msgspec.Struct, frozen=True):
    """A match as it stands after `entry`."""

    id: str  # at most 12 letters of [a-z2-7]
    game: str  # key of its rules
    place: Place
    solo: bool
    phase: Phase
    host: int
    seats: tuple[MatchSeat, ...]  # seat numbers are places in this tuple; they are renumbered in the lobby only
    limits: SeatRange  # how many seats it may start with
    options: Any  # of the game's own type, as the state
    state: Any | None  # None in the lobby and where a lobby was cancelled
    version: int  # grows by one with every entry, in the lobby too; after a backup was restored it goes on far above
    rules_version: int
    entry: Entry
    to_move: tuple[Seat, ...]  # the seats that may move now; () outside PLAYING
    can_undo: Seat | None  # the seat that may take back the last step
    outcome: Outcome | None  # of a match that is OVER
    locale: str  # language of posts that nobody asked for
    board: BoardMessage
    created_at: int
    updated_at: int
    clocks: tuple[TurnClock, ...] = ()  # one for each seat of to_move, in its order; () in a private match
    terms: Terms = Terms()  # what the table has agreed, asks itself and offers

    @property
    def private(self) -> bool:
        """Return whether no channel shows it: its member alone sees it, in answers (a daily)."""
        return self.place == IN_PRIVATE

    @property
    def over(self) -> bool:
        """Return whether nothing can change any more, because it was played out or cancelled."""
        return self.phase in (Phase.OVER, Phase.CANCELLED)

    @property
    def era_start(self) -> int:
        """Return the version at which its versions begin since a backup was restored; 0 if none ever was."""
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
        """Return the stored display name of the host, who has a seat."""
        return next(seat.name for seat in self.seats if seat.user == self.host)

    def name_of(self, seat: Seat) -> str:
        """Return the stored display name of a seat."""
        return self.seats[seat].name

    def clock_of(self, seat: Seat) -> TurnClock | None:
        """Return the clock of a seat that is to move, or None."""
        return next((clock for clock in self.clocks if clock.seat == seat), None)


class GuildSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a guild has set."""

    locale: str | None = None  # overrides Discord's
    channels: tuple[int, ...] = ()  # where matches may be opened, threads in them included; (): everywhere
    reminders: int | None = None  # the most that a member gets for one turn; None: as many as the member likes
    enders: Literal["moderators", "host", "seated"] = "moderators"  # who may end a match beside moderators
    match_limit: int | None = None  # the most open matches of one member
    threads: bool = False  # new matches are opened in a thread of their own
    quiet: bool = False  # no mentions, only edits
    daily_channel: int | None = None  # where the table of each day's dailies is posted on the next day; None: nowhere
    welcomed: bool = False  # whether the owner has seen the welcome


class MemberSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a member has set, for all guilds."""

    locale: str | None = None  # overrides Discord's
    # Of reminders: none, one at half time, or three (half time, a quarter left, the last hour).
    rhythm: Literal["off", "once", "ladder"] = "once"
    dm: bool = False  # reminders by direct message, else in the channel
    dm_closed: bool = False  # a direct message was refused since `dm` was set: they go to the channel until it is again
    zone: str | None = None  # the member's time zone, an IANA name; None: UTC
    quiet: tuple[int, int] | None = None  # no reminders between these minutes of the day; the first may be the later
    next_notice: bool = False  # wants to be told that the own turn comes next
    away_until: int | None = None  # on holiday until then; None or past: not
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
    due: int | None  # when the first time runs out
    who: tuple[tuple[int, str], ...]  # (user id, display name) of those whose turn it is, in the order of their seats
    unreachable: bool = False  # nobody can play: the channel is gone, or we are not in the server


class WaitingList(msgspec.Struct, frozen=True):
    """The matches that wait for a member, and those in which the member waits for others; each oldest first."""

    mine: tuple[Waiting, ...]
    others: tuple[Waiting, ...]
