"""The texts of this project. They are read only once, because reading takes longer than most tests."""

from functools import cache

from bot.texts import Texts, load_texts
from bot.texts.files import FOLDER
from tests.texts.fluent_facts import Language, read_languages


@cache
def all_texts() -> Texts:
    return load_texts()


@cache
def all_languages() -> dict[str, Language]:
    return read_languages(FOLDER)
