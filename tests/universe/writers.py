"""Lets members of some universes play matches by letters: by codes or because they are asked, in their conversations.

They use the boards there and the commands, type codes that are wrong or used, close their conversations, and play
again. `tests.universe.letters` has the laws.
"""

import asyncio
import random
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from bot.games import all_games
from bot.playground import Actor, Message, Refused
from bot.playground.world.events import MessageCreated
from bot.playground.world.model import Channel
from bot.storage.keeping import is_by_letters
from bot.ui.address import Address
from tests.cogs.desk import board_of, buttons
from tests.kills.books import Table
from tests.kills.doors import doors_of
from tests.kills.members import Attempt, Place
from tests.universe.members import LANGUAGES
from tests.universe.troubles.known import make_beside
from tests.universe.troubles.letters import TROUBLES

if TYPE_CHECKING:
    from tests.universe.universe import Universe

SHARE = 0.12  # of universes in which members play by letters
FIRST = 1_000  # the number before those of the troubles of their conversations
PARTY = 3  # members who play with one another
PAUSE, PROMPT = 4_000.0, 0.7  # mean seconds between two sittings, and the chance that a call begins one
SITTING, SOON = 3, 200.0  # acts of a sitting, and seconds within which a call begins one
CODE = re.compile(r"\b[A-Z2-9]{4}-[A-Z2-9]{4}\b")
WRONG = ("ABCD-EFGH", "abcd efgh", "1", "ZZZZ-ZZZZ-ZZZZ")
LIMITS: tuple[dict[str, Any], ...] = ({}, {}, {"time": 60}, {"time": 360, "late": "play"}, {"time": 1_440})
LOOKS, CODES, EXPLORES, TURNS = 0.04, 0.08, 0.12, 0.16  # limits of one draw: what a member does beside playing
AGAIN, CHALLENGE = 0.5, 0.3  # the chances to play again, and to ask one member
TRIES, TRY_SECONDS = 5, 5
RACE = "race"  # the key of a way to begin Gems 3D


class Conversation(Place):
    """The conversation of a member with the bot, which has boards of all games."""

    def note(self, message: Message) -> None:
        board = board_of(message)
        if board is not None:
            self.boards[board[0]] = message

    def at(self, game: str) -> Place:
        """Return the same place for one game."""
        place = Place(self.playground, self.channel, self.members, game)
        place.boards = self.boards
        return place


class Writer:
    """A member who plays by letters.

    Attributes:
        place: the member's conversation with the bot.
        called: set when a board calls the member.
    """

    def __init__(self, member: Actor, place: Conversation) -> None:
        self.member, self.place = member, place
        self.called = asyncio.Event()


