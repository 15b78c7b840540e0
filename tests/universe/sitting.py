"""Members who sit alone: they open what concerns only themselves, in the server or elsewhere, and try what it does."""

import asyncio
import random

from bot.playground import Actor, Message
from bot.playground.world.model import Channel, nested
from tests.kills.members import GAMES, Place
from tests.universe.seats import Handing
from tests.universe.strangers import leaves_of

# The last words of the commands that open a private panel: boards of the day, puzzles, lessons, a member's own page.
ALONE = frozenset({"daily", "puzzle", "learn", "profile"})
# Commands that begin a match alone where the bot is no member, with their options.
MATCHES_ALONE = {"gems new": {}, "rush new": {"alone": True}}
SITS, SITTERS = 0.08, 0.1  # the chance that a member's act is that, and that members of a universe do it at all
GOES, GOERS = 0.4, 0.5  # the chance that a sitter sits elsewhere, and that the sitters of a universe do so at all
MOST_PRESSES = 25  # in one sitting


def usable(message: Message) -> list[tuple[str, list[str]]]:
    """Return the custom_ids of the buttons and selects that can be used, with the values of a select of options."""
    parts = [part for part in nested(message.components) if "custom_id" in part and not part.get("disabled")]
    return [(part["custom_id"], [one["value"] for one in part.get("options", ())]) for part in parts]


class SittingAlone(Handing):
    """Members who may sit alone. Elsewhere is a group message, a server without the bot, or their direct messages."""

    def settle_alone(self, alone: random.Random) -> None:
        """Decide whether members play by themselves, too. alone: decides also what they do then."""
        going = random.Random(f"{alone.getstate()}:elsewhere")  # takes nothing from the chance of other acts
        self._going = going if going.random() < GOERS else None
        self._alone = alone if alone.random() < SITTERS else None
        self._elsewhere: list[Channel] = []  # made when the first member goes there

    async def sits_alone(self, place: Place, member: Actor) -> bool:
        """Let a member sit alone, if they do so now. Return whether they have."""
        if self._alone is None or self._alone.random() >= SITS:
            return False
        if self._going is not None and self._going.random() < GOES:
            await self._sit(self._place_elsewhere(member, self._going), member, self._going, away=True)
        else:
            await self._sit(place, member, self._alone)
        return True

    async def _sit(self, place: Place, member: Actor, dice: random.Random, *, away: bool = False) -> None:
        """Let a member open something, and press and choose in it at random, as somebody who tries it out."""
        names = [leaf.full_name for leaf in leaves_of(self.playground.world)]
        begun = MATCHES_ALONE if away else {}
        command = dice.choice([name for name in names if name.split()[-1] in ALONE or name in begun])
        told = f"{command} in {place.channel.type.name.lower()} {place.channel.name}".rstrip() if away else command
        attempt = await self._slash(place, member, "alone", None, command, told, **begun.get(command, {}))
        for _ in range(dice.randrange(MOST_PRESSES)):
            panel = attempt.sent.answer
            parts = [] if panel is None or not (away or panel.reader) else usable(panel)
            if panel is None or not parts:
                return
            await asyncio.sleep(dice.choice((0.05, 1.0, 10.0)))
            custom_id, values = dice.choice(parts)
            sent = member.select(panel, custom_id, dice.choice(values)) if values else member.click(panel, custom_id)
            attempt = await self._sent("alone", None, sent, custom_id)

    def _place_elsewhere(self, member: Actor, dice: random.Random) -> Place:
        """Return a place in which the bot is no member, where this member has the app installed for themselves."""
        world = self.playground.world
        if not self._elsewhere:
            people = [one.id for place in self.places for one in self.company(place)]
            library = world.add_guild("Library", members=people, channels=["reading-room"], with_bot=False)
            self._elsewhere = [world.add_group(people), world.channel("reading-room", library)]
        if member.id not in world.state.installed:
            world.set_installed(member.id, installed=True)
        channel = dice.choice([*self._elsewhere, member.open_dm()])
        return Place(self.playground, channel, [member], GAMES[0])
