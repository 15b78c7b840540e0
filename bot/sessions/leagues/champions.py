"""Gives the role of champions to who has won, and takes it from who is champion of nothing any more.

Champions of a server are the winners of the newest finished season of each open league, in the first division, and of
the newest cup of each game that has a winner. A look at a server compares them with the rows of `champions`, and each
step of it can be done twice. The row is stored before the role is given. So after a kill, the role is either given
again, or taken once the member is no champion.

A member who had the role already has it from somebody else: the bot stores no row, and never takes it. If a manager
takes the role from a champion, the row stays, and the bot does not give it again.
"""

import asyncio
import logging
from collections.abc import Iterable
from enum import Enum, auto
from functools import partial
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from bot.machine import Clock
from bot.sessions.database import Database
from bot.sessions.leagues.cups import winner_of
from bot.sessions.leagues.model import DIVISION, FIRST, league_of
from bot.sessions.leagues.seasons import divisions_of, user_at, winners
from bot.sessions.pace import DAY, MINUTE
from bot.sessions.settings import Settings
from bot.sessions.time.deadlines import LaneTimer
from bot.storage import champions, leagues
from bot.storage.champion_rows import ChampionLookRow, ChampionRow
from bot.storage.due import CHAMPIONS
from bot.storage.keeping import is_member

LOOK_AGAIN = DAY  # between two looks at a server, which ask Discord only about champions who have left
TRY_AGAIN = 10 * MINUTE  # after a fault of Discord
FRESH = 10 * MINUTE  # for so long, the list of champions who have left stays in memory
TAKE_SECONDS = 10  # for so long, a member who deletes their data waits until their roles are taken
ROUNDS = 3  # how often a look compares, because others may change what it compares

logger = logging.getLogger(__name__)


class Answer(Enum):
    """What Discord says about a role of a member."""

    YES = auto()  # it is done, or the member has the role
    NO = auto()  # the member does not have the role
    LEFT = auto()  # the member is not in the server
    GONE = auto()  # the role is deleted
    REFUSED = auto()  # the bot may not do this, or it is not in the server
    LATER = auto()  # Discord has trouble that passes


class Host(Protocol):
    """What champions need of Discord."""

    async def has(self, guild: int, user: int, role: int) -> Answer:
        """Return whether a member has a role."""

    async def give(self, guild: int, user: int, role: int) -> Answer:
        """Give a member a role. Return YES also if they had it."""

    async def take(self, guild: int, user: int, role: int) -> Answer:
        """Take a role from a member. Return YES also if they did not have it."""


class Standing(NamedTuple):
    """How the role of champions stands in a server, for its managers.

    Attributes:
        refused: whether Discord has refused to give or take it at the last look.
        left: how many champions have left the server.
    """

    refused: bool = False
    left: int = 0


class Kind(Enum):
    """What a look does about a row."""

    BEGIN = auto()  # ask whether the member has the role already; if not, store the row and give it
    GIVE = auto()
    RETURN = auto()  # ask whether a champion who has left is there again; if so, drop the row, and begin
    TAKE = auto()


Step = tuple[Kind, ChampionRow]


def steps(guild: int, role: int | None, wanted: frozenset[int], rows: Iterable[ChampionRow]) -> tuple[Step, ...]:
    """Return what to do in a server.

    role: the one that champions get; None: none. wanted: the users of the champions. rows: those of the server.

    A champion who has left may be back at each look. If they use the bot in the server, they need not wait for it.
    """
    known = {(row.user_id, row.role_id): row for row in rows}
    right = {(user, role) for user in wanted if role is not None}
    found = [(Kind.BEGIN, ChampionRow(guild, user, new)) for user, new in sorted(right - known.keys())]
    found += [(Kind.GIVE, row) for key, row in known.items() if key in right and row.state == "begun"]
    found += [(Kind.RETURN, row) for key, row in known.items() if key in right and row.state == "left"]
    found += [(Kind.TAKE, row) for key, row in known.items() if key not in right]
    return tuple(found)


