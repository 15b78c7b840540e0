"""The change that one command makes to a match. All values are pure.

A *decision* is a pure function from one `Change` to the next. It starts from the stored match, the command and the
time. The `Change` that it returns also holds log entries and notices. All of it is stored in one transaction. A
*follower* runs after a decision (`bot.sessions.matches`). Both return their argument itself if they change nothing.
"""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.engine.game import Game, Outcome, Seat, Step
from bot.errors import LapidaryError
from bot.sessions import refusals
from bot.sessions.model import BoardMessage, Entry, EntryKind, Match, MatchSeat, Member, Phase
from bot.sessions.notices import Notice, NoticeKind
from bot.storage.writes import Writes

AnyGame = Game[Any, Any, Any, Any]
Fact: TypeAlias = Hashable  # a question about something beside the match; its type decides which source answers


class MissingFact(LapidaryError):
    """A decision needs a fact that is not read yet. The caller reads it and runs the decision again."""

    def __init__(self, fact: Fact) -> None:
        super().__init__(fact)
        self.fact = fact


class Endless(LapidaryError):
    """The followers never stop changing a match, which is a bug. Nothing was stored."""


class Command(msgspec.Struct, frozen=True):
    """Who asks for a change, and when. If member and interaction are None, the bot itself asks."""

    at: int  # milliseconds since 1970
    member: Member | None = None
    interaction: int | None = None  # Discord's id
    key: str = ""  # unique for each command; the ids of notices begin with it

    @property
    def user(self) -> int | None:
        """Return the id of the member, or None."""
        return None if self.member is None else self.member.user


class Head(msgspec.Struct, frozen=True):
    """The last step of a match, and whether undo may take it back.

    Each log entry has one. An undo gets the head of the entry that it returns to.
    """

    parent: int | None  # the version from whose state the step was made; None for a first state
    sealed: bool  # the step may never be taken back; only a move with a parent and a mover is unsealed
    mover: Seat | None  # the seat that made the step; it is present while the step is unsealed; None: no seat
    step: str  # the step's notation


SEALED = Head(parent=None, sealed=True, mover=None, step="")


class LogEntry(msgspec.Struct, frozen=True):
    """An entry of a match's log, with the state after it."""

    entry: Entry
    head: Head
    state: Any | None
    interaction: int | None = None


class Stored(msgspec.Struct, frozen=True):
    """A match as the database has it."""

    match: Match
    head: Head  # of its newest log entry
    seed: int | None  # None in the lobby
    scoreboard: str  # the key of its leaderboard
    # How many of the newest entries are moves of seats on call. A board that only misses these is not stale.
    # The database does not have this number: after a restart, a press on such a board is refused.
    on_call_moves: int = 0

    def change(self, command: Command, game: AnyGame, facts: Mapping[Fact, Any]) -> "Change":
        """Return a change of this match in which nothing has changed yet."""
        rest = (self.head, self.seed, self.scoreboard, self.on_call_moves)
        return Change(command, game, self.match, self.match, *rest, facts=facts)


