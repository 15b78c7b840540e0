"""Every error that this project raises on purpose, as one tree.

* LapidaryError
  * PlayerError(key, **params)    to the player who caused it: privately, in their language; says what would be right
    x NotationError, OptionError, IllegalMove, NotAllowed, TooMuch, TooHeavy
    x SessionError: NoSession (Unreadable), AlreadyOpen, NotSeated, SeatTaken, NotYourTurn, StaleBoard, NothingToUndo,
      Over, Draining, NotKept
  * ConfigError(faults)           at start: all faults listed, exit 2
  * StartError(sentence)          the command line cannot be carried out; one sentence says what would help, exit 1
    - SettingError(sentence)      because Discord refuses a setting: exit 2
  * StorageError(sentence)        the database cannot be used: too new, read-only, full; one sentence, nothing lost

Anything else that is raised is a bug: it is logged with a ticket number, and the player is shown the ticket.

`key` names a sentence in the Fluent files (`bot/texts`), `params` are its variables. Prose is never raised: the same
error is read by people of different languages. A refused move changes nothing.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

Param = str | int


class LapidaryError(Exception):
    """The root of the tree above."""


class PlayerError(LapidaryError):
    """What a player asked for cannot be done; the key is that of the sentence that says what would be right."""

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
    """A text that is no move, no cell or no position."""


class OptionError(PlayerError):
    """An option of a new match that is outside its range."""


class IllegalMove(PlayerError):
    """A well-formed move that the rules forbid now."""


class SessionError(PlayerError):
    """The match, the seat or the turn is not as the request assumes."""


class NoSession(SessionError):
    """No such match here (any more)."""


class Unreadable(NoSession):
    """The match is there, but this program cannot read it: a moderator can end it all the same."""


class AlreadyOpen(SessionError):
    """A match of this game is open here already."""


class NotSeated(SessionError):
    """The member has no seat in this match."""


class SeatTaken(SessionError):
    """No free seat, or the member sits at this table already."""


class NotYourTurn(SessionError):
    """Somebody else is to move."""


class StaleBoard(SessionError):
    """The match has changed since: the pressed board is no longer the newest, or others were faster."""


class NothingToUndo(SessionError):
    """No step that this member may take back."""


class Over(SessionError):
    """The match has ended."""


class Draining(SessionError):
    """The bot is about to stop and takes no new moves."""


class NotKept(SessionError):
    """The database could not store the change (full, gone). Nothing has changed, or, where its key is in-doubt, nobody
    can know yet whether it has.
    """


class NotAllowed(PlayerError):
    """A permission is missing: the player's or the bot's."""


class TooMuch(PlayerError):
    """This member asks for more at once than is good for all others."""


class TooHeavy(PlayerError):
    """This takes too long to work out, or too much memory."""


class ConfigError(LapidaryError):
    """Settings that cannot be used.

    Attributes:
        faults: one sentence each, all of them at once.
    """

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = tuple(faults)


class StorageError(LapidaryError):
    """A database that cannot be used; the text is one sentence for the operator that says what would help."""


class StartError(LapidaryError):
    """What was asked for on the command line cannot be done; the text is one sentence that says what would help."""


class SettingError(StartError):
    """Discord refuses what is set here or in its developer portal; one sentence says what would help."""
