"""Tests of leaderboards and profiles: reference pictures, marks that need no colour, any name and any rating."""

import io
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from render import leaderboards
from render.kit import RGB
from render.leaderboards import icons, leaderboard, plot, profile
from render.leaderboards.colours import PALETTE, colours, encoded
from render.leaderboards.icons import SIGNS
from render.leaderboards.leaderboard import medal
from render.leaderboards.views import Course, Leaderboard, Line, Plot, Profile
from tests.render import leaderboard_scenes as scenes
from tests.render.references import difference, opened, reference, worst_block
from tests.render.test_fonts import HOSTILE
from tests.render.test_pictures import BLOCK_TOLERANCE, hold


@pytest.mark.slow
@pytest.mark.parametrize("name", scenes.PICTURES)
def test_the_picture_equals_the_reference_picture(name: str) -> None:
    hold("leaderboards", name, scenes.PICTURES[name](), worst_block, BLOCK_TOLERANCE)


def changed(view: Leaderboard, number: int, line: Line) -> Leaderboard:
    lines = list(view.lines)
    lines[number] = line
    return replace(view, lines=tuple(lines))


@pytest.mark.slow
def test_another_rank_value_name_or_reader_changes_the_picture() -> None:
    wanted = reference("leaderboards", "full")
    third, fifth = scenes.FULL.lines[2], scenes.FULL.lines[4]
    for other in (
        changed(scenes.FULL, 2, replace(third, rank=3)),
        changed(scenes.FULL, 2, replace(third, shown="1,986")),
        changed(scenes.FULL, 2, replace(third, value=1600)),
        changed(scenes.FULL, 2, replace(third, name="Grunewald")),
        changed(scenes.FULL, 4, replace(fifth, own=False)),
        replace(scenes.FULL, period="This month"),
    ):
        assert worst_block(opened(leaderboards.paint_leaderboard(other)), wanted) > 2 * BLOCK_TOLERANCE


@pytest.mark.slow
def test_another_course_board_or_feat_changes_the_picture() -> None:
    view = scenes.profile()
    wanted = reference("leaderboards", "profile")
    assert view.plot is not None
    first, second = view.plot.courses
    higher = replace(first, points=(*first.points[:30], *((at, value + 60) for at, value in first.points[30:])))
    swapped = (view.thumbnails[1], view.thumbnails[0], view.thumbnails[2])
    feats = (replace(view.feats[0], icon="turn"), *view.feats[1:])
    for other in (
        replace(view, plot=replace(view.plot, courses=(higher, second))),
        replace(view, thumbnails=swapped),
        replace(view, feats=feats),
    ):
        assert worst_block(opened(leaderboards.paint_profile(other)), wanted) > 2 * BLOCK_TOLERANCE


def test_the_readers_line_is_marked_without_colour() -> None:
    """A word and a pointer mark the reader's line, so the line differs in a grey picture."""
    own, other = (
        leaderboard.paint(changed(scenes.FULL, 4, replace(scenes.FULL.lines[4], own=own))).convert("L")
        for own in (True, False)
    )
    box = ImageChops.difference(own, other).point([0] * 70 + [255] * 186).getbbox()

    assert box is not None
    left, top, right, bottom = box
    assert left < 24  # The pointer is at the left of the line.
    assert right - left > 900
    assert bottom - top < 100  # No other line has changed.


def test_the_readers_line_is_shown_at_any_rank() -> None:
    without = leaderboard.paint(replace(scenes.BELOW, own=None))
    with_own = leaderboard.paint(scenes.BELOW)

    assert with_own.height > without.height + 80
    assert leaderboard.paint(scenes.FEW).height > leaderboard.paint(replace(scenes.FEW, own_note="")).height


def test_medals_differ_in_their_shape() -> None:
    shapes = [medal(rank, 90).getchannel("A").point([0] * 200 + [255] * 56) for rank in (1, 2, 3)]
    for one, other in combinations(shapes, 2):
        both = ImageStat.Stat(ImageChops.darker(one, other)).sum[0]
        either = ImageStat.Stat(ImageChops.lighter(one, other)).sum[0]
        assert both / either < 0.9


