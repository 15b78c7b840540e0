"""The message about the dailies of a day that is over. It is short: the rest is behind its buttons."""

from collections.abc import Mapping, Sequence

import discord

from bot.errors import NoSession
from bot.sessions.memory.years import year_told
from bot.sessions.model import Match
from bot.sessions.notices import Notice
from bot.sessions.pace import DAY
from bot.sessions.play.dailies import DailyTable
from bot.sessions.sessions import Sessions
from bot.ui.address import Address
from bot.ui.boards.messages import MORE, REPLAY
from bot.ui.boards.pictures import Pictures
from bot.ui.day_table import short_table, streak_of_server, table_text
from bot.ui.entry.buttons import Button
from bot.ui.face import Face
from bot.ui.panels import Layout, Picture, gallery, panel
from bot.ui.rows import WIDTH_BELOW_PICTURE, in_rows
from bot.ui.times import date_of
from bot.ui.words import Words, plain_name
from bot.ui.year_button import year_button

GUIDE = "guide"  # the area of the buttons that are for several games
TODAYS = "todays"  # the action of the button that opens the puzzle of the day
RESULTS, HOW, PUZZLES = "results", "how", "puzzles"  # the actions of the buttons below several tables
MOST_BUTTONS = 3
MOST_ALONE, MOST_BESIDE = 10, 3  # the lines of the only table, and of each of several


async def day_message(
    notice: Notice, sessions: Sessions, pictures: Pictures, faces: Mapping[str, Face], words: Words
) -> tuple[Layout, list[Picture]]:
    """Return the message of a "daily" notice, and its pictures.

    It has the best members of each game, and the final board of the best one, side by side for several games. Its
    buttons show how these boards were played, open today's board, and show all results and what else there is. Raises
    NotAllowed if the day is not over.
    """
    dailies = sessions.dailies
    tables = [await dailies.table(game, notice.guild, notice.day) for game in notice.game.split()]
    in_a_row = await dailies.in_a_row(notice.guild, notice.day)
    best = [found for table in tables if (found := await best_match(table, sessions)) is not None]
    shown = [await _pictured(match, tables, pictures, faces, words) for match in best]
    rows = in_rows(_buttons(tables, best, further_buttons(tables, sessions, words), words), WIDTH_BELOW_PICTURE)
    if len(tables) == 1:
        text = table_text(tables[0], words, in_a_row, most=MOST_ALONE)
        return panel(text, *rows, picture=next(iter(shown), None)), shown
    title = [words("daily-results-title", date=date_of(notice.day, words))]
    title += [f"-# {line}" for line in streak_of_server(in_a_row, words)]
    below = panel("\n".join(short_table(table, words, MOST_BESIDE) for table in tables), *rows)
    return Layout(*panel("\n".join(title)).children, *gallery(shown), *below.children), shown


async def best_match(table: DailyTable, sessions: Sessions) -> Match | None:
    """Return the match of the best member. None: nobody played, or it was deleted."""
    try:
        return await sessions.matches.match(table.lines[0].match) if table.lines else None
    except NoSession:
        return None


def replay_of(match: str) -> Address:
    """Return the address of a button that shows how a board was played. match: its id."""
    return Address("b", REPLAY.area, REPLAY.action, match)


def further_buttons(tables: Sequence[DailyTable], sessions: Sessions, words: Words) -> list[Button]:
    """Return the buttons that lead beyond the results of a day: to the puzzles of today, and to a member's past year.

    tables: those of the day, at least one.
    """
    found, puzzled = [], [table.game for table in tables if sessions.puzzles.of_the_day(table.game) is not None]
    if puzzled:
        puzzle = Address("b", GUIDE, PUZZLES) if len(puzzled) > 1 else Address("b", puzzled[0], TODAYS)
        found.append(Button(puzzle, words("puzzle-ui-todays")))
    year = year_told((tables[0].day + 1) * DAY)  # on the day on which the message comes
    return found if year is None else [*found, year_button(year, words)]


async def _pictured(
    match: Match, tables: Sequence[DailyTable], pictures: Pictures, faces: Mapping[str, Face], words: Words
) -> Picture:
    """Return the picture of the best board of a game. Its alt text begins with whose it is."""
    picture = await pictures.board(faces[match.game], match, words)
    first = next(table.lines[0] for table in tables if table.game == match.game)
    name = plain_name(words.member(first.name))
    picture.tell_first(words("daily-best-alt", game=match.game, name=name, score=first.score))
    return picture


def _buttons(
    tables: Sequence[DailyTable], best: Sequence[Match], further: Sequence[Button], words: Words
) -> list[Button]:
    """Return the buttons below the tables. If they are too many, one leads to all results with the further ones."""
    several, day = len(tables) > 1, str(tables[0].day)
    found = []
    if best:
        how = Address("b", GUIDE, HOW, argument=day) if several else replay_of(best[0].id)
        found.append(Button(how, words("daily-ui-how")))
    todays = Address("b", GUIDE if several else tables[0].game, "daily")
    found.append(Button(todays, words("daily-ui-todays"), discord.ButtonStyle.primary))
    results, beyond = Address("b", GUIDE, RESULTS, argument=day), several or len(tables[0].lines) > MOST_ALONE
    if len(found) + beyond + len(further) > MOST_BUTTONS:
        return [*found, Button(results, words(MORE.label))]
    return [*found, *([Button(results, words("daily-ui-results"))] if beyond else []), *further]
