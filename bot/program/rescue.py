"""The command `rescue`: copies what is intact in a damaged database into a new one."""

import shlex
from pathlib import Path

import click

from bot.config import Config
from bot.machine import SystemClock
from bot.program.arguments import PATH
from bot.program.settings import read_settings
from bot.storage.rescue import rescue


@click.command()
@click.argument("to", type=PATH)
def command(to: Path) -> None:
    """Copy what is intact in a damaged SQLite database into the new file TO, while the bot is stopped."""
    save(read_settings(), to)


def save(config: Config, to: Path) -> None:
    """Copy what is intact into a new file, and list what is lost. The database stays as it is."""
    done = rescue(config.database_url, to, SystemClock().now())
    print(f"{done.matches} matches and {sum(done.rows.values())} rows in all are copied to {to}.")
    print(*(f"Lost: {line}." for line in done.lost or ("nothing that is known",)), sep="\n")
    restore = f"python -m bot restore {shlex.quote(str(to))}"
    print(f"Now run `{restore}` and `python -m bot check --data`. Keep the damaged file until then.")
