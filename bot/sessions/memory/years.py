"""A member's year: what they have played in a server from January to December. It can be seen in the next January.

Nothing is stored for it. Who asks to be left out of leaderboards, whose data was deleted, or whom one of the two has
blocked, is nobody's rival. Streaks and puzzles belong to a member in all servers, so others are told less of them.
Years and months are those of UTC, as on leaderboards.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import accumulate, groupby

import msgspec

from bot.engine.game import Outcome, Seat
from bot.engine.skills import Skilled
from bot.errors import NotAllowed, SessionError, StorageError
from bot.machine import Clock
from bot.sessions.contests import are_of_own_boards, was_broken_off
from bot.sessions.database import Database
from bot.sessions.memory.archive import unpack
from bot.sessions.pace import DAY, terms_of
from bot.sessions.packing import Packing
from bot.sessions.settings import Settings
from bot.sessions.streaks import streak
from bot.storage import dailies, years
from bot.storage.rows import ArchiveRow, LogRow
from bot.storage.years import Span, YearRow

LEAST = 5  # finished matches that a year needs
MOST_RIVALS = 10  # candidates; all but the first are needed only if members have blocked each other
MOST_READ = 300  # archives in which skills are looked for: the newest, a millisecond each
MONTHS = 12
_OUTCOME = msgspec.msgpack.Decoder(Outcome)
TOLD_DAYS = 7  # the days of January on which the message about a day's dailies leads to the past year


class YearOfGame(msgspec.Struct, frozen=True):
    """What a member has played of one game.

    Attributes:
        contested: how many of the matches could be won. Matches with computer players are left out here, and in `won`.
        bests: the matches with the highest scores, best first. Dailies and matches without points are left out.
    """

    game: str
    played: int
    contested: int
    won: int
    bests: tuple[YearRow, ...]

    @property
    def boards(self) -> Iterator[YearRow]:
        """Yield the matches in `bests` whose last picture shows one board. That of a race shows those of all seats."""
        return (row for row in self.bests if not are_of_own_boards(_OUTCOME.decode(row.outcome).standings))


class Rival(msgspec.Struct, frozen=True):
    """The member whom a member has met most. In `drawn` matches, both had the same place."""

    name: str
    met: int
    won: int
    lost: int

    @property
    def drawn(self) -> int:
        return self.met - self.won - self.lost


class Favourite(msgspec.Struct, frozen=True):
    """The skill that a member has used most. key: of the text that names it. turns: in how many turns."""

    game: str
    key: str
    turns: int


class Year(msgspec.Struct, frozen=True):
    """A member's year.

    Attributes:
        games: one for each game, the most played one first.
        months: how many matches the member has finished in each month.
        streak: the longest streak of dailies, in days.
        solved: how many puzzles; 0 for others, since puzzles belong to no server.
    """

    year: int
    name: str
    games: tuple[YearOfGame, ...]
    months: tuple[int, ...]
    rival: Rival | None
    favourite: Favourite | None
    streak: int
    solved: int

    @property
    def played(self) -> int:
        return sum(self.months)

    @property
    def contested(self) -> int:
        return sum(one.contested for one in self.games)

    @property
    def won(self) -> int:
        return sum(one.won for one in self.games)


def past_year(now: int) -> int | None:
    """Return the year that members can see now: in January the one before, else None. now: in milliseconds."""
    today = datetime.fromtimestamp(now / 1000, UTC)
    return today.year - 1 if today.month == 1 else None


def year_told(now: int) -> int | None:
    """Return the year to which the message about a day's dailies leads: in the first days of January, else None."""
    return past_year(now) if datetime.fromtimestamp(now / 1000, UTC).day <= TOLD_DAYS else None


def span_of(year: int) -> Span:
    begin, end = (round(datetime(one, 1, 1, tzinfo=UTC).timestamp()) * 1000 for one in (year, year + 1))
    return Span(begin, end)


def counts(row: YearRow) -> bool:
    """Return whether a match counts: a daily, or a match with a turn that its members did not leave too early.

    A match whose end cannot be read does not count.
    """
    if row.daily:
        return True
    try:
        outcome, terms = _OUTCOME.decode(row.outcome), terms_of(row.terms)
    except msgspec.MsgspecError:
        return False
    return outcome.turns > 0 and not was_broken_off(outcome, terms)


def games_of(rows: Sequence[YearRow]) -> tuple[YearOfGame, ...]:
    """Return what was played of each game, the most played one first."""
    found = []
    for game, group in groupby(sorted(rows, key=lambda row: row.game), key=lambda row: row.game):
        own = list(group)
        contested = [row.won for row in own if row.won is not None]
        scored = (row for row in own if row.score > 0 and not row.daily)
        bests = tuple(sorted(scored, key=lambda row: (-row.score, row.ended_at)))
        found.append(YearOfGame(game, len(own), len(contested), sum(contested), bests))
    return tuple(sorted(found, key=lambda one: (-one.played, one.game)))


