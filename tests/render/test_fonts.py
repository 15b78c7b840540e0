"""Tests of names in any script: they fit, no character is drawn as a box, and no error is raised."""

import unicodedata
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageFont

from bot.engine.table import ROBOT
from render import fonts, typefaces
from render.fonts import FREDOKA
from render.kit import robot

HOSTILE = {
    "empty": "",
    "blank": " \t\n ",
    "control": "\x00\x01\x1b[31mred\x7f\x85",
    "newlines": "one\ntwo\r\nthree",
    "bidi controls": "\u202egnp.exe\u202c\u2066x\u2069",
    "right to left": "مريم حداد",
    "hebrew": "שרה 12 כהן",
    "both directions": "abc مريم def שלום 34",
    "stacked accents": "Z" + "\u0301\u0334\u0489" * 400,
    "only accents": "\u0301" * 50,
    "emoji": "💎👩‍👩‍👧‍👦🏳️‍🌈👍🏽🇩🇪❤️",
    "only joiners": "\u200d" * 9 + "\ufe0f",
    "lone surrogate": "a\ud800b\udfff",
    "private use": "\ue000\uf8ff\U00100000",
    "unassigned": "\U000e0fff\u0378",
    "no font has it": "\U00013080\U00012000\U0001e900",
    "long": "Konstantinopolitanischer" * 170,
    "long and wide": "𝕎" * 4000,
    "long without any font": "\U00013080" * 4000,
    "sharp s": "ßilvia",
    "ligature": "ﬁona ǆ",
    "thai": "สมชาย",
    "cjk": "山田太郎 김철수",
    "null width": "\u200b\u2060\ufeff",
    "tags": "\U0001f3f4\U000e0067\U000e0062\U000e007f",
}


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_any_name_fits_and_is_drawn(name: str) -> None:
    shown = fonts.fitted(name, 20, 108)
    image = Image.new("RGB", (140, 40))
    fonts.write(image, 4, 28, shown, 20, (255, 255, 255))

    assert fonts.width(shown, 20) <= 108
    assert len(fonts.initial(name)) <= fonts.LONGEST_CLUSTER
    assert (image.getbbox() is not None) == fonts.drawable(shown)


@cache
def characters_of(path: Path) -> frozenset[int]:
    return frozenset(typefaces.codes(path))


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.text(max_size=60))
def test_the_chosen_font_has_every_character_it_draws(name: str) -> None:
    for run in fonts.runs(fonts.plain(name.replace(ROBOT, ""))):
        characters = characters_of(run.path)
        assert all(ord(c) in characters or c == "\u200d" or c in "\ufe00\ufe01\ufe0e\ufe0f" for c in run.text)


@pytest.mark.usefixtures("no_other_fonts")
def test_characters_that_no_font_has_are_left_out_and_not_drawn_as_boxes() -> None:
    assert fonts.runs("\U00013080") == []
    assert fonts.fitted("\U00013080" * 4000, 20, 108) == ""
    assert not fonts.drawable("\U00013080\U00013081")
    assert fonts.initial("\U00013080Ada") == "A"
    assert fonts.width("A\U00013080B", 20) == fonts.width("AB", 20)


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("\x00Ada\u202e", "Ada"),
        ("a\ud800b", "ab"),
        ("x" * 4000, "x" * fonts.LONGEST + "…"),
        ("👩‍👧", "👩‍👧"),
    ],
)
def test_a_plain_name_has_no_control_characters(name: str, plain: str) -> None:
    assert fonts.plain(name) == plain


