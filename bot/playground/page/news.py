"""Tells the page what has happened: the events of the world that its member sees, as the frames of `socket`."""

from collections.abc import Callable
from functools import singledispatchmethod

from bot.playground.client.actor import LocalDiscord
from bot.playground.page.view import KINDS, View, interaction_json, member_json, modal_json
from bot.playground.world import events
from bot.playground.world.interaction import Interaction
from bot.playground.world.model import Channel, Json, Message


class News:
    """What one open page is told.

    Attributes:
        send: sends a frame to the page.
    """

    def __init__(self, playground: LocalDiscord, view: View, tab: str, send: Callable[[Json], None]) -> None:
        self.playground = playground
        self.world = playground.world
        self.view = view
        self.user = view.user
        self.tab = tab
        self.send = send
        self._shown = {channel.id for channel in self.world.channels_of(view.user.id, view.guild)}
        self._locale = view.user.locale

    @singledispatchmethod
    def tell(self, event: events.Event) -> None:
        """Send an event to the page. Ignore events that have no method below."""

    @tell.register
    def _(self, event: events.MessageCreated) -> None:
        self._send_message(event.message, "message_created")

    @tell.register
    def _(self, event: events.MessageUpdated) -> None:
        self._send_message(event.message, "message_updated")

    @tell.register
    def _(self, event: events.MessageDeleted) -> None:
        self._send_deleted(event.message)

    @tell.register(events.ChannelCreated)
    @tell.register(events.ChannelUpdated)
    def _(self, event: events.ChannelCreated | events.ChannelUpdated) -> None:
        self._send_channel(event.channel)

    @tell.register
    def _(self, event: events.ChannelDeleted) -> None:
        self._forget_channel(event.channel.id)

    @tell.register
    def _(self, event: events.ReadMarked) -> None:
        if event.user_id == self.user.id:
            self._send_channel(event.channel)

    @tell.register
    def _(self, _: events.PermissionsChanged) -> None:
        for channel in list(self.world.state.channels.values()):
            self._send_channel(channel)
        self._send_commands()

    @tell.register
    def _(self, _: events.CommandsChanged) -> None:
        self._send_commands()

    @tell.register
    def _(self, _: events.EmojiChanged) -> None:
        self.send({"type": "emojis", "emojis": self.view.emojis()})

    @tell.register(events.MemberJoined)
    @tell.register(events.MemberUpdated)
    @tell.register(events.RolesGiven)
    def _(self, event: events.MemberJoined | events.MemberUpdated | events.RolesGiven) -> None:
        if event.user_id == self.user.id and self.user.locale != self._locale:
            self._locale = self.user.locale
            self.send({"type": "words", **self.view.words(), "welcome": self.view.welcome()})
            self._send_commands()
        if event.user_id in self.view.guild.members:
            member = member_json(self.playground, self.view.guild, event.user_id)
            self.send({"type": "member_updated", "member": member})

    @tell.register
    def _(self, event: events.AppInstalled) -> None:
        if event.user_id == self.user.id:
            self._send_commands()

    @tell.register
    def _(self, event: events.TypingStarted) -> None:
        if event.user_id != self.user.id and event.channel_id in self._shown:
            self.send({"type": "typing", "channel_id": str(event.channel_id), "user_id": str(event.user_id)})

    @tell.register
    def _(self, event: events.InteractionChanged) -> None:
        if self._is_mine(event.interaction):
            self.send({"type": "interaction", "interaction": interaction_json(event.interaction)})

    @tell.register
    def _(self, event: events.ModalOpened) -> None:
        if self._is_mine(event.interaction):
            self.send({"type": "modal_opened", "modal": modal_json(event.interaction)})

    @tell.register
    def _(self, event: events.ModalClosed) -> None:
        if self._is_mine(event.interaction):
            self.send({"type": "modal_closed", "interaction_id": str(event.interaction.id)})

    def _is_mine(self, interaction: Interaction) -> bool:
        """Return whether this tab sent the interaction and shows its state. Tabs do not show autocompletions."""
        mine = interaction.user_id == self.user.id and interaction.tab == self.tab
        return mine and interaction.kind in KINDS

    def _send_message(self, message: Message, kind: str) -> None:
        if not self.view.sees(message):
            return
        self.send({"type": kind, "message": self.view.message(message)})
        if kind == "message_created":
            self._send_channel(self.world.channel(message.channel_id))

    def _send_deleted(self, message: Message) -> None:
        if message.only_for not in (None, self.user.id) or message.channel_id not in self._shown:
            return
        ids = {"channel_id": str(message.channel_id), "message_id": str(message.id)}
        self.send({"type": "message_deleted", **ids})

    def _send_channel(self, channel: Channel) -> None:
        """Send a channel that is new for this member or has changed, or report that they no longer see it."""
        if not self.view.sees_channel(channel):
            self._forget_channel(channel.id)
            return
        kind = "channel_updated" if channel.id in self._shown else "channel_created"
        self._shown.add(channel.id)
        self.send({"type": kind, "channel": self.view.channel(channel)})

    def _forget_channel(self, channel_id: int) -> None:
        if channel_id in self._shown:
            self._shown.remove(channel_id)
            self.send({"type": "channel_deleted", "channel_id": str(channel_id)})

    def _send_commands(self) -> None:
        view = self.view
        lists = {"commands": view.commands(), "menu": view.menu(), "message_menu": view.message_menu()}
        self.send({"type": "commands", **lists, "installed": view.installed})
