"""What members who wait are told about a vote."""

import contextlib

from bot.engine.game import Seat
from bot.errors import PlayerError
from bot.sessions.model import Match, Request
from bot.sessions.sessions import Sessions
from bot.ui.times import moment
from bot.ui.words import Words, safe_name, with_names


async def decision_line(sessions: Sessions, match: Match, user: int, words: Words) -> str:
    """Return the sentence that tells a member who waits when they decide; "" if they do not, or if it is not known."""
    with contextlib.suppress(PlayerError):
        found = await sessions.silences.decision(match, user)
        if found is not None:
            return words(
                "wait-decision-open" if found.is_open else "wait-decision",
                name=_name(match, found.seat, words),
                time=moment(found.at),
                left=moment(found.at, "R"),
                voters=found.voters,
            )
    return ""


async def foretold(sessions: Sessions, match_id: str, request: Request, words: Words) -> str:
    """Return the sentence of `decision_line` for the member who asks; "" if the match is gone, too."""
    with contextlib.suppress(PlayerError):
        match = await sessions.matches.match(match_id, request)
        return await decision_line(sessions, match, request.member.user, words)
    return ""


def _name(match: Match, seat: Seat, words: Words) -> str:
    return safe_name(with_names(match, words).name_of(seat))
