"""For developers: `python -m render.gems3d.train` chooses the palettes anew, from all that a picture is made of.

To be run after a change of gems or colours. It writes `palette.txt` and `palette_end.txt`, kept in the repository.
"""

from collections.abc import Iterator

from PIL import Image

from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES
from render.gems3d import colours, marks, strip
from render.gems3d.board import draw_board
from render.gems3d.ink import DIMMED, END_PALETTE_FILE, PALETTE_FILE, dim
from render.gems3d.tiles import Ground, Mark, Tile, draw_tile
from render.gems3d.trail import LEVELS, Piece
from render.kit import mix
from render.kmeans import palette_lines

# Sides of cells: the default board counts most.
_SIDES = ((74, 4.0), (44, 2.0), (134, 0.5))
# Greys and browns show a false tint at once.
_DELICATE = {"black": 4.0, "white": 2.0, "glass": 2.0, "chocolate": 4.0}


def _tiles() -> Iterator[tuple[Image.Image, float]]:
    grounds = ((Ground.PLAIN, Mark.NONE, 6.0), (Ground.NEW, Mark.NEW, 1.0), (Ground.MOVED, Mark.MOVED, 0.6),
               (Ground.TRICK, Mark.BLOCKER, 0.6))  # fmt: skip
    for side, weight in _SIDES:
        for name, letter in zip(GEM_NAMES, GEM_LETTERS, strict=True):
            care = _DELICATE.get(name, 1.0)
            for ground, mark, share in grounds:
                for odd in (False, True):
                    yield draw_tile(Tile(side, odd, ground, name, letter, mark)), weight * share * care
            yield draw_tile(Tile(side, True, Ground.GONE, ghost=name)), weight * 0.3
        for odd in (False, True):
            yield draw_tile(Tile(side, odd, Ground.REACHABLE)), weight
            for piece in (Piece(None, 1, 0, 1), Piece(0, 2, LEVELS - 1, LEVELS), Piece(0, 1, 4, 5)):
                yield draw_tile(Tile(side, odd, piece=piece)), weight


def _dimmed() -> Iterator[tuple[Image.Image, float]]:
    """Return the board as it is when the match is over."""
    for image, weight in (*_tiles(), (draw_board(9), 1.0)):
        yield Image.blend(image, Image.new("RGB", image.size, colours.NIGHT), DIMMED), weight


def _strip() -> Iterator[tuple[Image.Image, float]]:
    for colour in (colours.INK, colours.SOFT_INK, colours.GOLD):
        yield strip.draw_figures("1234567890", 50, colour), 1.0
        yield strip.draw_words("Lapidary Gems", 20, colour, 400), 1.0
    for gem in range(1, len(GEM_NAMES) + 1):
        yield strip.draw_small_gem(gem, 56), 1.0
    for seat in range(len(colours.SEATS)):
        yield strip.draw_chip(strip.Chip("M", seat, "128", 39, seat == 0, True)), 0.5
        yield strip.draw_badge(strip.Badge("M", seat, 20, seat == 0, True)), 1.0
    yield strip.draw_badge(strip.Badge("M", 0, 20, False, False)), 1.0
    yield strip.draw_icon(marks.draw_wand, 21, colours.WAND), 2.0
    yield strip.draw_bar(60), 2.0
    yield draw_board(9), 0.2


def _laid(picture: Image.Image, weight: float, dimmed: float = 0.0) -> tuple[Image.Image, float]:
    """Return a sign over the board."""
    ground = draw_board(9).crop((40, 130, 40 + picture.width, 130 + picture.height))
    ground = Image.blend(ground, Image.new("RGB", ground.size, colours.NIGHT), dimmed)
    ground.paste(picture, (0, 0), picture)
    return ground, weight


def _signs() -> Iterator[tuple[Image.Image, float]]:
    yield _laid(marks.points("+13", 61), 3.0)
    yield _laid(marks.trick_sign(5, 28), 2.0)


def _banner() -> Iterator[tuple[Image.Image, float]]:
    yield _laid(marks.banner("GAME OVER", 1284, ("The board is full", "58 turns")), 2.0, DIMMED)


def main() -> None:
    lower_edges = [mix(colour, (255, 255, 255), 0.16) for colour in colours.CELL]
    play = palette_lines((_tiles(), _strip(), _signs()), (*colours.FLAT, *lower_edges))
    PALETTE_FILE.write_text(play, encoding="ascii")
    end = palette_lines((_dimmed(), _strip(), _banner()), (*colours.FLAT_AT_END, *map(dim, colours.CELL)))
    END_PALETTE_FILE.write_text(end, encoding="ascii")


if __name__ == "__main__":
    main()
