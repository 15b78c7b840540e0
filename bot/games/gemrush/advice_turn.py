"""Gem Rush, advice: what the rest of a turn can bring.

A plan walks to a room, may build there, and acts; what a new room will do nobody knows, so it counts as an average one.
"""

from collections.abc import Hashable, Iterator
from functools import cached_property

from bot.engine.chance import Stream
from bot.games.gemrush import effects as fx
from bot.games.gemrush.abilities import GoTo, MoveTo, SwapWith, piece_moves
from bot.games.gemrush.actions import AS_ACTION, Act, DrawCard, Reach, Scavenge, Use
from bot.games.gemrush.advice_scene import KEPT, Newest, Scene, imagined
from bot.games.gemrush.advice_worth import IMPOSSIBLE, worth_of
from bot.games.gemrush.building import Build
from bot.games.gemrush.cells import Cell
from bot.games.gemrush.changes import with_seat
from bot.games.gemrush.gems import without_cards
from bot.games.gemrush.mine import Laid, OpenDoor, mine_of
from bot.games.gemrush.model import State
from bot.games.gemrush.moves import Move
from bot.games.gemrush.payments import can_pay, payments, warps
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.walking import Cart, Permeate, Remodel, Walk, Warp, Wayfare

FIRST = 1  # constructions that are thought of beside the next one
WAYS = 4  # payments of a door that are thought about, the cheapest
HASTE = 0.02  # points less for each further move, so that of two ways the shorter is taken
PLACES = 8  # for a room that moves, of all there are
BOTHER = 0.3  # points that moving pieces for nothing must bring more than leaving it: or it would never end


