"""The command `transfer`: copies a SQLite database to PostgreSQL."""

from pathlib import Path

import click

from bot.config import Config
from bot.program.arguments import PATH
from bot.program.settings import read_settings
from bot.storage.transfer import transfer


@click.command()
@click.argument("file", type=PATH)
def command(file: Path) -> None:
    """Copy the SQLite database FILE to PostgreSQL, while the bot is stopped.

    DATABASE_URL names the new, empty database.
    """
    copy_to_postgresql(read_settings(), file)


def copy_to_postgresql(config: Config, source: Path) -> None:
    """Copy a SQLite database into the empty one of the settings, and say how much it was."""
    copied = transfer(source, config.database_url)
    print(f"{copied['matches']} matches and {sum(copied.values())} rows in all are copied. {source} is as before.")
    print(
        "Run `python -m bot check --data` now. Keep the file until the bot has run on the new database for some days."
    )
