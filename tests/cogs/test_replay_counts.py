"""Tests that a replay counts turns as the board does, also after a member has left or the match was ended."""

import re
from random import Random
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.playground import Actor
from bot.sessions.model import Match
from bot.ui.face import Face
from bot.ui.words import Words
from cogs.replay.counting import count, moment_called, most
from cogs.replay.story import captions, numbered
from tests.cogs.desk import Desk, started
from tests.cogs.test_replay_story import played
from tests.cogs.test_replays import newest_private_message, replay_of

GAMES = {"gems3d": "gems", "gembatan": "gembatan", "gemrush": "rush"}
HEAD = re.compile(r"\*\*(Turn|After turn) (\d+) of (\d+)\*\*")


async def begun(desk: Desk, game: str, turns: int, *names: str) -> tuple[list[Actor], Match]:
    """Begin a match, and play until so many turns have ended. Return its members, the one to move first."""
    options: dict[str, object] = {"mode": "relay"} if game == "gems3d" else {}
    members = await started(desk, f"{GAMES[game]} new", *(names or ("Bela", "Chen")), channel="games", **options)
    match, face = await desk.match(members[0]), desk.client.faces[game]
    while face.turns(match.state, match.to_move[0]) < turns:
        await played(desk, members, 1)
        match = await desk.match(members[0])
    seat = match.to_move[0]
    return [members[seat], members[1 - seat]], match


async def play_a_step(desk: Desk, who: Actor, match: Match) -> None:
    """Make a step that does not end the turn, if the game has such steps."""
    face, chance = desk.client.faces[match.game], Random(2)
    moves = [move for move in await desk.legal_of(match.id, who) if not move.startswith(("end", "pass", "trade"))]
    if face.has_long_turns and moves:
        await desk.sessions.turns.play(desk.request(who), match.id, chance.choice(moves), None)


async def resign(desk: Desk, who: Actor, game: str) -> None:
    asked = (await who.slash("games", f"{GAMES[game]} resign")).answer
    assert asked is not None
    await desk.press(who, "Yes, resign", asked)


async def heads(desk: Desk, who: Actor, match: Match) -> tuple[str, tuple[str, str, str]]:
    """Return the line of the whole replay, and of its last step: what it is, its number, and the number of turns."""
    await desk.slash(who, "replay", match=match.id)
    whole = "\n".join(newest_private_message(who).texts)
    await desk.press(who, "»", newest_private_message(who))
    found = HEAD.search("\n".join(newest_private_message(who).texts))
    assert found is not None, newest_private_message(who).texts
    return whole, (found[1], found[2], found[3])


@pytest.mark.parametrize("game", GAMES)
async def test_a_resignation_is_no_turn(desk: Desk, game: str) -> None:
    (mover, other), match = await begun(desk, game, 4, "Ada", "Bela")
    await play_a_step(desk, mover, match)

    await resign(desk, mover, game)
    if not (await desk.sessions.matches.match(match.id)).over:
        await resign(desk, other, game)

    match = await desk.sessions.matches.match(match.id)
    whole, head = await heads(desk, desk.actor("Ada"), match)
    assert match.outcome is not None
    ended = match.outcome.turns
    assert f" {ended} turns" in whole
    assert head == ("After turn", str(ended), str(ended))


@pytest.mark.parametrize("game", GAMES)
async def test_a_turn_that_the_end_has_cut_off_does_not_count(desk: Desk, game: str) -> None:
    (mover, _), match = await begun(desk, game, 3)
    await play_a_step(desk, mover, match)
    ada = desk.actor("Ada")  # a moderator, who does not play
    asked = (await ada.slash("games", f"{GAMES[game]} end")).answer
    assert asked is not None
    await desk.press(ada, "Yes, end it", asked)

    replay, face = await replay_of(desk, match.id, mover), desk.client.faces[game]
    whole, head = await heads(desk, ada, match)
    lines, _ = numbered(replay, face, Words(desk.texts, "en-US"))

    assert " 3 turns" in whole
    assert head == ("After turn" if face.has_long_turns else "Turn", "3", "3")
    assert max(int(line.partition("\\.")[0]) for line in lines if line[1:3] == "\\.") == 3
    assert count(replay, face, moment_called(replay, face, 3))[:3] == ("turn", 3, 3)
    assert most(replay, face).last == 3


@pytest.mark.parametrize("game", GAMES)
async def test_the_running_turn_has_the_number_that_the_board_says(desk: Desk, game: str) -> None:
    (mover, _), match = await begun(desk, game, 3)
    await play_a_step(desk, mover, match)

    _, head = await heads(desk, desk.actor("Ada"), match)

    number = "4" if desk.client.faces[game].has_long_turns else "3"
    assert head == ("Turn", number, number)


@pytest.mark.parametrize("game", ["gems3d", "gembatan"])  # in Gem Rush, a turn ends if its member leaves
async def test_who_leaves_within_the_first_turn_does_so_after_the_beginning(desk: Desk, game: str) -> None:
    options: dict[str, object] = {"mode": "relay"} if game == "gems3d" else {}
    members = await started(desk, f"{GAMES[game]} new", "Ada", "Bela", "Chen", channel="games", **options)
    match, face = await desk.match(members[0]), desk.client.faces[game]
    gone = members[match.to_move[0]]
    if face.has_long_turns:
        await play_a_step(desk, gone, match)
    await desk.sessions.seats.resign(desk.request(gone), match.id)
    rest = [who for who in members if who is not gone]
    while face.turns((await desk.match(rest[0])).state, match.to_move[0]) < 1:
        await played(desk, rest, 1)

    replay = await replay_of(desk, match.id, rest[0])
    left = next(place for place, one in enumerate(replay.moments) if one.entry.kind == "leave")
    called = [count(replay, face, number) for number in range(replay.last + 1)]
    lines, _ = numbered(replay, face, Words(desk.texts, "en-US"))
    await desk.slash(rest[0], "replay", match=match.id)
    await desk.press(rest[0], "»", newest_private_message(rest[0]))
    for _ in range(replay.last - left):
        await desk.press(rest[0], "‹", newest_private_message(rest[0]))
    shown = "\n".join(newest_private_message(rest[0]).texts)

    assert left == (2 if face.has_long_turns else 1)
    assert {(one.number, one.after) for one in called[1 : left + 1]} == {(0, True)}
    assert [one.step for one in called[left + 1 :] if one.number == 1] == list(range(1, called[left + 1].steps + 1))
    assert called[left + 1].steps == sum(one.number == 1 for one in called)
    assert sum(line.startswith("1\\.") for line in lines) == 1
    assert "**After the beginning**" in shown or "**Nach dem Anfang**" in shown


async def test_the_turns_of_a_replay_are_worked_out_once_for_all_captions(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    members, match = await begun(desk, "gems3d", 6)
    replay, face = await replay_of(desk, match.id, members[0]), desk.client.faces["gems3d"]
    asked = list[int]()
    turns = type(face).turns

    def noted(self: Face, state: Any, seat: Seat) -> int:
        asked.append(seat)
        return turns(self, state, seat)

    monkeypatch.setattr(type(face), "turns", noted)

    count(replay, face, 1)
    once = len(asked)
    captions(replay, face, Words(desk.texts, "en-US"), range(replay.last + 1))

    assert 0 < len(asked) - once <= once
