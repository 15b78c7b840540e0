"""Tests of what the presenter remembers, to whom it reports trouble, and when it tries again."""

import asyncio
import re

import pytest

from bot.playground import Actor, Message
from bot.playground.world.permissions import Permission
from bot.ui import client
from bot.ui.boards import presenter
from tests.cogs.desk import Desk, board_of, relay, said, solo

EDIT = r"^PATCH /(channels/\d+|webhooks/\d+/[^/]+)/messages/"
POST = r"^POST /channels/\d+/messages$"


def forbid_pictures(desk: Desk) -> None:
    world = desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, Permission.ATTACH_FILES, allowed=False)


async def test_the_presenter_forgets_a_match_that_is_shown(desk: Desk) -> None:
    ada = await solo(desk)
    await desk.move(ada, (await desk.legal(ada))[0])
    await desk.client.presenter.settle(60)

    assert desk.client.presenter._slots == {}


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

    refused = await chen.slash("games", "gems move", from_=start, to=goal)
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


async def test_a_change_that_comes_during_a_failing_attempt_is_shown_at_once(desk: Desk) -> None:
    ada = await solo(desk)
    desk.patient.clear()  # From here on, the presenter's pauses do not end.
    desk.keeping.clear()
    desk.sessions.boards.faults = 1
    first = (await desk.legal(ada))[0]
    await ada.submit(await desk.typing(ada, desk.board(ada)), {"move": first})
    await ada.wait_for(lambda message: message.only_for is None and any("→" in text for text in message.texts))
    start, goal = (await desk.legal(ada))[0].split("-")
    await ada.slash("games", "gems move", from_=start, to=goal)
    desk.keeping.set()
    await desk.drawn()

    assert (await desk.match(ada)).board.version_shown == 3


async def test_a_board_that_is_shown_but_not_stored_is_stored_later(desk: Desk) -> None:
    ada = await solo(desk)
    desk.sessions.boards.faults = 2

    sent = await desk.move(ada, (await desk.legal(ada))[0])

    assert said(sent) == "Which gem? Press its number. Put gems of one type near each other."
    assert desk.pauses == [1.0, 2.0]
    assert (await desk.match(ada)).board.version_shown == 2
    edits = [each for each in desk.playground.rest.requests if re.match(EDIT, f"{each.method} {each.path}")]
    assert len(edits) == 1


async def test_outdated_boards_are_drawn_once_the_database_can_be_read(desk: Desk) -> None:
    ada = await solo(desk)
    match = await desk.match(ada)
    desk.sessions.matches._subscribers.clear()  # From here on, no change is shown.
    await desk.sessions.turns.play(desk.request(ada), match.id, (await desk.legal(ada))[0], None)
    desk.faults_at_start = 2

    await desk.restart()
    await ada.wait_for(lambda message: any("→" in text for text in message.texts))
    await desk.drawn()

    assert desk.pauses == [1.0, 2.0]
    assert (await desk.match(ada)).board.version_shown == 2


async def test_boards_that_a_bot_could_not_draw_are_drawn_by_the_next_bot(desk: Desk) -> None:
    ada = await solo(desk)
    match = await desk.match(ada)
    desk.sessions.matches._subscribers.clear()  # From here on, no change is shown.
    await desk.sessions.turns.play(desk.request(ada), match.id, (await desk.legal(ada))[0], None)
    desk.patient.clear()
    desk.sessions.boards.faults = 1
    catching_up = asyncio.create_task(desk.client.presenter.catch_up())
    await asyncio.wait_for(desk.pausing.wait(), 60)

    await desk.client.presenter.close()
    desk.patient.set()
    await asyncio.wait_for(catching_up, 60)

    assert desk.client.presenter._slots == {}
    await desk.restart()
    await ada.wait_for(lambda message: any("→" in text for text in message.texts))


