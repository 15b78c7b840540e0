"""Tests of the pictures of Gem Rush that show the ways in which a tile can lie."""

from itertools import combinations, product

import msgspec
import pytest

from bot.games.gemrush.gems import Gem
from bot.games.gemrush.mine import doors_of, is_tunnel
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.view import layings
from render import gemrush
from render.gemrush import portrait, way_plates, ways
from render.gemrush.scene import Scene, beyond
from tests.render.gemrush_scenes import SCENES, table
from tests.render.references import changed_box, opened

PHONE_SCALE = 347 / 1000  # CSS pixels of a picture in a channel on a phone of 390 CSS pixels, for each pixel of it
replaced = msgspec.structs.replace


@pytest.mark.slow
def test_the_picture_of_a_tile_being_laid_shows_each_way_with_the_tile_and_the_dwarf() -> None:
    view = SCENES["placing"][0]
    picture = opened(gemrush.paint(view, table(3)))

    assert len(layings(view)) == 4
    assert picture.size == (ways.WIDTH, portrait.HEAD + ways.height(4))
    moved = replaced(view, seats=(view.seats[0], replaced(view.seats[1], gem=int(Gem.OBSIDIAN)), view.seats[2]))
    change = changed_box(picture, opened(gemrush.paint(moved, table(3))))
    assert change is not None
    assert change[3] > portrait.HEAD + ways.grid(4).high  # The dwarf is in the lower ways too.


@pytest.mark.slow
def test_a_tile_of_each_type_is_shown_with_its_name() -> None:
    view = SCENES["placing"][0]
    assert view.placing is not None
    numbers = {tile.type: number for number, tile in enumerate(TILES)}
    assert "tunnel" in numbers
    for number in numbers.values():
        placing = replaced(view, placing=(number, *view.placing[1:]))
        picture = opened(gemrush.paint(placing, table(3)))

        assert picture.height == ways.height(len(layings(placing))) + portrait.HEAD


@pytest.mark.slow
def test_the_ways_of_two_drawn_tiles_are_shown_together() -> None:
    view = SCENES["placing"][0]
    doors = sorted(range(len(TILES)), key=lambda tile: sum(door is not None for door in TILES[tile].doors))
    for other in (doors[-1], doors[0]):
        two = replaced(view, placing=(doors[-1], *view.placing[1:]), other=other) if view.placing else view
        picture = opened(gemrush.paint(two, table(3)))

        count = len(layings(two))
        assert picture.height == ways.height(count) + (portrait.HEAD if count <= ways.MOST_WITH_HEAD else 0)


