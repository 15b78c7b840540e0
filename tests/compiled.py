"""Lets all engines of a process share their compiled statements, because each simulated bot makes its own engines."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Dialect, Engine
from sqlalchemy.util import LRUCache

Patch = Callable[[object, str, object], None]  # `setattr`, or one that is taken back


def share_compiled(patch: Patch) -> None:
    """Give all engines one cache.

    Its keys contain the dialect, of which each engine has its own. Here, dialects of one class have the same settings,
    so they are equal.
    """
    compiled: LRUCache[Any, Any] = LRUCache(2000)
    make = Engine.__init__

    def make_with_cache(self: Engine, *args: Any, **kwargs: Any) -> None:
        make(self, *args, **kwargs)
        self._compiled_cache = compiled

    patch(Engine, "__init__", make_with_cache)
    patch(Dialect, "__hash__", lambda dialect: hash(type(dialect)))
    patch(Dialect, "__eq__", lambda dialect, other: type(dialect) is type(other))
