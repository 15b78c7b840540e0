"""A bot that is ready to connect: its database, sessions, health server and client."""

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bot.config import Config
from bot.errors import StartError
from bot.games import all_games
from bot.machine import Machine
from bot.program.refusals import logged_in, refusals
from bot.program.settings import ENV_FILE, make_folder
from bot.sessions.sessions import Sessions
from bot.sessions.share import Share
from bot.storage.database import parse_url
from bot.storage.integrity import check_daily
from bot.storage.lock import Claim
from bot.storage.places import network_drive
from bot.storage.private import make_private
from bot.storage.store import Store
from bot.texts import Texts
from bot.ui.client import Client
from bot.ui.emoji import Plan
from bot.ui.health import Check, HealthServer
from bot.ui.metrics import LogCounter
from bot.ui.sync import File, Memory, Note
from bot.ui.watch import Watch
from cogs import all_cogs
from render.emoji import drawings
from render.memory import MEMORY

EMOJI_FILE, EMOJI_NOTE = "emoji.json", "emoji"  # what remembers the names of the emoji: see `_memories`
EMOJI_PAUSE = 0.4  # seconds between two uploads of emoji; Discord limits how often a bot may do this

_log = logging.getLogger("bot")


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
    anew: bool = False,
    machine: Machine | None = None,
    make_client: Callable[..., Client] = Client,
) -> AsyncIterator[Bot]:
    """Set up the database, the sessions, the health server and the client. Close them at the end.

    token: of the application to which the database must belong; None if the bot will not connect.
    between_emoji: seconds between two uploads of emoji.
    local: whether the bot connects to a local Discord, which does not limit how often, and may have been made anew.
    anew: whether a database that was here before may be missing: then a new one is begun.
    machine: gives time, chance and workers; None: this machine.
    make_client: makes the client from the arguments of `Client`.
    """
    machine = machine or Machine()
    counter = LogCounter()
    application = None if token is None or local else partial(_application, token)
    async with contextlib.AsyncExitStack() as stack:
        if config.health_port:
            logging.getLogger().addHandler(counter)
            stack.callback(logging.getLogger().removeHandler, counter)
        make_folder(config.data_dir)
        _look_at_files(config)
        MEMORY.limit_to(config.sprite_memory_mb * 2**20)
        share = await _share(config, token)
        claim = Claim(share.shards, share.count, application)
        store = await Store.open(config.database_url, machine.clock, machine.chance, claim=claim, anew=anew)
        stack.push_async_callback(store.close)
        sessions = Sessions(
            store,
            machine.clock,
            all_games(),
            chance=machine.chance,
            workers=machine.workers,
            share=share,
            through_discord=True,
        )
        stack.push_async_callback(sessions.drain)  # also after a start that fails, or timers would miss the database
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
                turned = machine.clock.monotonic
                figures = Watch(client, store, config.data_dir, lambda: MEMORY.used, turned, counter)
                watch = stack.enter_context(figures)
                await stack.enter_async_context(HealthServer(*where, checks, watch.text, store.probe))
            except OSError as problem:
                raise StartError(
                    f"/healthz cannot listen on {config.health_host}:{config.health_port} ({problem.strerror}): "
                    "set HEALTH_PORT to a free port, or to 0 for none."
                ) from problem
        if store.is_file:
            checking = check_daily(store.check_whole, store.damage, config.data_dir, machine.clock)
            stack.callback(asyncio.create_task(checking, name="integrity").cancel)
        spare_the_collector()
        yield Bot(client, store)


def _look_at_files(config: Config) -> None:
    """Make what is stored, and `.env`, private. Warn of a network drive."""
    url = parse_url(config.database_url)
    database = Path(str(url.database)) if url.get_backend_name() == "sqlite" else None
    if taken := make_private(config.data_dir, database, Path(ENV_FILE)):
        _log.warning("Other users could use %s: now only the owner can", ", ".join(map(str, taken)))
    if database is not None and (kind := network_drive(database.parent)):
        _log.warning("%s is on a network drive (%s): the lock may not keep out a bot elsewhere", database, kind)


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
        with refusals():
            async with logged_in(token) as client:
                count, *_ = await client.http.get_bot_gateway()
    return Share(tuple(range(count)) if config.shard_ids is None else config.shard_ids, count)


async def _application(token: str) -> int:
    """Return the id of a token's application in Discord. Raises StartError if Discord does not answer."""
    with refusals():
        async with logged_in(token) as client:
            assert client.application_id is not None  # discord.py knows the id after login
            return client.application_id


def spare_the_collector() -> None:
    """Make garbage collection rare. By default, it takes a tenth of each move's time and may stop the bot for 50 ms."""
    gc.collect()
    gc.freeze()  # The bot needs all these objects until it ends, so the collector can ignore them.
    # Moves make no reference cycles, so even two hundred moves at once need no collection.
    gc.set_threshold(10_000, 20, 20)


def storage_check(store: Store) -> Check:
    """Return what `/healthz` reports about the database."""
    health = store.health()
    facts = {
        "waiting": health.waiting,
        "last_commit": health.last_commit,
        "fault": health.fault,
        "damage": health.damage,
    }
    return Check(health.well, facts)
