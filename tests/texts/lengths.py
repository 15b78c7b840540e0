"""Knows how long sentences may be, by their keys. Limits that follow from pictures are in the tests of pictures."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import bot
from bot.texts import Texts
from bot.ui.panels import LONGEST_ALT, LONGEST_HINT, LONGEST_LABEL, LONGEST_TITLE
from tests.texts import code_facts, fluent_facts
from tests.texts.fluent_facts import Language

PROJECT = Path(bot.__file__).parent.parent
CODE = (PROJECT / "bot", PROJECT / "cogs", PROJECT / "render")
LONGEST_BUTTON = 24  # a phone shows up to five buttons in a row


def _words(said: str) -> int:
    return len(re.findall(r"\w[\w’'-]*", said))


def _longest_line(said: str) -> int:
    return max(map(len, said.splitlines()))


class Limit(NamedTuple):
    """How long the sentences of some keys may be. key: a regular expression."""

    key: str
    most: int
    unit: str
    measure: Callable[[str], int] = len


LIMITS = (
    Limit(r"(\w+-)?(cmd|opt|choice)(-.*)?", LONGEST_HINT, "characters, Discord’s limit"),
    Limit(r"\w+-ui-.*-title", LONGEST_TITLE, "characters, Discord’s limit of a form’s title"),
    Limit(r"\w+-ui-.*-field", LONGEST_LABEL, "characters, Discord’s limit of a form’s field"),
    Limit(r".*-(hint|example)", LONGEST_HINT, "characters, Discord’s limit"),
    Limit(r"\w+-page-.*-alt", LONGEST_ALT, "characters, Discord’s limit of a picture’s description"),
    Limit(r"\w+-page-(?!.*-(alt|title)$).*", 60, "words of a page of the rules", _words),
    Limit(r"\w+-lesson-\w+", 40, "characters of a lesson’s title"),
    Limit(r"\w+-lesson-\w+-\w+(-done|-tip)?", 45, "words of a task", lambda said: len(said.split())),
    Limit(r"gemrush-room-(?!.*-text$).*", 16, "characters on a room’s banner"),
    Limit(r"gemrush-room-.*-text", 60, "characters below a room"),
    Limit(r"gemrush-skill-.*-rule", 160, "characters of a skill’s rule"),
    Limit(r"gemrush-skill-.*-verse", 59, "characters of each line of a verse", _longest_line),
)


def limits_of(key: str) -> Iterator[Limit]:
    """Yield the limits of a sentence."""
    yield from (limit for limit in LIMITS if re.fullmatch(limit.key, key))
    if any(request.asks_for(key) for request in _labels().get(key.partition("-")[0], ())):
        yield Limit(re.escape(key), LONGEST_BUTTON, "characters of a button")


@cache
def _labels() -> dict[str, list[code_facts.Request]]:
    """Return where the code names labels of buttons beside `ButtonSpec`, by the first parts of the keys."""
    found: dict[str, list[code_facts.Request]] = {}
    for request in code_facts.requests_in(CODE, ["[a-z0-9]+"], containing="ButtonSpec("):
        if request.callee == "ButtonSpec":
            found.setdefault(re.split(r"\\?-", request.pattern)[0], []).append(request)
    return found


def too_long(texts: Texts, language: Language) -> Iterator[tuple[str, str]]:
    """Yield the key and a fault for each sentence that is too long with some of its values."""
    for key in language.messages:
        limits = list(limits_of(key))
        for values in fluent_facts.samples(language, key) if limits else ():
            said = texts.say(language.name, key, **values)
            over = [limit for limit in limits if limit.measure(said) > limit.most]
            if over:
                yield key, f"has {over[0].measure(said)}, at most {over[0].most} {over[0].unit}: {said}"
                break
