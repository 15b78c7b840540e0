"""Tests of Gem Drop, the worked example of a game, in a channel: everything that `SimpleCog` gives a game."""

import io
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from bot.engine.game import Seat
from bot.playground import Actor, Message
from bot.playground.world.model import nested
from bot.ui import simple_cog
from tests.cogs.desk import Desk, buttons, private, said, started
from tests.cogs.gembatan_table import choose, offered

SMALL = {"width": 5, "height": 4, "line": 3}
# The columns of all moves of a match that ends in a draw. They fill the 5 × 4 board, and nobody has three in a row.
DRAW_MOVES = "11112332233244445555"


async def seated(desk: Desk, **options: Any) -> list[Actor]:
    """Start a match of two members, and return them, the member to move first."""
    ada, bela = await started(desk, "gemdrop new", "Ada", "Bela", **options)
    first = (await desk.match(ada)).to_move[0]
    return [ada, bela] if first == 0 else [bela, ada]


async def columns(desk: Desk, who: Actor) -> tuple[str, ...]:
    """Return the gems of the newest board."""
    found: tuple[str, ...] = msgspec.to_builtins((await desk.match(who)).state)["columns"]
    return found


async def leaderboard(desk: Desk, who: Actor) -> str:
    """Return this server's leaderboard in words, or "" if nobody has won yet."""
    answer = (await who.slash("games", "gemdrop top")).answer
    assert answer is not None
    return "\n".join((*answer.texts, *(each.description or "" for each in answer.attachments)))


def subcommands(desk: Desk) -> list[str]:
    group = desk.client.cogs["GemDrop"].app_command
    assert group is not None
    return [command.name for command in group.walk_commands()]


def image_of(desk: Desk, message: Message | None) -> Image.Image:
    return Image.open(io.BytesIO(desk.picture(message)))


async def test_a_panel_that_plans_says_that_the_turn_has_come(desk: Desk) -> None:
    first, second = await seated(desk, **SMALL)
    refused = (await desk.press(second, "1")).answer
    await desk.press(second, "Plan ahead", refused)
    [panel] = await private(desk, second)
    assert "Plan ahead:" in "\n".join(panel.texts)

    await desk.press(first, "2")
    await desk.drawn()

    board = desk.board(second)
    assert "\n".join(panel.texts).startswith("It is your turn.\n")
    assert f"/{board.channel_id}/{board.id}" in "\n".join(panel.texts)
    assert buttons(panel) == {}


@pytest.mark.painted
async def test_a_match_is_played_by_buttons_and_commands_through_a_restart_to_its_replay(desk: Desk) -> None:
    first, second = await seated(desk, **SMALL)
    assert [label for label in buttons(desk.board(first)) if label.isdigit()] == ["1", "2", "3", "4", "5"]
    assert first.user.name in said(await desk.press(second, "1"))  # It is not this member's turn.

    await desk.press(first, "2")
    assert "column 3" in await desk.slash(second, "gemdrop play", move="3")
    before = (await desk.match(first)).state
    old = desk.board(first)
    await desk.restart()

    assert (await desk.match(first)).state == before
    await desk.press(first, "2", old)
    await desk.press(second, "3")
    assert image_of(desk, desk.board(first)).size == (5 * 96 + 48, 4 * 96 + 136)
    await desk.press(first, "2")

    last = "\n".join(desk.board(first).texts)
    assert f"**{first.user.name}** wins!" in last
    assert rf"1\. **{first.user.name}**" in last
    assert "point" not in last
    assert "/gemdrop top" in last
    replay = await desk.press_behind_more(second, "Replay")
    assert "5 moves" in said(replay)
    assert image_of(desk, replay.answer).format == "GIF"
    table = await leaderboard(desk, first)
    assert "Wins · all matches" in table
    assert first.user.name in table


async def test_a_full_board_is_a_draw_and_counts_as_no_win(desk: Desk) -> None:
    players = await seated(desk, width=5, height=4, line=5)
    for turn, column in enumerate(DRAW_MOVES):
        await desk.press(players[turn % 2], column)

    match = await desk.match(players[0])
    assert match.outcome is not None
    assert match.outcome.drawn
    assert "A draw" in "\n".join(desk.board(players[0]).texts)
    table = await leaderboard(desk, players[0])
    assert not [player for player in players if player.user.name in table]
    await desk.press(players[0], "Play again")
    await desk.press(players[1], "I’m in")
    assert (await desk.match(players[0])).options == match.options
    assert await columns(desk, players[0]) == ("",) * 5


