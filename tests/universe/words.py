"""What the bot says must be whole, and in the language of who reads it."""

import re
from collections.abc import Iterator

from bot.playground.world.interaction import Modal
from bot.playground.world.model import Json, Message, nested
from bot.texts import Texts
from tests.kills.child import IN_DOUBT, REFUSED

SHORTEST = 8  # characters of a line that tells its language: shorter ones are often the same in two languages
# A brace of a sentence file, a variable of one, or a value of Python's that no sentence was made of.
REMNANT = re.compile(r"\{|\}|\$[a-z]\w*|\bNone\b|\bTrue\b|\bFalse\b|<[\w.]+ object|\b\w+\.\w+\(")
KEY = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
CODE = re.compile(r"`[^`]*`|https?://\S+|<[^>]*>")  # what is no sentence: typed codes, links, mentions
LABELS = ("label", "placeholder", "description")


class Lines:
    """Knows which lines each language has, as far as sentences without variables go.

    Such a sentence stands in its file as it is said, so it is read there without Fluent's slow parser.
    """

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._languages: dict[str, set[str]] = {}
        self._keys: set[str] = set()
        for language, parsed in texts._parsed.items():
            for key, entry in parsed.entries.items():
                self._keys.add(key)
                if "{" not in entry:
                    for line in entry.partition("=")[2].splitlines():
                        self._languages.setdefault(line.strip(), set()).add(language)

    def faults(self, shown: Iterator[str], locale: str | None) -> Iterator[str]:
        """Yield what is wrong with shown texts. locale: of who reads them; None if several people do."""
        language = None if locale is None else self._texts.pick(locale)
        for text in shown:
            for line in text.removeprefix(REFUSED).removeprefix(IN_DOUBT).splitlines():
                prose = CODE.sub("", line)
                if REMNANT.search(prose) or any(word in self._keys for word in KEY.findall(prose)):
                    yield f"a text is not whole: {line!r}"
                known = self._languages.get(line.strip())
                if language is not None and known and language not in known and len(line) >= SHORTEST:
                    yield f"who reads {language} is told {line!r}, which is {' or '.join(sorted(known))}"


def shown_in(message: Message) -> Iterator[str]:
    """Yield all texts that a message shows, with its labels and alt texts."""
    yield from message.texts
    yield from _labels(nested(message.components))
    yield from (one.description for one in message.attachments if one.description)


def shown_in_modal(modal: Modal) -> Iterator[str]:
    """Yield all texts of a modal."""
    yield modal.title
    yield from _labels(nested(modal.components))


def _labels(parts: list[Json]) -> Iterator[str]:
    for part in parts:
        for one in (part, *(part.get("options") or ())):
            yield from (one[name] for name in LABELS if isinstance(one.get(name), str))
