"""Tests of how well a seat played: planted mistakes cost accuracy, and nothing that the seat could not see counts."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.engine.moments import LEAST_POINTS
from bot.engine.reading import Played, readings, sole_winner
from bot.engine.review import Review, of_chance, review
from bot.games import AnyGame, all_games
from bot.games.gembatan.model import Options as GembatanOptions
from bot.games.gemrush.model import Options as RushOptions
from bot.games.gems3d.model import Options as GemsOptions
from tests.engine.test_moments import ADA, BELA, GEMS, NINE, NOTES, Noting, drops, gembatan, gems_step, quiet, record

pytestmark = pytest.mark.slow


def reviewed(game: AnyGame, steps: Sequence[Played], seat: Seat = ADA) -> Review:
    return review(game, steps, seat, readings(game, steps, (seat,), NOTES), NOTES)


def fresh(key: str, options: Any, seats: int, seed: int, most: int = 60) -> tuple[AnyGame, tuple[Played, ...]]:
    return all_games()[key], record(key, options, seats, seed, lambda *_: None, most)


def test_a_missed_line_of_nine_is_the_first_of_the_costliest_turns() -> None:
    steps = (*quiet(), gems_step(13, NINE, "A8-E1"))
    found = reviewed(GEMS, steps)
    assert (found.costs[0].number, found.costs[0].move) == (13, GEMS.parse("E9-E1"))
    assert found.costs[0].why is not None
    assert max(found.turns, key=lambda turn: turn.lost).number == 13


def test_who_misses_the_line_has_a_lower_accuracy_than_who_makes_it() -> None:
    missed, made = (reviewed(GEMS, (*quiet(), gems_step(13, NINE, move))) for move in ("A8-E1", "E9-E1"))
    assert missed.accuracy is not None
    assert made.accuracy is not None
    assert missed.accuracy < 40 < made.accuracy
    assert made.turns[-1].lost == 0 < made.turns[-1].made


def test_the_accuracy_is_the_share_of_all_points_that_the_seat_made() -> None:
    found = reviewed(all_games()["gembatan"], gembatan()[0])
    made, lost = sum(turn.made for turn in found.turns), sum(turn.lost for turn in found.turns)
    assert found.accuracy == round(100 * made / (made + lost))
    assert 0 < found.accuracy < 100
    assert found.share == 1.0


def test_a_turn_of_many_moves_is_one_turn_of_the_review() -> None:
    steps, missed = gembatan()
    found = reviewed(all_games()["gembatan"], steps)
    assert len(found.turns) < sum(step.seat == ADA for step in steps) / 2
    assert missed in [one.number for one in found.costs]
    assert found.costs[0].number <= found.turns[-1].number


def test_points_by_luck_do_not_count() -> None:
    *before, last = quiet()
    (board,) = last.after.boards
    lucky = replace(last, after=replace(last.after, boards=(replace(board, score=board.score + 40),)))
    assert reviewed(GEMS, (*before, lucky)) == reviewed(GEMS, quiet())


@pytest.mark.parametrize(
    ("key", "options", "seats"),
    [("gems3d", GemsOptions(hard=True), 1), ("gembatan", GembatanOptions(), 3), ("gemrush", RushOptions(), 3)],
    ids=["gems3d", "gembatan", "gemrush"],
)
def test_nothing_that_the_seat_could_not_see_changes_its_review(key: str, options: Any, seats: int) -> None:
    """In the other match, hands, decks and the next random numbers are others, but Ada sees the same."""
    game, steps = fresh(key, options, seats, 6)
    other = [
        replace(step, before=game.determinize(game.view(step.before, ADA), Stream.of(99, step.number)))
        for step in steps
    ]
    own = [(step, twin) for step, twin in zip(steps, other, strict=True) if step.seat == ADA]
    assert all(step.before != twin.before for step, twin in own)
    assert all(game.view(step.before, ADA) == game.view(twin.before, ADA) for step, twin in own)

    assert reviewed(game, other) == reviewed(game, steps)


def test_a_hard_computer_player_has_a_higher_accuracy_than_an_easy_one() -> None:
    game, steps = all_games()["gembatan"], list[Played]()
    state = game.setup(2, GembatanOptions(), 2).state
    while game.to_move(state) and len(steps) < 60:
        (seat,) = game.to_move(state)
        legal, level = list(game.legal_moves(state, seat)), "easy" if seat == ADA else "hard"
        about = game.view(state, seat), seat, legal, Stream.of(len(steps)), level
        *_, advice = game.advise(*about, 0.1)  # type: ignore[arg-type]  # mypy reads a level as any text
        after = game.apply(state, seat, advice.move).state
        steps.append(Played(len(steps) + 1, seat, advice.move, state, after))
        state = after
    easy, hard = (reviewed(game, steps, seat).accuracy for seat in (ADA, BELA))
    assert easy is not None
    assert hard is not None
    assert easy + 15 < hard > 80


def test_the_turn_that_won_gave_nothing_away() -> None:
    game, steps = fresh("gemrush", RushOptions(target=8), 2, 4, 400)
    winner = sole_winner(game, steps[-1].after)
    assert winner is not None
    assert reviewed(game, steps, winner).turns[-1].lost == 0


def test_moves_of_a_stand_in_are_not_reviewed() -> None:
    steps, missed = gembatan()
    game = all_games()["gembatan"]
    lent = [replace(step, lent=step.number == missed) for step in steps]
    assert missed not in [one.number for one in reviewed(game, lent).costs]
    assert reviewed(game, [replace(step, lent=True) for step in steps]) == Review(None)


def test_of_a_long_match_a_part_is_read_and_the_rest_counts_like_it(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [replace(step, number=number) for number, step in enumerate(quiet() * 8, 1)]
    whole = reviewed(GEMS, steps)
    monkeypatch.setattr("bot.engine.reading.MOST_READ", 24)
    noting: Any = Noting(GEMS)

    part = reviewed(noting, steps)

    assert len(noting.asked) <= 24 + 2 * 3  # of a costly move, also all thoughts are asked for
    assert part.share < 0.5 < whole.share
    assert len(part.turns) == len(whole.turns) == len(steps)
    assert whole.accuracy is not None
    assert part.accuracy is not None
    assert abs(whole.accuracy - part.accuracy) < 20


def test_a_costly_move_that_panels_offered_is_told_as_such() -> None:
    """What decided a match blames nobody for it, but the review names the better move."""

    class Offering(type(GEMS)):  # type: ignore[misc]  # mypy does not know the class
        def offered(self, state: Any, seat: Seat) -> Any:
            return GEMS.parse("A8-E1")

    game, steps = Offering(), (*quiet(), gems_step(13, NINE, "A8-E1"))
    found = reviewed(game, steps)
    assert found.costs[0].number == 13
    assert found.offered == (13,)
    assert found.accuracy == reviewed(GEMS, steps).accuracy
    read = readings(game, steps, (ADA,), NOTES, offers=False)
    assert review(game, steps, ADA, read, NOTES).offered == ()


def test_costs_are_few_worth_telling_and_the_costliest_first() -> None:
    found = reviewed(*fresh("gemrush", RushOptions(target=30), 2, 5, 120))
    lost = [one.other - one.worth for one in found.costs]
    assert len(lost) <= 3
    assert all(one >= LEAST_POINTS for one in lost)


def test_a_missed_win_of_a_small_game_costs_accuracy_by_its_chance() -> None:
    game, steps = all_games()["gemdrop"], drops(1, 2, 1, 2, 1, 2, 7, 2)
    found = reviewed(game, steps, steps[0].seat)
    assert found.costs[0].number == 7
    assert found.accuracy is not None
    assert 50 < found.accuracy < 90  # one of four moves lost much
    assert all(turn.made == 0 for turn in found.turns)


def test_a_move_that_loses_no_chance_is_wholly_accurate() -> None:
    assert [round(of_chance(lost)) for lost in (0.0, 0.1, 0.5, 1.0)] == [100, 64, 9, 0]


def test_who_had_no_choice_has_no_accuracy() -> None:
    assert reviewed(all_games()["gembatan"], ()) == Review(None)
