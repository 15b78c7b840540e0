"""The command `restore`: puts a backup in the database's place."""

from pathlib import Path

import click

from bot.config import Config
from bot.machine import SystemClock
from bot.program.arguments import PATH
from bot.program.settings import read_settings
from bot.storage.restore import restore, restored_in_place


@click.command()
@click.argument("file", type=PATH, required=False)
@click.option("--in-place", is_flag=True, help="Another tool, say pg_restore, has put it in place already.")
def command(file: Path | None, in_place: bool) -> None:
    """Put FILE, which `backup` has written, in the database's place, while the bot is stopped."""
    if (file is None) != in_place:
        raise click.UsageError("Name the file that `backup` has written, or say --in-place; not both.")
    restore_backup(read_settings(), file)


def restore_backup(config: Config, backup: Path | None) -> None:
    """Replace the database with a backup. backup: None if another tool has already replaced the database."""
    now = SystemClock().now()
    if backup is None:
        done = restored_in_place(config.database_url, now)
        print("The database is ready for the bot's next start.")
    else:
        done = restore(config.database_url, backup, now)
        print(f"{backup} is the database now.")
    print(f"{done.matches} open matches are posted anew at the next start; older boards in Discord take no moves.")
    print("Members who had their data deleted since the backup are in it again: see `python -m bot forget`.")
    if done.aside is not None:
        print(f"The database before is kept as {done.aside}: delete it once you do not need it.")
