"""Tests of the variant Chaos Magic: a skill that was used in a turn is replaced, any other may be."""

import pytest
from msgspec.structs import replace

from bot.games.gemrush.mine import Laid, cell_at
from bot.games.gemrush.model import Options
from bot.games.gemrush.skills import Skill
from tests.games.gemrush.drawing import parse
from tests.games.gemrush.positions import TILE, arrange, hand_of, play, room

CHAOS = Options(variant="chaos")
PAIR = """
+-.-++---+
| a .. b |
+-.-++---+
"""


def test_chaos_magic_offers_a_new_skill_and_forces_the_swap_after_a_use() -> None:
    unused = play(arrange(room("gravel-pit"), "", "", options=CHAOS, skills=(Skill.LONG_STRIDE,)), "draw")
    assert unused.phase == "chaos"
    assert play(unused, "chaos same").seats[0].skills == bytes((Skill.LONG_STRIDE,))
    new = play(unused, "chaos new")
    assert new.seats[0].skills != bytes((Skill.LONG_STRIDE,))
    used = play(arrange(room("gravel-pit"), "", "", options=CHAOS, skills=(Skill.LARGE_SCOOP,)), "draw")
    assert used.phase == "move"
    assert used.seats[0].skills != bytes((Skill.LARGE_SCOOP,))


@pytest.mark.parametrize(("steps", "phase"), [(3, "chaos"), (4, "move")])
def test_only_the_fourth_step_uses_long_stride_and_forces_the_swap_of_chaos_magic(steps: int, phase: str) -> None:
    state = arrange(parse(PAIR).laid, "", "", options=CHAOS, skills=(Skill.LONG_STRIDE,))
    ended = play(state, *("step E", "step W", "step E", "step W")[:steps], "draw")

    assert ended.phase == phase
    assert (ended.seats[0].skills == bytes((Skill.LONG_STRIDE,))) == (steps == 3)


# Each row: the moves of a turn of a seat with this skill, and whether they use it. The dwarf's colour is Obsidian.
CHAOS_TURNS = [
    (Skill.MOMENTUM, "ElSo", "build N13N ElSo", True),
    (Skill.MOMENTUM, "WaEl", "build N13N WaEl", False),  # The Warpstone saves the step.
    (Skill.MOMENTUM, "ElSo", "", False),
    (Skill.LEFTOVERS, "ElSo", "build N13N ElSo", True),
    (Skill.LEFTOVERS, "WaEl", "build N13N WaEl", False),  # Nothing is wasted.
    (Skill.LEFTOVERS, "OrEl", "build N13N OrEl", False),
    (Skill.LEFTOVERS, "ElSo", "", False),
    (Skill.SECOND_LOOK, "ElSo", "build N13N ElSo / place N", True),
    (Skill.SECOND_LOOK, "ElSo", "", False),
    (Skill.REMODELLING, "", "remodel E", True),
    (Skill.REMODELLING, "", "", False),
    (Skill.WAYFARING, "ObPe", "wayfare ObPe O13", True),
    (Skill.WAYFARING, "WaOb", "warp WaOb O13", False),
    (Skill.AFFINITY, "ObSo", "build N13N ObSo +affi", True),
    (Skill.AFFINITY, "ElSo", "build N13N ElSo", False),
    (Skill.EVOCATION, "ElSo", "build N13N ElSo", False),
    (Skill.TRANSMUTATION, "WaOb WaPe", "build N13N WaOb WaPe +tran", True),
    (Skill.TRANSMUTATION, "ElSo", "build N13N ElSo", False),
    (Skill.SURE_FOOT, "", "step E", False),
]


@pytest.mark.parametrize(("skill", "hand", "moves", "used"), CHAOS_TURNS)
def test_any_skill_that_changed_something_forces_the_swap_of_chaos_magic(
    skill: Skill, hand: str, moves: str, used: bool
) -> None:
    laid = (*room("gravel-pit"), Laid(cell_at(1, 0), TILE["crucible"], 0))
    tiles = (TILE["mother-lode"], TILE["lamp-room"])  # The first of them has one door, so it lies in one way only.
    state = arrange(laid, hand, "", options=CHAOS, skills=(skill,), tiles=tiles)
    ended = play(state, *moves.split(" / ") if moves else (), "draw")

    assert ended.phase == ("move" if used else "chaos")
    assert (ended.seats[0].skills != bytes((skill,))) == used
    if not used:
        assert play(ended, "chaos same").seats[0].skills == bytes((skill,))


@pytest.mark.parametrize(
    ("hand", "used"), [("ObPe PeEl PeSo PeSt PeFi", True), ("ObPe PeEl PeSo PeSt", False), ("ObEl ElSo", False)]
)
def test_deep_pockets_are_used_in_a_turn_that_begins_with_a_fifth_card(hand: str, used: bool) -> None:
    state = arrange(room("gravel-pit"), "", hand, options=CHAOS, skills=(Skill.LARGE_SCOOP,), colours="Ob Pe")
    seats = (state.seats[0], replace(state.seats[1], skills=bytes((Skill.DEEP_POCKETS,))))
    begun = play(replace(state, seats=seats), "draw")
    ended = play(begun, "draw")

    assert (begun.turn, begun.phase) == (1, "move")
    assert begun.doing.used == (bytes((Skill.DEEP_POCKETS,)) if used else b"")
    assert ended.phase == ("move" if used else "chaos")
    assert (ended.seats[1].skills != bytes((Skill.DEEP_POCKETS,))) == used


def test_large_scoop_is_not_used_if_the_piles_have_one_card() -> None:
    state = arrange(room("gravel-pit"), "", "", options=CHAOS, skills=(Skill.LARGE_SCOOP,), drawn="Di")
    ended = play(replace(state, deck=state.deck[-1:], burnt=state.deck[:-1]), "draw")

    assert (ended.phase, hand_of(ended)) == ("chaos", ["Di"])
