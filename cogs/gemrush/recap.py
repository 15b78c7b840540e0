"""What happened in turns and in a whole match of Gem Rush, in few words."""

from collections.abc import Iterable, Sequence

import msgspec

from bot.engine.game import Phrase, Seat
from bot.games.gemrush import GAME, events
from bot.games.gemrush.rooms import TILES
from bot.sessions.model import Entry, Match
from bot.ui.words import Words

TOLD_ROOMS = 6
_WORTH_TELLING = (
    events.PlacesSwapped,
    events.RoomMoved,
    events.SeatLeft,
    events.SkillChanged,
    events.CardScavenged,
    events.StopAgreed,
)


class Built(msgspec.Struct, frozen=True):
    """A construction at a door. room: the new room's key; "" for none."""

    points: int
    room: str = ""


def turn_in_short(match: Match, turn: Sequence[Entry], words: Words) -> Iterable[str]:
    """Yield what a turn did, in a few words each."""
    happened = [event for entry in turn for event in entry.events]
    for built in constructions(happened):
        key = "gemrush-ui-news-built" if built.room else "gemrush-ui-news-door"
        yield words(key, room=built.room or "tunnel", points=built.points)
    for event in happened:
        match event:
            case events.RoomUsed(_, tile, _):
                yield words("gemrush-ui-news-used", room=TILES[tile].key)
            case _ if isinstance(event, _WORTH_TELLING):
                variables = dict(GAME.tell(event).params)
                # The line begins with the name, so these texts have none.
                told = Phrase.of(f"gemrush-ui-did-{event.__struct_config__.tag}", **variables)
                yield words.phrase(told, match)
    drawn = sum(event.count for event in happened if isinstance(event, events.CardsDrawn))
    kept = sum(len(event.cards) for event in happened if isinstance(event, events.CardsKept))
    if drawn:
        yield words("gemrush-ui-news-drew", count=drawn)
    if kept:
        yield words("gemrush-ui-news-kept", count=kept)
    for event in happened:
        if isinstance(event, events.CardsBurnt):
            yield words("gemrush-ui-news-burnt", burnt=event.burnt)


def constructions(happened: Iterable[object]) -> list[Built]:
    """Return the constructions in these events. Of several rooms in one construction, only the last is named."""
    found: list[Built] = []
    for event in happened:
        match event:
            case events.RoomBuilt(points=points):
                found.append(Built(points))
            case events.TileLaid(tile=tile) if found:
                found[-1] = Built(found[-1].points, TILES[tile].key)
    return found


def result_of(match: Match, seat: Seat, story: Sequence[Entry], words: Words, rooms: int = TOLD_ROOMS) -> str:
    """Return what a seat did in the whole match: what it built and used, and which cards it offered for burning.

    rooms: how many built rooms to name at most.
    """
    happened = [
        event for entry in story if entry.seat == seat for event in entry.events if getattr(event, "seat", seat) == seat
    ]
    built = sorted(constructions(happened), key=lambda one: -one.points)
    named = [words("gemrush-ui-result-room", room=one.room or "tunnel", points=one.points) for one in built[:rooms]]
    parts = []
    if built:
        more = max(0, len(built) - rooms)
        parts.append(words("gemrush-ui-result-built", count=len(built), rooms=words.listed(named), more=more))
    used = sum(isinstance(event, events.RoomUsed) for event in happened)
    if used:
        parts.append(words("gemrush-ui-result-used", count=used))
    offers = sum(isinstance(event, events.CardOffered) for event in happened)
    offers -= sum(isinstance(event, events.OfferWithdrawn) for event in happened)
    if offers > 0:
        parts.append(words("gemrush-ui-result-offered", count=offers))
    return " · ".join(parts)
