"""Tests of the doctor: what each check says of a sound bot and of each trouble, and what it tells scripts."""

import os
import shutil
import sqlite3
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot import __version__
from bot.config import Config
from bot.errors import StartError, StorageError, UnfitDatabase
from bot.games import all_games
from bot.machine import SystemClock
from bot.playground import ManualClock, Playground, World
from bot.program import checks_of_discord, checks_of_machine
from bot.program.asking import Answers, ask
from bot.program.doctor import CHECKS, examine, looked
from bot.program.findings import Finding, Mark, Patient
from bot.program.settings import make_folder
from bot.sessions.audit import DataCheck
from bot.storage import places, shards
from bot.storage.audit import unchanged
from bot.storage.backup import note_backup
from bot.storage.identity import Known, remember
from bot.storage.store import Store
from tests.databases import database_url, postgres_server, postgres_tables, url_of
from tests.storage.test_faults import NOBODY, folder, ordinary_user

__all__ = ["database_url", "folder", "postgres_server", "postgres_tables"]

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"  # of the form of Discord's, but of no bot
APPLICATION = {"id": "7", "name": "Gems", "approximate_guild_count": 3, "flags": 0}
GATEWAY = {"shards": 1, "session_start_limit": {"remaining": 990, "total": 1000, "reset_after": 7_200_000}}
TAKEN = "the next start of the bot takes this from them"
KNOWN = Answers("https://discord.com", None, 0.0, 200, APPLICATION, GATEWAY)


class SetClock(SystemClock):
    """A clock that is wrong by some seconds."""

    def __init__(self, ahead: float) -> None:
        self._ahead = ahead

    def now(self) -> int:
        return super().now() + round(self._ahead * 1000)


def patient(folder: Path, answers: Answers = KNOWN, **settings: str) -> Patient:
    given = {"DISCORD_TOKEN": TOKEN, "DATA_DIR": str(folder / "data"), **settings}
    return Patient(Config.from_env(given), SystemClock(), answers)


async def kept(folder: Path) -> Path:
    """Make a database in the data folder, and return its file."""
    (folder / "data").mkdir(mode=0o700)
    file = folder / "data" / "lapidary.db"
    store = await Store.open(url_of(file))
    await store.close()
    file.chmod(0o600)
    return file


def still_discord() -> Playground:
    return Playground(World.default(), clock=ManualClock())


@pytest.mark.parametrize(
    ("check", "answers", "mark", "said"),
    [
        ("reachable", KNOWN, Mark.WELL, "https://discord.com answers"),
        ("reachable", Answers("https://discord.com", "no route"), Mark.ILL, "(no route); look at network"),
        (
            "reachable",
            Answers("x", "429", refusal=429),
            Mark.ILL,
            "for now (status 429); start nothing",
        ),
        ("reachable", Answers("x", "503", refusal=503), Mark.ILL, "status 503; try again later; see discordstatus.com"),
        ("clock", KNOWN, Mark.WELL, "agrees"),
        ("clock", KNOWN._replace(ahead=-12.4), Mark.LOOK, "is 12 s behind Discord's; let the system set it"),
        ("clock", KNOWN._replace(ahead=95.0), Mark.ILL, "is 95 s ahead of Discord's; let the system set it"),
        ("clock", KNOWN._replace(ahead=None), Mark.NONE, "not told"),
        ("token", KNOWN, Mark.WELL, "knows it as Gems"),
        ("token", Answers("x", status=401), Mark.ILL, "does not know it; copy it anew from the developer portal"),
        ("token", Answers("x", status=503), Mark.ILL, "status 503; try again later"),
        ("token", Answers("x", "no route"), Mark.NONE, "looks like one"),
        ("intents", KNOWN, Mark.WELL, "none has to be switched on"),
        ("intents", Answers("x"), Mark.NONE, "not asked"),
        (
            "intents",
            KNOWN._replace(application={**APPLICATION, "flags": 1 << 15 | 1 << 18}),
            Mark.LOOK,
            "members, messages: not needed; switch them off",
        ),
        ("logins", KNOWN, Mark.WELL, "990 of 1000 are left"),
        ("logins", Answers("x"), Mark.NONE, "not asked"),
        (
            "logins",
            KNOWN._replace(gateway={"session_start_limit": {"remaining": 99, "total": 1000, "reset_after": 7_200_000}}),
            Mark.ILL,
            "99 of 1000 are left for 2.0 h; do not restart it",
        ),
        ("shards", KNOWN, Mark.WELL, "1, as Discord recommends"),
        ("shards", Answers("x"), Mark.NONE, "not asked"),
        ("shards", KNOWN._replace(gateway={"shards": 2}), Mark.LOOK, "recommends 2; set SHARDS=2 soon"),
        (
            "shards",
            KNOWN._replace(gateway={"shards": 3}, application={"approximate_guild_count": 2_501}),
            Mark.ILL,
            "1 for about 2501 servers, 2,500 each at most; set SHARDS=3",
        ),
    ],
)
async def test_what_discord_says_is_judged(tmp_path: Path, check: str, answers: Answers, mark: Mark, said: str) -> None:
    finding = await getattr(checks_of_discord, check)(patient(tmp_path, answers))

    assert finding.mark is mark
    assert said in finding.line(check)


