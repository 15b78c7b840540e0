"""Bugs to plant in a bot that is killed. Universes and several processes (`tests.many`) must find them."""

import asyncio
from collections.abc import Callable

from bot.sessions.change import Change
from bot.sessions.model import Match
from bot.sessions.play import letters
from bot.storage.store import Store
from bot.storage.writer import Publish
from bot.storage.writes import Writes
from bot.ui.boards.presenter import Presenter
from cogs.allowed import Allowed

LATE = 0.3  # seconds until a change is stored

_writing: set["asyncio.Task[None]"] = set()


def lose() -> None:
    """Report each change as stored before it is stored."""
    write = Store.write

    async def late(store: Store, writes: Writes) -> None:
        await asyncio.sleep(LATE)
        await write(store, writes)

    async def early(store: Store, writes: Writes, publish: Publish | None = None) -> None:
        if publish is not None:
            publish()
        task = asyncio.create_task(late(store, writes))
        _writing.add(task)
        task.add_done_callback(_writing.discard)

    Store.write = early  # type: ignore[method-assign,assignment]


def forget() -> None:
    """Do not draw the boards that are outdated at the start, nor those that are when a session begins."""
    look_at = Allowed._look_at

    async def nothing(_: Presenter) -> None:
        pass

    def look_at_servers(allowed: Allowed, guild: int | None) -> None:
        if guild is not None:
            look_at(allowed, guild)

    Presenter.catch_up = nothing  # type: ignore[method-assign,assignment]
    Allowed._look_at = look_at_servers  # type: ignore[method-assign,assignment]


def hide() -> None:
    """Show a move by letters only to the member who made it, and not to whoever has the turn then."""

    def concerns(seen: Match | None, change: Change, user: int) -> bool:
        entry = change.match.entry
        return seen is None or entry.kind != "move" or entry.user == user

    letters._concerns = concerns


PLANTS: dict[str, Callable[[], None]] = {"lost": lose, "never": forget, "letters": hide}
