"""Tests of the sentences that the local Discord's page fills in by itself."""

from pathlib import Path

import pytest

from bot.playground.page.language import accepted, choices, language_of
from bot.texts.page import FILE, page_words


def write(folder: Path, language: str, text: str) -> None:
    (folder / language).mkdir()
    (folder / language / FILE).write_text(text, encoding="utf-8")


def test_sentences_become_texts_with_places_for_their_values(tmp_path: Path) -> None:
    write(
        tmp_path,
        "en",
        """page-plain = Now
page-named = { $name } is at { $place }{ "." }
page-counted = In { $place }: { $count ->
        [0] nothing
        [one] { $count } file
       *[other] { $count } files
    }
""",
    )
    write(tmp_path, "de", "page-plain = Jetzt")

    words = page_words(tmp_path)

    assert words["en"] == {
        "page-plain": "Now",
        "page-named": "{name} is at {place}.",
        "page-counted": {
            "count": {
                "0": "In {place}: nothing",
                "one": "In {place}: {count} file",
                "other": "In {place}: {count} files",
            }
        },
    }
    assert words["de"] == {**words["en"], "page-plain": "Jetzt"}


@pytest.mark.parametrize(
    "sentence",
    [
        "{ ui-join }",
        """{ LABEL("ui-join") }""",
        "{ $a ->\n    *[other] a\n  } { $b ->\n    *[other] b\n  }",
        "{ $a ->\n    *[other] { $b ->\n        *[other] b\n    }\n  }",
    ],
)
def test_what_the_page_cannot_fill_in_is_refused(tmp_path: Path, sentence: str) -> None:
    write(tmp_path, "en", f"page-plain = {sentence}")

    with pytest.raises(ValueError, match="page-plain"):
        page_words(tmp_path)


def test_a_locale_finds_its_language() -> None:
    languages = ["de", "en", "es", "pt-BR"]

    assert [language_of(languages, locale) for locale in ("de", "es-419", "pt-BR", "pt-PT", "en-US", "")] == [
        "de", "es", "pt-BR", "en", "en", "en"
    ]  # fmt: skip
    assert language_of(languages, *accepted("nl-NL,es-AR;q=0.8, de;q=0.5")) == "es"


def test_members_choose_among_discords_codes() -> None:
    chosen = {each["language"]: each["locale"] for each in choices(["pt-BR", "es", "en", "de"])}

    assert chosen == {"de": "de", "en": "en-US", "es": "es-ES", "pt-BR": "pt-BR"}
