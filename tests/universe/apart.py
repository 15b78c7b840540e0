"""Lets members of some universes block each other, and looks who has got, or was offered, a seat beside whom since."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bot.playground import Refused
from bot.sessions.model import MemberSettings

if TYPE_CHECKING:
    from tests.kills.members import Place
    from tests.universe.universe import Universe

SHARE, LATEST = 0.12, 7_200.0  # of universes in which members block each other, and seconds until they have
TOGETHER = """
SELECT own.match_id FROM seats own JOIN seats other USING (match_id)
WHERE own.user_id = :user AND other.user_id = :beside
"""
# With those who have lent their seats: they may come back to them.
OWNERS = """
WITH owners AS (
  SELECT match_id, user_id FROM seats UNION SELECT match_id, json_extract(lent.value, '$.owner')
  FROM terms, json_each(terms.terms, '$.stand_ins') AS lent
)
SELECT own.match_id FROM owners own JOIN owners other USING (match_id)
WHERE own.user_id = :user AND other.user_id = :beside
"""
# Into the database of each universe: to whom a seat is offered by name, and who has one there then.
TRIGGERS = """
CREATE TABLE universe_offered (id TEXT, match_id TEXT, user_id BIGINT, beside BIGINT);
CREATE TRIGGER universe_offer AFTER INSERT ON notices
WHEN json_extract(NEW.notice, '$.kind') = 'offered' AND json_extract(NEW.notice, '$.user') IS NOT NULL BEGIN
  INSERT INTO universe_offered SELECT NEW.id, match_id, json_extract(NEW.notice, '$.user'), user_id
  FROM seats WHERE match_id = json_extract(NEW.notice, '$.match') AND present;
END;
"""
ASKED = "SELECT id, match_id FROM universe_offered WHERE user_id = :user AND beside = :beside"
SETTINGS = "SELECT settings FROM members WHERE user_id = :user"


class Pair(NamedTuple):
    """A member who blocks another, and that other."""

    user: int
    blocked: int


class Apart:
    """Who has blocked whom in a universe, and which matches had them both by then: those go on."""

    def __init__(self, universe: "Universe") -> None:
        self._universe = universe
        self._had: dict[Pair, set[str]] = {}
        self._asked: dict[Pair, set[tuple[str, str]]] = {}  # offers that were made before, and their matches

    async def live(self) -> None:
        """Let one of each table and its substitute block the other, in some universes."""
        dice, people = random.Random(f"{self._universe.plan.seed}:apart"), self._universe.people
        if dice.random() >= SHARE:
            return
        await asyncio.sleep(dice.uniform(0, LATEST))
        for place in people.places:
            await people.online.wait()
            with suppress(Refused, KeyError):
                await self._block(place, dice)

    async def _block(self, place: "Place", dice: random.Random) -> None:
        *members, substitute = self._universe.people.company(place)
        member, other = dice.sample((dice.choice(members), substitute), 2)
        attempt = await self._universe.people.block(place, member, other)
        pair = Pair(member.id, other.id)
        if attempt.told == "kept" and self._still(pair):
            self._had[pair], self._asked[pair] = self._together(pair, OWNERS), self._offers(pair)

    def broken(self) -> Iterator[tuple[str, str]]:
        """Yield the matches in which both have got seats, or were to get them, since one blocked the other."""
        for pair, had in self._had.items():
            for match in sorted(self._together(pair) - had) if self._still(pair) else ():
                yield "apart", f"{pair.user} has blocked {pair.blocked}, and both have got seats in {match}"
        for pair, before in self._asked.items():
            for key, match in sorted(self._offers(pair) - before) if self._still(pair) else ():
                told = f"notice {key} offers one of them a seat beside the other in {match}"
                yield "apart", f"{pair.user} has blocked {pair.blocked}, and {told}"

    def _together(self, pair: Pair, query: str = TOGETHER) -> set[str]:
        rows = self._universe.books.read(query, user=pair.user, beside=pair.blocked)
        return {row[0] for row in rows}

    def _offers(self, pair: Pair) -> set[tuple[str, str]]:
        """Return the notices that offer one of them a seat by name where the other has one, and their matches."""
        both = ((pair.user, pair.blocked), (pair.blocked, pair.user))
        found = (row for user, beside in both for row in self._universe.books.read(ASKED, user=user, beside=beside))
        return {(key, match) for key, match in found}

    def _still(self, pair: Pair) -> bool:
        """Return whether the block is stored: a member may have taken it back, or deleted their data."""
        rows = self._universe.books.read(SETTINGS, user=pair.user)
        return any(pair.blocked in msgspec.json.decode(row[0], type=MemberSettings).blocked for row in rows)
