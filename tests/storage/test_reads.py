"""Reading: the tables of honour are read out of their index, however long they are."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Compiled, event, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import reads, writes
from bot.storage.rows import ScoreRow
from bot.storage.store import Store
from tests.storage.samples import opening


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'bot.db'}")
    await store.write(opening("m0", 0))
    rows = [
        ScoreRow(1, "heap", "heap-solo", user, f"Member {user}", user % 50 + 1, None, 9, 0, "m0", user)
        for user in range(2000)
    ]
    await store.write(writes.honour(rows))
    yield store
    await store.close()


async def plans(store: Store, query: str) -> list[str]:
    """How SQLite goes about a query."""

    async def explain(connection: AsyncConnection) -> list[str]:
        found = await connection.execute(text(f"EXPLAIN QUERY PLAN {query}"))
        return [row.detail for row in found]

    return await store.read(explain)


async def test_head_rank_and_boards_come_out_of_the_index(store: Store) -> None:
    asked: list[str] = []

    def listen(
        _connection: object, _cursor: object, statement: str, _parameters: object, context: object, _many: bool
    ) -> None:
        compiled = getattr(context, "compiled", None)
        if isinstance(compiled, Compiled) and statement.startswith("SELECT"):
            literal = compiled.statement.compile(compile_kwargs={"literal_binds": True})  # type: ignore[union-attr]
            asked.append(str(literal))

    event.listen(store._reading.sync_engine, "before_cursor_execute", listen)
    top = await store.read(reads.top, 1, "heap", "heap-solo", 10)
    own = await store.read(reads.own_score, 1, "heap", "heap-solo", 7)
    await store.read(reads.scoreboards, 1, "heap")
    assert [row.score for row in top] == [50] * 10
    assert own is not None
    assert own[0] == 42 * 40 + 1
    queries = list(asked)
    assert len(queries) == 4
    for query in queries:
        plan = " / ".join(await plans(store, query))
        assert "INDEX" in plan
        assert "SCAN" not in plan
        # the few score boards of a guild are put in order after they were read off the index
        assert "TEMP B-TREE" not in plan or "GROUP BY" in query


async def test_a_cancelled_reader_leaves_its_connection_in_order(store: Store, tmp_path: Path) -> None:
    """What it asked for is read to the end, and closing the database waits for that."""
    other = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'other.db'}")
    inside, go_on = asyncio.Event(), asyncio.Event()
    read = []

    async def slow(connection: AsyncConnection) -> None:
        await connection.execute(text("SELECT 1"))
        inside.set()
        await go_on.wait()
        read.append((await connection.execute(text("SELECT 2"))).scalar_one())

    caller = asyncio.create_task(store.read(slow))
    async with asyncio.timeout(10):
        await inside.wait()
        caller.cancel()
        await asyncio.gather(caller, return_exceptions=True)
        closing = asyncio.create_task(store.close())
        for _ in range(50):  # more than closing would need
            await other.read(reads.next_due)
        assert not closing.done()
        go_on.set()
        await closing
    assert read == [2]
    await other.close()
