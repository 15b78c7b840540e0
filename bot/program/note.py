"""The command `note`: lets `/metrics` tell when another tool has made a backup, or tried one."""

import click

from bot.machine import SystemClock
from bot.program.settings import carry_out, make_folder, read_settings
from bot.storage.noted import DONE, note_done


@click.command()
@click.argument("done", type=click.Choice([*DONE]))
def command(done: str) -> None:
    """Note that another tool, say pg_dump, has made a backup now, or that a drill has restored one."""
    config = read_settings()
    make_folder(config.data_dir)
    carry_out(note_done(config.database_url, config.data_dir, done, SystemClock().now()))
    print(f"/metrics tells of this {done}.")
