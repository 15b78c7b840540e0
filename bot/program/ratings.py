"""The command `ratings`: says whether the ratings are what follows from the matches."""

import click

from bot.config import Config
from bot.errors import StartError
from bot.games import all_games
from bot.program.settings import carry_out, read_settings
from bot.sessions.leaderboards.alone import recompute_alone
from bot.sessions.leaderboards.counting import recompute as recompute_ratings
from bot.storage.store import Store


@click.command()
@click.option("--recompute", is_flag=True, help="Keep what follows; while the bot does not run.")
def command(recompute: bool) -> None:
    """Say whether the ratings are what follows from the matches."""
    carry_out(ratings(read_settings(), keep=recompute))


async def ratings(config: Config, *, keep: bool) -> None:
    """Recompute all ratings, and the lines of members who played alone. keep: whether to store them.

    Raises StartError if the stored ones are wrong and `keep` is False.
    """
    store = await Store.open(config.database_url, alone=keep)
    try:
        found = await recompute_ratings(store, keep=keep)
        lines = await recompute_alone(store, all_games(), keep=keep)
    finally:
        await store.close()
    print(f"{found.matches} rated matches on {found.tables} tables were computed anew.")
    if lines and keep:
        print(f"{lines} lines of members who play alone did not show their best match; they are right now.")
    elif lines:
        raise StartError(f"{lines} lines do not show the best match: stop the bot, then add --recompute.")
    if not found.different:
        print("All ratings are what is kept.")
    elif keep:
        print(f"{found.different} numbers were kept otherwise; they are right now.")
    else:
        raise StartError(f"{found.different} numbers are kept otherwise: stop the bot, then add --recompute.")
