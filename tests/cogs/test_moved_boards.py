"""Tests of what the old and the new channel say of a match that `/move` takes elsewhere."""

import pytest

from bot.engine.game import Seat
from bot.playground.world.permissions import Permission
from bot.sessions.model import BoardMessage
from bot.ui.boards.shown import Post, Shown
from bot.ui.boards.steps import OLD, Reach, Wanted, next_step
from tests.cogs.desk import Desk, notice, relay
from tests.cogs.test_allowed import refused
from tests.cogs.test_computers import text_of
from tests.cogs.test_missed_turns import lines


def moved_to(desk: Desk, name: str) -> str:
    return f"The match moved to <#{desk.playground.world.channel(name).id}>."


async def test_the_old_channel_says_where_the_match_went(desk: Desk) -> None:
    ada, _ = await relay(desk)
    match = await desk.match(ada)

    await desk.slash(ada, "move", "lounge", match=match.id)

    assert lines(ada)[-1].startswith("-# **Gems 3D** · Relay")
    assert lines(ada)[-1].endswith(f" · {moved_to(desk, 'lounge')}")


@pytest.mark.parametrize(("channel", "line"), [(5, False), (6, True)])
def test_a_step_of_a_turn_deletes_the_board_before_it_only_in_its_own_channel(channel: int, line: bool) -> None:
    board = BoardMessage(message=1, channel=5, version_shown=3)

    step, _ = next_step(Shown(board), Wanted(5, channel, seat=Seat(0), moves=True, goes_on=True), Reach(OLD))

    assert isinstance(step, Post)
    assert (step.line, step.line_version) == (line, 0)


@pytest.mark.parametrize("which", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_a_match_that_left_a_refused_channel_is_told_truly_in_both(desk: Desk, which: Permission) -> None:
    ada, _ = await relay(desk)
    match = await desk.match(ada)
    await refused(desk, which)
    await desk.drawn()

    await desk.slash(ada, "move", "lounge", match=match.id)
    told = text_of(await notice(ada, "Ada has brought the match here", "lounge"))
    if which is Permission.SEND_MESSAGES:  # an old message can be edited
        assert lines(ada)[-1].startswith("-# Ada: ")
        assert lines(ada)[-1].count("The match moved to") == 1
        assert lines(ada)[-1].endswith(f" · {moved_to(desk, 'lounge')}")
    assert "the newest board there yet" not in told
    assert str(desk.playground.world.channel("games").id) not in told
