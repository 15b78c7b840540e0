"""`/menus` sets whether a member's own menus show the best choices first."""

from typing import Literal, get_args

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.errors import NotAllowed
from bot.sessions.model import MemberSettings
from bot.ui.address import Address
from bot.ui.commands.house_cog import HouseCog
from bot.ui.entry.actions import Press, action
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.door import entered_anywhere
from bot.ui.panels import panel

AREA = "menus"
Order = Literal["best", "place"]
ORDERS: tuple[Order, ...] = get_args(Order)


class Menus(HouseCog):
    area = AREA

    @app_commands.command(name="menus", description="menu-cmd")
    @app_commands.describe(order="menu-opt-order")
    @app_commands.choices(order=[app_commands.Choice(name=f"menu-choice-{one}", value=one) for one in ORDERS])
    @entered_anywhere
    async def menus(self, context: Context, order: str | None = None) -> None:
        if order is None:
            await self._show(context, await self.sessions.settings.member(context.user))
        else:
            await self._set(context, order)

    @action("order")
    async def on_order(self, context: Context, press: Press) -> None:
        """Set the order of choices in the member's menus."""
        await self._set(context, press.argument)

    async def _set(self, context: Context, order: str) -> None:
        """Store the order. Raises NotAllowed for a forged order."""
        if order not in ORDERS:
            raise NotAllowed("error-unknown-button")

        def change(before: MemberSettings) -> MemberSettings:
            return replace(before, best_first=order == "best", locale=context.request.locale)

        await self._show(context, await self.sessions.reminders.change_member(context.user, change))

    async def _show(self, context: Context, settings: MemberSettings) -> None:
        words, now = context.words, "best" if settings.best_first else "place"
        buttons = [
            Button(
                Address("b", AREA, "order", argument=one),
                words(f"menu-choice-{one}"),
                discord.ButtonStyle.primary if one == now else discord.ButtonStyle.secondary,
            )
            for one in ORDERS
        ]
        await context.show(panel(words("menu-now", order=now), buttons))


COG = Menus
