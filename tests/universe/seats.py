"""How the members of a table hand seats on: to a substitute, to a computer player, and back to their owners."""

from datetime import UTC, datetime
from typing import Any, NamedTuple

from bot.playground import Actor, Message
from bot.sessions.pace import CHOICES, DAY, Ask, Offer, StandIn, Terms, terms_of
from bot.sessions.play.seats import COVERABLE
from bot.storage.keeping import is_computer
from bot.ui.address import Address
from bot.ui.boards.vote_list import AREA
from tests.cogs.desk import buttons
from tests.kills.books import Table
from tests.kills.members import Crowd, Place
from tests.universe.laws import Ledger

OFFERS, LEAVES, PROPOSES = 0.02, 0.03, 0.035  # limits of one draw: what a seated member does without being asked
LONGEST_HOLIDAY = 3  # days
PACES = (60, 360)  # minutes for a turn


class Deed(NamedTuple):
    """What a member may do about a seat. chance: that the member does it when they act.

    press: the button of a notice. command: the slash command that does the same; "" if there is none.
    """

    what: str
    chance: float
    press: str
    command: str = ""


class Mover(NamedTuple):
    """Somebody who is to move, and where."""

    place: Place
    member: Actor
    table: Table


class Handing(Crowd):
    """Members who hand on seats, and a substitute for each table: a member of the server who waits for a seat.

    Attributes:
        keeps_seats: whether nobody hands on a seat any more.
    """

    ledger: Ledger

    def bring_substitutes(self) -> None:
        world = self.playground.world
        self.keeps_seats = False
        names = [f"Substitute {number}" for number, _ in enumerate(self.places)]
        users = [world.join(name.lower().replace(" ", ""), name) for name in names]
        self._substitutes = {
            place: self.playground.actor(user.id) for place, user in zip(self.places, users, strict=True)
        }

    def company(self, place: Place) -> list[Actor]:
        """Return all who may sit at a table: its members and its substitute."""
        return [*place.members, self._substitutes[place]]

    async def movers(self) -> list[Mover]:
        """Return all who are to move in matches at the tables."""
        return [
            Mover(place, member, table)
            for table in await self.books.open_tables()
            for place in self.places
            for member in self.company(place)
            if place.channel.id == table.channel and member.id in table.to_move
        ]

    def is_substitute(self, place: Place, member: Actor) -> bool:
        return member is self._substitutes[place]

    def terms(self, match: str) -> Terms:
        rows = self.ledger.read("SELECT terms FROM terms WHERE match_id = :key", key=match)
        return terms_of(rows[0][0] if rows else None)

    async def hand_on(self, place: Place, member: Actor, table: Table) -> bool:
        """Let a member do something about a seat, perhaps. Return whether they did."""
        if self.keeps_seats:
            return False
        draw = self.dice.random()
        done, draw = await self._answer(place, member, table, draw)
        if done is None and member.id in table.users and draw < PROPOSES:
            await self._begin(place, member, table, draw)
            return True
        return bool(done)

    async def answer(self, place: Place, member: Actor, table: Table) -> bool:
        """Let a member answer what a table asks about seats, perhaps. Return whether they did."""
        done, _ = await self._answer(place, member, table, self.dice.random())
        return bool(done)

    async def _answer(self, place: Place, member: Actor, table: Table, draw: float) -> tuple[bool | None, float]:
        """Do what a draw says of all that a table asks. Return what `_do` did and what is left of the draw.

        None: the draw says nothing of it.
        """
        for deed in _deeds(member.id, table, self.terms(table.id)):
            if draw < deed.chance:
                return await self._do(place, member, table, deed), 0.0
            draw -= deed.chance
        return None, draw

    async def _do(self, place: Place, member: Actor, table: Table, deed: Deed) -> bool:
        press = self.dice.choice(CHOICES) if deed.what == "vote" else deed.press
        found = self._question(place, table, press) if press else None
        if found is not None and (not deed.command or self.dice.random() < 0.7):
            message, custom_id = found
            await self._sent(deed.what, table, member.click(message, custom_id), press)
        elif deed.command:
            await self._slash(place, member, deed.what, table, deed.command)
        return found is not None or bool(deed.command)

    async def _begin(self, place: Place, member: Actor, table: Table, draw: float) -> None:
        """Let a seated member offer the seat, go on holiday, or propose another pace."""
        options: dict[str, Any] = {}
        if draw < OFFERS:
            if self.dice.random() < 0.5:
                options["member"] = self._substitutes[place].id
            await self._slash(
                place, member, "offer", table, "seat offer", **options, **{"for-good": self.dice.random() < 0.3}
            )
        elif draw < LEAVES:
            end = self.playground.world.clock.now() + self.dice.randrange(1, LONGEST_HOLIDAY + 1) * DAY / 1000
            date = datetime.fromtimestamp(end, UTC).strftime("%Y-%m-%d")
            await self._slash(place, member, "away", table, "away until", date=date)
        else:
            await self._slash(place, member, "pace", table, "pace", time=self.dice.choice(PACES))

    def _question(self, place: Place, table: Table, action: str) -> tuple[Message, str] | None:
        """Return the newest notice about a match that has a button, with the button's custom_id."""
        shown = self.playground.world.public_history(place.channel.id)
        for message in reversed(shown):
            for custom_id in buttons(message).values():
                address = Address.read(custom_id)
                if address is not None and (address.game, address.action, address.match) == (AREA, action, table.id):
                    return message, custom_id
        return None


def _deeds(user: int, table: Table, terms: Terms) -> list[Deed]:
    """Return what a member may do about the seats of a table."""
    own = table.users.index(user) if user in table.users else None
    found = [deed for ask in terms.asks for deed in _of_ask(own, ask)]
    found += [deed for offer in terms.offers for deed in _of_offer(user, own, offer)]
    found += [deed for lent in terms.stand_ins for deed in _of_stand_in(user, own, lent, table)]
    if terms.proposal is not None and own is not None and own not in terms.proposal.agreed:
        found += [Deed("agree", 0.2, "agree"), Deed("decline", 0.1, "decline")]
    return found


def _of_ask(own: int | None, ask: Ask) -> list[Deed]:
    return [] if own in (None, ask.seat) else [Deed("vote", 0.4, "wait")]


def _of_offer(user: int, own: int | None, offer: Offer) -> list[Deed]:
    if own is None:
        return [Deed("take", 0.5, "take", "seat take")] if offer.to in (None, user) else []
    if own == offer.seat:
        return [Deed("home", 0.1, "", "away back")] if offer.why == "holiday" else []
    return [Deed("cover", 0.1, "cover")] if offer.why in COVERABLE else []


def _of_stand_in(user: int, own: int | None, lent: StandIn, table: Table) -> list[Deed]:
    if own == lent.seat:
        return [Deed("back", 0.03, "", "seat back")]
    if user != lent.owner:
        return []
    back = Deed("back", 0.15, "back" if is_computer(table.users[lent.seat]) else "", "seat back")
    return [back, Deed("home", 0.1, "", "away back")] if lent.why == "holiday" else [back]
