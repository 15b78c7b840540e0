"""The names and translated words that a painter needs besides the view."""

import msgspec

# Stands before the name of a computer player in pictures, where `render.fonts` draws a robot in its place. No name of
# a member has this character (`bot.ui.words.plain_name`).
ROBOT = "\ue000"


class TableSeat(msgspec.Struct, frozen=True):
    """A seat in a picture.

    Attributes:
        name: the member's display name, in any script and of any length.
        present: False if the member has left the match.
        undos: the number of steps that the seat has taken back; None: not known.
        short: a name for places with little room; "": there is none.
    """

    name: str
    present: bool = True
    undos: int | None = 0
    short: str = ""


class Table(msgspec.Struct, frozen=True):
    """The seats in order, and the captions of a picture.

    first: the number of the first seat. It is not 0 if a picture shows one board of several.
    """

    seats: tuple[TableSeat, ...] = ()
    captions: tuple[tuple[str, str], ...] = ()  # (name, translated caption)
    first: int = 0

    def caption(self, name: str, otherwise: str) -> str:
        """Return the translated caption, or `otherwise` if there is none."""
        return dict(self.captions).get(name, otherwise)
