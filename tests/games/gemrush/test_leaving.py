"""Tests of seats that leave during a turn: the open step is finished, and the box loses nothing."""

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gemrush import GAME
from bot.games.gemrush.events import CardsBurnt, TileLaid
from bot.games.gemrush.gems import CARDS
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import seen
from tests.games.gemrush.positions import TILE, arrange, cards_of, play, room

KILN = room("star-kiln")
CRISIS = Options(mode="crisis", target=30)


def cards_in(state: State) -> bytes:
    aside = state.frame.aside if state.frame else b""
    hands = b"".join(account.hand for account in state.seats)
    return bytes(sorted(state.deck + state.discard + state.burnt + aside + hands))


def test_a_tile_not_yet_placed_is_laid_when_its_seat_leaves_and_its_points_count() -> None:
    state = arrange(KILN, "PeEl FiDr", "", "", tiles=(TILE["powder-store"],))
    state = play(state, "build N13E PeEl FiDr")
    scored = state.seats[0].points

    step = GAME.leave(state, Seat(0))

    assert any(isinstance(event, TileLaid) for event in step.events)
    assert [one.tile for one in step.state.laid] == [TILE["star-kiln"], TILE["powder-store"]]
    assert step.state.seats[0].points == scored > 0
    assert (step.state.turn, step.state.phase) == (1, "move")


def test_cards_that_an_ability_revealed_are_discarded() -> None:
    state = play(arrange(room("shop-window"), "ObPe", "", "", drawn="ObFi PeEl SoSt"), "act")

    after = GAME.leave(state, Seat(0)).state

    assert sorted(after.discard) == sorted(cards_of("ObFi PeEl SoSt ObPe"))
    assert cards_in(after) == CARDS


def test_in_crisis_leaving_burns_the_offered_cards_first_and_then_the_deck() -> None:
    state = arrange(KILN, "ObPe", "ElSo", "", options=CRISIS, drawn="ObFi PeEl")
    state = GAME.apply(state, Seat(1), GAME.parse("offer ElSo")).state

    step = GAME.leave(state, Seat(0))

    assert [event for event in step.events if isinstance(event, CardsBurnt)] == [
        CardsBurnt(Seat(0), cards_of("ElSo"), cards_of("ObFi PeEl"), 3)
    ]
    assert step.state.discard == cards_of("ObPe")
    assert step.state.turns == state.turns + 1


def test_in_crisis_leaving_after_the_burning_phase_burns_no_more_cards() -> None:
    state = arrange(KILN, "ObPe", "ElSo", "", options=replace(CRISIS, variant="chaos"), skills=(Skill.HAGGLING,))
    state = play(state, "draw", "burn")
    assert (state.phase, len(state.burnt)) == ("chaos", 3)

    step = GAME.leave(state, Seat(0))

    assert len(step.state.burnt) == 3
    assert not any(isinstance(event, CardsBurnt) for event in step.events)
    assert (step.state.turn, step.state.turns) == (1, state.turns + 1)


def test_leaving_in_another_seats_turn_removes_only_the_hand_and_the_dwarf() -> None:
    state = arrange(KILN, "ObPe", "ElSo", "", options=CRISIS)

    after = GAME.leave(state, Seat(1)).state

    assert (after.turn, after.turns, after.burnt) == (state.turn, state.turns, b"")
    assert after.discard == cards_of("ElSo")
    assert len({place.number for place in seen(after, None).tiles}) == 1
    assert seen(after, None).seats[1].across is None


def test_points_of_a_seat_that_left_count_in_crisis_but_win_no_rush() -> None:
    rush = arrange(KILN, "", "", "", points=(0, 25, 3))
    crisis = arrange(KILN, "", "", "", points=(0, 25, 5), options=CRISIS)

    rush, crisis = (GAME.leave(state, Seat(1)).state for state in (rush, crisis))
    for _ in range(2):
        rush = play(rush, "draw")

    assert rush.over is None
    assert seen(crisis, None).total == 30


def test_the_first_player_marker_of_a_leaving_seat_passes_clockwise() -> None:
    state = arrange(KILN, "", "", "")

    after = GAME.leave(state, Seat(0)).state

    assert (after.first, after.turn, after.rounds) == (1, 1, state.rounds + 1)


def test_a_crisis_stops_when_the_only_seat_against_stopping_leaves() -> None:
    state = arrange(KILN, "", "", "", points=(30,), options=CRISIS)
    for seat in (0, 1):
        state = GAME.apply(state, Seat(seat), GAME.parse("stop")).state
    assert state.over is None

    assert GAME.leave(state, Seat(2)).state.over == "won"


def test_a_crisis_that_stops_in_the_middle_of_a_turn_loses_no_tile_or_card() -> None:
    options = replace(CRISIS, solo=True)
    state = play(arrange(room("shop-window"), "ObPe", points=(30,), options=options, drawn="ObFi PeEl SoSt"), "act")
    assert state.phase == "effect"

    over = GAME.apply(state, Seat(0), GAME.parse("stop")).state

    assert over.over == "won"
    assert cards_in(over) == CARDS


def test_the_match_goes_on_when_the_last_seat_without_a_chosen_skill_leaves() -> None:
    state = GAME.setup(2, Options(variant="choice"), 3).state
    for seat in (0, 1):
        state = GAME.apply(state, Seat(seat), next(iter(GAME.legal_moves(state, Seat(seat))))).state

    after = GAME.leave(state, Seat(2)).state

    assert after.phase == "move"
    assert after.turn in (0, 1)
