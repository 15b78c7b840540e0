"""The command `forget`: deletes what is kept about a member."""

import click

from bot.config import Config
from bot.games import all_games
from bot.machine import Machine
from bot.program.arguments import USER
from bot.program.settings import carry_out, read_settings
from bot.sessions.sessions import Sessions
from bot.storage.store import Store


@click.command()
@click.argument("user", type=USER)
def command(user: int) -> None:
    """Delete all that is kept about the member with the Discord id USER, while the bot is stopped."""
    carry_out(forget(read_settings(), user))
    print(f"Nothing that is kept leads to {user} any more. Backups are yours to replace.")


async def forget(config: Config, user: int) -> None:
    """Delete all data about a member, like `/privacy delete`. The bot must not run at the same time."""
    machine = Machine()
    store = await Store.open(config.database_url, machine.clock, machine.chance, alone=True)
    try:
        sessions = Sessions(store, machine.clock, all_games(), chance=machine.chance, workers=machine.workers)
        await sessions.privacy.forget(user)
        await sessions.drain()
    finally:
        await store.close()
