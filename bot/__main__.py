"""The command line of the bot: `python -m bot run`, `play`, `backup`, `restore` and others.

Long because every command of the command line is here.

Exit codes: 0 for success, 1 for a failure, 2 for unusable settings or arguments.
"""

import argparse
import asyncio
import contextlib
import gc
import logging
import os
import shutil
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import discord
from dotenv import dotenv_values
from pythonjsonlogger.json import JsonFormatter

from bot.config import Config
from bot.engine.table import Table
from bot.errors import ConfigError, NotationError, NotKept, SettingError, StartError, StorageError, UnfitDatabase
from bot.games import all_games
from bot.machine import Machine
from bot.playground import Playground, WorldFileError, open_world
from bot.sessions.audit import DataCheck
from bot.sessions.database import Database
from bot.sessions.leaderboards.alone import recompute_alone
from bot.sessions.leaderboards.counting import recompute
from bot.sessions.sessions import Sessions
from bot.sessions.share import Share
from bot.storage.audit import unchanged
from bot.storage.backup import backup, dated, note_backup, thin_out
from bot.storage.lock import Claim
from bot.storage.migrate import migrate_apart
from bot.storage.restore import restore, restored_in_place
from bot.storage.store import Store
from bot.storage.transfer import transfer
from bot.texts import Texts, load_texts
from bot.texts.page import page_words
from bot.ui.baton import Baton
from bot.ui.client import Client, point_discord_at
from bot.ui.emoji import Emojis, Plan, found
from bot.ui.entry.trouble import summary
from bot.ui.face import Face
from bot.ui.health import Check, HealthServer
from bot.ui.sync import File, Memory, Note
from bot.ui.watch import Watch
from cogs import all_cogs
from render.emoji import drawings
from render.memory import MEMORY

GAMES = all_games()
EMOJI_FILE, EMOJI_NOTE = "emoji.json", "emoji"  # what remembers the names of the emoji: see `_memories`
EMOJI_PAUSE = 0.4  # seconds between two uploads of emoji; Discord limits how often a bot may do this
# Before the bot stops, it draws changed boards for at most this time. A service usually has ten seconds to stop.
DRAIN_SECONDS = 5.5

NO_TOKEN = "There is no token: put DISCORD_TOKEN=... into .env (see .env.example), or play without one: make play."
UNKNOWN_TOKEN = (
    "Discord does not know this token: copy it anew from the developer portal (Bot > Reset Token) into DISCORD_TOKEN."
)
# If Discord closes the connection with one of these codes, the bot prints the message and does not connect again.
CLOSED = {
    4004: UNKNOWN_TOKEN,  # Discord sends this code if somebody resets the token while the bot runs.
    4010: "Discord does not know the shard that this bot asked for (code 4010): look at the sharding settings.",
    4011: "This bot is in more servers than one connection may serve (code 4011): Discord demands sharding.",
    4012: "Discord no longer speaks the version of its API that this bot speaks (code 4012): update Lapidary.",
    4013: "Discord does not know the intents that this bot asked for (code 4013): update Lapidary.",
    4014: "Discord does not grant the intents that this bot asked for (code 4014): switch them on in the developer "
    "portal (Bot > Privileged Gateway Intents).",
}
REFUSED_INTENTS = 4014

_log = logging.getLogger("bot")


# ---- run ----


class Bot(NamedTuple):
    """A bot that is ready to connect to Discord."""

    client: Client
    store: Store


