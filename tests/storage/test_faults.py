"""Tests of databases that cannot be used: each is refused with one sentence, and no data is lost."""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # The package has no types.
import pytest
from sqlalchemy import URL, text
from sqlalchemy.exc import DBAPIError

from bot.errors import StorageError
from bot.storage import reads
from bot.storage.database import parse_url, sentence
from bot.storage.store import Store
from tests.storage.disks import read_only, small_disk
from tests.storage.samples import opening

pytestmark = pytest.mark.slow

NOBODY = 65534


def url_of(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def refusal(url: str) -> str:
    """Return the message with which opening this database is refused. Check that it is one line."""
    with pytest.raises(StorageError) as refused:
        await Store.open(url)
    said = str(refused.value)
    assert "\n" not in said
    assert said.endswith(".")
    return said


@pytest.fixture
def folder() -> Iterator[Path]:
    """Yield a folder that every user may open. Only the owner may open the folders of pytest."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name)
        path.chmod(0o755)
        yield path


@contextmanager
def ordinary_user() -> Iterator[None]:
    """Run the block as an ordinary user, because root may write every file."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def allow(path: Path, mode: int) -> None:
    path.chmod(mode)


async def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    assert "folder is missing" in await refusal(url_of(tmp_path / "nowhere" / "bot.db"))


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    path.write_text("Dear diary, " * 100)
    assert "is not a SQLite database" in await refusal(url_of(path))
    assert path.read_text() == "Dear diary, " * 100


@pytest.mark.parametrize("existing", [True, False])
async def test_a_read_only_database_is_refused(folder: Path, existing: bool) -> None:
    path = folder / "bot.db"
    if existing:
        await (await Store.open(url_of(path))).close()
        allow(path, 0o444)
    allow(folder, 0o555)
    with ordinary_user():
        said = await refusal(url_of(path))
    allow(folder, 0o755)
    denied = path if existing and os.geteuid() != 0 else folder
    assert said.endswith(f"may not write {denied}; give it to this user (chown), or run the bot as its owner.")


async def test_a_database_on_a_read_only_disk_is_refused(tmp_path: Path) -> None:
    with small_disk(tmp_path, 1024):
        await (await Store.open(url_of(tmp_path / "bot.db"))).close()
        with read_only(tmp_path):
            assert "its disk is read-only" in await refusal(url_of(tmp_path / "bot.db"))
            assert "its disk is read-only" in await refusal(url_of(tmp_path / "another.db"))


async def test_a_database_that_another_user_owns_is_refused(folder: Path) -> None:
    path = folder / "bot.db"
    await (await Store.open(url_of(path))).close()
    path.chmod(0o600 if os.geteuid() == 0 else 0o000)
    allow(folder, 0o777)
    with ordinary_user():
        assert f"has no right to {path}; give it" in await refusal(url_of(path))


@pytest.mark.parametrize("alone", [True, False])
async def test_a_lock_that_cannot_be_opened_is_refused(folder: Path, alone: bool) -> None:
    path, lock = folder / "bot.db", folder / "bot.db.lock"
    await (await Store.open(url_of(path), alone=True)).close()
    for file in (path, lock):
        file.chmod(0o666)
    lock.chmod(0o600 if os.geteuid() == 0 else 0o000)
    allow(folder, 0o777)
    with ordinary_user():
        if alone:
            with pytest.raises(StorageError, match=f"cannot be used: .* may not write {lock}; give it"):
                await Store.open(url_of(path), alone=True)
        else:
            await (await Store.open(url_of(path))).close()


async def test_a_database_that_another_program_locks_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.database.BUSY_TIMEOUT", 10)
    path = tmp_path / "bot.db"
    await (await Store.open(url_of(path))).close()
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "locked by another program" in await refusal(url_of(path))
        other.rollback()
    await (await Store.open(url_of(path))).close()


async def test_a_full_disk_at_the_first_start_is_refused(tmp_path: Path) -> None:
    with small_disk(tmp_path, 64):
        (tmp_path / "other").write_bytes(b"\0" * 60 * 1024)
        assert "disk is full" in await refusal(url_of(tmp_path / "bot.db"))


async def test_a_full_disk_at_a_later_start_is_refused(tmp_path: Path) -> None:
    with small_disk(tmp_path, 2048):
        await (await Store.open(url_of(tmp_path / "bot.db"))).close()
        fill(tmp_path)
        assert "disk is full" in await refusal(url_of(tmp_path / "bot.db"))
        (tmp_path / "filling").unlink()
        await (await Store.open(url_of(tmp_path / "bot.db"))).close()


def fill(folder: Path) -> None:
    with (folder / "filling").open("wb", buffering=0) as file:
        for size in (4096, 512, 1):
            try:
                while file.write(b"\0" * size):
                    pass
            except OSError:
                continue


async def test_a_disk_that_was_full_for_a_while_has_exactly_the_acknowledged_changes(tmp_path: Path) -> None:
    with small_disk(tmp_path, 2048):
        store = await Store.open(url_of(tmp_path / "bot.db"))
        await store.write(opening("m0", 0))
        fill(tmp_path)
        numbers = range(1, 100)
        results = [
            (await asyncio.gather(store.write(opening(f"m{number}", number)), return_exceptions=True))[0]
            for number in numbers
        ]
        written = [number for number, result in zip(numbers, results, strict=True) if result is None]
        assert len(written) < 50
        assert all(result is None or isinstance(result, StorageError) for result in results)
        assert "disk is full" in str(store.health().fault)
        (tmp_path / "filling").unlink()
        await store.write(opening("m100", 100))
        assert store.health().fault is None
        for number in range(101):
            found = await store.read(reads.snapshot, f"m{number}")
            assert (found is not None) == (number in (0, 100, *written))
        await store.close()


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("sqlite+aiosqlite://", "in memory"),
        ("sqlite+aiosqlite:///:memory:", "in memory"),
        ("mysql://host/name", "mysql is not known"),
    ],
)
def test_unknown_kinds_of_databases_are_refused(url: str, said: str) -> None:
    with pytest.raises(StorageError, match=said):
        parse_url(url)


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_a_read_only_server_is_refused(database_url: str) -> None:
    store = await Store.open(database_url)
    name = parse_url(database_url).database
    await store.run(
        lambda connection: connection.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
    )
    await store.close()
    assert "read-only transaction" in await refusal(database_url)


