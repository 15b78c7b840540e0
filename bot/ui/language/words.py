"""Sentences in one reader's language."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Phrase, Seat
from bot.errors import Param
from bot.games import AnyGame
from bot.sessions.model import Match
from bot.texts import Texts
from bot.ui.language.names import safe_name


class Words:
    """`Texts` bound to a language; calling it says a sentence."""

    def __init__(self, texts: Texts, *locales: str | None, board: str | None = None) -> None:
        """locales: as Discord writes them, best first. board: that of the board whose buttons are spoken of; None: the
        same language.
        """
        self.language = texts.pick(*locales)
        self._texts = texts if board is None else texts.beside(texts.pick(board))

    def __call__(self, key: str, **params: Param) -> str:
        return self._texts.say(self.language, key, **params)

    def phrase(self, phrase: Phrase, match: Match | None = None, *, escape: bool = True) -> str:
        """Return a sentence of the rules.

        Where it speaks of a `seat`, it is given the `name` of the member there (of a `from_seat` the `from_name`, and
        so on), escaped for a message unless `escape` is False.
        """
        named = None if match is None else with_names(match, self)
        return self._texts.phrase(self.language, phrase, **_named(phrase, named, escape))

    def told(self, game: AnyGame, events: Iterable[Any], match: Match) -> str:
        """Return what happened, in a few sentences."""
        return " ".join(filter(None, (self.phrase(game.tell(event), match) for event in events)))


def with_names(match: Match, words: Words) -> Match:
    """Return the match with a name for every seat. Members who had their data deleted get a name in the reader's
    words.
    """
    if all(seat.name for seat in match.seats):
        return match
    nameless = words("privacy-former")
    return replace(match, seats=tuple(replace(seat, name=seat.name or nameless) for seat in match.seats))


def _named(phrase: Phrase, match: Match | None, escape: bool) -> dict[str, Param]:
    if match is None:
        return {}
    names: dict[str, Param] = {}
    for param, value in phrase.params:
        if (param == "seat" or param.endswith("_seat")) and isinstance(value, int):
            name = match.name_of(Seat(value)) if 0 <= value < len(match.seats) else ""
            names[param.removesuffix("seat") + "name"] = safe_name(name) if escape and name else name
    return names
