"""Lets members of some universes play in a league, a cup or a battle of two teams, with short times.

A manager opens it. They join by its message, play their matches in threads, are silent or leave, and look at it.
`tests.universe.competitions` has the laws.
"""

import asyncio
import random
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.games import all_games
from bot.playground import Actor, Message, Refused
from bot.playground.world.events import MessageCreated
from bot.playground.world.model import Channel
from bot.ui.address import Address
from bot.ui.commands.start_panel import CUP, LEAGUE
from tests.cogs.desk import board_of, buttons
from tests.kills.books import Table
from tests.kills.members import Attempt, Place
from tests.universe.members import LANGUAGES

if TYPE_CHECKING:
    from tests.universe.universe import Universe

SHARE = 0.08  # of universes in which members play in a league or a cup
PARTY, AT_TABLES = 5, 2  # members who join, and how many of them also play at tables
PAUSE, PROMPT = 3_000.0, 0.85  # mean seconds between two sittings, and the chance that a call begins one
SITTING, SOON = 4, 120.0  # acts of a sitting, and seconds within which a call begins one
WAITS = 600.0  # seconds between two looks of the manager whether the others have joined
LOOKS, SILENT, LEAVES = 0.05, 0.3, 0.4  # the chances of a look, of a silent member, and that a member leaves
LOOKED_AT = ("show", "mine", "text", "table", "bracket", "rules")  # what members press to look
TRIES, TRY_SECONDS = 5, 5
USUAL = {"turn": "1", "pause": "1"}
RACES = {"gems3d"}  # games that two can only race in: the laws do not know the private boards of races
HAS_LEAGUE = "SELECT id, phase FROM leagues"
JOINED = "SELECT user_id FROM league_members"


class Kind(NamedTuple):
    """A way to compete. command: its slash command, with these options."""

    command: str
    options: dict[str, Any]


KINDS = {
    "round robin": Kind(LEAGUE, {"weeks": "2", "place": "threads"}),
    "Swiss": Kind(LEAGUE, {"weeks": "1", "rounds": 3, "bank": 720, "turn": "8h"}),
    "knockout": Kind(CUP, {"kind": "01", "place": "threads", "bank": 720, "off": "nights"}),
    "double": Kind(CUP, {"kind": "11", "place": "threads"}),
    "battle": Kind(CUP, {"place": "threads1"}),
}


