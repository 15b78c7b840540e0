"""Leaks to plant in both bots. The search must find them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.gemrush.gems import CARD_NAMES
from bot.sessions import sight
from bot.sessions.model import Match
from bot.ui.commands.game_cog import GameCog
from bot.ui.entry.buttons import Pressable
from bot.ui.panels import panel
from bot.ui.words import Words
from cogs.gemrush import GemRush
from cogs.gemrush.face import RushFace

ONE_HANDLER = "one handler that reads by the bare id"
Plant = Callable[[pytest.MonkeyPatch], None]


def _no_check(patch: pytest.MonkeyPatch) -> None:
    """Let everybody see everything."""
    patch.setattr(sight, "may_see", lambda _audience, _request: True)


def _handler_by_the_bare_id(patch: pytest.MonkeyPatch) -> None:
    """Let the handlers of all games read the match without a check."""

    async def named(self: Any, _context: Any, address: Any) -> Any:
        return await self.sessions.matches.match(address.match) if address.match else None

    patch.setattr(Pressable, "named", named)
    patch.setattr(GameCog, "named", named)


def _one_handler(patch: pytest.MonkeyPatch) -> None:
    """Let one button tell the version of any match."""
    honest = GemRush.handle

    async def handle(self: Any, context: Any, address: Any, answers: Any) -> None:
        if address.action == "wide" and address.match:
            match = await self.sessions.matches.match(address.match)
            await context.show(panel(f"{match.version} {len(match.seats)}"))
            return
        await honest(self, context, address, answers)

    patch.setattr(GemRush, "handle", handle)


def _hands(match: Match) -> str:
    if match.game != "gemrush" or match.state is None:
        return ""
    return " ".join(CARD_NAMES[kind] for account in match.state.seats for kind in account.hand)


def _alt_text(patch: pytest.MonkeyPatch) -> None:
    """Write hands into the alt text of a board."""
    honest = RushFace.alt

    def alt(self: RushFace, match: Match, view: Any, words: Words) -> str:
        return f"{honest(self, match, view, words)} {_hands(match)}"

    patch.setattr(RushFace, "alt", alt)


def _custom_id(patch: pytest.MonkeyPatch) -> None:
    """Write hands into the address of a button."""
    honest = RushFace.buttons

    def buttons(self: RushFace, match: Match, view: Any) -> Any:
        own = honest(self, match, view)
        first, *rest = own.more
        return replace(own, more=(replace(first, argument=_hands(match)[:30].replace(" ", "-")), *rest))

    patch.setattr(RushFace, "buttons", buttons)


PLANTS: dict[str, Plant] = {
    "no check at all": _no_check,
    "handlers that read by the bare id": _handler_by_the_bare_id,
    ONE_HANDLER: _one_handler,
    "hands in an alt text": _alt_text,
    "a hand in a custom_id": _custom_id,
}


@contextmanager
def planted(name: str) -> Iterator[None]:
    """Plant the leak of this name within a `with` block."""
    with pytest.MonkeyPatch.context() as patch:
        PLANTS[name](patch)
        yield
