"""Tests of the badges and honours that a match of Gem Rush earns: each row shows one rule."""

import pytest

from bot.engine.game import Feat, Honour, Outcome, Seat, Standing
from bot.games.gemrush import GAME
from bot.games.gemrush.events import Event, MatchEnded, RoomBuilt, SeatLeft, Walked
from bot.games.gemrush.mine import Cell
from bot.games.gemrush.model import Ending, Options
from bot.games.gemrush.rules import level_of

ADA, BEN = Seat(0), Seat(1)
CRISIS = Options(mode="crisis", target=55)


def built(seat: Seat, points: int) -> RoomBuilt:
    return RoomBuilt(seat, Cell(0), 0, b"", b"", points)


def here(seat: Seat) -> Walked:
    return Walked(seat, Cell(1))


def ended(reason: Ending, *winners: Seat) -> MatchEnded:
    return MatchEnded(reason, winners, 57, 9)


@pytest.mark.parametrize(
    ("options", "events", "feats"),
    [
        (Options(), [built(ADA, 9)], []),
        (Options(), [built(ADA, 10), built(ADA, 12), built(BEN, 2)], [Feat(ADA, "door", 12)]),
        (Options(), [built(ADA, 1)] * 9, []),
        (Options(), [built(ADA, 1)] * 11, [Feat(ADA, "rooms", 11)]),
        (Options(), [here(BEN), built(ADA, 5), built(BEN, 6), ended("target", BEN)], [Feat(BEN, "comeback", 5)]),
        (Options(), [here(BEN), built(ADA, 4), built(BEN, 6), ended("target", BEN)], []),
        (Options(), [here(BEN), built(ADA, 5), ended("target", ADA)], []),
        (Options(), [here(BEN), built(ADA, 5), SeatLeft(ADA), ended("left", BEN)], [Feat(BEN, "comeback", 5)]),
        (CRISIS, [here(BEN), ended("won", ADA, BEN)], [Feat(ADA, "saved", 57), Feat(BEN, "saved", 57)]),
        (CRISIS, [here(BEN), ended("lost", ADA, BEN)], []),
    ],
)  # fmt: skip
def test_feats(options: Options, events: list[Event], feats: list[Feat]) -> None:
    assert list(GAME.feats(options, events)) == feats


def test_a_rush_is_rated_won_and_scored() -> None:
    outcome = Outcome("target", (Standing(BEN, 1, 20), Standing(ADA, 2, 8)), None, 12)
    assert list(GAME.honours(Options(variant="chaos"), outcome)) == [
        Honour("rush:rating", ((BEN, 1), (ADA, 2))),
        Honour("rush:wins", ((BEN, 1), (ADA, 0))),
        Honour("rush-chaos-usual", ((BEN, 20), (ADA, 8))),
    ]


@pytest.mark.parametrize(("reason", "level", "won"), [("won", 3, 1), ("lost", 0, 0), ("open", 0, 0)])
def test_a_crisis_counts_level_wins_and_shared_points_for_seats_that_stayed(reason: str, level: int, won: int) -> None:
    gone = Seat(2)
    standings = (Standing(ADA, 1, 40), Standing(BEN, 1, 17), Standing(gone, 3, 9))
    outcome = Outcome(reason, standings, 57, 12, lost=reason == "lost")
    assert list(GAME.honours(CRISIS, outcome)) == [
        Honour("crisis:level", ((ADA, level), (BEN, level))),
        Honour("crisis:wins", ((ADA, won), (BEN, won))),
        Honour("crisis-normal-55", ((ADA, 57), (BEN, 57))),
    ]


def test_a_crisis_that_all_left_counts_for_nothing() -> None:
    outcome = Outcome("left", (Standing(ADA, 1, 40), Standing(BEN, 1, 17)), 57, 12)
    assert list(GAME.honours(CRISIS, outcome)) == []


@pytest.mark.parametrize(
    ("options", "level"),
    [
        (Options(mode="crisis", target=34), 0),
        (Options(mode="crisis", target=35), 1),
        (Options(mode="crisis"), 2),
        (Options(mode="crisis", target=64), 3),
        (Options(mode="crisis", target=200), 5),
        (Options(mode="crisis", target="open"), 0),
        (Options(mode="crisis", variant="circle"), 2),
        (Options(mode="crisis", variant="circle", target=45), 1),  # In this variant each level needs 8 points more.
        (Options(mode="crisis", variant="none", target=67), 5),
    ],
)
def test_the_level_of_a_crisis_follows_from_its_target(options: Options, level: int) -> None:
    assert level_of(options, 3) == level
