"""Tests of the private panel of Gems 3D that asks for a gem and its goal."""

from typing import Any

import pytest

from bot.playground import Actor, Interaction, Message
from bot.playground.world.model import nested
from bot.ui.address import Address
from cogs.gems3d.face import folded, unfolded
from cogs.gems3d.menus import MOST_BEST, MOST_GOALS
from tests.cogs.desk import Desk, buttons, private, relay, said
from tests.cogs.private_boards import daily_of, panel, race, state_of
from tests.texts.loaded import all_texts

ONE_GEM_MISSING = "RRR3/6/6/6/K5/5R types=RKDBG line=4"  # Red scores on D1.
DAILY_IN_PLAY = (  # Black scores on E1.
    "KKKK5/9/9/K8/K8/9/G1O1H1R1P/9/G1O1H1R1P types=KGOHRPT mode=daily line=5 drop=3 hard=yes length=30 turns=4 drops=5"
)
TRICK = "RRKR1/5/5/5/5 types=RKDBG line=4 tricks=1"


def menu(message: Message) -> dict[str, Any]:
    """Return the menu of a message."""
    (found,) = menus(message)
    return found


def menus(message: Message) -> list[dict[str, Any]]:
    return [part for part in nested(message.components) if part["type"] == 3]


def numbered(message: Message | None) -> dict[str, str]:
    """Return the labels of a panel's numbered buttons, by the cells that they stand for."""
    assert message is not None
    return {cell: label for cell, label in options(message).items() if not cell.startswith("row:") and cell != "best"}


def options(message: Message) -> dict[str, str]:
    """Return the labels of the buttons that stand for cells, for rows, and for the way between them."""
    found = [part for part in nested(message.components) if "|" in part.get("custom_id", "")]
    return {part["custom_id"].partition("|")[2]: part["label"] for part in found}


def first(message: Message | None) -> str:
    """Return the cell with the number 1."""
    return next(iter(numbered(message)))


def labels(message: Message) -> list[str]:
    return [option["label"] for option in menu(message)["options"]]


def pressed(message: Message, value: str) -> str:
    """Return the id of the button that stands for a cell, or for the rows."""
    (custom_id,) = [one for one in buttons(message).values() if one.endswith(f"|{value}")]
    return custom_id


async def choose(desk: Desk, who: Actor, shown: Message | None, value: str) -> Message | None:
    """Press the button of a cell or row, or choose a line of the menu. Return the answer or the updated panel."""
    assert shown is not None
    if value in options(shown):
        sent = await who.click(shown, pressed(shown, value))
    else:
        sent = await who.select(shown, menu(shown)["custom_id"], value)
    await desk.drawn()
    assert sent.failed is None, sent.failed
    return sent.answer


async def choose_first(desk: Desk, who: Actor, shown: Message | None) -> Message | None:
    """Choose the first cell, of the first row if there are only rows. Return as `choose` does."""
    assert shown is not None
    if not numbered(shown):
        shown = await choose(desk, who, shown, next(iter(options(shown))))
    return await choose(desk, who, shown, first(shown))


async def opened(desk: Desk, who: Actor) -> Message:
    answer = (await desk.press(who, "Move")).answer
    assert answer is not None
    return answer


async def solo(desk: Desk, position: str | None = None, size: int = 6) -> Actor:
    ada = desk.actor("Ada")
    desk.lay_out(position)
    await desk.slash(ada, "gems new", size=size)
    return ada


async def test_a_turn_takes_three_presses_in_one_panel(desk: Desk) -> None:
    ada = await solo(desk, ONE_GEM_MISSING)
    gems = await opened(desk, ada)
    assert numbered(gems) == {cell: str(number) for number, cell in enumerate(("A1", "B1", "C1", "A5", "F6"), 1)}
    assert gems.texts == ["Which gem? **5** can score **+4**."]
    assert "Best: 5, red F6.\nNumbers: 1 red A1," in (gems.attachments[0].description or "")
    goals = await choose(desk, ada, gems, "F6")
    assert goals is not None
    assert next(iter(numbered(goals).items())) == ("D1", "1 · +4")
    assert goals.texts == ["Where to? **1** scores **+4**."]
    alt = goals.attachments[0].description or ""
    assert "It scores on D1 +4." in alt
    assert "Best: 1, D1.\nNumbers: 1 D1, 2 " in alt
    done = await choose(desk, ada, goals, "D1")

    assert done is not None
    assert {gems.id, goals.id, done.id} == {gems.id}
    assert [one.id for one in await private(desk, ada)] == [gems.id]
    assert (await desk.match(ada)).entry.notation == "F6-D1"
    assert done.texts[0].startswith("4 red gems vanish: **+4** for Ada.")  # The picture shows the gem's way.
    assert asks_for_a_gem(done)  # The panel asks for the next move.
    assert (await desk.match(ada)).board.version_shown == 2


