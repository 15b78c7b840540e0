"""Tests of Gems 3D on the page with the real bot: members use a mouse, a touch screen or a keyboard."""

import pytest
from playwright.async_api import Page, expect

from bot.engine.game import Seat
from bot.games.gems3d.advice import goal_suggestions, start_suggestions
from bot.games.gems3d.model import State
from bot.games.gems3d.notation import parse_address
from bot.sessions.model import Match
from tests.browser.stage import PHONE, Stage, composer, in_any_language, message, use
from tests.cogs.desk import Desk
from tests.texts.loaded import all_texts

pytestmark = pytest.mark.slow

TAB_STOPS = 60


def shown(desk: Desk) -> str:
    """Return the ids and components of all boards in the channel as one text."""
    return str([(board.id, board.components) for board in desk.boards(desk.actor("Ada"))])


async def moved(desk: Desk, match: Match, before: str) -> Match:
    """Wait until the board is drawn after a move, and return the match.

    `before` is the result of `shown` before the move.
    """
    await desk.playground.until(lambda: shown(desk) != before, "no new board was drawn")
    await desk.drawn()
    return await desk.sessions.matches.match(match.id)


async def press(page: Page, button: str) -> None:
    """Press the newest button with this label: tap on it if the page has a touch screen; else click on it."""
    found = page.get_by_role("log").get_by_role("button", name=button, exact=True).last
    if await page.evaluate("matchMedia('(hover: none)').matches"):
        await found.tap()
    else:
        await found.click()


async def move_by_pointer(page: Page, move: str) -> None:
    await press(page, "Move")
    # The page takes two quick presses in one place for a double click, and drops the second.
    await page.get_by_role("log").get_by_role("button", name="Type it", exact=True).last.press("Enter")
    modal = page.get_by_role("dialog", name="Move a gem")
    await modal.get_by_role("textbox").fill(move)
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal).to_have_count(0)


async def test_two_members_play_a_match_by_mouse_and_touch_while_the_bot_restarts(desk: Desk, stage: Stage) -> None:
    ada = await stage.open("Ada")
    bela = await stage.open("Bela", size=PHONE, has_touch=True, is_mobile=True)
    await use(ada, "/gems new mode:relay size:5 drop:5")
    await press(bela, "Join")
    await expect(message(ada, "host").get_by_text("Bela")).to_be_visible()
    await press(ada, "Start")
    pages = {desk.actor(name).user.id: page for name, page in (("Ada", ada), ("Bela", bela))}

    await expect(message(bela, "Gems 3D").get_by_role("img")).to_be_visible()
    await desk.drawn()
    match = await desk.match(desk.actor("Ada"))
    turns = 0
    while match.to_move:
        mover = match.seats[match.to_move[0]].user
        move = (await desk.legal(desk.actor("Ada")))[0].replace("-", " ")
        before = shown(desk)
        await move_by_pointer(pages[mover], move.lower())
        match = await moved(desk, match, before)
        turns += 1
        if turns == 2:
            await desk.restart()
            await bela.reload()
    assert turns > 2
    for page in (ada, bela):
        await expect(page.get_by_role("log").get_by_role("button", name="Move", exact=True)).to_have_count(0)
        await expect(message(page, "Gems 3D").get_by_role("img")).to_be_visible()


async def move_by_command_keys(page: Page, start: str, goal: str) -> None:
    await page.keyboard.type("/gems move ")
    await expect(page.get_by_role("combobox", name="from", exact=True)).to_be_focused()
    await page.keyboard.type(start)
    await expect(page.get_by_role("option", name=f"{start} ")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="to", exact=True)).to_be_focused()
    await page.keyboard.type(goal)
    await expect(page.get_by_role("option", name=goal)).to_be_visible()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("group", name="Command")).to_have_count(0)


async def test_a_member_plays_a_solo_match_with_the_keyboard(desk: Desk, stage: Stage) -> None:
    ada = await stage.open("Ada")
    await expect(composer(ada)).to_be_focused()
    await ada.keyboard.type("/gems new size:5 drop:7")
    await ada.keyboard.press("Enter")
    await expect(message(ada, "Gems 3D").get_by_role("img")).to_be_visible()
    await desk.drawn()
    match = await desk.match(desk.actor("Ada"))
    while match.to_move:
        start, goal = (await desk.legal(desk.actor("Ada")))[0].split("-")
        await expect(composer(ada)).to_be_focused()
        before = shown(desk)
        await move_by_command_keys(ada, start, goal)
        match = await moved(desk, match, before)
    await expect(ada.get_by_role("log").get_by_role("button", name="Move", exact=True)).to_have_count(0)


async def reach(page: Page, button: str) -> None:
    """Press Shift+Tab until the newest button with this name has the focus."""
    wanted = page.get_by_role("log").get_by_role("button", name=button, exact=True).last
    await expect(wanted).to_be_visible()
    for _ in range(TAB_STOPS):
        if await wanted.evaluate("button => button === document.activeElement"):
            return
        await page.keyboard.press("Shift+Tab")
    raise AssertionError(f"{button} cannot be reached by keyboard")


