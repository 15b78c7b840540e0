"""The websocket between the playground and its page: the rules of the connection, and the server's frames.

`frames` lists the requests that the page may send, `requests` carries them out, and `news` sends what happens.

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
Channel      {"id", "type": 0 text | 1 DM | 3 group message | 11 public thread | 12 private thread, "name", "topic":
              str | null, "parent_id": channel of a thread | null, "owner_id": id | null, "recipient": other member of a
              DM | null, "people": [id] of a group message, "archived": bool, "locked": bool, "can_post": bool,
              "unread": int, "mentions": int, "last_message_id": id | null}
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
              language, and to every choice "shown_name". To every command it adds "in_guild": bool, "in_dm": bool (with
              the bot) and "in_private": bool (with others), which say where the command may be used.
              Those in "menu" have the type 2 and no description: the menu of each member offers them. Those in
              "message_menu" have the type 3: the menu of each message offers them.
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
        member, "members": [Member], "emojis": [Emoji], "channels": [Channel], "commands": [Command], "menu": [Command],
        "message_menu": [Command], "installed": whether this member has installed the application, "messages": {channel
        id: {"messages": [Message], "more": bool}}, "interactions": [Interaction], "modals": [Modal]}
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
{"type": "commands", "commands": [Command], "menu": [Command], "message_menu": [Command], "installed": bool}
        These lists replace the commands.
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

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.client.actor import LocalDiscord
from bot.playground.client.refusal import Refused
from bot.playground.page import frames
from bot.playground.page.news import News
from bot.playground.page.requests import Requests
from bot.playground.page.view import View
from bot.playground.world.model import Json

BAD_FRAME = 4002
REASON_BYTES = 120


class PageSocket:
    """The connection to one open page. It sends events to the page and carries out the page's requests."""

    def __init__(self, playground: LocalDiscord, socket: web.WebSocketResponse, view: View, tab: str = "") -> None:
        self.tab = tab or playground.world.chance.token_hex(8)
        self.world = playground.world
        self.socket = socket
        self.view = view
        self.requests = Requests(playground, view, self.tab)
        self.news = News(playground, view, self.tab, self.send)
        self._outbox: asyncio.Queue[Json] = asyncio.Queue()
        self._tasks: dict[asyncio.Task[None], None] = {}  # in the order in which they began

    async def run(self) -> None:
        self.send(self.view.snapshot(self.tab))
        stop_listening = self.world.listen(self.news.tell)
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
            self._reply(frame.id, self.requests.do(frame))
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
            self._reply(frame.id, await self.requests.complete(frame))
        except Refused as refused:
            self._refuse(frame.id, refused)
