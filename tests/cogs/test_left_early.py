"""Tests that board, leaderboard and question agree about a match that its members leave early: it ranks nowhere."""

import pytest

from bot.playground import Actor
from tests.cogs.desk import Desk, said, started
from tests.cogs.test_computers import resign, text_of

RELAY, RACE, CRISIS = {"mode": "relay"}, {"mode": "race"}, {"mode": "crisis"}


async def played(desk: Desk, members: list[Actor], turns: int) -> None:
    """Play so many turns, each of the first seat that may move. In a Crisis alone, play so many moves."""
    match = await desk.match(members[0])
    for _ in range(turns):
        seat = match.to_move[0]
        mover = next(one for one in members if match.seat_of(one.id) == seat)
        while True:
            text = (await desk.legal_of(match.id, mover))[0]
            match = await desk.sessions.turns.play(desk.request(mover), match.id, text, None)
            if seat not in match.to_move or len(match.seats) == 1 or match.game == "gems3d":
                break
    await desk.drawn()


async def all_left(desk: Desk, members: list[Actor], game: str) -> str:
    """Let members resign until the match is over. Return what the last one was asked."""
    asked = ""
    for who in members:
        if not (await desk.match(who)).over:
            asked = await resign(desk, who, game)
            await desk.drawn()
    return asked


@pytest.mark.parametrize(
    ("new", "options"),
    [("gembatan new", {}), ("rush new", {}), ("gems new", RELAY), ("gems new", RACE), ("rush new", CRISIS)],
)
async def test_a_match_that_all_leave_early_ranks_nowhere(desk: Desk, new: str, options: dict[str, str]) -> None:
    game, members = new.split()[0], await started(desk, new, "Ada", "Bela", **options)
    await played(desk, members, 1)

    asked = await all_left(desk, members, game)

    match = await desk.match(members[0])
    assert match.over
    board = text_of(desk.board(members[0]))
    assert "by best score" not in board
    told = await desk.slash(members[0], "leaderboard", game=match.game, text=True)
    assert "Nobody is on this leaderboard yet." in told
    assert ("nobody wins or loses" in asked) == ("Nobody wins" in board) == (options not in (RELAY, CRISIS))
    assert ("It then counts on no leaderboard." in asked) == bool(options)
    assert "points so far count" not in asked
    assert "can still win" not in asked


@pytest.mark.parametrize("mode", ["relay", "crisis"])
async def test_who_leaves_early_reads_when_it_counts_on_no_leaderboard(desk: Desk, mode: str) -> None:
    """All leave after a single turn, who is to move as the last: in Gem Rush, who leaves in a turn ends it."""
    new = "rush" if mode == "crisis" else "gems"
    ada, bela, chen = await started(desk, f"{new} new", "Ada", "Bela", "Chen", mode=mode)
    await played(desk, [ada, bela, chen], 1)
    early = "If everybody leaves after fewer than 3 turns, the match counts on no leaderboard."

    assert (await resign(desk, bela, new)).endswith(f"and the others play on. {early}")
    asked = await chen.slash("games", f"{new} resign")  # Chen reads German.
    assert "Gehen alle nach weniger als 3 Zügen, zählt die Partie in keiner Bestenliste." in said(asked)
    await desk.press(chen, "Ja, aufgeben", asked.answer)
    assert (await resign(desk, ada, new)).endswith("It then counts on no leaderboard.")

    await desk.drawn()
    assert "The match was left so early that it counts on no leaderboard." in text_of(desk.board(ada))


async def test_who_leaves_a_relay_with_computers_early_reads_that_it_counts_on_no_leaderboard(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", mode="relay", computer="easy", computers=2)

    asked = await resign(desk, ada, "gems")
    assert asked.endswith("because only computer players are left. It then counts on no leaderboard.")


async def test_who_leaves_a_relay_after_a_turn_each_reads_only_that_the_points_stay(desk: Desk) -> None:
    ada, bela, chen = await started(desk, "gems new", "Ada", "Bela", "Chen", **RELAY)
    await played(desk, [ada, bela, chen], 3)

    assert (await resign(desk, ada, "gems")).endswith("You keep your points, and the others play on.")
    await resign(desk, bela, "gems")
    await desk.press(chen, "Ja, aufgeben", (await chen.slash("games", "gems resign")).answer)

    await desk.drawn()
    assert (await desk.match(ada)).over
    assert "counts on no leaderboard" not in text_of(desk.board(ada))


async def test_a_relay_that_all_leave_after_a_turn_each_counts_what_they_have(desk: Desk) -> None:
    members = await started(desk, "gems new", "Ada", "Bela", **RELAY)
    await played(desk, members, 2)

    asked = await all_left(desk, members, "gems")

    assert asked.endswith("End your match of Gems 3D? Your points so far count.")
    assert "by best score: Ada enters at rank 1" in text_of(desk.board(members[0]))


async def test_who_ends_a_crisis_alone_reads_that_it_ranks_nowhere(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "rush new", mode="crisis", alone=True)
    await played(desk, [ada], 1)

    assert (await all_left(desk, [ada], "rush")).endswith("It then counts on no leaderboard.")
    assert "In this server" not in text_of(desk.board(ada))


async def test_a_board_alone_counts_whenever_it_ends(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    await played(desk, [ada], 1)

    assert (await all_left(desk, [ada], "gems")).endswith("Your points so far count.")
    assert "by best score: Ada enters at rank 1" in text_of(desk.board(ada))
