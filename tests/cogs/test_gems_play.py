"""Tests of Gems 3D by command, button, menu and form. Real discord.py talks to the local Discord, which checks
requests.

Long because all ways to play are tested here.
"""

import asyncio

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import NotationError
from bot.games.gems3d.model import State
from bot.games.gems3d.notation import cell_name
from bot.playground import Refused
from bot.sessions.model import Phase
from tests.cogs.desk import Desk, actions, buttons, relay, said, solo
from tests.cogs.old_boards import with_old_buttons

# The gem on A1 can go to B1. Gems block its way to C2.
WALLED = "R1K2/KKK2/5/5/5 types=RKDBG"


async def test_a_solo_match_starts_at_once_and_takes_moves_by_command_and_form(desk: Desk) -> None:
    ada = desk.actor("Ada")

    answer = await desk.slash(ada, "gems new")

    assert "has begun" in answer
    board = desk.board(ada)
    assert [attachment.filename for attachment in board.attachments] == ["gems3d.png"]
    assert list(buttons(board)) == ["Move", "More"]

    start, goal = (await desk.legal(ada))[0].split("-")
    answer = await desk.slash(ada, "gems move", from_=start, to=goal)

    assert answer.startswith("Ada: ")
    assert f"{start} → {goal}" in answer
    assert desk.board(ada).id == board.id  # The same board was edited.
    assert (await desk.match(ada)).board.version_shown == 2

    sent = await desk.move(ada, (await desk.legal(ada))[0].replace("-", " ").lower())

    assert said(sent).startswith("Which gem?")  # The picture shows the move.
    assert (await desk.match(ada)).board.version_shown == 3


