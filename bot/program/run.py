"""The command `run`: the bot on Discord."""

from collections.abc import Callable

import click

from bot.config import Config
from bot.machine import Machine
from bot.program.arguments import NEW
from bot.program.connection import connected, stop_on_signals
from bot.program.refusals import token_of
from bot.program.serving import serving
from bot.program.settings import carry_out, read_settings
from bot.texts import Texts, load_texts
from bot.ui.client import Client


@click.command()
@NEW
def command(new: bool) -> None:
    """Run the bot on Discord, with the token in .env, until SIGTERM or Ctrl+C."""
    config = read_settings(logged=True)
    carry_out(run(config, anew=new))


async def run(
    config: Config,
    machine: Machine | None = None,
    *,
    anew: bool = False,
    texts: Texts | None = None,
    make_client: Callable[..., Client] = Client,
) -> None:
    """Run the bot on Discord until SIGTERM, SIGHUP or Ctrl+C.

    texts: None: load them. anew, machine, make_client: as for `serving`.
    """
    token = token_of(config)
    stop = stop_on_signals()
    texts = texts or load_texts(strict=False)
    async with serving(config, texts, token=token, anew=anew, machine=machine, make_client=make_client) as bot:
        await connected(bot, token, stop)
