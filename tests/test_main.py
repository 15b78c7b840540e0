"""Tests of the command line with real processes: what they print and how they end."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import aiohttp
import pytest
from PIL import Image

import bot.program
from bot.__main__ import COMMANDS, main
from bot.games.gems3d import GAME
from bot.games.gems3d.model import Options
from bot.playground import ManualClock, Playground, World
from bot.playground.rest.spec import Spec
from bot.sessions.database import Database
from bot.storage import writes
from bot.storage.rows import ChangeRow
from bot.storage.store import Store
from bot.ui.emoji import Remembered
from bot.ui.sync import Note, write_file
from render.emoji import drawings, emoji
from tests.databases import database_url, postgres_server, postgres_tables, url_of
from tests.forks import BOUND, Forked, fork
from tests.playground.fixtures import SCHEMA
from tests.storage.damages import PAGE, overwrite, pages
from tests.storage.disks import read_only, small_disk
from tests.storage.samples import opening

__all__ = ["database_url", "postgres_server", "postgres_tables"]

ROOT = Path(__file__).parents[1]
READY_SECONDS = 60

pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class Ended:
    """The exit code and the output of a process that has ended."""

    code: int
    out: str
    err: str


def environment(**settings: str) -> dict[str, str]:
    """Return the environment variables with these settings and without other settings of the bot."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    return {**kept, "PYTHONPATH": str(ROOT), "HEALTH_PORT": "0", "EMOJI": "off", **settings}


def still_discord(world: World | None = None, **settings: Any) -> Playground:
    """Return a playground whose clock stands still, so that no answer is late on a busy machine."""
    return Playground(world or World.default(), clock=ManualClock(), **settings)


Process = asyncio.subprocess.Process | Forked


async def start(folder: Path, *arguments: str, **settings: str) -> Forked:
    """Start the bot's command line in a forked process, in which the bot is already loaded."""
    return await fork(folder, arguments, environment(**settings))


