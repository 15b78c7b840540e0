"""Remembers what members have shown to channels, so that a second press shows nothing."""

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager

KEPT = 1_000  # posts in memory at most


class SharedOnce:
    """The newest posts. A key says what was shown where."""

    def __init__(self) -> None:
        self._keys: OrderedDict[Hashable, None] = OrderedDict()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._keys

    @contextmanager
    def noted(self, key: Hashable) -> Iterator[None]:
        """Note a post while it is being made: a second press may come meanwhile. An error takes the note back."""
        self._keys[key] = None
        try:
            yield
        except BaseException:
            del self._keys[key]
            raise
        while len(self._keys) > KEPT:
            self._keys.popitem(last=False)
