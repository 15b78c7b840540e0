"""Tests of `make simulate` with a few matches."""

import math
from pathlib import Path

import pytest

from bot.engine.game import LEVELS, Level
from bot.games.gemrush.advice_worth import FITTED_RUSH
from bot.games.gemrush.mine import Laid, cell_at
from bot.games.gemrush.model import Mode
from bot.games.gemrush.skills import Skill
from tests.games.gemrush.positions import TILE, arrange
from tests.simulate.beginner import play as play_short
from tests.simulate.fit import climb, numbers, slopes, varied
from tests.simulate.matches import SEATS, Counted, Setting, play
from tests.simulate.report import point_shares, report, seat_shares, targets
from tests.simulate.standing import standable


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "level"),
    [("rush", "easy"), ("crisis", "normal"), pytest.param("rush", "normal", marks=pytest.mark.nightly)],
)
def test_a_few_matches_are_counted_and_reported(mode: Mode, level: Level) -> None:
    total, setting = Counted(), Setting(mode, level)
    for seed in range(4):
        total.add(play(seed, setting))
    told = report(setting, total)

    assert level in LEVELS
    assert len(total.points) == len(total.turns) == 4
    assert all(len(points) == SEATS for points in total.points)
    assert sum(sum(points) for points in total.points) == sum(total.by_turn.values())
    assert all(total.used[tile] <= total.stood[tile] for tile in total.stood)
    assert (sum(seat_shares(total)), sum(point_shares(total))) == pytest.approx((SEATS, SEATS))
    for what, found, aim, _ in targets(setting, total):
        assert f"| {what} | {found} | {aim} |" in told


@pytest.mark.slow
def test_plots_are_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="only `make simulate` sets it up")
    from tests.simulate.plots import draw

    for setting in (Setting("rush", "easy"), Setting("crisis", "easy")):
        for path in draw(setting, play(1, setting), tmp_path / setting.mode):
            assert path.read_bytes()[1:4] == b"PNG"


def test_each_weight_has_a_factor() -> None:
    names = list(numbers(FITTED_RUSH))
    more = varied(FITTED_RUSH, dict.fromkeys(names, math.log(1.5)))

    assert (more.dust, more.aims) == (FITTED_RUSH.dust * 1.5, FITTED_RUSH.aims)
    assert all(one <= 1 for one in more.hope)
    assert varied(FITTED_RUSH, dict.fromkeys(names, 0.0)) == FITTED_RUSH


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["rush", "crisis"])
def test_a_step_of_the_fit_moves_all_weights_along_their_slopes(mode: Mode) -> None:
    found = slopes(mode, FITTED_RUSH, range(3))
    (after,) = climb(mode, FITTED_RUSH, 1, 3)

    assert set(found) == set(numbers(FITTED_RUSH))
    grown = [found[name, None] for name in ("dust", "spare") if getattr(after, name) > getattr(FITTED_RUSH, name)]
    shrunk = [found[name, None] for name in ("dust", "spare") if getattr(after, name) < getattr(FITTED_RUSH, name)]
    assert all(slope > 0 for slope in grown)
    assert all(slope < 0 for slope in shrunk)
    assert grown or shrunk


ROW = ("winch", "gravel-pit", "mother-lode", "taproom", "home-bell", "lamp-room")


@pytest.mark.parametrize(
    ("hand", "skills", "start", "reached"),
    [
        (
            "ObPe",
            (),
            "lamp-room",
            ("lamp-room", "home-bell", "taproom", "mother-lode"),
        ),  # Three steps reach these rooms.
        ("ObPe", (), "mother-lode", ("mother-lode",)),  # There are walls on both sides.
        ("WaOb", (), "lamp-room", ROW),
        ("ObPe", (Skill.WAYFARING,), "lamp-room", ROW),
        ("PeEl", (Skill.WAYFARING,), "mother-lode", ("mother-lode",)),  # The hand has no card of the colour.
        ("ObPe", (), "home-bell", ("home-bell", "taproom", "mother-lode")),
        ("ObPe", (Skill.PERMEATION,), "home-bell", ("home-bell", "lamp-room", "taproom", "mother-lode", "gravel-pit")),
        ("ObPe", (), "winch", ROW),
    ],
)
def test_hand_skills_and_start_decide_which_rooms_can_be_reached(
    hand: str, skills: tuple[Skill, ...], start: str, reached: tuple[str, ...]
) -> None:
    laid = tuple(Laid(cell_at(number, 0), TILE[key], 0) for number, key in enumerate(ROW))
    state = arrange(laid, hand, "", skills=skills, at=[cell_at(ROW.index(start), 0)] * 2)

    assert standable(state) == {TILE[key] for key in reached}


@pytest.mark.slow
def test_a_beginner_wins_most_short_matches_against_easy_and_normal_nearly_all() -> None:
    matches = [(seed, seat) for seed in range(12) for seat in range(2)]
    beginner = [play_short(seed, seat, ("room", "beside")[seed % 2], "easy").share for seed, seat in matches]
    normal = [play_short(seed, seat, "normal", "easy").share for seed, seat in matches]

    assert 13 <= sum(beginner) <= 20
    assert sum(normal) >= 22