async def start_python(folder: Path, *arguments: str, **settings: str) -> asyncio.subprocess.Process:
    """Start the bot's command line as operators do, in a new Python."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *arguments,
        cwd=folder, env=environment(**settings),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip


async def end(process: Process) -> Ended:
    try:
        async with asyncio.timeout(READY_SECONDS):
            out, err = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode is not None
    return Ended(process.returncode, out.decode(), err.decode())


async def ran(folder: Path, *arguments: str, **settings: str) -> Ended:
    return await end(await start(folder, *arguments, **settings))


def assert_one_sentence(ended: Ended, code: int, *words: str) -> None:
    assert ended.code == code, ended
    assert len(ended.err.strip().splitlines()) == 1, ended.err
    assert "Traceback" not in ended.err
    for word in words:
        assert word in ended.err


async def test_all_faults_of_the_settings_are_listed_at_once(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKNE=abc\nPORT=many\n")

    ended = await ran(tmp_path, "run", LOG_LEVEL="LOUD")

    assert ended.code == 2
    assert all(name in ended.err for name in ("DISCORD_TOKNE", "PORT", "LOG_LEVEL"))
    assert "Traceback" not in ended.err


async def test_variables_of_other_programs_are_one_warning(tmp_path: Path) -> None:
    ended = await ran(
        tmp_path, "check", LAPIDARY_SERVICE_HOST="10.0.0.7", LOGLEVEL="debug", DATABASE_URI="postgres://a"
    )

    assert ended == Ended(
        0,
        "All settings are right.\n",
        "These names are no settings, and are ignored: "
        "DATABASE_URI (is DATABASE_URL meant?), LOGLEVEL (is LOG_LEVEL meant?)\n",
    )


async def test_check_reports_that_all_settings_are_right(tmp_path: Path) -> None:
    assert (await end(await start_python(tmp_path, "check"))).code == 0


async def test_a_missing_token_is_one_sentence(tmp_path: Path) -> None:
    assert_one_sentence(await ran(tmp_path, "run"), 1, "DISCORD_TOKEN", "make play")


async def test_a_wrong_token_is_one_sentence(tmp_path: Path) -> None:
    async with still_discord() as playground:
        ended = await ran(tmp_path, "run", DISCORD_TOKEN="wrong", DISCORD_API_URL=playground.url)

    assert_one_sentence(ended, 2, "token", "developer portal")


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (4004, ("token", "developer portal")),
        (4010, ("4010", "shard")),
        (4011, ("4011", "sharding")),
        (4012, ("4012", "update")),
        (4013, ("4013", "intents")),
        (4014, ("4014", "intents", "developer portal")),
    ],
)
async def test_a_gateway_that_refuses_the_bot_is_one_sentence(
    tmp_path: Path, code: int, words: tuple[str, ...]
) -> None:
    async with still_discord() as playground, bot_running(tmp_path, playground) as process:
        await playground.gateway.drop(resumable=False, code=code)
        assert_one_sentence(await end(process), 2, *words)


@pytest.mark.parametrize("code", [4004, 1006], ids=["told at once", "told when it connects again"])
async def test_a_new_token_goes_on_with_the_match_and_a_refused_one_costs_no_login(tmp_path: Path, code: int) -> None:
    async with still_discord() as playground:
        ada = playground.actor("Ada")
        settings = settings_of(tmp_path, playground)
        async with bot_running(tmp_path, playground) as process:
            await ada.slash("games", "gems new")
            playground.rest.token = playground.gateway.token = "playground.new"  # somebody resets it in the portal
            await playground.gateway.drop(resumable=code != 4004, code=code)
            assert_one_sentence(await end(process), 2, "does not know this token", "developer portal")
        logins = playground.starts.used
        refused = [await ran(tmp_path, "run", **settings) for _ in range(3)]

        assert playground.starts.used == logins
        process = await start(tmp_path, "run", **settings | {"DISCORD_TOKEN": "playground.new"})
        async with until_online(process, playground):
            [start_cell, *_] = await ada.autocomplete("games", "gems move", "from_", "")
            [goal, *_] = await ada.autocomplete("games", "gems move", "to", "", from_=start_cell["value"])
            moved = await ada.slash("games", "gems move", from_=start_cell["value"], to=goal["value"])
            process.send_signal(signal.SIGTERM)
            ended = await end(process)

    for each in refused:
        assert_one_sentence(each, 2, "does not know this token", "developer portal")
    assert moved.failed is None
    assert (ended.code, ended.err) == (0, "")
    with closing(sqlite3.connect(tmp_path / "data" / "lapidary.db")) as database:
        assert database.execute("SELECT count(*), min(version) FROM matches").fetchall() == [(1, 2)]


@pytest.mark.parametrize(
    ("pattern", "status", "code", "words"),
    [
        (r"^GET /users/@me$", 403, 40001, ("refuses", "40001")),
        (r"^PUT /applications/\d+/commands$", 503, 0, ("reached", "503", "discordstatus.com")),
        (r"^PUT /applications/\d+/commands$", 403, 50001, ("refuses", "50001")),
    ],
)
async def test_an_error_of_discord_at_the_start_is_one_sentence(
    tmp_path: Path, pattern: str, status: int, code: int, words: tuple[str, ...]
) -> None:
    async with still_discord() as playground:
        playground.faults.refuse(pattern, status=status, code=code, times=100)
        settings = {"DISCORD_TOKEN": playground.token, "DISCORD_API_URL": playground.url}
        assert_one_sentence(await ran(tmp_path, "run", **settings), 1, *words)


async def test_an_env_file_that_is_no_text_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes("LOG_LEVEL=Geschwätz".encode("latin-1"))

    ended = await ran(tmp_path, "check")

    assert ended.code == 2
    assert "UTF-8" in ended.err
    assert "Traceback" not in ended.err


@pytest.mark.parametrize("line", ["DISCORD_TOKEN s3cr3t", 'DISCORD_TOKEN="s3cr3t', "= s3cr3t"])
async def test_a_line_of_the_env_file_that_says_nothing_is_told_by_its_number(tmp_path: Path, line: str) -> None:
    (tmp_path / ".env").write_text(f"\ufeffLOG_LEVEL=ERROR\n\n{line}\nPORT=9000\n", encoding="utf-8")

    checked, seen = await ran(tmp_path, "check"), await ran(tmp_path, "doctor")

    assert (checked.code, seen.code) == (2, 1)
    assert checked.err.splitlines()[1:] == [
        "  .env, line 3: it must be like NAME=value; around a value stand two quotation marks or none."
    ]
    assert "✗ settings: .env, line 3: it must be like NAME=value" in seen.out
    assert "s3cr3t" not in checked.err + seen.out


async def test_a_picture_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    text = GAME.write_position(GAME.setup(1, Options(), 1).state)

    ended = await ran(tmp_path, "position", "gems3d", text, "--picture", "nowhere/board.png")

    assert_one_sentence(ended, 1, "nowhere/board.png")


async def test_a_discord_that_cannot_be_reached_is_one_sentence(tmp_path: Path) -> None:
    async with still_discord() as playground:
        gone = playground.url

    assert_one_sentence(await ran(tmp_path, "run", DISCORD_TOKEN="x", DISCORD_API_URL=gone), 1, "reached")


async def test_a_database_newer_than_the_code_is_one_sentence_and_does_not_change(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "lapidary.db") as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    (tmp_path / "lapidary.db").chmod(0o600)

    ended = await ran(tmp_path, "run", DATA_DIR=str(tmp_path), DISCORD_TOKEN="x")

    assert_one_sentence(ended, 2, "newer")


async def test_tables_are_brought_up_to_date_without_a_start_unless_a_bot_runs(tmp_path: Path) -> None:
    settings = {"DATA_DIR": str(tmp_path / "data")}
    first, again = [await ran(tmp_path, "migrate", **settings) for _ in range(2)]
    store = await Store.open(url_of(tmp_path / "data" / "lapidary.db"), alone=True)
    refused = await ran(tmp_path, "migrate", **settings)
    await store.close()

    assert first.out.startswith("The tables are up to date. Migrations that ran: 0001, 0002, ")
    assert again == Ended(0, "The tables are up to date. Migrations that ran: none.\n", "")
    assert_one_sentence(refused, 2, "in use by another process: stop that one first")


async def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "lapidary.db").write_text("this is a shopping list, and a long one at that " * 50)
    (tmp_path / "lapidary.db").chmod(0o600)

    assert_one_sentence(await ran(tmp_path, "run", DATA_DIR=str(tmp_path), DISCORD_TOKEN="x"), 1, "lapidary.db")


async def test_a_data_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")

    assert_one_sentence(await ran(tmp_path, "run", DISCORD_TOKEN="x"), 1, "data")


@asynccontextmanager
async def bot_running(folder: Path, playground: Playground, **settings: str) -> AsyncIterator[Process]:
    """Start a bot in a child process. Yield the process when the bot is online and has registered its commands."""
    process = await start(folder, "run", **settings_of(folder, playground), **settings)
    async with until_online(process, playground):
        yield process


def settings_of(folder: Path, playground: Playground) -> dict[str, str]:
    """Return the settings of a bot that the playground serves."""
    return {
        "DISCORD_TOKEN": playground.token,
        "DISCORD_API_URL": playground.url,
        "DATA_DIR": str(folder / "data"),
        "LOG_LEVEL": "WARNING",
    }


@asynccontextmanager
async def until_online(process: Process, playground: Playground) -> AsyncIterator[None]:
    """Wait until the bot of a process is online. At the end, kill the process if it still runs."""
    try:
        with suppress(TimeoutError):  # a busy machine may take longer to load a fresh checkout
            await playground.until(lambda: online(playground), "")
        await playground.until(lambda: online(playground), "the bot did not come online")
        yield
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


def online(playground: Playground) -> bool:
    return any(session.connection is not None for session in playground.gateway.sessions.values())


@pytest.mark.timeout(300)
async def test_run_connects_to_the_server_in_the_settings_and_sigterm_ends_it(tmp_path: Path) -> None:
    async with still_discord(schema=Spec(SCHEMA)) as playground:
        ada = playground.actor("Ada")
        process = await start_python(tmp_path, "run", EMOJI="on", **settings_of(tmp_path, playground))
        async with until_online(process, playground):
            await ada.slash("games", "gems new")
            process.send_signal(signal.SIGTERM)
            ended = await end(process)
            assert ended.code == 0
            assert ended.err == ""  # The bot prints here what it could not finish.
        async with bot_running(tmp_path, playground):
            shown = await ada.slash("games", "gems board")
            assert shown.answer is not None
        assert not playground.violations


def test_each_command_is_a_module_and_in_the_overview() -> None:
    modules = [import_module(f"bot.program.{found.name}") for found in iter_modules(bot.program.__path__)]
    assert {each.__name__.rpartition(".")[2] for each in modules if hasattr(each, "command")} == COMMANDS.keys()
    for name in COMMANDS:
        assert main([name, "--help"]) == 0


@pytest.mark.parametrize("arguments", [["restore"], ["restore", "copy.db", "--in-place"]])
def test_restore_needs_either_a_file_or_a_database_in_its_place(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert "Name the file that `backup` has written, or say --in-place; not both." in capsys.readouterr().err


def test_the_overview_loads_no_command() -> None:
    code = "import bot.__main__, sys; bot.__main__.main(['--help']); sys.exit('discord' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True).returncode == 0


async def test_play_says_that_it_is_ready_when_commands_are_answered(tmp_path: Path) -> None:
    process = await start(tmp_path, "play", PORT="0", DATA_DIR=str(tmp_path / "data"), LOG_LEVEL="WARNING")
    try:
        said = [await process.stdout.readline()]
        while said[-1] and b"is ready" not in said[-1]:
            said.append(await process.stdout.readline())
        link = said[-1].decode().split()[4]
        online, answered = await first_command(link, "gems", "new")
        process.send_signal(signal.SIGTERM)
        ended = await end(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()

    assert online
    assert answered == "answered"
    assert [line.decode() for line in said] == [
        f"The page {link} can be opened already; it waits for Lapidary to connect.\n",
        f"Lapidary is ready: open {link} and type /gems new. Ctrl+C ends it; all is kept.\n",
    ]
    assert (ended.code, ended.out, ended.err) == (0, "", "")


async def test_a_process_of_the_bot_connects_to_a_local_discord_that_runs_alone(tmp_path: Path) -> None:
    alone = await start(tmp_path, "discord", "--servers", "3", PORT="0", DATA_DIR=str(tmp_path / "local"))
    try:
        said = [(await alone.stdout.readline()).decode().strip() for _ in range(3)]
        settings = dict(line.split("=", 1) for line in said[1:])
        bot = await start(tmp_path, "run", DATA_DIR=str(tmp_path / "data"), SHARDS="2", **settings)
        try:
            ready = await asyncio.wait_for(_line_with(bot.stderr, "is ready in"), READY_SECONDS)
            bot.send_signal(signal.SIGTERM)
            ended = await end(bot)
        finally:
            alone.send_signal(signal.SIGTERM)
        assert (await end(alone)).code == 0
    finally:
        if alone.returncode is None:
            alone.kill()
            await alone.communicate()

    assert said[0].startswith("The page: http://127.0.0.1:")
    assert list(settings) == ["DISCORD_API_URL", "DISCORD_TOKEN"]
    assert "is ready in 3 servers" in ready
    assert ended.code == 0


async def _line_with(stream: asyncio.StreamReader, words: str) -> str:
    """Return the next line of the stream that has these words, or "" at its end."""
    while line := (await stream.readline()).decode():
        if words in line:
            return line
    return ""


async def first_command(link: str, command: str, path: str) -> tuple[bool, str]:
    """Open the page, and use a command at once. Return whether the bot was online, and what became of the command."""
    async with asyncio.timeout(READY_SECONDS), aiohttp.ClientSession() as http:
        async with http.ws_connect(f"{link}/page") as page:
            members = (await page.receive_json())["members"]
        async with http.ws_connect(f"{link}/page?as={members[0]['id']}") as page:
            await page.receive_json()
            here = await page.receive_json()
            places = {"channel_id": here["channels"][0]["id"], "path": [path]}
            ids = [each["id"] for each in here["commands"] if each["name"] == command]
            await page.send_json({"type": "slash", "id": 1, "command_id": ids[0] if ids else "0", **places})
            while (state := state_of(await page.receive_json())) in ("", "sent", "thinking"):
                pass
    return any(each["bot"] and each["online"] for each in members), state


def state_of(frame: dict[str, Any]) -> str:
    """Return the state of a frame's interaction, or the reason of a refusal; else ""."""
    return str(frame.get("error") or frame.get("interaction", {"state": ""})["state"])


