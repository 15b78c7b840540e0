"""Checks messages, modals and autocompletions against the limits in Discord's documentation.

Each check collects all faults of a body, as Discord does, and raises one `ApiError` with them.
"""

from collections.abc import Iterator
from enum import IntEnum
from typing import Any

from bot.playground.rest.errors import Fault, Path, empty_message, internal_error, refuse_bad_form
from bot.playground.rest.shapes import CHOICE, MESSAGE, MODAL, shape_faults
from bot.playground.world.model import Json, MessageFlag

MESSAGE_CHARACTERS = 2000
V2_CHARACTERS = 4000
V2_BYTES = (
    10_170  # of UTF-8 in all texts of a message; beyond it Discord answers with 500 (discord-api-docs, issue 8554)
)
V2_COMPONENTS = 40
EMBED_CHARACTERS = 6000
MODAL_PARTS = 5
CHOICES = 25
FILES = 10
FILE_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024
ALT_TEXT = 1024
MAX_ACTION_ROWS = 5
EMBED_LENGTHS = {"title": 256, "description": 4096}
EMBED_FIELD_LENGTHS = {"name": 256, "value": 1024}


class ComponentType(IntEnum):
    """Discord's numbers for the types of components that the playground supports."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


C = ComponentType

TOP_V1 = {C.ACTION_ROW}
TOP_V2 = {C.ACTION_ROW, C.SECTION, C.TEXT_DISPLAY, C.MEDIA_GALLERY, C.FILE, C.SEPARATOR, C.CONTAINER}
IN_CONTAINER = TOP_V2 - {C.CONTAINER}
ALL_SELECTS = {C.STRING_SELECT, C.USER_SELECT, C.ROLE_SELECT, C.MENTIONABLE_SELECT, C.CHANNEL_SELECT}
IN_LABEL = {C.TEXT_INPUT, C.FILE_UPLOAD, C.RADIO_GROUP, C.CHECKBOX_GROUP, C.CHECKBOX} | ALL_SELECTS

# The key is (type of component, whether it is in a modal). The value maps each field that contains components to the
# types of components that are allowed in this field.
CHILDREN: dict[tuple[ComponentType, bool], dict[str, set[ComponentType]]] = {
    (C.ACTION_ROW, False): {"components": {C.BUTTON} | ALL_SELECTS},
    (C.ACTION_ROW, True): {"components": {C.TEXT_INPUT}},
    (C.SECTION, False): {"components": {C.TEXT_DISPLAY}, "accessory": {C.BUTTON, C.THUMBNAIL}},
    (C.CONTAINER, False): {"components": IN_CONTAINER},
    (C.LABEL, True): {"component": IN_LABEL},
}

# For each type of component, the (fewest, most) characters of its text fields. If fewest is 0, the text may be missing.
LENGTHS: dict[ComponentType, dict[str, tuple[int, int]]] = {
    C.BUTTON: {"label": (0, 80)},
    C.STRING_SELECT: {"custom_id": (1, 100), "placeholder": (0, 150)},
    C.USER_SELECT: {"custom_id": (1, 100), "placeholder": (0, 150)},
    C.ROLE_SELECT: {"custom_id": (1, 100), "placeholder": (0, 150)},
    C.MENTIONABLE_SELECT: {"custom_id": (1, 100), "placeholder": (0, 150)},
    C.CHANNEL_SELECT: {"custom_id": (1, 100), "placeholder": (0, 150)},
    C.TEXT_INPUT: {"custom_id": (1, 100), "label": (0, 45), "placeholder": (0, 100), "value": (0, 4000)},
    C.TEXT_DISPLAY: {"content": (1, 4000)},
    C.THUMBNAIL: {"description": (0, 1024)},
    C.LABEL: {"label": (1, 45), "description": (0, 100)},
    C.FILE_UPLOAD: {"custom_id": (1, 100)},
    C.RADIO_GROUP: {"custom_id": (1, 100)},
    C.CHECKBOX_GROUP: {"custom_id": (1, 100)},
    C.CHECKBOX: {"custom_id": (1, 100)},
}

# For each type of component: the name of a list field, and the fewest and most entries of this list.
COUNTS: dict[ComponentType, tuple[str, int, int]] = {
    C.ACTION_ROW: ("components", 1, 5),
    C.STRING_SELECT: ("options", 1, 25),
    C.SECTION: ("components", 1, 3),
    C.MEDIA_GALLERY: ("items", 1, 10),
    C.CONTAINER: ("components", 1, 40),
    C.RADIO_GROUP: ("options", 2, 10),
    C.CHECKBOX_GROUP: ("options", 1, 10),
}

# For each type of component, the field with the picture or file that the component shows.
MEDIA_FIELD: dict[int, str] = {C.THUMBNAIL: "media", C.FILE: "file"}


def check_message(body: Json, *, flags: int, has_files: bool, at: Path = ()) -> None:
    """Check a message against Discord's limits.

    Raises ApiError 50035, 50006 if the message is empty, or 0 if its texts have too many bytes.

    body: the message's fields; for an edit, the fields after the edit
    flags: the message's flags
    at: the place of `body` in the request; ("data",) in an interaction's answer
    """
    v2 = bool(flags & MessageFlag.COMPONENTS_V2)
    refuse_bad_form(shape_faults(body, MESSAGE, at))
    components = body.get("components") or []
    refuse_bad_form(_type_faults(components, (*at, "components")))
    faults: list[Fault] = []
    if v2:
        faults += [_legacy(at, key) for key in ("content", "embeds", "poll", "sticker_ids") if body.get(key)]
    else:
        faults += _length(body.get("content"), (*at, "content"), 0, MESSAGE_CHARACTERS)
        faults += _embed_faults(body.get("embeds") or [], (*at, "embeds"))
    faults += _component_faults(components, (*at, "components"), v2=v2)
    refuse_bad_form(faults)
    if v2 and sum(len(text.encode("utf-8", "replace")) for text in _texts(components)) > V2_BYTES:
        raise internal_error()
    if not (body.get("content") or body.get("embeds") or components or has_files or body.get("sticker_ids")):
        raise empty_message()


def check_modal(data: Json, at: Path = ("data",)) -> None:
    """Check a modal's title, custom_id and components. Raises ApiError 50035."""
    refuse_bad_form(shape_faults(data, MODAL, at))
    components = data.get("components") or []
    refuse_bad_form(_type_faults(components, (*at, "components")))
    faults = _length(data.get("title"), (*at, "title"), 1, 45)
    faults += _length(data.get("custom_id"), (*at, "custom_id"), 1, 100)
    faults += _count(components, (*at, "components"), 1, MODAL_PARTS)
    refuse_bad_form(faults)
    allowed = {ComponentType.ACTION_ROW, ComponentType.LABEL, ComponentType.TEXT_DISPLAY}
    faults = list(_walk_faults(components, (*at, "components"), allowed, in_modal=True))
    faults += _custom_id_faults(components, (*at, "components"))
    refuse_bad_form(faults)


