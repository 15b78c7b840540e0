"""Looks at leagues when something is due, and brings each one to what it should be."""

import logging
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import Draining, NoSession, NotKept, Over, Unanswered, Unreadable
from bot.machine import Clock
from bot.sessions.change import Change
from bot.sessions.database import BACKGROUND, Database
from bot.sessions.leaderboards.model import season_at
from bot.sessions.leagues import battles, cups, round_robin, rounds, seasons
from bot.sessions.leagues import matches as league_matches
from bot.sessions.leagues.blocks import counting
from bot.sessions.leagues.defaults import absent_in
from bot.sessions.leagues.model import CUP, League, Phase, Score, league_of
from bot.sessions.leagues.openings import Host, Openings
from bot.sessions.matches import Matches
from bot.sessions.pace import DAY, HOUR
from bot.sessions.play.apart import ApartAmong, Blocks
from bot.sessions.play.turns import break_off
from bot.sessions.time.deadlines import LaneTimer
from bot.storage import leaderboards, leagues
from bot.storage.due import LEAGUES
from bot.storage.keeping import is_member
from bot.storage.league_rows import LeagueMemberRow, LeaguePairingRow, LeagueRow, LeagueRows
from bot.storage.writes import Statement

LOOK_AGAIN = HOUR  # the longest time between two looks at a league
STOPPED = 2 * HOUR  # a look that comes so late means that the bot was stopped, so that the season lasts longer
GIVE_UP = DAY  # how long after its end a league is looked at whose messages cannot be edited
AT_ONCE = 5  # the most leagues that are looked at together

logger = logging.getLogger(__name__)


