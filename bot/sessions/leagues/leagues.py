"""Opens, joins and leaves leagues, as members ask for it."""

from collections.abc import Callable, Collection, Coroutine, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.errors import NoSession, NotAllowed
from bot.machine import Clock, Workers
from bot.sessions.change import AnyGame
from bot.sessions.database import Database
from bot.sessions.leagues import battles
from bot.sessions.leagues.looks import Looks
from bot.sessions.leagues.messages import LeagueMessages
from bot.sessions.leagues.model import (
    CUP,
    FEWEST_BOARDS,
    FIRST,
    MOST_IN_TEAM,
    USUAL_AT_ONCE,
    League,
    Phase,
    Rules,
    kind_of,
    league_of,
)
from bot.sessions.leagues.openings import Openings
from bot.sessions.leagues.possible import PossiblePlaces
from bot.sessions.matches import Matches
from bot.sessions.model import Request
from bot.sessions.pace import HOUR
from bot.sessions.play.apart import Blocks
from bot.sessions.seals import SaltedSeed
from bot.sessions.settings import Settings
from bot.sessions.unplayed import BY_LETTERS
from bot.storage import leagues
from bot.storage.league_rows import LeagueMemberRow, LeagueRow, LeagueRows, LeagueSeatRow

Decide = Callable[[LeagueRows], LeagueRows]

