"""Codes that members send on and type, such as ABCD-EFGH, and a limit for whoever tries to guess one."""

import re
from collections.abc import Callable

from bot.errors import TooMuch
from bot.machine import Chance
from bot.sessions.live import Newest
from bot.sessions.pace import DAY, HOUR, MINUTE

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without those that look alike: I and 1, O and 0
CODE_LENGTH = 8
TRIES = 5  # the most attempts to draw a code that nothing else has
CODE_KEPT = 7 * DAY  # after which a code is deleted that works no more; until then it says why it does not
MOST_WRONG = 10  # codes that nobody has, which one may type within an hour
REMEMBERED = 10_000  # who has typed one
_WRITTEN = re.compile(rf"(?<![A-Z0-9])([{CODE_LETTERS}]{{4}})[-‐–—]([{CODE_LETTERS}]{{4}})(?![A-Z0-9])")


def new_code(chance: Chance) -> str:
    """Return a random code. It may be taken."""
    return "".join(chance.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def written(code: str) -> str:
    """Return a code as members read it, such as "ABCD-EFGH"."""
    return f"{code[:4]}-{code[4:]}"


def read_code(typed: str) -> str:
    """Return the code that a member has typed, be it in small letters, or with other signs between them.

    In a longer text, such as the message with which it came, it is found by its hyphen.
    """
    found = [*dict.fromkeys(_WRITTEN.findall(typed.upper()))]
    if len(found) == 1:
        return "".join(found[0])
    return "".join(sign for sign in typed.upper() if sign.isalnum())


class Guesses:
    """Counts the codes that nobody has, by who has typed them. Each process of a bot counts for itself.

    MOST_WRONG of 32**8 codes an hour: while 10,000 codes are open, one member would need 1,200 years to find one.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        """now: return the time in milliseconds since 1970."""
        self._now = now
        self._wrong: Newest[int, tuple[int, ...]] = Newest(REMEMBERED)

    def read(self, who: int, typed: str) -> str:
        """Return the code that somebody has typed. who: the id of a user, or of a server for all its managers.

        Raises TooMuch if too many before were wrong, whatever this one is.
        """
        wrong = self._last(who)
        if len(wrong) >= MOST_WRONG:
            raise TooMuch(
                "letters-error-guesses", most=MOST_WRONG, minutes=-(-(wrong[0] + HOUR - self._now()) // MINUTE)
            )
        return read_code(typed)

    def note_wrong(self, who: int) -> None:
        """Note that nobody has the code that was typed."""
        self._wrong[who] = (*self._last(who), self._now())

    def _last(self, who: int) -> tuple[int, ...]:
        return tuple(at for at in self._wrong.get(who, ()) if at > self._now() - HOUR)
