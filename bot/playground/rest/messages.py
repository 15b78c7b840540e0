"""Creates and edits the bot's messages from request bodies."""

import re
from typing import Any

from bot.playground.rest.errors import Fault, Path, refuse_bad_form, unknown_message
from bot.playground.rest.files import Body, plan, store_files
from bot.playground.rest.limits import check_message
from bot.playground.rest.shapes import MESSAGE, shape_faults, snowflake
from bot.playground.world.model import Json, Message, MessageFlag, MessageType, Origin, nested, time_of
from bot.playground.world.permissions import Permission
from bot.playground.world.world import World

SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
NONCE_SECONDS = 5 * 60.0  # Discord's documentation only says "the past few minutes".
MENTION = re.compile(r"<@!?(\d+)>")


def create(
    world: World,
    channel_id: int,
    fields: Json,
    body: Body,
    *,
    at: Path = (),
    only_for: int | None = None,
    origin: Origin | None = None,
) -> Message:
    """Return a new message of the bot with these fields and the body's files.

    The caller checks the permissions first, and adds the message to the world afterwards.

    at: the place of `fields` in the body
    only_for: the id of the only user who sees the message; None for all
    origin: the interaction that the message answers; None for no interaction

    Raises ApiError 50035, 50006 for an empty message or 40005 for a file that is too large.
    """
    refuse_bad_form(shape_faults(fields, MESSAGE, at))
    flags = int(fields.get("flags") or 0) & SETTABLE
    if only_for is not None:
        flags |= MessageFlag.EPHEMERAL
    check_message(fields, flags=flags, has_files=bool(body.files) and not flags & MessageFlag.COMPONENTS_V2, at=at)
    reply_to = None if origin is not None else _reply_to(world, channel_id, fields)
    attachments = plan(world, fields, body, [], at)
    message = Message(
        id=world.new_id(),
        channel_id=channel_id,
        author_id=world.bot_id,
        type=_type(origin, reply_to),
        content=(fields.get("content") or "").strip(),
        flags=flags,
        attachments=[attachment for attachment, _ in attachments],
        embeds=fields.get("embeds") or [],
        components=numbered(fields.get("components") or []),
        only_for=only_for,
        origin=origin,
        reply_to=reply_to,
        nonce=None if fields.get("nonce") is None else str(fields["nonce"]),
    )
    _check_references(message, at)
    set_mentions(world, message, fields.get("allowed_mentions"))
    store_files(world, attachments)
    return message


def edit(world: World, message: Message, fields: Json, body: Body, *, at: Path = ()) -> None:
    """Change the given fields of a message of the bot.

    If this raises an error, the message does not change. Raises ApiError 50035, 50006 if the message would be empty, or
    40005 for a file that is too large.
    """
    refuse_bad_form(shape_faults(fields, MESSAGE, at))
    flags = message.flags
    if "flags" in fields:
        fixed = message.flags & (~SETTABLE | MessageFlag.COMPONENTS_V2)  # An edit cannot remove COMPONENTS_V2.
        flags = fixed | (int(fields.get("flags") or 0) & SETTABLE)
    after = {
        "content": fields.get("content", message.content),
        "embeds": fields.get("embeds", message.embeds),
        "components": fields.get("components", message.components),
    }
    attachments = plan(world, fields, body, message.attachments, at)
    shown_files = bool(attachments) and not flags & MessageFlag.COMPONENTS_V2
    check_message(after, flags=flags, has_files=shown_files, at=at)
    draft = Message(message.id, message.channel_id, message.author_id, components=after["components"] or [])
    draft.embeds = after["embeds"] or []
    draft.attachments = [attachment for attachment, _ in attachments]
    _check_references(draft, at)
    message.content = (after["content"] or "").strip()
    message.embeds = draft.embeds
    message.components = numbered(draft.components)
    world.replace_files(message, draft.attachments)
    if not message.has(MessageFlag.LOADING):  # An answer that replaces "thinking..." does not count as an edit.
        message.edited_at = world.clock.now()
    message.flags = flags & ~MessageFlag.LOADING
    store_files(world, attachments)
    set_mentions(world, message, fields.get("allowed_mentions"))
    world.message_changed(message)


def find(world: World, channel_id: int, message_id: int) -> Message:
    """Return a message. Raises ApiError 10008 if there is none, or if it is a private answer."""
    message = world.message(channel_id, message_id)
    if message is None or message.only_for is not None:
        raise unknown_message()
    return message


