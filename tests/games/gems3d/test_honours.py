"""Tests of the badges and honours that a match of Gems 3D earns: each row shows one rule."""

import pytest

from bot.engine.game import Feat, Honour, Outcome, Seat, Standing
from bot.games.gems3d import GAME
from bot.games.gems3d.model import (
    BoardEmptied,
    Event,
    FormationCleared,
    GemMoved,
    GemsDropped,
    Mode,
    Options,
    TrickPlayed,
)

ADA, BEN = Seat(0), Seat(1)
SMALL = Options(mode=Mode.RELAY, size=5)


def dropped(count: int) -> GemsDropped:
    return GemsDropped(bytes(count), bytes(range(count)), 5)


def moved(seat: Seat) -> GemMoved:
    return GemMoved(seat, 1, b"\x00\x01", 5)


def cleared(seat: Seat | None, gems: int) -> FormationCleared:
    return FormationCleared(seat, 1, bytes(range(gems)), gems)


def trick(seat: Seat) -> TrickPlayed:
    return TrickPlayed(seat, 0, 1, 2, 5)


@pytest.mark.parametrize(
    ("events", "feats"),
    [
        ([dropped(3), moved(ADA), cleared(ADA, 7)], []),
        ([dropped(9), moved(ADA), cleared(ADA, 8), moved(ADA), cleared(ADA, 11)], [Feat(ADA, "chain", 11)]),
        ([dropped(9), cleared(None, 9), BoardEmptied()], []),  # Nobody earns a badge with the opening drop.
        ([moved(ADA), cleared(ADA, 5), cleared(ADA, 5)], []),
        ([moved(ADA), *[cleared(ADA, 5)] * 3, moved(BEN), cleared(BEN, 5)], [Feat(ADA, "double", 3)]),
        ([moved(BEN), cleared(BEN, 5), BoardEmptied()], [Feat(BEN, "emptied")]),
        ([moved(ADA), BoardEmptied(), moved(ADA), BoardEmptied()], [Feat(ADA, "emptied", 2)]),
        # In a relay, each member earns badges only by their moves.
        ([moved(ADA), BoardEmptied(), moved(BEN), BoardEmptied()], [Feat(ADA, "emptied"), Feat(BEN, "emptied")]),
        (
            [dropped(25), trick(ADA), cleared(ADA, 5), dropped(5), trick(BEN)],
            [Feat(ADA, "full"), Feat(BEN, "full")],
        ),
        ([dropped(24), moved(ADA), trick(ADA), cleared(ADA, 5)], []),  # One cell was empty, so the board was not full.
        ([dropped(25), trick(BEN), cleared(BEN, 5)], [Feat(BEN, "full")]),
        ([dropped(25), trick(BEN), cleared(BEN, 5), dropped(5), trick(BEN)], [Feat(BEN, "full", 2)]),
    ],
)
def test_feats(events: list[Event], feats: list[Feat]) -> None:
    assert list(GAME.feats(SMALL, events)) == feats


OUTCOME = Outcome("full", (Standing(BEN, 1, 30), Standing(ADA, 2, 8)), 40, 12)


@pytest.mark.parametrize(
    ("options", "honours"),
    [
        (Options(), [Honour("solo-9-7-3-5", ((BEN, 30), (ADA, 8)))]),
        (Options(hard=True), [Honour("solo-9-7-3-5-hard", ((BEN, 30), (ADA, 8)))]),
        (SMALL, [Honour("relay-5-7-3-5", ((BEN, 30), (ADA, 8)))]),
        (
            Options(mode=Mode.RACE),
            [Honour("race-9-7-3-5", ((BEN, 30), (ADA, 8))), Honour("race:wins", ((BEN, 1), (ADA, 0)))],
        ),
    ],
)
def test_each_mode_and_setting_has_its_leaderboard_and_a_race_counts_wins(
    options: Options, honours: list[Honour]
) -> None:
    assert list(GAME.honours(options, OUTCOME)) == honours