class Champions:
    """The champions of all servers. Every method raises NotKept."""

    def __init__(self, database: Database, clock: Clock, settings: Settings) -> None:
        self._database = database
        self._clock = clock
        self._settings = settings
        self._host: Host | None = None
        self._left: frozenset[tuple[int, int]] = frozenset()  # the server and the user of each champion who has left
        self._left_until = 0  # when `_left` is to be read again
        self.timer = LaneTimer(database, clock, CHAMPIONS, self._fire, lambda row: str(row.guild_id))

    def show_by(self, host: Host) -> None:
        """Give and take roles by this host. Call this before `start`."""
        self._host = host

    def start(self) -> None:
        """Start the timer, unless there is no host."""
        if self._host is not None:
            self.timer.start()

    # -- what happens ------------------------------------------------------------------------------------------------

    async def try_again(self, guild: int | None) -> None:
        """Look again at a server in which Discord refused something, because its permissions may be others now.

        guild: None for all servers.
        """
        if await self._database.run(partial(champions.wake_refused, guild=guild)):
            self.timer.resume()

    async def member_gone(self, guild: int, user: int) -> None:
        """Note that a member has left a server, and so has lost the role."""
        await self._database.run(partial(champions.note_left, guild=guild, user=user))

    async def member_seen(self, guild: int, user: int) -> None:
        """Give the role to a champion who had left the server and uses the bot there."""
        if self._clock.now() >= self._left_until:
            self._left_until = self._clock.now() + FRESH
            self._left = await self._database.read(champions.left)
        if (guild, user) in self._left:
            self._left -= {(guild, user)}
            await self._database.run(partial(champions.note_back, guild=guild, user=user))
            self.timer.resume()

    async def standing(self, guild: int) -> Standing:
        """Return how the role stands in a server."""
        refused = await self._database.read(champions.is_refused, guild)
        rows = await self._database.read(champions.rows_in, guild)
        return Standing(refused, sum(row.state == "left" for row in rows))

    async def take_from(self, user: int) -> None:
        """Take all roles that the bot has given to a member, who is about to delete their data.

        The rows stay. What Discord does not do at once stays with the member.
        """
        if self._host is None:
            return
        for row in await self._database.read(champions.rows_of_member, user):
            try:
                async with asyncio.timeout(TAKE_SECONDS):
                    answer = Answer.LEFT if row.state == "left" else await self._host.take(*_of(row))
            except TimeoutError:
                answer = Answer.LATER
            if answer in (Answer.REFUSED, Answer.LATER):
                logger.warning("A member who deletes their data keeps a role in server %s", row.guild_id)

    # -- a look ------------------------------------------------------------------------------------------------------

    async def _fire(self, row: ChampionLookRow) -> None:
        """Bring the roles of a server to what they should be, and say when to look again."""
        answers = await self._look(row.guild_id)
        refused = Answer.REFUSED in answers or Answer.GONE in answers
        rows = await self._database.read(champions.rows_in, row.guild_id)
        if not rows and (await self._settings.guild(row.guild_id)).champion_role is None:
            await self._database.run(partial(champions.end, row=row))
            return
        later = self._clock.now() + (TRY_AGAIN if Answer.LATER in answers else LOOK_AGAIN)
        until = None if refused and Answer.LATER not in answers else later
        due = await self._database.run(partial(champions.put_off, row=row, until=until, refused=refused))
        if due is not None:
            self.timer.wake(due)

    async def _look(self, guild: int) -> frozenset[Answer]:
        """Give and take what is to be given and taken now. Return Discord's answers."""
        acts = {
            Kind.BEGIN: self._begin,
            Kind.GIVE: self._give,
            Kind.RETURN: self._come_back,
            Kind.TAKE: self._take,
        }
        tried, answers = set[Step](), set[Answer]()
        for _ in range(ROUNDS):
            role, wanted = await self._wanted(guild)
            rows = await self._database.read(champions.rows_in, guild)
            todo = [step for step in steps(guild, role, wanted, rows) if step not in tried]
            if not todo:
                break
            for kind, row in todo:
                answers.add(await acts[kind](row))
            tried.update(todo)
            # Who has just been found not to be there is not looked for once more in this look.
            tried.update((Kind.RETURN, replace(row, state="left")) for _, row in todo)
        return frozenset(answers)

    async def _begin(self, row: ChampionRow) -> Answer:
        """Give the role to a member, unless they have it from somebody else."""
        answer = await self._here.has(*_of(row))
        if answer is Answer.LEFT:
            await self._leave(row)
        if answer is not Answer.NO:
            return answer
        if not await self._database.run(partial(champions.add, row=row)):
            return Answer.LATER  # another process has begun
        answer = await self._give(row)
        if answer is Answer.REFUSED:  # so a manager may give it by hand
            await self._database.run(partial(champions.drop, row=row))
        return answer

    async def _give(self, row: ChampionRow) -> Answer:
        answer = await self._here.give(*_of(row))
        if answer is Answer.LEFT:
            await self._leave(row)
        elif answer is Answer.GONE:
            await self._database.run(partial(champions.drop, row=row))
        elif answer is Answer.YES and not await self._database.run(partial(champions.note, row=row, state="given")):
            await self._here.take(*_of(row))  # the member has deleted their data meanwhile
        return answer

    async def _come_back(self, row: ChampionRow) -> Answer:
        """Forget that a champion has left who is in the server, so that the look begins with them anew."""
        answer = await self._here.has(*_of(row))
        if answer in (Answer.YES, Answer.NO):
            await self._database.run(partial(champions.drop, row=row))
            self._left -= {(row.guild_id, row.user_id)}
        return answer

    async def _take(self, row: ChampionRow) -> Answer:
        answer = Answer.LEFT if row.state == "left" else await self._here.take(*_of(row))
        if answer in (Answer.YES, Answer.LEFT, Answer.GONE):
            await self._database.run(partial(champions.drop, row=row))
            return Answer.YES
        return answer

    async def _leave(self, row: ChampionRow) -> None:
        """Note that a champion has left the server."""
        await self._database.run(partial(champions.add, row=replace(row, state="left")))
        await self._database.run(partial(champions.note, row=row, state="left"))
        self._left |= {(row.guild_id, row.user_id)}

    @property
    def _here(self) -> Host:
        assert self._host is not None  # else the timer does not run
        return self._host

    async def _wanted(self, guild: int) -> tuple[int | None, frozenset[int]]:
        """Return the role of a server's champions, None if they get none, and their users."""
        role = (await self._settings.guild(guild)).champion_role
        if role is None:
            return None, frozenset()
        found = [*await self._of_leagues(guild), *await self._of_cups(guild)]
        return role, frozenset(filter(is_member, found))

    async def _of_leagues(self, guild: int) -> list[int]:
        """Return who has won the newest finished season of each open league, in the first division."""
        found = list[int]()
        for row in await self._database.read(leagues.open_of, guild):
            season = row.season - 1
            rows = await self._database.read(leagues.rows, row.id, season) if season >= FIRST else None
            if rows is not None:
                league = league_of(rows, season)
                for division in divisions_of(league)[:1]:
                    won = winners(league, division)
                    found += [seat.user_id for seat in division.seats if seat.seat in won]
        return found

    async def _of_cups(self, guild: int) -> list[int]:
        """Return who has won the newest cup of each game that has a winner."""
        found = dict[str, int]()
        for row in await self._database.read(leagues.ended_cups, guild):
            rows = await self._database.read(leagues.rows, row.id) if row.game not in found else None
            if rows is None:
                continue
            try:
                winner = winner_of(rows)
            except ValueError:  # its results contradict each other
                logger.exception("cup %s cannot be read, so it has no champion", row.id)
                continue
            if winner is not None:
                found[row.game] = user_at(rows, DIVISION, winner).user_id
        return list(found.values())


def _of(row: ChampionRow) -> tuple[int, int, int]:
    return row.guild_id, row.user_id, row.role_id
