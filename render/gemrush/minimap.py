"""The whole mine, small: types, light, ways, dwarves; and which part of it is shown large."""

from collections.abc import Callable

from PIL import Image

from bot.games.gemrush.cells import column_name, row_name
from render.gemrush import colours, dwarves, icons, rock, tiles
from render.gemrush.drawing import Sprite, clear, fill_box, lay, put, sprite, sprites
from render.gemrush.field import Field
from render.gemrush.lettering import words
from render.gemrush.scene import Scene, beyond
from render.gemrush.tiles import Room
from render.kit import mix, rgb
from render.memory import kept

_TILE = 0.80  # of the pitch
At = Callable[[tuple[int, int]], tuple[float, float]]


@kept
def _tile(size: int, type_: str, light: int, free: bool) -> Sprite:
    """A room: its type, unless a dwarf stands there."""
    image = clear(size + 4, size + 4)
    fill_box(image, 0, size * 0.18, rgb("#0b0a0f"))
    edge = rgb("#fff2c0") if light == colours.HERE else mix(colours.MAP[light], colours.WHITE, 0.25)
    fill_box(image, 2, size * 0.15, edge)
    fill_box(image, 5 if light == colours.HERE else 3, size * 0.13, colours.MAP[light])
    middle = image.width / 2
    if type_ == "cart":
        lay(image, icons.cart(round(size * 0.86)), middle, middle)
    elif free:
        lay(image, icons.medal(type_, round(size * 0.62)), middle, middle)
    return sprite(image)


@sprites
def _block(width: int, height: int, kind: str) -> Image.Image:
    """A passage, one way or both; or a plate."""
    inks = {"dim": colours.MAP[0], "lit": colours.MAP[1], "one": rgb("#d8531f"), "plate": rgb("#807a92"),
            "gold": rgb("#ffc846")}  # fmt: skip
    image = clear(width, height)
    if kind in ("plate", "gold"):
        fill_box(image, 0, 4, rgb("#0a0808"))
        fill_box(image, 2, 3, inks[kind])
    else:
        fill_box(image, 0, 1, inks[kind])
    return image


@sprites
def _corners(size: int) -> Image.Image:
    return rock.brackets(size)


@kept
def _window(width: int, height: int) -> list[tuple[float, float, Sprite]]:
    """A frame's four sides, around its middle."""
    sides = []
    for x, y, wide, high in ((0, -height / 2, width, 3), (0, height / 2, width, 3), (-width / 2, 0, 3, height),
                             (width / 2, 0, 3, height)):  # fmt: skip
        image = Image.new("RGBA", (max(1, round(wide)), max(1, round(high))), (255, 255, 255, 215))
        sides.append((x, y, sprite(image)))
    return sides


def pitch_for(scene: Scene, width: int, height: int) -> int:
    """The largest pitch at which the mine fits, with room for plates."""
    extent = scene.extent
    return max(9, min(52, int(width / (extent.columns + 0.4)), int(height / (extent.rows + 0.4))))


