"""Building: the payments for doors, and the moves of a construction, which pay for a door and lay the drawn tile."""

import re
from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.engine.quoting import quoted
from bot.errors import IllegalMove, NotationError
from bot.games.gemrush.changes import draw, pay, spend_step, use_skill, with_doing, with_seat
from bot.games.gemrush.door_payments import every_payment, sensible
from bot.games.gemrush.events import Event, RoomBuilt, StackEmpty, TileLaid, TilesSeen
from bot.games.gemrush.gems import GEMS, Gem, cards_showing, holds
from bot.games.gemrush.mine import (
    Cell,
    Laid,
    OpenDoor,
    alike,
    cell_name,
    distinct_turns,
    exits_of,
    mine_of,
    parse_cell,
    turns_facing,
)
from bot.games.gemrush.model import Placing, State, has
from bot.games.gemrush.moves import (
    NAMED,
    Move,
    card_name,
    cards_name,
    door_name,
    gems_name,
    lacking,
    not_held,
    read_cards,
    read_side,
)
from bot.games.gemrush.names import ARROWS, NamedWords, room_name, skill_name, turned_doors, whereabouts
from bot.games.gemrush.payments import PAYING, Payment, missing, payments
from bot.games.gemrush.rooms import SIDE_LETTERS, TILES
from bot.games.gemrush.skills import SKILLS, Skill

_TURNING = (Skill.HARMONIZATION, Skill.TRANSMUTATION)  # the skills that can turn a Warpstone into something else
_DOOR = re.compile(r"([a-z]{1,2}[0-9]{1,3})[ :/-]?(north|east|south|west|n|e|s|w)")

# ---- doors and payments ----


def no_steps(state: State) -> IllegalMove | None:
    """Return the refusal if the seat to move has no step left; else None."""
    return None if state.doing.steps else IllegalMove("gemrush-no-steps")


def has_step(state: State) -> bool:
    """Return whether the seat to move has a step for building, or needs none because of the skill Momentum."""
    return state.doing.steps > 0 or momentum(state)


def momentum(state: State) -> bool:
    """Return whether the next construction costs no step because of the skill Momentum."""
    return has(state.mover, Skill.MOMENTUM) and not state.doing.built


def door_at(state: State, cell: Cell, side: int) -> OpenDoor | None:
    """Return the door on this side of a room if it leads to an empty space; else None."""
    return next((one for one in mine_of(state.laid).open_doors() if (one.cell, one.side) == (cell, side)), None)


def ways(state: State, opened: OpenDoor) -> list[Payment]:
    """Return the payments for a door that are possible now. The first is used if the player names no cards."""
    account = state.mover
    here, step = opened.cell == account.cell, has_step(state)
    return every_payment(opened.door.cost, account.hand, GEMS[account.gem], account.skills, here=here, step=step)


def sensible_ways(state: State, opened: OpenDoor) -> list[Payment]:
    """Return the payments for a door without those that discard a card for nothing (see `sensible`)."""
    return sensible(ways(state, opened), state.mover.skills, saves_step=not momentum(state))


def by_place(one: "Build") -> tuple[int, int, bytes, bytes]:
    """Return the sort key for the order of the mine: row by row, and at one door by the numbers of the cards."""
    return one.cell, one.side, one.cards, one.skills


def points_of(opened: OpenDoor, payment: Payment) -> int:
    """Return the points of a construction: the door's points plus the bonus of the payment."""
    return opened.door.points + payment.bonus


def way_of(state: State, move: "Build") -> tuple[OpenDoor, Payment] | None:
    """Return the door and the payment of a construction; None if the construction is not possible now."""
    opened = door_at(state, move.cell, move.side) if state.stack else None
    if opened is None:
        return None
    wanted = (move.cards, move.skills)
    found = next((payment for payment in ways(state, opened) if (payment.cards, payment.skills) == wanted), None)
    return None if found is None else (opened, found)


def build_first(state: State, opened: OpenDoor) -> IllegalMove:
    """Return the refusal of a step into an empty space. The refusal says how the player can build there."""
    if not state.stack:
        return IllegalMove("gemrush-no-tiles")
    door, cost, offered = door_name(opened.cell, opened.side), opened.door.cost, ways(state, opened)
    if not offered:
        return IllegalMove("gemrush-step-empty", door=door, count=len(cost), cost=gems_name(cost))
    best = Build(opened.cell, opened.side, offered[0].cards, offered[0].skills).text()
    return IllegalMove("gemrush-step-build", door=door, best=best, points=points_of(opened, offered[0]))


