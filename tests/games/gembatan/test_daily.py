"""Tests of the daily of Gembatan: its board comes from the seed alone, and one seat has three turns on it."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.game import Feat, Honour, Outcome, Seat, Standing
from bot.errors import IllegalMove, NotationError
from bot.games.gembatan import GAME
from bot.games.gembatan.advice import chances_of
from bot.games.gembatan.events import Event, MatchEnded, PiecesDrawn, TurnScored
from bot.games.gembatan.model import HAND, EndTurn, Lay, Options, Pass, Pieces, State, Trade
from bot.games.gembatan.modes import DAILY_TURNS, Mode
from bot.games.gembatan.plays import gems_left, grid_of, tiles_left, trays, with_pieces, without_pieces
from bot.games.gembatan.rollouts import World, begun_turn
from bot.games.gembatan.turns import good_turns
from bot.games.gembatan.view import HiddenView, own_view
from bot.sessions.thinking import par_of, play_alone

DAILY = GAME.about.daily
ME = Seat(0)
SEEDS = range(20)


def begun(seed: int = 1) -> State:
    return GAME.setup(seed, DAILY, 1).state


def played(state: State, *moves: Any) -> tuple[State, list[Event]]:
    events: list[Event] = []
    for move in moves:
        step = GAME.apply(state, ME, move)
        state, events = step.state, [*events, *step.events]
    return state, events


def drawn(events: list[Event]) -> Pieces:
    return next(Pieces(event.tiles, event.gems) for event in events if isinstance(event, PiecesDrawn))


def whole_hand(state: State) -> Trade:
    return Trade(state.hands[0].tiles, state.hands[0].gems)


def lays(state: State) -> list[Lay]:
    return [move for move in GAME.legal_moves(state, ME) if isinstance(move, Lay)]


def greedy(state: State) -> int:
    """Return the points of a player who takes the step with the most points until nothing fits."""
    while not state.over:
        found = sorted(chances_of(state, ME).steps(), key=lambda step: -step[1])
        state = GAME.apply(state, ME, found[0][0] if found else GAME.default(state, ME)).state
    return state.accounts[0].score


def good(state: State) -> int:
    """Return the points of a player who searches for the best turn."""
    while not state.over:
        found = good_turns(begun_turn(state), 64)
        state, _ = played(state, *((*found[0].plays, EndTurn()) if found else (GAME.default(state, ME),)))
    return state.accounts[0].score


@pytest.mark.slow
def test_a_board_has_chains_to_make_and_enough_pieces_to_draw() -> None:
    points = []
    for seed in SEEDS:
        state = begun(seed)
        assert state == begun(seed)
        assert (state.turns, state.accounts[0].score, state.last) == (0, 0, None)
        assert [len(state.hands[0].tiles), len(state.hands[0].gems)] == [HAND, HAND]
        assert min(tiles_left(state), gems_left(state)) >= DAILY_TURNS * HAND
        assert 20 <= len(state.filled) <= 44
        points.append((greedy(state), good(state)))
    assert all(better >= 10 for _, better in points)
    assert sum(better for _, better in points) > 1.5 * sum(worse for worse, _ in points)
    assert 20 <= sorted(better for _, better in points)[len(points) // 2] <= 50


def test_whoever_draws_as_much_draws_the_same() -> None:
    state, found = begun(), set()
    for lay in lays(state):
        found.add(drawn(played(state, lay, EndTurn())[1]))
    assert len(lays(state)) > 5
    assert len(found) == 1


def test_the_order_of_the_trays_does_not_depend_on_how_many_are_drawn_at_once() -> None:
    state = begun()
    slow, first = played(state, lays(state)[0], EndTurn())
    slow, second = played(slow, lays(slow)[0], EndTurn())
    _, at_once = played(state, whole_hand(state))
    all_tiles = set(drawn(at_once).tiles)
    assert {*drawn(first).tiles, *drawn(second).tiles} < all_tiles


def test_traded_pieces_are_not_drawn_again() -> None:
    for seed in SEEDS:
        state = begun(seed)
        after, _ = played(state, whole_hand(state))
        assert after.back == state.hands[0]
        assert (after.turns, after.accounts[0].score) == (1, 0)
        again, _ = played(after, whole_hand(after))
        assert not {*again.hands[0].tiles} & {*state.hands[0].tiles, *after.hands[0].tiles}
        assert again.back == with_pieces(state.hands[0], after.hands[0])
        rest = trays(again, grid_of(again))
        assert without_pieces(rest, again.back)  # the traded pieces are in the trays again
        assert GAME.read_position(GAME.write_position(again)) == again


def test_traded_pieces_come_last_where_nothing_else_is_left() -> None:
    state = begun()
    rest = trays(state, grid_of(state))
    short = replace(state, back=rest)
    after, events = played(short, lays(short)[0], EndTurn())
    assert drawn(events) == Pieces(rest.tiles[:1], rest.gems[:1])
    assert after.back == Pieces(rest.tiles[1:], rest.gems[1:])


def test_a_daily_ends_after_its_turns_without_a_loss_for_gems_left() -> None:
    state, events = begun(), list[Event]()
    for _ in range(DAILY_TURNS):
        assert state.over is None
        state, events = played(state, lays(state)[0], EndTurn())
    assert (state.over, state.turns, state.accounts[0].left) == ("turns", DAILY_TURNS, 0)
    assert len(state.hands[0].gems) == HAND - 1
    assert not any(isinstance(event, PiecesDrawn) for event in events)
    score = state.accounts[0].score
    assert events[-1] == MatchEnded("turns", (), score)
    assert GAME.outcome(state) == Outcome("turns", (Standing(ME, 1, score),), None, DAILY_TURNS)
    assert own_view(state).winners == ()


def test_nothing_is_traded_in_the_last_turn() -> None:
    state = begun()
    for _ in range(DAILY_TURNS - 1):
        state, _ = played(state, whole_hand(state))
    assert not any(isinstance(move, Trade) for move in GAME.legal_moves(state, ME))
    with pytest.raises(IllegalMove, match="gembatan-trade-last-turn"):
        GAME.apply(state, ME, whole_hand(state))


def test_a_daily_ends_early_if_nothing_would_fit_in_its_last_turn() -> None:
    state = begun()
    gone = with_pieces(trays(state, grid_of(state)), state.hands[0]).gems
    empty = replace(state, turns=1, hands=(Pieces(state.hands[0].tiles),), gone=gone)
    after, events = played(empty, Trade(empty.hands[0].tiles, b""))
    assert after.over == "stuck"
    assert events[-1] == MatchEnded("stuck", (), 0)
    assert GAME.read_position(GAME.write_position(after)) == after


def test_a_daily_that_is_given_up_counts_the_turn_in_progress() -> None:
    state, _ = played(begun(), lays(begun())[0])
    step = GAME.leave(state, ME)
    assert (step.state.over, step.state.turns, step.state.accounts[0].score) == ("closed", 1, 1)
    assert isinstance(step.events[0], TurnScored)
    assert step.events[-1] == MatchEnded("closed", (), 1)
    assert step.sealed
    untouched = GAME.leave(begun(), ME).state
    assert (untouched.over, untouched.turns, untouched.accounts[0].score) == ("closed", 0, 0)
    for over in (step.state, untouched):
        assert GAME.read_position(GAME.write_position(over)) == over


def test_only_a_chain_with_a_gem_of_the_seat_is_praised() -> None:
    for seed in SEEDS:
        state, _ = played(begun(seed), *good_turns(begun_turn(begun(seed)), 8)[0].plays)
        over = GAME.leave(state, ME).state
        own, view = set(over.filled[len(begun(seed).filled) :]), own_view(over)
        for chain in () if view.best is None else (view.best, *view.equal):
            assert own & {*chain.sockets}
    assert own_view(GAME.leave(begun(), ME).state).best is None


def test_only_its_seat_sees_the_board_before_the_end() -> None:
    state = begun()
    assert GAME.view(state, None) == HiddenView()
    assert GAME.view(state, ME) != GAME.view(begun(2), ME)
    assert [phrase.key for phrase in GAME.alt(GAME.view(state, None))] == ["gembatan-alt-hidden"]
    over = GAME.leave(state, ME).state
    assert GAME.view(over, None) == GAME.view(over, ME)


def test_all_viewers_see_a_table_alike() -> None:
    state = GAME.setup(3, Options(), 3).state
    assert {GAME.view(state, viewer) for viewer in (None, Seat(0), Seat(2))} == {own_view(state)}


def test_the_words_of_a_turn_name_nobody_to_move() -> None:
    keys = [phrase.key for phrase in GAME.alt(GAME.view(begun(), ME))]
    assert keys[0] == "gembatan-alt-turn-of"
    assert "gembatan-alt-turn" not in keys


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ("length=3", "hands"),
        ("hands=: length=3 over=left", "over"),
        ("hands=: length=3 over=gems", "over"),
        ("hands=: length=3 turns=3", "turns"),
        ("hands=: length=3 turns=1 over=turns", "over"),
        ("hands=: length=3 turns=1 over=stuck", "over"),
        ("hands=: length=3 present=0", "present"),
        ("hands=: length=3 back=RB--:", "back"),
        ("hands=:;: back=R---:", "back"),
        ("hands=:RB length=3 back=:" + ",".join(["RB"] * 6), "back"),
    ],
)
def test_an_impossible_position_of_a_daily_is_refused(change: str, field: str) -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.read_position(f"BH60:RB-- {change}")
    assert refusal.value.params["field"] == field


def test_a_written_table_has_no_fields_of_a_daily() -> None:
    assert "length=" not in GAME.write_position(GAME.setup(1, Options(), 2).state)


def test_a_daily_counts_on_its_leaderboard_alone() -> None:
    outcome = Outcome("turns", (Standing(ME, 1, 30),), None, 3)
    assert GAME.honours(DAILY, outcome) == (Honour("daily", ((ME, 30),)),)
    assert (GAME.alone("daily"), GAME.alone("standard"), GAME.alone("standard-24")) == (True, False, False)
    events: list[Event] = [TurnScored(ME, 1, (), 16), TurnScored(ME, 1, (), 2), MatchEnded("turns", (), 18)]
    assert list(GAME.feats(DAILY, events)) == [Feat(ME, "turn", 16)]


def test_stored_options_of_a_table_stay_as_they_were() -> None:
    assert Options(24, Mode.TABLE) == Options(24)
    assert not any(isinstance(move, Pass) for move in GAME.legal_moves(begun(), ME))


def test_a_rollout_ends_with_the_turns_of_a_daily() -> None:
    world, turns = World.of(begun()), 0
    while not world.over:
        world.make(world.best(4))
        turns += 1
    assert turns == DAILY_TURNS
    assert world.copy().left == 0


@pytest.mark.slow
def test_the_par_is_far_above_a_newcomer() -> None:
    """On this board, the hard player has more points than all others, and than who takes the best turn each time."""
    par = par_of(GAME, DAILY, 1)
    assert par >= 2 * greedy(begun())
    assert par > max(par_of(GAME, DAILY, 1, ("easy", "normal")), good(begun()))


def test_the_par_is_not_below_who_always_takes_the_first_offer() -> None:
    """On this board, the draws are bad luck for the player who thinks about them."""
    assert (
        par_of(GAME, DAILY, 5, ("normal",)) == play_alone(GAME, DAILY, 5, None) > play_alone(GAME, DAILY, 5, "normal")
    )
