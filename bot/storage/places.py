"""Says why a file cannot be used, and what helps: its disk is read-only or full, or this user has no right.

SQLite and Python name only what failed, such as "unable to open database file". So after a failure this module looks at
the place of the file. The answers are parts of a sentence, such as "its disk is full; make space".
"""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

from bot.errors import StorageError

READ_ONLY = "its disk is read-only, as Linux makes it after a fault (see `dmesg`); mount it for writing"
FULL = "its disk is full; make space"
NO_INODES = "its disk holds as many files as it can; delete some"
QUOTA = "this user may store no more on its disk; make space, or raise the quota"
NO_LOCKS = "files cannot be locked there, so two bots could write at once; use a local disk, no network drive"
_CHOWN = "give it to this user (chown), or run the bot as its owner"

# With less space than this, SQLite cannot even make the files that lie beside a database.
_LEAST_BYTES = 64 * 1024
# Kinds of file systems on which the lock of one machine need not keep out another one.
_NETWORK = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "glusterfs", "lustre", "ncpfs"}
_NETWORK_BY_FUSE = {"sshfs", "s3fs", "rclone", "glusterfs", "gcsfuse", "ceph", "davfs"}
_MOUNTS = Path("/proc/self/mountinfo")  # see proc(5); other systems than Linux do not have it


def reason(error: OSError) -> str:
    """Return why a file could not be used, as a part of a sentence."""
    no_right = f"{_user()} has no right to {error.filename or 'it'}; {_CHOWN}"
    known = {
        errno.EROFS: READ_ONLY,
        errno.ENOSPC: FULL,
        errno.EDQUOT: QUOTA,
        errno.ENOLCK: NO_LOCKS,
        errno.EACCES: no_right,
        errno.EPERM: no_right,
    }
    return known.get(error.errno or 0) or (error.strerror or str(error)).rstrip(".")


def advice(error: OSError) -> str:
    """Return why a file cannot be reached, and what to do, as a part of a sentence."""
    why = reason(error)
    return why if ";" in why else f"{why}; look at its disk or drive (see `dmesg`)"


def hindrance(path: Path) -> str | None:
    """Return why this process cannot write a database at this path; None if nothing is in the way."""
    folder = path.parent
    try:
        if (other := no_folder(folder)) is not None:
            return f"{other} is a file, no folder; set DATA_DIR to a folder"
        if not folder.is_dir():
            return f"its folder is missing; make {folder}, or set DATA_DIR"
        return _of_disk(folder) or _of_rights(path)
    except OSError as error:
        return reason(error)


def no_folder(folder: Path) -> Path | None:
    """Return what is in the way of a folder: itself or one of those above it that is a file. Raises OSError."""
    there = next((path for path in (folder, *folder.parents) if path.exists()), None)
    return None if there is None or there.is_dir() else there


def is_file(path: Path) -> bool:
    """Return whether there is such a file. Raises StorageError if this user may not look."""
    try:
        return path.is_file()
    except OSError as error:
        raise StorageError(f"{path} cannot be read: {reason(error)}.") from error


def network_drive(path: Path) -> str | None:
    """Return the kind of network file system on which a folder lies, like "nfs4"; None for a local disk."""
    try:
        place, mounts = path.resolve(), _MOUNTS.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return None
    kinds: dict[Path, str] = {}
    for fields in (line.split(" ") for line in mounts):
        with suppress(ValueError, IndexError):  # a line that is not as proc(5) says
            point = fields[4].encode().decode("unicode_escape")  # a blank is \040
            kinds[Path(point)] = fields[fields.index("-") + 1]
    kind = next((kinds[point] for point in (place, *place.parents) if point in kinds), "")
    over_fuse = kind.partition("fuse.")[2]
    return kind if kind in _NETWORK or over_fuse in _NETWORK_BY_FUSE else None


def _of_disk(folder: Path) -> str | None:
    if sys.platform == "win32":
        return None
    found = os.statvfs(folder)
    if found.f_flag & os.ST_RDONLY:
        return READ_ONLY
    if found.f_bavail * found.f_frsize < _LEAST_BYTES:
        return FULL
    return NO_INODES if found.f_files and not found.f_favail else None


def _of_rights(path: Path) -> str | None:
    """Return what this user may not do. SQLite makes files beside the database, so it also writes the folder."""
    folder_modes = os.R_OK | os.W_OK | os.X_OK
    beside = (path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm", "-journal"))
    for place, mode in ((path.parent, folder_modes), *((file, os.R_OK | os.W_OK) for file in (path, *beside))):
        if place.exists() and not os.access(place, mode, effective_ids=os.access in os.supports_effective_ids):
            return f"{_user()} may not write {place}; {_CHOWN}"
    return None


def _user() -> str:
    if sys.platform == "win32":
        return "this user"
    import pwd  # Windows has no such module

    try:
        return f"the user {pwd.getpwuid(os.geteuid()).pw_name}"
    except KeyError:  # containers may run as a number without a name
        return f"the user {os.geteuid()}"
