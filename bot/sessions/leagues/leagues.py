"""Opens, joins and leaves leagues, and brings each one to what it should be when something is due."""

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession, NotAllowed, Over, Unreadable
from bot.machine import Clock, Workers
from bot.sessions.change import AnyGame, Change
from bot.sessions.database import BACKGROUND, Database
from bot.sessions.leaderboards.model import season_at
from bot.sessions.leagues import matches as league_matches
from bot.sessions.leagues import seasons
from bot.sessions.leagues.model import USUAL_AT_ONCE, League, Phase, Rules, Score, league_of
from bot.sessions.leagues.openings import Host, Openings
from bot.sessions.leagues.possible import PossiblePlaces
from bot.sessions.matches import Matches
from bot.sessions.model import Request
from bot.sessions.pace import HOUR
from bot.sessions.play.apart import Blocks
from bot.sessions.play.turns import break_off
from bot.sessions.seals import SaltedSeed
from bot.sessions.settings import Settings
from bot.sessions.time.deadlines import LaneTimer
from bot.storage import leaderboards, leagues
from bot.storage.due import LEAGUES
from bot.storage.league_rows import (
    LeagueMemberRow,
    LeagueMessageRow,
    LeaguePairingRow,
    LeagueRow,
    LeagueRows,
    LeagueSeatRow,
)
from bot.storage.writes import Statement

LOOK_AGAIN = HOUR  # the longest time between two looks at a league
STOPPED = 2 * HOUR  # a look that comes so late means that the bot was stopped, so that the season lasts longer
AT_ONCE = 5  # the most leagues that are looked at together

logger = logging.getLogger(__name__)

Decide = Callable[[LeagueRows], LeagueRows]


