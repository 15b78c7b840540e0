"""Draws the seven dwarves in the colours of their gems, with the initials of their seats."""

from collections.abc import Sequence

from PIL import Image

from bot.games.gemrush.gems import Gem
from render.gemrush.colours import colours
from render.gemrush.drawing import Drawing, Sprite, clear, haloed, lettering, outlined, put, shadowed, sprite
from render.kit import mix, rgb
from render.memory import cached, cached_deflated

_SKIN = rgb("#f2c39b")
_BEARDS = {
    Gem.OBSIDIAN: rgb("#c9c4bd"), Gem.PERMAFROST: rgb("#f4f7fb"), Gem.ELECTRUM: rgb("#8a4a1c"),
    Gem.SOULSTONE: rgb("#efe6da"), Gem.STAR_TEAR: rgb("#c77a2e"), Gem.FIRE_RUBY: rgb("#f1e4cf"),
    Gem.DRAGONJADE: rgb("#6b3a17"),
}  # fmt: skip
_WIDE, _HIGH = 256, 330
_SCALE = 2.0


def _body(drawing: Drawing, gem: int) -> None:
    light, dark, shine = colours.cloth(gem)
    ear = mix(_SKIN, rgb("#b06a3c"), 0.35)
    drawing.box(34, 150, 222, 300, 60, dark)
    drawing.polygon([(60, 160), (128, 160), (128, 300), (40, 300)], light)
    drawing.ellipse(44, 112, 82, 156, ear)
    drawing.ellipse(174, 112, 212, 156, ear)
    drawing.box(62, 80, 194, 190, 40, _SKIN)
    _beard(drawing, gem)
    drawing.ellipse(106, 122, 150, 160, mix(_SKIN, rgb("#d0683c"), 0.50))
    drawing.ellipse(112, 126, 132, 142, mix(_SKIN, colours.WHITE, 0.25))
    for x in (90, 150):
        drawing.ellipse(x, 112, x + 18, 134, rgb("#1d120c"))
        drawing.ellipse(x + 3, 114, x + 9, 121, colours.WHITE)
    drawing.half_disc((46, 10, 210, 176), 360, dark)
    drawing.half_disc((46, 10, 210, 176), 268, light)
    drawing.polygon([(116, 11), (140, 11), (144, 92), (112, 92)], shine)
    drawing.box(36, 78, 220, 104, 13, shine)
    drawing.box(36, 92, 220, 104, 6, dark)
    drawing.disc(128, 66, 26, rgb("#2a1c10"))
    drawing.disc(128, 66, 20, rgb("#fff1a0"))
    drawing.disc(123, 58, 9, colours.WHITE)


def _beard(drawing: Drawing, gem: int) -> None:
    hair = _BEARDS[Gem(gem)]
    deep = mix(hair, rgb("#2a1408"), 0.28)
    drawing.polygon(
        [(52, 136), (84, 150), (128, 146), (172, 150), (204, 136), (208, 190), (190, 226), (162, 246), (128, 262),
         (94, 246), (66, 226), (48, 190)], hair,
    )  # fmt: skip
    drawing.polygon(
        [(128, 146), (172, 150), (204, 136), (208, 190), (190, 226), (162, 246), (128, 262)], mix(hair, deep, 0.55)
    )
    for x in (92, 112, 146, 166):
        drawing.line([(x, 196), (128 + (x - 128) * 0.62, 244)], 4, deep)
    drawing.ellipse(76, 144, 130, 178, mix(hair, colours.WHITE, 0.30))
    drawing.ellipse(126, 144, 180, 178, mix(hair, colours.WHITE, 0.10))
    drawing.line([(80, 106), (110, 102)], 9, deep)
    drawing.line([(176, 106), (146, 102)], 9, deep)


@cached_deflated
def figure(gem: int) -> Image.Image:
    """Return a dwarf without plinth (RGBA). The picture is shared: do not change it."""
    drawing = Drawing(_WIDE, _HIGH, _SCALE)
    _body(drawing, gem)
    return outlined(drawing.image, round(7 * _SCALE), colours.OUTLINE)


