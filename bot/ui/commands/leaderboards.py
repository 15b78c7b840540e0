"""Requests for leaderboards, and the names of leaderboards. One cog shows the leaderboards of all games.

In the address of a leaderboard's button or select, the game is the leaderboard's game, and the action begins with
ACTION. The other parts hold the whole request, so the button also works after a restart.
"""

from collections.abc import Iterable, Mapping
from typing import ClassVar
from zlib import crc32

import msgspec
from discord import app_commands

from bot.engine.honours import PREDICTIONS, has_hints, level_against, measure_of, own_board, without_hints
from bot.errors import OptionError
from bot.sessions.leaderboards.model import HonourBoard
from bot.sessions.model import Match
from bot.ui.address import LONGEST_ARGUMENT, Address, Kind
from bot.ui.commands.house_cog import HouseCog
from bot.ui.entry.actions import Pressable
from bot.ui.entry.context import Context
from bot.ui.face import Face
from bot.ui.panels import LONGEST_OPTION, clip
from bot.ui.typed import folded
from bot.ui.words import Words

LONGEST_ECHO = 40  # characters of a typed text that a refusal shows at most

AREA = "honours"
ACTION = "honour"

_SHORT = {"week": "w", "month": "m", "all": "a"}
_LONG = {short: span for span, short in _SHORT.items()}
_PAGES = 100_000  # a page is below this number, so an address's version can hold the page and another number


class Asked(msgspec.Struct, frozen=True):
    """A request for one page of a leaderboard.

    Attributes:
        board: the leaderboard's key, or the mark of a long key (see `mark`); None: the leaderboard with the
        member's newest line, else with anybody's.
        period, season, page: as for `Leaderboards.leaderboard`, but season 0 is the current season.
        listed: whether to show the page as text instead of a picture.
    """

    board: str | None = None
    period: str = "all"
    season: int = 0
    page: int = 1
    listed: bool = False

    def address(self, game: str, action: str = ACTION, kind: Kind = "b", *, step: str = "") -> Address:
        """Return the address of a button or select with this request. step: tells two equal buttons apart."""
        period = _SHORT.get(self.period, self.period)
        board = self.board or ""
        if len(period) + 1 + len(board) > LONGEST_ARGUMENT:
            board = mark(board)
        number = (2 * self.season + self.listed) * _PAGES + min(self.page, _PAGES - 1)
        return Address(kind, game, action, step, number, f"{period}.{board}")

    @classmethod
    def of(cls, address: Address) -> "Asked":
        """Return the request in an address."""
        period, _, board = address.argument.partition(".")
        rest, page = divmod(address.version, _PAGES)
        return cls(board or None, _LONG.get(period, period), rest // 2, page, bool(rest % 2))


def mark(board: str) -> str:
    """Return a short code for a leaderboard whose key is too long for an address."""
    return f"#{crc32(board.encode()):08x}"


def meant(board: str, boards: Iterable[HonourBoard]) -> str | None:
    """Return the key of a leaderboard, or None if no leaderboard has this mark. board: its key or its mark."""
    if not board.startswith("#"):
        return board
    return next((one.key for one in boards if mark(one.key) == board), None)


def board_name(face: Face, board: str, words: Words) -> str:
    """Return a leaderboard's name: what it counts, and for which settings. Raises ValueError for an unknown key."""
    level, own = level_against(board), own_board(board)
    if level is not None:
        return words("honour-board-against", level=level)
    if own is not None:
        named = words("honour-board", measure="points", settings=face.leaderboard(own, words))
        return words("honour-board-beside", board=named)
    if board == PREDICTIONS:
        return words("honour-board-predictions")
    measure = measure_of(board)
    settings = face.leaderboard(without_hints(board).removesuffix(f":{measure}"), words)
    name = words("honour-board", measure=measure, settings=settings)
    return words("hint-board", board=name) if has_hints(board) else name


def value_name(board: HonourBoard | None, value: int, face: Face, words: Words) -> str:
    if board is not None and board.measure == "level" and face.levels:
        return words(face.levels[value - 1])
    return words("honour-number", number=value)


def game_named(faces: Mapping[str, Face], typed: str, words: Words) -> str:
    """Return the key of the game with this key, name or slash command. Raises OptionError if there is none."""
    names = game_names(faces, words)
    for key, name in names.items():
        if folded(typed).removeprefix("/") in (key, folded(name), words(f"{key}-command")[1:]):
            return key
    raise OptionError("honour-unknown-game", text=clip(typed, LONGEST_ECHO), games=words.listed(names.values()))


def game_names(faces: Mapping[str, Face], words: Words) -> dict[str, str]:
    return {key: face.name(words) for key, face in faces.items()}


def fitting(names: Mapping[str, str], current: str) -> list[app_commands.Choice[str]]:
    """Return suggestions: the names that contain the typed text. names: by key. The bot gets the key."""
    return [
        app_commands.Choice(name=clip(name, LONGEST_OPTION), value=key)
        for key, name in names.items()
        if folded(current) in folded(name)
    ]


class HonourCog(HouseCog):
    """The cog that shows leaderboards."""

    area: ClassVar[str] = AREA

    async def named(self, context: Context, address: Address) -> None:
        """Return None: these addresses name no match. They have the `step` of `Asked.address` in its place."""

    async def show_table(self, context: Context, game: str, asked: Asked, match: Match | None = None) -> None:
        """Show a leaderboard of this server, privately.

        If `asked` names none, show the one on which `match` counts; if it is empty, one that has lines.
        match: the match from which the member asks; None: the one of this game in the channel, if there is one.
        """
        raise NotImplementedError

    async def show_newest(self, context: Context) -> None:
        """Show the leaderboard of a game that the member has played, privately."""
        raise NotImplementedError

    async def suggest_boards(self, context: Context, game: str, current: str) -> list[app_commands.Choice[str]]:
        """Suggest leaderboards that have lines in this server, and whose names contain the typed text."""
        raise NotImplementedError


def cog_of(areas: Mapping[str, Pressable]) -> HonourCog:
    cog = areas[AREA]
    assert isinstance(cog, HonourCog)
    return cog