class Looks:
    """Looks at all leagues. Each step of a look can be done twice."""

    def __init__(self, matches: Matches, database: Database, clock: Clock, blocks: Blocks, openings: Openings) -> None:
        self._matches = matches
        self._database = database
        self._blocks = blocks
        self._openings = openings
        self._hosts: dict[bool, Host] = {}  # of leagues, and of cups (true)
        self._after: Callable[[], None] = lambda: None
        self.timer = LaneTimer(database, clock, LEAGUES, self._fire, lambda row: row.id, at_once=AT_ONCE)
        database.subscribe(Statement.LEAGUE_DUE, lambda row: self.timer.wake(row["at"]))

    def show_by(self, host: Host, *, cups: bool = False) -> None:
        """Show leagues by this host, or cups. Call this before `start`."""
        self._hosts[cups] = host

    def call_after(self, call: Callable[[], None]) -> None:
        """Call this function after each look has noted results: a season may be over. Call this before `start`."""
        self._after = call

    def start(self) -> None:
        """Start the timer, unless there is no host."""
        if self._hosts:
            self.timer.start()

    async def _fire(self, row: LeagueRow) -> None:
        """Bring a league to what it should be, and say when to look again."""
        self._after()  # also if the league was closed
        host, now = self._hosts.get(row.season == CUP), self._matches.now()
        homes = await self._database.read(leagues.homes_of, row.id)
        there = [] if host is None else [home for home in homes if await self._is_there(home, host, of=len(homes))]
        if host is None or not there:
            await self._put_off_away(row, now)
            return
        if now - (row.due or now) > STOPPED:
            row = await self._lengthen(row, now)
        # All steps go by one time: a season never ends in between, with matches that the first step has let go on.
        await self._leave_matches(row.id, now)
        await self._settle(row.id, now)
        self._after()
        await self._openings.open(row.id, host, now)
        shown = all([await self._show(home, host, of=len(homes)) for home in there]) and len(there) == len(homes)
        later = await self._next_look(row.id, now, shown=shown)
        await self._database.run(partial(leagues.put_off, row=row, until=later))
        if later is not None:
            self.timer.wake(later)

    async def _is_there(self, home: LeagueRow, host: Host, *, of: int) -> bool:
        """Return whether a league can be shown in a home. of: how many it has."""
        channel = league_of(LeagueRows(home)).rules.channel
        return await self._apart_from_others(host.is_there(home.guild_id, channel), home, of=of)

    async def _show(self, home: LeagueRow, host: Host, *, of: int) -> bool:
        """Show a league in a home, and return whether that worked. of: how many it has."""
        return await self._apart_from_others(host.show(home.id), home, of=of)

    async def _apart_from_others(self, asked: Coroutine[Any, Any, bool], home: LeagueRow, *, of: int) -> bool:
        """Return what Discord says of a home. If there is another one, whatever is wrong with this one means False."""
        if of == 1:
            return await asked
        try:
            return await asked
        except (NotKept, Draining):
            raise
        except Unanswered:
            return False
        except Exception:
            logger.exception("battle %s has trouble in one of its homes", home.id)
            return False

    async def _put_off_away(self, row: LeagueRow, now: int) -> None:
        """Put off a league while the bot is away from its server or its channel. It stays due, unless it is closed."""
        if Phase(row.phase) is Phase.CLOSED:
            until = now + LOOK_AGAIN if now < row.ends_at + GIVE_UP else None
            await self._database.run(partial(leagues.put_off, row=row, until=until))
        else:
            await self._database.run(partial(leagues.wait, row=row, until=now + LOOK_AGAIN))
        self.timer.wake(now + LOOK_AGAIN)

    async def _lengthen(self, row: LeagueRow, now: int) -> LeagueRow:
        """Let a season end later, because the bot could do nothing since the league was due. Return the row after it.

        In the same transaction the league is due now, so that this happens once.
        """
        late = now - (row.due or now)

        def later(one: LeaguePairingRow) -> LeaguePairingRow:
            return one if one.closes_at is None else replace(one, closes_at=one.closes_at + late)

        def decide(rows: LeagueRows) -> LeagueRows:
            one = rows.league
            if one.due != row.due:
                return rows
            if Phase(one.phase) is Phase.PLAYING:
                one = replace(one, ends_at=one.ends_at + late if one.ends_at else 0)
                rows = replace(rows, pairings=tuple(map(later, rows.pairings)))
            return replace(rows, league=replace(one, due=now))

        await self._database.run(partial(leagues.change, league=row.id, decide=decide))
        return replace(row, due=now)

    async def _next_look(self, league: str, since: int, *, shown: bool) -> int | None:
        """Return when to look at a league again, in milliseconds since 1970; None: never.

        since: when this look began. What has become due meanwhile is not done. shown: whether all of its messages show
        what they should.
        """
        one, now = await self._league(league), self._matches.now()
        if one.phase is Phase.CLOSED:
            return None if shown or one.row.ends_at + GIVE_UP <= now else now + LOOK_AGAIN
        ends = [seasons.closing(one.rows, pairing) for pairing in one.rows.pairings if pairing.first_score is None]
        event = one.row.begins_at if one.phase is Phase.OPEN else min(ends, default=now)
        if since < event <= now:
            return now
        return min(event, now + LOOK_AGAIN) if event > now else now + LOOK_AGAIN

    async def _leave_matches(self, league: str, now: int) -> None:
        """End what must not go on: matches of who has left the league, and those whose last day is over.

        Matches of a cup that was closed go on, and learn that they decide nothing.
        """
        one = await self._league(league)
        if one.phase is Phase.CLOSED and one.is_cup:
            for pairing in seasons.in_play(one.rows):
                await self._end_match(pairing, league_matches.decide_nothing)
        if one.phase is not Phase.PLAYING:
            return
        left = seasons.left_in(one.rows)
        for pairing in seasons.in_play(one.rows):
            gone = [Seat(at) for at, player in enumerate(pairing.players) if (pairing.division, player) in left]
            alone = bool(gone) and cups.is_last_alone(one.rows, pairing)
            for seat in gone:
                await self._end_match(pairing, partial(league_matches.leave_league, seat=seat, alone=alone))
            if seasons.closing(one.rows, pairing) <= now:
                away = await self._openings.away(one, now)
                await self._end_match(pairing, partial(league_matches.end_of_season, away=away))

    async def _end_match(self, pairing: LeaguePairingRow, decide: Callable[[Change], Change]) -> None:
        match_id = pairing.match_id or ""
        try:
            await self._matches.change(match_id, decide)
        except Unreadable:
            with suppress(Over):
                await break_off(self._matches, self._database, match_id, "end", None)
        except (NoSession, Over):
            return

    async def _settle(self, league: str, now: int) -> None:
        """Note results, end or begin a season, and pair rounds and series, all in one transaction."""
        async with self._database.locked(BACKGROUND, shared=True):
            one = await self._league(league)
            scores = await self._scores(one, now)
            ratings = await self._ratings(one) if one.phase is Phase.OPEN else {}
            blocks = await self._apart(one)
            away = await self._openings.away(one, now)

            def decide(rows: LeagueRows) -> LeagueRows:
                if Phase(rows.league.phase) is Phase.CLOSED:  # its matches go on, but count for nothing
                    return rows
                over = {one.match_id for one in rows.pairings if seasons.closing(rows, one) <= now}
                known = {id_: score for id_, score in scores.items() if score is not None or id_ not in over}
                rows, apart = seasons.note(rows, known), counting(rows, blocks)
                if rows.league.season == CUP:
                    return cups.settled(rows, ratings, scores, now, apart, away)
                absent = absent_in(rows, away, scores)
                if one.rules.rounds:
                    return rounds.settled(rows, ratings, scores, apart, now, absent)
                return round_robin.settled(rows, ratings, now, apart, absent)

            await self._database.run(partial(leagues.change, league=league, decide=decide))

    async def _scores(self, league: League, now: int) -> dict[str, Score | None]:
        """Return the scores of the matches that are over, by their ids; None: it has ended without a result.

        An unreadable match has none either, once its time is over: its series would never end.
        """
        pairings = {one.match_id or "": one for one in seasons.in_play(league.rows)}
        gone, found = seasons.left_in(league.rows), dict[str, Score | None]()
        for match_id, phase in (await self._database.read(leagues.phases_of, list(pairings))).items():
            if phase in ("cancelled", "over"):
                one = pairings[match_id]
                players = () if league.is_cup else one.players  # the last board of a cup's match has told its end
                left = [Seat(at) for at, player in enumerate(players) if (one.division, player) in gone]
                try:
                    found[match_id] = league_matches.score_of(await self._matches.match(match_id), left)
                except Unreadable:
                    logger.warning("league match %s cannot be read, so it has no result yet", match_id)
                    if seasons.closing(league.rows, one) <= now:
                        found[match_id] = None
        return found

    async def _apart(self, league: League) -> frozenset[tuple[int, int]]:
        """Return the pairs of a league's users of whom the first blocks the second."""
        users = [*(one.user_id for one in league.rows.members), *(one.user_id for one in league.rows.seats)]
        return await self._blocks.among(None, ApartAmong(frozenset(filter(is_member, users))), None)

    async def _ratings(self, league: League) -> dict[int, float]:
        """Return the ratings of the members who have one. In a battle of servers, each has that of their own server."""
        if not league.between_servers:
            return await self._ratings_in(league.row.guild_id, league.row.game, league.rows.members)
        found = dict[int, float]()
        for number, team in enumerate(league.rules.teams):
            found |= await self._ratings_in(team.guild, league.row.game, battles.members_of(league.rows, number))
        return found

    async def _ratings_in(self, guild: int, game: str, members: Iterable[LeagueMemberRow]) -> dict[int, float]:
        users = [one.user_id for one in members]
        number = season_at(await self._database.read(leaderboards.seasons_of, guild, game), self._matches.now())
        return await self._database.read(leagues.ratings_of, guild, game, number, users)

    async def _league(self, league: str) -> League:
        rows = await self._database.read(leagues.rows, league)
        if rows is None:
            raise NoSession("league-error-gone")
        return league_of(rows)
