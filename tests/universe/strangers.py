"""What strangers do in a twin: they press and choose what they see, send forged presses, and use all commands.

A forged press names any handler of the bot, with a match, version, argument and values that are real or invented.
"""

import asyncio
import itertools
import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from bot.playground import Actor, Interaction, Message, Refused, World
from bot.playground.client.commands import Leaf
from bot.playground.world.interaction import Kind
from bot.playground.world.model import Channel, Json, MessageFlag, nested
from bot.ui.address import Address
from bot.ui.commands.leaderboards import HonourCog
from bot.ui.entry.actions import Pressable
from cogs import all_cogs

ANSWER_SECONDS = 6.0  # simulated seconds between two acts
ROW, BUTTON, LISTED, TEXT, LABEL = 1, 2, 3, 4, 18  # Discord's types of components
PART = 2  # the number of a forged component in its message
GROUPS = (1, 2)  # Discord's types of options that are commands themselves
INTEGER, YES_NO, MEMBER, CHANNEL = 4, 5, 6, 7  # Discord's types of other options
NONE = "abcdefghij"  # the id of no match
WORDS = (
    "",
    "0",
    "1",
    "9",
    "stop",
    "play on",
    "A1 A2",
    "A1=R",
    "draw",
    "pay",
    "A1n",
    "m",
    "-",
    "0.gems3d",
    "all.",
    "C3",
)
LARGE = (2**31, 999_999_999_999)
DIRECT = 0.1  # the share of acts in the direct conversation with the bot
NAMED = ("match", "member")  # options that always get a value
Handler = tuple[str, str]  # the area and the action of an address


def handlers() -> list[Handler]:
    """Return every handler of every cog. Leaderboards are pressed in the area of each game."""
    cogs = [cog for cog in all_cogs() if issubclass(cog, Pressable)]
    games = [cog.face.key for cog in cogs if cog.face is not None]
    found = []
    for cog in cogs:
        areas = games if issubclass(cog, HonourCog) else [str(cog.area) if cog.face is None else cog.face.key]
        found += [(area, action) for area in areas for action in cog.actions]
    return sorted(found)


async def round_time(seconds: float) -> None:
    """Let the loop's time pass up to the next multiple of so many seconds."""
    await asyncio.sleep(seconds - asyncio.get_running_loop().time() % seconds)


class Known:
    """What messages and modals of the bot offer, by handler: the parts of forged presses that look real."""

    def __init__(self, messages: Sequence[Message]) -> None:
        self.arguments: defaultdict[Handler, set[str]] = defaultdict(set)
        self.values: defaultdict[Handler, set[str]] = defaultdict(set)
        self.fields: defaultdict[Handler, set[str]] = defaultdict(set)
        for message in messages:
            self.learn(message.components)

    def learn(self, components: list[Json], modal: str = "") -> None:
        """Remember the addresses of components. modal: the custom_id of the modal that has them."""
        around = Address.read(modal)
        for part in nested(components):
            address = Address.read(str(part.get("custom_id", "")))
            if address is not None:
                key = (address.game, address.action)
                self.arguments[key].add(address.argument)
                self.values[key].update(str(option["value"]) for option in part.get("options") or [])
            elif around is not None and "custom_id" in part:
                self.arguments[around.game, around.action].add(around.argument)
                self.fields[around.game, around.action].add(part["custom_id"])


def leaves_of(world: World) -> list[Leaf]:
    """Return all slash commands of the bot."""

    def below(options: list[Json], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], list[Json]]]:
        deeper = [one for one in options if one["type"] in GROUPS]
        for one in deeper:
            yield from below(one.get("options") or [], (*path, one["name"]))
        if not deeper:
            yield path, options

    return [
        Leaf(command, path, options)
        for command in world.state.commands.values()
        if command.body.get("type", 1) == 1
        for path, options in below(command.body.get("options") or [], ())
    ]


