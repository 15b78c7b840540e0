"""PostgreSQL with a replica, as two servers of the tests' own."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # The package has no types.
from sqlalchemy import URL

from tests.databases import NoPostgres, OwnPostgres, administer, own_postgres, program, run
from tests.deploy.files import postgres_settings

PORT = 5432  # of the sockets in the servers' folders


@dataclass(frozen=True)
class Pair:
    """A server that is written, and the replica that follows it."""

    primary: OwnPostgres
    replica: OwnPostgres

    @property
    def url(self) -> str:
        """Return the URL by which the bot, and PostgreSQL's own tools, find the server that can be written."""
        hosts = ",".join(str(server.data.parent) for server in (self.primary, self.replica))
        return (
            f"postgresql+asyncpg://postgres@/postgres?host={hosts}&port={PORT},{PORT}&target_session_attrs=read-write"
        )

    async def wait_for_replica(self) -> None:
        """Let each commit wait until the replica has it, too, as replica.conf says."""
        names = postgres_settings("replica.conf")["synchronous_standby_names"]
        await administer(self.primary.url, f"ALTER SYSTEM SET synchronous_standby_names = {names}")
        await administer(self.primary.url, "SELECT pg_reload_conf()")
        await until(self.primary.url, "SELECT count(*) = 1 FROM pg_stat_replication WHERE sync_state = 'sync'")

    async def cut(self) -> None:
        """Cut the replica off from the server that is written."""
        await administer(self.replica.url, "ALTER SYSTEM SET primary_conninfo = ''")
        await administer(self.replica.url, "SELECT pg_reload_conf()")
        await until(self.primary.url, "SELECT count(*) = 0 FROM pg_stat_replication")

    def fail_over(self) -> None:
        """Kill the server that is written, and promote the replica."""
        self.primary.kill()
        self.replica.promote()


async def ask(server: URL, question: str) -> Any:
    """Return the one value that a server answers."""
    connection = await asyncpg.connect(server.set(drivername="postgresql").render_as_string(hide_password=False))
    try:
        return await connection.fetchval(question)
    finally:
        await connection.close()


async def until(server: URL, question: str) -> None:
    """Ask a server until it answers true."""
    while not await ask(server, f"SELECT ({question}) FROM pg_sleep(0.02)"):
        pass


@contextmanager
def replicated() -> Iterator[Pair]:
    """Yield two new servers, of which one follows the other. Raises NoPostgres."""
    with own_postgres() as primary:
        source = f"host={primary.data.parent} port={PORT} user=postgres"

        def follow(data: str) -> None:
            tool = program("pg_basebackup")
            if tool is None:
                raise NoPostgres("install the package postgresql")
            run(tool, "-D", data, "-d", source, "-R", "-c", "fast", "--no-sync")

        with own_postgres(like=follow) as replica:
            yield Pair(primary, replica)