def test_bars_are_as_long_as_their_values() -> None:
    view = replace(scenes.FULL, lines=scenes.FULL.lines[3:6], best=2420)  # One line has the value 1210.
    image = leaderboard.paint(replace(view, lines=tuple(replace(line, own=False) for line in view.lines)))

    def run(colour: RGB, y: int) -> int:
        return sum(image.getpixel((x, y)) == colour for x in range(image.width))

    rows = [y for y in range(leaderboard.HEAD, leaderboard.HEAD + 84) if run(colours.BAR, y) and run(colours.TRACK, y)]
    middle = rows[len(rows) // 2]
    filled, left = run(colours.BAR, middle), run(colours.TRACK, middle)
    assert filled / (filled + left) == pytest.approx(0.5, abs=0.01)


@pytest.mark.parametrize(("value", "best"), [(0, 0), (-300, 500), (-300, -100), (5, 5)])
def test_any_value_is_drawn_within_its_line(value: int, best: int) -> None:
    """Ratings may be below zero."""
    line = Line(1, "Ada", value, str(value))
    image = leaderboard.paint(replace(scenes.FEW, lines=(line,), best=best))

    assert image.height == leaderboard.paint(replace(scenes.FEW, lines=scenes.FEW.lines[:1])).height


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_any_name_can_be_drawn(name: str) -> None:
    line = replace(scenes.FULL.lines[4], name=name)

    leaderboard.paint(replace(scenes.FULL, lines=(line,), title=name, board=name, period=name, foot=name))
    profile.paint(Profile(name=name, note=name, empty=name))


@pytest.mark.parametrize("colour", colours.exact)
def test_flat_colours_come_out_exactly(colour: RGB) -> None:
    assert PALETTE.now.colours[PALETTE.now.index(colour)] == colour


@pytest.mark.slow
def test_a_board_keeps_its_colours_on_a_profile() -> None:
    """The colours of a profile's boards fill the free places of the palette."""
    view = replace(scenes.profile(), thumbnails=scenes.profile().thumbnails[1:2], plot=None, games=(), counts=())
    board = profile.thumbnail(view.thumbnails[0].png, profile.BOARD)
    page = profile.paint(view, [board])
    place = (40, 270, 300, 540)

    def lost(shown: bytes) -> float:
        return difference(opened(shown).crop(place), page.crop(place))

    assert lost(encoded(page, [board])) < lost(encoded(page)) / 2


@pytest.mark.parametrize(("width", "height"), [(1000, 1400), (1000, 1000), (1440, 1080)])
def test_a_board_is_shown_at_its_whole_width(width: int, height: int) -> None:
    """Stripes at the left and right side of a board stay visible, also if the board is not square."""
    board = Image.new("RGB", (width, height), colours.NIGHT)
    for x in (0, width - 40):
        board.paste(colours.GOLD, (x, 0, x + 40, height))
    file = io.BytesIO()
    board.save(file, "PNG")

    small = profile.thumbnail(file.getvalue(), 100)

    assert small.size == (100, 100)
    edges = ImageStat.Stat(small.crop((0, 40, 2, 60))).mean, ImageStat.Stat(small.crop((98, 40, 100, 60))).mean
    assert all(edge[0] > 200 for edge in edges)
    assert small.getpixel((50, 50)) == colours.NIGHT


@pytest.mark.parametrize(
    "courses",
    [
        ((0, 1000), (0, 1000)),
        ((0, 5), (10, 5)),
        ((0, -900), (10, 2400)),
        tuple((i * 50, 1000 + (i * 37) % 90) for i in range(3000)),
    ],
    ids=["one moment", "flat", "steep", "very many"],
)
def test_any_rating_curve_is_drawn_inside_its_card(courses: tuple[tuple[int, int], ...]) -> None:
    background = Image.new("RGB", (1000, plot.HEIGHT + 80), (0, 0, 0))
    shown = Plot("Rating", (Course("Gembatan", courses, "5"),), ((0, "1 Jan"), (courses[-1][0], "2 Jan")))

    plot.paint(background, 40, shown)

    bands = [background.crop((0, 0, 1000, 40)), background.crop((0, plot.HEIGHT + 40, 1000, plot.HEIGHT + 80))]
    assert [band.getbbox() for band in bands] == [None, None]
    assert ImageStat.Stat(background).mean != ImageStat.Stat(Image.new("RGB", background.size)).mean


def test_names_at_the_lines_ends_do_not_touch() -> None:
    """The names of four games do not touch, although all four lines end at the same rating."""
    courses = tuple(Course(f"Game {i}", ((0, 900 + i), (10, 1000)), str(1000 + i)) for i in range(4))
    image = Image.new("RGB", (1000, plot.HEIGHT), colours.NIGHT)

    plot.paint(image, 0, Plot("Rating", courses, ()))

    tops = []
    for colour in colours.COURSES:
        rows = [y for y in range(plot.HEIGHT) if any(image.getpixel((x, y)) == colour for x in range(820, 970))]
        assert rows
        tops.append((rows[0], rows[-1]))
    for (_, above), (below, _) in zip(sorted(tops), sorted(tops)[1:], strict=False):
        assert above < below


@pytest.mark.parametrize(("span", "step"), [(1, 1), (7, 2), (40, 10), (90, 20), (400, 100), (1900, 500), (2244, 500)])
def test_lines_of_a_plot_are_at_round_ratings(span: int, step: int) -> None:
    assert plot.step_of(span) == step


def test_signs_differ() -> None:
    shown = {}
    for name in (*SIGNS, "nothing-of-ours"):
        image = Image.new("RGB", (80, 80), colours.CARD)
        icons.paint(image, name, 40, 40, 30, colours.INK)
        shown[name] = image.tobytes()
    alike = {("matches", "rooms"), ("crown", "saved"), ("full", "comeback")}
    same = {(one, other) for one, other in combinations(shown, 2) if shown[one] == shown[other]}
    assert same == alike
