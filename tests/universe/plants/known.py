"""The list of all planted faults, which each module of this package adds its own to, and ways to patch the bot."""

import functools
import itertools
from collections.abc import Callable
from typing import Any, NamedTuple


class Plant(NamedTuple):
    """A planted fault.

    Attributes:
        law: the law that names it.
        sow: patches the bot.
        councils: whether only universes in which channels play can show it.
    """

    law: str
    sow: Callable[[], None]
    councils: bool = False


PLANTS: dict[str, Plant] = {}


def plant(name: str, *, law: str, councils: bool = False) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """Add a fault to the list. law, councils: as for `Plant`."""

    def keep(function: Callable[[], None]) -> Callable[[], None]:
        PLANTS[name] = Plant(law, function, councils)
        return function

    return keep


def instead_of(owner: object, name: str) -> Callable[[Callable[..., Any]], None]:
    """Put the decorated function in the place of a function or method. Its first argument is the one it replaces."""

    def put(function: Callable[..., Any]) -> None:
        honest = getattr(owner, name)

        @functools.wraps(honest)
        def replaced(*args: Any, **more: Any) -> Any:
            return function(honest, *args, **more)

        setattr(owner, name, replaced)

    return put


def each(number: int) -> Callable[[], bool]:
    """Return a function that returns True at each call with this number, as the seventh, the fourteenth and so on."""
    count = itertools.count(1)
    return lambda: next(count) % number == 0