@pytest.mark.parametrize("text", ["", "abc", "Zm9v.YmFy"])
async def test_a_token_that_cannot_be_one_is_told_without_discord(tmp_path: Path, text: str) -> None:
    finding = await checks_of_discord.token(patient(tmp_path, Answers("x", "no route"), DISCORD_TOKEN=text))

    assert finding.mark is Mark.ILL
    assert "DISCORD_TOKEN" in finding.do
    assert not text or text not in finding.line("token")


async def test_the_local_discord_is_asked_for_everything() -> None:
    async with still_discord() as discord:
        config = Config.from_env({"DISCORD_TOKEN": discord.token, "DISCORD_API_URL": discord.url})
        known = await ask(config, SystemClock())
        refused = await ask(Config.from_env({"DISCORD_TOKEN": "x", "DISCORD_API_URL": discord.url}), SystemClock())
        tokenless = await ask(Config.from_env({"DISCORD_API_URL": discord.url}), SystemClock())
        assert discord.violations == []
    gone = await ask(config, SystemClock())

    assert (known.status, known.trouble, known.application["name"]) == (200, None, "Lapidary")
    assert known.gateway["session_start_limit"]["total"] == 1000
    assert (refused.status, refused.trouble, refused.application) == (401, None, {})
    assert (tokenless.status, tokenless.trouble) == (0, None)
    assert gone.trouble is not None
    assert (gone.status, gone.ahead) == (0, None)


@pytest.mark.parametrize("ahead", [0.0, 40.0, -40.0])
async def test_the_clock_is_compared_with_discords(ahead: float) -> None:
    async with still_discord() as discord:
        config = Config.from_env({"DISCORD_TOKEN": discord.token, "DISCORD_API_URL": discord.url})
        found = (await ask(config, SetClock(ahead))).ahead

    assert found is not None
    assert abs(found - ahead) < 3.0


@pytest.mark.parametrize("status", [429, 503])
async def test_an_error_of_discord_is_no_answer_and_no_fault_of_the_network(tmp_path: Path, status: int) -> None:
    async with still_discord() as discord:
        discord.faults.refuse(r"^GET /gateway$", status=status, code=0)
        config = Config.from_env({"DISCORD_TOKEN": discord.token, "DISCORD_API_URL": discord.url})
        answers = await ask(config, SystemClock())

    assert str(status) in str(answers.trouble)
    finding = await checks_of_discord.reachable(patient(tmp_path, answers))
    assert f"status {status}" in finding.seen
    assert "network" not in finding.do


# ---- this machine ----


async def machine(check: str, case: Patient) -> Finding:
    return await looked(getattr(checks_of_machine, check), case)


async def test_a_sound_database_is_whole(tmp_path: Path) -> None:
    assert (await machine("database", patient(tmp_path))).mark is Mark.NONE
    await kept(tmp_path)

    assert await machine("database", patient(tmp_path)) == Finding(Mark.WELL, "is whole and of this version")


@pytest.mark.parametrize(
    ("revision", "mark", "said"),
    [
        ("0007", Mark.LOOK, "is of an older version; make a backup"),
        ("9998", Mark.WELL, "is whole and of a newer version, with which this one can go on"),
        ("9999", Mark.ILL, f"was made by a newer version of the bot ({__version__}); start that one, or restore a"),
    ],
)
async def test_the_version_of_a_database_is_told(tmp_path: Path, revision: str, mark: Mark, said: str) -> None:
    with closing(sqlite3.connect(await kept(tmp_path))) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        if revision == "9999":
            connection.execute("UPDATE notes SET note = ? WHERE name = 'oldest'", (revision,))
    finding = await machine("database", patient(tmp_path))

    assert finding.mark is mark
    assert said in finding.line("database")


