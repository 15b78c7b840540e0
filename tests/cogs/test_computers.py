"""Tests of computer players as members see them: commands, the lobby, boards, names, and the settings of a server."""

import asyncio
from typing import Any

import msgspec
import pytest

from bot.engine.table import ROBOT
from bot.playground import Actor, Message
from bot.playground.world.model import nested
from bot.sessions.computers import level_of, thinkers
from bot.sessions.model import Match, Phase
from bot.ui.words import Words, safe_name
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.gembatan_table import choose, offered

SMALL: dict[str, Any] = {"width": 5, "height": 4, "line": 3}
MENTION_OF_COMPUTER = "<@-"
SELECT = 3  # Discord's type of a menu


def text_of(message: Message) -> str:
    return "\n".join((*message.texts, *(each.description or "" for each in message.attachments)))


def everything(desk: Desk, who: Actor) -> str:
    """Return all that the channel shows a member."""
    return "\n".join(map(text_of, who.messages("games")))


async def resign(desk: Desk, who: Actor, group: str) -> str:
    """Resign, and return what the member was asked before."""
    asked = (await who.slash("games", f"{group} resign")).answer
    assert asked is not None
    question = text_of(asked)
    await desk.press(who, "Yes, resign", asked)
    return question


async def rested(desk: Desk, who: Actor) -> Match:
    """Wait until no computer player is to move and the board shows it."""
    rests = desk.heard_of(lambda match: not thinkers(match))
    match = await desk.match(who)
    if thinkers(match):
        match = await rests
    await desk.drawn()
    return match


async def test_a_match_against_a_computer_player_begins_at_once_and_mentions_only_the_member(desk: Desk) -> None:
    ada = desk.actor("Ada")

    answer = await desk.slash(ada, "gemdrop new", computer="easy", **SMALL)
    await rested(desk, ada)
    begun, pings = desk.board(ada), len(desk.pings)
    await desk.press(ada, "1")
    match = await rested(desk, ada)

    assert "has begun" in answer
    assert [seat.name for seat in match.seats] == ["Ada", "🤖 Easy Opal"]
    board = desk.board(ada)
    assert board.id != begun.id
    assert "🤖 Opal \\(easy\\)" in "\n".join(board.texts)
    assert "🤖 Opal (easy)" in (board.attachments[0].description or "")
    assert desk.pings[pings:] == [(ada.id,)]
    record = next(message for message in ada.messages("games") if message.id == begun.id)
    assert text_of(record).startswith("-# Ada drops a gem into column 1. · 🤖 Opal \\(easy\\) drops a gem into column ")
    assert not buttons(record)
    assert MENTION_OF_COMPUTER not in everything(desk, ada)


async def test_a_board_of_gems_3d_names_the_computer_player_that_is_not_to_move(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", mode="relay", computer="easy")
    match = await rested(desk, ada)

    _, table = desk.client.faces["gems3d"].scene(match, Words(desk.texts, "en"))
    alt = desk.board(ada).attachments[0].description or ""

    assert [(seat.name, seat.short) for seat in table.seats] == [("Ada", ""), (f"{ROBOT} Opal (easy)", "Opal")]
    assert "Ada: 0\n🤖 Opal (easy): 0\n" in alt


@pytest.mark.parametrize(
    ("group", "options", "goal"),
    [
        ("gembatan", {"computers": 3}, "Lay tiles, turned as you like"),
        ("rush", {"computers": 5}, "Pay for a door with your gems"),
    ],
)
async def test_the_first_board_says_what_the_game_is_about_also_if_computer_players_begin(
    desk: Desk, group: str, options: dict[str, int], goal: str
) -> None:
    ada = desk.actor("Ada")

    await desk.slash(ada, f"{group} new", computer="easy", **options)
    match = await rested(desk, ada)

    first = "\n".join(desk.board(ada).texts)
    assert match.state is not None
    assert match.state.turns > 0  # Computer players began.
    assert goal in first
    assert "begins with" not in first  # What they have done since then is told, and not how the match began.
    told = await desk.sessions.replays.story(match, 0)
    words = Words(desk.texts, "en")
    for one in match.seats[1:]:
        assert (safe_name(words.computer(one.user)) in first) == any(entry.user == one.user for entry in told)


async def test_the_first_board_of_gems_3d_says_what_to_do_and_the_second_does_not(desk: Desk) -> None:
    ada, goal = desk.actor("Ada"), "Line up 5 gems of one type"

    await desk.slash(ada, "gems new", mode="relay", computer="easy")
    await rested(desk, ada)
    first = "\n".join(desk.board(ada).texts)
    start, _, to = (await desk.legal(ada))[0].partition("-")
    await desk.slash(ada, "gems move", from_=start, to=to)
    await rested(desk, ada)

    assert goal in first
    assert "\n-# Gems in this match: " in first
    assert "3 gems fall" not in first
    assert goal not in text_of(desk.board(ada))
    assert "Gems in this match" not in text_of(desk.board(ada))


@pytest.mark.parametrize(("group", "goal"), [("gems", "Line up"), ("rush", "Pay for a door")])
async def test_each_member_reads_once_what_the_game_is_about(desk: Desk, group: str, goal: str) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, f"{group} new", **({"mode": "relay"} if group == "gems" else {}))
    await desk.press(bela, "Join")
    await desk.press(ada, "Start")
    told = []
    for _ in range(3):
        told.append(goal in "\n".join(desk.board(ada).texts))
        match = await desk.match(ada)
        mover = ada if match.to_move == (0,) else bela
        if group == "rush":
            await desk.slash(mover, "rush draw")
        else:
            start, _, to = (await desk.legal(mover))[0].partition("-")
            await desk.slash(mover, "gems move", from_=start, to=to)
        await desk.drawn()

    assert told == [True, True, False]


