"""Forgets the call of a turn that was taken back long ago, so that the member is called again.

A board calls a member once for a turn. If an undo takes the turn away and it comes back soon, the member still knows of
it. After `HOLDS` they are called again. Where no board has shown the turn, as Discord refused it, a member who takes
their own move back knows of it, but is called all the same: nothing else would tell them once they have gone.
"""

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.change import Change, LogEntry
from bot.sessions.model import Match, Phase
from bot.sessions.pace import MINUTE
from bot.sessions.packing import EarlierEntry
from bot.sessions.undoing import TakenCall, taken_back

HOLDS = 10 * MINUTE  # since the call


def follow(seen: Match | None, change: Change) -> Change:
    """Note the calls that an undo took back, and forget old ones when their turns begin again."""
    match = change.match
    board, terms = match.board, match.terms
    if match.phase is not Phase.PLAYING:
        return change if not terms.calls else change.with_match(terms=replace(terms, calls=()))
    called = {call.seat: call.at for call in terms.calls if call.seat in board.notified}
    before = () if seen is None else seen.to_move
    for seat in board.notified:
        if seat not in match.to_move:  # only an undo leaves such a seat there
            called.setdefault(seat, _called_at(seen, seat, change.at))
    forgotten = {
        seat for seat, at in called.items() if seat in match.to_move and seat not in before and change.at - at > HOLDS
    }
    forgotten |= _never_shown(seen, change)
    calls = tuple(TakenCall(seat, at) for seat, at in sorted(called.items()) if seat not in forgotten)
    notified = tuple(seat for seat in board.notified if seat not in forgotten)
    if (calls, notified) == (terms.calls, board.notified):
        return change
    return change.with_match(board=replace(board, notified=notified), terms=replace(terms, calls=calls))


def _never_shown(seen: Match | None, change: Change) -> set[Seat]:
    """Return the seat whose undo has brought its turn back, if no board has shown this turn and called the member."""
    match = change.match
    entry = match.entry
    if seen is None or entry.kind != "undo" or entry.seat is None or entry.seat in seen.to_move:
        return set()
    unshown = seen.board.version_shown < _reached(seen, change, taken_back(entry).count)
    return {entry.seat} & set(match.to_move) if unshown else set()


def _reached(seen: Match, change: Change, steps: int) -> int:
    """Return the version to which an undo of so many steps leads from `seen`. Earlier undos may lie between."""
    version = seen.version
    for _ in range(steps):
        earlier: LogEntry | None = change.fact(EarlierEntry(version))
        parent = None if earlier is None else earlier.head.parent
        version = version - 1 if parent is None else parent
    return version


def _called_at(seen: Match | None, seat: Seat, now: int) -> int:
    """Return when a seat was called for the turn that it has just lost; `now` if this is not known any more."""
    clock = None if seen is None else seen.clock_of(seat)
    if seen is None or clock is None:
        return now
    posted = seen.board.posted_at if seen.board.version_shown >= clock.since else None
    return max(clock.at, posted or 0)
