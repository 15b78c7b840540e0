"""Tests that a phone shows a private panel's picture together with its buttons, at the common steps of each game."""

import os
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from bot.playground import Actor, Message
from tests.browser.stage import PHONE, Stage, follow, touch
from tests.cogs.desk import Desk, buttons, started
from tests.cogs.test_gems_panel import DAILY_IN_PLAY
from tests.texts.loaded import all_texts

pytestmark = pytest.mark.slow

TEXTS = all_texts()
PAINTED = "image => image.complete && image.naturalWidth > 0"
MOST_HEIGHT = 700  # CSS pixels from the top of a panel's picture to the panel's end
SHOTS = Path(os.environ["SHOTS"]) if "SHOTS" in os.environ else None  # a folder for pictures of all panels
# For each game: the command that opens a table, and a part of the address of each button to press, the board's first.
STEPS = {
    "gems": ("gems new", (":move:", ":gem:", ":goal:", ":gem:")),
    "gembatan": ("gembatan new", (":play:", ":choose:", ":cell:")),
    "rush": ("rush new", (":hand:", ":cheapest:", ":do:place")),
}


def panel_of(who: Actor) -> Message | None:
    """Return the newest private answer of this member that has a picture, if there is one."""
    return next((one for one in reversed(who.messages("games")) if one.only_for == who.id and one.attachments), None)


async def newer(desk: Desk, who: Actor, seen: object) -> Message:
    """Wait for a panel with other components than `seen`, and return it when all is drawn."""

    def changed() -> bool:
        shown = panel_of(who)
        return shown is not None and shown.components != seen

    await desk.playground.until(changed, "no panel came")
    await desk.drawn()
    found = panel_of(who)
    assert found is not None
    return found


def labelled(shown: Message, part: str) -> str | None:
    """Return the label of the first button whose address has this part."""
    return next((label for label, address in buttons(shown).items() if part in address), None)


async def height(page: Page, panel: Message) -> int:
    """Return the height from the top of a panel's picture to the panel's end, in CSS pixels."""
    found = page.locator(f"#message-{panel.id}")
    picture = found.locator(f'img[src*="{panel.attachments[-1].id}"]')
    await expect(picture).to_be_visible()
    await page.wait_for_function(PAINTED, arg=await picture.element_handle())
    top, whole = await picture.bounding_box(), await found.bounding_box()
    assert top is not None
    assert whole is not None
    return round(whole["y"] + whole["height"] - top["y"])


@pytest.mark.parametrize("language", TEXTS.languages)
@pytest.mark.parametrize("game", STEPS)
async def test_a_phone_shows_picture_and_buttons_together(desk: Desk, stage: Stage, game: str, language: str) -> None:
    new, steps = STEPS[game]
    if game == "gems":
        await desk.slash(desk.actor("Ada"), new)
    else:
        await started(desk, new, "Ada", "Bela")
    match = await desk.match(desk.actor("Ada"))
    mover = desk.actor(match.seats[match.to_move[0]].user)
    mover.user.locale = language  # of their Discord
    page = await stage.open(mover.user.name, size=PHONE, has_touch=True, is_mobile=True)
    await follow(page)

    shown, found = desk.board(mover), dict[str, int]()
    for number, step in enumerate(steps, 1):
        label, panel = labelled(shown, step), panel_of(mover)
        before = panel and panel.components  # taken now, as the message itself changes with the press
        assert label is not None, (step, buttons(shown))
        pressed = page.locator(f"#message-{shown.id}").get_by_role("button", name=label, exact=True)
        await touch(page, pressed)
        shown = await newer(desk, mover, before)
        found[f"{number} {step}"] = await height(page, shown)
        if SHOTS is not None:
            await page.screenshot(path=SHOTS / f"{game}-{language}-{number}.png")

    assert {step: high for step, high in found.items() if high > MOST_HEIGHT} == {}


@pytest.mark.parametrize("language", TEXTS.languages)
async def test_a_phone_shows_both_steps_of_a_dailys_turn(desk: Desk, stage: Stage, language: str) -> None:
    ada = desk.actor("Ada")
    ada.user.locale = language
    desk.lay_out(DAILY_IN_PLAY)
    page = await stage.open("Ada", size=PHONE, has_touch=True, is_mobile=True)
    await follow(page)
    await desk.slash(ada, "gems daily")
    gems = panel_of(ada)
    assert gems is not None
    found = [await height(page, gems)]
    label, before = labelled(gems, "|A4"), gems.components
    assert label is not None
    await touch(page, page.locator(f"#message-{gems.id}").get_by_role("button", name=label, exact=True))
    found.append(await height(page, await newer(desk, ada, before)))
    assert max(found) <= MOST_HEIGHT, found
