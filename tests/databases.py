"""Fixtures: an empty database of each kind for every test that asks for `database_url`.

PostgreSQL is the server that TEST_DATABASE_URL names (its user must be allowed to create databases); else one found on
this machine and started in a temporary folder; else those tests are skipped, and the output says so loudly.
"""

import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it brings no types
import pytest
from sqlalchemy import URL, make_url

__all__ = ["database_url", "postgres_server"]

DEBIAN_FOLDERS = "usr/lib/postgresql/*/bin"


def _program(name: str) -> str | None:
    places = sorted(Path("/").glob(DEBIAN_FOLDERS))
    return shutil.which(name) or next(
        (str(place / name) for place in reversed(places) if (place / name).exists()), None
    )


def _as_ordinary_user(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


def _skip(config: pytest.Config, why: str) -> None:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None:
        reporter.write_line(f"\nNOT TESTED ON POSTGRESQL: {why}", red=True, bold=True)
    pytest.skip(f"no PostgreSQL: {why}")


@pytest.fixture(scope="session")
def postgres_server(request: pytest.FixtureRequest) -> Iterator[URL]:
    """A running server, as the URL of a database from which others can be created."""
    named = os.environ.get("TEST_DATABASE_URL")
    if named:
        yield make_url(named).set(drivername="postgresql+asyncpg")
        return
    initdb, pg_ctl = _program("initdb"), _program("pg_ctl")
    if initdb is None or pg_ctl is None:
        _skip(request.config, "set TEST_DATABASE_URL, or install the package postgresql")
        return
    with tempfile.TemporaryDirectory(prefix="lapidary-pg-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        data = str(folder / "data")

        def run(*command: str) -> None:
            subprocess.run(_as_ordinary_user([*command]), check=True, stdout=subprocess.DEVNULL, cwd="/")

        run(initdb, "-D", data, "-A", "trust", "-U", "postgres", "--no-sync")
        # no TCP, and no fsync: it lives as long as the tests do
        run(
            pg_ctl, "-D", data, "-w", "-l", str(folder / "log"), "-o", f"-c listen_addresses='' -k {folder} -F", "start"
        )
        try:
            yield URL.create("postgresql+asyncpg", "postgres", database="postgres", query={"host": str(folder)})
        finally:
            run(pg_ctl, "-D", data, "-m", "immediate", "stop")


async def _administer(server: URL, command: str) -> None:
    dsn = server.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(dsn)
    try:
        await connection.execute(command)
    finally:
        await connection.close()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The URL of a new, empty database."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'bot.db'}"
        return
    # asked for only here, so that tests on SQLite alone start no server
    server: URL = request.getfixturevalue("postgres_server")
    name = f"lapidary_test_{secrets.token_hex(6)}"
    await _administer(server, f"CREATE DATABASE {name}")
    yield server.set(database=name).render_as_string(hide_password=False)
    await _administer(server, f"DROP DATABASE {name} WITH (FORCE)")
