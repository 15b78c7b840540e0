"""Tests of rarer parts of messages and modals, such as spoilers, timestamps, emoji and file uploads."""

import asyncio

import pytest
from playwright.async_api import FilePayload, WebSocketRoute, expect

from tests.browser.show_bot import ShowBot, picture
from tests.browser.stage import Stage, composer, message, use

pytestmark = pytest.mark.slow

NOON_IN_WINTER = 1_736_942_400  # 15 January 2025, 12:00 UTC
GEM = "<:gem:123456789012345678>"


async def test_selects_of_roles_members_channels_and_values_say_how_many_are_asked_for(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await use(ada, "/show choosers")
    shown = message(ada, "Choose")
    await shown.get_by_role("combobox", name="Pick a role").click()
    await ada.get_by_role("option", name="@Moderators").click()
    await expect(message(ada, "Role Moderators")).to_be_visible()

    await shown.get_by_role("combobox", name="Pick anybody").click()
    await ada.get_by_role("option", name="Chen").click()
    await ada.get_by_role("option", name="@Moderators").click()
    await ada.get_by_role("button", name="Done").click()
    await expect(message(ada, "Anybody Moderators, chen")).to_be_visible()

    await shown.get_by_role("combobox", name="Pick a channel").focus()
    await ada.keyboard.press("ArrowDown")
    await expect(ada.get_by_role("option")).to_have_text(["#games", "#lounge"])
    await ada.keyboard.press("ArrowDown")
    await ada.keyboard.press("Enter")
    await expect(message(ada, "Channel lounge")).to_be_visible()

    await shown.get_by_role("combobox", name="Pick two gems").click()
    await expect(ada.get_by_text("0 of 2", exact=True)).to_be_visible()
    for number, gem in enumerate(("Jade", "Topaz"), 1):
        await expect(ada.get_by_role("button", name="Done")).to_have_attribute("aria-disabled", "true")
        await ada.get_by_role("option", name=gem).click()
        await expect(ada.get_by_text(f"{number} of 2", exact=True)).to_be_visible()
    await ada.get_by_role("button", name="Done").click()
    await expect(message(ada, "Pair Jade, Topaz")).to_be_visible()
    await use(ada, "/show counter")
    await message(ada, "Pressed 0 times").get_by_role("combobox", name="Pick gems").click()
    await expect(ada.get_by_text("0 of 3, at least 1", exact=True)).to_be_visible()


async def test_a_modal_with_radios_and_checkboxes(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await use(ada, "/show choosers")
    survey = message(ada, "Choose").get_by_role("button", name="Survey")
    await expect(survey.locator(".emoji-custom")).to_have_text(":gem:")
    await survey.click()
    modal = ada.get_by_role("dialog", name="A survey")
    await expect(modal.get_by_text("else")).to_have_js_property("tagName", "STRONG")
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal.get_by_role("alert")).to_have_text(["Choose one.", "Choose at least one."])

    await modal.get_by_role("radiogroup", name="Cut").get_by_label("Round").check()
    await modal.get_by_label("Oval").check()
    gems = modal.get_by_role("group", name="Gems")
    for gem in ("Amber", "Beryl", "Citrine"):
        await gems.get_by_label(gem).check()
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal.get_by_role("alert")).to_have_text("Choose at most 2.")
    await gems.get_by_label("Beryl").uncheck()
    await modal.get_by_label("Are you sure?").focus()
    await ada.keyboard.press("Space")
    await modal.get_by_role("combobox", name="For whom").click()
    await ada.get_by_role("option", name="Bela").click()
    await modal.get_by_role("button", name="Submit").click()
    await expect(message(ada, "Cut o, gems ['amber', 'citrine'], sure True, for Bela")).to_be_visible()


async def test_a_modal_with_files_and_a_select_of_each_kind(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await use(ada, "/show choosers")
    await message(ada, "Choose").get_by_role("button", name="Wishes").click()
    modal = ada.get_by_role("dialog", name="All the rest")
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal.get_by_role("alert")).to_have_text("Add a file.")
    field = modal.get_by_role("button", name="Files Choose up to 2 files")
    await expect(field).to_be_focused()

    files = [
        FilePayload(name=f"{name} 1.txt", mimeType="text/plain", buffer=name.encode()) for name in ("a", "bb", "c")
    ]
    await field.set_input_files(files)
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal.get_by_role("alert")).to_have_text("Add at most 2 files.")
    await modal.get_by_role("button", name="Without c 1.txt").click()
    await expect(field).to_be_focused()

    for label, options in (("Role", ["@Moderators"]), ("Anybody", ["Chen", "@Moderators"]), ("Channel", ["#lounge"])):
        await modal.get_by_role("combobox", name=label).click()
        for option in options:
            await ada.get_by_role("option", name=option).click()
        if len(options) > 1:
            await ada.get_by_role("button", name="Done").click()
    await modal.get_by_role("textbox", name="An old line").fill("of text")
    await modal.get_by_role("button", name="Submit").click()
    said = "Files ['a_1.txt 1', 'bb_1.txt 2'], chosen ['Moderators', 'chen', 'Moderators', 'lounge'], line 'of text'"
    await expect(message(ada, said)).to_be_visible()
    await expect(modal).to_have_count(0)


