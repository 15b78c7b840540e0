"""Battles of servers: the managers of one server ask for it by a code, and those of another one agree.

From then on the battle has two homes, one in each server: each is a row of `leagues` with a channel and messages of its
own. What is played and counted is stored once, with the first. Members sign up in the home of the server for which they
play, and meet by letters.
"""

from collections.abc import Callable, Mapping
from functools import partial

import msgspec
from msgspec.structs import replace

from bot.errors import NotAllowed, SessionError
from bot.machine import Chance
from bot.sessions import refusals
from bot.sessions.change import AnyGame
from bot.sessions.codes import CODE_KEPT, TRIES, Guesses, new_code
from bot.sessions.database import Database
from bot.sessions.leagues.leagues import Leagues
from bot.sessions.leagues.model import CUP, League, Phase, Rules, Team, league_of
from bot.sessions.matches import Matches
from bot.sessions.pace import DAY
from bot.storage import battle_homes
from bot.storage.league_rows import BattleCodeRow, LeagueRow, LeagueRows
from bot.storage.writer import ConflictError

CODE_LASTS = DAY


class Offer(msgspec.Struct, frozen=True):
    """A battle for which a server asks. `rules` has the team of this server alone."""

    game: str
    rules: Rules


class ServerBattles:
    """Makes and takes the codes of battles of servers. Every method raises NotKept and Draining."""

    def __init__(
        self,
        matches: Matches,
        database: Database,
        leagues: Leagues,
        games: Mapping[str, AnyGame],
        chance: Chance,
        match_ids: Callable[[], str],
        guesses: Guesses,
    ) -> None:
        """match_ids: return the ids of battles."""
        self._matches = matches
        self._database = database
        self._leagues = leagues
        self._games = games
        self._chance = chance
        self._match_ids = match_ids
        self._guesses = guesses

    async def offer(self, game: str, rules: Rules) -> str:
        """Return the code by which another server agrees to a battle, within a day and once.

        rules: their only team is the server that asks. Its code before of this game is void.
        Raises NotAllowed if the server has an open cup of this game. Raises OptionError for impossible options.
        """
        self._games[game].setup(0, rules.options_for(self._games[game]), 2)
        [team] = rules.teams
        if await self._has_cup(team.guild, game):
            raise NotAllowed("cup-error-open", game=game)
        text = msgspec.json.encode(rules).decode()
        for _ in range(TRIES):
            now, code = self._matches.now(), new_code(self._chance)
            row = BattleCodeRow(code, team.guild, game, text, now + CODE_LASTS)
            putting = self._database.run(partial(battle_homes.put_code, row=row, before=now - CODE_KEPT))
            try:
                await self._matches.finish(putting)
            except ConflictError as problem:
                conflict = problem
            else:
                return code
        raise refusals.not_kept() from conflict

    async def offered(self, typed: str, team: Team, channel: int) -> League:
        """Return the battle to which a server can agree by a code, as its home in the channel would be.

        team: that of this server. Raises SessionError for a code that nobody has, that is used or expired, or that this
        server has made, NotAllowed if either server has an open cup of the game, and as `Guesses.read`.
        """
        row, now = await self._row(typed, team.guild), self._matches.now()
        offer = _usable(row, team.guild, now)
        if await self._has_cup(team.guild, offer.game):
            raise NotAllowed("cup-error-open", game=offer.game)
        if await self._has_cup(offer.rules.teams[0].guild, offer.game):
            raise NotAllowed("servers-error-other", game=offer.game)
        return league_of(LeagueRows(_homes(offer, team, channel, now, ("", ""))[1]))

    async def agree(self, typed: str, team: Team, channel: int) -> League:
        """Use a code, and return the battle as the home in the channel of this server shows it.

        team: that of the server. If it has used the code before, return the same battle. Raises as `offered`.
        """
        code = (await self._row(typed, team.guild)).code
        now, ids = self._matches.now(), (self._match_ids(), self._match_ids())

        def decide(row: BattleCodeRow | None) -> tuple[LeagueRow, LeagueRow]:
            return _homes(_usable(row, team.guild, now), team, channel, now, ids)

        try:
            await self._matches.finish(self._database.run(partial(battle_homes.agree, typed=code, decide=decide)))
        except battle_homes.HasCup as problem:
            row = await self._database.read(battle_homes.code, code)
            game = _usable(row, team.guild, now).game
            key = "cup-error-open" if problem.guild == team.guild else "servers-error-other"
            raise NotAllowed(key, game=game) from problem
        except SessionError:
            if (known := await self._agreed(team.guild, code)) is None:
                raise
            return known
        finally:
            self._leagues.timer.wake(now)
        return await self._leagues.league(ids[1])

    async def _row(self, typed: str, guild: int) -> BattleCodeRow:
        """Return what a code stands for. Raises SessionError for a code that nobody has, and as `Guesses.read`."""
        row = await self._database.read(battle_homes.code, self._guesses.read(guild, typed))
        if row is None:
            self._guesses.note_wrong(guild)
            raise SessionError("servers-error-wrong")
        return row

    async def _agreed(self, guild: int, code: str) -> League | None:
        """Return the open battle to which a server has agreed by a code before; None if there is none."""
        row = await self._database.read(battle_homes.code, code)
        if row is None or not row.used or row.guild_id == guild:
            return None
        for cup in await self._leagues.of(guild, cups=True):
            if cup.row.game == row.game and row.guild_id in {one.guild for one in cup.rules.teams}:
                return cup
        return None

    async def _has_cup(self, guild: int, game: str) -> bool:
        """Return whether a server has an open cup of a game."""
        return any(one.row.game == game for one in await self._leagues.of(guild, cups=True))


def _usable(row: BattleCodeRow | None, guild: int, now: int) -> Offer:
    """Return what a code offers to a server. Raises SessionError if the server cannot use it now."""
    if row is None:
        raise SessionError("servers-error-wrong")
    if row.guild_id == guild:
        raise SessionError("servers-error-own")
    if row.used:
        raise SessionError("servers-error-used")
    if row.until <= now:
        raise SessionError("servers-error-expired")
    return Offer(row.game, msgspec.json.decode(row.rules, type=Rules))


def _homes(offer: Offer, team: Team, channel: int, now: int, ids: tuple[str, str]) -> tuple[LeagueRow, LeagueRow]:
    """Return the rows of a battle to which a server agrees: that of the server that has asked, and its own.

    team, channel: of the server that agrees. ids: of both rows.
    """
    [first] = offer.rules.teams
    rules = replace(offer.rules, teams=_told_apart(first, team))
    begins = now + rules.pause * DAY
    battle = LeagueRow(ids[0], first.guild, offer.game, _text(rules), Phase.OPEN.value, CUP, begins, 0, now)
    home = replace(battle, id=ids[1], guild_id=team.guild, rules=_text(replace(rules, channel=channel)))
    return battle, replace(home, due=None, battle_id=battle.id)


def _told_apart(first: Team, second: Team) -> tuple[Team, Team]:
    """Return both teams. Equal names get a number."""
    if first.name != second.name:
        return first, second
    return replace(first, name=f"{first.name} 1"), replace(second, name=f"{second.name} 2")


def _text(rules: Rules) -> str:
    return msgspec.json.encode(rules).decode()
