"""Strangers ask about matches by letters in two worlds, which differ only in what no stranger may learn.

Long because it makes both worlds and says who asks what there.

Each `World` is a bot on a local Discord of its own, which begins anew with the same chance and clock, on a simulated
loop (`tests.cogs.ask_two_worlds`). So the same happens in both, in the same order. Each has

- a match whose members, id, code, position and moves differ;
- a match that channels of two servers show, which differs in hands, in what comes next, and in its salt;
- an open table whose host, id and code differ, and one that a blocked member finds full: in one world somebody blocks
  them, in the other one the last seat is kept;
- codes that are used, expired and called off. They are the same in both, and lead to matches of other members.

`tests.universe.strangers` sends what members can press, type and forge. Here they also type codes and use the menus of
members and messages. What all of them are shown must be the same, byte by byte.
"""

import asyncio
import itertools
import random
import re
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from bot.engine.game import Seat
from bot.engine.naming import seen
from bot.errors import SessionError
from bot.games import all_games
from bot.playground import Actor, Interaction, ManualClock
from bot.playground.world.events import MessageCreated, MessageUpdated
from bot.sessions.codes import CODE_LETTERS, written
from bot.sessions.model import Match, Member, Phase, Place
from tests.cogs.desk import Desk
from tests.cogs.sketches import sketched
from tests.games.gemrush.twins import dealt_again
from tests.kills.books import CODECS
from tests.universe.machine import SeededChance
from tests.universe.strangers import Known, Strangers, handlers, round_time
from tests.universe.twins import ALTERED, as_seen, without_ids

BEGIN = 1_790_000_000  # seconds since 1970: when each world begins
REST_SECONDS = 30.0  # of the loop's time, to a multiple of which strangers wait twice in each act
ACT_SECONDS = 20  # the time of the bot between two acts
PAIRS = (("Pia", "Quin"), ("Rosa", "Sven"))  # who plays what is hidden, in each world
FILLING = ("Oda", "Pim", "Tom", "Ute", "Vic", "Wim", "Xia", "Yan")  # who sit at a table whose last seat is kept
USED, EXPIRED, CALLED_OFF, FULL = "USEDUSED", "EXPREXPR", "GQNEGQNE", "FVLLFVLL"
SECRET = ("HJDEHJDE", "TQPSTQPS")  # the code of the open table, in each world
DAY_MINUTES = 24 * 60 + 1
TYPES, MENUS, FORGED = 0.25, 0.1, 0.55  # the shares of typed codes and menus, and of forged presses
AROUND = 150  # characters before and after a difference
_ID = re.compile(r"\baaaa[a-z]{5}[ab]\b", re.IGNORECASE)  # who types one may read it in capitals
# What tells nothing of a match: its id, and the hash that seals it.
NAMED = (
    (_ID, "MATCH"),
    (re.compile(r"\b[0-9a-f]{64}\b"), "HASH"),
    (re.compile(r"'id': \d+"), "'id': 0"),  # discord.py draws the numbers of components
    # Whoever has sat at a table has its id in their own data, and which version they have seen.
    (re.compile(r'\["lapidary-about-me\.json", null, "\w+"\]'), "OWN DATA"),
)


@contextmanager
def database_of(desk: Desk) -> Iterator[sqlite3.Connection]:
    """Open the database of a desk, and commit what is changed."""
    with closing(sqlite3.connect(desk.folder / "desk.db")) as connection, connection:
        yield connection


