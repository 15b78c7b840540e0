"""Accessibility: axe-core checks each state of the page, on a desktop in both themes and on a phone in German."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]  # The package has no types.
from playwright.async_api import FilePayload, Page, expect

from tests.browser.stage import PHONE, WIDE, Stage, composer, message, use

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

GRAVE = {"serious", "critical"}
# This style stops animations, because axe would find faults in colours that are still changing.
STILL = "*, *::before, *::after { transition: none !important; animation: none !important; }"
SETTINGS: dict[str, dict[str, Any]] = {
    "desktop": {"color_scheme": "dark"},
    "phone": {"color_scheme": "dark", "size": PHONE, "has_touch": True, "is_mobile": True},
}
FOUND = {"resultTypes": ["violations"]}
LAYERS = 2  # A state opens at most two things above each other, each of which Escape closes.
CONTRAST = {"runOnly": ["color-contrast"], **FOUND}  # the one rule that depends on the theme


async def welcome(page: Page) -> None:
    await expect(page.get_by_role("button", name="/show parts")).to_be_visible()


async def messages(page: Page) -> None:
    for command, text in (("parts", "Your turn, @unknown member"), ("legacy", "A footer"), ("secret", "Nobody else")):
        await use(page, f"/show {command}")
        await expect(message(page, text)).to_be_visible()
    await message(page, "Your turn").get_by_role("button", name="Description of the picture").first.click()
    await expect(page.get_by_text("Row 2: A B C")).to_be_visible()


async def waiting(page: Page) -> None:
    await use(page, "/show counter")
    silent = message(page, "Pressed 0 times").get_by_role("button", name="Silent")
    await silent.click()
    await expect(silent).to_have_attribute("aria-busy", "true")


async def picker(page: Page) -> None:
    await composer(page).fill("/")
    await expect(page.get_by_role("option").first).to_be_visible()


async def command(page: Page) -> None:
    await composer(page).fill("/show options ")
    await expect(page.get_by_role("option")).to_have_count(11)


async def command_fault(page: Page) -> None:
    await use(page, "/show options gem:JADE cut:pear size:99")
    await expect(page.get_by_role("alert")).to_be_visible()


async def select(page: Page) -> None:
    await use(page, "/show counter")
    await message(page, "Pressed 0 times").get_by_role("combobox", name="Pick gems").click()
    await page.get_by_role("option", name="Jade").click()


async def modal(page: Page) -> None:
    await use(page, "/show counter")
    await message(page, "Pressed 0 times").get_by_role("button", name="Move").click()
    await page.get_by_role("dialog", name="Your move").get_by_role("button", name="Submit").click()
    await expect(page.get_by_role("dialog").get_by_role("alert")).to_be_visible()


async def files(page: Page) -> None:
    await use(page, "/show choosers")
    await message(page, "Choose").get_by_role("button", name="Wishes").click()
    modal = page.get_by_role("dialog", name="All the rest")
    await modal.get_by_role("button", name="Files").set_input_files(FilePayload(name="a", mimeType="", buffer=b"a"))
    await expect(modal.get_by_role("button", name="Without a")).to_be_visible()


async def lightbox(page: Page) -> None:
    await use(page, "/show parts")
    await message(page, "Your turn").get_by_role("button", name="Enlarge the picture").first.click()
    await expect(page.get_by_role("dialog", name="Picture 1 of 1")).to_be_visible()


async def channels(page: Page) -> None:
    if await page.get_by_role("button", name="Show channels").is_visible():
        await page.get_by_role("button", name="Show channels").click()
    await page.get_by_role("button", name="You are Ada").click()
    await expect(page.get_by_label("Switch member, settings", exact=True)).to_be_visible()


async def threads(page: Page) -> None:
    await page.get_by_role("button", name="Threads").click()
    await page.get_by_role("button", name="New thread").click()
    await expect(page.get_by_role("dialog", name="New thread")).to_be_visible()


async def card(page: Page) -> None:
    if not await page.get_by_role("complementary", name="Members").is_visible():
        await page.get_by_role("button", name="Members").first.click()
    await page.get_by_role("complementary", name="Members").get_by_role("button", name="Chen").click()
    await expect(page.get_by_role("dialog", name="Chen").get_by_label("Language")).to_be_visible()


STATES: list[Callable[[Page], Awaitable[None]]] = [
    welcome, messages, waiting, picker, command, command_fault, select, modal, files, lightbox, channels, threads, card,
]  # fmt: skip


async def open_checked(stage: Stage, name: str | None, settings: dict[str, Any]) -> Page:
    """Open the page with axe-core in it and without animations."""
    page = await stage.open(name, bypass_csp=True, **settings)  # The page's CSP forbids the style STILL.
    await page.add_style_tag(content=STILL)
    await page.evaluate(AXE_SCRIPT)
    return page


async def leave(stage: Stage, page: Page) -> None:
    """Leave a state: close what is open, empty the composer, and delete all messages."""
    for _ in range(LAYERS):
        await page.keyboard.press("Escape")
    await expect(page.locator("dialog, .popover, .backdrop, .composer [role=group]")).to_have_count(0)
    await composer(page).fill("")
    world = stage.playground.world
    for each in world.history(world.user("Ada").id, world.channel("games").id):
        world.remove_message(each)
    await expect(page.get_by_role("article")).to_have_count(0)


async def faults(stage: Stage, page: Page) -> list[str]:
    """Return the faults that axe-core calls serious or critical, a line for each element.

    A desktop has them in English, and the light theme's colours, too. A phone has them in German, whose words are long.
    """
    if page.viewport_size == WIDE:
        found = await reported(page, FOUND)
        await page.emulate_media(color_scheme="light")
        found += [f"light theme: {line}" for line in await reported(page, CONTRAST)]
        await page.emulate_media(color_scheme="dark")
        return found
    await speak(stage, page, "de", "de")
    found = await reported(page, FOUND)
    await speak(stage, page, "en-US", "en")
    return found


async def speak(stage: Stage, page: Page, locale: str, language: str) -> None:
    world = stage.playground.world
    world.set_locale(world.user("Ada"), locale)
    await expect(page.locator(f"html[lang={language}]")).to_be_attached()


async def reported(page: Page, options: dict[str, Any]) -> list[str]:
    """Run axe-core once and return the faults that it finds, as lines."""
    found = await page.evaluate("options => axe.run(options)", options)
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary'][:300]!r}"
        for rule in found["violations"]
        if rule["impact"] in GRAVE
        for node in rule["nodes"]
    ]


async def test_axe_finds_planted_faults(stage: Stage) -> None:
    page = await open_checked(stage, "Ada", SETTINGS["desktop"])
    await page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    await page.add_style_tag(
        content="@media (prefers-color-scheme: light) { h1, h2 { color: #ddd; background: #eee } }"
    )
    found = [line.partition(": ") for line in await faults(stage, page)]
    assert found[0][0] == "button-name"
    assert {theme for theme, _, _ in found[1:]} == {"light theme"}
    assert {fault.partition(":")[0] for _, _, fault in found[1:]} == {"color-contrast"}


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS)
async def test_the_page_is_accessible_in_each_state(stage: Stage, settings: dict[str, Any]) -> None:
    stage.playground.welcome = {"en": "# Welcome\n1. Press `/show parts`, then Enter.\n2. Type `a1`."}
    page = await open_checked(stage, "Ada", settings)
    found = {}
    for reach in STATES:
        await reach(page)
        found[reach.__name__] = await faults(stage, page)
        await leave(stage, page)
    await waiting(page)
    stage.too_late()
    await expect(message(page, "Pressed 0 times").get_by_role("alert")).to_be_visible()
    found["failure"] = await faults(stage, page)
    world = stage.playground.world
    world.set_online(world.bot_id, online=False)
    await expect(page.get_by_role("status").filter(has_text="Lapidary is connecting")).to_be_visible()
    found["bot away"] = await faults(stage, page)
    stranger = await open_checked(stage, None, settings)
    await expect(stranger.get_by_role("heading", name="Who are you?")).to_be_visible()
    found["stranger"] = await reported(stranger, FOUND)
    assert {state: lines for state, lines in found.items() if lines} == {}
