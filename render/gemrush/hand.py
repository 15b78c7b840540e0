"""Paints a hand for its owner: the cards, the doors in reach with their plates (prices), and the cheapest payments."""

from PIL import Image

from bot.engine.game import Seat
from bot.engine.table import Table
from bot.games.gemrush.door_payments import every_payment, sensible
from bot.games.gemrush.gems import KINDS, Gem
from bot.games.gemrush.payments import Payment
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import Plate, SeenSeat, View, free_build
from render.gemrush import cards, dwarves, icons, rock, seats, stones, tiles
from render.gemrush.colours import colours
from render.gemrush.drawing import Drawing, Sprite, clear, fill_box, lettering, put, sprite, squeezed
from render.gemrush.scene import Scene, room_name, skill_names
from render.kit import rgb
from render.memory import cached

WIDTH = 1000
_LEFT, _RIGHT = 300, 866  # the edges of the columns under the cards, in pixels
_POINTS = 926  # the middle of the column of points, in pixels
_UNDER_POINTS = 110  # the most pixels of a line below the points: it stays clear of the row’s rim
_TOP, _BETWEEN = 236, 6
_ROW, _FLAT_ROW, _MOST_HIGH_ROWS = 112, 88, 4  # More rows are flat, or the buttons leave a phone's screen.
MOST_ROWS = 6
_ROWS_WITH_UNPAID = 3  # doors that the hand cannot pay for fill so many rows, or the buttons leave a phone's screen
_MOST_GEM, _LEAST_GEM = 52, 25  # the sizes of gems on plates, in pixels
_PLATE_LEFT, _PLATE_WIDE = 76, 218  # where plates lie, in pixels
_MOST_LINES = 2  # lines of skills below the points; of more skills, the second line says how many others there are
_SERVING = (Gem.DIAMOND_DUST, Gem.ECHOGLASS, Gem.ORICHALCUM)  # the special gems that count in a payment
KEEP = 4  # the number of cards that a seat keeps when it discards


@cached
def side_arrow(side: int, size: int) -> Image.Image:
    drawing = Drawing(100, 100, 4)
    drawing.box(0, 0, 100, 100, 26, colours.OUTLINE)
    drawing.box(5, 5, 95, 95, 22, rgb("#ffe9b0"))
    drawing.box(11, 11, 89, 89, 17, rgb("#4a3312"))
    shape = [(50, 16), (80, 48), (62, 48), (62, 84), (38, 84), (38, 48), (20, 48)]
    for _ in range(side):
        shape = [(100 - y, x) for x, y in shape]
    drawing.polygon(shape, rgb("#ffd45c"))
    return drawing.sized(size, size)


@cached
def paid(width: int, height: int) -> Sprite:
    """Return the green background behind the gems that a card pays."""
    image = clear(width, height)
    fill_box(image, 0, 16, rgb("#07150a"))
    fill_box(image, 1, 15, *colours.PAID_EDGE)
    fill_box(image, 4, 12, *colours.PAID)
    return sprite(image)


@cached
def _unused_sign() -> Image.Image:
    drawing = Drawing(10, 10, 4)
    drawing.disc(5, 5, 4, colours.UNUSED)
    return drawing.sized(10, 10)


Offer = tuple[Plate, tuple[Payment, ...]]


def offers(view: View, number: Seat, *, best_first: bool = True, most: int = MOST_ROWS) -> list[Offer]:
    """Return the doors in reach of a seat or, if there are none, the doors of its room. number: the viewer's seat.

    Affordable doors come first, and of these the doors of the seat's room.

    best_first: whether doors with more points come before other doors of their group. Otherwise they come row by row.
    most: the most doors to return.
    """
    seat, saves_step = view.seats[number], not free_build(view, number)
    skills = tuple(Skill(skill) for skill in seat.skills)
    here = (seat.across, seat.down)
    near = [plate for plate in view.plates if plate.reachable] if view.turn == view.viewer else []
    near = near or [plate for plate in view.plates if (plate.across, plate.down) == here]
    found = []
    for plate in near:
        cost, step = tuple(Gem(gem) for gem in plate.cost), plate.reachable or view.turn != view.viewer
        ways = every_payment(cost, seat.hand or b"", Gem(seat.gem), skills, here=True, step=step)
        found.append((plate, tuple(sensible(ways, skills, saves_step=saves_step))))
    if best_first:
        found.sort(key=lambda one: -one[0].points)
    else:
        found.sort(key=lambda one: (one[0].down, one[0].across, one[0].side))
    found.sort(key=lambda one: (not one[1], (one[0].across, one[0].down) != here))
    return found[:most]


