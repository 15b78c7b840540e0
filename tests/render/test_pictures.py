"""Tests that a comparison with the reference pictures in tests/pictures finds small changes.

Other versions of Pillow or FreeType change the edges of letters by less than the tolerance. A single changed gem is a
greater difference. If a comparison fails, both pictures are written to tests/failed/. If the change is right, run
`python -m tests.render.every`.
"""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from bot.engine.table import Table
from bot.games.gemrush.rooms import Door
from bot.games.gems3d.model import View
from render import gembatan, gemrush, gems3d
from render.gemrush import portrait
from render.gemrush.fitting import plate_box
from render.gemrush.scene import Scene
from tests.render import gembatan_scenes, gemrush_scenes
from tests.render.gems3d_scenes import RACED, RACES, RACING, SCENES, TRIO
from tests.render.played import middle_of_a_match
from tests.render.references import BLOCK, BY_BLOCK, WHOLE, difference, opened, reference, reference_file, worst_block

pytestmark = pytest.mark.slow

TOLERANCE, BLOCK_TOLERANCE = WHOLE[1], BY_BLOCK[1]
FAILED = Path(__file__).parent.parent / "failed"

# For some gems: the gem that looks most similar.
ALIKE = {13: 15, 15: 13, 3: 9, 9: 3, 8: 2, 2: 8, 16: 8}


def compare(name: str, view: View, table: Table) -> None:
    hold("gems3d", name, gems3d.paint(view, table), difference, TOLERANCE)


def hold(
    game: str, name: str, data: bytes, measure: Callable[[Image.Image, Image.Image], float], tolerance: float
) -> None:
    """Check that a picture equals its reference picture. If they differ, write both into a folder."""
    wanted = reference_file(game, name).read_bytes()
    apart = measure(opened(data), opened(wanted))
    if apart > tolerance:
        FAILED.mkdir(exist_ok=True)
        (FAILED / f"{game}_{name}_now.png").write_bytes(data)
        (FAILED / f"{game}_{name}_kept.png").write_bytes(wanted)
    assert apart <= tolerance, f"{name}: {apart:.2f}, see {FAILED}"


def test_another_gem_on_one_of_the_boards_side_by_side_fails() -> None:
    wanted = reference("gems3d", "raced")
    board = bytearray(RACED.boards[0].cells)
    board[0] = ALIKE.get(board[0], 3)
    boards = (msgspec.structs.replace(RACED.boards[0], cells=bytes(board)), *RACED.boards[1:])

    assert difference(opened(gems3d.paint(msgspec.structs.replace(RACED, boards=boards), TRIO)), wanted) > TOLERANCE


def test_another_turn_of_one_seat_in_a_race_fails() -> None:
    wanted = reference("gems3d", "racing")
    lanes = (msgspec.structs.replace(RACING.lanes[0], turns=26), *RACING.lanes[1:])

    changed = msgspec.structs.replace(RACING, lanes=lanes)
    assert difference(opened(gems3d.paint(changed, RACES["racing"][1])), wanted) > TOLERANCE


def test_the_stored_match_is_the_real_match() -> None:
    compare("match", *middle_of_a_match())


@pytest.mark.parametrize("name", sorted(SCENES.keys() - {"over"}))
def test_a_gem_replaced_by_the_most_similar_one_fails(name: str) -> None:
    view, table = SCENES[name]
    wanted = reference("gems3d", name)
    places = [cell for cell, gem in enumerate(view.cells) if gem in ALIKE] or [
        cell for cell, gem in enumerate(view.cells) if gem
    ]
    for cell in places[:6]:
        board = bytearray(view.cells)
        board[cell] = ALIKE.get(board[cell], 3)
        changed = msgspec.structs.replace(view, cells=bytes(board))

        assert difference(opened(gems3d.paint(changed, table)), wanted) > 1.3 * TOLERANCE


