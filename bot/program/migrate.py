"""The command `migrate`: brings the tables up to date."""

import click

from bot.program.settings import carry_out, make_folder, read_settings
from bot.storage.migrate import migrate_apart


@click.command()
def command() -> None:
    """Bring the tables up to date, as each start does, without a start, and say which migrations ran."""
    carry_out(_migrate())


async def _migrate() -> None:
    config = read_settings()
    make_folder(config.data_dir)
    done = await migrate_apart(config.database_url)
    print(f"The tables are up to date. Migrations that ran: {', '.join(done) or 'none'}.")
