"""Twins: two futures of one universe that differ only in what one seat, nobody, or no stranger may see.

At some looks the universe is forked twice. Each child cuts the bot's power, takes a copy of the database and begins a
new life. One child has another hidden state of a match. Or the match is in a channel that strangers do not see, and one
child has it at another position and under another id. Then strangers press and ask in both children. What they and all
channels see must be the same. The parent only waits, so its own steps stay as they are.

Of a match by letters, strangers see nothing, and each member what stands in their own conversation.
"""

import asyncio
import json
import os
import random
import re
import sqlite3
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.engine.game import Seat
from bot.games import all_games
from bot.games.gemrush.model import State as RushState
from bot.playground import World
from bot.playground.world.events import MessageCreated, MessageUpdated
from bot.playground.world.model import Message
from bot.playground.world.permissions import Permission
from bot.storage.identity import note_end
from bot.storage.keeping import is_by_letters, is_council
from tests.games.gembatan.twins import twins as gembatan_twins
from tests.games.gemrush.twins import held_again
from tests.games.gems3d.twins import twins as gems_twins
from tests.games.playing import drawn_move
from tests.kills.books import CODECS, Table
from tests.kills.doors import doors_of
from tests.kills.members import Place
from tests.universe import laws
from tests.universe.forks import forked, move_out
from tests.universe.strangers import Known, Strangers

if TYPE_CHECKING:
    from tests.universe.universe import Universe

HIDES = 0.4  # the chance that a whole match is hidden
HANDS = 0.5  # the chance that a match with hands comes first
MOVING = 0.5  # the chance that the hand is that of a seat to move, on which most of a board depends; else of any seat
CALM_SECONDS = 60  # simulated seconds in which the new life shows what is due
ACTS, ACTS_AT_HIDDEN = 60, 110
FORGED, FORGED_AT_HIDDEN = 0.3, 0.75  # the shares of forged presses
MOST_MOVES = 8  # from a match's position to the other one
# The export for a server's managers has the hands of all members, for it is a copy of what is stored.
OF_THE_SERVER = "lapidary-server.zip"
CARDS = re.compile(r"\b(?:[A-Z][a-z]){2}\b")  # a card of Gem Rush in a notation, such as "ObSo"
SPY, SCOUT = "spy", "scout"  # strangers; the scout is a moderator where a whole match is hidden
_ID_IN_FILE = re.compile(rb"\d{17,20}")
_SNOWFLAKE = re.compile(r"\d{17,20}")
_PART = re.compile(r'"id": \d+')  # discord.py draws the numbers of components

# What is hidden from everybody. In games that are not here, nothing is.
ALTERED: dict[str, Callable[[Any, random.Random], Iterator[Any]]] = {"gembatan": gembatan_twins, "gems3d": gems_twins}


class Secret(NamedTuple):
    """What the two futures differ in.

    Attributes:
        holder: the only seat that may see the difference; None for a match that no stranger may know of.
        states: the state in each future.
        ids: the id in each future.
        seed: decides what strangers do.
    """

    table: Table
    holder: int | None
    states: tuple[Any, Any]
    ids: tuple[str, str]
    seed: int

    def __str__(self) -> str:
        which = "a stranger may not know of it" if self.holder is None else f"it differs for seat {self.holder} alone"
        return f"{self.table.id} ({self.table.game}): {which}"


def secret_among(tables: Sequence[Table], seed: int) -> Secret | None:
    """Return what is hidden about one of the matches: what one seat or nobody may see, or the whole match."""
    dice = random.Random(seed)
    if not tables:
        return None
    drawn = dice.sample(tables, len(tables))
    if dice.random() < HANDS:
        drawn.sort(key=lambda table: not isinstance(table.state, RushState))
    for table in drawn if dice.random() >= HIDES else ():
        # Everybody sees the hand of a channel that plays.
        hidden = [seat for seat, user in enumerate(table.users) if not is_council(user)]
        seats = [seat for seat in hidden if table.users[seat] in table.to_move and dice.random() < MOVING]
        holder = dice.choice(seats or hidden)
        other = altered(table, holder, dice)
        if other is not None and other != table.state:
            return Secret(table, holder, (table.state, other), (table.id, table.id), seed)
    table = drawn[0]
    letter = "a" if table.id[-1] != "a" else "b"  # so that the order of ids stays
    return Secret(table, None, (table.state, _later(table, dice)), (table.id, table.id[:-1] + letter), seed)


