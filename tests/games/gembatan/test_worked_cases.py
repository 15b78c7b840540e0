"""Tests of what a turn scores: each row shows one rule. The first two rows are the examples in the original rules."""

from dataclasses import dataclass

import pytest

from bot.engine.game import Seat
from bot.games.gembatan import GAME
from bot.games.gembatan.events import ChainScored, GembatanScored, TurnScored
from bot.games.gembatan.model import COLOURS, Account, EndTurn, State
from bot.games.gembatan.notation import socket_name
from bot.games.gembatan.view import own_view
from tests.games.gembatan.drawing import CROSSING, draw

FIRST = Seat(0)


@dataclass(frozen=True)
class Case:
    """A turn and its expected score.

    chains: the colour and the sockets of each scored chain.
    points: the points for gems, for chains and for a Gembatan.
    """

    name: str
    grid: str
    gems: str
    moves: tuple[str, ...]
    chains: tuple[str, ...]
    points: tuple[int, int, int]

    def __str__(self) -> str:
        return self.name


CASES = [
    Case(
        "the centre gem of a red and a blue diagonal (the text's first example)",
        CROSSING,
        "RB",
        ("BH60-BI60",),
        ("red BH59-BH60 BH60-BI60 BI60-BI61", "blue BI59-BI60 BH60-BI60 BH60-BH61"),
        (1, 6, 0),
    ),
    Case(
        "the top gem of a red and a blue diagonal (the text's second example)",
        """
             .   G
            .@RoB+.
             G   P
             *   *
         .   R   B   .
        .+R*Y+BoR+G*B+.
         .   .   .   .
        """,
        "RB",
        ("BH60-BI60",),
        ("red BH60-BI60 BH60-BH61 BG61-BH61", "blue BH60-BI60 BI60-BI61 BI61-BJ61"),
        (1, 6, 0),
    ),
    Case(
        "two chains of one colour that begin at the same gem count each",
        """
             .   G
            .@RoB+.
             G   P
             *   *
         .   R   R   Y
        .+R*Y+BoP+G*R+.
         .   .   .   .
        """,
        "RB",
        ("BH60-BI60",),
        ("red BH60-BI60 BH60-BH61 BG61-BH61", "red BH60-BI60 BI60-BI61 BI61-BJ61"),
        (1, 6, 0),
    ),
    Case(
        "a line whose gems share both colours scores once for each",
        """
         .   .
        .@R*P+.
         .   R
             o
             P   .
            .+R*P+.
             Y   .
        """,
        "RP",
        ("BI60-BI61",),
        ("red BH60-BI60 BI60-BI61 BI61-BJ61", "purple BH60-BI60 BI60-BI61 BI61-BJ61"),
        (1, 6, 0),
    ),
    Case(
        "a line straight across is no chain",
        """
         .   .   .   G
        .@R*G+YoR+B*R+.
         .   .   .   .
        """,
        "RY",
        ("BI60-BJ60",),
        (),
        (1, 0, 0),
    ),
    Case(
        "nor is one straight down",
        """
         .
        .@.
         R
         *
         G
        .+.
         Y
         o
         R
        .+.
         B
         *
         R
        .+.
         G
        """,
        "RY",
        ("BH61-BH62",),
        (),
        (1, 0, 0),
    ),
    Case(
        "a chain of four counts once, though two of its gems are of this turn",
        """
         .   .
        .@R*G+.
         .   R
             o
             B   B
            .+P*R+.
             .   Y
                 o
                 R
                .+Y
                 .
        """,
        "RB,RY",
        ("BI60-BI61", "BJ61-BJ62"),
        ("red BH60-BI60 BI60-BI61 BI61-BJ61 BJ61-BJ62",),
        (2, 4, 0),
    ),
    Case(
        "four gems without a chain are a Gembatan",
        """
         .   .   .
        .+BoG@YoP+.
         .   R   G
             o   o
             G   P
            .+. .+.
             .   G
        """,
        "RG,YP,BG,GP",
        ("BG60-BH60", "BH60-BI60", "BH60-BH61", "BI60-BI61"),
        (),
        (4, 0, 4),
    ),
    Case(
        "three of four gems are none",
        """
         .   .   .
        .+BoG@YoP+.
         .   R   G
             o   o
             G   P
            .+. .+.
             .   G
        """,
        "RG,YP,BG,GP",
        ("BG60-BH60", "BH60-BI60", "BH60-BH61"),
        (),
        (3, 0, 0),
    ),
    Case(
        "nor are all three of a hand of three",
        """
         .   .   .
        .+BoG@YoP+.
         .   R   G
             o   o
             G   P
            .+. .+.
             .   G
        """,
        "YP,BG,GP",
        ("BG60-BH60", "BH60-BI60", "BI60-BI61"),
        (),
        (3, 0, 0),
    ),
    Case(
        "two gems are no chain",
        """
         .   .
        .@R*G+.
         .   R
             o
             B
            .+.
             R
        """,
        "RB",
        ("BI60-BI61",),
        (),
        (1, 0, 0),
    ),
    Case(
        "a gem without the colour parts a chain",
        """
         .   .
        .@R*G+.
         .   B
             o
             Y   P
            .+P*R+.
             .   .
        """,
        "BY",
        ("BI60-BI61",),
        (),
        (1, 0, 0),
    ),
    Case(
        "a gem that joins two runs makes one chain, taken at its full length",
        """
         .   .
        .@R*G+.
         .   R
             *
             B   Y
            .+GoR+.
             .   P
                 *
                 R   .
                .+Y*R+G
                 .   .
        """,
        "RG",
        ("BI61-BJ61",),
        ("red BH60-BI60 BI60-BI61 BI61-BJ61 BJ61-BJ62 BJ62-BK62",),
        (1, 5, 0),
    ),
    Case(
        "a chain without a gem of this turn scores nothing",
        """
         .   .   .
        .+BoY@R*G+.
         .   .   R
                 *
                 B   .
                .+P*R+P
                 .   .
        """,
        "BY",
        ("BG60-BH60",),
        (),
        (1, 0, 0),
    ),
    Case(
        "two chains of one colour that cross count each",
        """
         .   B
        .+. .+.
         R   R
         *   *
         G   P
        .@RoB+.
         B   R
         *   *
         R   Y
        .+. .+.
         G   .
        """,
        "RB",
        ("BH60-BI60",),
        ("red BH59-BH60 BH60-BI60 BI60-BI61", "red BI59-BI60 BH60-BI60 BH60-BH61"),
        (1, 6, 0),
    ),
]


