"""The cache of drawings: all painters share one limit of bytes.

Two decorators cache what a function draws: `cached` for finished pieces, `cached_deflated` for masters, from which
pieces of a new size are made. When the cache is full, it drops values not used lately, first large ones that
are quick to draw. Cached values are shared: do not change them.

The time to draw matters: when only the last use decided, the ground of one mine pushed out two hundred pieces, and a
board took 233 ms instead of 125.
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

from render import deflate

P = ParamSpec("P")
T = TypeVar("T")

DEFAULT_LIMIT = 64 * 2**20  # bytes
_LARGE = 2**20  # bytes: from this size on a value is large, as the ground of a picture is
_LARGE_SHARE = 0.25  # the share of the limit that large values may use
# Bytes that Pillow and Python need in addition to the pixels: for each image, each row of an image, each cache entry.
_IMAGE, _ROW, _ENTRY = 600, 8, 500
_NAMED = object()  # separates positional from keyword arguments in a cache key


def size_of(value: object) -> int:
    """Return the approximate size in memory of a picture, a file (bytes) or a tuple of these, in bytes."""
    if isinstance(value, Image.Image):
        # Pillow stores a pixel of several bands in four bytes.
        return value.width * value.height * (1 if len(value.getbands()) == 1 else 4) + value.height * _ROW + _IMAGE
    if isinstance(value, bytes):
        return len(value)
    return sum(map(size_of, value)) if isinstance(value, tuple) else 0


@dataclass(slots=True, eq=False)
class _Entry:
    """A cached value, its function and key, and the end of its time on its pool's clock."""

    pool: "_Pool"
    home: "CachedFunction[Any, Any]"
    key: Hashable
    value: Any
    size: int
    worth: float
    over: float


class _Pool:
    """A set of values that drops the least valuable first, by GreedyDual-Size (Cao and Irani 1997).

    A value's worth is the time that drawing it took, divided by its bytes. Each use sets the end of its time to the
    clock plus its worth. Dropping a value moves the clock to that value's end. A hit is one assignment, without a lock:
    the value's place in the heap is corrected only when it comes first.
    """

    def __init__(self) -> None:
        self.clock = 0.0
        self.held = 0  # bytes
        self._order: list[tuple[float, int, _Entry]] = []  # a heap by the end of an entry's time, which may be outdated
        self._count = itertools.count()

    def add(self, entry: _Entry) -> None:
        entry.home.entries[entry.key] = entry
        self.held += entry.size
        heapq.heappush(self._order, (entry.over, next(self._count), entry))

    def shrink_to(self, most: float) -> None:
        """Drop values until the pool holds no more than `most` bytes."""
        while self.held > most and self._order:
            over, _, entry = self._order[0]
            if entry.over > over:
                heapq.heapreplace(self._order, (entry.over, next(self._count), entry))
            else:
                heapq.heappop(self._order)
                self.clock = max(self.clock, over)
                del entry.home.entries[entry.key]
                self.held -= entry.size


class Memory:
    """A cache of drawings with a limit of bytes. Safe to share between threads.

    Large values have a pool of their own. Drawing a byte of them takes a hundredth of the time, so in a common pool
    they would be dropped before all small values, and be missing when the same picture is painted again.
    """

    def __init__(self, limit: int = DEFAULT_LIMIT) -> None:
        self.limit = limit
        self._small, self._large = _Pool(), _Pool()
        self._lock = threading.Lock()

    @property
    def held(self) -> int:
        """The bytes of all cached values."""
        return self._small.held + self._large.held

    def limit_to(self, limit: int) -> None:
        """Set the limit in bytes, and drop values beyond it."""
        with self._lock:
            self.limit = limit
            self._make_room(0, 0)

    def keep(self, home: "CachedFunction[Any, T]", key: Hashable, value: T, cost: float) -> T:
        """Store a value that took `cost` seconds to draw.

        Return the value, or the equal value that another thread stored first.
        """
        size = size_of(value) + _ENTRY
        with self._lock:
            first = home.entries.get(key)
            if first is not None:
                return cast(T, first.value)
            large = size >= _LARGE
            if size <= self.limit * (_LARGE_SHARE if large else 1 - _LARGE_SHARE):
                pool = self._large if large else self._small
                self._make_room(*((0, size) if large else (size, 0)))
                pool.add(_Entry(pool, home, key, value, size, cost / size, pool.clock + cost / size))
        return value

    def _make_room(self, small: int, large: int) -> None:
        """Make room for more bytes of small and of large values."""
        self._large.shrink_to(self.limit * _LARGE_SHARE - large)
        self._small.shrink_to(self.limit - self._large.held - large - small)


MEMORY = Memory()  # the cache that all painters share


class _Nested(threading.local):
    seconds = 0.0  # spent in cached functions that the timed function called, which count it as theirs


_nested = _Nested()


class CachedFunction(Generic[P, T]):
    """A function with a cache of its results. Two threads may draw equal values at the same time.

    Attributes:
        uncached: the function without the cache.
        entries: its cached values, by arguments. For `Memory`.
    """

    def __init__(self, draw: Callable[P, T], memory: Memory = MEMORY) -> None:
        self.uncached = draw
        self.entries: dict[Hashable, _Entry] = {}
        self._memory = memory

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (*args, _NAMED, *kwargs.items()) if kwargs else args
        entry = self.entries.get(key)
        if entry is not None:
            entry.over = entry.pool.clock + entry.worth
            return cast(T, entry.value)
        began, before = thread_time(), _nested.seconds
        _nested.seconds = 0.0
        value = self.uncached(*args, **kwargs)
        took = thread_time() - began
        own = took - _nested.seconds
        _nested.seconds = before + took
        return self._memory.keep(self, key, value, own)


def cached(draw: Callable[P, T]) -> CachedFunction[P, T]:
    """Cache what a function draws. Its arguments must be hashable."""
    return CachedFunction(draw)


class Deflated(NamedTuple):
    """An image with deflated pixels, which take about a sixth of the bytes."""

    mode: str
    size: tuple[int, int]
    pixels: bytes

    @classmethod
    def of(cls, image: Image.Image) -> "Deflated":
        return cls(image.mode, image.size, deflate.compress(image.tobytes(), deflate.FASTEST))

    def image(self) -> Image.Image:
        return Image.frombytes(self.mode, self.size, deflate.decompress(self.pixels))


class _DeflatedImages(Sequence[Image.Image]):
    """A sequence of deflated images, such as the sizes of a master. It inflates an image when it is read."""

    def __init__(self, images: tuple[Deflated, ...]) -> None:
        self._images = images

    def __len__(self) -> int:
        return len(self._images)

    def __getitem__(self, place: Any) -> Any:
        found = self._images[place]
        return tuple(one.image() for one in found) if isinstance(place, slice) else found.image()


def cached_deflated(draw: Callable[P, T]) -> Callable[P, T]:
    """Cache what a function draws (an image or a tuple of images), deflated.

    Each call inflates the image, in about a millisecond for a million bytes. Of a tuple, it inflates only the images
    that are read.
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
