"""Tests that today's rules play the recorded matches in the same way."""

import pytest

from bot.games import all_games
from tests.transcripts import FOLDER, path_of, transcript


@pytest.mark.parametrize("key", sorted(all_games()))
def test_the_rules_play_the_recorded_match(key: str) -> None:
    game = all_games()[key]

    assert path_of(game).exists(), "write it by `python -m tests.transcripts`"
    assert transcript(game) == path_of(game).read_text(encoding="utf-8")


def test_every_transcript_belongs_to_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(all_games())
