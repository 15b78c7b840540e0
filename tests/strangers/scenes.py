"""Private matches in two bots. The matches look equal to strangers, but their hidden information differs."""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Seat, Step
from bot.errors import AlreadyOpen, IllegalMove, PlayerError
from bot.games import AnyGame
from bot.games.gemrush.model import Options as RushOptions
from bot.games.gems3d.model import Mode
from bot.games.gems3d.model import Options as GemsOptions
from bot.sessions.model import Match, Phase, Place
from tests.games.gemrush.twins import dealt_again
from tests.strangers.hall import Bot

TRIED = 12  # the most moves to try in the first bot, to find one that looks equal to strangers in both bots
OWN_BOARDS = 6  # the most moves to try in the second bot, if strangers do not see the board
MOST_STEPS = 14  # the most moves in a match before the next match begins


@dataclass(frozen=True)
class Scene:
    """A kind of private match."""

    name: str
    game: str
    options: Any
    unseen: bool  # whether strangers may not know that the match exists
    place: str  # a key of `Hall.places`
    table: int = 1  # the number of seats; 0 for a daily
    lobby: bool = False  # whether the match stays a lobby
    # Returns another state that looks equal to strangers. If this is None, the second bot's match has another seed.
    again: Callable[[Any, random.Random], Any] | None = None


def _other_hands(state: Any, dice: random.Random) -> Any:
    """Return the state with other hands. The stack of tiles stays the same, since everybody sees the tiles later."""
    return replace(dealt_again(state, None, dice), stack=state.stack, seed=state.seed)


def _other_seed(state: Any, dice: random.Random) -> Any:
    return replace(state, seed=dice.getrandbits(63))


HARD = GemsOptions(Mode.SOLO, 6, 5, 3, 4, True)
SOLO, RELAY, RACE = (GemsOptions(mode, 6, 5, 3, 4) for mode in (Mode.SOLO, Mode.RELAY, Mode.RACE))
RUSH = RushOptions(target=30)
SCENES = (
    Scene("daily", "gems3d", None, unseen=True, place="nowhere", table=0),
    Scene("race", "gems3d", RACE, unseen=False, place="games", table=3),
    Scene("rush", "gemrush", RUSH, unseen=False, place="games", table=2, again=_other_hands),
    Scene("gembatan", "gembatan", None, unseen=False, place="games", table=2, again=_other_seed),
    Scene("solo, hard", "gems3d", HARD, unseen=False, place="lounge", again=_other_seed),
    Scene("lobby", "gembatan", None, unseen=False, place="lounge", table=2, lobby=True),
    Scene("solo, hidden channel", "gems3d", SOLO, unseen=True, place="vault"),
    Scene("rush, hidden channel", "gemrush", RUSH, unseen=True, place="vault", table=3),
    Scene("lobby, hidden channel", "gembatan", None, unseen=True, place="vault", table=2, lobby=True),
    Scene("race, private thread", "gems3d", RACE, unseen=True, place="thread", table=2),
    Scene("relay, other server", "gems3d", RELAY, unseen=True, place="abroad", table=2),
    Scene("rush, other server", "gemrush", RUSH, unseen=True, place="abroad", table=2),
)


def _dealt(scene: Scene, seed: int, twin: int | None, game: AnyGame, options: Any, seats: int) -> Step[Any]:
    """Return the first step of a match. `twin` is the seed of its hidden differences; None for no differences."""
    if scene.again is None:
        return game.setup(seed if twin is None else twin, options, seats)
    step = game.setup(seed, options, seats)
    return step if twin is None else replace(step, state=scene.again(step.state, random.Random(twin)))


