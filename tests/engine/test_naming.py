"""Tests of what can be seen of names, and of names that are told apart."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.naming import LONGEST_NAME, MARK, look, seen, told_apart, unmarked

HIDDEN = (
    "\u200b\u2060\u202e\u2066\ufeff\u00ad\u034f\u180e\u115f\u1160\u3164\uffa0\u2800\ufe0f\u200d\U000e0041\U0001d159"
)


@pytest.mark.parametrize("sign", [*HIDDEN, " ", "\u2003", "\u3000", "\t", "\x00", "\ue000", "\ufffb"])
def test_a_sign_that_nobody_sees_is_no_name(sign: str) -> None:
    assert seen(sign) == seen(sign * 7) == ""
    assert look(f"Sa{sign}m") in (look("Sam"), look("Sa m"))


@pytest.mark.parametrize("sign", ["a", "!", "漢", "👩\u200d🚀", "\u0600", "\u0301", "\U0001fae9"])
def test_a_sign_that_is_seen_stays(sign: str) -> None:
    assert seen(f"\u202e{sign}\u2069") == sign


def test_format_characters_are_hidden_or_have_a_sign_by_unicodes_own_words() -> None:
    """The only visible ones are signs that stand around or above numbers and verses."""
    formats = [chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) == "Cf"]
    visible = {unicodedata.name(sign).split()[0] for sign in formats if seen(sign)}

    assert visible == {"ARABIC", "SYRIAC", "KAITHI"}


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Sam", "Ada", "Sam"), ("Sam", "Ada", "Sam (2)")),
        (("Sam", "SAM\u200b", " sam ", "Ｓａｍ"), ("Sam", "SAM (2)", "sam (3)", "Ｓａｍ (4)")),
        (("Sam", "S\u0430m", "5am"), ("Sam", "S\u0430m (2)", "5am")),
        (("Sam", "Sam", "Sam (2)"), ("Sam", "Sam (3)", "Sam (2)")),
        (("Jos\u00e9", "Jose\u0301", "Jose"), ("Jos\u00e9", "Jose\u0301 (2)", "Jose")),
        (("Sal", "SaI"), ("Sal", "SaI (2)")),
        (("Hard Topaz", f"{MARK} Hard Topaz"), ("Hard Topaz", f"{MARK} Hard Topaz")),
        (("", "\u3164", "Sam"), ("", "", "Sam")),
        (("W" * 32, "W" * 32), ("W" * 32, "W" * 28 + " (2)")),
    ],
)
def test_names_that_look_alike_get_numbers(names: tuple[str, ...], shown: tuple[str, ...]) -> None:
    assert told_apart(names) == shown


@pytest.mark.parametrize(
    ("name", "plain"),
    [(f"{MARK} Hard Topaz", "Hard Topaz"), (f" {MARK}{MARK}\ufe0f Sam {MARK}", f"Sam {MARK}"), (MARK, "")],
)
def test_no_name_of_a_member_begins_with_the_mark_of_computer_players(name: str, plain: str) -> None:
    assert unmarked(name) == plain


def test_a_name_is_cut_only_if_it_is_too_long() -> None:
    assert seen("a" * LONGEST_NAME) == "a" * LONGEST_NAME
    assert seen("a" * (LONGEST_NAME + 1)) == "a" * (LONGEST_NAME - 1) + "…"


@given(st.lists(st.text(st.sampled_from(f"SsamМ5 (2)I1l\u0301{HIDDEN}") | st.characters(), max_size=45), max_size=8))
def test_all_names_differ_for_the_eye_and_do_not_change_again(names: list[str]) -> None:
    shown = told_apart(tuple(names))
    looks = [look(name) for name in shown if name]

    assert len({*looks}) == len(looks)
    assert told_apart(shown) == shown
    assert all(len(name) <= LONGEST_NAME and name == seen(name) for name in shown)
    assert [bool(seen(name)) for name in names] == [bool(name) for name in shown]
