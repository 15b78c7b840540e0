"""Tests of a race and a daily on the page. In both, members play on their own boards."""

import pytest
from playwright.async_api import Page, expect

from tests.browser.stage import Stage, message, use
from tests.cogs.desk import Desk
from tests.cogs.private_boards import daily_of, first_move, state_of

pytestmark = pytest.mark.slow


async def press(page: Page, button: str) -> None:
    await page.get_by_role("log").get_by_role("button", name=button, exact=True).last.click()


async def move(page: Page, text: str) -> None:
    await press(page, "Type it")
    modal = page.get_by_role("dialog", name="Move a gem")
    await modal.get_by_role("textbox").fill(text.replace("-", " ").lower())
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal).to_have_count(0)


async def test_two_members_play_a_race(desk: Desk, stage: Stage) -> None:
    ada, bela = await stage.open("Ada"), await stage.open("Bela")
    await use(ada, "/gems new mode:race size:5 drop:5")
    await press(bela, "Join")
    await expect(message(ada, "host").get_by_text("Bela")).to_be_visible()
    await press(ada, "Start")
    await expect(message(bela, "Race").get_by_role("img")).to_be_visible()
    await desk.drawn()
    match = await desk.match(desk.actor("Ada"))
    for page in (ada, bela):
        await press(page, "My board")
        await expect(message(page, "Your board in the race").get_by_role("img")).to_be_visible()

    for page, seat in ((bela, 1), (ada, 0), (bela, 1)):
        match = await desk.sessions.matches.match(match.id)
        turns = state_of(match).boards[seat].turns + 1
        await move(page, first_move(match, seat))
        own = message(page, "Your board in the race")
        await expect(own).to_contain_text("1 turn" if turns == 1 else f"{turns} turns")
    for page in (ada, bela):
        await press(page, "End my board")
        await press(page, "Yes, end it")
        await expect(message(page, "Your board in the race")).not_to_contain_text("Only you see it")

    final = message(ada, "Play again").get_by_role("img")
    await expect(final).to_be_visible()
    assert "The race is over; the boards side by side" in (await final.get_attribute("alt") or "")
    await expect(message(bela, "The race is over, and all boards are shown")).to_be_visible()


async def test_a_member_continues_a_daily_after_a_restart_and_shows_the_result_without_the_board(
    desk: Desk, stage: Stage
) -> None:
    ada, bela = await stage.open("Ada"), await stage.open("Bela")
    await use(ada, "/gems daily")
    await expect(message(ada, "daily of").get_by_role("img")).to_be_visible()
    match = await daily_of(desk, desk.actor("Ada"))
    await move(ada, first_move(match, 0))
    await expect(message(ada, "daily of")).to_contain_text("1 turn")
    await ada.reload()
    await desk.restart()
    await use(ada, "/gems daily")
    # After a restart, the bot cannot take away the board from before. The new one must have come before the press.
    await expect(ada.get_by_role("log").get_by_role("button", name="End my board", exact=True)).to_have_count(2)
    await expect(message(ada, "daily of")).to_contain_text("1 turn")

    await press(ada, "End my board")
    await press(ada, "Yes, end it")
    await press(ada, "Show my result")

    shown = message(bela, "in 1 turn")
    await expect(shown).to_contain_text("daily of")
    await expect(shown).to_contain_text("Ada")
    await expect(shown.get_by_role("img")).to_have_count(0)
