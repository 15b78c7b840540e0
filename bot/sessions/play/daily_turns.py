"""How many turns a member has played in a daily. It is stored when the daily ends."""

from bot.engine.game import Outcome
from bot.sessions.change import Change
from bot.sessions.packing import LogFact
from bot.storage import dailies, writes
from bot.storage.writes import Writes


def record(change: Change) -> Writes:
    """Return the row that says how many turns the member has played, if a change ends a daily; () otherwise.

    A daily that is cancelled counts no turns.
    """
    match, before, turns = change.match, change.before, 0
    if match.terms.closes is None or not match.over or (before is not None and before.over):
        return ()
    if match.outcome is not None:
        turns = turns_of(match.outcome) or int(before is not None and _has_move(change, before.version))
    return writes.set_turns(match.id, match.seats[0].user, turns)


def _has_move(change: Change, before: int) -> bool:
    """Return whether the daily that a change ends has a move. before: the version before the change."""
    moved = any(one.entry.kind == "move" for one in change.entries)
    return moved or bool(change.fact(LogFact(dailies.has_move, before)))


def turns_of(outcome: Outcome) -> int:
    """Return how many turns the only member of a match has played."""
    (own,) = outcome.standings
    return outcome.turns if own.turns is None else own.turns
