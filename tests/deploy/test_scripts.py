"""Tests of the scripts that make copies and try them, on real databases."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot.storage.backup import backup, dated
from tests.databases import database_url, postgres_server, postgres_tables
from tests.deploy.files import DEPLOY, ROOT
from tests.storage.test_lock import on_postgresql

__all__ = ["database_url", "postgres_server", "postgres_tables"]

NOW = 1_750_000_000_000

pytestmark = pytest.mark.slow


@pytest.fixture
def folder() -> Iterator[Path]:
    """Yield a folder for copies, with a folder `tmp`. PostgreSQL, which does not run as root, can reach both."""
    with tempfile.TemporaryDirectory(prefix="lapidary-copies-") as name:
        Path(name).chmod(0o755)
        (Path(name) / "tmp").mkdir()
        yield Path(name)


def run(folder: Path, script: str, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a script. Its temporary files are in the folder `tmp` of `folder`."""
    given = {"PATH": os.environ["PATH"], "TMPDIR": str(folder / "tmp"), "PYTHON": sys.executable, **settings}
    command = [str(DEPLOY / "bin" / script), str(folder), *arguments]
    return subprocess.run(command, env=given, cwd=ROOT, capture_output=True, text=True, check=False)


def copy_of(database: str, folder: Path, now: int = NOW) -> Path:
    copy = dated(folder, now)
    backup(database, copy, now)
    return copy


def dumps(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name != "tmp")


def for_libpq(url: str) -> str:
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


@pytest.mark.nightly
def test_the_newest_copy_is_restored_and_read(database_url: str, folder: Path) -> None:
    copy_of(database_url, folder).write_bytes(b"damaged, but older")
    newest = copy_of(database_url, folder, NOW + 86_400_000)
    done = run(folder, "drill")

    assert (done.returncode, done.stderr) == (0, "")
    assert "No fault was found." in done.stdout
    assert done.stdout.endswith(f"{newest} can be restored.\n")
    assert list((folder / "tmp").iterdir()) == []


def test_a_damaged_copy_fails_the_drill(database_url: str, folder: Path) -> None:
    copy = copy_of(database_url, folder)
    copy.write_bytes(copy.read_bytes()[:9_000])
    done = run(folder, "drill")

    assert (done.returncode, done.stderr) == (1, f"The backup {copy} is damaged: name another one.\n")
    assert list((folder / "tmp").iterdir()) == []


def test_a_folder_without_copies_fails_the_drill(folder: Path) -> None:
    (folder / "lapidary.db").touch()
    done = run(folder, "drill")

    assert (done.returncode, done.stderr) == (1, f"There is no copy in {folder}.\n")


@pytest.mark.nightly
@on_postgresql
def test_a_dump_is_restored_into_a_server_of_its_own_and_read(database_url: str, folder: Path) -> None:
    dumped = run(folder, "backup-postgres", "14", DATABASE_URL=for_libpq(database_url))
    assert (dumped.returncode, dumped.stderr) == (0, "")
    done = run(folder, "drill")

    assert (done.returncode, done.stderr) == (0, "")
    assert "No fault was found." in done.stdout
    assert done.stdout.endswith(f"{folder}/{dumps(folder)[0]} can be restored.\n")
    assert list((folder / "tmp").iterdir()) == []


@on_postgresql
def test_only_the_newest_dumps_are_kept_and_other_files_stay(database_url: str, folder: Path) -> None:
    run(folder, "backup-postgres", "14", DATABASE_URL=for_libpq(database_url))
    [first] = dumps(folder)
    for day in ("20250101", "20250102", "20250103"):
        shutil.copy(folder / first, folder / f"lapidary-{day}-000000.pgdump")
    (folder / "lapidary.pgdump").touch()
    (folder / first).unlink()
    done = run(folder, "backup-postgres", "2", DATABASE_URL=for_libpq(database_url))

    assert done.returncode == 0
    assert dumps(folder)[0] == "lapidary-20250103-000000.pgdump"
    assert dumps(folder)[2:] == ["lapidary.pgdump"]


@on_postgresql
def test_a_dump_of_a_much_smaller_database_deletes_nothing_and_fails(database_url: str, folder: Path) -> None:
    run(folder, "backup-postgres", "14", DATABASE_URL=for_libpq(database_url))
    [first] = dumps(folder)
    (folder / first).rename(folder / "lapidary-20250102-000000.pgdump")
    shutil.copy(folder / "lapidary-20250102-000000.pgdump", folder / "lapidary-20250101-000000.pgdump")
    empty = make_url(for_libpq(database_url)).set(database="postgres").render_as_string(hide_password=False)
    done = run(folder, "backup-postgres", "1", DATABASE_URL=empty)

    assert done.returncode == 1
    assert "It is less than half of" in done.stderr
    assert dumps(folder)[:2] == ["lapidary-20250101-000000.pgdump", "lapidary-20250102-000000.pgdump"]
    assert len(dumps(folder)) == 3


def test_a_server_that_is_away_leaves_no_dump(folder: Path) -> None:
    done = run(folder, "backup-postgres", "14", DATABASE_URL="postgresql://bot@/gems?host=/nowhere")

    assert done.returncode != 0
    assert dumps(folder) == []
