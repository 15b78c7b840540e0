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

    Raises NotKept once all others are done, if a match could not be stored at a second try either.
    """
    changed: set[str] = set()
    found: list[Match] = []

    def noting(change: Change) -> Change:
        after = decide(change)
        changed.discard(change.match.id)  # it may be decided anew
        if after is not change:
            changed.add(change.match.id)
        return after

    async def each(ids: Iterable[str]) -> dict[str, NotKept]:
        failed = {}
        for match_id in ids:
            try:
                found.append(await matches.change(match_id, noting))
            except NotKept as problem:
                failed[match_id] = problem
            except PlayerError as problem:
                changed.discard(match_id)
                logger.warning("match %s was left as it is: %s", match_id, problem)
        return failed

    for problem in (await each(await each(match_ids))).values():
        raise problem
    return tuple(match for match in found if match.id in changed)
