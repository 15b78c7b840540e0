"""Tests of damaged databases: no change that was acknowledged is lost without a word, and no damage stays silent."""

import asyncio
import os
import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import (
    BigInteger,
    Boolean,
    Double,
    Integer,
    LargeBinary,
    String,
    Text,
    literal_column,
    select,
    type_coerce,
)

from bot.errors import StorageError
from bot.machine import SystemClock
from bot.storage import faults, reads, writes
from bot.storage.backup import backup
from bot.storage.integrity import EVERY as DAY
from bot.storage.integrity import LAST_CHECK, check_daily, checked_at, pause_after
from bot.storage.lock import Claim
from bot.storage.rescue import Rescued, rescue
from bot.storage.restore import restore
from bot.storage.shortcuts import fetch
from bot.storage.store import Connection, Store
from tests.storage.damages import INNER, KINDS, PAGE, overwrite, page_of, pages, spoil_name
from tests.storage.samples import log_row, match_row, opening

pytestmark = pytest.mark.slow

NOW = 1_800_000_000_000
NAMES = [f"m{number:03}" for number in range(120)]
MOMENTS = ("running", "stopped", "killed")
REPLACED = ("deleted", "emptied", "copied_over")  # nothing of the database is left to be rescued
ALONE = Claim((0,), 1)


