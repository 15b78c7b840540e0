"""Tests of which match a command means, and of answers whose words fit the situation."""

from tests.cogs.desk import Desk, buttons, relay, resign, said
from tests.cogs.old_boards import with_old_buttons


async def test_ending_a_match_without_a_member_ends_the_relay_and_not_the_moderators_solo_match(desk: Desk) -> None:
    await relay(desk)
    bela = desk.actor("Bela")  # Bela is a moderator.
    desk.clock.turn(1)
    await desk.slash(bela, "gems new")

    asked = await bela.slash("games", "gems end")
    assert "Ada and Bela" in said(asked)
    assert asked.answer is not None
    assert "does not count" in said(await desk.press(bela, "Yes, end it", asked.answer))

    assert "No match" not in await desk.slash(bela, "gems undo")  # Bela's solo match is not ended.
    assert "plays no solo match" in await desk.slash(bela, "gems end", member=desk.actor("Ada").id)


async def test_the_answer_to_a_move_names_the_match_if_two_are_possible(desk: Desk) -> None:
    ada, _bela = await relay(desk)
    start, goal = (await desk.legal(ada))[0].split("-")
    desk.clock.turn(1)
    await desk.slash(ada, "gems new")

    solo = (await desk.legal(ada))[0].split("-")
    answer = await desk.slash(ada, "gems move", from_=solo[0], to=solo[1])
    assert answer.startswith("**Gems 3D** · Solo")

    await resign(desk, ada)
    assert (await desk.slash(ada, "gems move", from_=start, to=goal)).startswith("Ada: ")


async def test_a_member_without_a_seat_is_told_to_join_an_open_lobby(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new", mode="relay")

    for command in ("start", "leave", "resign"):
        assert "Press **Join**" in await desk.slash(bela, f"gems {command}")
    assert "Press **Join**" in said(await desk.press(bela, "Leave", with_old_buttons(desk.board(ada))))


async def test_a_late_member_is_not_told_to_resign(desk: Desk) -> None:
    await relay(desk)
    chen = desk.actor("Chen")

    answer = await desk.slash(chen, "gems join")

    assert "kannst du nicht mehr einsteigen" in answer
    assert "Gib auf" not in answer


async def test_the_end_of_a_resigned_solo_match_is_said_once(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")

    answer = await resign(desk, ada)

    assert answer.startswith("Resigned: ")
    assert not any("leaves" in text for text in desk.board(ada).texts)


async def test_private_sentences_use_the_labels_of_the_boards_buttons(desk: Desk) -> None:
    chen = desk.actor("Chen")  # Chen reads German in an English server.

    answer = await desk.slash(chen, "gems new", mode="relay")

    assert answer.startswith("Dein Tisch ist in diesem Kanal offen.")
    assert "drücken auf **Join**" in answer
    assert "Join" in buttons(desk.board(chen))


async def test_all_answers_write_a_move_in_the_same_way(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    move = (await desk.legal(ada))[0]
    await desk.move(ada, move)

    written = move.replace("-", " → ")
    assert written in await desk.slash(ada, "gems undo")
    assert any(f"took {written} back" in text for text in desk.board(ada).texts)


async def test_the_answer_for_a_dismissed_panel_is_a_new_message(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    menu = (await desk.press(ada, "More")).answer
    assert menu is not None
    trouble = desk.playground.faults.refuse("/callback$", status=404, code=10008, message="Unknown Message")

    shown = await desk.press(ada, "Rules", menu)

    assert trouble.spent
    assert "What it is about" in said(shown)
    assert shown.answer is not None
    assert shown.answer.id != menu.id
    assert buttons(menu)
