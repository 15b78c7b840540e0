"""Tests of a bot that can do only a part of its work: it says so, and does the rest."""

import pytest

from bot.errors import StorageError
from bot.ui.boards.lanes import MOST_FAILURES
from tests.cogs.desk import Desk


async def test_while_nothing_can_be_written_moves_are_refused_and_reading_goes_on(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    start, goal = (await desk.legal(ada))[0].split("-")
    before = await desk.match(ada)

    async def full(*_: object, **__: object) -> None:
        raise StorageError("planted: the disk is full")

    with monkeypatch.context() as planted:
        planted.setattr(desk.store, "write", full)
        refused = await desk.slash(ada, "gems move", from_=start, to=goal)
        shown = await desk.slash(ada, "gems board", text="rows")
        waiting = await desk.slash(ada, "turns")
        replay = await ada.slash("games", "replay")
        rules = await ada.slash("games", "gems rules")

    assert "I could not save that, so nothing has changed" in refused
    assert "Row 1" in shown or "1:" in shown
    assert "Gems 3D" in waiting
    assert (replay.failed, rules.failed) == (None, None)
    assert (await desk.match(ada)).version == before.version
    assert f"{start} → {goal}" in await desk.slash(ada, "gems move", from_=start, to=goal)


async def test_requests_to_discord_are_noted_where_boards_wait(desk: Desk) -> None:
    """After many failures no board passes, and one success ends this."""
    ada = desk.actor("Ada")
    for _ in range(MOST_FAILURES):
        desk.client._note_request("POST", "channels/:id/messages", True, "5xx", 0.1)
    assert desk.client._pace._stopped_until > float("-inf")
    await desk.slash(ada, "gems new")  # waits a second for its board
    assert desk.client._pace._failures == 0