@contextlib.asynccontextmanager
async def serving(
    config: Config,
    texts: Texts,
    *,
    token: str | None = None,
    between_emoji: float = EMOJI_PAUSE,
    local: bool = False,
    machine: Machine | None = None,
    make_client: Callable[..., Client] = Client,
) -> AsyncIterator[Bot]:
    """Set up the database, the sessions, the health server and the client. Close them at the end.

    token: of the application to which the database must belong; None if the bot will not connect.
    between_emoji: seconds between two uploads of emoji.
    local: whether the bot connects to a local Discord, which does not limit how often, and may have been made anew.
    machine: gives time, chance and workers; None: this machine.
    make_client: makes the client from the arguments of `Client`.
    """
    machine = machine or Machine()
    _make_folder(config.data_dir)
    MEMORY.limit_to(config.sprite_memory_mb * 2**20)
    share = await _share(config, token)
    application = None if token is None or local else partial(_application, token)
    async with contextlib.AsyncExitStack() as stack:
        claim = Claim(share.shards, share.count, application)
        store = await Store.open(config.database_url, machine.clock, machine.chance, claim=claim)
        stack.push_async_callback(store.close)
        sessions = Sessions(
            store,
            machine.clock,
            GAMES,
            chance=machine.chance,
            workers=machine.workers,
            share=share,
            through_discord=True,
        )
        commands, names = _memories(config, sessions)
        emoji = Plan(names, drawings(), between_emoji) if config.emoji == "on" else None
        client = make_client(
            sessions,
            texts,
            machine.clock,
            cogs=all_cogs(),
            memory=commands,
            contact=config.contact,
            emoji=emoji,
            requests_a_second=config.requests_a_second,
            new_dms_an_hour=config.new_dms_an_hour,
            guarded=not local,
        )
        stack.push_async_callback(client.close)
        if config.health_port:
            checks = {"gateway": client.gateway, "storage": lambda: storage_check(store)}
            try:
                where = (config.health_host, config.health_port)
                figures = Watch(client, store, config.data_dir, lambda: MEMORY.used, machine.clock.monotonic)
                watch = stack.enter_context(figures)
                await stack.enter_async_context(HealthServer(*where, checks, watch.text))
            except OSError as problem:
                raise StartError(
                    f"/healthz cannot listen on {config.health_host}:{config.health_port} ({problem.strerror}): "
                    "set HEALTH_PORT to a free port, or to 0 for none."
                ) from problem
        spare_the_collector()
        yield Bot(client, store)


def _memories(config: Config, sessions: Sessions) -> tuple[Memory, Memory]:
    """Return what remembers the commands and the emoji: files, or notes in a database of several processes."""
    if config.database_url.startswith("sqlite"):
        return File(config.data_dir / "commands.json"), File(config.data_dir / EMOJI_FILE)
    return Note(sessions.database, "commands"), Note(sessions.database, EMOJI_NOTE)


async def _share(config: Config, token: str | None) -> Share:
    """Return the shards that this process serves. Ask Discord how many there are if the settings leave it to Discord.

    Raises StartError if Discord does not answer.
    """
    count = config.shards or 1
    if config.shards is None and token is not None:
        with _refusals():
            async with _logged_in(token) as client:
                count, *_ = await client.http.get_bot_gateway()
    return Share(tuple(range(count)) if config.shard_ids is None else config.shard_ids, count)


async def _application(token: str) -> int:
    """Return the id of a token's application in Discord. Raises StartError if Discord does not answer."""
    with _refusals():
        async with _logged_in(token) as client:
            assert client.application_id is not None  # discord.py knows the id after login
            return client.application_id


@contextlib.asynccontextmanager
async def _logged_in(token: str) -> AsyncIterator[discord.Client]:
    """Yield a client for requests alone."""
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(token)
        yield client


@contextlib.contextmanager
def _refusals() -> Iterator[None]:
    """Raise StartError in place of the errors of Discord and the network, and SettingError for an unknown token."""
    try:
        yield
    except discord.LoginFailure as problem:
        raise SettingError(UNKNOWN_TOKEN) from problem
    except discord.HTTPException as problem:
        if problem.status < 500:
            raise StartError(f"Discord refuses this bot: {summary(problem)}") from problem
        raise StartError(f"Discord cannot be reached: {summary(problem)}") from problem
    except (aiohttp.ClientError, OSError, TimeoutError, discord.GatewayNotFound) as problem:
        raise StartError(f"Discord cannot be reached: {summary(problem)}") from problem


def spare_the_collector() -> None:
    """Make garbage collection rare. By default, it takes a tenth of each move's time and may stop the bot for 50 ms."""
    gc.collect()
    gc.freeze()  # The bot needs all these objects until it ends, so the collector can ignore them.
    # Moves make no reference cycles, so even two hundred moves at once need no collection.
    gc.set_threshold(10_000, 20, 20)


async def connected(bot: Bot, token: str, stop: asyncio.Event) -> None:
    """Serve Discord until `stop` is set.

    Raises StartError if Discord refuses the bot or does not answer. Raises StorageError if another process has taken
    the database.
    """
    client = bot.client
    running = asyncio.create_task(client.start(token), name="discord")
    stopping = asyncio.create_task(stop.wait(), name="stop")
    ousted = asyncio.create_task(bot.store.ousted(), name="ousted")
    tasks = (running, stopping, ousted)
    try:
        with _refusals():
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if ousted.done():
                raise StorageError(ousted.result())  # The other process draws the boards, so `_drain` is not needed.
            if running.done():
                running.result()
            else:
                await _drain(client)
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as problem:
        await _drain(client)
        raise _closed(problem) from problem
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


