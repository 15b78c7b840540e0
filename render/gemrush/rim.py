"""The rim of the mine on a picture: the names of columns and rows."""

from PIL import Image, ImageDraw

from bot.games.gemrush.mine import column_name, row_name
from render.gemrush import colours
from render.gemrush.drawing import put
from render.gemrush.field import Field
from render.gemrush.lettering import words
from render.gemrush.scene import Scene
from render.kit import rgb
from render.memory import kept


@kept
def _rim(width: int, height: int, rim: int) -> tuple[Image.Image, Image.Image]:
    """Return the bars above and at the left."""
    above = Image.new("RGB", (width, rim), colours.NIGHT)
    beside = Image.new("RGB", (rim, height - rim), colours.NIGHT)
    ImageDraw.Draw(above).line((rim, rim - 2, width, rim - 2), fill=rgb("#5a4f38"), width=2)
    ImageDraw.Draw(beside).line((rim - 2, 0, rim - 2, height), fill=rgb("#5a4f38"), width=2)
    return above, beside


def paint(image: Image.Image, field: Field, scene: Scene, size: int) -> None:
    """Letters above, numbers at the left; those of the dwarf to move are gold."""
    left, top, right, bottom = field.box
    above, beside = _rim(right - left, bottom - top, field.rim)
    image.paste(above, (left, top))
    image.paste(beside, (left, top + field.rim))
    every = 1 if field.pitch >= size * 1.6 else 2
    extent = scene.extent
    for column in range(extent.left - 2, extent.right + 3):
        x, _ = field.middle((column, 0))
        if left + field.rim + size * 0.7 < x < right - size * 0.6 and column % every == 0:
            ink = colours.GOLD_INK if scene.here is not None and column == scene.here[0] else rgb("#b9b2a4")
            put(image, words(column_name(column), size, ink), x, top + field.rim / 2)
    for row in range(extent.top - 2, extent.bottom + 3):
        _, y = field.middle((0, row))
        if top + field.rim + size * 0.7 < y < bottom - size * 0.6 and row % every == 0:
            ink = colours.GOLD_INK if scene.here is not None and row == scene.here[1] else rgb("#b9b2a4")
            name = row_name(row)
            put(image, words(name, size if len(name) < 3 else round(size * 0.7), ink), left + field.rim / 2, y)
