"""What an undo takes back: the moves of one seat, or, if all have agreed, all moves since one of them."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from bot.engine.game import Seat

LONGEST_NOTATION = 60  # the most characters of an undo entry's notation
_BETWEEN = "; "  # stands between two moves; no move's notation contains this text
_COUNTED = "*"  # stands before the number of moves if the entry does not store the moves
_AGREED = "="  # stands before all that, if all have agreed; no move's notation begins with it


class Noted(Protocol):
    """An entry of a match's log (`bot.sessions.model.Entry`)."""

    @property
    def notation(self) -> str: ...


class TakenBack(msgspec.Struct, frozen=True):
    """The moves that an undo took back."""

    count: int  # the number of moves; 0: unknown, because an older version of the bot wrote the entry
    moves: tuple[str, ...]  # in canonical notation, oldest first; () if the entry only stores their number
    agreed: bool = False  # whether all have agreed to it, so that moves of several seats may be among them


class TakeBack(msgspec.Struct, frozen=True):
    """What a member wants to take back with the consent of all (`bot.sessions.time.taking_back`)."""

    version: int  # to which the match goes back
    own: int  # how many moves of the member this withdraws
    count: int  # how many moves it withdraws in all
    whole: bool = True  # whether the whole turn of the member goes back, and not only its last steps

    @property
    def steps(self) -> int:
        """Return how many last steps of the member's turn go back; 0: the whole turn."""
        return 0 if self.whole else self.own


class TakenCall(msgspec.Struct, frozen=True):
    """When a seat was called for a turn that an undo took back."""

    seat: Seat
    at: int  # in milliseconds since 1970


def with_taken_back(moves: Sequence[str], *, agreed: bool = False) -> str:
    """Return the notation of an undo entry: the moves, or only their number if their text is too long."""
    before, written = _AGREED if agreed else "", _BETWEEN.join(moves)
    return before + (written if len(before + written) <= LONGEST_NOTATION else f"{_COUNTED}{len(moves)}")


def taken_back(entry: Noted) -> TakenBack:
    """Return the moves that an undo entry took back."""
    agreed, written = entry.notation.startswith(_AGREED), entry.notation.removeprefix(_AGREED)
    if written.startswith(_COUNTED):
        return TakenBack(int(written.removeprefix(_COUNTED)), (), agreed)
    moves = tuple(written.split(_BETWEEN)) if written else ()
    return TakenBack(len(moves), moves, agreed)
