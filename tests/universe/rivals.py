"""Two channels of one server that play against each other, in some of the universes in which channels play.

Members of each channel propose turns and vote. Some speak in the other channel, too, where they are refused. The
channels meet troubles of their own, beside those of the list. `tests.universe.letters` has the laws of their boards,
and `tests.universe.councils` those of their votes.
"""

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from bot.engine.game import Seat
from bot.games import all_games
from bot.playground import Actor, Message, Refused
from bot.playground.world.events import MessageCreated, MessageUpdated
from bot.sessions.pace import Terms
from bot.storage.keeping import COUNCILS, is_by_letters
from bot.ui.boards.council import NOW, VOTE
from bot.ui.boards.lobby import AGREE, REFUSE
from tests.cogs.desk import board_of, buttons
from tests.games.playing import drawn_move
from tests.kills.books import CODECS, Table
from tests.kills.doors import doors_of
from tests.kills.members import Attempt
from tests.universe import councils
from tests.universe.laws import AT_VERSION
from tests.universe.members import LANGUAGES, next_moves, typed
from tests.universe.troubles.known import make_beside
from tests.universe.troubles.rivals import TROUBLES
from tests.universe.writers import Conversation

if TYPE_CHECKING:
    from tests.universe.universe import Universe

SHARE = 0.5  # of universes in which channels play
FIRST = 2_000  # the number before those of the troubles of these channels
PARTY = 3  # members of each channel: so many who agree end a vote
PAUSE, SITTING = 1_500.0, 4  # mean seconds between two sittings, and acts of one
VOTES = 0.6  # the chance to vote where there is something to vote for; else a member proposes
STRAYS, LOOKS, EXPLORES, BACKS_OUT = 0.04, 0.08, 0.14, 0.15  # limits of one draw, and the chance of a refusal
AGAIN = 0.4  # the chance that an ended match is played again by its board
HOURS = (1, 1, 3, 8)  # for which a vote lasts
TRIES, TRY_SECONDS = 5, 5
SPOKEN = "SELECT match_id, terms FROM terms WHERE terms LIKE '%\"voices\"%'"


