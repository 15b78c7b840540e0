"""What a painter is told beside the view: who sits where, and words already translated."""

import msgspec


class TableSeat(msgspec.Struct, frozen=True):
    """A seat as it is shown.

    Attributes:
        name: display name, as it is (any script, any length).
        present: False once the member has left the match.
        undos: steps this seat has taken back.
    """

    name: str
    present: bool = True
    undos: int = 0


class Table(msgspec.Struct, frozen=True):
    """Seats in order, and captions by name (each painter names the captions that it needs)."""

    seats: tuple[TableSeat, ...] = ()
    captions: tuple[tuple[str, str], ...] = ()

    def caption(self, name: str, otherwise: str) -> str:
        """The translated caption, or `otherwise` where none was given."""
        return dict(self.captions).get(name, otherwise)
