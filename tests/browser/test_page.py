"""Tests of the whole page: the choice of a member, reloads, restarts, phones and colours."""

from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from bot.playground import Playground
from tests.browser.show_bot import ShowBot
from tests.browser.stage import PHONE, Stage, a_stage, composer, message, say, use
from tests.playground.fixtures import open_playground, running_bot

pytestmark = pytest.mark.slow


async def test_a_page_without_a_member_asks_for_one_and_goes_back_and_forward(stage: Stage) -> None:
    page = await stage.open(None)
    await expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()
    await page.get_by_role("link", name="Bela").click()
    await expect(page.get_by_role("button", name="You are Bela")).to_be_visible()
    await page.get_by_role("log", name="Messages in #games").wait_for()
    await page.get_by_role("button", name="#lounge").click()
    await page.get_by_role("log", name="Messages in #lounge").wait_for()
    await page.go_back()
    await expect(page.get_by_role("log", name="Messages in #games")).to_be_visible()
    await page.go_forward()
    await expect(page.get_by_role("log", name="Messages in #lounge")).to_be_visible()
    await page.go_back()
    await page.go_back()
    await expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()


async def test_a_click_on_another_member_opens_a_tab_as_this_member(stage: Stage) -> None:
    ada = await stage.open("Ada")
    for opener in ("Members", "Switch member, settings"):
        if opener != "Members":
            await ada.get_by_role("button", name="You are Ada").click()
        async with ada.context.expect_page() as opened:
            await ada.get_by_label(opener, exact=True).get_by_role("link", name="Open a tab as Bela").click()
        bela = await opened.value
        await expect(bela.get_by_role("button", name="You are Bela")).to_be_visible()
        await say(bela, f"From the link in {opener}")
        await expect(message(ada, f"From the link in {opener}")).to_be_visible()


async def test_the_member_list_says_what_each_member_is_and_reads_and_no_script_can_be_added(stage: Stage) -> None:
    stage.playground.world.user("bela").locale = "pt-BR"
    ada = await stage.open("Ada")
    members = ada.get_by_role("complementary", name="Members")
    for name, note in (
        ("Ada", "you English"),
        ("Bela", "Moderators · Português (Brasil)"),
        ("Chen", "Deutsch"),
        ("Lapidary", "App"),
    ):
        await expect(members.get_by_role("button", name=f"{name} {note}", exact=True)).to_be_visible()

    answer = await ada.request.get(stage.address("Ada"))
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    stage.expected.append("Content Security Policy")
    await ada.evaluate("document.body.append(Object.assign(document.createElement('script'), {text: 'pwned = 1'}))")
    assert await ada.evaluate("window.pwned") is None


