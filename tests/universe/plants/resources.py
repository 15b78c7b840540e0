"""Faults that waste: tasks that never end, memory that grows, and requests that nothing needs."""

import asyncio
from typing import Any

from bot.ui.boards.posting import Posting
from bot.ui.entry.door import Door
from tests.universe.plants.known import instead_of, plant


@plant("leaked-tasks", law="flat")
def leak_tasks() -> None:
    """Start a task with each interaction that waits for something which never comes."""
    tasks: set[asyncio.Task[Any]] = set()

    @instead_of(Door, "enter")
    async def enter(honest: Any, door: Any, *args: Any, **more: Any) -> None:
        tasks.add(asyncio.create_task(asyncio.Event().wait()))
        await honest(door, *args, **more)


@plant("kept-interactions", law="flat")
def keep_interactions() -> None:
    """Remember each interaction for ever, to know one that comes again."""

    @instead_of(Door, "enter")
    async def enter(honest: Any, door: Any, interaction: Any, *args: Any, **more: Any) -> None:
        door.__dict__.setdefault("_seen", {})[interaction.id] = interaction
        await honest(door, interaction, *args, **more)


@plant("double-edits", law="counted")
def edit_twice() -> None:
    """Edit each board a second time, with the same contents."""

    @instead_of(Posting, "_edit")
    async def edit(honest: Any, shower: Any, match: Any, layout: Any, picture: Any) -> Any:
        await honest(shower, match, layout, picture)
        return await honest(shower, match, layout, picture)
