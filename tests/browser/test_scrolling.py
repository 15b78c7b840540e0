"""Tests of reading: at the end of a channel, far above the end, in other channels and in threads."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.stage import PHONE, Stage, message, say, use

pytestmark = pytest.mark.slow

IN_VIEW = """(box) => {
  const frame = box.getBoundingClientRect();
  return [...box.querySelectorAll("article .content")].filter((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return top >= frame.top && bottom <= frame.bottom;
  }).map((line) => line.innerText);
}"""
AFTER_TWO_FRAMES = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
)


async def test_the_end_stays_in_view_unless_the_member_reads_older_messages(stage: Stage) -> None:
    actor = stage.playground.actor("Bela")
    for number in range(120):
        actor.post("games", f"Line {number}.")
    ada = await stage.open("Ada")
    log = ada.get_by_role("log")
    await expect(message(ada, "Line 119.")).to_be_in_viewport()
    actor.post("games", "One more.")
    await expect(message(ada, "One more.")).to_be_in_viewport()

    await log.hover()
    await ada.mouse.wheel(0, -600)
    await expect(ada.get_by_role("button", name="To the newest")).to_be_visible()
    await expect(log).to_have_attribute("aria-live", "off")  # Screen readers do not read older messages aloud.
    reading = ada.get_by_text("Line 100.")
    await reading.scroll_into_view_if_needed()
    before = await reading.bounding_box()
    actor.post("games", "Unseen.")
    await expect(ada.get_by_role("button", name="1 new message")).to_be_visible()
    assert await reading.bounding_box() == before

    await log.evaluate("box => { box.scrollTop = 0 }")
    await expect(ada.get_by_text("Line 30.")).to_be_attached()
    await log.evaluate("box => { box.scrollTop = 0 }")
    await expect(ada.get_by_text("Line 0.")).to_be_attached()
    await ada.get_by_role("button", name="1 new message").click()
    await expect(message(ada, "Unseen.")).to_be_in_viewport()
    await expect(log).to_have_attribute("aria-live", "polite")


async def test_a_scroll_event_may_come_after_the_channel_was_left(stage: Stage) -> None:
    ada = await stage.open("Ada")
    left = await ada.get_by_role("log").element_handle()
    await ada.get_by_role("button", name="#lounge").click()
    await ada.get_by_role("log", name="Messages in #lounge").wait_for()
    await left.evaluate("box => box.dispatchEvent(new Event('scroll'))")
    await expect(message(ada, "x")).to_have_count(0)  # The stage checks that the page raised no error.


async def test_the_visible_part_of_a_long_channel_is_complete(stage: Stage) -> None:
    actor = stage.playground.actor("Bela")
    for number in range(240):
        actor.post("lounge", f"Line {number}.")
    ada = await stage.open("Ada")
    await ada.get_by_role("button", name="#lounge").click()
    await expect(message(ada, "Line 239.")).to_be_in_viewport()
    log = ada.get_by_role("log")
    await log.hover()
    seen: list[str] = []
    while "Line 0." not in seen:
        lines = await log.evaluate(IN_VIEW)
        assert [int(line[5:-1]) for line in lines] == list(range(int(lines[0][5:-1]), int(lines[-1][5:-1]) + 1))
        if seen:
            assert int(lines[0][5:-1]) < int(seen[0][5:-1]) <= int(lines[-1][5:-1]) + 1
        seen = lines
        await ada.mouse.wheel(0, -450)
        await ada.evaluate(AFTER_TWO_FRAMES)
    assert await log.get_by_role("article").count() < 150
    await log.evaluate("box => { box.scrollTop = box.scrollHeight / 2 }")
    await ada.evaluate(AFTER_TWO_FRAMES)
    middle = await log.evaluate(IN_VIEW)
    assert middle
    assert 60 < int(middle[0][5:-1]) < 180
    await log.focus()
    await ada.keyboard.press("End")
    await expect(message(ada, "Line 239.")).to_be_in_viewport()


async def test_threads_and_direct_messages(stage: Stage) -> None:
    ada, bela = await stage.open("Ada"), await stage.open("Bela")
    await ada.get_by_role("button", name="Threads").click()
    await ada.get_by_role("button", name="New thread").click()
    await ada.get_by_role("dialog", name="New thread").get_by_label("Name of the thread").fill("Our match")
    await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("log", name="Messages in Our match")).to_be_visible()
    await use(ada, "/show counter")
    await bela.get_by_role("button", name=re.compile("^Our match")).first.click()
    await message(bela, "Pressed 0 times").get_by_role("button", name="Press (0)").click()
    await expect(message(ada, "Pressed 1 times")).to_be_visible()

    await ada.get_by_role("complementary", name="Members").get_by_role("button", name="Bela").click()
    await ada.get_by_role("button", name="Send a message").click()
    await expect(ada.get_by_role("log", name="Messages in Bela")).to_be_visible()
    await say(ada, "Just for you")
    await bela.get_by_role("button", name="Ada, 1 unread").click()
    await expect(message(bela, "Just for you")).to_be_visible()


async def test_a_thread_is_reached_on_a_phone_from_the_message_at_which_it_starts(stage: Stage) -> None:
    world = stage.playground.world
    ada, bela = await stage.open("Ada", size=PHONE), stage.playground.actor("Bela")
    start = bela.post("games", "Here it is.")
    thread = world.add_thread(world.channel("games"), bela.id, "Boards: The Workshop – Blue Hall", start=start)
    bela.post(thread, "Board 1")
    for number in range(30):
        bela.post("games", f"Line {number}.")
    card = message(ada, "Here it is.").get_by_role("button", name="Boards: The Workshop – Blue Hall")
    await ada.reload()
    name = card.get_by_text("Boards: The Workshop – Blue Hall")
    assert await name.evaluate("one => one.scrollWidth <= one.clientWidth")  # nothing of the name is cut off
    await card.click()
    await expect(ada.get_by_role("log", name="Messages in Boards")).to_be_visible()
    await expect(message(ada, "Board 1")).to_be_in_viewport()


async def test_links_open_messages_and_names_of_commands_open_the_composer(stage: Stage) -> None:
    world = stage.playground.world
    actor = stage.playground.actor("Bela")
    first = actor.post("lounge", "The one that is meant")
    for number in range(70):
        actor.post("lounge", f"Line {number}.")
    actor.post(
        "games", f"https://discord.com/channels/{world.guild.id}/{first.channel_id}/{first.id} and `/show options`"
    )
    ada = await stage.open("Ada")
    await message(ada, "and /show options").get_by_role("button", name="/show options").click()
    await expect(ada.get_by_role("combobox", name="gem")).to_be_focused()
    await ada.get_by_role("log").focus()  # This closes the list of values, which covers the messages.
    await message(ada, "and /show options").get_by_role("button", name="#lounge › message").click()
    await expect(ada.get_by_role("log", name="Messages in #lounge")).to_be_visible()
    await expect(message(ada, "The one that is meant")).to_be_in_viewport()
    await expect(message(ada, "The one that is meant")).to_be_focused()
