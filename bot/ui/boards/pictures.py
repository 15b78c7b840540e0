"""Paint pictures in three worker threads. (Painters cache their latest pictures themselves.)

Two threads paint board messages, and one paints private pictures. So a member who asks for many pictures, or panels
that follow a match, delay no board. Another member waits for one of these pictures at most (`bot.ui.entry.fair`). If a
painter raises or takes too long, the bot shows words in place of the picture. A fourth thread prepares the painters
when the bot starts, which takes seconds. No answer and no picture waits for it.
"""

import asyncio
import contextlib
import ctypes
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

from bot.engine.game import Seat
from bot.engine.table import Table
from bot.engine.themes import Look, Theme, using
from bot.errors import PlayerError
from bot.machine import Chance
from bot.sessions.model import Entry, Match
from bot.ui.entry import fair
from bot.ui.entry.trouble import Faults
from bot.ui.face import Face
from bot.ui.panels import Picture, Unpainted
from bot.ui.words import Reader, Words

BOARD_THREADS = 2
MEMBER_THREADS = 1  # more threads would delay answers, since painting sometimes holds Python's global lock

PICTURE_SECONDS = 20.0  # seconds that a picture may take, with the time in its queue
GIVE_BACK_EVERY = 20  # pictures between two calls of `give_back`

TURN = "-alt-turn"  # the end of the key of a phrase that only says whose turn it is

T = TypeVar("T")
P = ParamSpec("P")
Frame = Callable[[bytes, Look], bytes]  # returns a PNG file in the frame of a server

_log = logging.getLogger(__name__)

_libc: Any = None
with contextlib.suppress(OSError, TypeError):  # this fails on Windows
    _libc = ctypes.CDLL(None)


def give_back() -> None:
    """Give free memory back to the system, if the C library is glibc. This takes about 8 ms.

    Otherwise glibc keeps about 60 MiB that the bot no longer uses.
    """
    with contextlib.suppress(AttributeError):  # a C library other than glibc has no such function
        _libc.malloc_trim(0)


