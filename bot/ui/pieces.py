"""What a game gives of each of its pieces, so that texts and menus can show them."""

from typing import Protocol


class Emoji(Protocol):
    """A picture of a piece, for sentences and menus."""

    @property
    def piece(self) -> str:
        """Return the kind and the code of the piece, such as "tile-R-B-"."""

    @property
    def name(self) -> str:
        """Return what a screen reader calls it: at most 25 letters of English words."""

    @property
    def png(self) -> bytes:
        """Return the file: 128 x 128 pixels, less than 256 KiB."""

    @property
    def digest(self) -> str:
        """Return a hash of what the picture shows."""
