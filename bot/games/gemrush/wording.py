"""What Gem Rush says of events and pictures, as keys and variables; the sentences are in `gemrush.ftl`.

What the variables are, of refusals too:

    seat                        an int, 0 the first; the caller puts the member's name in its place
    gem, dwarf, skill, room     keys of what they name: "fire-ruby", "large-scoop", "post-chute"
    cell, door, card, cards     as written: "N13", "N13E", "ObPe", "ObPe ElSo"
    side, turns, sides          letters of sides: "N", "N E"
    cost, missing, free         gems as written: "Ob Pe"
    rooms, carts, spaces, ...   several cells, of which a few are named; a `count` beside them may be 0
    doors, text                 doors with cost and points; what a player wrote, shortened
    the rest                    ints
"""

from collections.abc import Iterable
from typing import assert_never

from bot.engine.game import Phrase, Seat
from bot.games.gemrush.cells import cell_at, cell_name
from bot.games.gemrush.events import (
    CardOffered,
    CardsBurnt,
    CardScavenged,
    CardsDiscarded,
    CardsDrawn,
    CardsKept,
    CardsRevealed,
    DwarfChosen,
    Event,
    GemNamed,
    MatchEnded,
    MineBegun,
    NumberChosen,
    OfferWithdrawn,
    Permeated,
    PileShuffled,
    PlacesSwapped,
    Rode,
    RoomBuilt,
    RoomMoved,
    RoomTurned,
    RoomUsed,
    SeatLeft,
    SkillChanged,
    SkillChosen,
    SkillKept,
    StackEmpty,
    StopAgreed,
    StopRefused,
    TileLaid,
    TilesSeen,
    Walked,
    Warped,
    Went,
)
from bot.games.gemrush.gems import CODES
from bot.games.gemrush.names import GEM_KEYS
from bot.games.gemrush.notation import card_name, cards_name, door_name
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import SKILLS
from bot.games.gemrush.tiles import SIDE_LETTERS
from bot.games.gemrush.view import Plate, SeenSeat, SeenTile, View

_Cards = (
    CardsDiscarded
    | CardsDrawn
    | CardScavenged
    | PileShuffled
    | CardsRevealed
    | CardsKept
    | CardsBurnt
    | CardOffered
    | OfferWithdrawn
)
_Ways = Walked | Rode | Warped | Permeated | RoomTurned | PlacesSwapped | RoomMoved | Went
_Rooms = MineBegun | RoomBuilt | TilesSeen | TileLaid | StackEmpty | RoomUsed

# Alt text has 1,000 characters at most: of many things the first are told one by one.
TOLD_DOORS = 5


def tell(event: Event) -> Phrase:
    """An event in words."""
    match event:
        case SkillChosen() | SkillChanged() | SkillKept():
            return _tell_skills(event)
        case DwarfChosen(seat, gem):
            return Phrase.of("gemrush-event-dwarf-chosen", seat=seat, dwarf=GEM_KEYS[gem], gem=GEM_KEYS[gem])
        case GemNamed(seat, gem):
            return Phrase.of("gemrush-event-gem-named", seat=seat, gem=GEM_KEYS[gem])
        case NumberChosen(seat, x):
            return Phrase.of("gemrush-event-number-chosen", seat=seat, x=x)
        case StopAgreed(seat, agreed, seated):
            return Phrase.of("gemrush-event-stop-agreed", seat=seat, agreed=agreed, seated=seated)
        case StopRefused(seat):
            return Phrase.of("gemrush-event-stop-refused", seat=seat)
        case SeatLeft(seat):
            return Phrase.of("gemrush-event-seat-left", seat=seat)
        case MatchEnded():
            return _ended(event)
        case MineBegun() | RoomBuilt() | TilesSeen() | TileLaid() | StackEmpty() | RoomUsed():
            return _tell_rooms(event)
        case Walked() | Rode() | Warped() | Permeated() | RoomTurned() | PlacesSwapped() | RoomMoved() | Went():
            return _tell_ways(event)
    return _tell_cards(event)


