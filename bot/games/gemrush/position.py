"""Positions in writing: one line, as FEN is in chess.

    N13:14E,O13:3N mode=rush variant=normal target=20 seats=Ob@N13:ObPe.ElSo.Di:3:4:-:-:b;Pe@N13:... first=1 turn=2
    phase=move doing=2,1,3,0,-,1,-,-1 stack=5.7 deck=ObPe.ElSo discard=- burnt=- seed=7 ...   (one line when written)

First the tiles in the order laid, each with its number and the side to which its printed north lies. Then named fields
in any order. A seat is its colour @ room (- when it has left) : hand : points : skills : skills dealt : cards offered :
flags (b: its first turn has begun, s: agrees to stop). Seats are counted from 1, as players do. Cards are parted by
dots, `-` stands for none. Everything is in the position: deck and stack with their order (the top one last), so it is
not for the eyes of who plays. What may be left out is in `LEFT_OUT`.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import TypeVar, get_args

from bot.engine.game import Seat
from bot.engine.quoting import quoted
from bot.errors import NotationError
from bot.games.gemrush.cells import Cell, cell_name, parse_cell
from bot.games.gemrush.gems import CARDS, CODES
from bot.games.gemrush.mine import Laid, is_tunnel
from bot.games.gemrush.model import (
    NOWHERE,
    SEATS,
    Account,
    Acted,
    Doing,
    Ending,
    Frame,
    Mode,
    Phase,
    Placing,
    State,
    Variant,
)
from bot.games.gemrush.notation import card_name, parse_card, parse_gem
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.rules import legal_moves, to_move
from bot.games.gemrush.skills import SKILLS
from bot.games.gemrush.tiles import SIDE_LETTERS

T = TypeVar("T")

NONE = "-"
FIELDS = ("mode", "variant", "target", "seats", "first", "turn", "phase", "doing", "placing", "frame", "stack", "deck",
          "discard", "burnt", "seed", "draws", "rounds", "built", "turns", "last", "over")  # fmt: skip
LEFT_OUT = {
    "mode": "rush", "variant": "normal", "target": NONE, "first": "1", "turn": "1", "phase": "move",
    "doing": "3,0,0,0,-,0,-,-1", "placing": NONE, "frame": NONE, "stack": NONE, "discard": NONE, "burnt": NONE,
    "seed": "0", "draws": "0", "rounds": "1", "built": "0", "turns": "0", "last": "0:3,0,0,0,-,0,-,-1", "over": NONE,
}  # fmt: skip

_SEEDS = 1 << 64
_COUNTS = 1 << 31
_NUMBER = re.compile(r"[0-9]{1,20}")


def write_position(state: State) -> str:
    """Everything that decides how the match goes on."""
    values: dict[str, str | int] = {
        "mode": state.mode,
        "variant": state.variant,
        "target": NONE if state.target is None else state.target,
        "seats": ";".join(map(_write_seat, state.seats)),
        "first": state.first + 1,
        "turn": state.turn + 1,
        "phase": state.phase,
        "doing": _write_doing(state.doing),
        "placing": _write_placing(state.placing),
        "frame": _write_frame(state.frame),
        "stack": _write_numbers(state.stack),
        "deck": _write_cards(state.deck),
        "discard": _write_cards(state.discard),
        "burnt": _write_cards(state.burnt),
        "seed": state.seed,
        "draws": state.draws,
        "rounds": state.rounds,
        "built": state.built,
        "turns": state.turns,
        "last": f"{state.by_last + 1}:{_write_doing(state.last)}",
        "over": state.over or NONE,
    }
    tiles = ",".join(f"{cell_name(one.cell)}:{one.tile}{SIDE_LETTERS[one.turn]}" for one in state.laid)
    return " ".join([tiles, *(f"{name}={values[name]}" for name in FIELDS)])


def read_position(text: str) -> State:
    """The state that was written.

    Raises NotationError (all gemrush-position-...): tile for one that is none or lies on another; field for a field
    that is unknown, missing, twice there or of no possible value; cards, tiles where not each is there exactly once.
    """
    drawn, *named = text.split() or [""]
    fields = _fields(named)
    last_by, _, last = fields["last"].partition(":")
    state = State(
        seed=_read(fields, "seed", lambda value: _count(value, _SEEDS)),
        mode=_read(fields, "mode", _one_of(get_args(Mode))),
        variant=_read(fields, "variant", _one_of(get_args(Variant))),
        target=_read(fields, "target", lambda value: None if value == NONE else _count(value)),
        laid=_read_tiles(drawn),
        stack=_read(fields, "stack", _numbers),
        deck=_read(fields, "deck", _cards),
        discard=_read(fields, "discard", _cards),
        seats=_read(fields, "seats", lambda value: tuple(map(_read_seat, value.split(";")))),
        first=_read(fields, "first", lambda value: Seat(_count(value) - 1)),
        turn=_read(fields, "turn", lambda value: Seat(_count(value) - 1)),
        phase=_read(fields, "phase", _one_of(get_args(Phase))),
        doing=_read(fields, "doing", _read_doing),
        burnt=_read(fields, "burnt", _cards),
        placing=_read(fields, "placing", _read_placing),
        frame=_read(fields, "frame", _read_frame),
        rounds=_read(fields, "rounds", _count),
        built=_read(fields, "built", _count),
        turns=_read(fields, "turns", _count),
        draws=_read(fields, "draws", _count),
        last=_read(fields, "last", lambda _: _read_doing(last)),
        by_last=_read(fields, "last", lambda _: _count(last_by) - 1),
        over=_read(fields, "over", lambda value: None if value == NONE else _one_of(get_args(Ending))(value)),
    )
    _check(state, fields)
    return state


def _check(state: State, fields: Mapping[str, str]) -> None:
    """What each field says may be right and still not fit the others."""
    count, rooms = len(state.seats), {laid.cell for laid in state.laid if not is_tunnel(laid.tile)}
    here = [account for account in state.seats if account.present]
    low, high = SEATS[state.mode]
    fits = {
        "seats": low <= count <= high and all(account.cell in rooms for account in here),
        "first": state.first in range(count),
        "turn": state.turn in range(count) and (state.over is not None or state.mover.present),
        "last": state.by_last < count,
        "placing": (state.placing is not None) == (state.phase == "place") and _placing_fits(state, rooms),
        "frame": _frame_fits(state),
        "phase": (state.frame is not None) == (state.phase == "effect")
        and (state.over is not None) == (state.phase == "over"),
        "target": state.target is not None or state.mode == "crisis",
        "over": _ending_fits(state, len(here)),
    }
    for name, fit in fits.items():
        if not fit:
            raise _wrong(name, fields[name])
    _check_pieces(state)
    if state.over is None and not _goes_on(state):
        raise _wrong("phase", fields["phase"])


def _ending_fits(state: State, here: int) -> bool:
    """Whether a match ends when too few are left. In Crisis the last cards may burn as the last seat leaves."""
    too_few = here <= (state.mode == "rush")
    if state.mode == "crisis" and state.over not in (None, "left"):
        return True
    return too_few == (state.over == "left")


def _placing_fits(state: State, rooms: Collection[Cell]) -> bool:
    """Whether a tile can be laid where it is to be, and the dwarf has come from a room."""
    placing = state.placing
    return placing is None or (placing.door in rooms and all(laid.cell != placing.space for laid in state.laid))


def _frame_fits(state: State) -> bool:
    """Whether an ability is that of a room of the mine, and what may be kept is among what was revealed."""
    frame = state.frame
    if frame is None:
        return True
    has_room = any(laid.tile == frame.tile and TILES[laid.tile].ability for laid in state.laid)
    return has_room and Counter(frame.keepable) <= Counter(frame.aside)


def _goes_on(state: State) -> bool:
    """Whether somebody is to move, and each of them can."""
    waited_for = to_move(state)
    return bool(waited_for) and all(any(True for _ in legal_moves(state, seat)) for seat in waited_for)


def _check_pieces(state: State) -> None:
    """Each card and each tile is there once."""
    aside = state.frame.aside if state.frame else b""
    cards = b"".join((state.deck, state.discard, state.burnt, aside, *(account.hand for account in state.seats)))
    if bytes(sorted(cards)) != CARDS:
        raise NotationError("gemrush-position-cards", count=len(cards), all=len(CARDS))
    tiles = [*state.stack, *(laid.tile for laid in state.laid), *(state.placing.tiles if state.placing else b"")]
    if sorted(tiles) != list(range(len(TILES))):
        raise NotationError("gemrush-position-tiles", count=len(tiles), all=len(TILES))


# ---- parts, written and read ----


def _read_tiles(drawn: str) -> tuple[Laid, ...]:
    laid: list[Laid] = []
    for part in drawn.split(","):
        cell, _, tile = part.partition(":")
        try:
            one = Laid(parse_cell(cell), _count(tile[:-1], len(TILES)), SIDE_LETTERS.index(tile[-1:] or "?"))
        except (ValueError, NotationError) as error:
            raise NotationError("gemrush-position-tile", text=quoted(part)) from error
        if any(one.cell == other.cell or one.tile == other.tile for other in laid):
            raise NotationError("gemrush-position-tile", text=quoted(part))
        laid.append(one)
    return tuple(laid)


def _write_seat(account: Account) -> str:
    room = cell_name(account.cell) if account.present else NONE
    flags = "b" * account.begun + "s" * account.stops
    parts = (
        f"{CODES[account.gem]}@{room}",
        _write_cards(account.hand),
        str(account.points),
        _write_numbers(account.skills),
        _write_numbers(account.dealt),
        _write_cards(account.offered),
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
        hand=_ascending(_cards(hand)),
        points=_count(points),
        skills=_ascending(_numbers(skills, len(SKILLS))),
        dealt=_ascending(_numbers(dealt, len(SKILLS))),
        begun="b" in flags,
        offered=_ascending(_cards(offered)),
        stops="s" in flags,
        present=room != NONE,
    )


def _write_doing(doing: Doing) -> str:
    flags = (int(doing.remodelled), _write_numbers(doing.used), doing.tiles, doing.acted or NONE)
    return ",".join(map(str, (doing.steps, doing.built, doing.points, *flags, doing.tile)))


def _read_doing(text: str) -> Doing:
    steps, built, points, remodelled, used, tiles, acted, tile = text.split(",")
    return Doing(
        steps=_count(steps),
        built=_count(built),
        points=_count(points),
        remodelled=_flag(remodelled),
        used=_ascending(_numbers(used, len(SKILLS))),
        tiles=_count(tiles),
        acted=_one_of(get_args(Acted))("" if acted == NONE else acted),
        tile=-1 if tile == "-1" else _count(tile, len(TILES)),
    )


def _write_placing(placing: Placing | None) -> str:
    if placing is None:
        return NONE
    space, door = cell_name(placing.space), cell_name(placing.door)
    return f"{_write_numbers(placing.tiles)},{space},{SIDE_LETTERS[placing.back]},{door},{int(placing.wasted)}"


def _read_placing(text: str) -> Placing | None:
    if text == NONE:
        return None
    tiles, space, back, door, wasted = text.split(",")
    drawn = _numbers(tiles)
    if not 1 <= len(drawn) <= 2:
        raise ValueError(tiles)
    return Placing(drawn, parse_cell(space), SIDE_LETTERS.index(back), parse_cell(door), _flag(wasted))


def _write_frame(frame: Frame | None) -> str:
    if frame is None:
        return NONE
    numbers = (frame.tile, int(frame.action), frame.step, frame.x, frame.named + 1, frame.left)
    return ",".join((*map(str, numbers), *map(_write_cards, (frame.discarded, frame.aside, frame.keepable))))


def _read_frame(text: str) -> Frame | None:
    if text == NONE:
        return None
    tile, action, step, x, named, left, discarded, aside, keepable = text.split(",")
    number = _count(tile, len(TILES))
    return Frame(
        tile=number,
        action=_flag(action),
        step=_count(step, len(TILES[number].ability)),
        x=_count(x),
        named=_count(named, len(CODES) + 1) - 1,
        left=_count(left),
        discarded=_ascending(_cards(discarded)),
        aside=_cards(aside),
        keepable=_cards(keepable),
    )


def _write_cards(cards: bytes) -> str:
    return ".".join(map(card_name, cards)) or NONE


def _cards(text: str) -> bytes:
    return bytes(map(parse_card, _parts(text)))


def _write_numbers(numbers: bytes) -> str:
    return ".".join(map(str, numbers)) or NONE


def _numbers(text: str, limit: int = len(TILES)) -> bytes:
    return bytes(_count(part, limit) for part in _parts(text))


def _parts(text: str) -> list[str]:
    return [] if text == NONE else text.split(".")


def _ascending(numbers: bytes) -> bytes:
    return bytes(sorted(numbers))


def _flag(text: str) -> bool:
    return bool(_count(text, 2))


def _one_of(known: tuple[T, ...]) -> Callable[[str], T]:
    by_name = {str(one): one for one in known}
    return by_name.__getitem__


def _count(text: str, limit: int = _COUNTS) -> int:
    if not _NUMBER.fullmatch(text) or int(text) >= limit:
        raise ValueError(text)
    return int(text)


def _fields(named: list[str]) -> dict[str, str]:
    """The fields as text, those left out as well."""
    given: dict[str, str] = {}
    for part in named:
        name, _, value = part.partition("=")
        if name not in FIELDS or name in given:
            raise _wrong(name, value)
        given[name] = value
    fields = {**LEFT_OUT, **given}
    for name in FIELDS:
        if name not in fields:
            raise _wrong(name, "")
    return fields


def _read(fields: Mapping[str, str], name: str, reader: Callable[[str], T]) -> T:
    try:
        return reader(fields[name])
    except (ValueError, KeyError, NotationError) as error:
        raise _wrong(name, fields[name]) from error


def _wrong(name: str, text: str) -> NotationError:
    return NotationError("gemrush-position-field", field=quoted(name), text=quoted(text))
