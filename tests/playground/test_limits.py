"""Tests of Discord's limits: a value at the limit is accepted, and a value beyond it gets Discord's error code."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.playground.rest.command_limits import check_commands, command_size
from bot.playground.rest.errors import ApiError
from bot.playground.rest.limits import V2_BYTES, check_choices, check_message, check_modal
from bot.playground.world.model import Json, MessageFlag

V2 = int(MessageFlag.COMPONENTS_V2)


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def button(number: int = 0, **changes: Any) -> Json:
    return {"type": 2, "style": 1, "label": "A", "custom_id": f"b{number}", **changes}


def select(options: int = 1, **changes: Any) -> Json:
    choices = [{"label": f"L{n}", "value": f"v{n}"} for n in range(options)]
    return {"type": 3, "custom_id": "s", "options": choices, **changes}


def text(length: int) -> Json:
    return {"type": 10, "content": "x" * length}


def container(*children: Json) -> Json:
    return {"type": 17, "components": list(children)}


def gallery(items: int, description: str | None = None) -> Json:
    item = {"media": {"url": "https://example.org/a.png"}, "description": description}
    return {"type": 12, "items": [item] * items}


def embed(**fields: Any) -> Json:
    return {"embeds": [fields]}


def message(**body: Any) -> Json:
    return {"content": "x", **body}


def rows(count: int) -> list[Json]:
    return [row(button(n)) for n in range(count)]


# Each row: the limit's name, a valid body, an invalid body, the message's flags, the error code of the invalid body.
MESSAGES: list[tuple[str, Json, Json, int, str]] = [
    ("content", {"content": "x" * 2000}, {"content": "x" * 2001}, 0, "BASE_TYPE_MAX_LENGTH"),
    ("file", {"components": [{"type": 13, "file": {"url": "attachment://a.txt"}}]},
     {"components": [{"type": 13, "file": {"url": "https://example.org/a.txt"}}]}, V2, "BASE_TYPE_CHOICES"),
    ("script", {"components": [{"type": 13, "file": {"url": "attachment://a.txt"}}]},
     {"components": [{"type": 13, "file": {"url": "javascript:alert(1)"}}]}, V2, "BASE_TYPE_CHOICES"),
    ("rows", message(components=rows(5)), message(components=rows(6)), 0, "BASE_TYPE_BAD_LENGTH"),
    ("buttons", message(components=[row(*map(button, range(5)))]), message(components=[row(*map(button, range(6)))]), 0,
     "BASE_TYPE_BAD_LENGTH"),
    ("label", message(components=[row(button(label="x" * 80))]), message(components=[row(button(label="x" * 81))]), 0,
     "BASE_TYPE_MAX_LENGTH"),
    ("custom id", message(components=[row(button(custom_id="x" * 100))]),
     message(components=[row(button(custom_id="x" * 101))]), 0, "BASE_TYPE_MAX_LENGTH"),
    ("no custom id", message(components=[row(button())]), message(components=[row(button(custom_id=None))]), 0,
     "BASE_TYPE_REQUIRED"),
    ("same custom id", message(components=rows(2)), message(components=[row(button(1)), row(button(1))]), 0,
     "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ("link", message(components=[row(button(style=5, url="https://a.b", custom_id=None))]),
     message(components=[row(button(style=5, url="https://a.b"))]), 0, "BUTTON_COMPONENT_CUSTOM_ID_LINK"),
    ("no label", message(components=[row(button(label=None, emoji={"name": "x"}))]),
     message(components=[row(button(label=None))]), 0, "BUTTON_COMPONENT_INVALID_EMPTY"),
    ("options", message(components=[row(select(25))]),
     message(components=[row(select(26))]), 0, "BASE_TYPE_BAD_LENGTH"),
    ("placeholder", message(components=[row(select(placeholder="x" * 150))]),
     message(components=[row(select(placeholder="x" * 151))]), 0, "BASE_TYPE_MAX_LENGTH"),
    ("select alone", message(components=[row(select()), row(button())]),
     message(components=[row(select(), button())]), 0,
     "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ("max values", message(components=[row(select(3, max_values=3))]),
     message(components=[row(select(3, max_values=4))]),
     0, "SELECT_COMPONENT_MAX_VALUES"),
    ("text without V2", message(), message(components=[text(3)]), 0, "BASE_TYPE_CHOICES"),
    ("embed title", embed(title="x" * 256), embed(title="x" * 257), 0, "BASE_TYPE_MAX_LENGTH"),
    ("embed fields", embed(fields=[{"name": "n", "value": "v"}] * 25),
     embed(fields=[{"name": "n", "value": "v"}] * 26), 0,
     "BASE_TYPE_BAD_LENGTH"),
    ("embed total", {"embeds": [{"description": "x" * 3000}] * 2}, {"embeds": [{"description": "x" * 3001}] * 2}, 0,
     "MAX_EMBED_SIZE_EXCEEDED"),
    ("V2 text", {"components": [text(2000), text(2000)]}, {"components": [text(2000), container(text(2001))]}, V2,
     "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    ("V2 components", {"components": [container(*[text(1)] * 39)]}, {"components": [container(*[text(1)] * 40)]}, V2,
     "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    ("V2 accessories count", {"components": [{"type": 9, "components": [text(1)], "accessory": button(n)}
                                             for n in range(13)]},
     {"components": [{"type": 9, "components": [text(1)], "accessory": button(n)} for n in range(14)]}, V2,
     "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    ("V2 content", {"components": [text(1)]}, {"components": [text(1)], "content": "x"}, V2,
     "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ("V2 embeds", {"components": [text(1)]}, {"components": [text(1)], "embeds": [{"title": "x"}]}, V2,
     "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ("V2 bare button", {"components": [row(button())]}, {"components": [button()]}, V2, "BASE_TYPE_CHOICES"),
    ("V2 nested container", {"components": [container(text(1))]}, {"components": [container(container(text(1)))]}, V2,
     "BASE_TYPE_CHOICES"),
    ("gallery", {"components": [gallery(10)]}, {"components": [gallery(11)]}, V2, "BASE_TYPE_BAD_LENGTH"),
    ("alt text", {"components": [gallery(1, "x" * 1024)]}, {"components": [gallery(1, "x" * 1025)]}, V2,
     "BASE_TYPE_MAX_LENGTH"),
    ("empty text", {"components": [text(1)]}, {"components": [text(0)]}, V2, "BASE_TYPE_MIN_LENGTH"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("right", "wrong", "flags", "code"), [case[1:] for case in MESSAGES], ids=[c[0] for c in MESSAGES]
)
def test_limits_of_messages(right: Json, wrong: Json, flags: int, code: str) -> None:
    check_message(right, flags=flags, has_files=False)
    error = refusal(lambda: check_message(wrong, flags=flags, has_files=False))

    assert error.code == 50035
    assert codes(error) == {code}


@pytest.mark.parametrize(
    ("body", "flags"), [({}, 0), ({"content": ""}, 0), ({"components": []}, V2), ({"embeds": []}, 0)]
)
def test_an_empty_message_is_50006(body: Json, flags: int) -> None:
    assert refusal(lambda: check_message(body, flags=flags, has_files=False)).code == 50006
    check_message(body, flags=flags, has_files=True)


def test_a_fault_names_its_place_as_discord_does() -> None:
    wrong = {"components": [row(button(), button(1, label="x" * 81))], "content": "x"}
    error = refusal(lambda: check_message(wrong, flags=0, has_files=False, at=("data",)))

    fault = {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 80 or fewer in length."}
    expected = {"data": {"components": {"0": {"components": {"1": {"label": {"_errors": [fault]}}}}}}}
    assert error.errors == expected


def modal(title: int = 1, parts: int = 1, label: int = 1, **field: Any) -> Json:
    def part(number: int) -> Json:
        component = {"type": 4, "custom_id": f"f{number}", "style": 1, **field}
        return {"type": 18, "label": "x" * label, "component": component}

    return {"custom_id": "m", "title": "x" * title, "components": [part(number) for number in range(parts)]}


def upload(**field: Any) -> Json:
    component = {"type": 19, "custom_id": "f", **field}
    return {**modal(), "components": [{"type": 18, "label": "x", "component": component}]}


MODALS: list[tuple[str, Json, Json, str]] = [
    ("title", modal(45), modal(46), "BASE_TYPE_MAX_LENGTH"),
    ("parts", modal(parts=5), modal(parts=6), "BASE_TYPE_BAD_LENGTH"),
    ("no parts", modal(), modal(parts=0), "BASE_TYPE_BAD_LENGTH"),
    ("label", modal(label=45), modal(label=46), "BASE_TYPE_MAX_LENGTH"),
    ("placeholder", modal(placeholder="x" * 100), modal(placeholder="x" * 101), "BASE_TYPE_MAX_LENGTH"),
    ("same id", modal(parts=2), modal(parts=2, custom_id="same"), "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ("custom id", modal(), {**modal(), "custom_id": ""}, "BASE_TYPE_MIN_LENGTH"),
    ("files", upload(max_values=10), upload(max_values=11), "BASE_TYPE_BAD_RANGE"),
    ("fewest files", upload(min_values=0, max_values=2), upload(min_values=3, max_values=2), "BASE_TYPE_BAD_RANGE"),
    ("a button", modal(), {**modal(), "components": [row(button())]}, "BASE_TYPE_CHOICES"),
]


@pytest.mark.parametrize(("right", "wrong", "code"), [case[1:] for case in MODALS], ids=[case[0] for case in MODALS])
def test_limits_of_modals(right: Json, wrong: Json, code: str) -> None:
    check_modal(right)
    assert codes(refusal(lambda: check_modal(wrong))) == {code}


def choices(count: int, **changes: Any) -> Json:
    return {"choices": [{"name": f"n{n}", "value": f"v{n}", **changes} for n in range(count)]}


CHOICES: list[tuple[str, int, Json, Json, str]] = [
    ("count", 3, choices(25), choices(26), "BASE_TYPE_BAD_LENGTH"),
    ("name", 3, choices(1, name="x" * 100), choices(1, name="x" * 101), "BASE_TYPE_MAX_LENGTH"),
    ("value", 3, choices(1, value="x" * 100), choices(1, value="x" * 101), "BASE_TYPE_MAX_LENGTH"),
    ("integer", 4, choices(1, value=3), choices(1, value="3"), "OPTION_CHOICE_TYPE"),
    ("text", 3, choices(1, value="3"), choices(1, value=3), "OPTION_CHOICE_TYPE"),
    ("large", 4, choices(1, value=2**53), choices(1, value=2**53 + 1), "NUMBER_TYPE_MAX"),
]


@pytest.mark.parametrize(("kind", "right", "wrong", "code"), [c[1:] for c in CHOICES], ids=[c[0] for c in CHOICES])
def test_limits_of_autocompletions(kind: int, right: Json, wrong: Json, code: str) -> None:
    check_choices(right, kind)
    assert codes(refusal(lambda: check_choices(wrong, kind))) == {code}


def command(name: str = "gems", **changes: Any) -> Json:
    return {"name": name, "description": "d", "type": 1, **changes}


def option(name: str = "o", **changes: Any) -> Json:
    return {"type": 3, "name": name, "description": "d", **changes}


def options(count: int, **changes: Any) -> Json:
    return command(options=[option(f"o{n}", **changes) for n in range(count)])


def sized(characters: int) -> Json:
    """Return a command with this many characters, as Discord counts them."""
    body = command(options=[option(name, description_localizations={"de": "x" * 90}) for name in "abcd"])
    hundreds, rest = divmod(characters - command_size(body), 100)
    for each in body["options"]:
        each["choices"] = [{"name": "n" * 99, "value": "v"}] * min(hundreds, 25)
        hundreds -= len(each["choices"])
    return {**body, "description": "d" * (1 + rest)}


def test_the_size_of_a_command_counts_only_the_longest_translation_of_each_text() -> None:
    body = command("abc", description="12345", description_localizations={"de": "1234567", "fr": "1"})
    body["options"] = [
        option("o", description="1", choices=[{"name": "12", "value": "123"}, {"name": "1", "value": 99}])
    ]

    assert command_size(body) == (3 + 7) + (1 + 1) + (2 + 3) + 1


COMMANDS: list[tuple[str, list[Json], list[Json], str]] = [
    ("upper case", [command("gems")], [command("Gems")], "APPLICATION_COMMAND_INVALID_NAME"),
    ("space", [command("gems-new")], [command("gems new")], "APPLICATION_COMMAND_INVALID_NAME"),
    ("umlaut", [command("züge")], [command("ZÜGE")], "APPLICATION_COMMAND_INVALID_NAME"),
    ("name", [command("x" * 32)], [command("x" * 33)], "BASE_TYPE_BAD_LENGTH"),
    ("description", [command(description="x" * 100)], [command(description="x" * 101)], "BASE_TYPE_BAD_LENGTH"),
    ("no description", [command()], [command(description="")], "BASE_TYPE_BAD_LENGTH"),
    ("translated name", [command(name_localizations={"de": "zug"})], [command(name_localizations={"de": "Zug"})],
     "APPLICATION_COMMAND_INVALID_NAME"),
    ("options", [options(25)], [options(26)], "BASE_TYPE_MAX_LENGTH"),
    ("choices", [options(1, choices=choices(25)["choices"])], [options(1, choices=choices(26)["choices"])],
     "BASE_TYPE_MAX_LENGTH"),
    ("required last", [command(options=[option("a", required=True), option("b")])],
     [command(options=[option("a"), option("b", required=True)])], "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"),
    ("same option", [options(2)], [command(options=[option(), option()])],
     "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
    ("mixed", [command(options=[option(type=1)])], [command(options=[option(type=1), option("p")])],
     "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    ("deep", [command(options=[option(type=2, options=[option(type=1)])])],
     [command(options=[option(type=2, options=[option(type=1, options=[option(type=1)])])])], "BASE_TYPE_CHOICES"),
    ("same command", [command("a"), command("b")], [command("a"), command("a")], "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    ("size", [sized(8000)], [sized(8001)], "APPLICATION_COMMAND_TOO_LARGE"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("right", "wrong", "code"), [case[1:] for case in COMMANDS], ids=[case[0] for case in COMMANDS]
)
def test_limits_of_commands(right: list[Json], wrong: list[Json], code: str) -> None:
    check_commands(right)
    assert codes(refusal(lambda: check_commands(wrong))) == {code}


def test_a_bot_has_at_most_a_hundred_commands() -> None:
    check_commands([command(f"c{n}") for n in range(100)])
    error = refusal(lambda: check_commands([command(f"c{n}") for n in range(101)]))
    assert error.code == 30032


def refusal(act: Callable[[], object]) -> ApiError:
    with pytest.raises(ApiError) as refused:
        act()
    return refused.value


def codes(error: ApiError) -> set[str]:
    """Return the codes of all faults in an ApiError's tree."""

    def below(node: Any) -> set[str]:
        own = {fault["code"] for fault in node.get("_errors", [])}
        return own.union(*(below(child) for key, child in node.items() if key != "_errors"))

    return below(error.errors or {})


@pytest.mark.parametrize("letter", ["ก", "💎"])
def test_texts_of_too_many_bytes_make_discord_fail(letter: str) -> None:
    """They have fewer than 4,000 characters each time."""
    most, rest = divmod(V2_BYTES, 2 * len(letter.encode()))
    half = {"type": 10, "content": letter * most}
    check_message({"components": [half, container(half)]}, flags=V2, has_files=False)

    with pytest.raises(ApiError) as refused:
        check_message(
            {"components": [half, container({"type": 10, "content": letter * (most + rest + 1)})]},
            flags=V2,
            has_files=False,
        )
    assert (refused.value.status, refused.value.code) == (500, 0)
