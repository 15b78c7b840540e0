"""Tests of the names of permissions and games in refusals."""

import pytest

from bot.games import all_games
from bot.ui.entry.permissions import NEEDED
from tests.texts.loaded import all_texts

TEXTS = all_texts()
PERMISSIONS = sorted({name for name, needed in NEEDED if needed and name != "read_messages"})


@pytest.mark.parametrize("language", TEXTS.languages)
@pytest.mark.parametrize("permission", ["view_channel", "manage_messages", *PERMISSIONS])
def test_a_permission_that_the_bot_asks_for_has_a_name(language: str, permission: str) -> None:
    name = TEXTS.say(language, "error-permission", permission=permission)

    assert name != permission
    assert name[0].isupper()
    assert name in TEXTS.say(language, "error-bot-permission", permission=permission, place="<#1>")


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("language", TEXTS.languages)
def test_a_refusal_has_the_name_and_the_command_of_a_game(language: str, game: str) -> None:
    said = TEXTS.say(language, "error-no-session", game=game)

    assert TEXTS.say(language, f"{game}-name") in said
    assert f"`{TEXTS.say(language, f'{game}-command')} new`" in said
