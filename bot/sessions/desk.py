"""What the sessions lend to the modules beside them: the database, the clock, and one way to change a match."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from bot.sessions.clock import Clock
from bot.sessions.kept import AnyGame, Kept
from bot.sessions.model import Match, Request
from bot.sessions.packing import Packing
from bot.storage.store import Store
from bot.storage.writes import Writes

T = TypeVar("T")
Decision = Callable[[Kept], Awaitable[Kept]]


class Read(Protocol):
    """Runs a function of `bot.storage`'s that reads. Raises NotKept when the database does not answer."""

    async def __call__(self, query: Callable[..., Awaitable[T]], *args: Any, **kwargs: Any) -> T: ...


class Run(Protocol):
    """Runs work that is finished even if nobody waits for it any more. Raises Draining."""

    async def __call__(self, work: Coroutine[Any, Any, T]) -> T: ...


@dataclass(frozen=True)
class Desk:
    """change: decides on a match under its lock and keeps it; its second argument is the request, if any.
    keep: writes rows that belong to no match. Both raise NotKept. match: for the bot itself; seen: for who asks.
    """

    store: Store
    clock: Clock
    games: Mapping[str, AnyGame]
    packing: Mapping[str, Packing]
    read: Read
    run: Run
    change: Callable[[str, Request | None, Decision], Awaitable[Match]]
    match: Callable[[str], Awaitable[Match]]
    seen: Callable[[Request, str], Awaitable[Match]]
    keep: Callable[[Writes], Awaitable[None]]
