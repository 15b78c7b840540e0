"""Counts, exports and deletes what is stored about members and servers.

A member is forgotten in three steps. First, the member leaves all open matches. Then their name is removed from all
matches that are over, some matches at a time. Finally, one transaction deletes everything else about the member.

If a server removes the bot, the data of the server is deleted `GRACE` later. It stays if the bot comes back before.
"""

import asyncio
import csv
import io
import json
import logging
import zipfile
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import AsyncExitStack, suppress
from datetime import UTC, datetime
from functools import partial
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from bot.errors import NoSession, NotKept, Unreadable
from bot.machine import Clock
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.database import BACKGROUND, Database
from bot.sessions.leaving import end, leave_seat
from bot.sessions.matches import Matches
from bot.sessions.memory.emptying import Emptying
from bot.sessions.model import Member, Phase
from bot.sessions.pace import DAY, HOUR, FormerOwner
from bot.sessions.play import council
from bot.sessions.play.channel_matches import without_server
from bot.sessions.play.lobby import leave_lobby
from bot.sessions.play.spectators import without_spectators
from bot.sessions.play.turns import break_off
from bot.sessions.play.watching import without_watcher
from bot.sessions.settings import Settings
from bot.sessions.stand_ins import return_seat, with_owner_back
from bot.sessions.time.deadlines import Timer
from bot.storage import leaving, letters, privacy, puzzles
from bot.storage.due import DEPARTURES, put_off
from bot.storage.keeping import former
from bot.storage.privacy import CsvTable, StillSeated
from bot.storage.rows import DepartureRow

GRACE = 30 * DAY
MATCHES_AT_ONCE = 100  # how many matches one transaction changes, so that moves in other matches do not wait long
LARGEST_EXACT = 2**53  # many programs that read JSON round larger integers
ATTEMPTS = 10  # the most attempts to leave all open matches, because the member may join matches meanwhile
_FORMULA = ("=", "+", "-", "@", "\t", "\r")  # spreadsheets treat a cell that begins with one of these as a formula

logger = logging.getLogger(__name__)


class Holding(msgspec.Struct, frozen=True):
    """How many matches are stored about a member."""

    playing: int  # the number of open matches in which the member has a seat
    over: int  # the number of ended or cancelled matches in which the member had a seat


class Servers(NamedTuple):
    """The ids of servers that the database knows."""

    kept: frozenset[int]  # servers that have rows
    leaving: frozenset[int]  # servers that have removed the bot, and whose data will be deleted


