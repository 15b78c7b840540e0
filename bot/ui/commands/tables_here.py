"""Finds the match in a channel, or of a member by letters, that a command of no game is about."""

from collections.abc import Callable

from bot.errors import NoSession, SessionError
from bot.sessions.model import Match, Phase
from bot.ui.client import Client
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import needs_server
from bot.ui.typed import folded


async def match_here(client: Client, context: Context, game: str | None, fits: Callable[[Match], bool]) -> Match:
    """Return the match in this channel that a command is about.

    Where the bot is no member of a server, it is a match by letters of the member, of a game the one that `tables_here`
    has first.

    game: its key or name; None for any game. fits: if this is true for some matches, only these count.
    Raises NoSession if there is no such match, NotAllowed if there is none where others read along and the bot is no
    member, and SessionError if there are several.
    """
    found = await tables_here(client, context)
    if game is not None:
        wanted = folded(game)
        found = [match for match in found if wanted in (match.game, folded(_name(client, match, context)))]
    fitting = [*{match.game: match for match in reversed([match for match in found if fits(match)] or found)}.values()]
    if not fitting and not context.place.guild:
        raise needs_server(context.interaction) if context.is_among_others else NoSession("letters-error-no-table")
    if not fitting:
        raise NoSession("wait-error-no-table")
    if len(fitting) > 1:
        names = context.words.listed(_name(client, match, context) for match in fitting)
        raise SessionError("wait-error-which-game", games=names)
    return fitting[0]


async def tables_here(client: Client, context: Context) -> list[Match]:
    """Return the open matches of this channel that members play together, at most one of each game.

    Where the bot is no member of a server, these are all of the member by letters, as `Letters.of_member` sorts them.
    """
    if not context.place.guild:
        letters = client.sessions.letters
        return [match for key in client.faces for match in await letters.of_member(context.request, key)]
    found = []
    for key in client.faces:
        try:
            found.append(await client.sessions.lookup.table(context.request, context.place, key))
        except NoSession:  # the channel has no readable match of this game
            continue
    return [match for match in found if match.phase in (Phase.LOBBY, Phase.PLAYING)]


async def games_here(client: Client, context: Context) -> dict[str, str]:
    """Return the games of these matches: their names in the member's language, by their keys."""
    return {match.game: _name(client, match, context) for match in await tables_here(client, context)}


def _name(client: Client, match: Match, context: Context) -> str:
    return client.faces[match.game].name(context.words)
