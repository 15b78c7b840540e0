"""Tests of the way of the moved gem: its pieces in two neighbouring cells meet, and have the same width there."""

from itertools import pairwise

import pytest
from PIL import Image

from render.gems3d.colours import colours
from render.gems3d.tiles import LEVELS, Piece, draw_piece, pieces
from tests.render.gems3d_scenes import line

WAYS = {
    "two cells": "A1 A2",
    "straight": "A1 B1 C1 D1 E1",
    "corners": "G1 F1 F2 E2 E3 E4 E5",
    "all turns": "E5 E4 F4 F5 F6 E6 D6 D5 D4 D3 C3",
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS.keys())
def test_pieces_meet(way: str) -> None:
    path = line(way)
    found = list(pieces(path, 9))

    assert [cell for cell, _ in found] == list(path)
    assert (found[0][1].came, found[-1][1].goes) == (None, None)
    for (_, one), (_, other) in pairwise(found):
        assert one.goes is not None
        assert other.came == (one.goes + 2) % 4
        assert one.last == other.first
    assert [piece.first for _, piece in found] == sorted(piece.first for _, piece in found)


def test_a_long_trail_grows_from_thin_to_wide() -> None:
    found = [piece for _, piece in pieces(line(" ".join(f"A{row}" for row in range(1, 16)), 15), 15)]

    assert found[0].last == 0
    assert found[-1].first == LEVELS


@pytest.mark.parametrize("path", [b"", bytes([4])])
def test_an_empty_path_has_no_trail(path: bytes) -> None:
    for _, piece in pieces(path, 9):
        image = Image.new("RGB", (40, 40), colours.CELL[0])
        draw_piece(image, piece)
        assert image.getcolors() == [(1600, colours.CELL[0])]


@pytest.mark.parametrize("side", range(4))
def test_a_piece_of_the_trail_reaches_the_border_it_crosses_and_no_other(side: int) -> None:
    image = Image.new("RGB", (60, 60), colours.CELL[0])
    draw_piece(image, Piece(None, side, 2, 3))
    borders = [(0, 0, 60, 1), (59, 0, 60, 60), (0, 59, 60, 60), (0, 0, 1, 60)]

    for i, border in enumerate(borders):
        touched = len(image.crop(border).getcolors() or []) > 1
        assert touched == (i == side)