async def test_stale_emoji_are_listed_and_removed_once_no_other_is_missing(tmp_path: Path) -> None:
    names = {"gems3d-gem-red": "gems3d_gem_red_123456", "gems3d-gem-blue": "gems3d_gem_blue_123456"}
    async with still_discord(schema=Spec(SCHEMA)) as playground, aiohttp.ClientSession() as http:
        settings = settings_of(tmp_path, playground)
        write_file(tmp_path / "data" / "emoji.json", Remembered(drawings(), names))
        address = f"{playground.url}/api/v10/applications/{playground.world.bot_id}/emojis"
        image = f"data:image/png;base64,{b64encode(emoji('red', 'red', Image.new('RGBA', (1, 1))).png).decode()}"
        for name in ("gems3d_gem_red_123456", "gems3d_gem_red_abcdef", "logo"):
            headers = {"Authorization": f"Bot {playground.token}"}
            await http.post(address, json={"name": name, "image": image}, headers=headers)
        listed = await ran(tmp_path, "emoji", **settings)
        refused = await ran(tmp_path, "emoji", "--remove", **settings)
        write_file(tmp_path / "data" / "emoji.json", Remembered(drawings(), dict([*names.items()][:1])))
        removed = await ran(tmp_path, "emoji", "--remove", **settings)
        left = [one.name for one in playground.world.state.emojis.values()]
        assert not playground.violations
    assert (listed.code, listed.out) == (0, "1 emoji are uploaded, 1 are missing, 1 are stale.\n")
    assert_one_sentence(refused, 1, "--upload")
    assert removed.out.splitlines()[1:] == ["Removed gems3d_gem_red_abcdef."]
    assert left == ["gems3d_gem_red_123456", "logo"]