def _painted(view: View, number: Seat, *, best_first: bool) -> list[Offer]:
    """Return the doors that the picture shows: those that the hand pays for and, if they are few, some others."""
    found = offers(view, number, best_first=best_first)
    return found[: max(_ROWS_WITH_UNPAID, sum(bool(ways) for _, ways in found))]


def row_height(doors: int) -> int:
    """Return the height of a door's row in pixels, if there are so many doors."""
    return _ROW if doors <= _MOST_HIGH_ROWS else _FLAT_ROW


def paint(view: View, table: Table, best_first: bool = True, doors: int = MOST_ROWS) -> Image.Image:
    """Return the picture of the viewer's hand (RGB). The view must be that of a seat, not that of the channel.

    Args:
        best_first: as for `offers`.
        doors: the most doors that the picture shows; 0: it shows the cards only.
    """
    scene, number = Scene(view, table), view.viewer if view.viewer is not None else Seat(0)
    seat = view.seats[number]
    shown, hand = _painted(view, number, best_first=best_first)[:doors], seat.hand or b""
    row = row_height(len(shown))
    image = rock.background(WIDTH, _TOP + max(min(1, doors), len(shown)) * (row + _BETWEEN) + (10 if doors else 0))
    _paint_owner(image, scene, number)
    pitch = (_RIGHT - _LEFT) / max(5, len(hand))
    wide = round(min(100, pitch - 8))
    for i, kind in enumerate(hand):
        x = _LEFT + pitch * (i + 0.5)
        put(image, cards.shown(kind, wide, round(wide * 1.72)), x, 18 + wide * 0.86)
        badge = icons.disc(str(i + 1), 40, rgb("#4a2f18"), colours.PAPER, colours.OUTLINE, colours.PAPER)
        put(image, badge, x, 24 + wide * 1.72)
    if not doors:
        return image
    put(image, lettering(table.caption("points", "points"), 30, colours.SOFT, 140), _POINTS, 212)
    for i, (plate, ways) in enumerate(shown):
        middle = _TOP + i * (row + _BETWEEN) + row / 2
        _paint_door(image, scene, seat, plate, middle, row)
        if ways:
            _paint_payment(image, plate, hand, ways[0], middle, pitch, row)
            _paint_points(image, table, plate, ways, middle, row)
        else:
            put(image, lettering("—", 30, colours.FAINT), (_LEFT + _RIGHT) / 2, middle)
            put(image, icons.hexagon(plate.points, 52, False), _POINTS, middle)
    if not shown:
        text = table.caption("nothing", "No door to build through from here")
        put(image, lettering(text, 30, colours.SOFT, WIDTH - 80), WIDTH / 2, _TOP + row / 2)
    return image


def _paint_owner(image: Image.Image, scene: Scene, number: Seat) -> None:
    seat, table, room = scene.view.seats[number], scene.table, _LEFT - 140
    put(image, dwarves.standing(seat.gem, scene.letters[number], 112, True), 66, 138, 0.5, 1.0)
    put(image, lettering(scene.names[number].name, 38, colours.GOLD_INK, room), 128, 36, 0)
    put(image, lettering(table.caption("cards", f"{seat.cards} cards"), 30, colours.INK, room), 128, 76, 0)
    if seat.cards > KEEP:
        put(image, lettering(table.caption("keep", f"keep {KEEP}"), 30, colours.KEEP, room), 128, 110, 0)
    tile = next((one for one in scene.view.tiles if (one.across, one.down) == (seat.across, seat.down)), None)
    if tile is not None and tile.type != "tunnel":
        put(image, tiles.banner(room_name(table, tile.key), tile.type, 262, 48, False, 28, 46), 152, 186)
        put(image, icons.medal(tile.type, 58), 38, 185)


