"""Tests of what a finding tells: enough to find it in the story."""

from typing import Any

from bot.playground import Message, World
from bot.playground.world.events import MessageCreated
from tests.universe.laws import Watch
from tests.universe.loop import Loop
from tests.universe.story import stamp
from tests.universe.windows import Excuses

REMINDER = "aaaaaaaaaa-1-7-0"


class Closed:
    """The books of a database that nobody has open."""

    def read(self, query: str, **values: Any) -> list[Any]:
        return []

    async def rows(self, query: str, **values: Any) -> list[Any]:
        return []

    async def logs(self) -> dict[str, Any]:
        return {}

    async def open_tables(self) -> list[Any]:
        return []


async def test_a_reminder_that_appeared_twice_is_told_with_its_turn_and_the_times_of_the_story() -> None:
    world, loop = World.default(), Loop(1)
    books: Any = Closed()
    watch = Watch(world, books, Excuses(loop))
    world.clock.now = loop.wall  # type: ignore[method-assign]
    for number, seconds in ((21, 60.0), (22, 86_400.0)):
        loop.now += seconds
        watch._note(MessageCreated(Message(number, 5, world.bot_id, nonce=REMINDER)))
    [(law, text)] = await watch.broken([], calm=False)
    assert law == "twice"
    assert text == (
        "reminder 0 of seat 1, to move since version 7 of aaaaaaaaaa, appeared 2 times: as message 21 in 5 at "
        "day 1 00:01:00.000, as message 22 in 5 at day 2 00:01:00.000"
    )
    loop.close()


def test_a_stamp_counts_days_from_one() -> None:
    assert stamp(0) == "day 1 00:00:00.000"
    assert stamp(2 * 86_400 + 3_661.5) == "day 3 01:01:01.500"