def url_of(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


class Standing(SystemClock):
    """A clock that stands still, unless a test turns it."""

    seconds = 0.0

    def monotonic(self) -> float:
        return self.seconds

    def now(self) -> int:
        return NOW


class Keeper:
    """Changes matches, and remembers the version that the store has acknowledged of each."""

    def __init__(self, path: Path, store: Store) -> None:
        self.path, self.store = path, store
        self.acknowledged: dict[str, int] = {}

    async def open_all(self) -> None:
        for number, name in enumerate(NAMES):
            await self.store.write(opening(name, number))
            self.acknowledged[name] = 1

    async def move(self, name: str, state: bytes = bytes(400)) -> str:
        """Make a move in a match. Return why it is refused; "" if it is acknowledged."""
        version = self.acknowledged[name] + 1
        row = msgspec.structs.replace(match_row(name), version=version)
        try:
            await self.store.write(writes.step(row, [log_row(name, version, state=state)]))
        except StorageError as refused:
            return str(refused)
        self.acknowledged[name] = version
        return ""


async def keeper(path: Path) -> Keeper:
    """Return a keeper whose moves are partly in the database's file and partly in its log."""
    path.parent.mkdir(exist_ok=True)
    found = Keeper(path, await Store.open(url_of(path), claim=ALONE))
    await found.open_all()
    for name in NAMES:
        await found.move(name)
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for name in NAMES[::10]:
        await found.move(name)
    return found


def versions_in(path: Path) -> dict[str, int]:
    """Return the version of each match for which an intact file has the newest log entry."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        newest = "SELECT id, version FROM matches WHERE version = (SELECT max(version) FROM log WHERE match_id = id)"
        return dict(connection.execute(newest))


async def harmed(kind: str, moment: str, folder: Path) -> tuple[Keeper, Path, list[str]]:
    """Damage a database at a moment. Return its keeper, its file and what was told meanwhile. No bot runs then."""
    harm = KINDS[kind]
    keeping = await keeper(folder / "data" / "bot.db")
    path, copy, told = keeping.path, folder / "copy.db", list[str]()
    await asyncio.to_thread(backup, url_of(path), copy, NOW)
    await keeping.move(NAMES[0])
    if moment == "running":
        harm(path, copy)
        told = [said for name in NAMES if (said := await keeping.move(name))]
        await keeping.store.probe()
        try:
            await keeping.store.check_whole()
        except StorageError as problem:
            told.append(str(problem))
        health = keeping.store.health()
        told += [said for said in (health.fault, health.damage) if said is not None]
        assert health.well == (health.fault is None and health.damage is None)
    elif moment == "killed":
        killed = folder / "killed" / path.name
        killed.parent.mkdir()
        for end in ("", "-wal", ".known"):
            shutil.copy2(f"{path}{end}", f"{killed}{end}")  # with its time, as a kill changes none
        path = killed
    await keeping.store.close()
    if moment != "running":
        harm(path, copy)
    return keeping, path, told


async def start(path: Path) -> tuple[dict[str, int], str]:
    """Start on a database. Return the versions that it has, or the sentence that tells its damage."""
    try:
        store = await Store.open(url_of(path), claim=ALONE)
    except StorageError as refused:
        return {}, str(refused)
    try:
        await store.check_whole()
        if (damage := store.health().damage) is not None:
            return {}, damage
        found = [await store.read(reads.snapshot, name) for name in NAMES]
    finally:
        await store.close()
    return {one.match.id: one.match.version for one in found if one is not None}, ""


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("kind", KINDS)
async def test_no_damage_is_silent_and_nothing_is_lost_unsaid(kind: str, moment: str, tmp_path: Path) -> None:
    keeping, path, told = await harmed(kind, moment, tmp_path)

    found, refusal = await start(path)

    for said in (*told, *filter(None, [refusal])):
        assert said.endswith(".")
        assert "\n" not in said
    if not refusal:
        assert found == keeping.acknowledged
        return
    assert "python -m bot" in refusal
    if kind in REPLACED or (kind, moment) == ("log_deleted", "killed"):
        return
    if kind == "torn_schema":  # nobody knows where the tables are
        with pytest.raises(StorageError, match="Nothing can be read"):
            await asyncio.to_thread(rescue, url_of(path), tmp_path / "saved.db", NOW)
        return
    done = await asyncio.to_thread(rescue, url_of(path), tmp_path / "saved.db", NOW)
    saved = versions_in(tmp_path / "saved.db")
    lost = " ".join(done.lost)
    if "an unknown number of rows of matches" in lost:
        assert kind == "truncated"
        return
    assert {name for name in NAMES if saved.get(name) != keeping.acknowledged[name] and name not in lost} == set()


# ---- a message of SQLite with bytes that are no text ----


async def test_damage_that_sqlite_quotes_as_bytes_is_a_sentence(tmp_path: Path) -> None:
    keeping = await keeper(tmp_path / "bot.db")
    await keeping.store.close()
    spoil_name(keeping.path)

    _, refusal = await start(keeping.path)
    assert "is damaged: restore a backup" in refusal
    with pytest.raises(StorageError, match="is damaged: restore a backup"):
        await asyncio.to_thread(backup, url_of(keeping.path), tmp_path / "copy.db", NOW)
    with pytest.raises(StorageError, match="Nothing can be read"):
        await asyncio.to_thread(rescue, url_of(keeping.path), tmp_path / "saved.db", NOW)


async def test_damage_that_sqlite_quotes_as_bytes_is_told_while_the_bot_runs(tmp_path: Path) -> None:
    keeping = await keeper(tmp_path / "bot.db")
    with closing(sqlite3.connect(keeping.path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    spoil_name(keeping.path)

    with pytest.raises(StorageError, match="is damaged"):  # the first connection that reads
        await keeping.store.read(reads.snapshot, NAMES[0])
    assert keeping.store.damage.suspected.is_set()
    await keeping.store.check_whole()
    assert r"\xff" in str(keeping.store.health().damage)
    await keeping.store.close()


# ---- the fault of one page, while the bot runs ----


class Refusals:
    """Counts refused transactions by their cause."""

    def __init__(self, store: Store) -> None:
        self.by_cause: Counter[str] = Counter()
        store.watch(lambda *_: None, self._note)

    def _note(self, cause: str) -> None:
        self.by_cause[cause] += 1


async def with_a_damaged_page(path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Keeper, tuple[int, bytes]]:
    """Return the keeper of a large file, which no start checks, with a damaged page; and its place and content."""
    keeping = await keeper(path)
    for name in NAMES * 4:
        await keeping.move(name)
    await keeping.store.close()
    number = pages(path, "sqlite_autoindex_log_1")[0]
    page = page_of(path, number)
    overwrite(path, (number - 1) * PAGE, bytes(PAGE))
    monkeypatch.setattr("bot.storage.database.QUICK_BYTES", 0)
    keeping.store = await Store.open(url_of(path), claim=ALONE, probe_after=0.01)
    return keeping, ((number - 1) * PAGE, page)


async def test_a_damaged_page_refuses_only_the_changes_that_need_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeping, _ = await with_a_damaged_page(tmp_path / "bot.db", monkeypatch)
    refusals = Refusals(keeping.store)

    refused = [said for said in await asyncio.gather(*map(keeping.move, NAMES)) if said]  # they share a batch

    assert 0 < len(refused) < len(NAMES)
    assert refusals.by_cause == {faults.DAMAGED: len(refused)}
    assert {said for said in refused if "is damaged: restore a backup" not in said} == set()
    await keeping.store.close()


async def test_health_fails_until_the_damaged_part_is_mended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeping, page = await with_a_damaged_page(tmp_path / "bot.db", monkeypatch)
    assert await keeping.move(NAMES[0])
    assert not await keeping.move(NAMES[-1])  # a change elsewhere succeeds

    health = keeping.store.health()
    assert (health.well, health.fault) == (False, None)
    assert "is damaged" in str(health.damage)
    assert keeping.store.damage.suspected.is_set()

    await keeping.store.check_whole()
    assert "is damaged (" in str(keeping.store.health().damage)
    overwrite(keeping.path, *page)
    await keeping.store.check_whole()
    assert keeping.store.health().well
    assert not await keeping.move(NAMES[0])
    await keeping.store.close()


async def test_a_passing_fault_is_forgotten_once_all_is_found_intact(tmp_path: Path) -> None:
    store = await Store.open(url_of(tmp_path / "bot.db"))
    store.damage.refuse(("m1", "m2"), "The disk has a fault.")
    store.damage.accept(("m1",))
    assert store.health().damage == "The disk has a fault."
    await store.check_whole()
    assert store.health().well
    await store.close()


async def test_the_probe_meets_damage_that_moves_would_meet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeping = await keeper(tmp_path / "bot.db")
    await keeping.store.close()
    overwrite(keeping.path, (pages(keeping.path, "seats")[-1] - 1) * PAGE, bytes(PAGE))
    monkeypatch.setattr("bot.storage.database.QUICK_BYTES", 0)
    clock = Standing()
    store = await Store.open(url_of(keeping.path), clock, claim=ALONE, probe_after=1_000)
    refusals = Refusals(store)

    assert store.health().well
    for _ in range(3):  # 50 matches at a time
        await store.probe()
        clock.seconds += 10

    assert "is damaged" in str(store.health().fault)
    assert store.damage.suspected.is_set()
    assert not refusals.by_cause  # which are those of members
    await store.close()


# ---- the check of the whole file ----


async def test_the_file_is_checked_at_the_start_and_after_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.integrity.AT_LEAST", 0)
    monkeypatch.setattr("bot.storage.integrity.RARER", DAY)
    damage, checks, begun = faults.Damage(), count(1), asyncio.Queue[int]()

    async def check() -> None:
        damage.begin_check()
        begun.put_nowait(number := next(checks))
        if number == 2:
            raise StorageError("The disk has a fault.")
        damage.end_check((), "The database is damaged." if number == 3 else None)

    task = asyncio.create_task(check_daily(check, damage, tmp_path, Standing()))
    assert checked_at(tmp_path) is None
    assert await begun.get() == 1
    for number in (2, 3, 4):
        damage.suspected.set()
        assert await begun.get() == number
        assert checked_at(tmp_path) == NOW / 1000  # neither a failed check nor one with a fault counts
        if number == 2:
            (tmp_path / LAST_CHECK).touch()
            os.utime(tmp_path / LAST_CHECK, (NOW / 1000, NOW / 1000))
    task.cancel()


@pytest.mark.parametrize(("took", "pause"), [(0.0, 0.0), (3.0, 300.0), (DAY, DAY)])
def test_a_check_takes_a_hundredth_of_the_time(took: float, pause: float) -> None:
    assert pause_after(took) == pause


async def test_a_small_file_is_checked_each_minute_and_noted_each_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that no move needs may be damaged, such as that of an old turn: no move and no test meets it."""
    monkeypatch.setattr("bot.storage.integrity.AT_LEAST", 0)
    keeping = await keeper(tmp_path / "bot.db")
    for name in NAMES * 4:
        await keeping.move(name)
    with closing(sqlite3.connect(keeping.path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    checked, clock = asyncio.Queue[str | None](), Standing()

    async def check() -> None:
        await keeping.store.check_whole()
        checked.put_nowait(keeping.store.health().damage)

    checking = asyncio.create_task(check_daily(check, keeping.store.damage, tmp_path, clock))
    assert await checked.get() is None
    noted = (tmp_path / LAST_CHECK).stat().st_ctime_ns
    assert await checked.get() is None
    overwrite(keeping.path, (pages(keeping.path, "log")[3] - 1) * PAGE, bytes(PAGE))
    async with asyncio.timeout(60):
        while (found := await checked.get()) is None:
            pass

    assert "is damaged" in found
    assert (tmp_path / LAST_CHECK).stat().st_ctime_ns == noted
    checking.cancel()
    await asyncio.wait({checking})
    await keeping.store.close()


async def test_a_check_that_is_cancelled_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(url_of(tmp_path / "bot.db"))
    checking = asyncio.create_task(store.check_whole())
    await asyncio.sleep(0)
    checking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await checking
    await store.close()


# ---- rescues ----


async def rescued(path: Path, target: Path) -> Rescued:
    return await asyncio.to_thread(rescue, url_of(path), target, NOW)


async def test_a_rescue_saves_all_intact_matches_and_names_the_lost_ones(tmp_path: Path) -> None:
    keeping = await keeper(tmp_path / "data" / "bot.db")
    await keeping.store.close()
    overwrite(keeping.path, (pages(keeping.path, "log")[-4] - 1) * PAGE, bytes(PAGE))
    before = keeping.path.read_bytes()

    done = await rescued(keeping.path, tmp_path / "saved.db")

    saved = versions_in(tmp_path / "saved.db")
    assert keeping.path.read_bytes() == before
    assert 0 < len(done.lost) < 40
    assert done.matches == len(saved) == len(NAMES) - len(done.lost)
    assert saved == {name: version for name, version in keeping.acknowledged.items() if name in saved}
    assert {line.split(":")[0] for line in done.lost} == {f"match {name}" for name in NAMES if name not in saved}
    assert done.lost[0] == "match m{0:03}: heap, playing, server 1, channel {0}".format(int(done.lost[0][7:10]))
    assert await asyncio.to_thread(restore, url_of(keeping.path), tmp_path / "saved.db", NOW)
    found, refusal = await start(keeping.path)
    assert (set(found), refusal) == (set(saved), "")


async def test_a_rescue_saves_puzzles_but_those_of_lost_matches(tmp_path: Path) -> None:
    keeping = await keeper(tmp_path / "data" / "bot.db")
    await keeping.store.close()
    with sqlite3.connect(keeping.path) as connection:
        for number, name in enumerate((*NAMES, None)):
            values = (f"p{number}", "heap", 1, name, "", "", "", 0.0, 0.0, 0, 0)
            connection.execute(f"INSERT INTO puzzles VALUES ({', '.join('?' * len(values))})", values)
    connection.close()
    overwrite(keeping.path, (pages(keeping.path, "log")[-4] - 1) * PAGE, bytes(PAGE))

    done = await rescued(keeping.path, tmp_path / "saved.db")

    saved = versions_in(tmp_path / "saved.db")
    assert 0 < len(saved) < len(NAMES)
    assert done.rows["puzzles"] == len(saved) + 1


async def test_a_rescue_deletes_what_belongs_to_a_lost_league(tmp_path: Path) -> None:
    keeping = await keeper(tmp_path / "data" / "bot.db")
    await keeping.store.close()
    with sqlite3.connect(keeping.path) as connection:
        connection.execute("INSERT INTO leagues VALUES ('kept', 1, 'duel', '{}', 'open', 1, 0, 0, 1, 0)")
        for league in ("kept", "lost"):  # foreign keys are not enforced here
            connection.execute("INSERT INTO league_members VALUES (?, 7, 1, 'Ada', 2, 0, NULL, 0, NULL)", (league,))
            connection.execute("INSERT INTO league_messages VALUES (?, 1, 0, 1, 10, NULL, 0, '')", (league,))
    connection.close()

    done = await rescued(keeping.path, tmp_path / "saved.db")

    told = [f"1 rows of {table} whose league is lost" for table in ("league_members", "league_messages")]
    assert sorted(done.lost) == told
    assert (done.rows["league_members"], done.rows["league_messages"]) == (1, 1)
    with sqlite3.connect(tmp_path / "saved.db") as saved:
        assert saved.execute("PRAGMA foreign_key_check").fetchall() == []
    saved.close()


@pytest.mark.parametrize("lost", ["battle", "link"])
async def test_a_rescue_deletes_the_second_home_of_a_lost_battle(tmp_path: Path, lost: str) -> None:
    keeping = await keeper(tmp_path / "data" / "bot.db")
    await keeping.store.close()
    with sqlite3.connect(keeping.path) as connection:
        for league, guild, due in (("battle", 1, 1), ("home", 2, None), ("other", 3, 1), ("there", 4, None)):
            row = (league, guild, due)
            connection.execute("INSERT INTO leagues VALUES (?, ?, 'duel', '{}', 'open', 0, 0, 0, ?, 0)", row)
        connection.execute("INSERT INTO battle_homes VALUES ('home', 'battle', 2), ('there', 'other', 4)")
        connection.execute("INSERT INTO league_messages VALUES ('home', 0, 0, 2, 10, NULL, 0, '')")
        if lost == "battle":  # foreign keys are not enforced here
            connection.execute("DELETE FROM leagues WHERE id = 'battle'")
        else:
            connection.execute("DELETE FROM battle_homes WHERE league_id = 'home'")
    connection.close()

    await rescued(keeping.path, tmp_path / "saved.db")

    with sqlite3.connect(tmp_path / "saved.db") as saved:
        kept = {"there", "other"} | ({"battle"} if lost == "link" else set())
        assert {name for (name,) in saved.execute("SELECT id FROM leagues")} == kept
        assert saved.execute("PRAGMA foreign_key_check").fetchall() == []
    saved.close()


async def test_a_rescue_has_boards_by_letters_posted_whose_rows_are_lost(tmp_path: Path) -> None:
    keeping = await keeper(tmp_path / "data" / "bot.db")
    await keeping.store.close()
    with sqlite3.connect(keeping.path) as connection:
        for number, name, phase in ((1, "m001", "playing"), (2, "m002", "playing"), (3, "m003", "over")):
            values = (-number, phase, name)
            connection.execute(
                "UPDATE matches SET channel_id = ?, phase = ?, board_version = version WHERE id = ?", values
            )
        connection.execute("INSERT INTO letters VALUES ('m002', 100, 0, 500, 900, 1, 1, 0, 0)")
        connection.execute("INSERT INTO letters VALUES ('m001', 77, 4, 500, 900, 1, 1, 0, 0)")
    connection.close()

    await rescued(keeping.path, tmp_path / "saved.db")

    with sqlite3.connect(tmp_path / "saved.db") as saved:
        [version] = saved.execute("SELECT version FROM matches WHERE id = 'm001'").fetchone()
        columns = "match_id, user_id, number, channel_id, message_id, wanted, version"
        added = f"SELECT {columns} FROM letters WHERE number = 5"
        assert saved.execute(added).fetchall() == [("m001", 100, 5, 0, None, version, 0)]
        assert saved.execute("SELECT count(*) FROM letters").fetchone() == (3,)
        behind = "SELECT id FROM matches WHERE channel_id < 0 AND board_version < version"
        assert saved.execute(behind).fetchall() == [("m001",)]
    saved.close()


@pytest.mark.parametrize(("table", "rest"), [("accuracies", (50, 1, 1)), ("match_notes", ("a note " * 20,))])
async def test_a_lost_row_beside_a_match_costs_no_match_and_a_lost_match_its_rows(
    table: str, rest: tuple[object, ...], tmp_path: Path
) -> None:
    keeping = await keeper(tmp_path / "data" / "bot.db")
    await keeping.store.close()
    with sqlite3.connect(keeping.path) as connection:
        rows = [(user, name, *rest) for name in NAMES for user in range(100, 130)]
        connection.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(rows[0]))})", rows)
    connection.close()
    overwrite(keeping.path, (pages(keeping.path, table)[-1] - 1) * PAGE, bytes(PAGE))
    only = await rescued(keeping.path, tmp_path / "first.db")
    assert only.matches == len(NAMES)
    assert 0 < only.rows[table] < len(rows)
    assert [line.split(" rows of ")[1] for line in only.lost] == [table]

    overwrite(keeping.path, (pages(keeping.path, "log")[-4] - 1) * PAGE, bytes(PAGE))
    await rescued(keeping.path, tmp_path / "second.db")
    with sqlite3.connect(tmp_path / "second.db") as connection:
        left = {name for (name,) in connection.execute(f"SELECT match_id FROM {table}")}
    connection.close()
    assert left
    assert left <= {*versions_in(tmp_path / "second.db")} < {*NAMES}


