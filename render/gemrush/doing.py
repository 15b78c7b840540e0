"""What the seat to move is doing: the words of a phase, steps left, and the cards that lie face up."""

from PIL import Image

from bot.engine.table import Table
from bot.games.gemrush.effects import Effect
from bot.games.gemrush.gems import CODES
from bot.games.gemrush.view import View
from render.gemrush import abilities, cards, colours, icons, stones
from render.gemrush.drawing import Sprite, put, shadowed, sprite
from render.gemrush.lettering import squeezed, words
from render.gemrush.scene import Scene
from render.gemrush.seats import draw_panel
from render.memory import kept

TURNS = 25  # of Crisis: 75 cards, three burnt a turn

_PHASES = {
    "choose-skill": "choose skills", "discard": "discards down to 4", "move": "moves", "place": "places the room",
    "effect": "uses the room", "burn": "burns 3 cards", "chaos": "may swap the skill", "over": "",
}  # fmt: skip


def phase(view: View, table: Table) -> str:
    return table.caption(f"phase-{view.phase}", _PHASES[view.phase])


def turn(view: View, table: Table) -> str:
    """Return which turn it is, in Crisis out of how many."""
    number = view.turns + 1
    return table.caption("turn", f"Turn {number} of {TURNS}" if view.mode == "crisis" else f"Turn {number}")


def paint_steps(image: Image.Image, view: View, table: Table, x: float, y: float, size: int, room: int) -> None:
    """While moving: a boot print a step, and the words; else what was named and chosen."""
    if view.phase == "move":
        for i in range(max(3, view.steps_left)):
            put(image, icons.pip(size, i < view.steps_left), x + i * size * 1.18, y, 0)
        x += max(3, view.steps_left) * size * 1.18 + 14
        text = table.caption("steps", f"{view.steps_left} steps left")
        left = room - max(3, view.steps_left) * size * 1.18 - 14
        text_ = squeezed(text, round(size * 0.68), round(size * 0.5), colours.INK, round(left))
        put(image, sprite(text_), x, y, 0)
        return
    if view.named is not None:
        put(image, stones.small(view.named, size + 8), x, y, 0)
        code = words(CODES[view.named], round(size * 0.68), colours.WHITE)
        put(image, code, x + size + 10, y, 0)
        x += size + 26 + code.width
    if view.x is not None:
        put(image, words(f"X = {view.x}", round(size * 0.76), colours.GOLD_INK), x, y, 0)


@kept
def _signs(ability: tuple[Effect, ...], room: int, high: int, current: int | None) -> Sprite:
    return sprite(abilities.drawn(ability, room, high, 64, current))


FACE_UP = 190  # pixels: the height of the band below


def has_face_up(view: View) -> bool:
    return bool(view.revealed)


def paint_face_up(image: Image.Image, view: View, scene: Scene, box: tuple[int, int, int, int]) -> None:
    """The cards that lie face up, those marked that may be kept; before them the room's signs, the current one gold."""
    left, top, width, height = box
    put(image, _band(width, height), left + width / 2, top + height / 2)
    x, room = left + 16, width - 32
    tile = scene.tiles.get(scene.here) if scene.here is not None else None
    if tile is not None and tile.ability:
        wide = 190
        put(image, _signs(tile.ability, wide, height - 30, view.effect), x + wide / 2 + 10, top + height / 2)
        x, room = x + wide + 34, room - wide - 34
    high = height - 42
    wide = round(high * 0.60)
    step = min(wide + 12.0, (room - wide) / max(1, len(view.revealed) - 1))
    kept = list(view.kept)
    for i, kind in enumerate(view.revealed):
        mark = "dim" if view.phase == "effect" and view.kept else ""
        if kind in kept:
            kept.remove(kind)
            mark = "kept"
        put(image, cards.shown(kind, wide, high, mark), x + wide / 2 + i * step, top + height / 2)


@kept
def _band(width: int, height: int) -> Sprite:
    return sprite(shadowed(draw_panel(width, height, 22, True), 0, 4, 8))
