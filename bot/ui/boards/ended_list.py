"""The lines about finished matches whose end a member may have missed, and the button that replays one of them."""

from collections.abc import Container, Sequence

from bot.sessions.memory.replays import MissedEnd
from bot.sessions.model import UNREACHED, Match
from bot.ui.boards import messages
from bot.ui.boards.homes import Homes
from bot.ui.boards.turn_list import place_of
from bot.ui.entry.buttons import Button
from bot.ui.times import moment
from bot.ui.words import Words, message_link


async def ended_list(
    found: Sequence[MissedEnd], user: int, words: Words, homes: Homes, guild: int | None, twins: Container[str] = ()
) -> list[str]:
    """Return a line for each match. user: the reader. guild: as in `turn_list`. twins: as in `Known`."""
    return [await _line(one, user, words, homes, guild, twins) for one in found]


async def _line(one: MissedEnd, user: int, words: Words, homes: Homes, guild: int | None, twins: Container[str]) -> str:
    match = one.match
    if match.entry.notation == UNREACHED:  # its channel is gone, so nothing comes there
        return words(
            "wait-turns-lost", game=match.game, time=moment(match.updated_at), left=moment(match.updated_at, "R")
        )
    key = "wait-turns-unplayed" if one.unplayed else "wait-turns-ended"
    return words(
        key if one.without else "wait-turns-result",
        game=match.game,
        place=await place_of(match, user, homes, words, guild, twins),
        time=moment(match.updated_at),
        left=moment(match.updated_at, "R"),
        link=message_link(match.place.guild, match.board.channel, match.board.message),
    )


def ended_rows(found: Sequence[MissedEnd], words: Words) -> list[list[Button]]:
    """Return a row with the button that replays the first of these matches; [] if there are none."""
    return [[replay_button(one.match, words)] for one in found[:1]]


def replay_button(match: Match, words: Words) -> Button:
    """Return the button that replays a finished match."""
    return Button(messages.REPLAY.address(match), words(messages.REPLAY.label))
