"""The button that blocks a member, or allows them again (`cogs.blocks`)."""

from bot.ui.address import Address
from bot.ui.entry.buttons import Button

AREA, BLOCK = "blocks", "block"


def block_button(user: int, label: str, *, block: bool = True) -> Button:
    """Return the button that blocks a member. block: False to allow them again."""
    return Button(Address("b", AREA, BLOCK, version=int(block), argument=str(user)), label)
