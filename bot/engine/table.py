"""The names and translated words that a painter needs beside the view."""

import msgspec


class TableSeat(msgspec.Struct, frozen=True):
    """A seat in a picture.

    Attributes:
        name: display name, unchanged (any script, any length).
        present: False once the member has left the match.
        undos: steps this seat has taken back.
    """

    name: str
    present: bool = True
    undos: int = 0


class Table(msgspec.Struct, frozen=True):
    """The seats in order, and captions by name. Each painter names the captions that it needs."""

    seats: tuple[TableSeat, ...] = ()
    captions: tuple[tuple[str, str], ...] = ()

    def caption(self, name: str, otherwise: str) -> str:
        """Return the translated caption, or `otherwise` if it is missing."""
        return dict(self.captions).get(name, otherwise)
