"""Tests that all languages have the same keys with the same variables, and no faults."""

import itertools
import re
import sys
from pathlib import Path

import pytest

from bot.errors import Param
from bot.texts import FALLBACK, load_texts
from bot.texts.files import FOLDER
from tests.texts import fluent_facts as facts
from tests.texts import glossary, lengths
from tests.texts.loaded import all_languages, all_texts
from tests.texts.missing import is_english

LANGUAGES = all_languages()
TEXTS = all_texts()
MOST_BY_DAY = 8
SIGNS = "←↑→↓−◆"
GLOSSARIES = glossary.glossaries()


def write(folder: Path, **files: str) -> Path:
    """Write Fluent files into a folder and return the folder. `files` has the texts by <language>_<area>."""
    for name, source in files.items():
        language, _, area = name.partition("_")
        (folder / language).mkdir(exist_ok=True)
        (folder / language / f"{area}.ftl").write_text(source, encoding="utf-8")
    return folder


def test_english_and_german_exist() -> None:
    assert TEXTS.languages[0] == "en"
    assert {"en", "de"} <= set(TEXTS.languages)


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
def test_private_sentences_name_buttons_in_the_language_of_the_boards(language: facts.Language) -> None:
    assert facts.buttons_without_label(language) == []


def test_a_button_named_in_the_language_of_the_reader_is_found(tmp_path: Path) -> None:
    source = """ui-join = Join
error-a = Press **{ ui-join }**.
error-b = { $n ->
        [one] Press **Join**.
       *[other] Press **{ LABEL("ui-join") }**, **really**.
    }
error-c = **{ ui-down }** is private, **{ LABEL("ui-down") }** is on no board.
ui-down = Show board here
ui-lobby-a = Press **{ ui-join }**.
"""
    (language,) = facts.read_languages(write(tmp_path, en_play=source)).values()

    assert facts.buttons_without_label(language) == [
        "en: error-a: ui-join",
        "en: error-b: Join",
        "en: error-c: LABEL of ui-down",
    ]


@pytest.mark.parametrize("preposition", ["nach", "seit", "von", "vor", "mit", "binnen"])
def test_no_length_of_time_follows_a_german_dative(preposition: str) -> None:
    wrong = re.compile(rf"\b{preposition} \{{ \$(time|patience|more) \}}", re.IGNORECASE)  # "nach 7 Tage"

    assert files_with(wrong, "de") == []


def test_no_name_follows_a_french_word_that_a_vowel_shortens() -> None:
    wrong = re.compile(r"\b(de|que) (\*\*)?\{ \$(name|names|owner|absent|actor|winner) \}", re.IGNORECASE)  # "de Ada"

    assert files_with(wrong, "fr") == []


def files_with(wrong: re.Pattern[str], code: str) -> list[str]:
    return [file.name for file in (FOLDER / code).glob("*.ftl") if wrong.search(file.read_text(encoding="utf-8"))]


def test_every_language_has_every_sentence_in_the_same_file() -> None:
    assert facts.missing_keys(LANGUAGES) == []


def test_a_missing_sentence_is_found(tmp_path: Path) -> None:
    folder = write(tmp_path, en_play="ui-a = A\nui-b = B\n", de_play="ui-a = A\n", de_lobby="ui-b = B\n")

    assert facts.missing_keys(facts.read_languages(folder)) == [
        "de/play.ftl lacks ui-b",
        "en/lobby.ftl lacks ui-b",
    ]


@pytest.mark.slow
def test_every_sentence_has_the_same_variables_in_all_languages() -> None:
    assert facts.differing_variables(LANGUAGES) == []


def test_a_differing_variable_is_found_also_through_a_reference(tmp_path: Path) -> None:
    folder = write(
        tmp_path,
        en_play="ui-a = { $name } and { $other }\nui-b = { ui-a }\n",
        de_play="ui-a = { $name }\nui-b = { ui-a }\n",
    )

    assert facts.differing_variables(facts.read_languages(folder)) == [
        "ui-a: de ['name'], en ['name', 'other']",
        "ui-b: de ['name'], en ['name', 'other']",
    ]


@pytest.mark.slow
def test_every_sentence_accepts_the_same_words_in_all_languages() -> None:
    assert facts.differing_words(LANGUAGES) == []


def test_a_missing_word_of_one_language_is_found(tmp_path: Path) -> None:
    known = "ui-a = { $mode ->\n    [solo] Solo\n   *[relay] Relay\n }\n"
    folder = write(tmp_path, en_play=known, de_play=known.replace("[solo]", "[sole]"))

    assert len(facts.differing_words(facts.read_languages(folder))) == 1


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=lambda language: language.name)
def test_keys_are_in_the_right_files(language: facts.Language) -> None:
    assert facts.misplaced_keys(language) == []
    assert facts.unused_terms(language) == []


