"""Moves through the mine: steps, rides, jumps with a card, and turning the dwarf's room."""

from collections.abc import Iterator
from typing import Self

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gemrush import building
from bot.games.gemrush.changes import pay, spend_step, use_skill, with_doing, with_seat
from bot.games.gemrush.events import Event, Permeated, Rode, RoomTurned, Walked, Warped
from bot.games.gemrush.gems import GEMS, KINDS, Gem, cards_showing
from bot.games.gemrush.mine import Cell, Laid, cell_name, distinct_turns, doors_of, mine_of
from bot.games.gemrush.model import State, has, other_rooms, tile_at
from bot.games.gemrush.moves import CARD, CELL, SIDE, Move, card_name, cards_name, cell_names, not_held
from bot.games.gemrush.names import ARROWS, GEM_KEYS, NamedWords, whereabouts
from bot.games.gemrush.rooms import SIDE_LETTERS
from bot.games.gemrush.skills import Skill

# ---- steps and rails ----


class Walk(Move, frozen=True, tag="walk"):
    """Take one step through the door on this side."""

    side: int

    form = "step N"
    fields = (SIDE,)

    @classmethod
    def barred(cls, state: State, seat: Seat) -> IllegalMove | None:
        return building.no_steps(state)

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["Walk"]:
        account = state.mover
        ways = mine_of(state.laid).steps_from(account.cell, sure_foot=has(account, Skill.SURE_FOOT))
        return (Walk(side) for side, _ in ways)

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        here = state.mover.cell
        opened = building.door_at(state, here, self.side)
        if opened is not None:
            return building.build_first(state, opened)
        sides = [SIDE_LETTERS[one.side] for one in self.choices(state, seat)]
        side = SIDE_LETTERS[self.side]
        return IllegalMove("gemrush-wall", cell=cell_name(here), side=side, count=len(sides), sides=", ".join(sides))

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        mine, here = mine_of(state.laid), state.mover.cell
        if mine.doors(here)[self.side] is None:
            state = use_skill(state, Skill.SURE_FOOT)
        cell = mine.follow(here, self.side).cell
        events.append(Walked(seat, cell, tile_at(state, cell)))
        return with_seat(spend_step(state), seat, cell=cell)

    def label(self, state: State, words: NamedWords) -> str:
        return f"{ARROWS[self.side]} {_beyond(state, self.side, words)}"


def _beyond(state: State, side: int, words: NamedWords) -> str:
    return whereabouts(state, mine_of(state.laid).follow(state.mover.cell, side).cell, words)


class Cart(Move, frozen=True, tag="cart"):
    """Ride to another mine cart, at no cost."""

    cell: Cell

    form = "cart P12"
    fields = (CELL,)

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["Cart"]:
        account = state.mover
        rails = mine_of(state.laid).rails_from(account.cell, rail_riding=has(account, Skill.RAIL_RIDING))
        return map(Cart, sorted(rails))

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        here = state.mover.cell
        carts = [cart for cart in mine_of(state.laid).carts if cart != here]
        named: dict[str, int | str] = {"count": len(carts), "carts": cell_names(carts)}
        if next(self.choices(state, seat), None) is None:
            return IllegalMove("gemrush-no-rails", cell=cell_name(here), **named)
        if self.cell == here:
            return IllegalMove("gemrush-already-there", cell=cell_name(here))
        return IllegalMove("gemrush-no-cart", cell=cell_name(self.cell), **named)

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        if self.cell not in mine_of(state.laid).rails_from(state.mover.cell):
            state = use_skill(state, Skill.RAIL_RIDING)
        events.append(Rode(seat, self.cell))
        return with_seat(state, seat, cell=self.cell)

    def label(self, state: State, words: NamedWords) -> str:
        return words("gemrush-ui-cart", where=whereabouts(state, self.cell, words))


# ---- moves that cost a card ----


class _ToAnyRoom(Move, frozen=True):
    """Discard a card and go to any room. The card shows a Warpstone, or with a skill the dwarf's colour."""

    card: int
    cell: Cell

    fields = (CARD, CELL)

    @classmethod
    def _gem(cls, state: State) -> Gem:
        return Gem.WARPSTONE if cls.by_skill is None else GEMS[state.mover.gem]

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator[Self]:
        for card in cards_showing(state.mover.hand, cls._gem(state)):
            yield from (cls(card, cell) for cell in other_rooms(state))

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        if refused := _wrong_card(state, self.card, self._gem(state)):
            return refused
        mine, name = mine_of(state.laid), cell_name(self.cell)
        if self.cell == state.mover.cell:
            return IllegalMove("gemrush-already-there", cell=name)
        if mine.at(self.cell) is not None and not mine.is_room(self.cell):
            return IllegalMove("gemrush-tunnel-stop", cell=name)
        others = other_rooms(state)
        return IllegalMove("gemrush-no-room", cell=name, count=len(others), rooms=cell_names(others))

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        state, tile = pay(state, bytes((self.card,))), tile_at(state, self.cell)
        if self.by_skill is None:
            events.append(Warped(seat, self.card, self.cell, tile=tile))
        else:
            events.append(Warped(seat, self.card, self.cell, int(self.by_skill), tile))
            state = use_skill(state, self.by_skill)
        return with_seat(state, seat, cell=self.cell)

    def label(self, state: State, words: NamedWords) -> str:
        return words("gemrush-ui-warp", card=card_name(self.card), where=whereabouts(state, self.cell, words))