class Privacy:
    """Exports and deletes stored data. Every method raises NotKept if the database fails.

    wake_leagues: called with the time, in milliseconds since 1970, at which leagues of a forgotten member became due.
    take_roles: takes the roles that the bot has given to a user, who is about to be forgotten, as far as it can.
    """

    def __init__(
        self,
        matches: Matches,
        database: Database,
        clock: Clock,
        settings: Settings,
        emptying: Emptying,
        wake_leagues: Callable[[int], None],
        take_roles: Callable[[int], Awaitable[None]],
    ) -> None:
        self._matches = matches
        self._database = database
        self._settings = settings
        self._emptying = emptying
        self._wake_leagues = wake_leagues
        self._take_roles = take_roles
        self._alone = database.share.alone
        self._forgetting = asyncio.Lock()
        self._is_gone: Callable[[int], bool] = lambda _: True
        self.timer = Timer(
            database, clock, DEPARTURES, lambda row: matches.finish(self._delete(row), asked=False), at_once=1
        )

    # -- members -----------------------------------------------------------------------------------------------------

    async def holding(self, user: int) -> Holding:
        return Holding(*await self._database.read(privacy.counts, user))

    async def export(self, user: int) -> bytes:
        """Return all rows that are stored about a member, as JSON in UTF-8. Times are in ISO 8601 and in UTC."""
        rows = await self._database.read(privacy.kept_about, user)
        made = _written_time(self._matches.now())
        content = {"member": str(user), "made_at": made, "kept": rows}
        return await asyncio.to_thread(lambda: json.dumps(_plain(content), ensure_ascii=False, indent=1).encode())

    async def forget(self, user: int) -> None:
        """Delete all that is stored about a member in all servers. Raises Draining, NotKept.

        After NotKept, a part of the data may be deleted.
        """
        await self._matches.finish(self._forget(user))

    async def _forget(self, user: int) -> None:
        await self._take_roles(user)
        async with self._forgetting:  # two calls that both lock several matches could deadlock
            for _ in range(ATTEMPTS):
                await self._leave_all(user)
                if await self._forget_all(user, await self._forget_over(user)):
                    await self._emptying.empty()
                    return
        raise refusals.not_kept()

    async def _forget_over(self, user: int) -> tuple[str, ...]:
        """Remove a member's name from all matches that are over, and return the ids of these matches."""
        ids = await self._database.read(privacy.over_touched, user)
        for start in range(0, len(ids), MATCHES_AT_ONCE):
            some = ids[start : start + MATCHES_AT_ONCE]
            await self._database.run(partial(privacy.forget_in, user=user, ids=some, alone=self._alone))
            self._matches.drop(some)
            self._matches.drop(await self._database.run(partial(puzzles.drop_from, match_ids=some)))
        return ids

    async def _forget_all(self, user: int, over: Iterable[str]) -> bool:
        """Delete everything else about a member. Return False, and delete nothing, if they have joined a match again.

        over: the ids of the matches that `_forget_over` has changed.
        """
        now = self._matches.now()
        async with AsyncExitStack() as held:
            await held.enter_async_context(self._database.locked(BACKGROUND))
            self._matches.drop(over)
            open_ids = await self._database.read(privacy.open_touched, user)
            # A board by letters may be noted meanwhile, such as the end of a match that the member has just left.
            written = await self._database.read(letters.all_of, user)
            for match_id in sorted({*open_ids, *written}):
                await held.enter_async_context(self._matches.locked(match_id))
            try:
                changed = await self._database.run(partial(privacy.forget, user=user, now=now, alone=self._alone))
            except StillSeated:
                return False
            finally:  # the rows may be stored even if the call has failed
                self._wake_leagues(now)
            self._matches.drop((*changed, *written))
            self._settings.forget(user)
        for match_id in open_ids:
            with suppress(NoSession, NotKept):
                self._matches.announce(await self._matches.match(match_id))
        return True

    async def _leave_all(self, user: int) -> None:
        for match_id in await self._database.read(privacy.open_touched, user):
            try:
                await self._matches.change(match_id, partial(forget_member, user=user))
            except Unreadable:
                await break_off(self._matches, self._database, match_id, "end", None)

    async def allow_puzzles(self, user: int, *, allowed: bool) -> None:
        """Decide whether a member's finished matches may become puzzles. If not, those that did are deleted.

        Raises Draining, NotKept.
        """
        await self._matches.finish(self._allow_puzzles(user, allowed=allowed))

    async def _allow_puzzles(self, user: int, *, allowed: bool) -> None:
        await self._settings.change_member(user, lambda had: replace(had, puzzles=allowed))
        if not allowed:
            async with self._database.locked(BACKGROUND):
                self._matches.drop(await self._database.run(partial(puzzles.drop_of, user=user)))

    # -- servers -----------------------------------------------------------------------------------------------------

    async def export_guild(self, guild: int) -> bytes:
        """Return a server's leaderboards, matches and results as CSV files in a zip archive."""
        tables = await self._database.read(privacy.tables_of, guild)
        return await asyncio.to_thread(_as_zip, tables)

    def delete_only_if(self, is_gone: Callable[[int], bool]) -> None:
        """Let the data of a server be deleted only if this function says that the bot is not in the server.

        The bot may be in the server again since a time when no process heard of it.
        """
        self._is_gone = is_gone

    async def guild_gone(self, guild: int) -> None:
        """Plan to delete the data of a server that has removed the bot."""
        due = self._matches.now() + GRACE
        try:
            await self._database.run(lambda connection: leaving.depart(connection, guild, due))
        finally:  # the row may be stored even if the call has failed
            self.timer.wake(due)

    async def guild_back(self, guild: int) -> None:
        """Keep the data of a server, because the bot is in the server again."""
        await self._database.run(lambda connection: leaving.stay(connection, guild))

    async def servers(self) -> Servers:
        """Return the servers that the database knows."""
        gone = await self._database.read(leaving.departing)
        return Servers(frozenset(await self._database.read(leaving.guilds_kept)), gone)

    async def compare(
        self, stored: Servers, here: Collection[int], known: Callable[[int], bool] = lambda _: True
    ) -> None:
        """Note which servers the bot left or joined while it was stopped.

        stored: the servers that the database knew before the bot heard of the servers in `here`.
        here: the ids of the bot's servers.
        known: whether a server would be in `here` if the bot were in it. Other servers are left as they are.
        """
        for guild in sorted(filter(known, stored.leaving.intersection(here))):
            await self.guild_back(guild)
        for guild in sorted(filter(known, stored.kept.difference(here, stored.leaving))):
            await self.guild_gone(guild)

    async def _delete(self, row: DepartureRow) -> None:
        guild, count = row.guild_id, 0
        if not self._is_gone(guild):
            await self._try_later(row)
            return
        some = partial(privacy.drop_some_matches, guild=guild, most=MATCHES_AT_ONCE)
        before: tuple[str, ...] = ()
        while ids := await self._database.run(some):
            if ids == before:  # a damaged index does not lead to them, so they would be found for ever
                logger.error("Server %s was left: its matches cannot be deleted now", guild)
                self._database.suspect_damage()
                await self._try_later(row)
                return
            self._matches.drop(ids)
            before, count = ids, count + len(ids)
        spectated = await self._database.read(leaving.spectated, guild)
        for match_id in spectated:  # so that no change under way stores such a board again
            with suppress(NoSession):
                await self._matches.change(match_id, partial(without_spectators, server=guild))
                await self._matches.change(match_id, partial(without_server, guild=guild))
        await self._database.run(lambda connection: privacy.drop_guild(connection, guild))
        self._matches.drop(spectated)
        await self._emptying.empty()
        logger.info("Server %s was left %d days ago: its data and %d matches are deleted", guild, GRACE // DAY, count)

    async def _try_later(self, row: DepartureRow) -> None:
        later = self._matches.now() + HOUR
        await self._database.run(partial(put_off, queue=DEPARTURES, row=row, until=later))


# -- the decision ----------------------------------------------------------------------------------------------------


def forget_member(change: Change, user: int) -> Change:
    """Remove a member from an open match. Their name becomes "", and their id becomes `former(seat)`.

    Their seat leaves the match, even if a computer player plays for them. If they are a stand-in, the seat goes back to
    its owner instead. If a member plays for them, the seat now belongs to the stand-in.
    """
    match = change.match
    if match.over:
        return change
    change = with_owner_back(council.forget(without_watcher(change, user), user), user)
    seat = change.match.seat_of(user)
    change = change.by(Member(former(seat), ""))
    if match.phase is Phase.LOBBY:
        guests = tuple(one for one in match.terms.guests if one.user != user)
        if guests != match.terms.guests:
            change = change.with_terms(guests=guests)
        sought = tuple(one for one in match.terms.sought if one.user != user)
        if sought != match.terms.sought:
            change = change.with_terms(sought=sought)
        return _without_name(change if seat is None else leave_lobby(change, user), user)
    if match.terms.lesson is not None:
        return _without_name(end(change), user)
    terms = change.match.terms
    lent = tuple(one for one in terms.stand_ins if one.owner != user)
    was = (*terms.former, *(FormerOwner(one.seat, user) for one in terms.stand_ins if one.owner == user))
    owned = tuple(replace(one, user=former(one.seat)) if one.user == user else one for one in was)
    offers = tuple(one for one in terms.offers if one.to != user)
    if (lent, offers, owned) != (terms.stand_ins, terms.offers, terms.former):
        change = change.with_terms(stand_ins=lent, offers=offers, former=owned)
    if seat is not None:
        stand_in = change.match.terms.stand_in_of(seat)
        change = leave_seat(change, seat) if stand_in is None else return_seat(change, stand_in, still_away=True)
    return _without_name(change, user)


def _without_name(change: Change, user: int) -> Change:
    """Replace the id and the name of a member in the seats, and their id as the host."""
    match = change.match
    own = [one.seat for one in match.seats if one.user == user]
    seats = tuple(replace(one, user=former(one.seat), name="") if one.user == user else one for one in match.seats)
    host = match.host
    if host == user:
        host = former(own[0] if own else None)
    return change.with_match(seats=seats, host=host)


# -- as files --------------------------------------------------------------------------------------------------------


def _plain(value: Any, key: str = "") -> Any:
    """Return the value with large integers as strings and with times in ISO 8601. key: the name of the value."""
    if isinstance(value, Mapping):
        return {name: _plain(one, name) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(one) for one in value]
    if isinstance(value, int) and not isinstance(value, bool):
        if _is_time(key):
            return _written_time(value)
        return str(value) if abs(value) >= LARGEST_EXACT else value
    return value


def _as_zip(tables: Iterable[CsvTable]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for table in tables:
            text = io.StringIO(newline="")
            lines = csv.writer(text)
            lines.writerow(table.columns)
            for row in table.rows:
                lines.writerow(_cell(name, value) for name, value in zip(table.columns, row, strict=True))
            archive.writestr(f"{table.name}.csv", text.getvalue())
    return packed.getvalue()


def _cell(column: str, value: Any) -> Any:
    if isinstance(value, int) and _is_time(column):
        return _written_time(value)
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return value


def _is_time(column: str) -> bool:
    return column in ("at", "due", "until", "claimed_until", "away_until") or column.endswith("_at")


def _written_time(at: int) -> str:
    """Return milliseconds since 1970 in ISO 8601, such as "2026-11-21T15:30:00Z"; "" for 0."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ") if at else ""
