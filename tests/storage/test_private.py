"""Tests that other users of the machine cannot use what the bot stores, and that nothing else changes."""

import os
import stat
from pathlib import Path

import pytest

from bot.storage.private import make_private, private_files, take_from_others


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def old(path: Path, mode: int = 0o644) -> Path:
    path.touch()
    path.chmod(mode)
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a data folder as older versions made it."""
    data = tmp_path / "data"
    data.mkdir()
    data.chmod(0o755)
    return data


def test_what_is_made_is_private_until_the_block_ends(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with private_files():
            (tmp_path / "folder").mkdir()
            (tmp_path / "file").touch()
        (tmp_path / "later").touch()
    finally:
        os.umask(before)

    assert [rights(tmp_path / name) for name in ("folder", "file", "later")] == [0o700, 0o600, 0o644]


def test_files_of_older_versions_become_private_once(folder: Path) -> None:
    names = ("lapidary.db", "lapidary.db-wal", "lapidary.db.lock", "lapidary.db.replaced-20260101-000000", "emoji.json")
    files = [old(folder / name) for name in names]
    env = old(folder.parent / ".env", 0o640)

    assert set(make_private(folder, folder / "lapidary.db", env)) == {*files, folder, env}
    assert {rights(path) for path in (*files, env)} == {0o600}
    assert rights(folder) == 0o700
    assert make_private(folder, folder / "lapidary.db", env) == ()


def test_a_database_outside_the_data_folder_becomes_private_but_not_its_folder(folder: Path) -> None:
    elsewhere = folder.parent / "elsewhere"
    elsewhere.mkdir()
    elsewhere.chmod(0o755)
    database, log = old(elsewhere / "gems.db"), old(elsewhere / "gems.db-wal")
    other = old(elsewhere / "notes.txt")

    assert set(make_private(folder, database)) == {database, log, folder}
    assert (rights(elsewhere), rights(other)) == (0o755, 0o644)


def test_a_folder_with_the_bots_own_backups_becomes_private(folder: Path) -> None:
    """OPERATING.md puts them there where the bot runs in a container."""
    (folder / "backups").mkdir()
    database = old(folder / "lapidary.db")

    assert set(make_private(folder, database)) == {database, folder}


def test_a_folder_that_other_programs_use_stays_open(folder: Path) -> None:
    (folder / "photos").mkdir()
    database, other = old(folder / "lapidary.db"), old(folder / "notes.txt")

    assert make_private(folder, database) == (database,)
    assert (rights(folder), rights(other)) == (0o755, 0o644)


@pytest.mark.parametrize("mode", [0o1777, 0o1755])
def test_a_folder_like_tmp_stays_open(folder: Path, mode: int) -> None:
    folder.chmod(mode)
    database = old(folder / "lapidary.db")

    assert make_private(folder, database) == (database,)
    assert rights(folder) == mode


def test_the_folder_in_which_the_bot_runs_stays_open(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    database = old(folder / "lapidary.db")

    assert make_private(folder, database) == (database,)


def test_links_and_missing_files_are_passed_over(folder: Path) -> None:
    (folder / "link").symlink_to(old(folder / "target"))

    assert take_from_others([folder / "link", folder / "missing"]) == ()
    assert rights(folder / "target") == 0o644


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to another user")
def test_files_of_another_user_are_passed_over(folder: Path) -> None:
    os.chown(old(folder / "lapidary.db"), 65534, 65534)

    assert take_from_others([folder / "lapidary.db"]) == ()
    assert rights(folder / "lapidary.db") == 0o644
