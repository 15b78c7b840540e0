"""Faults to plant: small, plausible mistakes in the bot. The universes must find each, and name the law."""

import itertools
import secrets
from collections.abc import Callable
from typing import Any
from zlib import crc32

from msgspec.structs import replace

from bot.sessions.time import dues
from bot.storage.writer import Writer
from bot.ui.boards import presenter
from bot.ui.boards.courier import Courier
from bot.ui.boards.pictures import Pictures
from bot.ui.boards.presenter import Presenter
from bot.ui.entry.door import Door
from bot.ui.panels import Picture
from cogs.gemrush.face import RushFace
from tests.kills.child import DOT
from tests.kills.plants import forget, lose


def lose_reminders() -> None:
    """Count each third reminder as sent, without sending it."""
    send, count = Courier.__call__, itertools.count(1)

    async def some(self: Any, notice: Any) -> None:
        if notice.kind == "reminder" and next(count) % 3 == 0:
            return
        await send(self, notice)

    Courier.__call__ = some  # type: ignore[method-assign]


def lose_notices() -> None:
    """Take each third notice for sent, without sending it."""
    send, count = Courier.__call__, itertools.count(1)

    async def some(self: Any, notice: Any) -> None:
        if notice.kind != "reminder" and next(count) % 3 == 0:
            return
        await send(self, notice)

    Courier.__call__ = some  # type: ignore[method-assign]


def change_nonces() -> None:
    """Give a board another nonce when it is posted again after a lost answer."""
    presenter._nonce = lambda *_: secrets.token_hex(12)


def show_hands() -> None:
    """Say on each fifth board what the seat to move sees."""
    board = Pictures.board

    async def leaking(
        self: Any, face: Any, match: Any, words: Any, view: Any = None, story: Any = (), seat: Any = None
    ) -> Any:
        picture = await board(self, face, match, words, view, story, seat)
        if seat is None and view is None and match.version % 5 == 0 and match.to_move:
            return Picture(DOT, f"{face.key}.png", face.alt(match, face.view(match, match.to_move[0]), words))
        return picture

    Pictures.board = leaking  # type: ignore[method-assign]


def swallow_faults() -> None:
    """Publish a change although its commit has failed."""
    write = Writer.write

    async def swallowing(self: Any, writes: Any, publish: Any = None) -> None:
        try:
            await write(self, writes, publish)
        except Exception:  # noqa: BLE001 - this is the mistake
            if publish is not None:
                publish()

    Writer.write = swallowing  # type: ignore[method-assign]


def lose_publications() -> None:
    """Store each seventh change without putting it into memory."""
    write, count = Writer.write, itertools.count(1)

    async def forgetful(self: Any, writes: Any, publish: Any = None) -> None:
        await write(self, writes, None if next(count) % 7 == 0 else publish)

    Writer.write = forgetful  # type: ignore[method-assign]


def lose_turns() -> None:
    """Forget each seventh time who is to move now."""
    turns, count = dues._turns, itertools.count(1)
    dues._turns = lambda change: () if next(count) % 7 == 0 else turns(change)


def show_late() -> None:
    """Leave each ninth board as it is, and note it as shown."""
    show, count = Presenter._show, itertools.count(1)

    async def some(self: Any, slot: Any) -> None:
        if next(count) % 9 == 0 and slot.match.board.message is not None:
            self._note_edited(slot, await self._plan(slot))
            return
        await show(self, slot)

    Presenter._show = some  # type: ignore[method-assign]


def ignore_some() -> None:
    """Do not answer each twentieth interaction."""
    enter, count = Door.enter, itertools.count(1)

    async def some(self: Any, *args: Any, **more: Any) -> None:
        if next(count) % 20:
            await enter(self, *args, **more)

    Door.enter = some  # type: ignore[method-assign]


def _hands(match: Any) -> str:
    if match.game != "gemrush" or match.state is None:
        return ""
    return " ".join(str(kind) for account in match.state.seats for kind in account.hand)


def write_hands() -> None:
    """Write a digest of all hands of Gem Rush into the alt text, which does not quote them."""
    alt = RushFace.alt

    def telling(self: Any, match: Any, view: Any, words: Any) -> str:
        return f"{crc32(_hands(match).encode()):08x} {alt(self, match, view, words)}"

    RushFace.alt = telling  # type: ignore[method-assign]


def address_hands() -> None:
    """Write hands of Gem Rush into the address of a board's button."""
    honest = RushFace.buttons

    def buttons(self: Any, match: Any, view: Any) -> Any:
        own = honest(self, match, view)
        first, *rest = own.more
        return replace(own, more=(replace(first, argument=_hands(match)[:30].replace(" ", "-")), *rest))

    RushFace.buttons = buttons  # type: ignore[method-assign]


PLANTS: dict[str, Callable[[], None]] = {
    "early-answers": lose,
    "lost-reminders": lose_reminders,
    "lost-notices": lose_notices,
    "new-nonces": change_nonces,
    "shown-hands": show_hands,
    "swallowed-faults": swallow_faults,
    "lost-publications": lose_publications,
    "forgotten-boards": forget,
    "lost-turns": lose_turns,
    "late-boards": show_late,
    "ignored-presses": ignore_some,
    "alt-digests": write_hands,
    "hands-in-addresses": address_hands,
}
