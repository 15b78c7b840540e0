"""The doctor's checks of this machine: versions, files, disk, database, backup, and whether the bot runs."""

import os
import platform
import re
import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path

import aiohttp
import discord

from bot.config import Config
from bot.errors import StorageError
from bot.program.findings import Finding, Patient, ill, look, nothing, well
from bot.program.packages import locked
from bot.program.settings import ENV_FILE, strange_settings
from bot.storage.audit import OTHER_PLACE, opened_unchanging
from bot.storage.backup import LAST_BACKUP, backed_up_at
from bot.storage.database import parse_url
from bot.storage.identity import refuse_another
from bot.storage.noted import noted
from bot.storage.places import hindrance, is_file, network_drive, no_folder
from bot.storage.private import exposed
from bot.storage.shards import application_before

LITTLE, TOO_LITTLE = 0.1, 0.02  # free parts of a disk: the first is that of the alert
LEAST_BYTES = 64 * 2**20
OLDEST_BACKUP = 2 * 86_400  # seconds, as in the alert
READ_WHOLE = 2**30  # bytes of a database that is read whole within seconds
HEALTH_SECONDS = 5.0


async def versions(_patient: Patient) -> Finding:
    """Compare the packages with the locked versions. A package for other machines need not be here."""
    other = []
    for package in locked():
        there = "missing" if package.here is None else package.here.version
        if _plain(there) != _plain(package.version) and not (package.here is None and package.elsewhere):
            other.append(f"{package.name} {there} in place of {package.version}")
    if other:
        return look(f"not those that were tested: {', '.join(other)}", "make -s .venv/runtime")
    seen = {"Python": platform.python_version(), "discord.py": discord.__version__, "SQLite": sqlite3.sqlite_version}
    return well(", ".join(f"{name} {number}" for name, number in seen.items()))


def _plain(number: str) -> str:
    """Return a version without zeros before its numbers: 2.001 is 2.1."""
    return re.sub(r"\b0+(?=\d)", "", number)


async def settings(_patient: Patient) -> Finding:
    strange = strange_settings()
    if strange:
        return look(f"these names are none, and ignored: {', '.join(strange)}", "correct them if they are yours")
    return well("all are right")


async def rights(patient: Patient) -> Finding:
    config = patient.config
    database = _file(config)
    for file in (config.data_dir / LAST_BACKUP, database):
        if file is not None and (no_folder(file.parent) or file.parent.exists()) and (why := hindrance(file)):
            told, _, do = why.partition("; ")
            return ill(f"{file.parent}: {told}", do)
    found = exposed(config.data_dir, database, Path(ENV_FILE), whose="all")
    if found:
        mine = all(path.stat().st_uid == os.geteuid() for path in found)
        taken = "the next start of the bot takes this from them"
        do = taken if mine else f"{taken} if it owns them; else chmod go="
        return look(f"others can use {', '.join(map(str, found))}", do)
    return well("only their owner can use what is stored")


async def drive(patient: Patient) -> Finding:
    database = _file(patient.config)
    kind = None if database is None else network_drive(database.parent)
    if kind is not None:
        return look(f"{patient.config.data_dir} is on a network drive ({kind})", "move DATA_DIR to a local disk")
    return well("the data are on this machine") if database is not None else nothing("the data are in PostgreSQL")


async def space(patient: Patient) -> Finding:
    folder = next(path for path in (patient.config.data_dir.absolute(), *patient.config.data_dir.absolute().parents)
                  if path.exists())  # fmt: skip
    usage = shutil.disk_usage(folder)
    seen = f"{usage.free / 2**30:.1f} of {usage.total / 2**30:.1f} GiB are free"
    if usage.free < max(LEAST_BYTES, usage.total * TOO_LITTLE):
        return ill(seen, "make space, or moves are refused soon")
    if usage.free < usage.total * LITTLE:
        return look(seen, "make space: old backups, *.replaced-* files of restores")
    return well(seen)


async def database(patient: Patient) -> Finding:
    file = _file(patient.config)
    if file is not None and not is_file(file):
        refuse_another(file)
        makes = "" if no_folder(file.parent) else " yet: the first start makes it"
        return nothing(f"there is no {file}{makes}")
    async with opened_unchanging(patient.config.database_url) as found:
        age = await found.age()
        if age == "refused":
            await found.check_version()
        whole = file is None or file.stat().st_size < READ_WHOLE
        damage = await found.damage() if whole else ()
    if damage:
        return ill(f"is damaged ({damage[0]})", "stop the bot, then `python -m bot restore` a backup")
    if age == "empty":
        return nothing("is empty: the first start makes its tables")
    if age == "foreign":
        return ill("is of another program", OTHER_PLACE)
    if age == "older":
        return look("is of an older version", "make a backup; the next start brings it up to date")
    of = "of a newer version, with which this one can go on" if age == "newer" else "of this version"
    return well(f"is whole and {of}" if whole else f"is {of}; `check --data` reads all of it")


async def owner(patient: Patient) -> Finding:
    now, file = patient.discord.application.get("id"), _file(patient.config)
    if now is None:
        return nothing("Discord was not asked")
    try:
        if file is not None and not is_file(file):
            return nothing("there is no database")
        async with opened_unchanging(patient.config.database_url) as found, found.snapshot() as connection:
            before = await connection.run_sync(application_before)
    except StorageError:
        return nothing("the database cannot be read")
    if before not in (None, int(now)):
        return ill(
            f"the database belongs to the application {before}, the token to {now}",
            "use the token of the first, or run `python -m bot restore --in-place`",
        )
    return well("the database belongs to the token's application" if before else "the database has none yet")


async def backup(patient: Patient) -> Finding:
    file, at = _file(patient.config), backed_up_at(patient.config.data_dir)
    if file is None:  # its backups may be made on another machine, which notes them in the database
        with suppress(StorageError):
            async with opened_unchanging(patient.config.database_url) as found, found.snapshot() as connection:
                at = max((one for one in (at, (await noted(connection)).get("backup")) if one), default=None)
    if at is None:
        if file is not None and not is_file(file):
            return nothing("there is nothing to back up yet")
        return ill("there was never one", "make backup TO=backups KEEP=14, each night; for PostgreSQL see OPERATING.md")
    hours = (patient.clock.now() / 1000 - at) / 3600
    seen = f"the last one is {hours:.0f} h old"
    return well(seen) if hours * 3600 <= OLDEST_BACKUP else ill(seen, "look at what makes your backups")


async def running(patient: Patient) -> Finding:
    config = patient.config
    if not config.health_port:
        return nothing("HEALTH_PORT=0: it cannot be asked")
    host = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(config.health_host, config.health_host)
    url = f"http://{f'[{host}]' if ':' in host else host}:{config.health_port}/healthz"
    try:
        limit = aiohttp.ClientTimeout(total=HEALTH_SECONDS)
        async with aiohttp.ClientSession(timeout=limit) as session, session.get(url) as response:
            told = await response.json()
            parts = [name for name, part in told.items() if isinstance(part, dict) and not part["ok"]]
    except aiohttp.ClientConnectorError:
        return nothing(f"nobody answers at {url}: it does not run")
    except (TimeoutError, aiohttp.ClientError, ValueError, AttributeError, KeyError):
        return ill(f"another program answers at {url}, or nobody in time", "see its log, or set another HEALTH_PORT")
    if parts:
        return ill(f"it runs, but these are not well: {', '.join(parts)}", f"see {url}")
    return well("it runs and is well")


def _file(config: Config) -> Path | None:
    """Return the file of a SQLite database."""
    url = parse_url(config.database_url)
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None
