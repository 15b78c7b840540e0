"""A match as the sessions keep it: what is told (`Match`) and what only the sessions need to go on.

Decisions are pure functions from one `Kept` to the next (`bot.sessions.play`); what to write follows from comparing the
two (`bot.sessions.packing`). A decision that changes nothing hands back the very same value.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.game import Game, Outcome, Seat, Step
from bot.sessions.model import Board, Entry, EntryKind, Match, MatchSeat, Member, Phase
from bot.sessions.notices import Notice

AnyGame = Game[Any, Any, Any, Any]


class Head(msgspec.Struct, frozen=True):
    """How far back undo reaches from the newest log entry. An undo copies these from the entry that it returns to.

    Attributes:
        parent: the version whose state the last step followed; None for a first state.
        sealed: whether the step may never be taken back. Only a move is not sealed; it has a parent and a mover.
        mover: whose step it was, who is still there while it is not sealed: leaving seals. None for nobody's.
        step: its notation.
        interaction: the interaction that made the newest entry; None for the clock's.
    """

    parent: int | None
    sealed: bool
    mover: Seat | None
    step: str
    interaction: int | None


SEALED = Head(parent=None, sealed=True, mover=None, step="", interaction=None)


class Kept(msgspec.Struct, frozen=True):
    """A match with the head of its log, its seed (None in the lobby) and the key of its table of honour.

    calls: how many of the newest entries are moves of seats on call. A board behind by these alone is not stale. The
    database does not keep it: after a restart a press on such a board is refused, and the newest one is shown.
    says: notices that the newest decision gives rise to; kept with it, and not part of what is remembered.
    """

    match: Match
    head: Head
    seed: int | None
    scoreboard: str
    calls: int = 0
    says: tuple[Notice, ...] = ()


class Past(msgspec.Struct, frozen=True):
    """An earlier log entry, to be returned to: the state then, and its head."""

    state: Any
    head: Head


class Doing(msgspec.Struct, frozen=True):
    """Who changes a match, when: what a decision needs of a request. The clock has neither member nor interaction."""

    at: int
    member: Member | None = None
    interaction: int | None = None

    @property
    def user(self) -> int | None:
        return None if self.member is None else self.member.user


def with_entry(
    kept: Kept,
    doing: Doing,
    kind: EntryKind,
    *,
    seat: Seat | None = None,
    notation: str = "",
    events: tuple[Any, ...] = (),
    head: Head = SEALED,
) -> Kept:
    """The match with one more log entry; everything else as it was, but for the member's name, which is refreshed."""
    match = kept.match
    version = match.version + 1
    entry = Entry(version, kind, seat, doing.user, notation, events, doing.at)
    changed = replace(
        match, version=version, entry=entry, updated_at=doing.at, seats=_refreshed(match.seats, doing.member)
    )
    return replace(kept, match=changed, head=replace(head, interaction=doing.interaction), calls=0)


def with_state(kept: Kept, game: AnyGame, state: Any) -> Kept:
    """The match with a new state, and what follows from it: whose turn, whether it is over, who may undo."""
    outcome: Outcome | None = game.outcome(state)
    to_move = game.to_move(state) if outcome is None else ()
    changed = replace(
        kept.match,
        state=state,
        rules_version=game.about.rules_version,
        phase=Phase.PLAYING if outcome is None else Phase.OVER,
        outcome=outcome,
        to_move=to_move,
        board=_board_after(kept.match.board, kept.match.entry, to_move),
    )
    return with_undo(replace(kept, match=changed))


def with_undo(kept: Kept) -> Kept:
    """The match with `can_undo` as the head of its log has it."""
    head, match = kept.head, kept.match
    free = match.phase is Phase.PLAYING and not head.sealed
    return replace(kept, match=replace(match, can_undo=head.mover if free else None))


def first_step(kept: Kept, doing: Doing, game: AnyGame, step: Step[Any], seed: int) -> Kept:
    """The match with its first state. It is sealed: nothing lies before it."""
    host = kept.match.seat_of(kept.match.host)
    started = with_entry(kept, doing, "start", seat=host, events=step.events)
    return with_state(replace(started, seed=seed), game, step.state)


def passed_on(host: int, seats: tuple[MatchSeat, ...]) -> int:
    """Who is the host now: the same while present, else the first member who is; nobody left: as it was."""
    present = [seat.user for seat in seats if seat.present]
    return host if host in present or not present else present[0]


def _board_after(board: Board, entry: Entry, to_move: tuple[Seat, ...]) -> Board:
    """The board with `told` as an entry leaves it: who acts knows whether it is their turn still, or again.

    Who starts a match has not seen a board yet, and for whom the clock played has not seen anything.
    """
    acts = entry.seat
    if acts is None or entry.kind == "start":
        return board
    others = {seat for seat in board.told if seat != acts}
    if entry.user is None:
        return replace(board, told=tuple(sorted(others)))
    return replace(board, told=tuple(sorted(others | ({acts} & set(to_move)))))


def _refreshed(seats: tuple[MatchSeat, ...], member: Member | None) -> tuple[MatchSeat, ...]:
    if member is None or all(seat.user != member.user or seat.name == member.name for seat in seats):
        return seats
    return tuple(replace(seat, name=member.name) if seat.user == member.user else seat for seat in seats)
