"""Random requests that members can send to the bot. They use all handlers, commands and options of the bot."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.playground.client import commands as command_input
from bot.playground.client.commands import Leaf, command_data
from bot.playground.client.refusal import Refused
from bot.playground.world.interaction import Kind
from bot.playground.world.model import Json, nested
from bot.ui.address import Address
from bot.ui.client import Client
from tests.strangers.hall import Bot
from tests.strangers.wire import EPHEMERAL, V2, Form

BUTTON, SELECT = 2, 3
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


@dataclass(frozen=True)
class Press:
    """An interaction's kind and data. `message` is the message whose component was used; None for a command."""

    kind: Kind
    data: Json
    message: Json | None = None

    def __str__(self) -> str:
        return f"{self.kind.name} {json.dumps(self.data, ensure_ascii=False)}"


@dataclass
class Known:
    """What real boards, panels and modals offer, by (area, action)."""

    arguments: dict[tuple[str, str], set[str]] = field(default_factory=dict)  # the arguments of addresses
    kinds: dict[tuple[str, str], set[str]] = field(default_factory=dict)  # the kinds of addresses
    values: dict[tuple[str, str], set[str]] = field(default_factory=dict)  # the values of options in selects
    fields: dict[tuple[str, str], set[str]] = field(default_factory=dict)  # the names of fields in modals

    def learn(self, form: Form) -> list[tuple[Address, int]]:
        """Add the components of an answer or a board, and return their addresses with the components' types."""
        found = []
        for _, text, _ in form:
            payload = json.loads(text) if text.startswith("{") else {}
            payload = payload.get("data", payload)
            modal = Address.read(payload["custom_id"]) if isinstance(payload.get("custom_id"), str) else None
            for part in nested(payload.get("components") or []):
                address = Address.read(str(part.get("custom_id", "")))
                if address is not None:
                    self._note(address, [str(option["value"]) for option in part.get("options", [])])
                    found.append((address, int(part["type"])))
                elif modal is not None and "custom_id" in part:
                    self._note(modal, [])
                    self.fields.setdefault((modal.game, modal.action), set()).add(part["custom_id"])
        return found

    def _note(self, address: Address, values: list[str]) -> None:
        key = (address.game, address.action)
        self.arguments.setdefault(key, set()).add(address.argument)
        self.kinds.setdefault(key, set()).add(address.kind)
        self.values.setdefault(key, set()).update(values)


def handlers(client: Client) -> list[tuple[str, str]]:
    """Return (area, action) of every handler of every cog. For leaderboards the area is a game."""
    found: list[tuple[str, str]] = []
    for area, cog in client.areas.items():
        places = tuple(client.faces) if area == "honours" else (area,)
        found += [(place, action) for place in places for action in cog._handlers]
    return sorted(found)


def leaves(bot: Bot) -> list[Leaf]:
    def below(options: list[Json], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], list[Json]]]:
        deeper = [one for one in options if one["type"] in (1, 2)]
        for one in deeper:
            yield from below(one.get("options") or [], (*path, one["name"]))
        if not deeper:
            yield path, options

    return [
        Leaf(command, path, options)
        for command in bot.world.state.commands.values()
        for path, options in below(command.body.get("options") or [], ())
    ]


