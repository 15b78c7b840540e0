"""Routes about the bot's own emoji ("application emoji"), which it may use everywhere.

Limits and error codes as Discord gives them: 2 to 32 letters, digits and underscores, no name twice, at most 256 KiB of
PNG, GIF, JPEG or WebP, at most 2,000 emoji.
"""

import base64
import binascii
import re
from collections.abc import Iterator

from bot.playground import events
from bot.playground.api_error import (
    Fault,
    missing_access,
    refuse_bad_form,
    too_many_emoji,
    unknown_emoji,
)
from bot.playground.model import ApplicationEmoji, Json
from bot.playground.payloads import user_json
from bot.playground.rest import Call
from bot.playground.shapes import EMOJI_FORM, shape_faults

NAME = re.compile(r"\w{2,32}", re.ASCII)
IMAGE = re.compile(r"data:(image/(?:png|gif|jpeg|webp));base64,(.*)", re.DOTALL)
IMAGE_BYTES = 256 * 1024
MOST = 2000


def list_emoji(call: Call) -> Json:
    _check_application(call)
    return {"items": [_worded(call, emoji) for emoji in call.world.state.emojis.values()]}


def add_emoji(call: Call) -> Json:
    _check_application(call)
    fields = call.body.fields
    refuse_bad_form(shape_faults(fields, EMOJI_FORM, ()))
    content_type, data = _picture(fields.get("image") or "")
    faults = list(_name_faults(call, fields.get("name"), None))
    if data is None:
        faults.append(Fault(("image",), "IMAGE_INVALID", "Invalid image data"))
    elif len(data) > IMAGE_BYTES:
        faults.append(Fault(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb."))
    refuse_bad_form(faults)
    if len(call.world.state.emojis) >= MOST:
        raise too_many_emoji(MOST)
    assert data is not None  # else it was refused
    emoji = ApplicationEmoji(call.world.new_id(), fields["name"], content_type)
    call.world.state.emojis[emoji.id] = emoji
    call.world.files[emoji.id] = data
    call.world.tell(events.EmojiChanged())
    return _worded(call, emoji)


def get_emoji(call: Call) -> Json:
    return _worded(call, _emoji(call))


def rename_emoji(call: Call) -> Json:
    emoji = _emoji(call)
    fields = call.body.fields
    refuse_bad_form(shape_faults(fields, EMOJI_FORM, ()))
    if "name" in fields:
        refuse_bad_form(list(_name_faults(call, fields["name"], emoji)))
        emoji.name = fields["name"]
        call.world.tell(events.EmojiChanged())
    return _worded(call, emoji)


def delete_emoji(call: Call) -> None:
    emoji = _emoji(call)
    del call.world.state.emojis[emoji.id]
    call.world.files.pop(emoji.id, None)
    call.world.tell(events.EmojiChanged())


def _check_application(call: Call) -> None:
    if call.id("application_id") != call.world.bot_id:
        raise missing_access()


def _emoji(call: Call) -> ApplicationEmoji:
    _check_application(call)
    emoji = call.world.state.emojis.get(call.id("emoji_id"))
    if emoji is None:
        raise unknown_emoji()
    return emoji


def _name_faults(call: Call, name: str | None, own: ApplicationEmoji | None) -> Iterator[Fault]:
    if name is None:
        yield Fault(("name",), "BASE_TYPE_REQUIRED", "This field is required")
    elif not NAME.fullmatch(name):
        yield Fault(("name",), "STRING_TYPE_REGEX", "Must be 2 to 32 letters, digits and underscores.")
    elif any(other.name == name and other is not own for other in call.world.state.emojis.values()):
        sentence = "An emoji with this name already exists"
        yield Fault(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", sentence)


def _picture(text: str) -> tuple[str, bytes | None]:
    """The content type and bytes of a data URI; no bytes if it is none of a picture."""
    match = IMAGE.fullmatch(text)
    if match is None:
        return "", None
    try:
        return match[1], base64.b64decode(match[2], validate=True)
    except binascii.Error:
        return "", None


def _worded(call: Call, emoji: ApplicationEmoji) -> Json:
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
