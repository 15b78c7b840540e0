"""Decisions in a match in play: move, undo, leave, end. Pure."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import LapidaryError
from bot.sessions import refusals
from bot.sessions.kept import SEALED, AnyGame, Doing, Head, Kept, Past, passed_on, with_entry, with_state
from bot.sessions.model import EntryKind, Match, Member, Phase, with_taken_back


def moved(kept: Kept, doing: Doing, member: Member, game: AnyGame, move: Any, version: int | None) -> Kept:
    """The match after a move (or its text). version: of the board that was pressed; None for a command.

    The press that made this version, pressed again by the same member, changes nothing and is no fault.
    Raises NotSeated, StaleBoard, NotYourTurn, Over, NotationError, IllegalMove.
    """
    match = kept.match
    if isinstance(move, str):
        move = game.parse(move)
    notation = game.notate(move)
    if _is_repeat(match, member, version, "move") and match.entry.notation == notation:
        return kept
    seat = _acting_seat(match, member, version, kept.calls)
    _check_time(match, doing)
    on_call = seat not in match.to_move
    if on_call and seat not in game.on_call(match.state):
        raise refusals.not_your_turn(match)
    step = game.apply(match.state, seat, move)
    head = Head(parent=match.version, sealed=step.sealed, mover=seat, step=notation, interaction=None)
    entered = with_entry(kept, doing, "move", seat=seat, notation=notation, events=step.events, head=head)
    return with_state(replace(entered, calls=kept.calls + 1) if on_call else entered, game, step.state)


def undo_target(kept: Kept, member: Member, version: int | None) -> int | None:
    """The version that an undo returns to, or None where the press is a repeat of the one that made this version.

    Raises NothingToUndo, NotSeated, StaleBoard, Over.
    """
    match = kept.match
    if _is_repeat(match, member, version, "undo"):
        return None
    seat = _acting_seat(match, member, version)
    if match.can_undo is None or kept.head.parent is None:
        raise refusals.nothing_to_undo()
    if match.can_undo != seat:
        raise refusals.undo_not_yours(match.name_of(match.can_undo))
    return kept.head.parent


def reaches_on(kept: Kept, past: Past) -> bool:
    """Whether who takes back could take back one more own step from there."""
    head = past.head
    return not head.sealed and head.parent is not None and head.mover == kept.match.can_undo


def undone(kept: Kept, doing: Doing, game: AnyGame, past: Past, steps: Sequence[str]) -> Kept:
    """The match with its last steps taken back: the state before them, as one new entry. steps: in the order made."""
    match = kept.match
    seat = match.can_undo
    if seat is None:
        raise LapidaryError("undone() asks undo_target() first")
    entered = with_entry(kept, doing, "undo", seat=seat, notation=with_taken_back(steps), head=past.head)
    counted = len(steps) if game.about.counts_undos else 0
    seats = tuple(
        replace(taken, undos=taken.undos + counted) if taken.seat == seat else taken for taken in entered.match.seats
    )
    return with_state(replace(entered, match=replace(entered.match, seats=seats)), game, past.state)


def left(kept: Kept, doing: Doing, member: Member, game: AnyGame) -> Kept:
    """The match without a member, who gives up. Raises NotSeated, Over, SessionError."""
    seat = _acting_seat(kept.match, member, None)
    _check_time(kept.match, doing)
    return seat_left(kept, doing, game, seat)


def seat_left(kept: Kept, doing: Doing, game: AnyGame, seat: Seat) -> Kept:
    """The match without a seat, whoever says so."""
    match = kept.match
    step = game.leave(match.state, seat)
    seats = tuple(replace(taken, present=taken.present and taken.seat != seat) for taken in match.seats)
    remaining = replace(match, seats=seats, host=passed_on(match.host, seats))
    entered = with_entry(replace(kept, match=remaining), doing, "leave", seat=seat, events=step.events)
    return with_state(entered, game, step.state)


def ended(kept: Kept, doing: Doing) -> Kept:
    """A match broken off by a moderator: it counts for nothing. Raises Over."""
    match = kept.match
    if match.over:
        raise refusals.over()
    seat = None if doing.user is None else match.seat_of(doing.user)
    broken_off = replace(match, phase=Phase.CANCELLED, to_move=(), can_undo=None)
    return with_entry(replace(kept, match=broken_off), doing, "end", seat=seat, head=SEALED)


def _is_repeat(match: Match, member: Member, version: int | None, kind: EntryKind) -> bool:
    """Whether a press on `version` is the one that made today's version, pressed twice by the same member."""
    return version == match.version - 1 and match.entry.user == member.user and match.entry.kind == kind


def _check_time(match: Match, doing: Doing) -> None:
    """Between the end of its day and the clock's closing it, a match stays as it stands."""
    if match.terms.closes is not None and doing.at >= match.terms.closes:
        raise refusals.day_over(match.game)


def _acting_seat(match: Match, member: Member, version: int | None, calls: int = 0) -> Seat:
    """The seat of who acts. calls: by so many versions the board that was pressed may be behind."""
    if match.over:
        raise refusals.over()
    if match.phase is Phase.LOBBY:
        raise refusals.not_started()
    seat = match.seat_of(member.user)
    if seat is None:
        raise refusals.not_seated(match.game)
    if version is not None and not match.version - calls <= version <= match.version:
        raise refusals.stale_board()
    return seat
