"""Paints new rooms that lie beyond the shown part of a mine, each in a corner of the picture.

An arrow shows where the room is, and the map below marks its place. Where the room would cover others, only the sign
"new" and the arrow are painted.
"""

from math import dist

from PIL import Image

from render.gemrush import icons, rock, seats, tiles
from render.gemrush.drawing import Box, put
from render.gemrush.fitting import LEAST_DETAILED, Field
from render.gemrush.hand import side_arrow
from render.gemrush.scene import Place, Scene

MOST = 2
LITTLE = 0.05  # how much of a tile a frame may cover
_RIM, _AIR = 14, 10  # pixels: the edge of a frame around its tile, and the air around it
SIDE = LEAST_DETAILED + 2 * _RIM


def beyond(scene: Scene, field: Field) -> list[Place]:
    """Return the new rooms that the field does not show whole, the newest first, at most `MOST`."""
    rooms = (at for at in scene.fresh() if scene.tiles[at].type != "tunnel")
    return [at for at in rooms if not field.whole(at)][:MOST]


def boxes(scene: Scene, field: Field) -> list[Box]:
    """Return the boxes for frames in the corners.

    Those come first that cover least of the mine, then those that are farthest from the dwarf to move.
    """
    left, top, right, bottom = field.window.inner
    here = field.middle(scene.here) if scene.here else ((left + right) / 2, (top + bottom) / 2)
    corners = [(x, y) for y in (bottom - _AIR - SIDE, top + _AIR) for x in (right - _AIR - SIDE, left + _AIR)]
    corners.sort(key=lambda at: -dist(here, (at[0] + SIDE / 2, at[1] + SIDE / 2)))
    return sorted(((x, y, SIDE, SIDE) for x, y in corners), key=lambda box: covered(scene, field, box))


def covered(scene: Scene, field: Field, box: Box) -> float:
    """Return how much of the tiles on the picture a box covers, in tiles."""
    left, top, wide, high = box
    found = 0.0
    for at in scene.tiles:
        x, y = field.corner(at)
        across = min(left + wide, x + field.size) - max(left, x)
        down = min(top + high, y + field.size) - max(top, y)
        found += max(0.0, across) * max(0.0, down)
    return found / field.size**2


def paint(image: Image.Image, scene: Scene, field: Field) -> None:
    for at, (left, top, side, _) in zip(beyond(scene, field), boxes(scene, field), strict=False):
        x, y, tile = left + side / 2, top + side / 2, scene.tiles[at]
        if covered(scene, field, (left, top, side, side)) <= LITTLE:
            put(image, seats.panel(side, side, 18), x, y)
            put(image, tiles.tile(tiles.room_of(LEAST_DETAILED, tile.number, tile, scene.table)), x, y)
            put(image, rock.brackets(LEAST_DETAILED), x, y)
        put(image, icons.tag(scene.table.caption("new", "NEW"), 38), x - 26, top + side - 12)
        put(image, side_arrow(_side_towards(at, field.center), 44), x + 50, top + side - 14)


def _side_towards(at: Place, here: tuple[float, float]) -> int:
    """Return the side (north, east, south, west as 0..3) of the picture beyond which a place lies."""
    across, down = at[0] - here[0], at[1] - here[1]
    if abs(across) > abs(down):
        return 1 if across > 0 else 3
    return 2 if down > 0 else 0