def _paint_door(image: Image.Image, scene: Scene, seat: SeenSeat, plate: Plate, middle: float, row: int) -> None:
    """Paint the side and the cost of a door, and the name of its room if the seat is in another room."""
    put(image, seats.panel(WIDTH - 20, row, 18), WIDTH / 2, middle)
    at = (plate.across, plate.down)
    tile = scene.tiles.get(at) if at != (seat.across, seat.down) else None
    name = "" if tile is None else room_name(scene.table, tile.key)
    if name:
        put(image, squeezed(name, 30, 24, colours.GOLD_INK, _LEFT - 40), 26, middle - row * 0.3, 0)
    put(image, side_arrow(plate.side, 44), 46, middle + (row * 0.17 if name else 0))
    unit, free = _gem_size(len(plate.cost), row * (0.62 if name else 0.84)), scene.table.caption("free", "free")
    shown = tiles.plate(plate.cost, plate.points, True, unit, False, False, False, free)
    put(image, shown, _PLATE_LEFT + _PLATE_WIDE / 2, middle + (row * 0.17 if name else 0))


def _gem_size(gems: int, high: float) -> int:
    """Return the greatest size of the gems on a plate that is at most `high` pixels high and fits beside its arrow."""
    for size in range(_MOST_GEM, _LEAST_GEM, -1):
        plate = tiles.plate_size(gems, True, size, False)
        if plate[0] <= _PLATE_WIDE and plate[1] <= high:
            return size
    return _LEAST_GEM


def serving(payment: Payment, cost: bytes) -> list[tuple[int, list[Gem]]]:
    """Return each card of a payment with its gems that serve: they pay, score, or are the Warpstone that is used.

    Of several cards with a Warpstone, it is that of a card that pays no gem, if there is one.
    """
    warpstones = [kind for kind in payment.cards if Gem.WARPSTONE in KINDS[kind]] if payment.warp else []
    used = min(warpstones, key=lambda kind: any(gem in cost for gem in KINDS[kind]), default=None)
    return [
        (
            kind,
            [
                gem
                for gem in KINDS[kind]
                if payment.skills or gem in cost or gem in _SERVING or (gem is Gem.WARPSTONE and kind == used)
            ],
        )
        for kind in payment.cards
    ]


def _paint_payment(
    image: Image.Image, plate: Plate, hand: bytes, payment: Payment, middle: float, pitch: float, row: int
) -> None:
    """Below each card of the hand, paint the gems that serve in this payment."""
    left = serving(payment, plate.cost)
    for i, kind in enumerate(hand):
        x = _LEFT + pitch * (i + 0.5)
        found = next((one for one in left if one[0] == kind), None)
        if found is None:
            put(image, _unused_sign(), x, middle)
            continue
        left.remove(found)
        gems = found[1]
        put(image, paid(round(pitch - 14), row - 18), x, middle)
        size = min(46 if len(gems) > 1 else 54, round((pitch - 20) / len(gems)))
        for j, gem in enumerate(gems):
            gx = x + (j - (len(gems) - 1) / 2) * size
            bonus = gem is Gem.ORICHALCUM
            put(image, stones.lined(gem, size), gx, middle - (14 if bonus else 0))
            if bonus:
                put(image, lettering("+1", 30 if row == _ROW else 27, colours.GOLD_INK), gx, middle + row * 0.23)


def _paint_points(
    image: Image.Image, table: Table, plate: Plate, ways: tuple[Payment, ...], middle: float, row: int
) -> None:
    """Paint the points for building at a door. Below them, paint the payment's skills or the number of payments."""
    best, several = ways[0], len(ways) > 1
    lines = [skill_names(table, (skill,)) for skill in best.skills]
    ink = colours.GOLD_INK if lines else colours.SOFT
    if not lines and several:
        lines = [table.caption("ways", "{} ways").replace("{}", str(len(ways)))]
    if len(lines) > _MOST_LINES:
        lines = [lines[0], f"+{len(lines) - 1}"]
    size, up, letters, rows = ((60, 0.0, 28, ()), (60, 0.1, 28, (0.34,)), (44, 0.22, 22, (0.18, 0.38)))[len(lines)]
    put(image, icons.hexagon(plate.points + best.bonus, size, True), _POINTS, middle - row * up)
    for line, down in zip(lines, rows, strict=True):
        put(image, squeezed(line, letters, 17, ink, _UNDER_POINTS), _POINTS, middle + row * down)