@pytest.mark.slow
@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_the_names_of_the_emoji_are_in_a_database_of_several_processes(tmp_path: Path, database_url: str) -> None:
    store = await Store.open(database_url)
    names = Remembered(drawings(), {"gems3d-gem-red": "gems3d_gem_red_123456"})
    await Note(Database(store), "emoji").write(names)
    await store.close()
    async with still_discord() as playground:
        settings = {**settings_of(tmp_path, playground), "DATABASE_URL": database_url}
        listed = await ran(tmp_path, "emoji", **settings)
    assert listed == Ended(0, "0 emoji are uploaded, 1 are missing, 0 are stale.\n", "")
    assert not (tmp_path / "data" / "emoji.json").exists()


async def test_a_position_is_read_and_shown(tmp_path: Path) -> None:
    text = GAME.write_position(GAME.setup(1, Options(), 1).state)

    ended = await ran(tmp_path, "position", "gems3d", text, "--picture", "board.png")

    assert ended.code == 0, ended.err
    assert ended.out.strip().splitlines()[-1] == text
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


async def test_a_position_that_cannot_be_read_is_one_sentence(tmp_path: Path) -> None:
    assert_one_sentence(await ran(tmp_path, "position", "gems3d", "xyz"), 1, "xyz")


@pytest.mark.parametrize(
    "arguments",
    [
        ["run"],
        ["play"],
        ["migrate"],
        ["check", "--data"],
        ["backup", "disk/new.db"],
        ["backup", "new.db"],
        ["restore", "copy.db"],
        ["restore", "--in-place"],
        ["forget", "5"],
        ["ratings"],
    ],
    ids=" ".join,
)
async def test_a_read_only_disk_is_one_sentence(tmp_path: Path, arguments: list[str]) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    with small_disk(disk, 1024):
        await (await Store.open(url_of(disk / "lapidary.db"))).close()
        (tmp_path / "copy.db").write_bytes((disk / "lapidary.db").read_bytes())
        with read_only(disk):
            ended = await ran(tmp_path, *arguments, DATA_DIR="disk", DISCORD_TOKEN="x")

    assert_one_sentence(ended, 1, "its disk is read-only")
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize("trouble", ["its disk is read-only", "its disk is full"])
async def test_a_data_folder_that_cannot_be_written_is_not_told_to_be_discords_fault(
    tmp_path: Path, trouble: str
) -> None:
    disk = tmp_path / "data"
    disk.mkdir()
    async with still_discord() as playground:
        database = f"sqlite:///{tmp_path / 'lapidary.db'}"
        settings = settings_of(tmp_path, playground) | {"DATABASE_URL": database, "LOG_LEVEL": "ERROR"}
        with small_disk(disk, 16):
            if "full" in trouble:
                (disk / "ballast").write_bytes(b"x" * 16 * 1024)
                ended, seen = await ran(tmp_path, "run", **settings), await ran(tmp_path, "doctor", **settings)
            else:
                with read_only(disk):
                    ended, seen = await ran(tmp_path, "run", **settings), await ran(tmp_path, "doctor", **settings)

    assert_one_sentence(ended, 1, f"{disk / 'commands.json.new'} cannot be used: {trouble}")
    assert f"✗ rights: {disk}: {trouble}" in seen.out


