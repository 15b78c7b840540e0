"""Tests that a race tells who waits in it, for whom, and when it ends if somebody is silent."""

import pytest

from bot.playground import Actor
from bot.sessions.model import Match, Phase
from bot.sessions.pace import DAY
from tests.cogs.desk import Desk, buttons, notice, relay, resign
from tests.cogs.private_boards import actor, finish, first_move, move, panel, race
from tests.sessions.notice_box import settle

A_DAY = 24 * 60


async def waiting(desk: Desk) -> tuple[list[Actor], Match]:
    """Return a race of Ada, Bela and Dora in which only Dora has not ended the own board."""
    (ada, bela, dora), match = await race(desk, "Ada", "Bela", "Dora")
    for seat, who in enumerate((ada, bela)):
        await move(desk, who, first_move(await desk.sessions.matches.match(match.id), seat))
        await finish(desk, who)
    return [ada, bela, dora], await desk.sessions.matches.match(match.id)


async def end_of(desk: Desk, match: Match) -> int:
    until = await desk.sessions.races.ends(match)
    assert until is not None
    return until


async def test_who_has_ended_the_own_board_reads_in_turns_for_whom_they_wait_and_until_when(desk: Desk) -> None:
    (ada, _, dora), match = await waiting(desk)
    ends = f"If nobody moves by <t:{await end_of(desk, match) // 1000}:f>"

    told = await desk.slash(ada, "turns")
    assert "You wait for others in 1 match" in told
    assert "waits for Dora" in told
    assert ends in told
    assert "in no match" not in told
    assert f"<t:{await end_of(desk, match) // 1000}:f>" in await desk.slash(dora, "turns")


async def test_a_race_says_wherever_its_members_look_when_it_ends_if_nobody_moves(desk: Desk) -> None:
    (ada, bela, dora), match = await waiting(desk)
    until = await end_of(desk, match)
    ends = f"If nobody moves by <t:{until // 1000}:f> (<t:{until // 1000}:R>), the race ends"

    for who in (ada, dora):
        assert ends in "\n".join((await desk.more(who, desk.board(who))).texts)
    await desk.press(bela, "My board", desk.board(bela))
    assert f"When all have finished, you see all boards. {ends}" in "\n".join(panel(bela).texts)
    await desk.press(dora, "My board", desk.board(dora))
    assert ends not in "\n".join(panel(dora).texts)  # the board is in play
    await desk.slash(dora, "reminders", rhythm="once")
    desk.clock.turn(1.5 * A_DAY)
    assert f"<t:{until // 1000}:f>" in "\n".join((await notice(dora, "it is your turn")).texts)


async def test_a_race_without_a_limit_says_at_its_table_how_long_it_waits(desk: Desk) -> None:
    ada = actor(desk, "Ada")
    await desk.slash(ada, "gems new", mode="race")
    told = "\n".join((await desk.more(ada, desk.board(ada))).texts)
    assert "if nobody moves for 7 days, the race ends, and whoever has not finished is taken out" in told


async def test_a_vote_in_a_race_says_what_follows_in_a_race(desk: Desk) -> None:
    """Who resigns ends their own board alone, and who is silent to the end is taken out: no computer plays on."""
    (ada, _), match = await race(desk, "Ada", "Bela", time=A_DAY)
    await move(desk, ada, first_move(match, 0))

    desk.clock.turn(1.1 * A_DAY)
    first = "\n".join((await notice(ada, "**Bela** has run out of time in")).texts)
    desk.clock.turn(1.1 * A_DAY)
    await settle(desk.sessions, desk.clock)
    desk.clock.turn(1.1 * A_DAY)
    second = "\n".join((await notice(ada, "**Bela** has still not answered in")).texts)

    assert "If you do not decide, Bela gets 1 day more." in first
    assert "If you do not decide, Bela is taken out of the race." in second
    assert "a computer plays on" not in second
    assert "If you resign" not in first + second
    desk.clock.turn(1.1 * A_DAY)
    await notice(ada, "Bela did not move in time and is out of the race")


async def test_electors_of_a_race_read_what_follows_if_they_do_not_agree(desk: Desk) -> None:
    (ada, *_), _ = await race(desk, "Ada", "Bela", "Dora", time=A_DAY)
    desk.clock.turn(1.1 * A_DAY)
    await settle(desk.sessions, desk.clock)
    desk.clock.turn(1.1 * A_DAY)
    await settle(desk.sessions, desk.clock)
    desk.clock.turn(1.1 * A_DAY)

    told = "\n".join((await notice(ada, "**Bela** has still not answered in")).texts)

    assert "If nobody votes, Bela is taken out of the race. If your votes differ, a computer plays on." in told


