"""The members of a universe. They come some times a day, or when they are called, and press what they see."""

import asyncio
import random
from collections import defaultdict
from collections.abc import Callable, Container
from contextlib import suppress
from typing import Any, NamedTuple

from bot.engine.game import Seat
from bot.engine.planning import plan_in
from bot.errors import IllegalMove
from bot.games import all_games
from bot.playground import Actor, Interaction, Message, Playground, Refused
from bot.playground.world.events import MessageCreated
from bot.playground.world.model import Channel
from bot.storage.keeping import COUNCIL
from tests.cogs.desk import buttons
from tests.games.playing import drawn_move
from tests.kills.books import Table
from tests.kills.doors import doors_of
from tests.kills.members import GAMES, Attempt, PatientClock, Place
from tests.universe.consent import ASKS, SHARE
from tests.universe.laws import Ledger
from tests.universe.out_of_reach import is_heard
from tests.universe.sitting import SittingAlone
from tests.universe.story import Story
from tests.universe.strangers import leaves_of

EAGER = 30.0  # mean seconds between two acts at the end
HASTY = 0.1  # the chance that an act of a sitting comes at once after another
OFF = ("weekends", "nights", "both")  # hours that do not count for a turn
PACE = 20.0  # mean seconds between two acts of a sitting
SITTING = 90.0  # mean seconds of a sitting
LANGUAGES = ("en-US", "de", "fr", "es-ES", "pt-BR")
SETTINGS = ("en", "de", "fr", "es", "pt-BR")  # the same as `/settings` names them
HOMES = (*LANGUAGES[:1] * 3, *LANGUAGES[1:])  # the language that Discord has for the server
TYPED = ("", "", "", "1", "a")  # what a member has typed of an option
SETTLES, SETTLED = 0.5, 7_200.0  # the chance that a server has a language of its own, and seconds until then
READS = 0.6  # the chance that a member reads what is suggested for the move that they type
PLANS, PLANNERS = 0.3, 0.3  # the chance that a member plans a move in others' turns, and that members do it at all
VOTES, EXPLORES = 0.5, 0.05  # the chances that a member of such a channel votes, and tries any button
BEGINS = 0.6  # the chance that a new match is played by its channel, where channels play
AWAY = 600.0  # seconds after which a member who has left looks again


def next_moves(table: Table, seat: Seat, planned: list[list[str]]) -> list[Any]:
    """Return the moves with which a member may go on with the turns that they plan or put together for a seat."""
    game = all_games()[table.game]
    turns = [[game.parse(move) for move in moves] for moves in planned]
    try:
        found = plan_in(game, game.view(table.state, seat), seat, turns)
    except IllegalMove:  # the others have changed what the plan was made for
        return []
    return [] if found is None else list(game.legal_moves(found.state, seat))


def typed(table: Table, move: Any) -> tuple[str, dict[str, Any]]:
    """Return the command that makes a move, and its options."""
    doors = doors_of(table.game)
    name, options = doors.typed(move, all_games()[table.game].notate(move))
    return f"{doors.COMMAND} {name}", options


class Habit(NamedTuple):
    """How a member plays. pause: mean seconds between two sittings. prompt: the chance that a call begins one."""

    pause: float
    prompt: float


DEFERS = 0.9  # seconds after which the bot's first answer may be a deferral
WAITING = Habit(5_000, 0.9)  # how a substitute waits for a seat
HABITS = (Habit(4_000, 0.7), Habit(12_000, 0.4), Habit(15_000, 0.2), Habit(30_000, 0.2), Habit(60_000, 0.0))