async def ran_bound(tmp_path: Path, *arguments: str) -> Ended:
    """Run a command as root that may use files of other users only as anybody may."""
    settings = {"DATA_DIR": "data", "DISCORD_TOKEN": "x", "DISCORD_API_URL": "http://127.0.0.1:1"}
    return await ran(tmp_path, *arguments, **settings, **{BOUND: "1"})


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder to another user")
@pytest.mark.parametrize(
    "arguments",
    [["run"], ["check", "--data"], ["backup", "new.db"], ["restore", "copy.db"], ["forget", "5"], ["ratings"]],
    ids=" ".join,
)
async def test_a_folder_of_another_user_is_one_sentence(tmp_path: Path, arguments: list[str]) -> None:
    data = tmp_path / "data"
    data.mkdir()
    await (await Store.open(url_of(data / "lapidary.db"))).close()
    (tmp_path / "copy.db").write_bytes((data / "lapidary.db").read_bytes())
    data.chmod(0o700)
    os.chown(data, 65534, 65534)
    ended = await ran_bound(tmp_path, *arguments)

    assert_one_sentence(ended, 1, "; give it to this user (chown)")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to another user")
async def test_a_backup_of_another_user_is_passed_over_with_a_word(tmp_path: Path) -> None:
    data, backups = tmp_path / "data", tmp_path / "backups"
    data.mkdir()
    backups.mkdir()
    await (await Store.open(url_of(data / "lapidary.db"))).close()
    theirs, ours = (backups / f"lapidary-2020010{day}-000000.db" for day in (1, 2))
    for path in (theirs, ours):
        await ran_bound(tmp_path, "backup", str(path))
    theirs.chmod(0o600)
    os.chown(theirs, 65534, 65534)
    ended = await ran_bound(tmp_path, "backup", "backups", "--keep", "1")

    assert ended.code == 0, ended
    assert f"Passed over {theirs.relative_to(tmp_path)}: this user may not read it; give it" in ended.out
    assert f"Deleted {ours.relative_to(tmp_path)}." in ended.out
    assert len([*backups.iterdir()]) == 2


