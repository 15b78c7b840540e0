"""Faults to plant: leaks of what is hidden. The universes must find each by the law "told apart" or "hidden"."""

from collections.abc import Callable
from typing import Any

from bot.sessions import sight
from bot.ui.commands.game_cog import GameCog
from bot.ui.entry.buttons import Pressable
from bot.ui.panels import panel
from cogs.gemrush import GemRush


def check_nothing() -> None:
    """Let everybody see every match."""
    sight.may_see = lambda *_: True


def read_by_bare_ids() -> None:
    """Let all handlers read the match of a press without a check."""

    async def named(self: Any, _: Any, address: Any) -> Any:
        return await self.sessions.matches.match(address.match) if address.match else None

    Pressable.named = GameCog.named = named  # type: ignore[method-assign,assignment]


def read_by_one_bare_id() -> None:
    """Let one button tell the version of any match."""
    honest = GemRush.handle

    async def handle(self: Any, context: Any, address: Any, answers: Any) -> None:
        if address.action == "wide" and address.match:
            match = await self.sessions.matches.match(address.match)
            await context.show(panel(f"{match.version} {len(match.seats)}"))
            return
        await honest(self, context, address, answers)

    GemRush.handle = handle  # type: ignore[method-assign]


HIDDEN: dict[str, Callable[[], None]] = {
    "no-check": check_nothing,
    "bare-ids": read_by_bare_ids,
    "one-bare-id": read_by_one_bare_id,
}
