"""Tests of what listens to Discord's events: if the bot stops meanwhile, each listener ends without an error."""

import asyncio
from types import SimpleNamespace as Fake
from typing import Any

import discord
import pytest

from tests.cogs.desk import Desk

READS = 6  # of all listeners, before one of them has its answer


def arguments(desk: Desk) -> dict[str, tuple[Any, ...]]:
    """Return the arguments of each event that a cog listens to."""
    world = desk.playground.world
    guild = desk.client.get_guild(world.guild.id)
    channel = desk.client.get_channel(world.channel("games").id)
    state = {"archived": True, "locked": False}
    about = {"guild_id": world.guild.id, "parent_id": world.channel("games").id}
    payload = Fake(**about, thread_id=1, data={"thread_metadata": state})
    member = Fake(guild=guild)
    by_ada = {"client": desk.client, "user": Fake(id=desk.actor("Ada").id)}
    press = Fake(guild_id=world.guild.id, type=discord.InteractionType.component, **by_ada)
    return {
        "on_guild_available": (guild,),
        "on_guild_channel_delete": (channel,),
        "on_guild_channel_update": (channel, channel),
        "on_guild_join": (guild,),
        "on_guild_remove": (guild,),
        "on_guild_role_update": (member, member),
        "on_interaction": (press,),
        "on_member_update": (member, member),
        "on_raw_thread_delete": (payload,),
        "on_raw_thread_update": (payload,),
        "on_shard_ready": (0,),
        "on_shard_resumed": (0,),
    }


async def test_a_listener_whose_database_is_closed_meanwhile_ends_without_an_error(
    desk: Desk, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, ended, all_wait, waiting = desk.store.read, asyncio.Event(), asyncio.Event(), 0

    async def read_after_the_end(*args: Any, **values: Any) -> Any:
        nonlocal waiting
        waiting += 1
        if waiting == READS:
            all_wait.set()
        await ended.wait()
        return await read(*args, **values)

    desk.sessions.presence._missed.add((desk.playground.world.guild.id, desk.actor("Ada").id))  # so that it reads
    monkeypatch.setattr(desk.store, "read", read_after_the_end)
    given, found = arguments(desk), [one for cog in desk.client.cogs.values() for one in cog.get_listeners()]
    assert {name for name, _ in found} == given.keys()

    tasks = [asyncio.create_task(listener(*given[name])) for name, listener in found]
    await asyncio.sleep(0)
    desk.clock.turn(1)  # Some look at a server a moment later.
    await all_wait.wait()
    await desk.client.close()
    await desk.store.close()
    ended.set()

    assert await asyncio.gather(*tasks) == [None] * len(tasks)
    assert [record for record in caplog.records if record.exc_info] == []
