"""Dailies: one match a day for each member, the same for all of the installation, for nobody else's eyes that day.

A day is that of UTC, a number since 1970. What a day draws is an HMAC of the day under a secret that is made once and
kept in the database: nobody who knows one board knows the next. When a day is over, its matches are closed as they
stand; then, server by server and in one transaction each, results go to the leaderboards and a notice tells the
table. All of that can be asked for twice: a crash in between costs nothing. A match that cannot be read yet is counted
later: its day is looked at again every hour.

A member's daily stands on the tables of the servers in which it was opened; it belongs to none of them.
"""

import hashlib
import hmac
import logging
import secrets
from collections.abc import Callable, Mapping
from functools import partial

import msgspec
from msgspec.structs import replace

from bot.engine.game import Outcome, Seat
from bot.errors import NoSession, NotAllowed, NotKept, Over, PlayerError, Unreadable
from bot.sessions import refusals
from bot.sessions.change import AnyGame, Change, Command
from bot.sessions.clock import Clock
from bot.sessions.database import Database
from bot.sessions.leaderboards import counting
from bot.sessions.matches import Matches
from bot.sessions.model import IN_PRIVATE, NEVER_BEHIND, Match, Phase, Request
from bot.sessions.notices import Notice
from bot.sessions.pace import DAY, HOUR
from bot.sessions.play.lobby import new_match
from bot.sessions.play.turns import leave_seat
from bot.sessions.settings import Settings
from bot.sessions.time import dues
from bot.sessions.time.deadlines import Timer
from bot.storage import dailies, due, leaderboards, reads, writes
from bot.storage.due import DAYS
from bot.storage.leaderboards import SeasonRatings
from bot.storage.rows import DayRow
from bot.storage.store import Connection
from bot.storage.writer import ConflictError
from bot.storage.writes import Writes

SECRET_BYTES = 32
SEED_BYTES = 8

logger = logging.getLogger(__name__)

_OUTCOME = msgspec.msgpack.Decoder(Outcome)


class DailyLine(msgspec.Struct, frozen=True):
    """One line of a day's table."""

    rank: int  # 1 is the best; equal scores share a rank
    user: int
    name: str
    score: int
    turns: int
    match: str  # its id


class DailyTable(msgspec.Struct, frozen=True):
    """A day's table in a server, best first."""

    game: str
    day: int
    lines: tuple[DailyLine, ...]


def seed_of(secret: str, game: str, day: int) -> int:
    """Return what a day's match is drawn from: the first 64 bits of an HMAC-SHA256."""
    digest = hmac.digest(secret.encode(), f"{game} {day}".encode(), hashlib.sha256)
    return int.from_bytes(digest[:SEED_BYTES], "big")


