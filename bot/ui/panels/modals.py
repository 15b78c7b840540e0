"""Modals. They only send: their answers are routed by custom_id, so a modal opened before a restart still counts.

(discord.py keeps open modals by their custom_id alone: it mixes up equal ones, and forgets all at a restart.)
"""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.ui.address import Address
from bot.ui.panels.views import clip

LONGEST_TITLE = 45
LONGEST_LABEL = 45
LONGEST_HINT = 100
LONGEST_OPTION = 100
MOST_OPTIONS = 25


class Form(ui.Modal):
    """A modal that discord.py sends and does not remember."""

    def __init__(self, address: Address, title: str, *fields: ui.Label[Any]) -> None:
        super().__init__(title=clip(title, LONGEST_TITLE), custom_id=str(address), timeout=None)
        for field in fields:
            self.add_item(field)

    def is_finished(self) -> bool:
        return True


def line(name: str, label: str, *, hint: str = "", example: str = "", longest: int = 60) -> ui.Label[Any]:
    """Return a field for a line of text."""
    text: ui.TextInput[Any] = ui.TextInput(
        custom_id=name,
        style=discord.TextStyle.short,
        placeholder=clip(example, LONGEST_HINT) or None,
        max_length=longest,
    )
    return ui.Label(text=clip(label, LONGEST_LABEL), description=clip(hint, LONGEST_HINT) or None, component=text)


def choice(name: str, label: str, options: Sequence[tuple[str, str]], *, hint: str = "") -> ui.Label[Any]:
    """Return a field in which one option is chosen. options: (value, text); the first MOST_OPTIONS are offered, and
    the first is chosen at first.
    """
    select: ui.Select[Any] = ui.Select(
        custom_id=name,
        options=[
            discord.SelectOption(label=clip(text, LONGEST_OPTION), value=value, default=place == 0)
            for place, (value, text) in enumerate(options[:MOST_OPTIONS])
        ],
    )
    return ui.Label(text=clip(label, LONGEST_LABEL), description=clip(hint, LONGEST_HINT) or None, component=select)


def choices(name: str, label: str, options: Sequence[tuple[str, str]], most: int, *, hint: str = "") -> ui.Label[Any]:
    """Return a field in which any number of options is chosen, also none. options: as for `choice`; most: how many
    may be chosen.
    """
    offered = options[:MOST_OPTIONS]
    select: ui.Select[Any] = ui.Select(
        custom_id=name,
        options=[discord.SelectOption(label=clip(text, LONGEST_OPTION), value=value) for value, text in offered],
        min_values=0,
        max_values=min(most, len(offered)),
        required=False,
    )
    return ui.Label(text=clip(label, LONGEST_LABEL), description=clip(hint, LONGEST_HINT) or None, component=select)


def answers(components: Sequence[Any]) -> dict[str, str]:
    """Return what was filled in, by the names of the fields. Values of a select stand with blanks between.

    Discord sends a tree.
    """
    found: dict[str, str] = {}
    for component in components:
        if "custom_id" in component:
            values = component.get("values")
            found[component["custom_id"]] = str(component.get("value", "")) if values is None else " ".join(values)
        inner = component.get("components") or ([component["component"]] if "component" in component else [])
        found.update(answers(inner))
    return found
