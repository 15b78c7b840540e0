"""Replays of logs that members have pasted, each for who pasted it. They live in memory alone."""

from collections import OrderedDict

from bot.errors import SessionError
from bot.machine import Chance
from bot.sessions.memory.record import Replay
from bot.sessions.sessions import MATCH_ID_LETTERS

PASTED_KEPT = 64  # replays in memory at most
MOMENTS_KEPT = 6_000  # their moments in memory at most; a single replay may have more
PASTED_LENGTH = 12  # characters of a token, which is longer than a match's id


class Pasted:
    """Keeps the newest pasted replays, each by a token that stands in addresses of buttons in place of a match's id."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._replays: OrderedDict[str, tuple[int, Replay]] = OrderedDict()  # the user id and the replay, by token

    def get(self, user: int, token: str) -> Replay:
        """Return the replay of a token. Raises SessionError if it is another member's, or no longer kept."""
        owner, replay = self._replays.get(token, (None, None))
        if replay is None or owner != user:
            raise SessionError("replay-error-record-gone")
        self._replays.move_to_end(token)
        return replay

    def store(self, user: int, replay: Replay) -> str:
        """Keep a replay in place of the oldest ones, and return its token."""
        token = "".join(self._chance.choice(MATCH_ID_LETTERS) for _ in range(PASTED_LENGTH))
        self._replays[token] = user, replay
        held = sum(len(one.moments) for _, one in self._replays.values())
        while len(self._replays) > PASTED_KEPT or (held > MOMENTS_KEPT and len(self._replays) > 1):
            _, (_, oldest) = self._replays.popitem(last=False)
            held -= len(oldest.moments)
        return token
