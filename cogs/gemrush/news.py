"""What happened, told from the log of a match in short: since somebody's last turn, and at the end who did what."""

from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from bot.engine.game import Seat
from bot.games.gemrush import GAME
from bot.games.gemrush.events import (
    CardOffered,
    CardsBurnt,
    CardScavenged,
    CardsDrawn,
    CardsKept,
    OfferWithdrawn,
    PlacesSwapped,
    RoomBuilt,
    RoomMoved,
    RoomUsed,
    SeatLeft,
    SkillChanged,
    StackEmpty,
    StopAgreed,
    TileLaid,
)
from bot.games.gemrush.mine import Cell, cell_name
from bot.games.gemrush.moves import door_name
from bot.games.gemrush.rooms import TILES, Tile
from bot.games.gemrush.rules import ON_CALL
from bot.sessions.model import Entry, Match
from bot.ui.language.names import safe_name
from bot.ui.language.words import Words, with_names

CALLS = tuple(kind.word() for kind in ON_CALL)  # how moves begin that are no part of a turn
TOLD_ROOMS = 6
_WORTH_TELLING = (PlacesSwapped, RoomMoved, SeatLeft, SkillChanged, CardScavenged, StopAgreed)


class Built(msgspec.Struct, frozen=True):
    """A construction: the door, the points, and what was laid behind it (None: nothing yet, or nothing left)."""

    door: str
    points: int
    tile: Tile | None = None
    cell: Cell | None = None


def is_on_call(entry: Entry) -> bool:
    """Whether a move is no part of a turn."""
    return entry.kind == "move" and entry.notation.startswith(CALLS)


def short(match: Match, entries: Sequence[Entry], words: Words) -> str:
    """A line for each turn: what was built, and the action."""
    lines, named = [], with_names(match, words)
    for seat, turn in groupby(entries, key=lambda entry: entry.seat):
        told = list(_short(match, list(turn), words))
        if told and seat is not None:
            lines.append(words("gemrush-ui-news-line", name=safe_name(named.name_of(seat)), told=", ".join(told)))
    return "\n".join(lines)


def _short(match: Match, turn: Sequence[Entry], words: Words) -> Iterable[str]:
    events = [event for entry in turn for event in entry.events]
    for built in constructions(events):
        room, cell = (
            ("", built.door) if built.tile is None or built.cell is None else (built.tile.key, cell_name(built.cell))
        )
        yield words(
            "gemrush-ui-news-door" if not room else "gemrush-ui-news-built",
            room=room or "tunnel",
            cell=cell,
            points=built.points,
        )
    for event in events:
        match event:
            case RoomUsed(_, tile, _):
                yield words("gemrush-ui-news-used", room=TILES[tile].key)
            case _ if isinstance(event, _WORTH_TELLING):
                yield words.phrase(GAME.tell(event), match).rstrip(".")
    drawn = sum(event.count for event in events if isinstance(event, CardsDrawn))
    kept = sum(len(event.cards) for event in events if isinstance(event, CardsKept))
    if drawn:
        yield words("gemrush-ui-news-drew", count=drawn)
    if kept:
        yield words("gemrush-ui-news-kept", count=kept)
    for event in events:
        if isinstance(event, CardsBurnt):  # that ends a turn
            yield words("gemrush-ui-news-burnt", burnt=event.burnt)


def constructions(events: Iterable[object]) -> list[Built]:
    """What was built, each with the room that was laid last for it."""
    found: list[Built] = []
    for event in events:
        match event:
            case RoomBuilt(_, cell, side, _, _, points, _):
                found.append(Built(door_name(cell, side), points))
            case TileLaid(_, cell, tile, _) if found:
                found[-1] = msgspec.structs.replace(found[-1], tile=TILES[tile], cell=cell)
            case StackEmpty():
                pass
    return found


def result(match: Match, seat: Seat, story: Sequence[Entry], words: Words, rooms: int = TOLD_ROOMS) -> str:
    """What a seat did in the whole match: points by room; together also what was given to the fire. rooms: that many
    are named.
    """
    events = [
        event for entry in story if entry.seat == seat for event in entry.events if getattr(event, "seat", seat) == seat
    ]
    built = sorted(constructions(events), key=lambda one: -one.points)
    named = [
        words("gemrush-ui-result-room", room=one.tile.key if one.tile else "tunnel", points=one.points)
        for one in built[:rooms]
    ]
    parts = []
    if built:
        more = max(0, len(built) - rooms)
        parts.append(words("gemrush-ui-result-built", count=len(built), rooms=", ".join(named), more=more))
    used = sum(isinstance(event, RoomUsed) for event in events)
    if used:
        parts.append(words("gemrush-ui-result-used", count=used))
    offers = sum(isinstance(event, CardOffered) for event in events)
    offers -= sum(isinstance(event, OfferWithdrawn) for event in events)
    if offers > 0:
        parts.append(words("gemrush-ui-result-offered", count=offers))
    return " · ".join(parts)
