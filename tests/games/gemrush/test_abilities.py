"""Tests of the steps of rooms' abilities, such as draw and dig, and of the three types of rooms."""

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gemrush import GAME
from bot.games.gemrush.events import CardsDrawn, CardsRevealed
from bot.games.gemrush.gems import GEMS
from bot.games.gemrush.mine import START, Laid, cell_name, mine_of, neighbour
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.rooms import EAST, TILES
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import seen
from tests.games.gemrush.drawing import parse
from tests.games.gemrush.positions import TILE, arrange, cards_of, hand_of, listed, may, names_of, play, room

PAIR = """
+-.-++-.-+
| a .. b .
+---++-.-+
"""


def discarded(state: State) -> list[str]:
    return sorted(names_of(state.discard).split())


def test_draw_puts_cards_into_the_hand_without_showing_them() -> None:
    step = GAME.apply(arrange(room("gravel-pit"), "", "", drawn="Di ObPe"), Seat(0), GAME.parse("act"))

    assert hand_of(step.state) == ["Di", "ObPe"]
    assert [event for event in step.events if isinstance(event, CardsDrawn)] == [CardsDrawn(Seat(0), 2)]


def test_revealed_cards_that_are_not_kept_are_discarded_after_the_action() -> None:
    state = play(arrange(room("shop-window"), "", "", drawn="Di ObPe PeEl"), "act")
    assert state.phase == "effect"
    assert seen(state, None).revealed == cards_of("Di ObPe PeEl")
    assert state.discard == b""
    after = play(state, "keep ObPe PeEl")

    assert hand_of(after) == ["ObPe", "PeEl"]
    assert discarded(after) == ["Di"]


def test_dig_reveals_until_enough_cards_match_and_the_rest_is_discarded() -> None:
    # The rulebook's example: dig three cards with a Star Tear or a Fire Ruby, keep two of them.
    drawn = "ObPe StDr ObEl StFi Di PeFi SoDr"
    step = GAME.apply(arrange(room("ember-weeper"), "", "", drawn=drawn), Seat(0), GAME.parse("act"))
    (revealed,) = [event for event in step.events if isinstance(event, CardsRevealed)]

    assert names_of(revealed.cards) == "ObPe StDr ObEl StFi Di PeFi"
    assert listed(step.state, "keep") == ["keep PeFi StDr", "keep PeFi StFi", "keep StFi StDr"]
    after = play(step.state, "keep PeFi StFi")
    assert hand_of(after) == ["PeFi", "StFi"]
    assert discarded(after) == ["Di", "ObEl", "ObPe", "StDr"]


def test_a_dig_stops_when_deck_and_discard_pile_are_empty_and_keeps_all_found_cards() -> None:
    state = arrange(room("ember-weeper"), "", "", drawn="StDr ObPe", discard="ObEl")
    state = replace(state, deck=state.deck[-2:], burnt=state.deck[:-2])
    after = play(state, "act")

    assert hand_of(after) == ["StDr"]
    assert discarded(after) == ["ObEl", "ObPe"]


def test_a_reshuffle_takes_the_discard_pile_but_not_the_revealed_cards() -> None:
    state = arrange(room("ember-weeper"), "", "", drawn="ObPe", discard="ObEl")
    state = replace(state, deck=state.deck[-1:], burnt=state.deck[:-1])
    step = GAME.apply(state, Seat(0), GAME.parse("act"))
    (revealed,) = [event for event in step.events if isinstance(event, CardsRevealed)]

    assert sorted(names_of(revealed.cards).split()) == ["ObEl", "ObPe"]  # No card was revealed twice.


def test_cards_with_the_named_gem_are_kept() -> None:
    # The rulebook's example: name a gem, reveal three cards, keep those with this gem.
    drawn = "ObPe PeEl SoDr"
    state = play(arrange(room("divining-rod"), "", "", drawn=drawn), "act", "name Pe")

    assert hand_of(state) == ["ObPe", "PeEl"]
    assert discarded(state) == ["SoDr"]


def test_all_eleven_gems_can_be_named() -> None:
    state = play(arrange(room("divining-rod"), "", ""), "act")

    assert len(listed(state, "name")) == len(GEMS) == 11


