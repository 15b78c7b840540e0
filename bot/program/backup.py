"""The command `backup`: copies the database."""

from pathlib import Path

import click

from bot.config import Config
from bot.errors import StartError
from bot.machine import SystemClock
from bot.program.arguments import COUNT, PATH
from bot.program.settings import read_settings
from bot.storage.backup import backup, dated, dated_in, note_backup, refuse_emptier, thin_out, unreadable_in
from bot.storage.places import reason
from bot.storage.private import take_from_others


@click.command()
@click.argument("to", type=PATH)
@click.option(
    "--keep",
    type=COUNT,
    help="Then delete the oldest dated backups there, but so many; an emptier database is refused.",
)
def command(to: Path, keep: int | None) -> None:
    """Copy the database, while the bot runs or not. TO is a new file; or a folder, for a file named by the date."""
    make_backup(read_settings(), to, keep)


def make_backup(config: Config, to: Path, keep: int | None) -> None:
    """Copy the database. to: a new file, or a folder. keep: how many dated backups stay in this folder; None: all."""
    folder = to.is_dir()
    if keep is not None and not folder:
        raise StartError(f"--keep is for dated backups in a folder, and {to} is none.")
    if keep is not None:
        refuse_emptier(config.database_url, to)
    now = SystemClock().now()
    target = dated(to, now) if folder else to
    backup(config.database_url, target, now)
    print(f"The database is copied to {target}.")
    try:
        note_backup(config.data_dir, target)
    except OSError as problem:
        print(f"/metrics does not learn of it: {config.data_dir} cannot be written: {reason(problem)}.")
    for path in () if keep is None else thin_out(to, keep):
        print(f"Deleted {path}.")
    if folder:
        for path in unreadable_in(to):
            print(f"Passed over {path}: this user may not read it; give it to this user (chown).")
        for path in take_from_others(dated_in(to)):
            print(f"Others could read {path}: now only its owner can.")