def _tell_skills(event: SkillChosen | SkillChanged | SkillKept) -> Phrase:
    match event:
        case SkillChosen(seat, skill):
            return Phrase.of("gemrush-event-skill-chosen", seat=seat, skill=SKILLS[skill].key)
        case SkillChanged(seat, old, new, _):
            return Phrase.of("gemrush-event-skill-changed", seat=seat, old=SKILLS[old].key, new=SKILLS[new].key)
        case SkillKept(seat, skill):
            return Phrase.of("gemrush-event-skill-kept", seat=seat, skill=SKILLS[skill].key)
    assert_never(event)


def _tell_rooms(event: _Rooms) -> Phrase:
    match event:
        case MineBegun(cell, tile, seat):
            return Phrase.of("gemrush-event-mine-begun", seat=seat, cell=cell_name(cell), room=TILES[tile].key)
        case RoomBuilt():
            return _tell_built(event)
        case TilesSeen(seat, tiles):
            second = TILES[tiles[-1]].key
            return Phrase.of(
                "gemrush-event-tiles-seen", seat=seat, count=len(tiles), room=TILES[tiles[0]].key, other=second
            )
        case TileLaid(_, cell, tile, _):
            return Phrase.of("gemrush-event-tile-laid", room=TILES[tile].key, cell=cell_name(cell))
        case StackEmpty(seat):
            return Phrase.of("gemrush-event-stack-empty", seat=seat)
        case RoomUsed(seat, tile, _):
            return Phrase.of("gemrush-event-room-used", seat=seat, room=TILES[tile].key)
    assert_never(event)


def _tell_built(event: RoomBuilt) -> Phrase:
    """With the skills used, two at most: without them a payment may look too small."""
    skills = [SKILLS[skill].key for skill in event.skills]
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


def _tell_ways(event: _Ways) -> Phrase:
    match event:
        case Walked(seat, cell):
            return Phrase.of("gemrush-event-walked", seat=seat, cell=cell_name(cell))
        case Rode(seat, cell):
            return Phrase.of("gemrush-event-rode", seat=seat, cell=cell_name(cell))
        case Warped(seat, card, cell, skill):
            key = "gemrush-event-warped" if skill < 0 else "gemrush-event-wayfared"
            return Phrase.of(key, seat=seat, card=card_name(card), cell=cell_name(cell))
        case Permeated(seat, card, cell):
            return Phrase.of("gemrush-event-permeated", seat=seat, card=card_name(card), cell=cell_name(cell))
        case RoomTurned(seat, tile, turn):
            return Phrase.of("gemrush-event-room-turned", seat=seat, room=TILES[tile].key, side=SIDE_LETTERS[turn])
        case PlacesSwapped(seat, _, gem):
            return Phrase.of("gemrush-event-places-swapped", seat=seat, dwarf=GEM_KEYS[gem])
        case RoomMoved(seat, tile, cell):
            return Phrase.of("gemrush-event-room-moved", seat=seat, room=TILES[tile].key, cell=cell_name(cell))
        case Went(seat, cell):
            return Phrase.of("gemrush-event-went", seat=seat, cell=cell_name(cell))
    assert_never(event)


def _tell_cards(event: _Cards) -> Phrase:
    match event:
        case CardsDiscarded(seat, cards):
            return Phrase.of("gemrush-event-cards-discarded", seat=seat, cards=cards_name(cards))
        case CardsDrawn(seat, count):
            return Phrase.of("gemrush-event-cards-drawn", seat=seat, count=count)
        case CardScavenged(seat, card):
            return Phrase.of("gemrush-event-card-scavenged", seat=seat, card=card_name(card))
        case PileShuffled(count):
            return Phrase.of("gemrush-event-pile-shuffled", count=count)
        case CardsRevealed(seat, cards, _):
            return Phrase.of("gemrush-event-cards-revealed", seat=seat, count=len(cards), cards=cards_name(cards))
        case CardsKept(seat, cards):
            return Phrase.of("gemrush-event-cards-kept", seat=seat, cards=cards_name(cards))
        case CardsBurnt(_, hand, deck, burnt):
            return Phrase.of("gemrush-event-cards-burnt", cards=cards_name(hand + deck), burnt=burnt)
        case CardOffered(seat, card):
            return Phrase.of("gemrush-event-card-offered", seat=seat, card=card_name(card))
        case OfferWithdrawn(seat, card):
            return Phrase.of("gemrush-event-offer-withdrawn", seat=seat, card=card_name(card))
    assert_never(event)