def test_diamond_dust_counts_only_as_itself_when_it_is_dug_kept_or_named() -> None:
    state = arrange(room("divining-rod"), "", "", drawn="DiOb Di PeEl")

    assert hand_of(play(state, "act", "name Pe")) == ["PeEl"]
    assert hand_of(play(state, "act", "name Di")) == ["Di", "DiOb"]
    assert hand_of(play(state, "act", "name Ob")) == ["DiOb"]


def test_x_is_one_number_for_all_steps_of_an_ability() -> None:
    state = play(arrange(room("tumbling-drum"), "ObPe ObEl ObSo", "", drawn="Di PeEl PeSo"), "act")
    assert listed(state, "x") == ["x 1", "x 2", "x 3"]  # X is at least 1, and at most the number of cards in the hand.
    after = play(state, "x 2", "discard ObPe ObEl")

    assert hand_of(after) == ["Di", "ObSo", "PeEl"]
    assert discarded(after) == ["ObEl", "ObPe"]


def test_a_room_that_discards_x_cards_needs_a_card_in_the_hand() -> None:
    state = arrange(room("tumbling-drum"), "", "")

    assert not may(state, "act")
    with pytest.raises(IllegalMove):
        play(state, "act")


def test_a_fixed_discard_needs_that_many_matching_cards() -> None:
    assert not may(arrange(room("powder-store"), "ObPe ObEl", ""), "act")
    assert may(arrange(room("powder-store"), "ObPe ObEl ObSo", ""), "act")
    assert not may(arrange(room("ember-bed"), "ObPe", ""), "act")
    assert may(arrange(room("ember-bed"), "ObFi", ""), "act")


def test_steps_are_executed_from_left_to_right() -> None:
    # The room draws three cards first and then discards two, so it may discard the cards just drawn.
    state = play(arrange(room("sorting-floor"), "ObPe", "", drawn="Di PeEl PeSo"), "act")

    assert len(state.seats[0].hand) == 4
    assert hand_of(play(state, "discard PeEl PeSo")) == ["Di", "ObPe"]


def test_cards_discarded_under_a_condition_share_a_gem() -> None:
    state = arrange(room("polishing-wheel"), "ObPe", "", drawn="ElSo PeDr SoSt ObFi")
    state = play(state, "act", "discard ObPe")

    assert listed(state, "keep") == ["keep ObFi", "keep PeDr"]


@pytest.mark.parametrize(
    ("key", "hand", "asked"),
    [
        ("polishing-wheel", "ObPe", ["discard ObPe"]),  # The hand has only this card.
        ("powder-store", "Di Di Di Di", ["discard Di Di Di"]),  # All cards are of one kind.
        ("smugglers-nook", "ObPe ElSo", ["discard ObPe"]),  # Only this card matches.
        ("tumbling-drum", "ObPe", ["x 1"]),  # Only this number is possible.
    ],
)
def test_in_rush_a_room_asks_about_the_hidden_hand_even_if_one_answer_is_left(
    key: str, hand: str, asked: list[str]
) -> None:
    state = play(arrange(room(key), hand, ""), "act")

    assert state.phase == "effect"
    assert [GAME.notate(move) for move in GAME.legal_moves(state, Seat(0))] == asked
    in_crisis = play(arrange(room(key), hand, "", options=Options(mode="crisis")), "act")
    assert in_crisis.discard  # The discard needs no question, because everybody sees that there is no choice.


def test_an_action_room_is_not_used_while_moving() -> None:
    state = arrange(room("gravel-pit"), "", "")

    assert not may(state, "use")
    with pytest.raises(IllegalMove, match="gemrush-use-action"):
        play(state, "use")


def test_each_use_of_a_movement_room_costs_a_step_and_walking_goes_on() -> None:
    state = arrange(room("panning-stream"), "", "", drawn="SoDr ObPe StFi ElSo")
    once = play(state, "use")

    assert once.doing.steps == 2
    assert once.phase == "move"
    three = play(once, "use", "use")
    assert three.doing.steps == 0
    assert not may(three, "use")
    with pytest.raises(IllegalMove, match="gemrush-use-no-steps"):
        play(three, "use")
    assert hand_of(play(three, "act")) == ["ElSo", "SoDr", "StFi"]  # The last use is the turn's action.


