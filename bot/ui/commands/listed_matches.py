"""The matches that `/replay` and `/verify` suggest, and their names there."""

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime

from discord import app_commands

from bot.sessions.model import Phase
from bot.storage.reads import ListedRow
from bot.ui.entry.door import Choices
from bot.ui.face import Face
from bot.ui.panels import LONGEST_OPTION, clip, label
from bot.ui.typed import folded
from bot.ui.words import Words, plain_name, shown_names


def suggested(rows: Sequence[ListedRow], faces: Mapping[str, Face], words: Words, current: str) -> Choices:
    """Return the matches whose names have all words of what was typed. faces: by the key of the game."""
    names = {row.match_id: _named(row, faces[row.game], words) for row in rows if row.game in faces}
    wanted = folded(current).split()
    return [
        app_commands.Choice(name=name, value=match_id)
        for match_id, name in names.items()
        if all(word in folded(name) for word in wanted)
    ]


def in_order(rows: Sequence[ListedRow], channel: int) -> list[ListedRow]:
    """Return the matches with those in play in a channel first."""

    def elsewhere(row: ListedRow) -> bool:
        return row.phase != Phase.PLAYING.value or row.channel_id != channel

    return sorted(rows, key=elsewhere)


def _named(row: ListedRow, face: Face, words: Words) -> str:
    """Return the name of a match for suggestions: id, game, players and the day of its last change."""
    key = "replay-choice-playing" if row.phase == Phase.PLAYING.value else "replay-choice-over"
    names = words.listed(map(plain_name, shown_names(row.players, words)))
    shown = words(
        key,
        game=face.name(words),
        names=clip(names, 50),
        day=words.day(_day(row.at)),
    )
    return label(f"{row.match_id} · {shown}", LONGEST_OPTION)


def _day(at: int) -> date:
    """Return a day in UTC. at: milliseconds since 1970."""
    return datetime.fromtimestamp(at / 1000, UTC).date()
