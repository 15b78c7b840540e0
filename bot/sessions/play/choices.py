"""What each member chooses when joining a table, of a game that has such a choice (`About.choices`). Pure.

The choices stand in the options, by seat, so that they are stored, replayed and told with them.
"""

from typing import Any

from msgspec.structs import replace

from bot.engine.game import Seat

NOTHING = ""  # what a seat has that chose nothing


def chosen(options: Any, seat: Seat) -> str:
    """Return what a seat chose; "": nothing, or the game has no choice."""
    found: tuple[str, ...] = getattr(options, "chosen", ())
    return found[seat] if seat < len(found) else NOTHING


def taken_by(options: Any, choice: str) -> Seat | None:
    """Return the seat that chose this, or None."""
    found: tuple[str, ...] = getattr(options, "chosen", ())
    return Seat(found.index(choice)) if choice in found else None


def with_choice(options: Any, seat: Seat, choice: str) -> Any:
    """Return the options in which a seat chose this."""
    seats = max(len(options.chosen), seat + 1)
    found = [chosen(options, Seat(number)) for number in range(seats)]
    found[seat] = choice
    return replace(options, chosen=tuple(found))


def reseated(options: Any, seats: tuple[Seat, ...]) -> Any:
    """Return the options for these seats of before, in their new order; (): nobody has chosen."""
    if not getattr(options, "chosen", ()):
        return options
    return replace(options, chosen=tuple(chosen(options, seat) for seat in seats))
