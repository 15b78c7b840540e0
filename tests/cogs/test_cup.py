"""Tests of `/cup`: a manager opens a cup by a form, members join by a button, and its bracket is edited."""

import pytest

from bot.playground import Message
from bot.sessions.leagues import seasons
from bot.sessions.leagues.model import League, Phase
from bot.sessions.model import Match
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.test_league import NAMES, alt, let_first_begin, private, public, resign, until

pytestmark = pytest.mark.slow

FORM = {"start": ["short"], "kind": ["01"], "turn": ["2"], "pause": ["1"], "place": ["threads"]}


async def opened(desk: Desk, game: str = "Gembatan", **form: str) -> Message:
    """Let Ada open a cup. Return the message by which members join. form: what she chooses otherwise."""
    desk.playground.world.gather(len(NAMES))
    ada = desk.actor("Ada")
    await desk.slash(ada, "cup")
    asked = await desk.press(ada, game, private(ada))
    assert "The cup is open" in said(await ada.submit(asked, FORM | {name: [one] for name, one in form.items()}))
    await until(desk, lambda: bool(public(ada, "Join")))
    return public(ada, "Join")[-1]


async def begun(desk: Desk, *names: str, game: str = "Gembatan", **form: str) -> Message:
    """Let members play in a cup. Return the message with the bracket."""
    joining = await opened(desk, game, **form)
    for name in names:
        await desk.press(desk.actor(name), "Join", joining)
    ada = desk.actor("Ada")
    await desk.slash(ada, "cup", game=game)
    before = len(public(ada, "As text"))
    await desk.press(ada, "Begin now", private(ada))
    await desk.press(ada, "Yes, begin", private(ada))
    await until(desk, lambda: len(public(ada, "As text")) > before)
    return public(ada, "As text")[-1]


async def cup_of(desk: Desk) -> League:
    [cup] = await desk.sessions.leagues.of(desk.playground.world.guild.id, cups=True)
    return cup


async def in_play(desk: Desk) -> list[Match]:
    cup = await cup_of(desk)
    return [await desk.sessions.matches.match(one.match_id or "") for one in seasons.in_play(cup.rows)]


def texts(desk: Desk) -> list[str]:
    return ["\n".join(m.texts) for m in desk.actor("Ada").messages("games") if m.only_for is None]


async def test_a_manager_opens_a_cup_by_a_form_and_members_join_by_a_button(desk: Desk) -> None:
    joining = await opened(desk, kind="13")
    text = "\n".join(joining.texts)
    assert "Whoever loses two series is out" in text
    assert "If a series is level, up to two more matches follow" in text
    assert list(buttons(joining)) == ["Join", "Rules of the cup", "Cup"]
    bela = desk.actor("Bela")

    rules = said(await desk.press(bela, "Rules of the cup", joining))
    assert "A series is the best of 3 matches" in rules
    assert "A series lasts 2 weeks at most" in rules
    assert "You have joined." in said(await desk.press(bela, "Join", joining))
    await until(desk, lambda: "In it: Bela" in "\n".join(public(bela, "Join")[-1].texts))
    assert "You have left the cup" in said(await desk.press(bela, "Leave", private(bela)))
    cup = await cup_of(desk)
    assert (cup.rows.members, cup.rules.double, cup.rules.best_of) == ((), True, 3)


async def test_a_later_series_calls_once_who_is_not_to_move(desk: Desk) -> None:
    let_first_begin(desk)
    await begun(desk, "Ada", "Bela", "Dora", "Emil")
    assert not any("**Final**" in text for text in texts(desk))
    for match in await in_play(desk):
        await desk.sessions.seats.resign(desk.request(desk.actor(match.seats[1].name)), match.id)
    await until(desk, lambda: any("**Final**" in text for text in texts(desk)))
    await desk.drawn()
    [match] = await in_play(desk)
    [first, second] = [one.user for one in match.seats]
    [told] = [text for text in texts(desk) if "**Final**" in text]
    assert f"**Final** · <#{match.place.channel}>\n<@{second}>: your match is open, and your opponent begins." in told
    assert f"<@{first}>" not in told
    assert sorted(desk.pings[-2:]) == sorted([(first,), (second,)])