def altered(table: Table, holder: int, dice: random.Random) -> Any:
    """Return another state that looks the same to all but the seat `holder`; None if there is none."""
    if table.state is None:
        return None
    if isinstance(table.state, RushState):
        return held_again(table.state, Seat(holder))
    return next(ALTERED[table.game](table.state, dice), None) if table.game in ALTERED else None


def _later(table: Table, dice: random.Random) -> Any:
    """Return a state some moves later in which the same seats are to move; the same state if there is none."""
    if table.state is None:
        return None
    game, state = all_games()[table.game], table.state
    wanted = game.to_move(state)
    for _ in range(MOST_MOVES):
        seat = game.to_move(state)[0]
        state = game.apply(state, seat, drawn_move(dice, game.legal_moves(state, seat))).state
        if game.outcome(state) is not None:
            break
        if game.to_move(state) == wanted:
            return state
    return table.state


class Twins:
    """Looks at twins of one universe.

    Attributes:
        looks: how many pairs of children have answered.
        probes: how many presses and questions each pair has compared.
        cpu: seconds of processor time of all children.
    """

    def __init__(self, universe: "Universe") -> None:
        self._universe = universe
        self._dice = random.Random(f"{universe.plan.seed}:twins")
        self.looks = self.probes = 0
        self.cpu = 0.0

    def _may_change_hands(self, table: Table) -> bool:
        """Return whether somebody else may play a seat of a match by right, and so see what was hidden from them."""
        terms = self._universe.people.terms(table.id)
        return bool(terms.asks or terms.offers or terms.away or terms.stand_ins)

    def _has_shown_cards(self, table: Table) -> bool:
        """Return whether all have seen cards that a hand has again, since the step that named them was taken back."""
        if not isinstance(table.state, RushState):  # only Gem Rush has cards
            return False
        asked = "SELECT version, parent, notation FROM kills_log WHERE match_id = :key ORDER BY version"
        log = {
            version: (parent, notation) for version, parent, notation in self._universe.books.read(asked, key=table.id)
        }
        kept, version = set[int](), max(log, default=0)
        while version in log:
            kept.add(version)
            parent = log[version][0]
            version = version - 1 if parent is None else parent
        return any(CARDS.search(notation) for version, (_, notation) in log.items() if version not in kept)

    async def look(self) -> None:
        """Fork two children at some moments, and compare what they saw. In a child this never returns."""
        draw, seed = self._dice.random(), self._dice.getrandbits(64)
        if draw >= self._universe.plan.twins:
            return
        # A match whose channel is gone is shown to all moderators, so that one of them can end it.
        there = self._universe.world.state.channels
        places = {place.channel.id for place in self._universe.people.places if place.channel.id in there}
        tables = [
            one
            for one in await self._universe.books.open_tables()
            if one.channel in places or (is_by_letters(one.channel) and not any(map(is_council, one.users)))
        ]
        apart = [one for one in tables if not (self._may_change_hands(one) or self._has_shown_cards(one))]
        secret = secret_among(apart, seed)
        if secret is None:
            return
        universe = self._universe
        said, spent = await forked(universe, 2, lambda number, pipe: Child(universe, secret, number, pipe).live())
        self.cpu += spent
        self._compare(secret, said)
        self._universe.say(f"strangers looked at two futures of {secret}: {self.probes} probes so far")

    def _compare(self, secret: Secret, said: list[bytes]) -> None:
        try:
            first, second = (json.loads(one) for one in said)
        except json.JSONDecodeError:
            self._universe.find("told apart", f"{secret}: a twin was too slow or broke: {[one[-900:] for one in said]}")
            return
        self.looks += 1
        self.probes += first["probes"]
        for text in (*first["words"], *second["words"]):
            self._universe.find("words", text)
        for who in sorted({*first["seen"], *second["seen"]}):
            ours, theirs = first["seen"].get(who, []), second["seen"].get(who, [])
            if ours != theirs:
                at = next((n for n, pair in enumerate(zip(ours, theirs, strict=False)) if pair[0] != pair[1]), None)
                here, there = (ours[at], theirs[at]) if at is not None else (len(ours), len(theirs))
                self._universe.find("told apart", f"{secret}, but {who} sees {here} or {there}")
                return