def _closed(problem: discord.ConnectionClosed | discord.PrivilegedIntentsRequired) -> StartError:
    code = problem.code if isinstance(problem, discord.ConnectionClosed) else REFUSED_INTENTS
    if code in CLOSED:
        return SettingError(CLOSED[code])
    return StartError(f"Discord has closed the connection for good (code {code}).")


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise StartError(f"The folder {folder} cannot be made ({problem.strerror}): set DATA_DIR.") from problem


async def _drain(client: Client) -> None:
    try:
        async with asyncio.timeout(DRAIN_SECONDS):
            await client.drain()
    except TimeoutError:
        _log.warning("Stopped before everything was drawn; it is drawn at the next start")


def storage_check(store: Store) -> Check:
    """Return what `/healthz` reports about the database."""
    health = store.health()
    facts = {"waiting": health.waiting, "last_commit": health.last_commit, "fault": health.fault}
    return Check(health.writing and health.fault is None, facts)


def _stop_on_signals() -> asyncio.Event:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    # The system sends SIGHUP when the terminal's window closes.
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        loop.add_signal_handler(number, stop.set)
    return stop


async def run(
    config: Config,
    machine: Machine | None = None,
    *,
    texts: Texts | None = None,
    make_client: Callable[..., Client] = Client,
) -> None:
    """Run the bot on Discord until SIGTERM, SIGHUP or Ctrl+C.

    texts: None: load them. machine, make_client: as for `serving`.
    """
    token = config.discord_token
    if token is None:
        raise StartError(NO_TOKEN)
    if config.discord_api_url is not None:
        point_discord_at(config.discord_api_url)
    stop = _stop_on_signals()
    texts = texts or load_texts(strict=False)
    async with serving(config, texts, token=token, machine=machine, make_client=make_client) as bot:
        await connected(bot, token, stop)


# ---- play ----


async def play(config: Config, *, reset: bool = False) -> None:
    """Run the bot on a local imitation of Discord in the browser, until Ctrl+C.

    reset: whether to delete this imitation and its matches first.
    """
    texts = load_texts(strict=False)
    stop = _stop_on_signals()
    home = config.data_dir / "playground"
    if reset:
        shutil.rmtree(home, ignore_errors=True)
    _make_folder(home)
    # The local Discord has its own ids, so local matches are in a separate database.
    database_url = f"sqlite+aiosqlite:///{home / 'lapidary.db'}"
    local = replace(config, data_dir=home, database_url=database_url, health_port=0, shard_ids=None)
    async with contextlib.AsyncExitStack() as stack:
        playground = await stack.enter_async_context(_local_discord(config, texts, home))
        point_discord_at(playground.url)
        link = playground.page_url
        print(f"The page {link} can be opened already; it waits for Lapidary to connect.", flush=True)
        bot = await stack.enter_async_context(
            serving(local, texts, token=playground.token, between_emoji=0.0, local=True)
        )

        async def tell() -> None:
            bot.client.remove_listener(tell, "on_connect")
            print(f"Lapidary is ready: open {link} and type /gems new. Ctrl+C ends it; all is kept.", flush=True)

        bot.client.add_listener(tell, "on_connect")  # The bot registers its commands before it connects.
        if sys.stdout.isatty() and (os.environ.get("DISPLAY") or sys.platform == "darwin"):
            webbrowser.open(link)
        await connected(bot, playground.token, stop)


@contextlib.asynccontextmanager
async def _local_discord(config: Config, texts: Texts, home: Path, servers: int = 1) -> AsyncIterator[Playground]:
    """Serve a local imitation of Discord, which is saved in the folder `home`.

    servers: how many servers it has at least. Raises StartError if the port is in use.
    """
    world = open_world(home)
    world.gather(config.members)
    members = [user for user in world.guild.members if not world.state.users[user].bot]
    for number in range(len(world.guilds) + 1, servers + 1):
        world.add_guild(f"Server {number}", members=members)
    welcome = {language: texts.say(language, "playground-welcome") for language in texts.languages}
    words = page_words()
    playground = Playground(world, host=config.host, port=config.port, folder=home, welcome=welcome, words=words)
    try:
        await playground.start()
    except OSError as problem:
        raise StartError(
            f"The local Discord cannot listen on {config.host}:{config.port} ({problem.strerror}): "
            "choose another port or host, like HOST=127.0.0.1 PORT=8766 make play."
        ) from problem
    try:
        if playground.page_url != playground.url:
            print(f"Warning: it listens on {config.host}. Whoever has its link can play as any member.", flush=True)
        yield playground
    finally:
        await playground.stop()


