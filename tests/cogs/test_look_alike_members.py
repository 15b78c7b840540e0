"""Tests that the board, /turns, refusals, notices and the list of replays call a member by one name."""

import re

import pytest

from bot.playground import Actor
from tests.cogs.desk import Desk, notice, said

pytestmark = pytest.mark.slow

DAY = 24 * 60  # minutes


async def waiting_for_bela(desk: Desk, *names: str) -> list[Actor]:
    """Rename Ada, Bela and Chen, and start their relay, in which Bela is to move. Return them."""
    host, *others = members = [desk.actor(actor) for actor in ("Ada", "Bela", "Chen")]
    for member, name in zip(members, names, strict=True):
        desk.playground.world.set_name(member.user, name)
    await desk.slash(host, "gems new", mode="relay")
    for other in others:
        await desk.press(other, "Join", desk.board(other))
    await desk.press(host, "Start", desk.board(host))
    start, goal = (await desk.legal(host))[0].split("-")
    await desk.slash(host, "gems move", from_=start, to=goal)
    return members


@pytest.mark.parametrize(
    ("names", "shown", "german"),
    [
        (("Sam", "Sam", "Chen"), r"Sam \(2\)", r"Sam \(2\)"),
        (("Sam", "\u202eS\u0430m", "Chen"), "S\u0430m \\(2\\)", "S\u0430m \\(2\\)"),
        (("Member", "\u3164", "\u200b"), r"Member \(2\)", "Mitglied"),
        (("\u200b", "\u3164", "Chen"), r"Member \(2\)", r"Mitglied \(2\)"),
        (("\u200b", "Member", "Chen"), r"Member \(2\)", "Member"),
        (("Chen", "\U0001f916 Hard Topaz", "Hard Topaz"), "Hard Topaz", "Hard Topaz"),
    ],
)
async def test_every_sentence_calls_a_member_as_the_board_does(
    desk: Desk, names: tuple[str, str, str], shown: str, german: str
) -> None:
    ada, _, chen = await waiting_for_bela(desk, *names)

    assert f"◆ {shown} to move" in "\n".join(desk.board(ada).texts)
    assert f"waits for {shown}, whose" in await desk.slash(ada, "turns")
    assert f"wartet auf {german} ·" in await desk.slash(chen, "turns")
    assert f"the match waits for {shown}. If {shown} does not move by" in await desk.slash(ada, "gems hint")
    assert f"◆ {shown} to move" in await desk.slash(ada, "gems board", text="words")
    listed = [choice["name"] for choice in await ada.autocomplete("games", "replay", "match")]
    assert [shown.replace("\\", "") in name for name in listed] == [True]

    desk.clock.turn(8 * DAY)
    asked = await notice(ada, "has not answered for very long in")
    assert f"**{shown}** has not answered" in "\n".join(asked.texts)
    await desk.drawn()
    assert f"about {shown} ·" in said(await ada.slash("games", "turns"))
    for voter in (ada, chen):
        await desk.press(voter, "Let a computer play", asked)
    covered = "\n".join((await notice(ada, "is back", after=asked.id)).texts)
    await desk.drawn()
    owner = re.search(r"Opal \\\(normal\\\) plays for (.+)\.$", desk.board(ada).texts[0], flags=re.MULTILINE)
    assert owner is not None
    assert f"Opal \\(normal\\) plays until {owner[1]} is back." in covered
    assert f"If {owner[1]} does not come back, {owner[1]} gets nothing" in covered
