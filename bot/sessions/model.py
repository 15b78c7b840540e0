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
    "choose",
    "part",
    "start",
    "move",
    "undo",
    "leave",
    "end",
    "cancel",
    "expire",
    "seat",
    "pace",
    "place",
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
    """What a member sees of Discord where they ask.

    Attributes:
        guild: the server; 0 in a direct message.
        sees: whether they see a channel or thread of that server.
        moderates: whether they may end matches of others where they ask; they also bring adrift matches elsewhere.
    """

    guild: int
    sees: Callable[[int], bool]
    moderates: bool = False


class Request(msgspec.Struct, frozen=True):
    """One interaction.

    Attributes:
        id: the interaction's id. It is unique in the log: asking again with the same id has no second effect. None: for
            what follows from a change that was made under it.
        member: who asks; a seat's kept name is refreshed from it.
        locale: the language of the member's Discord.
        eyes: what the member sees where they ask; a match that they may not see is none for them. None: the bot asks.
    """

    id: int | None
    member: Member
    locale: str
    eyes: Eyes | None = None

    @property
    def sequel(self) -> "Request":
        """Return a request for a second change that the same interaction asks for. Discord's ids are positive, so
        its id is free.
        """
        return msgspec.structs.replace(self, id=None if self.id is None else -self.id)


class Phase(Enum):
    """Where a match stands. Nothing leaves OVER (played to an outcome) or CANCELLED (counts for nothing)."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"


class MatchSeat(msgspec.Struct, frozen=True):
    """Who sits where.

    Attributes:
        present: False once the member has left a match in play.
        undos: steps this seat has taken back.
    """

    seat: Seat
    user: int
    name: str
    present: bool = True
    undos: int = 0


class Entry(msgspec.Struct, frozen=True):
    """One change of a match, as the log keeps it.

    Attributes:
        version: the version that this change made; 1 is the first.
        kind: open, join, choose (of what the game offers who joins), part (left the lobby), start, move, undo, leave
            (left a match in play), end (by a moderator), cancel (of a lobby), expire (of a lobby nobody started), seat
            (somebody else sits there now), pace (a new one is agreed on), place (played in another channel).
        seat: who changed it; None where that is no seat (a moderator, the clock). Of a move that the clock played and
            of a seat that changed hands, the seat that it was done to.
        user: who did it, as a user id; None for the clock.
        notation: the move in the game's canonical notation; of an undo what `with_taken_back` writes; of a seat
            "<user before>><user now> <why>", of a pace its notation, of a place "<channel before>><channel now>";
            else "".
        events: what happened, in the game's own event types.
        at: when.
    """

    version: int
    kind: EntryKind
    seat: Seat | None
    user: int | None
    notation: str
    events: tuple[Any, ...]
    at: int


class TakenBack(msgspec.Struct, frozen=True):
    """What an undo took back.

    Attributes:
        count: how many moves; 0: several, in an entry of an older version.
        moves: in canonical notation, in the order in which they were made; () where the entry had no room for them.
    """

    count: int
    moves: tuple[str, ...]


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


class Board(msgspec.Struct, frozen=True):
    """The message that shows the match.

    Attributes:
        message: None while none was posted.
        version_shown: the version it shows; 0 while none was posted.
        posted_at: when the message was posted (not edited).
        shown_at: when it was last posted or edited.
        last_mover: the seat whose change the message shows; None where that is no seat.
        told: the seats that know of their turn, ascending: each was mentioned by a board (in a quiet server: named) or
            made the last change, and has not ended its turn since. After an undo a seat may be told before its turn
            comes again.
    """

    message: int | None
    channel: int
    version_shown: int = 0
    posted_at: int | None = None
    shown_at: int | None = None
    last_mover: Seat | None = None
    told: tuple[Seat, ...] = ()


class Match(msgspec.Struct, frozen=True):
    """A match as it stands after `entry`.

    Attributes:
        id: at most 12 letters of [a-z2-7].
        game: key of its rules.
        seats: in order; seat numbers are places in this tuple. They are renumbered in the lobby only.
        limits: how many seats it may start with.
        options, state: values of the game's own types; state is None in the lobby and where a lobby was cancelled.
        version: grows by one with every entry, in the lobby too; after a backup was restored it goes on far above.
        to_move: the seats that may move now; () outside PLAYING.
        can_undo: the seat that may take back the last step, or None.
        outcome: of a match that is OVER, else None.
        locale: language of posts that nobody asked for.
        clocks: one for each seat of to_move, in its order; () in a private match.
        terms: what the table has agreed, asks itself and offers.
    """

    id: str
    game: str
    place: Place
    solo: bool
    phase: Phase
    host: int
    seats: tuple[MatchSeat, ...]
    limits: SeatRange
    options: Any
    state: Any | None
    version: int
    rules_version: int
    entry: Entry
    to_move: tuple[Seat, ...]
    can_undo: Seat | None
    outcome: Outcome | None
    locale: str
    board: Board
    created_at: int
    updated_at: int
    clocks: tuple[TurnClock, ...] = ()
    terms: Terms = Terms()

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
        """Return the kept display name of the host, who has a seat."""
        return next(seat.name for seat in self.seats if seat.user == self.host)

    def name_of(self, seat: Seat) -> str:
        """Return the kept display name of a seat."""
        return self.seats[seat].name

    def clock_of(self, seat: Seat) -> TurnClock | None:
        """Return the clock of a seat that is to move, or None."""
        return next((clock for clock in self.clocks if clock.seat == seat), None)


class GuildSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a guild has set.

    Attributes:
        locale: overrides Discord's; None: Discord's is taken.
        channels: where matches may be opened, threads in them included; (): everywhere.
        reminders: the most that a member gets for one turn; None: as many as the member likes.
        enders: who may end a match beside moderators: nobody else, its host, or all seated.
        match_limit: the most open matches of one member; None: no limit.
        threads: new matches are opened in a thread of their own.
        quiet: no mentions, only edits.
        daily_channel: where the table of each day's dailies is posted on the next day; None: nowhere.
        welcomed: whether the owner has seen the welcome.
    """

    locale: str | None = None
    channels: tuple[int, ...] = ()
    reminders: int | None = None
    enders: Literal["moderators", "host", "seated"] = "moderators"
    match_limit: int | None = None
    threads: bool = False
    quiet: bool = False
    daily_channel: int | None = None
    welcomed: bool = False


class MemberSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a member has set, for all guilds.

    Attributes:
        locale: overrides Discord's; None: Discord's is taken.
        rhythm: of reminders: none, one at half time, or three (half time, a quarter left, the last hour).
        dm: reminders by direct message, else in the channel.
        dm_closed: a direct message was refused since `dm` was set: they go to the channel until it is set again.
        zone: the member's time zone, an IANA name; None: UTC.
        quiet: no reminders between these minutes of the day in `zone`; the first may be after the second.
        next_notice: wants to be told that the own turn comes next.
        away_until: on holiday until then; None or past: not.
        hinted: whether the first-time hint was given.
    """

    locale: str | None = None
    rhythm: Literal["off", "once", "ladder"] = "once"
    dm: bool = False
    dm_closed: bool = False
    zone: str | None = None
    quiet: tuple[int, int] | None = None
    next_notice: bool = False
    away_until: int | None = None
    hinted: bool = False


class Waiting(msgspec.Struct, frozen=True):
    """A match that waits for somebody.

    Attributes:
        match: its id; channel: where it is played; board_channel, board_message: its newest board, for a link.
        since: when the longest waiting turn began; due: when the first time runs out.
        who: (user id, display name) of those whose turn it is, in the order of their seats.
        adrift: nobody can play: the channel is gone, or we are not in the server.
    """

    match: str
    game: str
    guild: int
    channel: int
    board_channel: int
    board_message: int | None
    since: int
    due: int | None
    who: tuple[tuple[int, str], ...]
    adrift: bool = False


class WaitingList(msgspec.Struct, frozen=True):
    """The matches that wait for a member, and those in which the member waits for others; each oldest first."""

    mine: tuple[Waiting, ...]
    others: tuple[Waiting, ...]
