"""Tests of `serving` and of the health check of the database."""

import asyncio
import gc
import logging
import shutil
import socket
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from bot.config import Config
from bot.errors import StartError
from bot.program.serving import serving, storage_check
from bot.storage.store import Store
from bot.texts import load_texts
from bot.ui.health import HealthServer
from bot.ui.metrics import LogCounter
from render.memory import MEMORY
from tests.storage.damages import overwrite
from tests.storage.test_damage import keeper


@pytest.mark.slow
async def test_painters_cache_no_more_than_the_setting_allows(tmp_path: Path) -> None:
    config = Config.from_env({"DATA_DIR": str(tmp_path), "HEALTH_PORT": "0", "EMOJI": "off", "SPRITE_MEMORY_MB": "20"})
    before, thresholds = MEMORY.limit, gc.get_threshold()
    try:
        async with serving(config, load_texts(strict=False)):
            assert MEMORY.limit == 20 * 2**20
    finally:
        MEMORY.limit_to(before)
        gc.set_threshold(*thresholds)


@pytest.mark.slow
async def test_an_error_of_the_start_is_counted(tmp_path: Path) -> None:
    keeping = await keeper(tmp_path / "kept" / "lapidary.db")
    killed = tmp_path / "killed" / "lapidary.db"
    killed.parent.mkdir()
    for end in ("", "-wal", ".known"):
        shutil.copy2(f"{keeping.path}{end}", f"{killed}{end}")
    await keeping.store.close()
    log = killed.with_name("lapidary.db-wal")
    overwrite(log, log.stat().st_size // 2, b"\xff" * 8)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    config = Config.from_env({"DATA_DIR": str(killed.parent), "HEALTH_PORT": str(port), "EMOJI": "off"})
    thresholds = gc.get_threshold()
    try:
        async with (
            serving(config, load_texts(strict=False)),
            aiohttp.ClientSession() as client,
            client.get(f"http://127.0.0.1:{port}/metrics") as answer,
        ):
            figures = (await answer.text()).splitlines()
    finally:
        gc.set_threshold(*thresholds)

    assert "lapidary_errors_total 1.0" in figures
    assert 'lapidary_log_records_total{level="error",logger="bot.storage.broken_log"} 1.0' in figures
    assert not [one for one in logging.getLogger().handlers if isinstance(one, LogCounter)]


async def test_healthz_says_that_the_database_is_deleted(tmp_path: Path) -> None:
    database = tmp_path / "bot.db"
    store = await Store.open(f"sqlite+aiosqlite:///{database}")
    checks = {"storage": lambda: storage_check(store)}
    async with HealthServer("127.0.0.1", 0, checks) as server, aiohttp.ClientSession() as client:
        async with client.get(server.url) as answer:
            assert answer.status == 200
        database.unlink()
        async with client.get(server.url) as answer:
            assert answer.status == 503
            assert str(database) in (await answer.json())["storage"]["fault"]
    await store.close()


async def test_healthz_and_metrics_tell_what_only_moves_and_checks_meet(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'bot.db'}")
    probes = []

    async def probe() -> None:
        probes.append(store.health())
        await store.probe()

    checks = {"storage": lambda: storage_check(store)}
    async with (
        HealthServer("127.0.0.1", 0, checks, probe=probe) as server,
        aiohttp.ClientSession() as client,
    ):
        async with client.get(server.url) as answer:
            assert answer.status == 200
        store.damage.refuse(("m1",), "The database is damaged.")
        async with client.get(server.url) as answer:
            assert answer.status == 503
            assert (await answer.json())["storage"]["damage"] == "The database is damaged."
    assert len(probes) == 2
    await store.close()


@pytest.mark.slow
async def test_the_database_is_checked_while_the_bot_runs(tmp_path: Path) -> None:
    config = Config.from_env({"DATA_DIR": str(tmp_path), "HEALTH_PORT": "0", "EMOJI": "off"})
    checked, thresholds = asyncio.Event(), gc.get_threshold()
    honest = Store.check_whole

    async def check(store: Store) -> None:
        await honest(store)
        checked.set()

    try:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(Store, "check_whole", check)
            async with serving(config, load_texts(strict=False)) as bot:
                await checked.wait()
                assert bot.store.health().well
    finally:
        gc.set_threshold(*thresholds)


@pytest.mark.slow
async def test_no_timer_outlives_a_start_that_fails(tmp_path: Path) -> None:
    config = Config.from_env({"DATA_DIR": str(tmp_path), "HEALTH_PORT": "0", "EMOJI": "off"})
    thresholds = gc.get_threshold()
    try:
        with suppress(StartError):
            async with serving(config, load_texts(strict=False)) as bot:
                await bot.client.sessions.start()
                raise StartError("Discord cannot be reached.")
    finally:
        gc.set_threshold(*thresholds)
    assert [task.get_name() for task in asyncio.all_tasks() if task.get_name().startswith("timer")] == []
