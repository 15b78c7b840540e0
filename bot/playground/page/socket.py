"""The websocket between the playground and its page: the rules of the connection, and the server's frames.

Long because it describes each frame beside the code that sends it.

`frames` lists the requests that the page may send.

The page opens `ws://<host>/page?as=<user id>&guild=<guild id>&tab=<tab>`. Then both sides send frames. Each frame is a
JSON object with a `type`. `guild` is the guild that the page shows, by default the first guild of the user. `tab`
identifies a browser tab, also after a reload. Both parameters may be absent. Ids are snowflakes as strings of digits,
as in Discord's API. Newer objects have larger ids. Times are ISO 8601 in UTC. Colours are integers 0xRRGGBB; 0 means no
colour.

A malformed frame is no JSON object, or it has an unknown `type` or a field of the wrong type. After such a frame, the
server closes the connection with code 4002 and a reason. If a request is not allowed, the reply has `ok: false`. A page
from another origin gets HTTP 403. After a lost connection, the page connects again and gets a new snapshot.

The values
----------
Member       {"id", "username", "name": the name that others see, "bot": bool, "owner": bool, "color": int,
              "roles": [role id], "locale": "de", "online": bool}
              A bot is online if it is connected to the gateway. Another member is online if they have a page open.
Sentence     str, in which "{name}" stands for a value, or {value's name: {plural category or number: such a str}}
Channel      {"id", "type": 0 text | 1 DM | 11 public thread | 12 private thread, "name", "topic": str | null,
              "parent_id": channel of a thread | null, "owner_id": id | null, "recipient": other member of a DM | null,
              "archived": bool, "locked": bool, "can_post": bool, "unread": int, "mentions": int,
              "last_message_id": id | null}
              The name of a DM is the name of the other member. `unread` counts the messages that the member has not
              read, and `mentions` counts the unread messages that ping the member.
Message      Discord's message object:
              {"id", "channel_id", "type": 0 | 18 thread created | 19 reply | 20 slash answer, "content", "flags":
              int, "timestamp", "edited_timestamp": str | null, "author": {"id", "username", "global_name", "bot":
              bool, ...}, "mentions": [{"id", ...}], "mention_everyone": bool, "attachments": [Attachment], "embeds":
              [Embed], "components": [Component], "pinned": false}
              A message at which a thread starts has "thread": Discord's channel object. An answer to an interaction
              has "interaction_metadata": {"id", "type", "user": {"id", ...}, "name": "gems move" (only of a command)}.
              A reply has "message_reference" and "referenced_message": Message | null.
              flags: 64 private answer · 128 thinking... · 32768 Components V2 (without content and embeds)
Attachment   {"id", "filename", "size", "url" (on this host), "content_type", "description": alt text (may be absent),
              "width", "height" (pictures only)}
Component    Discord's component object. Every field but type and id may be absent.
              1   row: "components"
              2   button: "style": 1-4 with "custom_id" | 5 with "url", "label", "emoji": {"id", "name"}, "disabled"
              3   string select: "options": [{"label", "value", "description", "emoji", "default"}], "placeholder",
                  "min_values", "max_values", "disabled"
              5-8 select of users, roles, users and roles, or channels: "default_values": [{"id", "type"}],
                  "channel_types" (only of 8)
              9   section: "components": texts, "accessory": button or thumbnail
              10  text: "content" in Discord's markdown
              11  thumbnail: "media": {"url", "width", "height", ...}
              12  media gallery: "items": [{"media", "description", "spoiler"}]
              13  file: "file": {"url"}, "name", "size"
              14  separator: "divider": bool, "spacing": 1 | 2
              17  container: "accent_color", "components", "spoiler"
              Only in modals:
              4   text input: "style": 1 line | 2 paragraph, "label", "placeholder", "value", "required" (default
                  true), "min_length", "max_length"
              18  label: "label", "description", "component": a select or one of the types 4 and 19-23
              19  file upload: "min_values", "max_values", "required"
              21  radio group · 22 checkbox group · 23 checkbox
Command      Discord's command object: {"id", "name", "description", "type": 1, "options": [Option],
              "name_localizations", "description_localizations", ...}
              To every command and option the server adds "shown_name" and "shown_description" in the member's
              language, and to every choice "shown_name". To every command it adds "in_guild": bool and "in_dm": bool,
              which say where the command may be used.
              Those in "menu" have the type 2 and no description: the menu of each member offers them.
Option       {"type": 1 subcommand | 2 group | 3 string | 4 integer | 5 boolean | 6 user | 7 channel | 8 role |
              9 mentionable | 10 number, "name", "description", "required": bool, "autocomplete": bool,
              "choices": [{"name", "value"}], "min_value", "max_value", "min_length", "max_length", "options"}
Emoji        {"id", "name"} of an emoji that the bot uploaded. Its picture is at /cdn/emojis/<id>.
Modal        {"interaction_id", "channel_id", "custom_id", "title", "components": [Component]}
              `interaction_id` is the id of the command or press that the bot answered with the modal.
Interaction  {"id", "kind": "slash" | "component" | "modal", "channel_id", "state": "sent" | "thinking" | "answered" |
              "failed", "reason": why it failed | null, "name": "gems move" | null, "message_id": id | null,
              "custom_id": str | null}
              The state "thinking" is also visible as a message with flag 128.

From the server
---------------
{"type": "hello", "members": [Member], "you": id | null}
        This is the first frame. If `as` names no member, `you` is null and no other frame follows. Then the page asks
        the user which member to be.
{"type": "snapshot", "you": id, "application": {"id", "name"}, "welcome": text above the first channel | null,
        "language": "de", "words": {key: Sentence}, "languages": [{"locale": "en-US", "language": "en"}], "guild":
        {"id", "name", "owner_id", "roles": [{"id", "name", "color", "position"}]}, "guilds": [{"id", "name"}] of the
        member, "members": [Member], "emojis": [Emoji], "channels": [Channel], "commands": [Command], "menu":
        [Command], "messages": {channel id: {"messages": [Message], "more": bool}}, "interactions": [Interaction],
        "modals": [Modal]}
        This is the second frame. It has what this member sees, and the commands that they may use in some channel. Of
        each channel it has the newest 50 messages, oldest first. Of this tab it has the unfinished interactions and the
        open modals. "languages" are those that members can choose.
{"type": "message_created", "message": Message}
{"type": "message_updated", "message": Message}
{"type": "message_deleted", "channel_id", "message_id"}
{"type": "channel_created", "channel": Channel}          The channel is new, or the member may now view it.
{"type": "channel_updated", "channel": Channel}
{"type": "channel_deleted", "channel_id"}                The channel was deleted, or the member may no longer view it.
{"type": "member_updated", "member": Member}             The member is new or has changed.
{"type": "words", "language", "words", "welcome"}        This member reads another language from now on.
{"type": "commands", "commands": [Command], "menu": [Command]}    These lists replace the commands.
{"type": "emojis", "emojis": [Emoji]}                    This list replaces the emoji.
{"type": "typing", "channel_id", "user_id"}              Show this for 10 seconds or until that member's next message.
{"type": "interaction", "interaction": Interaction}      An interaction of this tab was sent, or its state changed.
{"type": "modal_opened", "modal": Modal}                 The bot answered this tab with a modal.
{"type": "modal_closed", "interaction_id"}               The modal was submitted, or its interaction ended.
{"type": "reply", "to": id of the request, "ok": true, "result": {...}}
{"type": "reply", "to": id of the request, "ok": false, "error": {"code": str, "message": str}}
        `message` is for tests and logs; the page has a sentence for each code, which `bot.playground.client.refusal`
        lists.
"""

