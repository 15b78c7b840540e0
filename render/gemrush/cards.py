"""Draws gem cards."""

import math

from PIL import Image, ImageChops, ImageDraw

from bot.engine.themes import current
from bot.games.gemrush.gems import CODES, KINDS, SPECIAL, Gem
from render.gemrush import icons, stones
from render.gemrush.colours import GEM_RAMPS, colours
from render.gemrush.drawing import Sprite, clear, fill_box, gradient, lettering, outlined, put, shadowed, sprite
from render.kit import RGB, mix, rgb, rounded_mask, scaled
from render.memory import cached

_TINTS = {Gem.OBSIDIAN: rgb("#8d8fa0"), Gem.PERMAFROST: rgb("#bfe3f4"), Gem.DIAMOND_DUST: rgb("#dfe6f4")}


def tint(gem: Gem) -> tuple[RGB, RGB]:
    """Return the light and the dark colour of a card's background. Both are near the colour of the gem."""
    colour = _TINTS.get(gem) or GEM_RAMPS[gem](0.62)
    return mix(rgb("#fbf0d8"), colour, 0.34), mix(rgb("#efdcb4"), colour, 0.46)


def _face(kind: int, width: int, height: int) -> Image.Image:
    """Return the background of a card (RGB). A card with two gems has two colours, divided by a slanting line."""
    gems = KINDS[kind]
    face = gradient(width, height, *tint(gems[0]))
    if len(gems) > 1:
        lower = Image.new("L", (width, height), 0)
        draw = ImageDraw.Draw(lower)
        draw.polygon([(0, height * 0.56), (width, height * 0.44), (width, height), (0, height)], fill=255)
        face.paste(gradient(width, height, *tint(gems[1])), (0, 0), lower)
        ImageDraw.Draw(face).line(
            [(0, height * 0.56), (width, height * 0.44)], fill=(255, 250, 240), width=max(2, round(width * 0.024))
        )
    return face


def _sunburst(size: tuple[int, int], x: float, y: float, gem: float) -> Image.Image:
    rays = Image.new("L", size, 0)
    draw = ImageDraw.Draw(rays)
    for i in range(12):
        start, reach = math.radians(i * 30 - 6), gem * 0.66
        ends = [(x + reach * math.cos(a), y + reach * math.sin(a)) for a in (start, start + 0.21)]
        draw.polygon([(x, y), *ends], fill=255)
    fade = Image.new("L", size, 0)
    wide = int(gem * 1.4)
    spot = Image.radial_gradient("L").resize((wide, wide)).point([max(0, 255 - int(v * 1.42)) for v in range(256)])
    fade.paste(spot, (int(x - gem * 0.7), int(y - gem * 0.7)))
    return ImageChops.multiply(rays, fade)


@cached
def card(kind: int, width: int, height: int, codes: bool = True) -> Image.Image:
    """Return a card (RGBA). codes: whether it has the codes of its gems. The picture is shared: do not change it."""
    gems, k = KINDS[kind], 2
    wide, high = width * k, height * k
    image, radius = clear(wide, high), wide * 0.11
    special = any(gem in SPECIAL for gem in gems)
    fill_box(image, 0, radius, rgb("#120c08"))
    edge, border = max(1, round(wide * 0.022)), max(2, round(wide * 0.062))
    gold = (rgb("#ffe07a"), rgb("#d08a14"))
    fill_box(image, edge, radius - edge, *(gold if special else (rgb("#fffdf4"), rgb("#e9d6a8"))))
    inside = Image.new("L", (wide, high), 0)
    inside.paste(rounded_mask(wide - 2 * border, high - 2 * border, max(2, radius - border)), (border, border))
    image.paste(_face(kind, wide, high), (0, 0), inside)
    size = round(wide * (0.82 if len(gems) == 1 else 0.60 if codes else 0.74))
    spots = (
        [(0.5, 0.5)] if len(gems) == 1 else [(0.61, 0.285), (0.39, 0.715)] if codes else [(0.54, 0.27), (0.46, 0.73)]
    )
    for gem, (sx, sy) in zip(gems, spots, strict=True):
        x, y = wide * sx, high * sy
        if gem in SPECIAL and not current().flat:
            burst = ImageChops.multiply(_sunburst((wide, high), x, y, size), inside)
            image.paste((255, 196, 60), (0, 0), scaled(burst, 0.85))
        put(image, stones.stone(gem, size), x, y + size * 0.02)
    if codes:
        for gem, (x, y, along) in zip(gems, ((0.09, 0.105, 0.0), (0.91, 0.895, 1.0)), strict=False):
            put(image, lettering(CODES[gem], round(wide * 0.27), colours.DARK_INK), wide * x, high * y, along)
    return image.resize((width, height), Image.Resampling.LANCZOS)


@cached
def shown(kind: int, width: int, height: int, mark: str = "", codes: bool = True) -> Sprite:
    """Return a card with its shadow. mark: "kept", "dim" (the card may not be kept), "offered" or ""."""
    image = card(kind, width, height, codes)
    if mark == "dim":
        veil = Image.new("RGBA", image.size, (*colours.VEIL, 0))
        veil.putalpha(scaled(image.getchannel("A"), 0.55))
        image = Image.alpha_composite(image, veil)
    if mark == "kept":
        image = outlined(image, max(3, width // 24), colours.GOLD)
        put(image, icons.check(round(width * 0.44)), image.width * 0.22, image.height * 0.88)
    if mark == "offered":
        image = image.copy()
        put(image, icons.icon("burn", "", round(width * 0.7)), width * 0.6, height * 0.7)
    return sprite(shadowed(image, 1, max(2, height // 40), max(2.0, height / 40)))


def paint_line(image: Image.Image, hand: bytes, offered: bytes, left: int, top: int, room: int, height: int) -> None:
    """Paint small cards in a line. The cards overlap if there is too little room."""
    width = round(height * 0.68)
    waiting = list(offered)
    step = min(width + 4, (room - width) / max(1, len(hand) - 1)) if hand else 0
    for i, kind in enumerate(hand):
        mark = ""
        if kind in waiting:
            waiting.remove(kind)
            mark = "offered"
        put(image, shown(kind, width, height, mark, False), left + i * step + width / 2, top + height / 2)
