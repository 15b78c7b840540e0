"""Shows open private panels anew when their match changes.

Rule 1: the channel's board comes first. Quick changes together need one edit of a panel.
Rule 2: what a member's own press shows is not shown twice: a panel waits until the presses in its channel are answered.
Rule 3: a panel is edited by the token of the interaction that showed it, so Discord's limits on channels do not count
this. After 14.5 minutes or a restart, a panel stays as it is until its next press.
"""

import asyncio
import logging
from collections.abc import Mapping
from functools import partial

from bot.errors import NotKept, PlayerError
from bot.sessions.model import Match
from bot.ui.background import Background
from bot.ui.boards.presenter import Presenter
from bot.ui.entry import fair
from bot.ui.entry.actions import Pressable
from bot.ui.entry.context import Renewed
from bot.ui.entry.door import Door
from bot.ui.entry.latest import Place, Shown
from bot.ui.entry.trouble import REQUEST_FAULTS, is_outside, summary
from bot.ui.words import message_link

BOARD_PATIENCE = 5.0  # seconds to wait until the channel's board is shown
PRESS_PATIENCE = 5.0  # seconds to wait until the presses in the channel are answered
EDIT_SECONDS = 10.0  # seconds that showing a panel may take
ATTEMPTS = 3  # a member who goes on meanwhile may need another one

_log = logging.getLogger(__name__)


class Renewals:
    """Knows by the door's `latest` which private panels members look at."""

    def __init__(self, door: Door, presenter: Presenter, cogs: Mapping[str, Pressable]) -> None:
        """cogs: the cogs with buttons, by their `area`."""
        self._door = door
        self._latest = door.latest
        self._presenter = presenter
        self._cogs = cogs
        self._newest: dict[str, Match] = {}  # the matches whose panels are to be shown anew
        self._running: set[str] = set()
        self._renewing = Background()

    def announce(self, match: Match) -> None:
        """Have the open panels of a changed match shown anew. Neither waits nor raises."""
        if match.id not in self._running and not self._is_watched(match):
            return
        self._newest[match.id] = match
        if match.id not in self._running:
            self._running.add(match.id)
            self._renewing.start(self._run(match.id), f"renewals-{match.id}")

    def _is_watched(self, match: Match) -> bool:
        """Return whether a panel of this match is open, or may be about to open."""
        spots = ((seat.user, match.place.channel) for seat in match.seats)
        return bool(self._latest.panels(match.id)) or any(map(self._door.is_inside, spots))

    async def settle(self) -> None:
        """Wait until all panels are shown anew."""
        await self._renewing.settle()

    async def close(self) -> None:
        await self._renewing.close()

    async def _run(self, match_id: str) -> None:
        fair.renew_for_nobody()
        try:
            while (match := self._newest.get(match_id)) is not None:
                await self._presenter.shown(match_id, BOARD_PATIENCE)
                await self._door.left(match.place.channel, PRESS_PATIENCE)
                match = self._newest.pop(match_id)
                for place in self._latest.panels(match_id):
                    await self._bring_up(place, match)
        finally:
            self._running.discard(match_id)

    async def _bring_up(self, place: Place, match: Match) -> None:
        """Show a panel as it now is, unless its member's own press has done so."""
        must = False
        for _ in range(ATTEMPTS):
            await self._door.left(place[1], PRESS_PATIENCE)
            shown = self._latest.at(place)
            if shown is None or shown.live is None or shown.live.match != match.id or shown.again is None:
                return
            if match.over and shown.live.is_board and not match.private:
                return  # `Onlookers` tells the end, below the last picture
            cog = self._cogs[shown.live.game]
            if not must and shown.live.version >= cog.version_for(match, place[0]):
                return
            context: Renewed = shown.again()
            context.may_show = partial(self._is_seen, place, shown)
            await self._show(context, cog, match, shown.live.kind or "")
            if not context.was_late:
                return
            must = True

    def _is_seen(self, place: Place, shown: Shown) -> bool:
        """Return whether a member still looks at a panel, and has pressed nothing."""
        return self._latest.at(place) is shown and not self._door.is_inside(place)

    async def _show(self, context: Renewed, cog: Pressable, match: Match, kind: str) -> None:
        try:
            async with asyncio.timeout(EDIT_SECONDS):
                if match.over and not match.private:
                    await context.done(await self._end(context, match))
                    return
                try:
                    await cog.renew(context, match, kind)
                except NotKept:  # the member has asked for nothing that this would refuse
                    raise
                except PlayerError as refusal:
                    context.refusal = refusal
                    await context.done(self._door.refusal(context, refusal))
        except Exception as problem:  # noqa: BLE001 - a panel that stays behind is shown anew at its next press
            if isinstance(problem, (*REQUEST_FAULTS, PlayerError)) or is_outside(problem):
                _log.info("A private panel of match %s stays as it is: %s", match.id, summary(problem))
            else:
                _log.error("A private panel of match %s stays as it is", match.id, exc_info=problem)

    async def _end(self, context: Renewed, match: Match) -> str:
        match = match.seen_by(context.user, context.place)
        board = await self._presenter.board_of(match, BOARD_PATIENCE)
        return context.words("ui-over-here", link=message_link(match.place.guild, board.channel, board.message))
