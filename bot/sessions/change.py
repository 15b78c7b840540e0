"""What one command makes of a match. Pure values.

A *decision* is a pure function from one `Change` to the next. It starts from the stored match, the command and the
time. What it returns also holds log entries and notices, all of which are stored in one transaction. A *follower* has
the same form; `bot.sessions.matches` runs followers after a decision. A decision that changes nothing hands back the
very same value.
"""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.engine.game import Game, Outcome, Seat, Step
from bot.errors import LapidaryError
from bot.sessions.model import BoardMessage, Entry, EntryKind, Match, MatchSeat, Member, Phase
from bot.sessions.notices import Notice, NoticeKind
from bot.storage.writes import Writes

AnyGame = Game[Any, Any, Any, Any]
Fact: TypeAlias = Hashable  # what a decision asks for beside the match; its type says who can read it


class Lacking(LapidaryError):
    """A decision needs a fact that was not read yet. It is read, and the decision is made again."""

    def __init__(self, fact: Fact) -> None:
        super().__init__(fact)
        self.fact = fact


class Endless(LapidaryError):
    """Followers go on changing a match: a bug. Nothing was stored."""


class Command(msgspec.Struct, frozen=True):
    """Who asks for a change, and when. Without member and interaction, the bot itself asks."""

    at: int  # milliseconds since 1970
    member: Member | None = None
    interaction: int | None = None  # Discord's id
    key: str = ""  # letters that no other command has; ids of notices are made of it

    @property
    def user(self) -> int | None:
        """Return the id of the member, or None."""
        return None if self.member is None else self.member.user


class Head(msgspec.Struct, frozen=True):
    """How far back undo reaches from the newest log entry. An undo takes over the head of the entry it returns to."""

    parent: int | None  # the version whose state the last step followed; None for a first state
    sealed: bool  # the step may never be taken back; only a move is not sealed: it has a parent and a mover
    mover: Seat | None  # the seat that made the step, still present while it is not sealed; None: nobody made it
    step: str  # its notation


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
    # How many of the newest entries are moves of seats on call. A board that is behind by these alone is not stale.
    # This is not in the database: after a restart a press on such a board is refused.
    on_call_moves: int = 0

    def change(self, command: Command, game: AnyGame, facts: Mapping[Fact, Any]) -> "Change":
        """Return a change of this match in which nothing has changed yet."""
        rest = (self.head, self.seed, self.scoreboard, self.on_call_moves)
        return Change(command, game, self.match, self.match, *rest, facts=facts)


class Change(msgspec.Struct, frozen=True):
    """A match between what is stored and what is to be stored."""

    command: Command
    game: AnyGame
    before: Match | None  # as it is stored; None for one that is opened
    match: Match  # this and the next four: as in `Stored`, after the change
    head: Head
    seed: int | None
    scoreboard: str
    on_call_moves: int = 0
    entries: tuple[LogEntry, ...] = ()  # to be added to the log, oldest first
    notices: tuple[Notice, ...] = ()  # to be sent outside the board
    silent: bool = False  # subscribers are not told, unless there are entries
    facts: Mapping[Fact, Any] = {}  # what was read for this change so far; asked by `fact`

    @property
    def at(self) -> int:
        """Return the time of the command."""
        return self.command.at

    @property
    def member(self) -> Member:
        """Return the member who asks. Raises LapidaryError where the bot acts by itself."""
        if self.command.member is None:
            raise LapidaryError("this decision needs a member who asks")
        return self.command.member

    @property
    def stored(self) -> Stored:
        """Return the match as the database has it once the change is committed."""
        return Stored(self.match, self.head, self.seed, self.scoreboard, self.on_call_moves)

    @property
    def answer(self) -> Match:
        """Return the match with the first entry that the command has made, whatever followed."""
        return replace(self.match, entry=self.entries[0].entry) if len(self.entries) > 1 else self.match

    def fact(self, fact: Fact) -> Any:
        """Return what is known of a fact. Raises Lacking where it is yet to be read."""
        if fact not in self.facts:
            raise Lacking(fact)
        return self.facts[fact]

    def with_match(self, **fields: Any) -> "Change":
        """Return the change in which the match has these values."""
        return replace(self, match=replace(self.match, **fields))

    def with_terms(self, **fields: Any) -> "Change":
        """Return the change in which the match's terms have these values."""
        return self.with_match(terms=replace(self.match.terms, **fields))

    def with_notice(self, kind: NoticeKind, seat: Seat | None = None, **fields: Any) -> "Change":
        """Return the change with one more notice about the match. fields: those of `Notice`."""
        return replace(self, notices=(*self.notices, notice_about(self.match, kind, seat, **fields)))

    def by(self, member: Member | None) -> "Change":
        """Return the change as if another member had asked for it; None: the bot itself."""
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
        """Return the change with one more log entry, and with today's name of the member who asks.

        by_clock: the entry names neither member nor interaction; a vote or the clock caused it. The interaction stands
        in the first entry of the member who asked.
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
        """Return the change whose newest entry has led to this state, and what follows: turn, end, who may undo."""
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
        """Return the change in which the match has its first state. It is sealed: nothing lies before it."""
        host = self.match.seat_of(self.match.host)
        return replace(self.with_entry("start", seat=host, events=step.events), seed=seed).with_state(step.state)


Decision: TypeAlias = Callable[[Change], Change]
# It runs after each decision, and again after each change by another follower. It also gets the match as it saw it
# last: at first the stored one; None: the match is new.
Follower: TypeAlias = Callable[[Match | None, Change], Change]
# Rows that go along with a change, found once nothing follows any more.
Recorder: TypeAlias = Callable[[Change], Writes]


def with_undo(match: Match, head: Head) -> Match:
    """Return the match with `can_undo` as the head of its log has it."""
    free = match.phase is Phase.PLAYING and not head.sealed
    return replace(match, can_undo=head.mover if free else None)


def entries_since(seen: Match | None, change: Change) -> tuple[Entry, ...]:
    """Return the entries of a change that a follower has not seen yet, oldest first."""
    version = 0 if seen is None else seen.version
    return tuple(one.entry for one in change.entries if one.entry.version > version)


def host_among(host: int, seats: tuple[MatchSeat, ...]) -> int:
    """Return the user id of the host, or of the first present member if the host has left."""
    present = [seat.user for seat in seats if seat.present]
    return host if host in present or not present else present[0]


def notice_about(match: Match, kind: NoticeKind, seat: Seat | None = None, **fields: Any) -> Notice:
    """Return a notice about a match and perhaps a seat of it."""
    clock = None if seat is None else match.clock_of(seat)
    since = 0 if clock is None else clock.since
    name = "" if seat is None else match.name_of(seat)
    about = Notice(kind, match.place.guild, match.place.channel, match.id, seat=seat, since=since, name=name)
    return replace(about, **fields)


def _board_after(board: BoardMessage, entry: Entry, to_move: tuple[Seat, ...]) -> BoardMessage:
    """Return the board message with `notified` as an entry leaves it: whoever acts knows whether it is their turn.

    Whoever starts a match has not seen a board yet. A member for whom the clock played has not seen that.
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
