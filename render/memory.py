"""The memory of what painters have drawn: all of it together within one limit of bytes.

Two decorators keep what a function draws: `kept` keeps what is put on pictures as it is, `packed` keeps masters, from
which pieces of a new size are made. Beyond the limit goes what was not used lately, the sooner the quicker it is drawn
for its size. What is kept is shared: not to be changed.

A cache that goes by last use alone let one mine's ground push out two hundred pieces: 233 ms a board instead of 125.
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
_LARGE = 2**20  # bytes: grounds of pictures and the like
_LARGE_SHARE = 0.25  # of the limit, for all that is large
# What Pillow and Python need beside the pixels: of an image, of a row of one, and of anything that is kept.
_IMAGE, _ROW, _ENTRY = 600, 8, 500
_NAMED = object()  # between arguments by place and by name


def size_of(value: object) -> int:
    """About how many bytes of memory something takes: pictures, files, and tuples of these."""
    if isinstance(value, Image.Image):
        # Pillow keeps a pixel of more than one band in four bytes.
        return value.width * value.height * (1 if len(value.getbands()) == 1 else 4) + value.height * _ROW + _IMAGE
    if isinstance(value, bytes):
        return len(value)
    return sum(map(size_of, value)) if isinstance(value, tuple) else 0


@dataclass(slots=True, eq=False)
class _Entry:
    """A value that is kept, by what, and when its time is over: on the clock of its pool."""

    pool: "_Pool"
    home: "Kept[Any, Any]"
    key: Hashable
    value: Any
    size: int
    worth: float
    over: float


class _Pool:
    """Values of which those go first that are least worth their place: by GreedyDual-Size (Cao and Irani 1997).

    A value's worth is the time that drawing it took, for each of its bytes. Its time is over when the clock has gone on
    by its worth since it was used last; the clock goes on to the end of each value that is taken away. A hit is one
    assignment and needs no lock: where the value stands in the order is looked at only when it comes first.
    """

    def __init__(self) -> None:
        self.clock = 0.0
        self.held = 0  # bytes
        self._order: list[tuple[float, int, _Entry]] = []  # a heap: the end of an entry's time, or an earlier one
        self._count = itertools.count()

    def add(self, entry: _Entry) -> None:
        entry.home.entries[entry.key] = entry
        self.held += entry.size
        heapq.heappush(self._order, (entry.over, next(self._count), entry))

    def shrink_to(self, most: float) -> None:
        """Take values away until they have no more than so many bytes."""
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
    """Holds what was drawn within a limit of bytes. Safe to share between threads.

    What is large has a share of its own, for it is drawn a hundred times as quickly for its size: among the small it
    would be taken away at once, and be missing when the same picture is painted again.
    """

    def __init__(self, limit: int = DEFAULT_LIMIT) -> None:
        self.limit = limit
        self._small, self._large = _Pool(), _Pool()
        self._lock = threading.Lock()

    @property
    def held(self) -> int:
        """Bytes of all that is kept."""
        return self._small.held + self._large.held

    def limit_to(self, limit: int) -> None:
        """Keep no more than so many bytes from now on."""
        with self._lock:
            self.limit = limit
            self._make_room(0, 0)

    def keep(self, home: "Kept[Any, T]", key: Hashable, value: T, cost: float) -> T:
        """Keep a value that took so many seconds; gives it, or the one that another thread was quicker to draw."""
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
        """For so many bytes more of either."""
        self._large.shrink_to(self.limit * _LARGE_SHARE - large)
        self._small.shrink_to(self.limit - self._large.held - large - small)


MEMORY = Memory()  # of all painters


class _Nested(threading.local):
    seconds = 0.0  # that a thread spent on kept functions which the one being timed called: they count for themselves


_nested = _Nested()


class Kept(Generic[P, T]):
    """A function whose results are kept, by its arguments. Two threads may draw the same at once; both are equal.

    Attributes:
        anew: the function itself, which draws each time.
        entries: what is kept of it, by arguments. For `Memory`.
    """

    def __init__(self, draw: Callable[P, T], memory: Memory = MEMORY) -> None:
        self.anew = draw
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
        value = self.anew(*args, **kwargs)
        took = thread_time() - began
        own = took - _nested.seconds
        _nested.seconds = before + took
        return self._memory.keep(self, key, value, own)


def kept(draw: Callable[P, T]) -> Kept[P, T]:
    """Keep what a function draws. Arguments must be hashable."""
    return Kept(draw)


class _Packed(NamedTuple):
    mode: str
    size: tuple[int, int]
    pixels: bytes

    def image(self) -> Image.Image:
        return Image.frombytes(self.mode, self.size, deflate.decompress(self.pixels))


class _Several(Sequence[Image.Image]):
    """Stands for a tuple of images, and inflates those that are asked for: of a master in several sizes, one."""

    def __init__(self, images: tuple[_Packed, ...]) -> None:
        self._images = images

    def __len__(self) -> int:
        return len(self._images)

    def __getitem__(self, place: Any) -> Any:
        found = self._images[place]
        return tuple(one.image() for one in found) if isinstance(place, slice) else found.image()


def packed(draw: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function draws (an image or a tuple of images) deflated, to a sixth of its size as a rule.

    Each call inflates it anew, in about a millisecond for a million bytes; of a tuple only what is looked at.
    """

    @wraps(draw)
    def pack(*args: P.args, **kwargs: P.kwargs) -> tuple[_Packed, ...]:
        drawn = draw(*args, **kwargs)
        images: Iterable[Image.Image] = (drawn,) if isinstance(drawn, Image.Image) else cast(Any, drawn)
        return tuple(
            _Packed(image.mode, image.size, deflate.compress(image.tobytes(), deflate.FASTEST)) for image in images
        )

    stored = Kept(pack)

    @wraps(draw)
    def unpack(*args: P.args, **kwargs: P.kwargs) -> T:
        images = stored(*args, **kwargs)
        return cast(T, images[0].image() if len(images) == 1 else _Several(images))

    return unpack
