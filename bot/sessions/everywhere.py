"""The same decision in many matches."""

import logging
from collections.abc import Iterable

from bot.errors import NotKept, PlayerError
from bot.sessions.change import Change, Decision
from bot.sessions.matches import Matches
from bot.sessions.model import Match

logger = logging.getLogger(__name__)


async def change_all(matches: Matches, match_ids: Iterable[str], decide: Decision) -> tuple[Match, ...]:
    """Return the matches that a decision has changed. One that cannot be read or changed does not stop the others.

    Raises NotKept after the others are done if the database did not answer for some match.
    """
    changed = set()
    not_kept: NotKept | None = None

    def noting(change: Change) -> Change:
        after = decide(change)
        if after is not change:
            changed.add(change.match.id)
        return after

    found = []
    for match_id in match_ids:
        try:
            found.append(await matches.change(match_id, noting))
        except NotKept as problem:
            not_kept = problem
        except PlayerError as problem:
            changed.discard(match_id)
            logger.warning("match %s was left as it is: %s", match_id, problem)
    if not_kept is not None:
        raise not_kept
    return tuple(match for match in found if match.id in changed)
