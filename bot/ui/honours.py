"""Tables of honour, privately: nobody's channel fills with lists."""

from typing import Any

import discord
from discord import ui

from bot.sessions.model import ScoreRow
from bot.sessions.sessions import Sessions
from bot.ui.address import Address
from bot.ui.door import Visit
from bot.ui.face import Face
from bot.ui.items import Select
from bot.ui.names import safe_name
from bot.ui.panel import clip, panel
from bot.ui.words import Words

ROWS = 10
MOST_OPTIONS = 25
LONGEST_OPTION = 100


async def show(visit: Visit, sessions: Sessions, face: Face, scoreboard: str | None) -> None:
    """One table of honour of this guild, with a select to go to the others; None: the one that got the newest line.

    A score board that nobody has a line on (the setting a member plays with, say) is shown empty.
    """
    others = await sessions.boards(visit.place.guild, face.key)
    if scoreboard is None or (scoreboard not in others and not _known(face, scoreboard, visit.words)):
        scoreboard = others[0] if others else face.game.scoreboard(face.game.about.samples[0])
    top = await sessions.top(visit.place.guild, face.key, scoreboard, ROWS, visit.user)
    lines = [visit.words("ui-top-title", game=face.name(visit.words), board=face.honours(scoreboard, visit.words))]
    lines.extend(_line(row, visit.words) for row in top.rows)
    if not top.rows:
        lines.append(visit.words("ui-top-empty"))
    elif top.own is not None and all(row.user != top.own.user for row in top.rows):
        lines.extend(["…", _line(top.own, visit.words)])
    await visit.show(panel("\n".join(lines), _select(face, scoreboard, others, visit.words)))


def _known(face: Face, scoreboard: str, words: Words) -> bool:
    """Whether it is a score board's key at all: the command's option is free text."""
    try:
        face.honours(scoreboard, words)
    except ValueError:
        return False
    return True


def _line(row: ScoreRow, words: Words) -> str:
    key = "ui-top-row" if row.total is None else "ui-top-row-table"
    line = words(
        key,
        rank=row.rank,
        name=safe_name(row.name),
        score=row.score,
        total=row.total or 0,
        turns=row.turns,
        undos=row.undos,
    )
    if row.total is not None or not row.played:
        return line  # who plays together, or alone, wins against nobody
    return f"{line} · {words('ui-top-won', played=row.played, won=row.won)}"


def _select(face: Face, shown: str, others: tuple[str, ...], words: Words) -> list[ui.Item[Any]]:
    if not set(others) - {shown}:
        return []
    keys = [key for key in others if len(key) <= LONGEST_OPTION][:MOST_OPTIONS]
    options = [
        discord.SelectOption(label=clip(face.honours(key, words), LONGEST_OPTION), value=key, default=key == shown)
        for key in keys
    ]
    return [Select(Address("s", face.key, "top"), words("ui-top-choose"), options)]
