"""Tests of keepsakes: pictures of finished matches that profiles and years show small."""

import pytest
from msgspec.structs import replace

from render import gemrush
from render.gemrush import finale
from render.leaderboards import profile
from tests.render.gemrush_scenes import SCENES, grown, rooms, seen, table
from tests.render.references import changed_box, opened


@pytest.mark.slow
@pytest.mark.parametrize("name", ["over", "over-rush"])
def test_a_keepsake_is_the_whole_mine_below_a_strip_that_profiles_cut_off(name: str) -> None:
    view, shown = SCENES[name]
    kept = opened(gemrush.paint_keepsake(view, shown))
    strip = kept.height - kept.width
    assert strip == finale._ABOVE == round(kept.height * profile._STRIP)
    for gone in view.tiles:  # each room is in the picture, below the strip
        without = replace(view, tiles=tuple(tile for tile in view.tiles if tile is not gone))
        box = changed_box(kept, opened(gemrush.paint_keepsake(without, shown)))
        assert box is not None
        assert strip <= box[1]


def test_a_keepsake_does_not_tell_the_result() -> None:
    view, shown = SCENES["over-rush"]
    seats = tuple(replace(seat, points=seat.points + 1) for seat in view.seats)
    other = replace(view, seats=seats, places=(2, 1, 3, 4))
    assert gemrush.paint_keepsake(other, shown) == gemrush.paint_keepsake(view, shown)


@pytest.mark.slow
@pytest.mark.parametrize("count", [1, 60])
def test_a_mine_of_any_size_is_a_keepsake(count: int) -> None:
    tiles = grown(5, count)
    view = seen(tiles, (rooms(tiles)[0],), turn=None, over="tiles", phase="over", places=(1,))
    kept = opened(gemrush.paint_keepsake(view, table(1)))
    assert kept.size == (1000, 1000 + finale._ABOVE)


@pytest.mark.slow
def test_a_keepsake_of_a_match_in_play_is_its_board() -> None:
    assert gemrush.paint_keepsake(*SCENES["middle"]) == gemrush.paint(*SCENES["middle"])