def check_choices(data: Json, option_type: int) -> None:
    """Check the choices of an autocompletion. Raises ApiError 50035."""
    choices = data.get("choices")
    at: Path = ("data", "choices")
    if not isinstance(choices, list):
        refuse_bad_form([Fault(at, "BASE_TYPE_REQUIRED", "This field is required")])
    faults = _count(choices, at, 0, CHOICES)
    for index, choice in enumerate(choices or []):
        faults += choice_faults(choice, option_type, (*at, index))
    refuse_bad_form(faults)


def choice_faults(choice: Any, option_type: int, at: Path) -> list[Fault]:
    """Return the faults of one choice of a command's option or of an autocompletion."""
    faults = shape_faults(choice, CHOICE, at)
    if faults:
        return faults
    faults = _length(choice.get("name"), (*at, "name"), 1, 100)
    value = choice.get("value")
    wanted: dict[int, tuple[type, ...]] = {3: (str,), 4: (int,), 10: (int, float)}
    if not isinstance(value, wanted.get(option_type, (str,))) or isinstance(value, bool):
        faults.append(Fault((*at, "value"), "OPTION_CHOICE_TYPE", f"Value does not fit option type {option_type}"))
    elif isinstance(value, str):
        faults += _length(value, (*at, "value"), 1, 100)
    elif isinstance(value, int | float) and abs(value) > 2**53:
        faults.append(Fault((*at, "value"), "NUMBER_TYPE_MAX", "Value is beyond 2^53"))
    return faults


# ------------------------------------------------------------------------------------------------ single rules


