"""Runs the bot of a checkout in its own process, on a local Discord in this process."""

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from bot.playground import Playground

STOP_SECONDS = 10.0


@contextlib.asynccontextmanager
async def bot_process(playground: Playground, folder: Path, checkout: Path) -> AsyncIterator["subprocess.Popen[bytes]"]:
    """Yield the process of a bot that is ready. folder: holds its database."""
    environment = {
        **os.environ,
        "DISCORD_TOKEN": playground.token,
        "DISCORD_API_URL": playground.url,
        "DATA_DIR": str(folder),
        "HEALTH_PORT": "0",
        "EMOJI": "off",
        "LOG_LEVEL": "ERROR",
    }
    process = subprocess.Popen(  # noqa: ASYNC220  Nothing else runs on this loop.
        [sys.executable, "-m", "bot", "run"], cwd=checkout, env=environment, stderr=subprocess.DEVNULL
    )
    try:
        await playground.online()
        await playground.commands()
        yield process
    finally:
        process.terminate()
        try:
            await asyncio.to_thread(process.wait, STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            await asyncio.to_thread(process.wait)
