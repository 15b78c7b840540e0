"""Executes the abilities of rooms step by step, and defines the moves that answer a step.

A step that needs a choice stops the ability until the player answers with a move.

A player can use an ability only if the hand has enough cards to discard. If steps contain the number X, there must be
an X with which they are possible in full. A Dig (reveal cards until enough match) may find too few: then the player
keeps these few. A step is skipped if it has no cards or no destination left. An ability that only moves dwarves or
rooms cannot be used if nothing can move.

Long because the steps are easier to check beside the moves that answer them.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import ClassVar

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gemrush import effects as fx
from bot.games.gemrush import turns
from bot.games.gemrush.changes import break_off, draw, pay, take, with_seat
from bot.games.gemrush.effects import ALL, Effect, has_x, matching_kinds, number, numbers, only_pieces
from bot.games.gemrush.events import (
    CardsDiscarded,
    CardsKept,
    CardsRevealed,
    Event,
    GemNamed,
    NumberChosen,
    PlacesSwapped,
    RoomMoved,
    RoomUsed,
    Went,
)
from bot.games.gemrush.gems import GEMS, choices, holds, with_cards, without_cards
from bot.games.gemrush.mine import Cell, Laid, across, cell_name, distinct_turns, down, mine_of
from bot.games.gemrush.model import MOST_CARDS, Frame, Phase, State, other_rooms, tile_at
from bot.games.gemrush.moves import CARDS, CELL, GEM, NUMBER, SEAT, SIDE, Move, cards_name, cell_names, not_held
from bot.games.gemrush.names import GEM_KEYS, NamedWords, card, whereabouts
from bot.games.gemrush.rooms import SIDE_LETTERS, TILES

# ---- executing the steps ----


def numbers_of(state: State, tile: int) -> tuple[int, ...]:
    """Return the possible values of X for the seat to move (see `effects.numbers`)."""
    return numbers(TILES[tile].ability, state.mover.hand, len(state.deck) + len(state.discard))


def can_use(state: State, tile: int) -> bool:
    """Return whether the seat to move can use the ability of this tile now."""
    ability = TILES[tile].ability
    if not ability or not numbers_of(state, tile):
        return False
    return not only_pieces(ability) or any(True for effect in ability for _ in piece_moves(state, tile, effect))


def begin(state: State, tile: int, events: list[Event], *, action: bool) -> State:
    """Start the ability of a room, and run it until the player must choose."""
    events.append(RoomUsed(state.turn, tile, action))
    return _run(replace(state, frame=Frame(tile, action), phase="effect"), events)


def _run(state: State, events: list[Event]) -> State:
    """Run the ability until the player must choose, or until it ends.

    If only one choice is possible, it is made without asking. But in Rush, if the choice depends on the private hand,
    the player is asked. Otherwise the table would learn that the hand allows only one choice.
    """
    while state.frame is not None:
        if state.frame.step == len(TILES[state.frame.tile].ability):
            return break_off(state)
        kind = answer_kind(state)
        answers = () if kind is None else tuple(islice(kind.choices(state, state.turn), 2))
        if len(answers) > 1 or (answers and state.mode == "rush" and kind in (ChooseX, Name, Discard)):
            break
        state = answers[0].answer(state, events) if answers else _execute(state, events)
    return state


def _execute(state: State, events: list[Event]) -> State:
    """Execute a Draw, Reveal or Dig. Skip any other step, because no choice is possible for it."""
    frame, seat = _frame(state), state.turn
    match _step(frame):
        case fx.Draw(count):
            state = draw(state, seat, number(count, frame.x), events)
        case fx.Reveal(count):
            state, cards = take(state, number(count, frame.x), events)
            events.append(CardsRevealed(seat, cards))
            frame = replace(frame, aside=frame.aside + cards, keepable=frame.keepable + cards)
        case fx.Dig(count, matching):
            kinds, cards, found = matching_kinds(matching, frame.named, frame.discarded), b"", b""
            while len(found) < number(count, frame.x):
                state, drawn = take(state, 1, events)
                if not drawn:
                    break
                cards += drawn
                found += drawn if drawn[0] in kinds else b""
            events.append(CardsRevealed(seat, cards, len(found)))
            frame = replace(frame, aside=frame.aside + cards, keepable=frame.keepable + found)
    return _next_step(state, frame)


def _frame(state: State) -> Frame:
    assert state.frame is not None
    return state.frame


def _step(frame: Frame) -> Effect:
    return TILES[frame.tile].ability[frame.step]


def _next_step(state: State, frame: Frame) -> State:
    return replace(state, frame=replace(frame, step=frame.step + 1))


# ---- moves that answer a step ----


_BY_PLACE = ("room", "go")  # the first words of answers that name a place, which must be on the board in play


class Answer(Move, frozen=True):
    """A move that answers the current step of an ability."""

    phases: ClassVar[tuple[Phase, ...]] = ("effect",)

    @classmethod
    def barred(cls, state: State, seat: Seat) -> IllegalMove | None:
        if answer_kind(state) is cls:
            return None
        asked, named = asks_for(state), {"room": TILES[_frame(state).tile].key}
        if asked in _BY_PLACE:
            named["example"] = next((move.text() for move in effect_moves(state)), asked)
        return IllegalMove(f"gemrush-asks-{asked}", **named)

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        return _run(self.answer(state, events), events)

    def answer(self, state: State, events: list[Event]) -> State:
        """Return the state after this choice. `play` then runs the next steps of the ability."""
        raise NotImplementedError


class ChooseX(Answer, frozen=True, tag="x"):
    """Choose the number X of an ability."""

    x: int

    form = "x 2"
    fields = (NUMBER,)

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["ChooseX"]:
        return map(ChooseX, numbers_of(state, _frame(state).tile))

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        possible = numbers_of(state, _frame(state).tile)
        return IllegalMove("gemrush-x-range", low=min(possible, default=1), high=max(possible, default=1))

    def answer(self, state: State, events: list[Event]) -> State:
        events.append(NumberChosen(state.turn, self.x))
        return replace(state, frame=replace(_frame(state), x=self.x))

    def label(self, state: State, words: NamedWords) -> str:
        return words("gemrush-ui-x", x=self.x)


class Name(Answer, frozen=True, tag="name"):
    """Name one of the eleven gems."""

    gem: int

    form = "name Fi"
    fields = (GEM,)

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["Name"]:
        return map(Name, GEMS)

    def answer(self, state: State, events: list[Event]) -> State:
        events.append(GemNamed(state.turn, self.gem))
        return _next_step(state, replace(_frame(state), named=self.gem))

    def label(self, state: State, words: NamedWords) -> str:
        return words("gemrush-ui-gem", gem=GEM_KEYS[self.gem])


class _CardsAnswer(Answer, frozen=True):
    cards: bytes  # kinds of cards, ascending

    fields = (CARDS,)

    def label(self, state: State, words: NamedWords) -> str:
        return card(self.cards[0], words) if len(self.cards) == 1 else cards_name(self.cards)


class Discard(_CardsAnswer, frozen=True, tag="discard"):
    """Discard cards of the hand, for an ability or because the hand is too large."""

    form = "discard ObPe ElSo"
    phases = ("discard", "effect")

    @classmethod
    def barred(cls, state: State, seat: Seat) -> IllegalMove | None:
        return None if state.frame is None else super().barred(state, seat)

    @staticmethod
    def _asked(state: State) -> tuple[bytes, int]:
        """Return the cards of the hand that may be discarded, and how many the move must discard."""
        hand = state.mover.hand
        return (hand, turns.excess(state.mover)) if state.frame is None else discards_asked(state.frame, hand)

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["Discard"]:
        fitting, count = cls._asked(state)
        return (Discard(cards) for cards in choices(fitting, count) if cards)

    def is_choice(self, state: State, seat: Seat) -> bool:
        """Return whether the move is one of the `choices`, without listing them: a large hand has too many."""
        fitting, count = self._asked(state)
        return len(self.cards) == count and holds(fitting, self.cards)

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        (fitting, count), hand = self._asked(state), state.mover.hand
        if not holds(hand, self.cards):
            return not_held(hand, self.cards)
        if not holds(fitting, self.cards):
            unfit = bytes(kind for kind in self.cards if kind not in fitting)
            return IllegalMove("gemrush-discard-unfit", cards=cards_name(unfit), fitting=cards_name(fitting))
        return IllegalMove("gemrush-discard-count", count=count, given=len(self.cards))

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        if state.frame is None:
            return turns.discard_hand(state, self.cards, events)
        return super().play(state, seat, events)

    def answer(self, state: State, events: list[Event]) -> State:
        frame, hand = _frame(state), state.mover.hand
        events.append(CardsDiscarded(state.turn, self.cards))
        left = _left_to_discard(frame, hand) - len(self.cards)
        discarded = bytes(sorted(frame.discarded + self.cards))
        frame = replace(frame, left=left, step=frame.step + (left == 0), discarded=discarded)
        return replace(pay(state, self.cards), frame=frame)


class Keep(_CardsAnswer, frozen=True, tag="keep"):
    form = "keep ObPe"

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["Keep"]:
        frame = _frame(state)
        fitting, effect = keepable(frame), _step(frame)
        assert isinstance(effect, fx.Keep)
        wanted = len(fitting) if effect.count == ALL else min(number(effect.count, frame.x), len(fitting))
        return (Keep(cards) for cards in choices(fitting, wanted) if cards)

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        there = keepable(_frame(state))
        if not holds(there, self.cards):
            return IllegalMove("gemrush-keep-not-there", cards=cards_name(self.cards), there=cards_name(there))
        count = len(next(self.choices(state, seat)).cards)
        return IllegalMove("gemrush-keep-count", count=count, given=len(self.cards))

    def answer(self, state: State, events: list[Event]) -> State:
        frame = _frame(state)
        events.append(CardsKept(state.turn, self.cards))
        aside, left = without_cards(frame.aside, self.cards), without_cards(frame.keepable, self.cards)
        state = with_seat(state, state.turn, hand=with_cards(state.mover.hand, self.cards))
        return _next_step(state, replace(frame, aside=aside, keepable=left))


def discards_asked(frame: Frame, hand: bytes) -> tuple[bytes, int]:
    """Return the cards of the hand that match a Discard step, and how many of them the next move must discard."""
    return _fitting(frame, hand), min(_left_to_discard(frame, hand), MOST_CARDS)


def _left_to_discard(frame: Frame, hand: bytes) -> int:
    effect = _step(frame)
    assert isinstance(effect, fx.Discard)
    return frame.left or min(number(effect.count, frame.x), len(_fitting(frame, hand)))


def keepable(frame: Frame) -> bytes:
    """Return the revealed cards that the player may keep in a Keep step, in the order revealed."""
    return _fitting(frame, frame.keepable)


def _fitting(frame: Frame, cards: bytes) -> bytes:
    effect = _step(frame)
    assert isinstance(effect, fx.Discard | fx.Keep)
    kinds = matching_kinds(effect.matching, frame.named, frame.discarded)
    return bytes(kind for kind in cards if kind in kinds)


# ---- moves of dwarves and rooms ----


class SwapWith(Answer, frozen=True, tag="swap"):
    """Change places with a dwarf in another room. `swap 3` names the third seat."""

    seat: Seat

    form = "swap 3"
    fields = (SEAT,)

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["SwapWith"]:
        for place, account in enumerate(state.seats):
            if account.present and account.cell != state.mover.cell:
                yield SwapWith(Seat(place))

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        other, named = self.seat, " ".join(str(one.seat + 1) for one in self.choices(state, seat))
        if other == seat:
            return IllegalMove("gemrush-swap-self", seats=named)
        if other >= len(state.seats) or not state.seats[other].present:
            return IllegalMove("gemrush-swap-gone", number=other + 1, seats=named)
        return IllegalMove("gemrush-swap-same", number=other + 1, seats=named)

    def answer(self, state: State, events: list[Event]) -> State:
        other = state.seats[self.seat]
        events.append(PlacesSwapped(state.turn, self.seat, other.gem))
        swapped = with_seat(state, self.seat, cell=state.mover.cell)
        return _next_step(with_seat(swapped, state.turn, cell=other.cell), _frame(state))

    def label(self, state: State, words: NamedWords) -> str:
        where = whereabouts(state, state.seats[self.seat].cell, words)
        return words("gemrush-ui-swap", name=words.name(self.seat), where=where)


class MoveTo(Answer, frozen=True, tag="room"):
    """Move the room that has the ability to an empty space."""

    cell: Cell
    turn: int  # the side that the printed north of the room faces after the move

    form = "room P12 E"
    fields = (CELL, SIDE)

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["MoveTo"]:
        return _spaces(state, _frame(state).tile)

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        sites = list(self.choices(state, seat))
        turned = [SIDE_LETTERS[site.turn] for site in sites if site.cell == self.cell]
        if turned:
            return IllegalMove("gemrush-space-turn", cell=cell_name(self.cell), turns=", ".join(turned))
        cells = sorted({site.cell for site in sites})
        return IllegalMove("gemrush-space", cell=cell_name(self.cell), count=len(cells), spaces=cell_names(cells))

    def answer(self, state: State, events: list[Event]) -> State:
        """Move the room with all dwarves in it."""
        frame = _frame(state)
        events.append(RoomMoved(state.turn, frame.tile, self.cell))
        old = _place_of(state, frame.tile)
        laid = tuple(Laid(self.cell, one.tile, self.turn) if one.tile == frame.tile else one for one in state.laid)
        seats = tuple(replace(one, cell=self.cell) if one.cell == old else one for one in state.seats)
        return _next_step(replace(state, laid=laid, seats=seats), frame)

    def label(self, state: State, words: NamedWords) -> str:
        tile = _frame(state).tile
        lies = next(laid.turn for laid in state.laid if laid.tile == tile)
        return words("gemrush-ui-move-room", where=whereabouts(state, self.cell, words), turn=(self.turn - lies) % 4)


class GoTo(Answer, frozen=True, tag="go"):
    """Go to a room that the ability allows."""

    cell: Cell

    form = "go P12"
    fields = (CELL,)

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["GoTo"]:
        effect = _step(_frame(state))
        assert isinstance(effect, fx.Go)
        return _goals(state, effect.where)

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        cells = [one.cell for one in self.choices(state, seat)]
        return IllegalMove("gemrush-go-goal", cell=cell_name(self.cell), count=len(cells), rooms=cell_names(cells))

    def answer(self, state: State, events: list[Event]) -> State:
        events.append(Went(state.turn, self.cell, tile_at(state, self.cell)))
        return _next_step(with_seat(state, state.turn, cell=self.cell), _frame(state))

    def label(self, state: State, words: NamedWords) -> str:
        return whereabouts(state, self.cell, words)


def piece_moves(state: State, tile: int, effect: Effect) -> Iterable[SwapWith | MoveTo | GoTo]:
    """Return the moves that a step allows if it moves a dwarf or a room; () for any other step.

    tile: the room that has the ability.
    """
    match effect:
        case fx.SwapPlaces():
            return SwapWith.choices(state, state.turn)
        case fx.MoveRoom():
            return _spaces(state, tile)
        case fx.Go(where):
            return _goals(state, where)
    return ()


def _spaces(state: State, tile: int) -> Iterator[MoveTo]:
    for cell, turns_there in mine_of(state.laid).elevator_sites(_place_of(state, tile)).items():
        yield from (MoveTo(cell, turn) for turn in distinct_turns(tile, turns_there))


def _place_of(state: State, tile: int) -> Cell:
    return next(laid.cell for laid in state.laid if laid.tile == tile)


def _goals(state: State, where: fx.Where) -> Iterator[GoTo]:
    return (GoTo(cell) for cell in other_rooms(state) if _is_goal(state, where, cell))


def _is_goal(state: State, where: fx.Where, cell: Cell) -> bool:
    match where:
        case "any":
            return True
        case "dwarf":
            return any(account.present and account.cell == cell for account in state.seats)
        case "line":
            here = state.mover.cell
            return across(cell) == across(here) or down(cell) == down(here)
        case "start":
            return cell == next(laid.cell for laid in state.laid if TILES[laid.tile].type != "tunnel")
    return TILES[tile_at(state, cell)].type == where


# ---- the answer that a step needs ----


_ANSWERS: dict[type[Effect], type[Answer]] = {
    fx.NameGem: Name,
    fx.Discard: Discard,
    fx.Keep: Keep,
    fx.SwapPlaces: SwapWith,
    fx.MoveRoom: MoveTo,
    fx.Go: GoTo,
}


def answer_kind(state: State) -> type[Answer] | None:
    """Return the class of the moves that answer the current step; None if the step needs no choice."""
    frame = _frame(state)
    if has_x(TILES[frame.tile].ability) and not frame.x:
        return ChooseX
    return _ANSWERS.get(type(_step(frame)))


def asks_for(state: State) -> str:
    """Return the first word of the moves that answer the current step; "" if the step needs no choice."""
    kind = answer_kind(state)
    return "" if kind is None else kind.word()


def effect_moves(state: State) -> Iterable[Move]:
    """Return the moves that answer the current step; () if the step needs no choice."""
    kind = answer_kind(state)
    return () if kind is None else kind.choices(state, state.turn)
