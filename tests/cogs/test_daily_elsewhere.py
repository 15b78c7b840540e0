"""Tests of the board of the day where the bot is no member of a server: it shows nothing of a server."""

import pytest
from sqlalchemy import select

from bot.storage import dailies
from bot.storage.schema import notices
from bot.ui.commands.match.daily import copyable
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.private_boards import daily_of, finish, move_made
from tests.cogs.test_evenings import evening
from tests.cogs.test_places import place_of


async def test_yesterdays_results_without_a_server_are_only_ones_own(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    group = place_of(desk, "group", ada)
    await evening(desk, 17)
    for who in (ada, bela):
        await desk.slash(who, "gems daily")
        await move_made(desk, who)
        await desk.slash(who, "gems daily")
        await finish(desk, who)
    await evening(desk, 9)
    board = await (await ada.slash(group, "gems daily")).panel()

    shown = await desk.press(ada, "Yesterday’s results", board)

    assert "Your result: " in said(shown)
    assert "Bela" not in said(shown)
    assert shown.answer is not None
    assert not any(":open:" in one for one in buttons(shown.answer).values())


@pytest.mark.parametrize("game", ["gems3d", "gembatan", "gemrush"])
async def test_without_a_server_its_result_is_given_as_lines_to_copy(desk: Desk, game: str) -> None:
    ada, command = desk.actor("Ada"), {"gems3d": "gems", "gemrush": "rush"}.get(game, game)
    place = place_of(desk, "direct", ada)
    await (await ada.slash(place, f"{command} daily")).panel()
    match = await move_made(desk, ada, game)
    match = await desk.sessions.seats.resign(desk.request(ada), match.id)
    board = await (await ada.slash(place, f"{command} daily")).panel()

    assert "Copy my result" in buttons(board)
    shown = said(await desk.press(ada, "Copy my result", board))

    how, lines, _ = shown.split("```")
    assert f"`/{command} daily`" in how
    assert lines.startswith("\n◆ Ada · ")
    assert match.outcome is not None
    assert f" · {match.outcome.standings[0].score} point" in lines
    assert not {"*", "\\", "#"} & set(lines)
    back = await desk.press(ada, "Back to my board", board)
    assert back.answer is not None
    assert "Copy my result" in buttons(back.answer)


def test_lines_to_copy_cannot_be_ended_by_a_name() -> None:
    assert copyable([r"**\*a\*** ```b", "-# c"]) == "```\n*a* ˋˋˋb\nc\n```"


async def test_a_daily_counts_in_no_server_that_its_member_has_left(desk: Desk) -> None:
    ada, world = desk.actor("Ada"), desk.playground.world
    await desk.slash(ada, "gems daily")
    home = world.guild.id
    world.leave(ada.id)
    await (await ada.slash(place_of(desk, "group", ada), "rush daily")).panel()

    match = await daily_of(desk, ada, "gemrush")
    found = await desk.sessions.database.read(dailies.opened_in, desk.sessions.dailies.today, "gemrush", home)
    assert match.id not in [one.match_id for one in found]


async def test_an_evening_reminder_stores_no_place_without_the_bot(desk: Desk) -> None:
    ada = desk.actor("Ada")
    group = place_of(desk, "group", ada)
    await (await ada.slash(group, "reminders", evenings=True)).panel()

    stored = await desk.sessions.database.run(lambda one: one.scalars(select(notices.c.notice)))
    assert not any(str(group.id) in one for one in stored)


async def test_a_daily_has_no_nickname_as_several_servers_may_show_it(desk: Desk) -> None:
    ada = desk.actor("Ada")
    desk.playground.world.guild.members[ada.id].nick = "Ada Lovelace of Class 4b"
    await desk.slash(ada, "gems daily")

    assert [seat.name for seat in (await daily_of(desk, ada)).seats] == ["Ada"]