def months_of(rows: Iterable[YearRow]) -> tuple[int, ...]:
    """Return how many matches ended in each month."""
    counted = Counter(datetime.fromtimestamp(row.ended_at / 1000, UTC).month for row in rows)
    return tuple(counted[month] for month in range(1, MONTHS + 1))


def skills_in(packing: Packing, game: Skilled, found: Iterable[tuple[ArchiveRow, Seat]]) -> Counter[str]:
    """Return in how many turns these seats have used each skill. What cannot be read is left out."""
    used = Counter[str]()
    for archive, seat in found:
        try:
            rows = unpack(archive)
            read = [(row, state) for row in rows if (state := packing.state_of(row)) is not None]
        except StorageError:
            continue
        own = {row.version for row in own_entries(rows, seat)}
        turns = game.used_skills(state for _, state in read)
        used.update(key for index, by, key in turns if by == seat and read[index][0].version in own)
    return used


def own_entries(rows: Sequence[LogRow], seat: Seat) -> tuple[LogRow, ...]:
    """Return the entries of an archive from the times in which the seat's last member surely had the seat.

    An archive names computer players, but no members. So if the seat went from one member to another, all entries
    before are left out, also if the last member had it earlier.
    """
    times = list(accumulate(one.kind == "seat" and one.seat == seat for one in rows))
    pairs = list(zip(times, rows, strict=True))
    others = {at for at, row in pairs if row.kind == "move" and row.seat == seat and row.user_id is not None}
    first = times[-1] if times else 0
    while first > 0 and (first in others or first - 1 in others):
        first -= 1
    return tuple(row for at, row in pairs if at >= first and at not in others)


@dataclass
class Years:
    """Reads members' years. Every method raises NotKept."""

    _database: Database
    _clock: Clock
    _settings: Settings
    _packings: Mapping[str, Packing]

    @property
    def shown(self) -> int | None:
        """Return the year that members can see now, or None."""
        return past_year(self._clock.now())

    async def of(self, guild: int, user: int, year: int, *, all_see: Callable[[int], bool] | None = None) -> Year:
        """Return a member's year in a server.

        all_see: says of a channel's id whether all other readers see the channel. Then the year has only what is known
        in this server, and the rival only from these channels. None: nobody but the member reads it.

        Raises NotAllowed if the year cannot be seen now, and SessionError if the member has finished too few matches.
        """
        if year != self.shown:
            raise NotAllowed("year-error-over")
        span, to_all = span_of(year), all_see is not None
        rows = await self._database.read(years.matches_in, guild, user, span, to_others=to_all)
        rows = tuple(row for row in rows if row.game in self._packings and counts(row))
        if len(rows) < LEAST:
            raise SessionError("year-error-few", count=len(rows), least=LEAST, year=str(year))
        days = await self._database.read(dailies.played_days, user, guild if to_all else None)
        of_year = [day for _, day in days if span.begin <= day * DAY < span.end]
        channels = None if all_see is None else {one for one in {row.channel for row in rows} if all_see(one)}
        solved = 0 if to_all else await self._database.read(years.puzzles_solved, user, span)
        return Year(
            year=year,
            name=rows[-1].name,
            games=games_of(rows),
            months=months_of(rows),
            rival=await self._rival(guild, user, span, channels),
            favourite=await self._favourite(rows),
            streak=streak(of_year, max(of_year, default=0)).best,
            solved=solved,
        )

    async def _rival(self, guild: int, user: int, span: Span, channels: Collection[int] | None) -> Rival | None:
        met = await self._database.read(years.met_in, guild, user, span, MOST_RIVALS, channels)
        settings = await self._settings.of([user, *(one.user_id for one in met)])
        for one in met:
            if one.user_id in settings[user].blocked or user in settings[one.user_id].blocked:
                continue
            name = await self._database.read(years.newest_name, guild, one.user_id)
            return Rival(name, one.met, one.ahead, one.behind) if name else None
        return None

    async def _favourite(self, rows: Sequence[YearRow]) -> Favourite | None:
        """Return the most used skill in the newest matches of the games that have skills."""
        best: Favourite | None = None
        for game, packing in self._packings.items():
            if not isinstance(rules := packing.game, Skilled):
                continue
            seats = {row.match_id: Seat(row.seat) for row in rows[::-1] if row.game == game}
            ids = tuple(seats)[:MOST_READ]
            found = await self._database.read(years.archives_of, ids)
            pairs = [(archive, seats[archive.match_id]) for archive in found]
            used = await asyncio.to_thread(skills_in, packing, rules, pairs)
            for key, turns in sorted(used.items()):
                if best is None or turns > best.turns:
                    best = Favourite(game, key, turns)
        return best
