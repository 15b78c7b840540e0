"""Functions that many games use: types, ranges of options, seats, places and texts of events."""

import types
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from bot.engine.game import Phrase, Seat, Standing
from bot.errors import IllegalMove, OptionError, Param

# ---- types ----


def kinds_of(kind: Any) -> tuple[Any, ...]:
    """Return the members of a union type. For any other type, return this type alone."""
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


def tag_of(kind: type[msgspec.Struct]) -> str:
    """Return the tag of a struct type, or the type's name in lower case if it has no tag."""
    return str(kind.__struct_config__.tag or kind.__name__.lower())


def ranges(options: type[msgspec.Struct]) -> dict[str, tuple[int, int]]:
    """Return the lowest and the highest value of each option with the type `Annotated[int, Meta(ge=..., le=...)]`."""
    found: dict[str, tuple[int, int]] = {}
    for name, hint in get_type_hints(options, include_extras=True).items():
        for meta in getattr(hint, "__metadata__", ()):
            if isinstance(meta, msgspec.Meta) and meta.ge is not None and meta.le is not None:
                found[name] = (int(meta.ge), int(meta.le))
    return found


def check_option_types(options: type[msgspec.Struct]) -> None:
    """Check that a slash command can ask for each option. Raises TypeError if it cannot."""
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
    """Raise OptionError for the first option outside its range.

    Args:
        refusal: the key of the error; its variables are `option`, `low` and `high`.
        narrower: by option, a range that replaces the annotated range, because it depends on other options.
    """
    for name, (low, high) in (ranges(type(options)) | narrower).items():
        if not low <= getattr(options, name) <= high:
            raise OptionError(refusal, option=name, low=low, high=high)


# ---- seats ----


def next_seat(present: Sequence[bool], seat: Seat) -> Seat:
    """Return the next seat that still plays, or the same seat if no other seat plays."""
    following = (Seat((seat + step) % len(present)) for step in range(1, len(present) + 1))
    return next((each for each in following if present[each]), seat)


def without(present: Sequence[bool], seat: Seat, *, refusal: str) -> tuple[bool, ...]:
    """Return which seats still play after this seat has left. Raises IllegalMove(refusal) if the seat left before."""
    if not present[seat]:
        raise IllegalMove(refusal)
    return tuple(here and place != seat for place, here in enumerate(present))


def places(ranks: Sequence[Any]) -> list[tuple[Seat, int]]:
    """Return each seat with its place, best first. Seats with equal ranks have the same place.

    ranks: by seat; the highest rank gets place 1.
    """
    ordered = sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)
    return [(Seat(seat), 1 + sum(other > ranks[seat] for other in ranks)) for seat in ordered]


def winners(standings: Iterable[Standing]) -> tuple[Seat, ...]:
    """Return the seats in place 1, in their order."""
    return tuple(sorted(one.seat for one in standings if one.place == 1))


def changed(values: Sequence[Any], seat: Seat, value: Any) -> tuple[Any, ...]:
    """Return a copy of the values with a new value for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])


# ---- texts ----


def tell(event: msgspec.Struct, *, area: str) -> Phrase:
    """Return the phrase of an event. Its key is `<area><tag>`. Its variables are the event's ints and strings."""
    fields = ((name, getattr(event, name)) for name in event.__struct_fields__)
    said: Iterable[tuple[str, Param]] = ((name, value) for name, value in fields if isinstance(value, int | str))
    return Phrase(area + tag_of(type(event)), tuple(said))
