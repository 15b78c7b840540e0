"""The two dynamic items: every button and every select of ours. Their templates are disjoint."""

import re
from typing import Any

import discord
from discord import ui

from bot.ui.address import BUTTON_PATTERN, SELECT_PATTERN, Address
from bot.ui.entry.context import Interaction
from bot.ui.panels.views import clip

LONGEST_LABEL = 80
LONGEST_HINT = 100


class Button(ui.DynamicItem[ui.Button[Any]], template=BUTTON_PATTERN):
    """A button whose custom_id is an Address."""

    def __init__(
        self,
        address: Address,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        emoji: str | None = None,
        disabled: bool = False,
    ) -> None:
        label = clip(label, LONGEST_LABEL)
        super().__init__(ui.Button(custom_id=str(address), label=label, style=style, emoji=emoji, disabled=disabled))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Button":
        """Called by discord.py at a press."""
        address = Address.read(match.string)
        assert address is not None  # the template says so
        return cls(address, "")

    async def callback(self, interaction: Interaction) -> None:
        await _pressed(interaction, self.custom_id, "")


class Select(ui.DynamicItem[ui.Select[Any]], template=SELECT_PATTERN):
    """A select whose custom_id is an Address; its handler is given the values chosen, with blanks between."""

    def __init__(
        self, address: Address, hint: str, options: list[discord.SelectOption], *, least: int = 1, most: int = 1
    ) -> None:
        """least, most: how many options are to be chosen."""
        super().__init__(
            ui.Select(
                custom_id=str(address),
                placeholder=clip(hint, LONGEST_HINT),
                options=options,
                min_values=least,
                max_values=most,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Select":
        """Called by discord.py at a choice."""
        address = Address.read(match.string)
        assert address is not None  # the template says so
        return cls(address, "", [])

    async def callback(self, interaction: Interaction) -> None:
        await _pressed(interaction, self.custom_id, " ".join(self.item.values))


async def _pressed(interaction: Interaction, custom_id: str, chosen: str) -> None:
    address = Address.read(custom_id)
    assert address is not None  # the template says so
    await interaction.client.pressed(interaction, address, {"chosen": chosen} if chosen else {})
