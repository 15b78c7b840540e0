"""Gem Rush: what things are called, as phrases. The words stand in `gemrush_names.ftl` of each language."""

from bot.engine.game import Phrase
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
    """What a miner says of it. What it does is said by `ability_words`."""
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
