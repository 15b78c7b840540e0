"""Lets the days pass. Members act, Discord fails at times, and the bot restarts."""

import asyncio
import ctypes
import gc
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

from render.memory import MEMORY
from tests.soak.audit import Audit
from tests.soak.people import People, Tally
from tests.soak.town import Town

STEP = 30  # minutes that pass in one step
STEPS_A_DAY = 24 * 60 // STEP
OPENING = 0.8  # the share of the days in which members open matches
TROUBLE_STEPS, DOWN_STEPS, RESTART_STEPS, CHANNEL_STEPS = 6, 48, 24, 180  # average steps between two events of a kind
DOWN_FOR = 3  # average steps until Discord works again
CLOSING_DAYS = 20  # the most days in which members finish the open matches


@dataclass
class Month:
    """The results of a month.

    Attributes:
        counts: counts of messages, as `Audit.close` returns them.
        memory: the process's resident memory at the end of each day, in MiB; [] if the system does not report it.
        sprites: the memory of the painters' cache at the end of each day, in MiB.
        tasks: the number of asyncio's tasks at the end of each day.
        phases: the number of matches, by game and final phase.
        unfinished: the ids of the matches that are still open.
        closing_days: the days that members needed to finish the open matches.
    """

    days: int
    tally: Tally
    troubles: Counter[str]
    counts: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    sprites: list[float] = field(default_factory=list)
    tasks: list[int] = field(default_factory=list)
    phases: dict[tuple[str, str], int] = field(default_factory=dict)
    unfinished: list[str] = field(default_factory=list)
    restarts: int = 0
    closing_days: float = 0.0
    seconds: float = 0.0
    errors: list[str] = field(default_factory=list)


async def live(
    folder: Path,
    *,
    matches: int,
    days: int,
    seed: int,
    channels: int,
    members: int,
    checked: bool = False,
    painted: int = 1,
    told: Callable[[str], None] = lambda _: None,
) -> Month:
    """Let `days` days pass, and return the results.

    checked, painted: see `Town`
    told: gets a line for each day
    """
    began = time.monotonic()
    dice = random.Random(seed)
    town = Town(folder, dice, channels=channels, members=members, checked=checked, painted=painted)
    audit, people = Audit(town.world, folder / "desk.db", town.playground.rest.requests), People(town, matches)
    month = Month(days, people.tally, town.troubles)
    async with town:
        await asyncio.to_thread(audit.begin)  # in a thread, so that the bot can finish a write
        await people.settle_in()
        steps = days * STEPS_A_DAY
        for step in range(steps):
            await _one_step(town, people, audit, month, matches, step / (steps * OPENING))
            if step % STEPS_A_DAY == STEPS_A_DAY - 1:
                await _end_of_day(town, month)
                audit.compare()
                known, month.faults = month.faults, audit.faults
                told(
                    "\n".join(
                        [_day(month, time.monotonic() - began), *(one for one in audit.faults if one not in known)]
                    )
                )
        await _close(town, people, audit, month, folder / "desk.db")
        month.counts = audit.close()
        month.faults = audit.faults
    month.seconds = time.monotonic() - began
    return month


async def _one_step(town: Town, people: People, audit: Audit, month: Month, matches: int, done: float) -> None:
    """Let one step pass. `done` is the share of the days for opening matches that has passed."""
    dice = town.dice
    if town.down and dice.random() < 1 / DOWN_FOR:
        town.come_up()
    elif not town.down and dice.random() < 1 / DOWN_STEPS:
        town.go_down()
    elif not town.down and dice.random() < 1 / TROUBLE_STEPS:
        await town.trouble()
    if dice.random() < 1 / RESTART_STEPS:
        month.restarts += 1
        if town.down:
            town.come_up()
        audit.stopped()
        await town.start_again()
    await town.pass_time(STEP)
    if not town.down:
        while people.to_open > 0 and people.tally.opened < min(1.0, done) * matches:
            before = people.to_open
            await people.open_one()
            if people.to_open == before:
                break
        await people.live(STEP)
        if dice.random() < 1 / CHANNEL_STEPS:
            people.lose_channel()
    await town.rest()
    if not town.down:
        audit.look()


async def _close(town: Town, people: People, audit: Audit, month: Month, database: Path) -> None:
    """Let members finish the open matches. A match that stays open is stuck."""
    if town.down:
        town.come_up()
    town.playground.faults.clear()
    people.to_open = 0
    for step in range(CLOSING_DAYS * STEPS_A_DAY):
        month.unfinished = _open(database)
        month.closing_days = step / STEPS_A_DAY
        if not month.unfinished:
            break
        await town.pass_time(STEP)
        await people.live(STEP, eager=True)
        await town.rest()
        audit.look()
    await town.pass_time(24 * 60)  # after a whole day, all quiet hours have ended
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT game, phase, count(*) FROM matches GROUP BY game, phase")
        month.phases = {(game, phase): count for game, phase, count in rows}


def _open(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("SELECT id FROM matches WHERE phase IN ('lobby', 'playing')")
        return [match for (match,) in found]


async def _end_of_day(town: Town, month: Month) -> None:
    await town.forget()
    gc.collect()
    month.tasks.append(len(asyncio.all_tasks()))
    resident = resident_mib()
    if resident is not None:
        month.memory.append(resident)
        month.sprites.append(MEMORY.used / 2**20)


def resident_mib() -> float | None:
    """Free unused memory, and return the process's resident memory in MiB; None if the system is not Linux."""
    with suppress(OSError, AttributeError):  # Only glibc can free unused memory.
        ctypes.CDLL("libc.so.6").malloc_trim(0)
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return None
    return pages * 4096 / 2**20


def _day(month: Month, seconds: float) -> str:
    memory = f"{month.memory[-1]:.0f} MiB ({month.sprites[-1]:.0f} of sprites)" if month.memory else "-"
    tally = month.tally
    return (
        f"day {len(month.tasks):2}: {tally.opened} matches, {tally.moves} moves, {month.restarts} restarts, "
        f"{sum(month.troubles.values())} troubles, {memory}, {seconds:.0f} s, wrong: {len(month.faults)}"
    )
