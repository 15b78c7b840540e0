"""Tests of Discord's limits: they delay the boards of the limited channel, and no other boards."""

from typing import Any

import pytest

from bot.playground import Actor, Message
from bot.playground.world.model import Channel
from bot.sessions.model import Place
from tests.cogs.desk import Desk, buttons, solo
from tests.cogs.gemrush_table import PIT, TWO_ROOMS, begun
from tests.games.gemrush.positions import arrange

LIMITED = 8


def counted(desk: Desk) -> list[str]:
    """Return the methods of the requests so far that count towards a channel's limit."""
    requests = desk.playground.rest.requests
    return [each.method for each in requests if each.path.startswith("/channels/")]


async def slash_move(desk: Desk, who: Actor, channel: Channel | None = None) -> Message:
    """Move by command in the member's match, and return the answer without waiting for the board."""
    channel = channel or desk.playground.world.channel("games")
    place = Place(desk.playground.world.guild.id, channel.id)
    match = (await desk.sessions.lookup.candidates(desk.request(who), place, "gems3d"))[0]
    start, goal = (await desk.legal_of(match.id, who))[0].split("-")
    sent = await who.slash(channel, "gems move", from_=start, to=goal)
    assert sent.failed is None
    assert sent.answer is not None
    return sent.answer


async def test_limited_channels_do_not_stop_the_boards_of_others(desk: Desk) -> None:
    ada = desk.actor("Ada")
    threads = [ada.open_thread("games", f"corner {number}") for number in range(LIMITED)]
    for thread in threads:
        opening = await ada.slash(thread, "gems new")
        assert opening.failed is None
    await desk.drawn()
    ids = "|".join(str(thread.id) for thread in threads)
    held = desk.playground.faults.hold(rf"^PATCH /channels/({ids})/", times=LIMITED)
    assert held.gate is not None
    for thread in threads:
        await slash_move(desk, ada, thread)

    bela = desk.actor("Bela")
    await bela.slash("games", "gems new")
    await bela.wait_for(lambda message: "Move" in buttons(message), channel="games")
    assert held.met == LIMITED
    held.gate.set()
    await desk.drawn()


async def test_a_press_changes_the_board_without_a_request_that_counts(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(TWO_ROOMS, "ObEl", "SoDr"))
    board, before = desk.board(ada), counted(desk)
    await desk.press(ada, "→ Go")
    await desk.press(ada, "Undo")

    assert counted(desk) == before
    assert desk.board(ada).id == board.id
    match = await desk.match(ada)
    assert match.board.version_shown == match.version == 5


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (404, 10008), (400, 30046)])
async def test_if_the_press_cannot_edit_the_board_its_channel_does(desk: Desk, status: int, code: int) -> None:
    ada = await solo(desk)
    await desk.move(ada, (await desk.legal(ada))[0])
    board, before = desk.board(ada), counted(desk)
    # The press is refused, and so is the earlier one on the same board, which opened the panel.
    refused = desk.playground.faults.refuse("^PATCH /webhooks/", status=status, code=code, times=2)

    await desk.press(ada, "Undo")

    assert refused.spent
    assert counted(desk) == [*before, "PATCH"]
    assert desk.board(ada).id == board.id
    assert (await desk.match(ada)).board.version_shown == 3


async def test_the_press_that_ends_a_turn_also_clears_the_old_board(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ObEl", "SoDr"))
    old, before = desk.board(ada), counted(desk)

    await desk.press(ada, "Draw 1")

    assert counted(desk) == [*before, "POST"]
    assert desk.board(ada).id != old.id
    left = ada.message(old.channel_id, old.id)
    assert (len(left.texts), buttons(left), left.attachments) == (1, {}, [])


async def test_a_board_that_waits_for_its_channel_is_drawn_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bela = await solo(desk), await solo(desk, "Bela")
    held = desk.playground.faults.hold("^PATCH /channels/")
    assert held.gate is not None
    await slash_move(desk, ada)
    await held.reached.wait()
    painted: list[object] = []
    painter = desk.client.faces["gems3d"].painter
    paint = painter.paint

    def noting(view: Any, table: Any) -> bytes:
        painted.append(view)
        return paint(view, table)

    monkeypatch.setattr(painter, "paint", noting)
    for _ in range(4):
        await slash_move(desk, bela)
    assert painted == []

    before = len(counted(desk))
    held.gate.set()
    await desk.drawn()

    assert len(painted) == 1
    # One edit is Ada's board, the other is Bela's board with all four moves.
    assert counted(desk)[before:] == ["PATCH", "PATCH"]
    assert (await desk.match(bela)).board.version_shown == 5


async def test_a_press_does_not_wait_for_its_channel(desk: Desk) -> None:
    ada, bela, chen = await solo(desk), desk.actor("Bela"), desk.actor("Chen")
    await desk.slash(bela, "gems new", mode="relay")
    lobby = desk.board(bela)
    held = desk.playground.faults.hold("^PATCH /channels/")
    assert held.gate is not None
    await slash_move(desk, ada)
    await held.reached.wait()
    await chen.slash("games", "gems join")  # The new lobby message waits behind Ada's board.
    assert "Chen" not in "".join(desk.board(bela).texts)

    await ada.click(lobby, "Join")
    await ada.wait_for(lambda message: "Ada" in "".join(message.texts) and message.id == lobby.id)

    assert "Chen" in "".join(desk.board(bela).texts)
    held.gate.set()
    await desk.drawn()


async def test_a_command_answers_with_the_board_if_the_channel_delays_it(desk: Desk) -> None:
    ada, bela, chen = await solo(desk), await solo(desk, "Bela"), await solo(desk, "Chen")
    held = desk.playground.faults.hold("^PATCH /channels/")
    assert held.gate is not None
    await slash_move(desk, ada)
    await held.reached.wait()
    first = await slash_move(desk, bela)
    await slash_move(desk, chen)  # Now two boards wait.
    second = await slash_move(desk, bela)

    assert (len(first.attachments), len(second.attachments)) == (0, 1)
    assert second.only_for == bela.id
    held.gate.set()
    await desk.drawn()
    place = Place(desk.playground.world.guild.id, desk.playground.world.channel("games").id)
    match = (await desk.sessions.lookup.candidates(desk.request(bela), place, "gems3d"))[0]
    assert match.board.version_shown == match.version == 3


async def test_asking_for_a_board_often_does_not_delay_others(desk: Desk) -> None:
    ada = await solo(desk)
    before = len(counted(desk))
    for _ in range(4):
        assert "Here it is" in await desk.slash(ada, "gems board")
    assert counted(desk)[before:] == ["PATCH"]

    match, channel = await desk.match(ada), desk.playground.world.channel("games")
    desk.clock.turn(0.5)
    before = len(counted(desk))
    async with desk.client.presenter._lanes.turn(channel.id):
        await desk.client.finder.found(match)
    assert counted(desk)[before:] == []  # The board is on its way, so no request is needed.
    await desk.client.finder.found(match)
    assert counted(desk)[before:] == ["PATCH"]


async def test_a_refusal_does_not_wait_for_a_limited_channel(desk: Desk) -> None:
    ada = await solo(desk)
    desk.clock.turn(2)
    held = desk.playground.faults.hold("^PATCH /channels/")
    assert held.gate is not None
    # The bot answers while it still looks for the board that the answer names.
    refused = await ada.slash("games", "gems new")
    assert refused.answer is not None
    assert held.met == 1
    held.gate.set()
    await desk.drawn()