async def discord_alone(config: Config, servers: int) -> None:
    """Run a local imitation of Discord without a bot, until Ctrl+C. servers: how many servers it has at least.

    Several processes of the bot can connect to it.
    """
    home = config.data_dir / "discord"
    _make_folder(home)
    stop = _stop_on_signals()
    async with _local_discord(config, load_texts(), home, servers) as playground:
        print(f"The page: {playground.page_url}. The settings of each process of the bot:", flush=True)
        print(f"DISCORD_API_URL={playground.url}\nDISCORD_TOKEN={playground.token}", flush=True)
        await stop.wait()


# ---- other commands ----


async def forget(config: Config, user: int) -> None:
    """Delete all data about a member, like `/privacy delete`. The bot must not run at the same time."""
    machine = Machine()
    store = await Store.open(config.database_url, machine.clock, machine.chance, alone=True)
    try:
        sessions = Sessions(store, machine.clock, GAMES, chance=machine.chance, workers=machine.workers)
        await sessions.privacy.forget(user)
        await sessions.drain()
    finally:
        await store.close()


def migrate(config: Config) -> None:
    """Bring the tables up to date, and say which migrations ran."""
    _make_folder(config.data_dir)
    done = asyncio.run(migrate_apart(config.database_url))
    print(f"The tables are up to date. Migrations that ran: {', '.join(done) or 'none'}.")


def make_backup(config: Config, to: Path, keep: int | None) -> None:
    """Copy the database. to: a new file, or a folder. keep: how many dated backups stay in this folder; None: all."""
    folder = to.is_dir()
    if keep is not None and not folder:
        raise StartError(f"--keep is for dated backups in a folder, and {to} is none.")
    now = Machine().clock.now()
    target = dated(to, now) if folder else to
    backup(config.database_url, target, now)
    print(f"The database is copied to {target}.")
    try:
        note_backup(config.data_dir)
    except OSError as problem:
        print(f"/metrics does not learn of it: {config.data_dir} cannot be written ({problem.strerror}).")
    for path in () if keep is None else thin_out(to, keep):
        print(f"Deleted {path}.")


def restore_backup(config: Config, backup: Path | None) -> None:
    """Replace the database with a backup. backup: None if another tool has already replaced the database."""
    now = Machine().clock.now()
    if backup is None:
        done = restored_in_place(config.database_url, now)
        print("The database is ready for the bot's next start.")
    else:
        done = restore(config.database_url, backup, now)
        print(f"{backup} is the database now.")
    print(f"{done.matches} open matches are posted anew at the next start; older boards in Discord take no moves.")
    print("Members who had their data deleted since the backup are in it again: see `bot forget`.")
    if done.aside is not None:
        print(f"The database before is kept as {done.aside}: delete it once you do not need it.")


def copy_to_postgresql(config: Config, source: Path) -> None:
    """Copy a SQLite database into the empty one of the settings, and say how much it was."""
    copied = transfer(source, config.database_url)
    print(f"{copied['matches']} matches and {sum(copied.values())} rows in all are copied. {source} is as before.")
    print("Run `bot check --data` now. Keep the file until the bot has run on the new database for some days.")


def _user_id(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 2**63):
        raise argparse.ArgumentTypeError(f"{text!r} is no user id: it is a number, like 175928847299117063.")
    return int(text)


async def check_data(config: Config) -> None:
    """Print a line for each fault of the database, which a bot may use meanwhile. Raises StartError if there is one."""
    number = 0
    async with unchanged(config.database_url) as database:
        check = DataCheck(database, GAMES)
        async for fault in check.faults():
            print(fault)
            number += 1
    print(
        f"{check.matches} matches were read, {check.replayed} of them played again to their end, "
        f"and {check.tables} tables of ratings computed anew."
    )
    if number:
        raise StartError(f"{number} faults were found.")
    print("No fault was found.")


