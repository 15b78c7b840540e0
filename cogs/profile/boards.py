"""Boards of finished matches, for the small pictures of profiles.

A painter may have a function `paint_keepsake` for them, with the arguments of `paint`. A profile cuts off 8 % at the
top of the picture, and makes the rest a square.
"""

from bot.errors import NoSession
from bot.sessions.model import Match
from bot.ui.client import Client
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import all_see
from bot.ui.face import Face
from bot.ui.words import Words


async def board_of(
    client: Client, context: Context, match_id: str, words: Words, *, to_all: bool = False
) -> bytes | None:
    """Return the PNG of a match's last board.

    to_all: whether all who see the present channel will see the board. Then all of them must see the match's channel.

    None: a reader does not see the match's channel, the match is private, or painting fails.
    """
    try:
        match = await client.sessions.matches.match(match_id, context.request)
    except NoSession:
        return None
    if match.private or (to_all and not all_see(context.interaction, match.place.channel)):
        return None
    return await _painted(client, client.faces[match.game], match, words)


async def _painted(client: Client, face: Face, match: Match, words: Words) -> bytes | None:
    pictures = client.pictures
    seen = pictures.faults.attempt(match.id, lambda: face.scene(match, words, view=face.keepsake(match)), None)
    paint = getattr(face.painter, "paint_keepsake", face.painter.paint)
    return None if seen is None else await pictures.painted(match.id, words, paint, *seen)