def test_one_gem_moved_to_the_next_cell_fails() -> None:
    for name in ("start", "middle", "small", "large"):
        view, table = SCENES[name]
        wanted = reference("gems3d", name)
        start = next(c for c in range(len(view.cells) - 1) if view.cells[c] and not view.cells[c + 1])
        board = bytearray(view.cells)
        board[start], board[start + 1] = 0, board[start]
        changed = msgspec.structs.replace(view, cells=bytes(board))

        assert difference(opened(gems3d.paint(changed, table)), wanted) > 2 * TOLERANCE


def test_a_failing_pair_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.render.test_pictures.FAILED", tmp_path / "failed")
    view, table = SCENES["middle"]

    with pytest.raises(AssertionError, match="see"):
        compare("start", view, table)

    assert {path.name for path in (tmp_path / "failed").iterdir()} == {"gems3d_start_now.png", "gems3d_start_kept.png"}


# ---- Gembatan ----


@pytest.mark.parametrize("name", gembatan_scenes.WITH_REFERENCE)
def test_one_changed_half_fails(name: str) -> None:
    """The comparison finds a missing gem, and it finds another colour of an open half."""
    view, table = gembatan_scenes.SCENES[name]
    wanted = reference("gembatan", name)
    gem = next(socket for socket in view.sockets if socket.filled)
    emptied = tuple(msgspec.structs.replace(one, filled=one.filled and one != gem) for one in view.sockets)
    first, *others = view.halves
    colour = first.colour % 5 + 1
    halves = (msgspec.structs.replace(first, colour=colour), *others)
    tiles = list(view.tiles)
    at = next(i for i, tile in enumerate(tiles) if (tile.column, tile.row) == (first.column, first.row))
    sides = bytes(colour if side == first.side else shown for side, shown in enumerate(tiles[at].sides))
    tiles[at] = msgspec.structs.replace(tiles[at], sides=sides)

    for changed in (
        msgspec.structs.replace(view, sockets=emptied),
        msgspec.structs.replace(view, halves=halves, tiles=tuple(tiles)),
    ):
        assert worst_block(opened(gembatan.paint(changed, table)), wanted) > 3 * BLOCK_TOLERANCE


# ---- Gem Rush ----


@pytest.mark.parametrize("name", ["middle", "rush"])
def test_another_gem_on_a_plate_or_another_wall_fails(name: str) -> None:
    view, table = gemrush_scenes.SCENES[name]
    wanted = reference("gemrush", name)
    field = portrait.plan(Scene(view, table)).field
    left, top, right, bottom = field.window.inner
    boxes = [(plate, plate_box(field, plate.at, len(plate.cost))) for plate in view.plates if plate.cost]
    seen = next(plate for plate, box in boxes if left < box[0] and top < box[1] and box[2] < right and box[3] < bottom)
    other = bytes((seen.cost[0] + 1) % 7 if i == 0 else gem for i, gem in enumerate(seen.cost))
    plates = tuple(msgspec.structs.replace(one, cost=other) if one is seen else one for one in view.plates)
    tile = next(one for one in view.tiles if one.type == "action" and field.whole((one.across, one.down)))
    at = next(side for side in range(4) if tile.doors[side] is None)
    doors = tuple(Door() if side == at else door for side, door in enumerate(tile.doors))
    walls = tuple(msgspec.structs.replace(one, doors=doors) if one is tile else one for one in view.tiles)

    for changed in (msgspec.structs.replace(view, plates=plates), msgspec.structs.replace(view, tiles=walls)):
        assert worst_block(opened(gemrush.paint(changed, table)), wanted) > 2 * BLOCK_TOLERANCE


def test_blocks_are_measured_one_by_one() -> None:
    one = Image.new("RGB", (3 * BLOCK, 2 * BLOCK))
    other = one.copy()
    other.paste((90, 30, 0), (BLOCK, 0, 2 * BLOCK, BLOCK))

    assert worst_block(one, other) == 40
    assert difference(one, other) == pytest.approx(40 / 6)
    assert worst_block(one, Image.new("RGB", (1, 1))) == 255
