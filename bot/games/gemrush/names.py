"""Gem Rush: the names of things, abilities as text, and lines of text about rooms, cards and doors.

The names are in `gemrush_names.ftl` of each language. The text of an ability is composed from its steps.
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
from bot.games.gemrush.mine import Cell, Laid, across, cell_name, doors_of, down, exits_of, mine_of
from bot.games.gemrush.model import State, tile_at
from bot.games.gemrush.rooms import TILES, TileType
from bot.games.gemrush.skills import Skill

GEM_KEYS = tuple(gem.name.lower().replace("_", "-") for gem in GEMS)
"""The name of each gem in text keys, such as "star-tear"."""


def room_name(key: str) -> Phrase:
    """Return the name of a room. key: the key of its tile."""
    return Phrase.of(f"gemrush-room-{key}")


def room_line(key: str) -> Phrase:
    """Return a line that describes a room, but not its ability."""
    return Phrase.of(f"gemrush-room-{key}-text")


def type_name(type_: TileType) -> Phrase:
    return Phrase.of(f"gemrush-type-{type_}")


def type_rule(type_: TileType) -> Phrase:
    """Return how players use a tile of this type, in one sentence."""
    return Phrase.of(f"gemrush-type-{type_}-rule")


def skill_name(skill: Skill) -> Phrase:
    return Phrase.of(f"gemrush-skill-{skill.key}")


def skill_rule(skill: Skill) -> Phrase:
    return Phrase.of(f"gemrush-skill-{skill.key}-rule")


def skill_verse(skill: Skill) -> Phrase:
    """Return a rhyme of two lines about a skill."""
    return Phrase.of(f"gemrush-skill-{skill.key}-verse")


def gem_name(gem: Gem) -> Phrase:
    return Phrase.of(f"gemrush-gem-{GEM_KEYS[gem]}")


def dwarf_name(gem: Gem) -> Phrase:
    """Return the name of the dwarf of this colour, a standard gem."""
    return Phrase.of(f"gemrush-dwarf-{GEM_KEYS[gem]}")


# ---- abilities: a phrase for each step ----


def ability_phrases(ability: Ability) -> tuple[Phrase, ...]:
    """Return a phrase for each step, without a capital or a full stop: "draw 1", "discard X"."""
    phrases = []
    revealed: Count = 0
    for effect in ability:
        if isinstance(effect, Reveal | Dig):
            revealed = effect.count
        phrases.append(_keep(effect, revealed) if isinstance(effect, Keep) else _phrase(effect))
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


def _keep(keep: Keep, revealed: Count) -> Phrase:
    """Return the phrase of a Keep. revealed: how many cards the ability has revealed."""
    gems = condition_key(keep.matching)
    if not gems and keep.count in (ALL, revealed):
        return Phrase.of("gemrush-effect-keep-all", count=revealed)
    if not gems:
        return Phrase.of("gemrush-effect-keep", count=keep.count)
    if keep.count == ALL:
        return Phrase.of("gemrush-effect-keep-all-matching", gems=gems)
    return Phrase.of("gemrush-effect-keep-matching", count=keep.count, gems=gems)


def condition_key(matching: Condition) -> str:
    """Return the end of the text key `gemrush-show-...`: "st-fi", "named", "discarded"; "" if any card matches."""
    if isinstance(matching, str):
        return matching
    return "-".join(CODES[gem].lower() for gem in matching)


ARROWS = "↑→↓←"


class Words(Protocol):
    """Gives texts in a reader's language."""

    def __call__(self, key: str, **params: Param) -> str: ...

    def phrase(self, phrase: Phrase) -> str: ...

    def listed(self, items: Iterable[str]) -> str: ...


class NamedWords(Words, Protocol):
    """Gives texts in a reader's language, and the names of a match's members."""

    def name(self, seat: Seat) -> str: ...


# ---- rooms, cards and doors for a reader ----


