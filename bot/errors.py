"""Every error that this project raises on purpose, as one tree.

* LapidaryError
  * PlayerError(key, **params)    shown to the player who caused it, privately and in their language
    x NotationError, OptionError, IllegalMove, NotAllowed, TooMuch, TooHeavy
    x SessionError: NoSession (Unreadable), AlreadyOpen, NotSeated, SeatTaken, NotYourTurn, StaleBoard, NothingToUndo,
      Over, Draining, NotKept
  * ConfigError(faults)           at start: lists all faults, exit code 2
  * StartError(sentence)          a command of the command line failed; one sentence says what would help, exit code 1
    - SettingError(sentence)      Discord refuses a setting: exit code 2
  * StorageError(sentence)        the database cannot be used (too new, read-only, full); the sentence says so

Any other exception is a bug: it is logged with a ticket number, and the player sees the ticket.

`key` names a sentence in the Fluent files (`bot/texts`), and `params` are its variables. A PlayerError has no text,
because players read it in different languages. A refused move changes nothing.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

Param = str | int


class LapidaryError(Exception):
    """The root of the tree above."""


class PlayerError(LapidaryError):
    """The bot refuses a player's request. The sentence `key` tells the player what would be right."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.key, **self.params), ()

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.key}({shown})"


class NotationError(PlayerError):
    """A text that cannot be read as a move, a cell or a position."""


class OptionError(PlayerError):
    """An option of a new match that is outside its range."""


class IllegalMove(PlayerError):
    """A well-formed move that the rules forbid now."""


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


class NotYourTurn(SessionError):
    """Somebody else is to move."""


class StaleBoard(SessionError):
    """The match has changed meanwhile: the pressed board is not the newest, or another change was faster."""


class NothingToUndo(SessionError):
    """There is no step that this member may take back."""


class Over(SessionError):
    """The match has ended."""


class Draining(SessionError):
    """The bot is about to stop and takes no new moves."""


class NotKept(SessionError):
    """The database could not store the change (full, gone), and nothing has changed.

    With the key "error-in-doubt" it is unknown whether the change was stored.
    """


class NotAllowed(PlayerError):
    """A permission is missing: the player's or the bot's."""


class TooMuch(PlayerError):
    """This member asks for too much at once, which would slow down other members."""


class TooHeavy(PlayerError):
    """A computation takes too long or too much memory."""


class ConfigError(LapidaryError):
    """Settings that cannot be used.

    Attributes:
        faults: all faults, each as one sentence.
    """

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = tuple(faults)


class StorageError(LapidaryError):
    """The database cannot be used. The text is one sentence that tells the operator what would help."""


class StartError(LapidaryError):
    """A command of the command line failed. The text is one sentence that says what would help."""


class SettingError(StartError):
    """Discord refuses a setting of the bot, or of its developer portal. The text says what would help."""
