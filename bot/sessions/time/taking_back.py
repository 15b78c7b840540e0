"""Takes moves back with the consent of all, after others have moved.

A member asks for their newest turn, once. All others who play must allow it within an hour. Then the match goes back to
the position before that turn: all later moves are withdrawn, too, and the undo entry in the log says that all have
agreed. The question ends if somebody refuses, if the hour is over, or if somebody moves, takes back or leaves. A move
of a computer player is withdrawn with the rest instead, unless it has shown something.

Rules:

* Never past anything that was shown since (`Plannable.shows`), be it in a move that was taken back meanwhile. If only a
  later step of the turn reveals nothing, the match goes back to the position before this step.
* Not in leagues, cups and races, and not past a change of seats or a leaving.
* A computer player of its own agrees. If no member is left to agree, nothing is taken back: its answer was seen.
  The owner of a lent seat decides and not the stand-in, unless they have left the server (`proposals`).
* Time: the turn of the member who asked has its whole limit again, or if it is their turn anyway, its clock goes on.
  The turn that ends costs its bank nothing. What earlier turns have taken from banks stays taken.
* The record of a match that is over has no undos. It tells how many moves were taken back (`Terms.consented`).
* Planned turns are withdrawn (`bot.sessions.play.plans`). Whoever is to move is called anew.
"""

from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NothingToUndo
from bot.sessions import refusals
from bot.sessions.change import Change, Head, LogEntry
from bot.sessions.model import Entry, Match, Phase
from bot.sessions.pace import Proposal
from bot.sessions.packing import EarlierEntry, LaterEntries, LaterHeads
from bot.sessions.undoing import TakeBack, with_taken_back
from bot.storage.keeping import is_computer

MOST_STEPS = 80  # the longest way back, in steps
HARMLESS = ("move", "undo", "place", "pace")  # the kinds of entries past which a match may go back
UNMOVED = ("place", "pace")  # those of them after which the question stays open


class Way(NamedTuple):
    """The way back to the position before a seat's turn.

    Attributes:
        version: to which the match goes back.
        steps: the steps that are withdrawn, the oldest first.
        whole: whether the whole turn is, and not only its last steps.
    """

    version: int
    steps: tuple[Head, ...]
    whole: bool


def may_ask(change: Change) -> TakeBack:
    """Return what the member who asks may take back if all others agree.

    Raises NothingToUndo (nothing, or never in such a match), NotSeated, Over, SessionError (not started).
    """
    match = change.match
    if match.over:
        raise refusals.over()
    if match.phase is Phase.LOBBY:
        raise refusals.not_started(match)
    seat = change.own_seat
    if match.terms.league is not None:
        raise NothingToUndo("back-error-league")
    if change.game.simultaneous(match.options):
        raise NothingToUndo("back-error-race")
    if match.solo or match.private:
        raise NothingToUndo("error-nothing-to-undo")
    if match.can_undo == seat:
        raise NothingToUndo("back-error-own")
    way = way_back(change, seat)
    if way.version in match.terms.asked_back:
        raise NothingToUndo("back-error-asked")
    own = sum(step.mover == seat for step in way.steps)
    return TakeBack(way.version, own, len(way.steps), way.whole)