async def move_by_modal_keys(page: Page, start: str, goal: str) -> None:
    for button in ("Move", "Type it"):
        await reach(page, button)
        await page.keyboard.press("Enter")
    await expect(page.get_by_role("dialog", name="Move a gem").get_by_role("textbox")).to_be_focused()
    await page.keyboard.type(f"{start} {goal}".lower())
    await page.keyboard.press("Enter")


async def test_two_members_play_a_match_in_two_tabs_with_the_keyboard(desk: Desk, stage: Stage) -> None:
    ada = await stage.open("Ada")
    bela = await ada.context.new_page()
    await bela.goto(stage.address("Bela"))
    await ada.keyboard.type("/gems new mode:relay size:5 drop:5 ")
    await expect(ada.get_by_role("group", name="Command /gems new")).to_be_visible()
    await ada.keyboard.press("Enter")
    await reach(bela, "Join")
    await bela.keyboard.press("Enter")
    await expect(message(ada, "host").get_by_text("Bela")).to_be_visible()
    await reach(ada, "Start")
    await ada.keyboard.press("Enter")
    await expect(message(bela, "Gems 3D").get_by_role("img")).to_be_visible()
    await desk.drawn()

    match = await desk.match(desk.actor("Ada"))
    players = {desk.actor("Ada").id: (ada, move_by_command_keys), desk.actor("Bela").id: (bela, move_by_modal_keys)}
    moved_by = []
    while match.to_move:
        mover = match.seats[match.to_move[0]].user
        page, move = players[mover]
        start, goal = (await desk.legal(desk.actor("Ada")))[0].split("-")
        before = shown(desk)
        await move(page, start, goal)
        match = await moved(desk, match, before)
        moved_by.append(mover)
    assert set(moved_by) == set(players)
    for page in (ada, bela):
        await expect(page.get_by_role("log").get_by_role("button", name="Move", exact=True)).to_have_count(0)


async def test_enter_alone_makes_the_first_suggested_move(desk: Desk, stage: Stage) -> None:
    ada = await stage.open("Ada")
    await composer(ada).fill("/gems new")
    await ada.keyboard.press("Enter")
    await expect(message(ada, "Gems 3D").get_by_role("img")).to_be_visible()
    await desk.drawn()
    match = await desk.match(desk.actor("Ada"))
    assert isinstance(match.state, State)
    start = start_suggestions(match.state, Seat(0))[0].name
    goal = goal_suggestions(match.state, Seat(0), parse_address(start))[0].name

    before = shown(desk)
    await composer(ada).fill("/gems move")
    await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("combobox", name="from", exact=True)).to_be_focused()
    await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("combobox", name="to", exact=True)).to_be_focused()
    await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("group", name="Command")).to_have_count(0)
    match = await moved(desk, match, before)
    assert match.entry.notation == f"{start}-{goal}"


@pytest.mark.parametrize(("name", "title"), [("Ada", "Welcome to Lapidary"), ("Chen", "Willkommen bei Lapidary")])
async def test_the_welcome_text_has_buttons_for_the_first_commands(
    desk: Desk, stage: Stage, name: str, title: str
) -> None:
    texts = all_texts()
    stage.playground.welcome = {each: texts.say(each, "playground-welcome") for each in texts.languages}
    page = await stage.open(name)
    await expect(page.get_by_role("heading", name=title)).to_be_visible()
    await page.get_by_role("button", name="/learn", exact=True).click()
    await expect(page.get_by_role("group", name=in_any_language("page-slash", command="learn"))).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Gems 3D", exact=True)).to_be_visible()
    await page.get_by_role("button", name="/gems new", exact=True).click()
    await expect(page.get_by_role("group", name=in_any_language("page-slash", command="gems"))).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(message(page, "Gems 3D").get_by_role("img")).to_be_visible()
    await page.get_by_role("button", name="/gems new mode:relay", exact=True).click()
    await expect(page.get_by_role("group", name=in_any_language("page-slash", command="gems"))).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(message(page, "host").get_by_role("button", name="Join")).to_be_visible()


async def test_a_click_on_a_command_in_a_text_writes_it_into_the_composer(desk: Desk, stage: Stage) -> None:
    desk.actor("Bela").post("games", "Type `/gems new` and press Enter.")
    ada = await stage.open("Ada")
    await message(ada, "and press Enter").get_by_role("button", name="/gems new").click()
    await expect(ada.get_by_role("group", name="Command /gems new")).to_be_visible()
    await ada.keyboard.press("Enter")
    await expect(message(ada, "Gems 3D").get_by_role("img")).to_be_visible()


async def test_only_the_member_who_moved_sees_the_refusal(desk: Desk, stage: Stage) -> None:
    ada, bela = await stage.open("Ada"), await stage.open("Bela")
    await use(ada, "/gems new mode:relay")
    await press(bela, "Join")
    await expect(message(ada, "host").get_by_text("Bela")).to_be_visible()
    await press(ada, "Start")
    await expect(message(bela, "Gems 3D").get_by_role("img")).to_be_visible()
    await use(bela, "/gems move A1 B1")
    await expect(message(bela, "Only you can see this")).to_contain_text("Ada")
    await expect(ada.get_by_text("Only you can see this")).to_have_count(0)  # Start has removed the hint, too
