"""Checks the laws of several processes. Those of `tests.kills.audit` hold for them, too."""

import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from bot.playground import World
from bot.playground.world.model import Message
from bot.storage.lock import COUNT, PLACE, REVISION, SHARD
from bot.ui.baton import IDENTIFY
from tests import EXAMPLE
from tests.cogs.desk import board_of
from tests.kills.audit import Findings
from tests.kills.books import Books, Table
from tests.kills.letters import LetterAudit, stored
from tests.kills.members import Attempt
from tests.test_main import ROOT, environment

QUEUES = ("deadlines", "notices", "turns", "departures", "daily_days")
# Locks that a process holds as long as it runs, or some seconds after it has identified. Other advisory locks belong to
# a change that is under way.
LASTING = f"classid IN ({SHARD}, {COUNT}, {REVISION}, {IDENTIFY}) OR (classid = 0 AND objid = {PLACE})"


class Own(NamedTuple):
    """The board that the bot knows of a match, in one place. version: the newest one that is to be shown there."""

    match: str
    phase: str
    version: int
    message: int | None


class Laws(LetterAudit):
    """Watches a world and the database of several processes.

    patient: whether everything had time to settle until the end of each claim. Otherwise a notice that a killed process
        has claimed may still wait for this.
    """

    def __init__(self, world: World, books: Books, *, patient: bool) -> None:
        super().__init__(world, books)
        self._patient = patient

    async def close(self, attempts: Iterable[Attempt]) -> Findings:
        """Return all faults. Call this when the processes have nothing left to show or send."""
        attempts = list(attempts)
        found = await super().close(attempts)
        if not self._patient:
            waiting = [key for (key,) in await self._books.rows("SELECT id FROM notices")]
            found.never = [one for one in found.never if not any(f"'id': '{key}'" in one for key in waiting)]
        found.twice += await self._stored_twice()
        found.twice += await self._shown_twice()
        found.stuck += await self.claims()
        return found

    async def is_settled(self) -> bool:
        """Return whether all boards are shown and all notices sent, and nobody holds claims and locks for that."""
        still = "" if self._patient else f" WHERE claimed_until <= {round(time.time() * 1000)}"
        behind = "SELECT (SELECT count(*) FROM matches WHERE board_version < version) + (SELECT count(*) FROM notices"
        [(left,)] = await self._books.rows(f"{behind}{still})")
        return left == 0 and not await self.claims()

    async def _check_older(self, table: Table, found: Findings) -> None:
        """Let `left_behind` count older boards with buttons, which are no fault here."""

    async def _stored_twice(self) -> list[str]:
        twice = await self._books.rows(
            "SELECT interaction_id, count(*) FROM kills_log WHERE interaction_id IS NOT NULL"
            " GROUP BY interaction_id HAVING count(*) > 1"
        )
        return [f"interaction {one} is stored {times} times" for one, times in twice]

    async def _shown_twice(self) -> list[str]:
        """Return the open matches whose newest version another live board shows besides their own.

        By letters, that is the newest version that the member is to see.
        """
        return [
            f"{own.match} has the board {own.message} and {message.id}, which shows version {version}, too"
            for own, message, version in await self._beside()
            if version == own.version or own.phase == "lobby"
        ]

    async def left_behind(self) -> int:
        """Return how many boards of open matches still have buttons, although a newer board has replaced them.

        A process that is killed right after it has posted a board does not put the one before away. Presses there are
        refused as stale.
        """
        return sum(version != own.version and own.phase != "lobby" for own, _, version in await self._beside())

    async def _beside(self) -> list[tuple[Own, Message, int]]:
        """Return the live boards that are not the known board of their match there, each with that one and its version.

        The members' own copies of boards, in conversations, are left out.
        """
        tables = await self._books.open_tables()
        known = {(one.id, one.channel): Own(one.id, one.phase, one.version, one.board) for one in tables}
        for letter in await stored(self._books):
            known[letter.match, letter.channel] = Own(letter.match, letter.phase, letter.wanted, letter.message)
        found = [
            (known.get((match, message.channel_id)), message, version) for match, message, version in self._boards()
        ]
        return [
            (own, message, version)
            for own, message, version in found
            if own is not None and own.phase in ("lobby", "playing") and message.id != own.message
        ]

    def _boards(self) -> Iterator[tuple[str, Message, int]]:
        """Yield the messages that have a board's buttons, each with its match and the version in its buttons."""
        for messages in self._world.state.messages.values():
            for message in messages.values():
                board = board_of(message)
                if board is not None and message.author_id == self._world.bot_id:
                    yield board[0], message, board[1]

    async def claims(self) -> list[str]:
        """Return the claims and locks that somebody still holds, and the rows that are due."""
        now, found = round(time.time() * 1000), []
        for table in QUEUES if self._patient else [one for one in QUEUES if one != "notices"]:
            for (until,) in await self._books.rows(f"SELECT claimed_until FROM {table} WHERE claimed_until > {now}"):
                found.append(f"a row of {table} is claimed for {until - now} ms")
        drawn = await self._books.rows(f"SELECT match_id, drawn_by FROM stamps WHERE drawn_until > {now}")
        found += [f"the board of {match} is drawn by {drawer}" for match, drawer in drawn if drawer is not None]
        here = "database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        locks = f"SELECT classid, objid FROM pg_locks WHERE locktype = 'advisory' AND {here} AND NOT ({LASTING})"
        return found + [f"the advisory lock {key} is held" for key in await self._books.rows(locks)]


async def check_data(folder: Path, url: str) -> list[str]:
    """Return what `python -m bot check --data` finds in the database."""
    checking = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "check", "--data",
        cwd=folder, env=environment(DATABASE_URL=url, DATA_DIR=str(folder), PYTHONPATH=f"{ROOT}{os.pathsep}{EXAMPLE}"),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    said, _ = await checking.communicate()
    return [] if checking.returncode == 0 else said.decode().strip().splitlines()


def unanswered(attempts: Iterable[Attempt]) -> int:
    return sum(one.sent.state != "answered" for one in attempts)


def counted(attempts: Iterable[Attempt]) -> Counter[str]:
    """Return how many requests had each result."""
    return Counter(f"{one.what}: {one.told or one.sent.state}" for one in attempts)
