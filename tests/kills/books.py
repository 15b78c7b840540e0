"""Reads the database while the bot runs. Triggers copy all log entries and notices that the bot writes.

When a match is over, the bot replaces its log by an archive. It also deletes sent notices. The copies stay.
"""

from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import NullPool, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.engine.codec import Codec
from bot.games import all_games

CODECS = {key: Codec(game) for key, game in all_games().items()}

LOGGED = "match_id, version, kind, seat, user_id, notation, state, rules_version, parent, interaction_id, at"
NEW = ", ".join(f"NEW.{name.strip()}" for name in LOGGED.split(","))
# What was noted to be shown when an entry was made: a kill may come between a board and this note.
NEW += ", (SELECT board_version FROM matches WHERE id = NEW.match_id)"
# When a notice is deleted, a trigger copies these values: the match's terms, the turn's first version, and the phase.
STANDING = """
  (SELECT terms FROM terms WHERE match_id = {match}),
  (SELECT since FROM turns WHERE match_id = {match} AND seat = {seat} AND to_move),
  (SELECT phase FROM matches WHERE id = {match}),
  (SELECT board_version FROM matches WHERE id = {match})
"""
TABLES = (
    "CREATE TABLE kills_log (match_id TEXT, version INTEGER, kind TEXT, seat INTEGER, user_id BIGINT, notation TEXT,"
    " state {blob}, rules_version INTEGER, parent INTEGER, interaction_id BIGINT, at BIGINT, shown INTEGER)",
    "CREATE TABLE kills_said (id TEXT, notice TEXT)",
    "CREATE TABLE kills_dropped (id TEXT, terms TEXT, since INTEGER, phase TEXT, shown INTEGER)",
)
INSERTS = {
    "enter": ("INSERT ON log", f"INSERT INTO kills_log VALUES ({NEW});"),
    "say": ("INSERT ON notices", "INSERT INTO kills_said VALUES (NEW.id, NEW.notice);"),
    "drop": ("DELETE ON notices", "INSERT INTO kills_dropped SELECT OLD.id, {standing};"),
}


class Noted(msgspec.Struct, frozen=True):
    """A log entry, as a trigger copied it.

    shown: the version that its match's board was known to show.
    """

    match_id: str
    version: int
    kind: str
    seat: int | None
    user_id: int | None
    notation: str
    state: bytes | None
    rules_version: int
    parent: int | None
    interaction_id: int | None
    at: int
    shown: int


@dataclass(frozen=True)
class Table:
    """A stored match. Its `state` is None before it begins."""

    id: str
    game: str
    phase: str
    version: int
    state: Any
    users: tuple[int, ...]
    board: int | None
    board_version: int
    channel: int

    @property
    def to_move(self) -> tuple[int, ...]:
        if self.phase != "playing":
            return ()
        return tuple(self.users[seat] for seat in all_games()[self.game].to_move(self.state))


class Books:
    """The bot's database, read from outside the bot."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._sqlite = make_url(url).get_backend_name() == "sqlite"

    async def __aenter__(self) -> "Books":
        self._engine = self._reader()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._engine.dispose()

    def _reader(self) -> AsyncEngine:
        if not self._sqlite:
            return create_async_engine(self.url, pool_size=4, pool_pre_ping=True)
        # Each read opens and closes the file, so that only the bot holds SQLite's log file open.
        file = Path(str(make_url(self.url).database))
        return create_async_engine(f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true", poolclass=NullPool)

    async def note_all(self) -> None:
        """Create the triggers, which copy all log entries and notices from now on."""
        engine = create_async_engine(self.url)
        async with engine.begin() as connection:
            for statement in self._statements():
                await connection.exec_driver_sql(statement)
        await engine.dispose()

    def _statements(self) -> list[str]:
        found = [table.format(blob="BLOB" if self._sqlite else "BYTEA") for table in TABLES]
        path = "json_extract(OLD.notice, '$.{}')" if self._sqlite else "(OLD.notice::json ->> '{}')"
        seat = path.format("seat") if self._sqlite else f"({path.format('seat')})::integer"
        standing = STANDING.format(match=path.format("match"), seat=seat)
        for name, (event, body) in INSERTS.items():
            body = body.format(standing=standing)
            if self._sqlite:
                found.append(f"CREATE TRIGGER kills_{name} AFTER {event} BEGIN {body} END")
                continue
            found.append(
                f"CREATE FUNCTION kills_{name}() RETURNS trigger LANGUAGE plpgsql AS"
                f" $$ BEGIN {body} RETURN NULL; END $$"
            )
            found.append(f"CREATE TRIGGER kills_{name} AFTER {event} FOR EACH ROW EXECUTE FUNCTION kills_{name}()")
        return found

    async def rows(self, query: str, **values: Any) -> list[tuple[Any, ...]]:
        """Return the rows of a query; [] if the database cannot be read, for example between two bots."""
        try:
            async with self._engine.connect() as connection:
                return [tuple(row) for row in await connection.execute(text(query), values)]
        except DBAPIError:
            if not self._sqlite:
                raise
            return []

    async def table(self, channel: int) -> Table | None:
        found = await self._tables("AND channel_id = :channel", channel=channel)
        return found[0] if found else None

    async def open_tables(self) -> list[Table]:
        return await self._tables("")

    async def open_by_letters(self) -> list[Table]:
        """Return the open matches that no channel has."""
        return await self._tables("AND channel_id < 0")

    async def _tables(self, which: str, **values: Any) -> list[Table]:
        """Return open matches without lessons and other matches of one member, which only private answers show."""
        found = await self.rows(
            "SELECT id, game, phase, version, state, rules_version, board_message_id, board_version, channel_id"
            f" FROM matches WHERE NOT solo AND phase IN ('lobby', 'playing') {which}",
            **values,
        )
        tables = []
        for key, game, phase, version, state, rules, board, shown, channel in found:
            taken = await self.users(key)
            read = None if state is None else CODECS[game].decode_state(bytes(state), rules)
            tables.append(Table(key, game, phase, version, read, taken, board, shown, channel))
        return tables

    async def users(self, match: str) -> tuple[int, ...]:
        """Return the users of a match, in the order of seats."""
        found = await self.rows("SELECT user_id FROM seats WHERE match_id = :key ORDER BY seat", key=match)
        return tuple(row[0] for row in found)

    async def logs(self) -> dict[str, list[Noted]]:
        """Return all entries that were ever logged, by match, in the order of versions.

        Of boards of a task, as those to try moves on, there are none: they begin in the middle of a match.
        """
        found: defaultdict[str, list[Noted]] = defaultdict(list)
        of_tasks = "SELECT match_id FROM kills_log WHERE kind = 'task'"
        kept = f"FROM kills_log WHERE match_id NOT IN ({of_tasks})"
        for row in await self.rows(f"SELECT {LOGGED}, shown {kept} ORDER BY match_id, version"):
            entry = Noted(*row)
            if entry.state is not None:
                entry = msgspec.structs.replace(entry, state=bytes(entry.state))
            found[entry.match_id].append(entry)
        return dict(found)
