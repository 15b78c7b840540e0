"""Routes about the bot itself: its user, the gateway's address, its commands and its emoji.

Each function raises an `ApiError` if Discord would refuse the request.
"""

import base64
import binascii
import re
from collections.abc import Iterator
from typing import Any

from bot.playground.rest.api import Call
from bot.playground.rest.command_limits import MAX_COMMANDS, check_command, check_commands
from bot.playground.rest.errors import (
    Fault,
    missing_access,
    refuse_bad_form,
    too_many_commands,
    too_many_emoji,
    unknown_command,
    unknown_emoji,
    unknown_user,
)
from bot.playground.rest.payloads import application_json, command_json, user_json
from bot.playground.rest.shapes import EMOJI_FORM, shape_faults
from bot.playground.world import events
from bot.playground.world.model import ApplicationEmoji, Command, Json
from bot.playground.world.world import command_type


def gateway(call: Call) -> Json:
    return {"url": f"{call.base.replace('http', 'ws', 1)}/gateway"}


def gateway_bot(call: Call) -> Json:
    starts = call.rest.starts
    return {**gateway(call), "shards": starts.shards, "session_start_limit": starts.limit_json()}


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
    """Return the guild's commands, or the global commands if the path names no guild."""
    commands = call.world.commands(_place(call))
    with_translations = call.query.get("with_localizations", "").lower() in ("true", "1")
    return [_command_json(call, command, with_translations) for command in commands]


def replace_commands(call: Call) -> list[Json]:
    """Replace all commands of the guild, or all global commands, and return the new commands."""
    bodies: Any = call.body.json if call.body.json is not None else []
    if not isinstance(bodies, list):
        bodies = [bodies]
    check_commands(bodies)
    place = _place(call)
    names = {(command_type(body), body["name"]) for body in bodies}
    for old in call.world.commands(place):
        if (command_type(old.body), old.body["name"]) not in names:
            del call.world.state.commands[old.id]
    commands = [call.world.put_command(place, body) for body in bodies]
    call.world.commands_changed()
    return [_command_json(call, command) for command in commands]


def add_command(call: Call) -> Json:
    """Register a command, or replace the command of the same name, and return it."""
    body = call.body.fields
    check_command(body)
    place = _place(call)
    of_type = command_type(body)
    others = [
        c for c in call.world.commands(place) if command_type(c.body) == of_type and c.body["name"] != body["name"]
    ]
    if len(others) >= MAX_COMMANDS[of_type]:
        raise too_many_commands(MAX_COMMANDS[of_type])
    command = call.world.put_command(place, body)
    call.world.commands_changed()
    return _command_json(call, command)


def get_command(call: Call) -> Json:
    return _command_json(call, _command(call))


def edit_command(call: Call) -> Json:
    command = _command(call)
    body = {**command.body, **call.body.fields}
    check_command(body)
    changed = call.world.put_command(command.guild_id, body, replaced=command)
    call.world.commands_changed()
    return _command_json(call, changed)


def delete_command(call: Call) -> None:
    del call.world.state.commands[_command(call).id]
    call.world.commands_changed()


def _place(call: Call) -> int | None:
    """Return the id of the guild in the path; None for global commands."""
    guild_id = call.id("guild_id") if "guild_id" in call.path else None
    if call.id("application_id") != call.world.bot_id or not (guild_id is None or guild_id in call.world.guilds):
        raise missing_access()
    return guild_id


def _command(call: Call) -> Command:
    place = _place(call)
    command = call.world.state.commands.get(call.id("command_id"))
    if command is None or command.guild_id != place:
        raise unknown_command()
    return command


def _command_json(call: Call, command: Command, with_translations: bool = True) -> Json:
    body = command_json(call.world.state.application, command)
    if not with_translations:
        body.pop("name_localizations")
        body.pop("description_localizations")
    return body


EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)
IMAGE = re.compile(r"data:(image/(?:png|gif|jpeg|webp));base64,(.*)", re.DOTALL)
EMOJI_BYTES = 256 * 1024
MAX_EMOJI = 2000


def list_emoji(call: Call) -> Json:
    _check_application(call)
    return {"items": [_emoji_json(call, emoji) for emoji in call.world.state.emojis.values()]}


def add_emoji(call: Call) -> Json:
    _check_application(call)
    fields = call.body.fields
    refuse_bad_form(shape_faults(fields, EMOJI_FORM, ()))
    content_type, data = _picture(fields.get("image") or "")
    faults = list(_emoji_name_faults(call, fields.get("name"), None))
    if data is None:
        faults.append(Fault(("image",), "IMAGE_INVALID", "Invalid image data"))
    elif len(data) > EMOJI_BYTES:
        faults.append(Fault(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb."))
    refuse_bad_form(faults)
    if len(call.world.state.emojis) >= MAX_EMOJI:
        raise too_many_emoji(MAX_EMOJI)
    assert data is not None
    emoji = ApplicationEmoji(call.world.new_id(), fields["name"], content_type)
    call.world.state.emojis[emoji.id] = emoji
    call.world.files[emoji.id] = data
    call.world.emit(events.EmojiChanged())
    return _emoji_json(call, emoji)


def get_emoji(call: Call) -> Json:
    return _emoji_json(call, _emoji(call))


def rename_emoji(call: Call) -> Json:
    emoji = _emoji(call)
    fields = call.body.fields
    refuse_bad_form(shape_faults(fields, EMOJI_FORM, ()))
    if "name" in fields:
        refuse_bad_form(list(_emoji_name_faults(call, fields["name"], emoji)))
        emoji.name = fields["name"]
        call.world.emit(events.EmojiChanged())
    return _emoji_json(call, emoji)


def delete_emoji(call: Call) -> None:
    emoji = _emoji(call)
    del call.world.state.emojis[emoji.id]
    call.world.files.pop(emoji.id, None)
    call.world.emit(events.EmojiChanged())


def _check_application(call: Call) -> None:
    if call.id("application_id") != call.world.bot_id:
        raise missing_access()


def _emoji(call: Call) -> ApplicationEmoji:
    _check_application(call)
    emoji = call.world.state.emojis.get(call.id("emoji_id"))
    if emoji is None:
        raise unknown_emoji()
    return emoji


def _emoji_name_faults(call: Call, name: str | None, own: ApplicationEmoji | None) -> Iterator[Fault]:
    if name is None:
        yield Fault(("name",), "BASE_TYPE_REQUIRED", "This field is required")
    elif not EMOJI_NAME.fullmatch(name):
        yield Fault(("name",), "STRING_TYPE_REGEX", "Must be 2 to 32 letters, digits and underscores.")
    elif any(other.name == name and other is not own for other in call.world.state.emojis.values()):
        sentence = "An emoji with this name already exists"
        yield Fault(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", sentence)


def _picture(text: str) -> tuple[str, bytes | None]:
    """Return the content type and the bytes of a data URI, or ("", None) if it has no picture."""
    match = IMAGE.fullmatch(text)
    if match is None:
        return "", None
    try:
        return match[1], base64.b64decode(match[2], validate=True)
    except binascii.Error:
        return "", None


def _emoji_json(call: Call, emoji: ApplicationEmoji) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": user_json(call.world.user(call.world.bot_id)),
        "require_colons": True,
        "managed": False,
        "animated": emoji.animated,
        "available": True,
    }
