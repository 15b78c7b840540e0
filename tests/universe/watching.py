"""Lets members of some universes watch matches, and looks at what the matches know of them, and at what is public."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.playground import Actor, Message, Refused
from bot.sessions.pace import terms_of
from bot.ui.address import Address
from bot.ui.commands.watching import AREA, PREDICT, STOP, TELL
from tests.cogs.desk import buttons

if TYPE_CHECKING:
    from tests.kills.members import Place
    from tests.universe.universe import Universe

SHARE = 0.12  # of universes in which members watch
VISITS, PAUSE, OTHERS = (
    16,
    3_000.0,
    0.7,
)  # how often, mean seconds between two, and the chance of another table's member
SAID_TWICE = """
SELECT count(*) FROM kills_said
WHERE notice LIKE '%"kind":"watched"%' AND notice LIKE '%"match":"' || :key || '"%' AND notice LIKE :user
"""
WATCHED = """
SELECT id, phase, terms FROM matches JOIN terms ON terms.match_id = id WHERE terms LIKE '%"watchers":%' ORDER BY id
"""
PLAYERS = "SELECT user_id FROM seats WHERE match_id = :key"


class Watchers:
    """Who watches in a universe."""

    def __init__(self, universe: "Universe") -> None:
        self._universe = universe
        self._asked = set[tuple[str, int]]()  # matches, and members who are to be told their end
        self._public = set[str]()  # the addresses of watchers' buttons in public messages

    def hear(self, message: Message) -> None:
        """Note what a public message of the bot shows that only a watcher may see."""
        if message.reader is None and message.author_id == self._universe.world.bot_id:
            self._public.update(one for one in buttons(message).values() if one.split(":")[1] == AREA)

    async def live(self) -> None:
        """Let members of all tables, and their substitutes, watch matches now and then, in some universes."""
        dice, people = random.Random(f"{self._universe.plan.seed}:watch"), self._universe.people
        if dice.random() >= SHARE:
            return
        for _ in range(VISITS):
            await asyncio.sleep(dice.expovariate(1 / PAUSE))
            await people.online.wait()
            place = dice.choice(people.places)
            others = [one for one in people.places if one is not place]
            whose = dice.choice(others) if others and dice.random() < OTHERS else place
            who = dice.choice(people.company(whose))
            with suppress(Refused, KeyError):
                await self._visit(place, who, dice)

    async def _visit(self, place: "Place", member: Actor, dice: random.Random) -> None:
        """Let a member press what More offers to watchers: to be told the end, or no longer, or to say who wins."""
        people, table = self._universe.people, await self._universe.books.table(place.channel.id)
        board = None if table is None else place.boards.get(table.id)
        more = [] if board is None else [one for one in buttons(board).values() if ":more:" in one]
        if table is None or board is None or not more or member.id in people.gone:
            return
        panel = (await people.press("watch", member, board, more[0])).sent.answer
        for wanted in ((TELL, STOP, PREDICT), ("pick",)):
            actions = [one if isinstance(one, str) else one.action for one in wanted]
            offered = [] if panel is None or panel.reader is None else [*buttons(panel).values()]
            found = [one for one in offered if (at := Address.read(one)) and at.game == AREA and at.action in actions]
            if panel is None or not found:
                return
            panel = (await people.press("watch", member, panel, dice.choice(found))).sent.answer

    def broken(self) -> Iterator[tuple[str, str]]:
        """Yield what is known of watchers that must not be, as (law, text)."""
        books = self._universe.books
        for custom_id in sorted(self._public):
            yield "watched", f"a public message has the button {custom_id}"
        for key, phase, stored in books.read(WATCHED):
            players = {row[0] for row in books.read(PLAYERS, key=key)}
            for one in terms_of(stored).watchers:
                if one.user in players:
                    yield "watched", f"{one.user} plays in {key} and watches it"
                if one.told and phase in ("lobby", "playing"):
                    self._asked.add((key, one.user))
                elif one.told:
                    yield "watched", f"{key} is {phase}, and {one.user} is still to be told its end"
        for key, user in sorted(self._asked):
            [(said,)] = books.read(SAID_TWICE, key=key, user=f'%"user":{user},%') or [(0,)]
            if said > 1:
                yield "watched", f"{said} notices tell {user} the end of {key}"