def _ended(event: MatchEnded) -> Phrase:
    """In Rush who has won, in Crisis what was reached; where nobody is left, neither."""
    if event.reason in ("won", "lost", "open"):
        return Phrase.of(f"gemrush-event-crisis-{event.reason}", points=event.points, turns=event.turns)
    if not event.winners:
        return Phrase.of("gemrush-event-crisis-deserted", points=event.points, turns=event.turns)
    if len(event.winners) == 1:
        return Phrase.of(f"gemrush-event-match-ended-{event.reason}", seat=event.winners[0], points=event.points)
    return Phrase.of(f"gemrush-event-match-tied-{event.reason}", count=len(event.winners), points=event.points)


# ---- the picture in words ----


def alt(view: View) -> tuple[Phrase, ...]:
    """The picture in words, a line each: whose turn, the turn before, the seats, what can be built, the piles."""
    return (*_turn(view), *_last(view), *_seats(view), *_doors(view), _piles(view))


def _turn(view: View) -> list[Phrase]:
    said = []
    if view.over:
        said.append(Phrase.of(f"gemrush-alt-over-{view.over}", points=view.total))
    elif view.turn is None:
        said.append(Phrase.of("gemrush-alt-choosing"))
    else:
        said.append(Phrase.of(f"gemrush-alt-phase-{view.phase}", seat=view.turn, steps=view.steps_left))
    if view.mode == "crisis" and not view.over:
        said.append(Phrase.of("gemrush-alt-crisis", points=view.total, target=view.target or 0, turns=view.turns))
    elif view.last_round:
        said.append(Phrase.of("gemrush-alt-last-round"))
    return said


def _last(view: View) -> list[Phrase]:
    last = view.last
    if last is None:
        return []
    words = {"seat": last.seat, "built": last.built, "points": last.points}
    if last.acted == "room":
        return [Phrase.of("gemrush-alt-used-room", **words, room=last.room)]
    return [Phrase.of(f"gemrush-alt-before-{last.acted or 'none'}", **words)]


def _seats(view: View) -> Iterable[Phrase]:
    for place, one in enumerate(view.seats):
        seat = Seat(place)
        if one.present:
            yield Phrase.of("gemrush-alt-seat", seat=seat, points=one.points, cards=one.cards, cell=_cell(one))
        else:
            yield Phrase.of("gemrush-alt-gone", seat=seat, points=one.points)


def _cell(one: SeenSeat | SeenTile) -> str:
    return cell_name(cell_at(one.across or 0, one.down or 0))


def _doors(view: View) -> list[Phrase]:
    """The doors to build at: those within reach first, the best first."""
    if view.over or not view.stack:
        return []
    reachable = [plate for plate in view.plates if plate.reachable]
    ordered = sorted(reachable, key=lambda plate: (-plate.points, len(plate.cost)))
    doors, more = ", ".join(map(_door, ordered[:TOLD_DOORS])), max(0, len(ordered) - TOLD_DOORS)
    return [Phrase.of("gemrush-alt-doors", count=len(ordered), doors=doors, more=more, all=len(view.plates))]


def _door(plate: Plate) -> str:
    """ "N13E ObPe+2": a door as its tile's entry has it."""
    cost = "".join(CODES[gem] for gem in plate.cost) or "-"
    return f"{door_name(cell_at(plate.across, plate.down), plate.side)} {cost}+{plate.points}"


def _piles(view: View) -> Phrase:
    return Phrase.of("gemrush-alt-piles", rooms=len(view.tiles), deck=view.deck, discard=view.discard, stack=view.stack)
