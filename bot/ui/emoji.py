"""Uploads pictures of pieces as emoji of the bot's application. Then the texts show pictures in place of codes.

An emoji's name ends with a hash of its picture, so a changed picture gets a new name and is uploaded. Discord stores up
to 2,000 emoji of an application. A memory has the names, since drawing all pictures takes seconds.
"""

import asyncio
import contextlib
import logging
import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

import aiohttp
import discord
import msgspec

from bot.errors import NotKept
from bot.texts import Texts
from bot.ui.baton import EMOJI, Baton
from bot.ui.entry.trouble import Pause
from bot.ui.face import Face
from bot.ui.pieces import Emoji
from bot.ui.sync import Memory

SHOW_EVERY = 40  # the number of uploads after which the texts show the new emoji
FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3_600.0  # seconds between two attempts after Discord has refused
_HASH = 6  # characters of the hash in a name

_log = logging.getLogger(__name__)


class Plan(NamedTuple):
    """How emoji are uploaded.

    Attributes:
        memory: remembers the names.
        drawings: a hash of all that decides how pieces look.
        pause: seconds between two uploads.
    """

    memory: Memory
    drawings: str
    pause: float


class Remembered(msgspec.Struct, frozen=True):
    """The names of all emoji, by piece, and the drawings for which they are right."""

    drawings: str
    names: dict[str, str]


def emoji_name(emoji: Emoji) -> str:
    """Return the name of a piece's emoji, such as "red_plain_blue_plain_fde6ee". Screen readers read it."""
    return f"{re.sub('[^a-z0-9]', '_', emoji.name)}_{emoji.digest[:_HASH]}"


def names_of(faces: Iterable[Face]) -> dict[str, str]:
    """Draw all pieces, which takes seconds. Return the names of their emoji, by game, kind and code of the piece."""
    return {f"{face.key}-{emoji.piece}": emoji_name(emoji) for face in faces for emoji in face.emoji()}


class Found(NamedTuple):
    """The emoji of an application, compared with the pieces of all games.

    Attributes:
        there: the names of the pieces' emoji that are there.
        missing: the names of the pieces' emoji that are not there.
        stale: emoji of pieces that look different today, and emoji of older versions, whose names begin with the key of
            a game. All others are not the bot's, so they are never stale.
    """

    there: list[str]
    missing: list[str]
    stale: list[discord.Emoji]


async def found(client: discord.Client, faces: Collection[Face], plan: Plan) -> Found:
    """Compare the application's emoji with the pieces. Raises HTTPException, ClientError or OSError."""
    emojis = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    known = await plan.memory.read(Remembered)
    if known is None or known.drawings != plan.drawings:
        known = Remembered(plan.drawings, await asyncio.to_thread(names_of, faces))
    wanted = {*known.names.values()}
    beginnings = {re.escape(name[:-_HASH]) for name in wanted} | {f"{face.key}_\\w+_" for face in faces}
    ours = re.compile(f"(?:{'|'.join(sorted(beginnings))})[0-9a-f]{{{_HASH}}}")
    return Found(
        sorted(wanted & emojis.keys()),
        sorted(wanted - emojis.keys()),
        [emoji for name, emoji in emojis.items() if ours.fullmatch(name) and name not in wanted],
    )


class Emojis:
    """Uploads what is missing, in the background, and tries again later if Discord refuses."""

    def __init__(
        self,
        client: discord.Client,
        texts: Texts,
        faces: Mapping[str, Face],
        plan: Plan,
        draw: Callable[..., Awaitable[Any]],
        pause: Pause,
        baton: Baton | None = None,
    ) -> None:
        """Make uploads of the emoji of all faces.

        draw: calls a slow function in another thread, after the name of what is drawn. If the function raises, `draw`
            logs the error and returns None.
        pause: waits some seconds.
        baton: lets one process at a time upload; None: there is no other one.
        """
        self._client = client
        self._texts = texts
        self._faces = faces
        self._plan = plan
        self._draw = draw
        self._pause = pause
        self._baton = baton
        self._task: asyncio.Task[None] | None = None

    def start(self) -> asyncio.Task[None]:
        """Upload in the background, and return the task. The client must have logged in."""
        self._task = asyncio.create_task(self._run(), name="emoji")
        return self._task

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        waiting = FIRST_PAUSE
        while True:
            try:
                await self.upload()
                return
            except (discord.HTTPException, aiohttp.ClientError, OSError, NotKept) as problem:
                _log.warning("Discord does not take all emoji, so some texts show codes: %s", problem)
            await self._pause(waiting)
            waiting = min(2 * waiting, LONGEST_PAUSE)

    async def upload(self) -> int:
        """Show the emoji that are there, and upload the missing ones. Return how many were uploaded.

        Raises HTTPException, ClientError or OSError if Discord refuses. The emoji uploaded until then are shown.
        """
        if await self._show_stored() is None:
            return 0
        async with contextlib.nullcontext() if self._baton is None else self._baton.held(EMOJI):
            there = await self._show_stored()  # another process may have uploaded all of them meanwhile
            return 0 if there is None else await self._upload(there)

    async def _show_stored(self) -> dict[str, str] | None:
        """Show the emoji that are there. Return each one's text, by its name, or None if none is missing."""
        there = {emoji.name: str(emoji) for emoji in await self._client.fetch_application_emojis()}
        known = await self._plan.memory.read(Remembered)
        if known is not None:
            self._show(known.names, there)
            if known.drawings == self._plan.drawings and there.keys() >= {*known.names.values()}:
                return None
        return there

    async def _upload(self, there: dict[str, str]) -> int:
        known = await self._plan.memory.read(Remembered)
        names: dict[str, str] = {}
        shown = {} if known is None else dict(known.names)  # An older picture is shown until the new one is there.
        uploaded = 0
        try:
            for face in tuple(self._faces.values()):
                pieces = iter(face.emoji())
                while (emoji := await self._draw(face.key, next, pieces, None)) is not None:
                    piece = f"{face.key}-{emoji.piece}"
                    names[piece] = name = emoji_name(emoji)
                    if name not in there:
                        there[name] = str(await self._client.create_application_emoji(name=name, image=emoji.png))
                        uploaded += 1
                        if uploaded % SHOW_EVERY == 0:
                            self._show(shown, there)
                        await self._pause(self._plan.pause)
                    shown[piece] = name
        finally:
            self._show(shown, there)
        await self._plan.memory.write(Remembered(self._plan.drawings, names))
        _log.info("Uploaded %d emoji, so texts show %d pieces as pictures", uploaded, len(names))
        return uploaded

    def _show(self, names: Mapping[str, str], there: Mapping[str, str]) -> None:
        """Let the texts show the emoji that are there. names: by piece. there: each emoji's text, by its name."""
        self._texts.show_pictures({piece: there[name] for piece, name in names.items() if name in there})
