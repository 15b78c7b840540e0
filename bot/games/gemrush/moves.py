"""Gem Rush: what every kind of move says of itself, and how its values are written. `rules` lists the kinds.

Cards are kinds, sets of them ascending `bytes`; sides and turns are 0..3: north, east, south, west.

In writing a card is its gems, two letters each: `ObPe`, `Di`. `mine` tells how a cell is written. A turn of a tile is
the side to which its printed north lies: N, E, S, W. A skill is its key: `large-scoop`; in a payment its first four
letters: `+evoc`. All is read kindly: in either case, gems of a card in either order, whole words for sides.
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
from bot.games.gemrush.model import SEATS, Phase, State
from bot.games.gemrush.names import NamedWords
from bot.games.gemrush.rooms import SIDE_LETTERS, SIDES
from bot.games.gemrush.skills import SKILLS, Skill

MOST_CARDS = 10  # in one move: more would not fit into 60 characters

SIDE_WORDS = {word: side for side, name in enumerate(SIDES) for word in (name, name[0])}
"""By word, small letters: the side it means."""

_SKILLS = {skill.key: skill for skill in SKILLS}
_GEM_LETTERS = {code.lower(): gem for code, gem in GEM_OF_CODE.items()}
_CARDS = {name.lower(): kind for kind, name in enumerate(CARD_NAMES)}
_CARDS |= {name[2:] + name[:2]: kind for name, kind in _CARDS.items() if len(name) == 4}


def card_name(kind: int) -> str:
    """Return a card in writing: "ObPe"."""
    return CARD_NAMES[kind]


def cards_name(cards: Sequence[int]) -> str:
    """Cards in writing: "ObPe ElSo"."""
    return " ".join(map(card_name, cards))


def gems_name(gems: Sequence[int]) -> str:
    """Gems in writing: "Ob Pe"."""
    return " ".join(CODES[gem] for gem in gems)


def door_name(cell: Cell, side: int) -> str:
    """Return a door in writing: "N13E"."""
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


NAMED = 4  # rooms or doors that a refusal offers instead


class Move(msgspec.Struct, frozen=True):
    """A move. A turn of a player is many of them.

    Legality is decided in one place: a move can be made if nothing bars its kind and it is among the kind's choices.

    Attributes:
        form: an example of it in writing; its first word begins every move of the kind.
        fields: how its values are written behind that word, in their order.
        phases: the phases in which the seat to move may make it; (): in others' turns too.
        by_skill: the skill that allows it, if it takes one.
    """

    form: ClassVar[str]
    fields: ClassVar[tuple[Field, ...]] = ()
    phases: ClassVar[tuple[Phase, ...]] = ("move",)
    by_skill: ClassVar[Skill | None] = None

    # ---- in writing ----

    @classmethod
    def word(cls) -> str:
        """Return the first word of all its moves in writing."""
        return cls.form.partition(" ")[0]

    def text(self) -> str:
        """Return it written the one canonical way."""
        return " ".join((self.word(), *self.written()))

    def written(self) -> Sequence[str]:
        """Return the words behind the first."""
        values = msgspec.structs.astuple(self)
        return [field.write(value) for field, value in zip(self.fields, values, strict=True)]

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read the words behind the first. Raises NotationError, ValueError or IndexError for wrong ones."""
        given = [" ".join(words)] if words and cls.fields and cls.fields[0].whole else words
        if len(given) != len(cls.fields):
            raise ValueError
        return cls(*(field.read(word) for field, word in zip(cls.fields, given, strict=True)))

    # ---- whether it can be made ----

    @classmethod
    def barred(cls, state: State, seat: Seat) -> IllegalMove | None:
        """Return why a seat can make no move of the kind now; None where some can be made."""
        return None if cls.by_skill is None else lacking(state, cls.by_skill)

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterable[Self]:
        """Return the moves of the kind that a seat can make now, each once; asked only where nothing bars it."""
        return (cls(),)

    def is_choice(self, state: State, seat: Seat) -> bool:
        """Return whether it is among the choices."""
        return self in self.choices(state, seat)

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        """Return why it is not among the choices; asked only where it is not."""
        raise NotImplementedError

    # ---- what it does ----

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        """Return the state after it, which can be made; add what happens to the events."""
        raise NotImplementedError

    def label(self, state: State, words: NamedWords) -> str:
        """Return it in half a line, for buttons and menus; it can be made. What it shows of a hand is for its owner."""
        raise NotImplementedError


# ---- refusals that several kinds share ----


def lacking(state: State, skill: Skill) -> IllegalMove | None:
    """Return the refusal where the seat to move lacks a skill; None where it has it."""
    own = state.mover.skills
    if skill in own:
        return None
    return IllegalMove("gemrush-lacks-skill", skill=skill.key, count=len(own), own=skill_names(own))


def not_held(hand: bytes, cards: bytes) -> IllegalMove:
    """Return the refusal of cards that a hand does not hold."""
    return IllegalMove("gemrush-card-not-held", cards=cards_name(cards), count=len(hand), held=cards_name(hand))


def skill_names(skills: Iterable[int]) -> str:
    """Return the keys of skills: "evocation, large-scoop"."""
    return ", ".join(SKILLS[skill].key for skill in skills)


def cell_names(cells: Sequence[Cell]) -> str:
    """Return the first NAMED of some cells in writing: "N13, O13"."""
    return ", ".join(map(cell_name, cells[:NAMED]))