class People(SittingAlone):
    """All members of a universe.

    Attributes:
        eager: whether everybody acts often, as at the end.
        is_silent: whether nobody acts.
        gone: the members who have left the server.
        lost: for each table, the channels from which its match has to move here.
        asked: set at each request of a member; a trouble may wait for it.
        on_sent: called with each request that a connected bot could hear, and with its time on the loop's clock.
    """

    def __init__(
        self,
        playground: Playground,
        books: Ledger,
        dice: random.Random,
        places: list[Place],
        clock: PatientClock,
        story: Story,
        alone: random.Random,
    ) -> None:
        """alone: as for `settle_alone`."""
        begun = alone.getstate()
        super().__init__(playground, books, dice, places, clock)
        self.settle_alone(alone)
        self.ledger = books
        self.eager = self.is_silent = False
        self.gone: set[int] = set()
        self.asked = asyncio.Event()
        self.on_sent: Callable[[Interaction, float], None] = lambda *_: None
        self.lost: defaultdict[Place, list[int]] = defaultdict(list)
        self._story = story
        ahead = random.Random(str(begun))  # takes nothing from the chance of other acts
        self._ahead = ahead if ahead.random() < PLANNERS else None
        asking = random.Random(f"{begun}:back")  # the same
        self._asking = asking if asking.random() < SHARE else None
        self._council: random.Random | None = None
        self.bring_substitutes()
        self._habits = {member.id: dice.choice(HABITS) for place in places for member in place.members}
        self._habits |= {self.company(place)[-1].id: WAITING for place in places}
        self._called = {member: asyncio.Event() for member in self._habits}
        for member in self._habits:
            self.playground.world.set_locale(self.playground.world.state.users[member], dice.choice(LANGUAGES))
        self._new = {place: self._drawn_terms() for place in places}

    def _drawn_terms(self) -> dict[str, Any]:
        """Return the options of a new match: how long a turn may take, with which bank, and what happens then."""
        limit, late = self.dice.choice((0, 0, 60, 360, 1_440)), self.dice.choice(("ask", "ask", "play", "turn", "stay"))
        holiday = self.dice.choice(("stand-in", "stand-in", "pause"))
        if not limit:
            return {}
        options = {"time": limit, "late": late, "holiday": holiday}
        options |= self.dice.choice(({}, {}, {"bank": 720}))
        return options | self.dice.choice(({}, {}, {"off": self.dice.choice(OFF)}))

    def _note(self, event: object) -> None:
        super()._note(event)
        if isinstance(event, MessageCreated):
            for member in event.message.mentions:
                if member in self._called and self.dice.random() < self._habits[member].prompt:
                    self._called[member].set()

    async def play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for place in self.places:
                for member in self.company(place):
                    group.create_task(self._live(place, member))

    async def _live(self, place: Place, member: Actor) -> None:
        habit, called = self._habits[member.id], self._called[member.id]
        sits_until = asyncio.get_running_loop().time() + SITTING
        await asyncio.sleep(self.dice.uniform(0.1, 20))
        while True:
            await self.online.wait()
            if member.id in self.gone:
                await asyncio.sleep(AWAY)
                continue
            with suppress(Refused, KeyError):  # the message or its button has just disappeared
                if not await self.sits_alone(place, member):
                    await self.act(place, member)
            now = asyncio.get_running_loop().time()
            if self.eager or now < sits_until:
                hasty = self.dice.random() < HASTY
                pause = self.dice.expovariate(1 / (EAGER if self.eager else PACE)) + 0.5
                await asyncio.sleep(self.dice.uniform(0.05, 0.5) if hasty else pause)
                continue
            called.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(self.dice.expovariate(1 / habit.pause)):
                    await called.wait()
                await asyncio.sleep(self.dice.uniform(2, 200))
            sits_until = asyncio.get_running_loop().time() + self.dice.expovariate(1 / SITTING)

    def begin(self) -> None:
        if not self.is_silent:
            super().begin()

    def hush(self) -> None:
        """Let nobody act, whether the bot is connected or not."""
        self.is_silent = True
        self.pause()

    def speak(self) -> None:
        """Let all members act again. The bot must be connected."""
        self.is_silent = False
        self.begin()

    def make_peace(self) -> None:
        """Let all members come now, act often, and wait long for answers."""
        super().make_peace()
        self.eager = True
        for called in self._called.values():
            called.set()

    # ---- tables that move ----

    def lose(self, place: Place, *more: int) -> None:
        """Let a table have to leave its channel. more: other channels in which its match may be."""
        self.lost[place] += dict.fromkeys((place.channel.id, *more))

    def settle_in(self, place: Place, channel: Channel) -> None:
        """Let a table meet in another channel from now on. Its members move their match there."""
        self._by_channel.pop(place.channel.id, None)
        place.channel = channel
        self.attend(place)

    async def move_in(self, place: Place, member: Actor) -> None:
        """Move the match of a table into the channel in which the table meets now."""
        if place.channel.id not in self.playground.world.state.channels:
            return
        for left in tuple(self.lost[place]):
            table = await self.books.table(left)
            if left not in self.lost[place]:  # another member has just moved this match
                continue
            if left == place.channel.id or (table is None and self.ledger.is_open):
                self.lost[place].remove(left)
            elif table is not None:
                await self._slash(place, member, "place", None, "move", match=table.id)

    async def want_threads(self) -> None:
        """Let the server's owner ask for a thread for each match, and open one."""
        world, doors = self.playground.world, doors_of(GAMES[0])
        owner = self.playground.actor(world.guild.owner_id)
        games = Place(self.playground, world.channel("games"), [owner], GAMES[0])
        await self._slash(games, owner, "settings", None, "settings", threads=True)
        await self._slash(games, owner, "open", None, f"{doors.COMMAND} new", **doors.NEW)

    async def settle_language(self, dice: random.Random) -> None:
        """Let the owner of some servers set the language of its boards in the first hours."""
        if dice.random() < SETTLES:
            await asyncio.sleep(dice.uniform(0, SETTLED))
            await self.online.wait()
            with suppress(Refused, KeyError):
                await self.choose_language(dice.choice(SETTINGS))

    async def choose_language(self, language: str) -> None:
        """Let the server's owner set the language of its boards. language: "discord" for the one that Discord has."""
        owner = self.playground.actor(self.playground.world.guild.owner_id)
        place = Place(self.playground, self.playground.world.channel("games"), [owner], GAMES[0])
        await self._slash(place, owner, "settings", None, "settings", language=language)

    async def want_messages(self, place: Place, member: Actor) -> None:
        """Let a member ask for reminders as direct messages."""
        await self.wish(place, member, rhythm="ladder", where="dm")

    async def wish(self, place: Place, member: Actor, **options: Any) -> None:
        """Let a member say which reminders they want. options: of `/reminders`."""
        await self._slash(place, member, "reminders", None, "reminders", **options)

    async def block(self, place: Place, member: Actor, other: Actor) -> Attempt:
        """Let a member never want to play with another one."""
        return await self._slash(place, member, "block", None, "block", member=other.id)

    async def act(self, place: Place, member: Actor) -> None:
        if self.lost[place]:
            await self.move_in(place, member)
            return
        draw = self.dice.random()
        if draw < 0.02:
            await self._slash(place, member, "turns", None, "turns")
            return
        if draw < 0.04:
            rhythm, where = self.dice.choice(("off", "once", "ladder")), self.dice.choice(("channel", "dm"))
            await self.wish(place, member, rhythm=rhythm, where=where)
            return
        table = await self.books.table(place.channel.id)
        if self.is_substitute(place, member) and (table is None or table.phase == "lobby"):
            return
        if table is None and self.online.is_set():
            if member is place.members[0] and self.ledger.is_open:
                doors = doors_of(place.game)
                terms = self._drawn_council() or self._new[place]
                await self._slash(place, member, "open", None, f"{doors.COMMAND} new", **doors.NEW, **terms)
                self._new[place] = self._drawn_terms()
            return
        if table is not None and table.phase == "playing" and COUNCIL in table.users:
            await self._deliberate(place, member, table)
            return
        if table is not None and draw < 0.11:
            await (self._explore(place, member, table) if draw < 0.08 else self._type(place, member))
            return
        if table is not None and table.phase == "lobby" and member.id in table.users[1:]:
            return  # the host starts the match
        if table is not None and table.phase == "playing" and await self._in_play(place, member, table):
            return
        await super().act(place, member)

    def play_as_channels(self, dice: random.Random) -> None:
        """Let channels play most new matches from now on."""
        self._council = dice

    def _drawn_council(self) -> dict[str, Any]:
        """Return the options of a match that the channel plays; {} for another one."""
        if self._council is None or self._council.random() >= BEGINS:
            return {}
        return {"channel": self._council.choice((1, 3, 8)), "computer": "easy"}

    async def _deliberate(self, place: Place, member: Actor, table: Table) -> None:
        """Let a member propose a turn of the channel, vote, have the turn played, or try a button of the board."""
        dice = self._council
        if dice is None or COUNCIL not in table.to_move:
            return
        draw, board = dice.random(), place.boards.get(table.id)
        if board is not None and draw < VOTES and board.id in self.playground.world.state.messages[place.channel.id]:
            labels = [label for label, address in buttons(board).items() if label and ":vote" in address]
            if labels:
                label = dice.choice(labels)
                await self._sent("vote", None, member.click(board, label), label)
                return
        if draw > 1 - EXPLORES:
            await self._explore(place, member, table)
            return
        moves = all_games()[table.game].legal_moves(table.state, Seat(table.users.index(COUNCIL)))
        command, options = typed(table, drawn_move(dice, list(moves)))
        await self._slash(place, member, "propose", None, command, **options)

    async def _in_play(self, place: Place, member: Actor, table: Table) -> bool:
        """Let a member of a match in play hand their seat on or plan ahead. Return whether they do nothing else."""
        if await self.hand_on(place, member, table):
            return True
        if self.is_substitute(place, member) and member.id not in table.users:
            return True
        if self._asking is not None and self._asking.random() < ASKS and member.id in table.users:
            return await self._ask_back(place, member, table)
        plans = self._ahead is not None and self._ahead.random() < PLANS
        return plans and await self._plan(place, member, table)

    async def _ask_back(self, place: Place, member: Actor, table: Table) -> bool:
        """Let a member ask the others to let them take back a turn, if they may. Return whether they have asked."""
        doors = doors_of(place.game)
        attempt = await self._slash(place, member, "undo", table, f"{doors.COMMAND} {doors.UNDO}")
        panel = attempt.sent.answer
        offered = [] if panel is None or panel.reader is None else [*buttons(panel).values()]
        yes = next((custom_id for custom_id in offered if ":backyes:" in custom_id), None)
        if panel is not None and yes is not None:
            await self._sent("ask back", table, member.click(panel, yes))
        return True

    async def _plan(self, place: Place, member: Actor, table: Table) -> bool:
        """Let a member who is not to move plan a move, and return whether they tried."""
        assert self._ahead is not None  # the caller has looked
        if member.id in table.to_move or member.id not in table.users:
            return False
        seat = Seat(table.users.index(member.id))
        legal = next_moves(table, seat, self.ledger.planned(table.id, seat))
        if legal:
            command, options = typed(table, drawn_move(self._ahead, legal))
            await self._slash(place, member, "plan", table, command, **options)
        return bool(legal)

    async def forget(self, place: Place, member: Actor) -> Attempt | None:
        """Let a member delete their data. Return the attempt; None if the bot did not ask whether they are sure."""
        asked = await self._slash(place, member, "ask", None, "privacy delete")
        shown = {} if asked.sent.answer is None else buttons(asked.sent.answer)
        for label, custom_id in shown.items():
            if ":delete:" in custom_id and asked.sent.answer is not None:
                return await self._sent("forget", None, member.click(asked.sent.answer, label), label)
        return None

    async def press(self, what: str, member: Actor, message: Message, custom_id: str) -> Attempt:
        """Let a member press a button that changes nothing on the board, found by its custom_id."""
        return await self._sent(what, None, member.click(message, custom_id), custom_id)

    async def _explore(self, place: Place, member: Actor, table: Table) -> None:
        """Press a button of the board's message at random, as somebody who tries what it does.

        In a lobby, press a button of the panel that this opens, too: there are those to leave and to call off.
        """
        board = place.boards.get(table.id)
        if board is None or board.id not in self.playground.world.state.messages[place.channel.id]:
            return
        labels = [label for label in buttons(board) if label]
        if labels:
            label = self.dice.choice(labels)
            attempt = await self._sent("explore", None, member.click(board, label), label)
            panel = attempt.sent.answer
            if table.phase != "lobby" or panel is None or panel.reader is None:
                return
            if offered := [label for label in buttons(panel) if label]:
                label = self.dice.choice(offered)
                await self._sent("explore", None, member.click(panel, label), label)

    async def _type(
        self, place: Place, member: Actor, command: str = "", options: Container[str] | None = None
    ) -> None:
        """Begin to type a command, and read what the bot suggests for one of its options.

        command, options: the command and those of its options that may be typed; without them, any of the table's game.
        """
        wanted = command or f"{doors_of(place.game).COMMAND} "
        asked = [
            (leaf, option["name"])
            for leaf in leaves_of(self.playground.world)
            if leaf.full_name == command or (not command and leaf.full_name.startswith(wanted))
            for option in leaf.options
            if option.get("autocomplete") and (options is None or option["name"] in options)
        ]
        if asked:
            leaf, option = self.dice.choice(asked)
            await member.complete(place.channel, leaf, {option: self.dice.choice(TYPED)}, option)

    async def _suggested(self, place: Place, member: Actor, command: str, options: dict[str, Any]) -> None:
        """Read what the bot suggests for a move, sometimes."""
        if self.dice.random() < READS:
            with suppress(Refused, KeyError):
                await self._type(place, member, command, options)

    async def _sent(self, what: str, table: Table | None, sent: Interaction, written: str = "") -> Attempt:
        at, channel = asyncio.get_running_loop().time(), self.playground.world.state.channels.get(sent.channel_id)
        can_hear = is_heard(self.playground.gateway, None if channel is None else channel.guild_id)
        self.asked.set()
        self.asked.clear()
        name = self.playground.world.state.users[sent.user_id].name
        where = "" if table is None else f" on {table.id} version {table.version}"
        asked = f"{name}: {what} {written}".rstrip()
        begun = self._story.say(f"{asked}{where} (interaction {sent.id})")
        attempt = await super()._sent(what, table, sent, written if what == "move" else "")
        attempt.deferred = asyncio.get_running_loop().time() - at > DEFERS
        if attempt.told or attempt.is_planned:
            attempt.settle()
        told = attempt.told or f"{sent.state}, no result"
        self._story.say_end(begun, told, f"{asked}: {told} (interaction {sent.id})")
        if can_hear:
            self.on_sent(sent, at)
        return attempt