async def killed_before_noting(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> tuple[Actor, Actor, Message]:
    """Restart the bot after a board has mentioned Bela, but before the bot stores that. Return Ada, Bela and the
    board.
    """
    ada, bela = await relay(desk)
    monkeypatch.setattr(client, "SETTLE_SECONDS", 0.01)
    monkeypatch.setattr(presenter, "START_SECONDS", 0.01)
    desk.keeping.clear()
    before = desk.board(ada)
    start, goal = next(move for move in await desk.legal(ada) if "=" not in move).split("-")
    await ada.slash("games", "gems move", from_=start, to=goal)
    board = await bela.wait_for(lambda message: bela.id in message.mentions, after=before.id)
    desk.faults_at_start = 1
    desk.patient.clear()
    await desk.restart()
    desk.keeping.set()
    assert (await desk.match(ada)).board.message == before.id
    return ada, bela, board


async def test_after_a_kill_a_repeated_turn_mentions_nobody_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bela, board = await killed_before_noting(desk, monkeypatch)

    await desk.slash(ada, "gems undo")
    start, goal = [move for move in await desk.legal(ada) if "=" not in move][-1].split("-")
    await desk.slash(ada, "gems move", from_=start, to=goal)

    assert desk.pings.count((bela.id,)) == 1
    match = await desk.match(bela)
    assert match.board.message == board.id
    assert board_of(desk.board(bela)) == (match.id, match.version)
    assert len([message for message in desk.boards(bela) if board_of(message)]) == 1


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


async def test_outdated_boards_are_known_before_anybody_can_press(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """An earlier press would post a second board, because the bot would not know of the first one."""
    await solo(desk)
    gateway, known = desk.playground.gateway, list[int]()
    catch_up = presenter.Presenter.catch_up

    async def noted(shows: presenter.Presenter) -> None:
        await catch_up(shows)
        known.append(gateway.identified)

    monkeypatch.setattr(presenter.Presenter, "catch_up", noted)
    before = gateway.identified

    await desk.restart()

    assert known == [before]


async def test_a_member_who_moved_before_the_board_was_shown_is_mentioned_for_the_next_turn(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presenter, "START_SECONDS", 0.01)
    ada, bela = await relay(desk)
    match = await desk.match(ada)
    desk.sessions.matches._subscribers.clear()  # From here on, no change is shown.
    await play(desk, ada, match.id)
    desk.faults_at_start = 1
    desk.patient.clear()
    starting = asyncio.create_task(desk.restart())
    await asyncio.wait_for(desk.pausing.wait(), 60)
    await starting

    async with desk.client.presenter._lanes.turn(match.place.channel):  # The board waits for the lane.
        desk.patient.set()
        assert desk.client.presenter._catching_up is not None
        await desk.client.presenter._catching_up
        await play(desk, bela, match.id)
    await desk.drawn()
    await play(desk, ada, match.id)
    await desk.drawn()

    assert desk.pings == [(ada.id,), (bela.id,), (ada.id,), (bela.id,)]
    assert len([message for message in desk.boards(bela) if board_of(message)]) == 1


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


async def test_a_holiday_that_begins_while_the_shown_version_is_stored_is_shown(desk: Desk) -> None:
    ada, bela = await relay(desk, time=60, holiday="pause")
    desk.keeping.clear()
    start, goal = (await desk.legal(ada))[0].split("-")
    await ada.slash("games", "gems move", from_=start, to=goal)
    await desk.playground.until(lambda: len(desk.pings) > 1 or None, "no board was posted")

    await bela.slash("games", "away until", date="5 days")
    desk.keeping.set()
    await desk.drawn()

    assert "Bela is away until" in "\n".join(desk.board(ada).texts)


async def test_the_board_of_the_turn_before_goes_even_if_the_bot_is_killed_first(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bela = await relay(desk)
    monkeypatch.setattr(client, "SETTLE_SECONDS", 0.01)
    before, held = (
        desk.board(ada),
        desk.playground.faults.hold(rf"^(PATCH|DELETE) /channels/\d+/messages/{desk.board(ada).id}"),
    )
    start, goal = next(move for move in await desk.legal(ada) if "=" not in move).split("-")
    await ada.slash("games", "gems move", from_=start, to=goal)
    await asyncio.wait_for(held.reached.wait(), 60)
    desk.playground.faults.ordered.clear()  # The held request never arrives.

    await desk.restart()
    await desk.drawn()

    assert [message.id for message in desk.boards(bela) if board_of(message)] == [desk.board(bela).id]
    assert desk.board(bela).id != before.id
    desk.clock.turn(1)
    while await desk.sessions.boards.leftovers():
        pass


@pytest.mark.parametrize("seconds", [0, 3600], ids=["at once", "after Discord has forgotten the nonce"])
async def test_a_start_takes_the_buttons_off_the_board_before_one_that_was_not_noted(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    ada, bela = await relay(desk)
    monkeypatch.setattr(client, "SETTLE_SECONDS", 0.01)
    before = desk.board(ada)
    desk.keeping.clear()
    start, goal = next(move for move in await desk.legal(ada) if "=" not in move).split("-")
    await ada.slash("games", "gems move", from_=start, to=goal)
    posted = await bela.wait_for(lambda message: bela.id in message.mentions, after=before.id)

    await desk.end()
    desk.keeping.set()
    desk.clock.turn(seconds)
    assert [message.id for message in desk.boards(bela) if board_of(message)] == [before.id, posted.id]
    await desk.begin()
    await desk.drawn()

    assert [message.id for message in desk.boards(bela) if board_of(message)] == [posted.id]


async def test_an_untrue_line_is_deleted_even_after_a_restart(desk: Desk) -> None:
    ada, bela = await relay(desk)
    start, goal = next(move for move in await desk.legal(ada) if "=" not in move).split("-")
    await desk.slash(ada, "gems move", from_=start, to=goal)
    line = [one for one in desk.boards(bela) if not board_of(one)][-1]
    await desk.restart()

    await desk.slash(ada, "gems undo")

    assert line.id not in [one.id for one in desk.boards(bela)]


async def test_a_board_that_discord_does_not_take_is_tried_again_after_growing_pauses(desk: Desk) -> None:
    ada, _ = await relay(desk)
    refused = desk.playground.faults.refuse(POST, status=400, code=40004, times=3)
    start, goal = next(move for move in await desk.legal(ada) if "=" not in move).split("-")
    await desk.slash(ada, "gems move", from_=start, to=goal)
    tries = [refused.met]
    for minutes in (0.9, 0.2, 4, 2, 14, 2):
        desk.clock.turn(minutes)
        for _ in range(20):
            await asyncio.sleep(0)
        await desk.drawn()
        tries.append(refused.met)

    assert tries == [1, 1, 2, 2, 3, 3, 3]
    match = await desk.match(ada)
    assert match.board.version_shown == match.version
