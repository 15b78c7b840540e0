"""How fast leaderboards and profiles are drawn: `python -m tests.bench.leaderboard_pictures`.

Each scene of the tests is drawn without the cache (another reader needs another picture), with fonts and gems loaded.
Prints medians of CPU time, and the size of the file.
"""

from functools import partial

from render import leaderboards
from tests.bench.timing import median
from tests.render import leaderboard_scenes as scenes

ROUNDS = 15


def main() -> None:
    leaderboards.warm_up()
    print(f"\n{'Leaderboards: drawn and encoded':44}{'ms':>8}{'KiB':>8}")
    for name, view in scenes.LEADERBOARDS.items():
        took = median(partial(leaderboards.paint_leaderboard.uncached, view), ROUNDS)
        _tell(f"leaderboard: {name}", took, len(leaderboards.paint_leaderboard(view)))
    for name, make in scenes.PROFILES.items():
        took = median(partial(leaderboards.paint_profile.uncached, make()), ROUNDS)
        _tell(f"profile: {name}", took, len(leaderboards.paint_profile(make())))


def _tell(name: str, took: float, size: int) -> None:
    print(f"{name:44}{took:8.1f}{size / 1024:8.0f}")


if __name__ == "__main__":
    main()
