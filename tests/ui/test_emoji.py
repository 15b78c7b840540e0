"""Emoji of pieces: which are drawn, and how they reach Discord and the texts."""

import asyncio
import io
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, NamedTuple, cast

import discord
import pytest
from PIL import Image

from bot.machine import SystemChance
from bot.playground import Playground
from bot.playground.rest.routes_application import EMOJI_BYTES, EMOJI_NAME, MAX_EMOJI
from bot.sessions.database import Database
from bot.texts import FALLBACK, Texts, load_texts
from bot.texts.files import folders
from bot.texts.pictures import with_pictures
from bot.ui.baton import Baton
from bot.ui.emoji import FIRST_PAUSE, Emojis, Plan, emoji_name, found
from bot.ui.face import Face
from bot.ui.sync import File, Note
from cogs import all_cogs
from render import emoji as drawing
from tests.databases import database_url, postgres_server, postgres_tables
from tests.playground.fixtures import playground as playground
from tests.playground.fixtures import soon
from tests.ui.test_identifies import opened

__all__ = ["database_url", "postgres_server", "postgres_tables"]

UPLOAD = r"POST /applications/\d+/emojis"
FACES = [cog.face for cog in all_cogs() if cog.face is not None]


class Toy(NamedTuple):
    """A game with a few one-coloured pieces.

    pieces: the colour of each piece, by its kind and code.
    """

    pieces: dict[str, str]
    key: str = "toy"

    def emoji(self) -> list[drawing.Emoji]:
        return [
            drawing.emoji(piece, f"gem of {piece[-1].lower()}", Image.new("RGBA", (9, 5), ink))
            for piece, ink in self.pieces.items()
        ]


class Bench:
    """A client that has logged in, texts with one sentence, and the uploads of a toy's emoji."""

    def __init__(self, client: discord.Client, texts: Texts, folder: Path) -> None:
        self.client = client
        self.texts = texts
        self.folder = folder
        self.drawn = 0
        self.pauses: list[float] = []

    def uploads(self, toy: Toy, drawings: str = "v1", database: Database | None = None) -> Emojis:
        """Return uploads of a process. database: what it shares with other processes; None for no other ones."""
        memory = File(self.folder / "emoji.json") if database is None else Note(database, "emoji")
        baton = None if database is None else Baton(database, SystemChance(), self._pause)
        plan = Plan(memory, drawings, 0.4)
        return Emojis(self.client, self.texts, {"toy": cast("Face", toy)}, plan, self._draw, self._pause, baton)

    def said(self, pieces: str = "gem-R gem-G") -> str:
        return with_pictures(self.texts.say(FALLBACK, "toy-said", pieces=pieces))

    async def names(self) -> list[str]:
        return [emoji.name for emoji in await self.client.fetch_application_emojis()]

    async def _draw(self, _: str, draw: Callable[..., Any], *args: Any) -> Any:
        self.drawn += 1
        return draw(*args)

    async def _pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0)


@pytest.fixture
async def bench(playground: Playground, tmp_path: Path) -> AsyncIterator[Bench]:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.ftl").write_text('toy-said = { PICTURE("toy", $pieces) }', encoding="utf-8")
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(playground.token)
        yield Bench(client, load_texts(tmp_path), tmp_path)


RED_AND_GREEN = Toy({"gem-R": "red", "gem-G": "lime"})


async def test_missing_emoji_are_uploaded_and_shown(bench: Bench) -> None:
    assert bench.said() == "gem-R gem-G"
    assert await bench.uploads(RED_AND_GREEN).upload() == 2
    there = {emoji.name: emoji for emoji in await bench.client.fetch_application_emojis()}
    assert [re.sub("_[0-9a-f]{6}$", "", name) for name in there] == ["gem_of_r", "gem_of_g"]
    assert bench.said() == " ".join(map(str, there.values()))
    assert bench.pauses == [0.4, 0.4]


async def test_emoji_that_are_there_are_shown_without_drawing(bench: Bench) -> None:
    await bench.uploads(RED_AND_GREEN).upload()
    before, bench.drawn = bench.said(), 0
    bench.texts.show_pictures({})
    assert await bench.uploads(RED_AND_GREEN).upload() == 0
    assert bench.said() == before
    assert bench.drawn == 0


async def test_a_changed_picture_is_uploaded_and_shown(bench: Bench) -> None:
    await bench.uploads(RED_AND_GREEN).upload()
    before = bench.said()
    assert await bench.uploads(Toy({"gem-R": "red", "gem-G": "green"}), "v2").upload() == 1
    assert bench.said().split()[0] == before.split()[0]
    assert bench.said().split()[1] != before.split()[1]


async def test_until_a_changed_picture_is_uploaded_the_older_one_is_shown(bench: Bench, playground: Playground) -> None:
    await bench.uploads(RED_AND_GREEN).upload()
    before = bench.said()
    playground.faults.refuse(UPLOAD, status=403, code=50001, message="Missing Access")
    with pytest.raises(discord.HTTPException):
        await bench.uploads(Toy({"gem-R": "pink", "gem-G": "green"}), "v2").upload()
    assert bench.said() == before


