"""The default world, which new users and most tests get."""

from bot.machine import Chance
from bot.playground.world.model import (
    Application,
    Channel,
    ChannelType,
    Guild,
    Member,
    Message,
    Role,
    SnowflakeSource,
    State,
    User,
)
from bot.playground.world.permissions import EVERYONE, Permission

WELCOME = "Welcome! Type / below to see what can be done here."

# The user names and shown names of members whom `World.gather` can add.
MORE_MEMBERS = (("dora", "Dora"), ("emil", "Emil"), ("fay", "Fay"), ("gus", "Gus"))


def default_state(now: float, chance: Chance, welcome: str | None) -> State:
    """Return a new world with the channels #games and #lounge and a new token for the bot.

    Ada owns the guild, Bela is a moderator, and Chen's language is German.

    chance: draws the token
    welcome: the text of a message that the bot has posted in #games; None for no message
    """
    ids = SnowflakeSource()
    ada, bela, chen = (
        User(ids.next(now), "ada", "Ada"),
        User(ids.next(now), "bela", "Bela"),
        User(ids.next(now), "chen", "Chen", locale="de"),
    )
    bot = User(ids.next(now), "lapidary", "Lapidary", bot=True)
    guild_id = ids.next(now)
    everyone = Role(guild_id, "@everyone", int(EVERYONE))
    moderators = Role(
        ids.next(now),
        "Moderators",
        int(EVERYONE | Permission.MANAGE_GUILD | Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS),
        color=0x2ECC71,
        position=2,
    )
    of_the_bot = role_of_the_bot(ids.next(now))
    guild = Guild(
        id=guild_id,
        name="The Workshop",
        owner_id=ada.id,
        locale="en-US",
        roles={role.id: role for role in (everyone, moderators, of_the_bot)},
        members={
            ada.id: Member(ada.id, now),
            bela.id: Member(bela.id, now, [moderators.id]),
            chen.id: Member(chen.id, now),
            bot.id: Member(bot.id, now, [of_the_bot.id]),
        },
    )
    games = Channel(ids.next(now), ChannelType.TEXT, guild_id, "games", "Play here", position=0)
    lounge = Channel(ids.next(now), ChannelType.TEXT, guild_id, "lounge", "Talk here", position=1)
    first = [] if welcome is None else [Message(ids.next(now), games.id, bot.id, content=welcome)]
    for message in first:
        games.last_message_id = message.id
        games.message_count = 1
        games.read = {ada.id: message.id, bela.id: message.id, chen.id: message.id}
    return State(
        application=Application(bot.id, bot.name, f"playground.{chance.token_hex(24)}", ada.id),
        guilds={guild.id: guild},
        users={user.id: user for user in (ada, bela, chen, bot)},
        channels={games.id: games, lounge.id: lounge},
        messages={games.id: {message.id: message for message in first}, lounge.id: {}},
        commands={},
        last_id=ids.last,
    )


def role_of_the_bot(role_id: int) -> Role:
    """Return the role that Discord makes for the bot in each guild."""
    return Role(role_id, "Lapidary", int(EVERYONE), color=0x5865F2, position=1, managed=True)
