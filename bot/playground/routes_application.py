"""Routes about the bot itself: login, gateway address, commands."""

from typing import Any

from bot.playground.api_error import missing_access, too_many_commands, unknown_command, unknown_user
from bot.playground.command_limits import MAX_COMMANDS, check_command, check_commands
from bot.playground.model import Command, Json
from bot.playground.payloads import application_json, command_json, user_json
from bot.playground.rest import Call
from bot.playground.world import kind


def gateway(call: Call) -> Json:
    return {"url": f"{call.base.replace('http', 'ws', 1)}/gateway"}


def gateway_bot(call: Call) -> Json:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
    return {**gateway(call), "shards": 1, "session_start_limit": limit}


def me(call: Call) -> Json:
    return {**user_json(call.world.user(call.world.bot_id)), "verified": True, "mfa_enabled": False}


def user(call: Call) -> Json:
    found = call.world.state.users.get(call.id("user_id"))
    if found is None:
        raise unknown_user()
    return user_json(found)


def application(call: Call) -> Json:
    data = call.world.state.application
    return application_json(data, call.world.user(data.owner_id))


def list_commands(call: Call) -> list[Json]:
    commands = call.world.commands(_place(call))
    with_translations = call.query.get("with_localizations", "").lower() in ("true", "1")
    return [_worded(call, command, with_translations) for command in commands]


def replace_commands(call: Call) -> list[Json]:
    bodies: Any = call.body.json if call.body.json is not None else []
    if not isinstance(bodies, list):
        bodies = [bodies]
    check_commands(bodies)
    place = _place(call)
    names = {(kind(body), body["name"]) for body in bodies}
    for old in call.world.commands(place):
        if (kind(old.body), old.body["name"]) not in names:
            del call.world.state.commands[old.id]
    commands = [call.world.put_command(place, body) for body in bodies]
    call.world.commands_changed()
    return [_worded(call, command) for command in commands]


def add_command(call: Call) -> Json:
    body = call.body.fields
    check_command(body)
    place = _place(call)
    others = [c for c in call.world.commands(place) if kind(c.body) == kind(body) and c.body["name"] != body["name"]]
    if len(others) >= MAX_COMMANDS[kind(body)]:
        raise too_many_commands(MAX_COMMANDS[kind(body)])
    command = call.world.put_command(place, body)
    call.world.commands_changed()
    return _worded(call, command)


def get_command(call: Call) -> Json:
    return _worded(call, _command(call))


def edit_command(call: Call) -> Json:
    command = _command(call)
    body = {**command.body, **call.body.fields}
    check_command(body)
    changed = call.world.put_command(command.guild_id, body, replaced=command)
    call.world.commands_changed()
    return _worded(call, changed)


def delete_command(call: Call) -> None:
    del call.world.state.commands[_command(call).id]
    call.world.commands_changed()


def _place(call: Call) -> int | None:
    """The guild that the path names, or None for global commands. Raises ApiError 50001."""
    guild_id = int(call.path.get("guild_id", call.world.guild.id))
    if call.id("application_id") != call.world.bot_id or guild_id != call.world.guild.id:
        raise missing_access()
    return guild_id if "guild_id" in call.path else None


def _command(call: Call) -> Command:
    place = _place(call)
    command = call.world.state.commands.get(call.id("command_id"))
    if command is None or command.guild_id != place:
        raise unknown_command()
    return command


def _worded(call: Call, command: Command, with_translations: bool = True) -> Json:
    body = command_json(call.world.state.application, command)
    if not with_translations:
        body.pop("name_localizations")
        body.pop("description_localizations")
    return body
