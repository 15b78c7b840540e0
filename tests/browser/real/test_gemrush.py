"""Tests of Gem Rush on the page with the real bot: one member has a touch screen, the other a mouse."""

import asyncio
from collections.abc import Awaitable

import pytest
from playwright.async_api import Page, expect

from bot.games.gemrush import GAME
from bot.games.gemrush.abilities import Discard
from bot.games.gemrush.actions import DrawCard
from bot.games.gemrush.building import Build, Place
from bot.games.gemrush.moves import Move, door_name
from bot.games.gemrush.rules import notate_move
from bot.games.gemrush.walking import Walk
from bot.playground import Message
from bot.sessions.model import Match
from tests.browser.stage import PATIENCE, PHONE, Stage, follow, message, press, shown, touch, use
from tests.cogs.desk import Desk, buttons
from tests.cogs.gemrush_table import menus, state_of

pytestmark = pytest.mark.slow

MOST = 400  # the most moves of a match
SHORT = 852  # the seed of a match of a dozen moves, in which nobody has to choose between payments
KINDS = {Build, Discard, DrawCard, Place, Walk}  # the kinds of moves that `wanted` makes in it


def wanted(match: Match) -> Move:
    """Return a move that makes the match short: build if possible, else walk, place, draw, or the first legal move."""
    moves = list(GAME.legal_moves(state_of(match), match.to_move[0]))
    here = state_of(match).mover.cell
    builds = [move for move in moves if isinstance(move, Build) and move.cell == here]
    walks = [move for move in moves if isinstance(move, Walk)]
    if builds:
        return builds[0]
    if walks and state_of(match).doing.steps > 1 and state_of(match).turns % 3 == 2:
        return walks[-1]
    return next((move for move in moves if isinstance(move, (DrawCard, Place))), moves[0])


def label_of(desk: Desk, move: Move) -> str:
    """Return the label of the button that makes a move or opens the panel for it."""
    ending = f":do:{notate_move(move)}"
    if isinstance(move, Build):
        ending = f":build:{door_name(move.cell, move.side)}"
    found = buttons(desk.board(desk.actor("Ada")))
    return next(label for label, address in found.items() if address.endswith(ending) or ":ask:" in address)


async def press_on(page: Page, shown_in: Message, label: str) -> None:
    """Press a button of this message. A private panel may have a button with the same label."""
    await touch(page, page.locator(f"#message-{shown_in.id}").get_by_role("button", name=label, exact=True))


async def step(desk: Desk, page: Page, match: Match) -> Match:
    """Make one move with a button of the board. If the button opens a private panel, choose cards in the panel."""
    move, who = wanted(match), desk.actor(match.name_of(match.to_move[0]))
    await shown(page, desk.board(who))
    played = desk.heard_of(lambda newer: newer.id == match.id and newer.version > match.version)
    before = {each.id for each in who.messages("games")}
    await press_on(page, desk.board(who), label_of(desk, move))
    if isinstance(move, Discard):
        panel = await desk.playground.until(
            lambda: next((each for each in who.messages("games") if each.only_for and each.id not in before), None),
            "nothing was asked",
        )
        if not menus(panel):
            found = buttons(panel).items()
            await press_on(page, panel, next(label for label, each in found if each.endswith(notate_move(move))))
            return await moved(desk, played)
        asked = page.locator(f"#message-{panel.id}").get_by_role("combobox")
        await touch(page, asked)
        for number in range(len(move.cards)):
            await touch(page, page.get_by_role("option").nth(number))
        if len(move.cards) > 1:
            await page.keyboard.press("Escape")
    return await moved(desk, played)


async def moved(desk: Desk, played: Awaitable[Match]) -> Match:
    match = await asyncio.wait_for(played, PATIENCE / 1_000)
    await desk.drawn()
    return match


async def play(desk: Desk, pages: dict[str, Page]) -> tuple[Match, set[type[Move]]]:
    """Play until the match is over. Return the match, and which kinds of moves it had."""
    match, kinds = await desk.match(desk.actor("Ada")), set[type[Move]]()
    for _ in range(MOST):
        if match.over:
            break
        kinds.add(type(wanted(match)))
        match = await step(desk, pages[match.name_of(match.to_move[0])], match)
    return match, kinds


async def test_two_members_play_a_rush(desk: Desk, stage: Stage) -> None:
    desk.seed = SHORT
    ada = await stage.open("Ada", size=PHONE, has_touch=True, is_mobile=True)
    bela = await stage.open("Bela")
    await follow(ada)
    await follow(bela)
    await use(ada, "/rush new target:5 skills:none")
    await press(bela, "Join")
    await expect(message(ada, "host").get_by_text("Bela")).to_be_visible()
    await press(ada, "Start")
    await expect(message(bela, "your turn").get_by_role("img")).to_be_visible()
    await desk.drawn()
    await press(ada, "My hand")
    await expect(message(ada, "Your 4 cards").get_by_role("img")).to_be_visible()
    await expect(bela.get_by_text("Your 4 cards")).to_have_count(0)

    match, kinds = await play(desk, {"Ada": ada, "Bela": bela})

    assert match.over
    assert kinds == KINDS
    for page in (ada, bela):
        await expect(message(page, "The target is reached").get_by_role("img")).to_be_visible()
        await expect(message(page, "The target is reached")).to_contain_text("room")


@pytest.mark.nightly
async def test_two_members_play_a_crisis(desk: Desk, stage: Stage) -> None:
    ada = await stage.open("Ada", size=PHONE, has_touch=True, is_mobile=True)
    bela = await stage.open("Bela")
    await follow(ada)
    await follow(bela)
    await use(ada, "/rush new mode:crisis target:5 skills:none")
    await press(bela, "Join")
    await expect(message(ada, "host").get_by_text("Bela")).to_be_visible()
    await press(ada, "Start")
    await expect(message(bela, "your turn, 3 steps left").get_by_role("img")).to_be_visible()
    await desk.drawn()

    match = await desk.match(desk.actor("Ada"))
    pages = {"Ada": ada, "Bela": bela}
    for _ in range(MOST):
        if state_of(match).total >= 5 or match.over:
            break
        match = await step(desk, pages[match.name_of(match.to_move[0])], match)
    await expect(message(ada, "to move").get_by_role("button", name="Stop here")).to_be_visible()
    await press(ada, "Stop here")
    await expect(message(bela, "wants to stop here")).to_contain_text("1 of 2")
    await press(bela, "Stop here")

    for page in (ada, bela):
        await expect(message(page, "Won together").get_by_role("img")).to_be_visible()
        await expect(message(page, "Won together")).to_contain_text("room")