def sent_before(world: World, fields: Json) -> Message | None:
    """Return the message that the bot posted in the last NONCE_SECONDS with the same nonce; None if there is none.

    A bot that got no answer may repeat its post with `enforce_nonce`: Discord then returns the existing message.
    """
    nonce = fields.get("nonce")
    if nonce is None or fields.get("enforce_nonce") is not True:
        return None
    since = world.clock.now() - NONCE_SECONDS
    for channel_id in world.state.channels:
        for message in reversed(world.state.messages.get(channel_id, {}).values()):
            if time_of(message.id) < since:
                break
            if message.nonce == str(nonce) and message.author_id == world.bot_id:
                return message
    return None


def _copied(part: Any) -> Any:
    """Return a copy of a JSON value."""
    if isinstance(part, dict):
        return {key: _copied(one) for key, one in part.items()}
    return [_copied(one) for one in part] if isinstance(part, list) else part


def numbered(components: list[Json]) -> list[Json]:
    """Return a copy of the components in which each has an `id`. Missing ids become 1, 2, 3...

    Ids of emoji and of chosen channels become texts: bots may send numbers, but Discord returns texts.
    """
    tree: list[Json] = _copied(components)
    flat = nested(tree)
    for part in (one for shown in flat for one in (shown, *(shown.get("options") or ()))):
        if emoji := part.get("emoji"):
            part["emoji"] = {**emoji, "id": str(emoji["id"])} if emoji.get("id") else emoji
    for part in flat:
        if chosen := part.get("default_values"):
            part["default_values"] = [{**one, "id": str(one["id"])} for one in chosen]
    taken = {part["id"] for part in flat if part.get("id")}
    number = 0
    for part in flat:
        if not part.get("id"):
            number += 1
            while number in taken:
                number += 1
            part["id"] = number
    return tree


def set_mentions(world: World, message: Message, allowed: Any) -> None:
    """Set whom a message pings. `allowed` is the request's `allowed_mentions`; None allows all pings."""
    text = "\n".join(message.texts)
    named = [int(user_id) for user_id in dict.fromkeys(MENTION.findall(text)) if int(user_id) in world.state.users]
    may_ping_all = world.may(message.author_id, world.channel(message.channel_id), Permission.MENTION_EVERYONE)
    everyone = may_ping_all and ("@everyone" in text or "@here" in text)
    replied = None
    if message.reply_to is not None:
        target = world.message(message.channel_id, message.reply_to)
        replied = None if target is None else target.author_id
    if isinstance(allowed, dict):
        parse = allowed.get("parse") or []
        chosen = {int(user_id) for user_id in allowed.get("users") or []}
        named = [user_id for user_id in named if "users" in parse or user_id in chosen]
        everyone = everyone and "everyone" in parse
        replied = replied if allowed.get("replied_user") else None
    if replied is not None and replied not in named:
        named.append(replied)
    message.mentions = named
    message.mention_everyone = everyone


def _type(origin: Origin | None, reply_to: int | None) -> MessageType:
    if origin is not None and origin.name is not None:
        return MessageType.SLASH_ANSWER
    return MessageType.DEFAULT if reply_to is None else MessageType.REPLY


def _reply_to(world: World, channel_id: int, fields: Json) -> int | None:
    """Return the id of the message to which the new message replies, or None.

    Raises ApiError 50035 if that message was deleted, unless the request allows this.
    """
    reference = fields.get("message_reference")
    if not isinstance(reference, dict) or reference.get("message_id") is None:
        return None
    target = snowflake(reference["message_id"], ("message_reference", "message_id"))
    if world.message(channel_id, target) is None:
        if reference.get("fail_if_not_exists", True):
            fault = Fault(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            refuse_bad_form([fault])
        return None
    return target


def _check_references(message: Message, at: Path) -> None:
    """Raise ApiError 50035 if an address `attachment://name` names no file of the message."""
    names = {attachment.filename for attachment in message.attachments}
    media = [(key, part[key]) for part in nested(message.components) for key in ("media", "file") if part.get(key)]
    media += [
        ("items", item.get("media") or {}) for part in nested(message.components) for item in part.get("items") or []
    ]
    media += [(key, embed[key]) for embed in message.embeds for key in ("image", "thumbnail") if embed.get(key)]
    faults = []
    for key, item in media:
        url = str(item.get("url", ""))
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            sentence = "The referenced attachment was not found"
            faults.append(Fault((*at, key), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", sentence))
    refuse_bad_form(faults)
