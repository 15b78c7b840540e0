"""A bot without Discord, for tests that kill it. It has only sessions and storage, and plays many matches at once.

    python -m tests.sessions.crash_child

The process loads everything once. For each line on stdin it forks a bot and prints the bot's process id. A line is
"<database url> <first interaction> <pipe> <early, late, post or think>".

With "late", the bot opens missing matches and then plays at random: moves, undos, some resignations and new matches.
After the commit of a change it writes a line to the named pipe, "match version kind:notation".

With "early", the bot has a bug that the test must find: it writes this line before the commit.

With "post", the bot plays nothing, and sends the notices in its outbox. It writes their ids to the pipe instead of
sending messages to Discord.

With "think", one member plays in each match against two computer players. They think in the bot's own process, because
a worker process needs longer to start than most of these bots live.
"""

import asyncio
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count

from bot.errors import PlayerError
from bot.machine import SystemClock, T, Ts
from bot.sessions.model import Match, Member, Place, Request
from bot.sessions.notices import Notice
from bot.sessions.play.company import Company
from bot.sessions.sessions import Sessions
from bot.storage.store import Store
from bot.storage.writer import Publish
from bot.storage.writes import Statement, Writes
from bot.workers import WorkerProcesses
from tests.sessions.heap import Heap, HeapOptions

MATCHES = 12
THINKING = 6  # matches with computer players
HEAP = 10_000
MOST_TURNS = 300  # of the event loop, until a computer player has thought
SOLO_MATCHES = 8  # The other matches are relays of two members.


def acknowledge(match_id: str, version: int, kind: str, notation: str) -> None:
    """Write a line in one call, so that a kill never leaves half a line."""
    os.write(sys.stdout.fileno(), f"{match_id} {version} {kind}:{notation}\n".encode())


class EarlyStore(Store):
    """A store with a bug on purpose: it reports a change as stored before the commit."""

    async def write(self, writes: Writes, publish: Publish | None = None) -> None:
        for write in writes:
            if write.statement is Statement.LOG:
                acknowledge(*(write.values[name] for name in ("match_id", "version", "kind", "notation")))
        await super().write(writes, publish)


class Player:
    """Plays the match of one channel without end."""

    def __init__(self, sessions: Sessions, channel: int, interactions: Callable[[], int], early: bool) -> None:
        self._sessions = sessions
        self._place = Place(1, channel)
        self._members = (Member(channel * 10, "Ada"), Member(channel * 10 + 1, "Ben"))
        self._interactions = interactions
        self._early = early
        self._dice = random.Random()

    def _ask(self, seat: int = 0) -> Request:
        return Request(self._interactions(), self._members[seat], "en")

    def _acknowledged(self, match: Match) -> Match:
        if not self._early:
            acknowledge(match.id, match.version, match.entry.kind, match.entry.notation)
        return match

    async def play(self) -> None:
        while True:
            match = await self.ready()
            while not match.over:
                match = self._acknowledged(await self._step(match))

    async def ready(self) -> Match:
        sessions, members = self._sessions, self._members
        try:
            match = (await sessions.lookup.candidates(Request(None, members[0], "en"), self._place, "heap"))[0]
        except PlayerError:
            seats = 1 if self._place.channel <= SOLO_MATCHES else 2
            options = HeapOptions(HEAP, seats=seats)
            match = self._acknowledged(await sessions.lobby.open(self._ask(), self._place, "heap", options))
        if match.state is None and len(match.seats) == 1:
            match = self._acknowledged(await sessions.lobby.join(self._ask(1), match.id))
        if match.state is None:
            match = self._acknowledged(await sessions.lobby.begin(self._ask(), match.id))
        return match

    async def _step(self, match: Match) -> Match:
        sessions, draw = self._sessions, self._dice.random()
        if draw < 0.2 and match.can_undo is not None:
            return await sessions.turns.undo(self._ask(match.can_undo), match.id, match.version)
        seat = match.to_move[0]
        if draw > 0.995:
            return await sessions.seats.resign(self._ask(seat), match.id)
        text = self._dice.choice("0123" if match.version % 2 else "12")
        return await sessions.turns.play(self._ask(seat), match.id, text, match.version)


