"""Tests of private panels after a refusal: the panel stays, and the sentence stands on it."""

from tests.cogs.desk import Desk, buttons, private
from tests.cogs.gembatan_table import TWO, choose, seated_ada_first
from tests.cogs.private_boards import first_move, move, race


async def test_a_refusal_stands_on_the_panel_whose_button_was_pressed(desk: Desk) -> None:
    (ada, _bela), match = await race(desk, "Ada", "Bela")
    shown, panel = await private(desk, ada), (await private(desk, ada))[-1]
    texts, labels, picture = panel.texts, buttons(panel), desk.picture(panel)

    await move(desk, ada, "zz", panel)
    await move(desk, ada, "A1 ?", panel)

    assert await private(desk, ada) == shown
    assert "zz" not in panel.texts[0]  # the newest refusal has replaced the first
    assert panel.texts[1:] == texts
    assert (buttons(panel), desk.picture(panel)) == (labels, picture)

    await move(desk, ada, first_move(match, 0), panel)

    assert await private(desk, ada) == shown
    assert len(panel.texts) == len(texts)


async def test_an_outdated_panel_becomes_the_sentence_and_the_way_back(desk: Desk) -> None:
    ada, _bela = await seated_ada_first(desk, TWO)
    panel = (await desk.press(ada, "Play")).answer
    assert panel is not None
    match = await desk.match(ada)
    await desk.sessions.turns.play(desk.request(ada), match.id, "fill BH60-BI60", None)
    await desk.drawn()

    await choose(desk, ada, panel, "GP--")

    assert (await private(desk, ada))[-1] == panel
    assert "The match has moved on" in panel.texts[0]
    assert list(buttons(panel)) == ["My hand"]

    back = await desk.press(ada, "My hand", panel)

    assert back.answer == panel
    assert "The match has moved on" not in "\n".join(panel.texts)
