"""Brings the tables of a database up to date at every start, or by `bot migrate`.

If two processes start at once, the second process waits for the first and then finds nothing to do.

Each migration says by `oldest` which processes can go on with the tables after it: those that know this revision, or
all that could before (None). It is refused while other processes run, and runs beside these. Older versions may also
start on newer tables: the note `OLDEST` names the revision that a version must know. The note `MADE_BY` names the
version that made the tables.
"""

import shlex
import sqlite3
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Literal

from alembic import command
from alembic.config import Config
from alembic.script import Script, ScriptDirectory
from sqlalchemy import URL, Column, Connection, MetaData, String, Table, delete, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot import __version__
from bot.errors import StorageError, UnfitDatabase
from bot.machine import SystemChance, SystemClock
from bot.storage.broken_log import let_merge
from bot.storage.copies import newest_fit
from bot.storage.database import database_name, parse_url, prepare_file, sentence, writing_engine
from bot.storage.identity import is_foreign, note_end, refuse_another, refuse_foreign, refuse_foreign_file
from bot.storage.lock import keep_out_of_migration, sole_use
from bot.storage.schema import notes
from bot.storage.shards import OLDEST
from bot.storage.taking import settle_number, take
from bot.storage.trying import try_out

FOLDER = Path(__file__).with_name("migrations")
MADE_BY = "made by"  # the name of a note
_VERSIONS = Table("alembic_version", MetaData(), Column("version_num", String))  # Alembic's own table
ADVISORY_LOCK = 0x6C61_7069  # the number of a PostgreSQL lock that nothing else uses


async def migrate(engine: AsyncEngine) -> tuple[str, ...]:
    """Run all missing migrations in one transaction, and return their revisions.

    Raises UnfitDatabase if a newer version of the bot has used the database and this one cannot go on with it, or if
    processes run that could not go on after the migrations. Raises DBAPIError if the database cannot be written.
    """
    async with engine.begin() as connection:
        done = await connection.run_sync(upgrade)
        await try_out(connection)
    return done


async def migrate_apart(url: str) -> tuple[str, ...]:
    """Run all missing migrations without a start of the bot, and return their revisions.

    No process may use a SQLite database meanwhile. Raises UnfitDatabase as `migrate`, and StorageError.
    """
    parsed = parse_url(url)
    with sole_use(url):
        engine = writing_engine(parsed)
        try:
            if parsed.get_backend_name() != "sqlite":
                return await migrate(engine)
            return await _migrate_file(Path(str(parsed.database)), engine)
        except (DBAPIError, sqlite3.Error, OSError) as error:
            raise StorageError(sentence(error, parsed)) from error
        finally:
            await engine.dispose()


def migrations() -> tuple[Script, ...]:
    """Return all migrations that this version of the bot knows, the newest one first."""
    return _known()


async def _migrate_file(database: Path, engine: AsyncEngine) -> tuple[str, ...]:
    """Run all missing migrations of a SQLite database. No process that still runs on it can write any more."""
    refuse_another(database)
    refuse_foreign_file(database)
    let_merge(database, SystemClock().now())
    await prepare_file(engine.url)
    async with engine.begin() as connection:
        await connection.run_sync(refuse_newer)
    name = SystemChance().token_hex(8)
    fence = await take(engine, database, name, database_name(engine.url))
    done = await migrate(engine)
    await settle_number(engine, database, fence.number, name, None)
    note_end(database)
    return done


def newest_revision() -> int:
    """Return the number of the newest migration that this version of the bot knows."""
    return int(_known()[0].revision)


def revision_or_newest(revision: str | None) -> str:
    """Return a revision that this version knows; its newest one for None. Raises UnfitDatabase for an unknown one."""
    if revision is None:
        return _known()[0].revision
    if _are_newer({revision}):
        raise UnfitDatabase(f"The migration {revision} is not known: use the version of the bot that made it.")
    return revision


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))  # Alembic reads "%%" as "%"
    return config


@cache
def _scripts(_folder: Path) -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


@cache
def _until(folder: Path, revision: str) -> tuple[Script, ...]:
    return tuple(_scripts(folder).walk_revisions(head=revision))


def _known(revision: str = "head") -> tuple[Script, ...]:
    """Return the migrations up to a revision, the newest one first."""
    return _until(FOLDER, revision)


