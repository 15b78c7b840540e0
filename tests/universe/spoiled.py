"""The last thing that may happen to a universe: its disk gives back other bytes for a page of the database.

The bot must refuse to start, or say that the file is damaged, unless all that is stored reads as before, or SQLite
finds nothing wrong with the file.
Then the operator restores the backup that was made last, and each match is as it was then.

With `--spoil`, this happens to each universe, and while members play: to a bot that lives, or just before its start.
They go on, before a start of the bot and after it. The bot must not end by itself, but for a start that it refuses, and
keep each move that it tells as kept.
"""

import asyncio
import random
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from bot.errors import NotKept, StorageError
from bot.playground import Refused
from bot.storage.backup import backup
from bot.storage.restore import restore
from tests.kills.members import Attempt
from tests.storage.damages import INNER, LEAVES, PAGE, overwrite, page_of, pages
from tests.universe.libraries import RUNNING

if TYPE_CHECKING:
    from tests.universe.universe import Universe

SPOILS = 0.15  # the chance that a universe ends so
OF_MATCHES = 0.5  # the chance that the page has matches or their log; else it is any page of the file
TELLS_WITHIN = 900.0  # seconds after a start, which is followed by a check of the whole file
SWAPPED = 0.5  # the chance that a page in mid-life gets the bytes of another one of its kind
DOWN_SECONDS = 60.0
REFUSALS = (StorageError, NotKept)  # of a start: the command tells them to the operator in a sentence
TOLD = "damage in the database"  # in the story, by a bot that has noticed it
PLAYS_ON = 600.0  # seconds for which members play on a spoiled page before the next start of the bot
ACTS = 6.0  # mean seconds between two acts of members then
KEPT = "SELECT match_id, notation, max(version) FROM kills_log NOT INDEXED WHERE kind = 'move' GROUP BY 1, 2"
NEWEST = "SELECT id, max(version) FROM matches NOT INDEXED GROUP BY id"
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
    refused = isinstance(universe.lives.problem, REFUSALS)
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


async def end_spoiled(universe: "Universe", tasks: list[asyncio.Task[None]]) -> None:
    """End a universe with a page that is spoiled now.

    tasks: the lives of the bot, then the tasks that read its database.
    """
    await universe.calm()
    lives, *others = tasks
    for task in others:
        task.cancel()
    async for law, text in _of_spoiled_life(universe):
        universe.find(law, text)
    for text in (*universe.playground.rest.crashes, *universe.playground.rest.unknown, *universe.loop.unhandled):
        universe.find("crash", text)
    universe.count()
    lives.cancel()


async def _of_spoiled_life(universe: "Universe") -> AsyncIterator[tuple[str, str]]:
    """Spoil a page while members play. Yield as `of_spoiling` does, and what the bot did wrong meanwhile."""
    dice = random.Random(f"{universe.plan.seed}:spoiling")
    lives, database, url = universe.lives, universe.database, universe.books.url
    await universe.people.online.wait()
    if stands := dice.random() < 0.5:
        await _stop(universe)
    copy = database.with_name("copy.db")
    _outside(backup, url, copy, round(universe.loop.wall() * 1_000))
    matches = _rows(copy, MATCHES)
    _rows(database, "PRAGMA wal_checkpoint", "rw")  # else the log may hide what is spoiled
    counted = [page for name in ("kills_log", "matches") for page in pages(database, name, (*INNER, *LEAVES))]
    number = (_swap if dice.random() < SWAPPED else _spoil)(database, dice)
    before = len(universe.people.attempts)
    universe.books.is_damaged = True
    begun, lived = len(universe.result.story), universe.result.lives
    universe.say(f"page {number} of the database is spoiled{', while no bot lives' if stands else ''}")
    if not stands:
        await _play_on(universe, dice, PLAYS_ON)
        if universe.result.lives > lived:
            yield "crash", f"page {number} of the database was spoiled, and a bot ended: {lives.problem!r}"
        await _stop(universe)
    is_whole = _rows(database, "PRAGMA integrity_check") == [("ok",)]
    await _play_on(universe, dice, TELLS_WITHIN)
    refused, told = isinstance(lives.problem, REFUSALS), universe.result.story[begun + 1 :]
    if lives.problem is not None and not refused:
        yield "crash", f"page {number} of the database was spoiled, and a bot ended: {lives.problem!r}"
    if not (is_whole or refused or any(TOLD in line for line in told)):
        yield "lost", f"page {number} of the database was spoiled, and the bot has not said so"
    await _stop(universe)
    if number not in counted:
        for text in _lost(database, universe.people.attempts[before:]):
            yield "lost", text
    _outside(restore, url, copy, round(universe.loop.wall() * 1_000))
    universe.books.is_damaged = False
    universe.say("the operator has restored the backup")
    if _rows(database, MATCHES) != matches:
        yield "lost", "a restored backup has other matches than the database had when it was made"
    await lives.next_life()
    await asyncio.sleep(DOWN_SECONDS)


def _lost(database: Path, attempts: Iterable[Attempt]) -> Iterator[str]:
    """Yield the moves that were told as kept, and are not in the log or in the stored match."""
    kept, matches = _rows(database, KEPT), _rows(database, NEWEST)
    if kept is None or matches is None:  # a page above the damaged one cannot be read, either
        return
    logged, stored = {(match, notation): version for match, notation, version in kept}, dict(matches)
    for one in attempts:
        if (one.what, one.told) == ("move", "kept"):
            newest = logged.get((one.match, one.notation), 0), stored.get(one.match, 0)
            if min(newest) <= one.version:
                yield f"{one.match} has no {one.notation} after version {one.version}: {newest}, {one.answer}"


async def _play_on(universe: "Universe", dice: random.Random, seconds: float) -> None:
    """Let members act for some seconds, one after the other, while a bot is connected."""
    people, end = universe.people, universe.loop.now + seconds
    while universe.loop.now < end:
        await asyncio.sleep(dice.expovariate(1 / ACTS))
        place = dice.choice(people.places)
        member = dice.choice(people.company(place))
        # The message has just disappeared, or a damaged page has lost a seat of the match.
        with suppress(Refused, KeyError, ValueError, IndexError):
            if people.online.is_set():
                await people.act(place, member)


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


def _swap(database: Path, dice: random.Random) -> int:
    """Overwrite a page with another one of its kind, which SQLite reads without a fault. Return its number."""
    whole = [page_of(database, number) for number in range(1, database.stat().st_size // PAGE + 1)]
    filled = [at for at, page in enumerate(whole) if page[0] in LEAVES and any(page[3:5])]
    at = dice.choice(filled)
    others = [page for page in whole if page[0] == whole[at][0] and page != whole[at]]
    overwrite(database, at * PAGE, dice.choice(others))
    return at + 1


def _contents(database: Path) -> dict[str, list[Any]] | None:
    """Return all rows of all tables; None if they cannot be read."""

    def rows(connection: sqlite3.Connection) -> dict[str, list[Any]]:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
        return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for (name,) in names}

    return _read(database, rows)


def _rows(database: Path, query: str, mode: str = "ro") -> list[Any] | None:
    """Return the rows of a query; None if they cannot be read."""
    return _read(database, lambda connection: connection.execute(query).fetchall(), mode)


def _read(database: Path, read: Callable[[sqlite3.Connection], T], mode: str = "ro") -> T | None:
    with closing(sqlite3.connect(f"file:{database}?mode={mode}", uri=True)) as connection:
        try:
            return read(connection)
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