class Leagues:
    """The leagues of all servers. Every method raises NotKept; what members ask for also raises Draining.

    workers: count which places are still possible. seeds, match_ids: as for `Lobby`.
    """

    def __init__(
        self,
        matches: Matches,
        database: Database,
        clock: Clock,
        settings: Settings,
        blocks: Blocks,
        games: Mapping[str, AnyGame],
        workers: Workers,
        seeds: Callable[[], SaltedSeed],
        match_ids: Callable[[], str],
    ) -> None:
        self._matches = matches
        self._database = database
        self._games = games
        self._match_ids = match_ids
        self._openings = Openings(matches, database, settings, blocks, games, seeds, match_ids)
        self._host: Host | None = None
        self.divisions = PossiblePlaces(workers).divisions
        self.timer = LaneTimer(database, clock, LEAGUES, self._fire, lambda row: row.id, at_once=AT_ONCE)
        database.subscribe(Statement.LEAGUE_DUE, lambda row: self.timer.wake(row["at"]))

    def show_by(self, host: Host) -> None:
        """Show leagues by this host. Call this before `start`."""
        self._host = host

    def start(self) -> None:
        """Start the timer, unless there is no host."""
        if self._host is not None:
            self.timer.start()

    # -- what members see --------------------------------------------------------------------------------------------

    async def of(self, guild: int) -> tuple[League, ...]:
        """Return the leagues of a server that are not closed, by game."""
        found = [await self.league(row.id) for row in await self._database.read(leagues.open_of, guild)]
        return tuple(found)

    async def league(self, league: str, season: int | None = None) -> League:
        """Return a league with the rows of a season; None: the present one. Raises NoSession if there is none."""
        rows = await self._database.read(leagues.rows, league, season)
        if rows is None:
            raise NoSession("league-error-gone")
        return league_of(rows, season)

    # -- what members ask --------------------------------------------------------------------------------------------

    async def open(self, guild: int, game: str, rules: Rules) -> League:
        """Open a league of a game, which members can join from now on.

        Raises NotAllowed if the server has an open league of this game. Raises OptionError for impossible options.
        """
        now = self._matches.now()
        self._games[game].setup(0, rules.options_for(self._games[game]), 2)
        begins = now + rules.pause * 24 * HOUR
        text = msgspec.json.encode(rules).decode()
        row = LeagueRow(self._match_ids(), guild, game, text, Phase.OPEN.value, 1, begins, 0, now)
        if not await self._matches.finish(self._database.run(partial(leagues.add, row=row))):
            raise NotAllowed("league-error-open", game=game)
        self.timer.wake(now)
        return await self.league(row.id)

    async def join(self, request: Request, league: str) -> League:
        """Let a member play in the next season. Raises NotAllowed if the league is closed."""
        member, now = request.member, self._matches.now()

        def decide(rows: LeagueRows) -> LeagueRows:
            own = next((one for one in rows.members if one.user_id == member.user), None)
            row = LeagueMemberRow(league, member.user, rows.league.guild_id, member.name, USUAL_AT_ONCE, now)
            new = row if own is None else replace(own, name=member.name, leaves=False)
            return _with_member(rows, new)

        return await self._ask(league, decide)

    async def leave(self, request: Request, league: str, *, now: bool) -> League:
        """Let a member leave a league. Raises NotAllowed if they are not in it.

        now: whether they also lose the matches that they have not played; if not, they play on in this season.
        """
        user, at = request.member.user, self._matches.now()

        def decide(rows: LeagueRows) -> LeagueRows:
            own, seat = _own(rows, user), _seat(rows, user)
            if seat is None or seat.left_at is not None:
                return replace(rows, members=tuple(one for one in rows.members if one.user_id != user))
            if own is not None:
                rows = _with_member(rows, replace(own, leaves=True))
            return _with_seat(rows, replace(seat, left_at=at)) if now else rows

        return await self._ask(league, decide, of=user)

    async def set_at_once(self, request: Request, league: str, count: int) -> League:
        """Set how many of a member's matches may be open. Raises NotAllowed if they are not in the league."""

        def decide(rows: LeagueRows) -> LeagueRows:
            own = _own(rows, request.member.user)
            return rows if own is None else _with_member(rows, replace(own, at_once=count, name=request.member.name))

        return await self._ask(league, decide, of=request.member.user)

    async def begin_now(self, league: str) -> League:
        """Let the next season begin as soon as enough members have joined. Raises NotAllowed if one is played."""
        now = self._matches.now()

        def decide(rows: LeagueRows) -> LeagueRows:
            if Phase(rows.league.phase) is not Phase.OPEN:
                raise NotAllowed("league-error-begun")
            return replace(rows, league=replace(rows.league, begins_at=min(now, rows.league.begins_at)))

        return await self._ask(league, decide)

    async def move(self, league: str, channel: int) -> League:
        """Post the messages of a league, and play its further matches, in another channel."""

        def decide(rows: LeagueRows) -> LeagueRows:
            rules = replace(league_of(rows).rules, channel=channel)
            return replace(rows, league=replace(rows.league, rules=msgspec.json.encode(rules).decode()))

        return await self._ask(league, decide)

    async def close(self, league: str) -> League:
        """Close a league for good. Its open matches go on, but count for nothing here."""

        def decide(rows: LeagueRows) -> LeagueRows:
            return replace(rows, league=replace(rows.league, phase=Phase.CLOSED.value))

        return await self._ask(league, decide)

    async def _ask(self, league: str, decide: Decide, *, of: int | None = None) -> League:
        """Change a league for a member, and look at it at once. of: a user who must be in the league."""

        def checked(rows: LeagueRows) -> LeagueRows:
            if Phase(rows.league.phase) is Phase.CLOSED:
                raise NotAllowed("league-error-closed")
            if of is not None and _own(rows, of) is None and _seat(rows, of) is None:
                raise NotAllowed("league-error-not-in")
            return decide(rows)

        await self._matches.finish(self._change(league, checked))
        return await self.league(league)

    # -- messages ----------------------------------------------------------------------------------------------------

    async def begin_message(self, league: League, division: int) -> LeagueMessageRow | None:
        """Note that a message is about to be posted, and return its row, which an earlier attempt may have made."""
        row = league.row
        new = LeagueMessageRow(
            row.id, league.season, division, row.guild_id, league.rules.channel, None, self._matches.now(), ""
        )
        return await self._database.run(partial(leagues.begin_message, row=new))

    async def note_message(self, row: LeagueMessageRow) -> None:
        """Note where a message is, and what it shows."""
        await self._database.run(partial(leagues.note_message, row=row))

    async def forget_message(self, row: LeagueMessageRow) -> None:
        """Forget a message that is deleted, so that it is posted anew."""
        await self._database.run(partial(leagues.drop_message, row=row))

    async def _change(self, league: str, decide: Decide) -> None:
        """Change a league in one transaction, and look at it at once. A closed league is looked at once more."""
        now = self._matches.now()

        def decided(rows: LeagueRows) -> LeagueRows:
            after = decide(rows)
            return rows if after == rows else replace(after, league=leagues.woken(after.league, now))

        try:
            if await self._database.run(partial(leagues.change, league=league, decide=decided)) is None:
                raise NoSession("league-error-gone")
        finally:
            self.timer.wake(now)

    # -- what is due -------------------------------------------------------------------------------------------------

    async def _fire(self, row: LeagueRow) -> None:
        """Bring a league to what it should be, and say when to look again."""
        host, now = self._host, self._matches.now()
        assert host is not None  # else the timer does not run
        if not await host.is_there(row.guild_id, league_of(LeagueRows(row)).rules.channel):
            await self._database.run(partial(leagues.wait, row=row, until=now + LOOK_AGAIN))
            self.timer.wake(now + LOOK_AGAIN)
            return
        if now - (row.due or now) > STOPPED:
            row = await self._lengthen(row, now)
        # All steps go by one time: a season never ends in between, with matches that the first step has let go on.
        await self._leave_matches(row.id, now)
        await self._settle(row.id, now)
        await self._openings.open(row.id, host, now)
        await host.show(row.id)
        later = await self._next_look(row.id)
        await self._database.run(partial(leagues.put_off, row=row, until=later))
        if later is not None:
            self.timer.wake(later)

    async def _lengthen(self, row: LeagueRow, now: int) -> LeagueRow:
        """Let a season end later, because the bot could do nothing since the league was due. Return the row after it.

        In the same transaction the league is due now, so that this happens once.
        """
        late = now - (row.due or now)

        def decide(rows: LeagueRows) -> LeagueRows:
            one = rows.league
            if one.due != row.due:
                return rows
            if Phase(one.phase) is Phase.PLAYING:
                one = replace(one, ends_at=one.ends_at + late)
            return replace(rows, league=replace(one, due=now))

        await self._database.run(partial(leagues.change, league=row.id, decide=decide))
        return replace(row, due=now)

    async def _next_look(self, league: str) -> int | None:
        """Return when to look at a league again, in milliseconds since 1970; None: never."""
        one, now = await self.league(league), self._matches.now()
        if one.phase is Phase.CLOSED:
            return None
        event = one.row.begins_at if one.phase is Phase.OPEN else one.row.ends_at
        return min(event, now + LOOK_AGAIN) if event > now else now + LOOK_AGAIN

    async def _leave_matches(self, league: str, now: int) -> None:
        """End what must not go on: matches of who has left the league, and all once the last day is over."""
        one = await self.league(league)
        if one.phase is not Phase.PLAYING:
            return
        over, left = one.row.ends_at <= now, seasons.left_in(one.rows)
        for pairing in seasons.in_play(one.rows):
            gone = [
                seat for number, seat in enumerate((pairing.first, pairing.second)) if (pairing.division, seat) in left
            ]
            if over:
                await self._end_match(pairing, league_matches.end_of_season)
            elif gone:
                seat = Seat(0 if gone[0] == pairing.first else 1)
                await self._end_match(pairing, partial(league_matches.leave_league, seat=seat))

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
        """Note results, and end or begin a season, all in one transaction."""
        async with self._database.locked(BACKGROUND, shared=True):
            one = await self.league(league)
            scores = await self._scores(one)
            ratings = await self._ratings(one) if one.phase is Phase.OPEN else {}

            def decide(rows: LeagueRows) -> LeagueRows:
                over = rows.league.phase == Phase.PLAYING.value and rows.league.ends_at <= now
                known = {id_: score for id_, score in scores.items() if score is not None or not over}
                rows = seasons.note(rows, known)
                if seasons.may_end(rows, now):
                    return seasons.end(rows, now)
                return seasons.begin(rows, ratings, now) if seasons.may_begin(rows, now) else rows

            await self._database.run(partial(leagues.change, league=league, decide=decide))

    async def _scores(self, league: League) -> dict[str, Score | None]:
        """Return the scores of the matches that are over, by their ids; None: it has ended without a result."""
        pairings = {one.match_id or "": one for one in seasons.in_play(league.rows)}
        gone, found = seasons.left_in(league.rows), dict[str, Score | None]()
        for match_id, phase in (await self._database.read(leagues.phases_of, list(pairings))).items():
            if phase == "cancelled":
                found[match_id] = None
            elif phase == "over":
                one = pairings[match_id]
                left = [Seat(at) for at, seat in enumerate((one.first, one.second)) if (one.division, seat) in gone]
                try:
                    found[match_id] = league_matches.score_of(await self._matches.match(match_id), left)
                except Unreadable:
                    logger.warning("league match %s cannot be read, so it has no result yet", match_id)
        return found

    async def _ratings(self, league: League) -> dict[int, float]:
        guild, game = league.row.guild_id, league.row.game
        users = [one.user_id for one in league.rows.members]
        number = season_at(await self._database.read(leaderboards.seasons_of, guild, game), self._matches.now())
        return await self._database.read(leagues.ratings_of, guild, game, number, users)


def _own(rows: LeagueRows, user: int) -> LeagueMemberRow | None:
    return next((one for one in rows.members if one.user_id == user), None)


def _seat(rows: LeagueRows, user: int) -> LeagueSeatRow | None:
    return next((one for one in rows.seats if one.user_id == user), None)


def _with_member(rows: LeagueRows, member: LeagueMemberRow) -> LeagueRows:
    others = tuple(one for one in rows.members if one.user_id != member.user_id)
    return replace(rows, members=(*others, member))


def _with_seat(rows: LeagueRows, seat: LeagueSeatRow) -> LeagueRows:
    seats = tuple(seat if (one.division, one.seat) == (seat.division, seat.seat) else one for one in rows.seats)
    return replace(rows, seats=seats)
