"""Tests of the private panel of Gems 3D that asks for a gem and its goal."""

from typing import Any

import pytest

from bot.playground import Actor, Interaction, Message
from bot.ui.address import Address
from cogs.gems3d.face import folded, unfolded
from tests.cogs.desk import Desk, buttons, private, relay, said
from tests.cogs.private_boards import daily_of, panel, race, state_of

ONE_GEM_MISSING = "RRR3/6/6/6/K5/5R types=RKDBG line=4"  # Red scores on D1.
TRICK = "RRKR1/5/5/5/5 types=RKDBG line=4 tricks=1"


def menu(message: Message) -> dict[str, Any]:
    """Return the menu of a message."""

    def walk(parts: list[Any]) -> list[dict[str, Any]]:
        return [one for part in parts for one in ([part] if part["type"] == 3 else walk(part.get("components", [])))]

    (found,) = walk(message.components)
    return found


def labels(message: Message) -> list[str]:
    return [option["label"] for option in menu(message)["options"]]


async def choose(desk: Desk, who: Actor, shown: Message | None, value: str) -> Message | None:
    """Choose an option, and return the answer or the updated panel."""
    assert shown is not None
    sent = await who.select(shown, menu(shown)["custom_id"], value)
    await desk.drawn()
    assert sent.failed is None, sent.failed
    return sent.answer


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
    first = await opened(desk, ada)
    assert labels(first)[0] == "F6 · red · +4"
    goals = await choose(desk, ada, first, "F6")
    assert goals is not None
    assert labels(goals)[0] == "D1 · +4"
    assert "It scores on D1 +4." in (goals.attachments[0].description or "")
    done = await choose(desk, ada, goals, "D1")

    assert done is not None
    assert {first.id, goals.id, done.id} == {first.id}
    assert [one.id for one in await private(desk, ada)] == [first.id]
    assert (await desk.match(ada)).entry.notation == "F6-D1"
    assert done.texts[0].startswith("Ada: red F6 → D1. 4 red gems vanish: **+4** for Ada.")
    assert menu(done)["placeholder"] == "Which gem?"  # The panel asks for the next move.
    assert (await desk.match(ada)).board.version_shown == 2


async def test_in_a_relay_the_panel_closes_with_what_happened(desk: Desk) -> None:
    ada, bela = await relay(desk)
    start, goal = (await desk.legal(ada))[0].split("-")

    shown = await opened(desk, ada)
    done = await choose(desk, ada, await choose(desk, ada, shown, start), goal)

    assert done is not None
    assert f"{start} → {goal}" in done.texts[0]
    assert (done.attachments, buttons(done)) == ([], {})
    assert desk.board(ada).mentions == [bela.id]


async def test_a_gem_without_a_score_is_sorted_by_the_row_that_it_makes(desk: Desk) -> None:
    ada = await solo(desk, "RR4/6/R5/6/K5/6 types=RKDBG line=4")

    shown = await opened(desk, ada)
    assert labels(shown)[:2] == ["B1 · red · 3 in a row", "A3 · red · 3 in a row"]
    assert labels(shown)[-1] == "A5 · black"
    goals = await choose(desk, ada, shown, "A3")
    assert goals is not None
    assert labels(goals)[0] == "C1 · 3 in a row"


async def test_another_gem_can_be_chosen_and_long_menus_have_pages(desk: Desk) -> None:
    ada = await solo(desk, "K8/9/9/9/9/9/9/9/9 types=RKDBG", size=9)

    goals = await choose(desk, ada, await opened(desk, ada), "A1")
    assert goals is not None
    first = labels(goals)
    assert len(first) == 25
    further = await choose(desk, ada, goals, menu(goals)["options"][-1]["value"])
    assert further is not None
    assert not set(labels(further)) & set(first)
    assert "can go to 80 cells" in further.texts[0]

    again = await desk.press(ada, "Another gem", further)
    assert again.answer is not None
    assert labels(again.answer) == ["A1 · black"]
    assert (await desk.match(ada)).version == 1


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
    assert labels(asked)[0] == "D1 · +4"
    goals = await choose(desk, ada, await opened(desk, ada), "F6")
    assert goals is not None
    assert prefilled(await desk.press(ada, "Type it", goals)) == "F6 "


