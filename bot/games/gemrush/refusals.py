"""The refusals that several kinds of moves share, and the words in them. All others stand beside their rule."""

from collections.abc import Callable, Iterable, Sequence

from bot.errors import IllegalMove
from bot.games.gemrush.cells import Cell, cell_name
from bot.games.gemrush.model import State
from bot.games.gemrush.notation import cards_name
from bot.games.gemrush.skills import SKILLS, Skill

NAMED = 4  # rooms or doors that a refusal offers instead


def lacking(skill: Skill) -> Callable[[State], IllegalMove | None]:
    """Return the check whether the seat to move lacks a skill: a refusal if so, else None."""

    def check(state: State) -> IllegalMove | None:
        own = state.mover.skills
        if skill in own:
            return None
        return IllegalMove("gemrush-lacks-skill", skill=skill.key, count=len(own), own=skill_names(own))

    return check


def not_held(hand: bytes, cards: bytes) -> IllegalMove:
    """Return the refusal of cards that a hand does not hold."""
    return IllegalMove("gemrush-card-not-held", cards=cards_name(cards), count=len(hand), held=cards_name(hand))


def skill_names(skills: Iterable[int]) -> str:
    """Return the keys of skills: "evocation, large-scoop"."""
    return ", ".join(SKILLS[skill].key for skill in skills)


def cell_names(cells: Sequence[Cell]) -> str:
    """Return the first NAMED of some cells in writing: "N13, O13"."""
    return ", ".join(map(cell_name, cells[:NAMED]))
