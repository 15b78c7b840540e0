"""The message about the dailies of a day that is over."""

from collections.abc import Mapping

from discord import ui

from bot.errors import NoSession
from bot.sessions.model import Match
from bot.sessions.notices import Notice
from bot.sessions.play.dailies import DailyTable
from bot.sessions.sessions import Sessions
from bot.ui.address import Address
from bot.ui.boards.messages import REPLAY
from bot.ui.boards.pictures import Pictures
from bot.ui.entry.buttons import Button
from bot.ui.face import Face
from bot.ui.panels import Layout, Picture, panel
from bot.ui.times import MOST_LINES, table_text
from bot.ui.words import Words

TODAYS = "todays"  # the action of the button that opens the puzzle of the day


async def day_message(
    notice: Notice, sessions: Sessions, pictures: Pictures, faces: Mapping[str, Face], words: Words
) -> tuple[Layout, list[Picture]]:
    """Return the message of a "daily" notice, and its pictures.

    For each game it has the table of results, the best member's final board, and buttons that show how that board was
    played and open the game's puzzle of the day. One button opens today's board. Raises NotAllowed if the day is not
    over.
    """
    games = notice.game.split()
    todays = Button(Address("b", games[0] if len(games) == 1 else "guide", "daily"), words("daily-ui-todays"))
    layout, shown = Layout(), []
    for game in games:
        table = await sessions.dailies.table(game, notice.guild, notice.day)
        best = await _best(table, sessions)
        picture = None if best is None else await pictures.board(faces[game], best, words)
        row = [] if best is None else [Button(Address("b", REPLAY.area, REPLAY.action, best.id), words("daily-ui-how"))]
        row += [todays] if len(games) == 1 else []
        if sessions.puzzles.of_the_day(game) is not None:
            row.append(Button(Address("b", game, TODAYS), words("puzzle-ui-todays")))
        text = table_text(table, words, MOST_LINES // len(games), streak=game == games[0])
        part = panel(text, row, picture=picture)
        layout = Layout(*layout.children, *part.children)
        shown += [] if picture is None else [picture]
    return (layout if len(games) == 1 else Layout(*layout.children, ui.ActionRow(todays))), shown


async def _best(table: DailyTable, sessions: Sessions) -> Match | None:
    """Return the match of the best member. None: nobody played, or it was deleted."""
    try:
        return await sessions.matches.match(table.lines[0].match) if table.lines else None
    except NoSession:
        return None