# Refusals by the kind of a league.
_CLOSED = {"league": "league-error-closed", "cup": "cup-error-closed", "battle": "battle-error-closed"}
_NOT_IN = {"league": "league-error-not-in", "cup": "cup-error-not-in", "battle": "battle-error-not-in"}
_BEGUN = {"league": "league-error-begun", "cup": "cup-error-begun", "battle": "battle-error-begun"}


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
        openings = Openings(matches, database, settings, blocks, games, seeds, match_ids)
        self.looks = Looks(matches, database, clock, blocks, openings)
        self.timer, self.show_by, self.start = self.looks.timer, self.looks.show_by, self.looks.start
        self.messages = LeagueMessages(database, clock)
        self.divisions = PossiblePlaces(workers).divisions

    # -- what members see --------------------------------------------------------------------------------------------

    async def of(self, guild: int, *, cups: bool = False) -> tuple[League, ...]:
        """Return the leagues, or the cups, of a server that are not closed, by game."""
        rows = await self._database.read(leagues.open_of, guild)
        return tuple([await self.league(row.id) for row in rows if (row.season == CUP) == cups])

    async def last_cup(self, guild: int) -> League | None:
        """Return the cup of a server that has ended last; None if there is none."""
        row = await self._database.read(leagues.last_cup, guild)
        return None if row is None else await self.league(row.id)

    async def league(self, league: str, season: int | None = None) -> League:
        """Return a league with the rows of a season; None: the present one. Raises NoSession if there is none."""
        rows = await self._database.read(leagues.rows, league, season)
        if rows is None:
            raise NoSession("league-error-gone")
        return league_of(rows, season)

    # -- what members ask --------------------------------------------------------------------------------------------

    async def open(self, guild: int, game: str, rules: Rules, *, cup: bool = False) -> League:
        """Open a league or a cup of a game, which members can join from now on.

        Raises NotAllowed if the server has an open one of this game. Raises OptionError for impossible options.
        """
        now = self._matches.now()
        self._games[game].setup(0, rules.options_for(self._games[game]), 2)
        begins = now + rules.pause * 24 * HOUR
        text = msgspec.json.encode(rules).decode()
        season = CUP if cup else FIRST
        row = LeagueRow(self._match_ids(), guild, game, text, Phase.OPEN.value, season, begins, 0, now)
        if not await self._matches.finish(self._database.run(partial(leagues.add, row=row))):
            raise NotAllowed("cup-error-open" if cup else "league-error-open", game=game)
        self.timer.wake(now)
        return await self.league(row.id)

    async def join(self, request: Request, league: str, roles: Collection[int] = ()) -> League:
        """Let a member play in the next season, or in a cup.

        Raises NotAllowed if the league is closed, and for a cup that has begun, or has all its members. In a battle of
        roles, also unless they have exactly one of the two. roles: those of the member. league: of a battle of servers,
        the home of the server for which they play; whoever has signed up for the other one before plays for that.
        """
        now = self._matches.now()

        def decide(rows: LeagueRows) -> LeagueRows:
            between_servers = league_of(rows).between_servers
            member = (request.at(BY_LETTERS) if between_servers else request).member
            own = _own(rows, member.user)
            if rows.league.season == CUP:
                _check_cup(rows, own)
            row = LeagueMemberRow(
                rows.league.shared_id, member.user, rows.league.guild_id, member.name, USUAL_AT_ONCE, now
            )
            if own is None and battles.on_boards(rows):
                row = replace(row, team=_team(rows, roles))
            new = row if own is None else replace(own, name=member.name, leaves=False)
            return _with_member(rows, new)

        return await self._ask(league, decide)

    async def leave(self, request: Request, league: str, *, now: bool) -> League:
        """Let a member leave a league. Raises NotAllowed if they are not in it.

        now: whether they also lose the matches that they have not played; if not, they play on in this season.
        """
        user = request.member.user
        decide = partial(_without, user=user, at=self._matches.now(), now=now)
        return await self._ask(league, decide, of=user)

    async def member_gone(self, guild: int, user: int) -> None:
        """Let a member who has left the server leave its leagues at once."""
        now = self._matches.now()

        def decide(rows: LeagueRows) -> LeagueRows:
            return rows if battles.plays_elsewhere(rows, user) else _without(rows, user, now, now=True)

        for row in await self._database.read(leagues.open_of, guild):
            with suppress(NoSession):
                await self._matches.finish(self._change(row.id, decide), asked=False)

    async def set_at_once(self, request: Request, league: str, count: int) -> League:
        """Set how many of a member's matches may be open. Raises NotAllowed if they are not in the league."""

        def decide(rows: LeagueRows) -> LeagueRows:
            own = _own(rows, request.member.user)
            return rows if own is None else _with_member(rows, replace(own, at_once=count, name=request.member.name))

        return await self._ask(league, decide, of=request.member.user)

    async def begin_now(self, league: str) -> League:
        """Let the next season begin as soon as enough members have joined.

        Raises as `check_begin`.
        """
        now = self._matches.now()

        def decide(rows: LeagueRows) -> LeagueRows:
            check_begin(rows)
            return replace(rows, league=replace(rows.league, begins_at=min(now, rows.league.begins_at)))

        return await self._ask(league, decide)

    async def move(self, league: str, channel: int) -> League:
        """Post the messages of a league, and play its further matches, in another channel."""

        def decide(rows: LeagueRows) -> LeagueRows:
            rules = replace(league_of(rows).rules, channel=channel)
            return replace(rows, league=replace(rows.league, rules=msgspec.json.encode(rules).decode()))

        return await self._ask(league, decide)

    async def withdraw(self, league: str) -> League:
        """Let the server of a home withdraw from a battle of servers (`battles.without_server`).

        Raises NotAllowed if the battle is over, or if a server has withdrawn before.
        """
        now, team = self._matches.now(), (await self.league(league)).home_team

        def decide(rows: LeagueRows) -> LeagueRows:
            first, closed = rows.league.battle_id is None, Phase(rows.league.phase) is Phase.CLOSED
            if team is None or (first and (closed or league_of(rows).rules.withdrawn is not None)):
                raise NotAllowed("battle-error-closed")
            return battles.without_server(rows, team, now)

        await self._matches.finish(self._change(league, decide, leagues.change_in_homes))
        return await self.league(league)

    async def close(self, league: str) -> League:
        """Close a league for good. Its open matches go on, but count for nothing here."""
        now = self._matches.now()

        def decide(rows: LeagueRows) -> LeagueRows:
            return replace(rows, league=replace(rows.league, phase=Phase.CLOSED.value, ends_at=now))

        return await self._ask(league, decide)

    async def _ask(self, league: str, decide: Decide, *, of: int | None = None) -> League:
        """Change a league for a member, and look at it at once. of: a user who must be in the league."""

        def checked(rows: LeagueRows) -> LeagueRows:
            if Phase(rows.league.phase) is Phase.CLOSED:
                raise NotAllowed(_CLOSED[kind_of(league_of(rows))])
            if of is not None and _own(rows, of) is None and _seat(rows, of) is None:
                raise NotAllowed(_NOT_IN[kind_of(league_of(rows))])
            return decide(rows)

        await self._matches.finish(self._change(league, checked))
        return await self.league(league)

    async def look_again(self, guild: int) -> None:
        """Look at all leagues and cups of a server at once, because their messages are to look otherwise."""
        now = self._matches.now()
        await self._database.run(partial(leagues.wake_in, guild=guild, at=now))
        self.timer.wake(now)

    async def _change(
        self, league: str, decide: Decide, change: Callable[..., Coroutine[Any, Any, Any]] = leagues.change
    ) -> None:
        """Change a league in one transaction, and look at it at once. A closed league is looked at once more.

        change: stores what `decide` returns.
        """
        now = self._matches.now()

        def decided(rows: LeagueRows) -> LeagueRows:
            after = decide(rows)
            return rows if after == rows else replace(after, league=leagues.woken(after.league, now))

        try:
            if await self._database.run(partial(change, league=league, decide=decided)) is None:
                raise NoSession("league-error-gone")
        finally:
            self.timer.wake(now)


