"""The command `play`: the bot on a local Discord in the browser."""

import contextlib
import os
import shutil
import sys
import webbrowser
from dataclasses import replace

import click

from bot.config import Config
from bot.program.arguments import NEW
from bot.program.connection import connected, stop_on_signals
from bot.program.local import local_discord
from bot.program.serving import serving
from bot.program.settings import carry_out, make_folder, read_settings
from bot.texts import load_texts
from bot.ui.client import point_discord_at


@click.command()
@click.option("--reset", is_flag=True, help="Forget the local Discord and its matches first.")
@NEW
def command(reset: bool, new: bool) -> None:
    """Play now: a local Discord in the browser, served by the bot. No token is needed."""
    config = read_settings(logged=True)
    carry_out(play(config, reset=reset, anew=new))


async def play(config: Config, *, reset: bool = False, anew: bool = False) -> None:
    """Run the bot on a local imitation of Discord in the browser, until Ctrl+C.

    reset: whether to delete this imitation and its matches first. anew: as for `serving`.
    """
    texts = load_texts(strict=False)
    stop = stop_on_signals()
    home = config.data_dir / "playground"
    if reset:
        shutil.rmtree(home, ignore_errors=True)
    make_folder(home)
    # The local Discord has its own ids, so local matches are in a separate database.
    database_url = f"sqlite+aiosqlite:///{home / 'lapidary.db'}"
    local = replace(config, data_dir=home, database_url=database_url, health_port=0, shard_ids=None)
    async with contextlib.AsyncExitStack() as stack:
        playground = await stack.enter_async_context(local_discord(config, texts, home))
        point_discord_at(playground.url)
        link = playground.page_url
        print(f"The page {link} can be opened already; it waits for Lapidary to connect.", flush=True)
        bot = await stack.enter_async_context(
            serving(local, texts, token=playground.token, between_emoji=0.0, local=True, anew=anew)
        )

        async def tell() -> None:
            bot.client.remove_listener(tell, "on_connect")
            print(f"Lapidary is ready: open {link} and type /gems new. Ctrl+C ends it; all is kept.", flush=True)

        bot.client.add_listener(tell, "on_connect")  # The bot registers its commands before it connects.
        if sys.stdout.isatty() and (os.environ.get("DISPLAY") or sys.platform == "darwin"):
            webbrowser.open(link)
        await connected(bot, playground.token, stop)
