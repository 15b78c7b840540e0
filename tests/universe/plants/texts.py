"""Faults in what members read."""

from typing import Any

from bot.texts import Texts
from bot.texts.sentences import FALLBACK
from bot.ui.boards.courier import Courier
from bot.ui.words import Words
from cogs.gemrush import arguments
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


@plant("server-refusals", law="words")
def refuse_in_the_servers_language() -> None:
    """Say a refusal that names something in the server's language instead of the reader's."""

    @instead_of(Texts, "say")
    def say(honest: Any, texts: Any, language: str, key: str, **params: Any) -> str:
        named = bool(params) and key.startswith("error-")
        return str(honest(texts, FALLBACK if named else language, key, **params))


@plant("server-messages", law="words")
def write_in_the_servers_language() -> None:
    """Write direct messages in the language that the server has set instead of the member's."""

    @instead_of(Courier, "_words")
    async def words(honest: Any, courier: Any, notice: Any, match: Any) -> Any:
        said, settings = await honest(courier, notice, match), await courier._sessions.settings.guild(notice.guild)
        return said if settings.locale is None else Words(courier._texts, settings.locale, reader=said.reader)


@plant("server-suggestions", law="words")
def suggest_in_the_servers_language() -> None:
    """Suggest moves of Gem Rush in the server's language instead of the reader's."""

    @instead_of(arguments, "move_label")
    def label(honest: Any, match: Any, one: Any, words: Any) -> str:
        return str(honest(match, one, Words(words._texts, FALLBACK, reader=words.reader)))
