"""Tests of the badges and honours that a match of Gembatan earns: each row shows one rule."""

import pytest

from bot.engine.game import Feat, Honour, Outcome, Seat, Standing
from bot.games.gembatan import GAME
from bot.games.gembatan.events import ChainScored, Event, GembatanScored, GemsLeft, MatchEnded, TurnScored
from bot.games.gembatan.model import Chain, Options, Socket

ADA, BEN = Seat(0), Seat(1)


def chain(seat: Seat, gems: int) -> ChainScored:
    return ChainScored(seat, Chain(1, tuple(Socket(number) for number in range(gems))))


def turn(seat: Seat, points: int) -> TurnScored:
    return TurnScored(seat, 1, (), points)


def ended(*winners: Seat) -> MatchEnded:
    return MatchEnded("gems", winners, 20)


@pytest.mark.parametrize(
    ("events", "feats"),
    [
        ([turn(ADA, 5), chain(ADA, 5)], []),
        ([turn(ADA, 6), chain(ADA, 6), chain(ADA, 9), chain(ADA, 7)], [Feat(ADA, "chain", 9)]),
        ([turn(ADA, 14)], []),
        ([turn(ADA, 15), turn(BEN, 3)], [Feat(ADA, "turn", 15)]),
        ([GembatanScored(BEN, 4), GembatanScored(BEN, 4)], [Feat(BEN, "gembatan", 2)]),
        ([turn(ADA, 10), turn(BEN, 0), turn(BEN, 12), ended(BEN)], [Feat(BEN, "comeback", 10)]),
        ([turn(ADA, 9), turn(BEN, 0), turn(BEN, 12), ended(BEN)], []),
        ([turn(ADA, 11), turn(BEN, 1), ended(ADA)], []),  # The player who was behind has lost.
        ([turn(ADA, 12), turn(BEN, 0), turn(BEN, 12), ended(ADA, BEN)], []),  # Both have won.
        ([turn(ADA, 12), turn(BEN, 1), turn(BEN, 9), GemsLeft(ADA, 4), ended(BEN)], [Feat(BEN, "comeback", 11)]),
    ],
)
def test_feats(events: list[Event], feats: list[Feat]) -> None:
    assert list(GAME.feats(Options(), events)) == feats


def test_a_match_is_rated_won_and_scored() -> None:
    outcome = Outcome("gems", (Standing(BEN, 1, 30), Standing(ADA, 2, 8)), None, 12)
    assert list(GAME.honours(Options(), outcome)) == [
        Honour("standard:rating", ((BEN, 1), (ADA, 2))),
        Honour("standard:wins", ((BEN, 1), (ADA, 0))),
        Honour("standard", ((BEN, 30), (ADA, 8))),
    ]


def test_the_points_of_a_match_with_fewer_gems_have_a_leaderboard_of_their_own() -> None:
    outcome = Outcome("gems", (Standing(BEN, 1, 30), Standing(ADA, 2, 8)), None, 12)
    assert [one.board for one in GAME.honours(Options(24), outcome)] == [
        "standard:rating",
        "standard:wins",
        "standard-24",
    ]
    assert GAME.scoreboard(Options(24)) == "standard-24"
    assert GAME.scoreboard(Options()) == "standard"