@pytest.mark.parametrize("oldest", ["0020", "9999"])
async def test_the_doctor_and_the_check_of_data_refuse_what_a_start_refuses(tmp_path: Path, oldest: str) -> None:
    url = url_of(await kept(tmp_path))
    with closing(sqlite3.connect(tmp_path / "data" / "lapidary.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("UPDATE notes SET note = ? WHERE name = 'oldest'", (oldest,))
    finding = await machine("database", patient(tmp_path))
    if oldest == "0020":
        async with unchanged(url) as database:
            assert [fault async for fault in DataCheck(database, all_games()).faults()] == []
        await (await Store.open(url)).close()
        assert finding.mark is Mark.WELL
        return
    with pytest.raises(UnfitDatabase) as start:
        await Store.open(url)
    with pytest.raises(UnfitDatabase) as check:
        async with unchanged(url):
            pass
    assert str(check.value) == str(start.value)
    assert str(start.value).endswith(f"{finding.seen}: {finding.do}.")


@pytest.mark.parametrize(
    ("statement", "mark", "said"),
    [
        ("", Mark.NONE, "is empty: the first start makes its tables"),
        ("CREATE TABLE notes (text)", Mark.ILL, "is of another program; see whether DATA_DIR"),
        ("CREATE TABLE alembic_version (version_num)", Mark.ILL, "is of another program; see whether DATA_DIR"),
    ],
)
async def test_a_database_that_no_version_has_made_is_not_older(
    tmp_path: Path, statement: str, mark: Mark, said: str
) -> None:
    (tmp_path / "data").mkdir()
    file = tmp_path / "data" / "lapidary.db"
    file.touch()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)
    finding = await machine("database", patient(tmp_path))

    assert finding.mark is mark
    assert said in finding.line("database")
    with pytest.raises(StorageError, match="is no database of this"):
        async with unchanged(url_of(file)):
            pass


@pytest.mark.parametrize("left", [None, b""])
async def test_a_lost_database_is_ill_as_a_start_says(tmp_path: Path, left: bytes | None) -> None:
    file = await kept(tmp_path)
    remember(file, Known(begun=1_800_000_000_000))
    file.unlink()
    if left is not None:
        file.write_bytes(left)
    finding = await machine("database", patient(tmp_path))

    assert (finding.mark, finding.seen) == (Mark.ILL, "is gone or empty, and there was one here from 2027-01-15 on")
    assert finding.do.startswith("restore a backup")


async def test_the_name_of_a_database_may_have_a_blank(tmp_path: Path) -> None:
    folder = tmp_path / "of my bot"
    (folder / "data").mkdir(parents=True)
    (folder / "data" / "lapidary.db").write_text("Dear diary, " * 100)

    assert (await machine("database", patient(folder))).seen.startswith("is not a SQLite database: restore a backup (")


async def test_a_data_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    file = tmp_path / "data"
    file.touch()
    for data in (file, file / "below"):
        told = (await machine("rights", patient(tmp_path, DATA_DIR=str(data)))).line("rights")
        assert told == f"✗ rights: {data}: {file} is a file, no folder; set DATA_DIR to a folder"
        given = patient(tmp_path, DATA_DIR=str(data))
        assert (await machine("database", given)).line("database") == f"- database: there is no {data}/lapidary.db"
        with pytest.raises(StartError, match=r"data is a file, no folder; set DATA_DIR to a folder\.$"):
            make_folder(data)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to another user")
async def test_root_sees_what_others_can_read_of_the_bots_user(tmp_path: Path) -> None:
    file = await kept(tmp_path)
    for path in (file, file.parent):
        os.chown(path, NOBODY, NOBODY)
    file.chmod(0o644)
    finding = await machine("rights", patient(tmp_path))

    assert finding.mark is Mark.LOOK
    assert finding.line("rights").endswith(f"others can use {file}; {TAKEN} if it owns them; else chmod go=")


async def test_a_check_that_fails_does_not_end_the_others(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A user who may not enter the data folder asks, and one check has a bug."""
    await kept(folder)
    (folder / "data").chmod(0o700 if os.geteuid() == 0 else 0o000)

    async def wrong(_: Patient) -> Finding:
        raise ZeroDivisionError("one by none")

    monkeypatch.setitem(CHECKS, "shards", wrong)
    async with still_discord() as discord:
        given = {"DISCORD_TOKEN": discord.token, "DISCORD_API_URL": discord.url, "HEALTH_PORT": "0"}
        with ordinary_user(), pytest.raises(StartError, match=r" need somebody\.$"):
            await examine(Config.from_env({**given, "DATA_DIR": str(folder / "data")}), SystemClock())
    (folder / "data").chmod(0o700)
    lines = capsys.readouterr().out.splitlines()

    assert [line.split(":")[0].split()[1] for line in lines] == list(CHECKS)
    assert [line.split(":")[0] for line in lines if line[0] == Mark.ILL] == [
        "✗ rights", "✗ database", "✗ backup", "✗ shards",
    ]  # fmt: skip
    for what in ("rights", "database", "backup"):
        [told] = [line for line in lines if line.startswith(f"✗ {what}")]
        assert told.endswith("; give it to this user (chown), or run the bot as its owner")
    assert "✗ shards: cannot be looked at: ZeroDivisionError: one by none; report it as a fault of the doctor" in lines


async def test_a_damaged_database_is_ill(tmp_path: Path) -> None:
    file = await kept(tmp_path)
    size = file.stat().st_size
    with file.open("r+b") as content:
        content.seek(size // 2)
        content.write(b"\xff" * (size // 4))
    finding = await machine("database", patient(tmp_path))

    assert finding.mark is Mark.ILL
    assert "damaged" in finding.seen


async def test_a_file_that_is_no_database_is_ill(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "lapidary.db").write_text("Dear diary, " * 100)

    assert (await machine("database", patient(tmp_path))).mark is Mark.ILL


@pytest.mark.slow
@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_a_database_of_postgresql_is_looked_at(tmp_path: Path, database_url: str) -> None:
    await (await Store.open(database_url)).close()
    given = patient(tmp_path, DATABASE_URL=database_url.replace("+asyncpg", ""))
    for check, said in (("database", "is whole and of this version"), ("drive", "the data are in PostgreSQL")):
        assert said in (await machine(check, given)).seen


async def test_a_postgresql_that_does_not_answer_is_ill_and_its_password_is_not_told(tmp_path: Path) -> None:
    finding = await machine("database", patient(tmp_path, DATABASE_URL="postgresql://ada:s3cr3t@127.0.0.1:1/gems"))

    assert finding.mark is Mark.ILL
    assert "s3cr3t" not in finding.line("database")


@pytest.mark.parametrize(("noted", "mark"), [(None, Mark.WELL), (7, Mark.WELL), (8, Mark.ILL)])
async def test_a_database_of_another_application_is_ill(tmp_path: Path, noted: int | None, mark: Mark) -> None:
    store = await Store.open(url_of(await kept(tmp_path)))
    if noted is not None:
        await store.run(lambda connection: shards.note_application(connection, noted))
    await store.close()

    assert (await machine("owner", patient(tmp_path))).mark is mark


@pytest.mark.parametrize(("days", "mark"), [(0, Mark.WELL), (1.9, Mark.WELL), (2.1, Mark.ILL), (None, Mark.ILL)])
async def test_the_age_of_the_last_backup_is_told(tmp_path: Path, days: float | None, mark: Mark) -> None:
    assert (await machine("backup", patient(tmp_path))).mark is Mark.NONE
    folder = (await kept(tmp_path)).parent
    if days is not None:
        note_backup(folder, folder / "copy.db")
        at = time.time() - days * 86_400
        os.utime(folder / "last-backup", (at, at))

    assert (await machine("backup", patient(tmp_path))).mark is mark


@pytest.mark.parametrize(
    ("free", "mark"), [(50 * 2**30, Mark.WELL), (9 * 2**30, Mark.LOOK), (2**30, Mark.ILL), (0, Mark.ILL)]
)
async def test_a_disk_that_is_nearly_full_is_told(
    tmp_path: Path, free: int, mark: Mark, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = type(shutil.disk_usage(tmp_path))(100 * 2**30, 100 * 2**30 - free, free)
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage)

    assert (await machine("space", patient(tmp_path))).mark is mark


async def test_files_that_others_can_read_are_named(tmp_path: Path) -> None:
    file = await kept(tmp_path)
    assert (await machine("rights", patient(tmp_path))).mark is Mark.WELL
    file.chmod(0o644)
    finding = await machine("rights", patient(tmp_path))

    assert finding.mark is Mark.LOOK
    assert str(file) in finding.seen
    assert file.stat().st_mode & 0o777 == 0o644


async def test_a_place_that_cannot_be_written_is_ill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await kept(tmp_path)
    monkeypatch.setattr(checks_of_machine, "hindrance", lambda _: places.READ_ONLY)
    finding = await machine("rights", patient(tmp_path))

    assert finding.mark is Mark.ILL
    assert finding.do == "mount it for writing"


async def test_a_network_drive_deserves_a_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await machine("drive", patient(tmp_path))).mark is Mark.WELL
    monkeypatch.setattr(checks_of_machine, "network_drive", lambda _: "nfs4")

    assert (await machine("drive", patient(tmp_path))).mark is Mark.LOOK


@pytest.mark.parametrize(
    ("locked", "mark"),
    [
        ("aiohttp==0.1 \\\nclick==0.2\n", Mark.LOOK),
        ("gone==1.0 \\\n", Mark.LOOK),
        ("gone==1.0 ; python_version >= '3.13' \\\n", Mark.WELL),
        ("", Mark.WELL),
    ],
)
async def test_packages_of_other_versions_deserve_a_look(
    tmp_path: Path, locked: str, mark: Mark, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "locked.txt").write_text(locked)
    monkeypatch.setattr("bot.program.packages.LOCKED", tmp_path / "locked.txt")

    assert (await machine("versions", patient(tmp_path))).mark is mark


@pytest.mark.parametrize(
    ("body", "mark", "said"),
    [
        ({"ok": True, "loop": {"ok": True}}, Mark.WELL, "runs and is well"),
        ({"ok": False, "loop": {"ok": True}, "storage": {"ok": False}}, Mark.ILL, "not well: storage"),
        (["something else"], Mark.ILL, "another program answers"),
        (None, Mark.NONE, "does not run"),
    ],
)
async def test_a_running_bot_is_asked_how_it_is(tmp_path: Path, body: Any, mark: Mark, said: str) -> None:
    async def answer(_: web.Request) -> web.Response:
        return web.json_response(body, status=200 if isinstance(body, Mapping) and body["ok"] else 503)

    app = web.Application()
    app.router.add_get("/healthz", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    if body is None:
        await runner.cleanup()
    finding = await machine("running", patient(tmp_path, HEALTH_HOST="0.0.0.0", HEALTH_PORT=str(port)))
    await runner.cleanup()

    assert finding.mark is mark
    assert said in finding.seen


# ---- all of it ----


async def test_a_sound_bot_has_a_line_for_each_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = (await kept(tmp_path)).parent
    note_backup(folder, folder / "copy.db")
    async with still_discord() as discord:
        given = {"DISCORD_TOKEN": discord.token, "DISCORD_API_URL": discord.url, "HEALTH_PORT": "0"}
        await examine(Config.from_env({**given, "DATA_DIR": str(tmp_path / "data")}), SystemClock())
        requests = [f"{each.method} {each.path}" for each in discord.rest.requests]

    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0].split()[1] for line in lines] == list(CHECKS)
    assert {line[0] for line in lines} <= {Mark.WELL, Mark.LOOK, Mark.NONE}
    assert "✓ token: Discord knows it as Lapidary" in lines
    assert requests == ["GET /gateway", "GET /users/@me", "GET /applications/@me", "GET /gateway/bot"]


async def test_each_trouble_is_told_and_ends_with_a_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await kept(tmp_path)
    async with still_discord() as discord:
        given = {"DISCORD_TOKEN": "wrong", "DISCORD_API_URL": discord.url, "HEALTH_PORT": "0"}
        with pytest.raises(StartError, match=f"^3 of {len(CHECKS)} need somebody.$"):
            await examine(Config.from_env({**given, "DATA_DIR": str(tmp_path / "data")}), SetClock(-60))

    bad = [line for line in capsys.readouterr().out.splitlines() if line.startswith(Mark.ILL)]
    assert [line.split(":")[0] for line in bad] == ["✗ backup", "✗ clock", "✗ token"]
    assert all("; " in line for line in bad)
