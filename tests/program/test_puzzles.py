"""Tests of the command `puzzles`: it stores what it finds in a file or in the database, each puzzle once."""

from pathlib import Path
from typing import cast

import pytest

from bot.engine.puzzles import Puzzle
from bot.errors import StartError, TooHeavy
from bot.games import all_games
from bot.machine import Machine, Workers
from bot.program import puzzles as command
from bot.sessions.play.puzzle_files import known
from bot.storage import puzzles as rows
from bot.storage.store import Store
from tests.databases import url_of
from tests.sessions.test_puzzles import FIRST, SECOND

pytestmark = pytest.mark.slow

GAME = all_games()["gems3d"]


class Matches:
    """Takes the place of workers: each call is a match. What is an error is raised."""

    def __init__(self, *results: list[Puzzle] | Exception) -> None:
        self.results, self.seeds = list(results), list[int]()

    async def run(self, function: object, game: object, seed: int, number: int, *, seconds: float) -> list[Puzzle]:
        self.seeds.append(seed)
        found = self.results.pop(0) if self.results else []
        if isinstance(found, Exception):
            raise found
        return found

    async def close(self) -> None:
        self.results.clear()


@pytest.fixture
def matches(monkeypatch: pytest.MonkeyPatch) -> Matches:
    found = Matches([FIRST], TooHeavy("error-too-heavy"), [FIRST, SECOND])
    monkeypatch.setattr(command, "Machine", lambda: Machine(workers=lambda _: cast(Workers, found)))
    return found


async def test_it_adds_new_puzzles_to_a_file(
    tmp_path: Path, matches: Matches, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.jsonl.gz"
    await command.puzzles([GAME], 2, 7, 60, file)
    assert known(file) == (FIRST, SECOND)
    assert matches.seeds[:3] == [7, 8, 9]
    assert capsys.readouterr().out == "gems3d: 2 new puzzles.\n"


async def test_it_adds_new_puzzles_to_the_database(
    tmp_path: Path, matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = url_of(tmp_path / "bot.db")

    class Settings:
        database_url = url

    monkeypatch.setattr(command, "read_settings", Settings)
    await command.puzzles([GAME], 2, 1, 60, None)
    store = await Store.open(url)
    try:
        found = [await store.read(rows.puzzle, one.id) for one in (FIRST, SECOND)]
        ratings = await store.read(rows.stored, "gems3d", 5)
    finally:
        await store.close()
    assert [row and (row.guild_id, row.match_id, row.played) for row in found] == [(0, None, 0)] * 2
    assert ratings == {one.id: rows.first_mu(one) for one in (FIRST, SECOND)}


async def test_a_file_has_one_game() -> None:
    with pytest.raises(StartError):
        await command.puzzles([GAME, GAME], 1, 1, 1, Path("any"))
    with pytest.raises(StartError):
        command._games("gemstone")
    assert {game.about.key for game in command._games(None)} >= {"gems3d", "gembatan", "gemrush"}
