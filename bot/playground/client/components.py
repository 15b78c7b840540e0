"""Checks presses, choices in selects, and modals as Discord's client does before it sends them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.playground.client.refusal import Refused
from bot.playground.client.targets import Kind, target_id
from bot.playground.gateway.dispatch import resolved_json, uploads_json
from bot.playground.rest.limits import ALL_SELECTS, ComponentType
from bot.playground.rest.shapes import is_snowflake
from bot.playground.world.model import Attachment, Channel, Json, Message, nested
from bot.playground.world.world import World

C = ComponentType
TEXT_MAX = 4000
TARGETS: dict[int, Kind] = {
    C.USER_SELECT: "user",
    C.ROLE_SELECT: "role",
    C.MENTIONABLE_SELECT: "mentionable",
    C.CHANNEL_SELECT: "channel",
}


def find_component(message: Message, wanted: str) -> Json:
    """Return the button or select with this custom_id, label or placeholder.

    Raises Refused with the code "unknown" if there is none, or more than one.
    """
    parts = [part for part in nested(message.components) if part["type"] in {C.BUTTON} | ALL_SELECTS]
    for key in ("custom_id", "label", "placeholder"):
        found = [part for part in parts if part.get(key) == wanted]
        if len(found) == 1:
            return found[0]
        if found:
            raise Refused("unknown", f"{len(found)} components have the {key} {wanted!r}")
    there = ", ".join(repr(part.get("label") or part.get("custom_id") or part.get("url")) for part in parts)
    raise Refused("unknown", f"this message has no {wanted!r}; it has {there or 'no components'}")


def press_data(component: Json) -> Json:
    """Return the `data` of a press on this button. Raises Refused with the code "not_clickable" or "disabled"."""
    if component["type"] != C.BUTTON or not component.get("custom_id"):
        raise Refused("not_clickable", "this is no button that the bot hears of")
    if component.get("disabled"):
        raise Refused("disabled", "this button is disabled")
    return {"component_type": int(C.BUTTON), "custom_id": component["custom_id"], "id": component["id"]}


def select_data(world: World, user_id: int, channel: Channel, component: Json, values: Sequence[str | int]) -> Json:
    """Return the `data` of the interaction that chooses `values` in this select of a message in this channel.

    Raises Refused with the code "not_clickable", "disabled" or "value".
    """
    if component["type"] not in ALL_SELECTS:
        raise Refused("not_clickable", "this is no select")
    if component.get("disabled"):
        raise Refused("disabled", "this select is disabled")
    chosen, ids = _chosen(world, user_id, channel, component, values)
    kind = component["type"]
    data = {"component_type": kind, "custom_id": component["custom_id"], "id": component["id"], "values": chosen}
    if ids:
        data["resolved"] = resolved_json(world, ids, user_id, channel)
    return data


@dataclass
class Form:
    """A modal that a member fills in.

    channel: the channel in which the modal was opened
    left: the values that no field has used yet, by custom_id or label of their field
    uploads: the files uploaded to this modal, by id
    base: the server's address, with which links to files begin
    chosen: the ids of the members, roles and channels that the member has chosen
    sent: the ids of the files that the member has chosen
    """

    world: World
    user_id: int
    channel: Channel
    left: dict[str, Any]
    uploads: Mapping[int, Attachment]
    base: str
    chosen: list[int] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)

    def data(self, custom_id: str, components: list[Json]) -> Json:
        """Return the `data` of the modal's interaction.

        Raises Refused with the code "unknown", "missing_option", "too_long" or "value".
        """
        parts: list[Json] = []
        for part in components:
            if part["type"] == C.ACTION_ROW:
                inner = [self._filled(child, child.get("label")) for child in part["components"]]
                parts.append({"type": 1, "id": part["id"], "components": inner})
            elif part["type"] == C.LABEL:
                filled = self._filled(part["component"], part["label"])
                parts.append({"type": 18, "id": part["id"], "component": filled})
            else:
                parts.append({"type": part["type"], "id": part["id"]})
        if self.left:
            raise Refused("unknown", f"the modal has no field {', '.join(self.left)}")
        data: Json = {"custom_id": custom_id, "components": parts}
        resolved = resolved_json(self.world, self.chosen, self.user_id, self.channel)
        if self.sent:
            files = [self.uploads[each] for each in self.sent]
            resolved["attachments"] = uploads_json(self.world.bot_id, files, self.base)
        if resolved:
            data["resolved"] = resolved
        return data

    def _filled(self, part: Json, label: str | None) -> Json:
        """Return one field with the member's value, or with its initial value if the member gave none."""
        value = self.left.pop(part["custom_id"], None)
        if value is None and label is not None:
            value = self.left.pop(label, None)
        kind = part["type"]
        body: Json = {"type": kind, "id": part["id"], "custom_id": part["custom_id"]}
        if kind == C.TEXT_INPUT:
            return {**body, "value": _text(part, label, part.get("value") if value is None else value)}
        if kind in ALL_SELECTS:
            return {**body, "values": self._selected(part, value)}
        if kind == C.FILE_UPLOAD:
            return {**body, "values": self._uploaded(part, label, [] if value is None else value)}
        if kind == C.CHECKBOX:
            if not isinstance(value, bool | None):
                raise Refused("value", f"{label} is yes or no")
            return {**body, "value": bool(part.get("default") if value is None else value)}
        if kind in (C.RADIO_GROUP, C.CHECKBOX_GROUP):
            return {**body, **_ticked(part, label, value)}
        raise Refused("unknown", f"fields of type {kind} cannot be filled in here")

    def _selected(self, part: Json, value: Any) -> list[str]:
        if value is None:
            value = [option["value"] for option in part.get("options") or [] if option.get("default")]
            value += [default["id"] for default in part.get("default_values") or []]
        required = part.get("required") is not False
        values, ids = _chosen(self.world, self.user_id, self.channel, part, value, required=required)
        self.chosen += ids
        return values

    def _uploaded(self, part: Json, label: str | None, value: Any) -> list[str]:
        if not isinstance(value, list) or not all(is_snowflake(each) and int(each) in self.uploads for each in value):
            raise Refused("value", f"{label} takes the ids of files that were uploaded to this modal")
        ids = [int(each) for each in value]
        if not ids:
            if part.get("required") is not False:
                raise Refused("missing_option", f"{label} needs a file")
            return []
        least, most = part.get("min_values"), part.get("max_values")
        least, most = 1 if least is None else least, 1 if most is None else most
        if not least <= len(ids) <= most or len(set(ids)) != len(ids) or set(ids) & set(self.sent):
            raise Refused("value", f"{label} takes {least} to {most} files, each once")
        self.sent += ids
        return [str(each) for each in ids]


