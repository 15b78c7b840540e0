"""The discord.py client of the bot: it makes and connects all parts that deal with Discord."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import discord
import yarl
from discord import app_commands
from discord.ext import commands

from bot.errors import NotAllowed
from bot.machine import Clock
from bot.sessions.play.courses import Course
from bot.sessions.sessions import Sessions
from bot.texts import Texts
from bot.ui.address import Address
from bot.ui.baton import COMMANDS, Baton
from bot.ui.boards.conversations import AN_HOUR, Conversations
from bot.ui.boards.courier import Courier
from bot.ui.boards.decisions import foretold
from bot.ui.boards.drawing import Drawing
from bot.ui.boards.earlier import Earlier
from bot.ui.boards.finder import Finder
from bot.ui.boards.homes import Homes
from bot.ui.boards.lanes import A_SECOND, Lanes, Pace
from bot.ui.boards.old_answers import OldAnswers
from bot.ui.boards.onlookers import Onlookers
from bot.ui.boards.pictures import Pictures
from bot.ui.boards.presenter import Presenter
from bot.ui.boards.questions import Questions
from bot.ui.boards.renewals import Renewals
from bot.ui.boards.sight import Sight
from bot.ui.emoji import Emojis, Plan
from bot.ui.entry.actions import Pressable
from bot.ui.entry.asked import Interaction
from bot.ui.entry.buttons import Button, Select
from bot.ui.entry.context import Context
from bot.ui.entry.door import PATIENCE, Door
from bot.ui.entry.fair import Shares
from bot.ui.entry.permissions import cannot_post, invitation, lacking_said, lacks_pictures
from bot.ui.entry.trouble import Pause, tell_in_one_line
from bot.ui.face import Face
from bot.ui.identifies import Identifies
from bot.ui.metrics import Metrics
from bot.ui.panels import NO_MENTIONS, answers
from bot.ui.requests import end_pauses_with_requests, is_failure, refuse_garbled_answers, tracing
from bot.ui.shards import ShardedBot
from bot.ui.sync import Memory, Translator, sync_if_changed, translated
from bot.ui.words import Words

SETTLE_SECONDS = 3.0  # seconds that a stop waits for boards that are not yet drawn
ANSWER_SECONDS = 2.0  # seconds that a stop waits for interactions that are not yet answered

_log = logging.getLogger(__name__)

# The bot does not use voice. By default, discord.py warns at each start that voice is not available.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

CogMaker = Callable[["Client"], commands.Cog]


class Tree(app_commands.CommandTree["Client"]):
    """The command tree. `Door` handles the errors of its commands."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Handle an error that discord.py raised before it called a command, for example if the command is outdated."""
        if interaction.type is discord.InteractionType.autocomplete:
            return  # suggestions cannot show an error
        # These errors mean that the member's Discord app shows commands of an older version of the bot.
        outdated = (app_commands.CommandSignatureMismatch, app_commands.CommandNotFound, app_commands.TransformerError)
        refusal = NotAllowed("ui-reload-discord") if isinstance(error, outdated) else error
        await self.client.door.fail(interaction, refusal)


class ShardState(NamedTuple):
    """A connection to Discord. latency: seconds of its last heartbeat; None: there was none yet."""

    ready: bool
    latency: float | None


