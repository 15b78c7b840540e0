"""Tests of a replay on the page: the animation, the buttons, the log as a file, and a shared moment."""

import pytest
from playwright.async_api import Page, expect

from tests.browser.stage import PHONE, Stage, message, use
from tests.cogs.desk import Desk

pytestmark = pytest.mark.slow

STEPS = 4


async def press(page: Page, button: str) -> None:
    await page.get_by_role("log").get_by_role("button", name=button, exact=True).last.click()


async def test_a_member_watches_a_replay_and_shares_a_moment(desk: Desk, stage: Stage) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    for _ in range(STEPS):
        match = await desk.match(ada)
        await desk.sessions.turns.play(desk.request(ada), match.id, (await desk.legal(ada))[0], None)
    await desk.sessions.seats.resign(desk.request(ada), match.id)
    await desk.drawn()
    page, other = await stage.open("Ada"), await stage.open("Bela")

    await press(page, "More")
    await press(page, "Replay")
    film = page.get_by_role("log").get_by_role("img", name="Animation of a match").last
    await expect(film).to_be_visible()
    assert await film.evaluate("image => image.naturalWidth") == 480

    told = await page.get_by_role("button", name="Description of the picture").last.bounding_box()
    beside = await page.get_by_role("button", name="Jump …").last.bounding_box()
    assert told is not None
    assert beside is not None
    assert (
        told["y"] + told["height"] <= beside["y"]
    )  # The button "Description of the picture" does not cover the button "Jump …".

    await press(page, "›")
    await expect(message(page, f"Turn 1 of {STEPS}")).to_be_visible()
    await press(page, "»")
    await expect(message(page, f"After turn {STEPS} of {STEPS}")).to_be_visible()
    await press(page, "Jump …")
    asked = page.get_by_role("dialog", name="Jump through the match")
    await asked.get_by_role("textbox").fill("2")
    await asked.get_by_role("button", name="Submit").click()
    await expect(message(page, f"Turn 2 of {STEPS}")).to_be_visible()

    await press(page, "As text")
    await expect(message(page, "Paste it into")).to_be_visible()
    await expect(page.get_by_role("link", name=f"{match.id}.txt")).to_be_visible()
    await press(page, "Back to the replay")
    await press(page, "Share this moment")
    await expect(message(page, "Only you see this so far")).to_be_visible()
    await press(page, "Show it in this channel")
    await expect(message(other, "Ada shows a moment")).to_be_visible()


async def test_a_match_in_play_has_a_replay_on_a_phone(desk: Desk, stage: Stage) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    match = await desk.match(ada)
    page = await stage.open("Ada", size=PHONE)
    await use(page, f"/replay match:{match.id}")
    await expect(message(page, "This match is still being played")).to_be_visible()