def _text(field: Json, label: str | None, value: Any) -> str:
    text = "" if value is None else value
    if not isinstance(text, str):
        raise Refused("value", f"{label} is a text")
    if not text:
        if field.get("required") is not False:
            raise Refused("missing_option", f"{label} must be filled in")
        return ""
    low, high = field.get("min_length") or 0, field.get("max_length") or TEXT_MAX
    if not low <= len(text) <= high:
        raise Refused("too_long", f"{label} must have {low} to {high} characters")
    if field.get("style") == 1 and "\n" in text:
        raise Refused("value", f"{label} has one line")
    return text


def _ticked(field: Json, label: str | None, value: Any) -> Json:
    options = [option["value"] for option in field["options"]]
    defaults = [option["value"] for option in field["options"] if option.get("default")]
    single = field["type"] == C.RADIO_GROUP
    if value is None:
        chosen = defaults
    elif single:
        chosen = [value]
    elif isinstance(value, list | tuple):
        chosen = list(value)
    else:
        raise Refused("value", f"{label} takes a list of values")
    if any(each not in options for each in chosen) or len(set(chosen)) != len(chosen):
        raise Refused("value", f"{label}: no such option, or one of them twice")
    if field.get("required") is not False and not chosen:
        raise Refused("missing_option", f"{label} must be chosen")
    if single:
        return {"value": chosen[0] if chosen else None}
    low, high = field.get("min_values"), field.get("max_values")
    if len(chosen) > (len(options) if high is None else high) or (chosen and len(chosen) < (low or 0)):
        raise Refused("value", f"{label}: too many or too few")
    return {"values": chosen}


def _chosen(
    world: World, user_id: int, channel: Channel, select: Json, values: Sequence[str | int], *, required: bool = True
) -> tuple[list[str], list[int]]:
    """Return the chosen values as the bot gets them, and the ids of the chosen members, roles and channels."""
    if isinstance(values, str) or not isinstance(values, Sequence):
        raise Refused("value", "a select takes a list of values")
    low, high = select.get("min_values"), select.get("max_values")
    low = (1 if low is None else low) if required else 0
    high = 1 if high is None else high
    if not low <= len(values) <= high or len(set(values)) != len(values):
        raise Refused("value", f"choose {low} to {high}, each once")
    if select["type"] == C.STRING_SELECT:
        by_label = {option["label"]: option["value"] for option in select["options"]}
        known = {option["value"] for option in select["options"]}
        chosen = [str(v) if v in known else by_label.get(str(v)) for v in values]
        if None in chosen:
            raise Refused("value", f"no such option: {values}")
        return [each for each in chosen if each is not None], []
    ids = [_target(world, user_id, channel, select, value) for value in values]
    return [str(each) for each in ids], ids


def _target(world: World, user_id: int, channel: Channel, select: Json, value: str | int) -> int:
    kind, types = TARGETS[select["type"]], select.get("channel_types")
    target = target_id(world, user_id, kind, value, channel)
    if target is None or (kind == "channel" and types and world.channel(target).type not in types):
        raise Refused("value", f"there is no {value} to choose")
    return target