async def test_the_refusal_of_an_illegal_move_names_the_legal_moves(desk: Desk) -> None:
    first, second = await seated(desk, **SMALL)
    for turn in range(4):
        await desk.slash((first, second)[turn % 2], "gemdrop play", move="1")

    assert "`2, 3, 4, 5`" in await desk.slash(first, "gemdrop play", move="1")
    assert "“left”" in await desk.slash(first, "gemdrop play", move="left")
    assert "1" not in buttons(desk.board(first))
    offers = await first.autocomplete("games", "gemdrop play", "move", move="")
    assert [offer["value"] for offer in offers] == ["2", "3", "4", "5"]
    assert await second.autocomplete("games", "gemdrop play", "move", move="") == []


async def test_a_step_can_be_taken_back_and_leaving_loses_the_match(desk: Desk) -> None:
    first, second = await seated(desk)
    await desk.press(first, "4")
    await desk.press(first, "Undo")
    assert await columns(desk, first) == ("",) * 7
    for member in (first, second):
        await desk.press(member, "4")

    await desk.slash(first, "gemdrop resign")
    sure = [message for message in first.messages("games") if message.only_for == first.id][-1]
    await desk.press(first, "Yes, resign", sure)

    assert f"**{second.user.name}** wins!" in "\n".join(desk.board(second).texts)


async def test_many_moves_are_offered_in_a_menu(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simple_cog, "MOST_BUTTONS", 3)
    first, _ = await seated(desk)
    assert list(buttons(desk.board(first))) == ["Choose a move", "More"]

    menu = (await desk.press(first, "Choose a move")).answer
    assert list(offered(menu)) == ["1", "2", "3", "4", "5", "6", "7"]
    await choose(desk, first, menu, "6")

    assert (await columns(desk, first))[5]


async def test_an_older_menu_of_moves_shows_the_newest_one(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simple_cog, "MOST_BUTTONS", 3)
    first, second = await seated(desk, **SMALL)
    menu = (await desk.press(first, "Choose a move")).answer
    assert menu is not None
    match = await desk.match(first)
    desk.expire_tokens()  # so that the menu stays as it is
    for who in (first, second):
        await desk.sessions.turns.play(desk.request(who), match.id, (await desk.legal_of(match.id, who))[0], None)
    await desk.drawn()
    desk.clock.turn(1)

    await choose(desk, first, menu, "2")
    await desk.drawn()

    newest = (await private(desk, first))[-1]
    assert "This board is no longer the newest, so nothing was played." in "\n".join(newest.texts)
    await choose(desk, first, newest, "2")
    await desk.drawn()
    assert (await desk.match(first)).entry.notation == "2"


async def test_a_game_with_secrets_shows_each_member_their_view_in_private(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = desk.client.faces["gemdrop"].game
    open_view = type(game).view

    def view(self: Any, state: Any, viewer: Seat | None) -> Any:
        """Hide all gems from the channel. Each seat sees the gems of both seats."""
        hidden = replace(state, columns=("",) * len(state.columns))
        return open_view(self, hidden if viewer is None else state, viewer)

    monkeypatch.setattr(type(game), "view", view)
    monkeypatch.setattr(type(game), "about", replace(game.about, secrets=True))
    await desk.restart()
    first, second = await seated(desk, **SMALL)
    moved = (await desk.match(first)).to_move[0]
    await desk.press(first, "3")

    board = desk.board(first)
    assert "\n. . . . .\n0: " in (board.attachments[0].description or "")
    assert "own" in subcommands(desk)
    for pressed in [await desk.press(one, "Show me mine", board) for one in (first, second)]:
        assert pressed.answer is not None
        assert pressed.answer.only_for is not None
        assert f"\n. . {moved} . .\n0: " in (pressed.answer.attachments[0].description or "")
        assert image_of(desk, pressed.answer).size == image_of(desk, board).size
    assert "keinen Platz" in said(await desk.press(desk.actor("Chen"), "Show me mine", board))  # Chen reads German.


async def test_a_game_without_secrets_has_no_private_view(desk: Desk) -> None:
    first, _ = await seated(desk, **SMALL)

    assert "Show me mine" not in buttons(desk.board(first))
    assert "own" not in subcommands(desk)


def outdated(board: Message, label: str, custom_id: str) -> Message:
    """Give a button of a board the address that it had on an earlier board. Return the board."""
    button = next(part for part in nested(board.components) if part.get("label") == label)
    button["custom_id"] = custom_id
    return board


async def test_an_undo_on_an_older_board_says_that_nothing_was_taken_back(desk: Desk) -> None:
    first, second = await seated(desk)
    await desk.press(first, "4")
    earlier = buttons(desk.board(first))["Undo"]
    await desk.press(second, "4")
    await desk.press(first, "1")
    before = await columns(desk, first)

    pressed = await desk.press(first, "Undo", outdated(desk.board(first), "Undo", earlier))

    assert "The match has moved on since this board, so nothing was taken back." in said(pressed)
    assert await columns(desk, first) == before
