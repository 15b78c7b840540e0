"""Writes all transcripts anew: `python -m tests.transcripts`."""

from bot.games import all_games
from tests.transcripts import path_of, transcript

for game in all_games().values():
    path_of(game).write_text(transcript(game), encoding="utf-8")
