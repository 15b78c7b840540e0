"""Tests of the page in the language of its member, and of the choice of another one."""

import pytest
from playwright.async_api import Locator, Page, expect

from bot.texts.locales import own_name
from tests.browser.stage import Stage, composer, message, say, use
from tests.playground.fixtures import all_page_words

pytestmark = pytest.mark.slow

LANGUAGES = sorted(all_page_words())


async def language_of(page: Page) -> str | None:
    return await page.locator("html").get_attribute("lang")


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=name, exact=True)


async def test_a_member_reads_the_page_in_their_language(stage: Stage) -> None:
    chen = await stage.open("Chen", timezone_id="Europe/Berlin")

    assert await language_of(chen) == "de"
    await expect(chen.get_by_role("log", name="Nachrichten in #games")).to_be_visible()
    await expect(chen.get_by_role("button", name="Du bist Chen")).to_be_visible()
    write = chen.get_by_role("region", name="Schreiben").get_by_role("combobox")
    await expect(write).to_have_attribute("placeholder", "Nachricht an #games, oder / für Befehle")
    await write.fill("/show secret")
    await write.press("Enter")
    private = message(chen, "Nobody else sees this.")
    await expect(private).to_contain_text("Chen hat /show secret benutzt")
    await expect(private).to_contain_text("Nur du kannst das sehen")
    await private.get_by_role("button", name="Nachricht verwerfen").click()
    await expect(private).to_have_count(0)
    await write.fill("/show options gem:RUBY cut:oval size:99 ")
    await expect(chen.get_by_role("group", name="Befehl /show options")).to_be_visible()
    await chen.keyboard.press("Enter")
    await expect(chen.get_by_role("alert")).to_have_text("size: Schreib eine Zahl von 5 bis 15.")


async def test_a_browser_whose_member_is_not_chosen_reads_its_own_language(stage: Stage) -> None:
    page = await stage.open(None, locale="de-AT")

    await expect(page.get_by_role("heading", name="Wer bist du?")).to_be_visible()
    assert await language_of(page) == "de"


async def test_a_member_chooses_another_language_which_holds_at_once_and_after_a_reload(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await say(ada, "Hello")
    await composer(ada).fill("half a sentence")
    await ada.get_by_role("button", name="You are Ada").click()
    menu = ada.get_by_label("Switch member, settings", exact=True).get_by_label("Language")
    await expect(menu.get_by_role("option")).to_have_text([own_name(each) for each in LANGUAGES])
    await expect(menu).to_have_value("en-US")

    await menu.focus()
    await menu.select_option("Deutsch")

    await expect(ada.get_by_role("button", name="Du bist Ada")).to_be_visible()
    await expect(ada.get_by_label("Mitglied wechseln, Einstellungen").get_by_label("Sprache")).to_be_focused()
    assert await language_of(ada) == "de"
    await expect(message(ada, "Hello")).to_be_visible()
    await ada.keyboard.press("Escape")
    write = ada.get_by_role("region", name="Schreiben").get_by_role("combobox")
    await expect(write).to_have_value("half a sentence")
    assert stage.playground.world.user("Ada").locale == "de"
    await ada.reload()
    await expect(write).to_have_value("half a sentence")


async def test_the_language_of_another_member_is_chosen_in_their_card(stage: Stage) -> None:
    ada, bela = await stage.open("Ada"), await stage.open("Bela")
    members = ada.get_by_role("complementary", name="Members")
    await use(bela, "/show counter")

    await members.get_by_role("button", name="Bela").click()
    await card(ada, "Bela").get_by_label("Language").select_option("de")

    await expect(members.get_by_role("button", name="Bela Moderators · Deutsch", exact=True)).to_be_visible()
    await expect(message(bela, "Pressed 0 times")).to_contain_text("Bela hat /show counter benutzt")
    assert await language_of(ada) == "en"

    stage.playground.world.join("dora", "Dora", locale="nl")
    await ada.keyboard.press("Escape")
    await members.get_by_role("button", name="Dora Nederlands", exact=True).click()
    await expect(card(ada, "Dora").get_by_label("Language")).to_have_value("nl")
    await card(ada, "Dora").get_by_label("Language").select_option("English")
    await expect(members.get_by_role("button", name="Dora English", exact=True)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_opens_in_each_language(stage: Stage, language: str) -> None:
    """The stage fails if a sentence is missing, because the page logs it."""
    words = all_page_words()[language]
    stage.playground.world.user("Ada").locale = language
    ada = await stage.open("Ada")

    assert await language_of(ada) == language
    await expect(ada.get_by_role("complementary", name=str(words["page-members"]))).to_be_visible()
    write = ada.get_by_role("region", name=str(words["page-composer"])).get_by_role("combobox")
    await write.fill("/show parts")
    await write.press("Enter")
    await expect(message(ada, "Your turn")).to_contain_text(str(words["page-app"]))
