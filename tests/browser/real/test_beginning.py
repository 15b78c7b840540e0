"""Tests of the start panel and of a challenge on a phone: members begin without typing anything."""

import pytest
from playwright.async_api import Page, expect

from tests.browser.stage import PHONE, Stage, message, press, use
from tests.cogs.desk import Desk

pytestmark = pytest.mark.slow

TALLEST = 700  # CSS pixels of a panel, so that a phone shows it whole


async def on_phone(stage: Stage, name: str) -> Page:
    return await stage.open(name, size=PHONE, has_touch=True, is_mobile=True)


async def shows(page: Page, part: str) -> None:
    """Wait for a message with this text, and check that a phone shows the whole message."""
    found = message(page, part)
    await expect(found).to_be_visible()
    box = await found.bounding_box()
    assert box is not None
    assert box["height"] <= TALLEST, part


async def test_a_member_who_types_nothing_begins_a_match_by_the_panel(stage: Stage) -> None:
    ada, chen = await on_phone(stage, "Ada"), await on_phone(stage, "Chen")
    await use(ada, "/panel")
    await shows(ada, "Press New match to play")

    for label, part in (
        ("New match", "Neue Partie"),
        ("Gems 3D", "du allein, sofort"),
        ("Staffel", "Gegen den Computer"),
        ("Zurück", "du allein, sofort"),
    ):
        await press(chen, label)
        await shows(chen, part)
    await press(chen, "Solo")

    await expect(message(chen, "Solo").get_by_role("img")).to_be_visible()


async def test_a_member_is_challenged_from_the_list_and_accepts(desk: Desk, stage: Stage) -> None:
    ada, bela = await on_phone(stage, "Ada"), await on_phone(stage, "Bela")
    await ada.get_by_role("button", name="Members").first.tap()
    members = ada.get_by_role("complementary", name="Members")
    await members.get_by_role("button", name="Bela Moderators").tap()
    await ada.get_by_role("button", name="Challenge", exact=True).tap()
    await shows(ada, "Challenge Bela to which game?")
    await press(ada, "Gems 3D: Relay")
    await shows(bela, "Ada challenges you!")

    await press(bela, "Accept")

    await expect(message(bela, "Relay").get_by_role("img")).to_be_visible()
    await desk.drawn()
    match = await desk.match(desk.actor("Ada"))
    assert [seat.name for seat in match.seats] == ["Ada", "Bela"]
