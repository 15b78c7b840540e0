"""What happened in turns and in a whole match of Gem Rush, in few words."""

from collections.abc import Callable, Iterable, Sequence

import msgspec
from msgspec.structs import replace

from bot.engine.game import Phrase, Seat
from bot.games.gemrush import GAME, events
from bot.games.gemrush.mine import Cell, mine_of
from bot.games.gemrush.model import State
from bot.games.gemrush.names import ARROWS
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.rules import KINDS
from bot.games.gemrush.view import View, winners
from bot.sessions.model import Entry, Match
from bot.storage.keeping import is_computer
from bot.ui.face import state_of
from bot.ui.faces.pictured import Captions
from bot.ui.shared_turns import begun_by, helped
from bot.ui.words import Words, safe_name, who_moved

TOLD_ROOMS = 6
_WORTH_TELLING = (
    events.PlacesSwapped,
    events.RoomMoved,
    events.SeatLeft,
    events.SkillChanged,
    events.CardScavenged,
    events.StopAgreed,
)

# The sentences of an alt text that tell the turn before
TURN_BEFORE = (
    "gemrush-alt-used-room",
    "gemrush-alt-before-draw",
    "gemrush-alt-before-scavenge",
    "gemrush-alt-before-none",
)

# The first words of the moves that answer what a room asks
ANSWERS = tuple(kind.word() for kind in KINDS if "effect" in kind.phases)


def turn_line(match: Match, turn: Sequence[Entry], words: Words) -> str:
    """Return what happened in the turn that has just ended; "" if none has, or if its seat left it without doing any.

    turn: as for `Face.turn_line`.
    """
    state: State | None = match.state
    if state is None or state.by_last < 0 or match.entry.seat != state.by_last:
        return ""
    last, seat, is_left = state.last, Seat(state.by_last), match.entry.kind == "leave"
    if is_left and not last.built and not last.acted:
        return ""
    told = words(
        f"gemrush-ui-turn-{last.acted or 'none'}",
        name=who_moved(match, seat, begun_by(match.entry, turn), words),
        built=last.built,
        points=last.points,
        room=TILES[last.tile].key if last.tile >= 0 else "tunnel",
    )
    left = words.told(GAME, match.entry.events, match, match.entry) if is_left else ""
    return " ".join(filter(None, (told, *helped(match, turn, words, lambda entry: bool(entry.events)), left)))


class Built(msgspec.Struct, frozen=True):
    """A construction at a door of a cell. room: the new room's key; "" for none."""

    points: int
    cell: Cell
    side: int
    room: str = ""


class Gain(msgspec.Struct, frozen=True):
    """The cards that a turn got from a room.

    Attributes:
        room: the room's key; "" for cards from no room.
        uses: how many times the room was used.
        drawn, revealed, kept: how many cards were drawn, how many were revealed, and how many of those were kept.
    """

    room: str
    uses: int = 0
    drawn: int = 0
    revealed: int = 0
    kept: int = 0


def turn_in_short(match: Match, turn: Sequence[Entry], words: Words) -> Iterable[str]:
    """Yield what a turn did, in a few words each."""
    happened = [event for entry in turn for event in entry.events]
    for _, built in built_in(turn):
        if built.room:
            yield words("gemrush-ui-news-built", room=built.room, points=built.points)
        else:
            there = mine_of(state_of(match).laid).at(built.cell)
            room, arrow = "" if there is None else TILES[there.tile].key, ARROWS[built.side]
            yield words("gemrush-ui-news-door", has=int(bool(room)), room=room, arrow=arrow, points=built.points)
    got = gains(turn)
    if state_of(match).frame is not None:  # an ability goes on, and may still ask which revealed cards to keep
        got = [replace(gain, revealed=0) for gain in got]
    for gain in got:
        if gain.room:
            told = words.listed(_cards_told(gain, words))
            yield words("gemrush-ui-news-used", room=gain.room, count=gain.uses, has=int(bool(told)), told=told)
    for event in happened:
        if isinstance(event, _WORTH_TELLING):
            variables = dict(GAME.tell(event).params)
            # The line begins with the name, so these texts have none.
            yield words.phrase(Phrase.of(f"gemrush-ui-did-{event.__struct_config__.tag}", **variables), match)
    for gain in got:
        if not gain.room:
            yield from _cards_told(gain, words)
    for event in happened:
        if isinstance(event, events.CardsBurnt):
            yield words("gemrush-ui-news-burnt", burnt=event.burnt)


