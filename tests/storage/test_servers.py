"""Tests of connections to one of several machines with PostgreSQL, of which one has vanished."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager

import pytest
from sqlalchemy import make_url, text

from bot.errors import StorageError
from bot.storage import servers
from bot.storage.store import Connection, Store
from tests.storage.relay import Relay
from tests.storage.test_lock import on_postgresql

HERE = "127.0.0.1"

pytestmark = pytest.mark.slow


@pytest.fixture
def vanished() -> Iterator[int]:
    """Yield a port of this machine on which nothing answers, not even with a refusal: its queue is full."""
    with ExitStack() as stack:
        silent = stack.enter_context(socket.socket())
        silent.bind((HERE, 0))
        silent.listen(0)
        for _ in range(4):
            client = stack.enter_context(socket.socket())
            client.setblocking(False)
            client.connect_ex(silent.getsockname())
        yield silent.getsockname()[1]


@asynccontextmanager
async def after_vanished(database_url: str, vanished: int, name: str, wanted: str) -> AsyncIterator[str]:
    """Yield the address of two machines: one that has vanished, and PostgreSQL under this name.

    wanted: which kind of server the address asks for (`target_session_attrs`).
    """
    relay = Relay(make_url(database_url))
    async with await asyncio.start_server(relay.accept, HERE, 0) as server:
        port = server.sockets[0].getsockname()[1]
        hosts = {"host": f"{HERE},{name}", "port": f"{vanished},{port}", "target_session_attrs": wanted}
        yield make_url(database_url).set(query=hosts).render_as_string(hide_password=False)
        await relay.close()


async def one(connection: Connection) -> int:
    return int((await connection.execute(text("SELECT 1"))).scalar_one())


@on_postgresql
async def test_a_machine_that_has_vanished_does_not_keep_the_bot_from_the_next(
    database_url: str, vanished: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "CONNECT_SECONDS", 0.2)
    async with after_vanished(database_url, vanished, HERE, "read-write") as url:
        store = await Store.open(url)
        try:
            assert await store.read(one) == 1
            assert await store.run(one) == 1
        finally:
            await store.close()


@on_postgresql
async def test_machines_that_accept_no_connection_are_all_named(
    database_url: str, vanished: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "CONNECT_SECONDS", 0.2)
    said = rf"cannot be used: {HERE}: no answer; localhost is not standby \(target_session_attrs\)\.$"
    async with after_vanished(database_url, vanished, "localhost", "standby") as url:
        with pytest.raises(StorageError, match=said):
            await Store.open(url)


@on_postgresql
async def test_a_single_machine_that_does_not_fit_is_a_sentence(database_url: str) -> None:
    url = make_url(database_url).update_query_dict({"target_session_attrs": "standby"})
    with pytest.raises(StorageError, match=r"is not standby \(target_session_attrs\)\.$"):
        await Store.open(url.render_as_string(hide_password=False))


@on_postgresql
async def test_a_vanished_machine_alone_is_refused_in_time(
    database_url: str, vanished: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "CONNECT_SECONDS", 0.1)
    url = make_url(database_url).set(host=HERE, port=vanished, query={})
    with pytest.raises(StorageError, match="cannot be used"):
        await Store.open(url.render_as_string(hide_password=False))


@on_postgresql
async def test_the_system_ends_a_connection_whose_machine_falls_silent(database_url: str) -> None:
    relay = Relay(make_url(database_url))
    async with await asyncio.start_server(relay.accept, HERE, 0) as server:
        name = make_url(database_url).database
        connection = await servers.connect(
            host=HERE, port=server.sockets[0].getsockname()[1], user="postgres", database=name
        )
        try:
            end = connection._transport.get_extra_info("socket")
            assert end.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1
            assert end.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == servers.UNANSWERED_MS
        finally:
            await connection.close()
            await relay.close()


@on_postgresql
@pytest.mark.parametrize(("mode", "accepted"), [("disable", True), ("prefer", True), ("require", False)])
async def test_the_mode_of_encryption_is_that_of_the_url(database_url: str, mode: str, accepted: bool) -> None:
    """The server of the tests has no certificate. The relay is there because nothing is encrypted on a local socket."""
    relay = Relay(make_url(database_url))
    async with await asyncio.start_server(relay.accept, HERE, 0) as server:
        query = {"host": HERE, "port": str(server.sockets[0].getsockname()[1]), "sslmode": mode}
        opening = Store.open(make_url(database_url).set(query=query).render_as_string(hide_password=False))
        if accepted:
            await (await opening).close()
        else:
            with pytest.raises(StorageError, match="SSL"):
                await opening
        await relay.close()


@pytest.mark.parametrize(
    "asked",
    [
        "host=one,two&port=5432",
        "host=one,two",
        "host=one:5432,two:5432",
        "host=one&host=two",
        "host=one&port=many",
        "host=one&port=5432&prepared_statement_cache_size=many",
    ],
)
async def test_machines_without_a_port_each_are_refused_in_one_sentence(asked: str) -> None:
    with pytest.raises(StorageError) as refused:
        await Store.open(f"postgresql+asyncpg://bot:secret@/gems?{asked}")
    said = str(refused.value)
    assert "host=first,second&port=5432,5432" in said
    assert "secret" not in said
    assert "\n" not in said
    assert said.endswith(".")


@pytest.mark.parametrize(
    ("place", "why"),
    [
        (f"{HERE}:1/gems", "Connection refused"),
        ("nowhere.invalid/gems", "Name or service not known|Temporary failure in name resolution"),
        ("/gems?host=/nowhere", "No such file or directory"),
        (f"/gems?host={HERE},{HERE}&port=1,1", f"{HERE}: Connection refused; {HERE}: Connection refused"),
    ],
)
async def test_a_server_that_cannot_be_reached_says_what_helps(place: str, why: str) -> None:
    said = rf" cannot be used: ({why}); start PostgreSQL there, or name the right machine in DATABASE_URL\.$"
    with pytest.raises(StorageError, match=said):
        await Store.open(f"postgresql+asyncpg://bot@{place}")
