"""Paints a board of Gem Drop. A line marks the player to move or the winner, and rings mark the winning line."""

from PIL import Image, ImageDraw

from bot.engine.table import Table
from bot.games.gemdrop import State, lines
from render import fonts, gems, png
from render.memory import cached
from render.tokens import token

CELL, EDGE, HEAD, GEMS = 96, 24, 112, ("red", "light-blue")


class Colours:
    NIGHT, INK = token("#12152b", "#e3e6f4", "#000000"), token("#f6eed6", "#1a1f44", "#ffffff")
    BOARD, HOLE = token("#343b6a", "#a3abd4", "#343b6a"), token("#1d2242", "#fafaff", "#000000")
    GOLD = token("#ffcf4d", "#8f5d00")


colours = Colours()


@cached
def paint(view: State, table: Table) -> bytes:
    width, height = view.options.width * CELL, view.options.height * CELL
    image = Image.new("RGB", (width + 2 * EDGE, HEAD + height + EDGE), colours.NIGHT)
    draw = ImageDraw.Draw(image)
    for seat, player in enumerate(table.seats):
        x, gem = EDGE + seat * width // 2, gems.sprite(GEMS[seat], 48)
        image.paste(gem, (x, 6), gem)
        fonts.words(image, player.name, x + 56, 30, 28, colours.INK, width // 2 - 64, along=0)
        if seat in (view.first if view.ended else (view.turn,)):
            draw.line((x, 60, x + width // 2 - 12, 60), colours.GOLD, 4)
    draw.rounded_rectangle((EDGE - 8, HEAD - 8, EDGE + width + 8, HEAD + height + 8), 20, fill=colours.BOARD)
    whole = lines(view)
    for column in range(view.options.width):
        fonts.words(image, str(column + 1), EDGE + (column + 0.5) * CELL, HEAD - 28, 28, colours.INK, CELL)
        for row in range(view.options.height):
            x, y = EDGE + column * CELL, HEAD + height - (row + 1) * CELL
            ring = colours.GOLD if (column, row) in whole else None
            draw.ellipse((x + 6, y + 6, x + CELL - 6, y + CELL - 6), colours.HOLE, ring, 6)
            if row < len(view.columns[column]):
                gem = gems.sprite(GEMS[int(view.columns[column][row])], CELL - 24)
                image.paste(gem, (x + 12, y + 12), gem)
    return png.of_picture(image)


def warm_up() -> None:
    for name in GEMS:
        gems.sprite(name, CELL - 24)
