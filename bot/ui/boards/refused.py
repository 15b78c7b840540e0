"""Remembers which boards could not be shown, and has each tried again after growing pauses.

Most of them are tried again earlier: with the match's next change, or once the bot may post (`cogs.allowed`). The
pauses are for what no event tells, such as a word that AutoMod refuses. They are short while members play, and end with
each sign that Discord takes requests in the server (`try_soon`), as far as the budget of quick attempts allows.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

from bot.machine import Clock
from bot.sessions.live import Newest
from bot.sessions.model import Match
from bot.sessions.pace import HOUR, MINUTE
from bot.ui.boards.shown import Doubt, Shown

REMEMBERED = 10_000  # boards
PAUSES = (MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, *(HOUR,) * 24)
LATER = 6 * HOUR  # each pause after the others
QUICK = 10_000  # milliseconds of a quick pause
ACTIVE = 10 * MINUTE  # how long pauses are quick after a member has acted in the match
# Discord bans an address after 10,000 invalid requests in ten minutes, and an attempt makes at most two. So four
# processes at one address stay below it.
MOST_QUICK, QUICK_WITHIN = 1_000, 10 * MINUTE


class Makeshift(NamedTuple):
    """What a board in words says of why it stands in place of the board before.

    Attributes:
        stands: whether it says that no time runs (`stands_unseen`).
        lacking: what the bot lacks, in the server's words; "": that is not known, or nothing.
    """

    stands: bool
    lacking: str


class Refusal(NamedTuple):
    """Why the newest version of a match could not be shown.

    Attributes:
        code: Discord's; 0 if there is none.
        again: whether a member wanted the same version once more.
        pauses: the number of growing pauses so far.
        behind: whether the channel shows an older version; if not, only a repost was refused.
        due: when the bot tries again, in milliseconds; None: it does not.
        makeshift: what the words say that stand in place of the board before; None: there are none.
        outdated: whether the channel shows this version, but something of the match has changed beside it: a vote, or
            the end of a time.
        guild: the match's server; 0 if it does not matter.
        unheard: whether no event tells when Discord refuses it no more.
        apart: whether the match is in no server although this board is, so that nobody finds it by its server.
        active_until: until when the pauses are quick.
        tried: when the newest attempt has failed.
        early: whether the next attempt comes before the end of its growing pause.
    """

    version: int
    code: int
    doubt: Doubt | None
    again: bool
    pauses: int
    behind: bool
    due: int | None
    makeshift: Makeshift | None = None
    outdated: bool = False
    guild: int = 0
    unheard: bool = False
    apart: bool = False
    active_until: int = 0
    tried: int = 0
    early: bool = False

    @property
    def replaced(self) -> bool:
        """Return whether the version stands in words in place of the board before."""
        return self.makeshift is not None


class RefusedBoards:
    """The boards that could not be shown."""

    def __init__(self, clock: Clock, try_again: Callable[[str, Refusal], Awaitable[bool]]) -> None:
        """try_again: tries to show a match, and returns whether it could read it; it must not raise."""
        self._clock = clock
        self._try_again = try_again
        self._known: Newest[str, Refusal] = Newest(REMEMBERED)
        self._waiting: asyncio.Task[None] | None = None
        self._until = 0  # when the wait ends
        self._quick = deque[int]()  # when the newest quick attempts were planned

    def get(self, match_id: str) -> Refusal | None:
        return self._known.get(match_id)

    def __contains__(self, match_id: object) -> bool:
        """Return whether a match's newest board could not be shown yet."""
        known = self._known.get(match_id) if isinstance(match_id, str) else None
        return known is not None and known.behind

    def keeps(self, match: Match, message: int | None) -> bool:
        """Return whether a message is the newest board of a match there, because Discord refuses a newer one."""
        board = match.board
        return self.get(match.id) is not None and message == board.message and board.version_shown < match.version

    def all_in_words(self, match_ids: Iterable[str]) -> frozenset[str]:
        """Return those of the matches whose newest board could not be shown and stands in words in place of the old."""
        known = ((match_id, self._known.get(match_id)) for match_id in match_ids)
        return frozenset(match_id for match_id, one in known if one is not None and one.behind and one.replaced)

    def outdated(self, guild: int | None) -> list[str]:
        """Return the matches of a server whose boards are to be edited once Discord allows it. guild: None for all."""
        return [one for one, known in self._known.items() if known.outdated and guild in (None, known.guild)]

    def forget(self, match_id: str) -> None:
        """Forget a board that is shown now."""
        self._known.pop(match_id, None)

    def note(
        self,
        match_id: str,
        version: int,
        code: int,
        shown: Shown,
        *,
        final: bool = False,
        guild: int = 0,
        unheard: bool = False,
        apart: bool = False,
    ) -> None:
        """Note that a version of a match could not be shown.

        final: whether it would never be. guild: its server. unheard, apart: as for `Refusal`.
        """
        before, at = self._known.get(match_id), self._clock.now()
        same = before is not None and before.version == version
        new = Refusal(version, code, None, False, 0, False, None, active_until=at + ACTIVE)
        known = before if before is not None and same else new
        quick = unheard and at < known.active_until and self._may_be_quick(at)
        pause = QUICK if quick else PAUSES[known.pauses] if known.pauses < len(PAUSES) else LATER
        behind = shown.board.version_shown < version
        self._known[match_id] = known._replace(
            code=code,
            doubt=shown.doubt,
            again=shown.repost_nonce is not None,
            pauses=known.pauses + (not quick and not known.early),
            behind=behind,
            due=None if final else at + pause,
            outdated=shown.outdated and not shown.redrawn and not behind and not final,
            guild=guild,
            unheard=unheard,
            apart=apart,
            tried=at,
            early=False,
        )
        if not final:
            self._wait_until(at + pause)

    def note_active(self, match_id: str) -> None:
        """Note that a member acts in a match."""
        known = self._known.get(match_id)
        if known is not None:
            self._known[match_id] = known._replace(active_until=self._clock.now() + ACTIVE)

    def try_soon(self, guild: int | None, *, allowed: bool = False) -> None:
        """Try boards at once whose reason may be over, because Discord takes requests in their server again.

        At least a quick pause lies between two attempts. guild: the server; None: all. allowed: whether the bot may
        have a permission there that it has lacked. Then boards of matches that are in no server are tried, too.
        """
        at = self._clock.now()
        for match_id, known in list(self._known.items()):
            due = max(at, known.tried + QUICK)
            late = (known.unheard or (allowed and known.apart)) and known.due is not None and due < known.due
            if late and guild in (None, known.guild) and self._may_be_quick(at):
                self._known[match_id] = known._replace(due=due, early=True)
                self._wait_until(due)

    def _may_be_quick(self, at: int) -> bool:
        """Take one attempt out of the budget of quick ones. Return False if it is used up."""
        while self._quick and self._quick[0] <= at - QUICK_WITHIN:
            self._quick.popleft()
        if len(self._quick) >= MOST_QUICK:
            return False
        self._quick.append(at)
        return True

    def _wait_until(self, due: int) -> None:
        if self._waiting is None or due < self._until:
            if self._waiting is not None:
                self._waiting.cancel()
            self._waiting = asyncio.create_task(self._wait(), name="refused-boards")
            self._until = due

    def note_replaced(self, match_id: str, makeshift: Makeshift) -> None:
        """Note that the board that could not be shown stands in words in place of the board before."""
        if match_id in self._known:
            self._known[match_id] = self._known[match_id]._replace(makeshift=makeshift)

    async def _wait(self) -> None:
        while due := [one.due for one in self._known.values() if one.due is not None]:
            self._until = min(due)
            await self._clock.sleep_until(self._until)
            now = self._clock.now()
            for match_id, one in list(self._known.items()):
                if one.due is not None and one.due <= now:
                    self._known[match_id] = tried = one._replace(due=None)
                    if not await self._try_again(match_id, one) and self._known.get(match_id) == tried:
                        self._known[match_id] = one._replace(due=now + PAUSES[0])
        self._waiting = None

    async def close(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            await asyncio.gather(self._waiting, return_exceptions=True)
