"""The cache of drawings, with one limit of bytes for all painters.

Two decorators cache what a function draws. `cached` is for finished pieces. `cached_deflated` is for masters: large
drawings from which pieces of any size are made. Cached values are shared: do not change them.

A full cache drops values that were not used lately. Of these, it first drops large values that are quick to draw. With
another order, one large background displaced two hundred pieces, and a board took 233 ms instead of 125.
"""

import heapq
import itertools
import threading
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import wraps
from time import thread_time
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar, cast

from PIL import Image

from bot.engine.themes import Theme, current
from render import deflate

P = ParamSpec("P")
T = TypeVar("T")

DEFAULT_LIMIT = 64 * 2**20  # bytes
_LARGE = 2**20  # bytes of the smallest value that counts as large, such as the background of a picture
_LARGE_SHARE = 0.25  # the share of the limit that large values may use
# Bytes that Pillow and Python need beside the pixels: for each image, each row of an image and each cache entry.
_IMAGE, _ROW, _ENTRY = 600, 8, 500
_NAMED = object()  # It separates positional from keyword arguments in a cache key.


def size_of(value: object) -> int:
    """Return the approximate number of bytes that a picture, a file or a tuple of them takes in memory."""
    if isinstance(value, Image.Image):
        # Pillow stores a pixel of several bands in four bytes.
        return value.width * value.height * (1 if len(value.getbands()) == 1 else 4) + value.height * _ROW + _IMAGE
    if isinstance(value, bytes):
        return len(value)
    return sum(map(size_of, value)) if isinstance(value, tuple) else 0


@dataclass(slots=True, eq=False)
class _Entry:
    """A cached value of a function. `_Pool` explains its worth and its priority."""

    pool: "_Pool"
    function: "CachedFunction[Any, Any]"
    key: Hashable
    value: Any
    size: int  # bytes
    worth: float
    priority: float


class _Pool:
    """A set of cached values, which drops values by the algorithm GreedyDual-Size (Cao and Irani 1997).

    A value's worth is the time that its drawing took, divided by its bytes. Each use sets the value's priority to its
    worth plus the pool's clock. The pool drops the value with the lowest priority, and sets its clock to that priority.

    A use only assigns the priority, so it needs no lock. The heap may therefore hold an older priority of a value. The
    pool updates this priority when the value is first in the heap.
    """

    def __init__(self) -> None:
        self.clock = 0.0
        self.used = 0  # bytes
        self._heap: list[tuple[float, int, _Entry]] = []  # (an older or the current priority, running number, entry)
        self._count = itertools.count()

    def add(self, entry: _Entry) -> None:
        entry.function.entries[entry.key] = entry
        self.used += entry.size
        heapq.heappush(self._heap, (entry.priority, next(self._count), entry))

    def shrink_to(self, most: float) -> None:
        """Drop values until the pool uses at most `most` bytes."""
        while self.used > most and self._heap:
            priority, _, entry = self._heap[0]
            if entry.priority > priority:
                heapq.heapreplace(self._heap, (entry.priority, next(self._count), entry))
            else:
                heapq.heappop(self._heap)
                self.clock = max(self.clock, priority)
                del entry.function.entries[entry.key]
                self.used -= entry.size


class Memory:
    """A cache of drawings with a limit of bytes. Threads may share it.

    Large values have their own pool. Per byte, they are drawn a hundred times faster than small values. A common pool
    would therefore drop them before all small values. But the next picture needs them again.
    """

    def __init__(self, limit: int = DEFAULT_LIMIT) -> None:
        self.limit = limit
        self._small, self._large = _Pool(), _Pool()
        self._lock = threading.Lock()

    @property
    def used(self) -> int:
        """The bytes of all cached values."""
        return self._small.used + self._large.used

    def limit_to(self, limit: int) -> None:
        """Set the limit in bytes, and drop values beyond it."""
        with self._lock:
            self.limit = limit
            self._make_room(0, 0)

    def store(self, function: "CachedFunction[Any, T]", key: Hashable, value: T, cost: float) -> T:
        """Store a value that took `cost` seconds to draw.

        Return the value, or the equal value that another thread stored first.
        """
        size = size_of(value) + _ENTRY
        with self._lock:
            first = function.entries.get(key)
            if first is not None:
                return cast(T, first.value)
            large = size >= _LARGE
            if size <= self.limit * (_LARGE_SHARE if large else 1 - _LARGE_SHARE):
                pool = self._large if large else self._small
                self._make_room(*((0, size) if large else (size, 0)))
                pool.add(_Entry(pool, function, key, value, size, cost / size, pool.clock + cost / size))
        return value

    def _make_room(self, small: int, large: int) -> None:
        """Make room for `small` bytes of small values and `large` bytes of large values."""
        self._large.shrink_to(self.limit * _LARGE_SHARE - large)
        self._small.shrink_to(self.limit - self._large.used - large - small)


