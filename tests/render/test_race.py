"""Tests of the pictures of a race: they show all seats, and everything stays in its place."""

import random

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.engine.table import Table, TableSeat
from bot.games.gems3d.model import AnyView, FinalBoard, FinalView, Lane, Mode, ProgressView
from render import gems3d
from render.gems3d.race import SCALE_STEP, _scale
from tests.render.gems3d_scenes import FULL_BOARD, LARGE_BOARD, QUARTET, RACING, SMALL_BOARD
from tests.render.references import opened

NAMES = ("Mira", "Jonas", "Anouk", "Matteo", "Ólafur", "Дмитрий", "Zoë", "W" * 32)


def seated(count: int) -> Table:
    return Table(tuple(TableSeat(name) for name in NAMES[:count]))


def drawn(view: AnyView, table: Table = QUARTET) -> Image.Image:
    return opened(gems3d.paint(view, table))


def running(count: int, turns: int = 12) -> ProgressView:
    return msgspec.structs.replace(RACING, lanes=(Lane(turns, False),) * count)


def over(count: int, cells: bytes = FULL_BOARD, score: int = 187) -> FinalView:
    side = int(len(cells) ** 0.5)
    return FinalView(Mode.RACE, side, tuple(FinalBoard(cells, score, 58, 1, "full") for _ in range(count)))


@pytest.mark.slow
@pytest.mark.parametrize("count", range(2, 9))
def test_two_to_eight_have_a_lane_each(count: int) -> None:
    image = drawn(running(count), seated(count))
    lane = drawn(running(2), seated(2)).height - drawn(running(3), seated(3)).height

    assert image.width == 720
    assert image.height == drawn(running(2), seated(2)).height - lane * (count - 2)


@pytest.mark.slow
@pytest.mark.parametrize("count", [2, 3, 5, 8])
@pytest.mark.parametrize("cells", [SMALL_BOARD, FULL_BOARD, LARGE_BOARD])
def test_boards_of_all_sizes_are_side_by_side(count: int, cells: bytes) -> None:
    image = drawn(over(count, cells), seated(count))

    assert image.width <= 1100
    assert image.height <= 1400


def test_a_step_moves_only_its_own_marker() -> None:
    before = running(4)
    after = msgspec.structs.replace(before, lanes=(before.lanes[0], Lane(14, False), *before.lanes[2:]))
    box = ImageChops.difference(drawn(before), drawn(after)).getbbox()
    lane = drawn(before).height - drawn(running(3), seated(3)).height

    assert box is not None
    assert box[3] - box[1] < lane


@pytest.mark.parametrize("turns", [0, 1, 24, 25, 299, 5_000])
def test_the_marker_stays_on_its_track_after_any_number_of_turns(turns: int) -> None:
    scale = _scale(turns)

    assert scale % SCALE_STEP == 0
    assert turns < scale
    drawn(running(2, turns), seated(2))


def test_the_track_of_a_race_with_a_length_ends_at_its_last_move() -> None:
    last, before = (running(2, turns) for turns in (3, 2))
    full = msgspec.structs.replace(last, turns=3)
    marks = [drawn(view, seated(2)).crop((500, 80, 560, 146)).tobytes() for view in (full, last)]

    assert marks[0] != marks[1]
    assert drawn(msgspec.structs.replace(before, turns=3), seated(2)).tobytes() != drawn(full, seated(2)).tobytes()


def test_open_points_stand_in_the_lanes() -> None:
    lanes = tuple(Lane(9, False, score) for score in (12, 0))
    shown, hidden = (
        drawn(msgspec.structs.replace(RACING, lanes=some), seated(2)).crop((560, 80, 700, 146))
        for some in (lanes, tuple(msgspec.structs.replace(lane, score=None) for lane in lanes))
    )

    assert shown.tobytes() != hidden.tobytes()


def test_a_seat_that_has_finished_differs_by_more_than_colour() -> None:
    """A flag and a word mark the seat: many pixels change at the right end of the seat's lane."""
    lanes = ((Lane(9, done), Lane(9, False)) for done in (False, True))
    going, done = (drawn(msgspec.structs.replace(RACING, lanes=two), seated(2)) for two in lanes)
    apart = ImageChops.difference(going, done).crop((560, 80, 700, 146)).convert("L")

    assert sum(1 for pixel in apart.tobytes() if pixel) > 1_500


def test_long_names_and_numbers_are_cut_off_inside_their_place() -> None:
    captions = (("title", "Donaudampfschifffahrt" * 9), ("note", "x" * 400), ("done", "fertiggestellt" * 9))
    table = Table(tuple(TableSeat("W" * 32) for _ in range(8)), captions)
    lanes = tuple(Lane(99_999, True) for _ in range(8))

    drawn(msgspec.structs.replace(RACING, lanes=lanes), table)
    drawn(over(8, score=9_999_999), table)


@pytest.mark.slow
def test_a_picture_of_eight_full_boards_is_not_large() -> None:
    dice = random.Random(5)
    boards = tuple(
        FinalBoard(bytes(dice.choice(FULL_BOARD) for _ in range(81)), 100 - seat, 60, seat + 1, "full")
        for seat in range(8)
    )

    assert len(gems3d.paint(FinalView(Mode.RACE, 9, boards), seated(8))) < 600_000
