"""What a game brings to a channel beside its rules: its picture, its words, its own buttons.

A game's cog has one subclass of `Face`; board message, lobby, leaderboards and replays are the same for all games. By
convention a game's texts have `<key>-name` (the game's name), `<key>-command` (its slash command, as it is typed) and
`<key>-next-over` (what one can do after a match).
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol

import discord
import msgspec

from bot.engine.game import Seat
from bot.engine.table import Table, TableSeat
from bot.errors import Param
from bot.games import AnyGame, all_games
from bot.sessions.model import Entry, Match
from bot.sessions.refusals import not_started
from bot.ui.address import Address
from bot.ui.words import Words, plain_name, story_lines, with_names

LONGEST_NEWS = 1_000  # signs on a board

Captions = tuple[tuple[str, str], ...]


class ButtonSpec(msgspec.Struct, frozen=True):
    """A button: what it does and how it looks.

    Attributes:
        action: which handler of the cog it calls.
        label: text key.
        style: Discord's colour of it.
        versioned: whether it is refused once the match has moved on.
        argument: what the handler is given.
        params: variables of the label.
        area: whose handler it is, where that is not the game's own cog.
    """

    action: str
    label: str
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    versioned: bool = False
    argument: str = ""
    params: tuple[tuple[str, Param], ...] = ()
    area: str = ""

    def address(self, match: Match) -> Address:
        version = match.version if self.versioned else 0
        return Address("b", self.area or match.game, self.action, match.id, version, self.argument)


Row = tuple[ButtonSpec, ...]


class Buttons(msgspec.Struct, frozen=True):
    """A game's own buttons while a match is played.

    Attributes:
        last: at most three, the most used first; undo and the menu of the house stand in the same row.
        rows: rows above that one, of at most five each; a row may be empty.
        more: at most two, in the private menu.
    """

    last: Row = ()
    rows: tuple[Row, ...] = ()
    more: Row = ()


class Painter(Protocol):
    """What draws a game's boards: its module in `render`. All of it is called in worker threads."""

    def paint(self, view: Any, table: Table, /) -> bytes:
        """The picture of a view, as PNG."""

    def warm_up(self) -> None:
        """Load what takes time, before the first picture is asked for."""


def state_of(match: Match) -> Any:
    """Return the state of a match. Raises SessionError while it is a lobby."""
    if match.state is None:
        raise not_started()
    return match.state


class Face(ABC):
    """One game's face. A game must say its settings, advice, buttons, rules and leaderboards; all else has a default.

    Attributes:
        key: the game's key.
        painter: draws its boards.
        accent: the colour of the board message's edge, 0xRRGGBB.
        undo: the button that takes the last step back, as this game calls it.
        next_over: whose text says what one can do after a match, `<next_over>-next-over`; "": the game's own.
        calls: how those moves begin in writing that are no part of a turn: made on call, while others were to move.
        levels: the names, as text keys, of the levels that a leaderboard counts, from 1.
        counts_points: whether a final table has points.
        has_long_turns: a turn may have several moves, and the state counts `turns`. An animation has a frame for each.
        tells_turns: a turn has so many steps that the newest one does not tell what happened: `turn_line` and `result`
            do, from all that happened.
        has_own_turns: whoever does not share the points of a match has played all its turns, on a board of their own.
        wins_together: a result with a total is the whole table's, so that nobody has a place.
    """

    key: str
    painter: Painter
    accent: int
    undo: ButtonSpec = ButtonSpec("undo", "ui-undo", versioned=True)
    next_over: str = ""
    calls: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    counts_points: bool = True
    has_long_turns: bool = False
    tells_turns: bool = False
    has_own_turns: bool = False
    wins_together: bool = False

    # ---- words ----

    @abstractmethod
    def settings(self, options: Any, words: Words, seats: int = 0) -> str:
        """Called for the title of a board, and for a leaderboard: return the options of a match in half a line.

        seats: how many play, once a match has begun.
        """

    @abstractmethod
    def leaderboard(self, scoreboard: str, words: Words) -> str:
        """Called wherever a leaderboard is shown or offered: return its name. Raises ValueError if there is none."""

    @abstractmethod
    def rules(self, options: Any, words: Words) -> tuple[str, ...]:
        """Called by `rules`: return the rules as played with these options, in parts that fit one message together."""

    @abstractmethod
    def advice(self, match: Match, view: Any, words: Words, who: str) -> str:
        """Called for each board in play: return what to do next. who: the member to move, a mention or a safe name."""

    def choice(self, choice: str, words: Words) -> str:
        """Called in a lobby (`About.choices`): return what a member can choose in words; "": the hint of the menu."""
        return choice

    def move(self, match: Match, notation: str, words: Words) -> str:
        """Called where a sentence or a menu names a move: return it in words. notation: as the log has it."""
        return notation

    # ---- buttons ----

    @abstractmethod
    def buttons(self, match: Match, view: Any) -> Buttons:
        """Called for each board in play, and for the private menu: return the game's own buttons."""

    # ---- the picture ----

    def captions(self, match: Match, view: Any, words: Words, story: Sequence[Entry] = ()) -> Captions:
        """Called before each picture: return the words that the painter puts into it, by the names it asks for.

        story: all that happened, for the board of a match that is over where the face `tells_turns`.
        """
        return ()

    def scene(
        self, match: Match, words: Words, seat: Seat | None = None, view: Any = None, story: Sequence[Entry] = ()
    ) -> tuple[Any, Table]:
        """Called before each picture: return what the painter draws, and what it is told beside it.

        seat: whose eyes see it; None: the channel's. view: where it is not simply what these eyes see. story: as for
        `captions`.
        """
        seen = self.view(match, seat) if view is None else view
        named = with_names(match, words)
        seats = tuple(TableSeat(plain_name(seat.name), seat.present, seat.undos) for seat in named.seats)
        return seen, Table(seats, self.captions(named, seen, words, story))

    def keepsake(self, match: Match) -> Any:
        """Called for a profile: return the view that a finished match is remembered by; small, without words."""
        return self.view(match)

    # ---- what happened ----

    def news(self, match: Match, entries: Sequence[Entry], words: Words) -> str:
        """Called for the first board of a turn: return what happened since the last turn of the seat that it tells."""
        return "\n".join(story_lines(match, self.game, words, entries, LONGEST_NEWS))

    def turn_line(self, match: Match, words: Words) -> str:
        """Called if the face `tells_turns` and a turn has ended: return what it did, as the line that its board
        becomes; "": what its last step was.
        """
        return ""

    def left_of_turn(self, match: Match, words: Words) -> str:
        """Called after an undo: return what of the turn still stands, as a sentence; "": nothing, or the board shows
        it.
        """
        return ""

    def is_minor(self, match: Match) -> bool:
        """Called after each change: return whether it matters so little to the channel that it is never worth a new
        message.
        """
        return False

    def result(self, match: Match, seat: Seat, story: Sequence[Entry], words: Words) -> str:
        """Called for the final table: return where the points of a seat came from; "": there is nothing to tell.

        story: as for `captions`.
        """
        return ""

    # ---- the same for all games ----

    @property
    def game(self) -> AnyGame:
        return all_games()[self.key]

    def name(self, words: Words) -> str:
        """Return the game's name."""
        return words(f"{self.key}-name")

    def view(self, match: Match, seat: Seat | None = None) -> Any:
        """Return what a seat sees of a match that has begun; None: the channel."""
        return self.game.view(match.state, seat)

    def alt(self, match: Match, view: Any, words: Words) -> str:
        """Return the picture in words."""
        return "\n".join(words.phrase(phrase, match, escape=False) for phrase in self.game.alt(view))
