"""The last thing that may happen to a universe: its disk gives back other bytes for a page of the database.

The bot must refuse to start, or say that the file is damaged, unless all that is stored reads as before, or SQLite
finds nothing wrong with the file.
Then the operator restores the backup that was made last, and each match is as it was then.
"""

import asyncio
import random
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from bot.errors import StorageError
from bot.storage.backup import backup
from bot.storage.restore import restore
from tests.storage.damages import PAGE, overwrite, page_of, pages
from tests.universe.libraries import RUNNING

if TYPE_CHECKING:
    from tests.universe.universe import Universe

SPOILS = 0.15  # the chance that a universe ends so
OF_MATCHES = 0.5  # the chance that the page has matches or their log; else it is any page of the file
TELLS_WITHIN = 900.0  # seconds after a start, which is followed by a check of the whole file
DOWN_SECONDS = 60.0
TOLD = "damage in the database"  # in the story, by a bot that has noticed it
MATCHES = "SELECT id, phase, state FROM matches ORDER BY id"

T = TypeVar("T")


async def of_spoiling(universe: "Universe") -> AsyncIterator[tuple[str, str]]:
    """Spoil a page in some universes. Yield what the bot has not noticed, and what the operator did not get back."""
    dice = random.Random(f"{universe.plan.seed}:spoiling")
    if dice.random() >= SPOILS:
        return
    database, url = universe.database, universe.books.url
    await _stop(universe)
    universe.lives.is_unread = True  # a law that reads the file would fail, and not the bot
    copy, now = database.with_name("copy.db"), round(universe.loop.wall() * 1_000)
    _outside(backup, url, copy, now)
    before, matches = _contents(database), _rows(database, MATCHES)
    number = _spoil(database, dice)
    # SQLite keeps no checksums: it cannot tell a page from another whole one, as of an empty table without an index.
    is_harmless = _contents(database) == before or _rows(database, "PRAGMA integrity_check") == [("ok",)]
    begun = len(universe.result.story)
    harmless = ", which changes no row, or nobody can find" if is_harmless else ""
    universe.say(f"page {number} of the database is spoiled{harmless}")
    await asyncio.sleep(TELLS_WITHIN)
    refused = isinstance(universe.lives.problem, StorageError)
    if not (is_harmless or refused or any(TOLD in line for line in universe.result.story[begun + 1 :])):
        yield "lost", f"page {number} of the database was spoiled, and the bot has not said so"
    await _stop(universe)
    universe.lives.is_unread = False
    _outside(restore, url, copy, round(universe.loop.wall() * 1_000))
    universe.say("the operator has restored the backup")
    if _rows(database, MATCHES) != matches:
        yield "lost", "a restored backup has other matches than the database had when it was made"
    await universe.lives.next_life()
    await universe.settle()


async def _stop(universe: "Universe") -> None:
    """Stop the bot, if it lives. It starts again in a minute."""
    lives = universe.lives
    lives.next_pause, lives.problem = DOWN_SECONDS, None
    if not universe.loop.signal(lives.host, signal.SIGTERM):
        lives.cut()
    await lives.down.wait()


def _spoil(database: Path, dice: random.Random) -> int:
    """Overwrite a page with zeros or with other bytes. Return its number."""
    count = database.stat().st_size // PAGE
    of_matches = [*pages(database, "matches"), *pages(database, "log")]
    number = dice.choice(of_matches) if dice.random() < OF_MATCHES else dice.randint(1, count)
    whole = dice.choice((bytes(PAGE), dice.randbytes(PAGE), page_of(database, dice.randint(1, count))))
    overwrite(database, (number - 1) * PAGE, whole)
    return number


def _contents(database: Path) -> dict[str, list[Any]] | None:
    """Return all rows of all tables; None if they cannot be read."""
    names = _rows(database, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    tables = {} if names is None else {name: _rows(database, f"SELECT * FROM {name}") for (name,) in names}
    found = {name: rows for name, rows in tables.items() if rows is not None}
    return found if names is not None and len(found) == len(names) else None


def _rows(database: Path, query: str) -> list[Any] | None:
    """Return the rows of a query; None if they cannot be read."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        try:
            return connection.execute(query).fetchall()
        except sqlite3.DatabaseError:
            return None


def _outside(work: Callable[..., T], *args: Any) -> T:
    """Run a command of the operator as in a process of its own: with a loop of its own, and in no simulated time."""
    loop, RUNNING.loop = RUNNING.loop, None
    try:
        with ThreadPoolExecutor(1) as pool:
            return pool.submit(work, *args).result()
    finally:
        RUNNING.loop = loop
