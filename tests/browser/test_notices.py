"""Tests of how a tab reports events: by alerts, unread counts, its title and a sound."""

import pytest
from playwright.async_api import Page, expect

from tests.browser.stage import Stage, message, say, use

pytestmark = pytest.mark.slow

HEARD = """window.heard = [];
const begin = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.heard.push(this.frequency.value);
  return begin.apply(this, when);
};"""


async def test_only_the_tab_that_pressed_shows_a_failed_press(stage: Stage) -> None:
    ada = await stage.open("Ada")
    second = await ada.context.new_page()
    await second.goto(stage.address("Ada"))
    await use(ada, "/show counter")
    silent = message(ada, "Pressed 0 times").get_by_role("button", name="Silent")
    await silent.click()
    await expect(silent).to_have_attribute("aria-busy", "true")
    stage.too_late()
    await expect(message(ada, "Pressed 0 times").get_by_role("alert")).to_contain_text("did not respond")
    stage.playground.actor("Bela").post("games", "Later than that")
    await expect(message(second, "Later than that")).to_be_visible()
    await expect(message(second, "Pressed 0 times").get_by_role("alert")).to_have_count(0)


async def heard(page: Page) -> int:
    """Return how many tones the page has played."""
    return int(await page.evaluate("window.heard.length"))


async def test_a_sound_plays_only_if_it_is_switched_on_and_the_tab_has_no_focus(stage: Stage) -> None:
    bela = stage.playground.actor("Bela")
    ada = await stage.open("Ada")
    await ada.add_init_script(HEARD)
    await ada.reload()
    sound = ada.get_by_role("button", name="Sound")
    await expect(sound).to_have_attribute("aria-pressed", "false")
    bela.post("lounge", f"<@{stage.playground.actor('Ada').id}>, with the sound off")
    await expect(ada.get_by_role("button", name="#lounge, 1 unread")).to_be_visible()
    assert await heard(ada) == 0

    await sound.click()
    await expect(sound).to_have_attribute("aria-pressed", "true")
    sample = await heard(ada)
    assert sample > 0
    await ada.reload()
    await expect(sound).to_have_attribute("aria-pressed", "true")
    bela.post("games", "While she looks")
    await expect(message(ada, "While she looks")).to_be_visible()
    assert await heard(ada) == 0

    await ada.evaluate("() => { document.hasFocus = () => false; }")  # A page without a window always has the focus.
    bela.post("games", "While she looks elsewhere")
    await expect(message(ada, "While she looks elsewhere")).to_be_attached()
    assert await heard(ada) == sample
    await expect(ada).to_have_title("(2) #games · The Workshop")


async def test_unread_messages_are_counted(stage: Stage) -> None:
    ada, bela = await stage.open("Ada"), await stage.open("Bela")
    await ada.get_by_role("button", name="#lounge").click()
    await expect(ada.get_by_role("log", name="Messages in #lounge")).to_be_visible()
    await say(bela, "First")
    await say(bela, f"Second <@{stage.playground.world.user('Ada').id}>")
    games = ada.get_by_role("button", name="#games, 2 unread")
    await expect(games).to_be_visible()
    await expect(games.get_by_text("1", exact=True)).to_be_visible()
    await expect(ada).to_have_title("(2) #lounge · The Workshop")
    await games.click()
    await expect(ada.get_by_role("separator", name="New messages")).to_be_visible()
    await expect(ada).to_have_title("#games · The Workshop")


async def test_unread_counts_and_title_change_when_a_member_reads(stage: Stage) -> None:
    bela = stage.playground.actor("Bela")
    bela.post("lounge", "One")
    thread = bela.open_thread("games", "Our match")
    bela.post(thread, f"<@{stage.playground.actor('Ada').id}>, your move")
    ada = await stage.open("Ada")
    await expect(ada.get_by_role("button", name="#lounge, 1 unread")).to_be_visible()
    row = ada.get_by_role("navigation", name="Channels").get_by_role("button", name="Our match, 1 unread")
    await expect(row.get_by_text("1", exact=True)).to_be_visible()
    await expect(ada).to_have_title("(2) #games · The Workshop")
    await row.click()
    await expect(ada).to_have_title("(1) Our match · The Workshop")
    bela.post("lounge", "Two")
    await expect(ada).to_have_title("(2) Our match · The Workshop")
    await ada.get_by_role("button", name="#lounge, 2 unread").click()
    await expect(ada).to_have_title("#lounge · The Workshop")
