"""What has happened in a match, in the words of its game."""

from collections.abc import Sequence
from typing import Any

from bot.engine.game import Seat
from bot.sessions.model import Entry, Match
from bot.ui.faces.seen import Seen
from bot.ui.words import Words, story_lines

LONGEST_NEWS = 1_000  # characters of the news in a board message


class Told(Seen):
    """Tells turns, news and ends. A game overrides what it tells in its own way.

    Attributes:
        has_long_turns: whether a turn may have several moves. If so, the state's `turns` counts an animation's frames.
        tells_turns: whether turns have many small steps. If so, boards describe turns by `turn_line` and `result`.
        has_own_turns: whether turns are counted for each member. If so, leaderboards show them for single members.
    """

    has_long_turns: bool = False
    tells_turns: bool = False
    has_own_turns: bool = False

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

    def result(self, match: Match, seat: Seat, story: Sequence[Entry], words: Words) -> str:
        """Return for the final table how a seat got its points; "" if there is nothing to tell.

        story: all log entries.
        """
        return ""

    def highlight(self, match: Match, story: Sequence[Entry], words: Words) -> str:
        """Return the best of a finished match in one line; "" if there is nothing to tell. story: all log entries."""
        return ""

    def shared_headline(self, match: Match, words: Words, story: Sequence[Entry] = ()) -> str:
        """Return the headline of a final board if all members shared one total; "": it has none. story: all entries."""
        return ""
