"""Tests of hints as members see them: where they are allowed, what they show, and that one press plays them."""

from typing import Any

import pytest

from bot.engine.game import Seat
from bot.engine.pages import Page
from bot.games.gemrush import GAME
from bot.games.gemrush.building import Build
from bot.games.gemrush.lessons import LESSONS
from bot.playground import Actor, Interaction
from bot.sessions.model import Match
from bot.ui.commands.hints import marks_in
from bot.ui.commands.rulebook import match_of
from bot.ui.words import Words
from cogs.gemrush.face import RushFace
from tests.cogs.desk import Desk, buttons, relay, said, started
from tests.cogs.gemrush_table import TWO_ROOMS
from tests.cogs.test_computers import rested
from tests.games.gemrush.positions import arrange
from tests.texts.loaded import all_texts

SMALL: dict[str, Any] = {"width": 5, "height": 4, "line": 3}
GEMS = {"size": 5, "types": 3, "drop": 3, "line": 3}


async def hint_of(desk: Desk, who: Actor, command: str) -> Interaction:
    """Use the command `hint`, and accept that the match then counts on another leaderboard."""
    asked = await who.slash("games", command)
    if asked.answer is not None and "Show a hint" in buttons(asked.answer):
        asked = await desk.press(who, "Show a hint", asked.answer)
    await desk.client.door.empty()  # a computer player thinks
    assert asked.answer is not None
    return asked


async def played(desk: Desk, who: Actor, hint: Interaction) -> Match:
    before = await desk.match(who)
    assert hint.answer is not None
    await desk.press(who, "Play it", hint.answer)
    after = await desk.match(who)
    assert after.version > before.version
    return after