class Asking(Strangers):
    """Strangers at a desk, who also know codes, and use menus of members and messages."""

    def __init__(
        self, desk: Desk, game: str, hidden: Sequence[str], homes: Mapping[int, Sequence[int]], *args: Any
    ) -> None:
        """hidden: the ids of matches of a game of which something is hidden. homes: where each of them is, by user."""
        super().__init__(*args)
        self._desk, self._hidden, self._homes = desk, hidden, homes
        areas = {area for area, _ in handlers()} - (all_games().keys() - {game})
        pressed = [(area, action) for area, action in handlers() if area in areas]
        self._dice.shuffle(pressed)
        self._turns = itertools.cycle(pressed)
        self._blocked = self._asks = desk.actor("Bela").id  # only they type the code of a full table

    async def act(self, forgers: Sequence[Actor], forged: float) -> None:
        self._desk.clock._now += ACT_SECONDS * 1_000  # wakes nothing: no limit ends
        self._asks = self._watchers[self.acts % len(self._watchers)].id
        if self._asks == self._blocked:
            # Who deletes their data is blocked no more. Who blocks somebody at a table reads that when typing its code.
            blocks, by = self._desk.sessions.blocks, self._desk.actor(PAIRS[0][0]).id
            await blocks.block(by, self._blocked)
            await blocks.keep(self._blocked, ())
        self._places = self._homes[self._asks]
        self._id = self._dice.choice(self._hidden)
        await super().act(forgers, forged)
        await self._rest()

    async def _rest(self) -> None:
        """Wait until all is settled, up to a round time: the next act begins at the same time in both worlds."""
        await self._desk.client.door.empty()
        await self._desk.drawn()
        await round_time(REST_SECONDS)

    async def _settle(self, sent: Interaction) -> None:
        with suppress(TimeoutError):  # nothing answers a button with the address of a form
            await sent
        await self._rest()

    async def _honest(self, actor: Actor, channel: int) -> None:
        draw, dice = self._dice.random(), self._dice
        if draw < TYPES:
            await self.type(actor, channel, dice.choice(("letters join", "letters join", "cup")), self.code())
        elif draw < TYPES + MENUS:
            await self._answered(actor, self._from_menu(actor, channel))
        else:
            await super()._honest(actor, channel)

    async def type(self, actor: Actor, channel: int, command: str, code: str) -> None:
        """Let a member type a code into a command."""
        await self._answered(actor, actor.slash(self._world.state.channels[channel], command, code=code))

    def code(self) -> str:
        """Return a code as it may be typed: used, expired or called off, nearly right, or at random."""
        dice = self._dice
        known = [USED, EXPIRED, CALLED_OFF, *([FULL] * 6 if self._asks == self._blocked else [])]
        near = list(dice.choice(SECRET))
        near[dice.randrange(len(near))] = dice.choice("01IO" + "".join(sorted(set(CODE_LETTERS) - set(near))))
        drawn = "".join(dice.choice(CODE_LETTERS) for _ in near)
        text = dice.choice((*known, "".join(near), "".join(near), drawn, "", "A" * 20, SECRET[0][:7], "%", "_" * 8))
        return dice.choice((str, str.lower, written))(text)

    def _from_menu(self, actor: Actor, channel: int) -> Interaction:
        dice, found = self._dice, self._world.state.messages.get(channel, {})
        seen = [one for one in found.values() if one.only_for in (None, actor.id)]
        if seen and dice.random() < 0.6:
            return actor.message_menu(dice.choice(seen), dice.choice(("Replay this", "What happened here?")))
        where = self._world.state.channels[channel]
        return actor.menu(where, "Challenge", dice.choice(self._people))

    def _value(self, option: dict[str, Any]) -> Any:
        return self.code() if option["name"] == "code" else super()._value(option)