@pytest.mark.parametrize("count", range(1, 9))
def test_all_ways_fit_one_phone_screen_with_their_buttons_and_are_legible(count: int) -> None:
    head = portrait.HEAD if count <= ways.MOST_WITH_HEAD else 0
    shown = ways.grid(count)
    rows = -(-count // shown.columns)

    assert head + ways.height(count) <= 1040
    assert rows * (shown.high + 10) <= ways.height(count)
    assert ways.LETTERS * PHONE_SCALE >= 11
    assert way_plates.HEXAGON * 0.48 * PHONE_SCALE >= 10.9  # the digits of a number with two of them
    assert shown.gem * PHONE_SCALE >= 12


@pytest.mark.parametrize("count", [4, 6, 8])
def test_plates_around_a_tile_hide_neither_each_other_nor_leave_the_way(count: int) -> None:
    shown = ways.grid(count)
    left, top = shown.wide / 2, (shown.high - shown.line) / 2
    for tile, turn, back in product(range(len(TILES)), range(4), range(4)):
        doors = doors_of(tile, turn)
        if is_tunnel(tile) or doors[back] is None:
            continue
        prices = [(side, len(door.cost)) for side, door in enumerate(doors) if door is not None and side != back]
        places = way_plates.boxes(prices, shown.tile, shown.gem, shown.wide)
        found = []
        for side, gems in prices:
            (x, y), (wide, high) = places[side], way_plates.size(gems, side % 2 == 0, shown.gem)
            found.append((left + x - wide / 2, top + y - high / 2, left + x + wide / 2, top + y + high / 2))
        for west, north, east, south in found:
            assert west >= -1, (tile, turn, back)
            assert north >= -1, (tile, turn, back)
            assert east <= shown.wide + 1, (tile, turn, back)
            assert south <= shown.high - shown.line + 8, (tile, turn, back)
        for one, other in combinations(found, 2):
            apart = one[2] <= other[0] + 6 or other[2] <= one[0] + 6 or one[3] <= other[1] + 6 or other[3] <= one[1] + 6
            assert apart, (tile, turn, back, one, other)


def test_the_dwarf_who_enters_stands_there_alone() -> None:
    view = SCENES["placing"][0]
    assert view.placing is not None
    assert view.back is not None
    room = beyond(view.placing[1:], view.back)
    one = replaced(view.seats[1], across=room[0], down=room[1])
    view = replaced(view, seats=(view.seats[0], one, view.seats[2]))
    other = replaced(view, seats=(view.seats[0], replaced(one, gem=int(Gem.OBSIDIAN)), view.seats[2]))
    found = layings(view)[:1]
    change = changed_box(*(opened(gemrush.paint_ways(each, table(3), found)) for each in (view, other)))

    assert change is not None
    assert change[2] - change[0] < ways.grid(1).gem * 2.4
    assert change[3] - change[1] < ways.grid(1).gem * 2.4


@pytest.mark.slow
def test_the_owner_of_a_hand_sees_it_beside_the_ways_and_others_do_not() -> None:
    view = SCENES["placing"][0]
    hands = (bytes((3, 24, 49)), bytes((3, 24, 30)))
    own = [
        replaced(view, viewer=1, seats=(view.seats[0], replaced(view.seats[1], hand=hand), view.seats[2]))
        for hand in hands
    ]
    one, other = (opened(gemrush.paint_ways(each, table(3))) for each in own)
    change = changed_box(one, other)

    assert one.height == opened(gemrush.paint_ways(view, table(3))).height + ways.cards_height(own[0])
    assert change is not None
    assert change[1] < ways.cards_height(own[0])
    nobody = [replaced(each, viewer=None) for each in own]
    assert gemrush.paint_ways(nobody[0], table(3)) == gemrush.paint_ways(nobody[1], table(3))


@pytest.mark.slow
def test_a_price_that_the_owner_can_pay_is_gold() -> None:
    view = replaced(SCENES["placing"][0], viewer=1)
    gold = []
    for hand in (b"", bytes(range(40))):
        one = replaced(view, seats=(view.seats[0], replaced(view.seats[1], hand=hand), view.seats[2]))
        picture = opened(gemrush.paint_ways(one, table(3))).crop((0, ways.cards_height(one), ways.WIDTH, 900))
        gold.append(picture)

    assert changed_box(*gold) is not None


def test_a_refused_way_is_crossed_out_and_says_why() -> None:
    view = SCENES["placing"][0]
    refused = [way.number for way in layings(view) if way.refusal]
    told, other = (opened(gemrush.paint_ways(view, table(3, **{"way-wall": text}))) for text in ("wall!", "no door"))
    change = changed_box(told, other)

    assert refused == [4]
    assert change is not None
    assert change[0] > ways.grid(4).wide
    assert change[1] > ways.grid(4).high


@pytest.mark.slow
def test_without_a_drawn_tile_the_phone_shows_the_mine() -> None:
    view = replaced(SCENES["placing"][0], placing=None)

    assert layings(view) == ()
    assert opened(gemrush.paint(view, table(3))).height == portrait.plan(Scene(view, table(3))).height


def test_only_allowed_ways_have_plates_at_the_tile() -> None:
    view = SCENES["placing"][0]
    assert view.placing is not None
    for way in layings(view):
        shown = ways.scene_of(view, table(3), way).view.plates
        at_tile = [plate for plate in shown if (plate.across, plate.down) == view.placing[1:]]

        assert bool(at_tile) is not bool(way.refusal)
        assert len(shown) > len(at_tile)


@pytest.mark.parametrize("word", ["free", "frei", "gratis", "grátis", "gratuit"])
def test_the_word_for_no_price_is_whole_in_every_language(word: str) -> None:
    def pixels(free: str) -> list[bytes]:
        return [part.tobytes() for _, _, part in way_plates.plate(b"", 0, True, 40, False, free).parts]

    assert pixels(word) != pixels(word + word[-1]), "cut words are alike"
