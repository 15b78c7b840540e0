"""Which buttons a lesson shows, and which of them is green: one rule for the boards and the panels of all games.

Green is only what leads to the move that the lesson's picture marks (`Face.leads`). A board shows these buttons first,
and one other, so that a member can go another way or err. A panel keeps all its buttons.
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

_GREEN, _PLAIN = discord.ButtonStyle.success, discord.ButtonStyle.secondary


def asked_for(face: Face, row: Sequence[ButtonSpec], notation: str) -> Row:
    """Return the buttons of a board that a lesson shows. row: all of them. notation: the marked move.

    If no button leads to the move, the first one does that opens a panel: there the member finds it.
    """
    found = [one for one in row if face.leads(one.action, one.argument, notation)]
    found = found or [one for one in row if not one.argument][:1]
    others = [one for one in row if one not in found][:MOST_OTHERS]
    return *(replace(one, style=_GREEN) for one in found), *(replace(one, style=_PLAIN) for one in others)


def lit(face: Face, layout: Layout, notation: str) -> None:
    """Colour the buttons of a panel. notation: the marked move. Colours that tell what is chosen stay."""
    for part in layout.walk_children():
        if isinstance(part, Button) and (address := Address.read(part.custom_id)) is not None:
            inner: ui.Button[Any] = part.item
            if face.leads(address.action, address.argument, notation):
                inner.style = _GREEN
            elif inner.style is _GREEN:
                inner.style = _PLAIN
