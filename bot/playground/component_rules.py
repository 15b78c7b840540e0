"""Which component may stand where and how long its fields may be: tables from Discord's component reference."""

from enum import IntEnum


class ComponentType(IntEnum):
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

# (type, in a modal) -> field that holds children -> types allowed there
CHILDREN: dict[tuple[ComponentType, bool], dict[str, set[ComponentType]]] = {
    (C.ACTION_ROW, False): {"components": {C.BUTTON} | ALL_SELECTS},
    (C.ACTION_ROW, True): {"components": {C.TEXT_INPUT}},
    (C.SECTION, False): {"components": {C.TEXT_DISPLAY}, "accessory": {C.BUTTON, C.THUMBNAIL}},
    (C.CONTAINER, False): {"components": IN_CONTAINER},
    (C.LABEL, True): {"component": IN_LABEL},
}

# type -> field -> (fewest, most) characters; fewest above 0: the field is required
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

# type -> (field, fewest, most) entries
COUNTS: dict[ComponentType, tuple[str, int, int]] = {
    C.ACTION_ROW: ("components", 1, 5),
    C.STRING_SELECT: ("options", 1, 25),
    C.SECTION: ("components", 1, 3),
    C.MEDIA_GALLERY: ("items", 1, 10),
    C.CONTAINER: ("components", 1, 40),
    C.RADIO_GROUP: ("options", 2, 10),
    C.CHECKBOX_GROUP: ("options", 1, 10),
}

# type -> field with the picture or file that it shows
MEDIA_FIELD: dict[int, str] = {C.THUMBNAIL: "media", C.FILE: "file"}