class Writers:
    """The members who play by letters in a universe."""

    def __init__(self, universe: "Universe") -> None:
        self._universe = universe
        self._dice = random.Random(f"{universe.plan.seed}:letters")
        self._codes: dict[str, list[str]] = {}  # of each game, the newest last
        self._group: Channel | None = None
        self.writers: list[Writer] = []
        self.games: list[str] = []

    def gather(self) -> None:
        """Choose who plays which games, in some universes: members of different tables, and one of no server."""
        universe, dice, world = self._universe, self._dice, self._universe.world
        if dice.random() >= SHARE and not universe.plan.letters:
            return
        self.games = sorted(all_games()) if universe.plan.letters else [dice.choice(sorted(all_games()))]
        places = dice.sample(universe.people.places, min(PARTY - 1, len(universe.people.places)))
        party = [dice.choice(place.members) for place in places]
        for number in range(PARTY - len(party)):
            name = f"Writer {number}"
            world.add_guild(f"Home {number}", members=[name], channels=["den"], with_bot=False)
            world.set_installed(world.user(name).id, installed=True)
            world.set_locale(world.user(name), dice.choice(LANGUAGES))
            party.append(universe.playground.actor(world.user(name).id))
        for member in party:
            place = Conversation(universe.playground, member.open_dm(), [member], self.games[0])
            universe.people.attend(place)
            self.writers.append(Writer(member, place))
        world.listen(self._hear)

    def _hear(self, event: object) -> None:
        if isinstance(event, MessageCreated):
            for writer in self.writers:
                if writer.place.channel.id == event.message.channel_id and writer.member.id in event.message.mentions:
                    writer.called.set()

    async def live(self) -> None:
        """Let them play, and let troubles come to their conversations."""
        async with asyncio.TaskGroup() as group:
            for number, writer in enumerate(self.writers):
                seed = f"{self._universe.plan.seed}:letters:{number}"
                group.create_task(self._play(writer, random.Random(seed)))
            if self.writers:
                dice = random.Random(f"{self._universe.plan.seed}:letters:trouble")
                group.create_task(make_beside(self._universe, TROUBLES, self.writers, dice, FIRST))

    async def _play(self, writer: Writer, dice: random.Random) -> None:
        people = self._universe.people
        while True:
            writer.called.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(dice.expovariate(1 / PAUSE)):
                    await writer.called.wait()
                if dice.random() < PROMPT:
                    await asyncio.sleep(dice.uniform(2, SOON))
                else:
                    await asyncio.sleep(dice.expovariate(1 / PAUSE))
            for _ in range(dice.randint(1, SITTING)):
                await people.online.wait()
                if writer.member.id in people.gone:
                    break
                with suppress(Refused, KeyError):  # the message or its button has just disappeared
                    await self._act(writer, dice)
                await asyncio.sleep(dice.uniform(1, 30))

    # ---- what a member does ----

    async def tables(self) -> list[Table]:
        """Return the open matches by letters."""
        return [one for one in await self._universe.books.open_tables() if is_by_letters(one.channel)]

    async def _act(self, writer: Writer, dice: random.Random) -> None:
        people, member, game = self._universe.people, writer.member, dice.choice(self.games)
        found = [one for one in await self.tables() if one.game == game]
        table = next((one for one in found if member.id in one.users), found[0] if found else None)
        place, draw = writer.place.at(game), dice.random()
        if draw < LOOKS:
            await self._set(writer, place, dice)
        elif draw < CODES:
            await self._type_wrong(place, member, dice)
        elif draw < EXPLORES and table is not None:
            await people._explore(place, member, table)
        elif draw < TURNS:
            await self._look_at_turns(place, member, dice)
        elif table is None:
            await self._open(writer, place, dice)
        elif table.phase == "lobby":
            await self._in_lobby(writer, place, table, dice)
        elif member.id in table.users and not await people.answer(place, member, table):
            if member.id in table.to_move:
                await people._move_or_else(place, member, table)
            else:
                await people._meanwhile(place, member, table)

    async def _set(self, writer: Writer, place: Place, dice: random.Random) -> None:
        """Let a member set which boards they get, and whether leaderboards have them."""
        people = self._universe.people
        panel = (await people._slash(place, writer.member, "letters", None, "letters settings")).sent.answer
        offered = [] if panel is None else [*buttons(panel).values()]
        listed = [one for one in offered if one.endswith(":listed")]
        if panel is not None and listed:
            await people.press("letters", writer.member, panel, listed[0])

    async def _look_at_turns(self, place: Place, member: Actor, dice: random.Random) -> None:
        """Let a member ask for their turns, and sometimes for a board that they do not have."""
        people = self._universe.people
        panel = (await people._slash(place, member, "turns", None, "turns")).sent.answer
        offered = [] if panel is None else [one for one in buttons(panel).values() if ":letter:" in one]
        if panel is not None and offered:
            await people.press("letter", member, panel, dice.choice(offered))

    async def _open(self, writer: Writer, place: Place, dice: random.Random) -> None:
        """Let a member play again, ask another one, or open a table and read its code."""
        people, member = self._universe.people, writer.member
        ended = self._ended(writer.place, place.game)
        if ended is not None and dice.random() < AGAIN:
            await people._sent("again", None, member.click(*ended), "again")
        elif dice.random() < CHALLENGE and not self._universe.plan.letters:
            await self._ask(writer, place, dice)
        else:
            doors = doors_of(place.game)
            options = {**doors.NEW, **dice.choice(LIMITS)}
            attempt = await people._slash(place, member, "open", None, f"{doors.COMMAND} new", letters=True, **options)
            self._codes.setdefault(place.game, []).extend(CODE.findall("\n".join(attempt._said())))

    def _ended(self, place: Place, game: str) -> tuple[Message, str] | None:
        """Return the newest board of a game with a button to play again, with the button's address."""
        for board in reversed(place.boards.values()):
            for custom_id in buttons(board).values():
                address = Address.read(custom_id)
                if address is not None and (address.game, address.action) == (game, "again"):
                    return board, custom_id
        return None

    async def _ask(self, writer: Writer, place: Place, dice: random.Random) -> None:
        """Let a member ask another one where the bot is no member: in a group of all who play."""
        people, world, member = self._universe.people, self._universe.world, writer.member
        if self._group is None:
            self._group = world.add_group([one.member.id for one in self.writers], "Friends")
        if member.id not in world.state.installed:
            world.set_installed(member.id, installed=True)
        other = dice.choice([one.member for one in self.writers if one is not writer])
        panel = (await people._sent("ask", None, member.menu(self._group, "Challenge", other.id))).sent.answer
        offered = [] if panel is None else [*buttons(panel).values()]
        ways = [one for one in offered if one.startswith(f"b:{place.game}:") and ":lettersask:" in one]
        ways = [one for one in ways if f":{RACE} " not in one]  # the laws do not know the private boards of races
        if panel is not None and ways:
            await people._sent("open", None, member.click(panel, dice.choice(ways)))

    async def _in_lobby(self, writer: Writer, place: Place, table: Table, dice: random.Random) -> None:
        """Let a member take a seat by the table's code, or by its board if it asks them. The host begins the match."""
        people, member = self._universe.people, writer.member
        if member.id not in table.users:
            codes = self._codes.get(place.game, [])
            if table.id in place.boards:
                await people._push(place, member, "join", table, "join")
            elif codes:
                await people._slash(
                    place, member, "join", None, "letters join", code=dice.choice((str, str.lower))(codes[-1])
                )
        elif member.id == table.users[0] and 1 < len(table.users) >= dice.choice((2, PARTY, PARTY, PARTY)):
            await people._push(place, member, "start", table, "begin")

    async def _type_wrong(self, place: Place, member: Actor, dice: random.Random) -> None:
        """Let a member type a code that gives no seat, and look whether they get one sentence."""
        used = [code for codes in self._codes.values() for code in codes[:-1]]
        code = dice.choice((*WRONG, *used[-4:]))
        open_now = {row[0] for row in self._universe.books.read(OPEN_CODES)}
        if "".join(filter(str.isalnum, code.upper())) in open_now:
            return
        attempt = await self._universe.people._slash(place, member, "code", None, "letters join", code=code)
        said = [one for one in attempt._said() if one]
        if attempt.told == "kept" or len(said) > 1 or any("\n" in one for one in said):
            self._universe.find("codes", f"the code {code} of no open table is answered by {said}")

    # ---- the end ----

    async def play_on(self) -> None:
        """Make a move in each open match by letters."""
        people = self._universe.people
        for table in await self.tables():
            for _ in range(TRIES):
                fresh = next((one for one in await self.tables() if one.id == table.id), None)
                if fresh is None or not fresh.to_move:
                    break
                writer = next((one for one in self.writers if one.member.id in fresh.to_move), None)
                if writer is None:
                    break
                attempt: Attempt = await people.move(writer.place.at(fresh.game), writer.member, fresh)
                await asyncio.sleep(TRY_SECONDS)
                if attempt.told == "kept":
                    break
            else:
                told = f"{attempt.told or attempt.sent.state} {attempt.answer}"
                self._universe.find("stuck", f"{table.id}, which is by letters, takes no move: {told}")


OPEN_CODES = "SELECT code FROM letter_codes JOIN matches ON id = match_id WHERE phase = 'lobby'"
