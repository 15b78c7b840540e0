"""The button that blocks a member, or allows them again (`cogs.blocks`)."""

from bot.sessions.model import Match
from bot.storage.keeping import is_member
from bot.ui.address import Address
from bot.ui.entry.buttons import Button
from bot.ui.words import Words, plain_name, with_names

AREA, BLOCK = "blocks", "block"


def block_button(user: int, label: str, *, block: bool = True) -> Button:
    """Return the button that blocks a member. block: False to allow them again."""
    return Button(Address("b", AREA, BLOCK, version=int(block), argument=str(user)), label)


def blocks_of(match: Match, user: int, words: Words) -> list[Button]:
    """Return the buttons that block the others of a match by letters; [] in a channel, where members have a menu."""
    others = [one for one in with_names(match, words).seats if is_member(one.user) and one.user != user]
    found = others if match.by_letters and match.seat_of(user) is not None else []
    return [block_button(one.user, words("block-them", name=plain_name(one.name))) for one in found]