async def test_no_other_user_can_read_what_is_stored(tmp_path: Path) -> None:
    data, backups, env = tmp_path / "data", tmp_path / "backups", tmp_path / ".env"
    data.mkdir()
    backups.mkdir()
    await (await Store.open(url_of(data / "lapidary.db"))).close()
    env.write_text("CONTACT=ada@example.org\n")
    before = backups / "lapidary-20200101-000000.db"
    assert (await ran(tmp_path, "backup", str(before), DATA_DIR="data")).code == 0
    for path, mode in ((data, 0o755), (data / "lapidary.db", 0o644), (env, 0o644), (before, 0o644)):
        path.chmod(mode)
    async with still_discord() as playground, bot_running(tmp_path, playground) as process:
        await playground.actor("Ada").slash("games", "gems new")
        backed_up = await ran(tmp_path, "backup", "backups", DATA_DIR="data")
        kept = {path.relative_to(tmp_path).as_posix(): path.stat().st_mode & 0o777 for path in data.rglob("*")}
        process.send_signal(signal.SIGTERM)
        ended = await end(process)

    assert {"data/lapidary.db", "data/lapidary.db-wal", "data/lapidary.db-shm", "data/lapidary.db.lock"} <= kept.keys()
    assert {name: mode for name, mode in kept.items() if mode != 0o600} == {}
    assert {path.stat().st_mode & 0o777 for path in (env, *backups.iterdir())} == {0o600}
    assert data.stat().st_mode & 0o777 == 0o700
    assert f"Other users could use {data / 'lapidary.db'}, {data}, .env: now only the owner can" in ended.err
    assert backed_up.out.endswith("Others could read backups/lapidary-20200101-000000.db: now only its owner can.\n")