class Leaguers:
    """The members who play in a league or a cup of a universe.

    Attributes:
        hall: the channel of its messages; None: nobody plays in one.
        members: who joins.
    """

    def __init__(self, universe: "Universe") -> None:
        self._universe = universe
        self._dice = random.Random(f"{universe.plan.seed}:a manager")
        self._places: dict[int, Place] = {}  # the threads of matches
        self._called: dict[int, asyncio.Event] = {}
        self._silent: set[int] = set()
        self.hall: Channel | None = None
        self.members: list[Actor] = []

    def gather(self) -> None:
        """Choose who plays what, in some universes."""
        universe, dice, world = self._universe, self._dice, self._universe.world
        if dice.random() >= SHARE and not universe.plan.leagues:
            return
        self.hall = world.add_channel("hall")
        self._game, self._kind = dice.choice(sorted({*all_games()} - RACES)), dice.choice(sorted(KINDS))
        places = dice.sample(universe.people.places, min(AT_TABLES, len(universe.people.places)))
        self.members = [dice.choice(place.members) for place in places]
        for number in range(PARTY - len(self.members)):
            user = world.join(f"leaguer{number}", f"Leaguer {number}")
            world.set_locale(user, dice.choice(LANGUAGES))
            self.members.append(universe.playground.actor(user.id))
        self._called = {member.id: asyncio.Event() for member in self.members}
        if dice.random() < SILENT:
            self._silent.add(self.members[-1].id)
        world.listen(self._hear)
        universe.competitions.begin()

    def _hear(self, event: object) -> None:
        if isinstance(event, MessageCreated):
            for user in event.message.mentions:
                if user in self._called:
                    self._called[user].set()

    async def live(self) -> None:
        """Let the manager open it, and let members play in it."""
        if self.hall is None:
            return
        async with asyncio.TaskGroup() as group:
            group.create_task(self._manage(random.Random(f"{self._universe.plan.seed}:manager")))
            for number, member in enumerate(self.members):
                seed = f"{self._universe.plan.seed}:leaguers:{number}"
                group.create_task(self._play(member, random.Random(seed)))
            group.create_task(self._leave(random.Random(f"{self._universe.plan.seed}:leaver")))

    # ---- what the manager does ----

    async def _manage(self, dice: random.Random) -> None:
        """Open a competition, and let it begin once all have joined, or after some looks."""
        people, waited = self._universe.people, 0
        while True:
            await asyncio.sleep(dice.uniform(0.2, 1) * WAITS if self._stored() else dice.uniform(1, 60))
            await people.online.wait()
            if not self._universe.books.is_open:
                continue
            with suppress(Refused, KeyError):
                if not self._stored():
                    await self._open()
                elif self._phase() == "open":
                    waited += 1
                    joined = len(self._universe.books.read(JOINED))
                    if joined == len(self.members) or (joined > 3 and waited > PARTY):
                        await self._begin()

    async def _open(self) -> None:
        kind, options = KINDS[self._kind], dict[str, Any](USUAL)
        if self._kind == "battle":
            options |= self._teams()
        await self._command(self.manager, kind.command, game=self._game, **options, **kind.options)

    def _teams(self) -> dict[str, int]:
        """Give the members the roles of both teams. Return the options that name these."""
        world, found = self._universe.world, {}
        for team, (option, name) in enumerate((("team", "Amber"), ("rival", "Blue"))):
            role = next((one for one in world.guild.roles.values() if one.name == name), None)
            role = role or world.add_role(world.guild, name)
            found[option] = role.id
            for member in self.members[team::2]:
                if (there := world.guild.members.get(member.id)) is not None and role.id not in there.roles:
                    world.set_roles(member.id, world.guild, [*there.roles, role.id])
        return found

    async def _begin(self) -> None:
        panel = (await self._command(self.manager, KINDS[self._kind].command, game=self._game)).sent.answer
        asked = None if panel is None else await self._press(self.manager, panel, "begin")
        if asked is not None and asked.sent.answer is not None:
            await self._press(self.manager, asked.sent.answer, "beginsure")

    # ---- what a member does ----

    async def _play(self, member: Actor, dice: random.Random) -> None:
        people, called = self._universe.people, self._called[member.id]
        while True:
            called.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(dice.expovariate(1 / PAUSE)):
                    await called.wait()
                await asyncio.sleep(dice.uniform(2, SOON) if dice.random() < PROMPT else dice.expovariate(1 / PAUSE))
            for _ in range(dice.randint(1, SITTING)):
                await people.online.wait()
                if member.id in people.gone:
                    break
                with suppress(Refused, KeyError):  # the message or its button has just disappeared
                    await self._act(member, dice)
                await asyncio.sleep(dice.uniform(1, 30))

    async def _act(self, member: Actor, dice: random.Random) -> None:
        people, books = self._universe.people, self._universe.books
        message = self._newest()
        if message is None or not books.is_open:
            return
        if self._phase() == "open" and (member.id,) not in books.read(JOINED):
            await self._press(member, message, "join")
            return
        if dice.random() < LOOKS:
            await self._press(member, message, dice.choice(LOOKED_AT))
            return
        found = [one for one in await self.tables() if member.id in one.users and one.phase == "playing"]
        if not found or member.id in self._silent:
            return
        table = dice.choice([one for one in found if member.id in one.to_move] or found)
        place = self.place(table)
        if member.id in table.to_move:
            await people._move_or_else(place, member, table)
        else:
            await people._meanwhile(place, member, table)

    async def _leave(self, dice: random.Random) -> None:
        """Let a member leave at some moment, in some universes."""
        member = dice.choice(self.members)
        if dice.random() >= LEAVES:
            return
        await asyncio.sleep(dice.uniform(0, self._universe.plan.lived) * 86_400)
        await self._universe.people.online.wait()
        with suppress(Refused, KeyError):
            panel = (await self._command(member, KINDS[self._kind].command, game=self._game)).sent.answer
            asked = None if panel is None else await self._press(member, panel, "leave")
            panel = None if asked is None else asked.sent.answer
            if panel is not None:
                await self._press(member, panel, dice.choice(("leavenow", "leaveend")))

    # ---- parts ----

    @property
    def manager(self) -> Actor:
        """Return who may manage the server."""
        return self._universe.playground.actor(self._universe.world.guild.owner_id)

    async def tables(self) -> list[Table]:
        """Return the open matches of the competition."""
        people = self._universe.people
        open_now = [] if self.hall is None else await self._universe.books.open_tables()
        return [one for one in open_now if people.terms(one.id).league is not None]

    def board(self, message: Message) -> tuple[str, int] | None:
        """Return the match and the season of the competition whose board a message is; None: it is none."""
        board = board_of(message)
        where = None if board is None else self._universe.people.terms(board[0]).league
        return None if board is None or where is None else (board[0], where.season)

    def place(self, table: Table) -> Place:
        """Return the thread of a match, with the boards that stand there."""
        people, known = self._universe.people, self._places.get(table.channel)
        if known is not None:
            return known
        world = self._universe.world
        members = [one for one in self.members if one.id in table.users]
        place = Place(self._universe.playground, world.state.channels[table.channel], members, table.game)
        for message in [*world.state.messages.get(table.channel, {}).values()]:
            place.note(message)
        people.attend(place)
        self._places[table.channel] = place
        return place

    def _stored(self) -> bool:
        return bool(self._universe.books.read(HAS_LEAGUE)) or not self._universe.books.is_open

    def _phase(self) -> str:
        rows = self._universe.books.read(HAS_LEAGUE)
        return rows[0][1] if rows else ""

    def _newest(self) -> Message | None:
        """Return the newest message of the competition."""
        assert self.hall is not None  # the caller plays in one
        found = [*self._universe.world.state.messages.get(self.hall.id, {}).values()]
        own = [one for one in found if one.author_id == self._universe.world.bot_id and one.reader is None]
        return next((one for one in reversed(own) if board_of(one) is None and buttons(one)), None)

    async def _command(self, member: Actor, command: str, **options: Any) -> Attempt:
        assert self.hall is not None  # the caller plays in one
        place = Place(self._universe.playground, self.hall, self.members, self._game)
        return await self._universe.people._slash(place, member, command, None, command, **options)

    async def _press(self, member: Actor, message: Message, action: str) -> Attempt | None:
        """Press the button with an action, if a message has it."""
        read = {one: Address.read(one) for one in buttons(message).values()}
        found = [one for one, address in read.items() if address is not None and address.action == action]
        return await self._universe.people.press(f"league {action}", member, message, found[0]) if found else None

    # ---- the end ----

    async def play_on(self) -> None:
        """Make a move in each open match of the competition."""
        people = self._universe.people
        for table in await self.tables():
            for _ in range(TRIES):
                fresh = next((one for one in await self.tables() if one.id == table.id), None)
                member = None if fresh is None else next((one for one in self.members if one.id in fresh.to_move), None)
                if fresh is None or member is None:
                    break
                attempt = await people.move(self.place(fresh), member, fresh)
                await asyncio.sleep(TRY_SECONDS)
                if attempt.told == "kept":
                    break
            else:
                self._universe.find("stuck", f"{table.id}, which is of a competition, takes no move: {attempt.answer}")
