"""Tests of the cache of drawings: it never exceeds its limit, and it drops the least valuable drawings first."""

import functools
import gc
import importlib
import pkgutil
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest
from PIL import Image

import render
from bot.engine.table import Table
from render import gembatan, gemrush, gems3d, leaderboards
from render.memory import MEMORY, CachedFunction, Memory, cached_deflated, size_of
from tests.render import gembatan_scenes, gemrush_scenes, gems3d_scenes, leaderboard_scenes

T = TypeVar("T")

KIB, MIB = 2**10, 2**20


def block(number: int, size: int = 10 * KIB) -> bytes:
    return number.to_bytes(4, "big") * (size // 4)


def cached_in(memory: Memory, drawn: list[int] | None = None) -> CachedFunction[[int], bytes]:
    """Return a function that draws blocks of 10 KiB. It adds the number of each block that it draws to `drawn`."""

    def draw(number: int) -> bytes:
        if drawn is not None:
            drawn.append(number)
        return block(number)

    return CachedFunction(draw, memory)


@pytest.fixture
def limited() -> Iterator[Callable[[int], None]]:
    """Yield a function that empties the cache and sets its limit. Afterwards restore the old limit."""
    before = MEMORY.limit

    def limit(size: int) -> None:
        MEMORY.limit_to(0)
        MEMORY.limit_to(size)

    yield limit
    limit(before)


# ---- the cache ----


def test_a_drawn_picture_is_returned_again() -> None:
    drawn: list[int] = []
    draw = cached_in(Memory(MIB), drawn)

    assert draw(1) is draw(1)
    assert draw(2) == block(2)
    assert drawn == [1, 2]
    assert draw.uncached(1) == draw(1)


def test_keyword_arguments_belong_to_the_key() -> None:
    def draw(text: str, size: int = 2) -> bytes:
        return text.encode() * size

    cached: CachedFunction[..., bytes] = CachedFunction(draw, Memory(MIB))

    assert cached("a", size=3) is cached("a", size=3)
    assert (cached("a"), cached("a", size=1), cached("a", 3)) == (b"aa", b"a", b"aaa")


def test_the_cache_never_exceeds_its_limit() -> None:
    memory, dice = Memory(200 * KIB), random.Random(1)
    draw = cached_in(memory)
    for _ in range(2000):
        number = min(int(dice.expovariate(0.05)), 200)
        assert draw(number) == block(number)
        assert memory.used <= memory.limit

    assert memory.used > memory.limit / 2


def test_a_lower_limit_takes_effect_at_once() -> None:
    memory = Memory(MIB)
    draw = cached_in(memory)
    for number in range(80):
        draw(number)
    memory.limit_to(100 * KIB)

    assert 50 * KIB < memory.used <= 100 * KIB


def test_what_took_longest_for_its_size_is_cached_longest() -> None:
    memory = Memory(300 * KIB)
    draw = cached_in(memory)
    memory.store(draw, ("master",), block(0), cost=1.0)
    memory.store(draw, ("quick",), block(0), cost=0.0001)
    for number in range(100):
        memory.store(draw, (number,), block(number), cost=0.001)

    assert ("master",) in draw.entries
    assert ("quick",) not in draw.entries


def test_an_unused_entry_is_dropped_in_the_end_however_long_it_took() -> None:
    memory = Memory(300 * KIB)
    draw = cached_in(memory)
    memory.store(draw, ("master",), block(0), cost=0.02)
    for number in range(2000):
        memory.store(draw, (number,), block(number), cost=0.001)

    assert ("master",) not in draw.entries


def test_a_used_entry_stays_cached() -> None:
    memory, drawn = Memory(300 * KIB), list[int]()
    draw = cached_in(memory, drawn)
    for number in range(100):
        memory.store(draw, (number,), block(number), cost=0.001)
    memory.store(draw, (1000,), block(0), cost=0.001)
    memory.store(draw, (2000,), block(0), cost=0.001)
    for number in range(100, 300):
        draw(1000)
        memory.store(draw, (number,), block(number), cost=0.001)

    assert not drawn
    assert (2000,) not in draw.entries


def test_large_entries_do_not_displace_small_ones() -> None:
    memory = Memory(16 * MIB)
    draw = cached_in(memory)
    for number in range(500):
        memory.store(draw, (number,), block(number), cost=0.001)
    for number in range(20):
        memory.store(draw, ("large", number), block(number, 2 * MIB), cost=0.01)
        assert memory.used <= memory.limit

    assert all((number,) in draw.entries for number in range(500))
    assert ("large", 19) in draw.entries


def test_a_picture_as_large_as_the_limit_is_drawn_each_time() -> None:
    memory = Memory(100 * KIB)
    draw: CachedFunction[[int], bytes] = CachedFunction(lambda size: bytes(size), memory)
    draw(10 * KIB)

    assert len(draw(90 * KIB)) == 90 * KIB
    assert draw.entries.keys() == {(10 * KIB,)}


def test_a_limit_of_zero_empties_the_cache() -> None:
    memory = Memory(MIB)
    one, other = cached_in(memory), cached_in(memory)
    for number in range(3):
        one(number)
        other(number)
    assert memory.used == sum(entry.size for function in (one, other) for entry in function.entries.values())

    memory.limit_to(0)

    assert memory.used == 0
    assert not one.entries
    assert not other.entries


def test_a_function_that_fails_caches_nothing() -> None:
    def draw(number: int) -> bytes:
        raise ValueError(number)

    memory = Memory(MIB)
    cached = CachedFunction(draw, memory)
    for _ in range(2):
        with pytest.raises(ValueError, match="7"):
            cached(7)

    assert memory.used == 0


@pytest.mark.slow
def test_threads_share_the_cache() -> None:
    memory = Memory(150 * KIB)
    functions = [cached_in(memory) for _ in range(3)]

    def use(seed: int) -> bool:
        dice = random.Random(seed)
        return all(dice.choice(functions)(number) == block(number) for number in dice.choices(range(40), k=3000))

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(use, range(8)))

    assert memory.used <= memory.limit
    assert memory.used == sum(entry.size for one in functions for entry in one.entries.values())