def _present(connection: Connection) -> set[str]:
    """Return the newest revisions that have run. Alembic answers the same, but makes many objects for it."""
    if not inspect(connection).has_table(_VERSIONS.name):
        return set()
    return set(connection.scalars(select(_VERSIONS.c.version_num)))


Age = Literal["empty", "foreign", "older", "same", "newer", "refused"]


def age(connection: Connection) -> Age:
    """Return which version of the bot has made the tables, compared with this one.

    empty: there are no tables yet. foreign: no version has made them. newer: this one can go on with them all the same.
    refused: it cannot, so a start refuses them.
    """
    tables = set(inspect(connection).get_table_names())
    if not tables:
        return "empty"
    if is_foreign(tables):
        return "foreign"
    present = _present(connection)
    if _are_newer(present):
        return "refused" if _are_refused(connection, present) else "newer"
    return "same" if present == {_known()[0].revision} else "older"


def _are_newer(present: set[str]) -> bool:
    return not present <= {known.revision for known in _known()}


def refuse_newer(connection: Connection, url: URL | None = None) -> None:
    """Raise UnfitDatabase if a newer version of the bot has used the database, and this one cannot go on with it.

    Another program's database is refused as well. url: what to call the database; None: by the URL of the connection.
    """
    _refuse_newer(connection, _present(connection), url or connection.engine.url)


def _refuse_newer(connection: Connection, present: set[str], url: URL) -> None:
    if not present or _are_newer(present):
        refuse_foreign(database_name(url), inspect(connection).get_table_names())
    if _are_refused(connection, present):
        newer = _note(connection, MADE_BY)
        made = f"{database_name(url)} was made by a newer version of the bot{f' ({newer})' if newer else ''}"
        raise UnfitDatabase(f"{made}: start that one, or {_way_back(url)}.")


def _are_refused(connection: Connection, present: set[str]) -> bool:
    return _are_newer(present) and _note(connection, OLDEST) not in {known.revision for known in _known()}


def _way_back(url: URL) -> str:
    """Return how to go back to this version of the bot."""
    if url.get_backend_name() != "sqlite":
        return "restore a backup from before its upgrade"
    fit, folders = newest_fit(Path(str(url.database)), {known.revision for known in _known()})
    if fit is not None:
        fits = f"the newest backup that this one ({__version__}) can open; moves since then are lost"
        return f"go back by python -m bot restore {shlex.quote(str(fit))}, {fits}"
    places = " and ".join(map(str, folders))
    return f"restore a backup from before its upgrade: this one ({__version__}) can open none in {places}"


def upgrade(connection: Connection, revision: str = "head") -> tuple[str, ...]:
    """Migrate a database to a revision, and return the revisions of the migrations that ran, in their order.

    The connection must be in a transaction. Raises UnfitDatabase as `migrate`.
    """
    on_postgresql = connection.dialect.name == "postgresql"
    if on_postgresql:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
    present = _present(connection)  # asked once, because each answer takes two statements and some objects of Alembic
    _refuse_newer(connection, present, connection.engine.url)
    missing = () if _are_newer(present) else _missing(present, revision)
    if not missing:
        return ()
    oldest = _newest_of_oldest(missing)
    if on_postgresql:
        keep_out_of_migration(connection, oldest)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    _note_oldest(connection, revision)
    return tuple(one.revision for one in missing)


def _missing(present: set[str], revision: str) -> tuple[Script, ...]:
    """Return the migrations up to a revision that have not run yet, in their order. present: the newest that have."""
    done = {one.revision for head in present for one in _known(head)}
    return tuple(one for one in reversed(_known(revision)) if one.revision not in done)


def _newest_of_oldest(scripts: Iterable[Script]) -> str | None:
    """Return the revision that processes must know to go on after these migrations; None: all can go on."""
    return max((one.module.oldest for one in scripts if one.module.oldest is not None), default=None)


def _note_oldest(connection: Connection, revision: str) -> None:
    """Tell other versions whether they can go on with the tables of a revision."""
    if inspect(connection).has_table(notes.name):
        oldest = _newest_of_oldest(_known(revision))
        connection.execute(delete(notes).where(notes.c.name.in_((OLDEST, MADE_BY))))
        connection.execute(insert(notes), [{"name": OLDEST, "note": oldest}, {"name": MADE_BY, "note": __version__}])


def _note(connection: Connection, name: str) -> str | None:
    """Return what a database notes about its tables; None if nothing."""
    if not inspect(connection).has_table(notes.name):
        return None
    return connection.scalar(select(notes.c.note).where(notes.c.name == name))
