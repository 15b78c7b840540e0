"""Tests that each page of the rules fits on the screen of a phone, in every language."""

import os
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from bot.ui.face import Face
from cogs import all_cogs
from tests.browser.stage import PHONE, Stage, touch, use
from tests.cogs.desk import Desk
from tests.texts.loaded import all_texts

pytestmark = pytest.mark.slow

TEXTS = all_texts()
PAINTED = "image => image.complete && image.naturalWidth > 0"
MOST_HEIGHT = 700  # CSS pixels
FACES = [cog.face for cog in all_cogs() if cog.face is not None and cog.face.pages]
SHOTS = Path(os.environ["SHOTS"]) if "SHOTS" in os.environ else None  # a folder for pictures of all pages


async def heights(page: Page, face: Face, language: str, folder: Path | None) -> list[int]:
    """Turn through all pages. Return the height of each. folder: where to save pictures of the screen."""
    next_page = TEXTS.say(language, "ui-page-next")
    found = []
    for number, one in enumerate(face.pages, 1):
        title = TEXTS.say(language, f"{face.key}-page-{one.key}-title")
        panel = page.get_by_role("log").get_by_role("article").last
        await expect(panel.get_by_role("heading", name=title, exact=True)).to_be_visible()
        picture = panel.get_by_role("img").last
        await expect(picture).to_have_attribute("alt", TEXTS.say(language, f"{face.key}-page-{one.key}-alt"))
        await page.wait_for_function(PAINTED, arg=await picture.element_handle())
        box = await panel.bounding_box()
        assert box is not None
        found.append(round(box["height"]))
        if folder is not None:
            await page.screenshot(path=folder / f"{face.key}-{language}-{number:02}.png")
        if number < len(face.pages):
            await touch(page, panel.get_by_role("button", name=next_page, exact=True))
    return found


@pytest.mark.parametrize("language", TEXTS.languages)
@pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)
async def test_every_page_of_the_rules_fits_on_a_phone(desk: Desk, stage: Stage, face: Face, language: str) -> None:
    desk.actor("Ada").user.locale = language  # of their Discord
    page = await stage.open("Ada", size=PHONE, has_touch=True, is_mobile=True)
    await use(page, f"{TEXTS.say('en', f'{face.key}-command')} rules")

    found = await heights(page, face, language, SHOTS)

    assert {one.key: height for one, height in zip(face.pages, found, strict=True) if height > MOST_HEIGHT} == {}
