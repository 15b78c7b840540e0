"""Tests of the worked cases of the rules, and of payments in play."""

from collections import Counter
from typing import NamedTuple

import pytest

from bot.errors import IllegalMove
from bot.games.gemrush import GAME
from bot.games.gemrush.gems import CODES, GEM_OF_CODE, Gem
from bot.games.gemrush.mine import START, Laid, neighbour
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.payments import payments
from bot.games.gemrush.rooms import SIDE_LETTERS, TILES
from bot.games.gemrush.skills import Skill
from tests.games.gemrush.drawing import parse
from tests.games.gemrush.positions import TILE, arrange, cards_of, hand_of, listed, may, play, room


class Case(NamedTuple):
    """A door, the cards offered for it, and the points and wasted gems. The result is None if the rules refuse the
    cards.
    """

    door: str
    points: int
    cards: str
    result: tuple[int, int] | None


CASES = (
    Case("Ob Pe El", 2, "ObEl PeSo", (2, 1)),
    Case("Ob Ob", 1, "ObSo EcSt", (1, 2)),
    Case("Ob", 1, "EcSt", None),
    Case("Ob Ob", 1, "Di EcSt", None),
    Case("Fi", 1, "OrFi", (2, 0)),
    Case("Fi", 1, "ElFi OrOb", None),
    Case("Fi", 1, "ElFi", (1, 1)),
    Case("Ob Pe", 1, "ObPe OrOb", (2, 1)),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.door}: {case.cards}")
def test_a_payment_scores_and_wastes_what_the_rules_say(case: Case) -> None:
    cost = tuple(sorted(GEM_OF_CODE[code] for code in case.door.split()))
    hand = bytes(sorted(cards_of(case.cards)))
    found = [one for one in payments(cost, hand, Gem.DRAGONJADE) if one.cards == hand]

    assert [(case.points + one.bonus, one.wasted) for one in found] == ([case.result] if case.result else [])


def test_a_dwarf_walks_from_a_door_to_a_wall_but_not_from_a_wall_to_a_door() -> None:
    drawn = parse("+-.-++-.-+\n| a .| b .\n+---++-.-+")
    there, back = (arrange(drawn.laid, "", "", at=(drawn.at[name],)) for name in "ab")

    assert listed(there, "step") == ["step E"]
    assert listed(back, "step") == []


def test_a_way_through_two_tunnels_into_a_room_is_one_step() -> None:
    drawn = parse("+-.-++-.-++-.-++-.-+\n| a .. + .. + .| b .\n+---++-.-++-.-++-.-+")
    state = play(arrange(drawn.laid, "", ""), "step E")

    assert (state.seats[0].cell, state.doing.steps) == (drawn.at["b"], 2)


def priced_door() -> tuple[int, int, str, int]:
    """Return a tile with a scoring door of one gem: the tile, the printed side, the gem's code and the points."""
    for number, tile in enumerate(TILES):
        for side, door in enumerate(tile.doors):
            if door is not None and len(door.cost) == 1 and door.points:
                return number, side, CODES[door.cost[0]], door.points
    raise AssertionError("no such door")


def test_a_new_tunnel_to_the_wall_of_a_room_ends_there_and_the_paid_door_scores() -> None:
    tile, side, gem, points = priced_door()
    walled = neighbour(neighbour(START, side), side)
    entry = (side + 2) % 4
    dead_end = TILE["kings-vault"]
    (door,) = (number for number, one in enumerate(TILES[dead_end].doors) if one is not None)
    # The only door of the dead end faces another direction.
    laid = (Laid(START, tile, 0), Laid(walled, dead_end, (entry + 1 - door) % 4))
    state = arrange(laid, f"Or{gem}", "", tiles=(0,))
    after = play(state, f"build N13{SIDE_LETTERS[side]} Or{gem}")
    after = play(after, listed(after, "place")[0]) if after.phase == "place" else after

    assert after.seats[0].cell == walled
    assert after.seats[0].points == points + 1
    assert hand_of(after) == []


def test_a_crisis_of_three_without_a_target_has_nine_eight_and_eight_turns() -> None:
    state = arrange(room("mother-lode"), "", "", "", options=Options(mode="crisis", target="open"))
    turns: Counter[int] = Counter()
    while not state.over:
        before = state
        verbs = {"move": "draw", "discard": "discard", "burn": "burn"}
        state = play(state, listed(state, verbs[state.phase], state.turn)[0])
        turns[before.turn] += state.turns - before.turns

    assert turns == {0: 9, 1: 8, 2: 8}


def test_a_move_names_the_skill_that_pays() -> None:
    tile = next(n for n, tile in enumerate(TILES) for door in tile.doors if door and door.cost == (Gem.OBSIDIAN,))
    side = next(s for s, door in enumerate(TILES[tile].doors) if door and door.cost == (Gem.OBSIDIAN,))
    door = f"build N13{SIDE_LETTERS[side]}"

    def state(*skills: Skill) -> State:
        return arrange((Laid(START, tile, 0),), "PeEl PeSo", "", colours="Pe El", skills=skills)

    assert not may(state(), f"{door} PeEl +affi")
    with pytest.raises(IllegalMove):
        play(state(), f"{door} PeEl +affi")
    assert may(state(Skill.AFFINITY), f"{door} PeEl +affi")
    assert may(state(Skill.TRANSMUTATION), f"{door} PeEl PeSo +tran")
    paid = play(state(Skill.TRANSMUTATION), f"{door} PeEl PeSo +tran")
    assert hand_of(paid) == []
    assert paid.doing.used == bytes((Skill.TRANSMUTATION,))


def test_each_kind_of_wrong_payment_has_a_different_refusal() -> None:
    tile, side, gem, _ = priced_door()
    other = next(code for code in CODES[:7] if code != gem)
    third = next(code for code in CODES[:7] if code not in (gem, other))
    state = arrange((Laid(START, tile, 0),), f"Or{other} Or{gem} Or{third}", "")
    door, keys = f"build N13{SIDE_LETTERS[side]}", []
    for cards in (f"Or{other}", f"Or{gem} Or{other}", f"Wa{gem}", f"Or{gem} +harm"):
        with pytest.raises(IllegalMove) as refusal:
            GAME.apply(state, state.turn, GAME.parse(f"{door} {cards}"))
        keys.append(refusal.value.key)

    assert keys == [
        "gemrush-build-missing",
        "gemrush-build-surplus",
        "gemrush-card-not-held",
        "gemrush-lacks-skill",
    ]
