"""The languages of the page: which of them a member or a browser reads, and which ones members can choose.

The page's sentences come with `Playground(words=...)`, by language and key. `socket` describes a sentence.
"""

from collections.abc import Collection

from bot.playground.world.model import Json

FALLBACK = "en"
# Discord's codes of languages that it has only with a country.
LOCALES = {"en": "en-US", "es": "es-ES", "sv": "sv-SE"}


def language_of(languages: Collection[str], *locales: str) -> str:
    """Return the language of the first locale that has one, such as "es" for "es-419"; else English."""
    for locale in locales:
        for tag in (locale, locale.partition("-")[0]):
            if tag in languages:
                return tag
    return FALLBACK


def accepted(header: str) -> list[str]:
    """Return the locales in a header `Accept-Language`, the preferred first, as all browsers send them."""
    return [part.partition(";")[0].strip() for part in header.split(",")]


def choices(languages: Collection[str]) -> list[Json]:
    """Return the languages that members can choose, each with its code in Discord, sorted by code."""
    return [{"locale": LOCALES.get(language, language), "language": language} for language in sorted(languages)]
