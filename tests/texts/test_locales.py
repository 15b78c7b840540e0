"""Tests of lists, dates and the names of languages, in languages that the bot speaks and in others."""

from datetime import date
from pathlib import Path

import pytest

from bot.texts import load_texts, locales
from bot.texts.pictures import either
from tests.texts.test_languages import write

DAY = date(2026, 3, 21)


@pytest.mark.parametrize(
    ("language", "kind", "items", "said"),
    [
        ("en", "and", ("Ada", "Bela", "Chen"), "Ada, Bela and Chen"),
        ("de", "and", ("Ada", "Bela", "Chen"), "Ada, Bela und Chen"),
        ("fr", "or", ("Ada", "Bela", "Chen"), "Ada, Bela ou Chen"),
        ("es", "and", ("Ada", "Bela"), "Ada y Bela"),
        ("es", "and", ("Ada", "Iris"), "Ada e Iris"),
        ("es", "and", ("Ada", "**Iris**"), "Ada e **Iris**"),
        ("es", "and", ("agua", "hielo"), "agua y hielo"),
        ("es", "or", ("Ada", "Otto"), "Ada u Otto"),
        ("es", "or", ("7", "8"), "7 u 8"),
        ("es", "and", ("B2", either("<:gem:1> I5", "I5")), f"B2 e {either('<:gem:1> I5', 'I5')}"),
        ("pt-BR", "and", ("Ada", "Iris"), "Ada e Iris"),
        ("en", "and", ("Ada",), "Ada"),
        ("en", "and", ("Ada", "", "Chen"), "Ada and Chen"),
        ("en", "and", (), ""),
        ("xx", "and", ("Ada", "Bela"), "Ada and Bela"),
    ],
)
def test_a_list_is_joined_as_its_language_does(
    language: str, kind: locales.Kind, items: tuple[str, ...], said: str
) -> None:
    assert locales.listed(language, items, kind) == said


@pytest.mark.parametrize(
    ("language", "day", "short", "month"),
    [
        ("en", "21 Mar 2026", "21 Mar", "March 2026"),
        ("de", "21.03.2026", "21. März", "März 2026"),
        ("fr", "21 mars 2026", "21 mars", "mars 2026"),
        ("es", "21 mar 2026", "21 mar", "marzo de 2026"),
        ("pt-BR", "21 de mar. de 2026", "21 de mar.", "março de 2026"),
    ],
)
def test_dates_are_written_as_their_language_does(language: str, day: str, short: str, month: str) -> None:
    assert locales.day(language, DAY) == day
    assert locales.day_and_month(language, DAY) == short
    assert locales.month(language, DAY) == month


def test_semicolons_have_a_space_before_them_in_french_only() -> None:
    assert locales.clauses("de", ["A", "B"]) == "A; B"
    assert locales.clauses("fr", ["A", "B"]) == "A\u202f; B"


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "English"),
        ("de", "Deutsch"),
        ("fr", "Français"),
        ("es", "Español"),
        ("pt-BR", "Português (Brasil)"),
        ("xx", "xx"),
    ],
)
def test_a_language_names_itself(language: str, name: str) -> None:
    assert locales.own_name(language) == name


@pytest.mark.parametrize(
    ("language", "number"), [("en", "12,345"), ("de", "12.345"), ("fr", "12\u202f345"), ("es", "12.345")]
)
def test_sentences_write_numbers_as_their_language_does_and_name_languages(
    tmp_path: Path, language: str, number: str
) -> None:
    source = "ui-a = { $n } · { LANGUAGE($code) }\n"
    texts = load_texts(write(tmp_path, **{f"{each}_play": source for each in ("en", "de", "fr", "es")}))

    assert texts.say(language, "ui-a", n=12345, code="fr") == f"{number} · Français"