class Change(msgspec.Struct, frozen=True):
    """A match with its changes that are not stored yet."""

    command: Command
    game: AnyGame
    before: Match | None  # the stored match; None if the match is new
    match: Match  # this field and the next four are those of `Stored`, after the change
    head: Head
    seed: int | None
    scoreboard: str
    on_call_moves: int = 0
    entries: tuple[LogEntry, ...] = ()  # to be added to the log, oldest first
    notices: tuple[Notice, ...] = ()  # to be sent outside the board
    silent: bool = False  # subscribers are called only if there are entries
    facts: Mapping[Fact, Any] = {}  # the facts that were read for this change; `fact` returns them

    @property
    def at(self) -> int:
        """Return the time of the command."""
        return self.command.at

    @property
    def member(self) -> Member:
        """Return the member who asks. Raises LapidaryError if the bot itself asks."""
        if self.command.member is None:
            raise LapidaryError("this decision needs a member who asks")
        return self.command.member

    @property
    def own_seat(self) -> Seat:
        """Return the seat of the member who asks. Raises NotSeated if they have none."""
        seat = self.match.seat_of(self.member.user)
        if seat is None:
            raise refusals.not_seated(self.match, self.member.user)
        return seat

    @property
    def stored(self) -> Stored:
        """Return the match as the database has it after the commit."""
        return Stored(self.match, self.head, self.seed, self.scoreboard, self.on_call_moves)

    @property
    def answer(self) -> Match:
        """Return the match after all changes, but with the first entry that the command made."""
        return replace(self.match, entry=self.entries[0].entry) if len(self.entries) > 1 else self.match

    def fact(self, fact: Fact) -> Any:
        """Return the value of a fact. Raises MissingFact if it is not read yet."""
        if fact not in self.facts:
            raise MissingFact(fact)
        return self.facts[fact]

    def with_match(self, **fields: Any) -> "Change":
        """Return the change with these fields of the match replaced."""
        return replace(self, match=replace(self.match, **fields))

    def with_terms(self, **fields: Any) -> "Change":
        """Return the change with these fields of the match's terms replaced."""
        return self.with_match(terms=replace(self.match.terms, **fields))

    def with_notice(self, kind: NoticeKind, seat: Seat | None = None, **fields: Any) -> "Change":
        """Return the change with one more notice about the match. fields: fields of `Notice`."""
        return replace(self, notices=(*self.notices, notice_about(self.match, kind, seat, **fields)))

    def by(self, member: Member | None) -> "Change":
        """Return the change as if this member had asked for it. None: the bot itself."""
        return replace(self, command=replace(self.command, member=member))

    def with_entry(
        self,
        kind: EntryKind,
        *,
        seat: Seat | None = None,
        notation: str = "",
        events: tuple[Any, ...] = (),
        head: Head = SEALED,
        by_clock: bool = False,
    ) -> "Change":
        """Return the change with one more log entry, and with the current name of the member who asks.

        The first entry of the member who asked stores the interaction.

        by_clock: a vote or the clock caused the entry. It has no member and no interaction.
        """
        match, command = self.match, self.command
        version = match.version + 1
        own = None if by_clock else command.member
        entry = Entry(version, kind, seat, None if own is None else own.user, notation, events, command.at)
        first = own is not None and all(one.interaction is None for one in self.entries)
        added = LogEntry(entry, head, match.state, command.interaction if first else None)
        seats = _refreshed(match.seats, command.member)
        return replace(
            self,
            match=replace(match, version=version, entry=entry, updated_at=command.at, seats=seats),
            head=head,
            on_call_moves=0,
            entries=(*self.entries, added),
        )

    def with_state(self, state: Any) -> "Change":
        """Return the change whose newest entry leads to this state. Updates seats to move, phase, outcome and undo."""
        outcome: Outcome | None = self.game.outcome(state)
        to_move = self.game.to_move(state) if outcome is None else ()
        match = replace(
            self.match,
            state=state,
            rules_version=self.game.about.rules_version,
            phase=Phase.PLAYING if outcome is None else Phase.OVER,
            outcome=outcome,
            to_move=to_move,
            board=_board_after(self.match.board, self.match.entry, to_move),
        )
        newest = replace(self.entries[-1], state=state)
        return replace(self, match=with_undo(match, self.head), entries=(*self.entries[:-1], newest))

    def with_start(self, step: Step[Any], seed: int) -> "Change":
        """Return the change that starts the match with its first state, which no undo can take back."""
        host = self.match.seat_of(self.match.host)
        return replace(self.with_entry("start", seat=host, events=step.events), seed=seed).with_state(step.state)


Decision: TypeAlias = Callable[[Change], Change]
# It runs after each decision, and again after each change by another follower. Its first argument is the match that it
# saw last: at first the stored match, or None if the match is new.
Follower: TypeAlias = Callable[[Match | None, Change], Change]
# It returns rows to store along with a change, and runs after all followers.
Recorder: TypeAlias = Callable[[Change], Writes]


def with_undo(match: Match, head: Head) -> Match:
    """Return the match with `can_undo` set from the head of its newest log entry."""
    free = match.phase is Phase.PLAYING and not head.sealed
    return replace(match, can_undo=head.mover if free else None)


def entries_since(seen: Match | None, change: Change) -> tuple[Entry, ...]:
    """Return the entries of a change that a follower has not seen yet, oldest first."""
    version = 0 if seen is None else seen.version
    return tuple(one.entry for one in change.entries if one.entry.version > version)


def host_among(host: int, seats: tuple[MatchSeat, ...]) -> int:
    """Return the host's user id. If the host has left, return the id of the first member present."""
    present = [seat.user for seat in seats if seat.present]
    return host if host in present or not present else present[0]


def notice_about(match: Match, kind: NoticeKind, seat: Seat | None = None, **fields: Any) -> Notice:
    """Return a notice about a match, or about one seat of it. fields: other fields of `Notice`."""
    clock = None if seat is None else match.clock_of(seat)
    since = 0 if clock is None else clock.since
    name = "" if seat is None else match.name_of(seat)
    about = Notice(kind, match.place.guild, match.place.channel, match.id, seat=seat, since=since, name=name)
    return replace(about, **fields)


def _board_after(board: BoardMessage, entry: Entry, to_move: tuple[Seat, ...]) -> BoardMessage:
    """Return the board message with `notified` updated: a member who acts knows whether it is their turn.

    A member who starts a match has not seen a board yet. A member for whom the clock moved has not seen that move.
    """
    acts = entry.seat
    if acts is None or entry.kind == "start":
        return board
    others = {seat for seat in board.notified if seat != acts}
    if entry.user is None:
        return replace(board, notified=tuple(sorted(others)))
    return replace(board, notified=tuple(sorted(others | ({acts} & set(to_move)))))


def _refreshed(seats: tuple[MatchSeat, ...], member: Member | None) -> tuple[MatchSeat, ...]:
    if member is None or all(seat.user != member.user or seat.name == member.name for seat in seats):
        return seats
    return tuple(replace(seat, name=member.name) if seat.user == member.user else seat for seat in seats)
