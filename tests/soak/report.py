"""The results of a month as a table."""

import statistics
from dataclasses import asdict

from tests.soak.month import Month

WARM_DAYS = 5  # days until the caches are full
GROWTH_AT_MOST = 1.25


def growth(month: Month) -> float | None:
    """Return the memory of the last days divided by the memory of the first days with full caches.

    The painters' cache is not counted. Return None if there are too few days.
    """
    warm = [memory - sprites for memory, sprites in zip(month.memory, month.sprites, strict=True)][WARM_DAYS:]
    if len(warm) < 6:
        return None
    return statistics.median(warm[-3:]) / statistics.median(warm[:3])


def complaints(month: Month) -> list[str]:
    found = [*month.faults, *month.errors]
    found += [f"match {match} is stuck" for match in month.unfinished]
    if month.tally.unanswered:
        found.append(f"{month.tally.unanswered} commands or buttons were not answered")
    grown = growth(month)
    if grown is not None and grown > GROWTH_AT_MOST:
        found.append(f"memory grew {grown:.2f} times")
    if month.tasks and month.tasks[-1] > 2 * month.tasks[0] + 10:
        found.append(f"tasks grew from {month.tasks[0]} to {month.tasks[-1]}")
    return found


def table(month: Month) -> str:
    rows: list[tuple[str, object]] = [
        ("days", month.days),
        ("days until all was finished", f"{month.closing_days:.1f}"),
    ]
    rows += [(f"{game}: {phase}", count) for (game, phase), count in sorted(month.phases.items())]
    tally = asdict(month.tally)
    refusals = tally.pop("refusals")
    rows += [(name.replace("_", " "), count) for name, count in tally.items()]
    rows += [(f"refused: {key}", count) for key, count in sorted(refusals.items())]
    rows += [("restarts", month.restarts)]
    rows += [(f"trouble: {kind}", count) for kind, count in sorted(month.troubles.items())]
    rows += list(month.counts.items())
    if month.memory:
        picked = [month.memory[day] for day in sorted({0, len(month.memory) // 2, len(month.memory) - 1})]
        rows.append(("memory, MiB: first, middle, last day", ", ".join(f"{one:.0f}" for one in picked)))
        picked = [month.sprites[day] for day in sorted({0, len(month.sprites) // 2, len(month.sprites) - 1})]
        rows.append(("of that what painters keep", ", ".join(f"{one:.0f}" for one in picked)))
    grown = growth(month)
    if grown is not None:
        rows.append((f"memory without that, last days by the days after the {WARM_DAYS}th", f"{grown:.2f}"))
    rows.append(("tasks at rest: first, last day", f"{month.tasks[0]}, {month.tasks[-1]}"))
    rows.append(("stuck", len(month.unfinished)))
    rows.append(("said twice, never, or to nobody", len(month.faults)))
    rows.append(("seconds", f"{month.seconds:.0f}"))
    return "\n".join(("| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)))
