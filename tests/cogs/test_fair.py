"""Tests of members who ask for too much: the bot refuses in a sentence, and nobody else has to wait."""

import asyncio
import threading
from typing import Any

import pytest

from bot.games import all_games
from bot.playground import Interaction
from bot.ui.boards import pictures
from bot.ui.entry import fair
from bot.ui.entry.fair import HEAVY, MOST_POINTS
from render import gems3d
from tests.cogs.desk import Desk

pytestmark = pytest.mark.slow


def _log_of_two_moves() -> str:
    game = all_games()["gems3d"]
    state, steps = game.setup(7, game.about.samples[0], 1).state, []
    for _ in range(2):
        move = game.default(state, game.to_move(state)[0])
        steps.append(f"#1 {game.notate(move)}")
        state = game.apply(state, game.to_move(state)[0], move).state
    rules = game.about.rules_version
    tags = f'[Lapidary "1"] [Game "gems3d"] [Rules "{rules}"] [Options "{{}}"] [Seed "7"] [Seats "Ada"]'
    return " ".join((tags, *steps))


LOG = _log_of_two_moves()


async def test_a_refused_member_is_told_when_to_ask_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this test a member may ask for two heavy things at once, and painting an animation takes a second."""
    monkeypatch.setattr(fair, "MOST_POINTS", 2 * HEAVY)
    ada, bela, chen = map(desk.actor, ("Ada", "Bela", "Chen"))
    desk.leaps = 0
    for _ in range(2):
        assert "2 turns" in await desk.slash(ada, "replay", log=LOG)
    assert await desk.slash(ada, "replay", log=LOG) == ("That was a lot in a short time. Try again in 2 seconds.")
    assert "a lot" not in await desk.slash(bela, "replay", log=LOG)
    desk.leaps = 60
    assert "a lot" not in await desk.slash(ada, "replay", log=LOG)

    desk.leaps = 0
    for _ in range(2):
        await desk.slash(chen, "replay", log=LOG)
    assert (await desk.slash(chen, "replay", log=LOG)).startswith("Das war viel in kurzer Zeit")


async def test_cheap_requests_are_never_refused(desk: Desk) -> None:
    ada = desk.actor("Ada")
    desk.leaps = 0
    for _ in range(MOST_POINTS + 5):
        assert "a lot" not in await desk.slash(ada, "help")


@pytest.mark.painted
async def test_a_request_that_takes_too_long_is_answered_in_a_sentence(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = desk.actor("Ada")
    monkeypatch.setattr("cogs.replay.films.FILM_SECONDS", 0.0)
    assert await desk.slash(ada, "replay", log=LOG) == (
        "That takes too long to work out, so I stopped. Try again in a minute, or with something shorter."
    )
    monkeypatch.undo()
    assert "too long" not in await desk.slash(ada, "replay", log=LOG)


async def test_a_command_is_deferred_before_its_picture_is_painted(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, paint, states = desk.actor("Ada"), pictures._result_or_error, dict[str, str]()
    await desk.slash(ada, "gems new")
    commands: dict[str, dict[str, Any]] = {"theme": {}, "leaderboard": {}, "gems board": {}, "replay": {"log": LOG}}
    for command, options in commands.items():
        sent = ada.slash("games", command, **options)

        def painted(make: Any, sent: Interaction = sent, command: str = command) -> Any:
            states.setdefault(command, sent.state)
            return paint(make)

        monkeypatch.setattr(pictures, "_result_or_error", painted)
        assert (await sent).failed is None
        if command == "replay":  # a worker has painted it
            states[command] = sent.first.name if sent.first else ""
    assert states == {"theme": "thinking", "leaderboard": "thinking", "gems board": "thinking", "replay": "DEFER"}


@pytest.mark.threads
async def test_a_board_does_not_wait_for_requests_of_members(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board of a match is shown while a picture for a member is being painted."""
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new")
    await desk.slash(bela, "gems new")
    go, began = threading.Event(), asyncio.Event()
    loop, paint = asyncio.get_running_loop(), gems3d.paint

    def stuck(*subjects: object) -> bytes:
        if threading.current_thread().name.startswith("painter-members"):
            loop.call_soon_threadsafe(began.set)
            go.wait(60)
        return paint(*subjects)  # type: ignore[arg-type]  # mypy does not know the painter's arguments

    monkeypatch.setattr(gems3d, "paint", stuck)
    copies = [ada.slash("games", "gems board") for _ in range(3)]
    await began.wait()
    start, goal = (await desk.legal(bela))[0].split("-")
    before = (await desk.match(bela)).version
    moved = await bela.slash("games", "gems move", from_=start, to=goal)
    await desk.client.presenter.settle(60)  # Open panels wait some seconds for the picture, so not for them, too.
    assert moved.failed is None
    assert (await desk.match(bela)).board.version_shown == before + 1
    go.set()
    for copy in copies:
        assert (await copy).failed is None


async def test_a_text_that_is_too_long_is_refused_at_once(desk: Desk) -> None:
    ada, long = desk.actor("Ada"), "A1" * 200
    await desk.slash(ada, "gems new")
    refusal = "That text is too long: I read at most 300 characters."
    assert await desk.slash(ada, "gems move", from_=long, to="A1") == refusal
    assert await desk.slash(ada, "replay", match=long) != refusal  # The limit of the option `match` is larger.
    assert await ada.autocomplete("games", "gems move", "from", long) == []
    assert await ada.autocomplete("games", "gems move", "from", "") != []
