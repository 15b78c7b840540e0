"""The change that one command makes to a match.

A *decision* is a pure function that takes a `Change` and returns the next `Change`. The first `Change` has the stored
match and the command. The last `Change` also has log entries and notices, and is stored in one transaction. A
*follower* runs after a decision (`bot.sessions.matches`). A decision or follower that changes nothing returns the same
`Change` object.
"""

from collections.abc import Callable, Hashable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.engine.game import Game, Outcome, Seat, Step
from bot.engine.lessons import LEARNER
from bot.errors import LapidaryError
from bot.sessions import refusals
from bot.sessions.model import BoardMessage, Entry, EntryKind, Match, MatchSeat, Member, Phase
from bot.sessions.notices import Notice, NoticeKind
from bot.sessions.pace import Terms
from bot.sessions.planned import PlannedTurn, Plans
from bot.sessions.seals import SaltedSeed, Secrets, options_text
from bot.storage.keeping import is_member

if TYPE_CHECKING:  # A worker process reads matches without SQLAlchemy, which takes longer to load than all else there.
    from bot.storage.writes import Writes

AnyGame = Game[Any, Any, Any, Any]
Fact: TypeAlias = Hashable  # the type of a fact decides which function reads its value


class MissingFact(LapidaryError):
    """A decision needs a fact that is not read yet. The caller reads the fact and runs the decision again."""

    def __init__(self, fact: Fact) -> None:
        super().__init__(fact)
        self.fact = fact


class Endless(LapidaryError):
    """A bug: the followers change a match again and again. Nothing was stored."""


class Command(msgspec.Struct, frozen=True):
    """Who asks for a change, and when."""

    at: int  # milliseconds since 1970
    member: Member | None = None  # None: the bot itself asks
    interaction: int | None = None  # Discord's id of the interaction; None: no interaction
    key: str = ""  # unique for each command; part of the ids of the command's notices
    locale: str | None = None  # the language of the member's Discord; None: no member asks

    @property
    def user(self) -> int | None:
        """Return the id of the member; None: the bot itself asks."""
        return None if self.member is None else self.member.user


class Head(msgspec.Struct, frozen=True):
    """The last step that was not taken back, and whether undo may take it back.

    Each log entry has its own head. An undo entry gets the head of the entry whose state it restores.
    """

    parent: int | None  # the version to which an undo returns; None: there is no such version
    sealed: bool  # whether undo may never take the step back
    mover: Seat | None  # the seat that made the step; None: no seat made it
    step: str  # the notation of the step's move


SEALED = Head(parent=None, sealed=True, mover=None, step="")


class LogEntry(msgspec.Struct, frozen=True):
    """An entry of a match's log, with the state after it."""

    entry: Entry
    head: Head
    state: Any | None
    interaction: int | None = None
    salt: str = ""  # of the match's seal, in the entry with which it starts; it is stored, but no `Entry` has it


class Stored(msgspec.Struct, frozen=True):
    """A match as the database stores it."""

    match: Match
    head: Head  # the head of the newest log entry
    seed: int | None  # None: the match is in its lobby
    scoreboard: str  # the key of the leaderboard on which the match counts
    # How many of the newest entries are moves of seats on call (`Game.on_call`). A board that misses only these entries
    # is not stale. The database does not store this number, so it is 0 after a restart.
    on_call_moves: int = 0
    plans: Plans = ()  # the turns that members have planned

    @property
    def content(self) -> tuple[Match, frozenset[PlannedTurn]]:
        """Return what tells whether two of them are the same. The database keeps plans in another order."""
        return self.match, frozenset(self.plans)

    def change(self, command: Command, game: AnyGame, facts: Mapping[Fact, Any]) -> "Change":
        """Return a `Change` for a command, in which nothing has changed yet."""
        rest = (self.head, self.seed, self.scoreboard, self.on_call_moves)
        before = self.match
        return Change(command, game, before, before, *rest, facts=facts, plans=self.plans, plans_before=self.plans)


