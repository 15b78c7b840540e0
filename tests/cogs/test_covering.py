"""Tests of computer players that stand in for members, as members see them."""

import asyncio
from typing import Any

import pytest

from bot.playground import Actor
from bot.playground.world.permissions import Permission
from bot.sessions.model import Match
from tests.cogs.desk import Desk, buttons, notice, said, started
from tests.cogs.gemrush_table import choose
from tests.cogs.test_computers import MENTION_OF_COMPUTER, SMALL, everything, rested

MINUTES = 60
GREY = 2  # Discord's number of the secondary style


async def playing(desk: Desk, **options: object) -> tuple[Actor, Actor]:
    """Start a match, and return its members, the one to move first."""
    chosen: dict[str, object] = {**SMALL, **options}
    members = await started(desk, "gemdrop new", "Ada", "Bela", channel="games", **chosen)
    (seat,) = (await desk.match(members[0])).to_move
    return members[seat], members[1 - seat]


async def late(desk: Desk, **options: object) -> tuple[Actor, Actor]:
    """Start a match, and let the time of the first turn run out. Return the late member and the other one."""
    late_one, other = await playing(desk, time=MINUTES, **options)
    desk.clock.turn(MINUTES)
    return late_one, other


async def covered(desk: Desk) -> tuple[Actor, Actor]:
    """Return a member for whom a computer player has moved and stays, and the other member, who is to move."""
    away, here = await late(desk, late="stay")
    await notice(here, f"🤖 Opal \\(normal\\) plays until {away.user.name} is back")
    await rested(desk, here)
    return away, here


def mine(away: Actor) -> str:
    """Return the label of the button by which a member takes their seat back."""
    return f"{away.user.name}: I am back"


def styles(parts: list[Any], label: str) -> list[int]:
    """Return the styles of the buttons with this label."""
    here = [part["style"] for part in parts if part["type"] == 2 and part.get("label") == label]
    return here + [style for part in parts for style in styles(part.get("components", []), label)]


def players(match: Match) -> set[str]:
    return {seat.name for seat in match.seats}


async def test_a_computer_player_plays_a_late_turn(desk: Desk) -> None:
    ada, bela = await late(desk, late="turn")

    await notice(ada, f"{ada.user.name} ran out of time, so 🤖 Opal \\(normal\\) plays this turn")
    match = await rested(desk, ada)
    assert players(match) == {"Ada", "Bela"}
    board = "\n".join(desk.board(ada).texts)
    assert f"{bela.user.name} to move" in board
    assert "🤖 Opal \\(normal\\)" in board
    assert "I am back" not in "".join(buttons(desk.board(ada)))
    assert MENTION_OF_COMPUTER not in everything(desk, ada)


async def test_a_computer_player_stays_until_its_member_presses_that_they_are_back(desk: Desk) -> None:
    ada, bela = await covered(desk)

    told = await notice(ada, "🤖 Opal \\(normal\\) plays until")
    assert f"🤖 Opal \\(normal\\) plays for {ada.user.name}." in desk.board(ada).texts[0]
    assert "No computer player plays for you" in said(await desk.press(bela, mine(ada), told))
    await desk.restart()
    assert list(buttons(desk.board(ada))) == ["1", "2", "3", "4", "5", "More"]
    assert "I am back" not in buttons(await desk.more(bela))
    assert "Welcome back" in said(await desk.press(ada, "I am back", await desk.more(ada)))
    assert "I am back" not in buttons(await desk.more(ada))
    await notice(ada, f"{ada.user.name} plays again")
    await desk.drawn()
    assert players(await desk.match(ada)) == {"Ada", "Bela"}
    assert "I am back" not in "".join(buttons(desk.board(ada)))


async def test_who_is_covered_and_presses_a_move_reads_where_i_am_back_is(desk: Desk) -> None:
    ada, _ = await covered(desk)
    back = (
        "Opal \\(normal\\) plays for you. **More** › **I am back** gives your seat back to you, and so does `/turns`."
    )

    for told in (said(await desk.press(ada, "1")), await desk.slash(ada, "gemdrop play", move="2")):
        assert told.startswith("It is not your turn yet, and 🤖")
        assert back in told


async def test_who_is_covered_and_resigns_reads_how_to_take_the_seat_back_first(desk: Desk) -> None:
    ada, bela = await covered(desk)

    for sent in (await ada.slash("games", "gemdrop resign"), await desk.press(ada, "Resign", await desk.more(ada))):
        assert "Opal \\(normal\\) plays for you in this match. **More** › **I am back** gives" in said(sent)
        assert sent.answer is None or "Yes, resign" not in buttons(sent.answer)

    await desk.press(ada, "I am back", await desk.more(ada))
    assert "It ends for everybody" in await desk.slash(ada, "gemdrop resign")
    assert players(await desk.match(bela)) == {"Ada", "Bela"}


