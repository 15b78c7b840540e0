"""Positions in writing: one line, as FEN is in chess.

    BH60:RB--,BI60:-G-R gems=BH60-BI60 hands=R---,RBGY:RB,RY;BG--:GP seed=7 draws=3 points=1/0/0/0,0/0/0/0 present=11
    idle=0,0 turn=2 draft=0,0 last=1,1,1,0,0 turns=1 gone=- over=-          (one line when written)

First the tiles in the order laid, the starting tile on BH60 before all others, each as it lies. Then named fields in
any order; all but the tiles may be left out (`LEFT_OUT` says what is assumed). `gems`: filled sockets in the order
filled. `hands`: seat by seat, tiles then gems. `points`: for gems placed / chains / Gembatans / lost for gems left.
`draft`: how many of the last tiles and gems belong to the turn in progress. `last`: the turn before: seat, tiles and
gems played, tiles and gems traded. Seats are counted from 1, as players do. Trays are not written: they hold whatever
is nowhere else.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import TypeVar, get_args

from bot.engine.game import Seat
from bot.engine.quoting import quoted
from bot.errors import NotationError
from bot.games.gembatan.grid import Grid, fits
from bot.games.gembatan.model import HAND, SEATS, START, Account, Draft, Ending, Hand, Laid, Last, Socket, State
from bot.games.gembatan.notation import (
    cell_name,
    gem_name,
    parse_cell,
    parse_gem,
    parse_socket,
    parse_tile,
    socket_name,
    tile_name,
)
from bot.games.gembatan.pieces import GEMS_OF_A_KIND

T = TypeVar("T")

NONE = "-"
LEFT_OUT = {
    "gems": NONE, "hands": ":;:", "seed": "0", "draws": "0", "points": "", "present": "", "idle": "", "turn": "1",
    "draft": "0,0", "last": NONE, "turns": "0", "gone": NONE, "over": NONE,
}  # fmt: skip

_ENDINGS: dict[str, Ending | None] = {NONE: None, **{ending: ending for ending in get_args(Ending)}}
_PRESENCE = {"1": True, "0": False}
_SEEDS = 1 << 64
_COUNTS = 1 << 31
_NUMBER = re.compile(r"[0-9]{1,20}")


def write_position(state: State) -> str:
    """Return everything that decides how the match goes on, as one line."""
    last = state.last
    values: dict[str, str | int] = {
        "gems": ",".join(map(socket_name, state.filled)) or NONE,
        "hands": ";".join(map(_write_hand, state.hands)),
        "seed": state.seed,
        "draws": state.draws,
        "points": ",".join(f"{one.placed}/{one.chains}/{one.gembatans}/{one.left}" for one in state.accounts),
        "present": "".join("1" if here else "0" for here in state.present),
        "idle": ",".join(map(str, state.idle)),
        "turn": state.turn + 1,
        "draft": f"{state.draft.tiles},{state.draft.gems}",
        "last": f"{last.seat + 1},{last.tiles},{last.gems},{last.traded_tiles},{last.traded_gems}" if last else NONE,
        "turns": state.turns,
        "gone": ",".join(map(gem_name, state.gone)) or NONE,
        "over": state.over or NONE,
    }
    tiles = ",".join(f"{cell_name(one.cell)}:{tile_name(one.tile, one.turn)}" for one in state.laid)
    return " ".join([tiles, *(f"{name}={values[name]}" for name in LEFT_OUT)])


def read_position(text: str) -> State:
    """Return the state that was written.

    Raises NotationError (all gembatan-position-...): tile for one that is none, lies there already or does not fit;
    gem for what is no socket of these tiles or filled twice; piece for one that there are more of than in the box;
    closed for a grid that cannot grow; field for a field that is unknown, twice there or of no possible value.
    """
    drawn, *named = text.split() or [""]
    fields = _fields(named)
    grid, laid = _read_tiles(drawn)
    filled = _read(fields, "gems", _sockets)
    for number, socket in enumerate(filled):
        if socket not in grid.sockets or socket in filled[:number]:
            raise NotationError("gembatan-position-gem", text=socket_name(socket))
    state = State(
        seed=_read(fields, "seed", lambda value: _count(value, _SEEDS)),
        laid=laid,
        filled=filled,
        hands=_read(fields, "hands", lambda value: tuple(map(_read_hand, value.split(";")))),
        accounts=_read(fields, "points", lambda value: tuple(map(_read_account, value.split(",")))),
        present=_read(fields, "present", lambda value: tuple(_PRESENCE[mark] for mark in value)),
        idle=_read(fields, "idle", lambda value: tuple(map(_count, value.split(",")))),
        turn=_read(fields, "turn", lambda value: Seat(_count(value) - 1)),
        draft=_read(fields, "draft", lambda value: Draft(*_counts(value, 2))),
        last=_read(fields, "last", _read_last),
        turns=_read(fields, "turns", _count),
        draws=_read(fields, "draws", _count),
        gone=_read(fields, "gone", lambda value: bytes(sorted(map(parse_gem, _names(value))))),
        over=_read(fields, "over", _ENDINGS.__getitem__),
    )
    _check_fields(state, fields)
    _check_pieces(state, grid)
    return state


def _read_tiles(drawn: str) -> tuple[Grid, tuple[Laid, ...]]:
    """Return the tiles, laid one after the other: each must make a socket and cut none off."""
    grid = Grid((), ())
    laid: list[Laid] = []
    for part in drawn.split(","):
        name, _, sides = part.partition(":")
        try:
            cell, (tile, turn) = parse_cell(name), parse_tile(sides)
        except NotationError as error:
            raise _no_tile(part) from error
        if laid:
            slot = grid.slot(cell)
            fit = cell not in grid.sides and slot.links and (tile, turn) in fits(slot, (tile,))
        else:
            fit = cell == START
        if not fit:
            raise _no_tile(part)
        laid.append(Laid(cell, tile, turn))
        grid.lay(laid[-1])
    if not grid.halves:
        raise NotationError("gembatan-position-closed")
    return grid, tuple(laid)


def _no_tile(text: str) -> NotationError:
    return NotationError("gembatan-position-tile", text=quoted(text))


def _write_hand(hand: Hand) -> str:
    return ",".join(map(tile_name, hand.tiles)) + ":" + ",".join(map(gem_name, hand.gems))


def _read_hand(text: str) -> Hand:
    tiles, gems = text.split(":")
    return Hand(
        bytes(sorted(parse_tile(name)[0] for name in _names(tiles))), bytes(sorted(map(parse_gem, _names(gems))))
    )


def _read_account(text: str) -> Account:
    return Account(*_counts(text, 4, "/"))


def _read_last(text: str) -> Last | None:
    if text == NONE:
        return None
    seat, *counts = _counts(text, 5)
    return Last(Seat(seat - 1), *counts)


def _sockets(text: str) -> tuple[Socket, ...]:
    return tuple(map(parse_socket, _names(text)))


def _names(text: str) -> list[str]:
    return [] if text in ("", NONE) else text.split(",")


def _counts(text: str, length: int, between: str = ",") -> list[int]:
    numbers = [_count(part) for part in text.split(between)]
    if len(numbers) != length:
        raise ValueError(text)
    return numbers


def _count(text: str, limit: int = _COUNTS) -> int:
    if not _NUMBER.fullmatch(text) or int(text) >= limit:
        raise ValueError(text)
    return int(text)


def _fields(named: list[str]) -> dict[str, str]:
    """Return the fields as text, those left out as well."""
    given: dict[str, str] = {}
    for part in named:
        name, _, value = part.partition("=")
        if name not in LEFT_OUT or name in given:
            raise _wrong(name, value)
        given[name] = value
    fields = {**LEFT_OUT, **given}
    seats = fields["hands"].count(";") + 1
    fields["points"] = fields["points"] or ",".join(["0/0/0/0"] * seats)
    fields["present"] = fields["present"] or "1" * seats
    fields["idle"] = fields["idle"] or ",".join("0" * seats)
    return fields


def _read(fields: Mapping[str, str], name: str, reader: Callable[[str], T]) -> T:
    try:
        return reader(fields[name])
    except (ValueError, KeyError, NotationError) as error:
        raise _wrong(name, fields[name]) from error


def _check_fields(state: State, fields: Mapping[str, str]) -> None:
    """What each field says may be right and still not fit the others."""
    seats, here, draft, last = len(state.hands), sum(state.present), state.draft, state.last
    low, high = SEATS
    before = len(state.laid) - draft.tiles, len(state.filled) - draft.gems
    of_each_seat = {
        "hands": low <= seats <= high,
        "points": len(state.accounts) == seats,
        "present": len(state.present) == seats and here >= 1,
        "idle": len(state.idle) == seats,
    }
    _refuse_misfits(of_each_seat, fields)
    fits_others = {
        "hands": all(_can_hold(state, seat) for seat in range(seats)),
        "turn": 0 <= state.turn < seats and (state.over is not None or state.present[state.turn]),
        "draft": before[0] >= 1 and before[1] >= 0 and draft.tiles <= draft.gems and not (state.over and draft.gems),
        "last": last is None or (last.seat in range(seats) and last.tiles < before[0] and last.gems <= before[1]),
        "over": (here == 1) == (state.over == "left"),
    }
    _refuse_misfits(fits_others, fields)


def _refuse_misfits(fits: Mapping[str, bool], fields: Mapping[str, str]) -> None:
    """Raises NotationError for the first field that does not fit."""
    for name, fit in fits.items():
        if not fit:
            raise _wrong(name, fields[name])


def _can_hold(state: State, seat: int) -> bool:
    """Return whether a seat's hand is one: who has left has none, and what is drafted was in it."""
    hand, draft = state.hands[seat], state.draft if seat == state.turn else Draft()
    full = len(hand.tiles) + draft.tiles <= HAND and len(hand.gems) + draft.gems <= HAND
    return full and (state.present[seat] or hand == Hand())


def _check_pieces(state: State, grid: Grid) -> None:
    """No more of any piece than are in the box."""
    tiles = Counter([laid.tile for laid in state.laid]) + Counter(b"".join(hand.tiles for hand in state.hands))
    gems = Counter(map(grid.gem_for, state.filled)) + Counter(state.gone)
    gems += Counter(b"".join(hand.gems for hand in state.hands))
    for name in [
        *(tile_name(tile) for tile, count in tiles.items() if count > 1),
        *(gem_name(gem) for gem, count in gems.items() if count > GEMS_OF_A_KIND),
    ]:
        raise NotationError("gembatan-position-piece", text=name)


def _wrong(name: str, text: str) -> NotationError:
    return NotationError("gembatan-position-field", field=quoted(name), text=quoted(text))
