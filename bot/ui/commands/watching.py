"""The buttons behind **More** for members who watch a match (`cogs.watching`)."""

from msgspec.structs import replace

from bot.sessions.change import AnyGame
from bot.sessions.model import Match
from bot.sessions.play.watching import Watching, can_predict, can_watch, watcher_of
from bot.ui.entry.context import Context
from bot.ui.face import ButtonSpec, Row

AREA = "watch"

TELL = ButtonSpec("tell", "watch-ui-tell", area=AREA)
STOP = ButtonSpec("stop", "watch-ui-stop", area=AREA)
PREDICT = ButtonSpec("predict", "watch-ui-predict", area=AREA)
RESULTS = ButtonSpec("results", "watch-ui-results", area=AREA)


def league_line(match: Match, game: AnyGame, context: Context) -> str:
    """Return why a member who watches a match of a league cannot say who wins; "" for all others."""
    alike = replace(match, terms=replace(match.terms, league=None))
    usually = match.terms.league is not None and can_predict(alike, game, context.user)
    return context.words("watch-league") if usually else ""


async def for_watchers(match: Match, game: AnyGame, user: int, watching: Watching) -> Row:
    """Return what a member may do who watches a match. Before the end, nobody sees by it who else watches.

    Raises NotKept.
    """
    if match.over:
        return (RESULTS,) if match.terms.watchers and not match.private else ()
    watcher = watcher_of(match, user)
    told = () if not can_watch(match, user) else (STOP,) if watcher is not None and watcher.told else (TELL,)
    predicts = can_predict(match, game, user) and not await watching.has_had_seat(match, user)
    return (*told, *((PREDICT,) if predicts else ()))
