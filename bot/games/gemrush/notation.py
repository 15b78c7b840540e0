"""Cards and moves in writing.

A card is its gems, two letters each: `ObPe`, `Di`. Cells are told in `cells`. A turn of a tile is the side to which its
printed north lies: N, E, S, W. A skill is its key: `large-scoop`; in a payment its first four letters: `+evoc`.
How each move is written stands beside it in `moves`. It is read kindly: in either case, gems of a card in either order,
whole words for sides, the usual separators.
"""

import re
import unicodedata
from collections.abc import Callable, Sequence

from bot.engine.game import Seat
from bot.engine.quoting import quoted
from bot.errors import NotationError
from bot.games.gemrush.cells import Cell, cell_name, parse_cell
from bot.games.gemrush.gems import CARD_NAMES, CODES, GEM_OF_CODE
from bot.games.gemrush.model import SEATS
from bot.games.gemrush.moves import (
    Act,
    Build,
    Burn,
    Cart,
    Chaos,
    ChooseSkill,
    ChooseX,
    Discard,
    DrawCard,
    GoTo,
    Keep,
    Move,
    MoveTo,
    Name,
    Offer,
    Permeate,
    Place,
    PlayOn,
    Reach,
    Remodel,
    Scavenge,
    Stop,
    SwapWith,
    Use,
    Walk,
    Warp,
    Wayfare,
    Withdraw,
)
from bot.games.gemrush.payments import PAYING
from bot.games.gemrush.skills import SKILLS, Skill
from bot.games.gemrush.tiles import SIDE_LETTERS, SIDES

MOST_CARDS = 10  # in one move: more would not fit into 60 characters

_SKILLS = {skill.key: skill for skill in SKILLS}
_SKILL_CODES = {skill: skill.key[:4] for skill in PAYING}
_SIDE_WORDS = {word: side for side, name in enumerate(SIDES) for word in (name, name[0])}
_GEM_LETTERS = {code.lower(): gem for code, gem in GEM_OF_CODE.items()}
_CARDS = {name.lower(): kind for kind, name in enumerate(CARD_NAMES)}
_CARDS |= {name[2:] + name[:2]: kind for name, kind in _CARDS.items() if len(name) == 4}
_DOOR = re.compile(r"([a-z]{1,2}[0-9]{1,3})[ :/-]?(north|east|south|west|n|e|s|w)")
_WORDS: dict[str, Move] = {
    "use": Use(),
    "act": Act(),
    "draw": DrawCard(),
    "scavenge": Scavenge(),
    "burn": Burn(),
    "chaos new": Chaos(new=True),
    "chaos same": Chaos(new=False),
    "stop": Stop(),
    "play on": PlayOn(),
}
_BLANKS = str.maketrans(dict.fromkeys(",;`", " "))
_WRITTEN = {move: word for word, move in _WORDS.items()}


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


def notate_move(move: Move) -> str:
    """Write a move the one canonical way."""
    match move:
        case ChooseSkill(skill):
            words: tuple[str, ...] = ("skill", skill.key)
        case Name(gem):
            words = ("name", CODES[gem])
        case Discard(cards) | Keep(cards):
            words = ("discard" if isinstance(move, Discard) else "keep", cards_name(cards))
        case Offer(card) | Withdraw(card):
            words = ("offer" if isinstance(move, Offer) else "withdraw", card_name(card))
        case ChooseX(x):
            words = ("x", str(x))
        case SwapWith(seat):
            words = ("swap", str(seat + 1))
        case Burn(cards, others) if move != Burn():
            words = ("burn", *map(card_name, cards), *(f"{seat + 1}:{card_name(kind)}" for seat, kind in others))
        case _:
            words = _notate_place(move)
    return " ".join(words)


def _notate_place(move: Move) -> tuple[str, ...]:
    """Moves that name a side, a cell or nothing at all."""
    match move:
        case Walk(side):
            return "step", SIDE_LETTERS[side]
        case Cart(cell) | Reach(cell) | GoTo(cell):
            return {Cart: "cart", Reach: "reach", GoTo: "go"}[type(move)], cell_name(cell)
        case Warp(card, cell) | Wayfare(card, cell):
            return "warp" if isinstance(move, Warp) else "wayfare", card_name(card), cell_name(cell)
        case Permeate(card, side):
            return "permeate", card_name(card), SIDE_LETTERS[side]
        case Remodel(turn):
            return "remodel", SIDE_LETTERS[turn]
        case Place(turn, other):
            return ("place", "other", SIDE_LETTERS[turn]) if other else ("place", SIDE_LETTERS[turn])
        case MoveTo(cell, turn):
            return "room", cell_name(cell), SIDE_LETTERS[turn]
        case Build(cell, side, cards, skills):
            codes = (f"+{_SKILL_CODES[SKILLS[skill]]}" for skill in skills)
            return "build", door_name(cell, side), *map(card_name, cards), *codes
    return (_WRITTEN[move],)


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


def parse_move(text: str) -> Move:
    """Read a move.

    Raises NotationError (all gemrush-notation-...): move for what is none, form for a known verb with too little or too
    much behind it, many for too many cards, else as the readers of cards, cells, gems, sides, skills and numbers do.
    """
    tidy = _tidy(text)
    if tidy in _WORDS:
        return _WORDS[tidy]
    verb, *words = tidy.split() or [""]
    verb = _SYNONYMS.get(verb, verb)
    if verb not in _FORMS:
        raise NotationError("gemrush-notation-move", text=quoted(text))
    wrong = NotationError("gemrush-notation-form", verb=verb, form=_FORMS[verb])
    if not words or verb not in _READERS:
        raise wrong
    try:
        return _READERS[verb](words)
    except (ValueError, IndexError) as error:
        raise wrong from error


def _cards(words: Sequence[str]) -> bytes:
    if len(words) > MOST_CARDS:
        raise NotationError("gemrush-notation-many", count=len(words), most=MOST_CARDS)
    return bytes(sorted(map(parse_card, words)))


def _side(word: str) -> int:
    if word not in _SIDE_WORDS:
        raise NotationError("gemrush-notation-side", text=quoted(word))
    return _SIDE_WORDS[word]


def _number(word: str, high: int) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", word) or not 1 <= int(word) <= high:
        raise NotationError("gemrush-notation-number", text=quoted(word), low=1, high=high)
    return int(word)


def _seat(word: str) -> Seat:
    return Seat(_number(word, SEATS["rush"][1]) - 1)


def _read_build(words: Sequence[str]) -> Build:
    """The door in one word or two, cards, skills."""
    joined = " ".join(words)
    found = _DOOR.match(joined)
    if found is None:
        raise NotationError("gemrush-notation-door", text=quoted(words[0]))
    cell, side = parse_cell(found[1]), _side(found[2])
    cards, skills = [], set()
    for word in joined[found.end() :].replace("+", " +").split():
        if word.startswith("+"):
            skills.add(_paying_skill(word[1:]))
        else:
            cards.append(word)
    return Build(cell, side, _cards(cards), bytes(sorted(skills)))


def _paying_skill(word: str) -> int:
    for skill, code in _SKILL_CODES.items():
        if word.startswith(code) and skill.key.startswith(word):
            return int(skill)
    raise NotationError("gemrush-notation-skill", text=quoted(word))


def _read_burn(words: Sequence[str]) -> Burn:
    own = [word for word in words if ":" not in word]
    pairs = (word.split(":", 1) for word in words if ":" in word)
    return Burn(_cards(own), tuple(sorted((_seat(seat), parse_card(card)) for seat, card in pairs)))


def _read_place(words: Sequence[str]) -> Place:
    other = words[0] == "other"
    (turn,) = words[other:]
    return Place(_side(turn), other=other)


def _one(words: Sequence[str]) -> str:
    (word,) = words
    return word


def _two(words: Sequence[str]) -> tuple[str, str]:
    first, second = words
    return first, second


def _carded(words: Sequence[str]) -> tuple[int, str]:
    """A card, and a word."""
    card, word = _two(words)
    return parse_card(card), word


def _read_warp(words: Sequence[str]) -> Warp:
    card, cell = _carded(words)
    return Warp(card, parse_cell(cell))


def _read_wayfare(words: Sequence[str]) -> Wayfare:
    card, cell = _carded(words)
    return Wayfare(card, parse_cell(cell))


def _read_permeate(words: Sequence[str]) -> Permeate:
    card, side = _carded(words)
    return Permeate(card, _side(side))


def _read_room(words: Sequence[str]) -> MoveTo:
    cell, turn = _two(words)
    return MoveTo(parse_cell(cell), _side(turn))


_READERS: dict[str, Callable[[Sequence[str]], Move]] = {
    "skill": lambda words: ChooseSkill(parse_skill(" ".join(words))),
    "name": lambda words: Name(parse_gem(" ".join(words))),
    "discard": lambda words: Discard(_cards(words)),
    "keep": lambda words: Keep(_cards(words)),
    "offer": lambda words: Offer(parse_card(_one(words))),
    "withdraw": lambda words: Withdraw(parse_card(_one(words))),
    "x": lambda words: ChooseX(_number(_one(words), 75)),
    "swap": lambda words: SwapWith(_seat(_one(words))),
    "step": lambda words: Walk(_side(_one(words))),
    "cart": lambda words: Cart(parse_cell(_one(words))),
    "reach": lambda words: Reach(parse_cell(_one(words))),
    "go": lambda words: GoTo(parse_cell(_one(words))),
    "remodel": lambda words: Remodel(_side(_one(words))),
    "warp": _read_warp,
    "wayfare": _read_wayfare,
    "permeate": _read_permeate,
    "room": _read_room,
    "place": _read_place,
    "build": _read_build,
    "burn": _read_burn,
}
_FORMS = {
    "skill": "skill large-scoop", "name": "name Fi", "discard": "discard ObPe ElSo",
    "keep": "keep ObPe", "offer": "offer ObPe", "withdraw": "withdraw ObPe", "x": "x 2", "swap": "swap 3",
    "step": "step N", "cart": "cart P12", "reach": "reach P12", "go": "go P12", "remodel": "remodel E",
    "warp": "warp WaOb P12", "wayfare": "wayfare ObPe P12", "permeate": "permeate ObPe N", "room": "room P12 E",
    "place": "place E", "build": "build N13E ObPe ElSo", "burn": "burn ObPe", "chaos": "chaos new", "play": "play on",
    **{word: word for word in ("use", "act", "draw", "scavenge", "stop")},
}  # fmt: skip
_SYNONYMS = {"walk": "step", "move": "step"}


def _tidy(text: str) -> str:
    """Small letters, one blank between words, separators as blanks, full-width made plain; as copied from a message,
    without its code marks and full stop; a side alone is a step, and a number may follow `x` at once."""
    plain = unicodedata.normalize("NFKC", text).translate(_BLANKS).lower().strip(" .!")
    words = re.sub(r"^x ?=? ?(?=[0-9])", "x ", " ".join(plain.split()))
    return f"step {words}" if words in _SIDE_WORDS else words