class Client(ShardedBot):
    """The running bot. It connects the shards that its sessions share with other processes.

        client = Client(sessions, texts, clock, cogs=all_cogs(), memory=File(data / "commands.json"))
        await client.start(token)          # starts the sessions, and returns once the client is closed
        await client.drain()               # takes no new moves, and finishes the running moves
        await client.close()

    Attributes:
        sessions, texts, clock, contact, pause: as for `__init__`.
        chance: that of the sessions.
        door, presenter, finder, questions, pictures: used by cogs and buttons.
        metrics: what `/metrics` counts.
        sight, courier: says which boards are out of sight; sends notices.
        lanes, earlier: where requests to Discord wait for their turn; finds messages whose answer was lost.
        homes: what is known of servers.
        faces, areas: the face of each game, by the game's key; the cogs with buttons, by their `area`.
    """

    def __init__(
        self,
        sessions: Sessions,
        texts: Texts,
        clock: Clock,
        *,
        cogs: Iterable[CogMaker],
        memory: Memory,
        contact: str = "",
        patience: float = PATIENCE,
        shares: Shares | None = None,
        pause: Pause = asyncio.sleep,
        emoji: Plan | None = None,
        requests_a_second: float = A_SECOND,
        new_dms_an_hour: int = AN_HOUR,
        guarded: bool = True,
        **options: Any,
    ) -> None:
        """Make a client.

        cogs: the classes in `cogs/`.
        memory: remembers the hash of the command tree that was sent last.
        contact: who is responsible for stored data; "": nobody is named.
        pause: waits some seconds before another attempt.
        emoji: how pictures of pieces are uploaded; None: texts show codes.
        requests_a_second: as for `Pace`.
        new_dms_an_hour: as for `Conversations`.
        guarded: as for `Identifies`.
        patience, shares: as for `Door`.
        options: those of discord.py's client.
        """
        tell_in_one_line()
        refuse_garbled_answers()
        end_pauses_with_requests()
        self.metrics = Metrics()
        super().__init__(
            command_prefix=commands.when_mentioned,  # never used, since the bot reads no messages
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=NO_MENTIONS,
            tree_cls=Tree,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
            http_trace=tracing(self._note_request),
            share=sessions.share,
            reach=sessions.reach,
            **options,
        )
        self._baton = baton = Baton(sessions.database, sessions.chance)
        self.identifies = Identifies(
            sessions.database,
            self.http.get_bot_gateway,
            sessions.share,
            clock,
            baton,
            dice=sessions.chance.fraction,
            is_closed=self.is_closed,
            guarded=guarded,
        )
        self.sessions = sessions
        self.texts = texts
        self.clock = clock
        self.chance = sessions.chance
        self.contact = contact
        self.pause = pause
        self.door = Door(
            texts,
            clock,
            sessions.chance,
            patience=patience,
            shares=shares,
            find=lambda match_id: self.finder.board_of(match_id),
            locale=lambda guild: self.sessions.settings.locale(guild),
            foretell=self.foretold,
            note=self.metrics.answered,
        )
        self.pictures = Pictures(
            sessions.chance,
            self.metrics.painted,
            look_for=lambda reader: sessions.settings.look(reader.guild, reader.user, guild_first=reader.guild_first),
        )
        self.faces: dict[str, Face] = {}
        self.areas: dict[str, Pressable] = {}
        self._emoji = (
            None if emoji is None else Emojis(self, texts, self.faces, emoji, self.pictures.attempt, pause, baton)
        )
        self._makers = tuple(cogs)
        self._memory = memory
        self._pace = Pace(clock.monotonic, a_second=requests_a_second)
        self.lanes = lanes = Lanes(self._pace)
        self.homes = Homes(self, self._pace, clock.monotonic)
        self.sight = Sight(self._messages_after)
        self.earlier = earlier = Earlier(self, self._pace)
        self.door.latest.remover = OldAnswers(earlier, lanes, self.get_partial_messageable)
        self.presenter = Presenter(
            sessions,
            Drawing(
                sessions,
                texts,
                self.pictures,
                self.faces,
                self.homes.locale,
                self.sight,
                in_words=lambda channel: lacks_pictures(self.get_channel(channel)),
                lacking=self.lacking,
                cannot_post=lambda channel: cannot_post(self.get_channel(channel)),
            ),
            self.get_partial_messageable,
            clock,
            self.door.pressing,
            lanes,
            earlier,
            Conversations(self, sessions.settings, self._pace, clock, new_dms_an_hour),
            pause=pause,
            on_shown=self.metrics.shown,
        )
        self.finder = Finder(self.presenter, sessions, lanes, self.get_partial_messageable, clock)
        self.questions = Questions(sessions, lanes, self.get_partial_messageable, pause)
        self.courier = Courier(
            self,
            sessions,
            texts,
            self.pictures,
            self.faces,
            self.questions,
            self.homes,
            self.presenter.conversations,
            lanes,
            earlier,
            clock,
            self.presenter.refused,
        )
        self.onlookers = Onlookers(self.door.latest, self.presenter, self.faces)
        self.renewals = Renewals(self.door, self.presenter, self.areas)
        self._said_ready = False

    async def foretold(self, context: Context, match: str) -> str:
        """Return what a member who waits is told beside that it is not their turn; "" if there is nothing to tell."""
        decision = await foretold(self.sessions, match, context.request, context.words)
        return " ".join(filter(None, (decision, self._behind_said(context, match))))

    def _behind_said(self, context: Context, match: str) -> str:
        """Return where the newest board is, if Discord refuses it; "": it is shown, or stands in words where it was."""
        if context.brought_up:
            return context.words("error-board-brought-up-yet")
        known = self.presenter.refused.get(match)
        if known is None or not known.behind:
            return ""
        return "" if known.replaced and context.pressed is not None else context.words("error-board-behind-yet")

    def lacking(self, channel: int, words: Words) -> str:
        """Return why the bot cannot post in a channel, and who can change that; "": it can, or it is not known."""
        return lacking_said(self.get_channel(channel), words)

    async def setup_hook(self) -> None:
        """Load cogs, commands, painters and sessions. discord.py calls this after login, before it connects."""
        self.add_dynamic_items(Button, Select)
        self._note_newest_messages()
        for maker in self._makers:
            cog = maker(self)
            await self.add_cog(cog)
            if isinstance(cog, Pressable):
                self.areas[cog.area] = cog
                if cog.face is not None:
                    face = self.faces[cog.area] = cog.face
                    self.sessions.lessons.teach(face.key, Course(face.lessons, face.options_of, face.seats_of))
                    self.metrics.expect(face)
        translator = Translator(self.texts)
        async with self._baton.held(COMMANDS):
            await sync_if_changed(self, await translated(self.tree, translator), self._memory)
        for face in self.faces.values():
            self.pictures.warm_up(face)  # takes seconds, and members shall not wait so long for their first answer
        self.sessions.subscribe(self.metrics.announce)
        self.sessions.subscribe(self.presenter.announce)
        await self.presenter.start()  # before a member can press a button
        self.sessions.subscribe(self.questions.announce)
        self.questions.start()
        self.sessions.subscribe(self.onlookers.announce)
        self.sessions.subscribe(self.renewals.announce)
        self.sessions.outbox.deliver_by(self.courier)
        await self.sessions.start()
        if self._emoji is not None:
            self._emoji.start()

    def _note_newest_messages(self) -> None:
        """Have `sight` hear of each interaction. discord.py keeps no newest message without the intent for messages."""
        parsers = self._connection.parsers
        parse = parsers["INTERACTION_CREATE"]

        def noted(interaction: dict[str, Any]) -> None:
            self.sight.note(interaction)
            parse(interaction)

        parsers["INTERACTION_CREATE"] = noted

    def _note_request(self, method: str, route: str, counted: bool, status: str, seconds: float) -> None:
        """Count a request, and slow down if Discord fails. The parameters are explained in `bot.ui.requests`."""
        self.metrics.requested(method, route, counted, status, seconds)
        if counted:
            self._pace.note(not is_failure(status))

    async def _messages_after(self, channel: int, message: int, limit: int) -> int:
        await self._pace.passed()
        return len(await self.http.logs_from(channel, limit, after=message))

    async def on_ready(self) -> None:
        """Log that the bot is ready, once. discord.py calls this again after each lost connection."""
        if not self._said_ready:
            self._said_ready = True
            invite = invitation(self.application_id or 0)
            _log.info("%s is ready in %d servers; it is invited by %s", self.user, len(self.guilds), invite)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle answers to modals, and presses of unknown buttons. discord.py itself routes all other interactions."""
        home = self.get_guild(interaction.guild_id or 0)
        if home is not None and interaction.guild_locale is not None:
            home.preferred_locale = interaction.guild_locale  # newer than what the bot has heard of the server
        data: Mapping[str, Any] = interaction.data or {}
        if interaction.type is discord.InteractionType.modal_submit:
            await self.pressed(interaction, Address.read(data["custom_id"]), answers(data["components"]))
        elif interaction.type is discord.InteractionType.component and Address.read(data["custom_id"]) is None:
            await self.pressed(interaction, None, {})

    async def pressed(self, interaction: Interaction, address: Address | None, filled: Mapping[str, str]) -> None:
        """Handle a button, select or modal. address: None if it cannot be read. filled: the member's answers."""
        cog = None if address is None else self.areas.get(address.game)

        async def act(context: Context) -> None:
            if cog is None or address is None:
                raise NotAllowed("error-unknown-button")
            await cog.pressed(context, address, filled)

        async def on_press(context: Context, said: str) -> None:
            if cog is not None and address is not None:
                await cog.refused(context, address, said)
            elif not await context.show_again(said):
                await context.done(said)

        direct, notes = cog is not None and cog.direct, cog is not None and cog.takes_notes
        await self.door.enter(interaction, act, direct=direct, notes=notes, on_press=on_press)

    def shard_states(self) -> dict[int, ShardState]:
        """Return the state of each connection to Discord that this process has."""
        states = self.gateway().facts["shards"]
        return {
            int(shard): ShardState(state["ready"] and state["connected"], state["latency_seconds"])
            for shard, state in states.items()
        }

    @property
    def identifies_left(self) -> int | None:
        """How many identifies Discord still allowed when last asked; None: it was not asked yet."""
        return self.identifies.left

    def waiting(self) -> dict[str, int]:
        """Return the lengths of the queues in memory."""
        return {
            "pictures": self.pictures.waiting,
            "boards": self.presenter.waiting,
            "requests": self.lanes.all_waiting,
            "workers": self.sessions.workers.waiting,
        }

    async def drain(self) -> None:
        """Take no new moves, and finish the running moves as far as time allows. Call `close` next."""
        await self.sessions.drain()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self.door.empty()
        except TimeoutError:
            _log.warning("Somebody could not be answered before the end")
        await self.presenter.settle(SETTLE_SECONDS)

    async def close(self) -> None:
        """Disconnect from Discord and stop all workers."""
        if self._emoji is not None:
            await self._emoji.close()
        await self.finder.close()
        await self.onlookers.close()
        await self.renewals.close()
        await self.door.latest.close()
        await self.presenter.close()
        await self.questions.close()
        await super().close()
        self.pictures.close()
        await self.sessions.workers.close()


def point_discord_at(url: str) -> None:
    """Make discord.py connect to another server in place of Discord's, such as a proxy or the playground.

    url: scheme, host and port, such as http://127.0.0.1:8765. REST is under /api/v10, the gateway under /gateway, files
    under /cdn. Call this before you make a client. The address holds for the whole process.
    """
    base = url.rstrip("/")
    discord.http.Route.BASE = base + "/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL("ws" + base.removeprefix("http") + "/gateway")
    discord.asset.Asset.BASE = base + "/cdn"
