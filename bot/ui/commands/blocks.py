"""The button that blocks a member, or allows them again (`cogs.blocks`)."""

from bot.sessions.model import Match
from bot.sessions.pace import MINUTE
from bot.storage.keeping import is_member
from bot.ui.address import Address
from bot.ui.entry.buttons import Button
from bot.ui.words import Words, plain_name, with_names

AREA, BLOCK = "blocks", "block"
SECOND = 1_000  # milliseconds
BLOCKS_FOR = 15 * MINUTE  # after it is shown; a button of a match by letters blocks as long as both play there
ALLOWS = 0  # in place of the second until which a button blocks


def block_button(user: int, label: str, now: int, match: str = "") -> Button:
    """Return the button that blocks a member.

    now: the time, from which it blocks for `BLOCKS_FOR`. match: the id of the match by letters in which both play; such
    a button blocks at any time.
    """
    return Button(Address("b", AREA, BLOCK, match, (now + BLOCKS_FOR) // SECOND, str(user)), label)


def allow_button(user: int, label: str, match: str = "") -> Button:
    """Return the button that allows a member again. match: as for `block_button`."""
    return Button(Address("b", AREA, BLOCK, match, ALLOWS, str(user)), label)


def blocks_still(until: int, now: int) -> bool:
    """Return whether a button still blocks. until: the version in its address. now: the time."""
    return until >= now // SECOND


def name_beside(match: Match, user: int, other: int, words: Words) -> str | None:
    """Return the plain name of another member in a match; None if one of both has no seat in it."""
    if match.seat_of(user) is None:
        return None
    return next((plain_name(one.name) for one in with_names(match, words).seats if one.user == other), None)


def blocks_of(match: Match, user: int, words: Words, now: int) -> list[Button]:
    """Return the buttons that block the others of a match by letters; [] in a channel, where members have a menu."""
    others = [one for one in with_names(match, words).seats if is_member(one.user) and one.user != user]
    found = others if match.by_letters and match.seat_of(user) is not None else []
    return [block_button(one.user, words("block-them", name=plain_name(one.name)), now, match.id) for one in found]