@pytest.mark.parametrize("closes", ["nobody starts it", "its host calls it off"])
async def test_the_table_of_a_race_that_is_closed_says_so(desk: Desk, closes: str) -> None:
    """A race shows all boards in a new message at its end. A table has no boards, so its own message tells the end."""
    ada = actor(desk, "Ada")
    await desk.slash(ada, "gems new", mode="race")
    table = desk.board(ada)

    if closes == "nobody starts it":
        desk.clock.turn(1.1 * A_DAY)
        await settle(desk.sessions, desk.clock)
        await desk.drawn()
    else:
        asked = await desk.press_behind_more(ada, "Call off")
        await desk.press(ada, "Yes, call it off", asked.answer)

    assert list(buttons(desk.board(ada))) == ["New table"]
    assert desk.board(ada).id == table.id


async def test_who_resigned_in_a_relay_waits_for_nobody(desk: Desk) -> None:
    _, bela, _ = await relay(desk, "Ada", "Bela", "Chen")
    await resign(desk, bela)
    assert (await desk.match(bela)).phase is Phase.PLAYING
    assert "You play in no match with others now." in await desk.slash(bela, "turns")


@pytest.mark.parametrize("command", ["pace", "seat offer", "gems resign"])
async def test_who_has_ended_the_own_board_is_told_so_when_they_act_as_if_they_played(desk: Desk, command: str) -> None:
    (ada, *_), _ = await waiting(desk)
    emil = actor(desk, "Emil")
    options = {"time": 60} if command == "pace" else {}

    told = await desk.slash(ada, command, **options)
    assert told == "Your board has ended, and its points count. The race waits for Dora: `/turns` says until when."
    assert "You have no seat in this match" in await desk.slash(emil, command, **options)


@pytest.mark.parametrize("closed", [0, 1, 2])
async def test_a_race_waits_as_long_whether_the_others_have_ended_their_boards_or_not(desk: Desk, closed: int) -> None:
    members, match = await race(desk, "Ada", "Bela", "Dora")
    await move(desk, members[0], first_move(match, 0))
    for who in members[:closed]:
        await finish(desk, who)
    match = await desk.sessions.matches.match(match.id)
    until = await end_of(desk, match)
    assert until - desk.clock.now() <= 7 * DAY
    while desk.clock.now() < until - DAY:
        desk.clock.turn(A_DAY / 2)
        await settle(desk.sessions, desk.clock)
    assert (await desk.sessions.matches.match(match.id)).phase is Phase.PLAYING
    for _ in range(4):
        desk.clock.turn(A_DAY / 2)
        await settle(desk.sessions, desk.clock)
    assert (await desk.sessions.matches.match(match.id)).phase is Phase.OVER


async def closed(desk: Desk, match: Match) -> Match:
    """Return the match after it was closed, because nobody has moved."""
    while not match.over:
        desk.clock.turn(A_DAY)
        await settle(desk.sessions, desk.clock)
        match = await desk.sessions.matches.match(match.id)
    await desk.drawn()
    return match


async def test_the_board_says_that_a_silent_member_was_taken_out_of_the_race(desk: Desk) -> None:
    (ada, bela, dora), match = await race(desk, "Ada", "Bela", "Dora")
    for seat, who in enumerate((ada, bela, dora)):
        await move(desk, who, first_move(await desk.sessions.matches.match(match.id), seat))
    await finish(desk, ada)
    await finish(desk, bela)
    match = await closed(desk, await desk.sessions.matches.match(match.id))

    assert match.terms.unrated == (2,)
    told = "\n".join(desk.board(ada).texts)
    assert "Dora did not move in time and is out of the race." in told
    assert "Dora has finished" not in told


async def test_who_was_taken_out_of_a_race_reads_in_turns_that_it_ended_without_them(desk: Desk) -> None:
    (ada, bela, dora), match = await race(desk, "Ada", "Bela", "Dora")
    for seat, who in ((0, ada), (2, dora), (2, dora)):
        await move(desk, who, first_move(await desk.sessions.matches.match(match.id), seat))
    await finish(desk, ada)
    await finish(desk, bela)
    match = await closed(desk, await desk.sessions.matches.match(match.id))

    told = await desk.slash(dora, "turns")
    assert "ended without you" in told
    assert "because you no longer moved" in told
    assert "without you" not in await desk.slash(ada, "turns")


async def test_the_goal_of_a_race_says_that_each_board_ends_by_itself(desk: Desk) -> None:
    (ada, bela), _ = await race(desk, "Ada", "Bela")
    assert "Each board ends when it is full." in "\n".join(desk.board(ada).texts)
    await relay(desk, "Ada", "Bela", channel="lounge")
    assert "A full board ends the match." in "\n".join(desk.board(bela, "lounge").texts)
