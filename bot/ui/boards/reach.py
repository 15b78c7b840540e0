"""Remembers through which presses public messages can still be edited or deleted.

Discord's limits do not count requests with an interaction's token, which lives for 15 minutes. So a press on a board
serves later changes of this board too, such as those that members make on private panels.
"""

from bot.sessions.live import Newest
from bot.ui.entry.context import Context

REMEMBERED = 2_000  # messages that are remembered at most


class Presses:
    """The newest usable press on each message."""

    def __init__(self) -> None:
        self._presses: Newest[int, Context] = Newest(REMEMBERED)  # by message id; the oldest press first

    def __len__(self) -> int:
        return len(self._presses)

    def note(self, press: Context) -> None:
        """Remember a press, if the pressed message can be edited through it."""
        self._forget_the_dead()
        if press.pressed is not None and press.reaches_pressed:
            self._presses[press.pressed] = press

    def press_on(self, message: int | None) -> Context | None:
        """Return a press through which a message can be edited; None: there is none."""
        press = None if message is None else self._presses.get(message)
        if press is not None and not press.reaches_pressed:
            self.forget(press)
            return None
        return press

    def forget(self, press: Context) -> None:
        """Forget a press whose message could not be edited."""
        if press.pressed is not None and self._presses.get(press.pressed) is press:
            del self._presses[press.pressed]

    def _forget_the_dead(self) -> None:
        while self._presses and not next(iter(self._presses.values())).reaches_pressed:
            self._presses.popitem(last=False)
