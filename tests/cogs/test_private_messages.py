"""Tests that a member has at most one private message of the bot in a channel."""

import asyncio
import gc
from typing import Any

import pytest

from bot.errors import NotKept
from bot.playground import Actor
from bot.sessions.model import BoardMessage
from bot.ui.entry.context import Context
from bot.ui.panels import Layout
from tests.cogs.desk import Desk, private, relay, solo, started
from tests.unwaiting import Loop, idle

DELETE = "^DELETE /webhooks/"


async def typed(desk: Desk, who: Actor) -> str:
    """Make a legal move by slash command, and return the answer."""
    start, goal = (await desk.legal(who))[0].split("-")
    return await desk.slash(who, "gems move", from_=start, to=goal)


async def test_thirty_typed_moves_leave_one_private_message(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", size=12, drop=1)
    for _ in range(30):
        answer = await typed(desk, ada)

    [left] = await private(desk, ada)
    assert "\n".join(left.texts) == answer


async def test_what_panels_show_is_not_kept_in_memory(desk: Desk) -> None:
    """The bot remembers thousands of private messages, and a layout has more than 10 kB."""
    ada, bela = await relay(desk)
    for who in (ada, bela):
        await desk.slash(who, "help")
    await desk.client.door.empty()
    await desk.drawn()
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Loop)
    loop.pass_by(600)  # asyncio keeps a time limit that was cancelled, with all that its task knew, until its time
    await idle()
    gc.collect()

    assert len(desk.client.door.latest) > 1
    assert [one for one in gc.get_objects() if isinstance(one, Layout)] == []


async def test_each_member_and_each_channel_has_its_own_message(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "gems rules")
    await desk.slash(bela, "gems rules")
    await desk.slash(ada, "help", "lounge")
    await desk.slash(ada, "help")

    for who, channel in ((ada, "games"), (bela, "games"), (ada, "lounge")):
        assert len(await private(desk, who, channel)) == 1
    assert "/replay" in "\n".join((await private(desk, ada))[0].texts)


async def test_a_press_that_succeeds_removes_an_old_refusal_but_no_panel(desk: Desk) -> None:
    ada = await solo(desk)
    for _ in range(2):
        start, goal = (await desk.legal(ada))[0].split("-")
        await desk.slash(ada, "gems move", from_=start, to=goal)
    await desk.slash(ada, "gems move", from_="zz", to="A1")
    [refusal] = await private(desk, ada)
    assert "is not a cell" in refusal.texts[0]
    await desk.press(ada, "Undo")
    assert await private(desk, ada) == []

    await desk.press(ada, "More")
    [menu] = await private(desk, ada)
    await desk.press(ada, "Undo")
    assert await private(desk, ada) == [menu]


async def test_a_refusal_goes_when_another_member_moves(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(bela, "gems undo")
    [refusal] = await private(desk, bela)
    assert "nothing to take back" in refusal.texts[0]
    await typed(desk, ada)
    await desk.client.door.latest.settle()

    assert await private(desk, bela) == []
    assert len(await private(desk, ada)) == 1


async def test_what_a_member_asked_for_stays_when_another_member_moves(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(bela, "gems rules")
    await typed(desk, ada)
    await desk.client.door.latest.settle()

    assert len(await private(desk, bela)) == 1


async def test_a_refusal_in_a_race_stays_while_others_move(desk: Desk) -> None:
    ada, bela = await started(desk, "gems new", "Ada", "Bela", mode="race")
    await desk.slash(bela, "gems move", from_="zz", to="A1")
    await typed(desk, ada)
    await desk.client.door.latest.settle()

    [refusal] = await private(desk, bela)
    assert "is not a cell" in refusal.texts[0]


async def test_a_panel_that_was_pressed_is_the_newest_message(desk: Desk) -> None:
    ada = await solo(desk)
    await desk.press(ada, "More")
    [menu] = await private(desk, ada)

    await desk.press(ada, "Rules", menu)
    assert await private(desk, ada) == [menu]

    await desk.slash(ada, "help")
    assert menu not in await private(desk, ada)
    assert len(await private(desk, ada)) == 1


class Hurried:
    """The module asyncio as discord.py sees it, but without pauses between attempts."""

    def __init__(self) -> None:
        self.pauses: list[float] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (401, 50027), (404, 0), (403, 50013), (500, 0)])
