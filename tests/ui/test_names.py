"""Tests of names in messages: no name of a member can format text, break a line or mention anybody."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.words import LONGEST_NAME, Words, message_link, plain_name, safe_name, safe_names
from tests.texts.loaded import all_texts

WORDS = Words(all_texts(), "en-US")


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
        ("", "?"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("Ёлка 東京", "Ёлка 東京"),
    ],
)
def test_a_name_is_escaped_and_shown_unchanged(name: str, shown: str) -> None:
    assert safe_name(name) == shown


def test_each_of_several_names_is_shortened_and_escaped() -> None:
    long = "Alexandra of the Seven Mines"

    assert safe_names(f"{long}\n*Bela*\n{long}", WORDS) == rf"{long}, \*Bela\*, {long}"
    assert safe_names("", WORDS) == "?"


@given(st.text(max_size=200))
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
