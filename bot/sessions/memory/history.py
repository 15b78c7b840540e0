"""A log without what was taken back: what somebody needs to hear who has not looked for a while. Pure."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from msgspec.structs import replace

from bot.storage.rows import LogRow

# Returns a leaving (the second entry) with the state that it makes of the first entry's.
Leave: TypeAlias = Callable[[LogRow, LogRow], LogRow]


def standing(rows: Iterable[LogRow], leave: Leave) -> tuple[LogRow, ...]:
    """Return the entries that still hold, in order, without undos and the steps that these took back.

    An undo returns to the newest entry that has its head, which may be somebody's leaving. If that entry is older than
    the rows, all steps among them are gone. What else came after that entry stands, as if the steps had never been
    made: a leaving gets the state that it makes of the earlier one.
    """
    held: list[LogRow] = []
    for row in rows:
        if row.kind != "undo":
            held.append(row)
            continue
        target = next((at for at in reversed(range(len(held))) if _head(held[at]) == _head(row)), -1)
        before = held[target] if target >= 0 else None
        stay = [one for one in held[target + 1 :] if one.kind != "move"]
        del held[target + 1 :]
        held.extend(_without_steps(before, stay, row, leave))
    return tuple(held)


def _without_steps(before: LogRow | None, stay: list[LogRow], undo: LogRow, leave: Leave) -> Iterable[LogRow]:
    """Yield entries that an undo lets stand, with its head. Only of the last leaving it has the state itself."""
    leavings = [one.version for one in stay if one.kind == "leave"]
    for one in stay:
        if one.version in leavings[-1:]:
            one = replace(one, state=undo.state, rules_version=undo.rules_version)
        elif one.version in leavings and before is not None:
            before = one = leave(before, one)
        yield replace(one, parent=undo.parent, sealed=undo.sealed, mover=undo.mover, step=undo.step)


def _head(row: LogRow) -> tuple[object, ...]:
    """Return what tells heads apart; an undo may seal the head of the entry that it returns to."""
    return row.parent, row.mover, row.step
