"""Tests of boards for spectators: channels of two servers show a match by letters to everybody who can see them."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games import all_games
from bot.playground import Message
from bot.sessions.model import Match, Phase, Place
from bot.ui.address import Address
from bot.ui.boards.shown import Shown
from tests.cogs.desk import SEED, Desk, board_of, buttons
from tests.cogs.test_letters import counted, joined, stranger
from tests.games.gemrush.twins import dealt_again

MOVES = 400  # more than the longest match of these options has


class Arena:
    """A match by letters of Ada and Zoe, which a channel of Ada's server and one of a German server show."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.ada, self.zoe = desk.actor("Ada"), stranger(desk, "Zoe")
        world = desk.playground.world
        self.there = world.add_guild("Berlin", members=["Cyd"], channels=["arena"], locale="de")
        self.cyd, self.bela = desk.actor("Cyd"), desk.actor("Bela")
        self.here = world.find_guild(None)
        self.games, self.arena = self.ada.channel("games"), world.channel("arena", self.there)
        self.match_id = ""

    @property
    def places(self) -> tuple[Place, ...]:
        return Place(self.here.id, self.games.id), Place(self.there.id, self.arena.id)

    async def open(self, game: str = "gembatan", start: str = "") -> "Arena":
        """Open the match, and begin it. start: the key of the way to begin; "": the first one for several members."""
        desk, face = self.desk, self.desk.client.faces[game]
        starts = [one for one in face.starts() if face.game.seats(one.options).high > 1 and start in ("", one.key)]
        options = starts[0].options
        match = await desk.sessions.letters.open(desk.request(self.ada), game, options, spectators=self.places)
        self.match_id = match.id
        await desk.drawn()
        assert self.shown() == ([], [])
        await joined(desk, self.zoe, (await desk.sessions.letters.code(desk.request(self.ada), match.id)).code)
        if (await self.match()).phase is Phase.LOBBY:
            await desk.sessions.lobby.begin(desk.request(self.ada), match.id)
        await desk.drawn()
        return self

    async def match(self) -> Match:
        return await self.desk.sessions.matches.match(self.match_id)

    def shown(self) -> tuple[list[Message], list[Message]]:
        """Return the messages of the match in both channels."""
        found = []
        for who, channel in ((self.ada, self.games), (self.cyd, self.arena)):
            messages = [one for one in who.messages(channel) if one.only_for is None]
            found.append([one for one in messages if (about := board_of(one)) and about[0] == self.match_id])
        return found[0], found[1]

    async def play(self, most: int = MOVES) -> Match:
        """Play by first legal moves. After each, all boards are up to date, at one request for each place at most."""
        match = await self.match()
        for _ in range(most):
            if match.over:
                return match
            before = counted(self.desk)
            match = await self.move()
            assert counted(self.desk) - before <= 4
            self.converged(match)
        return match

    async def make_move(self) -> Match:
        """Make the next move, and wait for no board."""
        match, by_id = await self.match(), {one.id: one for one in (self.ada, self.zoe)}
        seat, game = match.to_move[0], all_games()[match.game]
        legal = [game.notate(move) for move in game.legal_moves(match.state, seat)]
        move = game.notate(game.default(match.state, seat)) if game.about.key != "gems3d" else legal[0]
        mover = by_id[match.seats[seat].user]
        return await self.desk.sessions.turns.play(self.desk.request(mover), match.id, move, None)

    async def move(self) -> Match:
        """Make the next move, and return the match once the boards are drawn."""
        await self.make_move()
        await self.desk.drawn()
        return await self.match()

    async def take_away(self, server: int) -> None:
        """Show the match no longer in a server."""
        desk = self.desk
        await desk.client.presenter.take_away(self.match_id, server)
        await desk.drawn()

    def requests(self) -> list[str]:
        """Return the requests about messages in the arena that the bot has made."""
        sent = self.desk.playground.rest.requests
        return [f"{one.method} {one.status}" for one in sent if one.path.startswith(f"/channels/{self.arena.id}/")]

    def converged(self, match: Match) -> None:
        """Check that both channels have one board, with the newest version."""
        letters = [one for one in match.letters if one.for_spectators]
        assert [(one.version, one.wanted) for one in letters] == [(match.version, match.version)] * 2
        for letter, found in zip(letters, self.shown(), strict=True):
            assert [one.id for one in found] == [letter.message]


def moves_in(message: Message) -> list[str]:
    """Return the labels of the buttons that make a move, or ask for one."""
    found = {label: Address.read(one) for label, one in buttons(message).items()}
    return [label for label, one in found.items() if one is None or one.version]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["gembatan", "gems3d", "gemrush"])
async def test_a_whole_match_stands_in_two_channels_in_one_message_each(desk: Desk, game: str) -> None:
    arena = await Arena(desk).open(game)
    arena.converged(await arena.match())
    first = arena.shown()
    pinged = len(desk.pings)
    await arena.play(8)
    await desk.restart()
    match = await arena.play()
    assert match.phase is Phase.OVER
    for before, after in zip(first, arena.shown(), strict=True):
        assert [one.id for one in before] == [one.id for one in after]
        assert "Play again" not in buttons(after[0])
        assert moves_in(after[0]) == []
        assert "My hand" not in buttons(before[0])
        assert "<@" not in "\n".join(after[0].texts)
        assert not after[0].mentions
    users = {arena.ada.id, arena.zoe.id}
    assert {user for one in desk.pings[pinged:] for user in one} <= users


async def test_a_race_shows_no_board_of_a_seat(desk: Desk) -> None:
    arena = await Arena(desk).open("gems3d", "race")
    arena.converged(await arena.play(6))
    for shown in arena.shown():
        assert list(buttons(shown[0])) in (["More"], ["Mehr"])


async def test_boards_of_matches_that_differ_only_in_hands_are_equal(desk: Desk) -> None:
    arena, rules = await Arena(desk).open("gemrush"), all_games()["gemrush"]
    match, drawing = await arena.play(6), desk.client.presenter._reconciler._drawing
    state: Any = match.state
    twin = dealt_again(state, None, random.Random(SEED))
    assert rules.view(twin, Seat(0)) != rules.view(state, Seat(0))
    for place in arena.places:
        seen = match.seen_by(arena.bela.id, place)
        shown = []
        for one in (state, twin):
            known = replace(seen, state=one)
            plan = await drawing.plan(known, Shown(seen.board), pressing=False, now=desk.clock.now())
            picture = await drawing.paint(plan)
            assert picture is not None
            shown.append((plan.wanted, picture.data, picture.alt, drawing.layout(plan, picture).to_components()))
        assert shown[0] == shown[1]


async def test_each_server_reads_its_own_language(desk: Desk) -> None:
    arena = await Arena(desk).open()
    (here,), (there,) = arena.shown()
    assert "to move" in "\n".join(here.texts)
    assert "am Zug" in "\n".join(there.texts)
    assert moves_in(here) == moves_in(there) == []
    for one in (here, there):
        assert str(arena.zoe.id) not in "\n".join(one.texts)
        assert "Zoe" in "\n".join(one.texts)
