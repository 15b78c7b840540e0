"""Converts events and pictures of Gem Rush to text keys and variables. The sentences are in `gemrush.ftl`.

These are the variables of events, pictures and refusals:

    seat                        the number of the seat from 0; the caller replaces it by the member's name
    gem, dwarf, skill, room     text keys: "fire-ruby", "large-scoop", "post-chute"
    cell, door, card, cards     notation: "N13", "N13E", "ObPe", "ObPe ElSo"
    side, turns, sides          letters of sides: "N", "N, E"
    cost, missing, free         gems in notation: "Ob Pe"
    rooms, carts, spaces, ...   in refusals: the first cells of a list; `count` is the whole number, perhaps 0
    doors                       notation; in alt text with cost and points
    text                        what the player typed, shortened
    others                      numbers, text in notation, or text keys
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from bot.engine.game import LEFT, NO_RESULT, Phrase, Seat
from bot.games.gemrush.events import (
    CardsBurnt,
    CardsRevealed,
    DwarfChosen,
    EndedBeyond,
    Event,
    MatchEnded,
    Permeated,
    PlacesSwapped,
    RoomBuilt,
    TileLaid,
    TilesSeen,
    Walked,
    Warped,
    Went,
)
from bot.games.gemrush.gems import KINDS
from bot.games.gemrush.hidden import AnyView, HiddenView
from bot.games.gemrush.mine import cell_at, cell_name
from bot.games.gemrush.moves import card_name, cards_name, door_name
from bot.games.gemrush.names import ARROWS, GEM_KEYS, ability_phrases
from bot.games.gemrush.retelling import reached_beyond
from bot.games.gemrush.rooms import SIDE_LETTERS, SIDES, TILES, Door
from bot.games.gemrush.skills import SKILLS
from bot.games.gemrush.view import Laying, Plate, SeenSeat, View, layings, lead, winners

LISTED_DOORS = 4  # more doors could exceed the 1,000 characters of alt text
LETTERS = "abcd"  # of a tile's doors
CROWDED = 5  # With more seats, the names leave less room for doors, and none for what a room does.


def _skill(number: int) -> str:
    return SKILLS[number].key


def _room(tile: int) -> str:
    return TILES[tile].key


# For each attribute of an event: the variable of the text, and the function that converts the value.
_VARIABLES: dict[str, tuple[str, Callable[[Any], str | int]]] = {
    **{name: (name, int) for name in ("seat", "count", "x", "agreed", "seated")},
    **{name: (name, _skill) for name in ("skill", "old", "new")},
    "cell": ("cell", cell_name),
    "card": ("card", card_name),
    "cards": ("cards", cards_name),
    "gem": ("gem", GEM_KEYS.__getitem__),
    "tile": ("room", _room),
    "turn": ("side", SIDE_LETTERS.__getitem__),
}


def tell(event: Event | EndedBeyond) -> Phrase:
    match event:
        case EndedBeyond(seat, points, ended):
            return Phrase.of(
                "gemrush-event-ended-beyond",
                seat=ended.winners[0],
                owner_seat=seat,
                reached=points,
                count=len(ended.winners),
                points=ended.points,
            )
        case Walked() | Warped() | Permeated() | Went():
            return _moved(event)
        case RoomBuilt():
            return _built(event)
        case MatchEnded():
            return _ended(event)
        case TilesSeen(seat, tiles):
            first, second = _room(tiles[0]), _room(tiles[-1])
            return Phrase.of("gemrush-event-tiles-seen", seat=seat, count=len(tiles), room=first, other=second)
        case TileLaid(_, cell, tile, _):
            return Phrase.of("gemrush-event-tile-laid", room=_room(tile), cell=cell_name(cell))
        case CardsRevealed(seat, cards, _):
            return Phrase.of("gemrush-event-cards-revealed", seat=seat, count=len(cards), cards=cards_name(cards))
        case CardsBurnt(_, hand, deck, burnt):
            return Phrase.of("gemrush-event-cards-burnt", cards=cards_name(hand + deck), burnt=burnt)
        case PlacesSwapped(seat, other, gem):
            return Phrase.of("gemrush-event-places-swapped", seat=seat, other_seat=other, dwarf=GEM_KEYS[gem])
        case DwarfChosen(seat, gem):
            return Phrase.of("gemrush-event-dwarf-chosen", seat=seat, dwarf=GEM_KEYS[gem], gem=GEM_KEYS[gem])
    return _written(event)


def _written(event: Event) -> Phrase:
    """Return the phrase with all attributes of the event that a text can use."""
    values = msgspec.structs.asdict(event)
    variables: dict[str, str | int] = {}
    for name in sorted(values, key=lambda name: name != "seat"):  # `seat` comes first
        if name in _VARIABLES:
            variable, write = _VARIABLES[name]
            variables[variable] = write(values[name])
    return Phrase.of(f"gemrush-event-{event.__struct_config__.tag}", **variables)


def _moved(event: Walked | Warped | Permeated | Went) -> Phrase:
    """Return the phrase of a dwarf in another room. Old stored matches do not know the room."""
    if event.tile < 0:
        return Phrase.of("gemrush-event-moved", seat=event.seat)
    if isinstance(event, Warped):
        key = "gemrush-event-warped" if event.skill < 0 else "gemrush-event-wayfared"
        seat, card = event.seat, card_name(event.card)
        return Phrase.of(key, seat=seat, card=card, cell=cell_name(event.cell), room=_room(event.tile))
    return _written(event)


def _built(event: RoomBuilt) -> Phrase:
    """Return the phrase with the skills used. Without the skills, a payment may look too small."""
    skills = [_skill(skill) for skill in event.skills]
    return Phrase.of(
        "gemrush-event-room-built-far" if event.far else "gemrush-event-room-built",
        seat=event.seat,
        door=door_name(event.cell, event.side),
        count=len(event.cards),
        cards=cards_name(event.cards),
        skills=len(skills),
        skill=skills[0] if skills else "",
        second=skills[-1] if skills else "",
        points=event.points,
    )


def _ended(event: MatchEnded) -> Phrase:
    if event.reason == "won":
        winners = len(event.winners)
        return Phrase.of("gemrush-event-crisis-won", points=event.points, turns=event.turns, count=winners)
    if event.reason in ("turns", "ended"):
        return Phrase.of(f"gemrush-event-daily-{event.reason}", points=event.points, turns=event.turns)
    if event.reason in ("lost", "open"):
        key = "gemrush-event-crisis-lost" if event.reason == "lost" else "gemrush-event-crisis-open"
        return Phrase.of(key, points=event.points, turns=event.turns)
    if not event.winners and event.reason != LEFT:
        return Phrase.of(f"gemrush-alt-over-{event.reason}", points=event.points)
    if not event.winners:
        return Phrase.of("gemrush-event-crisis-deserted", points=event.points, turns=event.turns)
    if len(event.winners) == 1:
        return Phrase.of(f"gemrush-event-match-ended-{event.reason}", seat=event.winners[0], points=event.points)
    return Phrase.of(f"gemrush-event-match-tied-{event.reason}", count=len(event.winners), points=event.points)


# ---- alt text ----


def alt(view: AnyView) -> tuple[Phrase, ...]:
    """Return the alt text: phrases about the turn, the turn before, the seats, the open doors and the piles.

    While a tile is laid, the phrases are about the turn and the ways in which the tile can lie.
    """
    if isinstance(view, HiddenView):
        return (Phrase.of("gemrush-alt-over-none") if view.over else Phrase.of("gemrush-alt-hidden"),)
    found = layings(view)
    if found:
        return (*_turn(view), *ways_said(found))
    crowded = len(view.seats) > CROWDED
    return _lines(view, LISTED_DOORS - 2 if crowded else LISTED_DOORS, abilities=not crowded)


def whole(view: AnyView, *, rows: bool = False, brief: bool = False) -> tuple[Phrase, ...]:
    """Return the same without a limit: all doors within reach, and all rooms, the nearest first or row by row.

    Rooms have their names, and doors the arrows of their buttons. brief: leave out most doors of other rooms than the
    mover's, and the list of rooms.
    """
    if isinstance(view, HiddenView) or layings(view):
        return alt(view)
    if brief:
        return _lines(view, LISTED_DOORS, named=True)
    return (*_lines(view, len(view.plates), named=True), *_rooms(view, rows=rows))


def _lines(view: View, doors: int, *, abilities: bool = True, named: bool = False) -> tuple[Phrase, ...]:
    """Return what can be done first: the room of the dwarf to move, doors within reach, cards. Then come the others.

    named: whether to name the rooms of doors and seats. An alt text has no room for that.
    """
    here, near = _here(view, abilities=abilities), _doors(view, doors, named=named)
    return (*_turn(view), *here, *near, *_cards(view), *_seats(view, named=named), *_last(view), _piles(view))


def _here(view: View, *, abilities: bool) -> list[Phrase]:
    """Return a line about the room of the dwarf to move.

    abilities: whether to add a line for each step of the room's ability, while the dwarf may use it.
    """
    if view.over or view.turn is None:
        return []
    one = view.seats[view.turn]
    tile = next((tile for tile in view.tiles if (tile.across, tile.down) == (one.across, one.down)), None)
    if tile is None:
        return []
    steps = ability_phrases(tile.ability) if abilities and view.phase == "move" else ()
    if not steps:
        return [Phrase.of("gemrush-alt-here", room=tile.key, cell=_cell(one))]
    return [Phrase.of("gemrush-alt-here-usable", room=tile.key, cell=_cell(one), type=tile.type), *steps]


def _cards(view: View) -> list[Phrase]:
    """Return the cards of the viewer; where all play together, of the seat to move."""
    seat = view.turn if view.mode == "crisis" else view.viewer
    hand = None if seat is None or view.over else view.seats[seat].hand
    return [Phrase.of("gemrush-alt-held", cards=", ".join(_gems(KINDS[card], " / ") for card in hand))] if hand else []


def _rooms(view: View, *, rows: bool) -> list[Phrase]:
    """Return all rooms. One that the dwarf to move cannot reach has -1 steps."""
    far = len(view.tiles) + 1
    ordered = sorted(view.tiles, key=lambda one: (0 if rows else far if one.steps is None else one.steps, one.down))
    return [
        Phrase.of(
            "gemrush-alt-room",
            cell=cell_name(cell_at(one.across, one.down)),
            room=one.key,
            steps=-1 if one.steps is None else one.steps,
        )
        for one in ordered
    ]


def _gems(gems: Iterable[int], between: str) -> str:
    return between.join(GEM_KEYS[gem] for gem in gems)


def ways_said(ways: Iterable[Laying]) -> Iterator[Phrase]:
    """Yield a phrase for each way to lay a tile, and before its first way one that tells the tile's doors.

    Each door has a letter, by which the ways say on which side it would be.
    """
    told = -1
    for way in ways:
        tile = way.tiles[-1]
        if tile.number != told:
            told = tile.number
            doors = [] if tile.paths else [f"{letter} {_price(door)}" for letter, (_, door) in _lettered(told)]
            yield Phrase.of("gemrush-alt-tile", room=tile.key, count=len(doors), doors=", ".join(doors))
        if way.refusal:
            yield Phrase.of(f"gemrush-alt-way-{way.refusal}", number=way.number)
            continue
        paths = [f"{SIDES[one]} to {SIDES[other]}" for one, other in tile.paths]
        sides = [f"{letter} {SIDES[(side + tile.turn) % 4]}" for letter, (side, _) in _lettered(told)]
        yield Phrase.of("gemrush-alt-way", number=way.number, doors=", ".join(paths or sides))


def _lettered(tile: int) -> Iterable[tuple[str, tuple[int, Door]]]:
    """Return the doors of a tile with their letters and printed sides."""
    return zip(LETTERS, ((side, door) for side, door in enumerate(TILES[tile].doors) if door), strict=False)


def _price(door: Door) -> str:
    return f"{_gems(door.cost, ' + ') or 'free'} +{door.points}"


def _turn(view: View) -> list[Phrase]:
    said = []
    if view.over:
        beyond = reached_beyond(view)
        if beyond is None:
            said.append(Phrase.of(f"gemrush-alt-over-{view.over}", points=view.total))
        else:
            said.append(Phrase.of("gemrush-alt-ended-beyond", seat=beyond, points=view.seats[beyond].points))
        said.extend(_winner(view))
    elif view.turn is None:
        said.append(Phrase.of("gemrush-alt-choosing"))
    else:
        said.append(Phrase.of(f"gemrush-alt-phase-{view.phase}", seat=view.turn, steps=view.steps_left))
    if view.length and not view.over:
        said.append(Phrase.of("gemrush-alt-daily", points=view.total, turn=view.turns + 1, most=view.length))
    elif view.mode == "crisis" and not view.over:
        said.append(Phrase.of("gemrush-alt-crisis", points=view.total, target=view.target or 0, turns=view.turns))
    elif view.last_round:
        said.append(Phrase.of("gemrush-alt-last-round"))
    return said


def _winner(view: View) -> list[Phrase]:
    """Return a phrase about who won a Rush, or about the target of a Crisis; [] if there is neither."""
    first, points = winners(view), lead(view)
    if view.mode == "crisis":
        if not view.target or view.over == NO_RESULT:
            return []
        short = Phrase.of("gemrush-alt-short", points=-points)
        return [short if points < 0 else Phrase.of("gemrush-alt-beyond", points=points)]
    if not first:
        return []
    if len(first) > 1:
        return [Phrase.of("gemrush-alt-drawn", count=len(first))]
    return [Phrase.of("gemrush-alt-wins", seat=first[0], points=max(0, points))]


def _last(view: View) -> list[Phrase]:
    last = view.last
    if last is None:
        return []
    words = {"seat": last.seat, "built": last.built, "points": last.points}
    if last.acted == "room":
        return [Phrase.of("gemrush-alt-used-room", **words, room=last.room)]
    return [Phrase.of(f"gemrush-alt-before-{last.acted or 'none'}", **words)]


def _seats(view: View, *, named: bool) -> Iterable[Phrase]:
    rooms = _keys(view) if named else {}
    for place, one in enumerate(view.seats):
        seat = Seat(place)
        if one.present:
            told: dict[str, str | int] = {"seat": seat, "points": one.points, "cards": one.cards, "cell": _cell(one)}
            room = rooms.get((one.across, one.down))
            yield Phrase.of("gemrush-alt-seat", **told) if room is None else Phrase.of("gemrush-in", **told, room=room)
        else:
            yield Phrase.of("gemrush-alt-gone", seat=seat, points=one.points)


def _cell(one: SeenSeat) -> str:
    return cell_name(cell_at(one.across or 0, one.down or 0))


def _keys(view: View) -> dict[tuple[int | None, int | None], str]:
    """Return the keys of all rooms by `across` and `down`."""
    return {(tile.across, tile.down): tile.key for tile in view.tiles}


def _doors(view: View, listed: int, *, named: bool) -> list[Phrase]:
    """Return a line for each of the first reachable doors, and how many more there are.

    Doors that the viewer can pay for come first. Where all play together, the best come next. Otherwise doors come row
    by row, so that nobody is advised. In a puzzle, all doors are told so. If rooms are named, the doors of the mover's
    room come before all others.
    """
    if view.over or not view.stack or view.way_only:
        return []
    reachable = [plate for plate in view.plates if plate.reachable or view.unmarked]
    listed = len(reachable) if view.unmarked else listed
    if view.mode == "crisis" and not view.unmarked:
        ordered = sorted(reachable, key=lambda plate: (not plate.payable, -plate.points, len(plate.cost)))
    else:
        ordered = sorted(reachable, key=lambda plate: (not plate.payable, plate.down, plate.across, plate.side))
    if not ordered:  # while a room asks something or a hand is too large, no door is within reach
        return [Phrase.of("gemrush-alt-no-door", all=len(view.plates))] if view.phase == "move" else []
    if not named:
        more, told = len(ordered) - listed, [Phrase.of("gemrush-alt-door", **_door(one)) for one in ordered[:listed]]
    else:
        mover = None if view.turn is None else view.seats[view.turn]
        here = None if mover is None else (mover.across, mover.down)
        own = [one for one in ordered if (one.across, one.down) == here]
        rest, rooms = [one for one in ordered if one not in own], _keys(view)
        more, told = len(rest) - listed, [_named(one, "") for one in own]
        told += [_named(one, rooms[one.across, one.down]) for one in rest[:listed]]
    return [*told, *([Phrase.of("gemrush-alt-more-doors", count=more)] if more > 0 else [])]


def _door(plate: Plate) -> dict[str, str | int]:
    """Return what is told of a door: "N13E: Obsidian + Permafrost for 2 points"."""
    return {
        "door": door_name(cell_at(plate.across, plate.down), plate.side),
        "cost": _gems(plate.cost, " + ") or "free",
        "points": plate.points,
        "payable": int(bool(plate.payable)),
    }


def _named(plate: Plate, room: str) -> Phrase:
    """Return a door with the arrow of its side. room: its room; "": that of the mover."""
    key, where = ("gemrush-door-of", {"room": room}) if room else ("gemrush-door-here", {})
    return Phrase.of(key, **_door(plate), arrow=ARROWS[plate.side], **where)


def _piles(view: View) -> Phrase:
    return Phrase.of("gemrush-alt-piles", rooms=len(view.tiles), deck=view.deck, discard=view.discard, stack=view.stack)
