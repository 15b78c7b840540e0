"""Paints the panels beside the mine: the turn, face-up cards, points, seats and piles."""

from PIL import Image

from bot.engine.game import Seat
from bot.engine.table import ROBOT, TableSeat
from bot.games.gemrush.gems import CODES, KINDS
from render import fonts
from render.gemrush import cards, dwarves, icons, stones, tiles
from render.gemrush.colours import colours
from render.gemrush.drawing import Box, Sprite, clear, fill_box, haloed, lettering, put, shadowed, sprite, squeezed
from render.gemrush.scene import Scene, skill_names
from render.kit import RGB, rgb
from render.memory import cached

# ---- the turn ----

TURNS = 25  # the number of turns in a Crisis: each turn burns 3 of the 75 cards

_PHASES = {
    "choose-skill": "choose skills", "discard": "discards down to 4", "move": "moves", "place": "places the room",
    "effect": "uses the room", "burn": "burns 3 cards", "chaos": "may swap the skill", "over": "",
}  # fmt: skip


def phase(scene: Scene) -> str:
    return scene.table.caption(f"phase-{scene.view.phase}", _PHASES[scene.view.phase])


def turn(scene: Scene) -> str:
    """Return the number of the turn as text. In a Crisis and a daily, the text also has the number of all turns."""
    crisis = scene.view.mode == "crisis"
    most = scene.view.length or TURNS
    number, of = scene.view.turns + 1, f" of {most}" if crisis else ""
    number = min(number, most) if crisis else number
    return scene.table.caption("turn", f"Turn {number}{of}")


def paint_steps(image: Image.Image, scene: Scene, x: float, y: float, size: int, room: int) -> None:
    """Paint the number of steps left. In phases without steps, paint the chosen gem and the chosen X."""
    view = scene.view
    if view.phase == "move":
        count = max(3, view.steps_left)
        for i in range(count):
            put(image, icons.pip(size, i < view.steps_left), x + i * size * 1.18, y, 0)
        text = scene.table.caption("steps", f"{view.steps_left} steps left")
        left = round(room - count * size * 1.18 - 14)
        line = squeezed(text, round(size * 0.68), round(size * 0.5), colours.INK, left)
        put(image, line, x + count * size * 1.18 + 14, y, 0)
        return
    if view.named is not None:
        put(image, stones.lined(view.named, size + 8), x, y, 0)
        code = lettering(CODES[view.named], round(size * 0.68), colours.NUMBER)
        put(image, code, x + size + 10, y, 0)
        x += size + 26 + code.width
    if view.x is not None:
        put(image, lettering(f"X = {view.x}", round(size * 0.76), colours.GOLD_INK), x, y, 0)


FACE_UP = 190  # the height of the band with face-up cards, in pixels


def paint_face_up(image: Image.Image, scene: Scene, left: int, top: int, width: int) -> None:
    """Paint the signs of the room, and beside them the numbered face-up cards.

    Marks say which cards the player may keep.
    """
    view = scene.view
    put(image, _band(width, FACE_UP), left + width / 2, top + FACE_UP / 2)
    x, room = left + 16, width - 32
    ability = scene.tiles[scene.here].ability if scene.here in scene.tiles else ()
    if ability:
        signs = tiles.drawn_ability(ability, 190, FACE_UP - 30, 64, view.effect)
        put(image, signs, x + 105, top + FACE_UP / 2)
        x, room = x + 224, room - 224
    high = FACE_UP - 42
    wide = round(high * 0.60)
    step = min(wide + 12.0, (room - wide) / max(1, len(view.revealed) - 1))
    left_to_keep = list(view.kept)
    for i, kind in enumerate(view.revealed):
        mark = "dim" if view.phase == "effect" and view.kept else ""
        if kind in left_to_keep:
            left_to_keep.remove(kind)
            mark = "kept"
        middle = x + wide / 2 + i * step
        put(image, cards.shown(kind, wide, high, mark), middle, top + FACE_UP / 2 - 8)
        badge = icons.disc(str(i + 1), 44, rgb("#4a2f18"), colours.PAPER, colours.OUTLINE, colours.PAPER)
        put(image, badge, middle, top + FACE_UP / 2 - 8 + high / 2)