@pytest.mark.parametrize("mode", ["L", "RGB", "RGBA"])
def test_the_size_of_an_image_is_that_of_pillows_pixels(mode: str) -> None:
    pixel = 1 if mode == "L" else 4  # Pillow uses four bytes for a pixel with three bands.

    assert 100 * 50 * pixel < size_of(Image.new(mode, (100, 50))) < 100 * 50 * pixel + 2 * KIB
    assert size_of((Image.new(mode, (100, 50)), b"1234", 7, "text")) == size_of(Image.new(mode, (100, 50))) + 4


def test_deflated_images_come_back_unchanged(limited: Callable[[int], None]) -> None:
    limited(MIB)
    drawn = []

    @cached_deflated
    def master(number: int) -> tuple[Image.Image, Image.Image]:
        drawn.append(number)
        image = Image.linear_gradient("L").point([(value * number) % 256 for value in range(256)])
        return image, Image.merge("RGBA", (image, image, image, image))

    for number in (3, 5, 3):
        grey, coloured = master(number)
        assert grey.tobytes() == master(number)[0].tobytes()
        assert coloured.getpixel((0, 7)) == (7 * number % 256,) * 4
        assert (grey.mode, coloured.size) == ("L", (256, 256))

    assert drawn == [3, 5]
    assert MEMORY.used < 256 * 256 * 5


# ---- the painters ----

Painting = tuple[Callable[[Any, Table], bytes], Any, Table]


def varied() -> Iterator[Painting]:
    """Yield (paint, view, table) for positions of all games in many sizes, and for a leaderboard."""
    for side in (5, 7, 9, 12, 15):
        yield gems3d.paint, gems3d_scenes.sized(side), gems3d_scenes.TRIO
    for view, at in (*gems3d_scenes.SCENES.values(), *gems3d_scenes.RACES.values()):
        yield gems3d.paint, view, at
    for mine, at in gembatan_scenes.SCENES.values():
        yield gembatan.paint, mine, at
    for name in ("start", "middle", "crowd", "revealed"):
        yield gemrush.paint, *gemrush_scenes.SCENES[name]
    for name in ("start", "rush"):
        yield gemrush.paint_wide, *gemrush_scenes.SCENES[name]
    yield gemrush.paint_hand, *gemrush_scenes.HAND
    yield lambda tile, at: gemrush.paint_room(tile, at), *gemrush_scenes.ROOM
    yield lambda view, _: leaderboards.paint_leaderboard(view), leaderboard_scenes.FULL, Table(())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("chosen", "again"),
    [
        (slice(3, None, 6), slice(None, None, 2)),
        pytest.param(slice(None, None, 3), slice(None, None, 2), marks=pytest.mark.nightly),
        pytest.param(slice(None), slice(None, None, 6), marks=pytest.mark.nightly),
    ],
    ids=["sixth", "third", "every"],
)
def test_painters_use_only_this_cache_stay_within_its_limit_and_paint_the_same_with_a_small_cache(
    limited: Callable[[int], None], chosen: slice, again: slice
) -> None:
    for module in pkgutil.walk_packages(render.__path__, "render."):
        importlib.import_module(module.name)
    paintings = list(varied())[chosen]
    limited(16 * MIB)
    pictures = []
    for paint, view, at in paintings:
        pictures.append(paint(view, at))
        assert MEMORY.used <= MEMORY.limit
    in_full = MEMORY.used

    assert in_full > MEMORY.limit * 0.7
    ours = [one for one in all_of(CachedFunction) if one.uncached.__module__.startswith("render")]
    assert in_full >= sum(size_of(entry.value) for one in ours for entry in one.entries.values()) > in_full / 2
    check_caches()
    limited(3 * MIB)
    for (paint, view, at), picture in list(zip(paintings, pictures, strict=True))[again]:
        assert paint(view, at) == picture
        assert MEMORY.used <= MEMORY.limit


def check_caches() -> None:
    """Check that no other cache holds pictures, because their bytes would not be counted."""
    caches = [one for one in all_of(functools._lru_cache_wrapper) if one.__module__.startswith("render")]
    assert caches
    for one in caches:
        assert sum(size_of(held) for held in gc.get_referents(one)) < KIB, one.__qualname__


def all_of(kind: type[T]) -> list[T]:
    gc.unfreeze()
    found = [one for one in gc.get_objects() if isinstance(one, kind)]
    gc.freeze()
    return found
