"""Gem Rush: the list of all kinds of moves, and moves in writing. This is the only list of them."""

import re
import unicodedata

from bot.engine.quoting import quoted
from bot.errors import NotationError
from bot.games.gemrush import abilities, actions, building, crisis, turns, walking
from bot.games.gemrush.moves import Move
from bot.games.gemrush.notation import SIDE_WORDS

# In the order in which legal moves are listed.
KINDS: tuple[type[Move], ...] = (
    turns.ChooseSkill,
    walking.Walk,
    walking.Permeate,
    walking.Cart,
    walking.Warp,
    walking.Wayfare,
    walking.Remodel,
    building.Build,
    building.Place,
    actions.Use,
    actions.Act,
    actions.Reach,
    actions.Scavenge,
    actions.DrawCard,
    abilities.ChooseX,
    abilities.Name,
    abilities.Discard,
    abilities.Keep,
    abilities.SwapWith,
    abilities.MoveTo,
    abilities.GoTo,
    crisis.Burn,
    turns.Chaos,
    crisis.Offer,
    crisis.Withdraw,
    crisis.Stop,
    crisis.PlayOn,
)
ON_CALL = tuple(kind for kind in KINDS if not kind.phases)
"""What may be done by seats that nobody waits for."""

_KIND_OF_WORD = {kind.word(): kind for kind in KINDS}
_SYNONYMS = {"walk": "step", "move": "step"}
_BLANKS = str.maketrans(dict.fromkeys(",;`", " "))


def notate_move(move: Move) -> str:
    """Return a move written the one canonical way."""
    return move.text()


def parse_move(text: str) -> Move:
    """Read a move.

    Raises NotationError (all gemrush-notation-...): `move` if no move begins so, `form` for too few or too many words
    behind a known beginning, `many` for too many cards; the readers of the values raise their own.
    """
    verb, *words = _tidy(text).split() or [""]
    verb = _SYNONYMS.get(verb, verb)
    kind = _KIND_OF_WORD.get(verb)
    if kind is None:
        raise NotationError("gemrush-notation-move", text=quoted(text))
    try:
        return kind.read(words)
    except (ValueError, IndexError) as error:
        raise NotationError("gemrush-notation-form", verb=verb, form=kind.form) from error


def _tidy(text: str) -> str:
    """Small letters, one blank between words, separators as blanks, full-width made plain; as copied from a message,
    without its code marks and full stop; a side alone is a step, and a number may follow `x` at once."""
    plain = unicodedata.normalize("NFKC", text).translate(_BLANKS).lower().strip(" .!")
    words = re.sub(r"^x ?=? ?(?=[0-9])", "x ", " ".join(plain.split()))
    return f"step {words}" if words in SIDE_WORDS else words