async def test_a_message_that_discord_does_not_delete_is_no_trouble(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    ada, hurried = await solo(desk), Hurried()
    monkeypatch.setattr("discord.webhook.async_.asyncio", hurried)
    fault = desk.playground.faults.refuse(DELETE, status=status, code=code, times=9 if status == 500 else 1)

    first = await typed(desk, ada)

    assert len(await private(desk, ada)) == 2
    assert fault.spent or status == 500
    assert bool(hurried.pauses) == (status == 500)
    assert first.startswith("Ada: ") or "→" in first
    desk.playground.faults.clear()
    second = await typed(desk, ada)
    assert "\n".join((await private(desk, ada))[-1].texts) == second


async def test_an_answer_does_not_wait_until_the_old_message_is_gone(desk: Desk) -> None:
    ada = await solo(desk)
    held = desk.playground.faults.hold(DELETE)
    assert held.gate is not None

    answer = await ada.slash("games", "help")
    await held.reached.wait()

    assert len([each for each in ada.messages("games") if each.only_for]) == 2
    held.gate.set()
    await desk.drawn()
    assert await private(desk, ada) == [answer.answer]


async def test_a_panel_from_before_a_restart_is_remembered_once_it_is_pressed(desk: Desk) -> None:
    ada = await solo(desk)
    await desk.press(ada, "More")
    [menu] = await private(desk, ada)
    await desk.restart()

    await desk.press(ada, "Rules", menu)
    await desk.slash(ada, "help")

    assert len(await private(desk, ada)) == 1
    assert menu not in await private(desk, ada)


async def test_a_sentence_from_before_a_restart_stays_alone(desk: Desk) -> None:
    ada = await solo(desk)
    await typed(desk, ada)
    [old] = await private(desk, ada)
    await desk.restart()

    await typed(desk, ada)
    await typed(desk, ada)

    assert (await private(desk, ada))[0] == old
    assert len(await private(desk, ada)) == 2


async def test_a_newcomers_hint_is_part_of_the_answer(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")

    answer = await desk.slash(ada, "gems new", mode="relay")
    await desk.press(bela, "Join")

    assert "Your table is open" in answer
    assert "New here?" in answer
    [told] = await private(desk, bela)
    assert "New here?" in told.texts[0]
    assert "\n".join((await private(desk, ada))[0].texts) == answer
    assert len(await private(desk, ada)) == 1


async def test_trouble_with_the_board_stands_on_the_answer(desk: Desk) -> None:
    ada = await solo(desk)
    desk.playground.faults.refuse(r"^(PATCH|POST) /channels/\d+/messages", status=403, code=50013, times=2)

    await typed(desk, ada)

    [left] = await private(desk, ada)
    assert "Discord does not let me post the board" in "\n".join(left.texts)
    assert "→" in "\n".join(left.texts)


async def test_a_late_sentence_reaches_a_member_whose_first_answer_is_gone(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    contexts, show = list[Context](), Context.show

    async def noting(context: Context, *shown: Any) -> None:
        contexts.append(context)
        await show(context, *shown)

    monkeypatch.setattr(Context, "show", noting)
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems rules")
    await desk.slash(ada, "help")  # its answer replaces the rules
    assert len(await private(desk, ada)) == 1

    await contexts[0].tell("The board cannot be shown.")
    [left] = await private(desk, ada)
    assert left.texts == ["The board cannot be shown."]


async def test_a_move_is_not_refused_because_its_board_cannot_be_read(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreadable(*_: object) -> BoardMessage:
        raise NotKept("error-storage")

    ada = await solo(desk)
    monkeypatch.setattr(desk.client.presenter, "board_of", unreadable)
    before = (await desk.match(ada)).version
    answer = await typed(desk, ada)
    assert (await desk.match(ada)).version > before
    assert "→" in answer or answer.startswith("Ada: ")
    assert "not" not in answer
