"""Loads the bot once, then forks a universe for each plan: a fork starts in milliseconds and shares no state."""

from tests.universe import libraries

libraries.install()

import asyncio  # noqa: E402 - the libraries' clocks come first
import faulthandler  # noqa: E402
import gc  # noqa: E402
import io  # noqa: E402
import logging  # noqa: E402
import os  # noqa: E402
import random  # noqa: E402
import re  # noqa: E402
import select  # noqa: E402
import shutil  # noqa: E402
import signal  # noqa: E402
import sqlite3  # noqa: E402
import sys  # noqa: E402
import tempfile  # noqa: E402
import traceback  # noqa: E402
from collections.abc import Callable, Iterator  # noqa: E402
from contextlib import closing, contextmanager  # noqa: E402
from hashlib import blake2b  # noqa: E402
from pathlib import Path  # noqa: E402
from typing import Any, NamedTuple, NoReturn  # noqa: E402

from PIL import Image  # noqa: E402

from bot.engine import themes  # noqa: E402
from bot.games import all_games  # noqa: E402
from bot.program import serving  # noqa: E402
from bot.storage.store import Store  # noqa: E402
from bot.texts import Texts, load_texts  # noqa: E402
from bot.ui.boards import pictures  # noqa: E402
from render.memory import MEMORY  # noqa: E402
from tests.games.playing import drawn_move  # noqa: E402
from tests.kills import child  # noqa: E402
from tests.kills.books import Books  # noqa: E402
from tests.universe import ahead, apart, reminding  # noqa: E402
from tests.universe.laws import SECRETS  # noqa: E402
from tests.universe.words import Lines  # noqa: E402

HOME = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None  # of all folders, in memory if there is such a place
ENDS = (signal.SIGTERM, signal.SIGHUP)  # what ends a run. Ctrl-C does, too, by itself
TELL, DUMP = signal.SIGUSR1, signal.SIGUSR2  # a fork is asked by these where it stands
TELL_SECONDS, DUMP_SECONDS = 20.0, 3.0  # in which it must tell
DRAWN = 1024  # of so many pictures one is drawn, twice and without what is cached, which takes as long as a universe
_board, _in_theme = pictures.Pictures.board, pictures._in_theme  # before anything replaces them
_rehearsed: set[tuple[object, str]] | None = (
    None  # the kinds of pictures that a rehearsal has drawn; None: in no rehearsal
)
REMINDED = """
CREATE TABLE universe_reminded (id TEXT, handed_at BIGINT);
CREATE TRIGGER universe_remind AFTER UPDATE OF reminded ON turns WHEN NEW.reminded > OLD.reminded BEGIN
  INSERT INTO universe_reminded
  VALUES (NEW.match_id || '-' || NEW.seat || '-' || NEW.since || '-' || OLD.reminded, OLD.handed_at);
END;
"""


class Loaded(NamedTuple):
    """What all universes share. template: a database with tables, with the audit's triggers and without rows."""

    texts: Texts
    lines: Lines
    template: Path


class TooLong(KeyboardInterrupt):
    """A universe has taken too long. No code of the bot and of asyncio catches it, so its traceback says where."""


@contextmanager
def home(prefix: str) -> Iterator[Path]:
    """Make a folder, which goes at the end.

    A signal that ends the run ends the block as `sys.exit` does, so nothing stays behind.
    """
    for number in ENDS:
        signal.signal(number, _end)
    with tempfile.TemporaryDirectory(prefix=prefix, dir=HOME) as folder:
        yield Path(folder)


@contextmanager
def loaded() -> Iterator[Loaded]:
    """Load the bot and all libraries, and make a folder with the template of the database. See `home`."""
    with home("lapidary-universe-") as folder:
        yield _load(folder / "lapidary.db")


def _end(number: int, _: object) -> NoReturn:
    for each in ENDS:
        signal.signal(each, signal.SIG_IGN)  # what is under way must not be disturbed again
    sys.exit(128 + number)


def _load(template: Path) -> Loaded:
    logging.getLogger("alembic").setLevel(logging.ERROR)
    child.simplify()
    _note_secrets()
    pictures._in_theme, pictures._in_frame = _digested, _digested_in_frame
    texts = load_texts(strict=False)
    serving.spare_the_collector = lambda: None
    asyncio.run(child.warm_up(texts))
    asyncio.run(_make(f"sqlite+aiosqlite:///{template}"))
    with closing(sqlite3.connect(template)) as connection:
        connection.executescript(REMINDED + ahead.TRIGGERS + apart.TRIGGERS + reminding.TRIGGERS)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    libraries.bind()
    _warm_up()
    gc.collect()
    gc.freeze()
    return Loaded(texts, Lines(texts), template)


async def _make(url: str) -> None:
    store = await Store.open(url)
    await store.close()
    await Books(url).note_all()


def _warm_up() -> None:
    """List moves of all games once, so that no universe pays for their tables."""
    for game in all_games().values():
        options, dice = game.about.samples[0], random.Random(1)
        state = game.setup(7, options, game.seats(options).low).state
        for seat in game.to_move(state):
            drawn_move(dice, game.legal_moves(state, seat))


