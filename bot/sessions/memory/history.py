"""A log without what was taken back: what somebody needs to hear who has not looked for a while. Pure."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.storage.rows import LogRow


def standing(rows: Iterable[LogRow]) -> tuple[LogRow, ...]:
    """The entries that still hold, in order. An undo, and the steps that it took back, are left out.

    An undo copies parent, seal, mover and step from the entry that it returns to, which may be somebody's leaving.
    Where that entry is older than the rows, all steps among them are gone. A leaving among them stands; it gets the
    state of the undo, which has it, but not the steps.
    """
    held: list[LogRow] = []
    for row in rows:
        if row.kind != "undo":
            held.append(row)
            continue
        for number in reversed(range(len(held))):
            if _head(held[number]) == _head(row):
                break
            if held[number].kind == "move":
                del held[number]
            elif held[number].kind == "leave":
                held[number] = replace(held[number], state=row.state)
    return tuple(held)


def _head(row: LogRow) -> tuple[object, ...]:
    return row.parent, row.sealed, row.mover, row.step
