"""Tests of whole matches of Gembatan in the channel, and of the messages that show their states."""

import asyncio

import pytest

from bot.playground import Actor, Interaction
from bot.sessions.model import Match
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.gembatan_table import TWO, asks, first_choices, position, seated, seated_ada_first, state_of


async def test_after_a_pause_the_board_is_posted_again_without_a_second_mention(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk, TWO)
    first = desk.board(ada)
    desk.clock.turn(minutes=11)

    await desk.slash(ada, "gembatan fill", socket="BH60-BI60")

    second = desk.board(ada)
    assert second.id != first.id
    # The first board is deleted. No line of text replaces it.
    assert first.id not in [message.id for message in ada.messages("games")]
    await desk.slash(ada, "gembatan play", tile="GP--", cell="BI59")
    assert desk.board(ada).id == second.id
    assert desk.pings == [(ada.id,)]


async def test_leaving_in_another_members_turn_repeats_no_mention(desk: Desk) -> None:
    desk.lay_out(TWO.replace(" hands=", " turn=1 hands=") + ";R-B-,R-G-:RP,RY")
    ada, bela, chen = await seated(desk, "Ada", "Bela", "Chen")
    await desk.slash(ada, "gembatan fill", socket="BH60-BI60")

    await give_up(desk, chen)

    assert (await desk.match(ada)).to_move == (0,)
    # The turn keeps its steps when another member leaves.
    assert list(buttons(desk.board(ada))) == ["Play", "End turn", "Restart turn", "Undo", "More"]
    await desk.press(ada, "End turn")
    assert desk.pings == [(ada.id,), (bela.id,)]


async def test_leaving_in_a_members_turn_takes_its_steps_back(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk, TWO)
    await desk.slash(ada, "gembatan fill", socket="BH60-BI60")

    await give_up(desk, ada)

    match = await desk.match(bela)
    assert match.over
    assert state_of(match).filled == ()
    board = desk.board(bela)
    assert "Ada leaves. Only one player is left." in "\n".join(board.texts)
    assert str(board.attachments[0].description).startswith("Nobody wins: Ada resigned before all had a turn.")
    assert list(buttons(board)) == ["Play again", "Replay", "More"]  # nothing decided it


@pytest.mark.slow
async def test_a_restart_in_the_middle_of_a_turn_keeps_its_steps_and_its_panel(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk, TWO)
    panel = (await first_choices(desk, ada, (await desk.press(ada, "Play")).answer)).answer
    drafted = (await desk.match(ada)).state
    board = desk.board(ada)

    await desk.restart()

    assert (await desk.match(ada)).state == drafted
    assert desk.board(ada).id == board.id
    again = await first_choices(desk, ada, panel)
    assert "So far" in said(again)
    await desk.press(ada, "Restart turn", again.answer)
    assert state_of(await desk.match(ada)).filled == ()
    await desk.slash(ada, "gembatan fill", socket="BH60-BI60", end=True)
    assert desk.pings == [(ada.id,), (bela.id,)]


@pytest.mark.parametrize("leaver", [0, 1, 2])
async def test_leaving_after_a_restart_mentions_only_a_member_whose_turn_begins(desk: Desk, leaver: int) -> None:
    """If the member to move leaves, the next turn begins. If another member leaves, the draft goes on without a
    mention.
    """
    desk.lay_out(position(3, 6))
    members = await seated(desk, "Ada", "Bela", "Chen")
    first = (await desk.match(members[0])).to_move[0]
    mover, after = members[first], members[(first + 1) % 3]
    await first_choices(desk, mover, (await desk.press(mover, "Play")).answer)
    drafted = state_of(await desk.match(mover))

    await desk.restart()
    await give_up(desk, members[(first + leaver) % 3])
    await desk.restart()
    await desk.drawn()

    assert desk.pings == ([(mover.id,)] if leaver else [(mover.id,), (after.id,)])
    state = state_of(await desk.match(after))
    assert (state.draft == drafted.draft) is bool(leaver)