class Pictures:
    """Paints pictures, and gives free memory back from time to time."""

    def __init__(
        self,
        chance: Chance,
        note: Callable[[str, float], None] = lambda *_: None,
        *,
        patience: float = PICTURE_SECONDS,
        look_for: Callable[[Reader], Awaitable[Look]] | None = None,
    ) -> None:
        """chance: draws the tickets of faults.

        note: called after each picture with "boards" or "members" and the seconds that it took.
        patience: seconds that a picture may take, with the time in its queue.
        look_for: returns the look for a reader, or raises PlayerError; None: all pictures are dark.
        """
        self._look_for = look_for
        self._frame: Frame = _unframed
        self.patience = patience
        self._note = note
        self.waiting = 0  # pictures that are not yet painted
        self._boards = ThreadPoolExecutor(BOARD_THREADS, thread_name_prefix="painter-boards")
        self._members = ThreadPoolExecutor(MEMBER_THREADS, thread_name_prefix="painter-members")
        self._early = ThreadPoolExecutor(1, thread_name_prefix="painter-early")  # its thread keeps no picture waiting
        self._preparing: dict[asyncio.Future[object], None] = {}
        self._painted = 0
        self.faults = Faults(chance)

    def frame_by(self, frame: Frame) -> None:
        """Put pictures that everybody in a server sees into its frame. Called by the cog that has the painter."""
        self._frame = frame

    def warm_up(self, face: Face) -> None:
        """Load in the background what a game's painter needs. An earlier picture itself loads what it needs."""
        self.beforehand(face.painter.warm_up)

    def beforehand(self, work: Callable[[], object]) -> None:
        """Call `work` in the background, after what came here before. It prepares a painter."""
        preparing = asyncio.get_running_loop().run_in_executor(self._early, work)
        self._preparing[preparing] = None
        preparing.add_done_callback(self._prepared)

    def _prepared(self, preparing: "asyncio.Future[object]") -> None:
        self._preparing.pop(preparing, None)
        if not preparing.cancelled() and (problem := preparing.exception()) is not None:
            _log.error("A painter could not be prepared", exc_info=problem)

    async def board(
        self,
        face: Face,
        match: Match,
        words: Words,
        view: Any = None,
        story: Sequence[Entry] = (),
        seat: Seat | None = None,
    ) -> Picture:
        """Return the picture of a match that has begun, or the position in words if painting fails.

        view, story, seat: as for `Face.scene`.
        """
        return await self.scene(face, match, words, partial(face.scene, match, words, seat, view, story))

    def in_words(
        self, face: Face, match: Match, words: Words, story: Sequence[Entry] = (), *, why: str = ""
    ) -> Picture:
        """Return the position of a match in words. why: the sentence that says why there is no picture."""
        seen = self.faults.attempt(match.id, partial(face.scene, match, words, None, None, story), None)
        told = ""
        if seen is not None:
            view = seen[0]
            told = self.faults.attempt(match.id, lambda: face.in_words(match, view, words, brief=True), "")
        if seen is not None and told and face.game.alt(seen[0])[0].key.endswith(TURN):
            told = told.partition("\n")[2]  # the heading says whose turn it is
        return Unpainted(f"{why}\n{told}".strip())

    def _told(self, face: Face, match: Match, words: Words, seen: tuple[Any, Table] | None) -> str:
        """Return what a picture shows; "" if the face raises. seen: the painter's arguments; None: there are none."""
        return "" if seen is None else self.faults.attempt(match.id, lambda: face.alt(match, seen[0], words), "")

    async def scene(
        self,
        face: Face,
        match: Match,
        words: Words,
        scene: Callable[[], tuple[Any, Table]],
        *,
        paint: Callable[[Any, Table], bytes] | None = None,
        name: str = "",
    ) -> Picture:
        """Return a picture of a match, or the position in words if painting fails.

        scene: returns the painter's arguments (view and table), or raises.
        paint: the painter; None: the painter of boards.
        name: the file's name without its ending; "": the game's key.
        """
        seen = self.faults.attempt(match.id, scene, None)
        data, table = None, ""
        if seen is not None:
            data, table = await self._in_look(match.id, await self.look(words), paint or face.painter.paint, *seen)
        return pictured(data, f"{name or face.key}.png", self._told(face, match, words, seen), words, table)

    async def _in_look(
        self, about: str, look: Look, paint: Callable[..., bytes], *subjects: Any
    ) -> tuple[bytes | None, str]:
        """Return the file of a picture in its frame, and the name of the table in it; (None, "") if painting fails.

        If only the frame fails, the picture has none. about, subjects: as for `painted`.
        """
        made = await self.attempt(about, _in_frame, self._frame, look, paint, *subjects)
        if made is None:
            return None, ""
        data, problem = made
        if problem is not None:
            self.faults.note(about, problem)
        return data, "" if problem is not None else look.table

    async def made(self, make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a slow function in a worker thread and return its result. Raises its errors."""
        loop = asyncio.get_running_loop()
        began, of_member = loop.time(), await fair.turn()
        threads = self._members if of_member else self._boards
        found = loop.run_in_executor(threads, partial(make, *args, **kwargs))
        self._painted += 1
        if self._painted % GIVE_BACK_EVERY == 0:
            loop.run_in_executor(self._members, give_back)
        self.waiting += 1
        try:
            return await found
        finally:
            self.waiting -= 1
            self._note("members" if of_member else "boards", loop.time() - began)

    async def attempt(self, about: str, make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """Return a painter's result. If it raises or takes too long, log this and return None.

        about: the id of a match, or the name of a picture.
        """
        try:
            # If the time is over while the picture is still in the queue, nobody paints it.
            async with asyncio.timeout(self.patience):
                made, problem = await self.made(_result_or_error, partial(make, *args, **kwargs))
        except TimeoutError:
            _log.warning("%s is shown without a picture, which took longer than %g s", about, self.patience)
            return None
        if problem is not None:
            self.faults.note(about, problem)
        return made

    async def beside(
        self, paint: Callable[..., bytes], *subjects: Any, name: str, alt: str, words: Words, about: str = ""
    ) -> Picture:
        """Return a picture that is not a board, or `alt` in its place if painting fails.

        subjects: the painter's arguments.
        name: the file's name without its ending.
        about: the id of the match in the picture; "" if there is none.
        """
        data, table = await self._in_look(about or name, await self.look(words), paint, *subjects)
        return pictured(data, f"{name}.png", alt, words, table)

    async def painted(self, about: str, words: Words, paint: Callable[..., bytes], *subjects: Any) -> bytes | None:
        """Return the file of a picture for another picture, without a frame; None if painting fails.

        Its theme is that of those who read these words. about: as for `attempt`. subjects: the painter's arguments.
        """
        return await self.attempt(about, _in_theme, await self.theme(words), paint, *subjects)

    async def theme(self, words: Words) -> Theme:
        """Return the theme for those who read these words. If the settings cannot be read, it is the dark theme."""
        return (await self.look(words)).theme

    async def look(self, words: Words) -> Look:
        """Return the look for those who read these words: dark without a frame if the settings cannot be read."""
        if self._look_for is not None:
            with contextlib.suppress(PlayerError):
                return await self._look_for(words.reader)
        return Look()

    def close(self) -> None:
        """Let the threads end after their last picture. Do not wait for this."""
        self._early.shutdown(wait=False, cancel_futures=True)
        for preparing in tuple(self._preparing):  # what runs now ends later, and has nobody to tell then
            preparing.cancel()
        self._boards.shutdown(wait=False)
        self._members.shutdown(wait=False)


def _result_or_error(make: Callable[[], T]) -> tuple[T | None, Exception | None]:
    """Return (result, None) or (None, error). Called in a worker thread."""
    try:
        return make(), None
    except Exception as problem:  # noqa: BLE001 - whatever a painter raises, the match goes on
        return None, problem


def _in_theme(theme: Theme, paint: Callable[..., bytes], *subjects: Any) -> bytes:
    with using(theme):
        return paint(*subjects)


def _in_frame(frame: Frame, look: Look, paint: Callable[..., bytes], *subjects: Any) -> tuple[bytes, Exception | None]:
    """Return a picture in a frame, or the bare picture and the error that the frame has raised."""
    with using(look.theme):
        picture = paint(*subjects)
        try:
            return frame(picture, look), None
        except Exception as problem:  # noqa: BLE001 - whatever a frame raises, the picture is there
            return picture, problem


def _unframed(picture: bytes, _: Look) -> bytes:
    return picture


def pictured(data: bytes | None, name: str, alt: str, words: Words, table: str = "") -> Picture:
    """Return a PNG file as a picture, or `alt` as text if `data` is None.

    name: the file's name. table: the name in the picture's frame, which the alt text tells last.
    """
    if data is not None:
        return Picture(data, name, f"{alt}\n{words('theme-alt-table', table=table)}" if table else alt)
    return Unpainted(f"{words('ui-unpainted')}\n{alt}" if alt else words("ui-unpainted-mute"))
