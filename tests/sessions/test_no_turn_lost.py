"""A test that no turn is lost to time in which its member could not reach the bot, whatever the bot was away for."""

import math
import random
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import text

from bot.sessions.model import Place
from bot.sessions.pace import DAY, HOUR, LONGEST_LIMIT, MINUTE, SHORTEST_LIMIT, Pace
from bot.sessions.time.absences import SHORT
from bot.sessions.time.reach import SOON
from tests.sessions.absent import Through, through_discord
from tests.sessions.heap import HeapOptions
from tests.sessions.table import TurnedClock, ask

pytestmark = pytest.mark.slow

SHORTEST, LONGEST = 5_000, 30 * DAY
ABSENCES = 12
VERSIONS = "SELECT id, version FROM matches WHERE phase = 'playing'"


class Reckoning:
    """Knows for each turn since when it lasts, in time in which members could reach the bot.

    An absence below `SHORT` counts as such time if the limit is longer than `SOON`: who has hours misses seconds.
    """

    def __init__(self) -> None:
        self.limits: dict[str, int] = {}
        self.reached = 0
        self.short = 0  # of the time so far, without long absences, how much was in short ones
        self.ended = 0
        self.lost: list[str] = []
        self._begun: dict[str, tuple[int, int]] = {}

    async def look(self, through: Through) -> None:
        for match, version in await through.store.run(_versions):
            before, begun = self._begun.get(match, (0, 0))
            if before not in (0, version):
                self.ended += 1
                if self._lasted(match) - begun < self.limits[match]:
                    self.lost.append(f"{match} ended after {self._lasted(match) - begun} of {self.limits[match]}")
            if before != version:
                self._begun[match] = (version, self._lasted(match))

    def _lasted(self, match: str) -> int:
        return self.reached + (self.short if self.limits[match] > SOON else 0)


async def _versions(connection: object) -> list[tuple[str, int]]:
    return [tuple(row) for row in (await connection.execute(text(VERSIONS))).all()]  # type: ignore[attr-defined]


def log_uniform(dice: random.Random, low: int, high: int) -> int:
    return round(math.exp(dice.uniform(math.log(low), math.log(high))))


NIGHTLY = [pytest.mark.nightly, pytest.mark.timeout(900)]


@pytest.mark.parametrize(
    ("seed", "matches"), [(0, 6), *(pytest.param(seed, 100, marks=NIGHTLY) for seed in range(1, 11))]
)
async def test_no_turn_is_lost_to_time_out_of_reach(
    database_url: str, clock: TurnedClock, seed: int, matches: int
) -> None:
    """The bot is stopped, killed or without Discord, each time from seconds to 30 days, at moments of chance."""
    dice, reckoning = random.Random(seed), Reckoning()
    ways = ("stop", "kill", "lose", "freeze")
    async with AsyncExitStack() as stack:
        through = await stack.enter_async_context(through_discord(database_url, clock))
        for number in range(matches):
            limit = log_uniform(dice, SHORTEST_LIMIT, LONGEST_LIMIT if number % 2 else 6 * HOUR)
            options, pace = HeapOptions(heap=1000, seats=2), Pace(limit=limit, hard=True)
            match = await through.sessions.lobby.open(ask(0), Place(number + 1, number + 1), "heap", options, pace=pace)
            await through.sessions.lobby.join(ask(1), match.id)
            await through.sessions.lobby.begin(ask(0), match.id)
            reckoning.limits[match.id] = limit
        await reckoning.look(through)
        for number in range(ABSENCES):
            for _ in range(dice.randrange(1, 5)):
                step = log_uniform(dice, MINUTE, 5 * HOUR)
                await through.stay(step)
                reckoning.reached += step
                await reckoning.look(through)
            way, away = ways[number % len(ways)], log_uniform(dice, SHORTEST, LONGEST)
            if way in ("stop", "kill"):
                if way == "kill":
                    through.sessions.reach._recorded.clear()
                await stack.aclose()
                clock.turn(away)
                through = await stack.enter_async_context(through_discord(database_url, clock))
            else:
                if way == "lose":
                    through.lose()
                await through.pass_by(away)
                await through.connect()
            if away < SHORT and way == "freeze":  # shorter than two heartbeats: nobody notices it
                reckoning.reached += away
            elif away < SHORT:
                reckoning.short += away
            await through.stay(0)
            await reckoning.look(through)
    assert reckoning.lost == []
    assert reckoning.ended > matches
