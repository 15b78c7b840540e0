"""The command line of the bot: `python -m bot run`, `play`, `backup`, `restore` and others.

Exit codes: 0 for success, 1 for a failure, 2 for unusable settings or arguments.
"""

import sys
from collections.abc import Sequence
from importlib import import_module

import click

from bot import __version__
from bot.errors import ConfigError, NotKept, SettingError, StartError, StorageError, UnfitDatabase
from bot.storage.places import reason
from bot.storage.private import private_files

COMMANDS = {  # each is a module in `bot.program`
    "run": "the bot on Discord, with the token in .env",
    "play": "a local Discord in the browser, served by the bot; no token needed",
    "discord": "the local Discord alone, for several processes of the bot",
    "backup": "copy the database, while the bot runs or not",
    "note": "let /metrics tell of a backup that another tool has made or tried",
    "restore": "put a backup in the database's place, while the bot is stopped",
    "rescue": "copy what is intact in a damaged database into a new one",
    "transfer": "copy a SQLite database to PostgreSQL, while the bot is stopped",
    "migrate": "bring the tables up to date, as each start does, without a start",
    "forget": "delete all that is kept about a member, while the bot is stopped",
    "ratings": "say whether the ratings are what follows from the matches",
    "emoji": "say which emoji of pieces Discord has, which are missing or stale",
    "check": "say whether the settings, and what is kept, are right",
    "doctor": "look at everything around the bot, with what to do: token, database, disk, clock and so on",
    "notices": "the licences of all packages and fonts on which the bot runs",
    "puzzles": "find puzzles in matches that computer players play, and store them",
    "position": "read a position in its notation and show it",
}


class Commands(click.Group):
    """Finds each command in its module, and imports no other."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"bot.program.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="Lapidary %(version)s")
def program() -> None:
    """Lapidary: gem games for a Discord channel."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code. argv: the arguments of the program, or None for those in `sys.argv`."""
    try:
        with private_files():
            program.main(argv, prog_name="python -m bot", standalone_mode=False)
    except click.ClickException as problem:
        problem.show()
        return problem.exit_code
    except ConfigError as problem:
        print("These settings cannot be used:", *(f"  {fault}" for fault in problem.faults), sep="\n", file=sys.stderr)
        return 2
    except (StartError, StorageError, NotKept) as problem:
        print(problem.__cause__ if isinstance(problem, NotKept) else problem, file=sys.stderr)
        return 2 if isinstance(problem, (SettingError, UnfitDatabase)) else 1
    except OSError as problem:
        if problem.filename is None:
            raise
        print(f"{problem.filename} cannot be used: {reason(problem)}.", file=sys.stderr)
        return 1
    except click.Abort:  # Ctrl+C
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
