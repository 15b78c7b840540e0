"""Tests of buttons, selects and modals, and of what the page shows after a press."""

import pytest
from playwright.async_api import expect

from tests.browser.show_bot import ShowBot
from tests.browser.stage import Stage, message, use

pytestmark = pytest.mark.slow


async def test_an_edited_message_keeps_its_element_and_the_focus(stage: Stage) -> None:
    ada, bela = await stage.open("Ada"), await stage.open("Bela")
    await use(ada, "/show counter")
    counter = message(ada, "Pressed 0 times")
    await counter.evaluate("node => { node.mark = 'same' }")
    await counter.get_by_role("button", name="Press (0)").focus()
    for count in (1, 2, 3):
        await ada.keyboard.press("Enter")
        await expect(ada.get_by_role("button", name=f"Press ({count})")).to_be_focused()
        await expect(message(bela, f"Pressed {count} times")).to_be_visible()
    assert await message(ada, "Pressed 3 times").evaluate("node => node.mark") == "same"
    await expect(message(ada, "Pressed 3 times")).to_contain_text("(edited)")


async def test_a_thinking_bot_a_missing_answer_and_a_disabled_button_are_shown(stage: Stage, bot: ShowBot) -> None:
    ada = await stage.open("Ada")
    await use(ada, "/show think")
    await expect(message(ada, "Lapidary is thinking…")).to_be_visible()
    bot.go_on.set()
    await expect(message(ada, "Done thinking.")).to_be_visible()
    await expect(ada.get_by_text("is thinking…")).to_have_count(0)
    await use(ada, "/show silent")
    await expect(ada.get_by_role("log")).to_contain_text("Sending the command…")
    stage.too_late()
    await expect(ada.get_by_role("log").get_by_role("alert")).to_contain_text("did not respond")
    await ada.get_by_role("log").get_by_role("button", name="Dismiss message").click()
    await expect(ada.get_by_text("did not respond")).to_have_count(0)

    await use(ada, "/show counter")
    counter = message(ada, "Pressed 0 times")
    await expect(counter.get_by_role("button", name="Off")).to_be_disabled()
    await counter.get_by_role("button", name="Silent").click()
    await expect(counter.get_by_role("button", name="Silent")).to_have_attribute("aria-busy", "true")
    await expect(counter.get_by_role("button", name="Press (0)")).to_be_disabled()
    stage.too_late()
    await expect(counter.get_by_role("alert")).to_contain_text("did not respond")
    await expect(counter.get_by_role("button", name="Press (0)")).to_be_enabled()


async def test_a_modal_is_filled_in_and_closed_by_keyboard(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await use(ada, "/show counter")
    await message(ada, "Pressed 0 times").get_by_role("button", name="Move").focus()
    await ada.keyboard.press("Enter")
    modal = ada.get_by_role("dialog", name="Your move")
    await expect(modal.get_by_role("textbox", name="From")).to_be_focused()
    await ada.keyboard.press("Enter")
    await expect(modal.get_by_role("alert")).to_have_text("This field is required.")
    await ada.keyboard.type("A1")
    await ada.keyboard.press("Tab")
    await ada.keyboard.type("a note")
    await ada.keyboard.press("Tab")
    await ada.keyboard.press("ArrowDown")
    await ada.keyboard.press("ArrowDown")
    await ada.keyboard.press("Enter")
    await modal.get_by_role("button", name="Submit").click()
    await expect(message(ada, "Moved from A1, note 'a note', gem ['Beryl']")).to_be_visible()
    await expect(modal).to_have_count(0)
    await expect(message(ada, "Pressed 0 times").get_by_role("button", name="Move")).to_be_focused()
    await ada.keyboard.press("Enter")
    await modal.wait_for()
    await ada.keyboard.press("Escape")
    await expect(modal).to_have_count(0)


async def test_a_modal_opens_only_in_the_tab_that_asked_for_it(stage: Stage) -> None:
    ada = await stage.open("Ada")
    second = await ada.context.new_page()
    await second.goto(stage.address("Ada"))
    await use(ada, "/show counter")
    await message(ada, "Pressed 0 times").get_by_role("button", name="Move").click()
    modal = ada.get_by_role("dialog", name="Your move")
    await modal.get_by_role("textbox", name="From").fill("B2")
    await ada.reload()
    await expect(modal).to_be_visible()
    await expect(message(second, "Pressed 0 times")).to_be_visible()
    await second.reload()
    await expect(message(second, "Pressed 0 times")).to_be_visible()
    await expect(second.get_by_role("dialog")).to_have_count(0)
    await modal.get_by_role("textbox", name="From").fill("C3")
    await modal.get_by_role("button", name="Submit").click()
    await expect(message(second, "Moved from C3")).to_be_visible()


async def test_selects_of_values_and_of_members_and_a_private_answer(stage: Stage) -> None:
    ada, bela = await stage.open("Ada"), await stage.open("Bela")
    await use(ada, "/show counter")
    counter = message(ada, "Pressed 0 times")
    await counter.get_by_role("combobox", name="Pick gems").click()
    await ada.get_by_role("option", name="Jade").click()
    await ada.keyboard.type("top")
    await ada.keyboard.press("Enter")
    await ada.get_by_role("button", name="Done").click()
    private = message(ada, "Picked Jade, Topaz")
    await expect(private).to_contain_text("Only you can see this")
    await counter.get_by_role("combobox", name="Pick a member").focus()
    await ada.keyboard.press("Enter")
    await ada.get_by_role("option", name="Chen").click()
    await expect(message(bela, "Picked @Chen")).to_be_visible()
    await expect(bela.get_by_text("Picked Jade")).to_have_count(0)
    await private.get_by_role("button", name="Dismiss message").click()
    await expect(private).to_have_count(0)


async def test_the_second_click_of_a_double_click_does_not_press_what_has_come_meanwhile(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await use(ada, "/show counter")
    await message(ada, "Pressed 0 times").get_by_role("button", name="Press (0)").click()
    second = message(ada, "Pressed 1 times").get_by_role("button", name="Press (1)")
    await expect(second).to_be_enabled()

    place = await second.bounding_box()
    assert place is not None
    at = (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    await ada.mouse.move(*at)
    await ada.mouse.down(click_count=2)
    await ada.mouse.up(click_count=2)
    await second.click()  # a click of its own counts

    await expect(message(ada, "Pressed 2 times")).to_be_visible()
    await expect(message(ada, "Pressed 3 times")).to_have_count(0)
