"""For developers: `python -m render.gemrush.train` chooses the palettes anew, from all that pictures are made of.

To be run after a change of pieces or colours. It writes `palette.txt` and `palette_cards.txt`, kept in the repository.
"""

from collections.abc import Iterator

from PIL import Image

from bot.engine.table import Table
from bot.games.gemrush import effects as fx
from bot.games.gemrush.gems import KINDS, Gem
from bot.games.gemrush.rooms import TILES
from render.gemrush import (
    CARDS_FILE,
    MINE_FILE,
    cards,
    colours,
    dwarves,
    hand,
    icons,
    legend,
    rock,
    seats,
    stones,
    tiles,
)
from render.gemrush.drawing import Sprite, put, words
from render.gemrush.tiles import Room
from render.kit import RGB
from render.kmeans import palette_lines

Source = Iterator[tuple[Image.Image, float]]
_SIZES = ((236, 1.0), (150, 1.5), (98, 1.0))
_ABILITIES: tuple[fx.Ability, ...] = (
    (fx.Draw(2), fx.Discard(1)), (fx.Reveal(3), fx.Keep("all", (Gem.SOULSTONE,))),
    (fx.Dig(2, (Gem.FIRE_RUBY,)), fx.Keep(1)), (fx.NameGem(), fx.Dig(1, fx.NAMED)), (fx.SwapPlaces(), fx.Go("any")),
    (fx.MoveRoom(), fx.Keep(2)),
)  # fmt: skip


def _on(ground: RGB, piece: Image.Image | Sprite) -> Image.Image:
    image = Image.new("RGB", (piece.width, piece.height), ground)
    put(image, piece, 0, 0, 0, 0)
    return image


def _rooms() -> Source:
    for size, weight in _SIZES:
        for light in (colours.DIM, colours.LIT, colours.HERE):
            for i, ability in enumerate(_ABILITIES):
                kind = ("action", "movement", "free")[i % 3]
                made = Room(size, "Lapidary", kind, ability, (0, 1, 2), (), i % 3, light, dark=(1,))
                yield _on(colours.ROCK[0], tiles.tile(made)), weight * (2.0 if light == colours.LIT else 1.2)
        for light in (colours.DIM, colours.LIT):
            for paths in (((0, 2), (1, 3)), ((0, 1), (2, 3))):
                yield _on(colours.ROCK[0], tiles.tile(Room(size, "", "tunnel", (), (), paths, 1, light))), weight
            yield _on(colours.ROCK[0], tiles.tile(Room(size, "Cart", "cart", (), (0,), (), 0, light))), weight
    yield rock.ground(1000, 1000), 0.6


def _plates() -> Source:
    for unit, weight in ((44, 2.0), (26, 3.0)):
        for gem in range(7):
            for glow in (False, True):
                cost = bytes((gem, (gem + 2) % 7, (gem + 4) % 7))
                yield _on(colours.ROCK[0], tiles.plate(cost, gem % 4, True, unit, glow, True, False)), weight
    for gem in range(7):
        for ground in (colours.FLOOR[1][0], colours.PANEL[1]):
            yield _on(ground, dwarves.standing(gem, "A", 88)), 3.0
            yield _on(ground, dwarves.disc(gem, "B", 40)), 2.0


def _cards() -> Source:
    for kind in range(len(KINDS)):
        yield _on(colours.ROCK[0], cards.shown(kind, 34, 48, "", False)), 1.5
        if kind % 4 == 0:
            yield _on(colours.PANEL_TURN[1], cards.shown(kind, 90, 148, ("kept", "dim")[kind % 8 // 4])), 0.4


def _beside() -> Source:
    yield _on(colours.FOOT, seats.panel(280, 138, 18)), 2.0
    yield _on(colours.FOOT, seats.panel(280, 138, 18, True, True)), 3.0
    yield _on(colours.FOOT, seats.panel(308, 1170, 22)), 0.7
    yield _on(colours.BAND, seats.bar(330, 44, 200)), 2.0
    for ground in (colours.BAND, colours.FOOT, colours.NIGHT, colours.PANEL[0]):
        for ink in (colours.INK, colours.SOFT, colours.GOLD_INK):
            yield _on(ground, words("Lapidary 1234", 34, ink)), 1.0
    for kind in ("deck", "burnt", "stack"):
        yield _on(colours.FOOT, icons.pile(kind, 62)), 2.0
    for full in (True, False):
        yield _on(colours.BAND, icons.pip(44, full)), 1.0


def _large() -> Source:
    """Gems and cards as they are seen in a hand."""
    for gem in Gem:
        for size in (54, 160):
            yield _on(colours.PANEL[0], stones.stone(gem, size)), 1.0
    for kind in range(len(KINDS)):
        yield _on(colours.ROCK[0], cards.shown(kind, 100, 172)), 1.2
    yield _on(colours.PANEL[0], hand.paid(100, 94)), 3.0
    yield legend.paint(Table()), 1.0
    yield legend.paint_gems(Table()), 1.0
    for number in (12, 20, 40, 8):
        text = Table((), (("text", "Name a gem. Reveal 3 cards."),))
        yield legend.paint_room(TILES[number], text, 0), 0.7
    for colour in range(7):
        yield _on(colours.ROCK[0], dwarves.standing(colour, "A", 112, True)), 2.0


if __name__ == "__main__":
    MINE_FILE.write_text(palette_lines((_rooms(), _plates(), _cards(), _beside()), colours.FLAT), encoding="ascii")
    CARDS_FILE.write_text(palette_lines((_large(), _plates()), colours.FLAT), encoding="ascii")
