"""For developers: `python -m render.honours.train` chooses the palette anew, from all that a picture is made of.

To be run after a change of pieces or colours. It writes `palette.txt`, kept in the repository.
"""

from collections.abc import Iterator

from PIL import Image

from render.honours import colours, profile, table
from render.honours.icons import SIGNS
from render.honours.ink import OWN, PALETTE_FILE
from render.honours.pieces import ADORNING, gem
from render.honours.views import Count, Course, Feat, Leaderboard, Line, Played, Plot, Profile
from render.kmeans import palette_lines

Source = Iterator[tuple[Image.Image, float]]


def _tables() -> Source:
    for first in (1, 4):
        lines = tuple(
            Line(first + i, f"Lapidary {i}", 900 - 80 * i, str(900 - 80 * i), "12 turns", i == 4) for i in range(9)
        )
        view = Leaderboard("gems", "Lapidary", "Facets", "All time", "Season 1", lines, 900, foot="1 / 2", you="You")
        yield table.paint(view), 1.0
    yield table.paint(Leaderboard("gems", "Lapidary", "Facets", "", "", (), 0, empty="Nobody yet")), 0.5


def _profiles() -> Source:
    counts = (Count("12", "matches", "matches"), Count("3", "won", "crown"), Count("2", "days", "days"))
    games = tuple(Played(key, "Lapidary", "12 matches", "990", "best") for key in "abc")
    course = Course("Lapidary", ((0, 10), (1, 60), (2, 30), (3, 90)), "90")
    feats = tuple(Feat(sign, "Facets", "Lapidary") for sign in list(SIGNS)[:6])
    for courses in ((course,), (course, Course("Facets", ((0, 50), (3, 20)), "20"))):
        plot = Plot("Rating", courses, ((0, "1 Jan"), (3, "1 Feb")))
        yield profile.paint(Profile("Lapidary", "Facets", counts, games, plot, "", (), "Feats", feats)), 1.0


def _gems() -> Source:
    for name in ADORNING:
        image = Image.new("RGB", (96, 96), colours.CARD)
        gem(image, name, 48, 48, 92)
        yield image, 2.0


def main() -> None:
    lines = palette_lines((_tables(), _profiles(), _gems()), colours.FLAT, OWN)
    PALETTE_FILE.write_text(lines, encoding="ascii")


if __name__ == "__main__":
    main()
