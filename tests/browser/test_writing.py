"""Tests of the composer: members write, complete and send messages and commands."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.stage import Stage, composer, message, say, use

pytestmark = pytest.mark.slow


async def test_others_see_a_message_reply_to_it_and_delete_their_own(stage: Stage) -> None:
    ada, bela = await stage.open("Ada"), await stage.open("Bela")
    await say(ada, "Hello **Bela**")
    seen = message(bela, "Hello Bela")
    await expect(seen).to_have_accessible_name(re.compile("^Ada, "))
    await expect(seen.get_by_text("Bela", exact=True)).to_have_js_property("tagName", "STRONG")

    await seen.hover()
    await seen.get_by_role("button", name="Reply").click()
    await say(bela, "An answer")
    await expect(message(ada, "An answer").get_by_role("button", name="In reply to Ada")).to_be_visible()
    await message(bela, "An answer").hover()
    await message(bela, "An answer").get_by_role("button", name="Delete message").click()
    await bela.get_by_role("dialog").get_by_role("button", name="Delete").click()
    await expect(ada.get_by_text("An answer")).to_have_count(0)


async def test_the_page_counts_characters_as_the_playground_does(stage: Stage) -> None:
    ada = await stage.open("Ada")
    write = ada.get_by_role("region", name="Write")
    await composer(ada).fill("💎" * 1999 + " ab")
    await expect(write.get_by_text("-2", exact=True)).to_be_visible()
    await ada.keyboard.press("Enter")
    await expect(write.get_by_role("alert")).to_have_text("A message has at most 2000 characters; this one has 2002.")
    await composer(ada).fill("💎" * 1999 + "!")
    await expect(write.get_by_text("0", exact=True)).to_be_visible()
    await ada.keyboard.press("Enter")
    await expect(message(ada, "💎!")).to_be_visible()


async def test_a_command_can_be_written_with_the_keyboard_alone(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await expect(composer(ada)).to_be_focused()
    await ada.keyboard.type("/opt")
    await expect(ada.get_by_role("option", name="/show options")).to_have_attribute("aria-selected", "true")
    await ada.keyboard.press("Tab")

    gem = ada.get_by_role("combobox", name="gem")
    await expect(gem).to_be_focused()
    await expect(ada.get_by_role("option")).to_have_count(11)
    await ada.keyboard.type("ru")
    await expect(ada.get_by_role("option")).to_have_text(["Ruby gem"])
    active = await gem.get_attribute("aria-activedescendant")
    await expect(ada.locator(f"#{active}")).to_have_text("Ruby gem")
    await ada.keyboard.press("Enter")

    await expect(ada.get_by_role("combobox", name="cut")).to_be_focused()
    await ada.keyboard.press("ArrowDown")
    await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("combobox", name="cut")).to_have_value("oval")

    await expect(ada.get_by_role("combobox", name="size")).to_be_focused()
    await ada.keyboard.type("99")
    await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("alert")).to_have_text("size: Write a number from 5 to 15.")
    await expect(ada.get_by_role("combobox", name="size")).to_be_focused()
    await ada.keyboard.press("Backspace")
    await ada.keyboard.press("Tab")
    await ada.keyboard.type("lou")
    await ada.keyboard.press("Enter")
    await ada.keyboard.type("tr")
    await ada.keyboard.press("Tab")
    await ada.keyboard.type("who:Bel")
    await ada.keyboard.press("Enter")
    await ada.keyboard.press("Enter")
    answer = message(ada, "oval RUBY of 9, loud True, for bela, note nothing")
    await expect(answer).to_contain_text("Ada used /show options")
    await expect(composer(ada)).to_be_focused()


async def test_enter_sends_a_complete_command_and_escape_leaves_an_incomplete_one(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await use(ada, "/show options gem:JADE cut:pear size:7 note:so be it")
    await expect(message(ada, "pear JADE of 7, loud False, for None, note so be it")).to_be_visible()

    await composer(ada).fill("/show counter")
    await ada.keyboard.press("Enter")
    await expect(message(ada, "Pressed 0 times")).to_contain_text("Ada used /show counter")
    await expect(composer(ada)).to_be_focused()
    await expect(composer(ada)).to_have_value("")

    await composer(ada).fill("/show secret")
    await ada.get_by_role("button", name="Send").click()
    await expect(message(ada, "Nobody else sees this.")).to_be_visible()

    await composer(ada).fill("/show count")  # Enter only completes this part of a command's name.
    await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("group", name="Command /show counter")).to_be_visible()
    await ada.keyboard.press("Escape")

    await composer(ada).fill("/show options gem:JADE cut:pear ")
    await expect(ada.get_by_role("combobox", name="size")).to_be_focused()
    await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("alert")).to_have_text("size: This option is required.")
    await expect(ada.get_by_role("combobox", name="size")).to_be_focused()
    await ada.keyboard.press("Escape")
    await ada.keyboard.press("Escape")
    await expect(ada.get_by_role("group", name="Command")).to_have_count(0)
    await expect(composer(ada)).to_be_focused()


async def test_enter_takes_the_first_suggestion_for_a_required_option_and_the_last_letter(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await composer(ada).fill("/show options")
    for _ in range(2):  # The first Enter takes the command, and the second takes the first gem when gems are suggested.
        await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("combobox", name="gem")).to_have_value("Amber gem")
    await expect(ada.get_by_role("combobox", name="cut")).to_be_focused()
    await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("combobox", name="size")).to_be_focused()
    await ada.keyboard.type("9")
    await ada.keyboard.press("Enter")  # Enter sends the command although the list suggests more options.
    await expect(message(ada, "round AMBER of 9, loud False")).to_be_visible()

    await composer(ada).fill("/show options ")
    await expect(ada.get_by_role("option")).to_have_count(11)  # The list has the suggestions for the empty text.
    await ada.keyboard.type("to")
    await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("combobox", name="gem")).to_have_value("Topaz gem")
