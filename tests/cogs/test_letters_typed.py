"""Tests of slash commands in direct messages that are about a match by letters."""

import re

from bot.sessions.model import Phase
from tests.cogs.desk import Desk, buttons, notice, said
from tests.cogs.test_letters import CODE, boards, joined, match_of, opened, seated, stranger
from tests.cogs.test_places import INVITATION, place_of


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


async def test_a_seat_is_handed_on_by_a_code_and_asked_back(desk: Desk) -> None:
    ada, zoe, match = await seated(desk)
    cyd, here, newest = stranger(desk, "Cyd"), zoe.open_dm(), boards(zoe)[-1].id
    desk.clock.turn(1)
    told = said(await ada.slash(ada.open_dm(), "seat offer", member=zoe.id))
    assert told.startswith("In direct messages, whoever has a code takes the seat")
    told = said(await ada.slash(ada.open_dm(), "seat offer"))
    assert "Your seat is on offer" in told
    offer = await notice(zoe, "Ada offers their seat until they want it back", here, after=newest)
    assert list(buttons(offer)) == ["Invite with a code"]
    await ada.slash(ada.open_dm(), "seat keep")
    assert "No seat is free" in await joined(desk, cyd, re.findall(CODE, told)[0])
    told = said(await ada.slash(ada.open_dm(), "seat offer"))

    await joined(desk, cyd, re.findall(CODE, told)[0])

    seat = match.seat_of(ada.id)
    assert (await desk.sessions.matches.match(match.id)).seat_of(cyd.id) == seat
    listed = said(await ada.slash(ada.open_dm(), "turns"))
    assert f"Cyd plays for you · https://discord.com/channels/@me/{ada.open_dm().id}/{boards(ada)[-1].id}" in listed
    assert "**Gembatan** in our direct messages. `/seat back`" in said(await ada.slash(ada.open_dm(), "away back"))
    await ada.slash(ada.open_dm(), "seat back")
    assert (await desk.sessions.matches.match(match.id)).seat_of(ada.id) == seat


async def test_a_pace_is_proposed_where_there_is_no_channel(desk: Desk) -> None:
    ada = desk.actor("Ada")
    told = said(await ada.slash(ada.open_dm(), "pace", time=24 * 60))
    assert told == "You have no match in our direct messages. `/letters new` opens a table there."
    assert INVITATION in said(await ada.slash(place_of(desk, "group", ada), "pace", time=24 * 60))
    _, zoe, match = await seated(desk)
    newest = boards(zoe)[-1].id
    await ada.slash(ada.open_dm(), "pace", time=24 * 60)
    await notice(zoe, "Ada proposes", zoe.open_dm(), after=newest)
    assert (await desk.sessions.matches.match(match.id)).terms.proposal is not None
    await opened(desk, ada, "gems new", mode="relay")
    told = said(await ada.slash(ada.open_dm(), "pace", time=48 * 60))
    assert "Gembatan" in told
    assert "Gems 3D" in told


async def test_a_finished_match_is_verified_by_command(desk: Desk) -> None:
    ada, zoe, match = await seated(desk, "gems new", mode="relay")
    here = zoe.open_dm()
    assert said(await zoe.slash(here, "verify")) == "No match has ended here yet that you may check."
    match = await desk.sessions.turns.play(desk.request(ada), match.id, (await desk.legal_of(match.id, ada))[0], None)
    for who in (ada, zoe):
        await desk.sessions.seats.resign(desk.request(who), match.id)
    assert (await desk.sessions.matches.match(match.id)).over

    [found] = await zoe.autocomplete(here, "verify", "match", "")
    assert found["value"] == match.id
    proof = said(await zoe.slash(here, "verify"))
    assert match.terms.seal[:8] in proof.replace(" ", "").lower()
    bela = desk.actor("Bela")
    assert "There is no such match" in said(await bela.slash(bela.open_dm(), "verify", match=match.id))
