"""A bot for the search: the real client with all cogs and its own database, without a network."""

import asyncio
import random
from collections import deque
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Self

import discord

from bot.engine.game import Step
from bot.games import AnyGame, all_games
from bot.machine import SystemChance
from bot.playground.gateway.dispatch import interaction_json
from bot.playground.rest.payloads import guild_create_json, user_json
from bot.playground.world.interaction import Interaction
from bot.playground.world.model import Json
from bot.playground.world.world import World
from bot.sessions.model import Member, Request
from bot.sessions.sessions import MATCH_ID_LENGTH, MATCH_ID_LETTERS, Sessions
from bot.storage import dailies
from bot.storage.store import Store
from bot.ui.boards.pictures import Pictures
from bot.ui.client import Client
from bot.ui.entry.fair import Shares
from bot.ui.sync import File
from bot.workers import WorkerProcesses
from cogs import all_cogs
from render.animation import Animation, animate_in_worker
from tests.databases import url_of
from tests.sessions.notice_box import _due
from tests.strangers.wire import Answer, Form, Wire, answered
from tests.texts.loaded import all_texts

PATIENCE = 600.0
MOST_LOOKS = 500  # the most checks for unsent notices after a press
SECRET = "the same in both"


class Sketches(Pictures):
    """Replaces `Pictures`, and gives the painter's arguments in place of each picture.

    Painters are pure, so equal arguments give equal pictures. Unequal arguments count as unequal pictures.
    """

    async def attempt(self, about: str, make: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return _sketch(make, args, kwargs)

    def beforehand(self, work: Callable[[], object]) -> None:
        pass


class SameProcess(WorkerProcesses):
    """Workers that run each call in this process, but make no animations."""

    async def run(self, function: Callable[..., Any], *args: Any, seconds: float) -> Any:  # type: ignore[override]
        """Return the function's result. For an animation, return the function's arguments."""
        return Animation(_sketch(function, args, {}), 1) if function is animate_in_worker else function(*args)


def _sketch(make: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> bytes:
    return repr((getattr(make, "__name__", type(make).__name__), args, kwargs)).encode()


class Dealt:
    """The rules of a game, with a first step that the test chooses.

    Attributes:
        deal: makes the first step from the rules, the options and the number of seats; None if the rules make it.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.deal: Callable[[AnyGame, Any, int], Step[Any]] | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def setup(self, seed: int, options: Any, seats: int) -> Step[Any]:
        deal = self.deal
        return self._game.setup(seed, options, seats) if deal is None else deal(self._game, options, seats)


class Bot:
    """A real client with its own database.

    Attributes:
        ids: the ids of the next matches. When they are used up, bots with the same seed draw the same ids.
        writes: how many writes to its database have begun. While it stays the same, nothing can become due.
    """

    def __init__(self, folder: Path, world: World, clock: Any, seed: int) -> None:
        self._folder = folder
        self._clock = clock
        self.world = world
        self.wire = Wire(world)
        self.ids: deque[str] = deque()
        self.games = {key: Dealt(game) for key, game in all_games().items()}
        self._dice = random.Random(seed)
        self.writes = 0
        self._at_rest = -1  # `writes` when nothing was due
        self._seed = seed  # the seed of matches whose first step the rules make

    async def __aenter__(self) -> Self:
        self._folder.mkdir(parents=True, exist_ok=True)
        self.store = await Store.open(url_of(self._folder / "bot.db"), self._clock)
        self._count(self.store)
        await self.store.run(lambda connection: dailies.secret(connection, SECRET))
        games: Any = self.games
        self.sessions = Sessions(self.store, self._clock, games, seeds=lambda: self._seed, match_ids=self._next_id)
        self.client = Client(
            self.sessions,
            all_texts(),
            self._clock,
            cogs=all_cogs(),
            memory=File(self._folder / "commands.json"),
            patience=PATIENCE,
            shares=Shares(partial(next, count(0, 60))),  # each clock reading is a minute later, so nobody lacks points
        )
        self.sessions.workers = self.sessions.replays._workers = SameProcess()  # type: ignore[assignment]
        self.client.pictures.close()
        self.client.pictures = self.client.presenter._pictures = Sketches(SystemChance())
        await self.client._async_setup_hook()
        state: Any = self.client._connection
        state.application_id = self.world.bot_id
        state.user = discord.ClientUser(state=state, data=user_json(self.world.user(self.world.bot_id)))  # type: ignore[arg-type]
        self.client.http.request = self.wire.request  # type: ignore[method-assign]
        await self.client.setup_hook()
        state._add_guild_from_data(deepcopy(guild_create_json(self.world)))
        self.client._ready.set()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.sessions.drain()
        await self.client.presenter.close()
        self.client.pictures.close()
        await self.store.close()

    def _count(self, store: Any) -> None:
        """Count the writes of a store from now on."""

        def counted(write: Callable[..., Any]) -> Callable[..., Any]:
            def begin(*args: Any, **named: Any) -> Any:
                self.writes += 1
                return write(*args, **named)

            return begin

        store.write, store.run = counted(store.write), counted(store.run)

    def _next_id(self) -> str:
        if self.ids:
            return self.ids.popleft()
        return "".join(self._dice.choice(MATCH_ID_LETTERS) for _ in range(MATCH_ID_LENGTH))

    def request(self, user: int) -> Request:
        """Return a request of a member who may see everything."""
        return Request(self.world.new_id(), Member(user, self.world.user(user).name), "en-US")

    async def send(self, interaction: Interaction, message: Json | None) -> Form:
        """Deliver an interaction, and return its answer."""
        body = interaction_json(self.world, interaction, "http://cdn.invalid")
        if message is not None:
            body["message"] = message
        answer = self.wire.answers[interaction.token] = Answer()
        self.client._connection.parse_interaction_create(body)  # type: ignore[arg-type]
        if not await answered(answer):
            answer.parts.append(("no answer", str(interaction.data), ()))
        await self.client.door.empty()
        await self.rest()
        del self.wire.answers[interaction.token]
        return tuple(answer.parts)

    async def rest(self) -> None:
        """Wait until all boards are shown and all notices are sent."""
        while self.client.presenter._slots:
            await self.client.presenter.settle(PATIENCE)
            await asyncio.sleep(0)
        for _ in range(MOST_LOOKS):
            writes = self.writes
            if writes == self._at_rest:
                break
            if not await self.store.read(_due, self._clock.now()):
                self._at_rest = writes
                break
            await asyncio.sleep(0.002)
