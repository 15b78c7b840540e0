"""Tests of which moves the costliest move of a match never is: those that missed nothing."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.engine.chance import Stream
from bot.engine.game import Advice, Seat
from bot.engine.moments import moments
from bot.engine.reading import Played, readings, sole_winner
from bot.games import AnyGame, all_games
from bot.games.gemrush.lessons import FIRST

pytestmark = pytest.mark.slow

ADA, BELA = Seat(0), Seat(1)
NOTES = Stream.of(5)
RUSH = all_games()["gemrush"]
_ROOM, _HAND = FIRST.tasks[0].position.replace("Ob@N13", "Ob@O13"), "ElFi.SoSt.StDr.PeDr"
TWO_PAYMENTS = _ROOM.replace(_HAND, "ElFi.ElSt.PeFi.PeDr")  # each for the door O13S


class Advising(type(RUSH)):  # type: ignore[misc]  # mypy does not know the class
    """Gem Rush with computer players who think that one move is worth 9 points more than all others, if it is legal."""

    def __init__(self, better: str) -> None:
        self.better = better

    def advise(self, view: Any, seat: Seat, legal: Sequence[Any], *_: Any) -> Iterator[Advice]:
        yield Advice(next((one for one in legal if self.notate(one) == self.better), legal[0]), 0, None)

    def weigh(self, view: Any, seat: Seat, moves: Sequence[Any], *_: Any) -> list[float]:
        return [9.0 * (self.notate(one) == self.better) for one in moves]


def rush_steps(position: str, *moves: str) -> list[Played]:
    state, steps = RUSH.read_position(position), list[Played]()
    for number, move in enumerate(moves, 1):
        (seat,) = RUSH.to_move(state)
        after = RUSH.apply(state, seat, RUSH.parse(move)).state
        steps.append(Played(number, seat, RUSH.parse(move), state, after))
        state = after
    return steps


def costly(game: AnyGame, steps: Sequence[Played]) -> list[int]:
    """Return the number of Ada's costliest move, if there is one."""
    found = moments(game, steps, (), readings(game, steps, (ADA,), NOTES).found, NOTES, together=False)
    return [one.number for one in found if one.kind == "cost"]


@pytest.mark.parametrize(
    ("moves", "blamed"),
    [
        (("step W", "draw", "draw"), [1]),
        (("build O13S ElFi", "place W", "draw", "draw"), []),
        (("step W", "step E", "build O13S ElFi", "place W", "draw", "draw"), []),
        (("step W", "step E", "draw", "draw", "discard PeDr", "build O13S ElFi"), [1]),
    ],
    ids=["missed", "other cards", "later in the turn", "in the next turn"],
)
def test_nobody_is_blamed_for_a_door_that_they_built_in_this_turn(moves: tuple[str, ...], blamed: list[int]) -> None:
    assert costly(Advising("build O13S PeFi"), rush_steps(TWO_PAYMENTS, *moves)) == blamed


@pytest.mark.parametrize(("others", "blamed"), [(7, []), (13, [2])], ids=["won", "lost"])
def test_the_turn_that_won_is_not_blamed(others: int, blamed: list[int]) -> None:
    """Ada goes from 10 points to 12, then draws, and Bela has the last turn."""
    last = next(task for task in FIRST.tasks if task.key == "discard").position.replace(":7:16", f":{others}:16")
    steps = rush_steps(last, "discard StDr", "build O13N ObFi +evoc", "draw", "draw")
    assert sole_winner(RUSH, steps[-1].after) == (BELA if blamed else ADA)

    assert costly(Advising("act"), steps) == blamed
