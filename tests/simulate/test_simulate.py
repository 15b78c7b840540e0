"""Tests of `make simulate` with a few matches."""

from pathlib import Path

import pytest

from bot.engine.game import LEVELS, Level
from bot.games.gemrush.advice_worth import FITTED
from bot.games.gemrush.mine import Laid, cell_at
from bot.games.gemrush.model import Mode
from bot.games.gemrush.skills import Skill
from tests.games.gemrush.positions import TILE, arrange
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


@pytest.mark.slow
def test_each_weight_has_a_factor_and_a_slope() -> None:
    pytest.importorskip("rich", reason="only `make simulate` sets it up")
    from tests.simulate.fit import numbers, slopes, varied

    names = list(numbers(FITTED))
    more = varied(FITTED, dict.fromkeys(names, 1.5))

    assert set(names) == set(slopes(FITTED, 6))
    assert (more.dust, more.aims) == (FITTED.dust * 1.5, FITTED.aims)
    assert all(one <= 1 for one in more.hope)
    assert varied(FITTED, dict.fromkeys(names, 1.0)) == FITTED


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
