"""Tests of the order of menus: by place where members compete, else the best first or as the member has set it."""

from typing import Any

import pytest

from bot.engine.game import Seat
from bot.games.gemrush import GAME as RUSH
from bot.games.gemrush.building import Build
from bot.games.gemrush.rules import moves_of, notate_move
from bot.games.gemrush.skills import Skill
from bot.games.gems3d.advice import trick_suggestions
from bot.games.gems3d.model import GEM_LETTERS
from bot.playground import Actor, Message
from bot.playground.world.model import nested
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.gembatan_table import CROSS, choose, offered, seated_ada_first
from tests.cogs.gemrush_table import PIT, TWO_ROOMS, begun, build
from tests.cogs.private_boards import panel, race, state_of
from tests.cogs.test_gems_panel import menu, numbered, opened, options, pressed
from tests.games.gemrush.positions import arrange

PLACE = ["Y---", "RY--", "GY--", "YP--"]  # the tiles of `CROSS` as they lie in the hand, and the best first
TILES = ["RY--", "GY--", "YP--", "Y---"]
PLAYS = ["BG60 -YP- E", "BI60 Y--R W", "BH61 Y--G N", "BI60 --GY W", "BG60 -Y-- E"]  # the best of 13
# A trick on A1 gives 4 points, a trick on C5 gives 5.
BOARD, TRICKS = "KRRR1/5/5/5/BBKBB", "types=RKDBG line=4 tricks=1"
TWELVE = "R1D1B1/1K1G1R/B1D1K1/1G1R1B/6/6"  # twelve gems that can move: more than there are buttons


async def with_computer(desk: Desk, command: str, position: str) -> Actor:
    """Start a match of Ada and a computer player in this position, with Ada to move."""
    desk.lay_out(position)
    ada = desk.actor("Ada")
    await desk.slash(ada, command, computer="easy")
    return ada


async def by_place(desk: Desk, who: Actor) -> None:
    await desk.slash(who, "menus", order="place")


def alt(message: Message | None) -> str:
    assert message is not None
    return "".join(one.description or "" for one in message.attachments)


def forge(message: Message, custom_id: str, old: str, new: str) -> str:
    """Change a text in the id of a button, and return the changed id."""
    (part,) = (part for part in nested(message.components) if part.get("custom_id") == custom_id)
    part["custom_id"] = custom_id.replace(old, new)
    return str(part["custom_id"])


# ---- the member's own setting ----


async def test_a_member_chooses_the_order_by_command_and_by_button(desk: Desk) -> None:
    ada = desk.actor("Ada")
    shown = await ada.slash("games", "menus")
    assert "The best choice comes first" in said(shown)
    assert "Against other members" in said(shown)

    changed = await desk.press(ada, "As on the board", shown.answer)
    assert "row by row" in said(changed)
    await desk.restart()
    assert "row by row" in await desk.slash(ada, "menus")
    assert not (await desk.sessions.settings.member(ada.id)).best_first
    assert "The best choice comes first" in await desk.slash(ada, "menus", order="best")
    assert (await desk.sessions.settings.member(desk.actor("Bela").id)).best_first


async def test_a_forged_order_is_refused(desk: Desk) -> None:
    ada = desk.actor("Ada")
    shown = (await ada.slash("games", "menus")).answer
    assert shown is not None
    forged = forge(shown, buttons(shown)["As on the board"], "place", "worst")

    assert "button" in said(await ada.click(shown, forged))
    assert (await desk.sessions.settings.member(ada.id)).best_first


# ---- Gembatan ----


async def test_gembatan_lists_tiles_as_they_lie_in_the_hand_where_members_compete(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk, CROSS)
    panel = (await desk.press(ada, "Play")).answer
    assert list(offered(panel)) == PLACE
    assert "best" not in "\n".join(panel.texts if panel else [])
    typed = await ada.autocomplete("games", "gembatan play", "tile", "")
    assert [one["value"] for one in typed] == PLACE
    cells = await bela.autocomplete("games", "gembatan what-fits", "cell", "")
    assert [one["value"] for one in cells] == ["BH59", "BG60", "BI60"]


async def test_gembatan_lists_the_best_first_against_computer_players_unless_the_member_wants_it_otherwise(
    desk: Desk,
) -> None:
    ada = await with_computer(desk, "gembatan new", CROSS)
    panel = await desk.press(ada, "Play")
    assert list(offered(panel.answer)) == PLAYS
    assert "The best comes first: the next step can then bring +1." in said(panel)
    typed = await ada.autocomplete("games", "gembatan play", "tile", "")
    assert [one["value"] for one in typed] == TILES

    await by_place(desk, ada)
    panel = await desk.press(ada, "Play")
    assert list(offered(panel.answer)) == PLACE
    assert "The best comes first" not in said(panel)