def _length(value: Any, at: Path, low: int, high: int) -> list[Fault]:
    if value is None:
        return [Fault(at, "BASE_TYPE_REQUIRED", "This field is required")] if low else []
    if not isinstance(value, str):
        return [Fault(at, "BASE_TYPE_STRING", "Could not interpret value as string.")]
    if len(value) > high:
        return [Fault(at, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")]
    if len(value) < low:
        return [Fault(at, "BASE_TYPE_MIN_LENGTH", f"Must be {low} or more in length.")]
    return []


def _count(values: Any, at: Path, low: int, high: int) -> list[Fault]:
    if not isinstance(values, list):
        return [Fault(at, "LIST_TYPE_CONVERT", "Only iterables may be used in this field.")]
    if low <= len(values) <= high:
        return []
    return [Fault(at, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")]


def _legacy(at: Path, key: str) -> Fault:
    sentence = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
    return Fault((*at, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", sentence)


def _type_faults(components: list[Json], at: Path) -> list[Fault]:
    """Return a fault for each component that has an unknown type or lacks the picture or file that it shows."""
    faults = []
    for here, component in _walk(components, at):
        kind = component.get("type")
        if kind not in list(ComponentType):
            faults.append(Fault((*here, "type"), "BASE_TYPE_CHOICES", "This is no type of component."))
        wanted = MEDIA_FIELD.get(kind or 0)
        if wanted is not None:
            faults += _media_faults(component.get(wanted), (*here, wanted), own=kind == ComponentType.FILE)
        for index, item in enumerate(component.get("items") or []):
            faults += _media_faults(item.get("media"), (*here, "items", index, "media"))
    return faults


def _media_faults(media: Json | None, at: Path, *, own: bool = False) -> list[Fault]:
    """Return a fault if the media has no address. If `own` is true, the address must be a file of this message."""
    url = (media or {}).get("url")
    if not url:
        return [Fault(at, "BASE_TYPE_REQUIRED", "This field is required")]
    if own and not url.startswith("attachment://"):
        return [Fault((*at, "url"), "BASE_TYPE_CHOICES", "Must be attachment://<filename>.")]
    return []


def _embed_faults(embeds: list[Json], at: Path) -> list[Fault]:
    faults = _count(embeds, at, 0, 10)
    total = 0
    for index, embed in enumerate(embeds):
        for key, high in EMBED_LENGTHS.items():
            faults += _length(embed.get(key), (*at, index, key), 0, high)
        fields = embed.get("fields") or []
        faults += _count(fields, (*at, index, "fields"), 0, 25)
        for number, field in enumerate(fields):
            for key, high in EMBED_FIELD_LENGTHS.items():
                faults += _length(field.get(key), (*at, index, "fields", number, key), 1, high)
        footer = (embed.get("footer") or {}).get("text")
        author = (embed.get("author") or {}).get("name")
        faults += _length(footer, (*at, index, "footer", "text"), 0, 2048)
        faults += _length(author, (*at, index, "author", "name"), 0, 256)
        texts = [embed.get("title"), embed.get("description"), footer, author]
        texts += [field.get(key) for field in fields for key in EMBED_FIELD_LENGTHS]
        total += sum(len(text) for text in texts if isinstance(text, str))
    if total > EMBED_CHARACTERS:
        sentence = f"Embed size exceeds maximum size of {EMBED_CHARACTERS}"
        faults.append(Fault(at, "MAX_EMBED_SIZE_EXCEEDED", sentence))
    return faults


# ------------------------------------------------------------------------------------------------ components


def _component_faults(components: list[Json], at: Path, *, v2: bool) -> list[Fault]:
    faults = list(_walk_faults(components, at, TOP_V2 if v2 else TOP_V1, in_modal=False))
    faults += _custom_id_faults(components, at)
    flat = [component for _, component in _walk(components, at)]
    if v2:
        if len(flat) > V2_COMPONENTS:
            sentence = f"The total number of components must not exceed {V2_COMPONENTS}"
            faults.append(Fault(at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", sentence))
        if sum(map(len, _texts(components))) > V2_CHARACTERS:
            sentence = f"Component displayable text size exceeds maximum size of {V2_CHARACTERS}"
            faults.append(Fault(at, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", sentence))
    else:
        faults += _count(components, at, 0, MAX_ACTION_ROWS)
    return faults


def _texts(components: list[Json]) -> list[str]:
    """Return the contents of all text displays."""
    flat = (component for _, component in _walk(components, ()))
    return [c.get("content") or "" for c in flat if c["type"] == ComponentType.TEXT_DISPLAY]


def _walk(components: list[Json], at: Path) -> Iterator[tuple[Path, Json]]:
    for index, component in enumerate(components):
        here = (*at, index)
        yield here, component
        yield from _walk(component.get("components") or [], (*here, "components"))
        for key in ("accessory", "component"):
            if component.get(key) is not None:
                yield (*here, key), component[key]
                yield from _walk(component[key].get("components") or [], (*here, key, "components"))


def _walk_faults(components: list[Json], at: Path, allowed: set[ComponentType], *, in_modal: bool) -> Iterator[Fault]:
    for index, component in enumerate(components):
        yield from _one_component_faults(component, (*at, index), allowed, in_modal=in_modal)


def _one_component_faults(component: Json, at: Path, allowed: set[ComponentType], *, in_modal: bool) -> Iterator[Fault]:
    kind = ComponentType(component["type"])
    if kind not in allowed:
        values = ", ".join(str(int(each)) for each in sorted(allowed))
        yield Fault((*at, "type"), "BASE_TYPE_CHOICES", f"Value must be one of {{{values}}}.")
        return
    for key, (low, high) in LENGTHS.get(kind, {}).items():
        yield from _length(component.get(key), (*at, key), low, high)
    if kind in COUNTS:
        key, low, high = COUNTS[kind]
        yield from _count(component.get(key), (*at, key), low, high)
    if kind is ComponentType.BUTTON:
        yield from _button_faults(component, at)
    elif kind in ALL_SELECTS:
        yield from _select_faults(component, at, in_modal=in_modal)
    elif kind is ComponentType.FILE_UPLOAD:
        yield from _upload_faults(component, at)
    elif kind is ComponentType.MEDIA_GALLERY:
        yield from _gallery_faults(component, at)
    for key, types in CHILDREN.get((kind, in_modal), {}).items():
        child = component.get(key)
        if key == "components":
            yield from _walk_faults(child or [], (*at, key), types, in_modal=in_modal)
        elif child is None:
            yield Fault((*at, key), "BASE_TYPE_REQUIRED", "This field is required")
        else:
            yield from _one_component_faults(child, (*at, key), types, in_modal=in_modal)
    if kind is ComponentType.ACTION_ROW and not in_modal:
        yield from _row_faults(component.get("components") or [], at)


def _row_faults(children: list[Json], at: Path) -> Iterator[Fault]:
    """Yield a fault if a select shares its row with other components."""
    if len(children) > 1 and any(child["type"] in ALL_SELECTS for child in children):
        yield Fault((*at, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The width of this row is exceeded.")


def _button_faults(button: Json, at: Path) -> Iterator[Fault]:
    style = button.get("style")
    if style not in (1, 2, 3, 4, 5, 6):
        yield Fault((*at, "style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
    elif style == 5:
        yield from _length(button.get("url"), (*at, "url"), 1, 512)
        if button.get("custom_id"):
            yield Fault((*at, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_LINK", "A link button has no custom id.")
    elif style != 6:
        yield from _length(button.get("custom_id"), (*at, "custom_id"), 1, 100)
        if button.get("url"):
            yield Fault((*at, "url"), "BUTTON_COMPONENT_URL_NOT_LINK", "Only a link button has a url.")
    if style != 6 and not button.get("label") and not button.get("emoji"):
        yield Fault(at, "BUTTON_COMPONENT_INVALID_EMPTY", "A button needs a label or an emoji.")


def _select_faults(select: Json, at: Path, *, in_modal: bool) -> Iterator[Fault]:
    low, high = select.get("min_values"), select.get("max_values")
    low = 1 if low is None else low
    high = 1 if high is None else high
    if not (0 <= low <= 25 and 1 <= high <= 25 and low <= high):
        yield Fault((*at, "max_values"), "SELECT_COMPONENT_VALUES_RANGE", "0 <= min_values <= max_values <= 25.")
    if in_modal and select.get("disabled"):
        yield Fault((*at, "disabled"), "SELECT_COMPONENT_DISABLED_IN_MODAL", "Not in a modal.")
    if select["type"] != ComponentType.STRING_SELECT:
        return
    options = [option for option in select.get("options") or [] if isinstance(option, dict)]
    if high > len(options):
        yield Fault((*at, "max_values"), "SELECT_COMPONENT_MAX_VALUES", "More values than options.")
    for index, option in enumerate(options):
        yield from _length(option.get("label"), (*at, "options", index, "label"), 1, 100)
        yield from _length(option.get("value"), (*at, "options", index, "value"), 1, 100)
        yield from _length(option.get("description"), (*at, "options", index, "description"), 0, 100)
    values = [option.get("value") for option in options]
    for index, value in enumerate(values):
        if value in values[:index]:
            sentence = "The specified option value is already used"
            yield Fault((*at, "options", index, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", sentence)


def _upload_faults(upload: Json, at: Path) -> Iterator[Fault]:
    low, high = upload.get("min_values"), upload.get("max_values")
    if not 0 <= (1 if low is None else low) <= (1 if high is None else high) <= FILES or high == 0:
        yield Fault((*at, "max_values"), "BASE_TYPE_BAD_RANGE", f"0 <= min_values <= max_values <= {FILES}.")


def _gallery_faults(gallery: Json, at: Path) -> Iterator[Fault]:
    for index, item in enumerate(gallery.get("items") or []):
        yield from _length(item.get("description"), (*at, "items", index, "description"), 0, ALT_TEXT)


def _custom_id_faults(components: list[Json], at: Path) -> list[Fault]:
    seen: set[str] = set()
    faults = []
    for here, component in _walk(components, at):
        custom_id = component.get("custom_id")
        if isinstance(custom_id, str) and custom_id in seen:
            sentence = "Component custom id cannot be duplicated"
            faults.append(Fault((*here, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", sentence))
        elif isinstance(custom_id, str):
            seen.add(custom_id)
    return faults
