"""Tests of Play again after a match of several members: who is asked, what the table says, and what a press does."""

from typing import Any

from bot.engine.game import Seat
from bot.playground import Actor
from bot.sessions.model import Phase
from bot.sessions.pace import HOUR, Pace
from tests.cogs.desk import Desk, buttons, learn, private, relay, said


async def ended(desk: Desk, *names: str, **options: Any) -> list[Actor]:
    """Play a relay that Bela, a moderator, ends. Return its members."""
    members = await relay(desk, *names, **options)
    asked = await desk.actor("Bela").slash("games", "gems end")
    await desk.press(desk.actor("Bela"), "Yes, end it", asked.answer)
    return members


async def test_play_again_mentions_the_others_once_and_starts_with_their_press(desk: Desk) -> None:
    ada, bela = await ended(desk, "Ada", "Bela", time=60, size=5)
    old = await desk.match(ada)

    await desk.press(ada, "Play again")

    assert desk.pings[-1] == (bela.id,)
    pinged = len(desk.pings)
    table = desk.board(ada)
    text = "\n".join(table.texts)
    assert f"Once more, <@{bela.id}>? Press **I’m in** or **Not now**." in text
    assert "The match starts when all are in." in text
    assert list(buttons(table)) == ["I’m in", "Not now", "More"]
    assert "It begins by itself once enough members have pressed **I’m in**." in await desk.slash(ada, "gems undo")

    await desk.press(bela, "I’m in")

    again = await desk.match(ada)
    assert [seat.user for seat in again.seats] == [bela.id, ada.id]
    assert (again.to_move, again.options, again.terms.pace) == ((Seat(0),), old.options, Pace(limit=HOUR))
    assert desk.pings[pinged:] == [(bela.id,)]  # it is Bela's turn


async def test_who_joins_the_table_of_a_rematch_by_a_command_reads_that_they_have_a_seat(desk: Desk) -> None:
    ada, bela, _ = await ended(desk, "Ada", "Bela", "Chen")
    await desk.press(ada, "Play again")
    joined = await desk.slash(bela, "gems join")
    assert joined.startswith("You have a seat. The table asks the others: the match starts when all have answered.")


async def test_who_has_resigned_asks_the_others_too(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")
    for member in (ada, bela):
        asked = await member.slash("games", "gems resign")
        await desk.press(member, "Yes, resign", asked.answer)

    await desk.press(ada, "Play again")

    assert desk.pings[-1] == (bela.id,)
    assert f"Once more, <@{bela.id}>?" in "\n".join(desk.board(ada).texts)


async def test_the_table_shows_who_is_asked_and_who_is_not_in(desk: Desk) -> None:
    ada, bela, chen = await ended(desk, "Ada", "Bela", "Chen")
    await desk.press(ada, "Play again")
    table, pinged = desk.board(ada), len(desk.pings)
    assert set(desk.pings[-1]) == {bela.id, chen.id}
    until = (desk.clock.now() + 10 * 60_000) // 1000

    await desk.press(chen, "Not now")

    text = "\n".join(ada.message(table.channel_id, table.id).texts)
    assert "– Chen · not now" in text
    assert "– Bela · asked" in text
    assert f"The match starts when all have answered, or <t:{until}:R> with those who are in." in text
    assert len(desk.pings) == pinged  # everybody was asked once


async def test_a_table_with_enough_members_says_that_it_starts_without_the_last_guest(desk: Desk) -> None:
    ada, _ = await ended(desk, "Ada", "Bela")
    await desk.press(ada, "Play again")
    table = desk.board(ada)
    await desk.press(desk.actor("Chen"), "I’m in")

    text = "\n".join(ada.message(table.channel_id, table.id).texts)
    assert "everybody" not in text
    assert "The match starts when all have answered, or <t:" in text

    desk.clock.turn(minutes=10)
    await ada.wait_for(lambda message: "Move" in buttons(message), after=table.id)


async def test_after_ten_minutes_the_match_starts_by_itself(desk: Desk) -> None:
    ada, bela, _ = await ended(desk, "Ada", "Bela", "Chen")
    await desk.press(ada, "Play again")
    await desk.press(bela, "I’m in")

    desk.clock.turn(minutes=10)
    await ada.wait_for(lambda message: "Move" in buttons(message), after=desk.board(ada).id)
    assert [seat.user for seat in (await desk.match(ada)).seats] == [bela.id, ada.id]


async def test_the_buttons_of_a_rematch_work_after_a_restart(desk: Desk) -> None:
    ada, bela, chen = await ended(desk, "Ada", "Bela", "Chen")
    await desk.press(ada, "Play again")
    await desk.press(bela, "Not now")
    pinged = len(desk.pings)

    await desk.restart()
    await desk.press(chen, "I’m in")

    assert (await desk.match(ada)).phase is Phase.PLAYING
    assert desk.pings[pinged:] == [((await desk.match(ada)).seats[0].user,)]


async def test_a_second_play_again_joins_the_table(desk: Desk) -> None:
    ada, bela = await ended(desk, "Ada", "Bela")
    final = desk.board(ada)
    await desk.press(ada, "Play again", final)
    await desk.press(bela, "Play again", final)
    assert [seat.user for seat in (await desk.match(ada)).seats] == [bela.id, ada.id]


async def test_a_no_leaves_an_ordinary_table(desk: Desk) -> None:
    ada, bela = await ended(desk, "Ada", "Bela")
    await desk.press(ada, "Play again")
    await desk.press(bela, "Not now")
    table = desk.board(ada)
    assert "– Bela · not now" in "\n".join(table.texts)
    assert "1 more player is needed" in "\n".join(table.texts)
    assert list(buttons(table))[:2] == ["Join", "More"]
    more = await desk.more(ada, table)
    assert list(buttons(more))[:2] == ["Leave", "Call off"]
    assert list(buttons(more))[2:-5] == learn(desk, "gems3d")


async def test_somebody_who_is_not_asked_reads_why_the_answer_does_not_count(desk: Desk) -> None:
    ada, _ = await ended(desk, "Ada", "Bela")
    await desk.press(ada, "Play again")
    assert "Diese Frage geht an die Leute aus der letzten Partie" in said(
        await desk.press(desk.actor("Chen"), "Not now")
    )
    assert "Press **More**, then **Leave**, to give it up" in said(await desk.press(ada, "Not now"))


async def test_a_table_that_has_started_takes_its_question_away(desk: Desk) -> None:
    ada, bela = await ended(desk, "Ada", "Bela")
    await desk.press(ada, "Play again")
    asked = (await desk.press(ada, "Call off", (await desk.press(ada, "More")).answer)).answer
    assert asked is not None
    await desk.press(bela, "I’m in")

    sure = "Yes, call it off"
    await desk.press(ada, sure, asked)
    [left] = await private(desk, ada)
    assert "has already begun" in "\n".join(left.texts)
    assert sure not in buttons(left)


async def test_who_has_left_the_server_is_not_called_to_a_rematch(desk: Desk) -> None:
    ada, bela, chen = await ended(desk, "Ada", "Bela", "Chen")
    desk.playground.world.leave(bela.id)

    await desk.press(ada, "Play again")

    assert desk.pings[-1] == (chen.id,)
    assert [guest.user for guest in (await desk.match(ada)).terms.guests] == [chen.id, ada.id]
    assert f"<@{bela.id}>" not in "\n".join(desk.board(ada).texts)
