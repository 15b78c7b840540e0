"""The list of all troubles, which each module of this package adds its own to."""

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

if TYPE_CHECKING:
    from tests.universe.universe import Universe

HOUR = 3600.0
BESIDE = 2.0  # hours between two troubles beside the list, on average, if others come each hour and a half

Who = TypeVar("Who")  # whom a trouble beside the list concerns
Trouble = Callable[["Universe", random.Random], Awaitable[None]]
OfSome: TypeAlias = Callable[["Universe", Who, random.Random], Coroutine[Any, Any, None]]
TROUBLES: dict[str, Trouble] = {}
KEEPS_AWAY: set[str] = set()  # while one of these lasts, an interaction may stay without an answer
SLOWS: set[str] = set()  # while one of these lasts, an answer may come late
WEIGHTS: dict[str, int] = {}  # how often each comes, as a share
CODES: dict[str, tuple[int, ...]] = {}  # the codes of Discord's refusals that each brings up


def trouble(
    name: str, *, keeps_away: bool = False, slows: bool = False, weight: int = 1, codes: tuple[int, ...] = ()
) -> Callable[[Trouble], Trouble]:
    """Add a trouble to the list.

    keeps_away: whether an interaction may stay without an answer while it lasts.
    slows: whether an interaction may arrive late, or its answer, while it lasts.
    weight: how often it comes, where most have 1.
    codes: the codes of Discord's refusals that it brings up.
    """

    def keep(function: Trouble) -> Trouble:
        TROUBLES[name], WEIGHTS[name], CODES[name] = function, weight, codes
        if keeps_away:
            KEEPS_AWAY.add(name)
        if slows:
            SLOWS.add(name)
        return function

    return keep


def drawn(dice: random.Random, kinds: tuple[str, ...]) -> str:
    """Return the name of a trouble. kinds: those that may come; () for all."""
    names = [name for name in TROUBLES if not kinds or name in kinds]
    return dice.choices(names, [WEIGHTS[name] for name in names])[0]


async def make_beside(
    universe: "Universe", troubles: Mapping[str, OfSome[Who]], whom: Sequence[Who], dice: random.Random, first: int
) -> None:
    """Make troubles that are no part of the list, each for one of some.

    first: the number after which these have their own, by which each can be left out.
    """
    for number in itertools.count(first + 1):
        await asyncio.sleep(dice.expovariate(1 / (BESIDE / 1.5 * universe.plan.every * HOUR)))
        one, own = dice.choice(whom), random.Random(dice.getrandbits(64))
        kind = dice.choice(list(troubles))
        if not universe.people.is_silent and number not in universe.plan.without:
            universe.result.numbers.append(number)
            universe.begin_trouble(kind, troubles[kind](universe, one, own), f"{number}: ")


async def meet(universe: "Universe", dice: random.Random, seconds: tuple[float, ...]) -> None:
    """Let a trouble go on until a member's request meets it, and for one of so many seconds longer."""
    await universe.next_request()
    await asyncio.sleep(dice.choice(seconds))
