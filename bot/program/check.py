"""The command `check`: says whether the settings, and what is kept, are right."""

import click

from bot.config import Config
from bot.errors import StartError
from bot.games import all_games
from bot.program.settings import carry_out, read_settings
from bot.sessions.audit import DataCheck
from bot.storage.audit import unchanged


@click.command()
@click.option("--data", is_flag=True, help="And whether all that is kept can be read and agrees.")
def command(data: bool) -> None:
    """Say whether the settings are right."""
    config = read_settings()
    print("All settings are right.")
    if data:
        carry_out(check_data(config))


async def check_data(config: Config) -> None:
    """Print a line for each fault of the database, which a bot may use meanwhile. Raises StartError if there is one."""
    number = 0
    async with unchanged(config.database_url) as database:
        check = DataCheck(database, all_games())
        async for fault in check.faults():
            print(fault)
            number += 1
    print(
        f"{check.matches} matches were read, {check.replayed} of them played again to their end, "
        f"{check.older} from where older rules had left them, and {check.tables} tables of ratings computed anew."
    )
    if check.newer:
        print(f"{check.newer} of them are of newer rules, which this version cannot read.")
    if number:
        raise StartError(f"{number} faults were found.")
    print("No fault was found.")