async def test_a_panel_that_is_behind_shows_the_newest_board(desk: Desk) -> None:
    ada = await solo(desk)
    shown = await opened(desk, ada)
    start, goal = (await desk.legal(ada))[0].split("-")
    goals = await choose(desk, ada, shown, start)
    await _play_elsewhere(desk, ada, f"{start}-{goal}")
    other = (await desk.legal(ada))[-1].split("-")[1]
    assert goals is not None

    for act in ("goal", "gem", "button"):
        panel_now = ada.message(goals.channel_id, goals.id)
        version = (await desk.match(ada)).version
        if act == "button":
            sent = await desk.press(ada, "Type it", panel_now)
        else:
            sent = await ada.select(panel_now, menu(panel_now)["custom_id"], menu(panel_now)["options"][-2]["value"])
        await desk.drawn()
        assert "That board was an older one" in said(sent), (act, other)
        assert (await desk.match(ada)).version == version
        await _play_elsewhere(desk, ada, (await desk.legal(ada))[0])


async def _play_elsewhere(desk: Desk, who: Actor, move: str) -> None:
    """Make a move without an answer, which would replace the panel."""
    await desk.sessions.turns.play(desk.request(who), (await desk.match(who)).id, move, None)
    await desk.drawn()


async def test_a_step_is_taken_back_in_the_panel(desk: Desk) -> None:
    ada = await solo(desk)
    start, goal = (await desk.legal(ada))[0].split("-")
    done = await choose(desk, ada, await choose(desk, ada, await opened(desk, ada), start), goal)
    assert done is not None

    back = (await desk.press(ada, "Undo", done)).answer
    assert back is not None
    assert back.id == done.id
    assert f"{start} → {goal}" in back.texts[0]
    assert "Undo" not in buttons(back)
    assert menu(back)["placeholder"] == "Which gem?"


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
    moves = await desk.legal(ada)
    start, goal = moves[0].split("-")
    goals = await choose(desk, ada, await opened(desk, ada), start)
    await desk.slash(ada, "gems move", from_=start, to=goal)
    version = (await desk.match(ada)).version
    assert goals is not None

    sent = await ada.select(goals, menu(goals)["custom_id"], menu(goals)["options"][1]["value"])
    await desk.drawn()

    assert "The match has moved on" in said(sent)
    assert (await desk.match(ada)).version == version


async def test_a_race_and_a_daily_are_played_in_the_private_board_itself(desk: Desk) -> None:
    (ada, _), match = await race(desk, "Ada", "Bela")
    shown = panel(ada)
    count = len(await private(desk, ada))
    for turn in (1, 2):
        goals = await choose(desk, ada, panel(ada), menu(panel(ada))["options"][0]["value"])
        assert goals is not None
        assert "Your board in the race" in "\n".join(goals.texts)
        await choose(desk, ada, goals, menu(goals)["options"][0]["value"])
        assert state_of(await desk.sessions.matches.match(match.id)).boards[0].turns == turn
    assert (panel(ada).id, len(await private(desk, ada))) == (shown.id, count)

    chen = desk.actor("Chen")
    await desk.slash(chen, "gems daily", "lounge")
    own = panel(chen, "lounge")
    assert menu(own)["placeholder"] == "Welcher Stein?"
    goals = await choose(desk, chen, own, menu(own)["options"][0]["value"])
    assert goals is not None
    await choose(desk, chen, goals, menu(goals)["options"][0]["value"])
    assert state_of(await daily_of(desk, chen)).boards[0].turns == 1
    assert len([one for one in chen.messages("lounge") if one.only_for]) <= 2
