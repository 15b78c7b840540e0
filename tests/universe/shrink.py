"""Makes a universe that breaks a law smaller: fewer troubles, tables and days, as long as the same law is broken."""

import re
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from tests.universe.plan import Plan, Result

SHORTER = 0.8
MOST_RUNS = 60
MATCH = re.compile(r"\b[a-z2-7]{10}\b")  # the id of a match
TOLD_EVERY = 10  # runs, of which one is told although it broke no law


class Shrunk(NamedTuple):
    """The smallest universe found, and how many were tried."""

    result: Result
    runs: int


def shrunk(
    broken: Result, once: Callable[[Plan], Result], most: int = MOST_RUNS, tell: Callable[[str], None] = lambda _: None
) -> Shrunk:
    """Return a smaller universe that breaks the same law as the first finding of `broken`.

    once: lives through a plan. most: how many plans may be tried. tell: called with a line on each smaller universe.
    """
    law, runs, best = broken.findings[0].law, 0, broken

    def breaks(plan: Plan) -> bool:
        nonlocal runs, best
        if runs >= most:
            return False
        runs += 1
        found = once(plan)
        if law not in found.laws:
            if runs % TOLD_EVERY == 0:
                tell(f"shrinking seed {plan.seed}, run {runs} of at most {most}: {_size(best)} are left")
            return False
        tell(
            f"shrinking seed {plan.seed}, run {runs} of at most {most}: {_size(best)} -> {_size(found)}, "
            f"and {law!r} is still broken"
        )
        best = found
        return True

    # Days that end soon after the finding cost least, so they come first.
    days = max(0.05, round(broken.findings[0].at / 24 + 0.05, 3))
    if days < best.plan.days:
        breaks(msgspec.structs.replace(best.plan, days=days))
    size = max(1, len(best.numbers) // 2)
    while size and runs < most:
        left = list(best.numbers)
        for start in range(0, len(left), size):
            without = tuple(sorted({*best.plan.without, *left[start : start + size]}))
            if without != best.plan.without:
                breaks(msgspec.structs.replace(best.plan, without=without))
        size //= 2
    while best.plan.tables > 1 and breaks(msgspec.structs.replace(best.plan, tables=best.plan.tables - 1)):
        pass
    while best.plan.days > 0.05 and breaks(msgspec.structs.replace(best.plan, days=round(best.plan.days * SHORTER, 4))):
        pass
    return Shrunk(best, runs)


def another(first: Result, small: Result) -> str:
    """Return how what the smaller universe breaks first differs from what the first one broke; "" if it does not."""
    before, after = first.findings[0], small.findings[0]
    if after.law != before.law:
        return f"it breaks another law first: {after}"
    was, now = MATCH.search(before.text), MATCH.search(after.text)
    if was is None or now is None or was[0] == now[0]:
        return ""
    return f"it breaks the law in another match, {now[0]} instead of {was[0]}"


def _size(result: Result) -> str:
    plan = result.plan
    return f"{len(result.numbers)} troubles, {plan.tables} tables, {plan.days:g} days"
