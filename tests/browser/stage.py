"""Opens the playground's page in Chromium as a member, and checks that no page logs a fault.

async def test_x(stage: Stage) -> None:
    ada = await stage.open("Ada")             # a page of Playwright
    await use(ada, "/show counter")
"""

import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    ViewportSize,
    async_playwright,
    expect,
)

from bot.playground import ManualClock, Message, Playground
from bot.playground.rest.interactions import FIRST_ANSWER_SECONDS
from tests.texts.loaded import all_texts

FLAGS = ["--no-sandbox", "--disable-quic", "--disable-background-networking"]
WIDE = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
PATIENCE = 30_000  # milliseconds; the bot may be slow on a busy machine
expect.set_options(timeout=PATIENCE)
BELOW = re.compile(r"To the newest|\d new messages?")  # The page shows this button if newer messages are out of view.


def chromium() -> str:
    """Return the path of Chromium, or skip the test if it is not installed."""
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        if path := shutil.which(name):
            return path
    pytest.skip("NO CHROMIUM: the page was not tested; install one (on Debian: chromium-headless-shell)")


@asynccontextmanager
async def a_browser() -> AsyncIterator[Browser]:
    path = chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield browser
        finally:
            await browser.close()


class Stage:
    """Opens pages as members and collects every fault of these pages.

    expected: parts of console messages that the test causes on purpose
    """

    def __init__(self, playground: Playground, browser: Browser) -> None:
        self.playground = playground
        self.browser = browser
        self.faults: list[str] = []
        self.expected: list[str] = []
        self._contexts: list[BrowserContext] = []

    def address(self, name: str | None = None) -> str:
        as_member = "" if name is None else f"?as={self.playground.world.user(name).id}"
        return f"{self.playground.url}/{as_member}"

    async def open(self, name: str | None, *, size: ViewportSize | None = None, **settings: Any) -> Page:
        """Open the page as this member in a new browser context, which shares nothing with other contexts."""
        context = await self.browser.new_context(viewport=size or WIDE, **{"locale": "en-US", **settings})
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        page.on("console", self._console)
        page.on("pageerror", self._error)
        page.on("request", self._request)
        await page.goto(self.address(name))
        if name is not None:
            await page.get_by_role("log").wait_for()
        return page

    async def close(self) -> None:
        for context in self._contexts:
            await context.close()

    def too_late(self) -> None:
        """Advance the clock to the deadline of the bot's first answer."""
        clock = self.playground.world.clock
        assert isinstance(clock, ManualClock)
        clock.advance(FIRST_ANSWER_SECONDS)

    def check(self) -> None:
        """Raise AssertionError if a page logged a fault or sent a request to another origin."""
        unexpected = [fault for fault in self.faults if not any(part in fault for part in self.expected)]
        assert unexpected == [], unexpected

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def _error(self, error: Error) -> None:
        self.faults.append(f"raised: {error}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith(self.playground.url):
            self.faults.append(f"asked another origin: {request.url}")


@asynccontextmanager
async def a_stage(playground: Playground, browser: Browser) -> AsyncIterator[Stage]:
    stage = Stage(playground, browser)
    try:
        yield stage
    finally:
        await stage.close()
    stage.check()


def composer(page: Page) -> Locator:
    """Return the text field in which the member writes messages and commands."""
    return page.get_by_role("region", name=in_any_language("page-composer")).get_by_role("combobox").first


def in_any_language(key: str, **params: str) -> re.Pattern[str]:
    """Return a pattern for what begins with one of the page's sentences, whichever language the member reads."""
    texts = all_texts()
    said = "|".join(re.escape(texts.say(each, key, **params)) for each in texts.languages)
    return re.compile("^(" + said.replace("/", ".") + ")")  # Playwright takes a slash for the pattern's end


async def say(page: Page, text: str) -> None:
    await composer(page).fill(text)
    await composer(page).press("Enter")


async def use(page: Page, command: str) -> None:
    """Type a command such as "/show options gem:RUBY size:9" and send it."""
    await composer(page).fill(f"{command} ")
    await page.get_by_role("group", name=in_any_language("page-slash", command="")).wait_for()
    await page.keyboard.press("Enter")


def message(page: Page, text: str | re.Pattern[str]) -> Locator:
    """Return the newest message that contains the text."""
    return page.get_by_role("log").get_by_role("article").filter(has_text=text).last


async def touch(page: Page, found: Locator) -> None:
    """Tap on the element if the page has a touch screen; else click on it."""
    if await page.evaluate("matchMedia('(hover: none)').matches"):
        await found.tap()
    else:
        await found.click()


async def press(page: Page, label: str) -> None:
    """Press the button with this label in the newest message that has one."""
    await touch(page, page.get_by_role("log").get_by_role("button", name=label, exact=True).last)


async def follow(page: Page) -> None:
    """Make the page scroll to the newest message before each action from now on.

    Without this the page could stay at an older message to which Playwright has scrolled.
    """

    async def down(button: Locator) -> None:
        await button.click()

    await page.add_locator_handler(page.get_by_role("button", name=BELOW), down)


async def shown(page: Page, board: Message) -> None:
    """Wait until the page shows the message's newest picture."""
    newest = board.attachments[-1].id
    await expect(page.locator(f'#message-{board.id} img[src*="{newest}"]')).to_be_visible()