async def test_gembatan_asks_for_a_way_that_was_left_out_where_members_compete(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk, CROSS)
    asked = await ada.slash("games", "gembatan play", tile="RY--", cell="BI60")
    await desk.drawn()
    assert offered(asked.answer) == {"--RY W": "1 · +1", "Y--R W": "2 · +1"}
    assert (await desk.match(ada)).entry.kind == "start"
    assert "would cut off" in await desk.slash(bela, "gembatan play", tile="B---", cell="BI60")
    await choose(desk, ada, asked.answer, "Y--R W")
    assert (await desk.match(ada)).entry.notation == "BI60 Y--R W"


async def test_gembatan_asks_for_a_way_and_then_ends_the_turn_as_it_was_told(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk, CROSS)
    asked = await ada.slash("games", "gembatan play", tile="RY--", cell="BI60", end=True)
    assert "This ends your turn." in said(asked)
    assert (await desk.match(ada)).to_move == (Seat(0),)

    await desk.restart()
    pressed = await choose(desk, ada, asked.answer, next(iter(offered(asked.answer))))

    match = await desk.match(ada)
    assert match.entry.notation == "end"
    assert match.to_move == (match.seat_of(bela.id),)
    assert "Ada laid 1 tile" in said(pressed)


async def test_gembatan_takes_the_best_way_against_computer_players(desk: Desk) -> None:
    ada = await with_computer(desk, "gembatan new", CROSS)
    await desk.slash(ada, "gembatan play", tile="RY--", cell="BI60")
    assert (await desk.match(ada)).entry.notation == "BI60 Y--R W"


# ---- Gems 3D ----


async def racing_with_twelve_gems(desk: Desk) -> Actor:
    desk.lay_out(f"{TWELVE}|{TWELVE} types=RKDBG line=4 mode=race")
    (ada, _), _ = await race(desk, "Ada", "Bela", size=6, line=4)
    return ada


async def test_a_race_and_the_daily_show_rows_and_no_star(desk: Desk) -> None:
    ada = await racing_with_twelve_gems(desk)
    shown = panel(ada)
    assert not numbered(shown)
    assert all(value.startswith("row:") for value in options(shown))
    row = (await ada.click(shown, pressed(shown, next(iter(options(shown)))))).answer
    await desk.drawn()
    assert numbered(row)
    assert "Best: " not in alt(row)

    desk.lay_out("RRR3/6/6/6/K5/5R types=RKDBG line=4 mode=daily")
    chen = desk.actor("Chen")
    await desk.slash(chen, "gems daily", "lounge")
    assert numbered(panel(chen, "lounge"))
    assert "Am besten: " not in alt(panel(chen, "lounge"))


async def test_alone_the_best_gem_is_named_unless_the_member_wants_it_otherwise(desk: Desk) -> None:
    ada = desk.actor("Ada")
    desk.lay_out("RRR3/6/6/6/K5/5R types=RKDBG line=4")
    await desk.slash(ada, "gems new", size=6, line=4)
    best = await opened(desk, ada)
    assert "Best: 5, red F6." in alt(best)
    assert "**5** can score **+4**" in "\n".join(best.texts)

    await by_place(desk, ada)
    plain = await opened(desk, ada)
    assert "Best: " not in alt(plain)
    assert "can score" not in "\n".join(plain.texts)
    assert numbered(plain) == numbered(best)
    starts = await ada.autocomplete("games", "gems move", "from", "")
    assert [one["value"] for one in starts] == ["A1", "B1", "C1", "A5", "F6"]


async def test_a_button_to_the_best_of_an_older_board_leads_to_the_rows(desk: Desk) -> None:
    ada = await racing_with_twelve_gems(desk)
    shown = panel(ada)
    row = next(iter(options(shown)))
    older = forge(shown, pressed(shown, row), f"|{row}", "|best")

    rows = (await ada.click(shown, older)).answer

    await desk.drawn()
    assert rows is not None
    assert list(options(rows)) == list(options(shown))


@pytest.mark.parametrize("racing", [True, False])
async def test_a_race_lists_tricks_by_place_and_its_picture_does_not_tell_the_best(desk: Desk, racing: bool) -> None:
    desk.lay_out(f"{BOARD}|{BOARD} {TRICKS} mode=race" if racing else f"{BOARD} {TRICKS}")
    if racing:
        (ada, _), _ = await race(desk, "Ada", "Bela", size=5, line=4)
    else:
        ada = desk.actor("Ada")
        await desk.slash(ada, "gems new", size=5, line=4)
    shown = panel(ada) if racing else await opened(desk, ada)

    asked = await desk.press(ada, "Trick", shown)

    assert asked.modal is not None
    cells = [option["value"] for part in nested(asked.modal.components) for option in part.get("options", ())]
    assert cells == (["A1=R", "C5=B"] if racing else ["C5=B", "A1=R"])
    assert ("Trick: " in alt(shown)) is not racing


