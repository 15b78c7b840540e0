"""Cards, gems, doors and skills in writing, and of these the moves.

A card is its gems, two letters each: `ObPe`, `Di`. `cells` tells how a cell is written. A turn of a tile is the side to
which its printed north lies: N, E, S, W. A skill is its key: `large-scoop`; in a payment its first four letters:
`+evoc`. All is read kindly: in either case, gems of a card in either order, whole words for sides.

`kinds` says for each kind of move with which word it begins, and which `Spelling` follows.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from bot.engine.game import Seat
from bot.engine.quoting import quoted
from bot.errors import NotationError
from bot.games.gemrush.cells import Cell, cell_name, parse_cell
from bot.games.gemrush.gems import CARD_NAMES, CODES, GEM_OF_CODE
from bot.games.gemrush.model import SEATS
from bot.games.gemrush.moves import Build, Burn, Place, PlayOn
from bot.games.gemrush.payments import PAYING
from bot.games.gemrush.skills import SKILLS, Skill
from bot.games.gemrush.tiles import SIDE_LETTERS, SIDES

M = TypeVar("M", bound=msgspec.Struct)

MOST_CARDS = 10  # in one move: more would not fit into 60 characters

SIDE_WORDS = {word: side for side, name in enumerate(SIDES) for word in (name, name[0])}
"""By word, small letters: the side it means."""

_SKILLS = {skill.key: skill for skill in SKILLS}
_SKILL_CODES = {skill: skill.key[:4] for skill in PAYING}
_GEM_LETTERS = {code.lower(): gem for code, gem in GEM_OF_CODE.items()}
_CARDS = {name.lower(): kind for kind, name in enumerate(CARD_NAMES)}
_CARDS |= {name[2:] + name[:2]: kind for name, kind in _CARDS.items() if len(name) == 4}
_DOOR = re.compile(r"([a-z]{1,2}[0-9]{1,3})[ :/-]?(north|east|south|west|n|e|s|w)")


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


class Spelling(NamedTuple, Generic[M]):
    """How a move is written after its first word, and read. Of wrong words `read` raises NotationError, ValueError or
    IndexError.
    """

    write: Callable[[M], Sequence[str]]
    read: Callable[[Sequence[str]], M]


def spelled(move: type[M], *fields: Field) -> Spelling[M]:
    """Return the spelling of a move whose values are written one after the other, in the order of its attributes."""

    def write(one: M) -> Sequence[str]:
        values = msgspec.structs.astuple(one)
        return [field.write(value) for field, value in zip(fields, values, strict=True)]

    def read(words: Sequence[str]) -> M:
        given = [" ".join(words)] if words and fields and fields[0].whole else words
        if len(given) != len(fields):
            raise ValueError
        return move(*(field.read(word) for field, word in zip(fields, given, strict=True)))

    return Spelling(write, read)


def _read_cards(words: Sequence[str]) -> bytes:
    if len(words) > MOST_CARDS:
        raise NotationError("gemrush-notation-many", count=len(words), most=MOST_CARDS)
    return bytes(sorted(map(parse_card, words)))


def _read_side(word: str) -> int:
    if word not in SIDE_WORDS:
        raise NotationError("gemrush-notation-side", text=quoted(word))
    return SIDE_WORDS[word]


def _number(word: str, high: int) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", word) or not 1 <= int(word) <= high:
        raise NotationError("gemrush-notation-number", text=quoted(word), low=1, high=high)
    return int(word)


def _read_seat(word: str) -> Seat:
    return Seat(_number(word, SEATS["rush"][1]) - 1)


SIDE = Field(SIDE_LETTERS.__getitem__, _read_side)
CELL = Field(cell_name, parse_cell)
CARD = Field(card_name, parse_card)
CARDS = Field(cards_name, lambda text: _read_cards(text.split()), whole=True)
GEM = Field(CODES.__getitem__, parse_gem, whole=True)
SKILL = Field(lambda skill: skill.key, parse_skill, whole=True)
SEAT = Field(lambda seat: str(seat + 1), _read_seat)
NUMBER = Field(str, lambda word: _number(word, 75))
NEW_OR_SAME = Field(lambda new: "new" if new else "same", lambda word: ("same", "new").index(word) == 1)


# ---- moves with a spelling of their own ----


def _write_build(move: Build) -> Sequence[str]:
    codes = (f"+{_SKILL_CODES[SKILLS[skill]]}" for skill in move.skills)
    return door_name(move.cell, move.side), *map(card_name, move.cards), *codes


def _read_build(words: Sequence[str]) -> Build:
    """The door in one word or two, cards, skills."""
    joined = " ".join(words)
    found = _DOOR.match(joined)
    if found is None:
        raise NotationError("gemrush-notation-door", text=quoted(words[0]))
    cell, side = parse_cell(found[1]), _read_side(found[2])
    cards, skills = [], set()
    for word in joined[found.end() :].replace("+", " +").split():
        if word.startswith("+"):
            skills.add(_paying_skill(word[1:]))
        else:
            cards.append(word)
    return Build(cell, side, _read_cards(cards), bytes(sorted(skills)))


def _paying_skill(word: str) -> int:
    for skill, code in _SKILL_CODES.items():
        if word.startswith(code) and skill.key.startswith(word):
            return int(skill)
    raise NotationError("gemrush-notation-skill", text=quoted(word))


def _write_burn(move: Burn) -> Sequence[str]:
    return *map(card_name, move.cards), *(f"{seat + 1}:{card_name(kind)}" for seat, kind in move.others)


def _read_burn(words: Sequence[str]) -> Burn:
    own = [word for word in words if ":" not in word]
    pairs = (word.split(":", 1) for word in words if ":" in word)
    return Burn(_read_cards(own), tuple(sorted((_read_seat(seat), parse_card(card)) for seat, card in pairs)))


def _write_place(move: Place) -> Sequence[str]:
    turn = SIDE_LETTERS[move.turn]
    return ("other", turn) if move.other else (turn,)


def _read_place(words: Sequence[str]) -> Place:
    other = words[0] == "other"
    (turn,) = words[other:]
    return Place(_read_side(turn), other=other)


def _read_play_on(words: Sequence[str]) -> PlayOn:
    if list(words) != ["on"]:
        raise ValueError
    return PlayOn()


BUILD = Spelling(_write_build, _read_build)
PLACE = Spelling(_write_place, _read_place)
BURN = Spelling(_write_burn, _read_burn)
PLAY_ON = Spelling(lambda _: ("on",), _read_play_on)


def build_name(move: Build) -> str:
    """A construction in writing: "build N13E ObPe +evoc"."""
    return " ".join(("build", *_write_build(move)))
