"""Tests of what the presenter remembers, to whom it reports trouble, and when it tries again."""

import asyncio

import pytest

from bot.playground import Actor
from bot.playground.world.permissions import Permission
from tests.cogs.desk import Desk, board_of, relay, said, solo

POST = r"^POST /channels/\d+/messages$"


def forbid_pictures(desk: Desk) -> None:
    world = desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, Permission.ATTACH_FILES, allowed=False)


async def test_the_presenter_forgets_a_board_that_discord_refused_for_good(desk: Desk) -> None:
    ada = await solo(desk)
    forbid_pictures(desk)
    asked = await ada.slash("games", "gems resign")
    assert asked.answer is not None
    await desk.press(ada, "Yes, resign", asked.answer)
    await desk.client.presenter.settle(60)

    assert desk.client.presenter._slots == {}


async def test_a_refused_member_is_not_told_of_trouble_with_a_board_of_others(desk: Desk) -> None:
    ada, bela, chen = (desk.actor(name) for name in ("Ada", "Bela", "Chen"))
    await desk.slash(ada, "gems new", mode="relay")
    for other in (bela, chen):
        await desk.press(other, "Join")
    await desk.press(ada, "Start")
    held = desk.playground.faults.hold(POST)
    assert held.gate is not None
    start, goal = (await desk.legal(ada))[0].split("-")
    moved = await ada.slash("games", "gems move", from_=start, to=goal)
    await asyncio.wait_for(held.reached.wait(), 60)

    refused = await chen.slash("games", "gems hint")
    forbid_pictures(desk)
    held.gate.set()
    await desk.drawn()

    assert said(moved).startswith("Your move counts. Discord does not let me post the board in <#")
    assert len(said(refused).splitlines()) == 1
    assert "Bela" in said(refused)


async def test_two_refusals_of_one_member_do_not_displace_others(desk: Desk) -> None:
    ada, bela, chen = (desk.actor(name) for name in ("Ada", "Bela", "Chen"))
    await desk.slash(ada, "gembatan new")
    await desk.press(bela, "Join")
    held = desk.playground.faults.hold(POST)
    assert held.gate is not None
    started = await ada.click(desk.board(ada), "Start")
    await asyncio.wait_for(held.reached.wait(), 60)

    refused = await chen.slash("games", "gembatan fill", socket="AA00", end=True)
    forbid_pictures(desk)
    held.gate.set()
    await desk.drawn()

    assert "Discord does not let me post the board" in said(started)
    assert len(said(refused).splitlines()) == 1


async def test_a_member_who_leaves_a_lobby_is_told_if_it_cannot_be_shown(desk: Desk) -> None:
    ada, bela = (desk.actor(name) for name in ("Ada", "Bela"))
    await desk.slash(ada, "gems new", mode="relay")
    await desk.press(bela, "Join")
    desk.clock.turn(20)  # After this time the board is posted again.
    desk.expire_tokens()
    desk.playground.faults.refuse(r"^PATCH /channels/", status=403, code=50013, message="Missing Permissions", times=9)

    left = await bela.slash("games", "gems leave")
    await desk.drawn()

    assert "That is saved. Discord does not let me post the board" in said(left)


async def test_a_turn_that_begins_again_long_after_it_was_taken_back_calls_again(desk: Desk) -> None:
    ada, bela = await relay(desk)
    start, goal = next(move for move in await desk.legal(ada) if "=" not in move).split("-")
    await desk.slash(ada, "gems move", from_=start, to=goal)
    assert desk.pings.count((bela.id,)) == 1
    desk.clock.turn(30)
    await desk.slash(ada, "gems undo")
    desk.clock.turn(3 * 60)
    start, goal = [move for move in await desk.legal(ada) if "=" not in move][-1].split("-")
    await desk.slash(ada, "gems move", from_=start, to=goal)

    assert desk.pings.count((bela.id,)) == 2
    await desk.slash(ada, "gems undo")
    await desk.slash(ada, "gems move", from_=start, to=goal)
    assert desk.pings.count((bela.id,)) == 2


async def play(desk: Desk, who: Actor, match_id: str) -> None:
    """Play the last legal move, whatever the board shows."""
    await desk.sessions.turns.play(desk.request(who), match_id, (await desk.legal_of(match_id, who))[-1], None)


@pytest.mark.parametrize("held", [POST, r"^PATCH /channels/\d+/messages/"])
async def test_a_holiday_that_begins_while_the_board_is_sent_is_shown(desk: Desk, held: str) -> None:
    ada, bela = await relay(desk, time=60, holiday="pause")
    on_its_way = desk.playground.faults.hold(held)
    assert on_its_way.gate is not None
    if held == POST:  # This is the POST of the board for Bela's turn.
        start, goal = (await desk.legal(ada))[0].split("-")
        await ada.slash("games", "gems move", from_=start, to=goal)
        mover = bela
    else:
        await ada.slash("games", "away until", date="3 days")
        mover = ada
    await asyncio.wait_for(on_its_way.reached.wait(), 60)

    await mover.slash("games", "away until", date="5 days")
    on_its_way.gate.set()
    await desk.drawn()

    (away,) = (await desk.match(ada)).terms.away
    name = (await desk.match(ada)).name_of(away.seat)
    assert f"{name} is away until <t:{away.until // 1000}" in "\n".join(desk.board(ada).texts)


async def test_an_untrue_line_is_deleted_even_after_a_restart(desk: Desk) -> None:
    ada, bela = await relay(desk)
    start, goal = next(move for move in await desk.legal(ada) if "=" not in move).split("-")
    await desk.slash(ada, "gems move", from_=start, to=goal)
    line = [one for one in desk.boards(bela) if not board_of(one)][-1]
    await desk.restart()

    await desk.slash(ada, "gems undo")

    assert line.id not in [one.id for one in desk.boards(bela)]
