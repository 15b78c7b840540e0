"""Keeps private messages true when another member changes the match.

Members who wait on a private board are told that their match is over. A sentence that refused a member goes: it may
have said that another member is to move.

A private message can only be edited through the token of an interaction that showed it, for 15 minutes. Later, or
after a restart, the board stays as it is. Its buttons then say that the match is over.
"""

import logging
from collections.abc import Mapping

from bot.errors import PlayerError
from bot.sessions.model import Match
from bot.ui.background import Background
from bot.ui.boards.presenter import Presenter
from bot.ui.entry.latest import Latest
from bot.ui.entry.trouble import REQUEST_FAULTS
from bot.ui.face import Face
from bot.ui.words import message_link

PATIENCE = 60  # seconds to wait until the channel shows the end

_log = logging.getLogger(__name__)


class Onlookers:
    """Knows by `latest` which private boards members look at."""

    def __init__(self, latest: Latest, presenter: Presenter, faces: Mapping[str, Face]) -> None:
        self._latest = latest
        self._presenter = presenter
        self._faces = faces
        self._telling = Background()

    def announce(self, match: Match) -> None:
        """Delete refusals that may be wrong now. Update private boards that have ended. Neither waits nor raises."""
        self._drop_refusals(match)
        if match.over and not match.private and self._latest.about(match.id) and self._hides_boards(match):
            self._telling.start(self._tell(match), f"onlookers-{match.id}")

    async def settle(self) -> None:
        """Wait until all boards are updated."""
        await self._telling.settle()

    async def close(self) -> None:
        await self._telling.close()

    def _drop_refusals(self, match: Match) -> None:
        """Delete the refusals of all others at the table. Those who move at the same time may still need theirs."""
        if len(match.to_move) > 1:
            return
        for seat in match.seats:
            if seat.user != match.entry.user:
                self._latest.drop_refusal((seat.user, match.place.channel))

    def _hides_boards(self, match: Match) -> bool:
        return match.state is not None and self._faces[match.game].hides_boards(match)

    async def _tell(self, match: Match) -> None:
        for place, shown in self._latest.about(match.id).items():
            user, channel = place
            seen = match.seen_by(user, next((one for one in match.spectators if one.channel == channel), None))
            try:
                board = await self._presenter.board_of(seen, PATIENCE)
            except PlayerError as problem:
                _log.info("Nobody is told on a private board of the end of match %s: %s", match.id, problem)
                return
            if shown.close is None or self._latest.at(place) is not shown:
                continue  # the member has gone on while others were told
            try:
                await shown.close(message_link(seen.place.guild, board.channel, board.message))
            except REQUEST_FAULTS as problem:
                _log.info("Private message %s does not tell the end of its match: %s", shown.message, problem)
