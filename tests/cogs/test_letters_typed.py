"""Tests of slash commands in direct messages that are about a match by letters."""

from bot.sessions.model import Phase
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.test_letters import joined, match_of, opened, seated, stranger


async def test_a_table_is_started_by_command_and_its_leaderboard_shown(desk: Desk) -> None:
    ada, zoe = desk.actor("Ada"), stranger(desk, "Zoe")
    code = await opened(desk, ada)
    await joined(desk, zoe, code)
    match = await match_of(desk, ada)
    assert "Ada" in said(await zoe.slash(zoe.open_dm(), "gembatan start"))
    await ada.slash(ada.open_dm(), "gembatan start")
    assert (await desk.sessions.matches.match(match.id)).phase is Phase.PLAYING

    shown = (await ada.slash(ada.open_dm(), "gembatan top")).answer
    assert shown is not None
    assert "This week" in buttons(shown)


async def test_the_own_board_of_a_race_is_shown_by_command(desk: Desk) -> None:
    ada = desk.actor("Ada")
    told = said(await ada.slash(ada.open_dm(), "gems own"))
    assert told == "You play no race in our direct messages. `/letters new` opens a table there."
    await opened(desk, ada, "gems new", mode="relay")
    await seated(desk, "gems new", mode="race")

    assert "Which gem?" in said(await ada.slash(ada.open_dm(), "gems own"))
