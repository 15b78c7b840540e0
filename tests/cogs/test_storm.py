"""Tests of members who press, type, undo, delete and look at random while Discord is in trouble.

At the end, one board shows the newest version. Each turn has pinged its member at most once, and no bug was logged.
"""

import asyncio
import contextlib
import logging
import random

import pytest

from bot.playground import Actor, Message, Refused
from tests.cogs.desk import Desk, buttons

POST = r"^POST /channels/\d+/messages$"
EDIT = r"^PATCH /channels/\d+/messages/"
ROUNDS = 25


class Storm:
    """A relay of three members in which a seed decides all that happens."""

    def __init__(self, desk: Desk, match_id: str, members: list[Actor], seed: int) -> None:
        self.desk = desk
        self.match_id = match_id
        self.members = members
        self.chance = random.Random(seed)

    async def move(self) -> tuple[Actor, str]:
        """Return the member to move, and a legal move."""
        match = await self.desk.sessions.matches.match(self.match_id)
        assert match.state is not None
        game = self.desk.games["gems3d"]
        moves = [game.notate(each) for each in game.legal_moves(match.state, match.to_move[0])]
        return self.members[match.to_move[0]], self.chance.choice(moves)

    async def act(self) -> None:
        """Let a member do one thing, sensible or not."""
        who, move = await self.move()
        if self.chance.random() < 0.3:
            who = self.chance.choice(self.members)
        ways = [self.touch, self.type, self.undo, self.look, self.delete]
        # A press is refused if the board has just been deleted or has lost the button. A real member would look again.
        with contextlib.suppress(Refused, IndexError):
            await self.chance.choices(ways, [8, 6, 3, 2, 1])[0](who, move)

    async def touch(self, who: Actor, move: str) -> None:
        opened = await self.desk.click(who, self.board(), "Move")
        if opened.answer is not None and "Type it" in buttons(opened.answer):
            opened = await who.click(opened.answer, "Type it")
        if opened.modal is not None:
            await who.submit(opened, {"move": move if self.chance.random() < 0.8 else "a1 a1"})

    async def type(self, who: Actor, move: str) -> None:
        start, goal = move.split("-")
        await who.slash("games", "gems move", from_=start, to=goal)

    async def undo(self, who: Actor, move: str) -> None:
        await who.slash("games", "gems undo")

    async def look(self, who: Actor, move: str) -> None:
        await who.slash("games", "gems board")

    async def delete(self, who: Actor, move: str) -> None:
        self.members[0].delete(self.board())

    def board(self) -> Message:
        return self.desk.board(self.members[0])

    def trouble(self) -> None:
        """Sometimes plan faults for the next requests, or move the clock."""
        faults = self.desk.playground.faults
        match self.chance.randrange(8):
            case 0:
                faults.fail(POST, times=self.chance.randrange(1, 4))
            case 1:
                faults.fail(EDIT, times=self.chance.randrange(1, 4))
            case 2:
                faults.rate_limit(POST, via=False)
            case 3:
                faults.rate_limit(EDIT, retry_after=0.001)
            case 4:
                self.desk.clock.turn(minutes=self.chance.choice([0.1, 5, 12, 70]))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in (1, 2))])
async def test_after_any_storm_one_board_shows_the_newest_version(
    desk: Desk, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    members = [desk.actor(name) for name in ("Ada", "Bela", "Chen")]
    await desk.slash(members[0], "gems new", mode="relay", size=15)
    for other in members[1:]:
        await desk.press(other, "Join")
    await desk.press(members[0], "Start")
    storm = Storm(desk, (await desk.match(members[0])).id, members, seed)

    for number in range(ROUNDS):
        storm.trouble()
        await asyncio.gather(*(storm.act() for _ in range(storm.chance.randrange(1, 6))))
        if number == ROUNDS // 2:
            await desk.restart()
        if storm.chance.random() < 0.5:
            await desk.drawn()
    desk.playground.faults.clear()
    await desk.drawn()
    await storm.type(*await storm.move())  # This change posts a deleted board again.
    await desk.drawn()

    match = await desk.sessions.matches.match(storm.match_id)
    assert match.version > ROUNDS // 2  # Enough moves were played.
    assert match.board.version_shown == match.version
    with_buttons = [message.id for message in desk.boards(members[0]) if buttons(message)]
    assert with_buttons == [match.board.message]
    assert all(len(pinged) == 1 for pinged in desk.pings)
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []
