"""Gem Rush: what things are called, what abilities do, and how rooms, cards and doors are put for a reader.

The names stand in `gemrush_names.ftl` of each language. What a room does is never written a second time by hand.
"""

from collections.abc import Iterable
from typing import Protocol, assert_never

from bot.engine.game import Phrase, Seat
from bot.errors import Param
from bot.games.gemrush.effects import (
    ALL,
    Ability,
    Condition,
    Count,
    Dig,
    Discard,
    Draw,
    Go,
    Keep,
    MoveRoom,
    NameGem,
    Reveal,
    SwapPlaces,
)
from bot.games.gemrush.gems import CARD_NAMES, CODES, GEMS, KINDS, Gem
from bot.games.gemrush.mine import Cell, Laid, cell_name, doors_of, exits_of
from bot.games.gemrush.model import State, tile_at
from bot.games.gemrush.rooms import TILES, TileType
from bot.games.gemrush.skills import Skill

GEM_KEYS = tuple(gem.name.lower().replace("_", "-") for gem in GEMS)
"""By gem: what stands in text keys and is given to `WORD("gemrush-gem", $gem)`: "star-tear"."""

CODE_KEYS = tuple(code.lower() for code in CODES)
"""By gem: the short form in the keys of conditions, `gemrush-show-st-fi`."""


def room_name(key: str) -> Phrase:
    """At most 16 letters: it stands on a banner. `key` is that of a tile."""
    return Phrase.of(f"gemrush-room-{key}")


def room_line(key: str) -> Phrase:
    """Return what a miner says of it. What it does is said by `ability_phrases`."""
    return Phrase.of(f"gemrush-room-{key}-text")


def type_name(type_: TileType) -> Phrase:
    return Phrase.of(f"gemrush-type-{type_}")


def type_rule(type_: TileType) -> Phrase:
    """How a tile of this type is used, in one sentence."""
    return Phrase.of(f"gemrush-type-{type_}-rule")


def skill_name(skill: Skill) -> Phrase:
    return Phrase.of(f"gemrush-skill-{skill.key}")


def skill_rule(skill: Skill) -> Phrase:
    return Phrase.of(f"gemrush-skill-{skill.key}-rule")


def skill_verse(skill: Skill) -> Phrase:
    """Two lines that rhyme."""
    return Phrase.of(f"gemrush-skill-{skill.key}-verse")


def gem_name(gem: Gem) -> Phrase:
    return Phrase.of(f"gemrush-gem-{GEM_KEYS[gem]}")


def dwarf_name(gem: Gem) -> Phrase:
    """Return the dwarf of this colour, a standard gem."""
    return Phrase.of(f"gemrush-dwarf-{GEM_KEYS[gem]}")


# ---- abilities: a phrase a step ----


def ability_phrases(ability: Ability) -> tuple[Phrase, ...]:
    """Return a phrase a step, in the order in which they are done, without a full stop: "Draw 1", "Discard X".

    The variables: `count`, a number or "X"; `gems`, the condition, with a word for each that occurs,
    `gemrush-show-st-fi`.
    """
    phrases = []
    lying: Count = 0
    for effect in ability:
        if isinstance(effect, Reveal | Dig):
            lying = effect.count
        phrases.append(_keep(effect, lying) if isinstance(effect, Keep) else _phrase(effect))
    return tuple(phrases)


def _phrase(effect: Draw | Reveal | Dig | Discard | NameGem | SwapPlaces | MoveRoom | Go) -> Phrase:
    match effect:
        case Draw(count):
            return Phrase.of("gemrush-effect-draw", count=count)
        case Reveal(count):
            return Phrase.of("gemrush-effect-reveal", count=count)
        case Dig(count, matching):
            return Phrase.of("gemrush-effect-dig", count=count, gems=condition_key(matching))
        case Discard(count, ()):
            return Phrase.of("gemrush-effect-discard", count=count)
        case Discard(count, matching):
            return Phrase.of("gemrush-effect-discard-matching", count=count, gems=condition_key(matching))
        case NameGem():
            return Phrase.of("gemrush-effect-name")
        case SwapPlaces():
            return Phrase.of("gemrush-effect-swap")
        case MoveRoom():
            return Phrase.of("gemrush-effect-move-room")
        case Go(where):
            return Phrase.of(f"gemrush-effect-go-{where}")
    assert_never(effect)


def _keep(keep: Keep, lying: Count) -> Phrase:
    """`lying`: how many cards there are to keep."""
    gems = condition_key(keep.matching)
    if not gems and keep.count in (ALL, lying):
        return Phrase.of("gemrush-effect-keep-all", count=lying)
    if not gems:
        return Phrase.of("gemrush-effect-keep", count=keep.count)
    if keep.count == ALL:
        return Phrase.of("gemrush-effect-keep-all-matching", gems=gems)
    return Phrase.of("gemrush-effect-keep-matching", count=keep.count, gems=gems)


def condition_key(matching: Condition) -> str:
    """Return what follows `gemrush-show-`: "st-fi", "named", "discarded"; "" where any card will do."""
    if isinstance(matching, str):
        return matching
    return "-".join(CODE_KEYS[gem] for gem in matching)


ARROWS = "↑→↓←"


class Words(Protocol):
    """The texts in a reader's language."""

    def __call__(self, key: str, **params: Param) -> str: ...

    def phrase(self, phrase: Phrase) -> str: ...


class NamedWords(Words, Protocol):
    """The same, for a match whose members have names."""

    def name(self, seat: Seat) -> str: ...


# ---- rooms, cards and doors for a reader ----


def placed(state: State, cell: Cell, words: Words) -> str:
    """ "Gravel Pit, N13": a room and where it is."""
    room = words.phrase(room_name(TILES[tile_at(state, cell)].key))
    return words("gemrush-ui-located", room=room, cell=cell_name(cell))


def card(kind: int, words: Words) -> str:
    """ "ObPe · Obsidian, Permafrost": a card as it is written, and what is on it."""
    shown = ", ".join(words.phrase(gem_name(gem)) for gem in KINDS[kind])
    return f"{CARD_NAMES[kind]} · {shown}"


def price(cost: Iterable[int], points: int, words: Words) -> str:
    """ "Ob Pe, +2": what a door asks for and scores."""
    codes = " ".join(CODES[gem] for gem in cost)
    return words("gemrush-ui-price", cost=codes, count=len(codes), points=points)


def ability(tile: int, words: Words) -> str:
    """ "Reveal 3, Keep 2 of them": what a room does; "" for one that does nothing."""
    return ", ".join(words.phrase(phrase) for phrase in ability_phrases(TILES[tile].ability))


def lying(tile: int, turn: int, words: Words) -> str:
    """Return the doors of a tile in a turn, side by side: "↑ Ob, +1 ↓ free, +0"; of a tunnel its two ways."""
    exits = exits_of(tile, turn)
    if exits:
        return " · ".join(f"{ARROWS[one]}{ARROWS[exits[one]]}" for one in range(4) if one < exits[one])
    doors = enumerate(doors_of(tile, turn))
    return " · ".join(f"{ARROWS[side]} {price(door.cost, door.points, words)}" for side, door in doors if door)


def room_told(laid: Laid, words: Words) -> str:
    """Return a room in full: its name and place, its kind, what it does, its doors as they lie and as they are printed."""
    tile = TILES[laid.tile]
    lies, printed = lying(laid.tile, laid.turn, words), lying(laid.tile, 0, words)
    lines = [
        f"**{words.phrase(room_name(tile.key))}** · {cell_name(laid.cell)}",
        f"{words.phrase(type_name(tile.type))}: {words.phrase(type_rule(tile.type))}",
        ability(laid.tile, words),
        lies if lies == printed else words("gemrush-ui-as-it-lies", doors=lies),
        "" if lies == printed else words("gemrush-ui-as-printed", doors=printed),
        f"-# {words.phrase(room_line(tile.key))}",
    ]
    return "\n".join(filter(None, lines))


def hand(cards: bytes) -> str:
    """Return the cards of a hand as they are written; "–" for none."""
    return " ".join(CARD_NAMES[kind] for kind in cards) or "–"
