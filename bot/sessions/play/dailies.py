"""Dailies: a member plays one match of a game a day, in private. All members of all servers get the same board.

A day is stored as the number of days since 1970 in UTC. The seed of a game's day comes from the day's key, which is an
HMAC with a secret (`bot.sessions.day_keys`). The secret is in the database, so nobody else can compute the next board.
When a day is over, its open matches are ended. Then one transaction for each server stores the results of all games
and one notice about them. A crash loses nothing, because all this can run twice. If a match is unreadable, the bot
tries its day again every hour.

A daily belongs to no server. It counts in each server in which its member opened it.
"""

import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession, NotAllowed, NotKept, Over, PlayerError, Unreadable
from bot.machine import Chance, Clock
from bot.sessions import refusals
from bot.sessions.change import AnyGame, Change, Command
from bot.sessions.codes import CODE_KEPT
from bot.sessions.database import BACKGROUND, Database
from bot.sessions.day_keys import key_of, seal_of, seed_of
from bot.sessions.leaderboards import counting
from bot.sessions.leaderboards.model import season_at
from bot.sessions.leaving import leave_seat
from bot.sessions.matches import Matches
from bot.sessions.model import IN_PRIVATE, NEVER_BEHIND, Match, Phase, Request
from bot.sessions.notices import Notice
from bot.sessions.pace import DAY, HOUR
from bot.sessions.play.daily_turns import turns_of
from bot.sessions.play.lobby import new_match
from bot.sessions.play.pars import Pars
from bot.sessions.seals import SaltedSeed
from bot.sessions.settings import Settings
from bot.sessions.streaks import Streaks, day_of_opening, streak
from bot.sessions.time import dues
from bot.sessions.time.deadlines import Timer
from bot.storage import dailies, due, leaderboards, reads, writes
from bot.storage.due import DAYS
from bot.storage.leaderboards import SeasonRatings
from bot.storage.rows import DailyRow, DayRow
from bot.storage.store import Connection
from bot.storage.writer import ConflictError
from bot.storage.writes import Writes

SECRET_BYTES = 32
LAST_SERVERS = 3

logger = logging.getLogger(__name__)


class DailyLine(msgspec.Struct, frozen=True):
    """One line of a day's table."""

    rank: int  # 1 is the best; equal scores have the same rank
    user: int
    name: str
    score: int
    turns: int
    match: str  # the id of the match


class DailyTable(msgspec.Struct, frozen=True):
    """The table of a day in a server, of members who have played a turn. The line with the highest score is first."""

    game: str
    day: int
    lines: tuple[DailyLine, ...]
    par: int | None  # the points of the computer player's best match on the same board; None: unknown


class OwnResult(NamedTuple):
    """A member's own result of a daily whose day is over. par: as in `DailyTable`."""

    score: int
    turns: int
    par: int | None


