"""Makes buttons, selects and menus whose addresses name the action of a press."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from bot.errors import NotAllowed
from bot.texts.pictures import only_picture
from bot.ui.address import BUTTON_PATTERN, CHOSEN, SELECT_PATTERN, Address
from bot.ui.entry.asked import Interaction
from bot.ui.panels import LONGEST_HINT, MOST_OPTIONS, label, option
from bot.ui.words import Words

LONGEST_BUTTON = 80  # characters of a button's label
LARGEST_NUMBER = 2**63 - 1  # the largest number that the database can store

# In a menu, the line that leads to the next page has this sign and the index of the next option as its value.
_FURTHER = "+"


# ---- items of a message ----


class Button(ui.DynamicItem[ui.Button[Any]], template=BUTTON_PATTERN):
    """A button whose custom_id is an Address."""

    def __init__(
        self,
        address: Address,
        text: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        """text: the label. If it has one picture, the button shows it beside the label."""
        name, emoji = label(text, LONGEST_BUTTON), only_picture(text)
        super().__init__(ui.Button(custom_id=str(address), label=name, style=style, emoji=emoji, disabled=disabled))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Button":
        """Return the pressed button. discord.py calls this at a press."""
        return cls(_address(match.string), "")

    async def callback(self, interaction: Interaction) -> None:
        await interaction.client.pressed(interaction, _address(self.custom_id), {})


class Select(ui.DynamicItem[ui.Select[Any]], template=SELECT_PATTERN):
    """A select whose custom_id is an Address. Its handler gets the chosen values, separated by spaces."""

    def __init__(
        self, address: Address, hint: str, options: list[discord.SelectOption], *, least: int = 1, most: int = 1
    ) -> None:
        """hint: shown before a choice is made. least, most: how many options can be chosen."""
        super().__init__(
            ui.Select(
                custom_id=str(address),
                placeholder=label(hint, LONGEST_HINT),
                options=options,
                min_values=least,
                max_values=most,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Select":
        """Return the select that was used. discord.py calls this at a choice."""
        return cls(_address(match.string), "", [])

    async def callback(self, interaction: Interaction) -> None:
        # Not `self.item.values`: for a select of channels, discord.py makes objects of the ids.
        data: Mapping[str, Any] = interaction.data or {}
        chosen = " ".join(data.get("values", ()))
        await interaction.client.pressed(interaction, _address(self.custom_id), {"chosen": chosen} if chosen else {})


class ChannelSelect(Select, template=SELECT_PATTERN):
    """A select of the server's text and announcement channels, as slash commands offer them for `TextChannel`.

    Its handler gets their ids; a member may choose none.
    """

    def __init__(self, address: Address, hint: str, chosen: Sequence[int], *, most: int) -> None:
        """hint: shown while no channel is chosen. chosen: the ids of the channels that are chosen already."""
        select: ui.ChannelSelect[Any] = ui.ChannelSelect(
            custom_id=str(address),
            placeholder=label(hint, LONGEST_HINT),
            channel_types=[discord.ChannelType.text, discord.ChannelType.news],
            default_values=[
                discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.channel) for one in chosen
            ],
            min_values=0,
            max_values=most,
        )
        ui.DynamicItem.__init__(self, select)


class RoleSelect(Select, template=SELECT_PATTERN):
    """A select of one of the server's roles. Its handler gets the role's id; a member may choose none."""

    def __init__(self, address: Address, hint: str, chosen: int | None) -> None:
        """hint: shown while no role is chosen. chosen: the id of the role that is chosen already; None: none."""
        kind = discord.SelectDefaultValueType.role
        select: ui.RoleSelect[Any] = ui.RoleSelect(
            custom_id=str(address),
            placeholder=label(hint, LONGEST_HINT),
            default_values=[] if chosen is None else [discord.SelectDefaultValue(id=chosen, type=kind)],
            min_values=0,
            max_values=1,
        )
        ui.DynamicItem.__init__(self, select)


class MemberSelect(Select, template=SELECT_PATTERN):
    """A select of members of the server. Its handler gets their ids."""

    def __init__(
        self, address: Address, hint: str, chosen: Sequence[int] = (), *, least: int = 1, most: int = 1
    ) -> None:
        """hint: shown while nobody is chosen. chosen: the ids of the members that are chosen already."""
        select: ui.UserSelect[Any] = ui.UserSelect(
            custom_id=str(address),
            placeholder=label(hint, LONGEST_HINT),
            default_values=[
                discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.user) for one in chosen
            ],
            min_values=least,
            max_values=most,
        )
        ui.DynamicItem.__init__(self, select)


def _address(custom_id: str) -> Address:
    address = Address.read(custom_id)
    assert address is not None  # the item's template has matched the custom_id
    return address


class Option(msgspec.Struct, frozen=True):
    """One line of a menu, or one suggestion."""

    value: str  # the text that the bot gets, often the notation of a move
    text: str  # the text that members read
    short: str = ""  # the label if the option is a button; "": the option is always a line of a menu


def menu(address: Address, hint: str, options: Sequence[Option], start: int, words: Words) -> Select:
    """Return a select with the options from `start` on. If there are too many, the last line leads to the next page.

    hint: shown before a choice is made.
    """
    if start >= len(options):  # there are fewer options than before
        start = 0
    rest = options[start:]
    shown = rest if len(rest) <= MOST_OPTIONS else rest[: MOST_OPTIONS - 1]
    lines = [option(one.text, one.value) for one in shown]
    if len(shown) < len(rest):
        text = words("ui-further", count=len(rest) - len(shown))
        lines.append(option(text, page_value(start + len(shown))))
    if start:
        # The custom_id must change: otherwise Discord would go on showing the old choice.
        address = msgspec.structs.replace(address, argument=f"{address.argument} {start}".strip())
    return Select(address, hint, lines)


def option_buttons(address: Address, options: Sequence[Option]) -> list[Button]:
    """Return a button for each option. A press on it has the same handler and answers as a choice in a menu."""

    def button(one: Option) -> Button:
        argument = f"{address.argument}{CHOSEN}{one.value}"
        return Button(msgspec.structs.replace(address, kind="b", argument=argument), one.short)

    return [button(one) for one in options]


def page_value(start: int) -> str:
    """Return the value of the option that leads to the page which begins with the option `start`."""
    return f"{_FURTHER}{start}"


def further(chosen: str) -> int | None:
    """Return where the next page of a menu starts, if the line that leads there was chosen, else None.

    Raises the errors of `number_in`.
    """
    return number_in(chosen.removeprefix(_FURTHER)) if chosen.startswith(_FURTHER) else None


def number_in(text: str) -> int:
    """Return a whole number from an address or a select. Raises NotAllowed for other text (a forged press)."""
    number = int(text) if text.isascii() and text.isdigit() else LARGEST_NUMBER + 1
    if number > LARGEST_NUMBER:
        raise NotAllowed("error-unknown-button")
    return number
