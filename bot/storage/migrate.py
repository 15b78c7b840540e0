"""Brings the tables of a database up to date at every start.

If two processes start at once, the second process waits for the first and then finds nothing to do.
"""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.errors import UnfitDatabase
from bot.storage.database import database_name
from bot.storage.writes import try_out

FOLDER = Path(__file__).with_name("migrations")
ADVISORY_LOCK = 0x6C61_7069  # the number of a PostgreSQL lock that nothing else uses


async def migrate(engine: AsyncEngine) -> None:
    """Run all missing migrations in one transaction.

    Raises UnfitDatabase if a newer version of the bot has used the database. Raises DBAPIError if the database cannot
    be written.
    """
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
        await try_out(connection)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))  # Alembic reads "%%" as "%"
    return config


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _present(connection: Connection) -> set[str]:
    return set(MigrationContext.configure(connection).get_current_heads())


def is_newer(connection: Connection) -> bool:
    """Return whether a newer version of the bot has used the database."""
    return not _present(connection) <= {known.revision for known in _scripts().walk_revisions()}


def is_older(connection: Connection) -> bool:
    """Return whether the tables of this version are not there yet."""
    return _present(connection) != set(_scripts().get_heads())


def refuse_newer(connection: Connection) -> None:
    """Raise UnfitDatabase if a newer version of the bot has used the database."""
    if is_newer(connection):
        name = database_name(connection.engine.url)
        raise UnfitDatabase(f"{name} was made by a newer version of the bot: start that one, or restore a backup.")


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Migrate a database to a revision. The connection must be in a transaction.

    Raises UnfitDatabase if a newer version of the bot has used the database.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
    script, present = _scripts(), _present(connection)
    refuse_newer(connection)
    if present != set(script.get_heads()):
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