def way_back(change: Change, seat: Seat) -> Way:
    """Return the way back to the position before a seat's newest turn. Raises NothingToUndo."""
    steps, own = _newest_steps(change, seat)
    if not own:
        raise NothingToUndo("back-error-none")
    since: tuple[Entry, ...] | None = change.fact(LaterEntries(own[-1].parent or 0))
    if since is None:
        raise NothingToUndo("back-error-shown")
    since += tuple(one.entry for one in change.entries)
    options, game = change.match.options, change.game
    # The oldest step of the turn after which nothing was shown, and nobody has left or got a seat.
    bars = [one.version for one in since if one.kind not in HARMLESS or any(map(game.shows, one.events))]
    last = max(bars, default=0)
    bars += [head.parent + 1 for head in steps if head.parent is not None and game.stays(options, sealed=head.sealed)]
    free = [step for step in own if step.parent is not None and step.parent >= max(bars, default=0)]
    if not free:
        barred = next((one for one in since if one.version == last), None)
        if barred is None or max(bars) > last:
            raise NothingToUndo("back-error-final")
        raise NothingToUndo("back-error-seats" if barred.kind not in HARMLESS else "back-error-shown")
    oldest = free[-1]
    assert oldest.parent is not None
    whole = oldest is own[-1] and len(steps) < MOST_STEPS
    return Way(oldest.parent, tuple(reversed(steps[: steps.index(oldest) + 1])), whole)


def _newest_steps(change: Change, seat: Seat) -> tuple[list[Head], list[Head]]:
    """Return all steps since the begin of a seat's newest turn, and those of the seat, the newest first."""
    steps: list[Head] = []
    own: list[Head] = []
    head = change.head
    # One read of them all, as members look for this with each press of More. It has most of what the way needs.
    heads: dict[int, Head] = change.fact(LaterHeads(max(0, change.match.version - MOST_STEPS)))
    while head.parent is not None and len(steps) < MOST_STEPS:
        if own and head.mover != seat:
            break
        steps.append(head)
        if head.mover == seat:
            own.append(head)
        earlier = heads.get(head.parent) or _head_at(change, head.parent)
        if earlier is None:
            break
        head = earlier
    return steps, own


def _head_at(change: Change, version: int) -> Head | None:
    entry: LogEntry | None = change.fact(EarlierEntry(version))
    return None if entry is None else entry.head


def go_back(change: Change, seat: Seat, wanted: TakeBack) -> Change | None:
    """Return the change after all have agreed; None if the position is not there any more, as after new rules."""
    game = change.game
    past: LogEntry | None = change.fact(EarlierEntry(wanted.version))
    try:
        way = way_back(change, seat)
    except NothingToUndo:
        return None
    if past is None or past.state is None or way.version != wanted.version:
        return None
    notation = with_taken_back([step.step for step in way.steps], agreed=True)
    entered = change.with_entry("undo", seat=seat, notation=notation, head=past.head, by_clock=True)
    if all(one.interaction is None for one in change.entries):  # the last answer that comes twice counts once
        newest = replace(entered.entries[-1], interaction=change.command.interaction)
        entered = replace(entered, entries=(*entered.entries[:-1], newest))
    counted = wanted.own if game.about.counts_undos else 0
    seats = tuple(replace(one, undos=one.undos + counted) if one.seat == seat else one for one in entered.match.seats)
    # Other turns begin now, so nobody was called for them yet.
    uncalled = entered.with_match(seats=seats, board=replace(entered.match.board, notified=()))
    consented = entered.match.terms.consented + len(way.steps)
    agreed = uncalled.with_terms(gone_back=entered.match.version, consented=consented, calls=())
    return agreed.with_state(past.state)


def is_over(change: Change, proposal: Proposal, back: TakeBack, entries: tuple[Entry, ...]) -> bool:
    """Return whether new entries of a match end the question.

    It is over if a member has moved, taken back, left or got a seat, or if a computer player has shown something. Other
    moves of computer players are withdrawn with the rest.
    """
    moved = [one for one in entries if one.kind not in UNMOVED]
    if not all(_is_computers_move(change.match, one) for one in moved):
        return True
    try:
        return bool(moved) and way_back(change, proposal.by).version != back.version
    except NothingToUndo:
        return True


def _is_computers_move(match: Match, entry: Entry) -> bool:
    """Return whether a computer player of its own has moved, and not one that stands in for a member."""
    seat = entry.seat
    own = seat is not None and is_computer(match.seats[seat].user) and match.terms.stand_in_of(seat) is None
    return own and entry.kind == "move"
