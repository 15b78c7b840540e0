"""Tests of names in messages: no name of a member can format text, break a line or mention anybody."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.game import LEVELS
from bot.engine.naming import LONGEST_NAME
from bot.engine.table import ROBOT
from bot.errors import Named
from bot.sessions.computers import NAMES, computer
from bot.ui.words import Words, mention, message_link, plain_name, safe_name, safe_names
from tests.texts.loaded import all_texts

WORDS = Words(all_texts(), "en-US")
GEMS = range(len(NAMES))
LANGUAGES = ("en-US", "de", "fr", "es-ES", "pt-BR")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("**Ada**", r"\*\*Ada\*\*"),
        ("# Ada", r"\# Ada"),
        ("1. Ada", r"1\. Ada"),
        ("[free](https://evil.example)", "\\[free\\]\\(https:\u200b//evil.example\\)"),
        ("@everyone", "@\u200beveryone"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("</gems end:1>", r"\</gems end:1\>"),
        ("\u202eevil\u202c", "evil"),
        ("\u200b\u2060", "?"),
        ("\u3164", "?"),
        ("Ada\nLovelace", "Ada Lovelace"),
        ("", "?"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("Ёлка 東京", "Ёлка 東京"),
        (f"{ROBOT} Easy Opal", "Easy Opal"),  # No member can pass for a computer player in a picture.
    ],
)
def test_a_name_is_escaped_and_shown_unchanged(name: str, shown: str) -> None:
    assert safe_name(name) == shown


def _every(*roster: tuple[int, str]) -> Named:
    return Named(roster, tuple(range(len(roster))))


def test_each_of_several_names_is_shortened_and_escaped() -> None:
    long = "Alexandra of the Seven Mines"

    assert safe_names(_every((1, long), (2, "*Bela*"), (3, "Ada")), WORDS) == rf"{long}, \*Bela\* and Ada"
    assert safe_names(_every((1, "Sam"), (2, "sam"), (3, "\u3164")), WORDS) == r"Sam, sam \(2\) and Member"


def test_a_computer_player_has_a_name_in_each_language() -> None:
    german, opal = Words(all_texts(), "de"), computer("hard", 0)
    both = _every((1, "Ada"), (opal.user, opal.name))
    assert safe_names(both, WORDS) == "Ada and 🤖 Opal \\(hard\\)"
    assert safe_names(both, german) == r"Ada und 🤖 Opal \(schwer\)"
    for words in (WORDS, german):
        named = {words.computer(computer(level, gem).user) for level in LEVELS for gem in GEMS}
        assert len(named) == len(LEVELS) * len(GEMS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_computer_player_is_called_by_gem_and_level_in_the_same_order_in_all_languages(language: str) -> None:
    """A member reads the language of the server in the channel, and their own in private answers."""
    words = Words(all_texts(), language)
    for level in LEVELS:
        user = computer(level, 0).user
        assert re.fullmatch(rf"🤖 {words.gem_of(user)} \(\w+\)", words.computer(user))


@pytest.mark.parametrize("user", [computer("easy", 0).user, computer("hard", 6).user, -1, 0])
def test_nobody_but_members_is_mentioned(user: int) -> None:
    assert mention(100) == "<@100>"
    with pytest.raises(ValueError, match="nobody"):
        mention(user)


@pytest.mark.slow
@given(st.text(max_size=200))
@settings(max_examples=30)
def test_no_name_breaks_a_line_or_is_too_long(name: str) -> None:
    plain = plain_name(name)

    assert 1 <= len(plain) <= LONGEST_NAME
    assert plain.splitlines() == [plain]
    assert len(safe_name(name)) <= 3 * LONGEST_NAME


@given(st.text("@<>#*_`~|[]()\\:/ae19 \n", max_size=60))
def test_no_name_mentions_anybody(name: str) -> None:
    shown = safe_name(name)

    assert "@everyone" not in shown
    assert "@here" not in shown
    assert re.search(r"(?<!\\)<[@#/]", shown) is None


def test_a_link_leads_to_a_message_or_at_least_to_its_channel() -> None:
    assert message_link(1, 2, 3) == "https://discord.com/channels/1/2/3"
    assert message_link(1, 2, None) == "<#2>"
    assert message_link(1, 2, 0) == "<#2>"
