"""A member's own profile where there is no server: what belongs to none.

These are streaks of dailies, puzzles, and ratings in matches by letters. Ratings are shown to a member who has agreed
to be on the leaderboards of these matches.
"""

from bot.sessions.unplayed import BY_LETTERS
from bot.ui.client import Client
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import needs_server
from bot.ui.panels import Layout, panel
from bot.ui.words import safe_name
from cogs.profile.ratings import rating_line, shown_ratings


async def profile_nowhere(client: Client, context: Context, user: int, game: str | None) -> Layout:
    """Return the member's profile. game: the only game to include; None: all games.

    Raises NotAllowed for the profile of somebody else, since profiles belong to servers.
    """
    if user != context.user:
        raise needs_server(context.interaction)
    words, sessions = context.words, client.sessions
    lines = [words("honour-profile-title", name=safe_name(words.member(context.request.member.name)))]
    streaks = await sessions.dailies.streaks(user, game)
    dailies = streaks.whole if game is None else streaks.game
    if dailies.best:
        lines.append(words("honour-profile-dailies", days=dailies.days, best=dailies.best))
    for one in await sessions.puzzles.standings(user):
        if one.game in client.faces and game in (None, one.game):
            name = client.faces[one.game].name(words)
            about = {"rating": one.rating, "solved": one.solved, "count": one.played}
            lines.append(words("puzzle-standing", game=name, **about))
    if (await sessions.settings.member(user)).letters_listed:
        ratings = shown_ratings(await sessions.leaderboards.ratings(BY_LETTERS.guild, user, game=game))
        known = (rating_line(one, client.faces, words) for one in ratings if one.game in client.faces)
        lines += [words("honour-board-letters", board=line) for line in known]
    lines.append(words("honour-profile-nowhere"))
    return panel("\n".join(lines))
