"""Faults in what members read."""

from typing import Any

from bot.texts import Texts
from bot.texts.sentences import FALLBACK
from tests.universe.plants.known import instead_of, plant


@plant("shown-keys", law="words")
def show_keys() -> None:
    """Show a key instead of its sentence in languages that lack the sentence: here what an undo took back."""

    @instead_of(Texts, "say")
    def say(honest: Any, texts: Any, language: str, key: str, **params: Any) -> str:
        if key.startswith("ui-undone") and language != FALLBACK:
            return key
        return str(honest(texts, language, key, **params))


@plant("left-placeholders", law="words")
def leave_placeholders() -> None:
    """Leave the name of a variable in a sentence instead of a member's name."""

    @instead_of(Texts, "say")
    def say(honest: Any, texts: Any, language: str, key: str, **params: Any) -> str:
        if key == "ui-turn-of" and "name" in params:
            params["name"] = "{name}"
        return str(honest(texts, language, key, **params))


@plant("english-refusals", law="words")
def refuse_in_english() -> None:
    """Say each refusal in English, whatever the reader's language is."""

    @instead_of(Texts, "say")
    def say(honest: Any, texts: Any, language: str, key: str, **params: Any) -> str:
        return str(honest(texts, FALLBACK if key.startswith("error-") else language, key, **params))
