"""Tells whether the argument of a button names a move."""

import re

from bot.engine.game import AnyGame
from bot.errors import NotationError


def names_move(game: AnyGame, argument: str, notation: str) -> bool:
    """Return whether a button's argument names a move: the whole move, or one or more words of its notation.

    argument: from the button's address. If the button stands for an option, the option comes after a "|".
    notation: the canonical form of the move.
    """
    try:
        return game.notate(game.parse(argument.rpartition("|")[2])) == notation
    except NotationError:  # no whole move
        words = re.findall(r"[^ |]+", argument)
    return bool(words) and all(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", notation) for word in words)