class Twins:
    """A private match in the first bot, and its twin in the second bot. An unseen match may have no twin.

    Attributes:
        id: the id of both matches; "" if there is no match now.
    """

    def __init__(self, scene: Scene, bots: Sequence[Bot], members: Sequence[int], place: Place, absent: bool) -> None:
        self.scene = scene
        self.id = ""
        self.version = 0
        self._members = members
        self._place = place
        self._bots = bots[:1] if scene.unseen and absent else bots
        self._steps = 0
        self._looked_at: list[int] = []  # the bots' writes at the last look

    async def step(self, dice: random.Random, fresh: str) -> None:
        """Make a move, or begin a new match with the id `fresh`."""
        if not self.id:
            await self._open(dice, fresh)
        elif not self.scene.lobby:
            self._steps += 1
            if self._steps > MOST_STEPS or not await self._move(dice):
                await self._break_off()
        if self.id:
            self.version = (await self._bots[0].sessions.matches.match(self.id)).version

    async def look(self) -> None:
        """Forget a match that is over, since its hidden information may be public now."""
        writes = [bot.writes for bot in self._bots]
        if writes == self._looked_at:
            return
        self._looked_at = writes
        if (
            self.id
            and self.scene.table
            and any([(await bot.sessions.matches.match(self.id)).over for bot in self._bots])
        ):
            self.id = ""

    async def _open(self, dice: random.Random, fresh: str) -> None:
        scene, seed, twin = self.scene, dice.getrandbits(63), dice.getrandbits(63)
        for number, bot in enumerate(self._bots):
            host, game = bot.request(self._members[0]), bot.games[scene.game]
            if scene.table:
                game.deal = partial(_dealt, scene, seed, twin if number else None)
            bot.ids.append(fresh)
            try:
                if not scene.table:
                    match = await bot.sessions.dailies.open(host, scene.game, bot.world.guild.id, "en-US")
                    fresh = match.id  # this is an older match if the member has begun the daily already
                else:
                    options = scene.options or game.about.samples[0]
                    match = await bot.sessions.lobby.open(host, self._place, scene.game, options)
                    await self._seat(bot, match)
            except AlreadyOpen as problem:  # a stranger has opened a match in this channel
                bot.ids.clear()
                for each in self._bots:
                    await self._clear_away(each, str(problem.params["match"]))
                return
            except PlayerError:  # the member has already played today's daily
                bot.ids.clear()
                return
            finally:
                game.deal = None
            await bot.rest()
        self.id, self._steps = fresh, 0

    async def _clear_away(self, bot: Bot, match_id: str) -> None:
        moderator = bot.request(self._members[0])
        if (await bot.sessions.matches.match(match_id)).phase is Phase.LOBBY:
            await bot.sessions.lobby.cancel(moderator, match_id, moderator=True)
        else:
            await bot.sessions.turns.end(moderator, match_id)
        await bot.rest()

    async def _seat(self, bot: Bot, match: Match) -> None:
        others = self._members[1 : self.scene.table]
        for other in others:
            await bot.sessions.lobby.join(bot.request(other), match.id)
        if others and not self.scene.lobby:
            await bot.sessions.lobby.begin(bot.request(self._members[0]), match.id)
        elif self.scene.lobby:
            await bot.sessions.lobby.leave(bot.request(others[-1]), match.id)

    async def _move(self, dice: random.Random) -> bool:
        """Make a move in both bots. Return False if no move looks equal to strangers."""
        matches = [await bot.sessions.matches.match(self.id) for bot in self._bots]
        if any(match.phase is not Phase.PLAYING for match in matches):
            return False
        game = self._bots[0].games[self.scene.game]
        if self.scene.unseen:
            for bot, match in zip(self._bots, matches, strict=True):
                seat = dice.choice(match.to_move)
                move = dice.choice(list(game.legal_moves(match.state, seat)))
                if self.scene.table and game.outcome(game.apply(match.state, seat, move).state) is not None:
                    return False  # the match would end, and leaderboards are public
                await self._play(bot, match, seat, move)
            return True
        seat = dice.choice(matches[0].to_move)
        found = self._alike(game, [match.state for match in matches], seat, dice)
        if found is None:
            return False
        for bot, match, move in zip(self._bots, matches, found, strict=True):
            await self._play(bot, match, seat, move)
        return True

    def _alike(self, game: Any, states: Sequence[Any], seat: Seat, dice: random.Random) -> tuple[Any, Any] | None:
        here, there = ([*game.legal_moves(state, seat)] for state in states)
        own_boards = self.scene.again is None
        for move in dice.sample(here, min(TRIED, len(here))):
            others: Iterable[Any] = dice.sample(there, min(OWN_BOARDS, len(there))) if own_boards else [move]
            for other in others:
                try:
                    one, two = game.apply(states[0], seat, move), game.apply(states[1], seat, other)
                except IllegalMove:
                    continue
                if self._looks_alike(game, one, two, own_boards):
                    return move, other
        return None

    @staticmethod
    def _looks_alike(game: Any, one: Any, two: Any, own_boards: bool) -> bool:
        if game.outcome(one.state) is not None or game.outcome(two.state) is not None:
            return False
        seen = game.view(one.state, None) == game.view(two.state, None)
        return seen and game.to_move(one.state) == game.to_move(two.state) and (own_boards or one.events == two.events)

    async def _play(self, bot: Bot, match: Match, seat: Seat, move: Any) -> None:
        await bot.sessions.turns.play(bot.request(match.seats[seat].user), match.id, move, None)
        await bot.rest()

    async def end(self) -> None:
        """End the match, so that the channel is free for another scene."""
        if self.id:
            await self._break_off()

    async def _break_off(self) -> None:
        for bot in self._bots:
            if self.scene.table and not (await bot.sessions.matches.match(self.id)).over:
                await bot.sessions.turns.end(bot.request(self._members[0]), self.id)
                await bot.rest()
        self.id = ""