def paint(
    image: Image.Image, scene: Scene, letters: tuple[str, ...], box: tuple[int, int, int, int], shown: Field | None
) -> None:
    """In a box of left, top, width, height, of which the rim takes the names of columns and rows."""
    left, top, width, height = box
    rim = 34
    pitch = pitch_for(scene, width - rim, height - rim)
    size, extent = round(pitch * _TILE), scene.extent
    x0 = left + rim + (width - rim - extent.columns * pitch) / 2 + pitch / 2
    y0 = top + rim + (height - rim - extent.rows * pitch) / 2 + pitch / 2

    def at(place: tuple[int, int]) -> tuple[float, float]:
        return x0 + (place[0] - extent.left) * pitch, y0 + (place[1] - extent.top) * pitch

    _paint_plates(image, scene, at, pitch, size)
    for place, side, out, back in scene.passages():
        kind = "one" if out != back else ("lit" if scene.lit_between(place, beyond(place, side)) else "dim")
        (x, y), (dx, dy) = at(place), rock.DELTAS[side]
        wide, high = (0.30, 0.26) if side == 1 else (0.26, 0.30)
        put(image, _block(round(pitch * wide), round(pitch * high), kind), x + dx * pitch / 2, y + dy * pitch / 2)
    for place, tile in scene.tiles.items():
        light = scene.light[place]
        if tile.type == "tunnel":
            room = Room(max(16, size), "", "tunnel", (), (), (), tile.paths, min(light, 1), 0)
            put(image, tiles.tile(room), *at(place))
        else:
            put(image, _tile(size, tile.type, light, not scene.people.get(place)), *at(place))
    _paint_people(image, scene, letters, at, size)
    fresh = scene.fresh()
    if fresh is not None:
        put(image, _corners(size + 2), *at(fresh))
    if shown is not None:
        _paint_window(image, scene, shown, at, pitch, box)
    _paint_names(image, scene, at, pitch, left + rim, top)


def _paint_plates(image: Image.Image, scene: Scene, at: At, pitch: int, size: int) -> None:
    for plate, glow in scene.plates():
        across, down, side = plate.at
        (x, y), (dx, dy) = at((across, down)), rock.DELTAS[side]
        wide, high = (0.40, 0.26) if side % 2 == 0 else (0.26, 0.40)
        off = size / 2 + pitch * 0.12
        block = _block(round(pitch * wide), round(pitch * high), "gold" if glow else "plate")
        put(image, block, x + dx * off, y + dy * off)


def _paint_people(image: Image.Image, scene: Scene, letters: tuple[str, ...], at: At, size: int) -> None:
    for place, people in scene.people.items():
        x, y = at(place)
        order = sorted(people, key=lambda seat: seat == scene.mover)
        share = 0.74 if len(people) == 1 else 0.60
        step = size * 0.46 if len(people) < 3 else size * 0.9 / len(people)
        for i, seat in enumerate(order):
            disc = dwarves.disc(
                scene.view.seats[seat].gem, letters[seat], max(10, round(size * share)), seat == scene.mover
            )
            put(image, disc, x + (i - (len(order) - 1) / 2) * step, y)


def _paint_window(
    image: Image.Image, scene: Scene, shown: Field, at: At, pitch: int, box: tuple[int, int, int, int]
) -> None:
    """A line around the part that is shown large, as far as the map goes."""
    zoom = pitch / shown.pitch
    x0, y0 = at((0, 0))
    mx, my = shown.middle((0, 0))
    left = x0 + (shown.box[0] + shown.rim - mx) * zoom
    top = y0 + (shown.box[1] + shown.rim - my) * zoom
    right, bottom = x0 + (shown.box[2] - mx) * zoom, y0 + (shown.box[3] - my) * zoom
    left, top = max(left, box[0] + 26), max(top, box[1] + 26)
    right, bottom = min(right, box[0] + box[2] + 4), min(bottom, box[1] + box[3] + 2)
    for dx, dy, side in _window(round(right - left), round(bottom - top)):
        put(image, side, (left + right) / 2 + dx, (top + bottom) / 2 + dy)


def _paint_names(image: Image.Image, scene: Scene, at: At, pitch: int, left: int, top: int) -> None:
    extent, size = scene.extent, 22
    every = 1 if pitch >= 32 else 2 if pitch >= 20 else 3
    for column in range(extent.left, extent.right + 1):
        if column % every == 0:
            ink = colours.GOLD_INK if scene.here is not None and scene.here[0] == column else rgb("#a8a294")
            put(image, words(column_name(column), size, ink), at((column, 0))[0], top + 14)
    for row in range(extent.top, extent.bottom + 1):
        if row % every == 0:
            ink = colours.GOLD_INK if scene.here is not None and scene.here[1] == row else rgb("#a8a294")
            put(image, words(row_name(row), size, ink), left - 8, at((0, row))[1], 1.0)
