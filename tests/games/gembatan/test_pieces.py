"""Tests of the box: it holds the 60 tiles and 60 gems that the rules name."""

from collections import Counter
from itertools import combinations

import pytest

from bot.games.gembatan.model import COLOUR_LETTERS, PLAIN
from bot.games.gembatan.notation import gem_name, parse_gem, parse_tile, tile_name
from bot.games.gembatan.pieces import GEMS, GEMS_IN_ALL, TILES, gem_of, sides_of
from bot.games.gembatan.plays import FULL

NAMES = {tile_name(tile) for tile in range(len(TILES))}


def test_all_60_tiles_look_different_however_they_are_turned() -> None:
    assert len(TILES) == 60
    assert len({sides_of(tile, turn) for tile in range(60) for turn in range(4)}) == 240


def test_every_colour_is_on_33_half_sockets() -> None:
    counts = Counter(colour for sides in TILES for colour in sides if colour != PLAIN)

    assert counts == dict.fromkeys(range(1, 6), 33)


def test_the_tiles_have_one_to_four_half_sockets() -> None:
    assert Counter(4 - name.count("-") for name in NAMES) == {1: 5, 2: 20, 3: 20, 4: 15}


def turned(name: str) -> set[str]:
    return {name[turn:] + name[:turn] for turn in range(4)}


def test_the_box_has_each_tile_of_the_rules_once() -> None:
    wanted = [f"{a}---" for a in COLOUR_LETTERS]
    wanted += [f"{a}-{b}-" for a, b in combinations(COLOUR_LETTERS, 2)]
    wanted += [f"{a}{b}--" for a, b in combinations(COLOUR_LETTERS, 2)]
    for a, b, c in combinations(COLOUR_LETTERS, 3):
        wanted += [f"-{a}{b}{c}", f"-{c}{a}{b}"]
    for a, b, c, d in combinations(COLOUR_LETTERS, 4):
        wanted += [f"{a}{b}{c}{d}", f"{a}{b}{d}{c}", f"{a}{c}{b}{d}"]

    assert len(wanted) == 60
    assert [len(turned(name) & NAMES) for name in wanted] == [1] * 60


def test_no_tile_with_four_colours_mirrors_another_tile() -> None:
    fours = [name for name in NAMES if "-" not in name]

    assert not [name for name in fours if turned(name[::-1]) & NAMES]


def test_each_pair_of_colours_is_on_6_gems() -> None:
    assert {gem_name(gem) for gem in range(10)} == {"".join(pair) for pair in combinations(COLOUR_LETTERS, 2)}
    assert GEMS_IN_ALL == len(FULL.gems) == 60
    assert Counter(FULL.gems) == dict.fromkeys(range(10), 6)
    assert FULL.tiles == bytes(range(60))


@pytest.mark.parametrize(("first", "second"), [(a, b) for a in range(1, 6) for b in range(1, 6) if a != b])
def test_a_gem_is_found_by_its_colours_in_either_order(first: int, second: int) -> None:
    assert set(GEMS[gem_of(first, second)]) == {first, second}


def test_tiles_turn_clockwise() -> None:
    tile, turn = parse_tile("RB--")

    assert [tile_name(tile, (turn + quarter) % 4) for quarter in range(4)] == ["RB--", "-RB-", "--RB", "B--R"]


@pytest.mark.parametrize("text", ["RY", "yr", " r/y ", "R-Y", "Y R"])
def test_a_gem_is_read_in_other_spellings_too(text: str) -> None:
    assert gem_name(parse_gem(text)) == "RY"