async def ratings(config: Config, *, keep: bool) -> None:
    """Recompute all ratings, and the lines of members who played alone. keep: whether to store them.

    Raises StartError if the stored ones are wrong and `keep` is False.
    """
    store = await Store.open(config.database_url, alone=keep)
    try:
        found = await recompute(store, keep=keep)
        lines = await recompute_alone(store, GAMES, keep=keep)
    finally:
        await store.close()
    print(f"{found.matches} rated matches on {found.tables} tables were computed anew.")
    if lines and keep:
        print(f"{lines} lines of members who play alone did not show their best match; they are right now.")
    elif lines:
        raise StartError(f"{lines} lines do not show the best match: stop the bot, then add --recompute.")
    if not found.different:
        print("All ratings are what is kept.")
    elif keep:
        print(f"{found.different} numbers were kept otherwise; they are right now.")
    else:
        raise StartError(f"{found.different} numbers are kept otherwise: stop the bot, then add --recompute.")


async def emoji(config: Config, *, upload: bool, remove: bool) -> None:
    """Print how many emoji Discord has. upload: also upload the missing ones. remove: also remove the stale ones."""
    if config.discord_token is None:
        raise StartError(NO_TOKEN)
    if config.discord_api_url is not None:
        point_discord_at(config.discord_api_url)
    faces = _faces()
    with _refusals():
        async with _emoji_memory(config) as (memory, baton), _logged_in(config.discord_token) as client:
            plan = Plan(memory, drawings(), EMOJI_PAUSE)
            there, missing, stale = await found(client, faces.values(), plan)
            print(f"{len(there)} emoji are uploaded, {len(missing)} are missing, {len(stale)} are stale.")
            if upload:
                uploads = Emojis(client, load_texts(), faces, plan, _in_thread, asyncio.sleep, baton)
                print(f"Uploaded {await uploads.upload()} emoji.")
            elif remove and missing:
                raise StartError("Messages may need the stale emoji until all others are there: add --upload.")
            for each in stale if remove else ():
                with contextlib.suppress(discord.NotFound):
                    await each.delete()
                print(f"Removed {each.name}.")


@contextlib.asynccontextmanager
async def _emoji_memory(config: Config) -> AsyncIterator[tuple[Memory, Baton | None]]:
    """Yield what remembers the emoji, and what keeps running bots from uploading at the same time, if there may be."""
    if config.database_url.startswith("sqlite"):
        yield File(config.data_dir / EMOJI_FILE), None
        return
    store = await Store.open(config.database_url)
    try:
        database = Database(store)
        yield Note(database, EMOJI_NOTE), Baton(database, Machine().chance)
    finally:
        await store.close()


def _faces() -> dict[str, Face]:
    """Return the faces of all games, by the key of the game."""
    return {cog.face.key: cog.face for cog in all_cogs() if cog.face is not None}


async def _in_thread(_: str, draw: Callable[..., Any], *args: Any) -> Any:
    return await asyncio.to_thread(draw, *args)


def position(game_key: str, text: str, picture: Path | None) -> None:
    """Print a position in words and in its notation. picture: the PNG file to write, or None for no picture."""
    game = GAMES.get(game_key)
    if game is None:
        raise StartError(f"There is no game {game_key!r}: known are {', '.join(GAMES)}.")
    texts = load_texts()
    try:
        state = game.read_position(text)
    except NotationError as problem:
        raise StartError(texts.say("en", problem.key, **problem.params)) from problem
    view = game.view(state, None)
    for phrase in game.alt(view):
        print(texts.phrase("en", phrase, name="the seat to move"))
    print(game.write_position(state))
    if picture is not None:
        try:
            picture.write_bytes(_faces()[game_key].painter.paint(view, Table()))
        except OSError as problem:
            raise StartError(f"{picture} cannot be written: {problem.strerror}.") from problem


