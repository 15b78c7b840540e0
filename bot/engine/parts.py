"""What many games have in common, each part to be used alone: option ranges, seats, places, events in words.

`bot.engine.simple` makes a whole game of them. A game whose rules are its own takes the parts that fit.
"""

import types
from collections.abc import Iterable, Sequence
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from bot.engine.game import Phrase, Seat
from bot.errors import IllegalMove, OptionError, Param

# ---- what types say ----


def kinds_of(kind: Any) -> tuple[Any, ...]:
    """Return the members of a union; of a single type, that type."""
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


def tag_of(kind: type[msgspec.Struct]) -> str:
    """Return the tag of a struct; its name in small letters, if it has none."""
    return str(kind.__struct_config__.tag or kind.__name__.lower())


def ranges(options: type[msgspec.Struct]) -> dict[str, tuple[int, int]]:
    """Return the least and the greatest value of each option that has both: `Annotated[int, Meta(ge=..., le=...)]`."""
    found: dict[str, tuple[int, int]] = {}
    for name, hint in get_type_hints(options, include_extras=True).items():
        for meta in getattr(hint, "__metadata__", ()):
            if isinstance(meta, msgspec.Meta) and meta.ge is not None and meta.le is not None:
                found[name] = (int(meta.ge), int(meta.le))
    return found


def check_ranges(options: msgspec.Struct, *, refusal: str, **narrower: tuple[int, int]) -> None:
    """Check that each option lies in its range.

    narrower: ranges that depend on other options, in place of the annotated ones.
    Raises OptionError for the first that does not; `refusal` is a text about `option`, `low` and `high`.
    """
    for name, (low, high) in (ranges(type(options)) | narrower).items():
        if not low <= getattr(options, name) <= high:
            raise OptionError(refusal, option=name, low=low, high=high)


# ---- seats ----


def next_seat(present: Sequence[bool], seat: Seat) -> Seat:
    """Return the next seat that still plays; the same one when there is no other."""
    following = (Seat((seat + step) % len(present)) for step in range(1, len(present) + 1))
    return next((each for each in following if present[each]), seat)


def without(present: Sequence[bool], seat: Seat, *, refusal: str) -> tuple[bool, ...]:
    """Return who still plays after a seat has left. Raises IllegalMove(refusal) if it has left before."""
    if not present[seat]:
        raise IllegalMove(refusal)
    return tuple(here and place != seat for place, here in enumerate(present))


def places(ranks: Sequence[Any]) -> list[tuple[Seat, int]]:
    """Return the seats with their places, the best first; equal ranks share a place.

    ranks: what each seat has reached, by seat: the more the better.
    """
    ordered = sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)
    return [(Seat(seat), 1 + sum(other > ranks[seat] for other in ranks)) for seat in ordered]


def changed(values: Sequence[Any], seat: Seat, value: Any) -> tuple[Any, ...]:
    """Return the values by seat with another one for this seat."""
    return (*values[:seat], value, *values[seat + 1 :])


# ---- words ----


def tell(event: msgspec.Struct, *, area: str) -> Phrase:
    """Return an event in words: the text `<area><tag>`, its variables the event's numbers and texts."""
    fields = ((name, getattr(event, name)) for name in event.__struct_fields__)
    said: Iterable[tuple[str, Param]] = ((name, value) for name, value in fields if isinstance(value, int | str))
    return Phrase(area + tag_of(type(event)), tuple(said))
