"""Tests of the lines that replace old boards, once undo takes back the moves that they tell."""

import pytest

from bot.errors import StorageError
from bot.playground import Actor
from bot.sessions.memory import replays
from bot.sessions.play.computing import ComputerPlayers
from bot.ui.words import message_link
from tests.cogs.desk import Desk, buttons, notice, relay, started
from tests.cogs.gembatan_table import TWO, first_choices, seated_ada_first
from tests.cogs.test_computers import SMALL, rested, text_of
from tests.sessions.notice_box import settle


def lines(who: Actor) -> list[str]:
    """Return the lines about turns that stand in the channel in place of old boards."""
    texts = [text_of(message) for message in who.messages("games")]
    return [text for text in texts if text.startswith("-# Ada")]


async def one_has_moved(desk: Desk) -> Actor:
    """Begin a match of two members, drop a gem into column 1, and return the member who did."""
    ada, bela = await started(desk, "gemdrop new", "Ada", "Bela", **SMALL)
    mover = ada if (await desk.match(ada)).to_move == (0,) else bela
    await desk.press(mover, "1")
    return mover


def tells_the_move(who: Actor) -> bool:
    """Return whether a line in place of an old board tells the move of `one_has_moved`."""
    said = (text_of(message) for message in who.messages("games"))
    return any(text.startswith("-# ") and "column 1" in text for text in said)


async def test_undo_deletes_the_line_about_the_moves_that_it_takes_back(desk: Desk) -> None:
    ada, first, third = desk.actor("Ada"), "-# Ada drops a gem into column 1.", "-# Ada drops a gem into column 3."
    await desk.slash(ada, "gemdrop new", computer="easy", **SMALL)
    await rested(desk, ada)
    for column in ("1", "2"):
        await desk.press(ada, column)
        await rested(desk, ada)
    assert [line.startswith(first) for line in lines(ada)] == [True, False]

    await desk.press(ada, "Undo")
    await rested(desk, ada)
    assert [line.startswith(first) for line in lines(ada)] == [True]
    assert "Ada took 2 back." in text_of(desk.board(ada))

    desk.wait_a_second()
    await desk.press(ada, "Undo")
    await rested(desk, ada)
    assert lines(ada) == []

    await desk.press(ada, "3")
    await rested(desk, ada)
    assert [line.startswith(third) for line in lines(ada)] == [True]


async def test_undo_between_members_deletes_the_line_too(desk: Desk) -> None:
    mover = await one_has_moved(desk)
    assert tells_the_move(mover)

    await desk.slash(mover, "gemdrop undo")
    await desk.drawn()

    assert not tells_the_move(mover)


async def test_no_line_is_deleted_while_the_log_cannot_be_read(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    mover = await one_has_moved(desk)

    def unreadable(*_: object) -> None:
        raise StorageError("The log cannot be read.")

    monkeypatch.setattr(replays, "without_undone", unreadable)
    await desk.slash(mover, "gemdrop undo")
    await desk.drawn()

    assert tells_the_move(mover)


async def test_undo_within_a_turn_leaves_the_line_about_the_turn_before(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk, TWO)
    await desk.slash(ada, "gembatan fill", socket="BH60-BI60", end=True)
    before = lines(ada)
    assert len(before) == 1
    await first_choices(desk, bela, (await desk.press(bela, "Play")).answer)

    await desk.slash(bela, "gembatan take-back")
    await desk.drawn()

    assert lines(ada) == before


async def test_a_move_before_the_undo_is_shown_does_not_save_the_line(desk: Desk) -> None:
    mover = await one_has_moved(desk)
    held = desk.playground.faults.hold("^(POST|PATCH) /channels/", times=1)
    assert held.gate is not None

    undone = await mover.slash("games", "gemdrop undo")
    await mover.slash("games", "gemdrop play", move="2")
    assert undone.failed is None
    held.gate.set()
    await desk.drawn()

    assert held.met == 1
    assert not tells_the_move(mover)
    assert (await desk.match(mover)).entry.kind == "move"


async def test_the_line_of_a_turn_that_nobody_played_leads_on(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    async def rest(*_: object) -> None:
        """Let the computer player not move before the old board is put away, as it does on a busy machine."""

    monkeypatch.setattr(ComputerPlayers, "play", rest)
    ada, bela = await seated_ada_first(desk)
    waiting = desk.board(ada)
    desk.clock.turn(7 * 24 * 60)
    question = await notice(bela, "Decide what happens by")
    await settle(desk.sessions, desk.clock)
    await desk.press(bela, "Let a computer play", question)
    await desk.drawn()

    said, _, link = text_of(ada.message(waiting.channel_id, waiting.id)).rpartition(" ")

    assert said == "-# Here **Gembatan** waited for Ada."
    guild = desk.playground.world.channel("games").guild_id or 0
    (followed,) = (one for one in ada.messages("games") if message_link(guild, one.channel_id, one.id) == link)
    assert "Opal" in text_of(followed)


async def test_an_old_board_that_takes_no_more_edits_is_deleted(desk: Desk) -> None:
    """Discord takes few edits of a message older than an hour. A live button below an old board would be refused."""
    ada, bela = await relay(desk)
    desk.playground.faults.refuse(r"^PATCH .*/messages/", status=400, code=30046, message="too many edits", times=2)
    await desk.move(ada, (await desk.legal(ada))[0])
    await desk.drawn()

    with_buttons = [one.id for one in bela.messages("games") if one.only_for is None and buttons(one)]
    assert with_buttons == [desk.board(bela).id]


@pytest.mark.parametrize(("status", "code"), [(413, 40005), (400, 50035), (400, 40004)])
async def test_a_board_whose_line_discord_refuses_once_loses_its_buttons_with_the_next_move(
    desk: Desk, status: int, code: int
) -> None:
    ada, bela = await started(desk, "gemdrop new", "Ada", "Bela", **SMALL)
    first = desk.board(ada).id
    desk.playground.faults.refuse(rf"^PATCH /channels/\d+/messages/{first}$", status=status, code=code)

    def old_buttons() -> list[str]:
        return [label for message in ada.messages("games") if message.id == first for label in buttons(message)]

    for number in (1, 2):
        mover = (ada, bela)[(await desk.match(ada)).to_move[0]]
        start = await desk.legal(mover)
        await desk.slash(mover, "gemdrop play", move=start[0])
        await desk.drawn()
        assert desk.board(ada).id != first
        assert (old_buttons() == []) is (number == 2)
