"""Days and their tables of the daily in words."""

from datetime import date, timedelta

from bot.sessions.play.dailies import DailyTable
from bot.ui.language.names import safe_name
from bot.ui.language.words import Words

MOST_LINES = 20  # what is read in a channel, and fits into a message

_FIRST_DAY = date(1970, 1, 1)


def date_of(day: int) -> str:
    """Return a day (its number since 1970) in writing: "2026-11-21"."""
    return (_FIRST_DAY + timedelta(days=day)).isoformat()


def table_text(table: DailyTable, words: Words) -> str:
    """Return a day's table in words, the best first."""
    lines = [words("daily-table-title", game=table.game, date=date_of(table.day))]
    lines += [
        words("daily-table-row", rank=line.rank, name=safe_name(line.name), score=line.score, turns=line.turns)
        for line in table.lines[:MOST_LINES]
    ]
    if len(table.lines) > MOST_LINES:
        lines.append(words("daily-table-more", count=len(table.lines) - MOST_LINES))
    if not table.lines:
        lines.append(words("daily-table-empty"))
    return "\n".join(lines)
