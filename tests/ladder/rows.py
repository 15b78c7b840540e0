"""The rows of the ladder: who plays against whom, and how strong each level shall be."""

from dataclasses import dataclass
from typing import Any

from bot.engine.game import Level
from bot.games.gembatan.model import Options as Gembatan
from bot.games.gemrush.model import Options as GemRush
from bot.games.gems3d.model import Options as Gems3D


@dataclass(frozen=True)
class Row:
    """One comparison.

    Attributes:
        level: the level that is measured.
        against: the level of all other seats. Then the row measures the share of wins. If None, all seats play at the
            measured level, and the row measures the median of their points together.
        aim: the share (0..1) or the median that the level shall reach; None if there is no aim.
    """

    name: str
    game: str
    options: Any
    seats: int
    level: Level
    against: Level | None = None
    aim: float | None = None


CRISIS = GemRush(mode="crisis", target="open")

ROWS = (
    Row("gembatan-2-normal-easy", "gembatan", Gembatan(), 2, "normal", "easy", 0.75),
    Row("gembatan-2-hard-normal", "gembatan", Gembatan(), 2, "hard", "normal", 0.70),
    Row("gembatan-2-hard-easy", "gembatan", Gembatan(), 2, "hard", "easy", 0.92),
    Row("gembatan-4-hard-normal", "gembatan", Gembatan(), 4, "hard", "normal", 0.38),
    Row("gemrush-2-normal-easy", "gemrush", GemRush(), 2, "normal", "easy"),
    Row("gemrush-2-hard-normal", "gemrush", GemRush(), 2, "hard", "normal"),
    Row("gemrush-2-hard-easy", "gemrush", GemRush(), 2, "hard", "easy", 0.92),
    Row("gemrush-4-hard-normal", "gemrush", GemRush(), 4, "hard", "normal", 0.50),
    Row("gemrush-crisis-easy", "gemrush", CRISIS, 4, "easy", aim=35),
    Row("gemrush-crisis-normal", "gemrush", CRISIS, 4, "normal", aim=55),
    Row("gemrush-crisis-hard", "gemrush", CRISIS, 4, "hard", aim=72),
    Row("gems3d-solo-easy", "gems3d", Gems3D(), 1, "easy", aim=40),
    Row("gems3d-solo-normal", "gems3d", Gems3D(), 1, "normal", aim=200),
    Row("gems3d-solo-hard", "gems3d", Gems3D(), 1, "hard", aim=1500),
)
