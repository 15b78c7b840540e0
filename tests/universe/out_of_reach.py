"""Looks whether the clock ends only turns whose member could reach the bot for their whole time."""

import asyncio
import math
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from bot.engine.game import Seat
from bot.playground.gateway.gateway import Gateway
from bot.sessions.pace import SeatTime, Terms, terms_of
from bot.sessions.time.absences import SHORT
from bot.sessions.time.zones import zone_of

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


class Hours(NamedTuple):
    """Which hours count: `Pace.off` and `SeatTime.zone`."""

    off: str | None = None
    zone: str | None = None

    def count(self, at: float) -> bool:
        """Return whether a moment counts, by what the wall clock shows. at: in seconds since 1970."""
        wall = datetime.fromtimestamp(at, zone_of(self.zone))
        weekend, night = wall.strftime("%a") in ("Sat", "Sun"), not 7 <= wall.hour < 22
        return {None: True, "weekends": not weekend, "nights": not night}.get(self.off, not (weekend or night))


def hours_of(terms: Terms, seat: int) -> Hours:
    return Hours(terms.pace.off, _time_of(terms, seat).zone)


def whole_of(terms: Terms, seat: int) -> float:
    """Return how long a turn of a seat may take, in seconds: its limit and what is left of its bank."""
    return ((terms.pace.limit or 0) + max(0, terms.pace.bank - _time_of(terms, seat).spent)) / 1_000


def _time_of(terms: Terms, seat: int) -> SeatTime:
    return next((one for one in terms.times if one.seat == seat), SeatTime(Seat(seat)))


class Reached:
    """Sums up how long members could reach the bot, and compares it with the turns that the clock ends."""

    def __init__(self, universe: "Universe") -> None:
        self._universe = universe
        self._seconds = {Hours(): 0.0}  # in which members could reach the bot, of the hours that count for a member
        self._away: float | None = None  # since when they cannot, on the loop's clock
        # When a turn was seen first: which hours count for it, their sum, and the loop's clock.
        self._seen: dict[Turn, tuple[Hours, float, float]] = {}
        self._limits: dict[Turn, float] = {}  # the shortest time that each had with its bank, in seconds
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
                reached = now - (self._away if short and self._away is not None else before)
                for hours in self._seconds:
                    if hours.count(universe.loop.wall()):
                        self._seconds[hours] += reached
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
            terms = terms_of(turns[turn] if turn in turns else self._stored(turn.match))
            hours = hours_of(terms, turn.seat)
            if turn not in self._seen or (turn in turns and self._seen[turn][0] != hours):
                self._limits.pop(turn, None)  # all have agreed on other hours, with which its time begins anew
                self._seen[turn] = (hours, self._seconds.setdefault(hours, 0.0), now)
            asked = any((one.seat, one.since) == turn[1:] and not one.silent for one in terms.asks)
            if terms.pace.limit is not None and turn in turns and not asked:  # the bank is empty once others vote
                self._limits[turn] = min(whole_of(terms, turn.seat), self._limits.get(turn, math.inf))
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
        hours, seconds, began = self._seen[turn]
        passed, limit = self._seconds[hours] - seconds, self._limits.get(turn, 0.0)
        if passed + TOLERANCE < limit and not self._universe.excuses.skewed.meets(began - EVERY, now):
            text = f"the turn of seat {turn.seat} in {turn.match} since version {turn.since} was over after"
            self._universe.find("unheard", f"{text} {passed:.0f} s of {limit:.0f}, {now - began:.0f} s by the clock")