@pytest.mark.painted
@pytest.mark.slow
async def test_three_members_play_a_whole_match_with_buttons_and_menus(desk: Desk) -> None:
    desk.lay_out(position(3, 6))
    members = await seated(desk, "Ada", "Bela", "Chen")
    ada = members[0]
    turns = 0
    while (match := await desk.match(ada)).to_move:
        mover = members[match.to_move[0]]
        assert desk.pings[-1] == (mover.id,)
        early = next(each for each in members if match.seat_of(each.id) not in (None, *match.to_move))
        assert mover.user.name in said(await desk.press(early, "Play"))
        before = len(desk.pings)
        await play_turn(desk, mover, match, trade=turns == 0, restart=turns == 1)
        turns += 1
        assert len(desk.pings) - before == ((await desk.match(ada)).to_move != ())
        if turns == 4:
            await give_up(desk, members[(match.to_move[0] + 1) % 3])

    match = await desk.match(ada)
    assert match.outcome is not None
    assert match.outcome.reason in ("gems", "blocked")
    last = "\n".join(desk.board(ada).texts)
    for one in match.outcome.standings:
        line = next(line for line in last.splitlines() if f"**{match.name_of(one.seat)}** · {one.score} point" in line)
        assert line.startswith(rf"{one.place}\. ")
        account, present = state_of(match).accounts[one.seat], state_of(match).present[one.seat]
        assert line.endswith("has left") == (not present)
        told = f": {account.placed} for gems, {account.chains} in chains, {account.gembatans} for all four"
        assert (told in (desk.board(ada).attachments[0].description or "")) == present
    assert not any(each in last for each in ("for gems", "in chains", "Drawn"))
    assert list(buttons(desk.board(ada))) == ["Play again", "What decided it", "More"]
    assert len([message for message in desk.boards(ada) if buttons(message)]) == 1
    top = await desk.slash(ada, "leaderboard", game="gembatan", board="standard:wins", text=True)
    winner = match.name_of(match.outcome.standings[0].seat)
    assert f"**{winner}**" in top
    assert "· 1 · of 1 match" in top


async def play_turn(desk: Desk, mover: Actor, match: Match, *, trade: bool, restart: bool) -> None:
    """Play a turn with buttons and menus, or a trade.

    Choose the first option of each menu, take a step back and repeat it, and press End turn twice.
    """
    labels = list(buttons(desk.board(mover)))
    if trade and "Trade" in labels:
        panel = (await desk.press(mover, "Trade")).answer
        assert panel is not None
        staying = [label for label in buttons(panel) if label.endswith("·")]
        chosen = (await desk.press(mover, staying[-1], panel)).answer
        assert chosen is not None
        await desk.press(mover, next(label for label in buttons(chosen) if label.startswith(("Trade 1", "1 "))), chosen)
        return
    if "Play" not in labels:
        await desk.press(mover, labels[0] if labels[0] == "Pass" else "Trade")
        return
    panel = (await first_choices(desk, mover, (await desk.press(mover, "Play")).answer)).answer
    if restart:
        await desk.restart()
    await desk.press(mover, "Undo")
    panel = (await desk.press(mover, "Play")).answer
    while asks(panel):
        panel = (await first_choices(desk, mover, panel)).answer
    board = desk.board(mover)
    await asyncio.gather(*(mover.click(board, "End turn") for _ in range(2)))
    await desk.drawn()


def option_of(form: Interaction, place: int) -> str:
    """Return the value of option number `place` in the form's last field."""
    assert form.modal is not None
    value: str = form.modal.components[-1]["component"]["options"][place]["value"]
    return value


async def give_up(desk: Desk, who: Actor) -> None:
    asked = await who.slash("games", "gembatan leave")
    assert asked.answer is not None
    await desk.press(who, list(buttons(asked.answer))[-1], asked.answer)
