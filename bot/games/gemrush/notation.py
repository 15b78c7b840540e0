"""Cards, gems, doors and skills in writing, and the values of moves.

A card is its gems, two letters each: `ObPe`, `Di`. `cells` tells how a cell is written. A turn of a tile is the side to
which its printed north lies: N, E, S, W. A skill is its key: `large-scoop`; in a payment its first four letters:
`+evoc`. All is read kindly: in either case, gems of a card in either order, whole words for sides.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bot.engine.game import Seat
from bot.engine.quoting import quoted
from bot.errors import NotationError
from bot.games.gemrush.cells import Cell, cell_name, parse_cell
from bot.games.gemrush.gems import CARD_NAMES, CODES, GEM_OF_CODE
from bot.games.gemrush.model import SEATS
from bot.games.gemrush.skills import SKILLS, Skill
from bot.games.gemrush.tiles import SIDE_LETTERS, SIDES

MOST_CARDS = 10  # in one move: more would not fit into 60 characters

SIDE_WORDS = {word: side for side, name in enumerate(SIDES) for word in (name, name[0])}
"""By word, small letters: the side it means."""

_SKILLS = {skill.key: skill for skill in SKILLS}
_GEM_LETTERS = {code.lower(): gem for code, gem in GEM_OF_CODE.items()}
_CARDS = {name.lower(): kind for kind, name in enumerate(CARD_NAMES)}
_CARDS |= {name[2:] + name[:2]: kind for name, kind in _CARDS.items() if len(name) == 4}


def card_name(kind: int) -> str:
    """A card in writing: "ObPe"."""
    return CARD_NAMES[kind]


def cards_name(cards: Sequence[int]) -> str:
    """Cards in writing: "ObPe ElSo"."""
    return " ".join(map(card_name, cards))


def gems_name(gems: Sequence[int]) -> str:
    """Gems in writing: "Ob Pe"."""
    return " ".join(CODES[gem] for gem in gems)


def door_name(cell: Cell, side: int) -> str:
    """A door in writing: "N13E"."""
    return cell_name(cell) + SIDE_LETTERS[side]


def parse_card(text: str) -> int:
    """Read a card. Raises NotationError (gemrush-notation-card)."""
    kind = _CARDS.get(re.sub(r"[/+-]", "", text.strip().lower()))
    if kind is None:
        raise NotationError("gemrush-notation-card", text=quoted(text))
    return kind


def parse_gem(text: str) -> int:
    """Read a gem: its two letters, or any beginning of its name. Raises NotationError (gemrush-notation-gem)."""
    gem = _GEM_LETTERS.get(text.strip().lower()[:2])
    name = gem.name.lower().replace("_", "") if gem is not None else ""
    if gem is None or not name.startswith(re.sub(r"[\s_-]", "", text.lower())):
        raise NotationError("gemrush-notation-gem", text=quoted(text))
    return int(gem)


def parse_skill(text: str) -> Skill:
    """Read a skill by its key. Raises NotationError (gemrush-notation-skill)."""
    skill = _SKILLS.get("-".join(text.strip().lower().split()))
    if skill is None:
        raise NotationError("gemrush-notation-skill", text=quoted(text))
    return skill


# ---- the values of moves ----


class Field(NamedTuple):
    """How one value of a move is written and read. whole: it takes all the words that follow, at least one."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    whole: bool = False


def read_cards(words: Sequence[str]) -> bytes:
    """Read several cards. Raises NotationError (gemrush-notation-card, -many)."""
    if len(words) > MOST_CARDS:
        raise NotationError("gemrush-notation-many", count=len(words), most=MOST_CARDS)
    return bytes(sorted(map(parse_card, words)))


def read_side(word: str) -> int:
    """Read a side. Raises NotationError (gemrush-notation-side)."""
    if word not in SIDE_WORDS:
        raise NotationError("gemrush-notation-side", text=quoted(word))
    return SIDE_WORDS[word]


def read_seat(word: str) -> Seat:
    """Read a seat, counted from 1. Raises NotationError (gemrush-notation-number)."""
    return Seat(_number(word, SEATS["rush"][1]) - 1)


def _number(word: str, high: int) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", word) or not 1 <= int(word) <= high:
        raise NotationError("gemrush-notation-number", text=quoted(word), low=1, high=high)
    return int(word)


SIDE = Field(SIDE_LETTERS.__getitem__, read_side)
CELL = Field(cell_name, parse_cell)
CARD = Field(card_name, parse_card)
CARDS = Field(cards_name, lambda text: read_cards(text.split()), whole=True)
GEM = Field(CODES.__getitem__, parse_gem, whole=True)
SKILL = Field(lambda skill: skill.key, parse_skill, whole=True)
SEAT = Field(lambda seat: str(seat + 1), read_seat)
NUMBER = Field(str, lambda word: _number(word, 75))
NEW_OR_SAME = Field(lambda new: "new" if new else "same", lambda word: ("same", "new").index(word) == 1)
