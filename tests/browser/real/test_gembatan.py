"""A test of Gembatan on the page with the real bot: one member has a mouse, the other a touch screen."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from bot.playground import Actor, Message
from bot.sessions.model import Match
from tests.browser.stage import PHONE, Stage, message, use
from tests.cogs.desk import Desk, buttons
from tests.cogs.gembatan_table import menu, option_buttons, position

pytestmark = pytest.mark.slow

PANELS = 4  # A step has at most three panels with a menu. The fourth panel has the button "End turn".


async def touch(page: Page, found: Locator) -> None:
    """Tap on the element if the page has a touch screen; else click on it."""
    if await page.evaluate("matchMedia('(hover: none)').matches"):
        await found.tap()
    else:
        await found.click()


async def press(page: Page, button: str) -> None:
    """Press the button with this label in the newest message that has one."""
    await touch(page, page.get_by_role("log").get_by_role("button", name=button, exact=True).last)


async def gone_on(desk: Desk, match: Match) -> Match:
    """Wait until a newer version of the match is drawn. Return that version."""
    versions = (f":{match.version}:", f":{match.version - 1}:")

    def drawn() -> bool:
        return not any(
            version in each for each in buttons(desk.board(desk.actor("Ada"))).values() for version in versions
        )

    await desk.playground.until(drawn, "the board did not go on")
    await desk.drawn()
    return await desk.sessions.matches.match(match.id)


async def step(desk: Desk, who: Actor, page: Page, match: Match) -> Match:
    """Press Play and choose the first option of each panel until a move is made. Return the match."""
    seen = {each.id: each.components for each in panels(who)}
    await press(page, "Play")
    for _ in range(PANELS):
        panel = await desk.playground.until(lambda: next(newer(who, seen), None), "the panel did not go on")
        if "End turn" in buttons(panel):
            return await gone_on(desk, match)
        seen[panel.id] = panel.components
        log = page.get_by_role("log")
        if found := option_buttons(panel):
            first = next(iter(found.values()))["label"]
            # By keyboard, since the page takes two quick presses in one place for a double click.
            await log.get_by_role("button", name=first, exact=True).last.press("Enter")
            continue
        await touch(page, log.get_by_role("combobox", name=menu(panel)["placeholder"]).last)
        await touch(page, page.get_by_role("option").first)
    raise AssertionError("no step was played")


def panels(who: Actor) -> list[Message]:
    """Return the private answers of this member."""
    return [each for each in who.messages("games") if each.only_for == who.id]


def newer(who: Actor, seen: dict[int, list[Any]]) -> Iterator[Message]:
    """Return the panels that are new or have changed. `seen` maps the ids of older panels to their components."""
    return (each for each in panels(who) if seen.get(each.id) != each.components)


async def test_two_members_play_a_match_by_mouse_and_touch(desk: Desk, stage: Stage) -> None:
    desk.lay_out(position(2, 2))
    ada = await stage.open("Ada")
    bela = await stage.open("Bela", size=PHONE, has_touch=True, is_mobile=True)
    await use(ada, "/gembatan new")
    await press(bela, "Join")
    await expect(message(ada, "host").get_by_text("Bela")).to_be_visible()
    await press(ada, "Start")
    await expect(message(bela, "your turn at Gembatan").get_by_role("img")).to_be_visible()
    await desk.drawn()
    pages = {"Ada": ada, "Bela": bela}

    match = await desk.match(desk.actor("Ada"))
    turns = 0
    while match.to_move:
        name = match.name_of(match.to_move[0])
        match = await step(desk, desk.actor(name), pages[name], match)
        # By keyboard, too: where Play was touched just before, a touch would be the second one of a double click.
        end = pages[name].get_by_role("log").get_by_role("button", name="End turn", exact=True)
        await end.last.press("Enter")
        match = await gone_on(desk, match)
        turns += 1

    assert turns > 2
    for page in (ada, bela):
        await expect(message(page, re.compile("wins,|A draw")).get_by_role("img")).to_be_visible()
        await expect(message(page, re.compile("wins,|A draw"))).to_contain_text(
            "The gem tray is empty, and one player has no gems left."
        )