def ended(case: Case) -> tuple[State, tuple[object, ...]]:
    state = draw(case.grid, hands=f":{case.gems};:")
    for move in case.moves:
        step = GAME.apply(state, FIRST, GAME.parse(move))
        assert not step.sealed
        state = step.state
    return (step := GAME.apply(state, FIRST, EndTurn())).state, step.events


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_turn_scores_its_gems_chains_and_gembatan(case: Case) -> None:
    state, events = ended(case)

    chains = [event.chain for event in events if isinstance(event, ChainScored)]
    told = [f"{COLOURS[chain.colour - 1]} {' '.join(map(socket_name, chain.sockets))}" for chain in chains]
    assert sorted(told) == sorted(case.chains)
    assert state.accounts[FIRST] == Account(*case.points)
    bonus = [event.points for event in events if isinstance(event, GembatanScored)]
    assert sum(bonus) == case.points[2]
    (turn,) = (event for event in events if isinstance(event, TurnScored))
    assert turn.points == sum(case.points) == len(turn.placed) + sum(chain.points for chain in chains) + sum(bonus)
    assert state.accounts[1] == Account()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_view_shows_the_same_points_before_the_turn_ends(case: Case) -> None:
    state = draw(case.grid, hands=f":{case.gems};:")
    assert own_view(state).draft is None
    for move in case.moves:
        state = GAME.apply(state, FIRST, GAME.parse(move)).state

    draft = own_view(state).draft
    assert draft is not None
    assert len(draft.tally.placed) == draft.gems == len(case.moves)
    assert draft.tally.points == sum(case.points)
    last = own_view(ended(case)[0]).last
    assert last is not None
    assert last.tally == draft.tally


def test_both_examples_of_the_original_text_score_seven_points() -> None:
    assert [sum(case.points) for case in CASES[:2]] == [7, 7]
