"""Many futures of one moment: in each, members act, and the power goes or another trouble comes at another step.

With `--futures N`, a universe lives for a part of its days. Then it is forked N times, one fork after the other. A fork
begins a life of the bot with a copy of the disk, meets its trouble, and must come to rest while nobody acts. So many
more steps meet a trouble than in universes that only live through their days.
"""

import asyncio
import os
import random
import signal
import traceback
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NoReturn

import msgspec

from bot.playground import Refused
from tests.universe import laws
from tests.universe.forks import forked, move_out
from tests.universe.loop import BEGIN
from tests.universe.plan import Finding
from tests.universe.troubles import HOUR, drawn

if TYPE_CHECKING:
    from tests.universe.universe import Universe

CUTS, STOPS = 0.6, 0.1  # the chance that the power goes, and that the bot is stopped; else another trouble comes
STEPS = (1, 300)  # of the loop after the first act has begun, at one of which that comes
PAUSES = (60.0, 60.0, 300.0, 7_200.0, 108_000.0, 259_200.0)  # seconds until the bot starts again
ACTS = 3  # at most, soon after one another
MOVES, RESIGNS = 0.5, 0.2  # the chance that an act is a move, and that a member resigns
AGAIN = (0.5, 5.0, 60.0)  # seconds until members act once more, in a trouble that lasts
LONGEST = 36_000.0  # seconds that a trouble may last
CONNECTED_WITHIN = 20_000.0  # seconds after a start
CALM = 30.0  # seconds before the first act


class Told(msgspec.Struct):
    """What a fork writes into its pipe."""

    findings: list[Finding]
    story: list[str]


async def end_in_futures(universe: "Universe", tasks: list[asyncio.Task[None]]) -> None:
    """End a universe with futures of this moment, in which nobody else acts.

    tasks: the lives of the bot, what members do by themselves, and another task that reads the database.
    """
    await universe.silence.keep()
    tasks[1].cancel()
    await universe.move_in()
    await universe.settle()
    await universe.look(calm=True)
    for number in range(universe.plan.futures):
        future = partial(_live, universe, number)
        [said], _ = await forked(universe, 1, future)
        _tell(universe, number, said)
    universe.count()
    for task in tasks:
        task.cancel()


async def _live(universe: "Universe", number: int, _: int, pipe: int) -> None:
    await _Future(universe, number, pipe).live()


def _tell(universe: "Universe", number: int, said: bytes) -> None:
    """Add what a fork has told to the universe's findings and story."""
    try:
        told = msgspec.json.decode(said, type=Told)
    except msgspec.DecodeError:
        universe.find("crash", f"future {number} was too slow or broke: {said[-900:]!r}")
        return
    universe.result.story += [f"future {number}: {line}" for line in told.story]
    for one in told.findings:
        universe.result.findings.append(Finding(one.law, f"in future {number}: {one.text}", one.at))


class _Future:
    """The life of one fork."""

    def __init__(self, universe: "Universe", number: int, pipe: int) -> None:
        self._universe, self._number, self._pipe = universe, number, pipe
        self._dice = random.Random(f"{universe.plan.seed}:future:{number}")
        self._findings: list[Finding] = []
        self._before = len(universe.result.story)

    async def live(self) -> NoReturn:
        universe = self._universe
        universe.find = self._find  # type: ignore[method-assign]
        try:
            move_out(universe, 0)
            await asyncio.wait_for(universe.people.online.wait(), CONNECTED_WITHIN)
            await asyncio.sleep(CALM)
            await self._meet_trouble()
            await self._come_to_rest()
        except BaseException:  # noqa: BLE001 - the parent tells it
            self._note("crash", traceback.format_exc()[-1_500:])
        self._end()

    def _find(self, law: str, text: str) -> None:
        self._note(law, text)
        if law == "hangs":  # nothing may ever happen again
            self._end()

    def _note(self, law: str, text: str) -> None:
        universe = self._universe
        hours = round((universe.loop.now - BEGIN) / HOUR, 3)
        found = Finding(law, universe.story.named(text), hours)
        if all((one.law, one.text) != (law, found.text) for one in self._findings):
            self._findings.append(found)
            universe.say(f"BROKEN LAW {law}: {found.text}")

    def _end(self) -> NoReturn:
        told = Told(self._findings, self._universe.result.story[self._before :])
        with os.fdopen(self._pipe, "wb") as out:
            out.write(msgspec.json.encode(told))
        os._exit(0)

    async def _meet_trouble(self) -> None:
        """Let members act, and let something happen to the bot meanwhile."""
        dice, universe, lives = self._dice, self._universe, self._universe.lives
        draw, steps = dice.random(), dice.randint(*STEPS)
        acting = asyncio.create_task(self._act())
        if draw < CUTS + STOPS:
            lives.next_pause = dice.choice(PAUSES)
            if draw < CUTS:
                lives.cut_within(steps)
            else:
                lives.signal_within(signal.SIGTERM, steps)
            await lives.down.wait()
        else:
            begins = universe.loop.steps + steps
            while universe.loop.steps < begins:  # noqa: ASYNC110 - steps are what is waited for
                await asyncio.sleep(0.001)
            kind = drawn(dice, universe.plan.kinds)
            universe.say(f"trouble: {kind}")
            trouble = asyncio.create_task(universe.trouble(kind, 0, dice))
            await acting
            await asyncio.sleep(dice.choice(AGAIN))
            await self._act()
            await asyncio.wait((trouble,), timeout=LONGEST)  # some wait for requests, and nobody acts any more
            trouble.cancel()
        await acting

    async def _act(self) -> None:
        dice, people = self._dice, self._universe.people
        for _ in range(dice.randint(1, ACTS)):
            place = dice.choice(people.places)
            member = dice.choice(people.company(place))
            table = await self._universe.books.table(place.channel.id)
            plays = table is not None and table.phase == "playing"
            movers = [one for one in await people.movers() if one.place is place]
            draw = dice.random()
            with suppress(Refused, KeyError):  # the message or its button has just disappeared
                if plays and table is not None and draw < RESIGNS and member.id in table.users:
                    await people._resign(place, member, table)
                elif draw < RESIGNS + MOVES and movers:
                    await people.move(*dice.choice(movers))
                else:
                    await people.act(place, member)

    async def _come_to_rest(self) -> None:
        """Let nobody act until the bot has nothing left to show or to send, and check all laws."""
        universe = self._universe
        await universe.silence.keep()
        await universe.move_in()
        await universe.settle()
        await universe.look(calm=True)
        now = int(universe.loop.wall() * 1_000)
        for law, text in (
            *laws.of_dues(universe.books, now),
            *laws.of_reminders(universe.books, universe.watch, universe.excuses),
        ):
            self._note(law, text)
        await universe.look_at_rest()
