"""Tests of the painter of Gem Rush: what its pictures show, and what they keep secret.

The file is long because one painter makes many kinds of pictures.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import md5
from itertools import combinations, pairwise, product
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from bot.engine.game import Seat
from bot.engine.pages import Page as RulesPage
from bot.engine.table import ROBOT, Table, TableSeat
from bot.games.gemrush import GAME
from bot.games.gemrush.gems import CARD_NAMES, CODES, GEM_OF_CODE, KINDS, Gem
from bot.games.gemrush.mine import START, across, down
from bot.games.gemrush.pages import PAGES as GAME_PAGES
from bot.games.gemrush.payments import Payment
from bot.games.gemrush.rooms import TILES, Tile
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import View, winners
from bot.games.gemrush.view import seen as shown_to
from render import gemrush
from render.gemrush import drawing, field, finale, fitting, hand, landscape, portrait, seats, stones, tiles
from render.gemrush.card_rows import CardRow
from render.gemrush.colours import colours
from render.gemrush.fitting import Field, Window
from render.gemrush.scene import Scene, beyond, initials
from render.kit import RGB
from render.png import SIGNATURE
from tests.render.gemrush_scenes import MIDDLE, OVER_RUSH, RUSH, SCENES, grown, played, rooms, seen, table
from tests.render.references import changed_box, empty_cache, opened
from tests.render.test_fonts import HOSTILE
from tests.render.vision import VISIONS, ciede2000
from tests.render.vision import seen as seen_by

SIZE_LIMIT = 600 * 1024  # the most bytes of a picture
APART = 10.0  # the least difference (CIEDE2000) between the mean colours of two gems
ALIKE = 0.8  # Silhouettes that overlap by a larger share look the same.
PAINTERS: dict[str, Callable[[View, Table], bytes]] = {"phone": gemrush.paint, "wide": gemrush.paint_wide}
Area = tuple[int, int, int, int]
replaced = msgspec.structs.replace


def scene_of(view: View) -> Scene:
    return Scene(view, table(len(view.seats)))


def phone_field(view: View) -> Field:
    return portrait.plan(scene_of(view)).field


def mine_of(view: View) -> Image.Image:
    """Return the picture for a phone, in which everything except the mine is black."""
    picture = opened(gemrush.paint(view, table(len(view.seats))))
    shown = Image.new("RGB", picture.size)
    box = (0, portrait.HEAD, portrait.WIDTH, portrait.HEAD + portrait.MINE)
    shown.paste(picture.crop(box), box)
    return shown


def cell_box(place: Field, at: tuple[int, int], margin: float = 0.0) -> tuple[float, float, float, float]:
    x, y = place.corner(at)
    wide = place.size * margin
    return x - wide, y - wide, x + place.size + wide, y + place.size + wide


def inside(inner: Area | None, outer: tuple[float, float, float, float]) -> bool:
    """Return whether `inner` is a box that lies within `outer` (left, top, right, bottom)."""
    return (
        inner is not None
        and outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]
    )  # fmt: skip


# ---- sizes of files, and threads ----


@pytest.mark.slow
@pytest.mark.parametrize("painter", PAINTERS)
@pytest.mark.parametrize("name", SCENES)
def test_no_picture_is_large(name: str, painter: str) -> None:
    assert len(PAINTERS[painter](*SCENES[name])) < SIZE_LIMIT


@pytest.mark.slow
def test_the_same_view_gives_the_same_bytes_in_any_thread() -> None:
    with ThreadPoolExecutor(4) as pool:
        pictures = set(pool.map(lambda _: gemrush.paint.uncached(MIDDLE, table(5)), range(8)))

    assert len(pictures) == 1
    in_threads, shown = pictures.pop(), gemrush.paint(MIDDLE, table(5))
    # Pixels are compared first. If an assertion on two files fails, pytest needs minutes to explain the difference.
    one, other = (opened(data) for data in (in_threads, shown))
    assert ImageChops.difference(one, other).getbbox() is None
    assert md5(in_threads).digest() == md5(shown).digest()


# ---- secrets ----


def with_plates(view: View, payable: bool | None) -> View:
    return replaced(view, plates=tuple(replaced(plate, payable=payable) for plate in view.plates))


@pytest.mark.slow
@pytest.mark.parametrize("painter", PAINTERS)
def test_a_plate_glows_only_where_the_view_says_that_the_cards_suffice(painter: str) -> None:
    paint, names = PAINTERS[painter], table(4)

    assert all(plate.payable is None for plate in RUSH.plates)
    assert paint(with_plates(RUSH, False), names) == paint(RUSH, names)
    assert paint(with_plates(RUSH, True), names) != paint(RUSH, names)


def test_nothing_else_of_a_view_makes_a_plate_glow() -> None:
    seen_plates = scene_of(replaced(RUSH, phase="effect", steps_left=9, x=3, named=1)).plates()

    assert not any(glow for _, glow in seen_plates)


def test_a_plate_that_glows_is_gold_and_others_are_not() -> None:
    cost = bytes((Gem.OBSIDIAN, Gem.PERMAFROST))
    plain, gold = (tiles.drawn_plate(cost, 1, True, 40, glow, True, "free").convert("RGB") for glow in (False, True))
    edge = (plain.width // 2, 2)

    for plate, warm in ((plain, False), (gold, True)):
        pixel = plate.getpixel(edge)
        assert isinstance(pixel, tuple)
        assert (pixel[0] > pixel[2] + 60) is warm


# ---- each part of a view changes the picture ----

CHANGES: dict[str, dict[str, Any]] = {
    "target": {"target": 55}, "turns": {"turns": 12}, "total": {"total": 25}, "deck": {"deck": 12},
    "discard": {"discard": 10}, "burnt": {"burnt": 36}, "stack": {"stack": 41}, "turn": {"turn": 2},
    "steps": {"steps_left": 2}, "first": {"first": 3}, "discard_top": {"discard_top": 0},
    "last round": {"last_round": True},
    "phase": {"phase": "burn"}, "named": {"phase": "effect", "named": 4}, "x": {"phase": "effect", "x": 2},
    "revealed": {"phase": "effect", "revealed": bytes((1, 2))},
    "placing": {"phase": "place", "placing": (30, MIDDLE.plates[0].space[0], MIDDLE.plates[0].space[1])},
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("painter", PAINTERS)
@pytest.mark.parametrize("what", CHANGES)
def test_each_part_of_a_view_is_seen(what: str, painter: str) -> None:
    changed = replaced(MIDDLE, **CHANGES[what])

    assert PAINTERS[painter](changed, table(5)) != PAINTERS[painter](MIDDLE, table(5))


SEAT_CHANGES: dict[str, dict[str, Any]] = {
    "points": {"points": 8}, "hand": {"hand": bytes((0, 1, 2))}, "skill": {"skills": (9,)},
    "offered": {"offered": b"x"},
    "left": {"present": False}, "wants the end": {"wants_end": True}, "colour": {"gem": int(Gem.OBSIDIAN)},
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("what", SEAT_CHANGES)
def test_each_part_of_a_seat_is_seen(what: str) -> None:
    first, *others = MIDDLE.seats
    change = SEAT_CHANGES[what]
    if what == "offered":
        assert first.hand is not None
        change = {"offered": first.hand[:1]}
    changed = replaced(MIDDLE, seats=(replaced(first, **change), *others))

    for name, paint in PAINTERS.items():
        if (what, name) != ("skill", "phone"):  # Beside a hand, the name of a skill would be illegible on a phone.
            assert paint(changed, table(5)) != paint(MIDDLE, table(5))


@pytest.mark.slow
def test_a_hidden_hand_is_shown_as_a_number() -> None:
    first, *others = RUSH.seats
    more = replaced(RUSH, seats=(replaced(first, cards=first.cards + 1), *others))

    for paint in PAINTERS.values():
        assert paint(more, table(4)) != paint(RUSH, table(4))


@pytest.mark.slow
def test_cards_that_can_be_kept_are_marked() -> None:
    view = SCENES["revealed"][0]

    assert gemrush.paint(replaced(view, kept=b""), table(5)) != gemrush.paint(view, table(5))


# ---- the mine ----


def test_the_room_of_the_dwarf_to_move_is_marked_and_rooms_in_reach_are_lit() -> None:
    scene = scene_of(MIDDLE)

    assert scene.here is not None
    assert scene.light[scene.here] == colours.HERE
    for at, tile in scene.tiles.items():
        if tile.type != "tunnel" and at != scene.here:
            assert scene.light[at] == (colours.DIM if tile.steps is None else colours.LIT)
    assert set(scene.light.values()) == {colours.DIM, colours.LIT, colours.HERE}


def test_a_tunnel_is_lit_if_it_leads_to_a_room_or_plate_in_reach() -> None:
    """A straight tunnel leads from a room in the west to a plate or a room in the east."""
    room, tunnel = MIDDLE.tiles[0], next(tile for tile in MIDDLE.tiles if tile.type == "tunnel")
    door = next(door for door in room.doors if door is not None)
    west = replaced(room, across=0, down=0, doors=(None, door, None, None), steps=0)
    through = replaced(tunnel, across=1, down=0, paths=((1, 3), (0, 2)), steps=None)
    far = replaced(room, across=5, down=0, steps=None)
    near = replaced(room, across=0, down=1, steps=1)
    base = replaced(MIDDLE, tiles=(west, through, near, far), plates=(), seats=(), turn=None)

    assert scene_of(base).light[1, 0] == colours.DIM
    end = replaced(room, across=2, down=0, steps=1)
    assert scene_of(replaced(base, tiles=(west, through, near, end))).light[1, 0] == colours.LIT
    plate = replaced(MIDDLE.plates[0], across=0, down=0, side=1, at=(1, 0, 1), space=(2, 0), reachable=True)
    assert scene_of(replaced(base, plates=(plate,))).light[1, 0] == colours.LIT


def test_no_tile_is_dim_if_nobody_moves() -> None:
    assert set(scene_of(SCENES["revealed"][0]).light.values()) == {colours.LIT, colours.HERE}


def test_each_way_occurs_once_and_says_which_rooms_have_a_door_to_it() -> None:
    scene = scene_of(MIDDLE)
    ways = list(scene.passages())

    assert len({(at, side) for at, side, _, _ in ways}) == len(ways)
    for at, side, out, back in ways:
        other = beyond(at, side)
        assert out == (scene.tiles[at].type == "tunnel" or scene.tiles[at].doors[side] is not None)
        assert back == (scene.tiles[other].type == "tunnel" or scene.tiles[other].doors[(side + 2) % 4] is not None)
    assert any(out != back for _, _, out, back in ways)


@pytest.mark.slow
def test_a_door_becoming_a_wall_changes_the_picture_there() -> None:
    scene, place = scene_of(MIDDLE), phone_field(MIDDLE)
    at, side = next(
        (at, side) for at, side, out, back in scene.passages()
        if out and back and place.whole(at) and place.whole(beyond(at, side)) and scene.tiles[at].type == "action"
    )  # fmt: skip
    tile = scene.tiles[at]
    doors = tuple(None if i == side else door for i, door in enumerate(tile.doors))
    tiles = tuple(replaced(one, doors=doors) if one is tile else one for one in MIDDLE.tiles)

    change = changed_box(mine_of(MIDDLE), mine_of(replaced(MIDDLE, tiles=tiles)))
    assert change is not None
    left, top, right, bottom = cell_box(place, at, 0.2)
    assert left < change[0] < right
    assert top < change[1] < bottom


@pytest.mark.slow
def test_a_dwarf_is_drawn_where_it_stands() -> None:
    view = played(6, 3, 2, mode="rush")
    place, scene = phone_field(view), scene_of(view)
    assert portrait.plan(scene).map is None  # A map would show the dwarf too.
    other = next(at for at, tile in scene.tiles.items() if tile.type != "tunnel" and not scene.seats_at.get(at))
    seat = view.seats[0]
    moved = replaced(view, seats=(replaced(seat, across=other[0], down=other[1]), view.seats[1]))
    change = changed_box(opened(gemrush.paint(view, table(2))), opened(gemrush.paint(moved, table(2))))

    boxes = [cell_box(place, at, 0.1) for at in (other, (seat.across or 0, seat.down or 0))]
    hull = (*(min(box[i] for box in boxes) for i in (0, 1)), *(max(box[i] for box in boxes) for i in (2, 3)))
    assert inside(change, (hull[0], hull[1], hull[2], hull[3]))


@pytest.mark.slow
@pytest.mark.parametrize("count", range(1, 8))
def test_any_number_of_dwarves_fits_into_one_room(count: int) -> None:
    laid = grown(6, 5)
    view = seen(laid, (rooms(laid)[0],) * count, mode="rush", turn=0)

    assert gemrush.paint(view, table(count))


# ---- letters ----

SCREEN = 390  # the width of a phone's screen in CSS pixels
LEAST_LETTERS = 11  # CSS pixels
NARROWEST = 0.85  # the least share to which a name that is too long for its place is reduced


@pytest.mark.slow
def test_letters_can_be_read_on_a_phone() -> None:
    """The cache is emptied once for all pictures. What a picture reuses of those before was read there."""
    least = round(LEAST_LETTERS * portrait.WIDTH / SCREEN)
    empty_cache()
    for name, (view, names) in SCENES.items():
        if name == "revealed":
            continue
        gemrush.paint.uncached(view, names)
        squeezed = {key[:2] for key in drawing.squeezed.entries if isinstance(key, tuple)}
        plain = {key[:2] for key in drawing.lettering.entries if isinstance(key, tuple)}

        assert {(text, size) for text, size in squeezed if text and size < least} == set(), name
        assert {(text, size) for text, size in plain if text and size < round(least * NARROWEST)} == set(), name


@pytest.mark.slow
def test_a_film_shows_no_plates() -> None:
    views = [played(4, count, 3) for count in (5, 9)]
    bare = [replaced(view, plates=()) for view in views]
    one, other = (list(gemrush.frames(shown, [table(3)] * 2)) for shown in (views, bare))

    assert [frame.indexes.tobytes() for frame in one] == [frame.indexes.tobytes() for frame in other]


# ---- layouts ----


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["rush", "crisis"])
@pytest.mark.parametrize("count", range(1, 8))
def test_a_picture_for_a_phone_leaves_room_for_the_buttons(count: int, mode: str) -> None:
    for tiles_ in (1, 30):
        view = played(4, tiles_, count, mode=mode, turn=0)
        picture = opened(gemrush.paint(view, table(count)))

        assert picture.height <= portrait.MOST_HEIGHT
        assert picture.height <= 1010 or mode == "crisis" or count > 4


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_small_mine_is_shown_whole_and_without_a_map(count: int) -> None:
    view = played(6, count, 2, mode="rush")
    page = portrait.plan(scene_of(view))

    assert page.map is None
    assert all(page.field.whole((tile.across, tile.down)) for tile in view.tiles)


@pytest.mark.parametrize("name", ["middle", "large", "revealed"])
def test_a_large_mine_has_a_map_and_the_dwarf_to_move_is_seen_whole(name: str) -> None:
    view = SCENES[name][0]
    scene = scene_of(view)
    page = portrait.plan(scene)

    assert page.map is not None
    assert scene.here is not None
    assert page.field.whole(scene.here)


@pytest.mark.parametrize("seed", range(4))
def test_the_newest_room_is_whole_in_the_picture_if_it_is_near_the_dwarf(seed: int) -> None:
    laid = grown(seed, 24)
    new = (across(laid[-1].cell), down(laid[-1].cell))
    near = [cell for cell in rooms(laid) if abs(across(cell) - new[0]) <= 3 and abs(down(cell) - new[1]) <= 1]
    assert len(near) > 2
    for cell in near:
        page = portrait.plan(scene_of(seen(laid, (START, cell, START))))

        assert page.map is not None
        assert page.field.whole(new), cell
        assert page.field.whole((across(cell), down(cell)))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("count", [2, 9, 30, 80])
def test_the_wide_picture_shows_every_tile_and_every_plate(seed: int, count: int) -> None:
    view = played(seed, count, 4)
    scene = scene_of(view)
    box = (0, 0, landscape.WIDTH - 324, landscape.HEIGHT)
    place, chart = landscape.plan(scene)
    assert place is not None
    assert chart is None
    limits = fitting.bounds(scene, place.codes)

    assert place.window == Window(box, landscape.RIM)
    assert place.window.fits(limits, place.size)
    for tile in view.tiles:
        assert place.whole((tile.across, tile.down))


def test_bounds_include_what_extends_beyond_the_tiles() -> None:
    view = played(3, 12, 2)
    for plate in view.plates:
        alone = fitting.bounds(scene_of(replaced(view, plates=(plate,))), True)
        none = fitting.bounds(scene_of(replaced(view, plates=())), True)
        grown_ = (none.left - alone.left, none.top - alone.top, alone.right - none.right, alone.bottom - none.bottom)
        toward = grown_[(1, 2, 3, 0)[plate.at[2]]]

        assert min(grown_) >= 0
        assert toward == max(grown_)


def test_rows_of_seats_never_leave_the_picture() -> None:
    for count in range(1, 8):
        for mode in ("rush", "crisis"):
            view = played(11, 40, count, mode=mode, turn=0)
            page = portrait.plan(scene_of(view))
            for left, top, width, height in page.seats:
                assert 0 <= left < left + width <= portrait.WIDTH
                assert portrait.HEAD + portrait.MINE < top < top + height <= page.height - 46


# ---- hands, rooms, signs ----


@pytest.mark.slow
@pytest.mark.parametrize("count", [0, 1, 4, 9, 14])
def test_a_hand_of_any_size_is_shown(count: int) -> None:
    view = played(6, 14, 4, mode="rush", viewer=1)
    owner = replaced(view.seats[1], hand=bytes(range(count)), cards=count)
    picture = opened(gemrush.paint_hand(replaced(view, seats=(view.seats[0], owner, *view.seats[2:])), table(4)))

    assert picture.width == hand.WIDTH


def test_a_hand_shows_the_doors_in_reach_and_affordable_doors_come_first() -> None:
    view = played(6, 14, 4, mode="rush", viewer=1)
    offers = hand.offers(view, Seat(1))

    assert offers
    assert all(plate.reachable for plate, _ in offers)
    assert [bool(paid) for _, paid in offers] == sorted((bool(paid) for _, paid in offers), reverse=True)
    for plate, paid in offers:
        assert bool(paid) == plate.payable


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 5))
def test_by_place_a_hand_leaves_out_no_door_for_its_points(seed: int) -> None:
    view = played(seed, 14, 3, mode="rush", viewer=1, left=4)
    seat, every = view.seats[1], len(view.plates)
    found = hand.offers(view, Seat(1), best_first=False, most=every)
    here = [(plate.across, plate.down) == (seat.across, seat.down) for plate, _ in found]
    places = [(plate.down, plate.across, plate.side) for plate, _ in found]
    groups = [(not paid, not own) for (_, paid), own in zip(found, here, strict=True)]

    assert list(zip(groups, places, strict=True)) == sorted(zip(groups, places, strict=True))
    assert len(hand.offers(view, Seat(1))) == min(len(found), hand.MOST_ROWS)
    assert len(found) == sum(plate.reachable for plate in view.plates)
    assert gemrush.paint_hand(view, table(3), False) != gemrush.paint_hand(view, table(3))


@pytest.mark.parametrize("seed", range(1, 5))
def test_a_hand_with_many_doors_leaves_room_for_its_buttons(seed: int) -> None:
    view = played(seed, 14, 3, mode="rush", viewer=1, left=4)
    doors = len(hand.offers(view, Seat(1)))

    assert doors > 4
    assert opened(gemrush.paint_hand(view, table(3))).height <= 820


def test_out_of_turn_a_hand_shows_the_doors_of_its_own_room() -> None:
    view = replaced(played(6, 14, 4, mode="rush", viewer=1), turn=0)
    at = (view.plates[0].across, view.plates[0].down)
    owner = replaced(view.seats[1], across=at[0], down=at[1])
    offers = hand.offers(replaced(view, seats=(view.seats[0], owner, *view.seats[2:])), Seat(1))

    assert offers
    assert all((plate.across, plate.down) == at for plate, _ in offers)


def test_a_warpstone_that_saves_the_step_is_shown_on_its_card() -> None:
    view = played(6, 14, 4, mode="rush", viewer=1)
    plate = next(plate for plate in view.plates if plate.cost)
    warp = next(kind for kind, gems in enumerate(KINDS) if Gem.WARPSTONE in gems and gems[1] not in plate.cost)
    cards = bytes((*(next(kind for kind, gems in enumerate(KINDS) if gem in gems) for gem in plate.cost), warp))
    owner = replaced(view.seats[1], across=plate.across, down=plate.down, hand=cards, cards=len(cards))
    plates = tuple(replaced(one, reachable=False) for one in view.plates)
    stuck = replaced(view, plates=plates, seats=(view.seats[0], owner, *view.seats[2:]))

    assert any(ways for _, ways in hand.offers(stuck, Seat(1)))
    assert gemrush.paint_hand(stuck, table(4))


@pytest.mark.parametrize(
    ("cost", "cards", "skills", "warp", "shown"),
    [
        ("El", "WaEl", "", True, "WaEl"),
        ("El", "ElSo", "", False, "El"),
        ("El", "ElSo WaPe", "", True, "El Wa"),
        ("El Pe", "WaEl WaPe", "", True, "El WaPe"),  # One of them is used.
        ("El", "WaEl WaPe", "", True, "El Wa"),
        ("El", "OrEl WaPe", "", True, "OrEl Wa"),
        ("St", "WaOb WaPe", "transmutation", False, "WaOb WaPe"),
    ],
)
def test_the_hand_shows_the_warpstone_that_a_payment_uses(
    cost: str, cards: str, skills: str, warp: bool, shown: str
) -> None:
    kinds = sorted(CARD_NAMES.index(name) for name in cards.split())
    used = bytes(skill for skill in Skill if skill.key in skills.split())
    payment = Payment(bytes(kinds), used, warp=warp)
    found = hand.serving(payment, bytes(GEM_OF_CODE[code] for code in cost.split()))

    assert [kind for kind, _ in found] == kinds
    assert sorted("".join(CODES[gem] for gem in gems) for _, gems in found) == sorted(shown.split())


def test_a_hand_that_pays_with_more_than_two_skills_is_shown() -> None:
    view = played(6, 14, 4, mode="rush", viewer=1)
    cards = [KINDS.index(gems) for gems in ((Gem.DIAMOND_DUST, Gem.FIRE_RUBY), (Gem.ORICHALCUM, Gem.OBSIDIAN),
                                            (Gem.ORICHALCUM, Gem.DRAGONJADE))]  # fmt: skip
    skills = (Skill.AFFINITY, Skill.EVOCATION, Skill.TRANSMUTATION, Skill.GILDING, Skill.HARMONIZATION)
    owner = replaced(view.seats[1], gem=Gem.OBSIDIAN, hand=bytes(sorted(cards)), cards=3, skills=bytes(sorted(skills)))
    cost = bytes((Gem.OBSIDIAN, Gem.PERMAFROST, Gem.ELECTRUM, Gem.SOULSTONE, Gem.DRAGONJADE))
    door = replaced(view.plates[0], cost=cost, reachable=True)
    view = replaced(view, turn=Seat(1), plates=(door,), seats=(view.seats[0], owner, *view.seats[2:]))

    assert len(hand.offers(view, Seat(1))[0][1][0].skills) > 2
    assert gemrush.paint_hand(view, table(4)).startswith(SIGNATURE)


@pytest.mark.slow
@pytest.mark.parametrize("doors", [0, 1, 2])
def test_a_hand_shows_as_many_doors_as_asked_each_whole(doors: int) -> None:
    view = played(6, 14, 4, mode="rush", viewer=1)
    assert len(hand.offers(view, Seat(1))) > 2
    whole = opened(gemrush.paint_hand(view, table(4)))
    picture = opened(gemrush.paint_hand(view, table(4), doors=doors))
    heading = changed_box(*(opened(gemrush.paint_hand(view, table(4, points=text), doors=doors)) for text in "ab"))

    assert picture.height < whole.height
    assert (heading is None) == (doors == 0)  # no word stands above an empty column


@pytest.mark.slow
def test_another_card_is_another_picture() -> None:
    view = played(6, 14, 4, mode="rush", viewer=1)
    pictures = set()
    for kind in range(len(KINDS)):
        owner = replaced(view.seats[1], hand=bytes((kind,)), cards=1)
        pictures.add(gemrush.paint_hand(replaced(view, seats=(view.seats[0], owner, *view.seats[2:])), table(4)))

    assert len(pictures) == len(KINDS)


@pytest.mark.slow
def test_every_tile_has_a_picture_of_its_own() -> None:
    shown: dict[bytes, Tile] = {}
    for tile in TILES:
        data = gemrush.paint_room(tile, Table((), (("text", "What it does"),)))
        assert len(data) < SIZE_LIMIT
        assert shown.setdefault(data, tile) == tile


@pytest.mark.slow
def test_words_are_on_the_room_and_on_the_legend() -> None:
    one, other = (Table((), (("text", text), ("legend-draw", text), ("gem-obsidian", text))) for text in ("One", "Two"))

    assert gemrush.paint_room(TILES[14], one) != gemrush.paint_room(TILES[14], other)
    assert gemrush.paint_legend(one) != gemrush.paint_legend(other)
    assert gemrush.paint_gems(one) != gemrush.paint_gems(other)
    for data in (gemrush.paint_legend(one), gemrush.paint_gems(one)):
        assert len(data) < SIZE_LIMIT


def test_every_ability_has_signs_and_different_abilities_have_different_ones() -> None:
    signs = {tuple(tiles.sign(effect) for effect in tile.ability): tile.ability for tile in TILES if tile.ability}

    assert len(signs) == len({tile.ability for tile in TILES if tile.ability})


# ---- names ----


ODD_NAMES = {**HOSTILE, "no letters": "", "space": " ", "joiner": "\u200d"}
KINDS_OF_NAMES = tuple(ODD_NAMES)
# By day, four kinds of names share a table. By night, each has a table of its own.
TABLES = [
    *(KINDS_OF_NAMES[i : i + 4] for i in range(0, len(KINDS_OF_NAMES), 4)),
    *(pytest.param((kind,) * 4, marks=pytest.mark.nightly) for kind in KINDS_OF_NAMES),
]


@pytest.mark.slow
@pytest.mark.parametrize("kinds", TABLES, ids=lambda kinds: "+".join(dict.fromkeys(kinds)))
def test_any_name_can_be_drawn(kinds: tuple[str, ...]) -> None:
    names = Table(tuple(TableSeat(ODD_NAMES[kind], present=i != 1) for i, kind in enumerate(kinds)))

    assert len(names.seats) == len(RUSH.seats)
    for paint in PAINTERS.values():
        assert paint(RUSH, names)
    for viewer in range(4):
        assert gemrush.paint_hand(replaced(RUSH, viewer=viewer), names)
    assert gemrush.paint(OVER_RUSH, names)


def test_initials_differ_from_each_other() -> None:
    for names in (("Ada", "Anna", "Bo"), ("", " ", "x"), ("Zoë",) * 7, ("1", "", "2"), (ROBOT, "Ada", ROBOT)):
        letters = initials(names)
        assert len(letters) == len(names)
        assert all(letters)
        assert len(set(letters)) == len(letters)


# ---- rows of cards ----


def test_cards_are_numbered_through_all_rows() -> None:
    one = CardRow(b"\x01\x02\x03")
    first, second = (opened(gemrush.paint_cards(*rows)) for rows in ((one, one), (one, CardRow(b"\x01\x02"))))
    line = first.height // 2

    assert changed_box(first.crop((0, 0, 1000, line)), first.crop((0, line, 1000, 2 * line))) is not None
    change = changed_box(first, second)
    assert change is not None
    assert change[0] > 300  # only the third card of the second row


def test_a_card_that_cannot_be_chosen_is_dim_and_burning_cards_have_a_sign() -> None:
    plain, *others = (
        opened(gemrush.paint_cards(CardRow(b"\x01\x02", closed=closed, burns=burns)))
        for closed, burns in (((), False), ((1,), False), ((), True))
    )

    dim, burning = (changed_box(plain, other) for other in others)
    assert dim is not None
    assert dim[0] > 160
    assert burning is not None
    assert burning[0] < 160


@pytest.mark.slow
@pytest.mark.parametrize("count", [0, 1, 6, 7, 75])
def test_any_number_of_cards_fits(count: int) -> None:
    data = gemrush.paint_cards(CardRow(bytes(i % len(KINDS) for i in range(count))))

    assert opened(data).width == portrait.WIDTH
    assert len(data) < SIZE_LIMIT


# ---- the end ----


def test_the_end_shows_places_in_order() -> None:
    mixed = replaced(OVER_RUSH, places=(3, 1, 4, 1))

    assert finale.order(mixed) == [1, 3, 0, 2]
    assert winners(mixed) == [1, 3]


def changed_words(view: View, one: dict[str, str], other: dict[str, str]) -> tuple[int, int, int, int] | None:
    count = len(view.seats)
    return changed_box(*(opened(gemrush.paint(view, table(count, **said))) for said in (one, other)))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["over", "over-rush"])
def test_the_end_shows_by_how_much_the_match_was_won(name: str) -> None:
    change = changed_words(SCENES[name][0], {"lead": "by 3 points"}, {"lead": "by 4 points"})

    assert change is not None
    assert change[3] < 240
    assert opened(gemrush.paint(*SCENES[name])).height <= portrait.MOST_HEIGHT


@pytest.mark.slow
def test_the_end_shows_no_lead_if_several_have_won() -> None:
    draw = replaced(OVER_RUSH, places=(1, 1, 3, 4))

    assert changed_words(draw, {"lead": "by 3 points"}, {"lead": "by 4 points"}) is None
    assert changed_words(draw, {"draw": "Draw"}, {"draw": "Tie"}) is not None


LOW = [page for page in GAME_PAGES if page.marks.startswith("low")]


@pytest.mark.parametrize("page", LOW, ids=lambda page: page.key)
def test_a_page_of_the_rules_shows_the_mine_with_all_its_rooms_and_plates(page: RulesPage) -> None:
    state = GAME.read_position(page.position)
    scene, most = scene_of(shown_to(state, Seat(0))), int(page.marks.split()[1])
    layout = portrait.low_plan(scene, most)

    assert fitting.shows_all(layout.field, scene)
    assert layout.field.size >= fitting.LEAST_DETAILED
    assert layout.field.window.box[3] <= portrait.HEAD + most
    assert layout.map is None


@pytest.mark.slow
@pytest.mark.parametrize("head", [True, False])
@pytest.mark.parametrize("foot", [True, False])
def test_a_low_picture_has_what_stands_above_and_below_the_mine_if_asked(head: bool, foot: bool) -> None:
    state = GAME.read_position(LOW[0].position)
    view = shown_to(state, Seat(0))
    layout = portrait.low_plan(scene_of(view), 600)
    mine = layout.field.window.box[3] - portrait.HEAD

    height = opened(gemrush.paint_low(view, table(2), 600, head=head, foot=foot)).height

    assert height == mine + head * portrait.HEAD + foot * (layout.height - portrait.HEAD - mine)


def test_the_sign_of_a_small_room_is_legible_at_400_pixels() -> None:
    page = finale.plan(finale.scene_of(OVER_RUSH, table(4)))
    assert page.field is not None
    assert page.field.plain
    room = tiles.Room(page.field.size, "", "action", (), (), (), 0)
    bare = opened_sprite(room._replace(crowded=True))  # the dwarves of a room hide its sign
    left, _, right, _ = changed_box(opened_sprite(room), bare) or (0, 0, 0, 0)

    assert (right - left) * 400 / finale.WIDTH >= 20


def opened_sprite(room: tiles.Room) -> Image.Image:
    """Return the tile of a room (RGB)."""
    size = (2 * room.size, 2 * room.size)
    image = Image.new("RGB", size)
    drawing.put(image, tiles.tile(room), room.size, room.size)
    return image


@pytest.mark.slow
def test_the_end_joins_the_names_of_those_who_share_the_win_as_its_language_does() -> None:
    pair, three = (replaced(OVER_RUSH, places=places) for places in ((1, 1, 3, 4), (1, 1, 1, 4)))

    assert changed_words(pair, {}, {"list-2": "{} and {}", "list-3": "{}"}) is None
    assert changed_words(pair, {}, {"list-2": "{} und {}"}) is not None
    assert changed_words(three, {}, {"list-3": "{}, {} and {}", "list-2": "{}"}) is None
    assert changed_words(three, {}, {"list-3": "{}、{}、{}"}) is not None


@pytest.mark.slow
def test_the_end_names_everybody_who_shares_the_first_place() -> None:
    draw = replaced(OVER_RUSH, places=(1, 1, 3, 4))
    names = table(4)
    long = [msgspec.structs.replace(names.seats[0], name="W" * 32), *names.seats[1:]]
    pictures = []
    for second in ("Anouk", "Matteo"):
        seats = (long[0], msgspec.structs.replace(long[1], name=second), *long[2:])
        pictures.append(opened(gemrush.paint(draw, msgspec.structs.replace(names, seats=seats))))
    change = changed_box(*(picture.crop((330, 70, 1000, 140)) for picture in pictures))

    assert change is not None


@pytest.mark.slow
def test_the_end_says_of_a_long_name_that_it_wins() -> None:
    names = table(4)
    seats = (msgspec.structs.replace(names.seats[0], name="W" * 32), *names.seats[1:])
    pictures = []
    for wins in ("{} wins", "{} loses"):
        said = msgspec.structs.replace(names, seats=seats, captions=(*names.captions, ("wins", wins)))
        pictures.append(opened(gemrush.paint(OVER_RUSH, said)).crop((800, 70, 1000, 140)))

    assert changed_box(*pictures) is not None


@pytest.mark.slow
@pytest.mark.parametrize("count", range(2, 8))
def test_the_end_of_a_match_of_any_number_of_seats_is_painted(count: int) -> None:
    for mode in ("rush", "crisis"):
        view = played(4, 80, count, mode=mode, turn=None, phase="over", over="target", places=(1,) * count)

        assert opened(gemrush.paint(view, table(count))).height <= portrait.MOST_HEIGHT


@pytest.mark.parametrize("mode", ["rush", "crisis"])
def test_the_end_shows_the_rooms_of_any_mine_whatever_the_number_of_seats(mode: str) -> None:
    sizes = []
    for count in range(2, 8):
        view = played(4, 80, count, mode=mode, turn=None, phase="over", over="target", places=(1,) * count)
        page = finale.plan(finale.scene_of(view, table(count)))

        assert page.field is not None
        assert all(page.field.whole((tile.across, tile.down)) for tile in view.tiles)
        assert all(left >= 0 and left + width <= finale.WIDTH for left, _, width, _ in page.results)
        sizes.append(page.field.size)
    assert sizes[5] >= sizes[2]


@pytest.mark.slow
def test_the_end_shows_who_did_what() -> None:
    view, names = SCENES["over"]
    told = msgspec.structs.replace(names, captions=(*names.captions, ("did-0", "5 rooms built")))

    assert gemrush.paint(view, told) != gemrush.paint(view, names)
    assert gemrush.paint(replaced(view, total=50), names) != gemrush.paint(view, names)


# ---- differences in shape, colour and letters ----

CELL = 74


@cache
def shape(gem: Gem) -> Image.Image:
    return stones.silhouette(gem, CELL).point([0] * 128 + [255] * 128)


@cache
def mean(gem: Gem) -> RGB:
    image = Image.new("RGB", (CELL, CELL))
    image.paste(stones.stone(gem, CELL), (0, 0), stones.stone(gem, CELL))
    red, green, blue = (round(value) for value in ImageStat.Stat(image, shape(gem)).mean)
    return red, green, blue


def overlap(one: Gem, other: Gem) -> float:
    both, either = ImageChops.darker(shape(one), shape(other)), ImageChops.lighter(shape(one), shape(other))
    return float(ImageStat.Stat(both).sum[0] / ImageStat.Stat(either).sum[0])


@pytest.mark.slow
@pytest.mark.parametrize("vision", VISIONS)
def test_any_two_gems_differ_in_colour_or_in_shape(vision: str) -> None:
    for one, other in combinations(Gem, 2):
        apart = ciede2000(seen_by(mean(one), vision), seen_by(mean(other), vision))
        assert apart >= APART or overlap(one, other) < ALIKE, (one, other)


@pytest.mark.parametrize("vision", VISIONS)
def test_any_two_dwarves_differ_in_the_colours_of_clothes_and_plinths(vision: str) -> None:
    for one, other in combinations(range(7), 2):
        for a, b in ((colours.cloth(one)[1], colours.cloth(other)[1]), (colours.plinth(one), colours.plinth(other))):
            assert ciede2000(seen_by(a, vision), seen_by(b, vision)) >= APART, (one, other)


def _luminance(colour: RGB) -> float:
    linear = [v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_white_initials_can_be_read_on_every_plinth() -> None:
    for gem in range(7):
        assert 1.05 / (_luminance(colours.plinth(gem)) + 0.05) >= 3.0, gem  # WCAG's minimum for large letters


def test_each_phase_has_other_words_than_the_next_phase() -> None:
    for one, other in pairwise(("choose-skill", "discard", "move", "place", "effect", "burn", "chaos")):
        assert seats.phase(scene_of(replaced(MIDDLE, phase=one))) != seats.phase(
            scene_of(replaced(MIDDLE, phase=other))
        )


def test_piles_are_those_of_the_mode() -> None:
    kinds = [[kind for kind, *_ in seats.piles(scene_of(view))] for view in (RUSH, MIDDLE)]

    assert kinds == [["deck", "discard", "stack"], ["deck", "discard", "burnt", "stack"]]


@pytest.mark.slow
def test_a_turned_room_has_its_doors_on_other_sides() -> None:
    tile = next(tile for tile in TILES if tile.type == "action" and tile.doors[0] and not tile.doors[1])
    turned = msgspec.structs.replace(tile, doors=(*tile.doors[-1:], *tile.doors[:-1]))

    assert gemrush.paint_room(tile, Table(), 1) == gemrush.paint_room(turned, Table())
    assert gemrush.paint_room(tile, Table(), 1) != gemrush.paint_room(tile, Table())


@pytest.mark.parametrize("wide", [80, 125])
@pytest.mark.parametrize("seed", range(10))
def test_tags_of_new_tiles_cover_neither_each_other_nor_a_number_of_steps(seed: int, wide: int) -> None:
    view = played(seed, 6, 2, mode="rush")
    view = msgspec.structs.replace(view, tiles=tuple(msgspec.structs.replace(tile, fresh=True) for tile in view.tiles))
    scene, page = scene_of(view), portrait.plan(scene_of(view)).field
    shown = [at for at in scene.fresh() if page.whole(at)]
    moved = fitting.plate_shifts(page, list(view.plates))
    plates = [fitting.plate_box(page, one.at, len(one.cost), moved.get(one.at, 0.0)) for one in view.plates]

    tags = field.tag_boxes(page, scene, shown, plates, (wide, 36))
    steps = [box for at in scene.tiles if at != scene.here for box in field.marks(page, scene, at)]

    assert len(tags) == len(shown) > 1
    assert not any(field.common(one, other) for one, other in (*combinations(tags, 2), *product(tags, steps)))


@pytest.mark.parametrize("seed", range(30))
def test_plates_before_the_same_space_do_not_hide_each_other(seed: int) -> None:
    view = played(seed, 12, 2)
    scene = scene_of(view)
    page = landscape.plan(scene).field
    assert page is not None
    shown = [plate for plate, _ in scene.plates()]
    moved = fitting.plate_shifts(page, shown)

    for one, other in combinations(shown, 2):
        if one.space == other.space and (one.at[2] + other.at[2]) % 2:
            (left, top, right, bottom), (left_, top_, right_, bottom_) = (
                fitting.plate_box(page, each.at, len(each.cost), moved.get(each.at, 0.0)) for each in (one, other)
            )
            beside = min(right, right_) - max(left, left_) <= page.size * 0.05
            above = min(bottom, bottom_) - max(top, top_) <= page.size * 0.05
            assert beside or above
