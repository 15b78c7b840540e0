"""The choices of members in a lobby (`About.choices`), such as the dwarf of each seat."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Seat


def chosen(options: Any, seat: Seat) -> str:
    """Return the choice of a seat; "" if the seat has made no choice."""
    found: tuple[str, ...] = getattr(options, "chosen", ())
    return found[seat] if seat < len(found) else ""


def taken_by(options: Any, choice: str) -> Seat | None:
    """Return the seat that has made this choice; None: no seat has."""
    found: tuple[str, ...] = getattr(options, "chosen", ())
    return Seat(found.index(choice)) if choice in found else None


def with_choice(options: Any, seat: Seat, choice: str) -> Any:
    """Return the options with a new choice of a seat."""
    seats = max(len(options.chosen), seat + 1)
    found = [chosen(options, Seat(number)) for number in range(seats)]
    found[seat] = choice
    return replace(options, chosen=tuple(found))


def with_seats_reordered(options: Any, old_seats: Sequence[Seat]) -> Any:
    """Return the options with reordered choices. old_seats: the former number of each new seat."""
    if not getattr(options, "chosen", ()):
        return options
    return replace(options, chosen=tuple(chosen(options, seat) for seat in old_seats))
