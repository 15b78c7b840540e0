"""Checks the types of the fields that a bot sends. A shape says which types are right.

A shape is a type, a tuple of types or `ID`. The shape of an object is a dict with the shape of each field. The shape of
a list is a list with the shape of its entries. A field may be null, but an entry of a list may not. As on Discord,
unknown fields may have any type.
"""

from typing import Any

from bot.playground.rest.errors import Fault, Path, bad_form

Shape = Any
ID = "snowflake"
ANY_FIELD = "*"

MEDIA: Shape = {"url": str}
EMOJI: Shape = {"id": ID, "name": str, "animated": bool}
COMPONENT: dict[str, Shape] = {
    "type": int,
    "id": int,
    "style": int,
    "custom_id": str,
    "label": str,
    "placeholder": str,
    "content": str,
    "description": str,
    "value": str,
    "url": str,
    "sku_id": ID,
    "min_values": int,
    "max_values": int,
    "min_length": int,
    "max_length": int,
    "accent_color": int,
    "spacing": int,
    "disabled": bool,
    "required": bool,
    "spoiler": bool,
    "divider": bool,
    "default": bool,
    "emoji": EMOJI,
    "media": MEDIA,
    "file": MEDIA,
    "items": [{"media": MEDIA, "description": str, "spoiler": bool}],
    "options": [{"label": str, "value": str, "description": str, "emoji": EMOJI, "default": bool}],
    "default_values": [{"id": ID, "type": str}],
    "channel_types": [int],
}
COMPONENT |= {"components": [COMPONENT], "accessory": COMPONENT, "component": COMPONENT}
EMBED: Shape = {
    "title": str,
    "description": str,
    "url": str,
    "color": int,
    "timestamp": str,
    "fields": [{"name": str, "value": str, "inline": bool}],
    "footer": {"text": str, "icon_url": str},
    "author": {"name": str, "url": str, "icon_url": str},
    "image": MEDIA,
    "thumbnail": MEDIA,
}
MESSAGE: dict[str, Shape] = {
    "content": str,
    "embeds": [EMBED],
    "components": [COMPONENT],
    "flags": int,
    "tts": bool,
    "nonce": (str, int),
    "enforce_nonce": bool,
    "allowed_mentions": {"parse": [str], "users": [ID], "roles": [ID], "replied_user": bool},
    "attachments": [{"id": ID, "filename": str, "description": str}],
    "message_reference": {"message_id": ID, "channel_id": ID, "fail_if_not_exists": bool},
    "sticker_ids": [ID],
}
MODAL: Shape = {"custom_id": str, "title": str, "components": [COMPONENT]}
CHOICE: Shape = {"name": str, "value": (str, int, float), "name_localizations": {ANY_FIELD: str}}
COMMAND: dict[str, Shape] = {
    "name": str,
    "description": str,
    "name_localizations": {ANY_FIELD: str},
    "description_localizations": {ANY_FIELD: str},
    "type": int,
    "required": bool,
    "autocomplete": bool,
    "choices": [CHOICE],
    "channel_types": [int],
    "min_value": (int, float),
    "max_value": (int, float),
    "min_length": int,
    "max_length": int,
    "default_member_permissions": ID,
    "dm_permission": bool,
    "contexts": [int],
    "integration_types": [int],
}
COMMAND |= {"options": [COMMAND]}
EMOJI_FORM: Shape = {"name": str, "image": str}
CHANNEL: Shape = {
    "name": str,
    "topic": str,
    "type": int,
    "archived": bool,
    "locked": bool,
    "auto_archive_duration": int,
    "recipient_id": ID,
    "messages": [ID],
}


def shape_faults(value: Any, shape: Shape, at: Path) -> list[Fault]:
    """Return a fault for each part of `value` whose type is wrong."""
    if isinstance(shape, dict):
        return _object_faults(value, shape, at)
    if isinstance(shape, list):
        if not isinstance(value, list):
            return [Fault(at, "LIST_TYPE_CONVERT", "Only iterables may be used in this field.")]
        return [fault for index, entry in enumerate(value) for fault in shape_faults(entry, shape[0], (*at, index))]
    if shape == ID:
        return [] if is_snowflake(value) else [Fault(at, "NUMBER_TYPE_COERCE", "Value is not snowflake.")]
    types = shape if isinstance(shape, tuple) else (shape,)
    if isinstance(value, types) and not (isinstance(value, bool) and bool not in types):
        return []
    names = " or ".join(each.__name__ for each in types)
    return [Fault(at, f"BASE_TYPE_{types[0].__name__.upper()}", f"Could not interpret value as {names}.")]


def is_snowflake(value: Any) -> bool:
    """Return whether the value is an id: a text of 1 to 20 digits, or a number of at least 0."""
    if isinstance(value, str):
        return value.isascii() and value.isdigit() and len(value) <= 20
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def snowflake(value: Any, at: Path) -> int:
    """Return an id from a body as a number. Raises ApiError 50035 if the value is no id."""
    if is_snowflake(value):
        return int(value)
    raise bad_form([Fault(at, "NUMBER_TYPE_COERCE", "Value is not snowflake.")])


def _object_faults(value: Any, shape: dict[str, Shape], at: Path) -> list[Fault]:
    if not isinstance(value, dict):
        return [Fault(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in this field")]
    faults: list[Fault] = []
    for key, child in value.items():
        rule = shape.get(key, shape.get(ANY_FIELD))
        if rule is not None and child is not None and type(child) is not rule:
            faults += shape_faults(child, rule, (*at, key))
    return faults
