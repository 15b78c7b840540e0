"""A page that explains a rule: a position in a game's notation, what its picture marks, and the key of its texts."""

import msgspec


class Page(msgspec.Struct, frozen=True):
    """One page of a game's rules.

    Attributes:
        key: names the texts of the page: `<game>-page-<key>`, `<game>-page-<key>-title` and `<game>-page-<key>-alt`.
        position: the position in the game's notation; "": the picture shows no position.
        moves: moves from this position in the game's notation. The picture shows the position after them.
        marks: what the picture marks or shows, in words of the game's face; "": the board as the channel sees it.
        rows: the first and the last row of pixels that the page shows of the picture; None: all rows. A page with its
            text must fit on a phone's screen.
    """

    key: str
    position: str = ""
    moves: tuple[str, ...] = ()
    marks: str = ""
    rows: tuple[int, int] | None = None