def parse_all(texts: Texts) -> None:
    """Parse and compile all sentences, which takes some seconds, so that no fork need do it."""
    for language, parsed in texts._parsed.items():
        own = texts._sentences_of(language, language)
        for name in parsed.entries:
            own._add(name, set())
            if own._bundle.has_message(name):
                own._bundle.get_message(name)
        for board in texts.languages:  # what is compiled depends on no board
            beside = texts._sentences_of(language, board)
            beside._added, bundle = own._added, beside._bundle
            bundle._messages, bundle._terms = own._bundle._messages, own._bundle._terms
            bundle._compiled = own._bundle._compiled


def _note_secrets() -> None:
    """Draw boards as the bot does, and note what seats may read."""

    async def noted(
        self: Any, face: Any, match: Any, words: Any, view: Any = None, story: Any = (), seat: Any = None
    ) -> Any:
        if view is None and seat is None:
            shown, public = face.view(match, None), None
            for each in range(len(match.seats)):
                seen = face.view(match, each)
                if seen == shown:  # equal views have equal words
                    continue
                if public is None:
                    public = face.alt(match, shown, words)
                private = face.alt(match, seen, words)
                if private != public:
                    SECRETS[match.id, match.version][each] = private
        return await _board(self, face, match, words, view, story, seat)

    pictures.Pictures.board = noted  # type: ignore[method-assign]


def _digested(theme: Any, paint: Callable[..., bytes], *subjects: Any) -> bytes:
    """Return a dot with a digest of what a picture would show, and draw a few of the pictures. See `rehearsing`.

    The digest decides, so that each run of a seed draws the same ones. A picture may not depend on what the painters'
    cache holds. An error becomes a finding: the bot logs it.
    """
    kind = getattr(paint, "__qualname__", "")
    shown = re.sub(r" at 0x\w+", "", repr((theme, kind, subjects)))
    digest = blake2b(shown.encode(), digest_size=8).digest()
    if _rehearsed is not None:
        if (theme, kind) not in _rehearsed:
            _rehearsed.add((theme, kind))
            _in_theme(theme, paint, *subjects)
    elif int.from_bytes(digest[:2], "big") % DRAWN == 0:
        warm = _in_theme(theme, paint, *subjects)
        limit = MEMORY.limit
        MEMORY.limit_to(0)
        MEMORY.limit_to(limit)
        if _in_theme(theme, paint, *subjects) != warm:
            raise RuntimeError(f"two drawings of one picture differ: {shown[:500]}")
        with Image.open(io.BytesIO(warm)) as image:
            image.load()
    return child.DOT + digest


def _digested_in_frame(frame: Any, look: Any, paint: Callable[..., bytes], *subjects: Any) -> tuple[bytes, None]:
    """Return the same in a frame, which leaves it as it is in a server without a table of its own."""
    picture = _digested(look.theme, paint, *subjects)
    with themes.using(look.theme):
        return frame(picture, look), None


@contextmanager
def rehearsing() -> Iterator[None]:
    """Draw one picture of each kind, so that forks find the painters' cache full.

    There they compare a picture that others have made quick with the same one made from nothing.
    """
    global _rehearsed
    _rehearsed = set()
    try:
        yield
    finally:
        _rehearsed = None


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let a signal that ends the run wait until the block is over."""
    signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)


def forked(work: Callable[[], str]) -> tuple[int, int]:
    """Run `work` in a fork. Return its process id, and the end of a pipe with the text that it returns.

    A text that begins with "CRASH" is the traceback of an error.
    """
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    os.close(reading)
    _listen(writing)
    try:
        said = work()
    except BaseException:  # noqa: BLE001 - the parent tells it
        said = "CRASH " + traceback.format_exc()
    try:
        with os.fdopen(writing, "w") as out:
            out.write(said)
    finally:  # whatever happens: the parent's code must not go on here
        os._exit(0)


def _listen(pipe: int) -> None:
    """Let this fork end at once by a signal that ends the run, and tell where it stands when it is asked."""

    def tell(*_: object) -> NoReturn:
        raise TooLong

    for number in ENDS:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)
    signal.signal(TELL, tell)
    faulthandler.register(DUMP, file=pipe, all_threads=False)


def ask(pid: int, pipe: int) -> tuple[bytes, bool]:
    """Ask a fork where it stands. Return what it writes, and whether that is all that it had to write.

    A fork that runs no line of Python can write the lines that it is in, and no more.
    """
    said = b""
    for number, seconds in ((TELL, TELL_SECONDS), (DUMP, DUMP_SECONDS)):
        os.kill(pid, number)
        end = libraries.REAL["monotonic"]() + seconds
        while (left := end - libraries.REAL["monotonic"]()) > 0 and select.select([pipe], [], [], left)[0]:
            part = os.read(pipe, 1 << 20)
            if not part:
                return said, True
            said += part
    return said, False


def folder_for(template: Path, seed: int) -> Path:
    """Return a new folder with an empty database, beside the template."""
    folder = Path(tempfile.mkdtemp(prefix=f"seed{seed}-", dir=template.parent))
    shutil.copy(template, folder / template.name)
    return folder
