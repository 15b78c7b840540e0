"""Tests of files over HTTP: their number, sizes, descriptions and names, and how the CDN serves them."""

import io
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import Playground
from bot.playground.rest.files import clean_filename, picture_size
from bot.playground.rest.limits import FILE_BYTES
from tests.playground.fixtures import running_bot
from tests.playground.tiny_bot import PNG, TinyBot, picture


def blob(size: int, name: str = "blob.bin") -> discord.File:
    return discord.File(io.BytesIO(b"\0" * size), name)


REFUSED: list[tuple[str, Any, int]] = [
    ("one too large", lambda: [blob(FILE_BYTES + 1)], 40005),
    ("too large together", lambda: [blob(FILE_BYTES), blob(FILE_BYTES), blob(FILE_BYTES)], 40005),
    ("long alt text", lambda: [picture(text="x" * 1025)], 50035),
]


@pytest.mark.parametrize(("files", "code"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
async def test_files_beyond_a_limit_are_refused_and_change_nothing(
    playground: Playground, files: Any, code: int
) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        games = bot.get_partial_messageable(playground.world.channel("games").id)
        with pytest.raises(discord.HTTPException) as refused:
            await games.send(files=files())
        assert refused.value.code == code
        assert len(playground.actor("Ada").messages("games")) == 1
        assert playground.world.files == {}
    playground.rest.violations.clear()  # The long description does not fit Discord's OpenAPI description.


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data", b"--x\r\n\r\nx\r\n--x--\r\n"),
        ("multipart/form-data; boundary=x", b"no form at all"),
        ("multipart/form-data; boundary=x", b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{}'),
        ("multipart/form-data; boundary=x", b"--x\r\nno header\r\n\r\nx\r\n--x--\r\n"),
    ],
)
async def test_a_malformed_form_is_refused(playground: Playground, kind: str, body: bytes) -> None:
    games = playground.world.channel("games").id
    headers = {"Authorization": f"Bot {playground.token}", "Content-Type": kind}
    async with (
        aiohttp.ClientSession(headers=headers) as http,
        http.post(f"{playground.url}/api/v10/channels/{games}/messages", data=body) as response,
    ):
        assert (response.status, (await response.json())["code"]) == (400, 50035)
    assert playground.rest.crashes == []


async def test_a_message_has_at_most_ten_files(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        games = bot.get_partial_messageable(playground.world.channel("games").id)
        sent = await games.send(files=[blob(1, f"{n}.bin") for n in range(10)])
        assert [a.filename for a in sent.attachments] == [f"{n}.bin" for n in range(10)]
        with pytest.raises(discord.HTTPException) as refused:
            await sent.edit(attachments=[*sent.attachments, blob(1)])
        assert refused.value.code == 50035
    playground.rest.violations.clear()  # Eleven attachments do not fit Discord's OpenAPI description.


async def test_browsers_show_pictures_of_the_cdn_and_download_other_files(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        games = bot.get_partial_messageable(playground.world.channel("games").id)
        page = discord.File(io.BytesIO(b"<script>"), "page.html")
        sent = await games.send(files=[picture(), page])
        async with aiohttp.ClientSession() as session:
            async with session.get(sent.attachments[0].url) as response:
                assert await response.read() == PNG
                assert response.content_type == "image/png"
                assert response.headers["Content-Disposition"] == "inline"
            async with session.get(sent.attachments[1].url) as response:
                assert response.content_type == "application/octet-stream"
                assert response.headers["Content-Disposition"] == "attachment"
                assert "sandbox" in response.headers["Content-Security-Policy"]
            await sent.delete()
            async with session.get(sent.attachments[0].url) as response:
                assert response.status == 404


async def test_a_page_that_is_slow_still_gets_a_picture_that_an_edit_replaced(
    playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.playground.world.world.REPLACED", 2)
    bot = TinyBot()
    async with running_bot(playground, bot), aiohttp.ClientSession() as session:
        games = bot.get_partial_messageable(playground.world.channel("games").id)
        sent = await games.send(file=picture())
        urls = [sent.attachments[0].url]
        for _ in range(3):
            sent = await sent.edit(attachments=[picture()])
            urls.append(sent.attachments[0].url)

        answers = [(await session.get(url)).status for url in urls]

        assert answers == [404, 200, 200, 200]


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [("board.png", "board.png"), ("my board.png", "my_board.png"), ("../x/y", ".._x_y"), ("", "unknown")],
)
def test_names_of_files_get_discords_form(name: str, cleaned: str) -> None:
    assert clean_filename(name) == cleaned


@pytest.mark.parametrize(
    ("data", "size"), [(PNG, (2, 3)), (b"GIF89a\x05\x00\x07\x00", (5, 7)), (b"\x89PNG\r\n\x1a\n", None), (b"", None)]
)
def test_the_size_of_a_picture_is_read_from_its_bytes(data: bytes, size: tuple[int, int] | None) -> None:
    assert picture_size(data) == size