def test_misplaced_keys_and_unused_terms_are_found(tmp_path: Path) -> None:
    folder = write(
        tmp_path,
        en_play="ui-a = A\nerror-b = B\nui-C = C\n-gem = Gem\n",
        en_gems3d="gems3d-a = A\ngem-b = B\n",
        en_gems3d_names="gems3d-b = B\nnames-b = B\n",
    )
    english = facts.read_languages(folder)["en"]

    assert [fault.split(" should")[0] for fault in facts.misplaced_keys(english)] == [
        "en/play.ftl: error-b",
        "en/gems3d.ftl: gem-b",
        "en/gems3d_names.ftl: names-b",
        "en/play.ftl: ui-C",
    ]
    assert facts.unused_terms(english) == ["en: nobody uses -gem"]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "most", [MOST_BY_DAY, pytest.param(sys.maxsize, marks=pytest.mark.nightly)], ids=["some", "all"]
)
def test_every_sentence_can_be_said_with_all_kinds_of_values(language: str, most: int) -> None:
    """By day, a sentence of many values is said with some of them, among which each value is."""
    for key in LANGUAGES[language].messages:
        samples = [*facts.samples(LANGUAGES[language], key)]
        for values in samples if len(samples) <= most else facts.each_value_once(samples):
            said = TEXTS.say(language, key, **values)

            assert said == said.strip(), key
            assert said, key
            assert "{" not in said, key
            assert "  " not in said, key


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
def test_sentences_are_short_enough_for_their_places(language: facts.Language) -> None:
    assert list(lengths.too_long(TEXTS, language)) == []


def test_a_sentence_that_is_too_long_is_found(tmp_path: Path) -> None:
    keys = ["gemrush-cmd-x", "gemrush-ui-x-title", "gemrush-ui-play-on", "gemrush-room-x", "gemrush-page-x"]
    folder = write(tmp_path, en_gemrush="".join(f"{key} = {'long ' * 61}end\n" for key in keys))
    (language,) = facts.read_languages(folder).values()

    assert [key for key, _ in lengths.too_long(load_texts(folder), language)] == keys


def test_samples_contain_every_variant_and_every_word(tmp_path: Path) -> None:
    source = """
gems3d-gem-red = red
gems3d-gem-light-blue = light blue
gems3d-a = { WORD("gems3d-gem", $new) } { $count ->
    [one] one
   *[other] many
 } { $mode ->
    [solo] alone
   *[relay] together
 }
"""
    folder = write(tmp_path, en_gems3d=source)

    values = list(facts.samples(facts.read_languages(folder)["en"], "gems3d-a"))

    assert {value["new"] for value in values} == {"red", "light-blue"}
    assert {value["mode"] for value in values} == {"solo", "relay"}
    assert {value["count"] for value in values} >= {0, 1, 2}
    assert {load_texts(folder).say("en", "gems3d-a", **value) for value in values} >= {
        "red one alone",
        "light blue many together",
    }


def test_some_samples_contain_each_value() -> None:
    samples: list[dict[str, Param]] = [
        {"one": one, "other": other, "third": third} for one in "abc" for other in "de" for third in range(7)
    ]

    some = facts.each_value_once(samples)

    assert len(some) < len(samples) / 4
    for name in samples[0]:
        assert {values[name] for values in some} == {values[name] for values in samples}


def test_in_samples_of_many_variables_each_pair_of_values_occurs(tmp_path: Path) -> None:
    choices = " ".join(
        f"{{ ${name} ->\n    [one] one\n    [two] two\n    [red] red\n   *[blue] blue\n }}" for name in "uvwxyz"
    )
    folder = write(tmp_path, en_gems3d=f"gems3d-a = {choices}\n")

    values = list(facts.samples(facts.read_languages(folder)["en"], "gems3d-a"))

    assert len(values) < 4**6
    for one, other in itertools.combinations("uvwxyz", 2):
        assert len({(value[one], value[other]) for value in values}) == 4**2


@pytest.mark.slow
@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {FALLBACK}))
def test_every_sentence_is_translated(language: str) -> None:
    """A sentence with at least three words of its own is not the same in English and in another language."""
    english, same = LANGUAGES[FALLBACK], []
    for key in english.messages:
        said = TEXTS.say(language, key, **next(facts.samples(english, key)))
        if is_english(TEXTS, english, key, said):
            same.append(key)

    assert same == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
def test_punctuation_is_typographic(language: facts.Language) -> None:
    """Sentences have the marks of their language, as its glossary says."""
    assert list(glossary.style_faults(language, GLOSSARIES[language.name])) == []


def test_every_sentence_can_be_read_without_a_font_for_emoji() -> None:
    """Fonts for text have the characters of Windows-1252, the letters of a language, and usually those of `SIGNS`."""
    found = {
        (sign, f"{file.parent.name}/{file.name}")
        for file in FOLDER.glob("*/*.ftl")
        for sign in set(file.read_text(encoding="utf-8")) - set(SIGNS) - set(GLOSSARIES[file.parent.name].letters)
        if not sign.encode("cp1252", errors="ignore")
    }

    assert found == set()


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=lambda language: language.name)
def test_no_words_are_glued_together(language: facts.Language) -> None:
    assert facts.glued_words(language) == []


def test_glued_words_are_found(tmp_path: Path) -> None:
    source = """
ui-a = She can start{ $n ->
    [0] : now.
    [one] or wait.
   *[other] {" "}or { $n }
} seats.
ui-b = { $n ->
    [one] one
   *[other] many
}gems
"""
    english = facts.read_languages(write(tmp_path, en_play=source))["en"]

    assert facts.glued_words(english) == ["en: ui-a: startor", "en: ui-b: onegems", "en: ui-b: manygems"]
