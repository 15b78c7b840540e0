"""The laws of what counts: a daily for the day on which it was opened, and a few matches of the same members a day."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter

from bot.sessions.pace import DAY, terms_of
from bot.sessions.play.repeats import beginners
from bot.storage.keeping import is_former
from tests.universe.laws import Ledger

RATED_A_DAY = 3  # matches of the same members move ratings. The bot has this number, too, and it may be wrong there
# The bot reads its clock for the day, and a moment later for the time.
MOMENT_MS = 1_000
DAILIES = f"""
SELECT day, game, user_id, opened_at, opened_at / {DAY} FROM dailies
WHERE day NOT IN (opened_at / {DAY}, (opened_at - {MOMENT_MS}) / {DAY})
"""
RATED = """
SELECT match_id, guild_id, game, terms, seats.user_id FROM terms JOIN seats USING (match_id)
JOIN matches ON id = match_id
WHERE match_id IN (SELECT match_id FROM rating_changes) ORDER BY match_id, seats.seat
"""


def of_records(books: Ledger) -> Iterator[tuple[str, str]]:
    """Yield the dailies of another day than that on which they were opened, and ratings that too many matches moved."""
    for day, game, user, opened, right in books.read(DAILIES):
        yield "recorded", f"the daily of {game} that {user} opened at {opened} is of day {day} instead of {right}"
    together: defaultdict[tuple[int, str, tuple[int, ...]], list[tuple[int, str]]] = defaultdict(list)
    for key, seats in groupby(books.read(RATED), itemgetter(0)):
        rows = list(seats)
        _, guild, game, stored, _ = rows[0]
        terms = terms_of(stored)
        users = beginners([row[-1] for row in rows], terms)
        if terms.begun is not None and not any(map(is_former, users)):  # it is not known who has deleted their data
            together[guild, game, users].append((terms.begun.at, key))
    for (_, game, users), matches in together.items():
        matches.sort()
        for (first, _), (last, key) in zip(matches, matches[RATED_A_DAY:], strict=False):
            if last - first < DAY:
                yield "recorded", f"{key} has moved ratings of {users}, as {RATED_A_DAY} of {game} have within a day"
