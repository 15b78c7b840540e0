"""Beside the mine: the seats with their points and cards, the bar of points, the piles, the phases of a turn."""

from typing import NamedTuple

from PIL import Image

from bot.engine.game import Seat
from bot.engine.table import Table, TableSeat
from bot.games.gemrush.gems import KINDS
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import SeenSeat, View
from render import fonts
from render.gemrush import cards, colours, dwarves, icons
from render.gemrush.drawing import Sprite, clear, fill_box, haloed, put, sprite, sprites
from render.gemrush.lettering import squeezed, words
from render.gemrush.lettering import width as width_of
from render.kit import rgb
from render.memory import kept

NOBODY = TableSeat("")


class Holder(NamedTuple):
    """A seat as a row shows it."""

    seat: SeenSeat
    name: TableSeat
    letters: str
    moving: bool
    first: bool
    skills: str


def holders(view: View, table: Table, letters: tuple[str, ...]) -> list[Holder]:
    found = []
    for number, seat in enumerate(view.seats):
        name = table.seats[number] if number < len(table.seats) else NOBODY
        skills = " · ".join(skill_name(table, skill) for skill in seat.skills)
        found.append(Holder(seat, name, letters[number], view.turn == number, view.first == number, skills))
    return found


def skill_name(table: Table, number: int) -> str:
    key = Skill(number).key
    return table.caption(f"skill-{key}", key.replace("-", " ").capitalize())


def letters_of(view: View, table: Table) -> tuple[str, ...]:
    """Return the dwarves' initials by seat."""
    return dwarves.initials(tuple(name_of(table, Seat(i)) for i in range(len(view.seats))))


def name_of(table: Table, seat: Seat) -> str:
    return table.seats[seat].name if seat < len(table.seats) else ""


# ---- panels ----


def draw_panel(width: int, height: int, radius: int = 18, gold: bool = False, glow: bool = False) -> Image.Image:
    image = clear(width, height)
    fill_box(image, 0, radius, rgb("#09090d"))
    fill_box(image, 1, radius, *(colours.PANEL_TURN_EDGE if gold else colours.PANEL_EDGE))
    inset = 4 if gold else 3
    fill_box(image, inset, max(2, radius - inset), *(colours.PANEL_TURN if gold else colours.PANEL))
    return haloed(image, min(10.0, height * 0.12), colours.AMBER, 0.8) if glow else image


panel = sprites(draw_panel)


