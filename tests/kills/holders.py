"""Who has which seat at each version of a match, as its log tells it."""

from collections.abc import Iterable
from typing import Protocol

from bot.storage.keeping import is_computer


class Logged(Protocol):
    """What is read of a log entry."""

    @property
    def kind(self) -> str: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def user_id(self) -> int | None: ...
    @property
    def notation(self) -> str: ...


class Holders:
    """Follows the seats of a match through its log.

    An owner who moves takes the seat back from a computer player without an entry of its own.

    Attributes:
        users: who has the seats after the entries that were followed so far, in the order of the seats.
    """

    def __init__(self, log: Iterable[Logged], users: Iterable[int]) -> None:
        """users: who has the seats now; this counts for the seats that the log never hands on."""
        first: dict[int, int] = {}
        for entry in log:
            if entry.kind == "seat" and entry.seat is not None:
                first.setdefault(entry.seat, handed(entry)[0])
        self.users = [first.get(seat, user) for seat, user in enumerate(users)]
        self._before: dict[int, set[int]] = {}  # the members who had each seat before a computer player

    def follow(self, entry: Logged) -> None:
        """Follow one more entry."""
        seat, user = entry.seat, entry.user_id
        if seat is None or seat >= len(self.users):
            return
        if entry.kind == "seat":
            self._before.setdefault(seat, set()).add(self.users[seat])
            self.users[seat] = handed(entry)[1]
        elif entry.kind in ("move", "leave") and self.may_come_back(seat, user):
            self.users[seat] = user or 0

    def may_come_back(self, seat: int, user: int | None) -> bool:
        """Return whether a computer player has a seat that may be this member's own."""
        return is_computer(self.users[seat]) and user in self._before.get(seat, ())


def handed(entry: Logged) -> tuple[int, int]:
    """Return who had a seat before an entry of the kind "seat", and who has it then."""
    old, _, new = entry.notation.partition(" ")[0].partition(">")
    return int(old), int(new)
