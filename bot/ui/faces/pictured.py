"""The pictures of a game: its boards, suggestions, keepsakes, pieces and pages of the rules."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from bot.engine.game import Seat
from bot.engine.naming import MARK
from bot.engine.pages import Page
from bot.engine.table import ROBOT, Table
from bot.errors import Param
from bot.sessions.contests import is_unwon
from bot.sessions.model import Entry, Match
from bot.texts.pictures import with_codes
from bot.ui.faces.seen import Seen
from bot.ui.pieces import Emoji
from bot.ui.seats import in_picture
from bot.ui.why_over import late_to_end, nobody_wins, resigned_told, who_resigned
from bot.ui.words import Words, with_names

Captions = tuple[tuple[str, str], ...]


class Painter(Protocol):
    """The part of a game's `render` module that paints its boards. All methods are called in worker threads."""

    def paint(self, view: Any, table: Table, /) -> bytes:
        """Return the picture of a view, as PNG."""

    def warm_up(self) -> None:
        """Load fonts and images before the first picture is needed."""


class Pictured(Seen):
    """Says what is painted. A game overrides what it paints in its own way.

    Attributes:
        painter: draws the game's boards.
    """

    painter: Painter

    def captions(self, match: Match, view: Any, words: Words, story: Sequence[Entry] = ()) -> Captions:
        """Return the texts in a picture, by the names that the painter uses.

        story: For the final board, all log entries. For a board that calls a seat, the entries since the seat's last
            turn, if the game `tells_turns`. Else ().
        """
        return ()

    def scene(
        self, match: Match, words: Words, seat: Seat | None = None, view: Any = None, story: Sequence[Entry] = ()
    ) -> tuple[Any, Table]:
        """Return the arguments of the painter: view and table.

        seat: the seat that sees the picture; None: the channel.
        view: the view to paint; None: this seat's view.
        story: as for `captions`.
        """
        seen = self.view(match, seat) if view is None else view
        named = with_names(match, words)
        seats = tuple(in_picture(seat, words) for seat in named.seats)
        said = dict(self.captions(named, seen, words, story))
        if "reason" in said and is_unwon(named):
            said["reason"] = nobody_wins(named, words)
        elif "reason" in said and (late := late_to_end(named)):
            said["reason"] = words("ui-timed-out", names=words.listed(named.name_of(seat) for seat in late))
        elif "reason" in said and (resigned := who_resigned(named)):
            said["reason"] = resigned_told(resigned, words)
        if named.terms.unplaced:
            said["unplaced"] = words("ui-unplaced")
        drawn = ((name, with_codes(text).replace(MARK, ROBOT)) for name, text in said.items())
        return seen, Table(seats, tuple(drawn))

    def suggested(self, match: Match, seat: Seat, move: Any, then: Sequence[Any] = ()) -> Any:
        """Return the view whose picture shows a suggested move of a seat. The default shows the board as it is.

        The view must not show what the seat learns only by making the move. then: see `Advice`.
        """
        return self.view(match, seat)

    def marked(self, match: Match, seat: Seat, move: Any) -> Any:
        """Return the view whose picture marks a move that a lesson asks for. The board must not look as after it."""
        return self.suggested(match, seat, move)

    def keepsake(self, match: Match) -> Any:
        """Return the view of a finished match for a small picture in a profile."""
        return self.view(match)

    def emoji(self) -> Iterable[Emoji]:
        """Yield pictures of the game's pieces, for sentences and menus. This takes some seconds.

        In texts, `PICTURE("<key>-<kind>", code)` writes the piece "<kind>-<code>".
        """
        return ()

    def page_params(self, page: Page, options: Any, words: Words) -> dict[str, Param]:
        """Return the variables of a page's text. options: those of the match that the reader plays."""
        return {}

    def page_picture(self, page: Page, match: Match | None, words: Words) -> tuple[Callable[..., bytes], Any, Table]:
        """Return a function that paints a page's picture, and its two arguments: view and table.

        match: a match in the page's position; None: the page has no position.
        """
        assert match is not None  # a game that has other pages overrides this method
        return self.painter.paint, *self.scene(match, words)

    def options_of(self, state: Any) -> Any:
        """Return the options of a match by its state, for the picture of a page."""
        return state.options

    def seats_of(self, state: Any) -> int:
        """Return the number of seats in a state."""
        return len(state.present)
