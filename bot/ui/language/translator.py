"""The command tree in every language of the texts.

In the code a description (of a command, an option) and a choice's name is a text key; Discord is sent the English
sentence and the translations. Names of commands and options are the same in all languages: sentences mention them.
"""

from typing import Any

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.texts import FALLBACK, Texts

_TRANSLATED = frozenset(
    {Location.command_description, Location.group_description, Location.parameter_description, Location.choice_name}
)
# Discord knows two kinds of English; one of them carries the English text up to `in_english`.
_ENGLISH = (Locale.american_english.value, Locale.british_english.value)


class Translator(app_commands.Translator):
    """Translates text keys in the command tree."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        # discord.py asks for each of five hundred strings in each of thirty languages
        picked = {locale.value: texts.pick(locale.value) for locale in Locale}
        self._languages = {
            locale: language for locale, language in picked.items() if language != FALLBACK or locale in _ENGLISH
        }

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the translation; None for names, and for languages without texts."""
        if context.location not in _TRANSLATED:
            return None
        language = self._languages.get(locale.value)
        return None if language is None else self._texts.say(language, string.message)


async def translated(tree: app_commands.CommandTree[Any], translator: Translator) -> list[dict[str, Any]]:
    """Return the whole tree as it is sent to Discord."""
    return [in_english(await command.get_translated_payload(tree, translator)) for command in tree.get_commands()]


def in_english(payload: dict[str, Any]) -> dict[str, Any]:
    """Return a command's payload with its keys replaced by English, for members with any other language."""
    settled = dict(payload)
    for field in ("name", "description"):
        localized = dict(settled.get(f"{field}_localizations") or {})
        english = [localized.pop(locale, None) for locale in _ENGLISH]
        if english[0] is not None:
            settled[field] = english[0]
        if f"{field}_localizations" in settled:
            settled[f"{field}_localizations"] = localized
    for branch in ("options", "choices"):
        if branch in settled:
            settled[branch] = [in_english(child) for child in settled[branch]]
    return settled
