"""How a game looks in a channel: the base class for its picture, its texts and its own buttons.

Each game has one subclass of `Face`. All else about board messages, lobbies, leaderboards and replays is the same for
all games. Each game has the texts `<key>-name`, `<key>-command` (its slash command, with the slash) and
`<key>-next-over` (what members can do after a match).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

import discord
import msgspec

from bot.engine.game import LEFT, Phrase, Seat
from bot.engine.lessons import Lesson
from bot.engine.naming import MARK
from bot.engine.pages import Page
from bot.engine.table import ROBOT, Table
from bot.errors import Param
from bot.games import AnyGame, all_games
from bot.sessions.contests import is_left_early, is_unwon, retold
from bot.sessions.model import Entry, Match, Phase
from bot.sessions.refusals import not_started
from bot.texts.pictures import with_codes
from bot.ui.address import Address, names_move
from bot.ui.panels import whole_lines
from bot.ui.pieces import Emoji
from bot.ui.seats import as_moved, in_picture
from bot.ui.why_over import nobody_wins, resigned_told, who_resigned
from bot.ui.words import Words, plain_name, safe_name, story_lines, with_names

LONGEST_NEWS = 1_000  # characters of the news in a board message

Captions = tuple[tuple[str, str], ...]


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


class Painter(Protocol):
    """The part of a game's `render` module that paints its boards. All methods are called in worker threads."""

    def paint(self, view: Any, table: Table, /) -> bytes:
        """Return the picture of a view, as PNG."""

    def warm_up(self) -> None:
        """Load fonts and images before the first picture is needed."""


def state_of(match: Match) -> Any:
    """Return the state of a match. Raises SessionError if the match has not begun."""
    if match.state is None:
        raise not_started(match)
    return match.state


def untold(*about: object) -> tuple[str, ...]:
    """Return no line: the default of a game that tells nothing about this."""
    return ()