class Change(msgspec.Struct, frozen=True):
    """A match before and after a change that is not stored yet."""

    command: Command
    game: AnyGame
    before: Match | None  # the stored match; None: the match is new
    # The next five fields are the fields of `Stored`, after the change.
    match: Match
    head: Head
    seed: int | None
    scoreboard: str
    on_call_moves: int = 0
    entries: tuple[LogEntry, ...] = ()  # new entries of the log, oldest first
    notices: tuple[Notice, ...] = ()
    silent: bool = False  # if True, and there are no new entries, subscribers are not called
    facts: Mapping[Fact, Any] = {}  # the values of the facts that were read for the change
    plans: Plans = ()  # as in `Stored`, after the change
    plans_before: Plans = ()  # as they are stored

    @property
    def at(self) -> int:
        """Return when the command was sent, in milliseconds since 1970."""
        return self.command.at

    @property
    def member(self) -> Member:
        """Return the member who asks. Raises LapidaryError if the bot itself asks."""
        if self.command.member is None:
            raise LapidaryError("this decision needs a member who asks")
        return self.command.member

    @property
    def own_seat(self) -> Seat:
        """Return the seat of the member who asks. Raises NotSeated if they have no seat."""
        seat = self.match.seat_of(self.member.user)
        if seat is None:
            races = self.game.simultaneous(self.match.options)
            raise refusals.not_seated(self.match, self.member.user, races=races)
        return seat

    @property
    def stored(self) -> Stored:
        """Return the match as the database stores it after the commit."""
        return Stored(self.match, self.head, self.seed, self.scoreboard, self.on_call_moves, self.plans)

    @property
    def answer(self) -> Match:
        """Return the match after the change, with the first entry that the command made."""
        return replace(self.match, entry=self.entries[0].entry) if len(self.entries) > 1 else self.match

    def fact(self, fact: Fact) -> Any:
        """Return the value of a fact. Raises MissingFact if the fact is not read yet."""
        if fact not in self.facts:
            raise MissingFact(fact)
        return self.facts[fact]

    def with_match(self, **fields: Any) -> "Change":
        """Replace fields of the match."""
        return replace(self, match=replace(self.match, **fields))

    def with_terms(self, **fields: Any) -> "Change":
        """Replace fields of the match's terms."""
        return self.with_match(terms=replace(self.match.terms, **fields))

    def with_notice(self, kind: NoticeKind, seat: Seat | None = None, **about: Any) -> "Change":
        """Add a notice about the match, or about one seat of it. about: as for `notice_about`."""
        return replace(self, notices=(*self.notices, notice_about(self.match, kind, seat, **about)))

    def by(self, member: Member | None) -> "Change":
        """Replace the member who asks for the change. None: the bot itself asks."""
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
        """Add a log entry, and update the name of the member who asks.

        If a change has several entries of the member, only the first stores the interaction.
        by_clock: whether a vote or the clock caused the entry. Such an entry has no member and no interaction.
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
        """Give the newest entry and the match a new state. Update the fields that follow from the state."""
        is_lesson = self.match.terms.lesson is not None  # a lesson ends when its member leaves it
        outcome: Outcome | None = None if is_lesson else self.game.outcome(state)
        to_move = movers(self.game, state, self.match.terms) if outcome is None else ()
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

    def with_start(self, step: Step[Any], seed: SaltedSeed) -> "Change":
        """Start the match with the step that `Game.setup` returned, and seal its seed. Undo cannot take this back."""
        host = self.match.seat_of(self.match.host)
        entered = self.with_entry("start", seat=host, events=step.events)
        *earlier, start = entered.entries
        entries = (*earlier, replace(start, salt=seed.salt))
        started = replace(entered, seed=seed.seed, entries=entries).with_state(step.state)
        match = started.match
        seal = secrets_of(match, match.rules_version, seed).seal if seed.salt else ""
        return started.with_terms(seal=seal)


Decision: TypeAlias = Callable[[Change], Change]
# A follower runs after each decision, and again after each change by another follower. Its first argument is the match
# after its last run. In its first run, this is the stored match, or None if the match is new.
Follower: TypeAlias = Callable[[Match | None, Change], Change]
# A recorder runs after all followers, and returns more rows to store.
Recorder: TypeAlias = "Callable[[Change], Writes]"


def movers(game: AnyGame, state: Any, terms: Terms) -> tuple[Seat, ...]:
    """Return the seats that may move in a match in play. In a lesson, this is the learner, until the task is done."""
    to_move, learning = game.to_move(state), terms.lesson
    if learning is None or terms.plays_on:
        return to_move
    return () if learning.done or learning.finished or LEARNER not in to_move else (LEARNER,)


def secrets_of(match: Match, rules: int, seed: SaltedSeed) -> Secrets:
    """Return what the seal of a match is made from. rules: the version of the rules with which the match began."""
    options = options_text(match.options)
    return Secrets(match.id, match.game, rules, len(match.seats), options, seed.seed, seed.salt)


def with_undo(match: Match, head: Head) -> Match:
    """Return the match with a new `can_undo`. head: the head of its newest log entry.

    On a board to try on, its member takes back everything. Nobody takes back what a channel has voted for.
    """
    tried = match.terms.tried
    if tried is not None and tried.free:
        return replace(match, can_undo=None if head.parent is None else match.members[0].seat)
    free = match.phase is Phase.PLAYING and not head.sealed and head.mover not in match.councils
    return replace(match, can_undo=head.mover if free else None)


def entries_since(seen: Match | None, change: Change) -> tuple[Entry, ...]:
    """Return the entries that are newer than the match `seen`, oldest first. If `seen` is None, return all entries."""
    version = 0 if seen is None else seen.version
    return tuple(one.entry for one in change.entries if one.entry.version > version)


def host_among(host: int, seats: tuple[MatchSeat, ...]) -> int:
    """Return the user id of the host, or of the first member present if the host has left."""
    present = [seat.user for seat in seats if seat.present and is_member(seat.user)]
    return host if host in present or not present else present[0]


def notice_about(
    match: Match,
    kind: NoticeKind,
    seat: Seat | None = None,
    *,
    whose: Member | None = None,
    by: Member | None = None,
    **fields: Any,
) -> Notice:
    """Return a notice about a match, or about one seat of it.

    whose: whom the notice names as the seat's member or owner; None: the seat's user. by: who acted; None: nobody whom
    the notice names. fields: other fields of `Notice`.
    """
    clock = None if seat is None else match.clock_of(seat)
    since = 0 if clock is None else clock.since
    about = Notice(kind, match.place.guild, match.place.channel, match.id, seat=seat, since=since)
    named = match.seats[seat] if whose is None and seat is not None else whose
    if named is not None:
        about = replace(about, name=named.name, name_user=named.user)
    if by is not None:
        about = replace(about, actor=by.name, actor_user=by.user)
    return replace(about, **fields)


def _board_after(board: BoardMessage, entry: Entry, to_move: tuple[Seat, ...]) -> BoardMessage:
    """Update `notified` after an entry. A member who acts also sees whether it is their turn.

    The member who starts a match has not seen its board. If the clock acted for a seat, its member has seen nothing.
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
