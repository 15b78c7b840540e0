"""Lines that say what the skills and the special gems of a member do."""

from bot.games.gemrush.gems import KINDS, SPECIAL
from bot.games.gemrush.model import State
from bot.games.gemrush.names import GEM_KEYS, gem_name, skill_name, skill_rule
from bot.games.gemrush.skills import SKILLS, Skill
from bot.ui.words import Words

# The skills whose rule speaks of the dwarf's colour.
OF_COLOUR = (Skill.EVOCATION, Skill.AFFINITY, Skill.PERMEATION, Skill.WAYFARING, Skill.DEEP_POCKETS)


def explained(state: State, words: Words) -> list[str]:
    """Return lines that say what the mover's skills and the special gems of the hand do."""
    return [*own_skills(state, words), *_special_gems(state, words)]


def own_skills(state: State, words: Words) -> list[str]:
    """Return a line about each skill that the mover can use: its name, and what it does."""
    done = (Skill.REMODELLING,) if state.doing.remodelled else ()
    found = [SKILLS[skill] for skill in state.mover.skills if skill not in done]
    lines = []
    for one in found:
        line = words("gemrush-ui-own-skill", skill=words.phrase(skill_name(one)), rule=words.phrase(skill_rule(one)))
        colour = words("gemrush-ui-own-colour", gem=GEM_KEYS[state.mover.gem]) if one in OF_COLOUR else ""
        lines.append(f"{line} {colour}".rstrip())
    return lines


def _special_gems(state: State, words: Words) -> list[str]:
    """Return a line that says what each special gem of the hand does; [] if no card shows one."""
    shown = {gem for kind in state.mover.hand for gem in KINDS[kind]}
    told = [
        words(
            "gemrush-ui-own-skill",
            skill=words.phrase(gem_name(gem)),
            rule=words(f"gemrush-ui-gem-{GEM_KEYS[gem]}"),
        )
        for gem in SPECIAL
        if gem in shown
    ]
    return [" · ".join(told)] if told else []