@cached
def _band(width: int, height: int) -> Sprite:
    return sprite(shadowed(_panel(width, height, 22, True), 0, 4, 8))


# ---- panels and the bar of points ----


def _panel(width: int, height: int, radius: int, gold: bool) -> Image.Image:
    image = clear(width, height)
    fill_box(image, 0, radius, colours.PANEL_RIM)
    fill_box(image, 1, radius, *(colours.PANEL_TURN_EDGE if gold else colours.PANEL_EDGE))
    inset = round((4 if gold else 3) * colours.BOLD)
    fill_box(image, inset, max(2, radius - inset), *(colours.PANEL_TURN if gold else colours.PANEL))
    return image


@cached
def panel(width: int, height: int, radius: int, gold: bool = False, glow: bool = False) -> Sprite:
    """Return the background of a panel. glow: whether there is light around the panel, which makes it larger."""
    image = _panel(width, height, radius, gold)
    return sprite(haloed(image, min(10.0, height * 0.12), colours.AMBER, 0.8) if glow else image)


@cached
def bar(width: int, height: int, filled: int) -> Image.Image:
    """Return a bar (RGBA) of which `filled` pixels are full."""
    image = clear(width, height)
    fill_box(image, 0, height / 2, rgb("#0a0a0e"))
    inset = max(2, height // 8)
    fill_box(image, inset, height / 2 - inset, rgb("#25222c"), rgb("#3a3644"))
    if filled:
        gold = clear(min(width, max(height, filled)), height)
        fill_box(gold, inset, height / 2 - inset, rgb("#ffe48a"), rgb("#e0940f"))
        image.alpha_composite(gold)
    return image


def paint_score(image: Image.Image, scene: Scene, x: float, y: float, width: int, height: int) -> None:
    """Paint the points towards the target. In a Crisis all seats count together, and in a Rush the best seat counts.

    After the end, this is the best seat in the ranking, if there is one.
    """
    view = scene.view
    ranked = [seat for seat, place in zip(view.seats, view.places, strict=False) if place]
    points = view.total if view.mode == "crisis" else max((seat.points for seat in ranked or view.seats), default=0)
    text = str(points) if view.target is None else f"{points} / {view.target}"
    share = 0.0 if not view.target else min(1.0, points / view.target)
    put(image, bar(width, height, round(width * share)), x, y)
    put(image, lettering(text, round(height * 0.70), colours.WHITE, stroke=max(2, height // 12)), x, y)


# ---- seats ----

_CARD_HIGH, _FLAT_CARD_HIGH = 48, 40
_OPEN_FROM = 98  # pixels; a lower row has less place for a hand
_LEAST_SKILL = 70  # the least room for a skill beside a name, in pixels


def paint_row(image: Image.Image, scene: Scene, number: Seat, box: Box, size: int, with_skills: bool = True) -> None:
    """Paint the name, skills, cards and points of a seat. box: left, top, width, height. size: the font size."""
    left, top, width, height = box
    seat, name, moving = scene.view.seats[number], scene.names[number], scene.mover == number
    skills = skill_names(scene.table, seat.skills) if with_skills else ""
    put(image, panel(width, height, round(min(height * 0.24, 18)), moving, moving), left + width / 2, top + height / 2)
    wide = min(height, 96)
    dwarf = dwarves.standing(seat.gem, scene.letters[number], round(wide * 0.88))
    put(image, dwarf, left + wide * 0.45, top + (height + wide * 0.90) / 2, 0.5, 1.0)
    tall = height >= _OPEN_FROM
    low = height < _OPEN_FROM + 28  # The points are beside the cards in a low row, else above them.
    hexagon = round(min(height * 0.66, 46 if low and seat.hand is not None else 58))
    points = icons.hexagon(seat.points, hexagon, moving)
    put(image, points, left + width - 10, top + (hexagon / 2 + 8 if tall else height / 2), 1.0)
    x, edge = left + wide * 0.90, left + width - 18 - hexagon
    right, beside = edge, ""
    if seat.hand is not None:
        middle, below = (top + 28, top + 62) if tall else (top + 22, top)
        room, high = round((edge if low else left + width - 12) - x), _CARD_HIGH if tall else _FLAT_CARD_HIGH
        cards.paint_line(
            image, seat.hand, seat.offered, round(x), top + height - (10 if tall else 5) - high, room, high
        )
        skills, beside = ("", "" if tall else skills) if low else (skills, "")
    else:
        skills = skills if height >= 62 else ""
        middle, below = top + round(height * (0.32 if skills else 0.5)), top + round(height * 0.73)
        count = lettering(str(seat.cards), max(26, size - 2), colours.NUMBER)
        put(image, count, right, middle, 1.0)
        put(image, icons.card_back(26, 36), right - count.width - 2, middle, 1.0)
        right -= count.width + 36
    if skills:
        text = squeezed(skills, max(20, round(size * 0.74)), 17, colours.SOFT, round(edge - x - 6))
        put(image, text, x, below, 0)
    for shown, mark in ((scene.view.first == number, icons.first), (seat.wants_end, icons.check)):
        if shown:
            put(image, mark(round(size * 0.9)), right, middle, 1.0)
            right -= round(size * 0.9) + 4
    gone = not (seat.present and name.present)
    ink = colours.FAINT if gone else colours.INK if moving else colours.SEAT_INK
    room = round(right - x - 4)
    taken = _paint_name(image, name, x, middle, size, ink, round(room * 0.55) if beside else room)
    if beside and room - taken - 12 >= _LEAST_SKILL:
        put(image, squeezed(beside, 22, 17, colours.SOFT, room - taken - 12), right - 4, middle, 1.0)


def _paint_name(image: Image.Image, seat: TableSeat, x: float, y: float, size: int, ink: RGB, room: int) -> int:
    """Paint a name, and return its width in pixels.

    A long name has smaller letters. If it has still too little room, the short name of a computer player stands there.
    A name in faint ink is struck out.
    """
    name = seat.name
    if seat.short and fonts.width(fonts.plain(name), round(size * 0.76)) > room:
        name = f"{ROBOT} {seat.short}"
    if not fonts.drawable(name):
        return 0
    for smaller in (size, round(size * 0.88), round(size * 0.76)):
        if fonts.width(fonts.plain(name), smaller) <= room:
            break
    line = lettering(name, smaller, ink, max(smaller, room))
    put(image, line, x, y, 0)
    if ink == colours.FAINT:
        put(image, Image.new("RGBA", (line.width, 3), (*ink, 255)), x, y, 0)
    return line.width


# ---- piles ----


def piles(scene: Scene) -> list[tuple[str, int, str, int | None]]:
    """Return (kind, number of cards or tiles, name, face-up gem or None) for each pile."""
    view = scene.view
    top = None if view.discard_top is None else int(KINDS[view.discard_top][0])
    found = [("deck", view.deck, "deck", None), ("discard", view.discard, "discard", top)]
    if view.mode == "crisis":
        found.append(("burnt", view.burnt, "burnt", None))
    found.append(("stack", view.stack, "rooms", None))
    return [(kind, number, scene.table.caption(kind, name), gem) for kind, number, name, gem in found]


_LEAST_PILE_NAME = 28  # the least size of the piles' names; in too little room, only their signs and numbers stay


def paint_piles(image: Image.Image, scene: Scene, left: float, width: float, y: float) -> None:
    """Paint the piles side by side, each with its sign, its number and, in enough room, its name."""
    shown = [(icons.pile(kind, 40, gem), str(number), name) for kind, number, name, gem in piles(scene)]
    for size in (32, 30, _LEAST_PILE_NAME, 0):
        parts = [
            (
                pile,
                lettering(number, 34, colours.NUMBER),
                lettering(name if size else "", size or _LEAST_PILE_NAME, colours.SOFT, 240),
            )
            for pile, number, name in shown
        ]
        taken = sum(48 + figures.width + 5 + name.width for _, figures, name in parts)
        if taken + 12 * (len(parts) - 1) <= width:
            break
    between, x = min(60.0, (width - taken) / max(1, len(parts) - 1)), left
    for pile, figures, name in parts:
        put(image, pile, x + 22, y)
        put(image, figures, x + 48, y, 0)
        put(image, name, x + 48 + figures.width + 5, y + 1, 0)
        x += 53 + figures.width + name.width + between
