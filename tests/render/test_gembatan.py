"""Tests of Gembatan's painter: all shapes of grids, numbers of seats, names and marks."""

import math
import random
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, pairwise

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from bot.engine.game import Seat
from bot.engine.table import Table, TableSeat
from bot.games.gembatan import GAME
from bot.games.gembatan.advice import best_plays
from bot.games.gembatan.model import COLOUR_LETTERS, HAND, Account, Chain, Lay, SeenTurn, State, Tally, View, Way
from bot.games.gembatan.notation import column_name
from bot.games.gembatan.plays import is_drafting
from bot.games.gembatan.view import with_steps
from render import gembatan
from render.canvas import Canvas
from render.gembatan import cards, honours, mats, page, stones
from render.gembatan.cells import AROUND, Empty, Half, Lies, Mark, Tile, draw_cell
from render.gembatan.colours import PALETTE, colours
from render.gembatan.page import Kind, Page
from render.gembatan.scene import Scene, focus, signs, ways_of
from render.gembatan.ways import laid
from render.kit import RGB, Box
from tests.render.gembatan_scenes import (
    NAMES,
    SCENES,
    ended,
    left,
    line,
    picking,
    played,
    seats,
    seen,
    table,
)
from tests.render.references import changed_box, empty_cache, opened
from tests.render.test_fonts import HOSTILE
from tests.render.vision import VISIONS, ciede2000
from tests.render.vision import seen as seen_by

pytestmark = pytest.mark.slow

SIZE_LIMIT = 500 * 1024  # the most bytes of a picture
PHONE = 400  # the width of a picture on a phone, in pixels
TALLEST = 1.34  # times its width; then a phone of 390 x 844 shows it with the news and the buttons
GAP = 13  # the least pixels between two tiles of a hand (5 on a phone)
APART = 10.0  # the least difference (CIEDE2000) between two colours of the game
Area = tuple[int, int, int, int]


def drawn(view: View, at: Table) -> Image.Image:
    return opened(gembatan.paint(view, at))


def within(inner: Area | None, outer: Iterable[int]) -> bool:
    """Return whether `inner` is a box that lies within `outer` (left, top, width, height)."""
    x, y, width, height = outer
    return inner is not None and x <= inner[0] and y <= inner[1] and inner[2] <= x + width and inner[3] <= y + height


def plan(view: View) -> Page:
    return page.of(view)


def shown(view: View) -> dict[tuple[int, int], Tile | Empty]:
    """Return the contents of all cells in the window and in the frame of cells around the window."""
    scene, window = Scene(view), view.window
    return {
        (column, row): scene.cell(column, row, 100)
        for column in range(window.left - 1, window.right + 2)
        for row in range(window.top - 1, window.bottom + 2)
    }


def tiles(view: View) -> dict[tuple[int, int], Tile]:
    return {at: cell for at, cell in shown(view).items() if isinstance(cell, Tile)}


# ---- the shape and size of pictures ----


@pytest.mark.parametrize(("seed", "count"), [(7, 4), (13, 3), (6, 2)])
def test_the_layout_of_a_match_stays_until_the_grid_needs_a_higher_mat(seed: int, count: int) -> None:
    pages = [plan(seen(state)) for state in played(seed, count) if state.over is None]
    first = pages[0]

    for now, then in pairwise(pages):
        assert now.size >= then.size
        assert now == then or now.window != then.window
    early = [one for one in pages if one.window.bottom - one.window.top < 5]
    assert len(early) > 10
    for one in early:
        assert one._replace(window=first.window, size=first.size) == first


@pytest.mark.parametrize(("seed", "count"), [(7, 4), (13, 3), (2, 2)])
def test_a_phone_shows_the_whole_picture_with_its_buttons_in_every_turn_of_a_match(seed: int, count: int) -> None:
    heights = [plan(seen(state)).height for state in played(seed, count) if state.over is None]

    assert max(heights) / page.WIDTH <= TALLEST


@pytest.mark.parametrize(
    ("count", "columns", "rows", "least"), [(2, 6, 10, 38), (2, 10, 14, 27), (2, 14, 17, 23), (4, 11, 12, 30)]
)
def test_cells_are_large_late_in_a_match(count: int, columns: int, rows: int, least: int) -> None:
    """With small cells, the hands make room for the mat, and nothing needs a second mat."""
    window = msgspec.structs.replace(line(1).window, right=60 + columns - 1, bottom=60 + rows - 1)
    place = page.plan(window, count, False)

    assert place.size * PHONE / page.WIDTH >= least
    assert place.height / page.WIDTH <= TALLEST
    assert place.detail is None


def test_the_first_tile_is_large_and_its_page_fits_on_a_phone() -> None:
    place = plan(SCENES["start"][0])

    assert place.size * PHONE / page.WIDTH >= 60
    assert place.height * PHONE / page.WIDTH <= 440


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize(
    ("columns", "rows"), [(1, 1), (9, 2), (2, 9), (8, 8), (20, 3), (20, 20), (3, 30), (60, 1), (1, 60)]
)
def test_everything_is_on_the_picture_and_nothing_overlaps(columns: int, rows: int, count: int, over: bool) -> None:
    window = msgspec.structs.replace(line(1).window, right=60 + columns - 1, bottom=60 + rows - 1)
    place = page.plan(window, count, over)
    assert_nothing_overlaps(place)
    if not over and min(columns, rows) < 20:  # sixty tiles never cover that much both ways
        assert place.height / page.WIDTH <= TALLEST


def assert_nothing_overlaps(place: Page) -> None:
    frames = [place.mat, *filter(None, (place.detail,))]
    boxes = [*frames, place.first, *place.others, *place.strip]
    boxes += [place.trays] if place.kind is Kind.TURN else []

    for left_, top, width, height in boxes:
        assert left_ > 0
        assert top > 0
        assert left_ + width < page.WIDTH
        assert top + height < place.height
    assert all(are_apart(one, other) for one, other in combinations(boxes, 2))


