"""The sixteen gems, found by name. Each gem has its own silhouette, colour and letter.

A gem is drawn once as a master of 512 x 512 pixels. Smaller pictures are made from the master. Light comes from above
left.
"""

from PIL import Image, ImageChops, ImageDraw

from bot.engine.themes import Theme, current
from render.gems import cuts
from render.gems.kinds import BODIES, GLASS_CENTRE, LOOKS
from render.gems.outline import CROP, MIDDLE, SIDE
from render.gems.shade import blur, eroded, facet_lines, gleam, gloss_sheet, glow, polish, pour, sheet
from render.kit import RGB, mix, scaled, sparkle
from render.memory import cached, cached_deflated

__all__ = ["NAMES", "silhouette", "sprite"]

NAMES = tuple(BODIES)

# Pillow first reduces a master roughly, to three times the final size. This looks as good in a third of the time.
_REDUCING_GAP = 3.0
_WHITE: RGB = (255, 255, 255)
# Gems on which a dark outline is hard to see have a light outline.
_OUTLINES: dict[str, RGB] = {"black": (150, 154, 176), "glass": (206, 244, 255)}

# The same in the light theme.
_ON_LIGHT: dict[str, RGB] = {"black": (0, 0, 0), "glass": (44, 92, 120), "white": (84, 78, 104)}


def _finish(name: str, image: Image.Image, mask: Image.Image) -> None:
    look = LOOKS[name]
    gleam(image, _WHITE, ImageChops.multiply(gloss_sheet(118), eroded(mask, 12)), 0.85 * look.gloss)
    if name == "white":
        gleam(image, _WHITE, ImageChops.multiply(glow(MIDDLE - 72, MIDDLE - 90, 76, 60, 0.45), eroded(mask, 12)))
    polish(image, mask, look.ramp, 0.80 * look.gloss, 7)
    pour(image, _outline(name), _outline_mask(mask))


def _outline(name: str) -> RGB:
    theme = current()
    if theme.bold:
        return _WHITE
    if theme is Theme.LIGHT and name in _ON_LIGHT:
        return _ON_LIGHT[name]
    return _OUTLINES.get(name) or mix(LOOKS[name].ramp(0), (0, 0, 0), 0.25)


def _outline_mask(mask: Image.Image) -> Image.Image:
    theme = current()
    return ImageChops.subtract(mask, eroded(mask, 15 if theme.bold else 9 if theme.flat else 6))


def _glass_alpha(mask: Image.Image) -> Image.Image:
    """Return the alpha of clear glass, of which only reflections and edges are opaque."""
    _, facets = cuts.profile(GLASS_CENTRE)
    alpha = Image.new("L", (SIDE, SIDE), 0)
    draw = ImageDraw.Draw(alpha)
    for polygon, light in facets:
        draw.polygon(polygon, fill=min(255, int(44 + 236 * max(0.0, light - 0.15) ** 1.3)))
    alpha = ImageChops.lighter(alpha, facet_lines(facets, 235, 0, 5))
    alpha = ImageChops.lighter(alpha, scaled(ImageChops.subtract(mask, eroded(mask, 14)), 0.8))
    return ImageChops.lighter(ImageChops.multiply(alpha, mask), _outline_mask(mask))


def _sparkle(x: float, y: float, mask: Image.Image) -> Image.Image:
    """Return the mask of a sparkle with a soft light around it."""
    light = ImageChops.multiply(glow(x, y, 60, 60, 1.6), mask)
    area = (int(x) - 64, int(y) - 64, int(x) + 64, int(y) + 64)
    star = Image.new("L", (128, 128), 0)
    ImageDraw.Draw(star).polygon(sparkle(x - area[0], y - area[1], 54, 8), fill=255)
    light.paste(ImageChops.lighter(blur(star, 2), light.crop(area)), area)
    return light


@cached_deflated
def _master(name: str) -> tuple[Image.Image, Image.Image]:
    """Return the finished gem (RGBA) with a soft shadow, and its silhouette (mode L)."""
    image, mask = BODIES[name]()
    _finish(name, image, mask)
    if name == "glass":
        gem = image
        gem.putalpha(_glass_alpha(mask))
    else:
        gem = Image.new("RGBA", image.size)
        gem.paste(image, (0, 0), mask)
    spot = LOOKS[name].sparkle
    if spot is not None and not current().flat:
        light = _sparkle(MIDDLE + spot[0], MIDDLE + spot[1], mask)
        gem = Image.alpha_composite(gem, sheet(_WHITE, light))
    shadow = blur(ImageChops.offset(mask, 4, 13), 9)
    if name == "glass":  # No shadow may be seen through a clear gem.
        shadow = ImageChops.subtract(shadow, mask)
    if current().flat:
        return gem.crop(CROP), mask.crop(CROP)
    under = sheet((6, 8, 26), scaled(shadow, 0.55 if name == "glass" else 0.62))
    return Image.alpha_composite(under, gem).crop(CROP), mask.crop(CROP)


@cached
def sprite(name: str, side: int) -> Image.Image:
    """Return a gem with its shadow (RGBA), `side` pixels square. The picture is shared: do not change it."""
    return _master(name)[0].resize((side, side), Image.Resampling.LANCZOS, reducing_gap=_REDUCING_GAP)


@cached
def silhouette(name: str, side: int) -> Image.Image:
    """Return the gem's shape as a mask, `side` pixels square. The mask is shared: do not change it."""
    return _master(name)[1].resize((side, side), Image.Resampling.LANCZOS)