async def test_only_managers_open_close_and_move_a_cup(desk: Desk) -> None:
    await opened(desk)
    ada, fay = desk.actor("Ada"), desk.actor("Fay")
    await desk.slash(fay, "cup")
    assert not {"Begin now", "Close the cup", "Bring it to this channel"} & {*buttons(private(fay))}
    await desk.slash(ada, "cup", game="Gembatan")
    await desk.press(ada, "Close the cup", private(ada))
    assert "The cup is closed" in said(await desk.press(ada, "Close it for good", private(ada)))
    await until(desk, lambda: not public(ada, "Join"))


async def test_a_cup_is_played_and_its_bracket_is_edited(desk: Desk) -> None:
    bracket = await begun(desk, "Ada", "Bela", "Dora")
    ada = desk.actor("Ada")
    assert "The cup has begun" in "\n".join(bracket.texts)
    [match] = await in_play(desk)
    thread = desk.playground.world.channel(match.place.channel)
    board = [m for m in ada.messages(thread) if "More" in buttons(m)][-1]
    assert "Cup · Semi-final" in "\n".join(board.texts)
    assert "· cup" in await desk.slash(desk.actor(match.seats[0].name), "turns")
    await desk.slash(ada, "cup", game="Gembatan")
    waiting = next(name for name in ("Ada", "Bela", "Dora") if name not in {seat.name for seat in match.seats})
    await desk.slash(desk.actor(waiting), "cup", game="Gembatan")
    assert "Final: you meet the winner of" in "\n".join(private(desk.actor(waiting)).texts)
    playing = desk.actor(match.seats[0].name)
    await desk.slash(playing, "cup", game="Gembatan")
    assert f"Semi-final: you play **{match.seats[1].name}** in" in "\n".join(private(playing).texts)

    await resign(desk, match)
    await until(desk, lambda: "1 of 2 series are decided" in alt(public(ada, "As text")[-1]))
    assert [m.id for m in public(ada, "As text")] == [bracket.id]
    told = said(await desk.press(ada, "As text", public(ada, "As text")[-1]))
    assert f"**{match.seats[0].name}** beats {match.seats[1].name}, 1–0" in told
    await desk.slash(desk.actor(match.seats[1].name), "cup", game="Gembatan")
    assert "Your final place: **3 of 3**." in "\n".join(private(desk.actor(match.seats[1].name)).texts)

    [final] = await in_play(desk)
    cup = await cup_of(desk)
    await resign(desk, final)
    winner, second = final.seats[0], final.seats[1]
    ended = f"<@{winner.user}> has won the cup of Gembatan. <@{second.user}> lost the final."
    await until(desk, lambda: any(ended in text for text in texts(desk)))
    assert {winner.user, second.user} in [set(ping) for ping in desk.pings]
    assert (await desk.sessions.leagues.league(cup.id)).phase is Phase.CLOSED
    await until(desk, lambda: any(f"**{winner.name}** has won this cup." in text for text in texts(desk)))
    told = said(await desk.press(desk.actor(winner.name), "As text", public(ada, "As text")[-1]))
    assert f"1. {winner.name}" in told.replace("\\", "")
    assert "You have won the cup" in said(await desk.press(desk.actor(winner.name), "Cup", public(ada, "As text")[-1]))
    await desk.slash(ada, "cup")
    assert "has no cup at present" in "\n".join(private(ada).texts)
    assert "has won this cup" in said(await desk.press(ada, "The last cup", private(ada)))


