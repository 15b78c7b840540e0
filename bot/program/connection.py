"""The connection of a bot to Discord, until somebody stops the bot."""

import asyncio
import logging
import signal

import discord

from bot.errors import StorageError
from bot.program.refusals import closed, refusals
from bot.program.serving import Bot
from bot.ui.client import Client

# Before the bot stops, it draws changed boards for at most this time. A service usually has ten seconds to stop.
DRAIN_SECONDS = 5.5

_log = logging.getLogger("bot")


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
        with refusals():
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if ousted.done():
                raise StorageError(ousted.result())  # The other process draws the boards, so `_drain` is not needed.
            if running.done():
                running.result()
            else:
                await _drain(client)
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as problem:
        await _drain(client)
        raise closed(problem) from problem
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


async def _drain(client: Client) -> None:
    try:
        async with asyncio.timeout(DRAIN_SECONDS):
            await client.drain()
    except TimeoutError:
        _log.warning("Stopped before everything was drawn; it is drawn at the next start")


def stop_on_signals() -> asyncio.Event:
    """Return an event that is set when the system or Ctrl+C asks this process to stop."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    # The system sends SIGHUP when the terminal's window closes.
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        loop.add_signal_handler(number, stop.set)
    return stop