def test_a_free_room_costs_no_step_and_has_no_limit_but_is_not_the_action() -> None:
    state = arrange(room("pawn-window"), "ObPe ObEl ObSo PeEl", "", drawn="Di SoDr")
    after = play(state, "use", "discard ObPe ObEl", "use", "discard ObSo PeEl")

    assert after.doing.steps == 3
    assert hand_of(after) == ["Di", "SoDr"]
    assert not may(state, "act")
    with pytest.raises(IllegalMove, match="gemrush-act-free"):
        play(state, "act")


def test_the_warped_mirror_swaps_two_dwarves_for_a_step_or_as_the_action() -> None:
    drawn = parse(PAIR)
    mirror = Laid(neighbour(START, 3), TILE["warped-mirror"], 0)
    state = arrange((*drawn.laid, mirror), "", "", "", at=(mirror.cell, drawn.at["b"], mirror.cell))
    used = play(state, "use")
    used = play(used, "swap 2") if used.phase == "effect" else used

    assert (used.seats[0].cell, used.seats[1].cell) == (drawn.at["b"], mirror.cell)
    assert used.doing.steps == 2
    assert used.phase == "move"
    acted = play(state, "act")
    assert acted.seats[0].cell == drawn.at["b"]
    assert acted.turn == 1


def test_the_mystic_elevator_carries_all_its_dwarves_to_an_empty_space_at_an_open_door() -> None:
    drawn = parse(PAIR)
    lift = Laid(neighbour(START, 2), TILE["mystic-elevator"], 0)
    state = arrange((*drawn.laid, lift), "", "", "", at=(lift.cell, lift.cell, drawn.at["a"]))
    began = play(state, "use")
    goals = listed(began, "room")
    name = cell_name(neighbour(drawn.at["b"], EAST))
    after = play(began, next(text for text in goals if text.split()[1] == name))

    assert after.doing.steps == 3
    assert cell_name(after.seats[0].cell) == cell_name(after.seats[1].cell) == name
    assert after.seats[2].cell == drawn.at["a"]
    faced = {cell_name(opened.passage.cell) for opened in mine_of(drawn.laid).open_doors()}
    assert {text.split()[1] for text in goals} == faced - {cell_name(lift.cell)}
    moved = next(one for one in after.laid if one.tile == lift.tile)
    assert mine_of(after.laid).doors(moved.cell)[3] is not None  # One of its doors leads back.
    assert may(after, "use")


def test_a_room_that_is_used_from_the_next_room_moves_only_the_dwarves_in_it() -> None:
    drawn = parse("+-.-++-.-+\n| a .. b .\n+---++---+", b="rolling-smithy")
    smithy, hut = drawn.at["b"], drawn.at["a"]
    state = arrange(drawn.laid, "", "", "", skills=(Skill.LONG_ARM,), at=(hut, smithy, hut))
    began = play(state, "reach O13")
    after = play(began, listed(began, "room")[0])

    moved = next(one.cell for one in after.laid if one.tile == TILE["rolling-smithy"])
    assert moved != smithy
    assert [account.cell for account in after.seats] == [hut, moved, hut]


def test_go_leads_only_to_the_rooms_that_it_names() -> None:
    drawn = parse(PAIR)
    roost = Laid(neighbour(START, 2), TILE["bat-roost"], 0)
    state = arrange((*drawn.laid, roost), "", "", at=(roost.cell,))
    began = play(state, "use")

    assert listed(began, "go") == ["go N13", "go O13"]
    assert play(began, "go O13").seats[0].cell == drawn.at["b"]


@pytest.mark.parametrize("tile", range(80))
def test_every_room_can_be_used_to_its_end(tile: int) -> None:
    if not TILES[tile].ability:
        return
    drawn = parse(PAIR) if tile == TILE["mystic-elevator"] else parse(PAIR, b="mystic-elevator")
    place = Laid(neighbour(START, 3), tile, 0)
    laid = tuple(one for one in drawn.laid if one.tile != tile)
    hand = "ObPe ObPe ElFi ElFi SoDr SoDr PeSt OrEl"
    state = arrange((*laid, place), hand, "", "", at=(place.cell, laid[0].cell, laid[-1].cell))
    verb = "use" if TILES[tile].type == "free" else "act"
    assert may(state, verb)
    state = play(state, verb)
    for _ in range(40):
        if state.frame is None:
            break
        state = GAME.apply(state, Seat(0), next(iter(GAME.legal_moves(state, Seat(0))))).state

    assert state.frame is None
    assert state.turn == (0 if verb == "use" else 1)