async def test_who_is_covered_finds_in_turns_where_and_how_to_take_the_seat_back(desk: Desk) -> None:
    ada, bela = await covered(desk)
    home = f"<#{desk.playground.world.channel('games').id}>"
    assert "plays for you" not in await desk.slash(bela, "turns", "lounge")

    listed = await ada.slash("lounge", "turns")

    assert "Somebody plays your seat in 1 match" in said(listed)
    assert f"in {home} · 🤖 Opal \\(normal\\) plays for you" in said(listed)
    assert "You play in no match" not in said(listed)
    assert listed.answer is not None
    again = said(await desk.press(ada, "I am back", listed.answer))
    assert "Welcome back" in again
    assert "plays for you" not in again
    assert players(await desk.match(ada)) == {"Ada", "Bela"}


@pytest.mark.parametrize("where", ["games", "lounge"])
async def test_a_seat_is_taken_back_where_the_bot_may_not_post(desk: Desk, where: str) -> None:
    ada, _ = await covered(desk)
    world = desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, Permission.SEND_MESSAGES, allowed=False)

    listed = await ada.slash(where, "turns")

    assert listed.answer is not None
    assert "Welcome back" in said(await desk.press(ada, "I am back", listed.answer))
    assert players(await desk.match(ada)) == {"Ada", "Bela"}


async def test_a_seat_is_taken_back_in_a_direct_conversation(desk: Desk) -> None:
    ada, _ = await covered(desk)
    listed = await ada.slash(ada.open_dm(), "turns")
    assert listed.answer is not None
    assert "Welcome back" in said(await desk.press(ada, "I am back", listed.answer))


@pytest.mark.parametrize("direct", [False, True])
async def test_who_is_covered_and_was_not_away_reads_how_to_take_the_seat_back(desk: Desk, direct: bool) -> None:
    ada, _ = await covered(desk)
    home = f"<#{desk.playground.world.channel('games').id}>"

    told = said(await ada.slash(ada.open_dm() if direct else "lounge", "away back"))

    assert "You were not away" in told
    assert f"Others play your seat: **Gem Drop** in {home}. `/seat back` in that channel" in told


async def test_in_another_channel_seat_back_says_where_somebody_plays_for_the_member(desk: Desk) -> None:
    ada, bela = await covered(desk)
    home = f"<#{desk.playground.world.channel('games').id}>"

    told = await desk.slash(ada, "seat back", "lounge")

    assert f"Others play your seat elsewhere: **Gem Drop** in {home}. **I am back** in `/turns` gives it back" in told
    assert "No match with others is open in this channel" in await desk.slash(bela, "seat back", "lounge")


async def test_a_seat_that_a_member_plays_is_taken_back_in_turns_too(desk: Desk) -> None:
    ada, bela = await playing(desk)
    chen = desk.actor("Chen")
    await desk.slash(ada, "seat offer")
    await desk.slash(chen, "seat take")

    listed = await ada.slash("lounge", "turns")

    assert "Chen plays for you" in said(listed)
    assert listed.answer is not None
    assert "Welcome back" in said(await desk.press(ada, "I am back", listed.answer))
    assert players(await desk.match(bela)) == {"Ada", "Bela"} == {ada.user.name, bela.user.name}


async def test_the_notice_of_a_stand_in_loses_its_button_when_the_member_is_back(desk: Desk) -> None:
    ada, bela = await covered(desk)
    told = await notice(ada, "🤖 Opal \\(normal\\) plays until")
    assert list(buttons(told)) == [mine(ada)]
    assert styles(told.components, mine(ada)) == [GREY]

    await desk.press(bela, "1")
    await rested(desk, ada)
    await desk.press(ada, "I am back", await desk.more(ada))

    without = await ada.wait_for(lambda message: message.id == told.id and not buttons(message), channel="games")
    assert f"🤖 Opal \\(normal\\) stood in for {ada.user.name}." in without.texts[0]


async def test_after_a_restart_a_press_on_an_old_notice_says_that_the_member_is_back(desk: Desk) -> None:
    ada, _ = await covered(desk)
    told = await notice(ada, "🤖 Opal \\(normal\\) plays until")
    await desk.restart()
    await desk.press(ada, "I am back", await desk.more(ada))

    assert "You are already back" in said(await desk.press(ada, mine(ada), told))
    await ada.wait_for(lambda message: message.id == told.id and not buttons(message), channel="games")


