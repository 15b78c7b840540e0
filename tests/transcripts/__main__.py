"""Writes the transcript of the given game again, or of all games: `python -m tests.transcripts gemrush`."""

import sys

from bot.games import all_games
from tests.transcripts import path_of, transcript

for key in sys.argv[1:] or all_games():
    game = all_games()[key]
    path_of(game).write_text(transcript(game), encoding="utf-8")