# ---- the construction ----


class Build(Move, frozen=True, tag="build"):
    """Pay for a door, and draw a tile for the empty space behind it.

    `build N13E ObPe +evoc` names the room and the side of the door, the cards, and the skills used.

    The door must be in the dwarf's room. If the payment uses a Warpstone, any door of the mine is possible, and the
    construction costs no step.
    """

    cell: Cell
    side: int
    cards: bytes = b""  # kinds of cards, ascending
    skills: bytes = b""  # numbers of the skills used, ascending

    form = "build N13E ObPe ElSo"

    def written(self) -> Sequence[str]:
        codes = (f"+{SKILLS[skill].key[:4]}" for skill in self.skills)
        return door_name(self.cell, self.side), *map(card_name, self.cards), *codes

    @classmethod
    def read(cls, words: Sequence[str]) -> "Build":
        joined = " ".join(words)
        found = _DOOR.match(joined)
        if found is None:
            raise NotationError("gemrush-notation-door", text=quoted(words[0]))
        cell, side = parse_cell(found[1]), read_side(found[2])
        rest = joined[found.end() :].replace("+", " +").split()
        skills = {_paying_skill(word[1:]) for word in rest if word.startswith("+")}
        cards = read_cards([word for word in rest if not word.startswith("+")])
        return Build(cell, side, cards, bytes(sorted(skills)))

    @classmethod
    def barred(cls, state: State, seat: Seat) -> IllegalMove | None:
        return None if state.stack else IllegalMove("gemrush-no-tiles")

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["Build"]:
        """Yield all constructions, door by door, the cheapest of each door first."""
        return _builds(state, ways)

    @classmethod
    def sensible(cls, state: State) -> list["Build"]:
        """Return the constructions that are worth offering, in the order of `choices` (see `sensible_ways`)."""
        return [] if cls.barred(state, state.turn) else list(_builds(state, sensible_ways))

    def is_choice(self, state: State, seat: Seat) -> bool:
        return way_of(state, self) is not None

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        """Check the door, the cards, the distance, the steps, the skills and the payment. Return the first refusal."""
        account, here = state.mover, state.mover.cell
        if not mine_of(state.laid).is_room(self.cell):
            return _no_door_of_a_room(state, self.cell)
        opened = door_at(state, self.cell, self.side)
        if opened is None:
            return _no_open_door(state, self)
        if not holds(account.hand, self.cards):
            return not_held(account.hand, self.cards)
        has_warpstone = bool(cards_showing(self.cards, Gem.WARPSTONE))
        if self.cell != here and not has_warpstone:
            return IllegalMove("gemrush-build-far", door=door_name(self.cell, self.side), here=cell_name(here))
        if not has_step(state) and not has_warpstone:
            return IllegalMove("gemrush-no-steps")
        for skill in self.skills:
            if refused := lacking(state, SKILLS[skill]):
                return refused
        return _why_not_pay(state, self, opened)

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        """Pay for the door, score, and draw the tile."""
        way = way_of(state, self)
        assert way is not None
        opened, payment = way
        if not payment.warp:
            state = use_skill(state, Skill.MOMENTUM) if momentum(state) else spend_step(state)
        points, far = points_of(opened, payment), opened.cell != state.mover.cell
        events.append(RoomBuilt(seat, opened.cell, opened.side, payment.cards, payment.skills, points, far))
        state = use_skill(state, *payment.skills)
        state = with_doing(state, built=state.doing.built + 1, points=state.doing.points + points)
        state = with_seat(pay(state, payment.cards), seat, points=state.mover.points + points)
        passage = opened.passage
        placing = Placing(b"", passage.cell, passage.side, opened.cell, payment.wasted > 0)
        return _draw_tile(replace(state, built=state.rounds), placing, events)

    def label(self, state: State, words: NamedWords) -> str:
        way = way_of(state, self)
        assert way is not None
        used = "".join(f" + {words.phrase(skill_name(SKILLS[skill]))}" for skill in self.skills)
        here = self.cell == state.mover.cell
        return words(
            "gemrush-ui-pay-one",
            door=ARROWS[self.side] if here else f"{whereabouts(state, self.cell, words)} {ARROWS[self.side]}",
            cards=(cards_name(self.cards) or "–") + used,
            points=points_of(*way),
        )