async def test_a_press_shows_what_a_spoiler_hides_and_a_picture_elsewhere_is_a_link(stage: Stage) -> None:
    ada = await stage.open("Ada")
    stage.playground.actor("Bela").post("games", "The answer is ||forty-two||.")
    hidden = message(ada, "The answer").get_by_role("button", name="Spoiler: press to show")
    await expect(hidden).not_to_have_accessible_name("forty-two")
    await hidden.focus()
    await ada.keyboard.press("Enter")
    await expect(hidden).to_have_count(0)
    await expect(message(ada, "The answer is forty-two.")).to_be_visible()

    await use(ada, "/show hidden")
    # The stage checks that the page sent no request to another origin.
    await expect(ada.get_by_role("link", name="Far away")).to_have_attribute("href", "https://example.org/far.png")
    log = ada.get_by_role("log")
    await expect(log.get_by_role("img", name="The solution")).to_have_count(0)
    await log.get_by_role("button", name="Spoiler: press to show the picture").click()
    await expect(log.get_by_role("img", name="The solution")).to_be_visible()
    await log.get_by_role("button", name="Enlarge the picture").click()
    await expect(ada.get_by_role("dialog").get_by_role("img", name="The solution")).to_be_visible()
    await ada.keyboard.press("Escape")

    await expect(log.get_by_role("link", name="match.txt")).to_have_count(0)
    await log.get_by_role("button", name="Spoiler: press to show the file").click()
    await expect(log.get_by_role("link", name="match.txt")).to_be_visible()
    within = log.get_by_role("button", name="Within")
    await within.evaluate("button => button.focus()")
    await expect(within).not_to_be_focused()
    await log.get_by_role("button", name="Spoiler: press to show", exact=True).click()
    await within.evaluate("button => button.focus()")
    await expect(within).to_be_focused()


@pytest.mark.parametrize(
    ("zone", "shown"),
    [
        ("Asia/Tokyo", "Wednesday, January 15, 2025 at 9:00 PM"),
        ("Pacific/Auckland", "Thursday, January 16, 2025 at 1:00 AM"),
        ("America/New_York", "Wednesday, January 15, 2025 at 7:00 AM"),
    ],
)
async def test_timestamps_are_in_the_readers_time_zone(stage: Stage, zone: str, shown: str) -> None:
    stage.playground.actor("Bela").post("games", f"At <t:{NOON_IN_WINTER}:F> it was noon in London.")
    ada = await stage.open("Ada", timezone_id=zone)
    time = message(ada, "it was noon").get_by_text("2025")
    await expect(time).to_have_text(shown)
    await expect(time).to_have_attribute("datetime", "2025-01-15T12:00:00.000Z")


async def test_timestamps_are_in_the_readers_language(stage: Stage) -> None:
    stage.playground.actor("Bela").post("games", f"At <t:{NOON_IN_WINTER}:F> it was noon in London.")
    chen = await stage.open("Chen", timezone_id="Europe/Berlin")
    await expect(message(chen, "Mittwoch, 15. Januar 2025 um 13:00")).to_be_visible()


async def test_emoji_of_the_bot_are_pictures_and_unknown_emoji_are_names(stage: Stage, bot: ShowBot) -> None:
    bela = stage.playground.actor("Bela")
    ada = await stage.open("Ada")
    made = await bot.create_application_emoji(name="ruby", image=picture((64, 64)))
    bela.post("games", f"A {made} and a {GEM} for you \N{GEM STONE}")
    shown = message(ada, "for you \N{GEM STONE}")
    drawn = shown.get_by_role("img", name=":ruby:")
    await expect(drawn).to_have_js_property("naturalWidth", 64)
    await expect(shown.locator(".emoji-custom")).to_have_text(":gem:")
    await made.delete()
    await expect(drawn).to_have_count(0)
    await expect(shown.locator(".emoji-custom")).to_have_text([":ruby:", ":gem:"])


async def test_a_lost_connection_comes_back_without_loss_of_messages_and_drafts(stage: Stage) -> None:
    ada = await stage.open("Ada")
    sockets: list[WebSocketRoute] = []
    reachable = asyncio.Event()
    reachable.set()

    async def through(socket: WebSocketRoute) -> None:
        await reachable.wait()
        socket.connect_to_server()
        sockets.append(socket)

    async def lose_connection() -> None:
        reachable.clear()
        await sockets[-1].close(code=1012)
        await expect(ada.get_by_text("Connecting again…")).to_be_visible()

    await ada.route_web_socket("**/page?*", through)
    await ada.reload()
    await use(ada, "/show choosers")
    await message(ada, "Choose").get_by_role("button", name="Survey").click()
    oval = ada.get_by_role("dialog", name="A survey").get_by_label("Oval")
    await oval.check()
    await lose_connection()
    stage.playground.actor("Bela").post("games", "Said meanwhile")
    reachable.set()
    await expect(ada.get_by_text("Connecting again…")).to_have_count(0)
    await expect(ada.get_by_text("Said meanwhile")).to_be_visible()
    assert len(sockets) == 2
    await expect(oval).to_be_checked()
    await ada.keyboard.press("Escape")

    await composer(ada).fill("half a sen")
    await lose_connection()
    reachable.set()
    await expect(ada.get_by_text("Connecting again…")).to_have_count(0)
    await ada.keyboard.type("tence")
    await ada.keyboard.press("Enter")
    await expect(message(ada, "half a sentence")).to_be_visible()
