"""The games. Each file or folder here is one game and has a module attribute `GAME`."""

from functools import cache
from importlib import import_module
from pkgutil import extend_path, iter_modules

from bot.engine.game import AnyGame

__path__ = extend_path(__path__, __name__)

__all__ = ["AnyGame", "all_games"]


@cache
def all_games() -> dict[str, AnyGame]:
    """Return every game by its key. Treat the dict as read-only."""
    modules = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))
    games: list[AnyGame] = [module.GAME for module in modules]
    return {game.about.key: game for game in games}
