"""Tests of the locks that the processes of one bot hold against each other."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import make_url

from bot.storage.mutual import FIRST, MutualLocks
from tests.storage.test_lock import on_postgresql

pytestmark = on_postgresql


@pytest.fixture
async def locks(database_url: str) -> AsyncIterator[MutualLocks]:
    locks = MutualLocks(make_url(database_url))
    yield locks
    await locks.close()


async def test_tasks_that_hold_all_first_locks_get_two_more_each(locks: MutualLocks) -> None:
    everybody = asyncio.Barrier(FIRST)

    async def three(number: int) -> None:
        async with locks.held(f"first of {number}", False):
            await everybody.wait()
            async with locks.held(f"second of {number}", False):
                await everybody.wait()
                async with locks.held(f"third of {number}", False):
                    pass

    async with asyncio.timeout(20):  # a wait for a connection lasts 30 s, and then fails
        await asyncio.gather(*map(three, range(FIRST)))


async def test_tasks_that_outlive_the_lock_of_the_task_that_began_them_take_first_ones(locks: MutualLocks) -> None:
    over, everybody = asyncio.Event(), asyncio.Barrier(FIRST)

    async def two(number: int) -> None:
        await over.wait()
        async with locks.held(f"first of {number}", False), locks.held(f"second of {number}", False):
            await everybody.wait()

    async with locks.held("one", False):
        tasks = [asyncio.create_task(two(number)) for number in range(FIRST)]
    over.set()
    async with asyncio.timeout(20):
        await asyncio.gather(*tasks)
