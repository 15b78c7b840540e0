"""Tests of what a process knows of servers whose shard another process serves."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.playground import Playground
from bot.sessions.notices import Notice, NotNeeded, Undeliverable
from tests.databases import database_url, postgres_server, postgres_tables
from tests.playground.fixtures import open_playground
from tests.ui.test_shards import COUNT, Process, guild_of, process, spread_world

__all__ = ["database_url", "postgres_server", "postgres_tables"]

ASKS = "GET /guilds/{guild_id}"


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with open_playground(spread_world()) as found:
        found.starts.on(max_concurrency=16)
        yield found


@pytest.fixture
async def bot(playground: Playground, database_url: str, tmp_path: Path) -> AsyncIterator[Process]:
    """Yield a process of the shards 0 and 1 that has connected. No process serves the other shards."""
    async with process(database_url, tmp_path, 0, 1) as found:
        await found.ready(playground)
        yield found


async def test_a_server_of_another_process_is_asked_for_once(playground: Playground, bot: Process) -> None:
    world = playground.world
    before = playground.tally.copy()
    for shard in range(COUNT):
        guild = guild_of(world, shard)
        for _ in range(2):
            home = await bot.client.homes.of(guild.id)
            assert home is not None
            assert (home.name, home.owner, home.locale) == (guild.name, guild.owner_id, guild.locale)
    assert playground.tally.since(before).counted == {ASKS: 2}


async def test_several_who_ask_for_a_server_at_once_wait_for_one_request(playground: Playground, bot: Process) -> None:
    guild = guild_of(playground.world, 3)
    before = playground.tally.copy()
    homes = await asyncio.gather(*(bot.client.homes.of(guild.id) for _ in range(3)))
    assert [home and home.name for home in homes] == [guild.name] * 3
    assert playground.tally.since(before).counted == {ASKS: 1}


async def test_a_server_that_the_bot_has_left_has_no_home(
    playground: Playground, database_url: str, tmp_path: Path
) -> None:
    world = playground.world
    own, other = guild_of(world, 1), guild_of(world, 3)
    for guild in (own, other):
        world.leave(world.bot_id, guild)
    async with process(database_url, tmp_path, 0, 1) as bot:
        await bot.ready(playground)
        assert [await bot.client.homes.of(guild.id) for guild in (own, other)] == [None, None]


async def test_no_answer_of_discord_is_not_remembered(playground: Playground, bot: Process) -> None:
    guild = guild_of(playground.world, 3)
    playground.faults.fail(rf"^GET /guilds/{guild.id}", times=1)
    assert await bot.client.homes.locale(guild.id) is None
    assert await bot.client.homes.locale(guild.id) == guild.locale


async def test_the_owner_of_a_server_of_another_process_is_told_of_trouble(
    playground: Playground, bot: Process
) -> None:
    world = playground.world
    guild, left = guild_of(world, 3), guild_of(world, 2)
    await bot.client.courier(Notice("trouble", guild.id, 77, dm=True, id="trouble-1"))
    owner = playground.actor(guild.owner_id)
    (message,) = owner.messages(owner.open_dm())
    assert "<#77>" in "\n".join(message.texts)

    world.leave(world.bot_id, left)
    with pytest.raises(Undeliverable):
        await bot.client.courier(Notice("trouble", left.id, 77, dm=True, id="trouble-2"))


async def test_who_has_left_a_server_of_another_process_gets_no_reminder(playground: Playground, bot: Process) -> None:
    world = playground.world
    guild, gone = guild_of(world, 3), world.user("Bela").id
    guild.members.pop(gone, None)  # this may be the world's first server, where all members are
    before = playground.tally.copy()
    with pytest.raises(NotNeeded):
        await bot.client.courier(Notice("reminder", guild.id, 77, user=gone, id="reminder-1"))
    asked = {ASKS: 1, "GET /guilds/{guild_id}/members/{user_id}": 1}
    assert playground.tally.since(before).counted == asked


async def test_a_notice_asks_for_the_server_only_if_it_needs_its_language(playground: Playground, bot: Process) -> None:
    guild = guild_of(playground.world, 3)
    channel = playground.world.channels_in(guild)[0].id
    settings, before = bot.client.sessions.settings, playground.tally.copy()
    for number, (locale, asked) in enumerate((("de", 0), (None, 1))):
        await settings.change_guild(guild.id, partial(replace, locale=locale))
        await bot.client.courier(Notice("daily", guild.id, channel, id=f"daily-{number}", game="gems3d", day=20_000))
        assert playground.tally.since(before).counted.get(ASKS, 0) == asked
