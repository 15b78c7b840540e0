"""Tests of private panels after a refusal: the panel stays, and the sentence stands on it."""

from discord import ui

from bot.ui.address import Address
from bot.ui.entry.buttons import Button
from bot.ui.panels import Picture, panel, with_said
from tests.cogs.desk import Desk, buttons, private
from tests.cogs.gembatan_table import TWO, choose, seated_ada_first
from tests.cogs.private_boards import first_move, move, race


async def test_a_refusal_stands_on_the_panel_whose_button_was_pressed(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    await desk.press(ada, "More")
    shown = await private(desk, ada)
    [menu] = shown
    texts, labels = menu.texts, buttons(menu)

    for typed in ("zz", "A1 C3"):  # Two cells are none.
        await ada.submit(await desk.press(ada, "Where can a gem go?", menu), {"cell": typed})
        await desk.drawn()

    assert await private(desk, ada) == shown
    assert "A1 C3" in menu.texts[0]
    assert "zz" not in menu.texts[0]  # the newest refusal has replaced the first
    assert (menu.texts[1:], buttons(menu)) == (texts, labels)

    await desk.press(ada, "Rules", menu)

    assert await private(desk, ada) == shown
    assert "A1 C3" not in "\n".join(menu.texts)


async def test_a_refusal_stands_below_the_picture_of_a_panel(desk: Desk) -> None:
    (ada, _bela), match = await race(desk, "Ada", "Bela")
    shown = await private(desk, ada)
    [board] = shown
    texts, picture = board.texts, desk.picture(board)

    await move(desk, ada, "zz", board)
    await move(desk, ada, "A1 ?", board)

    assert await private(desk, ada) == shown
    assert "zz" not in board.texts[-1]
    assert board.texts[:-1] == texts[:-1]
    assert board.texts[-1].endswith(texts[-1])
    assert desk.picture(board) == picture

    await move(desk, ada, first_move(match, 0), board)

    assert await private(desk, ada) == shown
    assert (
        board.texts[-1] == "Which gem? Press its number. Put gems of one type near each other."
    )  # without the refusal; the picture shows the move


async def test_an_outdated_panel_becomes_the_sentence_and_the_way_back(desk: Desk) -> None:
    ada, _bela = await seated_ada_first(desk, TWO)
    opened = (await desk.press(ada, "Play")).answer
    assert opened is not None
    match = await desk.match(ada)
    desk.expire_tokens()
    for notation in ("fill BH60-BI60", "end"):
        await desk.sessions.turns.play(desk.request(ada), match.id, notation, None)
    await desk.drawn()

    await choose(desk, ada, opened, "GP--")

    assert (await private(desk, ada))[-1] == opened
    assert "the match waits for Bela" in opened.texts[0]
    assert list(buttons(opened)) == ["My hand", "Plan ahead"]

    back = await desk.press(ada, "My hand", opened)

    assert back.answer == opened
    assert "the match waits for Bela" not in "\n".join(opened.texts)


def test_a_sentence_stands_above_the_buttons_of_a_picture_and_else_on_top() -> None:
    row = [Button(Address("b", "gems3d", "own"), "Back")]
    picture = Picture(b"", "board.png", "")

    plain = with_said(with_said(panel("Choose.", row), "First."), "No.")
    painted = with_said(panel("Choose.", row, picture=picture), "No.")

    said = [[item.content for item in view.children if isinstance(item, ui.TextDisplay)] for view in (plain, painted)]
    assert said == [["No.", "Choose."], ["Choose.", "No."]]
    kinds = [type(item).__name__ for item in painted.children]
    assert kinds == ["TextDisplay", "MediaGallery", "TextDisplay", "ActionRow"]