async def test_a_hint_shows_a_move_and_one_press_plays_it(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", **GEMS)

    hint = await hint_of(desk, ada, "gems hint")
    assert "**My suggestion**" in said(hint)
    assert "→" in said(hint)
    assert hint.answer is not None
    assert hint.answer.attachments
    await desk.restart()

    match = await played(desk, ada, hint)
    assert match.entry.kind == "move"


async def test_before_the_first_hint_alone_the_panel_says_that_the_leaderboard_changes(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", **GEMS)

    asked = await ada.slash("games", "gems hint")
    assert "leaderboard **with hints**" in said(asked)
    assert asked.answer is not None
    assert list(buttons(asked.answer)) == ["Show a hint"]
    assert not (await desk.match(ada)).terms.hinted

    await desk.press(ada, "Show a hint", asked.answer)
    await desk.client.door.empty()
    assert (await desk.match(ada)).terms.hinted
    await desk.restart()
    assert (await desk.match(ada)).terms.hinted
    assert "counts on the leaderboard with hints" in said(await hint_of(desk, ada, "gems hint"))


async def test_another_hint_shows_another_move(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", **GEMS)
    first = await hint_of(desk, ada, "gems hint")
    assert first.answer is not None
    told, move = said(first), buttons(first.answer)["Play it"]

    second = await desk.press(ada, "Another hint", first.answer)
    await desk.client.door.empty()

    assert second.answer is not None
    assert "**Suggestion 2**" in said(second)
    assert said(second) != told
    assert buttons(second.answer)["Play it"] != move


async def test_each_hint_of_gem_rush_is_about_another_door_or_room(desk: Desk) -> None:
    """The hand can pay for the north door in three ways, and only one of them is a hint.

    A step to the other room would lead back to that door, so it is no hint either.
    """
    ada, state = desk.actor("Ada"), arrange(TWO_ROOMS, "ElSo ObEl PeEl", "StFi")
    desk.lay_out(GAME.write_position(state))
    await desk.slash(ada, "rush new", computer="easy", computers=1)
    hint, found = await hint_of(desk, ada, "rush hint"), list[str]()
    while hint.answer is not None:
        found.append(buttons(hint.answer)["Play it"].split(":do:")[1])
        if "Another hint" not in buttons(hint.answer):
            break
        hint = await desk.press(ada, "Another hint", hint.answer)
        await desk.client.door.empty()

    assert sum(isinstance(move, Build) for move in GAME.legal_moves(state, Seat(0))) == 3
    assert sorted(text.split(":")[0].split()[0] for text in found) == ["act", "build", "draw"]


async def test_a_match_alone_with_hints_counts_on_a_leaderboard_of_its_own(desk: Desk) -> None:
    ada = desk.actor("Ada")
    desk.lay_out("RRR3/6/6/6/K5/5R types=RKDBG line=4 length=1")
    await desk.slash(ada, "gems new", size=6, line=4, turns=1)
    hint = await hint_of(desk, ada, "gems hint")
    assert "4 vanish" in said(hint)
    assert (await desk.match(ada)).terms.hinted
    match = await played(desk, ada, hint)
    assert match.over
    assert match.terms.hinted
    found = await desk.sessions.leaderboards.leaderboard(match.place.guild, "gems3d", ada.id)

    assert [board.key for board in found.boards] == [
        f"{desk.client.faces['gems3d'].game.scoreboard(match.options)}-hints"
    ]
    assert "with hints" in "\n".join(desk.board(ada).texts)
    top = (await ada.slash("games", "gems top")).answer
    assert top is not None
    assert "with hints" in "".join(picture.description or "" for picture in top.attachments)


@pytest.mark.parametrize(
    ("command", "play", "options"),
    [
        ("gemdrop new", "gemdrop hint", {"computer": "easy", **SMALL}),
        ("gembatan new", "gembatan hint", {"computer": "easy"}),
        ("rush new", "rush hint", {"mode": "crisis", "computer": "none"}),
    ],
)
async def test_every_game_gives_hints_that_one_press_plays(
    desk: Desk, command: str, play: str, options: dict[str, object]
) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, command, **options)
    if "Start" in buttons(desk.board(ada)):
        await desk.press(ada, "Start")
    match = await rested(desk, ada)
    assert not match.terms.hinted

    hint = await hint_of(desk, ada, play)
    assert "**My suggestion**" in said(hint)
    await played(desk, ada, hint)


async def test_the_menu_more_has_a_hint_only_where_hints_are_allowed(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", **GEMS)
    menu = await desk.press(ada, "More")
    assert menu.answer is not None
    assert "Hint" in buttons(menu.answer)
    asked = await desk.press(ada, "Hint", menu.answer)
    assert "leaderboard **with hints**" in said(asked)


async def test_members_against_each_other_get_no_hints(desk: Desk) -> None:
    ada, bela = await started(desk, "gemdrop new", "Ada", "Bela", **SMALL)
    menu = await desk.press(ada, "More")
    assert menu.answer is not None

    assert "Hint" not in buttons(menu.answer)
    for who in (ada, bela):
        assert "There are no hints against other members" in await desk.slash(who, "gemdrop hint")


async def test_a_race_has_no_hints(desk: Desk) -> None:
    ada, _ = await started(desk, "gems new", "Ada", "Bela", mode="race")
    assert "There are no hints in a race" in await desk.slash(ada, "gems hint")


async def test_only_who_is_to_move_gets_a_hint(desk: Desk) -> None:
    ada, bela, chen = *(await relay(desk, "Ada", "Bela")), desk.actor("Chen")
    match = await desk.match(ada)
    first, other = (ada, bela) if match.seat_of(ada.id) in match.to_move else (bela, ada)

    assert "**My suggestion**" in said(await hint_of(desk, first, "gems hint"))
    assert "**My suggestion**" not in await desk.slash(other, "gems hint")
    assert "keinen Platz" in await desk.slash(chen, "gems hint")
    assert not (await desk.match(first)).terms.hinted


def test_an_address_holds_the_marks_of_the_moves_that_were_shown() -> None:
    assert marks_in("") == ()
    assert marks_in("abcdEFGH") == ("abcd", "EFGH")


@pytest.mark.parametrize(
    ("lesson", "task", "lit"),
    [(0, 0, {"shop-window": 0, "forgers-den": 1}), (1, 4, {"shop-window": 0, "mother-lode": 1})],
)
def test_a_suggested_way_lights_the_room_where_it_leads_and_the_dwarf_stays(
    lesson: int, task: int, lit: dict[str, int]
) -> None:
    """The one way is a step, and the other one leads through a wall."""
    asked, face = LESSONS[lesson].tasks[task], RushFace()
    match = match_of(face, Page(asked.key, asked.position), Words(all_texts(), "en"))
    assert match is not None

    before = face.view(match, Seat(0))
    view = face.suggested(match, Seat(0), GAME.parse(asked.moves[0]))

    assert {tile.key: tile.steps for tile in view.tiles if tile.steps is not None} == lit
    assert view.seats == before.seats
    assert not any(plate.payable or plate.reachable for plate in view.plates)