async def test_the_board_has_an_undo_button_while_a_step_can_be_taken_back(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    before = (await desk.match(ada)).state
    await desk.move(ada, (await desk.legal(ada))[0])

    assert list(buttons(desk.board(ada))) == ["Move", "Undo", "More"]
    await desk.press(ada, "Undo")

    assert list(buttons(desk.board(ada))) == ["Move", "More"]
    assert (await desk.match(ada)).state == before
    assert "There is nothing to take back" in await desk.slash(ada, "gems undo")


@pytest.mark.slow
async def test_a_whole_solo_match_ends_with_its_result_and_can_be_played_again(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", size=5, drop=7, types=12)

    for _ in range(40):
        if (await desk.match(ada)).over:
            break
        await desk.move(ada, (await desk.legal(ada))[0])
    match = await desk.match(ada)

    assert match.outcome is not None
    assert match.outcome.reason == "full"
    board = desk.board(ada)
    assert list(buttons(board)) == ["Play again", "What decided it", "More"]
    assert any("The board is full" in text for text in board.texts)
    assert len(board.attachments) == 1


async def test_resigning_asks_first_and_play_again_keeps_the_settings_for_the_member_who_presses(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new", size=6, hard=True)

    asked = await ada.slash("games", "gems resign")
    assert asked.answer is not None
    await desk.press(ada, "No, play on", asked.answer)
    assert not (await desk.match(ada)).over

    asked = await ada.slash("games", "gems resign")
    assert asked.answer is not None
    gone = await desk.press(ada, "Yes, resign", asked.answer)

    assert "Resigned: 0 points in 0 turns." in said(gone)
    assert buttons(gone.answer or asked.answer) == {}
    assert (await desk.match(ada)).over
    assert list(buttons(desk.board(ada))) == ["Play again", "What decided it", "More"]

    await desk.press(bela, "Play again")

    match = await desk.match(bela)
    assert match.options.size == 6
    assert match.options.hard
    assert [seat.user for seat in match.seats] == [bela.id]


async def test_a_relay_of_three_passes_the_turn_with_one_mention_each(desk: Desk) -> None:
    members = await relay(desk, "Ada", "Bela", "Chen")
    ada = members[0]

    for turn in range(4):
        board = desk.board(ada)
        assert board.mentions == [members[turn % 3].id]
        assert not board.mention_everyone
        await desk.move(members[turn % 3], (await desk.legal(ada))[0])
        old = ada.message(board.channel_id, board.id)
        assert (buttons(old), old.attachments) == ({}, [])  # Only a line of text is left of the old board.
        assert members[turn % 3].user.name in old.texts[0]

    assert desk.pings == [(members[turn % 3].id,) for turn in range(5)]


@pytest.mark.painted
@pytest.mark.slow
async def test_a_whole_relay_with_a_restart_ends_with_the_points_of_all(desk: Desk) -> None:
    ada, bela, chen = members = [desk.actor(name) for name in ("Ada", "Bela", "Chen")]
    await desk.slash(ada, "gems new", mode="relay", size=6, drop=6, types=4, line=3)
    for other in (bela, chen):
        await desk.press(other, "Join")
    await desk.press(ada, "Start")
    turns = 0
    while (match := await desk.match(ada)).to_move and turns < 60:
        mover = members[match.to_move[0]]
        early = members[match.to_move[0] - 1]
        assert mover.user.name in said(await desk.press(early, "Move"))
        version, move = match.version, (await desk.legal(ada))[0]
        await asyncio.gather(*(desk.move(mover, move) for _ in range(2)), return_exceptions=True)
        assert (await desk.match(ada)).version == version + 1
        turns += 1
        if turns == 3:
            await desk.restart()

    match = await desk.match(ada)
    assert match.outcome is not None
    last = "\n".join(desk.board(ada).texts)
    for one in match.outcome.standings:
        assert f"◆ **{match.name_of(one.seat)}** · {one.score} point" in last
    assert list(buttons(desk.board(ada))) == ["Play again", "What decided it", "More"]
    assert len(desk.pings) <= turns + 1  # The restart does not ping again.


async def test_a_member_who_moves_out_of_turn_is_told_whose_turn_it_is_and_gets_no_suggestions(desk: Desk) -> None:
    ada, bela, chen = await relay(desk, "Ada", "Bela", "Chen")

    for early in (bela, chen):
        sent = await desk.press(early, "Move")
        assert sent.modal is None
        assert "Ada" in said(sent)
    assert (await desk.match(ada)).to_move == (0,)
    assert await ada.autocomplete("games", "gems move", "from_", "")
    assert await bela.autocomplete("games", "gems move", "from_", "") == []
    assert await bela.autocomplete("games", "gems reach", "cell", "")


async def test_of_twenty_simultaneous_forms_one_is_a_move_and_the_others_are_refused(desk: Desk) -> None:
    ada, bela = await relay(desk)
    version = (await desk.match(ada)).version
    move = (await desk.legal(ada))[0]
    panel = (await desk.press(ada, "Move")).answer
    opened = [await desk.press(ada, "Type it", panel) for _ in range(20)]

    sent = await asyncio.gather(*(ada.submit(each, {"move": move}) for each in opened))
    await desk.drawn()

    match = await desk.match(ada)
    assert match.version == version + 1
    assert match.to_move == (1,)
    assert desk.board(ada).mentions == [bela.id]
    # The answers to the move and its repeats tell the move. All other answers are the same refusal.
    assert len({said(each) for each in sent}) <= 2


async def test_twenty_presses_on_start_begin_the_match_once(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new", mode="relay")
    await desk.press(bela, "Join")
    lobby = desk.board(ada)

    await asyncio.gather(*(ada.click(lobby, "Start") for _ in range(20)))
    await desk.drawn()

    assert desk.pings == [(ada.id,)]
    assert len([message for message in desk.boards(ada) if buttons(message)]) == 1


async def test_an_undo_returns_the_turn_without_a_second_mention(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.move(ada, (await desk.legal(ada))[0])
    board = desk.board(ada)

    await desk.press(ada, "Undo")
    assert desk.board(ada).id == board.id
    assert "Ada to move" in desk.board(ada).texts[0]
    await desk.move(ada, (await desk.legal(ada))[1])

    assert desk.board(ada).id == board.id
    assert desk.pings == [(ada.id,), (bela.id,)]


async def test_a_lobby_shows_its_members_and_what_is_missing(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new", mode="relay")

    lobby = desk.board(ada)
    assert list(buttons(lobby))[:2] == ["Join", "More"]
    assert "Start" not in buttons(lobby)
    assert "1 more player is needed" in lobby.texts[-1]
    assert "only 1 sits here" in await desk.slash(ada, "gems start")

    await desk.press(bela, "Join")
    assert "Ada can press **Start** now" in desk.board(ada).texts[-1]
    assert list(buttons(desk.board(ada))) == ["Join", "Start", "More"]
    assert "Only the host, Ada, can start" in said(await desk.press(bela, "Start"))
    assert "already have a seat" in said(await desk.press(bela, "Join"))
    await desk.press_behind_more(ada, "Leave")  # The role of the host passes to another member.
    assert "◆ **Bela** · host" in desk.board(ada).texts[-1]
    await desk.press_behind_more(bela, "Leave")
    assert "Bela called off this table" in desk.board(ada).texts[-1]


async def test_a_table_is_called_off_only_after_a_question_and_says_who_did_it(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new", mode="relay")
    await desk.press(desk.actor("Chen"), "Join")

    asked = await desk.press_behind_more(ada, "Call off")
    assert "Call off this table of Gems 3D? Chen sits at it, too." in said(asked)
    assert said(await desk.press(ada, "No, keep it", asked.answer)).endswith("The table stays open.")
    assert (await desk.match(ada)).phase is Phase.LOBBY

    chen = desk.actor("Chen")
    assert "cancel" not in actions(await desk.more(chen))
    asked_before = with_old_buttons(desk.board(ada))
    assert "kann ihn absagen" in said(await desk.press(chen, "Call off", asked_before))
    asked = await desk.press_behind_more(bela, "Call off")  # Bela is a moderator.
    assert "Ada and Chen sit at it. You do it as a moderator." in said(asked)
    await desk.press(bela, "Yes, call it off", asked.answer)
    assert f"<@{bela.id}> called off this table of Gems 3D." in desk.board(ada).texts[-1]
    assert desk.pings == []


async def test_only_the_member_who_moved_may_undo_after_another_member_left(desk: Desk) -> None:
    ada, bela, chen = await relay(desk, "Ada", "Bela", "Chen")
    before: State | None = (await desk.match(ada)).state
    assert before is not None
    move = (await desk.legal(ada))[0]
    await desk.move(ada, move)
    asked = await bela.slash("games", "gems leave")
    assert asked.answer is not None
    await desk.press(bela, list(buttons(asked.answer))[-1], asked.answer)

    assert list(buttons(desk.board(ada))) == ["Move", "Undo", "More"]
    assert "nur Ada kann ihn" in said(await desk.press(chen, "Undo"))  # Chen reads German.
    await desk.press(ada, "Undo")

    match = await desk.match(ada)
    assert (list(match.to_move), match.state) == ([0], desk.games["gems3d"].leave(before, match.seats[1].seat).state)
    assert f"Ada took {move.replace('-', ' → ')} back" in "\n".join(desk.board(ada).texts)
    assert list(buttons(desk.board(ada))) == ["Move", "More"]


async def test_a_relay_skips_members_who_left_and_ends_when_the_last_leaves(desk: Desk) -> None:
    ada, bela, chen = await relay(desk, "Ada", "Bela", "Chen")
    meant = ("the others play on", "Bela spielt allein weiter", "End your match")
    for leaver, left, means in zip((ada, chen, bela), ([1], [1], []), meant, strict=True):
        asked = await leaver.slash("games", "gems leave")
        assert means in said(asked)
        assert asked.answer is not None
        await desk.press(leaver, list(buttons(asked.answer))[-1], asked.answer)
        assert list((await desk.match(ada)).to_move) == left
    assert any("◆ **" in text for text in desk.board(ada).texts)


async def test_the_refusal_of_a_blocked_way_says_where_the_gem_could_go(desk: Desk) -> None:
    ada = desk.actor("Ada")
    desk.lay_out(WALLED)
    await desk.slash(ada, "gems new", size=5)

    sent = await desk.move(ada, "a1 e5")

    assert "Gems block every way from A1 to E5" in said(sent)
    assert "B1" in said(sent)


NO_MOVES: list[tuple[str, str]] = [
    ("a1", "There is no gem on A1"),
    ("a2", "gem on A2 can go to"),
    ("hello", "I cannot read “hello” as a move"),
    ("z9 a1", "is not a cell"),
    ("o15 a1", "is not on this board"),
]


async def test_the_refusal_of_a_text_that_is_no_move_has_an_example(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")

    for typed, answer in NO_MOVES:
        assert answer in said(await desk.move(ada, typed))


async def test_a_gem_without_moves_is_named_when_only_its_cell_is_given(desk: Desk) -> None:
    ada = desk.actor("Ada")
    desk.lay_out("KK1R1/KK3/5/4R/5 types=RKDBG")
    await desk.slash(ada, "gems new", size=5)

    for typed, answer in (
        ("c3", "There is no gem on C3"),
        ("a1", "on A1 cannot move"),
        ("b1", "gem on B1 can go to"),
        ("f1", "is not on this board"),
    ):
        assert answer in said(await desk.move(ada, typed)), typed


async def test_the_refusal_of_a_command_for_several_members_names_the_solo_matches(desk: Desk) -> None:
    ada, bela, chen = (desk.actor(name) for name in ("Ada", "Bela", "Chen"))
    for who in (ada, bela):
        await desk.slash(who, "gems new")
    for who in (ada, chen):  # Ada also plays a match alone, Chen does not.
        language = "Solo spielen hier: Ada und Bela" if who is chen else "Playing solo here: Ada and Bela"
        for command in ("join", "start", "end"):
            assert language in await desk.slash(who, f"gems {command}")
        assert "`/gems new` " in await desk.slash(who, "gems join")
        assert ("`member`" in await desk.slash(who, "gems end")) is (who is ada)  # Ada owns the server.
    assert "No race is being played in this channel" in await desk.slash(ada, "gems own")
    await desk.slash(ada, "gems new", mode="relay")
    assert "You already sit at a table" in await desk.slash(ada, "gems new", mode="relay")
    assert "Press **Join** on it" in await desk.slash(bela, "gems new", mode="relay")


async def test_a_channel_without_a_match_says_how_to_start_one(desk: Desk) -> None:
    bela = desk.actor("Bela")

    for command in ("board", "join", "start", "undo", "leave", "resign", "end"):
        assert "`/gems new` starts one" in await desk.slash(bela, f"gems {command}")
    await desk.slash(desk.actor("Ada"), "gems new")
    assert "You have no match of Gems 3D in this channel. Playing solo here: Ada." in await desk.slash(
        bela, "gems board"
    )


async def test_a_second_match_is_refused_with_a_link_to_the_first(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new")
    board = desk.board(ada)
    link = f"https://discord.com/channels/{desk.playground.world.state.guild.id}/{board.channel_id}/{board.id}"

    assert link in await desk.slash(ada, "gems new")

    await desk.slash(ada, "gems new", mode="relay")
    assert "Press **Join** on it" in await desk.slash(bela, "gems new", mode="relay")


async def test_the_refusal_of_an_option_out_of_range_names_the_range(desk: Desk) -> None:
    ada = desk.actor("Ada")

    answer = await desk.slash(ada, "gems new", size=5, line=6)

    assert "3 to 5" in answer
    with pytest.raises(Refused):  # The client itself refuses what the command's range forbids.
        ada.slash("games", "gems new", size=16)


async def test_a_typed_move_for_an_older_board_is_not_played_and_the_panel_shows_the_newest(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    panel = (await desk.press(ada, "Move")).answer
    opened = await desk.press(ada, "Type it", panel)
    first, second, *_ = await desk.legal(ada)
    start, goal = first.split("-")
    await desk.slash(ada, "gems move", from_=start, to=goal)

    late = await ada.submit(opened, {"move": second})
    assert "That was an older board" in said(late)
    assert (await desk.match(ada)).version == 2


async def test_members_without_a_seat_may_look_but_not_play(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await relay(desk, "Ada", "Chen")

    assert "You have no seat" in said(await desk.press(bela, "Move"))
    assert "You have no seat" in await desk.slash(bela, "gems resign")
    looked = await bela.slash("games", "gems board")
    assert looked.answer is not None
    assert looked.answer.only_for == bela.id
    assert len(looked.answer.attachments) == 1
    assert ada.messages("games")[-1].only_for is None


async def test_only_moderators_end_a_match_of_others(desk: Desk) -> None:
    ada, bela, chen = desk.actor("Ada"), desk.actor("Bela"), desk.actor("Chen")
    await desk.slash(chen, "gems new")

    assert "Nur die Moderation kann diese Partie beenden" in await desk.slash(chen, "gems end", member=chen.id)
    asked = await bela.slash("games", "gems end", member=chen.id)
    assert asked.answer is not None
    assert "Chen" in said(asked)
    await desk.press(bela, "Yes, end it", asked.answer)

    assert (await desk.match(ada)).over
    assert f"<@{bela.id}> ended this match" in desk.board(ada).texts[-1]
    assert "Nobody is on this leaderboard" in await desk.slash(ada, "leaderboard", game="gems3d", text=True)


async def test_a_moderator_ends_a_match_that_cannot_be_read(desk: Desk) -> None:
    bela, chen = desk.actor("Bela"), desk.actor("Chen")
    await desk.slash(chen, "gems new")
    await desk.store.run(damaging)
    await desk.restart()

    assert "gems end" in await desk.slash(chen, "gems board")
    assert "schon eine Solopartie" in await desk.slash(chen, "gems new")
    asked = await bela.slash("games", "gems end", member=chen.id)
    assert asked.answer is not None
    assert "Chen" in said(asked)
    await desk.press(bela, "Yes, end it", asked.answer)

    await desk.slash(chen, "gems new")
    assert not (await desk.match(chen)).over


async def damaging(connection: AsyncConnection) -> None:
    await connection.execute(text("UPDATE matches SET state = x'c1'"))


async def test_suggestions_are_legal_moves_best_first(desk: Desk) -> None:
    ada = desk.actor("Ada")
    desk.lay_out("RRR3/6/6/6/K5/5R types=RKDBG line=4")
    await desk.slash(ada, "gems new", size=6)
    legal = set(await desk.legal(ada))

    starts = await ada.autocomplete("games", "gems move", "from_", "")
    assert starts[0] == {"name": "red F6 · +4", "value": "F6"}
    goals = await ada.autocomplete("games", "gems move", "to", "", from_="F6")

    assert goals[0] == {"name": "red to D1 · +4", "value": "D1"}
    assert {f"F6-{goal['value']}" for goal in goals} <= legal
    column = await ada.autocomplete("games", "gems move", "to", "e", from_="f6")
    assert {goal["value"] for goal in column} == {f"E{row}" for row in range(1, 7) if f"F6-E{row}" in legal}
    assert await ada.autocomplete("games", "gems move", "to", "", from_="nonsense") == []
    assert await desk.actor("Bela").autocomplete("games", "gems move", "from_", "") == []


async def test_the_reach_of_a_gem_is_shown_privately(desk: Desk) -> None:
    ada = desk.actor("Ada")
    desk.lay_out(WALLED)
    await desk.slash(ada, "gems new", size=5)

    shown = await ada.slash("games", "gems reach", cell="a1")

    assert shown.answer is not None
    assert shown.answer.only_for == ada.id
    assert "It can go to 1 cell: B1." in (shown.answer.attachments[0].description or "")

    menu = await desk.press(ada, "More")
    assert menu.answer is not None
    asked = await desk.press(ada, "Where can a gem go?", menu.answer)
    again = await ada.submit(asked, {"cell": "a1"})
    assert again.answer is not None
    assert again.answer.id == menu.answer.id  # The picture replaces the menu.


async def test_the_trick_button_offers_the_usable_tricks(desk: Desk) -> None:
    ada = desk.actor("Ada")
    desk.lay_out("RRKR1/5/5/5/5 types=RKDBG line=4 tricks=1")
    await desk.slash(ada, "gems new", size=5)

    assert list(buttons(desk.board(ada))) == ["Move", "Trick", "More"]
    opened = await desk.press(ada, "Trick")
    sent = await ada.submit(opened, {"trick": ["C1=R"]})
    await desk.drawn()

    assert said(sent) == ""
    match = await desk.match(ada)
    assert match.entry.notation == "C1=R"
    assert "Trick" not in buttons(desk.board(ada))


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("gems move", {"from_": "Z9", "to": "A1"}),
        ("gems move", {"from_": "A1", "to": "nowhere"}),
        ("gems trick", {"cell": "A99"}),
        ("gems reach", {"cell": "?"}),
    ],
)
async def test_a_refusal_names_the_last_cell_of_the_board_in_play(
    desk: Desk, command: str, options: dict[str, str]
) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", size=6)

    assert (await desk.slash(ada, command, **options)).endswith("from A1 to F6.")


async def test_a_typed_move_is_refused_with_cells_of_the_board_in_play(desk: Desk) -> None:
    ada = await solo(desk)
    match = await desk.match(ada)
    size = match.options.size

    with pytest.raises(NotationError) as refused:
        await desk.sessions.turns.play(desk.request(ada), match.id, "A77 B1", None)

    assert refused.value.params["last"] == cell_name(size * size - 1, size)
    assert refused.value.params["board"] == 1
