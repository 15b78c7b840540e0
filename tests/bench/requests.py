"""Counts what a match costs of Discord's 50 requests per second: `python -m tests.bench.requests [GAME]`.

Two members play each game through the real bot and the local Discord. Only counted requests are shown: Discord does not
count answers to interactions, and what goes through an interaction's token.

- A turn: the requests of a whole turn by menus and buttons alone, as in `tests.bench.presses`.
- A step: a change of the match during a turn, such as a laid tile or a dwarf's walk.
- Typed: a turn whose moves have no press on the board. Its old board is put away in spare time (`bot.ui.boards.lanes`).
  Each step is an edit that Discord counts (DECISIONS.md, "A typed step costs a counted request").
- A reminder: what is sent to the member to move when it is due.
"""

import asyncio
import logging
import random
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from unittest.mock import patch

from bot.games import all_games
from bot.playground import Actor, Interaction
from bot.ui.boards import reconciler
from bot.ui.boards.lanes import Rank
from tests.bench.presses import GAMES, Hand, mover
from tests.cogs.desk import Desk, notice, started_by_buttons

TURNS = 12
REMINDERS = 3
OPTIONS = {"gems3d": {"mode": "relay"}}


@dataclass
class Costs:
    """Counted requests, of each turn, step or reminder, and all of them by route."""

    turns: list[int] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    routes: Counter[str] = field(default_factory=Counter)


async def settled(desk: Desk) -> None:
    """Wait until all is shown, put away and answered."""
    await desk.client.door.empty()
    await desk.drawn()
    await desk.client.door.latest.settle()


class Counting(Hand):
    """A finger that also notes the counted requests of each change that it makes."""

    def __init__(self, desk: Desk, who: Actor, costs: Costs) -> None:
        super().__init__(desk, who, [])
        self.costs = costs
        self.spent = 0  # in this turn
        self._inside = False

    async def _do(self, press: Awaitable[Interaction]) -> None:
        if self._inside:  # the form that a press has opened
            await super()._do(press)
            return
        before, tally = await self.desk.match(self.who), self.desk.playground.tally.copy()
        self._inside = True
        await super()._do(press)
        self._inside = False
        await settled(self.desk)
        cost = self.desk.playground.tally.since(tally).counted
        after = await self.desk.sessions.matches.match(before.id)
        self.spent += cost.total()
        self.costs.routes.update(cost)
        if after.version > before.version and after.to_move == before.to_move and not after.over:
            self.costs.steps.append(cost.total())


async def pressed(game: str, desk: Desk, turns: int = TURNS) -> Costs:
    """Play turns by menus and buttons."""
    new, play = GAMES[game]
    costs = Costs()
    while len(costs.turns) < turns:
        desk.seed += 1
        members = await started_by_buttons(desk, new, "Ada", "Bela", **OPTIONS.get(game, {}))
        await settled(desk)
        while len(costs.turns) < turns and not (match := await desk.match(members[0])).over:
            hand = Counting(desk, mover(match, members), costs)
            desk.clock.turn(1)
            await play(hand)
            costs.turns.append(hand.spent)
    return costs


async def typed(game: str, desk: Desk, turns: int = TURNS) -> Costs:
    """Play turns without any press on a board."""
    costs, dice = Costs(), random.Random(desk.seed)
    while len(costs.turns) < turns:
        desk.seed += 1
        members = await started_by_buttons(desk, GAMES[game][0], "Ada", "Bela", **OPTIONS.get(game, {}))
        await settled(desk)
        match, spent = await desk.match(members[0]), 0
        while len(costs.turns) < turns and not match.over:
            who, tally = mover(match, members), desk.playground.tally.copy()
            move = dice.choice(await desk.legal_of(match.id, who))
            after = await desk.sessions.turns.play(desk.request(who), match.id, move, match.version)
            await settled(desk)
            cost = desk.playground.tally.since(tally).counted
            costs.routes.update(cost)
            spent += cost.total()
            if after.to_move == match.to_move and not after.over:
                costs.steps.append(cost.total())
            else:
                costs.turns.append(spent)
                spent = 0
            match = after
    return costs


async def reminded(game: str, desk: Desk, reminders: int = REMINDERS) -> Costs:
    """Let reminders come, each to the member who is to begin a match."""
    costs = Costs()
    for _ in range(reminders):
        desk.seed += 1
        ada, bela = await started_by_buttons(desk, GAMES[game][0], "Ada", "Bela", time=60, **OPTIONS.get(game, {}))
        await settled(desk)
        tally, match, last = desk.playground.tally.copy(), await desk.match(ada), ada.messages("games")[-1].id
        desk.clock.turn(31)
        await notice(ada, "turn", after=last)
        await settled(desk)
        cost = desk.playground.tally.since(tally).counted
        costs.turns.append(cost.total())
        costs.routes.update(cost)
        for who in (ada, bela):
            if not (await desk.sessions.matches.match(match.id)).over:
                await desk.sessions.seats.resign(desk.request(who), match.id)
        await settled(desk)
    return costs


MEASURED: Mapping[str, Callable[[str, Desk], Awaitable[Costs]]] = {
    "pressed": pressed,
    "typed": typed,
    "reminder": reminded,
}


async def measured(work: Callable[[str, Desk], Awaitable[Costs]], game: str, *, busy: bool) -> Costs:
    """Return what the work costs. busy: whether no request is ever left over."""
    with tempfile.TemporaryDirectory() as folder:
        async with Desk(Path(folder)) as desk:
            desk.playground.rest.spec = None  # checking requests against Discord's description would take time
            if not busy:
                return await work(game, desk)
            leave_nothing(desk)
            with patch.object(reconciler, "MOST_OLD", -1):
                return await work(game, desk)


def leave_nothing(desk: Desk) -> None:
    """Let no request be left over, as if other requests always waited. Then requests that tidy up are never sent."""
    pace = desk.client.lanes.pace
    passed = pace.passed

    async def never_tidy(rank: Rank = Rank.ACT) -> None:
        if rank is Rank.TIDY:
            await asyncio.Event().wait()
        await passed(rank)

    pace.passed, pace.has_spare = never_tidy, lambda: False  # type: ignore[method-assign]


def mean(costs: list[int]) -> str:
    return f"{statistics.fmean(costs):.2f}" if costs else "-"


def table() -> Iterator[str]:
    yield "counted requests, as a mean: with requests left over, and with none\n"
    yield f"{'':<22} {'left over':>9} {'of steps':>9} {'none left':>9} {'of steps':>9}  routes with requests left over"
    for game in sys.argv[1:] or [key for key in GAMES if key in all_games()]:
        for name, work in MEASURED.items():
            idle, busy = (asyncio.run(measured(work, game, busy=busy)) for busy in (False, True))
            aim = "aim 1.0 and 0: reached" if reaches(busy) else "aim 1.0 and 0: MISSED"
            routes = ", ".join(f"{route.replace('_id', '')} {number}" for route, number in idle.routes.most_common())
            yield (
                f"{game + ', ' + name:<22} {mean(idle.turns):>9} {mean(idle.steps):>9} "
                f"{mean(busy.turns):>9} {mean(busy.steps):>9}  {routes}; {aim}"
            )


def reaches(costs: Costs) -> bool:
    return statistics.fmean(costs.turns) <= 1.0 and not sum(costs.steps)


if __name__ == "__main__":
    logging.getLogger("discord").setLevel(logging.ERROR)
    for row in table():
        print(row, flush=True)