def check_begin(rows: LeagueRows) -> None:
    """Raise NotAllowed if a manager cannot let a season begin: one is played, or a team battle has too few members."""
    if Phase(rows.league.phase) is not Phase.OPEN:
        raise NotAllowed(_BEGUN[kind_of(league_of(rows))])
    if battles.on_boards(rows) and battles.boards_ahead(rows) < FEWEST_BOARDS:
        raise NotAllowed("battle-error-few", **_sizes(rows))


def _check_cup(rows: LeagueRows, own: LeagueMemberRow | None) -> None:
    """Raise NotAllowed if a member cannot join a cup. own: their row."""
    if Phase(rows.league.phase) is not Phase.OPEN:
        raise NotAllowed(_BEGUN[kind_of(league_of(rows))])
    most = league_of(rows).rules.most
    if own is None and not battles.on_boards(rows) and len(rows.members) >= most:
        raise NotAllowed("cup-error-full", most=most)


def _team(rows: LeagueRows, roles: Collection[int]) -> int:
    """Return the team of a member who signs up with these roles, or for the server of this home.

    Raises NotAllowed in a battle of roles unless they have exactly one, and if the team has all its members.
    """
    battle, teams = league_of(rows), league_of(rows).rules.teams
    first, second = teams
    having = [number for number, one in enumerate(teams) if one.role in roles]
    if battle.home_team is not None:
        having = [battle.home_team]
    if len(having) != 1:
        raise NotAllowed("battle-error-both" if having else "battle-error-none", team=first.name, rival=second.name)
    if battles.is_full(rows, having[0]):
        key = "servers-error-full" if battle.between_servers else "battle-error-full"
        raise NotAllowed(key, team=teams[having[0]].name, most=MOST_IN_TEAM)
    return having[0]


def _sizes(rows: LeagueRows) -> dict[str, Any]:
    """Return the names of both teams, how many have signed up for each, and how many each needs."""
    first, second = league_of(rows).rules.teams
    counts = [len(battles.members_of(rows, team)) for team in range(battles.TEAMS)]
    return {"team": first.name, "rival": second.name, "count": counts[0], "others": counts[1], "fewest": FEWEST_BOARDS}


def _own(rows: LeagueRows, user: int) -> LeagueMemberRow | None:
    return next((one for one in rows.members if one.user_id == user), None)


def _seat(rows: LeagueRows, user: int) -> LeagueSeatRow | None:
    return next((one for one in rows.seats if one.user_id == user), None)


def _without(rows: LeagueRows, user: int, at: int, *, now: bool) -> LeagueRows:
    """Let a user leave. at: the present time. now: as for `Leagues.leave`."""
    own, seat = _own(rows, user), _seat(rows, user)
    if seat is None or seat.left_at is not None:
        return replace(rows, members=tuple(one for one in rows.members if one.user_id != user))
    if own is not None:
        rows = _with_member(rows, replace(own, leaves=True))
    return _with_seat(rows, replace(seat, left_at=at)) if now else rows


def _with_member(rows: LeagueRows, member: LeagueMemberRow) -> LeagueRows:
    others = tuple(one for one in rows.members if one.user_id != member.user_id)
    return replace(rows, members=(*others, member))


def _with_seat(rows: LeagueRows, seat: LeagueSeatRow) -> LeagueRows:
    seats = tuple(seat if (one.division, one.seat) == (seat.division, seat.seat) else one for one in rows.seats)
    return replace(rows, seats=seats)