async def test_a_member_of_several_servers_chooses_one(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await expect(ada.get_by_role("list", name="Servers")).to_have_count(0)
    stage.playground.world.add_guild("The Annex", members=["Dora", "Ada"], channels=["attic"])
    await ada.reload()
    await ada.get_by_role("list", name="Servers").get_by_role("link", name="The Annex").click()
    await expect(ada.get_by_role("heading", name="The Annex")).to_be_visible()
    await expect(ada.get_by_role("button", name="#lounge")).to_have_count(0)
    await use(ada, "/show counter")
    await message(ada, "Pressed 0 times").get_by_role("button", name="Press (0)").click()
    await expect(message(ada, "Pressed 1 time")).to_be_visible()
    members = ada.get_by_role("complementary", name="Members")
    await expect(members.get_by_role("button", name="Dora", exact=False)).to_be_visible()
    await expect(members.get_by_role("button", name="Bela")).to_have_count(0)

    await ada.get_by_role("link", name="The Workshop").click()
    await expect(ada.get_by_role("button", name="#lounge")).to_be_visible()


async def test_a_reload_keeps_channel_messages_and_draft(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await ada.get_by_role("button", name="#lounge").click()
    await use(ada, "/show counter")
    await message(ada, "Pressed 0 times").get_by_role("button", name="Press (0)").click()
    await use(ada, "/show secret")
    await expect(message(ada, "Nobody else sees this.")).to_be_visible()
    await composer(ada).fill("half a sen")
    await ada.reload()
    await expect(ada.get_by_role("log", name="Messages in #lounge")).to_be_visible()
    await expect(message(ada, "Pressed 1 times")).to_be_visible()
    await expect(message(ada, "Nobody else sees this.")).to_be_visible()
    await expect(composer(ada)).to_have_value("half a sen")
    await say(ada, "half a sentence")
    await expect(message(ada, "half a sentence")).to_be_visible()
    await ada.reload()
    await expect(ada.get_by_role("log", name="Messages in #lounge")).to_be_visible()
    await expect(composer(ada)).to_have_value("")


async def test_the_page_reconnects_after_a_restart_of_the_server(stage: Stage) -> None:
    stage.expected += ["WebSocket connection to", "ERR_CONNECTION_REFUSED"]
    ada = await stage.open("Ada")
    await say(ada, "Before")
    await expect(message(ada, "Before")).to_be_visible()
    await composer(ada).fill("half a sen")
    port, world = stage.playground.port, stage.playground.world
    await stage.playground.stop()
    await expect(ada.get_by_text("Connecting again…")).to_be_visible()
    await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("alert")).to_contain_text("There is no connection right now.")
    async with open_playground(world, port=port) as again, running_bot(again, ShowBot()):
        await expect(ada.get_by_text("Connecting again…")).to_have_count(0)
        await expect(composer(ada)).to_have_value("half a sen")
        await expect(ada.get_by_role("alert")).to_have_count(0)
        await say(ada, "After")
        await expect(message(ada, "After")).to_be_visible()
        await use(ada, "/show counter")
        await expect(message(ada, "Pressed 0 times")).to_be_visible()


async def test_the_page_says_while_the_bot_is_away_that_commands_have_to_wait(
    playground: Playground, browser: Browser
) -> None:
    waits = "Lapidary is connecting: commands work soon."
    async with a_stage(playground, browser) as stage:
        ada = await stage.open("Ada", size=PHONE, has_touch=True, is_mobile=True)
        line = ada.get_by_role("status").filter(has_text=waits)
        await expect(line).to_be_visible()
        assert await ada.get_by_text(waits).evaluate("said => said.scrollWidth <= said.clientWidth")
        while_away = await boxes(ada)
        async with running_bot(playground, ShowBot()):
            await expect(line).to_have_count(0)
            assert await boxes(ada) == while_away
        await expect(line).to_be_visible()
        assert await boxes(ada) == while_away


async def boxes(page: Page) -> list[Any]:
    """Return where the messages and the composer are."""
    return [await part.bounding_box() for part in (page.get_by_role("log"), page.get_by_role("region", name="Write"))]


async def test_messages_commands_and_channels_fit_on_a_phone(stage: Stage) -> None:
    ada = await stage.open("Ada", size=PHONE, has_touch=True, is_mobile=True)
    await use(ada, "/show parts")
    shown = message(ada, "The board of Ada and Bela")
    box = await shown.get_by_role("img", name="A board full of diamonds.").bounding_box()
    assert box is not None
    assert box["width"] > 0.85 * PHONE["width"]
    for button in await shown.locator(".button").all():
        size = await button.bounding_box()
        assert size is not None
        assert size["height"] >= 44
    assert await ada.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    await composer(ada).fill("/show choosers ")
    line = [ada.get_by_text("/show choosers", exact=True).last, ada.get_by_role("button", name="Send")]
    chip, send = [await each.bounding_box() for each in line]
    assert chip is not None
    assert send is not None
    assert send["y"] < chip["y"] + chip["height"]  # Send is beside the command.
    await ada.get_by_role("button", name="Leave the command").tap()

    await expect(ada.get_by_role("navigation", name="Channels")).to_be_hidden()
    await ada.get_by_role("button", name="Show channels").tap()
    await expect(ada.get_by_role("button", name="#games")).to_be_focused()
    await ada.keyboard.press("Escape")
    await expect(ada.get_by_role("button", name="Show channels")).to_be_focused()
    await ada.get_by_role("button", name="Show channels").tap()
    await ada.get_by_role("button", name="#lounge").tap()
    await expect(ada.get_by_role("log", name="Messages in #lounge")).to_be_visible()
    await expect(ada.get_by_role("navigation", name="Channels")).to_be_hidden()


async def test_a_modal_that_a_restart_closed_is_reported(stage: Stage) -> None:
    stage.expected += ["WebSocket connection to", "ERR_CONNECTION_REFUSED"]
    ada = await stage.open("Ada")
    await use(ada, "/show counter")
    await message(ada, "Pressed 0 times").get_by_role("button", name="Move").click()
    await ada.get_by_role("dialog").wait_for()
    port, world = stage.playground.port, stage.playground.world
    await stage.playground.stop()
    async with open_playground(world, port=port):
        await expect(ada.get_by_role("dialog")).to_have_count(0)
        await expect(ada.get_by_text("The window that was open is gone.")).to_be_visible()


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_colours_follow_the_system_until_a_member_chooses(stage: Stage, scheme: str) -> None:
    ada = await stage.open("Ada", color_scheme=scheme)
    ground = "() => getComputedStyle(document.querySelector('main')).backgroundColor"
    by_system = await ada.evaluate(ground)
    other = {"dark": "Light", "light": "Dark"}[scheme]
    await ada.get_by_role("button", name="You are Ada").click()
    await ada.get_by_text(other, exact=True).click()
    assert await ada.evaluate(ground) != by_system
    await ada.reload()
    await ada.get_by_role("log").wait_for()
    assert await ada.evaluate(ground) != by_system
