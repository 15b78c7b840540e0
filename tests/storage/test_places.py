"""Tests of the reasons why a file cannot be used."""

import errno
import os
from pathlib import Path

import pytest

from bot.storage import places
from bot.storage.places import hindrance, network_drive, reason


def test_nothing_is_in_the_way_of_a_file_in_an_ordinary_folder(tmp_path: Path) -> None:
    assert hindrance(tmp_path / "bot.db") is None


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    assert hindrance(tmp_path / "gone" / "bot.db") == (
        f"its folder is missing; make {tmp_path / 'gone'}, or set DATA_DIR"
    )


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (errno.EROFS, "its disk is read-only"),
        (errno.ENOSPC, "its disk is full"),
        (errno.EDQUOT, "this user may store no more"),
        (errno.ENOLCK, "files cannot be locked there"),
        (errno.EACCES, "has no right to bot.db; give it to this user"),
        (errno.ENAMETOOLONG, "File name too long"),
    ],
)
def test_an_error_of_the_system_is_told_with_what_helps(code: int, said: str) -> None:
    assert said in reason(OSError(code, os.strerror(code), "bot.db"))


@pytest.mark.parametrize(
    ("folder", "kind"),
    [
        ("/data", None),
        ("/data/far", "nfs4"),
        ("/data/far/deep", "nfs4"),
        ("/data/far/near", None),
        ("/data/two words", "fuse.sshfs"),
        ("/data/fat", None),
    ],
)
def test_a_network_drive_is_known_by_its_mount(
    folder: str, kind: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mounts = tmp_path / "mountinfo"
    mounts.write_text(
        "22 1 254:0 / / rw,relatime - ext4 /dev/vda rw\n"
        "40 22 0:40 / /data/far rw,relatime shared:7 master:2 - nfs4 10.0.0.1:/srv rw,vers=4.2\n"
        "41 40 254:1 / /data/far/near rw - xfs /dev/vdb rw\n"
        "42 22 0:41 / /data/two\\040words rw - fuse.sshfs ada@host:/ rw\n"
        "43 22 0:42 / /data/fat rw - fuse.exfat /dev/sda1 rw\n"
        "a line of a later kernel\n"
    )
    monkeypatch.setattr(places, "_MOUNTS", mounts)
    assert network_drive(Path(folder)) == kind


def test_a_system_without_a_list_of_mounts_has_no_network_drive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "_MOUNTS", tmp_path / "none")
    assert network_drive(tmp_path) is None