async def test_who_watches_reads_why_nobody_says_who_wins(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Dora")
    [match] = await in_play(desk)
    playing = {one.user for one in match.seats}
    for name in ("Ada", "Bela", "Dora"):
        who = desk.actor(name)
        board = next(one for one in who.messages(match.place.channel) if one.id == match.board.message)
        more = "\n".join((await desk.more(who, board)).texts)
        why = "Nobody can say who wins this match, as it belongs to a league or a cup."
        assert (why in more) is (who.id not in playing)


async def test_in_double_elimination_the_bracket_has_two_parts(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Dora", "Emil", kind="11")
    ada = desk.actor("Ada")
    for match in await in_play(desk):
        await resign(desk, match)
    await until(desk, lambda: "Lower bracket, round 1" in alt(public(ada, "As text")[-1]))
    told = said(await desk.press(ada, "As text", public(ada, "As text")[-1]))
    assert "Upper bracket, round 2" in told


async def test_who_leaves_is_asked_first(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Dora")
    [match] = await in_play(desk)
    gone = desk.actor(match.seats[0].name)
    await desk.slash(gone, "cup", game="Gembatan")
    assert "You lose your series" in said(await desk.press(gone, "Leave", private(gone)))
    assert "You have left the cup" in said(await desk.press(gone, "Leave now", private(gone)))
    thread = desk.playground.world.channel(match.place.channel)
    ada = desk.actor("Ada")
    await until(desk, lambda: any("wins" in "\n".join(m.texts) for m in ada.messages(thread)))
    await until(desk, lambda: "1 of 2 series are decided" in alt(public(ada, "As text")[-1]))


@pytest.mark.painted
async def test_the_bracket_is_a_picture_with_a_text(desk: Desk) -> None:
    bracket = await begun(desk, "Ada", "Bela", "Dora")
    assert desk.picture(bracket).startswith(b"\x89PNG")
    assert "Gembatan · Bracket" in alt(bracket)
    ada = desk.actor("Ada")
    await desk.slash(ada, "cup", game="Gembatan")
    await desk.press(ada, "Bracket", private(ada))
    assert "As text" in buttons(private(ada))


async def test_a_cup_goes_on_after_a_restart(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Dora")
    await desk.restart()
    [match] = await in_play(desk)
    await resign(desk, match)
    ada = desk.actor("Ada")
    await until(desk, lambda: "1 of 2 series are decided" in alt(public(ada, "As text")[-1]))


async def test_a_match_of_the_next_cup_has_a_thread_of_its_own(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Dora")
    [first] = await in_play(desk)
    await desk.sessions.leagues.close((await cup_of(desk)).id)
    await resign(desk, first)
    desk.clock.turn(3 * 60)
    await begun(desk, "Ada", "Bela", "Dora")
    [second] = await in_play(desk)

    world = desk.playground.world
    assert first.place.channel != second.place.channel
    assert world.channel(first.place.channel).name == world.channel(second.place.channel).name


async def test_the_alt_text_begins_with_what_is_not_decided(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Dora", "Emil", "Fay")
    first = (await in_play(desk))[0]
    await resign(desk, first)
    ada = desk.actor("Ada")
    await until(desk, lambda: "1 of 4 series are decided" in alt(public(ada, "As text")[-1]))
    lines = alt(public(ada, "As text")[-1]).splitlines()
    decided = [f"beats {first.seats[1].name}" in line or "without a match" in line for line in lines]
    assert decided == sorted(decided)
    assert f"{first.seats[0].name} beats {first.seats[1].name}, 1–0" in lines[-1]


async def test_in_a_cup_that_was_closed_nothing_is_played_now(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Dora")
    cup, ada = await cup_of(desk), desk.actor("Ada")
    assert "· now" in alt(public(ada, "As text")[-1])
    await desk.sessions.leagues.close(cup.id)
    await until(desk, lambda: "· now" not in alt(public(ada, "As text")[-1]))
    told = said(await desk.press(ada, "As text", public(ada, "As text")[-1]))
    assert "0–0" not in told
    assert "goes on without a match" in told


async def test_a_cup_that_was_closed_gets_no_winner_when_somebody_deletes_their_data(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Dora")
    [match] = await in_play(desk)
    cup, ada = await cup_of(desk), desk.actor("Ada")
    waiting = next(seat for seat in cup.rows.seats if seat.user_id not in {one.user for one in match.seats})
    await resign(desk, match)
    await until(desk, lambda: "1 of 2 series are decided" in alt(public(ada, "As text")[-1]))
    await desk.sessions.leagues.close(cup.id)
    await until(desk, lambda: any("This cup is closed" in text for text in texts(desk)))
    await desk.sessions.privacy.forget(waiting.user_id)
    await until(desk, lambda: waiting.name not in alt(public(ada, "As text")[-1]))
    assert not any("has won" in text for text in texts(desk))


async def test_who_goes_on_because_the_other_has_left_beats_nobody(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Dora", kind="03")
    [match] = await in_play(desk)
    cup, ada = await cup_of(desk), desk.actor("Ada")
    waiting = next(seat for seat in cup.rows.seats if seat.user_id not in {one.user for one in match.seats})
    await desk.sessions.leagues.leave(desk.request(desk.actor(waiting.name)), cup.id, now=True)
    await desk.sessions.leagues.leave(desk.request(desk.actor(match.seats[1].name)), cup.id, now=True)
    winner, [bracket] = match.seats[0].name, public(ada, "As text")
    await until(desk, lambda: any(f"**{winner}** has won this cup" in text for text in texts(desk)))
    told = said(await desk.press(ada, "As text", bracket))
    assert f"**{winner}** goes on against {waiting.name}, 0–0" in told
    assert f"**{winner}** goes on against {match.seats[1].name}, 1–0" in told
    assert "beats" not in told


async def test_winners_are_called_once_though_their_message_is_deleted(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Dora")
    [match] = await in_play(desk)
    ada = desk.actor("Ada")
    await resign(desk, match)
    await until(desk, lambda: "1 of 2 series are decided" in alt(public(ada, "As text")[-1]))
    [final] = await in_play(desk)
    await resign(desk, final)
    await until(desk, lambda: any("has won the cup of" in text for text in texts(desk)))
    ada.delete(next(m for m in ada.messages("games") if "has won the cup of" in "\n".join(m.texts)))
    pings = len(desk.pings)
    out, second, first = match.seats[1], final.seats[1], final.seats[0]
    await desk.sessions.privacy.forget(out.user)
    await until(desk, lambda: out.name not in alt(public(ada, "As text")[0]))
    await desk.sessions.privacy.forget(second.user)
    await until(desk, lambda: second.name not in alt(public(ada, "As text")[0]))
    await desk.sessions.privacy.forget(first.user)  # its look begins after the others have shown all messages
    await until(desk, lambda: first.name not in alt(public(ada, "As text")[0]))
    assert not any("has won the cup of" in text for text in texts(desk))
    assert desk.pings[pings:] == []


async def test_a_cup_that_is_brought_to_another_channel_calls_nobody_again(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Dora")
    cup, ada = await cup_of(desk), desk.actor("Ada")
    pings = len(desk.pings)
    await desk.sessions.leagues.move(cup.id, desk.playground.world.channel("lounge").id)
    await until(desk, lambda: bool(public(ada, "As text", "lounge")))
    assert "The cup has begun" in "\n".join(public(ada, "As text", "lounge")[-1].texts)
    assert desk.pings[pings:] == []


async def test_the_panel_tells_whose_turn_it_is_and_the_time_as_the_board_does(desk: Desk) -> None:
    desk.playground.world.gather(len(NAMES))
    await desk.slash(desk.actor("Ada"), "cup", game="gembatan", turn="8h", bank=4320, off="weekends")
    await until(desk, lambda: bool(public(desk.actor("Ada"), "Join")))
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    for one in (ada, bela, desk.actor("Dora")):
        await desk.press(one, "Join", public(ada, "Join")[-1])
    await desk.press(ada, "Begin now", private(ada))
    await desk.press(ada, "Yes, begin", private(ada))
    await until(desk, lambda: bool(public(ada, "As text")))
    await desk.drawn()
    [match] = await in_play(desk)
    mover, other = (desk.actor(match.seats[seat].name) for seat in (match.to_move[0], 1 - match.to_move[0]))
    [clock] = match.clocks
    until_when = f"time: until <t:{(clock.due or 0) // 1000}:f>"
    board = "\n".join(ada.message(match.board.channel, match.board.message or 0).texts)
    [bank] = [line for line in board.splitlines() if "The time bank of" in line]

    for one, whose in ((mover, "It is **your turn**"), (other, f"It is the turn of {mover.user.name}")):
        told = await desk.slash(one, "cup", game="Gembatan")
        assert f"{whose} · {until_when}" in told
        assert bank in told
    [third] = [one for one in ("Ada", "Bela", "Dora") if one not in (mover.user.name, other.user.name)]
    assert "turn" not in await desk.slash(desk.actor(third), "cup", game="Gembatan")