class Rivals:
    """The two channels of a universe, and who speaks in them.

    Attributes:
        sides: the channels, in the order of `COUNCILS` if the first one asks; []: none play.
        channels: the ids that they have had.
    """

    def __init__(self, universe: "Universe") -> None:
        self._universe = universe
        self._dice = random.Random(f"{universe.plan.seed}:rivals")
        self._spoken: dict[tuple[str, int], int] = {}  # the side for which a member spoke first, by match and user
        self._shown: list[tuple[str, int, int, int]] = []  # match, version, side and message of boards with votes
        self.sides: list[Conversation] = []
        self.channels: set[int] = set()

    def gather(self) -> None:
        """Make the channels and choose who speaks there, in some universes: new members, and one of a table each."""
        universe, dice, world = self._universe, self._dice, self._universe.world
        if not councils.play_in(universe.plan) or dice.random() >= SHARE:
            return
        self._game = dice.choice(sorted(all_games()))
        places = dice.sample(universe.people.places, min(len(COUNCILS), len(universe.people.places)))
        for side, name in enumerate(("east", "west")):
            members = [dice.choice(place.members) for place in places[side : side + 1]]
            for number in range(PARTY - len(members)):
                user = world.join(f"{name}{number}", f"Member of {name} {number}")
                world.set_locale(user, dice.choice(LANGUAGES))
                members.append(universe.playground.actor(user.id))
            self.sides.append(Conversation(universe.playground, world.add_channel(name), members, self._game))
            self.settle_in(self.sides[-1])
        world.listen(self._hear)

    def settle_in(self, place: Conversation) -> None:
        """Note that a channel plays, or that another one plays in its place."""
        self.channels.add(place.channel.id)
        self._universe.people.attend(place)

    def _hear(self, event: object) -> None:
        """Note the boards by which members vote, also those that only one of them sees."""
        if not isinstance(event, (MessageCreated, MessageUpdated)):
            return
        message, board = event.message, board_of(event.message)
        side = next((n for n, one in enumerate(self.sides) if one.channel.id == message.channel_id), None)
        if board is not None and side is not None and _ways(message, VOTE, NOW):
            self._shown.append((*board, side, message.id))

    async def live(self) -> None:
        """Let members of both channels play, and let troubles come to the channels."""
        async with asyncio.TaskGroup() as group:
            for side, place in enumerate(self.sides):
                for number, member in enumerate(place.members):
                    dice = random.Random(f"{self._universe.plan.seed}:rivals:{side}:{number}")
                    group.create_task(self._play(side, member, dice))
            if self.sides:
                dice = random.Random(f"{self._universe.plan.seed}:rivals:trouble")
                group.create_task(make_beside(self._universe, TROUBLES, self.sides, dice, FIRST))

    async def _play(self, side: int, member: Actor, dice: random.Random) -> None:
        people = self._universe.people
        while True:
            await asyncio.sleep(dice.expovariate(1 / PAUSE))
            for _ in range(dice.randint(1, SITTING)):
                await people.online.wait()
                if member.id in people.gone:
                    break
                with suppress(Refused, KeyError):  # the message, its button or its channel has just disappeared
                    await self._act(side, member, dice)
                await asyncio.sleep(dice.uniform(1, 60))

    # ---- what a member does ----

    async def table(self) -> Table | None:
        """Return the open match of the two channels; None: there is none."""
        found = await self._universe.books.open_tables()
        return next((one for one in found if is_by_letters(one.channel) and one.users[:1] == COUNCILS[:1]), None)

    async def _act(self, side: int, member: Actor, dice: random.Random) -> None:
        people, table, draw = self._universe.people, await self.table(), dice.random()
        strays = draw < STRAYS and table is not None and self._spoken.get((table.id, member.id)) == side
        place = self.sides[1 - side if strays else side]
        if table is None:
            if side == 0 and self._universe.books.is_open:
                await self._ask(place, member, dice)
        elif STRAYS <= draw < LOOKS:
            command = f"{doors_of(table.game).COMMAND} board"
            await people._slash(place, member, "board", table, command)
        elif LOOKS <= draw < EXPLORES:
            await people._explore(place, member, table)
        elif table.phase == "lobby":
            refuses = dice.random() < BACKS_OUT
            await self._press(place, member, table, "decline" if refuses else "join", REFUSE if refuses else AGREE)
        elif strays or table.users[side] in table.to_move:
            attempt = await self.speak(place, member, table, dice)
            if attempt.told == "kept":
                self._note_spoken(table.id, member.id, self.sides.index(place))

    def _note_spoken(self, match: str, user: int, side: int) -> None:
        """Note for which channel a member has spoken, who must not speak for the other one to the end."""
        if self._spoken.setdefault((match, user), side) != side:
            self._universe.find("turned", f"{user} has spoken for both channels of {match}")

    async def _ask(self, place: Conversation, member: Actor, dice: random.Random) -> None:
        """Let a member ask the other channel, by the board of the match before or by a command."""
        people, other = self._universe.people, self.sides[1]
        ended = [board for board in place.boards.values() if _ways(board, "again")]
        if ended and dice.random() < AGAIN:
            await people.press("open", member, ended[-1], _ways(ended[-1], "again")[0])
            return
        doors, there = doors_of(self._game), str(other.channel.id)
        options = {**doors.NEW, "channel": dice.choice(HOURS), "against": there}
        await people._slash(place, member, "open", None, f"{doors.COMMAND} new", **options)

    async def _press(self, place: Conversation, member: Actor, table: Table, what: str, button: object) -> None:
        """Press a button of the board that stands in a channel, if it has one."""
        action, board = getattr(button, "action", button), place.boards.get(table.id)
        ways = [] if board is None else _ways(board, str(action))
        if board is not None and ways:
            await self._universe.people.press(what, member, board, ways[0])

    async def speak(self, place: Conversation, member: Actor, table: Table, dice: random.Random) -> Attempt:
        """Let a member vote, have a turn played, or propose one, whether or not their channel is to move."""
        people, world, board = self._universe.people, self._universe.world, place.boards.get(table.id)
        stands = board is not None and board.id in world.state.messages.get(place.channel.id, {})
        ways = [*_ways(board, VOTE), *_ways(board, NOW) * PARTY] if board is not None and stands else []
        if board is not None and ways and dice.random() < VOTES:
            return await people.press("vote", member, board, dice.choice(ways))
        seat = all_games()[table.game].to_move(table.state)[0]
        draft = next((one.draft for one in people.terms(table.id).voices if one.user == member.id), ())
        moves = next_moves(table, seat, [[*draft]]) or next_moves(table, seat, [])
        command, options = typed(table, drawn_move(dice, moves))
        return await people._slash(place, member, "propose", None, command, **options)

    # ---- the laws ----

    def broken(self) -> Iterator[tuple[str, str]]:
        """Yield what a channel has read of the other one's vote, and who has spoken for both, as (law, text)."""
        books = self._universe.books
        for match, version, side, message in self._shown:
            for game, state, rules in books.read(AT_VERSION, key=match, at=version):
                to_move = all_games()[game].to_move(CODECS[game].decode_state(bytes(state), rules))
                if Seat(side) not in to_move:
                    yield "hidden", f"board {message} of {match} at {version} shows channel {side} the other's vote"
        if books.is_open:
            self._shown.clear()
        for match, told in books.read(SPOKEN):
            for voice in msgspec.json.decode(told, type=Terms).voices:
                if voice.side is not None:
                    self._note_spoken(match, voice.user, voice.side)

    # ---- the end ----

    async def play_on(self) -> None:
        """Let the channel that is to move propose a turn, if a match is open."""
        table, told = await self.table(), ""
        for number in range(TRIES if table is not None else 0):
            table = await self.table()
            if table is None or not table.to_move:
                return
            side = table.users.index(table.to_move[0])
            place = self.sides[side]
            with suppress(Refused, KeyError):  # the message, its button or its channel has just disappeared
                attempt = await self.speak(place, place.members[number % PARTY], table, self._dice)
                told = f"{attempt.told or attempt.sent.state} {attempt.answer}"
                if attempt.told == "kept":
                    return
            await asyncio.sleep(TRY_SECONDS)
        if table is not None:
            self._universe.find("stuck", f"{table.id}, which two channels play, takes no proposal: {told}")


def _ways(board: Message, *actions: str) -> list[str]:
    """Return the custom_ids of a board's buttons with one of these actions."""
    return [one for one in buttons(board).values() if one.split(":")[4:5] and one.split(":")[4] in actions]
