"""Gem Rush: the base class of moves, and the notation of their values. `rules` lists the kinds of moves.

A card is the number of its kind, and several cards are ascending `bytes`. Sides and turns are 0..3: north, east, south,
west.

A card is written as its gems with two letters each: `ObPe`, `Di`. `mine` describes the notation of a cell. The turn of
a tile is written as the side that its printed north faces: N, E, S, W. A skill is written as its key:
`large-scoop`. In a payment, a skill is written as its first four letters: `+evoc`. Players may also type lower case,
the gems of a card in any order, and whole words for sides.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, NamedTuple, Self

import msgspec

from bot.engine.game import Seat
from bot.engine.quoting import quoted
from bot.errors import IllegalMove, NotationError
from bot.games.gemrush.events import Event
from bot.games.gemrush.gems import CARD_NAMES, CODES, GEM_OF_CODE
from bot.games.gemrush.mine import Cell, cell_name, parse_cell
from bot.games.gemrush.model import MOST_CARDS, SEATS, Phase, State
from bot.games.gemrush.names import NamedWords
from bot.games.gemrush.rooms import SIDE_LETTERS, SIDES
from bot.games.gemrush.skills import SKILLS, Skill

SIDE_WORDS = {word: side for side, name in enumerate(SIDES) for word in (name, name[0])}
"""The side for each word in lower case, such as "north" and "n"."""

_SKILLS = {skill.key: skill for skill in SKILLS}
_GEM_LETTERS = {code.lower(): gem for code, gem in GEM_OF_CODE.items()}
_CARDS = {name.lower(): kind for kind, name in enumerate(CARD_NAMES)}
_CARDS |= {name[2:] + name[:2]: kind for name, kind in _CARDS.items() if len(name) == 4}


def card_name(kind: int) -> str:
    """Return the notation of a card: "ObPe"."""
    return CARD_NAMES[kind]


def cards_name(cards: Sequence[int]) -> str:
    """Return the notation of cards: "ObPe ElSo"."""
    return " ".join(map(card_name, cards))


def gems_name(gems: Sequence[int]) -> str:
    """Return the notation of gems: "Ob Pe"."""
    return " ".join(CODES[gem] for gem in gems)


def door_name(cell: Cell, side: int) -> str:
    """Return the notation of a door: "N13E"."""
    return cell_name(cell) + SIDE_LETTERS[side]


def parse_card(text: str) -> int:
    """Read a card. Raises NotationError."""
    kind = _CARDS.get(re.sub(r"[/+-]", "", text.strip().lower()))
    if kind is None:
        raise NotationError("gemrush-notation-card", text=quoted(text))
    return kind


def parse_gem(text: str) -> int:
    """Read a gem: its two letters, or more letters of its name. Raises NotationError."""
    gem = _GEM_LETTERS.get(text.strip().lower()[:2])
    name = gem.name.lower().replace("_", "") if gem is not None else ""
    if gem is None or not name.startswith(re.sub(r"[\s_-]", "", text.lower())):
        raise NotationError("gemrush-notation-gem", text=quoted(text))
    return int(gem)


def parse_skill(text: str) -> Skill:
    """Read the key of a skill. Raises NotationError."""
    skill = _SKILLS.get("-".join(text.strip().lower().split()))
    if skill is None:
        raise NotationError("gemrush-notation-skill", text=quoted(text))
    return skill


# ---- the values of moves ----


class Field(NamedTuple):
    """Writes and reads one value of a move."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    whole: bool = False  # whether all words that follow belong to the value


def read_cards(words: Sequence[str]) -> bytes:
    """Read at most MOST_CARDS cards. Raises NotationError."""
    if len(words) > MOST_CARDS:
        raise NotationError("gemrush-notation-many", count=len(words), most=MOST_CARDS)
    return bytes(sorted(map(parse_card, words)))