MEMORY = Memory()  # the cache that all painters share


class _Nested(threading.local):
    seconds = 0.0  # the time that a timed function has spent in other cached functions


_nested = _Nested()


class CachedFunction(Generic[P, T]):
    """A function with a cache of its results. Two threads may draw the same value at the same time.

    Each theme has its own results, unless the function draws the same in all themes (`themed` is False).

    Attributes:
        uncached: the function without the cache.
        entries: the cached results by the function's arguments. `Memory` adds and removes them.
    """

    def __init__(self, draw: Callable[P, T], memory: Memory = MEMORY, *, themed: bool = True) -> None:
        self.uncached = draw
        self._themed = themed
        self.entries: dict[Hashable, _Entry] = {}
        self._memory = memory

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        key = self.key(*args, **kwargs)
        entry = self.entries.get(key)
        if entry is not None:
            entry.priority = entry.pool.clock + entry.worth
            return cast(T, entry.value)
        began, before = thread_time(), _nested.seconds
        _nested.seconds = 0.0
        value = self.uncached(*args, **kwargs)
        took = thread_time() - began
        own = took - _nested.seconds
        _nested.seconds = before + took
        return self._memory.store(self, key, value, own)

    def key(self, *args: P.args, **kwargs: P.kwargs) -> Hashable:
        """Return the key in `entries` of a result in the theme in use."""
        key = (*args, _NAMED, *kwargs.items()) if kwargs else args
        if self._themed and (theme := current()) is not Theme.DARK:
            return theme, key
        return key


def cached(draw: Callable[P, T]) -> CachedFunction[P, T]:
    """Cache what a function draws. The function's arguments must be hashable."""
    return CachedFunction(draw)


def cached_for_all_themes(draw: Callable[P, T]) -> CachedFunction[P, T]:
    """Cache what a function draws, such as a mask, that is the same in all themes."""
    return CachedFunction(draw, themed=False)


class Deflated(NamedTuple):
    """An image with deflated pixels, which take about a sixth of the bytes of plain pixels."""

    mode: str
    size: tuple[int, int]
    pixels: bytes

    @classmethod
    def of(cls, image: Image.Image) -> "Deflated":
        return cls(image.mode, image.size, deflate.compress(image.tobytes(), deflate.FASTEST))

    def image(self) -> Image.Image:
        return Image.frombytes(self.mode, self.size, deflate.decompress(self.pixels))


class _DeflatedImages(Sequence[Image.Image]):
    """A sequence of deflated images, such as one drawing in several sizes. Reading an image inflates it."""

    def __init__(self, images: tuple[Deflated, ...]) -> None:
        self._images = images

    def __len__(self) -> int:
        return len(self._images)

    def __getitem__(self, place: Any) -> Any:
        found = self._images[place]
        return tuple(one.image() for one in found) if isinstance(place, slice) else found.image()


def cached_deflated(draw: Callable[P, T]) -> Callable[P, T]:
    """Cache what a function draws, an image or a tuple of images, as deflated pixels.

    Each call inflates the image, which takes about a millisecond for a million bytes. An image of a tuple is inflated
    only when it is read.
    """

    @wraps(draw)
    def pack(*args: P.args, **kwargs: P.kwargs) -> tuple[Deflated, ...]:
        drawn = draw(*args, **kwargs)
        images: Iterable[Image.Image] = (drawn,) if isinstance(drawn, Image.Image) else cast(Any, drawn)
        return tuple(map(Deflated.of, images))

    stored = CachedFunction(pack)

    @wraps(draw)
    def unpack(*args: P.args, **kwargs: P.kwargs) -> T:
        images = stored(*args, **kwargs)
        return cast(T, images[0].image() if len(images) == 1 else _DeflatedImages(images))

    return unpack
