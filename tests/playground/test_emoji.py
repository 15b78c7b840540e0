"""Tests of the bot's emoji with real discord.py."""

from pathlib import Path

import aiohttp
import discord
import pytest

from bot.playground import Playground, World, open_world
from bot.playground.rest.routes_application import EMOJI_BYTES, MAX_EMOJI
from tests.playground.fixtures import open_playground, running_bot
from tests.playground.tiny_bot import PNG, TinyBot


async def test_a_bot_uploads_renames_and_deletes_an_emoji(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot), aiohttp.ClientSession() as http:
        made = await bot.create_application_emoji(name="gem", image=PNG)
        moving = await bot.create_application_emoji(name="spin", image=b"GIF89a")
        assert (made.name, made.animated, moving.animated) == ("gem", False, True)
        assert [each.id for each in await bot.fetch_application_emojis()] == [made.id, moving.id]
        async with http.get(f"{playground.url}/cdn/emojis/{made.id}") as picture:
            assert picture.content_type == "image/png"
            assert await picture.read() == PNG

        await made.edit(name="ruby")
        assert (await bot.fetch_application_emoji(made.id)).name == "ruby"
        await made.delete()
        with pytest.raises(discord.NotFound) as unknown:
            await bot.fetch_application_emoji(made.id)
        assert unknown.value.code == 10014
        assert (await http.get(f"{playground.url}/cdn/emojis/{made.id}")).status == 404
        assert set(playground.world.files) == {moving.id}


@pytest.mark.parametrize(
    ("name", "image", "code"),
    [
        ("gem", PNG, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ("g", PNG, "STRING_TYPE_REGEX"),
        ("g" * 33, PNG, "STRING_TYPE_REGEX"),
        ("a gem", PNG, "STRING_TYPE_REGEX"),
        ("large", PNG + bytes(EMOJI_BYTES), "BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_invalid_emoji_are_refused(playground: Playground, name: str, image: bytes, code: str) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        await bot.create_application_emoji(name="gem", image=PNG)
        with pytest.raises(discord.HTTPException) as refused:
            await bot.create_application_emoji(name=name, image=image)
        assert refused.value.code == 50035
        assert code in str(playground.rest.requests[-1].error)
        assert len(await bot.fetch_application_emojis()) == 1
    playground.rest.violations.clear()  # Some of the refused requests do not fit Discord's description.


@pytest.mark.parametrize("image", ["gem.png", "data:text/html;base64,QQ==", "data:image/png;base64,?", 7, None])
async def test_an_emoji_without_a_picture_is_refused(playground: Playground, image: object) -> None:
    url = f"{playground.url}/api/v10/applications/{playground.world.bot_id}/emojis"
    headers = {"Authorization": f"Bot {playground.token}"}
    async with aiohttp.ClientSession(headers=headers) as http:
        async with http.post(url, json={"name": "gem", "image": image}) as answer:
            assert answer.status == 400
            assert (await answer.json())["code"] == 50035
        foreign = await http.get(f"{playground.url}/api/v10/applications/1/emojis")
        assert (await foreign.json())["code"] == 50001
    assert playground.world.state.emojis == {}
    playground.rest.violations.clear()


async def test_an_application_has_at_most_two_thousand_emoji(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        first = await bot.create_application_emoji(name="first", image=PNG)
        emojis = playground.world.state.emojis
        emojis.update(dict.fromkeys(range(MAX_EMOJI - 1), emojis[first.id]))
        with pytest.raises(discord.HTTPException) as refused:
            await bot.create_application_emoji(name="one_more", image=PNG)
        assert refused.value.code == 30008


async def test_emoji_are_saved_with_the_world(tmp_path: Path) -> None:
    async with open_playground(World.default(), folder=tmp_path) as playground:
        bot = TinyBot()
        async with running_bot(playground, bot):
            made = await bot.create_application_emoji(name="gem", image=PNG)
    again = open_world(tmp_path)
    assert again.state.emojis[made.id].name == "gem"
    assert again.files[made.id] == PNG
