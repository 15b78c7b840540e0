"""How fast tables of honour and profiles are drawn: `python -m tests.bench.honour_pictures`.

Each scene of the tests, drawn anew (a table seen by another member is another picture), with fonts and gems ready:
medians of CPU time, and the size of the file.
"""

from functools import partial

from render import honours
from tests.bench.timing import median
from tests.render import honour_scenes as scenes

ROUNDS = 15


def main() -> None:
    honours.warm_up()
    print(f"\n{'Honour: drawn and encoded':44}{'ms':>8}{'KiB':>8}")
    for name, view in scenes.TABLES.items():
        took = median(partial(honours.paint_table.anew, view), ROUNDS)
        _tell(f"table: {name}", took, len(honours.paint_table(view)))
    for name, make in scenes.PROFILES.items():
        took = median(partial(honours.paint_profile.anew, make()), ROUNDS)
        _tell(f"profile: {name}", took, len(honours.paint_profile(make())))


def _tell(name: str, took: float, size: int) -> None:
    print(f"{name:44}{took:8.1f}{size / 1024:8.0f}")


if __name__ == "__main__":
    main()