class Turn:
    """The rest of a turn of the seat of a scene, in the phase "move"."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.worth, self.plans = scene, worth_of(scene), plans_of(scene)

    def plan(self) -> float:
        """The best that the turn can bring, in points."""
        return self.plans.plan(self.scene.here, self.scene.steps, self.scene.hand)

    def score(self, move: Move) -> float:
        """What the turn brings with this move and the best that can follow, in points."""
        scene, plans, worth = self.scene, self.plans, self.worth
        here, hand, steps = scene.here, scene.hand, scene.steps
        match move:
            case Build():
                return self._built(move)
            case Walk(side):
                return plans.plan(scene.mine.follow(here, side).cell, steps - 1, hand) - HASTE
            case Cart(cell):
                return plans.plan(cell, steps, hand) - HASTE
            case Warp(card, cell) | Wayfare(card, cell):
                return plans.spot(cell, steps, without_cards(hand, bytes((card,)))) - HASTE
            case Permeate(card, side):
                rest = without_cards(hand, bytes((card,)))
                return plans.plan(scene.mine.follow(here, side).cell, steps - 1, rest) - HASTE
            case Remodel(turn):
                return self._turned(turn) - HASTE
            case Use():
                return plans.use(here, steps, hand, FIRST)
            case Act():
                return worth.hand(hand, here) + plans.ability(here, here, hand)
            case Reach(cell):
                return worth.hand(hand, here) + plans.ability(cell, here, hand)
            case DrawCard():
                return worth.hand(hand, here) + worth.draws(plans.scoop, hand)
            case Scavenge():
                return worth.hand(hand, here) + plans.scavenged(hand)
        return IMPOSSIBLE

    def _built(self, move: Build) -> float:
        opened = next(one for one in self.plans.doors[move.cell] if one.side == move.side)
        scene, warp = self.scene, warps(move.cards)
        ways = payments(opened.door.cost, scene.hand, scene.gem, scene.skills, warp=warp)
        if warp:
            ways += payments(opened.door.cost, scene.hand, scene.gem, scene.skills)
        bonus = max(way.bonus for way in ways if (way.cards, way.skills) == (move.cards, move.skills))
        steps = scene.steps - (not warp and scene.steps > 0 and not scene.free_build)
        points = opened.door.points + bonus
        return points + self.plans.after(opened, steps, without_cards(scene.hand, move.cards), FIRST)

    def _turned(self, turn: int) -> float:
        """The turn after this room was turned."""
        scene = self.scene
        laid = tuple(Laid(one.cell, one.tile, turn) if one.cell == scene.here else one for one in scene.laid)
        return Turn(scene._replace(laid=laid, mine=mine_of(laid), skills=())).plan()


_kept: Newest[Hashable, "Plans"] = Newest(KEPT)


def plans_of(scene: Scene) -> "Plans":
    """What turns in a scene can bring; the same for scenes alike in all that counts, as after a step or two."""
    view, here = scene.view, scene.mine.at(scene.here)
    carried = here is not None and any(isinstance(step, fx.MoveRoom) for step in TILES[here.tile].ability)
    alike = (
        worth_of(scene),
        scene.seat,
        scene.gem,
        scene.skills,
        scene.free_build,
        view.stack > 0,
        view.discard_top,
        scene.here if carried else None,
        *((one.across, one.down) for seat, one in enumerate(view.seats) if seat != scene.seat),
    )
    return _kept.get(alike, lambda: Plans(scene))


class Plans:
    """What can be done from any room on, with any steps and any hand. Remembers what it was asked.

    The scene is one of those alike: where its dwarf stands counts only for a room that moves, its hand and steps never.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene, self.worth, self.mine = scene, worth_of(scene), scene.mine
        self.scoop = 2 if Skill.LARGE_SCOOP in scene.skills else 1
        self.doors: dict[Cell, list[OpenDoor]] = {}
        if scene.view.stack:
            for opened in self.mine.open_doors():
                self.doors.setdefault(opened.cell, []).append(opened)
        self._spots: dict[tuple[Cell, int, bytes, int], float] = {}
        self._plans: dict[tuple[Cell, int, bytes, int], float] = {}

    @cached_property
    def state(self) -> State:
        """A match to ask the rules; what is hidden in it is asked for by nobody."""
        return imagined(self.scene, Stream(0))

    # ---- plans ----

    def plan(self, cell: Cell, steps: int, hand: bytes, depth: int = FIRST) -> float:
        """The best that the turn can bring from a room on, with so many steps and such a hand, in points.

        depth: how many constructions are thought of."""
        key = (cell, steps, hand, depth)
        found = self._plans.get(key)
        if found is None:
            reach = self._reach(cell, steps)
            found = max(self.spot(room, steps - taken, hand, depth) - HASTE * taken for room, taken in reach.items())
            self._plans[key] = found
        return found

    def spot(self, cell: Cell, steps: int, hand: bytes, depth: int = FIRST) -> float:
        """The best that the turn can bring without walking from this room, in points."""
        key = (cell, steps, hand, depth)
        found = self._spots.get(key)
        if found is None:
            found = self._spots[key] = max(self._ways(cell, steps, hand, depth))
        return found

    def _ways(self, cell: Cell, steps: int, hand: bytes, depth: int) -> Iterator[float]:
        worth, scene = self.worth, self.scene
        stays = worth.hand(hand, cell)
        yield stays + worth.draws(self.scoop, hand)
        if TILES[self._tile(cell)].type in AS_ACTION:
            yield stays + self.ability(cell, cell, hand)
        if Skill.LONG_ARM in scene.skills:
            for _, passage in self.mine.steps_from(cell):
                if TILES[self._tile(passage.cell)].type in AS_ACTION:
                    yield stays + self.ability(passage.cell, cell, hand)
        if Skill.SCAVENGING in scene.skills and scene.view.discard:
            yield stays + self.scavenged(hand)
        if depth:
            yield self.use(cell, steps, hand, depth)
        if depth and (steps or (scene.free_build and depth == FIRST)):
            yield from self._builds(cell, steps - (not scene.free_build), hand, depth)

    def _builds(self, cell: Cell, steps: int, hand: bytes, depth: int) -> Iterator[float]:
        scene = self.scene
        for opened in self.doors.get(cell, ()):
            cost = opened.door.cost
            if can_pay(cost, hand, scene.gem, scene.skills):
                for way in payments(cost, hand, scene.gem, scene.skills)[:WAYS]:
                    rest = without_cards(hand, way.cards)
                    yield opened.door.points + way.bonus + self.after(opened, steps, rest, depth) - HASTE

    def after(self, opened: OpenDoor, steps: int, hand: bytes, depth: int) -> float:
        """The best that can follow a construction: the new room, or to go on from the door with which it faces back."""
        worth, weights = self.worth, self.scene.weights
        room = worth.draws(1, hand) * weights.new_room + weights.new_doors * worth.future
        here = worth.hand(hand, opened.cell) + room
        if steps and depth:
            return max(here, self.plan(opened.cell, steps - 1, hand, depth - 1))
        return here

    # ---- rooms ----

    def use(self, cell: Cell, steps: int, hand: bytes, depth: int) -> float:
        """Use a Movement or a Free room while moving, and go on."""
        tile = TILES[self._tile(cell)]
        if tile.type not in ("movement", "free") or (tile.type == "movement" and not steps):
            return IMPOSSIBLE
        left = steps - (tile.type == "movement")
        last = tile.ability[-1]
        if isinstance(last, fx.Go | fx.SwapPlaces):
            gain = self.worth.gain(tile.ability[:-1], hand)
            return (
                max((self.spot(to, left, hand, 0) for to in self._targets(cell, last)), default=IMPOSSIBLE)
                + gain
                - BOTHER
            )
        if isinstance(last, fx.MoveRoom):
            return self._carried(left, hand) - BOTHER if depth and cell == self.scene.here else IMPOSSIBLE
        gain = self.worth.gain(tile.ability, hand)
        return gain - HASTE + self.plan(cell, left, hand, depth - 1) if gain > 0 else IMPOSSIBLE

    def ability(self, room: Cell, stand: Cell, hand: bytes) -> float:
        """What the ability of a room brings as the action."""
        ability = TILES[self._tile(room)].ability
        if not ability:
            return IMPOSSIBLE
        last = ability[-1]
        if not isinstance(last, fx.Go | fx.SwapPlaces):
            return self.worth.gain(ability, hand)
        gain = self.worth.gain(ability[:-1], hand)
        there = max((self.worth.hand(hand, to) for to in self._targets(stand, last)), default=0.0)
        return gain + max(0.0, there - self.worth.hand(hand, stand))

    def _targets(self, cell: Cell, step: fx.Go | fx.SwapPlaces) -> list[Cell]:
        """Where a step that moves the dwarf may lead from a room."""
        state = with_seat(self.state, self.scene.seat, cell=cell)
        moves = piece_moves(state, self._tile(cell), step)
        cells = [
            move.cell if isinstance(move, GoTo) else state.seats[move.seat].cell
            for move in moves
            if isinstance(move, GoTo | SwapWith)
        ]
        return [to for to in cells if self.mine.is_room(to)]  # whoever was carried away is still seen where it was

    def _carried(self, steps: int, hand: bytes) -> float:
        """The turn after the dwarf's room has moved to one of some places."""
        moves = [
            move
            for move in piece_moves(self.state, self._tile(self.scene.here), fx.MoveRoom())
            if isinstance(move, MoveTo)
        ]
        some = moves[:: 1 + len(moves) // PLACES]
        return max((self.carried(move, steps, hand) for move in some), default=IMPOSSIBLE)

    def carried(self, move: MoveTo, steps: int, hand: bytes) -> float:
        """The turn after the dwarf's room has moved."""
        scene = self.scene
        laid = tuple(Laid(move.cell, one.tile, move.turn) if one.cell == scene.here else one for one in scene.laid)
        return plans_of(scene._replace(laid=laid, mine=mine_of(laid), here=move.cell)).plan(move.cell, steps, hand, 0)

    def scavenged(self, hand: bytes) -> float:
        top = self.scene.view.discard_top
        return (
            self.worth.draws(2, hand) if top is None else self.worth.draws(1, hand) + self.worth.prices(hand).cards[top]
        )

    def _tile(self, cell: Cell) -> int:
        laid = self.mine.at(cell)
        assert laid is not None
        return laid.tile

    def _reach(self, cell: Cell, steps: int) -> dict[Cell, int]:
        skills = self.scene.skills
        sure_foot, rails = Skill.SURE_FOOT in skills, Skill.RAIL_RIDING in skills
        return self.mine.reach(cell, steps, sure_foot=sure_foot, rail_riding=rails)
