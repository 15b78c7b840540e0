"""Tests of how the page shows messages: components, embeds, and texts that contain markup."""

import pytest
from playwright.async_api import expect

from tests.browser.show_bot import NASTY
from tests.browser.stage import Stage, message, use

pytestmark = pytest.mark.slow


async def test_components_are_shown_and_a_picture_has_a_description(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await use(ada, "/show parts")
    shown = message(ada, "The board of Ada and Bela")
    board = shown.get_by_role("img", name="A board full of diamonds.")
    await expect(board).to_be_visible()
    await expect(shown.get_by_role("link", name="match.txt")).to_be_visible()
    await expect(shown.get_by_role("heading", name="The board of Ada and Bela")).to_be_visible()
    told = shown.get_by_text("Row 2: A B C")
    await expect(told).to_have_count(0)
    await shown.get_by_role("button", name="Enlarge the picture").hover()
    description = shown.get_by_role("button", name="Description of the picture").first
    await expect(description).to_have_css("opacity", "1")
    picture, button = await board.bounding_box(), await description.bounding_box()
    assert picture is not None
    assert button is not None
    assert button["y"] >= picture["y"] + picture["height"]  # The button does not cover the picture.
    right = picture["x"] + picture["width"] - 5
    await ada.mouse.move(right, picture["y"] + picture["height"] - 5)
    await ada.mouse.move(right, button["y"] + 5, steps=20)  # The button stays while the mouse moves to it.
    await expect(description).to_have_css("opacity", "1")
    await ada.mouse.down()
    await ada.mouse.up()
    await expect(told).to_be_visible()
    await ada.set_viewport_size({"width": 820, "height": 900})  # Now a line of text is as wide as the picture.
    button, text = await description.bounding_box(), await shown.get_by_text("Next amber").bounding_box()
    assert button is not None
    assert text is not None
    assert text["y"] >= button["y"] + button["height"]
    await shown.get_by_role("button", name="Enlarge the picture").click()
    large = ada.get_by_role("dialog", name="Picture 1 of 1")
    await expect(large.get_by_role("img", name="A board full of diamonds.")).to_be_visible()
    await ada.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    spoiler = shown.get_by_role("button", name="Spoiler")
    await spoiler.click()
    await expect(shown.get_by_text("a spoiler")).to_be_visible()


async def test_an_embed_is_shown(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await use(ada, "/show legacy")
    shown = message(ada, "A footer")
    await expect(shown.get_by_role("link", name="An embed")).to_have_attribute("href", "https://example.org/")
    await expect(shown.get_by_role("term").filter(has_text="Points")).to_be_visible()
    await expect(shown.get_by_role("img", name="Diamonds")).to_be_visible()


async def test_texts_and_names_cannot_become_markup(stage: Stage) -> None:
    ada = stage.playground.actor("Ada")
    stage.playground.world.user("Chen").name = NASTY[:32]
    for text in (NASTY, "<b>bold</b>", "[x](javascript:alert(1))", '[a](https://example.org/"onclick="x)'):
        ada.post("games", text)
    page = await stage.open("Ada")
    await use(page, "/show nasty")
    await expect(page.get_by_role("log").get_by_role("button", name="<img src=x")).to_be_visible()
    await expect(page.get_by_role("complementary").get_by_role("button", name="<img src=x")).to_be_visible()
    await expect(page.get_by_text("<b>bold</b>")).to_be_visible()
    hrefs = await page.locator("main a").evaluate_all("links => links.map((link) => link.protocol)")
    assert set(hrefs) <= {"http:", "https:"}
    assert await page.locator("main img[src='x'], main script, main [onclick], main [onerror]").count() == 0
    assert await page.evaluate("window.pwned") is None