async def test_the_doctor_looks_at_a_running_bot(tmp_path: Path) -> None:
    async with still_discord() as playground, bot_running(tmp_path, playground):
        settings = settings_of(tmp_path, playground)
        before = await ran(tmp_path, "doctor", **settings)
        await ran(tmp_path, "backup", "copy.db", DATA_DIR="data")
        after = await ran(tmp_path, "doctor", **settings)
    unusable = await ran(tmp_path, "doctor", PORT="many", LOG_LEVEL="LOUD")

    assert_one_sentence(before, 1, "1 of ", "need somebody")
    assert "✗ backup: there was never one; make backup" in before.out
    assert (after.code, after.err, "✗" in after.out) == (0, "", False)
    assert_one_sentence(unusable, 1, "settings cannot be used")
    assert [line.split(":")[1] for line in unusable.out.splitlines()] == [" PORT", " LOG_LEVEL"]


async def test_a_lost_database_is_not_begun_anew_without_a_word(tmp_path: Path) -> None:
    async with still_discord() as playground, bot_running(tmp_path, playground):
        pass
    for end in ("", "-wal", "-shm"):
        (tmp_path / "data" / f"lapidary.db{end}").unlink()
    async with still_discord() as playground:
        settings = settings_of(tmp_path, playground)
        assert_one_sentence(await ran(tmp_path, "run", **settings), 2, "is gone or empty", "restore", "--new")
        async with until_online(await start(tmp_path, "run", "--new", **settings), playground):
            assert (tmp_path / "data" / "lapidary.db").stat().st_size > 0


async def test_what_is_intact_in_a_damaged_database_is_rescued_and_restored(tmp_path: Path) -> None:
    path = tmp_path / "data" / "lapidary.db"
    path.parent.mkdir()
    store = await Store.open(url_of(path))
    for number in range(120):
        await store.write(opening(f"m{number}", number))
    await store.close()
    overwrite(path, (pages(path, "log")[0] - 1) * PAGE, bytes(PAGE))

    assert_one_sentence(await ran(tmp_path, "backup", "copy.db", DATA_DIR="data"), 1, "is damaged", "rescue")
    saved = await ran(tmp_path, "rescue", "all that is saved.db", DATA_DIR="data")
    assert "`python -m bot restore 'all that is saved.db'`" in saved.out
    restored = await ran(tmp_path, "restore", "all that is saved.db", DATA_DIR="data")

    lost = saved.out.count("Lost: match m")
    assert saved.code == restored.code == 0, (saved, restored)
    assert 0 < lost < 120
    assert f"{120 - lost} matches and " in saved.out
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM matches").fetchall() == [(120 - lost,)]


async def test_backup_does_not_overwrite_a_file(tmp_path: Path) -> None:
    async with still_discord() as playground, bot_running(tmp_path, playground):
        first = await ran(tmp_path, "backup", "copy.db", DATA_DIR="data")
        second = await ran(tmp_path, "backup", "copy.db", DATA_DIR="data")

    assert first.code == 0
    with sqlite3.connect(tmp_path / "copy.db") as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copy.close()
    assert_one_sentence(second, 1, "copy.db")


