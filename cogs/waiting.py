"""Waiting for turns: the buttons below what is said about time, seats and turns."""

from bot.engine.game import Seat
from bot.sessions.clocks import electors
from bot.sessions.pace import Choice
from bot.ui.address import Address
from bot.ui.courier import AREA
from bot.ui.door import Visit
from bot.ui.entries import Answers, HouseCog, action


class Waiting(HouseCog):
    """See the module's docstring."""

    area = AREA

    # ---- a turn whose time has run out ----

    @action("wait")
    async def on_wait(self, visit: Visit, address: Address, _: Answers) -> None:
        await self._vote(visit, address, "wait")

    @action("skip")
    async def on_skip(self, visit: Visit, address: Address, _: Answers) -> None:
        await self._vote(visit, address, "skip")

    @action("give")
    async def on_give(self, visit: Visit, address: Address, _: Answers) -> None:
        await self._vote(visit, address, "give")

    async def _vote(self, visit: Visit, address: Address, choice: Choice) -> None:
        seat = Seat(int(address.argument))
        match = await self.life.vote(visit.request, address.match, seat, choice)
        ask = match.terms.ask_of(seat)
        if ask is None:
            await visit.tell(visit.words("wait-voted-decided"))
            return
        voting = electors(match, seat)
        votes = len([vote for vote in ask.votes if vote.seat in voting])
        await visit.tell(visit.words("wait-voted", choice=choice, votes=votes, all=len(voting)))

    # ---- another time for a turn ----

    @action("agree")
    async def on_agree(self, visit: Visit, address: Address, _: Answers) -> None:
        await self.life.answer_pace(visit.request, address.match, True)
        await visit.tell(visit.words("wait-agreed"))

    @action("decline")
    async def on_decline(self, visit: Visit, address: Address, _: Answers) -> None:
        await self.life.answer_pace(visit.request, address.match, False)
        await visit.tell(visit.words("wait-declined"))

    # ---- seats, reminders ----

    @action("take")
    async def on_take(self, visit: Visit, address: Address, _: Answers) -> None:
        await self.life.take_seat(visit.request, address.match, Seat(int(address.argument)))
        await visit.tell(visit.words("wait-taken"))

    @action("mute")
    async def on_mute(self, visit: Visit, address: Address, _: Answers) -> None:
        await self.life.mute(address.match, visit.user)
        await visit.tell(visit.words("wait-muted"))


COG = Waiting
