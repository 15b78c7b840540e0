"""The command `emoji`: says which emoji of pieces Discord has, uploads and removes them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import click
import discord

from bot.config import Config
from bot.errors import StartError
from bot.machine import Machine
from bot.program.refusals import logged_in, refusals, token_of
from bot.program.serving import EMOJI_FILE, EMOJI_NOTE, EMOJI_PAUSE
from bot.program.settings import carry_out, read_settings
from bot.sessions.database import Database
from bot.storage.store import Store
from bot.texts import load_texts
from bot.ui.baton import Baton
from bot.ui.emoji import Emojis, Plan, found
from bot.ui.sync import File, Memory, Note
from cogs import faces
from render.emoji import drawings


@click.command()
@click.option("--upload", is_flag=True, help="Upload the missing ones, as the running bot does.")
@click.option("--remove", is_flag=True, help="Remove those of pieces that look different today.")
def command(upload: bool, remove: bool) -> None:
    """Say which emoji of pieces Discord has, which are missing or stale."""
    carry_out(emoji(read_settings(), upload=upload, remove=remove))


async def emoji(config: Config, *, upload: bool, remove: bool) -> None:
    """Print how many emoji Discord has. upload: also upload the missing ones. remove: also remove the stale ones."""
    token, by_game = token_of(config), faces()
    with refusals():
        async with _emoji_memory(config) as (memory, baton), logged_in(token) as client:
            plan = Plan(memory, drawings(), EMOJI_PAUSE)
            there, missing, stale = await found(client, by_game.values(), plan)
            print(f"{len(there)} emoji are uploaded, {len(missing)} are missing, {len(stale)} are stale.")
            if upload:
                uploads = Emojis(client, load_texts(), by_game, plan, _in_thread, asyncio.sleep, baton)
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


async def _in_thread(_: str, draw: Callable[..., Any], *args: Any) -> Any:
    return await asyncio.to_thread(draw, *args)