def _builds(state: State, ways_of: Callable[[State, OpenDoor], list[Payment]]) -> Iterator[Build]:
    """Yield a construction for each of the payments for each door at which the seat to move can build."""
    here, can_warp = state.mover.cell, bool(cards_showing(state.mover.hand, Gem.WARPSTONE))
    for opened in mine_of(state.laid).open_doors():
        if can_warp or (opened.cell == here and has_step(state)):
            for payment in ways_of(state, opened):
                yield Build(opened.cell, opened.side, payment.cards, payment.skills)


def _paying_skill(word: str) -> int:
    for skill in PAYING:
        if word.startswith(skill.key[:4]) and skill.key.startswith(word):
            return int(skill)
    raise NotationError("gemrush-notation-skill", text=quoted(word))


def _no_door_of_a_room(state: State, cell: Cell) -> IllegalMove:
    """Return the refusal of a cell without a room.

    For a tunnel, the refusal names the doors whose path leads through the tunnel. For an empty space, the refusal names
    the doors of the dwarf's room.
    """
    mine = mine_of(state.laid)
    if mine.at(cell) is None:
        key, doors = "gemrush-build-no-room", [one for one in mine.open_doors() if one.cell == state.mover.cell]
    else:
        key, doors = "gemrush-build-tunnel", [one for one in mine.open_doors() if cell in one.passage.tunnels]
    named = ", ".join(sorted(door_name(one.cell, one.side) for one in doors)[:NAMED])
    return IllegalMove(key, cell=cell_name(cell), count=len(doors), doors=named)


def _no_open_door(state: State, move: Build) -> IllegalMove:
    mine, cell, side = mine_of(state.laid), cell_name(move.cell), SIDE_LETTERS[move.side]
    if mine.doors(move.cell)[move.side] is not None:
        beyond = mine.follow(move.cell, move.side).cell
        return IllegalMove("gemrush-build-taken", side=side, cell=cell, beyond=cell_name(beyond))
    doors = sorted(one.side for one in mine.open_doors() if one.cell == move.cell)
    sides = ", ".join(SIDE_LETTERS[side] for side in doors)
    return IllegalMove("gemrush-build-wall", cell=cell, side=side, count=len(doors), sides=sides)


def _why_not_pay(state: State, move: Build, opened: OpenDoor) -> IllegalMove:
    """Return the refusal of cards that do not pay for a door. The refusal names a possible payment, if any."""
    account, cost = state.mover, opened.door.cost
    door, cards = door_name(move.cell, move.side), cards_name(move.cards)
    offered = [Build(move.cell, move.side, way.cards, way.skills) for way in ways(state, opened)]
    best = offered[0].text() if offered else ""
    if _lacks_warpstone(state, move, opened):
        return _warpstone_gone(state, move, best)
    if lack := missing(cost, move.cards, GEMS[account.gem], account.skills):
        return IllegalMove(
            "gemrush-build-missing",
            door=door,
            cost=gems_name(cost),
            missing=gems_name(lack),
            count=len(offered),
            best=best,
        )
    if offered and not offered[0].cards:
        return IllegalMove("gemrush-build-free", door=door, best=best)
    same = [one.text() for one in offered if one.cards == move.cards]
    if same:
        return IllegalMove("gemrush-build-skills", cards=cards, door=door, best=same[0])
    named = gems_name(cost)
    return IllegalMove("gemrush-build-surplus", door=door, count=len(cost), cost=named, cards=cards, best=best)


def _lacks_warpstone(state: State, move: Build, opened: OpenDoor) -> bool:
    """Return whether a payment is refused only because it uses no Warpstone: the door is far, or no step is left."""
    if move.cell == state.mover.cell and has_step(state):
        return False
    walked = payments(opened.door.cost, move.cards, GEMS[state.mover.gem], state.mover.skills)
    return any((way.cards, way.skills) == (move.cards, move.skills) for way in walked)


