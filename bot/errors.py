"""The errors that this project raises on purpose. They all inherit from LapidaryError.

Any other exception is a bug. The bot logs a bug with a ticket number and shows this number to the player.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

Param = str | int
Roster = tuple[tuple[int, str], ...]  # (user id, stored name) of each user whom boards of a match may name


class Named(NamedTuple):
    """Users whom a sentence names as the boards of their match do. Only `bot.ui.words` makes their names from it.

    Attributes:
        roster: as `Match.roster` returns it. Names that look alike get numbers there.
        places: the users whom the sentence names, as indices of `roster`.
    """

    roster: Roster
    places: tuple[int, ...]


class LapidaryError(Exception):
    """The base class of all errors in this project."""


class PlayerError(LapidaryError):
    """The bot refuses a player's request. The player sees a sentence that says what would be right.

    Attributes:
        key: the key of this sentence in `bot/texts`.
        named: the users whose names are the variable `name` of this sentence; None: it has no such variable.
        params: the other variables of this sentence.
        besides: a second refusal, whose sentence follows; None: there is none.
    """

    besides: "PlayerError | None" = None

    def __init__(self, key: str, named: Named | None = None, /, **params: Param) -> None:
        super().__init__(key, params)
        self.key = key
        self.named = named
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.key, self.named, **self.params), ()

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.key}({shown})"


class NotationError(PlayerError):
    """A text is not the notation of a move, a cell, a gem or a position."""


class OptionError(PlayerError):
    """An option of a new match is outside its range."""


class IllegalMove(PlayerError):
    """The rules forbid this move now."""


class SessionError(PlayerError):
    """The request does not fit the state of the match, the seat or the turn."""


class NoSession(SessionError):
    """There is no such match, or the member may not see it."""


class Unreadable(NoSession):
    """The match exists, but this program cannot read it. A moderator can still end it."""


class AlreadyOpen(SessionError):
    """A match of this game is open here already."""


class NotSeated(SessionError):
    """The member has no seat in this match."""


class SeatTaken(SessionError):
    """There is no free seat, or the member has a seat already."""


class NotOffered(SessionError):
    """No seat of the match is on offer, or none that this member may take."""


class NotYourTurn(SessionError):
    """It is another player's turn."""


class StaleBoard(SessionError):
    """The match has changed since the player saw the board."""


class NothingToUndo(SessionError):
    """There is no step that this member may take back."""


class Over(SessionError):
    """The match has ended."""


class Draining(SessionError):
    """The bot is about to stop and takes no new moves."""


class NotKept(SessionError):
    """The database did not store the change, or did not answer. With the key "error-in-doubt", perhaps it stored it.

    In the log it tells the fault of the database that caused it.
    """

    def __str__(self) -> str:
        cause = self.__cause__
        return f"{self.key}: {cause}" if isinstance(cause, StorageError) else super().__str__()


class NotAllowed(PlayerError):
    """The player or the bot lacks a permission."""


class TooMuch(PlayerError):
    """This member asks for too much at once, which would slow down other members."""


class TooHeavy(PlayerError):
    """A computation takes too much time or memory."""


class Unanswered(LapidaryError):
    """Discord did not answer, so nothing is known. Whoever has asked tries again soon."""


class ConfigError(LapidaryError):
    """The bot cannot use its settings.

    Attributes:
        faults: all faults, each as one sentence.
    """

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = tuple(faults)


class StorageError(LapidaryError):
    """The bot cannot use the database. The text is one sentence that tells the operator what would help."""


class UnfitDatabase(StorageError):
    """The bot must not use this database with these settings, or not while another process uses it."""


class StartError(LapidaryError):
    """A command of the command line failed. The text is one sentence that says what would help."""


class SettingError(StartError):
    """Discord refuses the bot's token or another setting."""