class Strangers:
    """Watchers who act in turn.

    Attributes:
        acts: how many presses, commands and questions they have sent.
    """

    def __init__(
        self,
        world: World,
        watchers: Sequence[Actor],
        places: Sequence[int],
        matches: dict[str, int],
        known: Known,
        note: Callable[[int, str], None],
        dice: random.Random,
    ) -> None:
        """places: the channels in which they act. matches: versions by id; the first is the one that hides something.

        note: called with a user and what this user was answered.
        """
        self._world, self._watchers, self._places = world, watchers, places
        self._ids, self._known, self._note, self._dice = matches, known, note, dice
        self._id = next(iter(matches))
        self._people = sorted(world.guild.members)
        self._shown: defaultdict[int, list[Message]] = defaultdict(list)  # what each may press, by user
        self._modals: dict[int, Interaction] = {}  # the open modal of each user
        pressed = handlers()
        dice.shuffle(pressed)
        self._turns = itertools.cycle(pressed)  # each handler in its turn
        self.acts = 0

    def show(self, message: Message, only: Actor | None = None) -> None:
        """Let all of them press a message, or only one."""
        for watcher in self._watchers if only is None else (only,):
            self._shown[watcher.id].append(message)

    async def act(self, forgers: Sequence[Actor], forged: float) -> None:
        """Let the next watcher act. forgers: who may forge presses. forged: the share of forged presses."""
        actor = self._watchers[self.acts % len(self._watchers)]
        self.acts += 1
        direct = self._dice.random() < DIRECT
        channel = actor.open_dm().id if direct else self._dice.choice(self._places)
        with suppress(Refused, KeyError):  # Discord's client would not send this
            if actor in forgers and self._dice.random() < forged:
                await self._answered(actor, self._forged(actor, channel))
            else:
                await self._honest(actor, channel)

    async def look(self, game: str, channel: int | None) -> None:
        """Let the watchers ask for a match's board anew, and for each suggestion of its game's commands.

        The last watcher is asked each time, who may have a seat. game: the first word of the commands. channel: that of
        the match; None: each asks in their conversation with the bot.
        """
        turns = itertools.cycle(reversed(self._watchers))
        for leaf in leaves_of(self._world):
            if not leaf.full_name.startswith(f"{game} "):
                continue
            if leaf.full_name == f"{game} board":
                actor = next(turns)
                place = actor.open_dm() if channel is None else self._world.state.channels[channel]
                await self._answered(actor, actor.use(place, leaf, {}))
            for option in leaf.options:
                for actor in dict.fromkeys((self._watchers[-1], next(turns))) if option.get("autocomplete") else ():
                    place = actor.open_dm() if channel is None else self._world.state.channels[channel]
                    await self._ask(actor, place, leaf, {option["name"]: ""}, option["name"])

    async def _honest(self, actor: Actor, channel: int) -> None:
        dice, draw, shown = self._dice, self._dice.random(), self._shown[actor.id]
        if (opened := self._modals.pop(actor.id, None)) is not None:
            await self._answered(actor, self._filled(actor, opened))
        elif draw < 0.55 and shown:
            sent = self._press(actor, shown[int(dice.random() ** 2 * len(shown))])
            if sent is not None:
                await self._answered(actor, sent)
        else:
            await self._command(actor, channel, asks=draw > 0.85)

    async def _answered(self, actor: Actor, sent: Interaction) -> None:
        """Note the answer, and remember what it shows."""
        await self._settle(sent)
        modal = "" if sent.modal is None else json.dumps(msgspec.to_builtins(sent.modal), sort_keys=True, default=str)
        self._note(
            actor.id, f"{sent.kind.name} {sent.name} {sent.data}: {sent.state} {sent.reason} {sent.first!r} {modal}"
        )
        if sent.modal is not None:
            self._modals[actor.id] = sent
            self._known.learn(sent.modal.components, sent.modal.custom_id)
        for message in (sent.answer, *sent.followups):
            if message is not None:
                self._shown[actor.id].append(message)
                self._known.learn(message.components)

    async def _settle(self, sent: Interaction) -> None:
        """Wait for all that the bot answers."""
        await asyncio.sleep(ANSWER_SECONDS)

    # ---- presses ----

    def _press(self, actor: Actor, message: Message) -> Interaction | None:
        parts = [one for one in nested(message.components) if "custom_id" in one and not one.get("disabled")]
        if not parts:
            return None
        part = self._dice.choice(parts)
        if part["type"] == LISTED:
            options = [one["value"] for one in part["options"]]
            return actor.select(message, part["custom_id"], self._dice.choice(options)) if options else None
        return actor.click(message, part["custom_id"])

    def _filled(self, actor: Actor, opened: Interaction) -> Interaction:
        """Submit an open modal with texts that may fit."""
        assert opened.modal is not None
        address = Address.read(opened.modal.custom_id)
        likely = [] if address is None else sorted(self._known.values[address.game, address.action])
        fields = [part for part in nested(opened.modal.components) if part.get("type") == TEXT]
        return actor.submit(
            opened, {field["custom_id"]: self._dice.choice([*WORDS[1:], *self._ids, *likely]) for field in fields}
        )

    def _forged(self, actor: Actor, channel: int) -> Interaction:
        """Send a press of the next handler."""
        dice = self._dice
        key = next(self._turns)
        match = dice.choice((*[self._id] * 12, *self._ids, NONE, ""))
        version = self._ids.get(match, 0)
        version = dice.choice((0, version, version, version + 1, 1, *LARGE))
        argument = dice.choice([*sorted(self._known.arguments[key]), *WORDS])
        kind = dice.choice("bbsm")
        values = [*sorted(self._known.values[key]), *WORDS[1:], *self._ids]
        custom_id = str(Address(kind, *key, match, version, argument))  # type: ignore[arg-type]
        part: Json = {"type": BUTTON, "style": 2, "label": "?"}
        if kind == "m":
            names = sorted(self._known.fields[key]) or ["move", "cell", "number"]
            data: Json = {"custom_id": custom_id, "components": [self._field(name, values) for name in names]}
        elif kind == "b":
            data = {"custom_id": custom_id, "component_type": BUTTON, "id": PART}
        else:
            chosen = dice.choice(values)
            part = {"type": LISTED, "options": [{"label": "?", "value": chosen}]}
            data = {"custom_id": custom_id, "component_type": LISTED, "id": PART, "values": [chosen]}
        message = self._shown_once(actor, channel, {**part, "id": PART, "custom_id": custom_id})
        sent_as = Kind.MODAL if kind == "m" else Kind.COMPONENT
        playground: Any = actor.playground
        sent: Interaction = playground.interactions.open(sent_as, actor.id, channel, data, message=message)
        playground.deliver(sent)
        return sent

    def _field(self, name: str, values: list[str]) -> Json:
        text = {"type": TEXT, "id": PART, "custom_id": name, "value": self._dice.choice(values)}
        return {"type": LABEL, "id": 1, "component": text}

    def _shown_once(self, actor: Actor, channel: int, part: Json) -> Message:
        """Return a new message to one member with this button or select, as if the bot had sent it."""
        flags = MessageFlag.COMPONENTS_V2 | self._dice.choice((0, MessageFlag.EPHEMERAL))
        message = Message(self._world.new_id(), channel, self._world.bot_id, flags=flags, only_for=actor.id)
        message.components = [{"type": ROW, "id": 1, "components": [part]}]
        self._world.add_message(message)
        return message

    # ---- commands ----

    async def _command(self, actor: Actor, channel: int, *, asks: bool) -> None:
        place, dice = self._world.state.channels[channel], self._dice
        leaves = [one for one in leaves_of(self._world) if not asks or any(o.get("autocomplete") for o in one.options)]
        leaf = dice.choice(leaves)
        values = {
            one["name"]: self._value(one)
            for one in leaf.options
            if one.get("required") or one["name"] in NAMED or dice.random() < 0.3
        }
        if not asks:
            await self._answered(actor, actor.use(place, leaf, values))
            return
        option = dice.choice([one["name"] for one in leaf.options if one.get("autocomplete")])
        text = dice.choice(("", "", "a", "1", "gem", *WORDS, *self._ids, self._id[:3]))
        await self._ask(actor, place, leaf, {**values, option: text}, option)

    async def _ask(self, actor: Actor, place: Channel, leaf: Leaf, values: dict[str, Any], option: str) -> None:
        """Ask for the suggestions for an option, and note them."""
        choices = await actor.complete(place, leaf, values, option)
        self._note(actor.id, f"/{leaf.full_name} {option} {values[option]!r}: {choices}")

    def _value(self, option: Json) -> Any:
        dice = self._dice
        if option.get("choices"):
            return dice.choice(option["choices"])["value"]
        if option["type"] == INTEGER:
            low = int(option.get("min_value", 0))
            return dice.randint(low, int(option.get("max_value", low + 20)))
        if option["type"] == YES_NO:
            return dice.random() < 0.5
        if option["type"] in (MEMBER, CHANNEL):
            return dice.choice(self._people if option["type"] == MEMBER else self._places)
        if option["name"] == "match":
            return dice.choice((self._id, self._id, self._id, *self._ids, NONE))
        return dice.choice([*self._ids, *WORDS[1:], "gems3d", "gemrush", "gembatan"])