async def test_dated_backups_are_thinned_out_and_a_restored_one_has_no_fault(tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    old = tmp_path / "backups" / "lapidary-20200101-000000.db"
    async with still_discord() as playground, bot_running(tmp_path, playground) as process:
        await playground.actor("Ada").slash("games", "gems new")
        running = await ran(tmp_path, "check", "--data", DATA_DIR="data")
        await ran(tmp_path, "backup", str(old), DATA_DIR="data")
        kept = await ran(tmp_path, "backup", "backups", "--keep", "1", DATA_DIR="data")
        process.send_signal(signal.SIGTERM)
        await process.wait()
    [newest] = (tmp_path / "backups").iterdir()
    restored = await ran(tmp_path, "restore", str(newest), DATA_DIR="data")
    checked = await ran(tmp_path, "check", "--data", DATA_DIR="data")

    assert (running.code, checked.code) == (0, 0), (running, checked)
    assert (kept.code, restored.code) == (0, 0)
    assert "Deleted backups/lapidary-20200101-000000.db." in kept.out
    assert newest != old
    assert (tmp_path / "data" / "last-backup").exists()
    assert "1 matches were read, 1 of them played again" in checked.out
    assert checked.out.endswith("No fault was found.\n")


async def test_faults_of_the_data_are_listed_and_make_the_check_fail(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    store = await Store.open(url_of(tmp_path / "data" / "lapidary.db"))
    await store.write(opening("m0", 1))
    await store.close()
    ended = await ran(tmp_path, "check", "--data", DATA_DIR="data")

    assert_one_sentence(ended, 1, "1 faults were found")
    assert "match m0: " in ended.out


async def test_keep_needs_a_folder_and_a_number(tmp_path: Path) -> None:
    assert_one_sentence(await ran(tmp_path, "backup", "copy.db", "--keep", "2", DATA_DIR="data"), 1, "--keep")
    wrong = await ran(tmp_path, "backup", ".", "--keep", "0", DATA_DIR="data")
    assert (wrong.code, "is no number from 1 on" in wrong.err) == (2, True)


async def test_forget_deletes_a_members_data_while_the_bot_is_stopped(tmp_path: Path) -> None:
    async with still_discord() as playground:
        ada = playground.actor("Ada")
        async with bot_running(tmp_path, playground) as process:
            await ada.slash("games", "gems new")
            process.send_signal(signal.SIGTERM)
            await process.wait()
        unknown = await ran(tmp_path, "forget", "Ada", DATA_DIR="data")
        forgotten = await ran(tmp_path, "forget", str(ada.id), DATA_DIR="data")

    assert unknown.code == 2
    assert "'Ada' is no user id" in unknown.err
    assert forgotten.code == 0, forgotten.err
    assert f"Nothing that is kept leads to {ada.id} any more" in forgotten.out
    with sqlite3.connect(tmp_path / "data" / "lapidary.db") as database:
        assert database.execute("SELECT user_id, name, present FROM seats").fetchall() == [(-1, "", 0)]
    database.close()


async def test_a_database_that_does_not_answer_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    assert (await ran(tmp_path, "forget", "5", DATA_DIR="data")).code == 0
    with sqlite3.connect(tmp_path / "data" / "lapidary.db") as database:
        database.execute("DROP TABLE seats")
    database.close()
    ended = await ran(tmp_path, "forget", "5", DATA_DIR="data")
    assert_one_sentence(ended, 1, "cannot be used: no such table: seats")


async def test_ratings_are_compared_with_the_matches_and_corrected(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    store = await Store.open(url_of(tmp_path / "data" / "lapidary.db"))
    await store.write(opening("m0", 1))
    for seat, place in ((0, 1), (1, 2)):  # This adds a win whose rows for ratings are missing.
        change = ChangeRow("m0", seat, 1, "heap", 1, 1, 100 + seat, place, 25.0, 25 / 3, 25.0, 25 / 3, 1, 0)
        await store.write(writes.put(change))
    await store.close()

    assert_one_sentence(await ran(tmp_path, "ratings", DATA_DIR="data"), 1, "4 numbers", "--recompute")
    mended = await ran(tmp_path, "ratings", "--recompute", DATA_DIR="data")
    again = await ran(tmp_path, "ratings", DATA_DIR="data")

    assert (mended.code, mended.out.count("4 numbers")) == (0, 1), mended.err
    assert (again.code, again.out.splitlines()[-1]) == (0, "All ratings are what is kept.")
