"""One process at a time: a lock on a file beside the SQLite database, which the kernel lets go when its holder ends.

Two bots on one database would each show and time every match. SQLite's own locks are held for a commit only.
"""

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import ModuleType

from bot.errors import StorageError
from bot.storage.database import parse_url
from bot.storage.faults import database_name

fcntl: ModuleType | None = None
with suppress(ImportError):  # Windows has none
    import fcntl

_log = logging.getLogger(__name__)


@contextmanager
def sole_use(url: str) -> Iterator[None]:
    """Keep other processes that ask for this database out; in a container, too, where they share its folder.

    Does nothing for PostgreSQL. Raises StorageError where another process is in it.
    """
    parsed = parse_url(url)
    if parsed.get_backend_name() != "sqlite":
        yield
        return
    try:
        handle = os.open(f"{parsed.database}.lock", os.O_RDONLY | os.O_CREAT, 0o644)  # read: perhaps root has made it
    except OSError:  # no such folder, or no right to write there: who opens the database says it better
        yield
        return
    try:
        try:
            if fcntl is not None:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise StorageError(f"{database_name(parsed)} is in use by another process: stop that one first.") from error
        except OSError as error:
            _log.warning("A second bot on %s cannot be kept out here: %s", database_name(parsed), error.strerror)
        yield
    finally:
        os.close(handle)  # the file stays: who deletes it lets a third one in beside a second
