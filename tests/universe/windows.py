"""From when to when the bot is excused from something: while Discord was away, or while it might not write."""

import math
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

from bot.sessions.time.backoff import BACK_OFF
from tests.universe.loop import BEGIN, Loop

EVERYWHERE = 0  # the key of what concerns all channels, or all members
GRACE = 60.0  # seconds around a window that still belong to it
HOUR = 3_600.0
GIVES_UP = HOUR  # a refusal must have lasted for so long: the bot tries three times in more than two hours
LONG_AWAY = 3 * GRACE  # after which a reminder may be given up
# The longest time from a notice to the attempt at whose refusal the bot gives up: other faults may have used up the
# attempts before. In universes of a day, the next one would be after the end.
RETRIES = sum(BACK_OFF[:6]) / 1_000
ONLY_DIRECT = ("unshown", "ended")  # the kinds of notices that a member gets because the channel refuses the board
LARGEST_SKEW = 3_700.0  # by so many seconds the bot's clock may be wrong while it is


@dataclass(eq=False)
class Window:
    """A time on the loop's clock. key: the channel or the member that it concerns."""

    key: int
    begin: float
    end: float = math.inf  # until its cause is over


class Windows:
    """The times at which the bot is excused from one thing. What causes a window opens and closes it."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop
        self._windows: list[Window] = []

    def open(self, key: int = EVERYWHERE, *, before: float = 0.0) -> Window:
        """Return a window that lasts until it is closed. before: for how many seconds it has lasted."""
        window = Window(key, self._loop.now - before)
        self._windows.append(window)
        return window

    def close(self, window: Window, *, after: float = 0.0) -> None:
        """End a window, if it has not ended before. after: in how many seconds it ends."""
        window.end = min(window.end, self._loop.now + after)

    def close_all(self, key: int) -> None:
        """End all windows of a channel or a member now."""
        for window in self._windows:
            if window.key == key:
                self.close(window)

    def note(self, key: int = EVERYWHERE, *, before: float = 0.0) -> None:
        """Note a window that ends now. before: for how many seconds it has lasted."""
        self._windows.append(Window(key, self._loop.now - before, self._loop.now))

    @contextmanager
    def during(self, *keys: int) -> Iterator[None]:
        """Keep windows open in a block."""
        with ExitStack() as stack:
            for key in keys or (EVERYWHERE,):
                stack.callback(self.close, self.open(key))
            yield

    def covers(self, at: float, key: int = EVERYWHERE, *, longest: float = GRACE, shortest: float = 0.0) -> bool:
        """Return whether a window of a key, or one that concerns everything, lies around a time on the loop's clock.

        longest: how many seconds may lie between. shortest: the seconds that a window must have lasted to count.
        """
        return self.meets(at - longest, at + longest, key, shortest=shortest)

    def meets(self, begin: float, end: float, key: int = EVERYWHERE, *, shortest: float = 0.0) -> bool:
        """Return whether a window of a key, or one that concerns everything, has a moment within a time."""
        return any(
            one.begin < end and begin < one.end and min(one.end, self._loop.now) - one.begin >= shortest
            for one in self._windows
            if one.key in (key, EVERYWHERE)
        )

    def at(self, milliseconds: float) -> float:
        """Return the time on the loop's clock of a time since 1970."""
        return milliseconds / 1_000 - self._loop.epoch + BEGIN


class Excuses:
    """All that the bot is excused from.

    Attributes:
        away: an interaction may stay without an answer.
        slow: an interaction, or its answer, may come late.
        muted: the bot may not write, by channel.
        closed: a member takes no direct messages, by member.
        left: a member is away from the server, or Discord says so, by member.
        removed: the bot is not in the server.
        skewed: the bot's clock is wrong.
    """

    def __init__(self, loop: Loop) -> None:
        self.away, self.slow, self.muted = Windows(loop), Windows(loop), Windows(loop)
        self.closed, self.left, self.skewed = Windows(loop), Windows(loop), Windows(loop)
        self.removed = Windows(loop)
        self.away.note()

    def from_saying(self, notice: dict[str, Any]) -> bool:
        """Return whether a stored notice may have stayed unsaid, because Discord refused it again and again.

        What goes only to a member directly has no excuse in its channel.
        """
        direct = notice["kind"] in ONLY_DIRECT
        due = int(notice["id"][:11], 16)  # the notice's id begins with the time of its change
        if direct or notice["kind"] == "next":
            due = max(due, notice.get("due") or 0, notice.get("when") or 0)
        at = self.muted.at(due)
        begin, end = at - LARGEST_SKEW, at + RETRIES
        if self.muted.meets(begin, end, EVERYWHERE if direct else notice["channel"], shortest=GIVES_UP):
            return True
        if notice["kind"] == "ended" and self.removed.meets(begin, end):
            return True  # nobody hears from a server that has removed the bot. Invited again, it shows the final board
        if notice["channel"] < 0 and any(one.meets(begin, end, notice["user"]) for one in (self.closed, self.left)):
            return True  # by letters, each notice goes to its reader or nowhere
        # Only the owner hears of trouble, members of a table of a channel that is gone, and who is told directly.
        user = notice.get("user") or EVERYWHERE
        return (direct or notice["kind"] == "adrift") and (
            self.closed.meets(begin, end, user, shortest=GIVES_UP) or self.left.meets(begin, end, user)
        )

    def from_reminding(self, user: int, handed_at: int, channel: int = EVERYWHERE) -> bool:
        """Return whether a reminder that counts may have stayed unsaid. handed_at: when the bot first tried to send it.

        One that was handed over while Discord was out of reach counts although its message may be lost, if its turn
        ended before another attempt: the next one must have another nonce. Nobody reminds a member who has left, nor
        goes on where the channel refuses: other faults may have used up the attempts before. If the clock jumps after a
        first attempt that has failed, the turn may be over for the bot before the next one.
        """
        at, margin = self.away.at(handed_at), self._margin(handed_at)
        lost = self.away.covers(at, longest=margin, shortest=LONG_AWAY)
        muted = channel != EVERYWHERE and self.muted.meets(at - margin, at + RETRIES, channel, shortest=LONG_AWAY)
        jumped = self.skewed.meets(at, at + GRACE, shortest=LONG_AWAY)
        if channel < 0 and self.closed.meets(at - margin, at + RETRIES, user):  # by letters, no channel stands in
            return True
        return lost or muted or jumped or self.left.meets(at - margin, at + RETRIES, user)

    def is_by(self, told: float, at: float) -> bool:
        """Return whether a time that the bot's clock told is not after another. Both in milliseconds since 1970."""
        return told <= at + 1_000 * self._margin(told)

    def is_skewed(self, told: float) -> bool:
        """Return whether a time that the bot's clock told, in milliseconds since 1970, may be wrong."""
        return self.skewed.covers(self.skewed.at(told), longest=LARGEST_SKEW)

    def _margin(self, told: float) -> float:
        """Return by how many seconds a time that the bot's clock told may be wrong, or may lie beside what it is of."""
        return LARGEST_SKEW if self.is_skewed(told) else GRACE
