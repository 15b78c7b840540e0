"""Tests of the painter of Gems 3D: all sizes of boards, numbers of seats, names and marks."""

import random
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.engine.game import Seat
from bot.engine.table import ROBOT, Table, TableSeat
from bot.games.gems3d.model import Mode, Trace, View
from render import gems3d
from render.gems3d import strip
from render.gems3d.board import layout
from render.gems3d.tiles import Background, Mark, Scene, Tile
from render.kit import RGB
from tests.render.gems3d_scenes import (
    HARD,
    LARGE,
    MIDDLE,
    MIDDLE_BOARD,
    OVER,
    REACH,
    SMALL,
    SOLO,
    START,
    TRICK,
    TRIO,
    at,
    cells,
    line,
    sized,
    table,
    view,
)
from tests.render.played import middle_of_a_match
from tests.render.references import changed_box, empty_cache, opened
from tests.render.test_fonts import HOSTILE

SIZE_LIMIT = 120 * 1024  # the most bytes of a picture of a default board


def drawn(seen: View, seats: Table = TRIO) -> Image.Image:
    return opened(gems3d.paint(seen, seats))


def cell_box(side: int, cell: int) -> tuple[int, int, int, int]:
    place = layout(side)
    x, y = place.corner(cell)
    return x, y, x + place.cell, y + place.cell


def tiles(seen: View) -> dict[int, Tile]:
    return dict(Scene(seen).tiles())


@pytest.mark.slow
@pytest.mark.parametrize("side", range(5, 16))
def test_every_size_is_720_wide_and_about_770_high(side: int) -> None:
    image = drawn(sized(side))

    assert image.width == 720
    assert 760 <= image.height <= 776  # so that a turn fits on the screen of a phone


@pytest.mark.parametrize("count", range(1, 9))
def test_any_number_of_seats_shows_every_seat(count: int) -> None:
    """If the points of a seat change, the picture changes only within the panel of the seats."""
    seats = table(*["Mira", "Jonas", "Anouk", "Matteo", "Ólafur", "Дмитрий", "Zoë", "Kofi"][:count])
    mode = Mode.SOLO if count == 1 else Mode.RELAY
    plain = msgspec.structs.replace(START, mode=mode, credits=(7,) * count)
    before = drawn(plain, seats)
    left, width = strip.panels(count).seats

    for seat in range(count if count > 1 else 0):
        credit = tuple(1234 if other == seat else 7 for other in range(count))
        box = changed_box(before, drawn(msgspec.structs.replace(plain, credits=credit), seats))
        assert box is not None
        assert left < box[0] < box[2] < left + width
        assert box[3] < strip.TOP + strip.HEIGHT


@pytest.mark.parametrize("count", range(2, 9))
def test_the_picture_shows_whose_turn_it_is(count: int) -> None:
    seats = Table(tuple(TableSeat(f"{chr(65 + i)}x") for i in range(count)))
    pictures = {
        gems3d.paint(msgspec.structs.replace(START, credits=(0,) * count, to_move=Seat(seat)), seats)
        for seat in range(count)
    }

    assert len(pictures) == count


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_any_name_stays_within_its_panel(name: str) -> None:
    for count in (1, 2, 3, 8):
        credits_ = (0,) * count
        seen = msgspec.structs.replace(START, credits=credits_)
        one = drawn(seen, Table((TableSeat(name),) * count))
        other = drawn(seen, Table((TableSeat("Mira"),) * count))
        left, width = strip.panels(count).seats
        box = changed_box(one, other) or (left + 1, 10, left + 2, 11)
        assert left < box[0] < box[2] < left + width
        assert box[3] <= strip.TOP + strip.HEIGHT


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_picture_has_the_names_of_up_to_four_seats(count: int) -> None:
    seen = msgspec.structs.replace(START, credits=(0,) * count)
    others = (TableSeat("Jonas"),) * (count - 1)
    left, width = strip.panels(count).seats

    members = TableSeat("Mira"), TableSeat("Mara")
    computers = tuple(TableSeat(f"{ROBOT} Easy {gem}", short=gem) for gem in ("Opal", "Jade"))
    for pair in (members, computers):
        box = changed_box(*(drawn(seen, Table((*others, seat))) for seat in pair))
        assert box is not None
        assert left < box[0] < box[2] < left + width


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_name_that_is_too_wide_gives_way_to_the_short_name(count: int) -> None:
    def shown(name: str, short: str) -> bytes:
        seats = (named(name, short), *map(TableSeat, ("Ada", "Bela", "Chen")))[:count]
        return gems3d.paint(msgspec.structs.replace(START, credits=(0,) * count), Table(seats))

    def named(name: str, short: str) -> TableSeat:
        return TableSeat(f"{ROBOT} {name}", short=short)

    assert shown("Zircon (very difficult)", "Zircon") == shown("Zircon (quite easy to beat)", "Zircon")
    assert shown("Jade", "Opal") != shown("Opal", "Opal")


