"""How a game looks in a channel: the base class for its picture, its texts and its own buttons.

Each game has one subclass of `Face`. All else about board messages, lobbies, leaderboards and replays is the same for
all games. Each game has the texts `<key>-name`, `<key>-command` (its slash command, with the slash) and
`<key>-next-over` (what members can do after a match).
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import discord
import msgspec

from bot.engine.game import Seat
from bot.engine.lessons import Lesson
from bot.engine.pages import Page
from bot.errors import Param
from bot.sessions.model import Entry, Match
from bot.sessions.refusals import not_started
from bot.ui.address import Address, names_move
from bot.ui.faces.pictured import Pictured
from bot.ui.faces.told import Told
from bot.ui.words import Words


class ButtonSpec(msgspec.Struct, frozen=True):
    """What a button does and how it looks.

    Attributes:
        action: a press calls the handler of this action.
        label: the text key of the label.
        style: one of Discord's styles, which decides the colour.
        versioned: whether a press is refused once the match has a newer version.
        argument: a text for the handler.
        params: the variables of the label's text, as (name, value).
        area: the area of the cog that has the handler; "": the game's own cog.
        seated: whether only members with a seat can use it. Private panels leave it out for all others.
    """

    action: str
    label: str
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    versioned: bool = False
    argument: str = ""
    params: tuple[tuple[str, Param], ...] = ()
    area: str = ""
    seated: bool = False

    def address(self, match: Match) -> Address:
        version = match.version if self.versioned else 0
        return Address("b", self.area or match.game, self.action, match.id, version, self.argument)


Row = tuple[ButtonSpec, ...]


class Start(msgspec.Struct, frozen=True):
    """One way to begin a match by buttons, such as a mode.

    If a game has several, the text `<game>-start-<key>` names it, and `<game>-start-<key>-told` says what it is.

    Attributes:
        key: at most LONGEST_START characters, each a-z.
        computers: how many computer players a match against them has; None: as many as `About.company` says.
    """

    key: str
    options: Any
    computers: int | None = None


LONGEST_START = 10  # a button's address has room for the key beside a user's id
MOST_STARTS = 4  # one row has room for their buttons and the button that leads back


class Buttons(msgspec.Struct, frozen=True):
    """A game's own buttons while a match is played.

    Attributes:
        last: at most three buttons for the last row, the most used first. That row also has the undo and menu buttons.
        rows: the rows above it, each of at most five buttons; it may be empty.
        more: at most two buttons for the private menu.
    """

    last: Row = ()
    rows: tuple[Row, ...] = ()
    more: Row = ()


def state_of(match: Match) -> Any:
    """Return the state of a match. Raises SessionError if the match has not begun."""
    if match.state is None:
        raise not_started(match)
    return match.state


def untold(*about: object) -> tuple[str, ...]:
    """Return no line: the default of a game that tells nothing about this."""
    return ()


class Face(Pictured, Told):
    """How one game looks. A game must define the abstract methods. All other methods have defaults.

    Attributes:
        accent: the colour of the board message's edge, 0xRRGGBB.
        undo: the button that takes the last step back.
        next_over: the text `<next_over>-next-over` says what members can do after a match; "": use the game's key.
        calls: the first words of moves that a seat makes in another seat's turn, because the other seat asks for them.
        levels: the text keys of levels 1, 2, ... for a leaderboard whose values are levels.
        counts_points: whether the final table shows points.
        scoring: the key of a sentence that says in one line what scores, below puzzles; "": there is none.
        wins_together: whether all members may share one total. If they do, the final table shows no places.
        untold_at_end: types of events that the final board leaves out, because its picture and alt text have them.
        pages: the pages of the rules; (): the rules are the text that `rules` returns.
        lessons: the lessons of the game, the first one for beginners; (): there are none.
        votes: the key of a sentence that says why a channel votes several times in one of its turns; "": it votes once.
        letters: makes lines that say what letters on a board mean.
        course: makes lines of signs that tell how a daily went and nothing of its board, from all log entries.
    """

    accent: int
    undo: ButtonSpec = ButtonSpec("undo", "ui-undo", versioned=True)
    next_over: str = ""
    calls: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    counts_points: bool = True
    scoring: str = ""
    wins_together: bool = False
    untold_at_end: tuple[type, ...] = ()
    pages: tuple[Page, ...] = ()
    lessons: tuple[Lesson, ...] = ()
    votes: str = ""
    letters: Callable[[Match, Seat, Words], tuple[str, ...]] = staticmethod(untold)
    course: Callable[[Sequence[Entry], Words], tuple[str, ...]] = staticmethod(untold)

    # ---- words ----

    @abstractmethod
    def settings(self, options: Any, words: Words, seats: int = 0) -> str:
        """Return the options of a match as a few words, for titles of boards and leaderboards.

        seats: the number of seats; 0 before the match begins.
        """

    @abstractmethod
    def leaderboard(self, scoreboard: str, words: Words) -> str:
        """Return the name of a leaderboard. Raises ValueError if there is no such leaderboard."""

    def rules(self, options: Any, words: Words) -> tuple[str, ...]:
        """Return the rules for these options if there are no `pages`, in parts that together fit into one message."""
        return ()

    @abstractmethod
    def advice(self, match: Match, view: Any, words: Words, who: str) -> str:
        """Return what to do next, for a board in play. who: the member to move, as a mention or a safe name."""

    def goal(self, match: Match, words: Words) -> str:
        """Return in one sentence what the game is about, for the first turn of each member; "": nothing is told."""
        return ""

    def is_first_turn(self, match: Match, seat: Seat) -> bool:
        """Return whether a seat to move plays its first turn. The default is for games with one count of turns."""
        return self.turns(match.state, seat) < len(match.seats)

    def starts(self) -> tuple[Start, ...]:
        """Return the ways to begin a match by buttons, at most MOST_STARTS, the easiest first.

        The default is one, with the usual options.
        """
        return (Start("usual", self.game.about.samples[0]),)

    def choice(self, choice: str, words: Words) -> str:
        """Return in words what a member can choose in a lobby (`About.choices`). For "", return the menu's hint."""
        return choice

    def move(self, match: Match, notation: str, words: Words) -> str:
        """Return a move in words. notation: the move as in the log."""
        return notation

    def marked_move(self, match: Match, notation: str, words: Words, *, heard: bool = False, cell: bool = False) -> str:
        """Return in words what a lesson's picture marks: what goes where. The default names the move as `move` does.

        heard: for an alt text, whose pieces are words, not codes. cell: it names cells, as the picture has no number.
        """
        return self.move(match, notation, words)

    def plan_hint(self, words: Words) -> str:
        """Return what usually keeps a planned turn from being played, which members must know; "": nothing does."""
        return ""

    def planned_move(self, match: Match, notation: str, words: Words) -> str:
        """Return a planned move in words, with its place, as no picture shows it. The default is that of `move`."""
        return self.move(match, notation, words)

    # ---- buttons ----

    def leads_to(self, action: str, argument: str, notation: str) -> bool:
        """Return whether a button leads to a move. The default: if its argument names the move (`names_move`)."""
        return names_move(self.game, argument, notation)

    @abstractmethod
    def buttons(self, match: Match, view: Any) -> Buttons:
        """Return the game's own buttons, for a board in play and for the private menu."""

    def hides_boards(self, match: Match) -> bool:
        """Return whether each seat plays on a board that other seats do not see before the end."""
        return False