async def main(url: str, first_interaction: int, early: bool) -> None:
    store = await (EarlyStore if early else Store).open(url)
    sessions = Sessions(store, SystemClock(), {"heap": Heap()}, seeds=lambda: random.getrandbits(64))
    await sessions.start()
    interactions = count(first_interaction)
    players = [Player(sessions, channel, lambda: next(interactions), early) for channel in range(1, MATCHES + 1)]
    await asyncio.gather(*(player.play() for player in players))


async def deliver(notice: Notice) -> None:
    """Write the notice's id at once, and return in the next turn of the event loop."""
    os.write(sys.stdout.fileno(), f"{notice.id}\n".encode())
    await asyncio.sleep(0)


async def post(url: str) -> None:
    store = await Store.open(url)
    sessions = Sessions(store, SystemClock(), {"heap": Heap()}, seeds=lambda: 0)
    sessions.outbox.deliver_by(deliver)
    await sessions.start()
    await asyncio.Event().wait()


async def think(url: str, first_interaction: int) -> None:
    store = await Store.open(url)
    sessions = Sessions(store, SystemClock(), {"heap": Heap()}, seeds=lambda: random.getrandbits(64))
    sessions.computers._workers = ThinksHere()
    interactions, places = count(first_interaction), [Place(1, channel) for channel in range(1, THINKING + 1)]
    await sessions.start()
    await asyncio.gather(*(play_against_computers(sessions, place, interactions) for place in places))


class ThinksHere(WorkerProcesses):
    """Workers that compute in this process, some turns of the event loop later."""

    async def run(self, function: Callable[[*Ts], T], *args: *Ts, seconds: float) -> T:
        for _ in range(random.randrange(MOST_TURNS)):
            await asyncio.sleep(0)
        return function(*args)


async def play_against_computers(sessions: Sessions, place: Place, interactions: Iterator[int]) -> None:
    ada, news = Member(100 + place.channel, "Ada"), asyncio.Event()

    def hear(match: Match) -> None:
        if match.place == place:
            acknowledge(match.id, match.version, match.entry.kind, match.entry.notation)
            news.set()

    sessions.subscribe(hear)
    try:
        match = (await sessions.lookup.candidates(Request(None, ada, "en"), place, "heap"))[0]
    except PlayerError:
        options, company = HeapOptions(HEAP, seats=3), Company("easy", 2)
        opening = Request(next(interactions), ada, "en")
        match = await sessions.lobby.open(opening, place, "heap", options, computers=company)
    while not match.over:
        news.clear()
        match = await sessions.matches.match(match.id)
        if match.to_move == (0,):
            text = random.choice("123")
            match = await sessions.turns.play(Request(next(interactions), ada, "en"), match.id, text, None)
        else:
            await news.wait()


async def warm_up() -> None:
    """Load and build once what every bot needs."""
    with tempfile.TemporaryDirectory(prefix="lapidary-nursery-") as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{folder}/bot.db")
        await store.close()


def nursery() -> None:
    """Fork a bot for each line, until stdin ends. The next line comes only after the bot of this line has died."""
    asyncio.run(warm_up())
    for line in sys.stdin:
        url, first_interaction, pipe, mode = line.split()
        child = os.fork()
        if child == 0:
            os.dup2(os.open(pipe, os.O_WRONLY), sys.stdout.fileno())
            first = int(first_interaction)
            lives = {"post": partial(post, url), "think": partial(think, url, first)}
            asyncio.run(lives.get(mode, partial(main, url, first, mode == "early"))())
        print(child, flush=True)  # noqa: T201 - the test reads this
        os.waitpid(child, 0)


if __name__ == "__main__":
    nursery()
