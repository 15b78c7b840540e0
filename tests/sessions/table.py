"""What tests of sessions need: a clock that they turn, members with requests, and an open database."""

import asyncio
import heapq
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from itertools import count

from bot.errors import PlayerError
from bot.sessions.change import AnyGame
from bot.sessions.computers import thinkers
from bot.sessions.leagues import champions
from bot.sessions.leagues.openings import Host
from bot.sessions.model import Eyes, GuildSettings, Match, Member, MemberSettings, Place, Request
from bot.sessions.notices import Deliver
from bot.sessions.sessions import Sessions
from bot.sessions.share import ALONE, Share
from bot.storage.store import Store
from tests.sessions.heap import Heap
from tests.sessions.together import Race, Together
from tests.workers import inline_workers

PLACE = Place(guild=1, channel=10)
NAMES = ("Ada", "Ben", "Cleo", "Dan")
HOUR = 60 * 60 * 1000

_interactions = count(1_000_000_000_000_000_001)


class TurnedClock:
    """A clock whose time changes only when a test turns it."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self._now = now
        self._waiting: list[tuple[int, int, asyncio.Event]] = []
        self._order = count()

    def now(self) -> int:
        return self._now

    def turn(self, milliseconds: int) -> bool:
        """Turn the clock forward by `milliseconds`, and wake sleepers whose time is over. Return whether there are."""
        self._now += milliseconds
        wakes = bool(self._waiting) and self._waiting[0][0] <= self._now
        while self._waiting and self._waiting[0][0] <= self._now:
            heapq.heappop(self._waiting)[2].set()
        return wakes

    def monotonic(self) -> float:
        return time.monotonic()

    async def sleep_until(self, due: int) -> None:
        if due > self._now:
            woken = asyncio.Event()
            heapq.heappush(self._waiting, (due, next(self._order), woken))
            await woken.wait()


def member(number: int) -> Member:
    """Return Ada, Ben, Cleo and so on, with user ids 100, 101, 102 and so on."""
    return Member(100 + number, NAMES[number] if number < len(NAMES) else f"Member {number}")


def ask(number: int = 0) -> Request:
    """Return a new interaction of a member."""
    return Request(next(_interactions), member(number), "en")


def named_in(refusal: PlayerError) -> list[str]:
    """Return the stored names of the users whom a refusal names."""
    return [] if refusal.named is None else [refusal.named.roster[place][1] for place in refusal.named.places]


def looks(user: int, guild: int = PLACE.guild, sees: Callable[[int], bool] = lambda _: True) -> Request:
    """Return a request of a member in a server.

    sees: whether the member sees the channel with this id.
    """
    return Request(next(_interactions), Member(user, "Zoe"), "en", Eyes(guild, sees))


async def set_guild(sessions: Sessions, guild: int, settings: GuildSettings) -> None:
    """Replace a server's settings."""
    await sessions.settings.change_guild(guild, lambda _: settings)


async def set_member(sessions: Sessions, user: int, settings: MemberSettings) -> None:
    """Replace a member's settings."""
    await sessions.reminders.change_member(user, lambda _: settings)


@asynccontextmanager
async def sessions_on(
    url: str,
    clock: TurnedClock,
    seed: int = 2**64 - 2,
    deliver: Deliver | None = None,
    share: Share = ALONE,
    more: Iterable[AnyGame] = (),
    host: Host | None = None,
    roles: champions.Host | None = None,
) -> AsyncIterator[Sessions]:
    """Yield sessions on a database, and close them. The default seed makes heaps as large as the options say.

    more: games beside the small ones of these tests. host: shows leagues; None: nothing looks at leagues.
    roles: gives and takes the role of champions; None: nothing does.
    """
    store = await Store.open(url, clock)
    games: dict[str, AnyGame] = {game.about.key: game for game in (Heap(), Together(), Race(), *more)}
    sessions = Sessions(store, clock, games, seeds=lambda: seed, workers=inline_workers, share=share)
    if deliver is not None:
        sessions.outbox.deliver_by(deliver)
    if host is not None:
        sessions.leagues.show_by(host)
        sessions.leagues.show_by(host, cups=True)
    if roles is not None:
        sessions.champions.show_by(roles)
    try:
        await sessions.start()
        yield sessions
    finally:
        await sessions.drain()
        await store.close()


async def rested(sessions: Sessions, match: Match) -> Match:
    """Wait until all computer players have made their moves, and return the match."""
    changed = asyncio.Event()
    sessions.subscribe(lambda _: changed.set())
    async with asyncio.timeout(60):
        while thinkers(match):
            changed.clear()
            match = await sessions.matches.match(match.id)
            if thinkers(match):
                await changed.wait()
    return match


class Heard:
    """Subscribes to all matches and keeps what is announced."""

    def __init__(self, sessions: Sessions) -> None:
        self.matches: list[Match] = []
        self._news = asyncio.Event()
        sessions.subscribe(self._hear)

    def _hear(self, match: Match) -> None:
        self.matches.append(match)
        self._news.set()

    async def until(self, number: int) -> Match:
        """Wait until `number` matches were announced, and return the newest."""
        async with asyncio.timeout(60):
            while len(self.matches) < number:
                self._news.clear()
                await self._news.wait()
        return self.matches[-1]
