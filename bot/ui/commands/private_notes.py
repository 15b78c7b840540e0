"""The buttons that show a member their private note on a match or on another member (`cogs.notes`)."""

from bot.ui.address import Address
from bot.ui.entry.buttons import Button
from bot.ui.face import ButtonSpec
from bot.ui.words import Words

AREA = "notes"
ON_MATCH, ON_MEMBER = "note", "member"  # the actions

NOTE = ButtonSpec(ON_MATCH, "note-ui", area=AREA)


def member_note_button(user: int, words: Words) -> Button:
    """Return the button that shows the note on a member."""
    return Button(Address("b", AREA, ON_MEMBER, argument=str(user)), words("note-ui"))