@sprites
def bar(width: int, height: int, filled: int) -> Image.Image:
    """Return a bar, filled so many pixels."""
    image = clear(width, height)
    fill_box(image, 0, height / 2, rgb("#0a0a0e"))
    inset = max(2, height // 8)
    fill_box(image, inset, height / 2 - inset, rgb("#25222c"), rgb("#3a3644"))
    if filled:
        gold = clear(min(width, max(height, filled)), height)
        fill_box(gold, inset, height / 2 - inset, rgb("#ffe48a"), rgb("#e0940f"))
        image.alpha_composite(gold)
    return image


def paint_score(image: Image.Image, view: View, x: float, y: float, width: int, height: int) -> None:
    """What has been scored towards the target: all together, or the one who leads."""
    points = view.total if view.mode == "crisis" else max((seat.points for seat in view.seats), default=0)
    text = str(points) if view.target is None else f"{points} / {view.target}"
    share = 0.0 if not view.target else min(1.0, points / view.target)
    put(image, bar(width, height, round(width * share)), x, y)
    put(image, words(text, round(height * 0.70), colours.WHITE, stroke=max(2, height // 12)), x, y)


# ---- rows ----


def paint_row(image: Image.Image, holder: Holder, box: tuple[int, int, int, int], size: int) -> None:
    """A seat in a box of left, top, width, height: name, skill, cards, points; letters of a size."""
    left, top, width, height = box
    seat, moving = holder.seat, holder.moving
    put(image, panel(width, height, round(min(height * 0.24, 18)), moving, moving), left + width / 2, top + height / 2)
    wide = min(height, 96)
    put(image, dwarves.standing(seat.gem, holder.letters, round(wide * 0.88)), left + wide * 0.45,
        top + (height + wide * 0.90) / 2, 0.5, 1.0)  # fmt: skip
    x, right = left + wide * 0.90, _paint_points(image, holder, box)
    edge = right
    if height >= _OPEN_FROM and seat.hand is not None:
        names, skill = top + 28, top + 62
        low = height < _OPEN_FROM + 28  # the points stand beside the cards then, not above them
        room = round((edge if low else left + width - 12) - x)
        cards.paint_line(
            image, seat.hand, seat.offered, round(x), round(top + height - 10 - _CARD_HIGH), room, _CARD_HIGH
        )
        shows_skill = not low
    else:
        shows_skill = bool(holder.skills) and height >= 62
        names = top + round(height * (0.32 if shows_skill else 0.5))
        skill = top + round(height * 0.73)
        right = _paint_count(image, seat.cards, right, names)
    if shows_skill and holder.skills:
        text = squeezed(holder.skills, max(20, round(size * 0.74)), 17, colours.SOFT, round(edge - x - 6))
        put(image, sprite(text), x, skill, 0)
    for shown, mark in ((holder.first, icons.first), (seat.wants_end, icons.tick)):
        if shown:
            put(image, mark(round(size * 0.9)), right, names, 1.0)
            right -= round(size * 0.9) + 4
    ink = colours.INK if moving else rgb("#ddd6c8")
    if not (seat.present and holder.name.present):
        ink = colours.FAINT
    _paint_name(image, holder, x, names, size, ink, round(right - x - 4))


_CARD_HIGH = 48
_OPEN_FROM = 98  # pixels of a row in which a hand can be shown


def _paint_points(image: Image.Image, holder: Holder, box: tuple[int, int, int, int]) -> float:
    """Gives what is left of the room."""
    left, top, width, height = box
    hexagon = round(min(height * 0.66, 46 if _OPEN_FROM <= height < _OPEN_FROM + 28 else 58))
    y = top + hexagon / 2 + 8 if height >= _OPEN_FROM else top + height / 2
    put(image, icons.points(holder.seat.points, hexagon, holder.moving), left + width - 10, y, 1.0)
    return left + width - 18 - hexagon


def _paint_count(image: Image.Image, cards_: int, right: float, y: float) -> float:
    """Return how many cards a hand has; gives what is left of the room."""
    number = words(str(cards_), 26, colours.WHITE)
    put(image, number, right, y, 1.0)
    put(image, _back(), right - number.width - 2, y, 1.0)
    return right - number.width - 36


@kept
def _back() -> Sprite:
    return sprite(icons.card_back(26, 36))


def _paint_name(
    image: Image.Image, holder: Holder, x: float, y: float, size: int, ink: tuple[int, int, int], room: int
) -> None:
    name = holder.name.name
    if not fonts.drawable(name):
        return
    for smaller in (size, round(size * 0.88), round(size * 0.76)):
        if width_of(name, smaller) <= room:
            break
    shown = words(name, smaller, ink, max(smaller, room))
    put(image, shown, x, y, 0)
    if ink == colours.FAINT:
        put(image, _stroke(shown.width), x, y, 0)


@kept
def _stroke(width: int) -> Sprite:
    return sprite(Image.new("RGBA", (width, 3), (*colours.FAINT, 255)))


# ---- piles ----


def piles(view: View, table: Table) -> list[tuple[str, int, str]]:
    """Kind, number and name of each pile; what Rush does not burn is not shown."""
    found = [("deck", view.deck, "deck"), ("discard", view.discard, "discard"), ("stack", view.stack, "rooms")]
    if view.mode == "crisis":
        found.insert(2, ("burnt", view.burnt, "burnt"))
    return [(kind, number, table.caption(kind, otherwise)) for kind, number, otherwise in found]


def discard_gem(view: View) -> int | None:
    return None if view.discard_top is None else int(KINDS[view.discard_top][0])


def paint_piles(image: Image.Image, view: View, table: Table, left: float, width: float, y: float) -> None:
    """The piles in a line: picture, number, name."""
    shown = piles(view, table)
    step = width / len(shown)
    for i, (kind, number, name) in enumerate(shown):
        x = left + step * i
        put(image, icons.pile(kind, 40, discard_gem(view) if kind == "discard" else None), x + 22, y)
        figures = words(str(number), 32, colours.WHITE)
        put(image, figures, x + 48, y, 0)
        room = round(step - 48 - figures.width - 10)
        put(image, words(name, 24, colours.SOFT, max(24, room)), x + 48 + figures.width + 5, y + 1, 0)