@pytest.mark.parametrize(
    ("text", "clusters"),
    [
        ("abc", ["a", "b", "c"]),
        ("e\u0301x", ["e\u0301", "x"]),
        ("e" + "\u0301" * 9, ["e" + "\u0301" * fonts.STACKED]),
        ("👩‍👧!", ["👩‍👧", "!"]),
        ("👍🏽a", ["👍🏽", "a"]),
        ("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]),
        ("❤️", ["❤️"]),
    ],
)
def test_clusters(text: str, clusters: list[str]) -> None:
    assert fonts.clusters(text) == clusters


@pytest.mark.parametrize(
    "marks", ["\u0301\u0302\u0303\u0304", "\u0316\u0317\u0323\u0330", "\u0310\u0323\u033e\u0332\u0489"]
)
def test_stacked_accents_stay_near_their_line(marks: str) -> None:
    image, size, baseline = Image.new("RGB", (400, 200)), 20, 100
    fonts.write(
        image,
        20,
        baseline,
        fonts.fitted("".join(f"{letter}{marks * 4}" for letter in "Zalgo"), size, 300),
        size,
        (255,) * 3,
    )
    box = image.getbbox()

    assert box is not None
    assert baseline - box[1] <= 1.2 * size
    assert box[3] - baseline <= 0.7 * size


def test_the_number_of_a_name_stays_when_the_name_is_cut() -> None:
    """It tells the name from another one that looks like it."""
    cut = fonts.fitted("Alexandra of the Mines (2)", 20, 140)

    assert cut.startswith("Alex")
    assert cut.endswith("… (2)")
    assert fonts.width(cut, 20) <= 140
    assert fonts.fitted("Alexandra (2)", 20, 40).endswith("…")


def test_a_short_name_is_not_cut_and_a_long_one_ends_in_an_ellipsis() -> None:
    assert fonts.fitted("Ada", 20, 200) == "Ada"
    cut = fonts.fitted("Konstantinopel am Bosporus", 20, 110)
    assert cut.endswith("…")
    assert "Konstantinopel am Bosporus".startswith(cut.removesuffix("…"))
    assert fonts.width(cut, 20) > 80
    assert fonts.fitted("Ada", 20, 2) == ""


@pytest.mark.parametrize(
    ("name", "initial"), [("ada", "A"), ("  (Jo)", "J"), ("Ωmega", "Ω"), ("émile", "É"), ("ßilvia", "ß"), ("!!", "")]
)
def test_initials(name: str, initial: str) -> None:
    assert fonts.initial(name) == initial


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
def test_the_name_of_a_computer_player_begins_with_a_robot_in_the_colour_of_the_name(mode: str) -> None:
    image, name = Image.new(mode, (80, 40)), f"{ROBOT} Easy Opal"
    fonts.write(image, 4, 30, ROBOT, 28, (255, 0, 0))
    drawn = image.getchannel("A" if mode == "RGBA" else "R")

    assert drawn.getbbox() == (4, 4, 4 + fonts.width(ROBOT, 28), 33)
    assert drawn.crop(drawn.getbbox()).tobytes() == robot(28).crop(robot(28).getbbox()).tobytes()
    assert fonts.initial(name) == ROBOT
    assert fonts.width(name, 28) > fonts.width("Easy Opal", 28) + 28
    assert fonts.plain(name) == name


def test_a_robot_has_eyes_and_a_mouth_through_which_the_background_shows() -> None:
    face = robot(100)
    assert [face.getpixel(at) for at in ((33, 53), (65, 53), (49, 81), (0, 0))] == [0] * 4
    assert [face.getpixel(at) for at in ((49, 53), (49, 40), (20, 90), (49, 10), (8, 60))] == [255] * 5


def test_runs_are_in_the_order_in_which_they_are_seen() -> None:
    def seen(text: str) -> list[tuple[str, bool]]:
        return [(run.text.strip(), run.rightward) for run in fonts.runs(text)]

    assert seen("abc שלום def") == [("abc", True), ("שלום", False), ("def", True)]
    assert seen("שלום abc") == [("abc", True), ("שלום", False)]


def test_the_installed_noto_packages_draw_cyrillic_arabic_and_thai() -> None:
    for name in ("Дмитрий", "मीरा", "مريم", "สมชาย"):
        assert "".join(run.text for run in fonts.runs(name)) == name
        assert all("Noto" in run.path.name for run in fonts.runs(name))


def test_the_character_map_agrees_with_what_the_font_draws() -> None:
    """A font draws a box for each character that is missing in its character map."""
    characters = typefaces.codes(FREDOKA)
    font = ImageFont.truetype(FREDOKA, 24, layout_engine=ImageFont.Layout.BASIC)
    box = bytes(font.getmask("\U0010fffd"))

    for code in (*range(0x21, 0x7F), *range(0xC0, 0x180), *range(0x400, 0x420), *range(0x4E00, 0x4E10)):
        if unicodedata.category(chr(code)) != "Cn" and code not in characters:
            assert bytes(font.getmask(chr(code))) == box, hex(code)
    assert all(ord(char) in characters for char in "AZaz09éŁ")
    assert all(ord(char) not in characters for char in "Д山\U0001f48e")


@pytest.mark.parametrize("content", [b"", b"not a font", b"\0\1\0\0\xff\xff", b"ttcf" + b"\xff" * 40])
def test_a_broken_font_file_has_no_characters(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.ttf"
    path.write_bytes(content)

    assert not typefaces.codes(path)
    assert not typefaces.codes(tmp_path / "missing.ttf")


@pytest.mark.parametrize("letter", ["V", "W", "Y", "T"])
def test_a_blank_is_as_wide_before_each_letter(letter: str) -> None:
    def gap(text: str) -> float:
        return fonts.width(text, 30) - sum(fonts.width(word, 30) for word in text.split())

    assert gap(f"N {letter}") == pytest.approx(gap("N B"), abs=0.1)
