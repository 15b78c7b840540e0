"""Tests that every language says the words of its glossary."""

import re
from pathlib import Path

import pytest

from bot.texts.files import FOLDER
from tests.texts import glossary
from tests.texts.fluent_facts import read_languages
from tests.texts.loaded import all_languages
from tests.texts.test_languages import write

LANGUAGES = all_languages()
GLOSSARIES = glossary.glossaries()

ENGLISH = """
[free]
"ui-verse*" = "verses"
[terms]
deck = { word = "deck", meaning = "cards to be drawn", forms = ["deck"] }
pile = { word = "discard pile", meaning = "discarded cards", forms = ["discard pile"] }
discard = { word = "discard", meaning = "onto the pile", forms = ["discard*"], only = ["ui-*"] }
match = { word = "match", meaning = "one game", forms = ["match", "matches"], loose = "also a verb" }
[except.deck]
"ui-ship" = "of a ship"
"""
GERMAN = """
[terms]
deck = { word = "der Stapel", forms = ["*stapel*"], not = ["Deck", "vom Deck"] }
pile = { word = "die Ablage", forms = ["Ablage"] }
discard = { word = "ablegen", forms = ["*leg*"] }
match = { word = "die Partie", forms = ["*partie*"], not = ["Match"] }
[except.discard]
"ui-short" = "little room"
"""


def test_every_language_has_a_glossary_of_the_same_terms() -> None:
    assert set(LANGUAGES) <= set(GLOSSARIES)
    for name, each in GLOSSARIES.items():
        assert set(GLOSSARIES["en"].terms) <= set(each.terms), name
        for term, said in each.terms.items():
            assert said.word, f"{name}: {term}"
            assert said.forms or said.refused or said.loose, f"{name}: {term}"
            if said.forms and said.refused:
                assert not said.refused.are(said.word), f"{name}: {term}"


def test_every_exception_is_for_a_sentence_and_has_a_reason() -> None:
    """An exception whose sentence is gone is no longer needed."""
    keys = LANGUAGES["en"].messages
    for name, each in GLOSSARIES.items():
        for pattern in (*each.free, *(one for term in each.terms.values() for one in (*term.exceptions, *term.only))):
            assert any(map(pattern.fullmatch, keys)), f"{name}: {pattern.pattern}"


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(LANGUAGES))
def test_sentences_use_the_words_of_the_glossary(name: str) -> None:
    assert glossary.glossary_faults(LANGUAGES, name, GLOSSARIES) == []


@pytest.mark.parametrize(
    ("english", "german", "faults"),
    [
        ("ui-a = From the deck", "ui-a = Vom Stapel", []),
        ("ui-a = From the deck", "ui-a = Vom Haufen", ["“deck” is “der Stapel”"]),
        ("ui-a = From it", "ui-a = Vom Deck", ["“Vom Deck” is refused"]),
        ("ui-a = Reveal { $n }", "ui-a = Deck { $n } auf", ["“Deck” is refused"]),
        ("ui-ship = On deck", "ui-ship = An Bord", []),
        ("ui-verse-1 = The deck", "ui-verse-1 = Das Deck", []),
        ("ui-a = The discard pile", "ui-a = Die Ablage", []),
        ("ui-a = Discard it", "ui-a = Wirf sie weg", ["“discard” is “ablegen”"]),
        ("ui-short = Discard it", "ui-short = Weg damit", []),
        ("lesson-a = Discard it", "lesson-a = Weg damit", []),
        ("ui-a = The match", "ui-a = Das Ganze", []),
        ("ui-a = The match", "ui-a = Das Match", ["“Match” is refused"]),
        ("ui-a = Type `deck`", "ui-a = Tipp `deck`", []),
        ("ui-a = Type `deck`", "ui-a = Tipp `Deck`", []),
        ("ui-a = /deck", "ui-a = /deck", []),
        ("ui-a = Deck/pile", "ui-a = Vorrat/Ablage", ["“deck” is “der Stapel”"]),
        ("ui-a = { $n ->\n   *[a] The deck\n }", "ui-a = { ui-b }\nui-b = Stapel", []),
        ('ui-a = { LABEL("ui-b") }\nui-b = Deck', 'ui-a = { LABEL("ui-b") }\nui-b = Stapel', []),
    ],
)
def test_faults_are_found(tmp_path: Path, english: str, german: str, faults: list[str]) -> None:
    (tmp_path / "glossary").mkdir()
    for name, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / "glossary" / f"{name}.toml").write_text(text, encoding="utf-8")
    folder = write(tmp_path, en_play=english + "\n", de_play=german + "\n")

    found = glossary.glossary_faults(read_languages(folder), "de", glossary.glossaries(tmp_path / "glossary"))

    assert [fault.partition(";")[0].partition(",")[0] for _, fault in found] == faults


def test_a_word_within_the_form_of_another_term_is_not_refused(tmp_path: Path) -> None:
    terms = 'gem = { word = "gemme", not = ["pierre"] }\nsoul = { word = "pierre d’âme", forms = ["pierre* d’âme"] }\n'
    (tmp_path / "fr.toml").write_text("[terms]\n" + terms, encoding="utf-8")
    (tmp_path / "texts").mkdir()
    source = "ui-a = Une pierre d’âme\nui-b = Une pierre\n"
    language = read_languages(write(tmp_path / "texts", fr_play=source))["fr"]

    assert [key for key, _ in glossary.refused_words(language, glossary.read_glossary(tmp_path / "fr.toml"))] == [
        "ui-b"
    ]


def test_an_exception_for_an_unknown_term_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "fr.toml").write_text('[terms]\n[except.gem]\n"ui-a" = "why"\n', encoding="utf-8")

    with pytest.raises(ValueError, match="unknown terms"):
        glossary.read_glossary(tmp_path / "fr.toml")


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ("gems?", "Une gemme"),
        ("half-sockets?", "Une demi-monture"),
        ("Hard", "Difficile"),
        ("Rush", "Un Rush"),
        ("X", ""),
    ],
)
def test_a_word_of_the_rules_has_the_forms_of_its_term(pattern: str, text: str) -> None:
    finds = glossary.finder_like(pattern, "fr")

    assert finds is None if not text else finds is not None and finds(text)


def test_a_word_within_a_name_is_no_word_of_the_rules() -> None:
    finds = glossary.finder_like("burnt", "es")

    assert finds is not None
    assert finds("se queman")
    assert not finds("un rubí de fuego")


@pytest.mark.parametrize("name", ["errors", "hint", "play", "replay", "wait"])
def test_in_german_a_move_has_another_word_than_drawing_a_card(name: str) -> None:
    """These sentences stand beside those of Gem Rush, in which "ziehen" is to draw."""
    said = (FOLDER / "de" / f"{name}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"(?i)\b(?:zieh(?:e|en|st|t)?|gezogen)\b", said) == []
