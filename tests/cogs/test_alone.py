"""Tests of what a member finds around a match alone, and in `/help`, where the bot is no member."""

from typing import Any

import pytest

from bot.errors import OptionError
from bot.playground import Actor, Message
from bot.sessions.model import UNANSWERED
from bot.sessions.pace import DAY, Pace
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.test_places import ALONE, INVITATION, alone, leads_on, place_of, seen_by_others
from tests.cogs.test_settled_notices import settled

BACK = "Back to my board"


def text_of(message: Message) -> str:
    return "\n".join(message.texts)


async def moved(desk: Desk, who: Actor) -> None:
    """Make a move in a member's match alone of Gems 3D."""
    match = await alone(desk, who, "gems3d")
    await desk.sessions.turns.play(desk.request(who), match.id, (await desk.legal_of(match.id, who))[0], None)


@pytest.mark.parametrize(("command", "game", "options"), ALONE)
async def test_panels_behind_more_lead_back_to_the_board(
    desk: Desk, command: str, game: str, options: dict[str, Any]
) -> None:
    ada = desk.actor("Ada")
    group = place_of(desk, "group", ada)
    board = await (await ada.slash(group, command, **options)).panel()
    told = text_of(board)
    assert "counts on no leaderboard" in told

    for label in ("Rules", "Fair chance"):
        shown = await desk.press_behind_more(ada, label, board)
        assert "Everybody in the channel" not in said(shown)
        back = await desk.press(ada, BACK, board)
        assert "no longer works" not in said(back)
        assert board.attachments
        assert leads_on(board)
    assert (await alone(desk, ada, game)).version == 1


async def test_a_hint_of_a_match_alone_needs_no_leaderboard(desk: Desk) -> None:
    ada = desk.actor("Ada")
    group = place_of(desk, "group", ada)
    board = await (await ada.slash(group, "gems new")).panel()

    await desk.press_behind_more(ada, "Hint", board)
    await desk.client.door.empty()  # a computer player thinks
    assert "My suggestion" in text_of(board)
    typed = await ada.slash(group, "gems hint")
    await desk.client.door.empty()
    assert typed.answer is not None
    assert "My suggestion" in text_of(typed.answer)
    match = await alone(desk, ada, "gems3d")
    assert not match.terms.hinted
    await desk.press(ada, "Play it", typed.answer)
    assert (await alone(desk, ada, "gems3d")).version == 2


@pytest.mark.parametrize("computer", ["easy", "hard"])
async def test_options_are_refused_as_in_a_server(desk: Desk, computer: str) -> None:
    ada = desk.actor("Ada")
    group, given = place_of(desk, "group", ada), {"alone": True, "computer": computer}

    there = await desk.slash(ada, "rush new", **given)

    assert said(await ada.slash(group, "rush new", **given)) == there
    assert await desk.sessions.alone.going_on(desk.request(ada), "gemrush") is None


async def test_a_pace_is_checked_as_in_a_server(desk: Desk) -> None:
    ada, options = desk.request(desk.actor("Ada")), desk.client.faces["gems3d"].starts()[0].options
    with pytest.raises(OptionError):
        await desk.sessions.alone.open(ada, "gems3d", options, Pace(limit=1))


async def test_commands_of_a_match_say_how_one_begins_alone_if_the_game_has_that(desk: Desk) -> None:
    ada = desk.actor("Ada")
    group = place_of(desk, "group", ada)

    assert "`/gems new` starts one" in said(await ada.slash(group, "gems board"))
    assert "`/rush new alone:True` starts one" in said(await ada.slash(group, "rush resign"))
    for command in ("gembatan board", "gembatan leave", "gembatan resign"):
        assert INVITATION in said(await ada.slash(group, command))
    assert "Place gems between tiles" in said(await ada.slash(group, "gembatan rules"))


def test_each_game_for_one_names_the_command_that_begins_it(desk: Desk) -> None:
    for key, face in desk.client.faces.items():
        single = any(face.game.seats(one.options).high == 1 for one in face.starts())
        assert bool(getattr(desk.client.areas[key], "alone", "")) == single, key


async def test_the_help_begins_a_match_alone(desk: Desk) -> None:
    ada = desk.actor("Ada")
    group = place_of(desk, "group", ada)
    shown = await (await ada.slash(group, "help")).panel()
    assert "`/rush new alone:True`" in text_of(shown)
    assert "`/seat`" not in text_of(shown)
    assert "\n-# For later: `/seat`" in await desk.slash(ada, "help")
    assert "count nowhere" in said(await ada.slash(group, "profile"))
    shown = await (await ada.slash(group, "help")).panel()

    asked = await desk.press(ada, "Play alone", shown)
    assert asked.answer is not None
    assert list(buttons(asked.answer)) == ["Gem Rush", "Gems 3D"]
    await desk.press(ada, "Gem Rush", asked.answer)

    assert (await alone(desk, ada, "gemrush")).version == 1
    assert seen_by_others(desk, group) == []


async def test_turns_lists_a_match_alone_with_its_end_and_leads_to_it(desk: Desk) -> None:
    ada = desk.actor("Ada")
    group = place_of(desk, "group", ada)
    await (await ada.slash(group, "gems new")).panel()
    match = await alone(desk, ada, "gems3d")

    listed = await (await ada.slash(group, "turns")).panel()
    end = (match.updated_at + 30 * DAY) // 1000
    assert f"**Gems 3D**, alone · without a move the match ends without a result on <t:{end}:f>" in text_of(listed)
    await desk.press(ada, "Gems 3D", listed)
    assert listed.attachments
    assert "alone ·" not in await desk.slash(ada, "turns")

    desk.clock.turn(31 * DAY / 60_000)
    await settled(desk)
    ended = await desk.sessions.matches.match(match.id)
    assert ended.entry.notation == UNANSWERED
    told = said(await ada.slash(group, "turns"))
    assert "alone ·" not in told


async def test_an_old_board_of_a_match_alone_shows_the_newest_one(desk: Desk) -> None:
    ada = desk.actor("Ada")
    group, den = place_of(desk, "group", ada), place_of(desk, "annex", ada)
    old = await (await ada.slash(group, "gems new")).panel()
    await (await ada.slash(den, "gems board")).panel()
    await moved(desk, ada)
    desk.clock.turn(1)

    pressed = await desk.press(ada, leads_on(old), old)

    assert "Here is the newest." in said(pressed)
    assert "<#" not in said(pressed)


async def test_a_moment_of_a_running_match_alone_waits_for_its_end(desk: Desk) -> None:
    ada = desk.actor("Ada")
    group = place_of(desk, "group", ada)
    await (await ada.slash(group, "gems new")).panel()
    await moved(desk, ada)
    shown = await (await ada.slash(group, "replay")).panel()
    await desk.client.door.empty()

    told = said(await desk.press(ada, "Share this moment", shown))

    assert "The others play the same board" not in told
    assert "when it is over" in told
