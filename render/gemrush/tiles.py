"""A tile as it lies in the mine: shell, name and type, what it does; everything on it that is kept as one sprite."""

from typing import NamedTuple

from PIL import Image

from bot.games.gemrush.effects import Ability
from render.gemrush import abilities, colours, icons, rock
from render.gemrush.drawing import Sprite, clear, fill_box, haloed, hollow, lay, shadowed, sprite, sprites
from render.gemrush.lettering import squeezed
from render.kit import mix, rgb
from render.memory import kept, packed

LEAST_NAMED = 96  # pixels: on a smaller tile no name could be read
SHORT_OF = 0.84  # of a tile: what effects may take of its width


class Room(NamedTuple):
    """What a tile's sprite is made of. `bare`: nothing but walls and floor, where the picture's edge cuts it."""

    size: int
    name: str
    type: str
    ability: Ability
    doors: tuple[int, ...]
    dark: tuple[int, ...]
    paths: tuple[tuple[int, int], ...]
    light: int
    variant: int
    crowded: bool = False
    bare: bool = False
    current: int | None = None


@packed
def banner(name: str, type_: str, width: int, height: int, dim: bool, letters: int, left: int) -> Image.Image:
    """A room's name on parchment, with its type's colour at the end; `left` is kept free for the medal."""
    image = clear(width, height)
    fill_box(image, 0, height * 0.22, rgb("#1a110b"))
    inset = max(1, round(height * 0.07))
    high, low = (colours.PAPER_DIM, colours.PAPER_DIM_LOW) if dim else (colours.PAPER, colours.PAPER_LOW)
    fill_box(image, inset, height * 0.17, high, low)
    end = max(3, round(height * 0.20))
    ink = colours.TYPES[type_][0]
    image.paste(mix(ink, rgb("#3a3a48"), 0.25) if dim else ink, (width - end, inset, width - inset, height - inset))
    room = width - left - end - round(height * 0.22)
    text = squeezed(name, letters, max(9, round(letters * 0.72)), colours.DARK_INK, room)
    lay(image, text, left + (width - left - end) / 2, height / 2)
    return shadowed(image, 0, max(1, height // 14), max(1.0, height / 14), 0.55)


def _inside(image: Image.Image, room: Room) -> None:
    """Banner, medal and effects on a shell."""
    size, named = room.size, room.size >= LEAST_NAMED
    if named:
        bar = banner(room.name, room.type, round(size * 0.90), round(size * 0.165), not room.light,
                     round(size * 0.118), round(size * 0.155))  # fmt: skip
        lay(image, bar, size * 0.525, size * 0.185)
    medal = round(size * (0.245 if named else 0.30))
    lay(image, icons.medal(room.type, medal), size * (0.115 if named else 0.16), size * (0.175 if named else 0.17))
    y = size * ((0.41 if room.crowded else 0.585) if named else (0.44 if room.crowded else 0.60))
    if room.type == "cart":
        lay(image, icons.cart(round(size * (0.34 if room.crowded else 0.52))), size / 2, y)
    elif room.ability:
        most = round(size * ((0.26 if room.crowded else 0.36) if named else (0.30 if room.crowded else 0.42)))
        high = round(size * (0.30 if room.crowded else 0.56))
        signs = abilities.drawn(room.ability, round(size * SHORT_OF), high, most, room.current)
        lay(image, signs if room.light else _cooled(signs), size / 2, y)


def _cooled(image: Image.Image) -> Image.Image:
    """Signs in a room out of reach."""
    cool = Image.blend(image, Image.new("RGBA", image.size, (56, 54, 68, 255)), 0.26)
    cool.putalpha(image.getchannel("A"))
    return cool


@kept
def tile(room: Room) -> Sprite:
    """Return a tile without its shadow; the one of the dwarf to move with its light around it."""
    if room.type == "tunnel":
        return sprite(rock.rails(room.size, room.paths, room.light, room.variant))
    image = rock.shell(room.size, room.doors, room.dark, room.light, room.variant)
    if not room.bare:
        _inside(image, room)
    if room.light == colours.HERE:
        image = haloed(image, room.size * 0.055, rgb("#ffcf5a"), 1.1, room.size * 0.02)
    return sprite(image)


@kept
def shadow(size: int) -> Sprite:
    """Return what is seen of a tile's shadow beside it."""
    image = rock.drop_shadow(size)
    edge = (image.width - size) // 2 + round(size * rock.CORNER)
    return hollow(image, (edge, edge, image.width - edge, image.height - edge))


@sprites
def dashes(size: int, glow: bool) -> Image.Image:
    """Return an empty space that can be built on: golden where the viewer may know that the cards suffice."""
    return rock.dashes(size, rgb("#ffcd60") if glow else rgb("#c9bfae"), 190 if glow else 120)


@sprites
def brackets(size: int) -> Image.Image:
    return rock.brackets(size)


@sprites
def one_way(size: int, side: int, light: int) -> Image.Image:
    return rock.one_way(size, side, light)


@sprites
def passage(size: int, across: bool, light: int) -> Image.Image:
    return rock.passage(size, across, light).convert("RGBA")


@sprites
def drawn_frame(size: int) -> Image.Image:
    """Return the golden frame of a tile that is being placed, with the sign that it can be turned."""
    image = clear(round(size * 1.06), round(size * 1.06))
    fill_box(image, 0, size * 0.10, rgb("#3a2300"))
    fill_box(image, 2, size * 0.10, colours.GOLD)
    hole = clear(image.width, image.height)
    fill_box(hole, round(size * 0.03), size * rock.CORNER, colours.WHITE)
    image.putalpha(Image.composite(Image.new("L", image.size, 0), image.getchannel("A"), hole.getchannel("A")))
    return haloed(image, size * 0.05, colours.AMBER, 1.0)