def whereabouts(state: State, cell: Cell, words: Words) -> str:
    """Return where a space is, as the picture shows it: the name of its room, or a door that leads there: "Taproom ←".

    There are several mine carts, so a cart has its name and the way from the dwarf to move: "Mine Cart (2→ 1↑)".
    """
    here, mine = state.mover.cell, mine_of(state.laid)
    way, laid = _way(here, cell), mine.at(cell)
    if laid is None:
        doors = [door for door in mine.open_doors() if door.passage.cell == cell]
        if not doors:
            return way
        door = min(doors, key=lambda one: (one.cell == here, len(one.passage.tunnels)))
        return f"{whereabouts(state, door.cell, words)} {ARROWS[door.side]}"
    tile = TILES[laid.tile]
    name = words.phrase(room_name(tile.key))
    return f"{name} ({way})" if tile.type == "cart" and way else name


def _way(here: Cell, there: Cell) -> str:
    """Return how far a space is to the right or left of another one, and how far below or above: "2→ 1↑"."""
    right, below = across(there) - across(here), down(there) - down(here)
    sides = ((right, "→", "←"), (below, "↓", "↑"))
    return " ".join(f"{abs(far)}{more if far > 0 else less}" for far, more, less in sides if far)


def room_and_cell(state: State, cell: Cell, words: Words) -> str:
    """Return the name of a room and its cell, which one types: "Gravel Pit, N13"."""
    room = words.phrase(room_name(TILES[tile_at(state, cell)].key))
    return words("gemrush-ui-located", room=room, cell=cell_name(cell))


def card(kind: int, words: Words) -> str:
    """Return a card's notation and its gems: "ObPe · Obsidian and Permafrost"."""
    return words("gemrush-ui-card", card=CARD_NAMES[kind], gems=gems_of(kind, words))


def gems_of(kind: int, words: Words) -> str:
    """Return the names of a card's gems: "Obsidian and Permafrost"."""
    return words.listed(words.phrase(gem_name(gem)) for gem in KINDS[kind])


def price(cost: Iterable[int], points: int, words: Words) -> str:
    """Return the cost and the points of a door: "Ob Pe, +2"."""
    codes = " ".join(CODES[gem] for gem in cost)
    return words("gemrush-ui-price", cost=codes, count=len(codes), points=points)


def ability(tile: int, words: Words, asking: int | None = None) -> str:
    """Return the ability of a tile: "Reveal 3 and keep 2 of them"; "" if it has none.

    asking: the number of the step that is in bold, because it asks the player now; None for no step.
    """
    steps = [words.phrase(phrase) for phrase in ability_phrases(TILES[tile].ability)]
    steps[:1] = [first[:1].upper() + first[1:] for first in steps[:1]]
    return words.listed(f"**{step}**" if number == asking else step for number, step in enumerate(steps))


def does(tile: int, words: Words) -> str:
    """Return the name of a room, and what it does: "**Gravel Pit:** Draw 2"; "" if a tile has no ability."""
    said = ability(tile, words)
    return words("gemrush-ui-does", room=TILES[tile].key, ability=said) if said else ""


def turned_doors(tile: int, turn: int, words: Words) -> str:
    """Return the doors of a turned room, "↑ Ob, +1 · ↓ free, +0", or the two paths of a turned tunnel."""
    exits = exits_of(tile, turn)
    if exits:
        return " · ".join(f"{ARROWS[one]}{ARROWS[exits[one]]}" for one in range(4) if one < exits[one])
    doors = enumerate(doors_of(tile, turn))
    return " · ".join(f"{ARROWS[side]} {price(door.cost, door.points, words)}" for side, door in doors if door)


def room_details(laid: Laid, words: Words) -> str:
    """Return some lines about a room: its name, cell, type and ability, and its doors as turned and as printed."""
    tile = TILES[laid.tile]
    lies, printed = turned_doors(laid.tile, laid.turn, words), turned_doors(laid.tile, 0, words)
    lines = [
        f"**{words.phrase(room_name(tile.key))}** · {cell_name(laid.cell)}",
        f"{words.phrase(type_name(tile.type))}: {words.phrase(type_rule(tile.type))}",
        ability(laid.tile, words),
        lies if lies == printed else words("gemrush-ui-as-it-lies", doors=lies),
        "" if lies == printed else words("gemrush-ui-as-printed", doors=printed),
        f"-# {words.phrase(room_line(tile.key))}",
    ]
    return "\n".join(filter(None, lines))
