"""Which buttons a lesson shows, and which of them is green: one rule for the boards and the panels of all games.

Green is only what leads to the move that the lesson's picture marks (`Face.leads_to`). A board shows these buttons
first, and one other, so that a member can go another way or err. A panel keeps all its buttons.
"""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.ui.address import Address
from bot.ui.entry.buttons import Button
from bot.ui.face import ButtonSpec, Face, Row
from bot.ui.panels import Layout

MOST_OTHERS = 1  # buttons of a board that do not lead to the marked move

_GREEN, _BLUE, _PLAIN = discord.ButtonStyle.success, discord.ButtonStyle.primary, discord.ButtonStyle.secondary


def board_buttons(face: Face, row: Sequence[ButtonSpec], notation: str, by: str = "") -> Row:
    """Return the buttons of a board that a lesson shows. row: all of them. notation: the marked move. by: `Task.by`.

    If no button leads to the move, the first one does that opens a panel: there the member finds it.
    """
    leading = [one for one in row if face.leads_to(one.action, one.argument, notation)]
    found = [one for one in row if one.action == by] or leading or [one for one in row if not one.argument][:1]
    others = [one for one in row if one not in (*found, *leading)][:MOST_OTHERS]
    return *(replace(one, style=_GREEN) for one in found), *(replace(one, style=_PLAIN) for one in others)


def turn_green(face: Face, layout: Layout, notation: str) -> None:
    """Colour the buttons of a panel. notation: the marked move.

    Blue buttons stay blue beside a green one, because blue may tell what is chosen. If no button leads to the move, a
    menu does, and all buttons are plain.
    """
    buttons = [part for part in layout.walk_children() if isinstance(part, Button)]
    found = [one for one in buttons if _leads_to(face, one, notation)]
    for button in buttons:
        inner: ui.Button[Any] = button.item
        if button in found:
            inner.style = _GREEN
        elif inner.style is _GREEN or (not found and inner.style is _BLUE):
            inner.style = _PLAIN


def _leads_to(face: Face, button: Button, notation: str) -> bool:
    address = Address.read(button.custom_id)
    return address is not None and face.leads_to(address.action, address.argument, notation)