@cached_deflated
def _on_plinth(gem: int, letters: str) -> Image.Image:
    body = figure(gem)
    drawing = Drawing(body.width / _SCALE, body.height / _SCALE + 12, _SCALE)
    drawing.image.alpha_composite(body)
    dx, dy = (body.width / _SCALE - _WIDE) / 2, (body.height / _SCALE - _HIGH) / 2
    for inset, radius, ink in ((0, 44, colours.OUTLINE), (9, 36, colours.IVORY), (17, 28, colours.plinth(gem))):
        drawing.box(14 + inset + dx, 206 + inset + dy, 242 - inset + dx, 338 - inset + dy, radius, ink)
    size = round((118 if len(letters) < 2 else 96) * _SCALE)
    put(drawing.image, lettering(letters, size, colours.WHITE), (128 + dx) * _SCALE, (272 + dy) * _SCALE)
    return drawing.image.crop(drawing.image.getbbox())


@cached
def standing(gem: int, letters: str, height: int, moving: bool = False) -> Sprite:
    """Return a dwarf `height` pixels high, with its feet at the lower edge of the picture."""
    master = _on_plinth(gem, letters)
    image = master.resize((round(master.width * height / master.height), height), Image.Resampling.LANCZOS)
    if moving:
        image = outlined(image, max(2, height // 24), rgb("#fff2b0"))
        image = image.crop(image.getbbox())
    shaded = shadowed(image, max(1, height // 40), max(1, height // 26), max(1.0, height / 28), 0.65)
    below = (shaded.height - image.height) // 2 - max(1, height // 20)
    return sprite(shaded.crop((0, 0, shaded.width, shaded.height - below)))


@cached
def disc(gem: int, letters: str, size: int, moving: bool = False) -> Image.Image:
    """Return a disc (RGBA) in a dwarf's colour with its initials, for crowded rooms and for maps."""
    drawing = Drawing(size, size, 4)
    middle = size / 2
    for share, ink in ((0.495, rgb("#0c0a0c")), (0.45, rgb("#fff6dc")), (0.37, colours.plinth(gem))):
        drawing.disc(middle, middle, size * share, ink)
    text = lettering(letters, round(size * 4 * (0.56 if len(letters) < 2 else 0.46)), colours.WHITE)
    put(drawing.image, text, middle * 4, middle * 4)
    image = drawing.sized(size, size)
    return haloed(image, max(1.0, size * 0.10), rgb("#ffd45c"), 1.2, size * 0.06) if moving else image


CROWD = 4  # From this number on, the dwarves in a room are shown as discs in two rows.


def paint_discs(image: Image.Image, group: Sequence[tuple[int, str, bool]], size: int, x: float, y: float) -> None:
    """Paint dwarves as discs of `size` pixels. x, y: the middle of all discs.

    group: the gem and the initials of each dwarf, and whether it moves.
    """
    upper = (len(group) + 1) // 2 if len(group) >= CROWD else len(group)
    rows = [row for row in (group[:upper], group[upper:]) if row]
    for number, row in enumerate(rows):
        for column, (gem, letters, moving) in enumerate(row):
            shown = disc(gem, letters, round(size * (1.12 if moving else 1)), moving)
            dx, dy = column - (len(row) - 1) / 2, number - (len(rows) - 1) / 2
            put(image, shown, x + dx * size * 1.02, y + dy * size * 0.96)


@cached
def light(width: int, height: int) -> Image.Image:
    drawing = Drawing(width, height, 2)
    drawing.ellipse(width * 0.06, height * 0.08, width * 0.94, height * 0.92, rgb("#ffe078"))
    image = clear(width, height)
    image.alpha_composite(
        haloed(drawing.sized(width, height), height * 0.08, rgb("#ffe078"), 0.8).resize((width, height))
    )
    image.putalpha(image.getchannel("A").point([round(v * 0.75) for v in range(256)]))
    return image


def warm_up() -> None:
    for gem in _BEARDS:
        figure(gem)
