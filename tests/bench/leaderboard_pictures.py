"""Measures how fast leaderboards, profiles, reviews and years are drawn: `python -m tests.bench.leaderboard_pictures`.

Prints the median CPU time and the file's size for each scene of the tests. Fonts and gems are cached, but whole
pictures are not, because each reader needs another picture.
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
        _print_row(f"leaderboard: {name}", took, len(leaderboards.paint_leaderboard(view)))
    for name, review in scenes.REVIEWS.items():
        took = median(partial(leaderboards.paint_review.uncached, review), ROUNDS)
        _print_row(name, took, len(leaderboards.paint_review(review)))
    for name, accuracies in scenes.ACCURACIES.items():
        took = median(partial(leaderboards.paint_accuracies.uncached, accuracies), ROUNDS)
        _print_row(name, took, len(leaderboards.paint_accuracies(accuracies)))
    for name, make in scenes.PROFILES.items():
        took = median(partial(leaderboards.paint_profile.uncached, make()), ROUNDS)
        _print_row(f"profile: {name}", took, len(leaderboards.paint_profile(make())))
    for name, make_year in scenes.YEARS.items():
        took = median(partial(leaderboards.paint_year.uncached, make_year()), ROUNDS)
        _print_row(name, took, len(leaderboards.paint_year(make_year())))


def _print_row(name: str, took: float, size: int) -> None:
    print(f"{name:44}{took:8.1f}{size / 1024:8.0f}")


if __name__ == "__main__":
    main()
