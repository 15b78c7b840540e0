"""The notation of positions: one line, like FEN in chess.

    N13:14E,O13:3N mode=rush variant=normal target=20 seats=Ob@N13:ObPe.ElSo.Di:3:4:-:-:b;Pe@N13:... first=1 turn=2
    phase=move doing=2,1,3,0,-,1,-,-1 stack=5.7 deck=ObPe.ElSo discard=- burnt=- seed=7 ...   (one line when written)

First come the tiles in the order laid, each with its number and the side that its printed north faces. Then come named
fields in any order. `LEFT_OUT` has the values of fields that may be missing.

A seat has these parts, with colons between them: dwarf's colour @ room, hand, points, skills, skills dealt, cards
offered, flags. The flag `b` means that the first turn has begun, and `s` that the seat agrees to stop. A seat that has
left has `-` as its room. Seats are counted from 1. Dots separate cards, and `-` means none. Players must not see a
position, because it contains the deck and the stack in order. `stack=rest` and `deck=rest` mean all tiles and cards
that stand nowhere else, and `deck=rest.ObPe` has one more card on top.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Any, get_args

import msgspec

from bot.engine.game import Seat
from bot.engine.positions import NONE, SEEDS, Fields, count
from bot.engine.quoting import quoted
from bot.errors import NotationError
from bot.games.gemrush.gems import CARDS, CODES
from bot.games.gemrush.mine import Cell, Laid, cell_name, is_tunnel, parse_cell
from bot.games.gemrush.model import (
    NOWHERE,
    SEATS,
    Account,
    Acted,
    Ending,
    Frame,
    Mode,
    Phase,
    Placing,
    State,
    TurnProgress,
    Variant,
)
from bot.games.gemrush.moves import CELL, Field, card_name, parse_card, parse_gem
from bot.games.gemrush.rooms import SIDE_LETTERS, TILES
from bot.games.gemrush.rules import legal_moves, to_move
from bot.games.gemrush.skills import SKILLS

REST = "rest"  # in a pile: all pieces that are nowhere else

# ---- values ----


def _several(write: Callable[[int], str], read: Callable[[str], int], *, ascending: bool = False) -> Field:
    """Return the notation of several numbers with dots between them. ascending: whether reading sorts them."""

    def read_all(text: str) -> bytes:
        numbers = [read(part) for part in text.split(".")] if text != NONE else []
        return bytes(sorted(numbers) if ascending else numbers)

    return Field(lambda numbers: ".".join(map(write, numbers)) or NONE, read_all)


def _one_of(known: tuple[Any, ...], none: str | None = None) -> Field:
    """Return the notation of a value that is one of these words. none: the value that is written as `-`."""
    words = {str(one): one for one in known}
    return Field(lambda word: word or NONE, lambda text: none if text == NONE else words[text])


def _or_none(field: Field) -> Field:
    return Field(
        lambda value: NONE if value is None else field.write(value),
        lambda text: None if text == NONE else field.read(text),
    )


def _parted(kind: type[msgspec.Struct], *fields: Field) -> Field:
    """Return the notation of a struct: its attributes in order, with commas between them."""

    def write(one: Any) -> str:
        return ",".join(field.write(value) for field, value in zip(fields, msgspec.structs.astuple(one), strict=True))

    def read(text: str) -> Any:
        return kind(*(field.read(part) for field, part in zip(fields, text.split(","), strict=True)))

    return Field(write, read)


COUNT = Field(str, count)
FLAG = Field(lambda flag: str(int(flag)), lambda text: bool(count(text, 2)))
SIDE = Field(SIDE_LETTERS.__getitem__, SIDE_LETTERS.index)
SEAT = Field(lambda seat: str(seat + 1), lambda text: Seat(count(text) - 1))
TILE = Field(str, lambda text: count(text, len(TILES)))
ROOM_USED = Field(str, lambda text: -1 if text == "-1" else count(text, len(TILES)))
NAMED_GEM = Field(lambda gem: str(gem + 1), lambda text: count(text, len(CODES) + 1) - 1)
TILE_ROW = _several(str, TILE.read)
PILE = _several(card_name, parse_card)
HAND = _several(card_name, parse_card, ascending=True)
SKILL_ROW = _several(str, lambda text: count(text, len(SKILLS)), ascending=True)

DOING = _parted(TurnProgress, COUNT, COUNT, COUNT, FLAG, SKILL_ROW, COUNT, _one_of(get_args(Acted), ""), ROOM_USED)
PLACING = _parted(Placing, TILE_ROW, CELL, SIDE, CELL, FLAG)
FRAME = _parted(Frame, TILE, FLAG, COUNT, COUNT, NAMED_GEM, COUNT, HAND, PILE, PILE)


def _write_seat(account: Account) -> str:
    room = cell_name(account.cell) if account.present else NONE
    flags = "b" * account.begun + "s" * account.stops
    parts = (
        f"{CODES[account.gem]}@{room}",
        HAND.write(account.hand),
        str(account.points),
        SKILL_ROW.write(account.skills),
        SKILL_ROW.write(account.dealt),
        HAND.write(account.offered),
        flags or NONE,
    )
    return ":".join(parts)


def _read_seat(text: str) -> Account:
    who, hand, points, skills, dealt, offered, flags = text.split(":")
    gem, _, room = who.partition("@")
    if not set(flags) <= set("bs" + NONE):
        raise ValueError(flags)
    return Account(
        gem=parse_gem(gem),
        cell=NOWHERE if room == NONE else parse_cell(room),
        hand=HAND.read(hand),
        points=count(points),
        skills=SKILL_ROW.read(skills),
        dealt=SKILL_ROW.read(dealt),
        begun="b" in flags,
        offered=HAND.read(offered),
        stops="s" in flags,
        present=room != NONE,
    )


def _read_seats(text: str) -> tuple[Account, ...]:
    return tuple(map(_read_seat, text.split(";")))


def _write_last(last: tuple[int, TurnProgress]) -> str:
    return f"{last[0] + 1}:{DOING.write(last[1])}"


def _read_last(text: str) -> tuple[int, TurnProgress]:
    seat, _, doing = text.partition(":")
    return count(seat) - 1, DOING.read(doing)


# The named fields in the order of the notation. `last` has two attributes of the state. Each other field has one.
FIELDS = {
    "mode": _one_of(get_args(Mode)),
    "variant": _one_of(get_args(Variant)),
    "target": _or_none(COUNT),
    "seats": Field(lambda seats: ";".join(map(_write_seat, seats)), _read_seats),
    "first": SEAT,
    "turn": SEAT,
    "phase": _one_of(get_args(Phase)),
    "doing": DOING,
    "placing": _or_none(PLACING),
    "frame": _or_none(FRAME),
    "stack": TILE_ROW,
    "deck": PILE,
    "discard": PILE,
    "burnt": PILE,
    "seed": Field(str, lambda text: count(text, SEEDS)),
    "draws": COUNT,
    "rounds": COUNT,
    "built": COUNT,
    "turns": COUNT,
    "last": Field(_write_last, _read_last),
    "over": _or_none(_one_of(get_args(Ending))),
    "length": COUNT,
}
# The texts of missing fields. `seats` and `deck` must not be missing: "" cannot be read.
LEFT_OUT = {
    "mode": "rush", "variant": "normal", "target": NONE, "seats": "", "first": "1", "turn": "1", "phase": "move",
    "doing": "3,0,0,0,-,0,-,-1", "placing": NONE, "frame": NONE, "stack": NONE, "deck": "", "discard": NONE,
    "burnt": NONE, "seed": "0", "draws": "0", "rounds": "1", "built": "0", "turns": "0",
    "last": "0:3,0,0,0,-,0,-,-1", "over": NONE, "length": "0",
}  # fmt: skip


# ---- positions ----


def write_position(state: State) -> str:
    """Return the notation of a state, with everything that later moves depend on."""
    values = msgspec.structs.asdict(state) | {"last": (state.by_last, state.last)}
    tiles = ",".join(f"{cell_name(one.cell)}:{one.tile}{SIDE_LETTERS[one.turn]}" for one in state.laid)
    named = [name for name in FIELDS if name != "length" or state.length]  # most matches have no length
    return " ".join([tiles, *(f"{name}={FIELDS[name].write(values[name])}" for name in named)])


def read_position(text: str) -> State:
    """Read a position. Raises NotationError if a part is wrong, or if the parts contradict each other."""
    drawn, *named = text.split() or [""]
    fields = Fields(named, LEFT_OUT, refusal="gemrush-position-field")
    laid = _read_tiles(drawn)
    whole = [name for name in FIELDS if name not in ("stack", "deck")]
    values: dict[str, Any] = {name: fields.read(name, FIELDS[name].read) for name in whole}
    by_last, last = values.pop("last")
    tiles, cards = _used(laid, values)
    values["stack"] = fields.read("stack", _or_rest(TILE_ROW, range(len(TILES)), tiles))
    values["deck"] = fields.read("deck", _or_rest(PILE, CARDS, cards))
    state = State(**values, laid=laid, by_last=by_last, last=last)
    _check(state, fields)
    return state


def _used(laid: tuple[Laid, ...], values: dict[str, Any]) -> tuple[bytes, bytes]:
    """Return the tiles that are not in the stack, and the cards that are not in the deck."""
    placing, frame = values["placing"], values["frame"]
    hands = b"".join(account.hand for account in values["seats"])
    tiles = bytes(one.tile for one in laid) + (placing.tiles if placing else b"")
    return tiles, hands + values["discard"] + values["burnt"] + (frame.aside if frame else b"")


def _or_rest(row: Field, whole: Iterable[int], used: bytes) -> Callable[[str], bytes]:
    """Return a reader of a pile that may begin with REST: below the named pieces, all others in ascending order."""

    def read(text: str) -> bytes:
        first, _, named = text.partition(".")
        if first != REST:
            return bytes(row.read(text))
        top = bytes(row.read(named or NONE))
        left = Counter(whole) - Counter(used) - Counter(top)
        return bytes(sorted(left.elements())) + top

    return read


def _read_tiles(drawn: str) -> tuple[Laid, ...]:
    laid: list[Laid] = []
    for part in drawn.split(","):
        cell, _, tile = part.partition(":")
        try:
            one = Laid(parse_cell(cell), TILE.read(tile[:-1]), SIDE_LETTERS.index(tile[-1:] or "?"))
        except (ValueError, NotationError) as error:
            raise NotationError("gemrush-position-tile", text=quoted(part)) from error
        if any(one.cell == other.cell or one.tile == other.tile for other in laid):
            raise NotationError("gemrush-position-tile", text=quoted(part))
        laid.append(one)
    return tuple(laid)


# ---- contradictions between the parts ----


def _check(state: State, fields: Fields) -> None:
    """Raise NotationError if fields contradict each other."""
    seats, rooms = len(state.seats), {laid.cell for laid in state.laid if not is_tunnel(laid.tile)}
    here = [account for account in state.seats if account.present]
    low, high = SEATS[state.mode]
    fields.check(
        {
            "seats": low <= seats <= high and all(account.cell in rooms for account in here),
            "first": state.first in range(seats),
            "turn": state.turn in range(seats) and (state.over is not None or state.mover.present),
            "last": state.by_last < seats,
            "placing": (state.placing is not None) == (state.phase == "place") and _placing_fits(state, rooms),
            "frame": _frame_fits(state),
            "phase": (state.frame is not None) == (state.phase == "effect")
            and (state.over is not None) == (state.phase == "over"),
            "target": state.target is not None or state.mode == "crisis",
            "over": _ending_fits(state, len(here)),
            "length": _length_fits(state),
        }
    )
    _check_pieces(state)
    fields.check({"phase": state.over is not None or _goes_on(state)})


def _ending_fits(state: State, here: int) -> bool:
    """Return whether the ending fits the number of seats that remain.

    With too few seats, the ending is "left". A Crisis may have another ending then, because cards burn when the last
    seat leaves.
    """
    too_few = here <= (state.mode == "rush")
    if state.mode == "crisis" and state.over not in (None, "left"):
        return True
    return too_few == (state.over == "left")


def _length_fits(state: State) -> bool:
    """Return whether the match is a daily with turns left, or over, or no daily."""
    if not state.length:
        return state.over not in ("turns", "ended")
    is_daily = state.mode == "crisis" and len(state.seats) == 1 and state.target is None
    return is_daily and (state.over is not None or state.turns < state.length)


def _placing_fits(state: State, rooms: Collection[Cell]) -> bool:
    """Return whether there are one or two drawn tiles, the space for them is empty, and the door is in a room."""
    placing = state.placing
    if placing is None:
        return True
    is_free = all(laid.cell != placing.space for laid in state.laid)
    return len(placing.tiles) in (1, 2) and placing.door in rooms and is_free


def _frame_fits(state: State) -> bool:
    """Return whether the ability belongs to a room of the mine, has this step, and keeps only revealed cards."""
    frame = state.frame
    if frame is None:
        return True
    has_room = any(laid.tile == frame.tile for laid in state.laid)
    is_step = frame.step < len(TILES[frame.tile].ability)
    return has_room and is_step and Counter(frame.keepable) <= Counter(frame.aside)


def _goes_on(state: State) -> bool:
    """Return whether the table waits for at least one seat, and each of these seats has a legal move."""
    waited_for = to_move(state)
    return bool(waited_for) and all(any(True for _ in legal_moves(state, seat)) for seat in waited_for)


def _check_pieces(state: State) -> None:
    """Raise NotationError if a card or a tile is missing or repeated."""
    aside = state.frame.aside if state.frame else b""
    cards = b"".join((state.deck, state.discard, state.burnt, aside, *(account.hand for account in state.seats)))
    if bytes(sorted(cards)) != CARDS:
        raise NotationError("gemrush-position-cards", count=len(cards), all=len(CARDS))
    tiles = [*state.stack, *(laid.tile for laid in state.laid), *(state.placing.tiles if state.placing else b"")]
    if sorted(tiles) != list(range(len(TILES))):
        raise NotationError("gemrush-position-tiles", count=len(tiles), all=len(TILES))
