"""Which match a command means, and answers whose words fit the situation in which they are given."""

from bot.playground import Actor
from tests.cogs.desk import Desk, buttons, relay, said


async def resign(desk: Desk, who: Actor) -> str:
    asked = await who.slash("games", "gems resign")
    assert asked.answer is not None
    return said(await desk.press(who, "Yes, resign", asked.answer))


async def test_a_moderator_who_names_nobody_ends_the_table_and_not_their_own_match(desk: Desk) -> None:
    await relay(desk)
    bela = desk.actor("Bela")  # a moderator
    desk.clock.turn(1)
    await desk.slash(bela, "gems new")

    asked = await bela.slash("games", "gems end")
    assert "Ada, Bela" in said(asked)
    assert asked.answer is not None
    assert "counts for nothing" in said(await desk.press(bela, "Yes, end it", asked.answer))

    assert "No match" not in await desk.slash(bela, "gems undo")  # Bela's solo match is not ended
    assert "plays no solo match" in await desk.slash(bela, "gems end", member=desk.actor("Ada").id)


async def test_a_move_by_command_names_the_match_where_two_could_be_meant(desk: Desk) -> None:
    ada, _bela = await relay(desk)
    start, goal = (await desk.legal(ada))[0].split("-")
    desk.clock.turn(1)
    await desk.slash(ada, "gems new")

    solo = (await desk.legal(ada))[0].split("-")
    answer = await desk.slash(ada, "gems move", from_=solo[0], to=solo[1])
    assert answer.startswith("**Gems 3D** · Solo")

    await resign(desk, ada)
    assert (await desk.slash(ada, "gems move", from_=start, to=goal)).startswith("Ada: ")


async def test_at_an_open_table_who_has_no_seat_is_told_to_join(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new", mode="relay")

    for command in ("start", "leave", "resign"):
        assert "Press Join" in await desk.slash(bela, f"gems {command}")
    assert "Press Join" in said(await desk.press(bela, "Leave"))


async def test_a_late_member_is_not_told_to_resign(desk: Desk) -> None:
    await relay(desk)
    chen = desk.actor("Chen")

    answer = await desk.slash(chen, "gems join")

    assert "kein Platz mehr" in answer
    assert "gib auf" not in answer


async def test_a_solo_match_that_is_given_up_says_so_once(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")

    answer = await resign(desk, ada)

    assert answer.startswith("The match is given up")
    assert not any("leaves" in text for text in desk.board(ada).texts)


async def test_private_sentences_name_the_buttons_as_they_stand_on_the_board(desk: Desk) -> None:
    chen = desk.actor("Chen")  # reads German in an English guild

    answer = await desk.slash(chen, "gems new", mode="relay")

    assert answer.startswith("Dein Tisch steht in diesem Kanal.")
    assert "drücken dort auf **Join**" in answer
    assert "Join" in buttons(desk.board(chen))


async def test_a_move_is_written_one_way(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    move = (await desk.legal(ada))[0]
    await desk.move(ada, move)

    written = move.replace("-", " → ")
    assert written in await desk.slash(ada, "gems undo")
    assert any(f"took {written} back" in text for text in desk.board(ada).texts)


async def test_a_panel_that_was_dismissed_answers_in_a_message_of_its_own(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    menu = (await desk.press(ada, "More")).answer
    assert menu is not None
    trouble = desk.playground.faults.refuse("/callback$", status=404, code=10008, message="Unknown Message")

    shown = await desk.press(ada, "Rules", menu)

    assert trouble.spent
    assert "how to play" in said(shown)
    assert shown.answer is not None
    assert shown.answer.id != menu.id
    assert buttons(menu)
