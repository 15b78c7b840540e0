"""Tests of databases that are set back to an older version: a start brings them up to date, and nothing is lost."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from bot.storage.migrate import migrate, newest_revision
from bot.storage.store import Store
from tests.databases import url_of
from tests.kills.books import Books
from tests.storage.samples import opening
from tests.universe.plan import Plan
from tests.universe.upgrades import Upgrades, make_all_empty, set_back

pytestmark = pytest.mark.slow

OLDER = [f"{number:04}" for number in range(1, newest_revision())]
KEPT = ("matches", "seats", "log", "kills_log")
MATCH = "abcdefghij"
HEADER = 100  # bytes of a SQLite file, some of which count its commits


def rows(path: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(f"SELECT * FROM {table}").fetchall()


def change(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(sql)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a match. The audit of the universes watches it."""
    path = tmp_path_factory.mktemp("kept") / "lapidary.db"
    store = await Store.open(url_of(path))
    await Books(url_of(path)).note_all()
    await store.write(opening(MATCH, 1, 7))
    await store.close()
    return path


@pytest.fixture
def path(tmp_path: Path, kept: Path) -> Path:
    return Path(shutil.copy(kept, tmp_path))


@pytest.mark.parametrize("revision", OLDER)
async def test_a_database_that_is_set_back_is_migrated_with_all_its_rows(path: Path, revision: str) -> None:
    before = {table: rows(path, table) for table in KEPT}
    assert before["kills_log"]

    assert set_back(path, revision)
    assert rows(path, "alembic_version") == [(revision,)]
    await (await Store.open(url_of(path))).close()

    assert {table: rows(path, table) for table in KEPT} == before
    assert rows(path, "alembic_version") == [(f"{newest_revision():04}",)]
    assert [*path.parent.iterdir()] == [path]


def test_an_old_database_is_the_same_whether_a_universe_or_the_run_has_made_it(kept: Path, tmp_path: Path) -> None:
    """A seed must be the same universe in a run of many, which makes them all, and by itself."""
    folders = [tmp_path / name / "seed1" for name in ("run", "alone")]
    for folder in folders:
        folder.mkdir(parents=True)
    make_all_empty(folders[0].parent)
    for revision in (OLDER[0], OLDER[-1]):
        made = [Path(shutil.copy(kept, folder)) for folder in folders]
        assert all(set_back(path, revision) for path in made)
        one, other = (path.read_bytes() for path in made)
        assert (len(one), one[HEADER:]) == (len(other), other[HEADER:])


@pytest.mark.parametrize(
    ("sql", "oldest"),
    [
        (f"INSERT INTO terms VALUES ('{MATCH}', '{{}}')", "0002"),
        ("UPDATE matches SET phase = 'over'", "0009"),
        ("INSERT INTO notices VALUES ('one', '{}', 1, 0, 0, 5, NULL)", "0011"),
    ],
    ids=["a table", "a value", "a column"],
)
def test_a_version_that_could_not_have_stored_all_is_not_taken(path: Path, sql: str, oldest: str) -> None:
    change(path, sql)
    before = {table: rows(path, table) for table in (*KEPT, "terms", "notices")}

    older = [revision for revision in OLDER if revision < oldest]
    assert [set_back(path, revision) for revision in (older[0], older[-1])] == [False, False]
    assert {table: rows(path, table) for table in before} == before
    assert set_back(path, oldest)


async def test_some_universes_begin_with_an_empty_database_of_an_older_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.store.migrate", migrate)  # which `prepare` replaces
    template, url = tmp_path / "template.db", url_of(tmp_path / "template.db")
    await (await Store.open(url)).close()
    await Books(url).note_all()
    found: list[str] = []
    for seed in range(1, 31):
        path = tmp_path / f"{seed}" / "lapidary.db"
        path.parent.mkdir()
        shutil.copy(template, path)
        reached = SimpleNamespace(forget=lambda: None)
        universe: Any = SimpleNamespace(plan=Plan(seed), database=path, say=lambda _: None, reached=reached)
        upgrades = Upgrades(universe)
        upgrades.prepare()
        [(revision,)] = rows(path, "alembic_version")
        assert (revision in OLDER) == upgrades.behind
        found += [str(revision)] * upgrades.behind
        assert rows(path, "kills_log") == []
    assert 1 < len(found) < 15
    assert len(set(found)) > 1