def gains(turn: Iterable[Entry]) -> list[Gain]:
    """Return the rooms that a turn used, in the order of their first uses, and last the cards from no room."""
    found: dict[str, Gain] = {}
    room = ""  # the room whose ability goes on
    for entry in turn:
        room = room if entry.notation.partition(" ")[0] in ANSWERS else ""
        for event in entry.events:
            if isinstance(event, events.RoomUsed):
                room = TILES[event.tile].key
            known = found.get(room, Gain(room))
            match event:
                case events.RoomUsed():
                    found[room] = replace(known, uses=known.uses + 1)
                case events.CardsDrawn(count=count):
                    found[room] = replace(known, drawn=known.drawn + count)
                case events.CardsRevealed(cards=cards):
                    found[room] = replace(known, revealed=known.revealed + len(cards))
                case events.CardsKept(cards=cards):
                    found[room] = replace(known, kept=known.kept + len(cards))
    return sorted(found.values(), key=lambda gain: not gain.room)


def _cards_told(gain: Gain, words: Words) -> Iterable[str]:
    """Yield how many cards were drawn, and how many were kept of the revealed ones, which may be none."""
    if gain.drawn:
        yield words("gemrush-ui-news-drew", count=gain.drawn)
    if gain.kept or gain.revealed:
        yield words("gemrush-ui-news-kept", count=gain.kept, revealed=gain.revealed)


def built_in(entries: Iterable[Entry]) -> list[tuple[Entry, Built]]:
    """Return the constructions in these entries, each with the entry that paid for it.

    Of several rooms in one construction, only the last is named. A later entry of the seat may lay the room.
    """
    found = dict[Seat | None, list[tuple[Entry, Built]]]()
    for entry in entries:
        own = found.setdefault(entry.seat, [])
        for event in entry.events:
            match event:
                case events.RoomBuilt(cell=cell, side=side, points=points):
                    own.append((entry, Built(points, cell, side)))
                case events.TileLaid(tile=tile) if own:
                    own[-1] = own[-1][0], replace(own[-1][1], room=TILES[tile].key)
    return [one for own in found.values() for one in own]


def result_of(
    match: Match,
    seat: Seat,
    story: Sequence[Entry],
    words: Words,
    rooms: int = TOLD_ROOMS,
    shown: Callable[[str], str] = safe_name,
) -> str:
    """Return what a seat did in the whole match: what it built and used, and which cards it offered for burning.

    What computer players did in a member's seat is told as theirs. match: a finished one. rooms: how many built rooms
    to name at most.
    """
    own = [entry for entry in story if entry.seat == seat]
    built = built_in(own)  # the door may be one player's, and the room that another lays
    lent = {one.user for one in own if one.user is not None and is_computer(one.user)} - {match.seats[seat].user}

    def did(user: int | None) -> str:
        played = [entry for entry in own if (entry.user if entry.user in lent else None) == user]
        paid = [one for entry, one in built if entry in played]
        return _did(played, paid, seat, words, rooms)

    by_computers = [
        words("gemrush-ui-result-by", name=shown(words.computer(user)), did=told)
        for user in sorted(lent, reverse=True)
        if (told := did(user))
    ]
    return " · ".join(filter(None, (did(None), *by_computers)))


def _did(played: Sequence[Entry], built: Sequence[Built], seat: Seat, words: Words, rooms: int) -> str:
    """Return what one player did in a seat. played: the player's entries. built: what these entries built."""
    happened = [event for entry in played for event in entry.events if getattr(event, "seat", seat) == seat]
    built = sorted(built, key=lambda one: -one.points)
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


def lists_of_winners(match: Match, view: View, words: Words) -> Captions:
    """Return how the names of seats that share the win are joined: a text for each number of names, with {} for each.

    The last name is that of the last seat: in Spanish, the word before it follows its sound.
    """
    shared = winners(view)
    last = match.seats[shared[-1]].name if shared else ""
    lists = [(count, words.listed((*["{}"] * (count - 1), last))) for count in range(2, len(shared) + 1)]
    return tuple((f"list-{count}", said.removesuffix(last) + "{}") for count, said in lists)