def are_apart(one: Box, other: Box) -> bool:
    return (
        one.left + one.width <= other.left
        or other.left + other.width <= one.left
        or one.top + one.height <= other.top
        or other.top + other.height <= one.top
    )


def mat_of(view: View) -> page.Mat:
    place, window = plan(view), plan(view).window
    return page.centred(place.mat, place.size, (window.left + window.right) / 2, (window.top + window.bottom) / 2)


@pytest.mark.parametrize("name", SCENES)
def test_all_tiles_are_seen_with_half_a_cell_around_them(name: str) -> None:
    view = SCENES[name][0]
    place, window, shown_ = plan(view), plan(view).window, mat_of(view)
    left_, top, width, height = place.mat.inner
    x0, y0 = shown_.corner(window.left, window.top)
    x1, y1 = shown_.corner(window.right + 1, window.bottom + 1)
    half = place.size // 2

    assert x0 - half >= left_ - 1
    assert y0 - half >= top - 1
    assert x1 + half <= left_ + width + 1
    assert y1 + half <= top + height + 1


@pytest.mark.parametrize(("columns", "rows"), [(20, 1), (20, 8), (20, 12), (20, 20), (12, 20), (16, 16), (8, 8)])
def test_up_to_twenty_cells_across_are_seen_on_a_phone_and_small_ones_have_a_detail(columns: int, rows: int) -> None:
    window = msgspec.structs.replace(line(1).window, right=60 + columns - 1, bottom=60 + rows - 1)
    place = page.plan(window, 4, False)

    assert place.size * PHONE / page.WIDTH >= 16.5
    assert place.detail is not None or place.size * PHONE / page.WIDTH >= 22
    assert page.DETAIL_CELL * PHONE / page.WIDTH >= 35


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("across", [False, True])
def test_sixty_tiles_in_a_line_are_drawn(across: bool, over: bool) -> None:
    view = msgspec.structs.replace(line(60, across), over="stalled" if over else None, winners=(Seat(0),) * over)
    at = seats(2)

    assert len(gembatan.paint(view, at)) < SIZE_LIMIT
    box = changed_box(drawn(view, at), drawn(msgspec.structs.replace(view, tiles=view.tiles[1:]), at))
    assert within(box, plan(view).mat)


@pytest.mark.parametrize("seed", range(4))
def test_every_tenth_step_of_a_match_is_drawn(seed: int) -> None:
    count = seed % 3 + 2
    for state in played(seed, count)[::10]:
        assert len(gembatan.paint(seen(state), seats(count))) < SIZE_LIMIT


# ---- coordinates ----


