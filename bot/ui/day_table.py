"""The table of a daily in words: whole, or in few lines beside those of other games."""

from bot.sessions.play.dailies import DailyTable, OwnResult
from bot.ui.times import date_of
from bot.ui.words import Words, safe_name

MOST_LINES = 20  # the most lines of all tables of a message


def table_text(table: DailyTable, words: Words, in_a_row: int = 0, *, most: int = MOST_LINES, user: int = 0) -> str:
    """Return the table of a daily under its title, the best member first.

    in_a_row: the streak of the server, in days; below 2, it is not told. most: how many members to name. user: the
    member whose own place to tell; 0: nobody's.
    """
    lines = [words("daily-table-title", game=table.game, date=date_of(table.day, words))]
    beside = [*_par(table, words), *streak_of_server(in_a_row, words)]
    if beside:
        lines.append(f"-# {' · '.join(beside)}")
    lines += _rows(table, words, most)
    if not table.lines:
        lines.append(words("daily-table-empty"))
    own = next((line for line in table.lines if line.user == user), None)
    if own is not None:
        lines.append(words("daily-table-own", rank=own.rank, count=len(table.lines), score=own.score))
    return "\n".join(lines)


def own_text(game: str, day: int, own: OwnResult | None, words: Words) -> str:
    """Return the result of one member in a daily, under its title. own: None if there is none."""
    title = words("daily-table-title", game=game, date=date_of(day, words))
    if own is None:
        return f"{title}\n{words('daily-table-none')}"
    par = [] if own.par is None else [words("daily-par", par=own.par)]
    return "\n".join((title, *par, words("daily-table-yours", score=own.score, turns=own.turns)))


def short_table(table: DailyTable, words: Words, most: int) -> str:
    """Return the first lines of a table below the name of its game, for a message with several tables."""
    head = " · ".join((words("daily-table-game", game=table.game), *_par(table, words)))
    return "\n".join((head, *_rows(table, words, most)))


def streak_of_server(in_a_row: int, words: Words) -> list[str]:
    """Return the streak of a server in words; [] if there is none. in_a_row: in days."""
    return [words("daily-streak-server", days=in_a_row)] if in_a_row > 1 else []


def _par(table: DailyTable, words: Words) -> list[str]:
    return [] if table.par is None else [words("daily-par", par=table.par)]


def _rows(table: DailyTable, words: Words, most: int) -> list[str]:
    rows = [
        words(
            "daily-table-row",
            rank=line.rank,
            name=safe_name(words.member(line.name)),
            score=line.score,
            turns=line.turns,
        )
        for line in table.lines[:most]
    ]
    left = len(table.lines) - most
    return [*rows, words("daily-table-more", count=left)] if left > 0 else rows