async def test_a_database_that_the_server_does_not_have_is_refused(postgres_server: URL) -> None:
    url = postgres_server.set(database="nowhere").render_as_string(hide_password=False)
    assert (await refusal(url)).endswith(
        'database "nowhere" does not exist; make it (createdb), or name the right one in DATABASE_URL.'
    )


@pytest.mark.parametrize(
    ("error", "helps"),
    [
        (asyncpg.InvalidPasswordError, "look at the user and the password in DATABASE_URL"),
        (asyncpg.InvalidAuthorizationSpecificationError, "look at the user and the password in DATABASE_URL"),
        (asyncpg.InsufficientPrivilegeError, "let this user own the database (createdb --owner)"),
        (asyncpg.DiskFullError, "make space on the server's disk"),
        (asyncpg.TooManyConnectionsError, "raise max_connections, or let fewer programs connect"),
    ],
)
def test_what_helps_follows_what_the_server_says(error: type[Exception], helps: str) -> None:
    url = parse_url("postgresql+asyncpg://ada@host/gems")
    for fault in (error("no, no"), DBAPIError("SELECT 1", None, error("no, no"))):
        assert (
            sentence(fault, url) == f"The database postgresql+asyncpg://ada@host/gems cannot be used: no, no; {helps}."
        )


async def test_a_server_that_does_not_answer_is_refused() -> None:
    said = await refusal("postgresql+asyncpg://someone:secret@127.0.0.1:1/bot")
    assert "cannot be used" in said
    assert "secret" not in said
