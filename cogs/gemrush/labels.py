"""A move of Gem Rush in words, for a member at the table."""

from bot.engine.game import Phrase, Seat
from bot.errors import Param
from bot.games.gemrush.moves import Move
from bot.sessions.model import Match
from bot.ui.words import Words, plain_name
from cogs.gemrush.face import state_of


class _MatchWords:
    """A member's words, with the names of who plays."""

    def __init__(self, match: Match, words: Words) -> None:
        self._match, self._words = match, words

    def __call__(self, key: str, **params: Param) -> str:
        return self._words(key, **params)

    def phrase(self, phrase: Phrase) -> str:
        return self._words.phrase(phrase)

    def name(self, seat: Seat) -> str:
        return plain_name(self._match.name_of(seat))


def move(match: Match, one: Move, words: Words) -> str:
    """Return a move that can be made now, in half a line."""
    return one.label(state_of(match), _MatchWords(match, words))
