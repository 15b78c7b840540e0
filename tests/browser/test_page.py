"""The page in a real browser: what one sees and does on it, with a bot that shows everything."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.show_bot import NASTY, ShowBot
from tests.browser.stage import PHONE, Stage, composer, message, say, use
from tests.playground.fixtures import open_playground, running_bot

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


async def test_asks_a_stranger_who_they_are(stage: Stage) -> None:
    page = await stage.open(None)
    await expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()
    await page.get_by_role("link", name="Bela").click()
    await expect(page.get_by_role("button", name="You are Bela")).to_be_visible()
    await expect(page.get_by_role("log", name="Messages in #games")).to_be_visible()


async def test_a_second_tab_as_somebody_else_is_one_click_away(stage: Stage) -> None:
    ada = await stage.open("Ada")
    for opener in ("Members", "Switch member, settings"):
        if opener != "Members":
            await ada.get_by_role("button", name="You are Ada").click()
        async with ada.context.expect_page() as opened:
            await ada.get_by_label(opener, exact=True).get_by_role("link", name="Open a tab as Bela").click()
        bela = await opened.value
        await expect(bela.get_by_role("button", name="You are Bela")).to_be_visible()
        await say(bela, f"From the link in {opener}")
        await expect(message(ada, f"From the link in {opener}")).to_be_visible()


async def test_is_protected_by_a_content_policy(stage: Stage) -> None:
    page = await stage.open("Ada")
    answer = await page.request.get(stage.address("Ada"))
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    stage.expected.append("Content Security Policy")
    await page.evaluate("document.body.append(Object.assign(document.createElement('script'), {text: 'pwned = 1'}))")
    assert await page.evaluate("window.pwned") is None


# ---------------------------------------------------------------------- writing


async def test_a_message_is_seen_by_others_at_once(stage: Stage) -> None:
    ada, bela = await stage.open("Ada"), await stage.open("Bela")
    await say(ada, "Hello **Bela**")
    seen = message(bela, "Hello Bela")
    await expect(seen).to_have_accessible_name(re.compile("^Ada, "))
    await expect(seen.get_by_text("Bela", exact=True)).to_have_js_property("tagName", "STRONG")


async def test_a_reply_names_what_it_answers_and_one_may_delete_ones_own(stage: Stage) -> None:
    ada, bela = await stage.open("Ada"), await stage.open("Bela")
    await say(ada, "A question")
    await message(bela, "A question").hover()
    await message(bela, "A question").get_by_role("button", name="Reply").click()
    await say(bela, "An answer")
    await expect(message(ada, "An answer").get_by_role("button", name="In reply to Ada")).to_be_visible()
    await message(bela, "An answer").hover()
    await message(bela, "An answer").get_by_role("button", name="Delete message").click()
    await bela.get_by_role("dialog").get_by_role("button", name="Delete").click()
    await expect(ada.get_by_text("An answer")).to_have_count(0)


async def test_a_command_by_keyboard_alone(stage: Stage) -> None:
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


async def test_a_command_written_in_one_go(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await use(ada, "/show options gem:JADE cut:pear size:7 note:so be it")
    await expect(message(ada, "pear JADE of 7, loud False, for None, note so be it")).to_be_visible()


async def test_a_whole_command_line_that_needs_no_more_is_sent_at_once(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await composer(ada).fill("/show counter")
    await ada.keyboard.press("Enter")
    await expect(message(ada, "Pressed 0 times")).to_contain_text("Ada used /show counter")
    await expect(composer(ada)).to_be_focused()
    await expect(composer(ada)).to_have_value("")

    await composer(ada).fill("/show secret")
    await ada.get_by_role("button", name="Send").click()
    await expect(message(ada, "Nobody else sees this.")).to_be_visible()

    await composer(ada).fill("/show count")  # not whole: the first Enter takes what the list proposes
    await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("group", name="Command /show counter")).to_be_visible()


async def test_enter_takes_what_the_list_proposes_for_a_required_option(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await composer(ada).fill("/show options")
    for _ in range(2):  # take the command; then the first gem, even if Enter is quicker than the suggestions
        await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("combobox", name="gem")).to_have_value("Amber gem")
    await expect(ada.get_by_role("combobox", name="cut")).to_be_focused()
    await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("combobox", name="size")).to_be_focused()
    await ada.keyboard.type("9")
    await ada.keyboard.press("Enter")  # optional ones are proposed, too, but nobody asked for them
    await expect(message(ada, "round AMBER of 9, loud False")).to_be_visible()


async def test_enter_right_after_the_last_letter_waits_for_what_fits_it(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await composer(ada).fill("/show options ")
    await expect(ada.get_by_role("option")).to_have_count(11)  # proposed before anything was written
    await ada.keyboard.type("to")
    await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("combobox", name="gem")).to_have_value("Topaz gem")


async def test_required_options_are_asked_for_and_escape_leaves(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await composer(ada).fill("/show options gem:JADE cut:pear ")
    await expect(ada.get_by_role("combobox", name="size")).to_be_focused()
    await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("alert")).to_have_text("size: This option is required.")
    await expect(ada.get_by_role("combobox", name="size")).to_be_focused()
    await ada.keyboard.press("Escape")
    await ada.keyboard.press("Escape")
    await expect(ada.get_by_role("group", name="Command")).to_have_count(0)
    await expect(composer(ada)).to_be_focused()


# ---------------------------------------------------------------------- pressing


async def test_an_edited_message_keeps_its_node_and_the_focus(stage: Stage) -> None:
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


async def test_a_disabled_button_does_nothing_and_an_unanswered_one_says_so(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await use(ada, "/show counter")
    counter = message(ada, "Pressed 0 times")
    await expect(counter.get_by_role("button", name="Off")).to_be_disabled()
    await counter.get_by_role("button", name="Silent").click()
    await expect(counter.get_by_role("button", name="Silent")).to_have_attribute("aria-busy", "true")
    await expect(counter.get_by_role("button", name="Press (0)")).to_be_disabled()
    await expect(counter.get_by_role("alert")).to_contain_text("did not respond")
    await expect(counter.get_by_role("button", name="Press (0)")).to_be_enabled()


async def test_a_modal_is_filled_in_by_keyboard(stage: Stage) -> None:
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


async def test_a_modal_opens_in_the_tab_that_asked_for_it_alone_and_stays_there(stage: Stage) -> None:
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


async def test_a_modal_may_be_closed(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await use(ada, "/show counter")
    await message(ada, "Pressed 0 times").get_by_role("button", name="Move").click()
    await ada.get_by_role("dialog", name="Your move").wait_for()
    await ada.keyboard.press("Escape")
    await expect(ada.get_by_role("dialog")).to_have_count(0)


async def test_selects_of_values_and_of_members(stage: Stage) -> None:
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


async def test_a_private_answer_is_dismissed(stage: Stage) -> None:
    ada, bela = await stage.open("Ada"), await stage.open("Bela")
    await use(ada, "/show secret")
    await expect(message(ada, "Nobody else sees this.")).to_be_visible()
    await say(ada, "Anything there?")
    await expect(message(bela, "Anything there?")).to_be_visible()
    await expect(bela.get_by_text("Nobody else sees this.")).to_have_count(0)
    await message(ada, "Nobody else sees this.").get_by_role("button", name="Dismiss message").click()
    await expect(ada.get_by_text("Nobody else sees this.")).to_have_count(0)


async def test_thinking_and_no_answer(stage: Stage, bot: ShowBot) -> None:
    ada = await stage.open("Ada")
    await use(ada, "/show think")
    await expect(message(ada, "Lapidary is thinking…")).to_be_visible()
    bot.go_on.set()
    await expect(message(ada, "Done thinking.")).to_be_visible()
    await expect(ada.get_by_text("is thinking…")).to_have_count(0)
    await use(ada, "/show silent")
    await expect(ada.get_by_role("log")).to_contain_text("Sending the command…")
    await expect(ada.get_by_role("log").get_by_role("alert")).to_contain_text("did not respond")
    await ada.get_by_role("log").get_by_role("button", name="Dismiss message").click()
    await expect(ada.get_by_text("did not respond")).to_have_count(0)


# ---------------------------------------------------------------------- showing


async def test_components_are_shown_and_a_picture_tells_what_it_shows(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await use(ada, "/show parts")
    shown = message(ada, "The board of Ada and Bela")
    board = shown.get_by_role("img", name="A board full of diamonds.")
    await expect(board).to_be_visible()
    await expect(shown.get_by_role("link", name="match.txt")).to_be_visible()
    await expect(shown.get_by_role("heading", name="The board of Ada and Bela")).to_be_visible()
    told = shown.get_by_text("Row 2: A B C")
    await expect(told).to_have_count(0)
    await shown.get_by_role("button", name="Description of the picture").first.click()
    await expect(told).to_be_visible()
    await shown.get_by_role("button", name="Enlarge the picture").click()
    large = ada.get_by_role("dialog", name="Picture 1 of 1")
    await expect(large.get_by_role("img", name="A board full of diamonds.")).to_be_visible()
    await ada.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    spoiler = shown.get_by_role("button", name="Spoiler")
    await spoiler.click()
    await expect(shown.get_by_text("a spoiler")).to_be_visible()


async def test_an_embed_is_shown(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await use(ada, "/show legacy")
    shown = message(ada, "A footer")
    await expect(shown.get_by_role("link", name="An embed")).to_have_attribute("href", "https://example.org/")
    await expect(shown.get_by_role("term").filter(has_text="Points")).to_be_visible()
    await expect(shown.get_by_role("img", name="Diamonds")).to_be_visible()


async def test_texts_and_names_cannot_become_markup(stage: Stage) -> None:
    ada = stage.playground.actor("Ada")
    stage.playground.world.user("Chen").name = NASTY[:32]
    for text in (NASTY, "<b>bold</b>", "[x](javascript:alert(1))", '[a](https://example.org/"onclick="x)'):
        ada.post("games", text)
    page = await stage.open("Ada")
    await use(page, "/show nasty")
    await expect(page.get_by_role("log").get_by_role("button", name="<img src=x")).to_be_visible()
    await expect(page.get_by_role("complementary").get_by_role("button", name="<img src=x")).to_be_visible()
    await expect(page.get_by_text("<b>bold</b>")).to_be_visible()
    hrefs = await page.locator("main a").evaluate_all("links => links.map((link) => link.protocol)")
    assert set(hrefs) <= {"http:", "https:"}
    assert await page.locator("main img[src='x'], main script, main [onclick], main [onerror]").count() == 0
    assert await page.evaluate("window.pwned") is None


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


# ---------------------------------------------------------------------- staying


async def test_a_reload_shows_the_same(stage: Stage) -> None:
    ada = await stage.open("Ada")
    await ada.get_by_role("button", name="#lounge").click()
    await use(ada, "/show counter")
    await message(ada, "Pressed 0 times").get_by_role("button", name="Press (0)").click()
    await use(ada, "/show secret")
    await expect(message(ada, "Nobody else sees this.")).to_be_visible()
    await ada.reload()
    await expect(ada.get_by_role("log", name="Messages in #lounge")).to_be_visible()
    await expect(message(ada, "Pressed 1 times")).to_be_visible()
    await expect(message(ada, "Nobody else sees this.")).to_be_visible()


async def test_the_server_restarts_in_the_middle(stage: Stage) -> None:
    stage.expected += ["WebSocket connection to", "ERR_CONNECTION_REFUSED"]
    ada = await stage.open("Ada")
    await say(ada, "Before")
    await expect(message(ada, "Before")).to_be_visible()
    await composer(ada).fill("half a sen")
    port, world = stage.playground.port, stage.playground.world
    await stage.playground.stop()
    await expect(ada.get_by_text("Connecting again…")).to_be_visible()
    async with open_playground(world, port=port) as again, running_bot(again, ShowBot()):
        await expect(ada.get_by_text("Connecting again…")).to_have_count(0)
        await expect(composer(ada)).to_have_value("half a sen")
        await say(ada, "After")
        await expect(message(ada, "After")).to_be_visible()
        await use(ada, "/show counter")
        await expect(message(ada, "Pressed 0 times")).to_be_visible()


async def test_the_end_stays_in_view_unless_one_reads_above(stage: Stage) -> None:
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


async def test_a_long_channel_is_drawn_where_one_reads_and_nothing_is_missing(stage: Stage) -> None:
    actor = stage.playground.actor("Bela")
    for number in range(400):
        actor.post("lounge", f"Line {number}.")
    ada = await stage.open("Ada")
    await ada.get_by_role("button", name="#lounge").click()
    await expect(message(ada, "Line 399.")).to_be_in_viewport()
    log = ada.get_by_role("log")
    await log.hover()
    seen: list[str] = []
    while "Line 0." not in seen:
        # What a reader sees of whole lines, from the top.
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
    assert 100 < int(middle[0][5:-1]) < 300
    await log.focus()
    await ada.keyboard.press("End")
    await expect(message(ada, "Line 399.")).to_be_in_viewport()


async def test_a_phone(stage: Stage) -> None:
    ada = await stage.open("Ada", size=PHONE, has_touch=True, is_mobile=True)
    await use(ada, "/show parts")
    shown = message(ada, "The board of Ada and Bela")
    box = await shown.get_by_role("img", name="A board full of diamonds.").bounding_box()
    assert box is not None
    assert box["width"] > 0.85 * PHONE["width"]
    for button in await shown.locator(".button").all():
        size = await button.bounding_box()
        assert size is not None
        assert size["height"] >= 44
    assert await ada.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    await expect(ada.get_by_role("navigation", name="Channels")).to_be_hidden()
    await ada.get_by_role("button", name="Show channels").tap()
    await expect(ada.get_by_role("button", name="#games")).to_be_focused()
    await ada.keyboard.press("Escape")
    await expect(ada.get_by_role("button", name="Show channels")).to_be_focused()
    await ada.get_by_role("button", name="Show channels").tap()
    await ada.get_by_role("button", name="#lounge").tap()
    await expect(ada.get_by_role("log", name="Messages in #lounge")).to_be_visible()
    await expect(ada.get_by_role("navigation", name="Channels")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_colours_follow_the_system_until_one_chooses(stage: Stage, scheme: str) -> None:
    ada = await stage.open("Ada", color_scheme=scheme)
    ground = "() => getComputedStyle(document.querySelector('main')).backgroundColor"
    by_system = await ada.evaluate(ground)
    other = {"dark": "Light", "light": "Dark"}[scheme]
    await ada.get_by_role("button", name="You are Ada").click()
    await ada.get_by_text(other, exact=True).click()
    assert await ada.evaluate(ground) != by_system
    await ada.reload()
    await ada.get_by_role("log").wait_for()
    assert await ada.evaluate(ground) != by_system


async def test_links_to_messages_and_names_of_commands_lead_there(stage: Stage) -> None:
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
    await ada.get_by_role("log").focus()  # the list of values no longer covers the messages
    await message(ada, "and /show options").get_by_role("button", name="#lounge › message").click()
    await expect(ada.get_by_role("log", name="Messages in #lounge")).to_be_visible()
    await expect(message(ada, "The one that is meant")).to_be_in_viewport()
    await expect(message(ada, "The one that is meant")).to_be_focused()
