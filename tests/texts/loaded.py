"""The texts of this project, read once for all tests of a process: reading them takes longer than most tests."""

from functools import cache

from bot.texts import Texts, load_texts
from bot.texts.sentences import FOLDER
from tests.texts.fluent_facts import Language, read_languages


@cache
def all_texts() -> Texts:
    """Return all sentences. Here a sentence that cannot be said raises an error."""
    return load_texts()


@cache
def all_languages() -> dict[str, Language]:
    """Return the facts that are read from the Fluent files, by language."""
    return read_languages(FOLDER)
