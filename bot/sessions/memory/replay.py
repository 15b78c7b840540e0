"""A match to be looked at again: what it was after each step that stood. Pure.

Positions are the states that were kept then, never played anew, so a rules fix does not change what happened.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.change import AnyGame
from bot.sessions.model import Entry, Match, Phase

SHOWN = frozenset({"start", "move", "leave"})  # entries after which something looks different


class Moment(msgspec.Struct, frozen=True):
    """A step, and the state that it led to."""

    entry: Entry
    state: Any


class Replay(msgspec.Struct, frozen=True):
    """A match and its moments, oldest first; there is at least one.

    Attributes:
        match: as it stands now; of one that was read from a text, with an empty id.
        seed: what it was dealt from; None where that is not to be told (while it is played).
        steps: all of them, oldest first. Of a match that ended under an early version of the bot the positions between
            are not kept: then there are fewer moments.
    """

    match: Match
    moments: tuple[Moment, ...]
    seed: int | None
    steps: tuple[Entry, ...]

    @property
    def whole(self) -> bool:
        """Return whether there is a position after each step."""
        return len(self.moments) == len(self.steps)

    @property
    def last(self) -> int:
        """Return the number of the newest moment; the first is 0."""
        return len(self.moments) - 1

    def at(self, number: int, game: AnyGame) -> Match:
        """Return the match as it was at a moment, with the seats' names of today. Nothing can be done in it."""
        moment = self.moments[number]
        outcome = game.outcome(moment.state)
        newest = moment.entry.version
        left = {step.seat for step in self.steps if step.kind == "leave" and step.version <= newest}
        return replace(
            self.match,
            phase=Phase.PLAYING if outcome is None else Phase.OVER,
            state=moment.state,
            version=moment.entry.version,
            entry=moment.entry,
            outcome=outcome,
            to_move=game.to_move(moment.state) if outcome is None else (),
            can_undo=None,
            seats=tuple(replace(seat, present=seat.seat not in left) for seat in self.match.seats),
            clocks=(),
        )

    def viewer(self, user: int) -> Seat | None:
        """Return the seat through whose eyes a user sees: their own, also if they have left; None: the channel's."""
        return next((seat.seat for seat in self.match.seats if seat.user == user), None)