class Face(ABC):
    """How one game looks. A game must define the abstract methods. All other methods have defaults.

    Attributes:
        key: the game's key.
        painter: draws the game's boards.
        accent: the colour of the board message's edge, 0xRRGGBB.
        undo: the button that takes the last step back.
        next_over: the text `<next_over>-next-over` says what members can do after a match; "": use the game's key.
        calls: the first words of moves that a seat makes in another seat's turn, because the other seat asks for them.
        levels: the text keys of levels 1, 2, ... for a leaderboard whose values are levels.
        counts_points: whether the final table shows points.
        has_long_turns: whether a turn may have several moves. If so, the state's `turns` counts an animation's frames.
        tells_turns: whether turns have many small steps. If so, boards describe turns by `turn_line` and `result`.
        scoring: the key of a sentence that says in one line what scores, below puzzles; "": there is none.
        has_own_turns: whether turns are counted for each member. If so, leaderboards show them for single members.
        wins_together: whether all members may share one total. If they do, the final table shows no places.
        turn_before: the text keys of sentences in an alt text that tell the turn before.
        untold_at_end: types of events that the final board leaves out, because its picture and alt text have them.
        pages: the pages of the rules; (): the rules are the text that `rules` returns.
        lessons: the lessons of the game, the first one for beginners; (): there are none.
        letters: makes lines that say what letters on a board mean.
        course: makes lines of signs that tell how a daily went and nothing of its board, from all log entries.
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
    scoring: str = ""
    has_own_turns: bool = False
    wins_together: bool = False
    turn_before: tuple[str, ...] = ()
    untold_at_end: tuple[type, ...] = ()
    pages: tuple[Page, ...] = ()
    lessons: tuple[Lesson, ...] = ()
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

    def shared_headline(self, match: Match, words: Words, story: Sequence[Entry] = ()) -> str:
        """Return the headline of a final board if all members shared one total; "": it has none. story: all entries."""
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

    # ---- buttons ----

    def leads_to(self, action: str, argument: str, notation: str) -> bool:
        """Return whether a button leads to a move. The default: if its argument names the move (`names_move`)."""
        return names_move(self.game, argument, notation)

    @abstractmethod
    def buttons(self, match: Match, view: Any) -> Buttons:
        """Return the game's own buttons, for a board in play and for the private menu."""

    # ---- the picture ----

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

    def marked_move(self, match: Match, notation: str, words: Words, *, heard: bool = False, cell: bool = False) -> str:
        """Return in words what a lesson's picture marks: what goes where. The default names the move as `move` does.

        heard: for an alt text, whose pieces are words, not codes. cell: it names cells, as the picture has no number.
        """
        return self.move(match, notation, words)

    def keepsake(self, match: Match) -> Any:
        """Return the view of a finished match for a small picture in a profile."""
        return self.view(match)

    def emoji(self) -> Iterable[Emoji]:
        """Yield pictures of the game's pieces, for sentences and menus. This takes some seconds.

        In texts, `PICTURE("<key>-<kind>", code)` writes the piece "<kind>-<code>".
        """
        return ()

    # ---- pages of the rules ----

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

    # ---- what happened ----

    def news(self, match: Match, entries: Sequence[Entry], words: Words) -> str:
        """Return in words what happened since the last turn of the member who is to move."""
        return "\n".join(story_lines(match, self.game, words, entries, LONGEST_NEWS))

    def turns(self, state: Any, seat: Seat) -> int:
        """Return how many turns have ended in a state. seat: whose turns, if `has_own_turns`."""
        turns: int = state.turns
        return turns

    def turn_of(self, state: Any, seat: Seat) -> int | None:
        """Return the number of the turn in which a seat moves, as boards count turns; None: boards count no turns."""
        return self.turns(state, seat) + 1 if self.tells_turns else None

    def turn_line(self, match: Match, words: Words, turn: Sequence[Entry] = ()) -> str:
        """Return the line that replaces the board of a finished turn; "": the line tells the turn's last step.

        Called only if `tells_turns`. turn: the seat's moves up to now, as far as they are known.
        """
        return ""

    def left_of_turn(self, match: Match, words: Words) -> str:
        """Return what remains of the turn after an undo, in words; "" if nothing remains, or if the board shows it."""
        return ""

    def is_minor(self, match: Match) -> bool:
        """Return whether the newest change is too small for a new message in the channel."""
        return False

    def hides_boards(self, match: Match) -> bool:
        """Return whether each seat plays on a board that other seats do not see before the end."""
        return False

    def result(self, match: Match, seat: Seat, story: Sequence[Entry], words: Words) -> str:
        """Return for the final table how a seat got its points; "" if there is nothing to tell.

        story: all log entries.
        """
        return ""

    def highlight(self, match: Match, story: Sequence[Entry], words: Words) -> str:
        """Return the best of a finished match in one line; "" if there is nothing to tell. story: all log entries."""
        return ""

    # ---- the same for all games ----

    @property
    def game(self) -> AnyGame:
        return all_games()[self.key]

    def name(self, words: Words) -> str:
        return words(f"{self.key}-name")

    def view(self, match: Match, seat: Seat | None = None) -> Any:
        """Return a seat's view of a match that has begun. seat: None for the channel's view."""
        seen = self.game.view(match.state, seat)
        if match.phase is Phase.CANCELLED:
            return self.game.stopped(seen)
        standings = retold(match)
        return seen if standings is None else self.game.retold(seen, standings)

    def alt(self, match: Match, view: Any, words: Words) -> str:
        """Return the picture's content in words: as many whole lines as an alt text may have."""
        return whole_lines(with_codes(self._told(match, self.game.alt(view), words, escape=False)))

    def in_words(self, match: Match, view: Any, words: Words, *, rows: bool = False, brief: bool = False) -> str:
        """Return the same for a message, without the limit of an alt text. rows, brief: as for `Game.whole`."""
        return with_codes(self._told(match, self.game.whole(view, rows=rows, brief=brief), words, escape=True))

    def _told(self, match: Match, phrases: Iterable[Phrase], words: Words, *, escape: bool) -> str:
        named = with_names(match, words)
        resigned, over = who_resigned(named), (f"{self.key}-alt-over-{LEFT}", "simple-alt-over")

        moved = as_moved(named)

        def line(phrase: Phrase) -> str:
            if phrase.key in self.turn_before:
                return words.phrase(phrase, moved, escape=escape)
            if resigned and phrase.key in over:
                return words("ui-alt-resigned", who=resigned_told(resigned, words, safe_name if escape else plain_name))
            return words.phrase(phrase, named, escape=escape)

        told = list(map(line, phrases))
        if is_unwon(named):  # the first line says why the match is over, as this one does if leaving cut it short
            said = nobody_wins(named, words, safe_name if escape else plain_name)
            told[0 if is_left_early(named) else 1 : 1] = [words("ui-alt-unwon", said=said)]
        elif out := named.terms.unplaced:
            shown = safe_name if escape else plain_name
            told.insert(1, words("ui-alt-unplaced", names=words.listed(shown(named.name_of(seat)) for seat in out)))
        return "\n".join(told)
