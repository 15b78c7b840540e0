"""The button that leads a member to the page of their past year. It is shown in January."""

from bot.ui.address import Address
from bot.ui.entry.buttons import Button
from bot.ui.words import Words

PROFILE, YEAR = "profile", "year"  # the area and the action of the button


def year_button(year: int, words: Words, *, label: str = "year-ui-open", listed: bool = False) -> Button:
    """Return the button. label: the key of its text. listed: whether it leads to the page as text."""
    address = Address("b", PROFILE, YEAR, version=int(listed), argument=str(year))
    return Button(address, words(label, year=str(year)))
