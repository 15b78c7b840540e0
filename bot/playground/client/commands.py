"""Checks slash commands as Discord's client does before it sends them: visibility, options, types and bounds."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot.playground.client.refusal import Refused
from bot.playground.client.targets import Kind, target_id
from bot.playground.gateway.dispatch import resolved_json
from bot.playground.rest.payloads import message_json
from bot.playground.world.installation import Owners, owners_of_command
from bot.playground.world.model import Channel, Command, Json, Message
from bot.playground.world.permissions import Permission
from bot.playground.world.world import World, command_type

IN_SLASH, IN_MENU, ON_MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10
TARGETS: dict[int, Kind] = {USER: "user", CHANNEL: "channel", ROLE: "role", MENTIONABLE: "mentionable"}
MAX_STRING = 6000
MAX_NUMBER = 2**53

Options = Mapping[str, Any]


class Leaf(NamedTuple):
    """A command or subcommand that a member can use.

    path: the names of its group and subcommand; () for a command without subcommands
    options: its options in Discord's form
    """

    command: Command
    path: tuple[str, ...]
    options: list[Json]

    @property
    def full_name(self) -> str:
        """Return the name that a member types, without the slash ("gems move")."""
        return " ".join((self.command.body["name"], *self.path))

    def option(self, name: str) -> Json:
        """Return the option with this name. Raises Refused with the code "option" if there is none."""
        for option in self.options:
            if option["name"] == name:
                return option
        raise Refused("option", f"/{self.full_name} has no option {name}")


def visible_commands(world: World, user_id: int, places: Sequence[Channel], *, kind: int = IN_SLASH) -> list[Command]:
    """Return the commands that the client offers a member in at least one of these channels.

    kind: IN_SLASH for slash commands, IN_MENU for the commands in a member's menu, ON_MESSAGE for a message's menu
    """
    return [
        command
        for command in world.state.commands.values()
        if command_type(command.body) == kind and any(offered(world, user_id, command, place) for place in places)
    ]


def offered(world: World, user_id: int, command: Command, channel: Channel) -> bool:
    """Return whether the client offers a member a command in a channel."""
    if not owners_of_command(world, user_id, channel, command):
        return False
    if channel.guild_id is None:
        return True
    bits = world.permissions(user_id, channel)
    if not bits & Permission.USE_APPLICATION_COMMANDS:
        return False
    needed = command.body.get("default_member_permissions")
    if needed is None:
        return True
    if int(needed) == 0:
        return bool(bits & Permission.ADMINISTRATOR)
    return bits & int(needed) == int(needed)


def find_leaf(world: World, user_id: int, channel: Channel, command: Command, path: tuple[str, ...]) -> Leaf:
    """Return a command, or its subcommand whose group and name are `path`.

    Raises Refused with the code "not_visible" or "option".
    """
    if command not in visible_commands(world, user_id, [channel]):
        raise Refused("not_visible", f"/{command.body['name']} cannot be used here by you")
    options = command.body.get("options") or []
    for name in path:
        found = [o for o in options if o["name"] == name and o["type"] in (SUBCOMMAND, GROUP)]
        if not found:
            raise Refused("option", f"/{command.body['name']} has no {name}")
        options = found[0].get("options") or []
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in options):
        names = ", ".join(option["name"] for option in options)
        raise Refused("option", f"/{command.body['name']} wants one of: {names}")
    return Leaf(command, path, options)


def find_by_name(world: World, user_id: int, channel: Channel, name: str) -> Leaf:
    """Return the command or subcommand with this full name ("gems move").

    Raises Refused with the code "not_visible" or "option".
    """
    first, *path = name.removeprefix("/").split()
    here = world.commands(None) + ([] if channel.guild_id is None else world.commands(channel.guild_id))
    candidates = [c for c in here if command_type(c.body) == 1 and c.body["name"] == first]
    # A guild's command hides a global command of the same name.
    candidates.sort(key=lambda command: command.guild_id is None)
    if not candidates:
        raise Refused("not_visible", f"there is no command /{first}")
    return find_leaf(world, user_id, channel, candidates[0], tuple(path))


def command_data(
    world: World, user_id: int, channel: Channel, leaf: Leaf, values: Options, *, focused: str | None = None
) -> Json:
    """Return the `data` of an interaction that uses this command or completes one of its options.

    channel: where the member uses the command
    focused: the option whose choices the client asks for; None if the member sends the command. Only a command that is
        sent needs all required options.

    Raises Refused with the code "option", "missing_option", "choice", "value" or "too_long".
    """
    for name in values:
        leaf.option(name)
    options: list[Json] = []
    ids: list[int] = []
    for option in leaf.options:
        name = option["name"]
        if name not in values:
            if option.get("required") and focused is None:
                raise Refused("missing_option", f"/{leaf.full_name} needs {name}")
            continue
        if name == focused:
            options.append({"name": name, "type": option["type"], "value": str(values[name]), "focused": True})
            continue
        value = _checked(world, user_id, channel, option, values[name])
        options.append({"name": name, "type": option["type"], "value": value})
        if option["type"] in TARGETS:
            ids.append(int(value))
    data: Json = {
        "id": str(leaf.command.id),
        "name": leaf.command.body["name"],
        "type": 1,
        "options": _nested(leaf.path, options),
    }
    if leaf.command.guild_id is not None:
        data["guild_id"] = str(leaf.command.guild_id)
    if ids:
        data["resolved"] = resolved_json(world, ids, user_id, channel)
    return data


def menu_data(world: World, user_id: int, channel: Channel, wanted: str | int, member: str | int) -> Json:
    """Return the `data` of an interaction that uses a command in a member's menu.

    wanted: the command's id or name. member: the member's id or name

    Raises Refused with the code "not_visible" or "value".
    """
    command = _in_menu(world, user_id, channel, wanted, IN_MENU)
    target = target_id(world, user_id, "user", member, channel)
    if target is None:
        raise Refused("value", f"there is no {member}")
    return {
        "id": str(command.id),
        "name": command.body["name"],
        "type": IN_MENU,
        "target_id": str(target),
        "resolved": resolved_json(world, [target], user_id, channel),
    }


def message_menu_data(world: World, user_id: int, channel: Channel, wanted: str | int, on: Message, base: str) -> Json:
    """Return the `data` of an interaction that uses a command in a message's menu.

    wanted: the command's id or name. base: the server's address, with which links to files begin

    Raises Refused with the code "not_visible".
    """
    command = _in_menu(world, user_id, channel, wanted, ON_MESSAGE)
    return {
        "id": str(command.id),
        "name": command.body["name"],
        "type": ON_MESSAGE,
        "target_id": str(on.id),
        "resolved": {"messages": {str(on.id): message_json(world, on, base)}},
    }


def _in_menu(world: World, user_id: int, channel: Channel, wanted: str | int, kind: int) -> Command:
    commands = visible_commands(world, user_id, [channel], kind=kind)
    command = next((each for each in commands if wanted in (each.id, each.body["name"])), None)
    if command is None:
        raise Refused("not_visible", "this menu has no such command for you here")
    return command


def owners_of(world: World, user_id: int, channel: Channel, data: Json) -> Owners:
    """Return by whose installations a command with this `data` is used. See `Owners`."""
    return owners_of_command(world, user_id, channel, world.state.commands[int(data["id"])])


def _nested(path: tuple[str, ...], options: list[Json]) -> list[Json]:
    for depth, name in reversed(list(enumerate(path))):
        kind_of_step = GROUP if depth == 0 and len(path) == 2 else SUBCOMMAND
        options = [{"name": name, "type": kind_of_step, "options": options}]
    return options


def _checked(world: World, user_id: int, channel: Channel, option: Json, value: Any) -> Any:
    kind_of_option = option["type"]
    if kind_of_option in (STRING, INTEGER, NUMBER):
        value = _typed(option, value)
        choices = option.get("choices")
        if choices and value not in [choice["value"] for choice in choices]:
            raise Refused("choice", f"{option['name']} cannot be {value}")
        for problem in _bounds(option, value):
            raise problem
        return value
    if kind_of_option == BOOLEAN:
        if not isinstance(value, bool):
            raise Refused("value", f"{option['name']} is yes or no")
        return value
    if kind_of_option in TARGETS:
        return _mentioned(world, user_id, channel, option, value)
    raise Refused("option", f"{option['name']}: files cannot be given to commands here")


def _typed(option: Json, value: Any) -> Any:
    wanted: dict[int, tuple[type, ...]] = {STRING: (str,), INTEGER: (int,), NUMBER: (int, float)}
    if not isinstance(value, wanted[option["type"]]) or isinstance(value, bool):
        words = {STRING: "a text", INTEGER: "a whole number", NUMBER: "a number"}
        raise Refused("value", f"{option['name']} must be {words[option['type']]}")
    return value


def _bounds(option: Json, value: Any) -> Iterator[Refused]:
    name = option["name"]
    if isinstance(value, str):
        low, high = option.get("min_length") or 0, option.get("max_length") or MAX_STRING
        if not max(low, 1) <= len(value) <= high:
            yield Refused("too_long", f"{name} must have {max(low, 1)} to {high} characters")
        return
    low, high = option.get("min_value"), option.get("max_value")
    low = -MAX_NUMBER if low is None else low
    high = MAX_NUMBER if high is None else high
    if not low <= value <= high:
        yield Refused("value", f"{name} must be between {low} and {high}")


def _mentioned(world: World, user_id: int, channel: Channel, option: Json, value: Any) -> str:
    target = target_id(world, user_id, TARGETS[option["type"]], value, channel)
    if target is None:
        raise Refused("value", f"{option['name']}: there is no {value}")
    types = option.get("channel_types")
    if option["type"] == CHANNEL and types and world.channel(target).type not in types:
        raise Refused("value", f"{option['name']}: not that kind of channel")
    return str(target)