async def test_a_member_who_types_a_move_has_their_seat_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bela = await covered(desk)
    assert "not your turn yet" in await desk.slash(ada, "gemdrop play", move="2")
    monkeypatch.setattr(desk.sessions.computers, "_plan", never)
    await desk.press(bela, "1")

    await desk.slash(ada, "gemdrop play", move="2")

    match = await desk.match(ada)
    assert (players(match), match.entry.user) == ({"Ada", "Bela"}, ada.id)
    assert MENTION_OF_COMPUTER not in everything(desk, ada)


async def never(_: object) -> None:
    await asyncio.Event().wait()


async def test_the_others_vote_for_a_computer_player(desk: Desk) -> None:
    ada, bela = await late(desk)

    asked = await notice(ada, "Decide what happens")
    assert list(buttons(asked)) == ["Wait", "Skip this turn"]
    await choose(desk, bela, asked, "computer")
    await notice(ada, f"🤖 Opal \\(normal\\) plays until {ada.user.name} is back")


async def test_where_no_computer_player_may_play_nobody_votes_for_one(desk: Desk) -> None:
    await desk.slash(desk.actor("Ada"), "settings", computers=False)
    ada, _ = await late(desk)

    asked = await notice(ada, "Decide what happens")
    assert list(buttons(asked)) == ["Wait", "Skip this turn", "Give the seat away"]


async def test_a_member_calls_a_computer_player_for_one_who_is_away(desk: Desk) -> None:
    ada, bela = await playing(desk)
    await desk.slash(ada, "away until", date="3 days")
    offer = await notice(ada, "The points still count")
    assert list(buttons(offer)) == ["Take the seat", "Let a computer play"]

    assert "until its member is back" in said(await desk.press(bela, "Let a computer play", offer))
    await notice(ada, f"🤖 Opal \\(normal\\) plays until {ada.user.name} is back")
    await rested(desk, ada)
    assert "Welcome back" in await desk.slash(ada, "away back")
    assert players(await desk.match(ada)) == {"Ada", "Bela"}


async def test_who_leaves_a_match_with_a_stand_in_is_not_told_that_only_computer_players_are_left(desk: Desk) -> None:
    """The seat still belongs to a member, who may come back."""
    ada, bela = await covered(desk)
    assert "It ends for everybody." in await desk.slash(bela, "gemdrop resign")

    for _ in range(8):  # the table has agreed on the computer player, but not for longer than the server's patience
        desk.clock.turn(24 * 60)
        await rested(desk, ada)
    assert "no loss for you" in await desk.slash(bela, "gemdrop resign")


async def test_who_leaves_a_table_of_three_with_a_stand_in_reads_that_the_others_play_on(desk: Desk) -> None:
    members = await started(desk, "gembatan new", "Ada", "Bela", "Chen", time=MINUTES, late="stay")
    (late_seat,) = (await desk.match(members[0])).to_move
    desk.clock.turn(MINUTES)
    await notice(members[0], "🤖 Opal \\(normal\\) plays until")
    match = await rested(desk, members[0])
    here = next(one for one in members[:2] if one is not members[late_seat])

    assert match.terms.stand_in_of(late_seat) is not None
    assert "the others play on" in await desk.slash(here, "gembatan resign")


async def test_a_member_who_stands_in_gives_the_seat_back_instead_of_resigning(desk: Desk) -> None:
    ada, bela = await playing(desk)
    chen = desk.actor("Chen")  # Chen reads German.
    await desk.slash(ada, "seat offer", member="Chen")
    await desk.press(chen, "Take the seat", await notice(ada, "asks you to play their seat"))

    assert f"Du spielst Gem Drop für {ada.user.name}." in await desk.slash(chen, "gemdrop resign")
    assert "It ends for everybody" in await desk.slash(bela, "gemdrop resign")


async def test_undo_takes_a_stand_ins_turn_back_with_the_turn_before(desk: Desk) -> None:
    ada, bela = await covered(desk)
    before = await desk.match(ada)

    await desk.press(bela, "1")
    after = await rested(desk, ada)
    assert after.version == before.version + 2
    await desk.press(bela, "Undo")
    back = await desk.match(ada)
    assert (back.state, players(back), back.to_move) == (before.state, players(before), before.to_move)


async def test_a_manager_sets_how_well_stand_ins_play(desk: Desk) -> None:
    answer = await desk.slash(desk.actor("Ada"), "settings", level="hard")
    assert "Computer players that stand in: hard" in answer
    ada, _ = await late(desk, late="turn")
    await notice(ada, "🤖 Opal \\(hard\\) plays this turn")


async def test_the_pace_says_that_a_computer_player_stands_in(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gemdrop new", time=MINUTES, late="stay", **SMALL)
    assert "1 hour a turn, then a computer player plays until the member is back" in desk.board(ada).texts[0]
