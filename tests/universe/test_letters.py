"""Tests of the laws of matches by letters: which board is missing, late or there for nothing."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.games import all_games
from bot.playground import Message, World
from bot.playground.rest.api import Request
from bot.ui.address import Address
from tests.kills.audit import Findings
from tests.kills.books import CODECS, Table
from tests.kills.letters import ENTRIES, STORED, Stored
from tests.universe import letters
from tests.universe.letters import LetterCosts, LetterWatch
from tests.universe.loop import Loop
from tests.universe.windows import Excuses

MATCH, ADA, PLACE = "aaaaaaaaaa", 7, -5


def button(version: int) -> list[dict[str, Any]]:
    custom_id = str(Address("b", "gemrush", "more", MATCH, version))
    return [{"type": 1, "components": [{"type": 2, "label": "More", "custom_id": custom_id}]}]


class Rows:
    """Books with these rows, by query."""

    def __init__(self, found: dict[str, list[Any]]) -> None:
        self._found = found

    def read(self, query: str, **_: Any) -> list[Any]:
        return self._found.get(query, [])

    async def rows(self, query: str, **values: Any) -> list[Any]:
        return self.read(query, **values)


class Written(Rows):
    """Books with the board of one member, and with nothing else."""

    def __init__(self, **changed: Any) -> None:
        super().__init__({STORED: [Stored(MATCH, ADA, "playing", 4, 4, 50, 60, 0)._replace(**changed)]})

    async def open_tables(self) -> list[Table]:
        return []


def watch(shown: int, **changed: Any) -> LetterWatch:
    """Return the audit of a universe in which Ada's conversation shows a version of the match."""
    world, books, loop = World.default(), Written(**changed), Loop(1)
    message = Message(60, 50, world.bot_id)
    message.components = button(shown)
    world.state.messages[50] = {60: message}
    made = LetterWatch(world, books, Excuses(loop))  # type: ignore[arg-type]
    loop.close()
    return made


def table(version: int = 4) -> Table:
    return Table(MATCH, "gemrush", "lobby", version, None, (ADA,), None, version, PLACE)


@pytest.mark.parametrize(
    ("shown", "changed", "told"),
    [
        (4, {}, ""),
        (4, {"wanted": 5}, "is to see aaaaaaaaaa at 5, and sees 4"),
        (3, {}, "which shows ('aaaaaaaaaa', 3), and 4 is noted"),
        (4, {"message": None}, "has no board although Discord takes messages to them"),
        (4, {"message": 61}, "the board 61 is not there"),
    ],
)
async def test_a_board_that_is_not_as_its_member_is_to_see_it_is_told(
    shown: int, changed: dict[str, Any], told: str
) -> None:
    found = Findings()
    await watch(shown, **changed)._check_shown(table(), found)
    assert len(found.never) == bool(told)
    assert told in "".join(found.never)


async def test_an_older_board_with_buttons_is_told_unless_its_conversation_was_gone() -> None:
    audit = watch(3, message=62)
    for dead, count in ((0, 1), (61, 0)):
        found = Findings()
        audit.dead[50] = dead
        await audit._check_older(table(), found)
        assert len(found.never) == count


async def test_a_board_that_shows_less_than_is_noted_is_told() -> None:
    assert [text async for text in watch(3).noted_too_new()] == [
        f"the board of {MATCH} for {ADA} shows version 3, and 4 is noted"
    ]


def ended() -> bytes:
    """Return the state of a match that has ended."""
    game: Any = all_games()["gemrush"]
    state = game.leave(game.setup(1, game.about.options(), 2).state, 0).state
    assert game.outcome(state) is not None
    return CODECS["gemrush"].encode(state)


async def costs(
    *versions: int, concerns: bool = True, last: bytes | None = None, error: tuple[int, int] = (403, 50007)
) -> list[str]:
    """Return what is told of counted requests that have shown these versions to Ada.

    last: the state of version 3
    error: the status and code of a refusal after each of them
    """
    world, said = World.default(), list[str]()
    ada = world.user("Ada")
    channel = world.dm(ada.id, world.bot_id)
    rules = all_games()["gemrush"].about.rules_version
    log: list[Any] = [(at, "move", 0, ADA if concerns else 8, last if at == 3 else None, rules) for at in range(1, 9)]
    rows: dict[str, list[Any]] = {
        STORED: [Stored(MATCH, ADA, "playing", 4, 4, channel.id, 60, 0)],
        ENTRIES: log,
        "SELECT game FROM matches WHERE id = :key": [("gemrush",)],
    }
    universe: Any = SimpleNamespace(
        world=world,
        books=Rows(rows),
        result=SimpleNamespace(lives=0, troubles={}),
        minutes_lost=0.0,
        writers=SimpleNamespace(writers=[]),
        rivals=SimpleNamespace(sides=[], channels=set()),
        people=SimpleNamespace(attempts=[], terms=lambda _: SimpleNamespace(pace=SimpleNamespace(limit=None))),
        say=said.append,
    )
    counted = LetterCosts(universe)
    for version in versions:
        body = {"components": button(version)}
        counted.note(Request("POST", f"/channels/{channel.id}/messages", 200, body))
        counted.note(Request("POST", f"/channels/{channel.id}/messages", error[0], body, {"code": error[1]}))
    return [text async for _, text in counted.broken()]


async def test_boards_that_come_once_more_again_and_again_are_told() -> None:
    assert await costs(1, 2, 3) == []
    assert await costs(1, 1, 2, 2) == []
    [told] = await costs(1, 1, 1, 1, 2)
    assert told.startswith("3 boards by letters came once more, and 2 are allowed")


async def test_a_board_that_concerns_its_reader_in_nothing_is_told() -> None:
    [told] = await costs(1, 3, concerns=False)
    assert told == f"{ADA} got a board of {MATCH} at 3 after 1, which does not concern them"


async def test_a_board_comes_once_more_for_a_conversation_that_is_gone_and_not_for_a_message() -> None:
    assert await costs(1, 3, concerns=False, error=(404, 10003)) == []
    assert await costs(1, 3, concerns=False, error=(404, 10008)) != []


async def test_the_end_of_a_match_concerns_each_reader() -> None:
    assert await costs(1, 3, concerns=False, last=ended()) == []


def test_who_has_done_nothing_in_a_match_may_read_the_language_of_who_has() -> None:
    """Both boards of a new match have no channel yet while they are posted."""
    world, host = World.default(), 8
    message = Message(60, 50, world.bot_id)
    message.components = button(1)
    books: Any = SimpleNamespace(read=lambda query, **_: [(host,)] if query == letters.ACTED else [])
    assert letters.spoken_to(books, message, ADA) == {host}
    assert letters.spoken_to(books, message, host) == set()
