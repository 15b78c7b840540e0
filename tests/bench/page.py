"""Measures how fast the playground's page is in Chromium: `python -m tests.bench.page`.

- First paint and first message: the time from opening the page until it shows something, and until it shows a message.
- Effect: the time from the bot's answer to the frame that shows the answer.
- Frames: the times of frames while a member scrolls 1,000 messages up and down.

The playground and the bot run in this process: the figures contain their work. Other programs make all figures worse.
"""

import asyncio
import statistics
import time
from collections.abc import Iterator

from bot.playground import Playground, World
from bot.playground.world.events import Event, MessageUpdated
from bot.ui.client import point_discord_at
from tests.browser.show_bot import ShowBot
from tests.browser.stage import WIDE, Stage, a_browser, a_stage, message, use
from tests.playground.fixtures import all_page_words, running_bot

OPENINGS, PRESSES, MESSAGES, WHEELS, STEP = 5, 30, 1000, 300, 400
SLOW = 50  # milliseconds; people notice a frame that takes longer
FIRST_MESSAGE = """new MutationObserver((_, observer) => {
  if (!document.querySelector("article")) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.firstMessage = performance.now(); }));
}).observe(document, { childList: true, subtree: true });"""
# The animation callback of a frame sets a timeout. When the timeout ends, the frame is on the screen.
EFFECTS = """() => {
  window.effects = [];
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(() =>
    window.effects.push([document.querySelector("[role=log]").innerText.match(/Pressed (\\d+) times/)?.[1],
      performance.timeOrigin + performance.now()])))
  ).observe(document.querySelector("[role=log]"), { childList: true, subtree: true, characterData: true });
}"""
FRAMES = """() => {
  window.frames_ = [];
  let before = performance.now();
  const frame = (now) => { window.frames_.push(now - before); before = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""


async def opened(stage: Stage) -> tuple[float, float]:
    """Return the milliseconds until the first paint and until the first message is on screen."""
    context = await stage.browser.new_context(viewport=WIDE, bypass_csp=True)
    page = await context.new_page()
    await page.add_init_script(FIRST_MESSAGE)
    await page.goto(stage.address("Ada"))
    # The browser notes a paint some time after it. Until then there is no entry.
    noted = await page.wait_for_function("performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
    paint = await noted.json_value()
    await page.wait_for_function("window.firstMessage !== undefined")
    message_at = await page.evaluate("window.firstMessage")
    await context.close()
    return paint, message_at


async def effects(stage: Stage) -> list[float]:
    """Return, for each answer of the bot, the milliseconds until a frame shows the answer."""
    answered: list[float] = []

    def note(event: Event) -> None:
        if isinstance(event, MessageUpdated):
            answered.append(time.time() * 1000)

    page = await stage.open("Ada", bypass_csp=True)
    await use(page, "/show counter")
    await message(page, "Pressed 0 times").wait_for()
    await page.evaluate(EFFECTS)
    stop = stage.playground.world.listen(note)
    for count in range(PRESSES):
        await page.get_by_role("button", name=f"Press ({count})", exact=True).click()
        await message(page, f"Pressed {count + 1} times").wait_for()
    await page.wait_for_function(f"window.effects.some(([count]) => count === '{PRESSES}')")
    stop()
    seen: dict[str, float] = {}
    for count_seen, at in await page.evaluate("window.effects"):
        seen.setdefault(count_seen, at)
    await page.context.close()
    return [seen[str(number + 1)] - at for number, at in enumerate(answered)]


async def scrolled(stage: Stage) -> dict[str, list[float]]:
    """Scroll all messages up, down, and up again. Return the milliseconds that each frame took, for each direction."""
    ada = stage.playground.actor("Ada")
    for number in range(MESSAGES):
        ada.post("lounge", f"**Line {number}.** with `code`, a <@{ada.id}> and some words to fill it.")
    page = await stage.open("Bela")
    await page.get_by_role("button", name="#lounge").first.click()
    await message(page, f"Line {MESSAGES - 1}.").wait_for()
    await page.get_by_role("log").hover()
    await page.evaluate(FRAMES)
    times = {}
    for way, step, end in (("up", -STEP, 0), ("down", STEP, MESSAGES - 1), ("up again", -STEP, 0)):
        await page.evaluate("window.frames_ = []")
        for _ in range(WHEELS):
            await page.mouse.wheel(0, step)
            if await message(page, f"Line {end}.").count():
                break
        else:
            raise RuntimeError(f"line {end} was not reached")
        times[way] = await page.evaluate("window.frames_.slice(1)")
    await page.context.close()
    return times


async def rows() -> list[str]:
    async with Playground(World.default(), words=all_page_words()) as playground:
        point_discord_at(playground.url)
        async with running_bot(playground, ShowBot()), a_browser() as browser, a_stage(playground, browser) as stage:
            openings = [await opened(stage) for _ in range(OPENINGS)]
            pressed = await effects(stage)
            frames = await scrolled(stage)
    return [
        _row("first paint", [paint for paint, _ in openings]),
        _row("first message", [shown for _, shown in openings]),
        _row("effect of an answer", pressed),
        *(_row(f"frames, {MESSAGES} messages {way}", times) for way, times in frames.items()),
        *(f"frames over {SLOW} ms {way}: {sum(time > SLOW for time in times)}" for way, times in frames.items()),
    ]


def _row(name: str, times: list[float]) -> str:
    return f"{name:<32} {statistics.median(times):>8.1f} {max(times):>8.1f} {len(times):>6}"


def table() -> Iterator[str]:
    yield f"{'':<32} {'p50 ms':>8} {'worst':>8} {'times':>6}"
    yield from asyncio.run(rows())


if __name__ == "__main__":
    print("\n".join(table()))