def test_a_cell_keeps_its_name_while_the_grid_grows() -> None:
    """The label above a column names the same column after the grid has grown."""
    for state in (played(5, 4)[0], played(5, 4)[30], played(5, 4)[60]):
        view = seen(state)
        place, window, shown_ = plan(view), plan(view).window, mat_of(view)
        picture = PALETTE.now.indexes(drawn(view, seats(4)))
        _, top, _, _ = place.mat.inner
        for column in range(window.left, window.right + 1):
            label = mats.label(column_name(column))
            x = shown_.point(column, 0)[0]
            area = (x - label.width // 2 - 3, top - page.RIM_TOP, x + label.width // 2 + 4, top)
            assert contains(picture.crop(area), label)


def contains(picture: Image.Image, piece: Image.Image) -> bool:
    wanted = piece.tobytes()
    return any(
        picture.crop((x, y, x + piece.width, y + piece.height)).tobytes() == wanted
        for x in range(picture.width - piece.width + 1)
        for y in range(picture.height - piece.height + 1)
    )


# ---- marks ----


def test_tiles_are_shown_where_they_are_laid() -> None:
    view = SCENES["middle"][0]
    cells = shown(view)
    filled = {(one.across, one.down) for one in view.sockets if one.filled}
    whole = {(one.across, one.down) for one in view.sockets}

    for tile in view.tiles:
        cell = cells[tile.column, tile.row]
        assert isinstance(cell, Tile)
        for (dx, dy), colour, half in zip(((0, -1), (1, 0), (0, 1), (-1, 0)), tile.sides, cell.halves, strict=True):
            at = (2 * tile.column + dx, 2 * tile.row + dy)
            assert (half.colour if half else 0) == colour
            if half is not None:
                assert half.lies is (Lies.GEM if at in filled else Lies.WHOLE if at in whole else Lies.OPEN)
    assert sum(isinstance(cell, Tile) for cell in cells.values()) == len(view.tiles)


def test_an_empty_cell_is_lit_by_the_open_halves_that_face_it() -> None:
    view = SCENES["middle"][0]
    cells = shown(view)

    for half in view.halves:
        cell = cells[half.cell % 256 // 2, half.cell // 256 // 2]
        assert isinstance(cell, Empty)
        assert cell.lights[(half.side + 2) % 4] == half.colour
    lights = sum(sum(map(bool, cell.lights)) for cell in cells.values() if isinstance(cell, Empty))
    assert lights == len(view.halves)


def test_tiles_of_this_turn_are_gold_and_tiles_of_the_last_turn_are_silver() -> None:
    drafting, after = SCENES["gembatan"][0], SCENES["middle"][0]
    gold, silver = tiles(drafting), tiles(after)

    assert {tile.number for tile in gold.values() if tile.mark is Mark.DRAFT} == {1, 2, 3, 4}
    assert not any(tile.mark is Mark.FRESH for tile in gold.values())
    assert sum(tile.mark is Mark.FRESH for tile in silver.values()) == sum(tile.fresh for tile in after.tiles) > 0
    assert not any(tile.mark is Mark.DRAFT or tile.number for tile in silver.values())


def test_a_tile_of_the_last_turn_has_another_ground_and_a_broad_frame() -> None:
    size = 60
    new, old = (draw_cell(Tile(size, (None,) * 4, mark)).convert("RGB") for mark in (Mark.FRESH, Mark.NONE))

    def apart(x: int, y: int) -> int:
        one, other = (image.crop((x, y, x + 1, y + 1)).tobytes() for image in (new, old))
        return sum(abs(before - after) for before, after in zip(one, other, strict=True))

    assert min(apart(x, size // 2) for x in range(10, size - 10)) > 60
    assert apart(size // 2, 4) > 200  # the dark line within the light edge


STRAY = 60  # Yellow pieces may have up to this many pixels in the colour of gold.


def gold(image: Image.Image) -> int:
    """Count the pixels with the colour that marks the turn in progress."""
    return PALETTE.now.indexes(image).histogram()[PALETTE.now.index(colours.GOLD)]


def test_gold_on_the_mat_marks_this_turn_only() -> None:
    drafting, at = SCENES["gembatan"]
    x, y, width, height = plan(drafting).mat
    area = (x, y, x + width, y + height)

    assert gold(drawn(drafting, at).crop(area)) > 1000
    assert gold(drawn(settled(drafting), at).crop(area)) < STRAY


def test_a_chain_is_traced_from_end_to_end_with_its_points() -> None:
    view = SCENES["draft"][0]
    assert view.draft is not None
    chains = view.draft.tally.chains
    scene = Scene(view)
    cells = tiles(view)

    assert [(badge.colour, badge.points) for badge in scene.badges] == [(one.colour, one.points) for one in chains]
    lines = [trace for tile in cells.values() for trace in tile.traces if trace.end is None]
    assert len(lines) == sum(chain.points - 1 for chain in chains)
    chained = sum(bool(half and half.chain) for tile in cells.values() for half in tile.halves)
    assert chained == 2 * len({socket for chain in chains for socket in chain.sockets})


def settled(view: View) -> View:
    """Return the view after the turn in progress has ended with its score. Hands are the same."""
    assert view.draft is not None
    assert view.to_move is not None
    draft = view.draft
    return msgspec.structs.replace(
        view,
        draft=None,
        last=SeenTurn(view.to_move, "played", draft.tiles, draft.gems, draft.tally),
        tiles=tuple(msgspec.structs.replace(tile, drafted=0, fresh=tile.drafted > 0) for tile in view.tiles),
        sockets=tuple(msgspec.structs.replace(one, drafted=0, fresh=one.drafted > 0) for one in view.sockets),
    )


@pytest.mark.parametrize("name", ["draft", "long"])
def test_a_chain_glows_when_its_turn_has_ended(name: str) -> None:
    view = SCENES[name][0]
    before, after = ([trace for tile in tiles(one).values() for trace in tile.traces] for one in (view, settled(view)))

    assert before
    assert {trace.finished for trace in before} == {False}
    assert after == [trace._replace(finished=True) for trace in before]
    assert ImageStat.Stat(stones.line(after[0], 100).getchannel("A")).sum > (
        ImageStat.Stat(stones.line(before[0], 100).getchannel("A")).sum
    )


def test_a_gem_in_chains_of_both_its_colours_has_light_of_both() -> None:
    state = GAME.read_position(
        "BH60:-R--,BI60:--RP,BI61:PRY-,BJ61:---P gems=BH60-BI60,BI61-BJ61"
        " hands=YP--,B-P-,R-G-,RBGY:RB,GY,RP,RY;BY--,G-Y-,B-Y-,R-Y-:GY,RP,BY,GP"
    )
    scene = Scene(seen(GAME.apply(state, GAME.to_move(state)[0], GAME.parse("BI60-BI61")).state))
    tiles = [cell for at in scene.places if isinstance(cell := scene.cell(*at, 80), Tile)]
    lit = [(half.colour, half.chain) for tile in tiles for half in tile.halves if half and half.lies is Lies.GEM]

    assert len(lit) == 6
    assert {colour for colour, _ in lit} == {COLOUR_LETTERS.index(letter) + 1 for letter in "RP"}
    assert all(light == colour for colour, light in lit)


class Signs(Canvas):
    """A canvas that only counts what is painted."""

    def __init__(self) -> None:
        self.laid = self.put_down = 0

    def lay(self, *_: object) -> None:
        self.laid += 1

    def put(self, *_: object) -> None:
        self.put_down += 1


def test_the_ways_of_a_puzzle_have_numbers_and_no_points() -> None:
    for points in (7, 0):
        found = Signs()
        cards.way_signs(found, 1, points, Box(0, 0, 200, 100))
        assert (found.laid, found.put_down) == (1, int(points > 0))


def test_a_gembatan_is_praised_near_its_gems_in_play_and_after_it() -> None:
    view, at = SCENES["gembatan"]
    assert view.draft is not None
    plain = msgspec.structs.replace(view.draft, tally=msgspec.structs.replace(view.draft.tally, gembatan=0))
    without = msgspec.structs.replace(view, draft=plain)
    for praising, silent in ((view, without), (settled(view), settled(without))):
        scene = Scene(praising)
        plate = honours.plate_of(praising, scene, at)

        assert plate is not None
        assert (plate.text, plate.points) == ("GEMBATAN", 4)
        assert min(math.dist(plate.near, cell) for cell in scene.touched) < 3
        assert honours.plate_of(silent, Scene(silent), at) is None
        assert gembatan.paint(praising, at) != gembatan.paint(silent, at)


def test_a_plate_covers_no_tile_as_long_as_there_is_room() -> None:
    found = 0
    for seed in range(12):
        for state in played(seed, seed % 3 + 2):
            view = seen(state)
            scene = Scene(view)
            plate = honours.plate_of(view, scene, Table())
            if plate is None or view.over is not None or plan(view).detail is not None:
                continue
            found += 1
            mat = mat_of(view)
            sign, at = honours.placed(mat, scene, plate)
            box = Box(*at, *sign.size)
            corners = [mat.corner(tile.column, tile.row) for tile in view.tiles]

            assert within((box.left, box.top, box.left + box.width, box.top + box.height), mat.frame.inner)
            assert all(are_apart(box, Box(x, y, mat.size, mat.size)) for x, y in corners)
    assert found > 5


def test_the_enlarged_part_at_the_end_shows_the_longest_chain() -> None:
    view = seen(played(2, 2)[-1])
    place, scene = plan(view), Scene(view)
    assert place.detail is not None
    assert view.best is not None

    part = page.within(place.detail, page.DETAIL_CELL, place.window, *focus(view, scene))

    left_, top, width, height = place.detail.inner
    for socket in view.best.sockets:
        x, y = part.point(socket % 256 / 2, socket // 256 / 2)
        assert left_ <= x < left_ + width
        assert top <= y < top + height


@pytest.mark.parametrize("inside", [280, 330, 500])
@pytest.mark.parametrize("text", ["", "Längste Kette", "An unusually long caption of a chain"])
def test_a_plate_is_whole_on_a_narrow_mat(inside: int, text: str) -> None:
    view = seen(played(29, 4)[-1])
    scene, window = Scene(view), view.window
    frame = page.frame_of(Box(100, 200, inside, 340))
    mat = page.within(frame, page.DETAIL_CELL, window, window.right, window.bottom)
    plate = honours.plate_of(view, scene, table(chain=text))
    assert plate is not None

    sign, (left_, top) = honours.placed(mat, scene, plate)

    assert within((left_, top, left_ + sign.width, top + sign.height), mat.frame.inner)


def test_badges_never_lie_on_each_other() -> None:
    crowded = [state for seed in range(6) for state in played(seed, seed % 3 + 2)[::7] if len(_chains(seen(state))) > 1]

    assert crowded
    for state in crowded:
        places = [badge.at for badge in Scene(seen(state)).badges]
        assert len(set(places)) == len(places)


@pytest.mark.parametrize("scene", ["long", "gembatan"])
def test_two_chains_of_the_same_gems_share_a_line_and_have_a_badge_each(scene: str) -> None:
    view = SCENES[scene][0]
    assert view.draft is not None
    chain = view.draft.tally.chains[0]
    twin = msgspec.structs.replace(chain, colour=chain.colour % 5 + 1)
    tally = msgspec.structs.replace(view.draft.tally, chains=(chain, twin))
    both = msgspec.structs.replace(view, draft=msgspec.structs.replace(view.draft, tally=tally))
    one, other = Scene(both).badges
    lines = [trace for tile in tiles(both).values() for trace in tile.traces if trace.end is None]

    assert one.at != other.at
    assert len(lines) == chain.points - 1
    assert all(set(trace.colours) == {chain.colour, twin.colour} for trace in lines)
    assert gembatan.paint(both, SCENES[scene][1]) != gembatan.paint(*SCENES[scene])


def test_a_badge_covers_no_socket() -> None:
    for view, _ in SCENES.values():
        for badge in Scene(view).badges:
            x, y = badge.at
            near = [one for one in view.sockets if abs(one.across / 2 - x) < 0.2 and abs(one.down / 2 - y) < 0.2]
            assert near == []


def _chains(view: View) -> tuple[Chain, ...]:
    tally = view.draft.tally if view.draft is not None else view.last.tally if view.last is not None else Tally()
    return tally.chains


def test_with_a_draft_the_last_turn_is_not_marked() -> None:
    view = SCENES["draft"][0]
    assert any(tile.fresh for tile in view.tiles)
    assert not any(tile.mark is Mark.FRESH for tile in tiles(view).values())


def test_cells_where_the_picked_tile_fits_are_numbered_in_order() -> None:
    view, at = SCENES["pick"]
    assert view.pick is not None
    aims = {where for where, cell in shown(view).items() if isinstance(cell, Empty) and cell.aim}
    first, second, *others = view.pick.targets
    swapped = msgspec.structs.replace(view.pick, targets=(second, first, *others))
    richer = msgspec.structs.replace(view.pick, targets=(msgspec.structs.replace(first, points=9), second, *others))
    other_order, more_points = (drawn(msgspec.structs.replace(view, pick=pick), at) for pick in (swapped, richer))

    assert [number for number, _ in signs(view)] == list(range(1, len(view.pick.targets) + 1))
    assert aims == {where for _, where in signs(view)}
    assert len(aims) > 2
    assert within(changed_box(drawn(view, at), other_order), plan(view).mat)
    assert changed_box(drawn(view, at), more_points) is None


def test_plays_on_one_cell_have_a_number_each_and_a_picture_each() -> None:
    drafting = [one for one in (*played(5, 4), *played(2, 2)) if one.over is None and is_drafting(one)]
    state = next(one for one in drafting if [*map(len, places_and_plays(one))] in ([1, 3], [1, 4]))
    view, at = numbered(state), seats(4)
    assert view.pick is not None
    *others, last = view.pick.targets
    assert last.way is not None
    richer = msgspec.structs.replace(last, way=msgspec.structs.replace(last.way, points=7))
    changed = msgspec.structs.replace(view, pick=msgspec.structs.replace(view.pick, targets=(*others, richer)))
    assert within(changed_box(drawn(view, at), drawn(changed, at)), plan(view).first)

    shorter = msgspec.structs.replace(view, pick=msgspec.structs.replace(view.pick, page=(1, len(others))))
    assert plan(shorter).mat == plan(view).mat
    box = changed_box(drawn(view, at), drawn(shorter, at))
    assert box is not None
    assert box[1] < plan(view).mat.top + plan(view).mat.height  # a sign on the mat, too


def numbered(state: State) -> View:
    """Return the view that gives each play of the seat to move a number."""
    return with_steps(state, state.turn, best_plays(state, state.turn))


def places_and_plays(state: State) -> tuple[set[tuple[float, float]], list[int]]:
    """Return the places of all plays, and their numbers."""
    found = list(signs(numbered(state)))
    return {at for _, at in found}, [number for number, _ in found]


def test_sockets_that_can_be_filled_are_numbered_in_order() -> None:
    view, at = SCENES["sockets"]
    assert view.pick is not None
    places = [(target.place % 256 / 2, target.place // 256 / 2) for target in view.pick.targets]
    sockets = {(one.across / 2, one.down / 2) for one in view.sockets if not one.filled}

    assert len(places) > 1
    assert list(signs(view)) == list(enumerate(places, 1))
    assert set(places) <= sockets
    assert not any(isinstance(cell, Empty) and cell.aim for cell in shown(view).values())
    first, second, *others = view.pick.targets
    swapped = msgspec.structs.replace(view.pick, targets=(second, first, *others))
    box = changed_box(drawn(view, at), drawn(msgspec.structs.replace(view, pick=swapped), at))
    assert within(box, plan(view).mat)


@pytest.mark.parametrize(("seed", "count", "at"), [(4, 3, 40), (3, 2, 30), (5, 4, 14)])
def test_a_player_who_asks_about_a_cell_sees_numbered_ways_below_it(seed: int, count: int, at: int) -> None:
    view = picking(ended(seed, count, at), True)
    pick = view.pick
    assert pick is not None
    first, *_, last = pick.ways

    def asked(*ways: Way) -> View:
        return msgspec.structs.replace(view, pick=msgspec.structs.replace(pick, ways=ways))

    place = plan(asked(first))
    one = drawn(asked(first), seats(count))
    for other in (asked(last), asked(msgspec.structs.replace(first, points=9))):
        assert within(changed_box(one, drawn(other, seats(count))), place.first)
    two, swapped = drawn(asked(first, last), seats(count)), drawn(asked(last, first), seats(count))
    assert changed_box(two, swapped)
    assert gembatan.paint(asked(*[first] * 40), seats(count))


@pytest.mark.parametrize(("seed", "count", "at"), [(4, 3, 40), (3, 2, 30), (5, 4, 14)])
def test_a_way_shows_the_grid_as_the_move_leaves_it(seed: int, count: int, at: int) -> None:
    state = ended(seed, count, at)
    view = picking(state, True)
    assert view.pick is not None
    assert view.pick.cell is not None
    for way in view.pick.ways:
        after = seen(GAME.apply(state, state.turn, Lay(view.pick.cell, way.tile, way.turn, way.side)).state)
        imagined = laid(view, view.pick.cell, way)

        assert imagined.tiles == after.tiles
        assert {one.socket: one for one in imagined.sockets} == {one.socket: one for one in after.sockets}


@pytest.mark.parametrize("ways", [1, 2, 6, 7, 12, 13, 25, 40])
def test_all_ways_are_on_the_picture(ways: int) -> None:
    view = SCENES["cell"][0]
    assert view.pick is not None
    many = msgspec.structs.replace(view.pick, ways=view.pick.ways[:1] * ways)
    asked = msgspec.structs.replace(view, pick=many)
    place = plan(asked)
    fewer = msgspec.structs.replace(many, ways=(*many.ways[:-1], msgspec.structs.replace(many.ways[0], points=8)))

    assert_nothing_overlaps(place)
    box = changed_box(drawn(asked, seats(2)), drawn(msgspec.structs.replace(asked, pick=fewer), seats(2)))
    assert within(box, place.first)


@pytest.mark.parametrize("rows", [10, 12, 13])
def test_a_high_grid_fills_the_height_that_a_phone_has_for_a_choice(rows: int) -> None:
    window = msgspec.structs.replace(line(1).window, right=60 + 7, bottom=60 + rows - 1)
    place = page._choosing(window, 0)

    assert place.size * PHONE / page.WIDTH >= 28
    assert place.height / page.WIDTH <= TALLEST - 0.1  # ten numbers need a row of buttons more than a board


@pytest.mark.parametrize("rows", [15, 17])
def test_a_panel_with_two_rows_of_numbers_fits_however_high_the_grid(rows: int) -> None:
    window = msgspec.structs.replace(line(1).window, right=60 + 10, bottom=60 + rows - 1)
    place = page._choosing(window, 0)

    assert place.detail is None
    assert place.height / page.WIDTH <= TALLEST - 0.1


@pytest.mark.parametrize("name", ["pick", "sockets", "cell"])
def test_a_player_who_chooses_sees_large_cells_around_all_places(name: str) -> None:
    view = SCENES[name][0]
    assert view.pick is not None
    place = plan(view)
    shown_ = page.centred(
        place.mat,
        place.size,
        (place.window.left + place.window.right) / 2,
        (place.window.top + place.window.bottom) / 2,
    )
    at = [where for _, where in signs(view)]
    if view.pick.cell is not None:
        at.append((view.pick.cell % 256 / 2, view.pick.cell // 256 / 2))

    assert place.kind is Kind.CHOICE
    assert place.size * PHONE / page.WIDTH >= 35
    left_, top, width, height = place.mat.inner
    for column, row in at:
        x, y = shown_.point(column, row)
        assert left_ + place.size <= x <= left_ + width - place.size
        assert top + place.size <= y <= top + height - place.size


def test_a_player_who_chooses_sees_only_their_own_hand() -> None:
    view, at = SCENES["pick"]
    assert view.pick is not None
    before = drawn(view, at)
    for seat, hand in enumerate(view.hands):
        swapped = msgspec.structs.replace(hand, tiles=bytes((59, *hand.tiles[1:])), gems=bytes((9, *hand.gems[1:])))
        hands = (*view.hands[:seat], swapped, *view.hands[seat + 1 :])
        box = changed_box(before, drawn(msgspec.structs.replace(view, hands=hands), at))
        assert within(box, plan(view).first) if seat == view.pick.seat else box is None


def test_whole_plays_show_the_hand_below_their_ways_where_there_is_room() -> None:
    shown_, hidden = 0, 0
    for seed in range(6):
        for state in played(seed, 2)[::2]:
            if state.over is not None or not is_drafting(state):
                continue
            view = numbered(state)
            assert view.pick is not None
            if not 0 < len(view.pick.targets) <= 10 or not ways_of(view.pick):
                continue
            place = plan(view)
            assert_nothing_overlaps(place)
            if not place.others:
                hidden += 1
                continue
            shown_ += 1
            assert place.height <= page.WIDTH  # room for the question, and for three rows of buttons
            assert place.size * PHONE / page.WIDTH >= 40
            if shown_ == 1:
                swapped = msgspec.structs.replace(view.hands[state.turn], gems=b"\1" * HAND)
                hands = tuple(swapped if seat == state.turn else hand for seat, hand in enumerate(view.hands))
                after = drawn(msgspec.structs.replace(view, hands=hands), seats(2))
                assert within(changed_box(drawn(view, seats(2)), after), place.others[0])
    assert shown_ > 10
    assert shown_ > hidden


# ---- cards ----


@pytest.mark.parametrize("name", ["draft", "gembatan", "middle", "long", "small"])
def test_every_score_and_every_hand_is_seen(name: str) -> None:
    view, at = SCENES[name]
    before = drawn(view, at)
    for seat, hand in enumerate(view.hands):
        richer = msgspec.structs.replace(hand, account=Account(placed=88))
        swapped = msgspec.structs.replace(hand, tiles=bytes((59, *hand.tiles[1:])), gems=bytes((9, *hand.gems[1:])))
        for changed in (richer, swapped):
            hands = (*view.hands[:seat], changed, *view.hands[seat + 1 :])
            assert gembatan.paint(msgspec.structs.replace(view, hands=hands), at) != gembatan.paint(view, at)
    fewer = msgspec.structs.replace(view, tiles_left=view.tiles_left + 1, gems_left=view.gems_left + 1)
    assert within(changed_box(before, drawn(fewer, at)), plan(view).trays)


@pytest.mark.parametrize("name", ["draft", "middle", "small"])
def test_a_word_says_what_the_counts_of_the_trays_are(name: str) -> None:
    view, at = SCENES[name]
    said = msgspec.structs.replace(at, captions=(*at.captions, ("left", "quedan")))

    assert within(changed_box(drawn(view, at), drawn(view, said)), plan(view).trays)


@pytest.mark.parametrize("name", ["draft", "long", "small"])
def test_the_picture_shows_whose_turn_it_is(name: str) -> None:
    view, at = SCENES[name]
    pictures = {
        gembatan.paint(msgspec.structs.replace(view, to_move=Seat(seat)), at) for seat in range(len(view.hands))
    }

    assert len(pictures) == len(view.hands)


def test_the_points_of_the_turn_are_shown_beside_the_hand() -> None:
    for name in ("draft", "long"):
        view, at = SCENES[name]
        assert view.draft is not None
        none = msgspec.structs.replace(view, draft=msgspec.structs.replace(view.draft, tally=Tally()))
        place = plan(view)
        now, then = (drawn(one, at).crop((0, place.first.top - 4, page.WIDTH, place.height)) for one in (view, none))
        assert changed_box(now, then) is not None


@pytest.mark.parametrize("name", ["start", "middle"])
def test_the_hand_of_the_seat_to_move_has_its_name_before_the_first_step_of_a_turn(name: str) -> None:
    view, at = SCENES[name]
    names = [seat.name for seat in at.seats]
    place, mover = plan(view).first, view.to_move
    assert mover is not None
    names[mover] = "Other"
    left_half = (place.left, place.top, place.left + 238, place.top + place.height)

    box = changed_box(drawn(view, at).crop(left_half), drawn(view, table(*names)).crop(left_half))

    assert box is not None
    assert box[0] >= 58  # The name is beside the arrow.


@pytest.mark.parametrize(("seed", "count"), [(7, 4), (5, 3), (6, 2)])
def test_tiles_of_a_hand_are_apart(seed: int, count: int) -> None:
    view = seen(played(seed, count)[0])
    place, picture = plan(view), drawn(view, seats(count))

    for card, far in ((place.first, 680), (place.others[0], 320 if count > 2 else 560)):
        y = card.top + (card.height // 2 if count == 2 or card is place.first else 72 if count == 4 else 88)
        row = [picture.getpixel((card.left + x, y)) for x in range(far)]
        plain = colours.CARD_TURN if card is place.first else colours.CARD
        gaps = "".join("." if pixel == plain else "#" for pixel in row).strip(".").split("#")
        between = [len(gap) for gap in gaps if len(gap) >= GAP]
        assert len(between) >= HAND - 1


@pytest.mark.parametrize("room", [130, 210, 260])
def test_any_score_of_a_turn_fits(room: int) -> None:
    everything = seen(played(4, 3)[80]).draft
    assert everything is not None
    chain = everything.tally.chains[0]
    chains = tuple(msgspec.structs.replace(chain, colour=colour) for colour in range(1, 6))
    parts = cards._sources(Tally(everything.tally.placed * 4, chains, 4), False)

    assert [kind for kind, _, _ in parts] == ["gem", "chain", "star"]
    assert cards._sources_width(parts, 14) <= room


def figures_of(view: View, holder: cards.Holder, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the numbers that the line of a seat shows, from left to right."""
    told: list[str] = []
    drawn_figures = cards.figures

    def note(text: str, size: int, ink: RGB, background: RGB) -> Image.Image:
        told.append(text)
        return drawn_figures(text, size, ink, background)

    with monkeypatch.context() as patched:
        patched.setattr(cards, "figures", note)
        cards.head(Canvas(page.background(plan(view)), PALETTE.now), holder, Box(0, 0, 400, 60), 24)
    return told


def test_points_that_count_and_points_that_do_not_yet_have_no_sign_in_common(monkeypatch: pytest.MonkeyPatch) -> None:
    view, _ = SCENES["draft"]
    assert view.draft is not None
    assert view.last is not None
    assert view.to_move is not None
    mover, last = view.hands[view.to_move], view.hands[view.last.seat]
    earned, counted = view.draft.tally.points, view.last.tally.points
    assert earned
    assert counted
    drafting = cards.Holder(TableSeat("Jonas"), mover, moving=True, tally=view.draft.tally)
    before = cards.Holder(TableSeat("Mira"), last, gain=counted)

    assert set(figures_of(view, drafting, monkeypatch)) == {str(mover.score), str(mover.score + earned)}
    assert set(figures_of(view, before, monkeypatch)) == {str(last.score - counted), str(last.score)}


def test_only_places_of_played_pieces_are_gold() -> None:
    full, drafting = SCENES["start"], SCENES["gembatan"]
    hands = list(full[0].hands)
    hands[2] = msgspec.structs.replace(hands[2], tiles=b"", gems=b"")
    empty = msgspec.structs.replace(full[0], hands=tuple(hands))

    def count(view: View, at: Table) -> int:
        x, y, width, height = plan(view).first
        return gold(drawn(view, at).crop((x + 240, y + 4, x + width - 4, y + height - 4)))

    assert full[0].to_move == 2
    assert abs(count(empty, full[1]) - count(*full)) < STRAY
    assert count(*drafting) > count(*full) + 500


def test_a_seat_that_left_is_struck_out_and_has_no_pieces() -> None:
    view, at = SCENES["left"]
    gone = next(seat for seat, hand in enumerate(view.hands) if not hand.present)
    hands = list(view.hands)
    hands[gone] = msgspec.structs.replace(hands[gone], present=True)
    box = changed_box(drawn(view, at), drawn(msgspec.structs.replace(view, hands=tuple(hands)), at))

    assert box is not None
    x = min(place.left for place in plan(view).others)
    assert box[0] >= x


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_any_name_stays_within_its_card(name: str) -> None:
    for scene in ("draft", "middle", "small", "over"):
        view, _ = SCENES[scene]
        count = len(view.hands)
        before = drawn(view, Table((TableSeat("Mira"),) * count))
        after = drawn(view, Table((TableSeat(name),) * count))
        place = plan(view)
        rest = ImageChops.difference(before, after)
        for left_, top, width, height in (*place.strip, place.first, *place.others):
            rest.paste(0, (left_, top, left_ + width, top + height))
        assert rest.getbbox() is None


def test_a_table_without_seats_is_drawn() -> None:
    for view, _ in (SCENES["start"], SCENES["middle"], SCENES["over"]):
        assert gembatan.paint(view, Table())


# ---- the end ----


def test_at_the_end_the_winner_is_above_the_mat_and_the_table_is_below_it() -> None:
    view, _ = SCENES["over"]
    winner = view.winners[0]
    place = plan(view)
    names = ["Ada", "Bea", "Cleo", "Dora"]
    before = drawn(view, table(*names))
    names[winner] = "Someone Else"
    after = drawn(view, table(*names))

    assert place.kind is Kind.OVER
    for box in (place.first, place.others[0]):
        area = (box.left, box.top, box.left + box.width, box.top + box.height)
        assert changed_box(before.crop(area), after.crop(area)) is not None
    top = (0, 0, before.width, place.first.top + place.first.height)
    loser = next(seat for seat in range(4) if seat not in view.winners)
    names[loser] = "Nobody"
    assert changed_box(drawn(view, table(*names)).crop(top), after.crop(top)) is None


@pytest.mark.parametrize("part", ["placed", "chains", "gembatans", "left"])
def test_the_final_table_shows_what_points_came_from(part: str) -> None:
    view, at = SCENES["over"]
    for seat, hand in enumerate(view.hands):
        account = msgspec.structs.replace(hand.account, **{part: 99})
        hands = (*view.hands[:seat], msgspec.structs.replace(hand, account=account), *view.hands[seat + 1 :])
        box = changed_box(drawn(view, at), drawn(msgspec.structs.replace(view, hands=hands), at))
        assert box is not None
        assert box[3] > plan(view).others[0].top


def test_a_seat_that_left_comes_last_in_the_final_table_whatever_its_score() -> None:
    view, at = SCENES["over"]
    leaver = view.winners[0]
    rich = msgspec.structs.replace(view.hands[leaver], present=False)
    hands = (*view.hands[:leaver], rich, *view.hands[leaver + 1 :])
    second = max((seat for seat in range(4) if seat != leaver), key=lambda seat: view.hands[seat].score)
    left_behind = msgspec.structs.replace(view, hands=hands, winners=(Seat(second),))
    names = [seat.name for seat in at.seats]
    names[leaver] = "Elsewhere"
    box = changed_box(drawn(left_behind, at), drawn(left_behind, table(*names, reason="The last gems are played")))

    assert box is not None
    last_row = plan(view).others[0].top + page.TABLE_HEAD + 3 * page.TABLE_ROW
    assert box[1] >= last_row


@pytest.mark.parametrize("winners", [(0,), (1, 3), (0, 1, 2, 3)])
def test_shared_wins_fit(winners: tuple[int, ...]) -> None:
    view, _ = SCENES["over"]
    shared = msgspec.structs.replace(view, winners=tuple(map(Seat, winners)))

    assert gembatan.paint(shared, table(*["Konstantinopolitanischer Dudelsackpfeifer"] * 4))


@pytest.mark.parametrize("name", ["over", "reason", "margin"])
def test_captions_of_the_end_come_from_the_table(name: str) -> None:
    view, at = SCENES["over"]
    captioned = msgspec.structs.replace(at, captions=((name, "Überschrift " * 30),))

    assert within(changed_box(drawn(view, at), drawn(view, captioned)), plan(view).first)


def test_the_longest_chain_is_praised_at_the_end() -> None:
    view, at = SCENES["over"]
    assert view.best is not None
    longer = msgspec.structs.replace(at, captions=(*at.captions, ("chain", "Longest chain")))
    none = msgspec.structs.replace(view, best=None)

    assert [(badge.colour, badge.points) for badge in Scene(view).badges] == [(view.best.colour, view.best.points)]
    assert Scene(none).badges == []
    for other in (drawn(view, longer), drawn(none, at)):
        assert within(changed_box(drawn(view, at), other), plan(view).mat)


def test_at_the_end_no_cell_invites_a_tile() -> None:
    view = SCENES["over"][0]
    assert view.halves
    assert not any(any(cell.lights) for cell in shown(view).values() if isinstance(cell, Empty))


# ---- colours ----


@pytest.mark.parametrize("vision", VISIONS)
def test_all_five_colours_differ_by_colour_or_sign(vision: str) -> None:
    """Every pair of colours differs clearly. Each colour also has its own letter and its own sign."""
    means = [seen_by(tone(0.5), vision) for tone in colours.RAMPS[1:]]
    close = [(a, b) for a, b in combinations(range(5), 2) if ciede2000(means[a], means[b]) < APART]

    assert close == []


@pytest.mark.parametrize("vision", VISIONS)
def test_every_border_stands_out_from_the_tile_and_every_light_from_the_mat(vision: str) -> None:
    for tone in colours.RAMPS[1:]:
        assert ciede2000(seen_by(tone(0.45), vision), seen_by(colours.IVORY_LOW, vision)) >= APART
        assert ciede2000(seen_by(tone(0.66), vision), seen_by(colours.MAT, vision)) >= APART
    for mark in (colours.GOLD, colours.SILVER, colours.MINT):
        assert ciede2000(seen_by(mark, vision), seen_by(colours.MAT, vision)) >= 2 * APART
    assert ciede2000(seen_by(colours.GILT_LOW, vision), seen_by(colours.IVORY_LOW, vision)) >= APART / 2


def test_no_two_halves_look_alike_without_colour() -> None:
    """Any two halves differ clearly in a grey picture of a small cell."""
    for lies in Lies:
        greys = [draw_cell(Tile(54, (Half(c, lies), None, None, None))).convert("L") for c in range(1, 6)]
        for one, other in combinations(greys, 2):
            assert ImageStat.Stat(ImageChops.difference(one, other)).extrema[0][1] > 60


@pytest.mark.parametrize("colour", dict.fromkeys(colours.exact))
def test_flat_colours_come_out_exactly(colour: RGB) -> None:
    assert PALETTE.now.colours[PALETTE.now.index(colour)] == colour


# ---- neighbouring cells ----


def test_the_two_halves_of_a_gem_meet_without_a_gap() -> None:
    """The outline of a gem leaves a cell at the point where it enters the next cell."""
    for size in page.SIZES:
        upper = draw_cell(Tile(size, (None, None, Half(1, Lies.GEM), None)))
        lower = draw_cell(Tile(size, (Half(1, Lies.GEM), None, None, None)))
        blank = draw_cell(Tile(size, (None,) * 4))
        low = ImageChops.difference(upper, blank).crop((0, size - 2, size, size)).getbbox()
        high = ImageChops.difference(lower, blank).crop((0, 0, size, 2)).getbbox()
        assert low is not None
        assert high is not None
        assert abs(low[0] - high[0]) <= 1 + size // 40
        assert abs(low[2] - high[2]) <= 1 + size // 40


def test_nothing_of_a_half_is_cut_off_at_its_cell() -> None:
    """The halo and the ring of a socket lie within the two cells that share its edge."""
    for size in (54, 100, 160):
        blank = draw_cell(Tile(size, (None,) * 4))
        for half in (Half(2, Lies.WHOLE), Half(2, Lies.GEM, Mark.DRAFT, 2)):
            box = ImageChops.difference(draw_cell(Tile(size, (half, None, None, None))), blank).getbbox()
            assert box is not None
            assert box[0] > 0
            assert box[2] < size
            assert box[3] < size * 0.55


def test_each_neighbour_has_an_opposite_neighbour() -> None:
    assert len(set(AROUND)) == 8
    assert all((-dx, -dy) in AROUND for dx, dy in AROUND)


# ---- the cache ----


def test_pictures_are_cached_by_view_and_table() -> None:
    view, at = SCENES["draft"]

    assert gembatan.paint(view, at) is gembatan.paint(msgspec.structs.replace(view), seats(4))
    assert gembatan.paint(view, at) != gembatan.paint(view, table(*NAMES[:3], "Zoë"))


@pytest.mark.parametrize("times", [1, pytest.param(3, marks=pytest.mark.nightly)])
def test_many_threads_with_an_empty_cache_paint_the_same_pictures_as_one_thread(times: int) -> None:
    scenes = list(SCENES.values())

    def painted(scene: tuple[View, Table]) -> bytes:
        return gembatan.paint.uncached(*scene)

    alone = [painted(scene) for scene in scenes]
    empty_cache()
    order = list(range(len(scenes))) * times
    random.Random(1).shuffle(order)
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(painted, [scenes[i] for i in order]))

    assert together == [alone[i] for i in order]


def test_a_view_that_asks_about_a_tile_shows_the_same_position() -> None:
    state = ended(6, 2, 18)

    assert tiles(picking(state)).keys() == tiles(seen(state)).keys()
    assert tiles(left(ended(4, 3, 40)))