import asyncio
import json
from contextlib import suppress
from functools import singledispatchmethod

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.client.actor import Actor, LocalDiscord
from bot.playground.client.refusal import Refused
from bot.playground.page import frames
from bot.playground.page.language import choices
from bot.playground.page.view import KINDS, View, choice_json, interaction_json, member_json, modal_json
from bot.playground.rest.shapes import is_snowflake
from bot.playground.world import events
from bot.playground.world.interaction import Interaction
from bot.playground.world.model import Channel, Json, Message

BAD_FRAME = 4002
REASON_BYTES = 120


class PageSocket:
    """The connection to one open page. It sends events to the page and carries out the page's requests."""

    def __init__(self, playground: LocalDiscord, socket: web.WebSocketResponse, view: View, tab: str = "") -> None:
        self.tab = tab or playground.world.chance.token_hex(8)
        self.playground = playground
        self.world = playground.world
        self.socket = socket
        self.view = view
        self.user = view.user
        self.actor = Actor(playground, view.user, self.tab, guild=view.guild)
        self._shown = {channel.id for channel in self.world.channels_of(view.user.id, view.guild)}
        self._locale = view.user.locale
        self._outbox: asyncio.Queue[Json] = asyncio.Queue()
        self._tasks: dict[asyncio.Task[None], None] = {}  # in the order in which they began

    async def run(self) -> None:
        self.send(self.view.snapshot(self.tab))
        stop_listening = self.world.listen(self._on_event)
        writer = asyncio.create_task(self._write())
        try:
            async for message in self.socket:
                if message.type is not WSMsgType.TEXT:
                    await self._hang_up("a frame is text")
                elif not await self._receive(message.data):
                    break
        finally:
            stop_listening()
            for task in (writer, *self._tasks):
                task.cancel()
            await asyncio.gather(writer, *self._tasks, return_exceptions=True)

    def send(self, frame: Json) -> None:
        """Send a frame after all frames that wait to be sent."""
        self._outbox.put_nowait(frame)

    async def _write(self) -> None:
        while True:
            frame = await self._outbox.get()
            with suppress(ConnectionError):
                await self.socket.send_str(json.dumps(frame))

    # ------------------------------------------------------------------ from the page

    async def _receive(self, text: str) -> bool:
        """Carry out one request. Return False if the text is no request, which ends the connection."""
        try:
            frame = frames.read_frame(text)
        except (msgspec.DecodeError, RecursionError) as error:
            await self._hang_up(str(error))
            return False
        if isinstance(frame, frames.Autocomplete):
            task = asyncio.create_task(self._complete(frame))
            self._tasks[task] = None
            task.add_done_callback(self._tasks.pop)
            return True
        try:
            self._reply(frame.id, self._do(frame))
        except Refused as refused:
            self._refuse(frame.id, refused)
        return True

    async def _hang_up(self, fault: str) -> None:
        await self.socket.close(code=BAD_FRAME, message=fault.encode()[:REASON_BYTES])

    def _reply(self, to: int, result: Json) -> None:
        self.send({"type": "reply", "to": to, "ok": True, "result": result})

    def _refuse(self, to: int, refused: Refused) -> None:
        error = {"code": refused.code, "message": refused.message}
        self.send({"type": "reply", "to": to, "ok": False, "error": error})

    async def _complete(self, frame: frames.Autocomplete) -> None:
        try:
            leaf = self.actor.leaf(_id(frame.channel_id), _id(frame.command_id), frame.path)
            found = await self.actor.complete(_id(frame.channel_id), leaf, frame.options, frame.focused)
            self._reply(frame.id, {"choices": [choice_json(choice, self.user.locale) for choice in found]})
        except Refused as refused:
            self._refuse(frame.id, refused)

    @singledispatchmethod
    def _do(self, frame: frames.AnyFrame) -> Json:
        raise NotImplementedError(type(frame).__name__)

    @_do.register
    def _(self, frame: frames.Post) -> Json:
        reply_to = None if frame.reply_to is None else self._message(frame.channel_id, frame.reply_to)
        message = self.actor.post(_id(frame.channel_id), frame.content, reply_to=reply_to)
        return {"message_id": str(message.id)}

    @_do.register
    def _(self, frame: frames.Slash) -> Json:
        leaf = self.actor.leaf(_id(frame.channel_id), _id(frame.command_id), frame.path)
        return _sent(self.actor.use(_id(frame.channel_id), leaf, frame.options))

    @_do.register
    def _(self, frame: frames.Menu) -> Json:
        return _sent(self.actor.menu(_id(frame.channel_id), _id(frame.command_id), _id(frame.user_id)))

    @_do.register
    def _(self, frame: frames.Click) -> Json:
        return _sent(self.actor.click(self._message(frame.channel_id, frame.message_id), frame.custom_id))

    @_do.register
    def _(self, frame: frames.Select) -> Json:
        message = self._message(frame.channel_id, frame.message_id)
        return _sent(self.actor.select(message, frame.custom_id, *frame.values))

    @_do.register
    def _(self, frame: frames.Submit) -> Json:
        return _sent(self.actor.submit(_id(frame.interaction_id), frame.fields))

    @_do.register
    def _(self, frame: frames.CloseModal) -> Json:
        self.actor.close_modal(_id(frame.interaction_id))
        return {}

    @_do.register
    def _(self, frame: frames.Dismiss) -> Json:
        self.actor.dismiss(self._message(frame.channel_id, frame.message_id))
        return {}

    @_do.register
    def _(self, frame: frames.Delete) -> Json:
        self.actor.delete(self._message(frame.channel_id, frame.message_id))
        return {}

    @_do.register
    def _(self, frame: frames.OpenThread) -> Json:
        start = None if frame.message_id is None else self._message(frame.channel_id, frame.message_id)
        thread = self.actor.open_thread(_id(frame.channel_id), frame.name, start=start)
        return {"channel_id": str(thread.id)}

    @_do.register
    def _(self, frame: frames.Archive) -> Json:
        self.actor.archive(_id(frame.channel_id), archived=frame.archived)
        return {}

    @_do.register
    def _(self, frame: frames.OpenDm) -> Json:
        return {"channel_id": str(self.actor.open_dm(_id(frame.user_id)).id)}

    @_do.register
    def _(self, frame: frames.MarkRead) -> Json:
        self.actor.mark_read(_id(frame.channel_id), _id(frame.message_id))
        return {}

    @_do.register
    def _(self, frame: frames.Older) -> Json:
        channel = self.actor.channel(_id(frame.channel_id))
        return self.view.messages(channel.id, _id(frame.before), min(max(frame.limit, 1), 100))

    @_do.register
    def _(self, frame: frames.Read) -> Json:
        user = self.world.state.users.get(_id(frame.user_id))
        known = {each["locale"] for each in choices(self.playground.words)}
        if user is None or user.bot or user.id not in self.view.guild.members or frame.locale not in known:
            raise Refused("unknown", "there is no such member or language")
        self.world.set_locale(user, frame.locale)
        return {}

    @_do.register
    def _(self, frame: frames.Typing) -> Json:
        self.actor.typing(_id(frame.channel_id))
        return {}

    def _message(self, channel_id: str, message_id: str) -> Message:
        return self.actor.message(_id(channel_id), _id(message_id))

    # ------------------------------------------------------------------ to the page

    @singledispatchmethod
    def _on_event(self, event: events.Event) -> None:
        """Send an event to the page. Ignore events that have no method below."""

    @_on_event.register
    def _(self, event: events.MessageCreated) -> None:
        self._send_message(event.message, "message_created")

    @_on_event.register
    def _(self, event: events.MessageUpdated) -> None:
        self._send_message(event.message, "message_updated")

    @_on_event.register
    def _(self, event: events.MessageDeleted) -> None:
        self._send_deleted(event.message)

    @_on_event.register(events.ChannelCreated)
    @_on_event.register(events.ChannelUpdated)
    def _(self, event: events.ChannelCreated | events.ChannelUpdated) -> None:
        self._send_channel(event.channel)

    @_on_event.register
    def _(self, event: events.ChannelDeleted) -> None:
        self._forget_channel(event.channel.id)

    @_on_event.register
    def _(self, event: events.ReadMarked) -> None:
        if event.user_id == self.user.id:
            self._send_channel(event.channel)

    @_on_event.register
    def _(self, _: events.PermissionsChanged) -> None:
        for channel in list(self.world.state.channels.values()):
            self._send_channel(channel)
        self._send_commands()

    @_on_event.register
    def _(self, _: events.CommandsChanged) -> None:
        self._send_commands()

    @_on_event.register
    def _(self, _: events.EmojiChanged) -> None:
        self.send({"type": "emojis", "emojis": self.view.emojis()})

    @_on_event.register(events.MemberJoined)
    @_on_event.register(events.MemberUpdated)
    def _(self, event: events.MemberJoined | events.MemberUpdated) -> None:
        if event.user_id == self.user.id and self.user.locale != self._locale:
            self._locale = self.user.locale
            self.send({"type": "words", **self.view.words(), "welcome": self.view.welcome()})
            self._send_commands()
        if event.user_id in self.view.guild.members:
            member = member_json(self.playground, self.view.guild, event.user_id)
            self.send({"type": "member_updated", "member": member})

    @_on_event.register
    def _(self, event: events.TypingStarted) -> None:
        if event.user_id != self.user.id and event.channel_id in self._shown:
            self.send({"type": "typing", "channel_id": str(event.channel_id), "user_id": str(event.user_id)})

    @_on_event.register
    def _(self, event: events.InteractionChanged) -> None:
        if self._is_mine(event.interaction):
            self.send({"type": "interaction", "interaction": interaction_json(event.interaction)})

    @_on_event.register
    def _(self, event: events.ModalOpened) -> None:
        if self._is_mine(event.interaction):
            self.send({"type": "modal_opened", "modal": modal_json(event.interaction)})

    @_on_event.register
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
        self.send({"type": "commands", "commands": self.view.commands(), "menu": self.view.menu()})


def _sent(interaction: Interaction) -> Json:
    return {"interaction_id": str(interaction.id)}


def _id(text: str) -> int:
    """Return the id in this text as a number. If the text is no id, return 0; no object has the id 0."""
    return int(text) if is_snowflake(text) else 0
