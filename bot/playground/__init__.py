"""A local Discord, for `make play` and for the tests. The tests connect the real discord.py to it:

    async with Playground(World.default()) as playground:
        point_discord_at(playground.url)               # from bot.ui.client; call it before you make a Client
        ...client.start(playground.token)...
        ada = playground.actor("Ada")
        sent = await ada.slash("games", "gems roll", sides=6)
        assert sent.answer.content == "4"

The playground listens on loopback, enforces Discord's limits and deadlines, and knows nothing about the bot's games.

Each folder imports only the folders before it in this list: `world` (guilds, channels, messages), `rest` (the REST
API), `gateway` (events for the bot), `client` (a member's client), `page` (Discord in the browser). `server` joins all
five.

The bot may be in several guilds (`World.add_guild`), and may run as several shards in one process or in several
processes. All of them share the limits: `playground.buckets` for requests and `playground.starts` for IDENTIFYs.
"""

from bot.playground.client.actor import Actor
from bot.playground.client.refusal import Refused
from bot.playground.server import Playground
from bot.playground.world.clock import ManualClock, SystemClock
from bot.playground.world.file import WorldFileError, open_world
from bot.playground.world.interaction import Interaction, Modal
from bot.playground.world.model import Attachment, Channel, Guild, Member, Message, Role, User
from bot.playground.world.world import World

__all__ = [
    "Actor",
    "Attachment",
    "Channel",
    "Guild",
    "Interaction",
    "ManualClock",
    "Member",
    "Message",
    "Modal",
    "Playground",
    "Refused",
    "Role",
    "SystemClock",
    "User",
    "World",
    "WorldFileError",
    "open_world",
]
