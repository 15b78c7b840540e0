"""Members who press, and a watch that tells when each was answered and when they saw a picture."""

import asyncio
import math
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from bot.playground import Interaction, Message, Playground
from bot.playground.world.events import InteractionChanged, MessageCreated, MessageUpdated
from bot.playground.world.model import nested
from tests.load.matches import Turn

GALLERY = 12
PATIENCE = 30.0  # seconds until a member gives up
LATE = 3000.0  # milliseconds; Discord drops later answers
MOST_FAILURES = 10  # when so many members have given up, the rest need not try


class NoAnswers(Exception):
    """Members press, and nothing comes."""


@dataclass
class Times:
    """Milliseconds from a press to its answer, and to the next picture in its channel."""

    answers: list[float] = field(default_factory=list)
    pictures: list[float] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)

    @property
    def late(self) -> int:
        """How many answers would have been too late on Discord."""
        return sum(time > LATE for time in self.answers)


def percentile(times: Sequence[float], share: float) -> float:
    """Return the time that this share of all times does not exceed; infinity if there are none."""
    return sorted(times)[math.ceil(len(times) * share) - 1] if times else math.inf


class Watch:
    """Tells when an interaction is answered, and when the channel shows a new picture."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self._answered: dict[int, asyncio.Future[float]] = {}
        self._shown: dict[int, asyncio.Future[float]] = {}
        playground.world.listen(self._hear)

    async def timed(self, send: Callable[[], Interaction], channel: int, times: Times, *, picture: bool) -> None:
        """Send a request and note its times. picture: whether to wait until the channel shows a new picture, too.

        Raises NoAnswers after MOST_FAILURES failures.
        """
        loop = asyncio.get_running_loop()
        shown = self._shown[channel] = loop.create_future()
        began = time.perf_counter()
        sent = send()
        answered = self._answered[sent.id] = loop.create_future()
        try:
            async with asyncio.timeout(PATIENCE):
                times.answers.append((await answered - began) * 1000)
                if picture:
                    times.pictures.append((await shown - began) * 1000)
        except TimeoutError:
            said = [] if sent.answer is None else sent.answer.texts
            times.failed.append(f"{sent.name or sent.data.get('custom_id')} is {sent.state}: {said}")
        finally:
            self._answered.pop(sent.id)
            self._shown.pop(channel, None)
        if len(times.failed) >= MOST_FAILURES:
            raise NoAnswers("\n".join((f"{len(times.failed)} presses without answer or picture:", *times.failed)))

    def _hear(self, event: object) -> None:
        now = time.perf_counter()
        if isinstance(event, InteractionChanged) and event.interaction.state == "answered":
            _tell(self._answered.get(event.interaction.id), now)
        elif isinstance(event, (MessageCreated, MessageUpdated)) and _has_picture(event.message):
            _tell(self._shown.get(event.message.channel_id), now)


def _tell(waiting: asyncio.Future[float] | None, now: float) -> None:
    if waiting is not None and not waiting.done():
        waiting.set_result(now)


def _has_picture(message: Message) -> bool:
    return message.only_for is None and any(part["type"] == GALLERY for part in nested(message.components))


async def all_at_once(watch: Watch, turns: Iterable[Turn]) -> Times:
    """Take all turns in the same moment."""
    times = Times()
    async with asyncio.TaskGroup() as group:
        for turn in turns:
            group.create_task(_take(watch, turn, times))
    return times


async def some_at_a_time(watch: Watch, turns: Iterable[Turn], busy: int) -> Times:
    """Take the turns one after another, `busy` at a time."""
    times, left = Times(), iter(turns)

    async def work() -> None:
        for turn in left:
            await _take(watch, turn, times)

    async with asyncio.TaskGroup() as group:
        for _ in range(busy):
            group.create_task(work())
    return times


async def _take(watch: Watch, turn: Turn, times: Times) -> None:
    await watch.timed(lambda: turn.send(watch.playground), turn.place.channel.id, times, picture=True)
