"""Looks whether the clock ends only turns whose member could reach the bot for their whole time."""

import asyncio
import math
from typing import TYPE_CHECKING, NamedTuple

from bot.playground.gateway.gateway import Gateway
from bot.sessions.pace import terms_of
from bot.sessions.time.absences import SHORT

if TYPE_CHECKING:
    from tests.universe.universe import Universe

EVERY = 60.0  # seconds between two looks
TOLERANCE = 4 * EVERY  # seconds: a turn is seen late, and the bot counts what is shorter than a minute or two
SHORTEST = SHORT / 1_000 + 2 * EVERY  # seconds; the bot may take a shorter absence for none
TURNS = """
SELECT turns.match_id, seat, since, terms FROM turns LEFT JOIN terms ON terms.match_id = turns.match_id WHERE to_move
"""
BY_CLOCK = """
SELECT version FROM kills_log WHERE match_id = :match AND version > :since AND seat = :seat
AND kind = 'move' AND user_id IS NULL
"""
TERMS = "SELECT terms FROM terms WHERE match_id = :match"


def is_heard(gateway: Gateway, guild_id: int | None) -> bool:
    """Return whether a connected shard gets the events of a guild; for None, those of direct conversations."""
    return any(one.connection is not None and one.serves(guild_id) for one in gateway.sessions.values())


class Turn(NamedTuple):
    """A turn with a limit. since: the version at which its clock started."""

    match: str
    seat: int
    since: int


class Reached:
    """Sums up how long members could reach the bot, and compares it with the turns that the clock ends."""

    def __init__(self, universe: "Universe") -> None:
        self._universe = universe
        self._seconds = 0.0  # in which members could reach the bot
        self._away: float | None = None  # since when they cannot, on the loop's clock
        self._seen: dict[Turn, tuple[float, float]] = {}  # the sum, and the loop's clock, when a turn was seen first
        self._limits: dict[Turn, float] = {}  # the shortest limit that each had, in seconds
        self._judged: set[Turn] = set()  # turns of which nothing is known, or nothing more is to be known
        self._is_anew = False

    def forget(self) -> None:
        """Forget all turns, because the database is one of a version without heartbeats."""
        self._is_anew = True

    async def watch(self) -> None:
        """Look again and again."""
        universe, before = self._universe, self._universe.loop.now
        while True:
            await asyncio.sleep(EVERY)
            now = universe.loop.now
            if universe.lives.is_heard:
                short = self._away is not None and before - self._away < SHORTEST
                self._seconds += now - (self._away if short and self._away is not None else before)
                self._away = None
            elif self._away is None:
                self._away = before
            before = now
            if universe.books.is_open and universe.lives.is_heard:
                self._compare(now)

    def _compare(self, now: float) -> None:
        books = self._universe.books
        turns = {Turn(*turn): terms for *turn, terms in books.read(TURNS)}
        if self._is_anew:
            self._judged, self._is_anew = self._judged | turns.keys() | self._seen.keys(), False
        for turn in sorted(turns.keys() | self._seen.keys()):
            self._seen.setdefault(turn, (self._seconds, now))
            terms = terms_of(turns[turn] if turn in turns else self._stored(turn.match))
            if terms.pace.limit is not None and turn in turns:
                self._limits[turn] = min(terms.pace.limit / 1_000, self._limits.get(turn, math.inf))
            asked = any((one.seat, one.since) == turn[1:] and not one.silent for one in terms.asks)
            row = {"match": turn.match, "seat": turn.seat, "since": turn.since}
            if turn not in self._judged and (asked or (turn not in turns and books.read(BY_CLOCK, **row))):
                self._judge(turn, now)
            if turn not in turns:
                del self._seen[turn]
                self._judged.discard(turn)

    def _stored(self, match: str) -> str | None:
        rows = self._universe.books.read(TERMS, match=match)
        return rows[0][0] if rows else None

    def _judge(self, turn: Turn, now: float) -> None:
        """Report a turn that the clock has ended too early."""
        self._judged.add(turn)
        seconds, began = self._seen[turn]
        passed, limit = self._seconds - seconds, self._limits.get(turn, 0.0)
        if passed + TOLERANCE < limit and not self._universe.excuses.skewed.meets(began - EVERY, now):
            text = f"the turn of seat {turn.seat} in {turn.match} since version {turn.since} was over after"
            self._universe.find("unheard", f"{text} {passed:.0f} s of {limit:.0f}, {now - began:.0f} s by the clock")