def test_a_member_who_left_looks_different() -> None:
    present = table("Mira", "Jonas", "Anouk")
    left = Table((*present.seats[:2], TableSeat("Anouk", present=False)), present.captions)

    assert gems3d.paint(MIDDLE, present) != gems3d.paint(MIDDLE, left)


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Mira", "Jonas"), ("M", "J")),
        (("Mira", "Matteo", "Jo"), ("Mi", "Ma", "J")),
        (("Ada Byron", "Ada Cain"), ("AB", "AC")),
        (("A", "A"), ("A1", "A2")),
        (("Sam", "Sam (2)"), ("Sa", "S2")),
        (("Anna", "Andy", "Anton", "Bela", "Ann", "A1", "Zoe"), ("A2", "A3", "A4", "B", "A5", "A1", "Z")),
        (("\U00013080", "Jo", "\U00013081"), ("1", "J", "3")),
        ((f"{ROBOT} Easy Opal", "Ada"), (ROBOT, "A")),
        ((f"{ROBOT} Easy Opal", "Ada", f"{ROBOT} Easy Jade"), (f"{ROBOT}1", "A", f"{ROBOT}2")),
    ],
)
@pytest.mark.usefixtures("no_other_fonts")
def test_the_signs_of_seats_differ(names: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert strip.initials(tuple(TableSeat(name) for name in names)) == expected
    assert len({*expected}) == len(names)


def test_a_sign_of_more_letters_is_as_long_as_it_must_be() -> None:
    seats = tuple(map(TableSeat, ("Anna", "Andy", "Anton", "Bela", "Ada Byron", "Ada Cain")))

    assert strip.initials(seats, longest=3) == ("Ann", "And", "Ant", "B", "AB", "AC")


@pytest.mark.parametrize("count", [4, 5, 6, 7])
def test_no_two_chips_of_a_relay_have_the_same_sign(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """Colour is not the only sign, also for names that begin alike."""
    written, chip = list[str](), strip.chip

    def noted(name: str, *rest: Any) -> Any:
        written.append(name)
        return chip(name, *rest)

    monkeypatch.setattr(strip, "chip", noted)
    names = ("Anastasia Ivanova", "Anastasia Petrova", "Anna", "An", "Andy", "An (2)", "Anton")[:count]
    gems3d.paint(msgspec.structs.replace(START, credits=(120,) * count), Table(tuple(map(TableSeat, names))))

    assert len({*written}) == len(written) == count


def test_several_computer_players_have_the_initials_of_their_short_names() -> None:
    seats = tuple(TableSeat(f"{ROBOT} Easy {gem}", short=gem) for gem in ("Opal", "Jade"))

    assert strip.initials(seats) == (f"{ROBOT}O", f"{ROBOT}J")


@pytest.mark.usefixtures("no_other_fonts")
def test_a_name_that_no_font_can_draw_has_no_initial() -> None:
    assert strip.initials(tuple(TableSeat(name) for name in ("\U00013080", "Jo"))) == ("", "J")


def test_one_changed_gem_changes_only_its_cell() -> None:
    board = bytearray(MIDDLE_BOARD)
    board[at("A1")] = board[at("B1")]
    box = changed_box(drawn(view(MIDDLE_BOARD)), drawn(view(bytes(board))))
    cell = cell_box(9, at("A1"))

    assert box is not None
    assert cell[0] <= box[0] < box[2] <= cell[2]
    assert cell[1] <= box[1] < box[3] <= cell[3]


def test_the_last_step_is_marked() -> None:
    shown = tiles(MIDDLE)

    assert (shown[at("E5")].background, shown[at("E5")].mark) == (Background.MOVED, Mark.MOVED)
    assert all(shown[cell].mark is Mark.NEW and shown[cell].gem for cell in line("H7 B9"))
    assert all(shown[cell].ghost == "candy" and not shown[cell].gem for cell in line("C6 D6 E6 F6 G6 H6"))
    assert [cell for cell, tile in shown.items() if tile.piece is not None] == sorted(line("G1 F1 F2 E2 E3 E4"))
    assert at("A2") not in shown


def test_reach_shows_the_picked_gem_and_its_goals_and_no_trace() -> None:
    shown = tiles(msgspec.structs.replace(REACH, trace=MIDDLE.trace))

    assert shown[at("A5")].mark is Mark.PICKED
    assert {cell for cell, tile in shown.items() if tile.background is Background.REACHABLE} == set(REACH.reach)
    assert {cell for cell, tile in shown.items() if tile.background is Background.OUT_OF_REACH} == set(
        line("D1 C2 H2 I2 C8")
    )
    assert all(tile.piece is None and not tile.ghost for tile in shown.values())


def test_a_trick_shows_its_formation_and_the_gem_that_blocks_it() -> None:
    shown = tiles(TRICK)

    assert {cell for cell, tile in shown.items() if tile.background is Background.TRICK} == set(line("C4 D4 E4 F4 G4"))
    assert [cell for cell, tile in shown.items() if tile.mark is Mark.BLOCKER] == [at("E4")]
    assert shown[at("C4")].open_sides == 0b1101  # The side to the east is open, because D4 belongs to the formation.
    assert shown[at("E4")].open_sides == 0b0101


def test_a_played_trick_is_marked_where_its_gem_vanished() -> None:
    seen = msgspec.structs.replace(MIDDLE, trace=Trace(cleared=MIDDLE.trace.cleared, tricked=at("D6")))

    assert tiles(seen)[at("D6")].mark is Mark.BLOCKER


def test_a_gem_that_dropped_on_the_way_covers_the_way() -> None:
    trace = Trace(path=line("G1 F1 E1 D1"), dropped=line("E1"))

    assert tiles(view(MIDDLE_BOARD, trace=trace))[at("E1")].piece is None


@pytest.mark.parametrize("change", ["score", "tricks", "trick_progress", "next", "hard"])
def test_the_strip_shows(change: str) -> None:
    values: dict[str, object] = {
        "score": 132, "tricks": 2, "trick_progress": 32, "next": b"\1\2\3", "hard": True
    }  # fmt: skip
    box = changed_box(drawn(MIDDLE), drawn(msgspec.structs.replace(MIDDLE, **{change: values[change]})))

    assert box is not None
    assert box[3] < layout(9).top


def test_an_unknown_number_of_undos_leaves_its_panel_empty() -> None:
    none, unknown = (opened(gems3d.paint(MIDDLE, Table((TableSeat("Mira", undos=undos),)))) for undos in (0, None))
    box = changed_box(none, unknown)
    assert box is not None
    left, width = strip.panels(1).undos
    inside = unknown.crop((left + 6, strip.TOP + 6, left + width - 6, strip.TOP + strip.HEIGHT - 6))

    assert left <= box[0] < box[2] <= left + width
    assert len(inside.convert("RGB").getcolors() or ()) == 1


@pytest.mark.parametrize("score", [0, 9, 99, 1284, 98765, 1234567])
def test_any_score_stays_in_its_panel(score: int) -> None:
    one, other = (drawn(msgspec.structs.replace(MIDDLE, score=s)) for s in (score, 131))
    box = changed_box(one, other)

    assert box is not None
    assert box[2] < strip.SCORE[0] + strip.SCORE[1]


@pytest.mark.parametrize("count", range(1, 8))
def test_up_to_seven_next_gems_stay_in_their_panel(count: int) -> None:
    one = drawn(msgspec.structs.replace(MIDDLE, next=bytes(range(1, count + 1))))
    box = changed_box(one, drawn(msgspec.structs.replace(MIDDLE, next=bytes(range(10, count + 10)))))
    left, width = strip.panels(3).next

    assert box is not None
    assert left < box[0] < box[2] < left + width
    assert box[3] < strip.TOP + strip.HEIGHT


@pytest.mark.parametrize(
    ("seen", "name"),
    [(MIDDLE, "next"), (HARD, "hard"), (START, "turns"), (OVER, "over"), (OVER, "turns"), (OVER, "reason")],
)
def test_captions_come_from_the_table(seen: View, name: str) -> None:
    seats = SOLO if len(seen.credits) == 1 else TRIO
    captioned = msgspec.structs.replace(seats, captions=((name, "Überschrift"),))

    assert gems3d.paint(seen, seats) != gems3d.paint(seen, captioned)


def test_an_endless_caption_is_cut() -> None:
    captions = tuple((name, "Donaudampfschifffahrt" * 40) for name in ("next", "hard", "turns", "over", "reason"))

    for seen in (MIDDLE, HARD, OVER):
        drawn(seen, msgspec.structs.replace(SOLO, captions=captions))


def mean(image: Image.Image, box: tuple[int, int, int, int]) -> RGB:
    pixel = image.crop(box).resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    assert isinstance(pixel, tuple)
    return int(pixel[0]), int(pixel[1]), int(pixel[2])


def test_at_the_end_the_board_is_dark_and_the_strip_is_not() -> None:
    playing, over = drawn(msgspec.structs.replace(OVER, over=None)), drawn(OVER)
    pearl = cell_box(9, at("A2"))

    assert sum(mean(over, pearl)) < 0.6 * sum(mean(playing, pearl))
    beside = (0, 0, strip.panels(1).next[0], strip.TOP + strip.HEIGHT)
    for bright, dark in zip(mean(playing, beside), mean(over, beside), strict=True):
        assert abs(bright - dark) <= 2


@pytest.mark.parametrize("seen", [START, MIDDLE, REACH, TRICK, HARD, OVER])
def test_no_picture_of_a_default_board_is_large(seen: View) -> None:
    assert len(gems3d.paint(seen, TRIO)) < SIZE_LIMIT


@pytest.mark.slow
def test_not_even_a_full_board_of_the_busiest_gems_is_large() -> None:
    types = cells("TACDRPU")
    dice = random.Random(7)

    for _ in range(4):
        seen = view(bytes(dice.choice(types) for _ in range(81)), types=bytes(sorted(types)))
        assert len(gems3d.paint(seen, TRIO)) < SIZE_LIMIT


def test_pictures_are_cached_by_view_and_table() -> None:
    assert gems3d.paint(MIDDLE, TRIO) is gems3d.paint(msgspec.structs.replace(MIDDLE), table("Mira", "Jonas", "Anouk"))
    assert gems3d.paint(MIDDLE, TRIO) != gems3d.paint(MIDDLE, table("Mira", "Jonas", "Zoë"))


@pytest.mark.slow
@pytest.mark.parametrize("times", [1, pytest.param(3, marks=pytest.mark.nightly)])
def test_many_threads_with_an_empty_cache_paint_the_same_pictures_as_one_thread(times: int) -> None:
    scenes = [*product((MIDDLE, REACH, TRICK, SMALL, LARGE, OVER), (TRIO, SOLO))][:: 2 if times == 1 else 1]

    def painted(scene: tuple[View, Table]) -> bytes:
        return gems3d.paint.uncached(*scene)

    alone = [painted(scene) for scene in scenes]
    empty_cache()
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(painted, scenes * times))

    assert together == alone * times


@pytest.mark.slow
def test_the_picture_of_a_real_match_shows_every_kind_of_mark() -> None:
    """The picture of a real match shows a move, a drop and a cleared row."""
    seen, seats = middle_of_a_match()

    assert seen.trace.cleared
    assert seen.trace.dropped
    assert len(seen.trace.path) > 5
    assert len(gems3d.paint(seen, seats)) < SIZE_LIMIT


@pytest.mark.slow
def test_warming_up_prepares_the_default_board() -> None:
    gems3d.warm_up()
    boards = dict(gems3d._board.entries)
    gems3d.paint.uncached(START, SOLO)

    assert boards
    assert gems3d._board.entries == boards
