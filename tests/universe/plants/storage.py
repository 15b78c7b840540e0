"""Faults in what is stored: commits, the matches in memory, ratings, and what is left of forgotten members."""

from contextlib import nullcontext
from dataclasses import replace
from typing import Any

from bot.sessions.leaderboards import counting, lines
from bot.sessions.matches import Matches
from bot.storage import database, privacy, store
from bot.storage.store import Store
from bot.storage.writer import Writer
from bot.storage.writes import Statement
from tests.kills.plants import lose
from tests.universe.plants.known import each, instead_of, plant


@plant("unlocked-databases", law="alone")
def lock_nothing() -> None:
    """Hold no lock on the database, so that a second bot uses it, too."""

    @instead_of(store, "sole_use")
    def sole_use(_: Any, url: str) -> Any:
        return nullcontext()


@plant("unseen-damage", law="lost")
def see_no_damage() -> None:
    """Check neither before nor after a start whether the file is intact."""

    @instead_of(database, "quick_faults")
    def quick(_: Any, file: Any) -> str:
        return ""

    @instead_of(Store, "check_whole")
    async def check(_: Any, store: Any) -> None: ...


@plant("early-answers", law="early")
def answer_early() -> None:
    """Report each change as stored before it is stored."""
    lose()


@plant("swallowed-faults", law="lost")
def swallow_faults() -> None:
    """Publish a change although its commit has failed."""

    @instead_of(Writer, "write")
    async def write(honest: Any, writer: Any, writes: Any, publish: Any = None) -> None:
        try:
            await honest(writer, writes, publish)
        except Exception:  # noqa: BLE001 - this is the mistake
            if publish is not None:
                publish()


@plant("lost-publications", law="never")
def lose_publications() -> None:
    """Store each seventh change without putting it into memory."""
    seventh = each(7)

    @instead_of(Writer, "write")
    async def write(honest: Any, writer: Any, writes: Any, publish: Any = None) -> None:
        await honest(writer, writes, None if seventh() else publish)


@plant("split-commits", law="lost")
def split_commits() -> None:
    """Store the entries of the log in a transaction of their own, before the match."""

    @instead_of(Writer, "write")
    async def write(honest: Any, writer: Any, writes: Any, publish: Any = None) -> None:
        if any(one.statement is Statement.MATCH for one in writes):
            await honest(writer, tuple(one for one in writes if one.statement is Statement.LOG))
            writes = tuple(one for one in writes if one.statement is not Statement.LOG)
        await honest(writer, writes, publish)


@plant("unsynced-commits", law="lost")
def sync_nothing() -> None:
    """Answer a commit before it is on the disk, as SQLite does with `synchronous=NORMAL`."""

    @instead_of(database, "_sqlite_engine")
    def engine(honest: Any, url: Any, connections: int, begin: str, pragmas: tuple[str, ...]) -> Any:
        return honest(url, connections, begin, tuple(one.replace("=FULL", "=NORMAL") for one in pragmas))


@plant("silent-doubts", law="never")
def tell_nobody() -> None:
    """Read a match again after a change in doubt, and tell nobody who shows it."""

    @instead_of(Matches, "_load")
    async def load(honest: Any, matches: Any, live: Any, *args: Any) -> Any:
        doubted, live.in_doubt = live.in_doubt, None
        try:
            stored = await honest(matches, live, *args)
        except BaseException:
            live.in_doubt = doubted
            raise
        if doubted is not None and stored.match == doubted.match:
            matches._note_answer(doubted)
        return stored


@plant("lost-ratings", law="agree")
def lose_ratings() -> None:
    """Do not store the new rating of the last seat of a rated match."""

    @instead_of(counting, "_rating_rows")
    def rows(honest: Any, *args: Any) -> Any:
        found = honest(*args)
        last = next((one for one in reversed(found) if one.statement is Statement.RATING), None)
        return tuple(one for one in found if one is not last)


@plant("best-ratings", law="agree")
def keep_best_ratings() -> None:
    """Let the line of a rating on the leaderboard show the best rating so far, as lines of points do."""
    lines._STATEMENTS["rating"] = Statement.HONOUR_BEST


@plant("kept-hosts", law="private")
def keep_hosts() -> None:
    """Leave a forgotten member's id in the column of hosts."""

    @instead_of(privacy, "_forget_host")
    async def forget(*_: Any) -> None: ...


@plant("kept-names", law="private")
def keep_names() -> None:
    """Replace a forgotten member's id, and leave their name beside it."""

    @instead_of(privacy, "_nameless")
    def nameless(honest: Any, table: Any, keeping: Any, column: str) -> Any:
        return honest(table, replace(keeping, name=""), column)
