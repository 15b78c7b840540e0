"""Functions that many games share, each useful alone: option ranges, seats, places, texts of events.

`bot.engine.simple` builds a whole game from them. A game with unusual rules uses only the parts that fit.
"""

import types
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from bot.engine.game import Phrase, Seat
from bot.errors import IllegalMove, OptionError, Param

# ---- types ----


def kinds_of(kind: Any) -> tuple[Any, ...]:
    """Return the members of a union; of a single type, that type."""
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


def tag_of(kind: type[msgspec.Struct]) -> str:
    """Return the tag of a struct, or its name in lower case if it has no tag."""
    return str(kind.__struct_config__.tag or kind.__name__.lower())


def ranges(options: type[msgspec.Struct]) -> dict[str, tuple[int, int]]:
    """Return the lowest and highest value of each option that has both: `Annotated[int, Meta(ge=..., le=...)]`."""
    found: dict[str, tuple[int, int]] = {}
    for name, hint in get_type_hints(options, include_extras=True).items():
        for meta in getattr(hint, "__metadata__", ()):
            if isinstance(meta, msgspec.Meta) and meta.ge is not None and meta.le is not None:
                found[name] = (int(meta.ge), int(meta.le))
    return found


def check_option_types(options: type[msgspec.Struct]) -> None:
    """Check that a slash command can ask for each option. Raises TypeError, which says what an option can be."""
    hints, spans = get_type_hints(options, include_extras=True), ranges(options)
    for field in msgspec.structs.fields(options):
        hint, usual = hints[field.name], field.default
        metas = [meta for meta in getattr(hint, "__metadata__", ()) if isinstance(meta, msgspec.Meta)]
        has_range = field.name in spans and metas == [msgspec.Meta(ge=metas[0].ge, le=metas[0].le)]
        has_values = isinstance(usual, Enum) and all(isinstance(member.value, str) for member in type(usual))
        if not (isinstance(usual, bool) or has_values or (isinstance(usual, int) and has_range)):
            raise TypeError(
                f"{options.__name__}.{field.name}: an option is a bool, an int with Meta(ge=..., le=...) and nothing "
                "else, or an Enum whose values are texts. It has a default."
            )


def check_ranges(options: msgspec.Struct, *, refusal: str, **narrower: tuple[int, int]) -> None:
    """Check that each option lies in its range.

    narrower: ranges that depend on other options; they replace the annotated ones.
    Raises OptionError for the first option outside its range. The text `refusal` has the variables `option`, `low`,
    `high`.
    """
    for name, (low, high) in (ranges(type(options)) | narrower).items():
        if not low <= getattr(options, name) <= high:
            raise OptionError(refusal, option=name, low=low, high=high)


# ---- seats ----


def next_seat(present: Sequence[bool], seat: Seat) -> Seat:
    """Return the next seat that still plays, or the same seat if there is no other."""
    following = (Seat((seat + step) % len(present)) for step in range(1, len(present) + 1))
    return next((each for each in following if present[each]), seat)


def without(present: Sequence[bool], seat: Seat, *, refusal: str) -> tuple[bool, ...]:
    """Return by seat whether it still plays after this seat has left. Raises IllegalMove(refusal) if it left before."""
    if not present[seat]:
        raise IllegalMove(refusal)
    return tuple(here and place != seat for place, here in enumerate(present))


def places(ranks: Sequence[Any]) -> list[tuple[Seat, int]]:
    """Return the seats with their places, best first; equal ranks share a place. ranks: by seat, higher is better."""
    ordered = sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)
    return [(Seat(seat), 1 + sum(other > ranks[seat] for other in ranks)) for seat in ordered]


def changed(values: Sequence[Any], seat: Seat, value: Any) -> tuple[Any, ...]:
    """Return the values by seat with a new value for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])


# ---- texts ----


def tell(event: msgspec.Struct, *, area: str) -> Phrase:
    """Return the text of an event: the key `<area><tag>`, with the event's numbers and texts as variables."""
    fields = ((name, getattr(event, name)) for name in event.__struct_fields__)
    said: Iterable[tuple[str, Param]] = ((name, value) for name, value in fields if isinstance(value, int | str))
    return Phrase(area + tag_of(type(event)), tuple(said))
