"""Menus with more options than a select may have: the last option leads on to the rest."""

from collections.abc import Sequence
from typing import Protocol

import discord
from msgspec.structs import replace

from bot.ui.address import Address
from bot.ui.entry.handlers import number_in
from bot.ui.entry.items import Select
from bot.ui.language.words import Words
from bot.ui.panels.modals import LONGEST_OPTION, MOST_OPTIONS
from bot.ui.panels.views import clip

_FURTHER = "+"  # before a number: with which option the menu goes on


class Line(Protocol):
    """One option of a menu. value: what is sent; text: what is read."""

    @property
    def value(self) -> str: ...

    @property
    def text(self) -> str: ...


def menu(address: Address, hint: str, options: Sequence[Line], start: int, words: Words) -> Select:
    """Return a select with as many of the options as fit, beginning with the one at `start`. hint: shown before a
    choice is made.
    """
    if start >= len(options):  # there were more when that was offered
        start = 0
    rest = options[start:]
    shown = rest if len(rest) <= MOST_OPTIONS else rest[: MOST_OPTIONS - 1]
    lines = [discord.SelectOption(label=clip(one.text, LONGEST_OPTION), value=one.value) for one in shown]
    if len(shown) < len(rest):
        text = words("ui-further", count=len(rest) - len(shown))
        lines.append(discord.SelectOption(label=text, value=f"{_FURTHER}{start + len(shown)}"))
    if start:
        # Discord keeps showing what was chosen in a menu whose custom_id stays the same.
        address = replace(address, argument=f"{address.argument} {start}".strip())
    return Select(address, hint, lines)


def further(chosen: str) -> int | None:
    """Return where the menu goes on, if that was chosen; None for an option of the game's. Raises as `number_in`."""
    return number_in(chosen.removeprefix(_FURTHER)) if chosen.startswith(_FURTHER) else None
