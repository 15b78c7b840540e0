"""Tests of places without the bot: who installs the application uses it there."""

import discord
import pytest
from discord import app_commands
from playwright.async_api import Browser, expect

from bot.playground import World
from tests.browser.stage import PHONE, a_stage, use
from tests.playground.fixtures import open_playground, running_bot
from tests.playground.tiny_bot import TinyBot, counter

pytestmark = pytest.mark.slow


def counting_bot() -> TinyBot:
    bot = TinyBot()
    for_both = app_commands.allowed_installs(guilds=True, users=True)
    anywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)

    @bot.tree.command(description="Count")
    @for_both
    @anywhere
    async def count(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=counter(1))

    @bot.tree.context_menu(name="Say again")
    @for_both
    @anywhere
    async def again(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"It says {message.content}")

    return bot


async def test_on_a_phone_a_member_installs_the_app_and_uses_it_in_a_group_message_and_in_another_server(
    browser: Browser,
) -> None:
    world = World.default()
    world.add_guild("The Annex", members=["Ada", "Bela"], channels=["den"], with_bot=False)
    group = world.add_group(["Ada", "Bela"], "Friends")
    async with (
        open_playground(world) as playground,
        running_bot(playground, counting_bot()),
        a_stage(playground, browser) as stage,
    ):
        ada, bela = [await stage.open(name, size=PHONE) for name in ("Ada", "Bela")]
        for page in (ada, bela):
            await page.get_by_role("button", name="Show channels").click()
            await page.get_by_role("button", name="Friends").click()
        await expect(ada.get_by_text("This is the beginning of the group message.")).to_be_visible()
        await expect(ada.get_by_role("button", name="Type / to see")).to_have_count(0)

        await ada.get_by_role("button", name="Show channels").click()
        await ada.get_by_role("button", name="You are Ada").click()
        await ada.get_by_role("button", name="Add Lapidary to my apps").click()
        await expect(ada.get_by_role("button", name="Remove Lapidary from my apps")).to_be_visible()
        await ada.keyboard.press("Escape")
        await ada.get_by_role("button", name="Friends").click()
        await use(ada, "/count")
        await bela.get_by_role("button", name="Count 1").click()
        await expect(ada.get_by_role("button", name="Count 2")).to_be_visible()

        playground.actor("Bela").post(group, "good morning")
        await ada.get_by_text("good morning").hover()
        await ada.get_by_role("button", name="Say again").last.click()
        await expect(bela.get_by_text("It says good morning")).to_be_visible()

        await ada.get_by_role("button", name="Show channels").click()
        await ada.get_by_role("link", name="The Annex").click()
        await ada.get_by_role("log", name="Messages in #den").wait_for()
        await use(ada, "/count")
        await expect(ada.get_by_role("button", name="Count 1")).to_be_visible()

        await ada.get_by_role("button", name="Show channels").click()
        await ada.get_by_role("button", name="You are Ada").click()
        await ada.get_by_role("button", name="Write to Lapidary").click()
        await ada.get_by_role("log", name="Messages in Lapidary").wait_for()
        await use(ada, "/count")
        await expect(ada.get_by_role("button", name="Count 1")).to_be_visible()