class Dailies:
    """Opens, closes and counts dailies. Every method that changes something raises Draining and NotKept.

    match_ids: gives ids of new matches.
    """

    def __init__(
        self,
        matches: Matches,
        database: Database,
        clock: Clock,
        settings: Settings,
        games: Mapping[str, AnyGame],
        *,
        match_ids: Callable[[], str],
    ) -> None:
        self._matches = matches
        self._database = database
        self._clock = clock
        self._settings = settings
        self._games = games
        self._match_ids = match_ids
        # closes days that are over, those of before its start at once
        self.timer = Timer(
            database, clock, DAYS, lambda row: matches.finish(self._close_or_put_off(row), asked=False), alone=True
        )

    # -- a member's own ----------------------------------------------------------------------------------------------

    @property
    def today(self) -> int:
        """Return the day that it is."""
        return self._clock.now() // DAY

    async def open(self, request: Request, game: str, guild: int, locale: str) -> Match:
        """The member's match of today, begun if it was not. It counts in this server from now on.

        Raises NotAllowed for who has had it and was forgotten since; Unreadable for one of today, or an earlier one
        that is in its way.
        """
        return await self._matches.finish(self._open(request, game, guild, locale))

    async def note_shared(self, match: Match, user: int, guild: int) -> None:
        """A member shows the result in a server, once.

        Raises NotAllowed where it is not over, was shown there before, or was not opened there.
        """
        if not match.over or match.terms.closes is None:
            raise NotAllowed("daily-error-not-over")
        share = partial(dailies.share, day=day_of(match), game=match.game, user=user, guild=guild)
        if not await self._matches.finish(self._database.run(share)):
            raise NotAllowed("daily-error-shared")

    async def note_unshared(self, match: Match, user: int, guild: int) -> None:
        """It could not be shown after all."""
        unshare = partial(dailies.unshare, day=day_of(match), game=match.game, user=user, guild=guild)
        await self._matches.finish(self._database.run(unshare), asked=False)

    # -- tables ------------------------------------------------------------------------------------------------------

    async def table(self, game: str, guild: int, day: int) -> DailyTable:
        """Return a day's table in a server. Raises NotAllowed for a day that is not over."""
        if day >= self.today:
            raise NotAllowed("daily-error-today")
        rows = await self._database.read(dailies.results, day, game, guild)
        scores = [row.score for row in rows]
        lines = [
            DailyLine(
                scores.index(row.score) + 1,
                row.user_id,
                row.name,
                row.score,
                0 if row.outcome is None else _OUTCOME.decode(row.outcome).turns,
                row.match_id,
            )
            for row in rows
        ]
        return DailyTable(game, day, tuple(lines))

    # -- how it is done ----------------------------------------------------------------------------------------------

    async def _open(self, request: Request, game: str, guild: int, locale: str) -> Match:
        day, user, fresh = self.today, request.member.user, self._match_ids()
        closes = (day + 1) * DAY

        async def begin(connection: Connection) -> tuple[str, str | None]:
            secret = await dailies.secret(connection, secrets.token_hex(SECRET_BYTES))
            return secret, await dailies.begin(connection, secret, day, closes, game, user, guild, fresh)

        try:
            secret, match_id = await self._database.run(begin)
        finally:  # what is not confirmed may be there all the same
            self.timer.wake(closes)
        if match_id is None:
            raise NotAllowed("daily-error-spent")
        try:
            return await self._matches.match(match_id)
        except Unreadable:
            raise
        except NoSession:
            return await self._deal(request, match_id, game, seed_of(secret, game, day), closes, locale)

    async def _deal(self, request: Request, match_id: str, game: str, seed: int, closes: int, locale: str) -> Match:
        """Return the member's match of a day, made if there is none.

        A match of a day that is over and not closed yet would be in its way: that day is closed first.
        """
        rules = self._games[game]
        earlier = await self._database.read(reads.open_match, IN_PRIVATE.channel, game, request.member.user)
        if earlier not in (None, match_id):  # the same press, delivered twice, may have dealt it meanwhile
            await self._close(earlier)

        def decide(command: Command) -> Change:
            change = new_match(command, match_id, IN_PRIVATE, rules, rules.about.daily, locale, seed)
            board = replace(change.match.board, version_shown=NEVER_BEHIND)
            return change.with_match(board=board).with_terms(closes=closes)

        try:
            return await self._matches.create(decide, request)
        except ConflictError:
            logger.info("daily %s was begun twice at once", match_id)
        return await self._matches.match(match_id)

    async def _close_or_put_off(self, row: DayRow) -> None:
        if not await self._close_day(row.day):
            later = self._clock.now() + HOUR
            await self._database.run(lambda connection: due.put_off(connection, DAYS, row, later))

    async def _close_day(self, day: int) -> bool:
        """Close a day and count it. Return False if a match could not be closed or read: the day stays open for it."""
        complete = True
        for match_id in await self._database.read(dailies.open_of, day):
            try:
                await self._close(match_id)
            except NotKept:
                raise
            except PlayerError as problem:
                logger.warning("daily %s cannot be closed yet: %s", match_id, problem)
        for game, guild in await self._database.read(dailies.uncounted, day):
            async with self._matches.background_lock:
                complete = await self._count(day, game, guild) and complete
        if complete:
            await self._database.run(lambda connection: dailies.drop_day(connection, day))
        return complete

    async def _close(self, match_id: str) -> None:
        """Close a match as it stands, if it goes on. Raises Unreadable, NotKept, StaleBoard."""
        try:
            await self._matches.change(match_id, _end_day)
        except Unreadable:
            raise
        except (NoSession, Over):
            return

    async def _count(self, day: int, game: str, guild: int) -> bool:
        """Add the results of a day to one server's leaderboards, each once, and announce them once.

        Return False if some match is not closed, or cannot be read: it is left for later.
        """
        season = await self._database.read(leaderboards.season_ratings, guild, game, ())
        places = await self._database.read(dailies.opened_in, day, game, guild)
        rows: Writes = ()
        complete = True
        for place in places:
            if place.counted:
                continue
            result = await self._result(place, day, game, guild, season)
            complete = complete and result is not None
            rows += result or ()
        announced = any(place.counted for place in places)
        channel = (await self._settings.guild(guild)).daily_channel
        if rows and not announced and channel is not None and (await self.table(game, guild, day)).lines:
            now = self._clock.now()
            notice = Notice(kind="daily", guild=guild, channel=channel, game=game, day=day)
            rows += writes.put(dues.notice_row(notice, dues.new_notice_id(now), now))
        if rows:
            await self._database.write(rows)
        return complete

    async def _result(
        self, place: dailies.PlaceRow, day: int, game: str, guild: int, season: SeasonRatings
    ) -> Writes | None:
        """Return the rows that count one member's daily in a server; None if it cannot be counted yet."""
        done = writes.count_daily(day, game, guild, place.user_id)
        try:
            match = await self._matches.match(place.match_id)
        except Unreadable:
            kept = await self._database.read(reads.snapshot, place.match_id)
            broken_off = kept is None or kept.match.phase == Phase.CANCELLED.value
            return done if broken_off else None
        except NoSession:  # never dealt: the bot was killed before that
            return done
        if match.phase is Phase.PLAYING:
            return None
        # as of the day itself, whenever the bot comes to it: it belongs to that week and month
        here = replace(match, place=replace(match.place, guild=guild), updated_at=(day + 1) * DAY - 1)
        return done + counting.rows_of(here, counting.honours_of(self._games[game], here), season)


def _end_day(change: Change) -> Change:
    """Return the match as it stands at the end of its day."""
    return leave_seat(change, Seat(0)) if change.match.phase is Phase.PLAYING else change


def day_of(match: Match) -> int:
    """Return the day that a daily belongs to. Raises NotAllowed for a match that is none."""
    if match.terms.closes is None:
        raise refusals.no_match()
    return match.terms.closes // DAY - 1