def _digest(file: bytes) -> str:
    """Return a digest of a file, whatever ids it names: Discord counts them, so they tell of other channels."""
    return blake2b(_ID_IN_FILE.sub(b"ID", file)).hexdigest()[:16]


def as_seen(world: World, message: Message) -> str:
    """Return what a reader sees of a message, with digests of its files, without the ids of its components."""
    files = [
        (one.filename, one.description, _digest(world.files[one.id]))
        for one in message.attachments
        if one.id in world.files and one.filename != OF_THE_SERVER
    ]
    parts = (message.content, int(message.flags), message.mentions, message.embeds, message.components, files)
    return _PART.sub('"id": 0', json.dumps(parts, sort_keys=True, ensure_ascii=False))


def without_ids(text: str) -> str:
    """Return a text without the ids that Discord counts."""
    return _SNOWFLAKE.sub("ID", text)


class Child:
    """The life of a child: it writes what everybody but one member has seen into a pipe, and ends its process."""

    def __init__(self, universe: "Universe", secret: Secret, number: int, writing: int) -> None:
        self._universe, self._secret, self._number, self._writing = universe, secret, number, writing
        self._world, self._people, table = universe.world, universe.people, secret.table
        # By letters, there is no place: each member has the board in their conversation.
        self._place = next((one for one in universe.people.places if one.channel.id == table.channel), None)
        self._hidden = secret.holder is None  # whether no stranger may know of the match
        self._holder = 0
        if self._hidden:  # other members stay away, so that they cannot come to do other things
            self._silent = {member.id for place in universe.people.places for member in universe.people.company(place)}
            self._silent |= {writer.member.id for writer in universe.writers.writers}
        elif table.game == "gemrush":
            self._holder = table.users[secret.holder]  # type: ignore[index]
            self._silent = {self._holder}
        else:  # The state is hidden from everybody, and a move of any seat may show it.
            self._silent = set(table.users)
        self._known = Known([each for shown in universe.world.state.messages.values() for each in shown.values()])
        self._words: list[str] = []  # what is wrong with the texts that anybody was shown
        self._seen: defaultdict[str, list[str]] = defaultdict(list)
        self._passing: set[int] = set()  # messages that showed a board on which a computer player was to move
        self._probes = 0

    async def live(self) -> None:
        self._universe.find = self._broken  # type: ignore[method-assign]
        self._universe._readers.alone = True
        try:
            await self._be_born()
            await asyncio.wait_for(self._people.online.wait(), 20_000)
            await asyncio.sleep(CALM_SECONDS)
            await self._probe()
        except BaseException as problem:  # noqa: BLE001 - the parent tells it
            self._end(f"CRASH {problem!r} {traceback.format_exc()[-700:]}")
        self._end(json.dumps({"seen": self._seen, "probes": self._probes, "words": self._words}))

    def _broken(self, law: str, text: str) -> None:
        if law == "words":
            self._words.append(text)
        elif law in ("hangs", "crash"):
            self._end(f"CRASH {law} {text}")

    def _end(self, text: str) -> None:
        with os.fdopen(self._writing, "w") as out:
            out.write(text)
        os._exit(0)

    # ---- the beginning ----

    async def _be_born(self) -> None:
        """End all trouble, and begin another life with a database of its own."""
        universe = self._universe
        move_out(universe, self._number)
        self._alter(universe.database)
        await universe.calm()
        if self._hidden and self._place is not None:
            self._hide(self._place)
        self._people.gone |= self._silent
        self._people.keeps_seats = True
        self._world.listen(self._hear)

    def _alter(self, database: Path) -> None:
        """Store the state and the id, and let no seat's time run out: the bot would then move for the seat."""
        table, new = self._secret.table, self._secret.ids[self._number]
        state = self._secret.states[self._number]
        note_end(database)  # this connection merges the log of the bot that was cut
        with closing(sqlite3.connect(database)) as connection, connection:
            if state is not None:
                coded = CODECS[table.game].encode(state)
                connection.execute("UPDATE matches SET state = ? WHERE id = ?", (coded, table.id))
            connection.execute("UPDATE deadlines SET due = due + 864000000 WHERE match_id = ?", (table.id,))
            if new != table.id:
                _rename(connection, table.id, new)

    def _hide(self, place: Place) -> None:
        """Let only the members of a place and the bot see its channel."""
        channel = self._world.parent(place.channel) or place.channel
        for role in self._world.guild.roles:
            self._world.set_permission(channel, role, Permission.VIEW_CHANNEL, allowed=False)
        for user in (self._world.bot_id, *(member.id for member in self._people.company(place))):
            self._world.set_permission(channel, user, Permission.VIEW_CHANNEL, allowed=True)

    # ---- what is seen ----

    def _hear(self, event: object) -> None:
        if not isinstance(event, (MessageCreated, MessageUpdated)):
            return
        message = event.message
        if message.author_id != self._world.bot_id or message.reader == self._holder:
            return
        channel = self._world.state.channels[message.channel_id]
        own = None if self._place is None else self._place.channel
        if (self._hidden and channel is own) or self._passes(event):
            return
        if channel.is_dm:
            [user] = [user for user in channel.people if user != self._world.bot_id]
            if user not in self._silent:
                self._note(user, as_seen(self._world, message))
        elif message.reader is not None:
            self._note(message.reader, as_seen(self._world, message))
        else:
            self._seen[f"#{channel.name}"].append(without_ids(as_seen(self._world, message)))

    def _passes(self, event: MessageCreated | MessageUpdated) -> bool:
        """Return whether a message shows a board of a computer player's turn, or the line that is left of one.

        Such a board is shown only if the computer player needs longer than a picture, as the simulation's dice decide.
        """
        shown, key = laws.board_shown_by(event, self._world), event.message.id
        if shown is not None:
            (self._passing.add if laws.waits_for_computer(self._universe.books, *shown) else self._passing.discard)(key)
        return key in self._passing

    def _note(self, user: int, text: str) -> None:
        self._seen[self._world.state.users[user].name].append(without_ids(text))

    # ---- what strangers do ----

    async def _probe(self) -> None:
        """Let strangers act; where the match is no secret, the other members of its channel act too.

        Those forge no press, since one could end the match, and then nothing is hidden any more.
        """
        world, table = self._world, self._secret.table
        moderators = tuple(role.id for role in world.guild.roles.values() if role.name == "Moderators")
        joined = [world.join(SPY, SPY), world.join(SCOUT, SCOUT, roles=moderators if self._hidden else ())]
        spies = [self._universe.playground.actor(user.id) for user in joined]
        writers, place = self._universe.writers.writers, self._place
        company = [one.member for one in writers] if place is None else self._people.company(place)
        watchers = [*spies, *(one for one in company if one.id not in self._silent)]
        channels = [one.channel.id for one in self._people.places if not (self._hidden and one is self._place)]
        tables = await self._universe.books.open_tables()
        matches = {table.id: table.version} | {one.id: one.version for one in tables if one.channel != table.channel}
        dice = random.Random(self._secret.seed)
        if not self._hidden and place is not None:
            channels = [place.channel.id] * 3 + channels
        channels += [world.channel(name).id for name in ("games", "lounge")]
        strangers = Strangers(world, watchers, channels, matches, self._known, self._note, dice)
        for key, board in ((key, board) for one in self._people.places for key, board in one.boards.items()):
            if board.channel_id in channels and key in matches:
                strangers.show(board)
        for writer in writers if place is None else ():
            if table.id in writer.place.boards:
                strangers.show(writer.place.boards[table.id], writer.member)
        if not self._hidden:
            await strangers.look(doors_of(table.game).COMMAND, None if place is None else place.channel.id)
        for _ in range(ACTS_AT_HIDDEN if self._hidden else ACTS):
            await strangers.act(spies, FORGED_AT_HIDDEN if self._hidden else FORGED)
            self._probes = strangers.acts


def _rename(connection: sqlite3.Connection, old: str, new: str) -> None:
    """Give a match another id in all texts of all tables."""
    for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        for _, column, *_ in connection.execute(f"PRAGMA table_info({table})").fetchall():
            connection.execute(
                f"UPDATE {table} SET {column} = replace({column}, ?, ?)"
                f" WHERE typeof({column}) = 'text' AND instr({column}, ?)",
                (old, new, old),
            )
