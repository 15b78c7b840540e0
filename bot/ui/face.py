"""What a game brings to a channel beside its rules: its picture, its words, its own buttons.

A game's cog file has one subclass; board message, lobby and presenter are the same for all games. By convention a
game's texts have `<key>-name` (the game's name), `<key>-command` (its slash command, as it is typed) and
`<key>-next-over` (what one can do after a match).
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol

import discord
import msgspec

from bot.engine.game import Seat, Standing
from bot.engine.table import Table, TableSeat
from bot.errors import Param
from bot.games import AnyGame, all_games
from bot.sessions.model import Entry, Match, Phase
from bot.ui.address import Address
from bot.ui.words import Words, plain_name, safe_name, story_lines, with_names

LONGEST_NEWS = 1_000  # signs on a board


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


UNDO = ButtonSpec("undo", "ui-undo", versioned=True)


class Painter(Protocol):
    """What draws a game's boards: its module in `render`. All of it is called in worker threads."""

    def paint(self, view: Any, table: Table, /) -> bytes:
        """The picture of a view, as PNG."""

    def warm_up(self) -> None:
        """Load what takes time, before the first picture is asked for."""


class Face(ABC):
    """One game's face.

    Attributes:
        key: the game's key.
        painter: draws its boards.
        accent: the colour of the board message's edge, 0xRRGGBB.
        undo: the button that takes the last step back, as this game calls it.
        own_turns: whoever does not share the points of a match has played all its turns, on a board of their own.
        tells_turns: a turn has so many steps that the newest one does not tell what happened: `turn_line` and `result`
            do.
    """

    key: str
    painter: Painter
    accent: int
    undo: ButtonSpec = UNDO
    tells_turns: bool = False
    own_turns: bool = False

    @property
    def game(self) -> AnyGame:
        return all_games()[self.key]

    def scene(self, match: Match, seat: Seat | None, words: Words) -> tuple[Any, Table]:
        """What a seat sees of a match that has begun (None: the channel), and what the painter is told beside it."""
        return self.game.view(match.state, seat), self.table(match, words)

    def turn(self, match: Match) -> int:
        """A number that stays the same during a turn: an animation has a frame for each."""
        return match.version

    def captions(self, match: Match, words: Words) -> tuple[tuple[str, str], ...]:
        """The words that the painter puts into the picture, by the names it asks for."""
        return ()

    @abstractmethod
    def settings(self, options: Any, words: Words) -> str:
        """The options of a match in half a line."""

    def heading(self, match: Match, words: Words) -> str:
        """What stands beside the game's name above its board."""
        return self.settings(match.options, words)

    @abstractmethod
    def advice(self, match: Match, view: Any, words: Words, who: str) -> str:
        """What to do next; who: the member to move, as a mention or an escaped name."""

    @abstractmethod
    def buttons(self, match: Match, view: Any) -> tuple[ButtonSpec, ...]:
        """The game's own buttons on the board, the most used first; at most three."""

    def rows(self, match: Match, view: Any) -> tuple[tuple[ButtonSpec, ...], ...]:
        """Rows of buttons above `buttons`, of at most five each; a row may be empty."""
        return ()

    def more(self, match: Match, view: Any) -> tuple[ButtonSpec, ...]:
        """The game's own buttons in the private menu; at most two."""
        return ()

    @abstractmethod
    def rules(self, options: Any, words: Words) -> tuple[str, ...]:
        """The rules as played with these options, in parts; together short enough for one message."""

    @abstractmethod
    def honours(self, scoreboard: str, words: Words) -> str:
        """The name of a table of honour."""

    def level(self, level: int, words: Words) -> str:
        """The name of a level of a table of honour that counts levels."""
        return words("honour-number", number=level)

    def keepsake(self, match: Match) -> Any:
        """The view that a finished match is remembered by; small, without words."""
        return self.view(match)

    def next_over(self, words: Words) -> str:
        """What one can do after a match."""
        return words(f"{self.key}-next-over", game=self.key)

    def standing(self, match: Match, standing: Standing, words: Words) -> str:
        """Where a seat ended, as a line of the final table; `result` is said behind it."""
        key = "ui-standing-shared" if self.is_shared(match) else "ui-standing"
        return words(key, place=standing.place, name=safe_name(match.name_of(standing.seat)), score=standing.score)

    def account(self, match: Match, seat: Seat, words: Words) -> str:
        """Where the points of a seat came from, for the final table; "" where there is nothing to tell."""
        return ""

    def result(self, match: Match, seat: Seat, story: Sequence[Entry], words: Words) -> str:
        """As `account`, told from all that happened."""
        return self.account(match, seat, words)

    def news(self, match: Match, entries: Sequence[Entry], words: Words) -> str:
        """What happened since a seat's last turn, for the board that says that it is to move."""
        return "\n".join(story_lines(match, self.game, words, entries, LONGEST_NEWS))

    def is_shared(self, match: Match) -> bool:
        """Whether the result is the whole table's, so that nobody has a place. (In a relay the total is, the places are
        not.)
        """
        return False

    def is_on_call(self, entry: Entry) -> bool:
        """Whether a move is no part of a turn: made on call, while others were to move."""
        return False

    def turn_line(self, match: Match, words: Words) -> str:
        """What the turn did that has just ended: the line that its board becomes; "": what its last step was."""
        return ""

    def is_aside(self, match: Match) -> bool:
        """Whether the newest change matters so little to the channel that it is never worth a new message."""
        return False

    def name(self, words: Words) -> str:
        """The game's name."""
        return words(f"{self.key}-name")

    def written(self, notation: str) -> str:
        """A move as sentences write it; `notation`: as the log has it."""
        return notation

    def choice(self, choice: str, words: Words) -> str:
        """Return the words for what members choose when joining (`About.choices`); "": the hint of the menu."""
        return choice

    def stands(self, match: Match, words: Words) -> str:
        """Return what of the turn still stands after an undo, as a sentence; "": nothing, or the board shows it."""
        return ""

    def view(self, match: Match) -> Any:
        """What the channel sees of a match that has begun."""
        return self.game.view(match.state, None)

    def deeds(self, match: Match, story: Sequence[Entry], words: Words) -> tuple[tuple[str, str], ...]:
        """More captions, for the picture of a match that is over: told from all that happened."""
        return ()

    def table(self, match: Match, words: Words, story: Sequence[Entry] = ()) -> Table:
        """Who sits where, for the painter. story: what happened, of a match that is over."""
        named = with_names(match, words)
        seats = tuple(TableSeat(plain_name(seat.name), seat.present, seat.undos) for seat in named.seats)
        told = self.deeds(named, story, words) if story and match.phase is Phase.OVER else ()
        return Table(seats, (*self.captions(match, words), *told))

    def alt(self, match: Match, view: Any, words: Words) -> str:
        """The picture in words."""
        return "\n".join(words.phrase(phrase, match, escape=False) for phrase in self.game.alt(view))
