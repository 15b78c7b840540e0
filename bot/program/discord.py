"""The command `discord`: the local Discord alone, for several processes of the bot."""

import click

from bot.config import Config
from bot.program.arguments import COUNT
from bot.program.connection import stop_on_signals
from bot.program.local import local_discord
from bot.program.settings import carry_out, make_folder, read_settings
from bot.texts import load_texts


@click.command()
@click.option("--servers", type=COUNT, default=1, help="How many servers it has at least.")
def command(servers: int) -> None:
    """Run the local Discord alone, for several processes of the bot."""
    config = read_settings(logged=True)
    carry_out(discord_alone(config, servers))


async def discord_alone(config: Config, servers: int) -> None:
    """Run a local imitation of Discord without a bot, until Ctrl+C. servers: how many servers it has at least.

    Several processes of the bot can connect to it.
    """
    home = config.data_dir / "discord"
    make_folder(home)
    stop = stop_on_signals()
    async with local_discord(config, load_texts(), home, servers) as playground:
        print(f"The page: {playground.page_url}. The settings of each process of the bot:", flush=True)
        print(f"DISCORD_API_URL={playground.url}\nDISCORD_TOKEN={playground.token}", flush=True)
        await stop.wait()
