"""Brings a database to the schema of this code, at every start.

Two processes may start at once: the second waits for the first one's transaction and then finds nothing to do.
"""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.errors import StorageError
from bot.storage.database import database_name
from bot.storage.writes import try_out

FOLDER = Path(__file__).with_name("migrations")
# The number of PostgreSQL's advisory lock: any number that nothing else uses.
ADVISORY_LOCK = 0x6C61_7069


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date, all or nothing.

    Raises StorageError if a newer version of the bot has used it, and DBAPIError if nothing can be written.
    """
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
        # Usually there was nothing to migrate. Fail here, not at the first move, if the database cannot be written.
        await try_out(connection)


def _config() -> Config:
    config = Config()
    # Alembic reads its options with %-interpolation
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


@cache
def _scripts() -> ScriptDirectory:
    """Return the migrations. Cached, because reading them is slow."""
    return ScriptDirectory.from_config(_config())


def _present(connection: Connection) -> set[str]:
    return set(MigrationContext.configure(connection).get_current_heads())


def is_newer(connection: Connection) -> bool:
    """Return whether a newer version of the bot has used the database."""
    return not _present(connection) <= {known.revision for known in _scripts().walk_revisions()}


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring a database up to a revision, on a connection that is inside a transaction.

    Raises StorageError if a newer version of the bot has used it.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
    script, present = _scripts(), _present(connection)
    if is_newer(connection):
        name = database_name(connection.engine.url)
        raise StorageError(f"{name} was made by a newer version of the bot: start that one, or restore a backup.")
    if present != set(script.get_heads()):
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
