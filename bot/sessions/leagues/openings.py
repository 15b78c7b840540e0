"""Opens the matches of leagues, and those that a killed process was about to open."""

import logging
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from msgspec.structs import replace

from bot.errors import AlreadyOpen, Draining, NoSession, NotKept, Unanswered
from bot.sessions.change import AnyGame, Change, Command
from bot.sessions.database import BACKGROUND, Database
from bot.sessions.leagues import cups, round_robin, rounds, seasons
from bot.sessions.leagues import matches as league_matches
from bot.sessions.leagues.blocks import counting
from bot.sessions.leagues.model import League, Phase, league_of
from bot.sessions.matches import Matches
from bot.sessions.model import Member, Place, Request
from bot.sessions.pace import DAY
from bot.sessions.play.apart import ApartAmong, Blocks
from bot.sessions.play.channels import check_room, room_in
from bot.sessions.seals import SaltedSeed
from bot.sessions.settings import Settings
from bot.storage import leagues
from bot.storage.keeping import is_by_letters, is_member, letters_channel
from bot.storage.league_rows import LeaguePairingRow
from bot.storage.writer import ConflictError

logger = logging.getLogger(__name__)


class Host(Protocol):
    """What leagues need of Discord. After any error, the league is looked at again when its claim ends.

    Every method raises Unanswered if Discord does not answer.
    """

    async def is_there(self, guild: int, channel: int) -> bool:
        """Return whether the bot is in a server, and its channel is not deleted."""

    async def locale(self, guild: int) -> str | None:
        """Return the language that a server has in Discord; None: unknown."""

    async def place(self, league: League, pairing: LeaguePairingRow) -> Place | None:
        """Return where to play a match: in a new thread, or in the league's channel. None: nowhere at present."""

    async def show(self, league: str) -> bool:
        """Bring all messages of a league to what they should show. Return whether that worked."""


