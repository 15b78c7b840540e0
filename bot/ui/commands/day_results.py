"""The panels behind the buttons of the message about a day's dailies."""

from bot.errors import NotAllowed
from bot.sessions.play.dailies import DailyTable
from bot.ui.address import Address
from bot.ui.boards.day_message import TODAYS, best_match, further_buttons, replay_of
from bot.ui.client import Client
from bot.ui.day_table import MOST_LINES, table_text
from bot.ui.entry.actions import Press
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import needs_server
from bot.ui.panels import Layout, panel
from bot.ui.rows import in_rows


async def all_results(client: Client, context: Context, press: Press) -> Layout:
    """Return the tables of all games of a day, with the member's own places, and what leads further.

    Raises the errors of `_tables`.
    """
    tables = await _tables(client, context, press)
    in_a_row = await client.sessions.dailies.in_a_row(context.place.guild, tables[0].day)
    texts = [
        table_text(
            table,
            context.words,
            in_a_row if table is tables[0] else 0,  # it is that of all games
            most=MOST_LINES // len(tables),
            user=context.user,
        )
        for table in tables
    ]
    return panel("\n".join(texts), *in_rows(further_buttons(tables, client.sessions, context.words)))


async def best_boards(client: Client, context: Context, press: Press) -> Layout:
    """Return the panel that asks whose best board to replay. Raises the errors of `_tables`."""
    tables = await _tables(client, context, press)
    best = [found for table in tables if (found := await best_match(table, client.sessions)) is not None]
    buttons = [Button(replay_of(match.id), client.faces[match.game].name(context.words)) for match in best]
    return panel(context.words("daily-how"), *in_rows(buttons))


def todays_puzzles(client: Client, context: Context) -> Layout:
    """Return the panel that asks for a game with a puzzle of the day."""
    found = [key for key in client.sessions.dailies.games if client.sessions.puzzles.of_the_day(key) is not None]
    buttons = [Button(Address("b", key, TODAYS), client.faces[key].name(context.words)) for key in found]
    return panel(context.words("daily-puzzles"), *in_rows(buttons))


async def _tables(client: Client, context: Context, press: Press) -> list[DailyTable]:
    """Return the tables of the games that somebody has played here on the day that a button names.

    Raises NotAllowed in a direct message, for a day that is not over, and if nobody played.
    """
    guild, dailies = context.place.guild, client.sessions.dailies
    if not guild:
        raise needs_server(context.interaction)
    if not press.argument.isdecimal():
        raise NotAllowed("error-unknown-button")
    found = [await dailies.table(game, guild, int(press.argument)) for game in dailies.games]
    played = [table for table in found if table.lines]
    if not played:  # those who did asked to be left out, or had their data deleted
        raise NotAllowed("daily-table-empty")
    return played
