"""Twins: two futures of one universe that differ only in what one seat, or nobody, may see.

At some looks the universe is forked twice. Each child cuts the bot's power, takes a copy of the database and begins a
new life. In one child the hidden state of a match is another one. Then strangers press and ask in both children. What
they and all channels see must be the same. The parent only waits, so its own steps stay as they are.
"""

import asyncio
import json
import os
import random
import re
import select
import shutil
import signal
import sqlite3
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from bot.engine.game import Seat
from bot.games.gemrush.model import State as RushState
from bot.playground import Actor, Interaction, Refused
from bot.playground.client.commands import Leaf
from bot.playground.world.events import MessageCreated, MessageUpdated
from bot.playground.world.model import Json, Message, nested
from tests.games.gembatan.twins import twins as gembatan_twins
from tests.games.gemrush.twins import held_again
from tests.games.gems3d.twins import twins as gems_twins
from tests.kills.books import CODECS, Table
from tests.universe.libraries import REAL

if TYPE_CHECKING:
    from tests.universe.universe import Universe

RATE = 0.2  # the chance that a look is followed by a look at twins
PATIENCE = 60.0  # seconds of real time after which a child is killed
CALM_SECONDS = 60  # simulated seconds in which the new life shows what is due
ANSWER_SECONDS = 6.0  # simulated seconds between two presses
PRESSES = 45
_SNOWFLAKE = re.compile(r"\d{17,20}")
LISTED, GROUPS = 3, (1, 2)  # Discord's types: a select of listed options, and options that are commands themselves

# What is hidden from everybody. In games that are not here, nothing is.
ALTERED: dict[str, Callable[[Any, random.Random], Iterator[Any]]] = {"gembatan": gembatan_twins, "gems3d": gems_twins}


def altered(table: Table, holder: int, dice: random.Random) -> Any:
    """Return another state that looks the same to all but the seat `holder`; None if there is none."""
    if isinstance(table.state, RushState):
        return held_again(table.state, Seat(holder))
    return next(ALTERED[table.game](table.state, dice), None) if table.game in ALTERED else None


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

    async def look(self) -> None:
        """Fork two children at some moments, and compare what they saw. In a child this never returns."""
        draw, number, seed = self._dice.random(), self._dice.random(), self._dice.getrandbits(64)
        if draw >= RATE:
            return
        subjects = [table for table in await self._universe.books.open_tables() if table.state is not None]
        if not subjects:
            return
        table = subjects[int(number * len(subjects))]
        holder = seed % len(table.users)
        other = altered(table, holder, random.Random(seed))
        if other is None or other == table.state:
            return
        pipes, pids = [], []
        for child, state in enumerate((table.state, other)):
            reading, writing = os.pipe()
            pid = os.fork()
            if pid == 0:
                os.close(reading)
                asyncio._set_running_loop(self._universe.loop)  # asyncio forgets the loop in a fork
                await Child(self._universe, table, holder, writing).live(child, state, seed)
            os.close(writing)
            pipes.append(reading)
            pids.append(pid)
        said = _read_all(pipes)
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
            spent = os.wait4(pid, 0)[2]  # noqa: ASYNC222 - the parent only waits, so that its own steps stay
            self.cpu += spent.ru_utime + spent.ru_stime
        for child in range(2):
            shutil.rmtree(_folder_of(self._universe.folder, child), ignore_errors=True)
        self._compare(table, holder, said)
        self._universe.say(f"strangers looked at two futures of {table.id}: {self.probes} probes so far")

    def _compare(self, table: Table, holder: int, said: list[bytes]) -> None:
        try:
            first, second = (json.loads(one) for one in said)
        except json.JSONDecodeError:
            self._universe.find(
                "told apart", f"{table.id}: a twin was too slow or broke: {[one[-900:] for one in said]}"
            )
            return
        self.looks += 1
        self.probes += first["probes"]
        for who in sorted({*first["seen"], *second["seen"]}):
            ours, theirs = first["seen"].get(who, []), second["seen"].get(who, [])
            if ours != theirs:
                at = next((n for n, pair in enumerate(zip(ours, theirs, strict=False)) if pair[0] != pair[1]), None)
                here, there = (ours[at], theirs[at]) if at is not None else (len(ours), len(theirs))
                text = f"{table.id} ({table.game}) differs for seat {holder} alone, but {who} sees {here} or {there}"
                self._universe.find("told apart", text)
                return


