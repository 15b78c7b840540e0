"""Tests of `bot.texts.sentences`."""

import logging
from pathlib import Path

import pytest

from bot.engine.game import Phrase
from bot.texts import load_texts
from tests.texts.test_languages import write

ENGLISH = """
ui-hello = Hello { $name }!
ui-only-here = English
ui-count = { $n ->
    [one] one gem
   *[other] { $n } gems
}
"""
GERMAN = """
ui-hello = Hallo { $name }!
ui-count = { $n ->
    [one] ein Stein
   *[other] { $n } Steine
}
"""
GAME = """
gems3d-name = Gems 3D
gems3d-here = Hier läuft { WORD($game, "name") }.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write(tmp_path, en_play=ENGLISH, de_play=GERMAN, de_gems3d=GAME)


@pytest.mark.parametrize(
    ("locales", "language"),
    [
        (("de",), "de"),
        (("DE",), "de"),
        (("de-AT",), "de"),
        (("de_CH",), "de"),
        (("en-US",), "en"),
        (("en-GB", "de"), "en"),
        (("fr", "de"), "de"),
        ((None, "de"), "de"),
        (("pt-BR",), "en"),
        (("pt-BR", "zh-TW"), "en"),
        (("den",), "en"),
        (("d",), "en"),
        (("", None), "en"),
        ((), "en"),
    ],
)
def test_pick_returns_the_language_of_the_first_known_locale(
    folder: Path, locales: tuple[str | None, ...], language: str
) -> None:
    assert load_texts(folder).pick(*locales) == language


def test_a_region_with_texts_of_its_own_gets_these_texts(tmp_path: Path) -> None:
    regional = {"en_play": "ui-a = A\n", "pt_play": "ui-a = A\n", "pt-BR_play": "ui-a = A\n"}
    texts = load_texts(write(tmp_path, **regional))

    assert texts.languages == ("en", "pt", "pt-BR")
    assert texts.pick("pt-BR") == "pt-BR"
    assert texts.pick("pt-PT") == "pt"


def test_a_sentence_contains_its_variables_unchanged(folder: Path) -> None:
    texts = load_texts(folder)

    assert texts.say("de", "ui-hello", name="{ $n } <@1>") == "Hallo { $n } <@1>!"
    assert texts.say("en", "ui-count", n=1) == "one gem"
    assert texts.say("de", "ui-count", n=0) == "0 Steine"
    assert texts.say("de", "ui-count", n=12345) == "12.345 Steine"


def test_a_phrase_can_get_more_variables_or_other_values(folder: Path) -> None:
    texts = load_texts(folder)

    assert texts.phrase("en", Phrase.of("ui-hello", seat=0), name="Ada") == "Hello Ada!"
    assert texts.phrase("en", Phrase.of("ui-hello", name="Ada"), name="Bob") == "Hello Bob!"


def test_the_parts_of_a_word_make_its_key(folder: Path) -> None:
    texts = load_texts(folder)

    assert texts.say("de", "gems3d-here", game="gems3d") == "Hier läuft Gems 3D."
    with pytest.raises(ValueError, match="no word 'chess-name'"):
        texts.say("de", "gems3d-here", game="chess")


def test_a_sentence_takes_whole_texts_of_any_length(tmp_path: Path) -> None:
    source = "ui-a = { $n ->\n    [1] Would: { $told }\n   *[0] { ui-b }\n }\nui-b = { $told }\n"
    texts = load_texts(write(tmp_path, en_play=source))
    told = "She lays a tile. " * 1_000

    assert texts.say("en", "ui-a", n=1, told=told) == f"Would: {told}"
    assert texts.say("en", "ui-a", n=0, told=told) == told


def test_a_word_must_not_need_variables(tmp_path: Path) -> None:
    texts = load_texts(write(tmp_path, en_play='ui-a-name = { $x }\nui-b = { WORD("ui-a", "name") }\n'))

    with pytest.raises(ValueError, match="cannot be said alone"):
        texts.say("en", "ui-b", x=1)


@pytest.mark.parametrize(
    ("language", "key", "params", "error"),
    [
        ("en", "ui-nobody-knows", {}, LookupError),
        ("de", "ui-only-here", {}, LookupError),
        ("en", "ui-hello", {}, ValueError),
        ("fr", "ui-hello", {"name": "Ada"}, LookupError),
    ],
)
def test_a_sentence_that_cannot_be_said_raises_an_error(
    folder: Path, language: str, key: str, params: dict[str, str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        load_texts(folder).say(language, key, **params)


@pytest.mark.parametrize(
    ("language", "key", "params", "said"),
    [
        ("en", "ui-nobody-knows", {}, "ui-nobody-knows"),
        ("de", "ui-only-here", {}, "English"),
        ("fr", "ui-hello", {"name": "Ada"}, "Hello Ada!"),
        ("de", "ui-hello", {}, "Hallo name!"),
        ("de", "gems3d-here", {}, "Hier läuft WORD()."),
    ],
)
def test_the_running_bot_uses_another_text_and_logs_the_bug(
    folder: Path, caplog: pytest.LogCaptureFixture, language: str, key: str, params: dict[str, str], said: str
) -> None:
    assert load_texts(folder, strict=False).say(language, key, **params) == said
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert key in caplog.text


def test_the_error_lists_all_faults_of_the_files(tmp_path: Path) -> None:
    folder = write(
        tmp_path,
        de_play="ui-a = A\nui-b = { $x\nui-c =\n    .title = C\n",
        de_zebra="ui-a = again\n-a = a term may have the name of a message\n",
    )

    with pytest.raises(ValueError, match="cannot be read") as caught:
        load_texts(folder)

    faults = str(caught.value).splitlines()
    assert len(faults) == 4
    assert faults[0].startswith("de/play.ftl: cannot be read: 'ui-b = { $x'")
    assert faults[1] == "de/play.ftl: 'ui-c' has attributes only, no sentence"
    assert faults[2] == "de/zebra.ftl: 'ui-a' is there already, in de/play.ftl"
    assert faults[3] == "no texts in the fallback language 'en'"