@pytest.mark.parametrize("which", ["first", "second"])
async def test_all_that_is_below_a_damaged_inner_page_is_saved(which: str, tmp_path: Path) -> None:
    keeping = await keeper(tmp_path / "data" / "bot.db")
    for name in NAMES * 5:
        await keeping.move(name, bytes(3_000))
    await keeping.store.close()
    first, second, *_ = pages(keeping.path, "log", INNER)
    overwrite(keeping.path, ({"first": first, "second": second}[which] - 1) * PAGE, bytes(PAGE))

    done = await rescued(keeping.path, tmp_path / "saved.db")

    assert done.lost == ()
    assert versions_in(tmp_path / "saved.db") == keeping.acknowledged


def _spoil_log(path: Path, _copy: Path) -> None:
    log = path.with_name(f"{path.name}-wal")
    overwrite(log, log.stat().st_size // 2, b"\xff" * 8)


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (KINDS["log_deleted"], "the newest changes, which were in "),
        (KINDS["copied_over"], "all that came after "),
        (_spoil_log, " commits at the end of "),
    ],
    ids=["deleted", "of another file", "damaged"],
)
async def test_a_rescue_tells_what_was_in_a_log_that_it_cannot_read(harm: Any, told: str, tmp_path: Path) -> None:
    keeping = await keeper(tmp_path / "data" / "bot.db")
    copy, killed = tmp_path / "copy.db", tmp_path / "killed" / "bot.db"
    await asyncio.to_thread(backup, url_of(keeping.path), copy, NOW)
    for name in NAMES[:20]:
        await keeping.move(name)
    killed.parent.mkdir()
    for end in ("", "-wal", ".known"):
        shutil.copy2(f"{keeping.path}{end}", f"{killed}{end}")
    await keeping.store.close()
    whole = await rescued(killed, tmp_path / "whole.db")
    harm(killed, copy)

    done = await rescued(killed, tmp_path / "saved.db")

    assert whole.lost == ()
    assert [line for line in done.lost if told in line and str(killed) in line] == [done.lost[0]]
    assert versions_in(tmp_path / "whole.db") == keeping.acknowledged
    assert versions_in(tmp_path / "saved.db") != keeping.acknowledged