class Dailies:
    """Opens, closes and counts dailies. Every method raises NotKept; `open` and `note_shared` also raise Draining.

    match_ids: returns the id of a new match.
    """

    def __init__(
        self,
        matches: Matches,
        database: Database,
        clock: Clock,
        settings: Settings,
        games: Mapping[str, AnyGame],
        chance: Chance,
        pars: Pars,
        *,
        match_ids: Callable[[], str],
    ) -> None:
        self._matches = matches
        self._database = database
        self._settings = settings
        self._games = games
        self._match_ids = match_ids
        self._chance = chance
        self._pars = pars
        self.timer = Timer(
            database, clock, DAYS, lambda row: matches.finish(self._close_or_put_off(row), asked=False), alone=True
        )

    @property
    def games(self) -> tuple[str, ...]:
        """Return the keys of the games that have a daily."""
        return tuple(key for key, rules in self._games.items() if rules.about.daily is not None)

    # -- a member's daily --------------------------------------------------------------------------------------------

    @property
    def today(self) -> int:
        return self._matches.now() // DAY

    async def open(self, request: Request, game: str, guild: int, locale: str) -> Match:
        """Return the member's match of today. Create it if needed, and let it count in this server; 0: in none.

        Raises NotAllowed if the member played today and then deleted their data. Raises Unreadable if this match is
        unreadable, or if an earlier daily is open and unreadable.
        """
        return await self._matches.finish(self._open(request, game, guild, locale))

    async def last_servers(self, user: int) -> tuple[int, ...]:
        """Return the servers in which a member has opened their newest dailies, at most `LAST_SERVERS`, the last first.

        Where there is no server, as in a direct message, the member plays in the first one that they have not left.
        """
        return await self._database.read(dailies.last_servers, user, LAST_SERVERS)

    async def note_shared(self, match: Match, user: int, guild: int) -> None:
        """Note that a member shares the result in a server. They may do this once in each server.

        Raises NotAllowed if the match has no result, was not opened in the server, or was shared there before.
        """
        if match.outcome is None or match.terms.closes is None:
            raise NotAllowed("daily-error-not-over")
        share = partial(dailies.share, day=day_of(match), game=match.game, user=user, guild=guild)
        if not await self._matches.finish(self._database.run(share)):
            raise NotAllowed("daily-error-shared")

    async def is_shared(self, match: Match, user: int, guild: int) -> bool:
        """Return whether the member has shared the result of this daily in a server."""
        return await self._database.read(dailies.is_shared, day_of(match), match.game, user, guild)

    async def note_unshared(self, match: Match, user: int, guild: int) -> None:
        """Undo `note_shared`, because the result could not be posted."""
        unshare = partial(dailies.unshare, day=day_of(match), game=match.game, user=user, guild=guild)
        await self._matches.finish(self._database.run(unshare), asked=False)

    async def par(self, game: str, day: int) -> int | None:
        """Return the par of a day's daily (`par_of`), in points; None: the game has no par, or not yet.

        Nobody who still plays this daily may see it.
        """
        return await self._pars.of(game, day)

    async def seal(self, game: str, day: int | None = None) -> str:
        """Return the seal of a day's board of a game. day: None for today."""
        return seal_of(await self._key(game, self.today if day is None else day))

    async def key(self, game: str, day: int) -> str:
        """Return the key of a past day, as 64 hexadecimal digits. Raises NotAllowed if the day is not over."""
        if day >= self.today:
            raise NotAllowed("daily-error-today")
        return (await self._key(game, day)).hex()

    # -- streaks -----------------------------------------------------------------------------------------------------

    async def streaks(self, user: int, game: str | None = None, guild: int | None = None, shown: str = "") -> Streaks:
        """Return a member's streaks.

        guild: what others in this server may know: only the closed dailies that the member opened here. None: for the
        member's own eyes, with what they have played today. shown: the id of the match whose result the member shows
        in this server; "": none.
        """
        played, today = await self._database.read(dailies.played_days, user, guild, shown), await self._day_of(user)
        of_game = streak((day for of, day in played if of == game), today)
        return Streaks(of_game, streak((day for _, day in played), today))

    async def _day_of(self, user: int) -> int:
        """Return the day for which a daily counts if the member opens it now."""
        last = await self._database.read(dailies.last_opening, user)
        return day_of_opening((await self._settings.of([user]))[user].zone, self._matches.now(), last)

    async def has_played_today(self, user: int) -> bool:
        """Return whether a member has played a daily on the day that it is for them."""
        played, today = await self._database.read(dailies.played_days, user), await self._day_of(user)
        return any(day >= today for _, day in played)

    async def ended_today(self, user: int) -> frozenset[str]:
        """Return the games whose board of today the member has ended."""
        found = set()
        for match_id in await self._database.read(dailies.own_of_day, self.today, user):
            with suppress(NoSession):  # the bot was killed before it created the match
                match = await self._matches.match(match_id)
                found |= {match.game} if match.over else set()
        return frozenset(found)

    # -- tables ------------------------------------------------------------------------------------------------------

    async def table(self, game: str, guild: int, day: int) -> DailyTable:
        """Return the table of a day in a server. Raises NotAllowed if the day is not over."""
        if day >= self.today:
            raise NotAllowed("daily-error-today")
        rows = await self._database.read(dailies.results, day, game, guild)
        scores = [row.score for row in rows]
        lines = [
            DailyLine(scores.index(row.score) + 1, row.user_id, row.name, row.score, row.turns, row.match_id)
            for row in rows
        ]
        return DailyTable(game, day, tuple(lines), await self.par(game, day))

    async def own_result(self, user: int, game: str, day: int) -> OwnResult | None:
        """Return a member's result of a day that is over; None if there is none."""
        found = await self._database.read(dailies.own, day, game, user)
        if found is None:
            return None
        with suppress(NoSession):
            outcome = (await self._matches.match(found)).outcome
            if outcome is not None:
                return OwnResult(outcome.standings[0].score, turns_of(outcome), await self.par(game, day))
        return None

    async def in_a_row(self, guild: int, day: int) -> int:
        """Return on how many days in a row, up to a day that is over, members of a server have played a daily."""
        return await self._database.read(dailies.days_in_a_row, guild, self.games, day)

    # -- private -----------------------------------------------------------------------------------------------------

    async def _open(self, request: Request, game: str, guild: int, locale: str) -> Match:
        day, user, fresh = self.today, request.member.user, self._match_ids()
        closes, now, zone = (day + 1) * DAY, self._matches.now(), (await self._settings.of([user]))[user].zone

        async def begin(connection: Connection) -> tuple[str, str | None]:
            secret = await dailies.secret(connection, self._chance.token_hex(SECRET_BYTES))
            own_day = day_of_opening(zone, now, await dailies.last_opening(connection, user))
            row = DailyRow(day, game, user, fresh, own_day, now)
            return secret, await dailies.begin(connection, secret, row, closes, guild)

        try:
            secret, match_id = await self._database.run(begin)
        finally:  # the row may be stored even if the call has failed
            self.timer.wake(closes)
        if match_id is None:
            raise NotAllowed("daily-error-spent")
        seed = seed_of(key_of(secret, game, day))
        try:
            match = await self._matches.match(match_id)
        except Unreadable:
            raise
        except NoSession:
            match = await self._deal(request, match_id, game, seed, closes, locale)
        self._pars.begin(game, day, seed, match.options)
        return match

    async def _deal(self, request: Request, match_id: str, game: str, seed: int, closes: int, locale: str) -> Match:
        """Create the member's match of a day and return it.

        A member can have only one open daily of a game, so an open daily of an earlier day is closed first.
        """
        rules, options = self._games[game], await self._options(game, closes // DAY - 1)
        earlier = await self._database.read(reads.open_match, IN_PRIVATE.channel, game, request.member.user)
        if earlier not in (None, match_id):
            await self._close(earlier)

        def decide(command: Command) -> Change:
            change = new_match(command, match_id, IN_PRIVATE, rules, options, locale, SaltedSeed(seed))
            board = replace(change.match.board, version_shown=NEVER_BEHIND)
            return change.with_match(board=board).with_terms(closes=closes)

        try:
            return await self._matches.create(decide, request.at(IN_PRIVATE))  # several servers may show it
        except ConflictError:
            logger.info("daily %s was begun twice at once", match_id)
        return await self._matches.match(match_id)

    async def _options(self, game: str, day: int) -> Any:
        """Return the options of a day's daily: those of its first match, since an update of the bot may change them."""
        first = await self._database.read(dailies.first_of, day, game)
        with suppress(NoSession):
            if first is not None:
                return (await self._matches.match(first)).options
        return self._games[game].about.daily

    async def _close_or_put_off(self, row: DayRow) -> None:
        if not await self._close_day(row.day):
            later = self._matches.now() + HOUR
            await self._database.run(lambda connection: due.put_off(connection, DAYS, row, later))

    async def _close_day(self, day: int) -> bool:
        """Close the matches of a day, count them, delete old codes. Return False if a match or a par is missing."""
        complete = True
        for match_id in await self._database.read(dailies.open_of, day):
            try:
                await self._close(match_id)
            except NotKept:
                raise
            except PlayerError as problem:
                logger.warning("daily %s cannot be closed yet: %s", match_id, problem)
        for guild, pairs in groupby(await self._database.read(dailies.uncounted, day), key=lambda pair: pair[0]):
            async with self._database.locked(BACKGROUND):
                complete = await self._count(day, guild, [game for _, game in pairs]) and complete
        # Results do not wait for a par. One that nothing can compute keeps the day open for one more day at most.
        games = await self._database.read(dailies.games_of, day) if self.today <= day + 1 else ()
        for game in games:
            seed, options = seed_of(await self._key(game, day)), await self._options(game, day)
            complete = await self._pars.is_settled(game, day, seed, options) and complete
        if complete:
            await self._database.run(partial(dailies.drop_day, day=day, before=self._matches.now() - CODE_KEPT))
        return complete

    async def _key(self, game: str, day: int) -> bytes:
        secret = await self._database.read(dailies.known_secret)
        if secret is None:
            fresh = self._chance.token_hex(SECRET_BYTES)
            secret = await self._database.run(lambda connection: dailies.secret(connection, fresh))
        return key_of(secret, game, day)

    async def _close(self, match_id: str) -> None:
        """End a match if it is in play. Raises Unreadable, NotKept, StaleBoard."""
        try:
            await self._matches.change(match_id, _end_day)
        except Unreadable:
            raise
        except (NoSession, Over):
            return

    async def _count(self, day: int, guild: int, games: Iterable[str]) -> bool:
        """Add the new results of a day's games to the leaderboards of a server.

        The first results of a game are also announced, those of several games by one notice. Return False if some match
        cannot be counted yet.
        """
        rows: Writes = ()
        first, complete = [], True
        for game in games:
            counted, is_first, whole = await self._counted(day, game, guild)
            rows, complete = rows + counted, complete and whole
            results = await self._database.read(dailies.results, day, game, guild)
            if counted and is_first and results:
                first.append(game)
        channel = (await self._settings.guild(guild)).daily_channel
        if first and channel is not None:
            notice = Notice(kind="daily", guild=guild, channel=channel, game=" ".join(first), day=day)
            rows += writes.put(dues.new_notice_row(notice, self._matches.now(), self._matches.new_key()))
        if rows:
            await self._database.write(rows)
        return complete

    async def _counted(self, day: int, game: str, guild: int) -> tuple[Writes, bool, bool]:
        """Return the rows that count the new results of a game's day, whether they are the first, and whether all."""
        seasons = await self._database.read(leaderboards.seasons_of, guild, game)
        season = SeasonRatings(season_at(seasons, (day + 1) * DAY - 1), {}, 0)  # dailies move no ratings
        places = await self._database.read(dailies.opened_in, day, game, guild)
        found = [await self._result(place, day, game, guild, season) for place in places if not place.counted]
        rows = tuple(row for one in found for row in one or ())
        return rows, not any(place.counted for place in places), None not in found

    async def _result(
        self, place: dailies.PlaceRow, day: int, game: str, guild: int, season: SeasonRatings
    ) -> Writes | None:
        """Return the rows that count one member's daily in a server; None: the match cannot be counted yet."""
        done = writes.count_daily(day, game, guild, place.user_id)
        try:
            match = await self._matches.match(place.match_id)
        except Unreadable:
            stored = await self._database.read(reads.snapshot, place.match_id)
            broken_off = stored is None or stored.match.phase == Phase.CANCELLED.value
            return done if broken_off else None
        except NoSession:  # the bot was killed before it created the match
            return done
        if match.phase is Phase.PLAYING:
            return None
        # The match counts in the season, the week and the month of its day, even if it is counted some days later.
        here = replace(match, place=replace(match.place, guild=guild), updated_at=(day + 1) * DAY - 1)
        rules = self._games[game]
        return done + counting.rows_of(rules, here, counting.honours_of(rules, here), season)


def _end_day(change: Change) -> Change:
    return leave_seat(change, Seat(0)) if change.match.phase is Phase.PLAYING else change


def day_of(match: Match) -> int:
    """Return the day of a daily. Raises NoSession if the match is no daily."""
    if match.terms.closes is None:
        raise refusals.no_match()
    return match.terms.closes // DAY - 1