async def test_in_a_relay_the_panel_closes_and_tells_what_happened_as_the_channel_does(desk: Desk) -> None:
    ada, bela = await relay(desk)
    shown = await opened(desk, ada)
    start = first(shown)
    goals = await choose(desk, ada, shown, start)
    goal = first(goals)
    done = await choose(desk, ada, goals, goal)

    assert done is not None
    [text] = done.texts
    assert f"{start} → {goal}" in text
    assert text in "\n".join(desk.board(ada).texts)
    assert (done.attachments, buttons(done)) == ([], {})
    assert desk.board(ada).mentions == [bela.id]


async def test_after_the_last_move_the_panel_and_the_channel_tell_the_end(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", turns=1)
    goals = await choose(desk, ada, shown := await opened(desk, ada), first(shown))
    done = await choose(desk, ada, goals, first(goals))

    assert done is not None
    for shown in (done, desk.board(ada)):
        assert "That was the last turn" in "\n".join(shown.texts)


async def test_numbers_go_in_reading_order_and_the_longest_row_has_the_star(desk: Desk) -> None:
    ada = await solo(desk, "RR4/6/R5/6/K5/6 types=RKDBG line=4")

    shown = await opened(desk, ada)
    assert list(numbered(shown)) == ["A1", "B1", "A3", "A5"]
    assert shown.texts == ["Which gem? **2** can make 3 of 4 in a line."]
    goals = await choose(desk, ada, shown, "A3")
    assert goals is not None
    assert first(goals) == "C1"
    assert goals.texts == ["Where to? **1** makes 3 of 4 in a line."]


async def test_further_goals_are_chosen_by_their_row(desk: Desk) -> None:
    ada = await solo(desk, "K8/9/9/1RRR5/9/9/9/9/9 types=RKDBG", size=9)

    goals = await choose(desk, ada, await opened(desk, ada), "A1")
    assert goals is not None
    best = list(numbered(goals))
    assert len(best) == 8
    assert menus(goals) == []
    rows = await choose(desk, ada, goals, "row:")
    assert rows is not None
    assert [label for value, label in options(rows).items() if value != "best"] == list("123456789")
    row = await choose(desk, ada, rows, "row:A4")
    assert row is not None
    assert numbered(row) == {cell: str(number) for number, cell in enumerate(("A4", *(f"{x}4" for x in "EFGHI")), 1)}
    assert row.texts == ["Which cell of this row? Press its number."]
    assert "Numbers: 1 A4, 2 E4" in (row.attachments[0].description or "")
    rows = await choose(desk, ada, row, "row:")
    back = await choose(desk, ada, rows, "best")
    assert list(numbered(back)) == best
    rows = await choose(desk, ada, back, "row:")
    assert (await choose(desk, ada, await choose(desk, ada, rows, "row:A9"), "C9")) is not None
    assert (await desk.match(ada)).entry.notation == "A1-C9"


async def test_a_row_of_a_large_board_is_shown_in_parts(desk: Desk) -> None:
    ada = await solo(desk, "15/15/15/15/15/15/15/15/15/15/15/15/15/15/14K types=RKDBG", size=15)

    goals = await choose(desk, ada, await opened(desk, ada), "O15")
    rows = await choose(desk, ada, goals, "row:")
    assert rows is not None
    assert labels(rows)[:2] == ["Row 1: A1 to J1 · 10", "Row 1: K1 to O1 · 5"]
    further = await choose(desk, ada, rows, menu(rows)["options"][-1]["value"])
    assert further is not None
    assert labels(further)[-1] == "Row 15: K15 to N15 · 4"
    row = await choose(desk, ada, further, "row:K15")
    assert list(numbered(row)) == ["K15", "L15", "M15", "N15"]


async def test_further_gems_are_chosen_by_their_row_too(desk: Desk) -> None:
    ada = await solo(desk, "KRKRKRKRK/9/RKRKRKRKR/9/KRKRKRKRK/9/9/9/9 types=RKDBG", size=9)

    shown = await opened(desk, ada)
    best = list(numbered(shown))
    assert len(best) == 8
    rows = (await desk.press(ada, "All gems", shown)).answer
    assert rows is not None
    assert [label for value, label in options(rows).items() if value != "best"] == ["1", "3", "5"]
    row = await choose(desk, ada, rows, "row:A1")
    assert list(numbered(row)) == [f"{column}1" for column in "ABCDEFGHI"]
    goals = await choose(desk, ada, row, "I1")
    assert goals is not None
    again = await desk.press(ada, "Another gem", goals)
    assert again.answer is not None
    assert list(numbered(again.answer)) == best
    assert (await desk.match(ada)).version == 1


async def test_a_numbered_button_works_after_a_restart(desk: Desk) -> None:
    ada = await solo(desk, ONE_GEM_MISSING)
    shown = await opened(desk, ada)
    await desk.restart()
    goals = await choose(desk, ada, shown, "F6")
    await desk.restart()
    await choose(desk, ada, goals, "D1")
    assert (await desk.match(ada)).entry.notation == "F6-D1"


def asks_for_a_gem(message: Message | None) -> bool:
    """Return whether the numbered buttons of a panel stand for gems."""
    assert message is not None
    return any(":gem:" in one and "|" in one for one in buttons(message).values())


async def submit(desk: Desk, who: Actor, form: Interaction, text: str) -> Message:
    sent = await who.submit(form, {"move": text})
    await desk.drawn()
    assert sent.answer is not None
    return sent.answer


def prefilled(form: Interaction) -> str:
    assert form.modal is not None
    return str(form.modal.components[0]["component"].get("value", ""))


@pytest.mark.parametrize("typed", ["hello", "ä1 → c3", "50% a1", "a1:c3", "x" * 40])
async def test_what_was_typed_wrongly_is_in_the_next_form(desk: Desk, typed: str) -> None:
    ada = await solo(desk)
    shown = await opened(desk, ada)

    refused = await submit(desk, ada, await desk.typing(ada, shown), typed)
    assert refused.id == shown.id
    assert refused.texts[0]
    assert "Type it again" in buttons(refused)
    await desk.restart()
    form = await desk.press(ada, "Type it again", refused)

    assert prefilled(form)
    assert typed.startswith(prefilled(form))
    moved = await submit(desk, ada, form, (await desk.legal(ada))[0])
    assert moved.id == shown.id
    assert (await desk.match(ada)).version == 2
    assert "Type it" in buttons(moved)


@pytest.mark.parametrize("typed", ["a1 c3", "50% – ä", "\U0001f48e" * 9, "", "%41"])
def test_a_typed_text_can_be_kept_in_an_address(typed: str) -> None:
    assert typed.startswith(unfolded(folded(typed)))
    assert Address("b", "gems3d", "type", "k7qa2mzx", 12, folded(typed))
    assert len(typed) > 8 or unfolded(folded(typed)) == typed


async def test_a_typed_start_alone_leads_to_its_goals(desk: Desk) -> None:
    ada = await solo(desk, ONE_GEM_MISSING)

    asked = await submit(desk, ada, await desk.typing(ada, await opened(desk, ada)), "f6")
    assert asked.texts[0].startswith("The red gem on F6 can go to")
    assert first(asked) == "D1"
    goals = await choose(desk, ada, await opened(desk, ada), "F6")
    assert goals is not None
    assert prefilled(await desk.press(ada, "Type it", goals)) == "F6 "


async def test_a_panel_that_is_behind_shows_the_newest_board(desk: Desk) -> None:
    ada = await solo(desk)
    shown = await opened(desk, ada)
    goals = await choose(desk, ada, shown, first(shown))
    desk.expire_tokens()
    await _play_elsewhere(desk, ada, (await desk.legal(ada))[0])
    assert goals is not None

    for act in ("goal", "gem", "button"):
        panel_now = ada.message(goals.channel_id, goals.id)
        version = (await desk.match(ada)).version
        if act == "button":
            sent = await desk.press(ada, "Type it", panel_now)
        else:
            sent = await ada.click(panel_now, next(one for one in buttons(panel_now).values() if "|" in one))
        await desk.drawn()
        assert "That was an older board" in said(sent), act
        assert (await desk.match(ada)).version == version
        desk.expire_tokens()
        await _play_elsewhere(desk, ada, (await desk.legal(ada))[0])


async def _play_elsewhere(desk: Desk, who: Actor, move: str) -> None:
    """Make a move without an answer, which would replace the panel."""
    await desk.sessions.turns.play(desk.request(who), (await desk.match(who)).id, move, None)
    await desk.drawn()


async def test_a_step_is_taken_back_in_the_panel(desk: Desk) -> None:
    ada = await solo(desk)
    shown = await opened(desk, ada)
    goals = await choose(desk, ada, shown, first(shown))
    done = await choose(desk, ada, goals, first(goals))
    assert done is not None
    notation = (await desk.match(ada)).entry.notation or ""

    back = (await desk.press(ada, "Undo", done)).answer
    assert back is not None
    assert back.id == done.id
    assert notation.replace("-", " → ") in back.texts[0]
    assert "Undo" not in buttons(back)
    assert asks_for_a_gem(back)


async def test_a_trick_is_played_in_the_panel(desk: Desk) -> None:
    ada = await solo(desk, TRICK, size=5)
    shown = await opened(desk, ada)

    form = await desk.press(ada, "Trick", shown)
    sent = await ada.submit(form, {"trick": ["C1=R"]})
    await desk.drawn()

    assert sent.answer is not None
    assert sent.answer.id == shown.id
    assert "turns red" in sent.answer.texts[0]


async def test_a_member_who_is_not_to_move_any_more_plays_nothing(desk: Desk) -> None:
    ada, _ = await relay(desk)
    start, goal = (await desk.legal(ada))[0].split("-")
    shown = await opened(desk, ada)
    goals = await choose(desk, ada, shown, first(shown))
    desk.expire_tokens()
    await desk.slash(ada, "gems move", from_=start, to=goal)
    version = (await desk.match(ada)).version
    assert goals is not None
    desk.clock.turn(1)  # A press right after one's own move would be a second press.

    sent = await ada.click(goals, pressed(goals, list(numbered(goals))[-1]))
    await desk.drawn()

    assert "This board is no longer the newest" in said(sent)
    assert (await desk.match(ada)).version == version


@pytest.mark.parametrize("language", all_texts().languages)
async def test_a_daily_numbers_some_choices_at_once_and_a_press_leads_to_all(desk: Desk, language: str) -> None:
    ada = desk.actor("Ada")
    ada.user.locale = language
    desk.lay_out(DAILY_IN_PLAY)
    await desk.slash(ada, "gems daily")
    assert len(numbered(panel(ada))) == MOST_BEST
    assert {"A4", "A5"} <= set(numbered(panel(ada)))  # those that can score
    assert list(numbered(panel(ada))) == sorted(numbered(panel(ada)), key=lambda cell: (cell[1:], cell))
    assert (
        desk.texts.say(language, "gems3d-ui-which-of-many") in panel(ada).texts[1]
    )  # no choice is said to be the best
    rows = await choose(desk, ada, panel(ada), "row:")
    assert rows is not None
    assert not numbered(rows)
    assert desk.texts.say(language, "gems3d-ui-fewer") in buttons(rows)
    few = await choose(desk, ada, rows, "best")
    goals = await choose(desk, ada, few, "A4")
    assert len(numbered(goals)) == MOST_GOALS
    assert numbered(goals)["E1"].endswith("· +5")
    assert desk.texts.say(language, "gems3d-ui-lit-cells") in goals.texts[1]  # type: ignore[union-attr]
    await choose(desk, ada, goals, "E1")
    assert state_of(await daily_of(desk, ada)).boards[0].score == 5


async def test_a_race_and_a_daily_are_played_in_the_private_board_itself(desk: Desk) -> None:
    (ada, _), match = await race(desk, "Ada", "Bela")
    shown = panel(ada)
    count = len(await private(desk, ada))
    for turn in (1, 2):
        goals = await choose_first(desk, ada, panel(ada))
        assert goals is not None
        assert "Your board in the race" in "\n".join(goals.texts)
        await choose_first(desk, ada, goals)
        assert state_of(await desk.sessions.matches.match(match.id)).boards[0].turns == turn
    assert (panel(ada).id, len(await private(desk, ada))) == (shown.id, count)

    chen = desk.actor("Chen")
    await desk.slash(chen, "gems daily", "lounge")
    own = panel(chen, "lounge")
    assert "Eintippen" in buttons(own)
    goals = await choose_first(desk, chen, own)
    assert goals is not None
    assert "Anderer Stein" in buttons(goals)
    await choose_first(desk, chen, goals)
    assert state_of(await daily_of(desk, chen)).boards[0].turns == 1
    assert len([one for one in chen.messages("lounge") if one.only_for]) <= 2
