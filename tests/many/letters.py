"""Parties that play by letters: members of different servers, each with the board in a conversation with the bot."""

from bot.playground import Actor, Playground
from bot.playground.world.model import Channel
from tests.kills.books import Table
from tests.kills.members import GAMES, Place

PARTY = 3  # members who play with one another


class Conversation(Place):
    """A member's conversation with the bot. Its `members` are the whole party, and the first one opens the tables.

    Attributes:
        reader: the member whose conversation it is.
        home: a channel of the member's server, in which they also type commands that need no board.
    """

    def __init__(self, playground: Playground, reader: Actor, home: Channel, party: list[Actor], game: str) -> None:
        super().__init__(playground, reader.open_dm(), party, game)
        self.reader = reader
        self.home = Place(playground, home, party, game)


def parties(playground: Playground, places: list[Place], count: int) -> list[Conversation]:
    """Return the conversations of new members who play by letters: `count` parties, each with one game.

    places: channels of different servers, which these members join one after the other.
    """
    found = list[Conversation]()
    for number in range(count):
        homes = [places[(number * PARTY + one) % len(places)].channel for one in range(PARTY)]
        party = list[Actor]()
        for one, home in enumerate(homes):
            guild = playground.world.state.guilds[home.guild_id or 0]
            user = playground.world.join(f"writer{number}{'abc'[one]}", f"Writer {number} {one}", guild=guild)
            party.append(playground.actor(user.id, guild))
        game = GAMES[number % len(GAMES)]
        found += [Conversation(playground, *each, party, game) for each in zip(party, homes, strict=True)]
    return found


def table_of(place: Conversation, tables: list[Table]) -> Table | None:
    """Return the open match of a party; None: it has none.

    A party has two if an answer was lost. Then it plays the one that has begun, or that more of its members have
    joined.
    """
    party = {member.id for member in place.members}
    own = [one for one in tables if one.game == place.game and party & {*one.users}]
    return max(own, key=lambda one: (one.phase == "playing", len(one.users)), default=None)
