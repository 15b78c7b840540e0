"""Tests of the rules of the daily: a Crisis of one seat that ends after ten turns, and that only its member sees."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.engine.game import Honour, Seat, Standing, Step
from bot.errors import NotationError, OptionError
from bot.games.gemrush import DAILY, GAME
from bot.games.gemrush.actions import DrawCard
from bot.games.gemrush.advice_scene import scene_of, worth_of
from bot.games.gemrush.begin import check_options
from bot.games.gemrush.crisis import Burn
from bot.games.gemrush.events import CardsBurnt, MatchEnded
from bot.games.gemrush.hidden import HiddenView
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.view import seen
from bot.games.gemrush.walking import Walk
from tests.games.gemrush.positions import arrange, play, room

ADA = Seat(0)


def begun(seed: int = 1) -> State:
    return GAME.setup(seed, DAILY, 1).state


def drawn_out(state: State) -> Iterator[Step[State]]:
    """Play a daily to its end: draw in each turn, burn cards of the deck, discard the first cards."""
    while state.over is None:
        legal = list(GAME.legal_moves(state, ADA))
        usual = [move for move in legal if move in (DrawCard(), Burn())]
        step = GAME.apply(state, ADA, (usual or legal)[0])
        yield step
        state = step.state


def test_a_daily_ends_after_ten_turns_with_its_points() -> None:
    steps = list(drawn_out(begun()))
    last, outcome = steps[-1], GAME.outcome(steps[-1].state)

    assert last.state.turns == 10
    assert last.sealed
    assert MatchEnded("turns", (ADA,), 0, 10) in last.events
    assert outcome is not None
    assert (outcome.reason, outcome.turns, outcome.total, outcome.lost) == ("turns", 10, 0, False)
    assert outcome.standings == (Standing(ADA, 1, 0),)


def test_cards_burn_after_each_turn_but_the_last() -> None:
    burnt = [event for step in drawn_out(begun()) for event in step.events if isinstance(event, CardsBurnt)]
    assert len(burnt) == 9


def test_a_daily_that_is_ended_early_keeps_its_points_and_its_honour() -> None:
    state = arrange(room("gravel-pit"), "ElSo", options=DAILY, points=(7,))
    step = GAME.leave(state, ADA)
    outcome = GAME.outcome(step.state)

    assert step.sealed
    assert step.events == (MatchEnded("ended", (ADA,), 7, state.turns),)
    assert outcome is not None
    assert GAME.honours(DAILY, outcome) == (Honour("daily", ((ADA, 7),)),)
    assert GAME.alone("daily")
    assert not GAME.alone(GAME.scoreboard(Options(mode="crisis", solo=True, target="open")))


def test_a_daily_can_be_ended_while_a_tile_is_laid() -> None:
    state = play(arrange(room("gravel-pit"), "ElSo", options=DAILY), "build N13N ElSo")
    assert state.placing is not None
    after = GAME.leave(state, ADA).state
    assert (after.over, after.placing, after.total) == ("ended", None, state.total)
    assert GAME.read_position(GAME.write_position(after)) == after


@pytest.mark.parametrize(
    "options",
    [replace(DAILY, solo=False), replace(DAILY, target=45), replace(DAILY, mode="rush", solo=False)],
)
def test_only_a_crisis_alone_without_a_target_ends_after_turns(options: Options) -> None:
    with pytest.raises(OptionError):
        check_options(options)


def test_the_channel_sees_nothing_of_a_daily_before_its_end() -> None:
    one, other = begun(1), begun(2)
    later = play(arrange(room("gravel-pit"), "ElSo", options=DAILY), "build N13N ElSo", "place N")

    assert GAME.view(one, None) == GAME.view(other, None) == GAME.view(later, None) == HiddenView(10)
    assert GAME.view(one, ADA) == seen(one, ADA) != GAME.view(other, ADA)
    assert GAME.view(GAME.leave(one, ADA).state, None) == seen(GAME.leave(one, ADA).state, None)
    assert [phrase.key for phrase in GAME.alt(HiddenView(10))] == ["gemrush-alt-hidden"]


def test_the_same_moves_draw_the_same_cards_and_tiles() -> None:
    """All members get the same skill, cards and rooms, whatever they have taken back before."""
    assert list(drawn_out(begun(5))) == list(drawn_out(begun(5)))
    assert begun(5).seats[0].skills != b""
    assert len({begun(seed).seats[0].skills for seed in range(8)}) > 1


def test_what_is_drawn_does_not_depend_on_what_was_taken_back() -> None:
    state, dice = begun(4), random.Random(1)
    for _ in range(60):
        if state.over is not None:
            break
        for move in GAME.legal_moves(state, ADA):
            step = GAME.apply(state, ADA, move)
            if not step.sealed:  # taken back, it leaves nothing that decides what is drawn
                assert (step.state.deck, step.state.stack, step.state.draws) == (state.deck, state.stack, state.draws)
        state = GAME.apply(state, ADA, dice.choice(list(GAME.legal_moves(state, ADA)))).state


def test_a_position_of_a_daily_says_its_length_and_other_positions_do_not() -> None:
    state = begun()
    written = GAME.write_position(state)
    assert written.endswith("length=10")
    assert "length" not in GAME.write_position(GAME.setup(1, Options(), 2).state)
    for wrong in (
        written.replace("turns=0", "turns=10"),
        written.replace("target=-", "target=45"),
        GAME.write_position(GAME.leave(state, ADA).state).replace("length=10", "length=0"),
    ):
        with pytest.raises(NotationError):
            GAME.read_position(wrong)


@pytest.mark.parametrize(("turns", "left"), [(0, 9), (7, 2), (9, 0)])
def test_computer_players_know_how_many_turns_are_left(turns: int, left: int) -> None:
    state = replace(arrange(room("gravel-pit"), "ElSo", options=DAILY), turns=turns)
    scene = scene_of(seen(state, ADA), ADA)
    longer = scene_of(seen(replace(state, length=0), ADA), ADA)

    assert scene.turns_left == left
    assert worth_of(scene).doors <= worth_of(longer).doors


def test_a_walk_of_a_daily_can_be_taken_back() -> None:
    state = play(arrange(room("gravel-pit"), "ElSo", options=DAILY), "build N13N ElSo", "place N")
    walks = [move for move in GAME.legal_moves(state, ADA) if isinstance(move, Walk)]
    assert not GAME.apply(state, ADA, walks[0]).sealed