def _warpstone_gone(state: State, move: Build, best: str) -> IllegalMove:
    """Return the refusal of cards that pay for a door, but whose Warpstone a skill turns into something else.

    best: a possible payment; "" if there is none.
    """
    skill = next(SKILLS[skill].key for skill in move.skills if skill in _TURNING)
    where = "near" if move.cell == state.mover.cell else "far"
    return IllegalMove("gemrush-build-turned", skill=skill, where=where, count=int(bool(best)), best=best)


# ---- the tile ----


class Place(Move, frozen=True, tag="place"):
    turn: int  # the side that the printed north of the tile faces after the move
    other: bool = False  # whether to lay the second of two drawn tiles

    form = "place E"
    phases = ("place",)

    def written(self) -> Sequence[str]:
        turn = SIDE_LETTERS[self.turn]
        return ("other", turn) if self.other else (turn,)

    @classmethod
    def read(cls, words: Sequence[str]) -> "Place":
        other = words[0] == "other"
        (turn,) = words[other:]
        return Place(read_side(turn), other=other)

    @classmethod
    def choices(cls, state: State, seat: Seat) -> tuple["Place", ...]:
        return places(state)

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        placing = _placing(state)
        if self.other and len(placing.tiles) == 1:
            return IllegalMove("gemrush-place-other")
        turned = ", ".join(SIDE_LETTERS[one.turn] for one in places(state) if one.other == self.other)
        return IllegalMove("gemrush-place-turn", side=SIDE_LETTERS[placing.back], turns=turned)

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        """Lay the tile and move the dwarf. A tunnel that leads to an empty space needs another tile."""
        placing = _placing(state)
        tile = placing.tiles[self.other]
        rest = bytes(other for other in placing.tiles if other != tile)
        laid = Laid(placing.space, tile, self.turn)
        events.append(TileLaid(state.turn, laid.cell, tile, self.turn))
        state = replace(state, laid=(*state.laid, laid), stack=rest + state.stack)
        exits = exits_of(tile, self.turn)
        if not exits:
            return _arrive(state, placing, laid.cell, events)
        passage = mine_of(state.laid).follow(laid.cell, exits[placing.back])
        if passage.empty:
            return _draw_tile(state, replace(placing, space=passage.cell, back=passage.side), events)
        return _arrive(state, placing, passage.cell, events)

    def label(self, state: State, words: NamedWords) -> str:
        tiles = _placing(state).tiles
        tile = tiles[self.other]
        shown = turned_doors(tile, self.turn, words)
        return f"{words.phrase(room_name(TILES[tile].key))}: {shown}" if len(tiles) > 1 else shown


def places(state: State) -> tuple[Place, ...]:
    """Return all legal ways to lay the drawn tile. Of two tunnels that are alike, only the first can be laid."""
    placing = _placing(state)
    return tuple(
        Place(turn, other=number == 1)
        for number, tile in enumerate(placing.tiles)
        if number == 0 or not alike(tile, placing.tiles[0])
        for turn in distinct_turns(tile, turns_facing(tile, placing.back))
    )


def _placing(state: State) -> Placing:
    assert state.placing is not None
    return state.placing


def _draw_tile(state: State, placing: Placing, events: list[Event]) -> State:
    """Draw a tile for an empty space. Lay the tile at once if there is only one way to lay it."""
    if not state.stack:
        events.append(StackEmpty(state.turn))
        return _arrive(state, placing, placing.door, events)
    count = 1
    if has(state.mover, Skill.SECOND_LOOK) and len(state.stack) > 1:
        count, state = 2, use_skill(state, Skill.SECOND_LOOK)
    tiles = state.stack[-count:][::-1]
    state = replace(state, stack=state.stack[:-count], placing=replace(placing, tiles=tiles), phase="place")
    ways_to_lay = places(state)
    if len(ways_to_lay) == 1:
        return ways_to_lay[0].play(state, state.turn, events)
    events.append(TilesSeen(state.turn, tiles))
    return state


def _arrive(state: State, placing: Placing, cell: Cell, events: list[Event]) -> State:
    """End the construction: move the dwarf to this cell. The skill Leftovers draws a card if a gem was wasted."""
    state = with_seat(replace(state, placing=None, phase="move"), state.turn, cell=cell)
    if placing.wasted and has(state.mover, Skill.LEFTOVERS):
        state = use_skill(draw(state, state.turn, 1, events), Skill.LEFTOVERS)
    return state