@dataclass
class Openings:
    """Opens the matches of a league. Its parts are those of `Leagues`."""

    _matches: Matches
    _database: Database
    _settings: Settings
    _blocks: Blocks
    _games: Mapping[str, AnyGame]
    _seeds: Callable[[], SaltedSeed]
    _match_ids: Callable[[], str]

    async def open(self, league: str, host: Host, now: int) -> None:
        """Open the matches whose turn it is, and those that a killed process was about to open.

        now: when the look at the league began, in milliseconds since 1970.
        """
        one = await self._league(league)
        if one.phase is not Phase.PLAYING:
            return
        stored = await self._database.read(leagues.phases_of, [p.match_id or "" for p in seasons.in_play(one.rows)])
        for pairing in seasons.in_play(one.rows):
            if pairing.match_id not in stored:
                await self._guarded(one, pairing, self._create(one, pairing, host))
        users = frozenset(seat.user_id for seat in one.rows.seats if is_member(seat.user_id))
        away = await self.away(one, now)
        apart = counting(one.rows, await self._blocks.among(None, ApartAmong(users), None))
        before = await self._database.read(leagues.opened_before, league, one.season, now - DAY)
        for pairing in seasons.to_open(one.rows, now, away, apart, before):
            await self._guarded(one, pairing, self._open(one, pairing, host, now))

    async def away(self, league: League, now: int) -> frozenset[int]:
        """Return the users with a seat in a league who are on holiday now, in milliseconds since 1970."""
        members = await self._settings.of(seat.user_id for seat in league.rows.seats if is_member(seat.user_id))
        return frozenset(user for user, settings in members.items() if (settings.away_until or 0) > now)

    async def _guarded(self, league: League, pairing: LeaguePairingRow, opening: Coroutine[Any, Any, None]) -> None:
        """Open a match. Whatever is wrong with it, such as a newer game's refusal, the others open."""
        try:
            await opening
        except (NotKept, Draining, Unanswered):
            raise
        except Exception:
            logger.exception("match %d of league %s cannot begin", pairing.number, league.id)

    async def _open(self, league: League, pairing: LeaguePairingRow, host: Host, now: int) -> None:
        """Open a match for the first time, if there is a place for it.

        If not, the time of its season, round or series does not run.
        """
        match_id = self._match_ids()
        place = await self._place(league, pairing, host, match_id)
        if place is None:
            waits_until = cups.waits_until if league.is_cup else rounds.waits_until
            until = waits_until(league.rows, pairing, now)
            if until is not None:
                await self._database.run(partial(leagues.note_closing, row=pairing, at=until))
            elif pairing.closes_at is None:
                longer = partial(round_robin.with_longer_season, now=now)
                await self._database.run(partial(leagues.change, league=league.id, decide=longer))
            return
        opened = replace(
            pairing,
            channel_id=place.channel,
            match_id=match_id,
            opened_at=now,
            closes_at=cups.ends_at(league.rows, pairing, now),
        )
        noting = partial(leagues.note_place, row=opened)
        noted = await self._database.run(noting)
        if noted is not None:
            await self._create(league, noted, host)

    async def _place(self, league: League, pairing: LeaguePairingRow, host: Host, match_id: str) -> Place | None:
        """Return where to open a match; None: nowhere at present. A battle of servers is played by letters."""
        if league.between_servers:
            return _place_of(league, letters_channel(match_id))
        place = await host.place(league, pairing)
        try:
            if place is not None:
                await check_room(self._database, place.channel, league.row.game, None)
        except AlreadyOpen:
            return None
        return place

    async def _create(self, league: League, pairing: LeaguePairingRow, host: Host) -> None:
        """Begin a match of which `note_place` has stored id and place, unless it has begun."""
        guild = league.row.guild_id
        locale = (await self._settings.guild(guild)).locale or await host.locale(guild) or "en"
        await self._matches.finish(self._create_now(league.id, pairing, locale), asked=False)

    async def _create_now(self, league_id: str, pairing: LeaguePairingRow, locale: str) -> None:
        async with self._database.locked(BACKGROUND, shared=True):
            league, match_id = await self._league(league_id, pairing.season), pairing.match_id or ""
            key = [(pairing.division, player) for player in pairing.players]
            over = not league.is_played or seasons.closing(league.rows, pairing) <= self._matches.now()
            if over or set(key) & seasons.left_in(league.rows) or pairing.channel_id is None:
                # The season is over, or somebody has left or has deleted their data.
                return await self._give_up(pairing)
            players = [Member(seat.user_id, seat.name) for seat in (seasons.user_at(league.rows, *one) for one in key)]
            game, place = self._games[league.row.game], _place_of(league, pairing.channel_id)
            about = cups.about(league, pairing)
            options = league.rules.options_for(game)
            seed = league_matches.seed_for_first(game, len(players), self._seeds)

            def decide(command: Command) -> Change:
                pace = league.rules.pace
                return league_matches.new_match(
                    command, match_id, place, game, options, players, about, pace=pace, locale=locale, seed=seed
                )

            try:
                async with room_in(self._database, place.guild, league.row.game):
                    await check_room(self._database, place.channel, league.row.game, None)
                    await self._matches.create(decide, Request(None, players[0], locale))
            except (AlreadyOpen, ConflictError):
                await self._give_up(pairing)  # the channel is taken, or the match has begun

    async def _give_up(self, pairing: LeaguePairingRow) -> None:
        """Note that a match has no place, unless it is stored. Otherwise it would count as an open one for ever."""
        if pairing.match_id and not await self._database.read(leagues.phases_of, [pairing.match_id]):
            await self._database.run(partial(leagues.note_no_place, row=pairing))

    async def _league(self, league: str, season: int | None = None) -> League:
        rows = await self._database.read(leagues.rows, league, season)
        if rows is None:
            raise NoSession("league-error-gone")
        return league_of(rows, season)


def _place_of(league: League, channel: int) -> Place:
    """Return the place of a match of a league. channel: where it is opened, or what stands for it by letters."""
    return Place(0 if is_by_letters(channel) else league.row.guild_id, channel)
