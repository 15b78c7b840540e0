"""The command `position`: reads a position in its notation and shows it."""

from pathlib import Path

import click

from bot.engine.table import Table
from bot.errors import NotationError, StartError
from bot.games import all_games
from bot.program.arguments import PATH
from bot.texts import load_texts
from cogs import faces


@click.command()
@click.argument("game")
@click.argument("text")
@click.option("--picture", type=PATH, help="Write its picture (PNG) to this file.")
def command(game: str, text: str, picture: Path | None) -> None:
    """Read a position of GAME, like gems3d, in its notation TEXT, and show it."""
    position(game, text, picture)


def position(game_key: str, text: str, picture: Path | None) -> None:
    """Print a position in words and in its notation. picture: the PNG file to write, or None for no picture."""
    games = all_games()
    game = games.get(game_key)
    if game is None:
        raise StartError(f"There is no game {game_key!r}: known are {', '.join(games)}.")
    texts = load_texts()
    try:
        state = game.read_position(text)
    except NotationError as problem:
        raise StartError(texts.say("en", problem.key, **problem.params)) from problem
    view = game.view(state, None)
    for phrase in game.alt(view):
        print(texts.phrase("en", phrase, name="the seat to move"))
    print(game.write_position(state))
    if picture is not None:
        try:
            picture.write_bytes(faces()[game_key].painter.paint(view, Table()))
        except OSError as problem:
            raise StartError(f"{picture} cannot be written: {problem.strerror}.") from problem
