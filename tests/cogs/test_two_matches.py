"""Tests that each message names its match if a reader has two matches of one game in one channel."""

import re

import pytest

from bot.playground import Actor, Message
from tests.cogs.desk import Desk, notice, relay
from tests.cogs.test_computers import text_of
from tests.cogs.test_settled_notices import HALF, TURN

DAY = 24 * 60  # minutes
WHICH = "-# **Gems 3D** · Relay · 9×9 · 7 types · lines of 5 · 3 new gems a turn · Ada and Bela"


@pytest.mark.parametrize("two", [True, False])
async def test_a_reminder_names_its_match(desk: Desk, two: bool) -> None:
    ada, bela = await relay(desk, time=DAY)
    await desk.slash(ada if two else bela, "gems new")
    desk.clock.turn(HALF)

    assert (WHICH in text_of(await notice(ada, TURN))) == two


@pytest.mark.parametrize("where", ["channel", "dm"])
async def test_the_reminder_of_a_solo_match_names_it(desk: Desk, where: str) -> None:
    _, ada = await relay(desk, "Bela", "Ada")
    await desk.slash(ada, "gems new")
    await desk.slash(ada, "reminders", where=where)
    desk.clock.turn(3 * DAY)

    def is_mine(message: Message) -> bool:
        return TURN in text_of(message) and (where == "dm" or message.mentions == [ada.id])  # Bela's may come first

    told = await ada.wait_for(is_mine, channel="games" if where == "channel" else ada.open_dm())
    assert "-# **Gems 3D** · Solo · 9×9 · 7 types · lines of 5 · 3 new gems a turn · Ada" in text_of(told).splitlines()


@pytest.mark.parametrize("two", [True, False])
async def test_a_vote_names_its_match(desk: Desk, two: bool) -> None:
    _, bela = await relay(desk)
    if two:
        await desk.slash(bela, "gems new")
    desk.clock.turn(8 * DAY)

    question = await notice(bela, "has not answered for very long in")

    assert (WHICH in text_of(question)) == two


async def listed(desk: Desk, who: Actor) -> list[str]:
    return [line.split(" · ")[0] for line in (await desk.slash(who, "turns")).splitlines() if "**Gems 3D**" in line]


async def test_matches_in_different_lists_of_turns_are_told_apart(desk: Desk) -> None:
    ada, bela = await relay(desk)
    for who in (ada, bela):
        desk.clock.turn(1)
        await desk.slash(who, "gems new")
    here = f"<#{desk.playground.world.channel('games').id}>"

    assert await listed(desk, ada) == [rf"1\. **Gems 3D** in {here} with Bela", rf"2\. **Gems 3D** in {here} (alone)"]
    assert await listed(desk, bela) == [rf"1\. **Gems 3D** in {here} (alone)", rf"1\. **Gems 3D** in {here} with Ada"]

    desk.clock.turn(8 * DAY)
    await notice(bela, "has not answered for very long in")
    assert await listed(desk, bela) == [rf"1\. **Gems 3D** in {here} with Ada", rf"1\. **Gems 3D** in {here} (alone)"]


async def test_a_match_that_has_ended_is_told_apart_from_the_next_one(desk: Desk) -> None:
    ada, bela = await relay(desk)
    desk.clock.turn(8 * DAY)
    question = await notice(bela, "has not answered for very long in")
    await desk.press(bela, "End without a result", question)
    await relay(desk, "Ada", "Chen")
    here = f"<#{desk.playground.world.channel('games').id}>"

    told = await desk.slash(ada, "turns")

    assert rf"1\. **Gems 3D** in {here} with Chen" in told
    assert f"Your match of **Gems 3D** in {here} with Bela ended without you" in told


async def test_a_direct_list_tells_its_matches_apart_from_those_that_wait_for_others(desk: Desk) -> None:
    _, bela = await relay(desk)
    await relay(desk, "Bela", "Ada", channel="lounge")
    await desk.slash(bela, "gems new")
    await desk.slash(bela, "reminders", where="dm")
    desk.clock.turn(3 * DAY)

    told = text_of(await notice(bela, "in 2 matches", bela.open_dm()))

    assert f"**Gems 3D** in <#{desk.playground.world.channel('games').id}> (The Workshop) (alone)" in told
    assert f"**Gems 3D** in <#{desk.playground.world.channel('lounge').id}> (The Workshop) ·" in told


@pytest.mark.parametrize("where", ["channel", "dm"])
async def test_only_a_direct_reminder_of_one_turn_says_why_a_plan_was_not_played(desk: Desk, where: str) -> None:
    ada, bela = await relay(desk)
    match, [move, *_] = await desk.match(ada), await desk.legal(ada)
    await desk.sessions.planned_turns.add(desk.request(bela), match.id, [move], None)
    await desk.move(ada, move)  # what it drops was not foreseen
    await desk.slash(bela, "reminders", where=where)
    desk.clock.turn(3 * DAY)

    told = text_of(await notice(bela, TURN, "games" if where == "channel" else bela.open_dm()))

    said = re.search(r"^-# Your plan \(.+ → .+\) was not played: something new came up before\.$", told, re.MULTILINE)
    assert (said is not None, "plan" in told) == (where == "dm", where == "dm")


async def test_a_direct_notice_of_the_next_turn_says_what_is_planned_for_it(desk: Desk) -> None:
    ada, _, bela = await relay(desk, "Ada", "Chen", "Bela")
    match, [move, *_] = await desk.match(ada), await desk.legal(ada)
    await desk.slash(bela, "reminders", where="dm", next=True)
    await desk.sessions.planned_turns.add(desk.request(bela), match.id, [move], None)
    await desk.move(ada, move)

    told = text_of(await notice(bela, "comes next, after Chen", bela.open_dm()))

    assert "\n-# Planned: **1.** " in told


async def test_a_direct_list_says_as_the_list_of_turns_that_a_plan_was_not_played(desk: Desk) -> None:
    ada, bela = await relay(desk)
    match, [move, *_] = await desk.match(ada), await desk.legal(ada)
    await desk.sessions.planned_turns.add(desk.request(bela), match.id, [move], None)
    await desk.move(ada, move)  # what it drops was not foreseen
    await relay(desk, "Bela", "Ada", channel="lounge")
    await desk.slash(bela, "reminders", where="dm")
    desk.clock.turn(3 * DAY)

    told = text_of(await notice(bela, "in 2 matches", bela.open_dm()))

    assert told.count("your plan was not played") == 1
    assert "your plan was not played" in await desk.slash(bela, "turns")
