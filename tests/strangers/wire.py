"""A replacement for the network between discord.py and Discord: it notes each request and answers at once.

Everything else is real: discord.py's interactions, command tree and views, cogs, sessions and database. HTTP would
take ten times as long. `tests.cogs.test_strangers` tests with HTTP, with fewer presses.
"""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.playground.rest.payloads import user_json
from bot.playground.world.model import Json
from bot.playground.world.world import World

V2 = 1 << 15
EPHEMERAL = 1 << 6
ANSWER_SECONDS = 20.0  # seconds of real time; a later answer counts as missing
# The export for a server's managers has the matches of all members, so it is not compared. It also contains the
# time of packing. `tests.sessions.test_privacy` tests its content.
OF_THE_SERVER = frozenset({"lapidary-server.zip"})
APART = 1 << 32  # the distance between two message ids in a channel, so that no two channels share an id
_NONCE = re.compile(r'"nonce": "[^"]*"')  # each bot draws its own nonces for notices
_TOKEN = re.compile(r"(?<=:replay:)[a-z2-7]{12}(?=:)")  # each bot has its own secret for pasted matches
_TICKET = re.compile(r"(?<=\*\*)[0-9a-f]{6}(?=\*\*)")

Form = tuple[Any, ...]  # one request as (what was asked, its JSON, files), or a tuple of such requests


@dataclass
class Answer:
    """The requests that answer one interaction, in order, each as (route, payload, files)."""

    parts: list[Form] = field(default_factory=list)
    first: asyncio.Event = field(default_factory=asyncio.Event)


class Wire:
    """Notes the requests of one bot.

    Attributes:
        answers: the answers, by the token of the interaction.
        posted: the messages in each channel, by channel and id.
        commands: the command tree that the bot sent.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self.answers: dict[str, Answer] = {}
        self.posted: dict[int, dict[int, Form]] = {}
        self.commands: list[Json] = []
        self._posts: Counter[int] = Counter()

    # ---- requests that answer no interaction ----

    async def request(self, route: Route, **sent: Any) -> Any:
        """Note and answer a request, in place of `HTTPClient.request`."""
        if route.path.startswith("/applications"):
            if route.method == "PUT":
                self.commands = sent["json"]
            return []
        channel = None if route.channel_id is None else int(route.channel_id)
        if channel is not None and route.path.endswith("/threads"):
            self._posts[channel] += 1
            return self._thread(channel, channel + APART * self._posts[channel])
        if channel is None or "/messages" not in route.path:
            return {"id": "1"}
        if route.method == "DELETE":
            return None
        if route.method == "PATCH":
            message = int(route.url.rsplit("/", 1)[1])
        else:  # ids count up in each channel, so that a match in another channel changes no id here
            self._posts[channel] += 1
            message = channel + APART * self._posts[channel]
        self.posted.setdefault(channel, {})[message] = _form("board", _payload(sent), _files(sent))
        return self.message(channel, message)

    # ---- answers ----

    def answer(self, route: Route, payload: Json, files: tuple[tuple[str, bytes], ...]) -> Any:
        """Note a request that answers an interaction, and return Discord's reply."""
        token = route.webhook_token or ""
        noted = self.answers[token]
        noted.parts.append(_form(f"{route.method} {route.path}", payload, files))
        noted.first.set()
        if route.path.endswith("/callback"):
            return {"interaction": {"id": "1", "type": 2}}
        return self.message(1, 1)

    def message(self, channel: int, message: int, flags: int = V2, components: Sequence[Json] = ()) -> Json:
        """Return a message of the bot, in Discord's form."""
        return {
            "id": str(message),
            "channel_id": str(channel),
            "type": 0,
            "author": user_json(self._world.user(self._world.bot_id)),
            "content": "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "flags": flags,
            "tts": False,
            "pinned": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": list(components),
        }

    def _thread(self, channel: int, thread: int) -> Json:
        times = {"archived": False, "locked": False, "auto_archive_duration": 1440}
        return {
            "id": str(thread),
            "guild_id": str(self._world.guild.id),
            "parent_id": str(channel),
            "owner_id": str(self._world.bot_id),
            "name": "a thread",
            "type": 11,
            "message_count": 0,
            "member_count": 1,
            "thread_metadata": {**times, "archive_timestamp": "2026-01-01T00:00:00+00:00"},
        }


class Exchange(AsyncWebhookAdapter):
    """Replaces discord.py's adapter for interactions, and passes each request to the wire of its bot."""

    def __init__(self, wires: Iterable[Wire]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._wires = tuple(wires)

    async def request(self, route: Route, session: Any, **sent: Any) -> Any:
        """Pass a request to the wire that has its token."""
        for wire in self._wires:
            if route.webhook_token in wire.answers:
                return wire.answer(route, _payload(sent), _files(sent))
        if route.method == "DELETE":  # The bot deletes the private message before, by the token of an older press.
            return None
        raise LookupError(f"nobody asked under the token {route.webhook_token}")


def _payload(sent: Json) -> Json:
    for part in sent.get("form") or sent.get("multipart") or ():
        if part["name"] == "payload_json":
            found: Json = json.loads(part["value"])
            return found
    return sent.get("payload") or sent.get("json") or {}


def _files(sent: Json) -> tuple[tuple[str, bytes], ...]:
    parts = sent.get("form") or sent.get("multipart") or ()
    found = [(part["filename"], part["value"].read()) for part in parts if part["name"].startswith("files")]
    return tuple((name, b"" if name in OF_THE_SERVER else data) for name, data in found)


def _form(what: str, payload: Json, files: tuple[tuple[str, bytes], ...]) -> Form:
    text = json.dumps(payload, sort_keys=True, ensure_ascii=False)
    return (what, _NONCE.sub('"nonce": ""', _TICKET.sub("ticket", _TOKEN.sub("pasted", text))), files)


def ticket_in(form: Form) -> bool:
    """Return whether an answer reports a bug."""
    return any("**ticket**" in part[1] for part in form)


async def answered(answer: Answer) -> bool:
    """Wait for the first answer, and return whether it came."""
    with suppress(TimeoutError):
        async with asyncio.timeout(ANSWER_SECONDS):
            await answer.first.wait()
    return answer.first.is_set()