def _folder_of(folder: Path, child: int) -> Path:
    """Return the folder of a child, beside its parent's. The parent deletes it, since it may kill the child."""
    return folder.with_name(f"{folder.name}-twin{child}")


def _read_all(pipes: list[int]) -> list[bytes]:
    """Read the pipes to their ends, or until the patience is over."""
    said, end = dict.fromkeys(pipes, b""), REAL["monotonic"]() + PATIENCE
    unread = set(pipes)
    while unread and (left := end - REAL["monotonic"]()) > 0:
        for pipe in select.select(sorted(unread), [], [], left)[0]:
            piece = os.read(pipe, 1 << 16)
            said[pipe] += piece
            if not piece:
                unread.discard(pipe)
    for pipe in pipes:
        os.close(pipe)
    return [said[pipe] for pipe in pipes]


class Child:
    """The life of a child: it writes what everybody but one member has seen into a pipe, and ends its process."""

    def __init__(self, universe: "Universe", table: Table, holder: int, writing: int) -> None:
        self._universe, self._table, self._writing = universe, table, writing
        self._world, self._people = universe.world, universe.people
        self._rush = table.game == "gemrush"
        # In other games the state is hidden from everybody, and a move of any seat may show it.
        self._silent = {table.users[holder]} if self._rush else set(table.users)
        self._holder = table.users[holder] if self._rush else 0
        self._seen: defaultdict[str, list[str]] = defaultdict(list)
        self._probes = 0

    async def live(self, number: int, state: Any, seed: int) -> None:
        universe, dice = self._universe, random.Random(seed)
        universe.find = self._broken  # type: ignore[method-assign]
        try:
            await self._be_born(number, state)
            await asyncio.wait_for(self._people.online.wait(), 20_000)
            await asyncio.sleep(CALM_SECONDS)
            await self._probe(dice)
        except BaseException as problem:  # noqa: BLE001 - the parent tells it
            self._end(f"CRASH {problem!r} {traceback.format_exc()[-700:]}")
        self._end(json.dumps({"seen": self._seen, "probes": self._probes}))

    def _broken(self, law: str, text: str) -> None:
        if law in ("hangs", "crash"):
            self._end(f"CRASH {law} {text}")

    def _end(self, text: str) -> None:
        with os.fdopen(self._writing, "w") as out:
            out.write(text)
        os._exit(0)

    # ---- the beginning ----

    async def _be_born(self, number: int, state: Any) -> None:
        """End all trouble, and begin another life with a database of its own."""
        universe = self._universe
        folder = _folder_of(universe.folder, number)
        shutil.copytree(universe.folder, folder)
        # Closing the connection to the parent's file could write into this file.
        universe.loop.bury(universe.books._connection)
        universe.books._connection = None
        universe.folder, universe.database = folder, folder / universe.database.name
        universe.books._path = universe.database
        for task in asyncio.all_tasks():
            if task.get_coro().__qualname__ == "Universe._make_trouble":  # type: ignore[union-attr]
                task.cancel()
        universe.loop.watch_step = 0
        universe.lives.cut()
        self._alter(universe.database, state)
        await universe._calm()
        self._people.gone |= self._silent
        self._world.listen(self._hear)

    def _alter(self, database: Path, state: Any) -> None:
        """Store the state, and let no seat's time run out: the bot would then move for the seat."""
        with closing(sqlite3.connect(database)) as connection, connection:
            coded = CODECS[self._table.game].encode(state)
            connection.execute("UPDATE matches SET state = ? WHERE id = ?", (coded, self._table.id))
            connection.execute("UPDATE deadlines SET due = due + 864000000 WHERE match_id = ?", (self._table.id,))

    # ---- what is seen ----

    def _hear(self, event: object) -> None:
        if not isinstance(event, (MessageCreated, MessageUpdated)):
            return
        message = event.message
        if message.author_id != self._world.bot_id or message.only_for == self._holder:
            return
        channel = self._world.state.channels[message.channel_id]
        if channel.is_dm:  # the holder's own reminders
            return
        who = f"#{channel.name}" if message.only_for is None else self._name(message.only_for)
        self._note(who, self._shown(message))

    def _shown(self, message: Message) -> str:
        files = [
            (one.filename, one.description, self._world.files[one.id].hex()[-16:])
            for one in message.attachments
            if one.id in self._world.files
        ]
        return json.dumps((message.content, message.components, files), sort_keys=True, ensure_ascii=False)

    def _name(self, user: int) -> str:
        return self._world.state.users[user].name

    def _note(self, who: str, text: str) -> None:
        self._seen[who].append(_SNOWFLAKE.sub("ID", text))

    # ---- what strangers do ----

    async def _probe(self, dice: random.Random) -> None:
        place = next(one for one in self._people.places if one.channel.id == self._table.channel)
        watchers = [self._universe.playground.actor(self._world.join(name, name).id) for name in ("spy", "scout")]
        watchers += [one for one in place.members if one.id not in self._silent]
        open_to: dict[int, list[Message]] = {one.id: [] for one in watchers}
        if (board := place.boards.get(self._table.id)) is not None:
            for each in open_to.values():
                each.append(board)
        for turn in range(PRESSES):
            actor = watchers[turn % len(watchers)]
            with suppress(Refused, KeyError, IndexError):
                await self._act(actor, place.channel.id, open_to[actor.id], dice)

    async def _act(self, actor: Actor, channel: int, messages: list[Message], dice: random.Random) -> None:
        draw = dice.random()
        if draw < 0.6 and messages:
            sent = self._press(actor, messages[int(dice.random() ** 2 * len(messages))], dice)
        else:
            sent = await self._command(actor, channel, dice, asks=draw > 0.9)
        if sent is None:
            return
        self._probes += 1
        await asyncio.sleep(ANSWER_SECONDS)
        modal = "" if sent.modal is None else json.dumps(msgspec.to_builtins(sent.modal), sort_keys=True, default=str)
        self._note(
            self._name(actor.id), f"{sent.kind.name} {sent.name} {sent.data}: {sent.state} {sent.reason} {modal}"
        )
        if (answer := sent.answer) is not None:
            messages.append(answer)

    def _press(self, actor: Actor, message: Message, dice: random.Random) -> Interaction | None:
        parts = [one for one in nested(message.components) if "custom_id" in one and not one.get("disabled")]
        if not parts:
            return None
        part = dice.choice(parts)
        if part["type"] == LISTED:
            return actor.select(message, part["custom_id"], dice.choice(part["options"])["value"])
        return actor.click(message, part["custom_id"])

    async def _command(self, actor: Actor, channel: int, dice: random.Random, *, asks: bool) -> Interaction | None:
        leaf = dice.choice(
            [one for one in self._leaves() if not asks or any(o.get("autocomplete") for o in one.options)]
        )
        values = {one["name"]: self._value(one, dice) for one in leaf.options if one.get("required") or _named(one)}
        place = self._world.state.channels[channel]
        if asks:
            option = next(one["name"] for one in leaf.options if one.get("autocomplete"))
            self._probes += 1
            choices = await actor.complete(place, leaf, {**values, option: dice.choice(("", "a", "1"))}, option)
            self._note(self._name(actor.id), f"/{leaf.full_name} {option}: {choices}")
            return None
        return actor.use(place, leaf, values)

    def _leaves(self) -> list[Leaf]:
        def below(options: list[Json], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], list[Json]]]:
            deeper = [one for one in options if one["type"] in GROUPS]
            for one in deeper:
                yield from below(one.get("options") or [], (*path, one["name"]))
            if not deeper:
                yield path, options

        return [
            Leaf(command, path, options)
            for command in self._world.state.commands.values()
            if command.body.get("type", 1) == 1
            for path, options in below(command.body.get("options") or [], ())
        ]

    def _value(self, option: Json, dice: random.Random) -> Any:
        if option.get("choices"):
            return dice.choice(option["choices"])["value"]
        if option["name"] == "match":
            return self._table.id
        match option["type"]:
            case 4:
                return int(option.get("min_value", 1))
            case 5:
                return True
            case 6:
                return dice.choice(self._table.users)
            case 7:
                return self._table.channel
        return "1"


def _named(option: Json) -> bool:
    return option["name"] in ("match", "member")
