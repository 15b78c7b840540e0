"""Tests of the command `board` with the option `text`: the board in words, for the member alone."""

import pytest

from tests.cogs.desk import Desk, buttons, private, started
from tests.heard.gems import gems_heard


@pytest.mark.parametrize(
    ("text", "told"), [("words", "red: A1, B1, C1 and F6"), ("rows", "Row 1: red A1, red B1 and red C1")]
)
async def test_a_board_of_gems_is_told_by_gem_or_row_by_row(desk: Desk, text: str, told: str) -> None:
    ada = desk.actor("Ada")
    desk.lay_out("RRR3/6/6/6/K5/5R types=RKDBG line=4")
    await desk.slash(ada, "gems new", size=6, line=4)
    (before,) = desk.boards(ada)

    answer = await desk.slash(ada, "gems board", text=text)

    assert told in answer.split("\n")
    assert answer.startswith("**Gems 3D**")
    assert [one.id for one in desk.boards(ada)] == [before.id]  # The board stays where it is.
    (shown,) = await private(desk, ada)
    assert not shown.attachments


async def test_a_race_tells_only_the_members_own_board(desk: Desk) -> None:
    ada, bela = await started(desk, "gems new", "Ada", "Bela", mode="race")
    chen = desk.actor("Chen")

    assert gems_heard((await desk.slash(ada, "gems board", text="words")).split("\n"))
    assert gems_heard((await desk.slash(bela, "gems board", text="words")).split("\n"))
    assert "verborgen" in await desk.slash(chen, "gems board", text="words")


async def test_the_text_of_a_table_that_waits_is_refused(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", mode="relay")

    assert "Join" in buttons(desk.board(ada))
    assert "has not begun" in await desk.slash(ada, "gems board", text="words")


async def test_a_name_cannot_format_the_text(desk: Desk) -> None:
    ada = desk.actor("Ada")
    ada.user.name = "**A_d_a**"
    await desk.slash(ada, "gems new")

    assert "\\*\\*A\\_d\\_a\\*\\*" in await desk.slash(ada, "gems board", text="words")