class Presses:
    """Draws random presses of strangers.

    Attributes:
        handlers: (area, action) of every handler.
    """

    def __init__(self, bot: Bot, known: Known, dice: random.Random, people: list[int]) -> None:
        """people: the members that commands may name."""
        self.handlers = handlers(bot.client)
        self._leaves = leaves(bot)
        self._world = bot.world
        self._wire = bot.wire
        self._known = known
        self._dice = dice
        self._people = people
        self._turn = 0

    def draw(self, ids: dict[str, int], user: int, channel: int) -> tuple[str, Press | None]:
        """Return a random press of a member in a channel, with its name. ids: the versions of matches, by id."""
        drawn = self._dice.random()
        if drawn < 0.62:
            area, action = self.handlers[self._turn % len(self.handlers)]  # the handlers take turns
            self._turn += 1
            return f"{area}:{action}", self.component(area, action, ids, channel)
        leaf = self._dice.choice(self._leaves)
        if drawn < 0.82:
            return f"/{leaf.full_name}", self._command(leaf, ids, user, None)
        asking = [leaf for leaf in self._leaves if any(one.get("autocomplete") for one in leaf.options)]
        leaf = self._dice.choice(asking)
        focused = self._dice.choice([one["name"] for one in leaf.options if one.get("autocomplete")])
        return f"/{leaf.full_name} {focused}…", self._command(leaf, ids, user, focused)

    def component(self, area: str, action: str, ids: dict[str, int], channel: int, kind: str = "") -> Press:
        """Return a press of a button, select or modal. Its match, version and argument may be real or invented.

        kind: "b", "s" or "m"; "": a random kind. If `kind` is given, the address names a match of `ids`.
        """
        dice, key = self._dice, (area, action)
        match_id = dice.choice([*ids] if kind and ids else [*ids, *ids, *ids, "abcdefghij", ""])
        kind = kind or dice.choice([*self._known.kinds.get(key, "b"), *"bsm"])
        version = ids.get(match_id, 0)
        version = dice.choice((0, version, version, version + 1, 1, *LARGE))
        argument = dice.choice([*sorted(self._known.arguments.get(key, ())), *WORDS])
        address = Address(kind, area, action, match_id, version, argument)  # type: ignore[arg-type]
        values = [*sorted(self._known.values.get(key, ())), *WORDS, *ids]
        flags = V2 | dice.choice((0, EPHEMERAL))
        if kind == "m":
            names = sorted(self._known.fields.get(key, ())) or ["move", "cell", "number"]
            fields = [
                {
                    "type": 18,
                    "id": number,
                    "component": {"type": 4, "id": 10 + number, "custom_id": name, "value": text},
                }
                for number, name in enumerate(names, 1)
                for text in [dice.choice(values)]
            ]
            return Press(Kind.MODAL, {"custom_id": str(address), "components": fields})
        part: Json = {"type": BUTTON if kind == "b" else SELECT, "id": 2, "custom_id": str(address)}
        data: Json = {"custom_id": str(address), "component_type": part["type"], "id": 2}
        if kind == "b":
            part |= {"style": 2, "label": "?"}
        else:
            chosen = [dice.choice(values) or "?"]
            part |= {"options": [{"label": "?", "value": one} for one in chosen]}
            data |= {"values": chosen}
        rows: list[Json] = [{"type": 1, "id": 1, "components": [part]}]
        return Press(Kind.COMPONENT, data, self._wire.message(channel, channel + 1, flags, rows))

    def _command(self, leaf: Leaf, ids: dict[str, int], user: int, focused: str | None) -> Press | None:
        values = {}
        for option in leaf.options:
            named = option["name"] in ("match", "member", focused)
            if option.get("required") or named or self._dice.random() < 0.4:
                values[option["name"]] = self._value(option, ids, option["name"] == focused)
        try:
            data = command_data(self._world, user, self._world.channel("games"), leaf, values, focused=focused)
        except Refused:  # Discord's app would not send it
            return None
        return Press(Kind.SLASH if focused is None else Kind.AUTOCOMPLETE, data)

    def _value(self, option: Json, ids: dict[str, int], focused: bool) -> Any:
        dice = self._dice
        if focused:
            return dice.choice([*ids, *WORDS, *(one[:3] for one in ids), "gem", "a"])
        if option.get("choices"):
            return dice.choice(option["choices"])["value"]
        match option["type"]:
            case command_input.INTEGER:
                return dice.randint(int(option.get("min_value", 0)), int(option.get("max_value", 20)))
            case command_input.BOOLEAN:
                return dice.random() < 0.5
            case command_input.USER:
                return dice.choice(self._people)
            case command_input.CHANNEL:
                return dice.choice([one.id for one in self._world.state.channels.values() if not one.is_dm])
        known = [one for values in self._known.values.values() for one in values]
        return dice.choice([*ids, *ids, *WORDS[1:], *sorted(known)[:40], "gems3d", "gemrush", "gembatan"])
