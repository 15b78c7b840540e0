"""The medals of the first three ranks: a cut of its own for each, so that they are told apart without their colours."""

from PIL import Image, ImageChops, ImageDraw

from render import fonts
from render.fonts import Face
from render.gems import cuts, outline
from render.gems.outline import MIDDLE, SIDE, centroid, placed, regular
from render.gems.shade import blur, eroded, faceted, gloss_sheet, mask_of, pour
from render.honours import colours
from render.kit import mix, scaled
from render.memory import kept, packed

_CROP = (20, 14, 492, 486)
_OUTLINES = (
    placed(outline.sampled(lambda t: outline.star(12, 1.0, 1.16)[round(t * 24) % 24], 24)),  # a sun
    placed(regular(6, -90, 1.14)),  # a hexagon
    placed(outline.bevelled([(-0.94, -0.94), (0.94, -0.94), (0.94, 0.4), (0, 1.16), (-0.94, 0.4)], 0.24)),  # a shield
)


@packed
def _master(place: int) -> Image.Image:
    """Return the medal of a rank (0, 1, 2) without its number, RGBA."""
    shape, metal = _OUTLINES[place], colours.MEDALS[place]
    mask = mask_of([shape])
    facets = (
        cuts.step(shape, centroid(shape), (0, 30, 46, 60))
        if place
        else cuts.brilliant(shape, centroid(shape), 0.90, 0.74, pavilion=False)
    )
    body = faceted(facets, mask, metal, contrast=1.0, line=0.7, inner=0.3, rim=0.5)
    table = mask_of([outline.shrunk(shape, 0.68, centroid(shape))])
    pour(body, metal(0.62), blur(table, 4), 0.75)
    pour(body, metal(0.2), ImageChops.subtract(blur(table, 3), eroded(table, 8)), 0.5)
    pour(body, colours.WHITE, ImageChops.multiply(gloss_sheet(120), eroded(mask, 12)), 0.8)
    pour(body, mix(metal(0), (0, 0, 0), 0.3), ImageChops.subtract(mask, eroded(mask, 7)))
    medal = Image.new("RGBA", (SIDE, SIDE), (0, 0, 0, 0))
    medal.paste(body, (0, 0), mask)
    under = Image.new("RGBA", (SIDE, SIDE), (4, 5, 18, 0))
    under.putalpha(scaled(blur(ImageChops.offset(mask, 4, 13), 9), 0.6))
    return Image.alpha_composite(under, medal)


@kept
def medal(rank: int, side: int) -> Image.Image:
    """Return the medal of rank 1, 2 or 3 with its number, `side` pixels square, RGBA. Shared: not to be changed."""
    image = _master(rank - 1).copy()
    metal = colours.MEDALS[rank - 1]
    font = fonts.house(Face.FIGURES, 224)
    draw = ImageDraw.Draw(image)
    at = (MIDDLE, MIDDLE - (22 if rank == 3 else 4))
    draw.text((at[0] + 3, at[1] + 6), str(rank), font=font, fill=metal(0.95), anchor="mm")
    draw.text(at, str(rank), font=font, fill=metal(0.02), anchor="mm")
    return image.crop(_CROP).resize((side, side), Image.Resampling.LANCZOS, reducing_gap=3.0)