# ---- the command line ----


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Lapidary: gem games for a Discord channel.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="the bot on Discord, with the token in .env")
    playing = commands.add_parser("play", help="a local Discord in the browser, served by the bot; no token needed")
    playing.add_argument("--reset", action="store_true", help="forget the local Discord and its matches first")
    serving_alone = commands.add_parser("discord", help="the local Discord alone, for several processes of the bot")
    serving_alone.add_argument("--servers", type=_count, default=1, help="how many servers it has at least")
    copying = commands.add_parser("backup", help="copy the database, while the bot runs or not")
    copying.add_argument("to", type=Path, help="a new file; or a folder, for a file named by the date")
    copying.add_argument("--keep", type=_count, help="then delete the oldest dated backups in the folder, but so many")
    restoring = commands.add_parser("restore", help="put a backup in the database's place, while the bot is stopped")
    source = restoring.add_mutually_exclusive_group(required=True)
    source.add_argument("file", type=Path, nargs="?", help="what `backup` has written")
    source.add_argument("--in-place", action="store_true", help="pg_restore, say, has put it in place already")
    copying = commands.add_parser("transfer", help="copy a SQLite database to PostgreSQL, while the bot is stopped")
    copying.add_argument("file", type=Path, help="of the SQLite database; DATABASE_URL names the new, empty one")
    commands.add_parser("migrate", help="bring the tables up to date, as each start does, without a start")
    forgetting = commands.add_parser("forget", help="delete all that is kept about a member, while the bot is stopped")
    forgetting.add_argument("user", type=_user_id, help="the member's user id in Discord")
    rating = commands.add_parser("ratings", help="say whether the ratings are what follows from the matches")
    rating.add_argument("--recompute", action="store_true", help="keep what follows; while the bot does not run")
    emojis = commands.add_parser("emoji", help="say which emoji of pieces Discord has, which are missing or stale")
    emojis.add_argument("--upload", action="store_true", help="upload the missing ones, as the running bot does")
    emojis.add_argument("--remove", action="store_true", help="remove those of pieces that look different today")
    checking = commands.add_parser("check", help="say whether the settings are right")
    checking.add_argument("--data", action="store_true", help="and whether all that is kept can be read and agrees")
    showing = commands.add_parser("position", help="read a position in its notation and show it")
    showing.add_argument("game", help=", ".join(GAMES))
    showing.add_argument("text", help="the position, as one argument")
    showing.add_argument("--picture", type=Path, help="write its picture (PNG) to this file")
    return parser


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on.")
    return int(text)


def _carry_out(arguments: argparse.Namespace) -> None:
    if arguments.command == "position":
        position(arguments.game, arguments.text, arguments.picture)
        return
    config = Config.from_env(os.environ, _env_file())
    if arguments.command == "check":
        print("All settings are right.")
        if arguments.data:
            asyncio.run(check_data(config))
    elif arguments.command == "backup":
        make_backup(config, arguments.to, arguments.keep)
    elif arguments.command == "restore":
        restore_backup(config, arguments.file)
    elif arguments.command == "transfer":
        copy_to_postgresql(config, arguments.file)
    elif arguments.command == "migrate":
        migrate(config)
    elif arguments.command == "forget":
        asyncio.run(forget(config, arguments.user))
        print(f"Nothing that is kept leads to {arguments.user} any more. Backups are yours to replace.")
    elif arguments.command == "emoji":
        asyncio.run(emoji(config, upload=arguments.upload, remove=arguments.remove))
    elif arguments.command == "ratings":
        asyncio.run(ratings(config, keep=arguments.recompute))
    else:
        _set_up_logging(config)
        asyncio.run(_service(config, arguments))


async def _service(config: Config, arguments: argparse.Namespace) -> None:
    """Carry out a command that runs until it is stopped."""
    if arguments.command == "run":
        await run(config)
    elif arguments.command == "discord":
        await discord_alone(config, arguments.servers)
    else:
        await play(config, reset=arguments.reset)


def _env_file() -> dict[str, str | None]:
    try:
        return dotenv_values(".env")
    except (UnicodeDecodeError, OSError) as problem:
        raise ConfigError([f".env cannot be read ({problem}): it must be a text file in UTF-8."]) from problem


def _set_up_logging(config: Config) -> None:
    handler = logging.StreamHandler()
    if config.log_format == "json":
        handler.setFormatter(JsonFormatter("{asctime}{levelname}{name}{message}", style="{"))
    else:
        handler.setFormatter(logging.Formatter("{asctime} {levelname:7} {name}: {message}", style="{"))
    logging.basicConfig(level=config.log_level, handlers=[handler])
    if config.log_level != "DEBUG":
        for talkative in ("discord", "alembic"):
            logging.getLogger(talkative).setLevel(logging.WARNING)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code. argv: the arguments of the program, or None for those in `sys.argv`."""
    arguments = _parser().parse_args(argv)
    try:
        _carry_out(arguments)
    except ConfigError as problem:
        print("These settings cannot be used:", *(f"  {fault}" for fault in problem.faults), sep="\n", file=sys.stderr)
        return 2
    except (StartError, StorageError, WorldFileError, NotKept) as problem:
        print(problem.__cause__ if isinstance(problem, NotKept) else problem, file=sys.stderr)
        return 2 if isinstance(problem, (SettingError, UnfitDatabase)) else 1
    except KeyboardInterrupt:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