class Warp(_ToAnyRoom, frozen=True, tag="warp"):
    """Discard a Warpstone and go to any room."""

    form = "warp WaOb P12"


class Wayfare(_ToAnyRoom, frozen=True, tag="wayfare"):
    """Discard a card of the dwarf's colour and go to any room."""

    form = "wayfare ObPe P12"
    by_skill = Skill.WAYFARING


class Permeate(Move, frozen=True, tag="permeate"):
    """Discard a card of the dwarf's colour and take one step through a wall."""

    card: int
    side: int

    form = "permeate ObPe N"
    fields = (CARD, SIDE)
    by_skill = Skill.PERMEATION

    @classmethod
    def barred(cls, state: State, seat: Seat) -> IllegalMove | None:
        return super().barred(state, seat) or building.no_steps(state)

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["Permeate"]:
        account, mine = state.mover, mine_of(state.laid)
        for card in cards_showing(account.hand, account.gem):
            for side, door in enumerate(mine.doors(account.cell)):
                if door is None and not mine.follow(account.cell, side).empty:
                    yield Permeate(card, side)

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        if refused := _wrong_card(state, self.card, GEMS[state.mover.gem]):
            return refused
        wall = mine_of(state.laid).doors(state.mover.cell)[self.side] is None
        return IllegalMove("gemrush-permeate-empty" if wall else "gemrush-permeate-door", side=SIDE_LETTERS[self.side])

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        cell = mine_of(state.laid).follow(state.mover.cell, self.side).cell
        events.append(Permeated(seat, self.card, cell, tile_at(state, cell)))
        state = use_skill(pay(spend_step(state), bytes((self.card,))), Skill.PERMEATION)
        return with_seat(state, seat, cell=cell)

    def label(self, state: State, words: NamedWords) -> str:
        where = _beyond(state, self.side, words)
        return words("gemrush-ui-permeate", card=card_name(self.card), arrow=ARROWS[self.side], where=where)


def _wrong_card(state: State, card: int, gem: Gem) -> IllegalMove | None:
    """Return the refusal of a card that the hand lacks or that does not show the gem; None if the card is right."""
    hand = state.mover.hand
    if card not in hand:
        return not_held(hand, bytes((card,)))
    if gem in KINDS[card]:
        return None
    fitting = cards_showing(hand, gem)
    return IllegalMove(
        "gemrush-card-shows",
        card=card_name(card),
        gem=GEM_KEYS[gem],
        count=len(fitting),
        fitting=cards_name(fitting),
    )


# ---- turning the room ----


class Remodel(Move, frozen=True, tag="remodel"):
    turn: int  # the side that the printed north of the room faces after the move

    form = "remodel E"
    fields = (SIDE,)
    by_skill = Skill.REMODELLING

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["Remodel"]:
        if state.doing.remodelled:
            return
        tile, as_it_lies = tile_at(state, state.mover.cell), mine_of(state.laid).doors(state.mover.cell)
        for turn in distinct_turns(tile, (0, 1, 2, 3)):
            if doors_of(tile, turn) != as_it_lies:
                yield Remodel(turn)

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        turned = ", ".join(SIDE_LETTERS[one.turn] for one in self.choices(state, seat))
        return IllegalMove("gemrush-remodel-same", turns=turned) if turned else IllegalMove("gemrush-remodel-done")

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        here, tile = state.mover.cell, tile_at(state, state.mover.cell)
        events.append(RoomTurned(seat, tile, self.turn))
        turned = tuple(Laid(here, tile, self.turn) if one.cell == here else one for one in state.laid)
        return with_doing(use_skill(replace(state, laid=turned), Skill.REMODELLING), remodelled=True)

    def label(self, state: State, words: NamedWords) -> str:
        laid = mine_of(state.laid).at(state.mover.cell)
        assert laid is not None
        return words("gemrush-ui-remodel", turn=(self.turn - laid.turn) % 4)
