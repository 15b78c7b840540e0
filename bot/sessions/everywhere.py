"""The same decision in many matches."""

import logging
from collections.abc import Callable, Iterable

from bot.errors import NotKept, PlayerError
from bot.sessions.change import Change, Decision
from bot.sessions.matches import Matches
from bot.sessions.model import Match

logger = logging.getLogger(__name__)


async def change_all(
    matches: Matches, match_ids: Iterable[str], decide: Decision, note: Callable[[Match], None] = lambda _: None
) -> tuple[Match, ...]:
    """Return the matches that a decision has changed. One that cannot be read or stored does not stop the others.

    note: called with each match that it has changed. Raises NotKept once all others are done where one could not be
    stored at a second try either; then it is to be asked for again.
    """
    changed, found = set(), []

    def noting(change: Change) -> Change:
        after = decide(change)
        if after is not change:
            changed.add(change.match.id)
        return after

    async def each(ids: Iterable[str]) -> dict[str, NotKept]:
        failed = {}
        for match_id in ids:
            try:
                match = await matches.change(match_id, noting)
            except NotKept as problem:
                failed[match_id] = problem
            except PlayerError as problem:
                changed.discard(match_id)
                logger.warning("match %s was left as it is: %s", match_id, problem)
            else:
                if match_id in changed:
                    note(match)
                    found.append(match)
        return failed

    failed = await each(await each(match_ids))
    for match_id, problem in failed.items():
        logger.warning("match %s was left as it is: %s", match_id, problem)
        raise problem
    return tuple(found)