async def test_while_a_computer_player_thinks_the_board_says_so_and_nobody_can_move(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought = asyncio.Event()
    plan = desk.sessions.computers._plan

    async def slowly(stored: object) -> object:
        await thought.wait()
        return await plan(stored)  # type: ignore[arg-type]  # as `ComputerPlayers` calls it

    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gemdrop new", computer="hard", **SMALL)
    await rested(desk, ada)
    monkeypatch.setattr(desk.sessions.computers, "_plan", slowly)
    await desk.press(ada, "1")

    board = desk.board(ada)
    assert "🤖 Opal \\(hard\\) is thinking." in "\n".join(board.texts)
    assert [label for label in buttons(board) if label.isdigit()] == []
    assert list(buttons(board)) == ["Undo", "More"]
    assert "🤖 Opal \\(hard\\)" in await desk.slash(ada, "gemdrop play", move="2")
    assert "no seat" in await desk.slash(bela, "gemdrop play", move="2")
    thought.set()
    await rested(desk, ada)
    assert "thinking" not in everything(desk, ada)
    assert MENTION_OF_COMPUTER not in everything(desk, ada)


async def test_a_quick_computer_player_costs_one_board_after_a_command(desk: Desk) -> None:
    ada = desk.actor("Ada")
    desk.patient.clear()  # The bot waits for computer players as long as they need.

    await desk.slash(ada, "gemdrop new", computer="easy", **SMALL)
    match = await rested(desk, ada)
    desk.patient.set()

    assert match.entry.user == match.seats[1].user  # The computer player began.
    assert len(desk.boards(ada)) == 1


async def test_the_host_adds_computer_players_in_the_lobby_and_takes_them_out(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gemdrop new", **SMALL)
    assert list(offered(desk.board(ada))) == ["easy", "normal", "hard"]

    assert "Only the host, Ada," in said(await choose(desk, bela, desk.board(ada), "easy"))
    await desk.restart()
    await choose(desk, ada, desk.board(ada), "hard")
    assert "**🤖 Opal \\(hard\\)** · computer" in "\n".join(desk.board(ada).texts)
    assert not menus(desk.board(ada))
    assert not menus(await desk.more(bela))
    full = await desk.more(ada)
    assert list(offered(full).values()) == ["Remove 🤖 Opal (hard)"]
    (take_out,) = offered(full)
    await choose(desk, ada, full, take_out)
    assert "🤖 Opal \\(hard\\)" not in "\n".join(desk.board(ada).texts)
    await choose(desk, ada, desk.board(ada), "easy")
    await desk.press(ada, "Start")

    assert (await desk.match(ada)).phase is Phase.PLAYING


@pytest.mark.parametrize(
    ("value", "refusal"),
    [
        ("master", "button"),
        ("out", "button"),
        ("out-7", "button"),
        ("out9" * 9, "button"),
        ("out0", "has already left the table"),
        ("out2003", "has already left the table"),
    ],
)
async def test_an_outdated_or_forged_choice_in_the_menu_is_refused(desk: Desk, value: str, refusal: str) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gemdrop new", **SMALL)
    (menu,) = menus(desk.board(ada))
    menu["options"].append({"label": "forged", "value": value})

    assert refusal in said(await choose(desk, ada, desk.board(ada), value))

    assert len((await desk.match(ada)).seats) == 1


async def test_the_command_offers_levels_and_as_many_computer_players_as_free_seats(desk: Desk) -> None:
    ada = desk.actor("Ada")
    names = {option["name"]: option for option in _options(desk, "gemdrop", "new")}
    assert (names["computers"]["min_value"], names["computers"]["max_value"]) == (1, 1)
    assert [choice["value"] for choice in names["computer"]["choices"]] == ["none", "easy", "normal", "hard"]

    await desk.slash(ada, "gemdrop new", computer="none", **SMALL)
    assert (await desk.match(ada)).phase is Phase.LOBBY


@pytest.mark.parametrize(("options", "said_so"), [({}, True), ({"computers": 2}, False), ({"computers": 1}, False)])
async def test_a_new_match_says_why_several_computer_players_came(
    desk: Desk, options: dict[str, int], said_so: bool
) -> None:
    ada = desk.actor("Ada")

    answer = await desk.slash(ada, "rush new", computer="easy", **options)

    assert ("2 computer players play with you" in answer) is said_so
    assert ("`computers:1`" in answer) is said_so


async def test_who_starts_alone_reads_of_the_menu_that_adds_computer_players(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gemdrop new", **SMALL)
    assert "or choose “Add a computer player” in the menu" in await desk.slash(ada, "gemdrop start")

    await desk.slash(ada, "settings", computers=False)
    alone = await desk.slash(ada, "gemdrop start")
    assert "only 1 sits here so far. Ask somebody to press **Join**." in alone
    assert "menu" not in alone


async def test_readers_of_german_get_german_names(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")  # Chen reads German.
    await desk.slash(ada, "settings", language="de")
    await desk.slash(chen, "gemdrop new", computer="easy", **SMALL)
    await rested(desk, chen)
    await desk.press(chen, "1")
    await rested(desk, chen)

    board = desk.board(chen)
    assert "Opal \\(leicht\\)" in "\n".join(board.texts)
    assert "Opal (leicht)" in (board.attachments[0].description or "")
    assert "(easy" not in everything(desk, chen)


async def test_a_server_switches_computer_players_off(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gemdrop new", "lounge", **SMALL)
    assert menus(desk.board(ada, "lounge"))
    assert "Saved: Computer players: none" in await desk.slash(ada, "settings", computers=False)
    await desk.client.door.empty()
    await desk.drawn()

    assert "without computer players" in await desk.slash(ada, "gemdrop new", computer="easy")
    assert not menus(desk.board(ada, "lounge"))


async def test_play_again_begins_at_once_if_only_computer_players_sat_there(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gemdrop new", computer="easy", **SMALL)
    await rested(desk, ada)
    await resign(desk, ada, "gemdrop")
    last = "\n".join(desk.board(ada).texts)
    assert "Nobody wins: Ada resigned before all had a turn" in last
    assert "starts the next match" in last

    await desk.press(ada, "Play again")
    match = await rested(desk, ada)

    assert match.phase is Phase.PLAYING
    assert [seat.name for seat in match.seats] == ["Ada", "🤖 Easy Opal"]
    assert MENTION_OF_COMPUTER not in everything(desk, ada)


async def test_who_has_beaten_the_easy_computer_may_play_the_normal_one(desk: Desk) -> None:
    ada, game = desk.actor("Ada"), desk.games["gemdrop"]
    start = game.setup(1, game.about.samples[0], 2).state
    close = msgspec.structs.replace(start, turn=0, columns=("000", "111", *start.columns[2:]))
    desk.lay_out(game.write_position(close))
    await desk.slash(ada, "gemdrop new", computer="easy")
    await desk.slash(ada, "gemdrop play", move="1")
    assert "**Ada** wins" in text_of(desk.board(ada))
    assert list(buttons(desk.board(ada)))[:2] == ["Play again", "Play the normal computer"]

    desk.lay_out(None)
    await desk.press(ada, "Play the normal computer")
    match = await rested(desk, ada)

    assert (match.phase, match.seats[1].name) == (Phase.PLAYING, "🤖 Normal Opal")
    assert level_of(match.seats[1].user) == "normal"


async def test_a_member_who_resigns_against_two_computer_players_ends_the_match_and_no_computer_leaves(
    desk: Desk,
) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gembatan new", computer="easy", computers=2)
    await rested(desk, ada)
    assert "It ends, because only computer players are left." in await resign(desk, ada, "gembatan")

    last = "\n".join(desk.board(ada).texts)
    assert (await desk.match(ada)).over
    assert "Ada resigned" in last
    assert "leaves" not in last.replace("Ada leaves", "")


async def test_play_again_seats_no_computer_player_once_the_server_has_switched_them_off(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gemdrop new", computer="easy", **SMALL)
    await rested(desk, ada)
    await resign(desk, ada, "gemdrop")
    await desk.slash(ada, "settings", computers=False)

    await desk.press(ada, "Play again")

    again = await desk.match(ada)
    assert (again.phase, [seat.name for seat in again.seats]) == (Phase.LOBBY, ["Ada"])


async def test_the_replay_names_computer_players(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gemdrop new", computer="easy", **SMALL)
    await rested(desk, ada)
    await desk.press(ada, "1")
    await rested(desk, ada)
    await resign(desk, ada, "gemdrop")

    replay = await desk.press_behind_more(ada, "Replay")

    assert "🤖 Opal \\(easy\\)" in said(replay)


def menus(board: Message) -> list[dict[str, Any]]:
    return [part for part in nested(board.components) if part["type"] == SELECT]


def _options(desk: Desk, group: str, name: str) -> list[dict[str, Any]]:
    command = next(one.body for one in desk.playground.world.commands(None) if one.body["name"] == group)
    found: list[dict[str, Any]] = next(one for one in command["options"] if one["name"] == name)["options"]
    return found