async def test_an_emoji_that_was_deleted_is_uploaded_again(bench: Bench) -> None:
    await bench.uploads(RED_AND_GREEN).upload()
    await (await bench.client.fetch_application_emojis())[0].delete()
    assert await bench.uploads(RED_AND_GREEN).upload() == 1
    assert len(await bench.names()) == 2


async def test_other_emoji_of_the_application_stay_and_old_ones_are_stale(bench: Bench, tmp_path: Path) -> None:
    await bench.client.create_application_emoji(name="logo", image=RED_AND_GREEN.emoji()[0].png)
    await bench.uploads(RED_AND_GREEN).upload()
    await bench.client.create_application_emoji(name="toy_gem_G_0a1b2c", image=RED_AND_GREEN.emoji()[0].png)
    await bench.uploads(Toy({"gem-R": "red", "gem-B": "navy"}), "v2").upload()
    plan = Plan(File(tmp_path / "elsewhere.json"), "v3", 0.0)
    seen = await found(bench.client, [cast("Face", Toy({"gem-R": "red", "gem-B": "blue"}))], plan)
    assert [name[:-7] for name in seen.there] == ["gem_of_r"]
    assert [name[:-7] for name in seen.missing] == ["gem_of_b"]
    assert [emoji.name[:-7] for emoji in seen.stale] == ["toy_gem_G", "gem_of_b"]


async def test_after_a_refusal_letters_stay_and_the_upload_is_tried_again(
    bench: Bench, playground: Playground, caplog: pytest.LogCaptureFixture
) -> None:
    playground.faults.refuse(UPLOAD, status=403, code=50001, message="Missing Access", times=2)
    uploads = bench.uploads(RED_AND_GREEN)
    await soon(uploads.start())
    await uploads.close()
    assert "gem" not in bench.said().replace("gem_of", "")
    assert [pause for pause in bench.pauses if pause > 1] == [FIRST_PAUSE, 2 * FIRST_PAUSE]
    assert len([one for one in caplog.messages if "Missing Access" in one]) == 2


async def test_what_was_uploaded_before_a_refusal_is_shown(bench: Bench, playground: Playground) -> None:
    refusal = playground.faults.refuse(UPLOAD, status=400, code=30008, message="Maximum number of emojis reached")
    with pytest.raises(discord.HTTPException):
        await bench.uploads(Toy({"gem-R": "red"})).upload()
    assert refusal.met == 1
    await bench.uploads(Toy({"gem-R": "red"})).upload()
    playground.faults.refuse(UPLOAD, status=400, code=30008, message="Maximum number of emojis reached")
    with pytest.raises(discord.HTTPException):
        await bench.uploads(RED_AND_GREEN, "v2").upload()
    assert bench.said().split()[1] == "gem-G"
    assert bench.said().startswith("<:gem_of_r_")


@pytest.mark.slow
@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_one_of_two_processes_uploads_and_both_show(bench: Bench, database_url: str, tmp_path: Path) -> None:
    other = Bench(bench.client, load_texts(tmp_path), tmp_path)
    async with opened(database_url) as here, opened(database_url) as there:
        one, two = bench.uploads(RED_AND_GREEN, "v1", here), other.uploads(RED_AND_GREEN, "v1", there)
        assert sorted(await asyncio.gather(one.upload(), two.upload())) == [0, 2]
        assert len(await bench.names()) == 2
        assert bench.said() == other.said()
        assert bench.said().count("<:gem_of_") == 2
        assert await bench.uploads(RED_AND_GREEN, "v1", there).upload() == 0
        assert sorted([bench.drawn, other.drawn]) == [0, 3]


@pytest.mark.slow
def test_all_emoji_fit_into_discord_and_every_text_finds_its_pieces() -> None:
    pieces = {f"{face.key}-{one.piece}": one for face in FACES for one in face.emoji()}
    names = [emoji_name(one) for one in pieces.values()]
    assert len(set(names)) == len(names) <= MAX_EMOJI
    assert [name for name in names if not EMOJI_NAME.fullmatch(name)] == []
    assert "red_blue_plain_yellow" in {name[:-7] for name in names}
    for one in pieces.values():
        assert re.fullmatch("[a-z0-9]+([ -][a-z0-9]+)*", one.name)
        assert len(one.png) < EMOJI_BYTES
        image = Image.open(io.BytesIO(one.png))
        assert (image.size, image.mode) == ((128, 128), "RGBA")
    files = [file for folder in folders() for file in folder.glob("*/*.ftl")]
    kinds = {kind for file in files for kind in re.findall(r'PICTURE\("([^"]+)"', file.read_text(encoding="utf-8"))}
    assert kinds
    assert [kind for kind in sorted(kinds) if not any(piece.startswith(f"{kind}-") for piece in pieces)] == []
