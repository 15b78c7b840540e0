"""Tests of the command tree that Discord gets: in every language, within every limit, and only when it has changed."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord import Locale

from bot.ui.sync import digest_of, in_english
from tests.commands import DOCUMENT, END, START, table, tree, with_table
from tests.texts.loaded import all_texts

TEXTS = all_texts()
SIGNS_OF_A_COMMAND = 8_000
# These commands and those of games work everywhere, also for who has installed the bot for themselves.
EVERYWHERE = {
    "block", "turns", "reminders", "away", "help", "learn", "puzzle", "menus", "privacy", "theme", "replay", "profile",
    "Replay this", "What happened here?",
    "leaderboard", "Block in games",
    "Challenge", "note", "Private note", "pace", "seat", "verify",
}  # fmt: skip
IN_MENUS = (2, 3)  # Discord's types of commands in the menus of members and messages, whose names nobody types
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")


@pytest.fixture(name="tree")
async def the_tree() -> list[dict[str, Any]]:
    return await tree()


def nodes(payload: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for node in payload:
        yield node
        yield from nodes(node.get("options", []))
        yield from nodes(node.get("choices", []))


@pytest.mark.slow
async def test_every_description_is_translated_and_no_text_key_is_left(tree: list[dict[str, Any]]) -> None:
    others = {locale.value for locale in Locale if TEXTS.pick(locale.value) != "en"}
    for node in nodes(tree):
        if "description" in node:
            assert not KEY.fullmatch(node["description"])
            assert set(node["description_localizations"]) == others
            assert 1 <= len(node["description"]) <= 100
            assert all(1 <= len(said) <= 100 for said in node["description_localizations"].values())
        assert 1 <= len(node["name"]) <= 100
        if node.get("type") in IN_MENUS and "contexts" in node:
            assert set(node["name_localizations"]) == others
        elif "value" not in node:
            assert node["name"] == node["name"].lower()
            assert len(node["name"]) <= 32
            # Names are not translated, because our texts name commands as members type them.
            assert not node.get("name_localizations")


async def test_each_locale_of_discord_gets_the_texts_of_its_language(tree: list[dict[str, Any]]) -> None:
    (learn,) = (command for command in tree if command["name"] == "learn")
    served = {"de": "de", "es-ES": "es", "es-419": "es", "fr": "fr", "pt-BR": "pt-BR"}

    assert learn["description_localizations"] == {
        locale: TEXTS.say(language, "lesson-cmd-learn") for locale, language in served.items()
    }


async def test_a_command_stays_below_discords_limits(tree: list[dict[str, Any]]) -> None:
    assert len(tree) <= 100
    for command in tree:
        is_game = any(option["name"] == "new" for option in command.get("options", ()))
        is_everywhere = is_game or command["name"] in EVERYWHERE
        assert command["contexts"] == ([0, 1, 2] if is_everywhere else [0])
        assert command["integration_types"] == ([0, 1] if is_everywhere else [0])
        signs = 0
        for node in nodes([command]):
            assert len(node.get("options", [])) <= 25
            assert len(node.get("choices", [])) <= 25
            for field in ("name", "description"):
                said = [node.get(field) or "", *(node.get(f"{field}_localizations") or {}).values()]
                signs += max(map(len, said))
            signs += len(str(node.get("value", "")))
        assert signs <= SIGNS_OF_A_COMMAND


async def test_required_options_come_first(tree: list[dict[str, Any]]) -> None:
    for node in nodes(tree):
        required = [bool(option.get("required")) for option in node.get("options", []) if option["type"] > 2]
        assert required == sorted(required, reverse=True)


def test_the_english_text_replaces_the_key() -> None:
    payload = {
        "name": "join",
        "description": "cmd-join",
        "description_localizations": {"en-US": "Join", "en-GB": "Join", "de": "Mitspielen"},
        "options": [{"name": "x", "choices": [{"name": "k", "value": 1, "name_localizations": {"en-US": "One"}}]}],
    }

    assert in_english(payload) == {
        "name": "join",
        "description": "Join",
        "description_localizations": {"de": "Mitspielen"},
        "options": [{"name": "x", "choices": [{"name": "One", "value": 1, "name_localizations": {}}]}],
    }


def test_the_digest_changes_only_with_the_tree() -> None:
    assert digest_of([{"a": 1, "b": 2}]) == digest_of([{"b": 2, "a": 1}])
    assert digest_of([{"a": 1}]) != digest_of([{"a": 2}])


async def test_the_document_has_the_table_that_make_commands_writes(tree: list[dict[str, Any]]) -> None:
    document = DOCUMENT.read_text(encoding="utf-8")

    assert document == with_table(document, tree)


@pytest.mark.parametrize("document", ["", START, END, f"{END} {START}"])
def test_a_document_without_the_markers_is_refused(document: str) -> None:
    with pytest.raises(ValueError, match="needs the lines"):
        with_table(document, [])


def test_each_row_has_a_command_as_members_type_it() -> None:
    option: dict[str, Any] = {"type": 3, "name": "cell", "required": True}
    trick: dict[str, Any] = {
        "type": 1,
        "name": "trick",
        "description": "Use a trick",
        "options": [option, {"type": 3, "name": "type"}],
    }
    commands: list[dict[str, Any]] = [
        {"name": "gems", "description": "A game", "options": [trick]},
        {"name": "turns", "description": "Your turns"},
    ]

    assert table(commands).splitlines()[2:] == [
        "| `/gems trick cell [type]` | Use a trick |",
        "| `/turns` | Your turns |",
    ]