class Ids:
    """Draws the ids of matches in the order in which they are made.

    Attributes:
        last: the last letter of each. It tells the ids of hidden matches of two worlds apart, and keeps their order.
    """

    def __init__(self) -> None:
        self._counted = itertools.count()
        self.last = "a"

    def new(self, _: object) -> str:
        number = next(self._counted)
        return "aaaa" + "".join(chr(97 + number // 26**place % 26) for place in reversed(range(5))) + self.last


class World:
    """One of two worlds.

    Attributes:
        told: what each stranger was answered and shown, and what stands in channels, by name.
        answers: how many acts were answered.
        pressed: the handlers of forged presses.
    """

    def __init__(self, desk: Desk, game: str, number: int, ids: "Ids") -> None:
        """number: 0 or 1, which world it is. ids: of its matches."""
        self.desk, self.game, self.number, self._ids = desk, game, number, ids
        self.told = defaultdict[str, list[str]](list)
        self.answers = 0
        self.matches: dict[str, str] = {}  # ids by what the match is for
        world = desk.playground.world
        for name in (*PAIRS[0], *PAIRS[1], *FILLING, "Lea", "Max"):
            world.join(name.lower(), name)
        self.hall = world.add_guild("Blue Hall", members=["Hana", "Gil"], channels=["arena"], locale="de")
        world.add_guild("Home of Uno", members=["Uno", "Zoe", "Nil"], channels=["den"], with_bot=False)
        for name in ("Uno", "Zoe"):
            world.set_installed(world.user(name).id, installed=True)
        self.games, self.arena = world.channel("games"), world.channel("arena", self.hall)
        self.den = world.channel("den", world.find_guild("Home of Uno"))

    def member(self, name: str) -> Any:
        return self.desk.request(self.desk.actor(name))

    async def begin(self) -> None:
        """Let members play."""
        desk, pair, sessions = self.desk, PAIRS[self.number], self.desk.sessions
        await sessions.blocks.block(desk.actor(PAIRS[0][0]).id, desk.actor("Bela").id)
        await self._table("expired", pair[0])
        await self._table("shown", "Ada", "Zoe", "Max", spectators=self._places())
        await self._play("shown", 8)
        await sessions.seats.resign(self.member("Max"), self.matches["shown"])
        desk.clock.turn(DAY_MINUTES)
        await desk.drawn()
        off = await self._table("off", pair[1])
        await sessions.lobby.cancel(self.member(pair[1]), off.id)
        await self._table("who", *pair, left="Lea")
        await self._play("who", 3 + 2 * self.number)
        await self._table("open", pair[1])
        if self.number:
            await self._table("full", pair[0], "Quin", *FILLING, guest="Sven")
        else:
            await self._table("full", pair[0])
        await desk.drawn()

    def _places(self) -> tuple[Place, ...]:
        return Place(self.desk.playground.world.guild.id, self.games.id), Place(self.hall.id, self.arena.id)

    async def _table(
        self, name: str, host: str, *others: str, left: str = "", guest: str = "", spectators: Sequence[Place] = ()
    ) -> Match:
        """Open a table, and begin its match if others sit down.

        left: who sits down, and leaves before it begins. guest: for whom the last seat is kept, so that none begins.
        """
        desk, sessions, about = self.desk, self.desk.sessions, dict[str, Any]()
        face = desk.client.faces[self.game]
        options = next(one.options for one in face.starts() if face.game.seats(one.options).high > 2)
        if guest:
            asked = desk.actor(guest)
            about["guest"] = Member(asked.id, asked.user.name)
        self._ids.last = "a" if spectators else "ab"[self.number]
        match = await sessions.letters.open(self.member(host), self.game, options, spectators=spectators, **about)
        self._ids.last = "a"
        self.matches[name] = match.id
        code = (await sessions.letters.code(self.member(host), match.id)).code
        if left:
            await sessions.letters.join(self.member(left), code)
            await sessions.lobby.leave(self.member(left), match.id)
        for other in others:
            with suppress(SessionError):  # the last seat is kept
                match = await sessions.letters.join(self.member(other), code)
        if others and not guest and match.phase is Phase.LOBBY:
            match = await sessions.lobby.begin(self.member(host), match.id)
        await desk.drawn()
        return match

    async def _play(self, name: str, moves: int) -> None:
        """Make so many moves of a match."""
        sessions, game = self.desk.sessions, all_games()[self.game]
        for _ in range(moves):
            match = await sessions.matches.match(self.matches[name])
            seat = match.to_move[0]
            move = game.notate(next(iter(game.legal_moves(match.state, seat))))
            await sessions.turns.play(self.member_of(match, seat), match.id, move, None)
            await self.desk.drawn()

    def member_of(self, match: Match, seat: Seat) -> Any:
        return self.desk.request(self.desk.actor(match.seats[seat].user))

    def alter(self, seed: int) -> None:
        """Store what differs. seed: decides what is drawn."""
        with database_of(self.desk) as connection:
            self._alter(connection, seed)

    def _alter(self, connection: sqlite3.Connection, seed: int) -> None:
        codes = {"who": USED, "expired": EXPIRED, "off": CALLED_OFF, "full": FULL, "open": SECRET[self.number]}
        for name, code in codes.items():
            about = code, self.matches[name]
            assert connection.execute("UPDATE letter_codes SET code = ? WHERE match_id = ?", about).rowcount == 1
        # The bot has not shown the newest board yet, so it shows everybody what differs, too.
        connection.execute("UPDATE letters SET version = wanted - 1 WHERE match_id = ?", (self.matches["shown"],))
        if self.number:
            [(coded, rules)] = connection.execute(
                "SELECT state, rules_version FROM matches WHERE id = ?", (self.matches["shown"],)
            )
            other = altered(self.game, CODECS[self.game].decode_state(bytes(coded), rules), seed)
            stored = CODECS[self.game].encode(other), self.matches["shown"]
            connection.execute("UPDATE matches SET state = ? WHERE id = ?", stored)

    def known(self) -> Known:
        """Return what the bot has shown to anybody."""
        messages = self.desk.playground.world.state.messages
        return Known([each for found in messages.values() for each in found.values()])

    async def ask(self, known: Known, seed: int, acts: int) -> None:
        """Let strangers act. known: what they forge presses from. seed: decides what they do."""
        desk, world, dice = self.desk, self.desk.playground.world, random.Random(seed)
        here, there, den = [self.games.id, world.channel("lounge").id], [self.arena.id], [self.den.id]
        homes = {"Chen": here, "Bela": here, "Gil": there, "Hana": there, "Uno": den, "Nil": den, "Lea": here}
        # Who has left a relay may come back to it, and so see what a seat sees.
        watchers = [desk.actor(name) for name in (*homes, *(["Max"] if self.game != "gems3d" else []))]
        self._readers = {one.id: one.user.name for one in watchers}
        places = {one.id: homes.get(one.user.name, here) for one in watchers}
        hidden = [self.matches[one] for one in ("who", "open", "full", "shown", "who", "who")]
        matches = dict.fromkeys((*hidden, self.matches["expired"], self.matches["off"]), 9)
        about = world, watchers, here, matches, known, self._note, dice
        strangers = Asking(desk, self.game, hidden, places, *about)
        for channel in (self.games, self.arena):
            for message in world.state.messages[channel.id].values():
                strangers.show(message)
                self._tell(f"#{channel.name} shows", as_seen(world, message))
        for message in world.state.messages.get(desk.actor("Max").open_dm().id, {}).values():
            strangers.show(message, desk.actor("Max"))
            self._tell("Max has", as_seen(world, message))
        before = [await desk.sessions.matches.match(one) for one in hidden]
        stop = world.listen(self._hear)
        for code in (FULL, USED, EXPIRED, CALLED_OFF):
            await strangers.type(desk.actor("Bela"), self.games.id, "letters join", code)
        for _ in range(acts):
            await strangers.act(watchers, FORGED)
        stop()
        for old in before:
            new = await desk.sessions.matches.match(old.id)
            # Who has left it may delete their data, which changes no version.
            assert (new.version, new.state) == (old.version, old.state), f"{old.id} has now {new.entry}"

    def _note(self, user: int, text: str) -> None:
        self.answers += 1
        self._tell(f"{self._readers[user]} is answered", text)

    def _hear(self, event: object) -> None:
        if not isinstance(event, (MessageCreated, MessageUpdated)):
            return
        message, world = event.message, self.desk.playground.world
        channel = world.state.channels[message.channel_id]
        users = [message.only_for] if message.only_for is not None else [*channel.people] if channel.is_dm else []
        readers = [self._readers[one] for one in users if one in self._readers]
        if message.author_id == world.bot_id and (readers or not users):
            self._tell(f"{readers[0] if readers else f'#{channel.name}'} is shown", as_seen(world, message))

    def _tell(self, who: str, text: str) -> None:
        for pattern, name in NAMED:
            text = pattern.sub(name, text)
        self.told[who].append(without_ids(text))


def of_world(known: Known, number: int) -> Known:
    """Return what strangers of the first world know as those of another one know it: with the ids that it has."""

    def there(one: str) -> str:
        return _ID.sub(lambda found: found[0][:-1] + "ab"[number], one)

    found = Known([])
    for old, new in zip(
        (known.arguments, known.values, known.fields), (found.arguments, found.values, found.fields), strict=True
    ):
        for key, texts in old.items():
            new[key] = {there(one) for one in texts}
    return found


def altered(game: str, state: Any, seed: int) -> Any:
    """Return a state in which all that no spectator sees is another."""
    dice = random.Random(seed)
    return dealt_again(state, None, dice) if game == "gemrush" else next(ALTERED[game](state, dice), state)


def made(folder: Path) -> Path:
    """Make a folder, and return it."""
    folder.mkdir(parents=True)
    return folder


@asynccontextmanager
async def one_world(folder: Path, game: str, number: int, seed: int) -> AsyncIterator[World]:
    """Yield a world in which all has happened that strangers ask about."""
    ids = Ids()

    def chance(of: str) -> Callable[[], SeededChance]:
        return lambda: SeededChance(random.Random(f"{seed} {of}"))

    async def rest(*_: object) -> None:
        """Let computer players think for ever, which costs no time."""

    def framed(typed: str) -> str:
        """Return the name of a frame. Pictures show it, and what strangers type there may be the id of a match."""
        return _ID.sub("MATCH", seen(typed))

    with ExitStack() as patched:
        patched.enter_context(sketched())  # equal sketches are of equal views
        patched.enter_context(patch("cogs.theme.frame.seen", framed))
        patched.enter_context(patch("bot.sessions.play.computing.ComputerPlayers._fire", rest))
        patched.enter_context(patch("bot.sessions.sessions.new_match_id", ids.new))
        patched.enter_context(patch("bot.sessions.sessions.SystemChance", chance(f"first {number}")))
        desk = Desk(made(folder), seed=seed, world_clock=ManualClock(BEGIN))
        desk.clock._now = BEGIN * 1_000
        async with desk:
            world = World(desk, game, number, ids)
            await world.begin()
            await desk.end()
            world.alter(seed)
            patched.enter_context(patch("bot.sessions.sessions.SystemChance", chance("second")))
            await desk.begin()
            await desk.drawn()
            yield world


class Compared(NamedTuple):
    """What a pair of worlds has answered.

    Attributes:
        answers: how many answers were the same.
        digest: of all that strangers have read.
        differs: the first that was not the same; "" if there is none.
    """

    answers: int
    digest: str
    differs: str


def compared(folder: Path, game: str, seed: int, acts: int, loops: Iterator[asyncio.AbstractEventLoop]) -> Compared:
    """Let strangers ask in both worlds, each on the next of the loops."""
    told, answers = list[dict[str, list[str]]](), list[int]()
    known = Known([])

    async def asked(number: int) -> None:
        nonlocal known
        async with one_world(folder / str(number), game, number, seed) as world:
            if number == 0:
                known = world.known()
            await world.ask(of_world(known, number), seed, acts)
        told.append(world.told)
        answers.append(world.answers)

    for number, loop in zip((0, 1), loops, strict=False):
        loop.run_until_complete(asked(number))
    digest = blake2b(repr(sorted(told[0].items())).encode(), digest_size=8).hexdigest()
    for who in sorted({*told[0], *told[1]}):
        here, there = (one.get(who, []) for one in told)
        if here != there:
            return Compared(0, digest, f"{game} {seed}: {who} {_difference(here, there)}")
    return Compared(answers[0], digest, "")


def _difference(here: list[str], there: list[str]) -> str:
    """Return how the first texts that differ begin, and what is around their difference. One may be missing."""
    pairs = itertools.zip_longest(here, there, fillvalue="")
    first, second = next((one, other) for one, other in pairs if one != other)
    at = next((n for n, (one, other) in enumerate(zip(first, second, strict=False)) if one != other), 0)
    begin = max(0, at - AROUND)
    return f"{first[:AROUND]}\n{first[begin : at + AROUND]}\n{second[begin : at + AROUND]}"