async def test_more_tricks_than_a_form_holds_are_a_menu_with_pages(desk: Desk) -> None:
    rows = "/".join("KRRKDDKBBKGGKRR" if row % 2 == 0 else "15" for row in range(15))
    desk.lay_out(f"{rows}|{rows} types=RKDBG line=3 tricks=1 mode=race")
    (ada, _), match = await race(desk, "Ada", "Bela", size=15, line=3)
    await desk.press(ada, "Trick", panel(ada))

    found, start = list[str](), panel(ada)
    while True:
        values = list(offered_in_menu(start))
        found += [one for one in values if "=" in one]
        if "=" in values[-1]:
            break
        await ada.select(start, menu(start)["custom_id"], values[-1])
        await desk.drawn()
        start = panel(ada)
    tricks = trick_suggestions(state_of(match), Seat(0))
    assert found == [
        f"{one.name}={GEM_LETTERS[one.gem - 1]}" for one in sorted(tricks, key=lambda one: (one.cell, one.gem))
    ]
    assert "Move a gem" in buttons(start)

    await ada.select(start, menu(start)["custom_id"], found[-1])
    await desk.drawn()
    assert state_of(await desk.match(ada)).boards[0].tricks == 0


def offered_in_menu(message: Message) -> list[str]:
    return [option["value"] for option in menu(message)["options"]]


# ---- Gem Rush ----


def doors(message: Message | None) -> list[str]:
    """Return the doors of a hand's buttons that build, in order."""
    assert message is not None
    return [one.rpartition(":")[2] for one in buttons(message).values() if ":cheapest:" in one]


async def rush_hand(desk: Desk, who: Actor) -> Message:
    answer = (await who.slash("games", "rush hand")).answer
    await desk.drawn()
    assert answer is not None
    return answer


async def test_rush_lists_doors_and_payments_by_place_where_members_compete(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(TWO_ROOMS, "ObEl StFi PeEl ObSo SoFi", "SoDr"))
    shown = await rush_hand(desk, ada)
    assert doors(shown) == ["N13N", "N13S", "N13W", "O13E"]
    assert [value.split(" ", 2)[1] for value in payments(shown)] == ["N13N"] * 2 + ["N13S"] * 3 + ["N13W"]
    typed = await ada.autocomplete("games", "rush build", "cards", "", door="N13S")
    assert [one["value"] for one in typed][:2] == ["ObEl PeEl SoFi", "ObSo PeEl SoFi"]


async def test_rush_lists_the_best_door_first_against_computer_players_unless_the_member_wants_it_otherwise(
    desk: Desk,
) -> None:
    state = arrange(TWO_ROOMS, "ObEl StFi PeEl ObSo SoFi", "SoDr")
    ada = await with_computer(desk, "rush new", RUSH.write_position(state))
    assert doors(await rush_hand(desk, ada)) == ["N13S", "N13N", "N13W", "O13E"]
    typed = await ada.autocomplete("games", "rush build", "cards", "", door="N13S")
    assert [one["value"] for one in typed][:2] == ["ObEl PeEl SoFi", "ObSo PeEl SoFi"]

    await by_place(desk, ada)
    assert doors(await rush_hand(desk, ada)) == ["N13N", "N13S", "N13W", "O13E"]


async def test_a_door_with_more_payments_than_a_menu_holds_has_pages(desk: Desk) -> None:
    state = arrange(PIT, "OrEl OrSo OrPe OrOb OrSt OrFi OrDr", "SoDr", skills=(Skill.GILDING,))
    ada, _ = await begun(desk, state)
    here = (await desk.press(ada, build(0))).answer
    assert here is not None

    found = list[str]()
    while True:
        found += payments(here)
        last = offered_in_menu(here)[-1]
        if last.startswith("build "):
            break
        sent = await ada.select(here, menu(here)["custom_id"], last)
        await desk.drawn()
        assert sent.answer is not None
        here = sent.answer
    every = [notate_move(one) for one in moves_of(state, Seat(0), Build) if one.side == 0]
    assert len(every) > 25
    assert sorted(found) == sorted(every)


def payments(message: Message) -> list[str]:
    found: list[dict[str, Any]] = [part for part in nested(message.components) if part["type"] == 3]
    return [one["value"] for part in found for one in part["options"] if one["value"].startswith("build ")]