def read_side(word: str) -> int:
    if word not in SIDE_WORDS:
        raise NotationError("gemrush-notation-side", text=quoted(word))
    return SIDE_WORDS[word]


def read_seat(word: str) -> Seat:
    """Read the number of a seat, counted from 1. Raises NotationError."""
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


NAMED = 4  # the most rooms or doors that a refusal names


class Move(msgspec.Struct, frozen=True):
    """The base class of all moves. A player's turn consists of many moves.

    A move is legal if nothing bars its kind (`barred`) and it is one of the kind's `choices`.
    """

    form: ClassVar[str]  # an example in notation; every move of the kind begins with the same word
    fields: ClassVar[tuple[Field, ...]] = ()  # the notation of the values after the first word
    phases: ClassVar[tuple[Phase, ...]] = ("move",)  # when the move is possible; () means for any seat at any time
    by_skill: ClassVar[Skill | None] = None  # the skill that the move requires

    # ---- notation ----

    @classmethod
    def word(cls) -> str:
        """Return the first word of every move of this kind."""
        return cls.form.partition(" ")[0]

    def text(self) -> str:
        """Return the notation of the move."""
        return " ".join((self.word(), *self.written()))

    def written(self) -> Sequence[str]:
        """Return the words after the first."""
        values = msgspec.structs.astuple(self)
        return [field.write(value) for field, value in zip(self.fields, values, strict=True)]

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read the words after the first. Raises NotationError, ValueError or IndexError if they are wrong."""
        given = [" ".join(words)] if words and cls.fields and cls.fields[0].whole else words
        if len(given) != len(cls.fields):
            raise ValueError
        return cls(*(field.read(word) for field, word in zip(cls.fields, given, strict=True)))

    # ---- legality ----

    @classmethod
    def barred(cls, state: State, seat: Seat) -> IllegalMove | None:
        """Return why a seat cannot make any move of this kind now; None if nothing bars the kind."""
        return None if cls.by_skill is None else lacking(state, cls.by_skill)

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterable[Self]:
        """Return the moves of this kind that a seat can make now, each once. Call it only if nothing bars the kind."""
        return (cls(),)

    def is_choice(self, state: State, seat: Seat) -> bool:
        """Return whether the move is one of the `choices`. Call it only if nothing bars the kind."""
        return self in self.choices(state, seat)

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        """Return the refusal of a move that is not one of the `choices`."""
        raise NotImplementedError

    # ---- effect ----

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        """Return the state after this legal move, and append its events."""
        raise NotImplementedError

    def label(self, state: State, words: NamedWords) -> str:
        """Return a short text of this legal move for buttons and menus. It may show cards of the player's hand."""
        raise NotImplementedError


# ---- refusals that several kinds share ----


def no_longer_plays(state: State, seat: Seat) -> IllegalMove | None:
    """Return the refusal if the match is over or the seat has left; else None."""
    if state.over:
        return IllegalMove("gemrush-over")
    return None if state.seats[seat].present else IllegalMove("gemrush-left-before")


def lacking(state: State, skill: Skill) -> IllegalMove | None:
    """Return the refusal if the seat to move lacks a skill; None if the seat has the skill."""
    own = state.mover.skills
    if skill in own:
        return None
    return IllegalMove("gemrush-lacks-skill", skill=skill.key, count=len(own), own=skill_names(own))


def not_held(hand: bytes, cards: bytes) -> IllegalMove:
    """Return the refusal of cards that are not in a hand."""
    return IllegalMove("gemrush-card-not-held", cards=cards_name(cards), count=len(hand), held=cards_name(hand))


def skill_names(skills: Iterable[int]) -> str:
    """Return the keys of skills: "evocation, large-scoop"."""
    return ", ".join(SKILLS[skill].key for skill in skills)


def cell_names(cells: Sequence[Cell]) -> str:
    """Return the notation of the first NAMED cells: "N13, O13"."""
    return ", ".join(map(cell_name, cells[:NAMED]))
