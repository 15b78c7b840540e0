"""Tests of the bot on a phone by members who share no server with it, or with each other: all in direct messages."""

import re

import pytest
from playwright.async_api import Locator, Page, expect

from bot.sessions.model import Match
from tests.browser.stage import PHONE, Stage, follow, message, press, use
from tests.cogs.desk import Desk
from tests.cogs.test_letters import CODE

pytestmark = pytest.mark.slow

SHORT = "mode:relay size:5 turns:4"  # each of two members moves twice


async def newcomer(desk: Desk, stage: Stage, name: str) -> Page:
    """Open a phone of a new member, whose only server has no bot, and who adds the bot and writes to it."""
    desk.playground.world.add_guild(f"Home of {name}", members=[name], channels=["den"], with_bot=False)
    page = await stage.open(name, size=PHONE, has_touch=True, is_mobile=True)
    await page.get_by_role("button", name="Show channels").tap()
    await page.get_by_role("button", name=f"You are {name}").tap()
    await page.get_by_role("button", name="Add Lapidary to my apps").tap()
    await page.get_by_role("button", name="Write to Lapidary").tap()
    await expect(page.get_by_text("This is the beginning of your direct messages with Lapidary.")).to_be_visible()
    await follow(page)
    return page


async def enter(button: Locator) -> None:
    """Press a button by keyboard, as the page takes two quick touches in one place for a double click."""
    await expect(button).to_be_visible()
    await button.press("Enter")


async def move(page: Page) -> None:
    """Move the first gem that the bot names to the first cell that it names."""
    for asked in ("Which gem?", "Where to?"):
        await enter(message(page, asked).get_by_role("button", name="1", exact=True))


async def fits(page: Page) -> None:
    """Check that nothing stands beyond the right edge of the phone."""
    wide = await page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]


async def test_two_members_who_share_no_server_finish_a_match(desk: Desk, stage: Stage) -> None:
    yan, zoe = [await newcomer(desk, stage, name) for name in ("Yan", "Zoe")]
    await use(yan, f"/gems new {SHORT} letters:True")
    told = message(yan, "Send this code")
    await expect(told).to_be_visible()
    [code] = re.findall(CODE, await told.inner_text())
    await use(zoe, f"/letters join code:{code}")
    await expect(message(yan, "host")).to_contain_text("Zoe")
    await press(yan, "Start")

    pages, turns = {"Yan": yan, "Zoe": zoe}, 0
    match = await begun(desk)
    while match.to_move:
        page = pages[match.name_of(match.to_move[0])]
        await press(page, "Move")
        await move(page)
        match = await gone_on(desk, match)
        turns += 1

    assert turns == 4
    for page in (yan, zoe):
        over = message(page, "Play again")
        await expect(over.get_by_role("img").first).to_be_visible()
        await expect(over).to_contain_text("That was the last turn: ")
        await fits(page)


async def test_who_has_never_seen_the_bot_plays_the_daily(desk: Desk, stage: Stage) -> None:
    zoe = await newcomer(desk, stage, "Zoe")
    await use(zoe, "/gems daily")
    await expect(message(zoe, "daily of").get_by_role("img").first).to_be_visible()
    await move(zoe)
    await expect(message(zoe, "daily of")).to_contain_text("1 turn")
    await press(zoe, "End my board")
    await enter(message(zoe, "Do you really want").get_by_role("button", name="Yes, end it"))

    await expect(zoe.get_by_role("log").get_by_role("button", name="Copy my result").last).to_be_visible()
    await fits(zoe)


async def begun(desk: Desk) -> Match:
    """Return the only match, once it has begun and its boards are drawn."""
    found = list[Match]()

    async def playing() -> bool:
        zoe = desk.actor("Zoe")
        found[:] = await desk.sessions.letters.of_member(desk.request(zoe), "gems3d")
        return bool(found and found[0].to_move)

    while not await playing():
        await desk.drawn()
    await desk.drawn()
    return found[0]


async def gone_on(desk: Desk, match: Match) -> Match:
    """Return the match once a newer version of it is drawn."""
    while (newer := await desk.sessions.matches.match(match.id)).version == match.version:
        await desk.drawn()
    await desk.drawn()
    return newer
