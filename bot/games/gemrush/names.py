"""Gem Rush: what things are called, as phrases, and what abilities do, made of their data.

The words stand in `gemrush_names.ftl` of each language. What a room does is never written a second time by hand.
"""

from typing import assert_never

from bot.engine.game import Phrase
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
from bot.games.gemrush.gems import CODES, GEMS, Gem
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.tiles import TileType

GEM_KEYS = tuple(gem.name.lower().replace("_", "-") for gem in GEMS)
"""By gem: what stands in text keys and is given to `WORD("gemrush-gem", $gem)`: "star-tear"."""

CODE_KEYS = tuple(code.lower() for code in CODES)
"""By gem: the short form in the keys of conditions, `gemrush-show-st-fi`."""


def room_name(key: str) -> Phrase:
    """At most 16 letters: it stands on a banner. `key` is that of a tile."""
    return Phrase.of(f"gemrush-room-{key}")


def room_line(key: str) -> Phrase:
    """What a miner says of it. What it does is said by `ability_phrases`."""
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
    """The dwarf of this colour, a standard gem."""
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
    """What follows `gemrush-show-`: "st-fi", "named", "discarded"; "" where any card will do."""
    if isinstance(matching, str):
        return matching
    return "-".join(CODE_KEYS[gem] for gem in matching)
