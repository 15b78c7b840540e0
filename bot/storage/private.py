"""Keeps what is stored to the user who runs the bot: other users of the machine cannot read it.

New files and folders are private by the umask, whoever makes them: SQLite gives its log the rights of the database, and
others ask for no rights of their own. Files of older versions, or of another umask, are made private at each start.
"""

import os
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

OTHERS = 0o077  # the rights of all but the owner
# What a folder with a database may have below it, to be one for the bot alone. A disk of its own has "lost+found".
_OWN_FOLDERS = {"backups", "playground", "discord", "files", "lost+found"}
_OWN_FILES = ("lapidary.db*", "lapidary-*.db*", "commands.json*", "emoji.json*", "world.json*")


@contextmanager
def private_files() -> Iterator[None]:
    """Give others no right to what this process makes until the block ends."""
    before = os.umask(OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def make_private(folder: Path, database: Path | None = None, *more: Path) -> tuple[Path, ...]:
    """Take the rights of others to all that the bot has stored, and return what they could use before.

    The arguments are those of `exposed`.
    """
    return take_from_others(exposed(folder, database, *more))


def exposed(
    folder: Path, database: Path | None = None, *more: Path, whose: Literal["ours", "all"] = "ours"
) -> tuple[Path, ...]:
    """Return what others can use of all that the bot has stored.

    folder: the data folder, which counts only if nothing but the bot uses it. database: a SQLite database.
    whose: "ours" for what this user may change, "all" also for what other users own.
    """
    found = [file for pattern in _OWN_FILES for file in folder.glob(pattern)] if folder.is_dir() else []
    if database is not None and database.parent != folder:
        found += database.parent.glob(f"{database.name}*")
    if database is not None and database.exists() and _is_ours_alone(folder):
        found.append(folder)
    return tuple(path for path in (*found, *more) if (_rights_of_others if whose == "ours" else _open_to)(path))


def take_from_others(paths: Iterable[Path]) -> tuple[Path, ...]:
    """Take the rights of others to these files and folders, and return those where they had some.

    It passes over files of other users, whose owner decides, and symbolic links.
    """
    taken = []
    for path in paths:
        if _rights_of_others(path):
            with suppress(OSError):
                path.chmod(stat.S_IMODE(path.stat().st_mode) & ~OTHERS)
                taken.append(path)
    return tuple(taken)


def give_to_owner_of(other: Path, path: Path) -> None:
    """Give a file to the owner of another file or folder, if this process may: only root may, and its files need it."""
    found = other.stat()
    with suppress(OSError):
        os.chown(path, found.st_uid, found.st_gid)


def _rights_of_others(path: Path) -> int:
    """Return the rights of others; 0 also if this user may not take them, and for a symbolic link."""
    try:
        return _open_to(path) if path.lstat().st_uid == os.geteuid() else 0
    except OSError:
        return 0


def _open_to(path: Path) -> int:
    """Return the rights that all but the owner have; 0 for a symbolic link, and for what is not there."""
    try:
        found = path.lstat()
    except OSError:
        return 0
    return 0 if stat.S_ISLNK(found.st_mode) else found.st_mode & OTHERS


def _is_ours_alone(folder: Path) -> bool:
    """Return whether other programs hardly use a folder: it has no folders but ours, and is none like /tmp."""
    try:
        if folder.stat().st_mode & stat.S_ISVTX or folder.resolve() == Path.cwd():
            return False
        return all(path.name in _OWN_FOLDERS for path in folder.iterdir() if path.is_dir())
    except OSError:
        return False
