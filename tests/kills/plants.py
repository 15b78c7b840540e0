"""Bugs to plant in the killed bot. The audit must find them."""

import asyncio
from collections.abc import Callable
from typing import Any

import discord

from bot.storage.store import Store
from bot.storage.writer import Publish
from bot.storage.writes import Writes
from bot.ui.boards.presenter import Presenter

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


def repeat() -> None:
    """Send notices without the nonce that prevents duplicates."""
    send = discord.abc.Messageable.send

    async def bare(channel: Any, **more: Any) -> Any:
        more.pop("nonce", None)
        return await send(channel, **more)

    discord.abc.Messageable.send = bare  # type: ignore[assignment]


def forget() -> None:
    """Do not draw the boards that are outdated at the start."""

    async def nothing(_: Presenter) -> None:
        pass

    Presenter.catch_up = nothing  # type: ignore[method-assign,assignment]


PLANTS: dict[str, Callable[[], None]] = {"lost": lose, "twice": repeat, "never": forget}
