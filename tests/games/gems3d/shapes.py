"""Gives extreme options of Gems 3D to `tests.shapes`."""

import random

from bot.games.gems3d import GAME
from bot.games.gems3d.model import TYPES_RANGE, Mode, Options


def options(dice: random.Random) -> Options:
    size = dice.choice((5, 6, 9, 14, 15))
    drawn = Options(
        mode=dice.choice(tuple(Mode)),
        size=size,
        types=dice.randint(*TYPES_RANGE),
        drop=dice.choice((1, 3, 7)),
        line=min(size, dice.choice((3, 4, 5, 10))),
        hard=dice.random() < 0.3,
        turns=dice.choice((0, 0, 1, 200)),
        points=dice.random() < 0.3,
    )
    return GAME.about.daily if drawn.mode is Mode.DAILY and GAME.about.daily is not None else drawn