@pytest.mark.parametrize("missing", ["database", "folder", "name"])
async def test_a_rescue_that_cannot_be_made_leaves_no_file(missing: str, tmp_path: Path) -> None:
    path, target = tmp_path / "bot.db", tmp_path / "saved.db"
    if missing != "database":
        await (await Store.open(url_of(path))).close()
    if missing == "folder":
        target = tmp_path / "nowhere" / "saved.db"
    if missing == "name":
        target.write_text("dear to somebody")
    before = names(tmp_path)

    with pytest.raises(StorageError, match=r"There is no database|There is no folder|exists") as refused:
        await rescued(path, target)

    assert str(refused.value).endswith(".")
    assert names(tmp_path) == before


async def test_a_database_in_use_is_not_rescued(tmp_path: Path) -> None:
    store = await Store.open(url_of(tmp_path / "bot.db"), claim=ALONE)
    with pytest.raises(StorageError, match="in use by another process"):
        await rescued(tmp_path / "bot.db", tmp_path / "saved.db")
    await store.close()


@pytest.mark.parametrize(
    ("kind", "stored"),
    [
        (Integer, "'x'"),
        (BigInteger, "1.5"),
        (Boolean, "'x'"),
        (Double, "'x'"),
        (String(10), "x'00'"),
        (Text, "1"),
        (LargeBinary, "1"),
    ],
)
async def test_a_value_of_another_type_than_its_column_is_damage(tmp_path: Path, kind: Any, stored: str) -> None:
    """Such values stand in a page that is a copy of another table's page."""
    store = await Store.open(url_of(tmp_path / "bot.db"))
    query = select(type_coerce(literal_column(stored), kind))

    async def value(connection: Connection) -> object:
        return (await connection.execute(query)).scalar_one()

    async def fetched(connection: Connection) -> object:
        return await fetch(connection, (query, {}))

    try:
        for work in (value, fetched):
            store.damage.suspected.clear()
            with pytest.raises(StorageError, match="is damaged"):
                await store.read(work)
            assert store.damage.suspected.is_set()
            with pytest.raises(StorageError, match="is damaged"):
                await store.run(work)
    finally:
        await store.close()
