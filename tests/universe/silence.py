"""What the bot must do by itself once trouble is over, while no member acts: bring each board up to date.

A member's next move would have a board drawn anew. So only silence shows whether the bot hears that it may show one.
"""

import asyncio
import random
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from tests.universe.letters import stored

if TYPE_CHECKING:
    from tests.universe.universe import Universe

LOOKS = 0.3  # the chance that a look at a running universe ends all trouble, and begins with silence
STEP = 30.0  # seconds
# The bot looks at a server some seconds after an event there (`cogs.allowed`), and a board is drawn within seconds. In
# this time, other requests of its channel and the waits for limits end as well.
SILENT_SECONDS = 600.0
BEHIND = """
SELECT id, version, board_version, channel_id, board_message_id FROM matches
WHERE board_version < version AND phase IN ('lobby', 'playing') AND NOT solo
"""


class Silence:
    """Ends all trouble and lets nobody act for some minutes, at some looks and at the end."""

    def __init__(self, universe: "Universe") -> None:
        self._universe = universe
        self._dice = random.Random(f"{universe.plan.seed}:silence")

    async def look(self, *, always: bool) -> None:
        """Keep silence at some looks, or at this one `always`: it ends a day."""
        if self._dice.random() < LOOKS or always:
            await self.keep()

    async def keep(self) -> None:
        """End all trouble, wait while nobody acts, and report what is wrong then, as boards that are still behind."""
        universe = self._universe
        universe.people.hush()
        try:
            await universe.calm()
            await self._wait()
            async for text in self._behind():
                universe.find("never", text)
            await universe.look_at_rest()
        finally:
            universe.people.speak()

    async def _wait(self) -> None:
        """Wait until the bot has been connected for `SILENT_SECONDS`."""
        universe, quiet = self._universe, 0.0
        while quiet < SILENT_SECONDS:
            await asyncio.sleep(STEP)
            quiet = quiet + STEP if universe.lives.is_connected else 0.0

    async def _behind(self) -> AsyncIterator[str]:
        """Yield the boards that are behind in channels in which they can be shown."""
        universe = self._universe
        for match, version, shown, channel, board in universe.books.read(BEHIND):
            is_there = channel in universe.world.state.channels and board not in universe.deleted
            if is_there and universe.people.terms(match).unreachable is None:
                text = f"nobody has acted for {SILENT_SECONDS:g} s and all trouble is over"
                yield f"the board of {match} shows version {shown} of {version}, though {text}"
        for one in stored(universe.books):
            if one.is_behind and one.channel in universe.rivals.channels & universe.world.state.channels.keys():
                told = f"the board of {one.match} for {one.user} shows version {one.version} of {one.wanted}"
                yield f"{told}, though nobody has acted for {SILENT_SECONDS:g} s and all trouble is over"
