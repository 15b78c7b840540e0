"""Finds out from a log and from the calls of boards which members know of their turn, and who was called twice."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from discord.utils import snowflake_time

from bot.games import all_games
from bot.sessions.time import calls
from tests.kills.books import CODECS, Noted
from tests.kills.holders import Holders, handed

# Seconds after which a turn that was taken back calls its member again. The bot notes the time of a call before the
# message is there.
CALLED_AGAIN = calls.HOLDS / 1000 - 60


@dataclass(frozen=True)
class Call:
    """A new board message that called a member: it mentioned them because it is their turn."""

    version: int
    user: int
    life: int  # how many bots were killed before
    at: float  # seconds
    message: int = 0


class Turns:
    """Finds out from a log which users know of their turn.

    A user knows of a turn if a board called them, or if they moved and are still to move. The user still knows of it if
    an undo takes the turn away and the next move gives it back, whether another member or the bot makes this move. If
    the call is older than `CALLED_AGAIN` by then, it is a new turn, which may call the user again. An undo to which all
    have agreed begins new turns.
    Whoever gets a seat of another does not know of its turn before a board calls them.

    Attributes:
        knows: each user who knows of their turn, with the call that told them. None if they know because they moved.
        again: the calls of users who already knew of their turn, as (earlier call or None, call).
    """

    def __init__(
        self,
        game: str,
        log: list[Noted],
        users: tuple[int, ...],
        made: Iterable[Call],
        shown: Collection[int] = (),
        is_gone: Callable[[int, float], bool] = lambda *_: True,
    ) -> None:
        """users: the users of the match, in the order of seats. shown: the versions that boards have shown.

        is_gone: whether a channel was gone at a time.
        """
        self._is_gone = is_gone
        self._holders = Holders(log, users)
        # Who may be called again, because the board that told them is elsewhere, or because there was none.
        self._moved: set[int] = set()
        self._taken: set[int] = set()  # who knew of a turn that an undo has taken away since
        self.again: list[tuple[Call | None, Call]] = []
        self.knows: dict[int, Call | None] = {}
        by_version: defaultdict[int, list[Call]] = defaultdict(list)
        for call in made:
            by_version[call.version].append(call)
        self._shown = shown
        self._times = {entry.version: entry.at / 1000 for entry in log}  # by the bot's clock
        self._last: Noted | None = None  # the newest move, undo or leave
        self._planned = False  # whether it was planned
        self._moves: dict[int, int] = {}  # the version of each user's newest move
        begun = False  # a board of a lobby asks members to play, which is no turn
        for entry in log:
            begun = begun or entry.kind == "start"
            before = tuple(self._holders.users)
            self._holders.follow(entry)
            self._enter(entry, before, to_move_after(game, entry, self._holders.users))
            for call in by_version[entry.version] if begun else ():
                if call.user in self.knows and call.user not in self._moved and not self._is_anew(call):
                    self.again.append((self.knows[call.user], call))
                self.knows[call.user] = call
                self._moved.discard(call.user)
                self._taken.discard(call.user)

    def _is_anew(self, call: Call) -> bool:
        """Return whether a call is for a turn that an undo had taken away, long after the first call.

        Where the bot's clock was set meanwhile, its time counts as well.
        """
        before = self.knows[call.user]
        if call.user not in self._taken or before is None:
            return call.user in self._taken
        by_bot = self._times[call.version] - self._times.get(before.version, self._times[call.version])
        return max(call.at - before.at, by_bot) >= CALLED_AGAIN

    def _enter(self, entry: Noted, holders: tuple[int, ...], to_move: tuple[int, ...]) -> None:
        """Follow an entry. holders: who had the seats before. to_move: the users who are to move after it."""
        if entry.kind == "undo":
            self._taken |= self.knows.keys() - set(to_move)
        elif entry.user_id is not None and entry.kind not in ("pace", "seat"):  # these give no turn back
            self._taken.discard(entry.user_id)
        self._moved = set(self.knows) if entry.kind == "place" else self._moved & self.knows.keys()
        if entry.kind == "seat":
            for user in handed(entry):
                self.knows.pop(user, None)
        elif entry.kind == "place" and self._takes_calls_away(entry):
            self.knows.clear()
        elif entry.kind in ("move", "undo", "leave") and entry.user_id is not None:
            before = self.knows.pop(entry.user_id, None)
            if not self._is_planned(entry) and entry.user_id in to_move:
                self.knows[entry.user_id] = before
                if entry.kind == "undo" and not self._is_shown(entry):
                    self._moved.add(entry.user_id)  # see `calls._never_shown`
            if entry.kind == "move":
                self._moves[entry.user_id] = entry.version
        elif entry.kind == "undo":
            self.knows.clear()  # All have agreed, perhaps much later, and other turns begin.
            self._last, self._planned = entry, False
        elif entry.kind in ("move", "leave") and entry.seat is not None:
            # The time was up, and the bot moved for the seat.
            self.knows.pop(holders[entry.seat], None)
            self._last, self._planned = entry, False

    def _is_planned(self, entry: Noted) -> bool:
        """Return whether the bot made a move that its member had planned. They have not seen the board then.

        Of several moves that a member makes at once, only the first names the interaction.
        """
        last, self._last = self._last, entry
        alone = last is None or last.user_id != entry.user_id or self._planned
        self._planned = entry.kind == "move" and entry.interaction_id is None and alone
        return self._planned

    def _is_shown(self, undo: Noted) -> bool:
        """Return whether a board has shown the turn that an undo takes back: the member's newest move, or later.

        The bot must have known of a board of this turn: it may have been killed before it noted a newer one.
        """
        assert undo.user_id is not None
        moved = self._moves.get(undo.user_id, 0)
        return undo.shown >= moved - 1 and any(moved <= version < undo.version for version in self._shown)

    def _takes_calls_away(self, entry: Noted) -> bool:
        """Return whether a match has moved out of a channel that was gone, and with it the boards that called."""
        moved_at = None if entry.interaction_id is None else snowflake_time(entry.interaction_id).timestamp()
        return moved_at is None or self._is_gone(int(entry.notation.partition(">")[0]), moved_at)


def to_move_after(game: str, entry: Noted, users: Sequence[int]) -> tuple[int, ...]:
    """Return the users who are to move after an entry. users: who has the seats then."""
    if entry.state is None:
        return ()
    state = CODECS[game].decode_state(entry.state, entry.rules_version)
    return tuple(users[seat] for seat in all_games()[game].to_move(state))
