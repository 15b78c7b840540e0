"""Gem Rush, advice: scores each move by the best plan for the rest of the turn.

In a plan, the dwarf walks to a room, may build there, and takes an action. Building (a construction) pays for a door
and adds a tile. A new room counts as an average room. The result of a plan is its points plus the final value of the
hand and the room.
"""

from collections.abc import Hashable, Iterator, Sequence
from functools import cache, cached_property

from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.games.gemrush import effects as fx
from bot.games.gemrush.abilities import ChooseX, Discard, GoTo, Keep, MoveTo, Name, SwapWith, piece_moves
from bot.games.gemrush.actions import AS_ACTION, Act, DrawCard, Reach, Scavenge, Use
from bot.games.gemrush.advice_scene import Scene, payment_of, worth_of
from bot.games.gemrush.advice_worth import CACHED, IMPOSSIBLE
from bot.games.gemrush.building import Build, Place
from bot.games.gemrush.changes import with_seat
from bot.games.gemrush.crisis import Burn
from bot.games.gemrush.door_payments import every_payment
from bot.games.gemrush.gems import SHOWING, Gem, with_cards, without_cards
from bot.games.gemrush.mine import Cell, Laid, OpenDoor, cell_at, exits_of, mine_of
from bot.games.gemrush.model import Frame, State
from bot.games.gemrush.moves import Move
from bot.games.gemrush.payments import can_pay
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.walking import Cart, Permeate, Remodel, Walk, Warp, Wayfare
from bot.games.gemrush.worlds import determinize

FIRST = 1  # the `depth` of a plan at its start
WAYS = 4  # plans compare only this many payments for a door, the cheapest
HASTE = 0.02  # points subtracted for each move, so that the shorter of two equal ways wins
PLACES = 8  # for a room that moves, plans compare at most this many spaces
BOTHER = 0.3  # points: using a room to move a dwarf or a room must gain more than this
OPENING = 0.15  # points for each open door after a tile is laid

_plans: dict[Hashable, "Plans"] = {}  # the newest CACHED plans, the oldest of them first


def plans_of(scene: Scene) -> "Plans":
    """Return the plans of a scene. Scenes share plans if they differ only in values that plans ignore."""
    view = scene.view
    can_move = any(isinstance(step, fx.MoveRoom) for step in TILES[scene.mine.tile(scene.here)].ability)
    key = (
        worth_of(scene),
        scene.seat,
        scene.gem,
        scene.skills,
        scene.free_build,
        view.stack > 0,
        view.discard_top,
        scene.here if can_move else None,
        *((one.across, one.down) for seat, one in enumerate(view.seats) if seat != scene.seat),
    )
    plans = _plans.get(key)
    if plans is None:
        plans = Plans(scene)
        if len(_plans) >= CACHED:
            _plans.pop(next(iter(_plans)), None)
        _plans[key] = plans
    return plans


class Plans:
    """Computes and caches the best results of a turn from any room, with any number of steps and any hand.

    scene: one of the scenes that share these plans. Its hand and steps do not matter. The dwarf's room matters only if
        that room can move.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene, self.worth, self.mine = scene, worth_of(scene), scene.mine
        self.scoop = 2 if Skill.LARGE_SCOOP in scene.skills else 1
        self.doors: dict[Cell, list[OpenDoor]] = {}
        if scene.view.stack:
            for opened in self.mine.open_doors():
                self.doors.setdefault(opened.cell, []).append(opened)
        self.plan, self.spot = cache(self._plan), cache(self._spot)

    @cached_property
    def state(self) -> State:
        """An imagined match, because the rules need a state to list the moves of dwarves and rooms."""
        return replace(determinize(self.scene.view, Stream(0)), laid=self.scene.laid)

    # ---- plans ----

    def _plan(self, cell: Cell, steps: int, hand: bytes, depth: int = FIRST) -> float:
        """Return the best result, in points, of a turn that goes on from this cell with these steps and this hand.

        depth: how many constructions and uses of rooms the plan may contain before its action.
        """
        skills = self.scene.skills
        sure_foot, rails = Skill.SURE_FOOT in skills, Skill.RAIL_RIDING in skills
        reach = self.mine.reach(cell, steps, sure_foot=sure_foot, rail_riding=rails)
        return max(self.spot(room, steps - taken, hand, depth) - HASTE * taken for room, taken in reach.items())

    def _spot(self, cell: Cell, steps: int, hand: bytes, depth: int = FIRST) -> float:
        """Return the best result, in points, if the dwarf builds here or uses a room before it walks on."""
        return max(self._ways(cell, steps, hand, depth))

    def _ways(self, cell: Cell, steps: int, hand: bytes, depth: int) -> Iterator[float]:
        worth, scene = self.worth, self.scene
        stays = worth.hand(hand, cell)
        yield stays + worth.draws(self.scoop, hand)
        if TILES[self.mine.tile(cell)].type in AS_ACTION:
            yield stays + self.ability(cell, cell, hand)
        if Skill.LONG_ARM in scene.skills:
            for _, passage in self.mine.steps_from(cell):
                if TILES[self.mine.tile(passage.cell)].type in AS_ACTION:
                    yield stays + self.ability(passage.cell, cell, hand)
        if Skill.SCAVENGING in scene.skills and scene.view.discard:
            yield stays + self.scavenged(hand)
        if depth:
            yield self.use(cell, steps, hand, depth)
        if depth:
            yield from self._builds(cell, steps, hand, depth)

    def _builds(self, cell: Cell, steps: int, hand: bytes, depth: int) -> Iterator[float]:
        scene = self.scene
        step = steps > 0 or (scene.free_build and depth == FIRST)
        if not step and SHOWING[Gem.WARPSTONE].isdisjoint(hand):
            return
        for opened in self.doors.get(cell, ()):
            cost = opened.door.cost
            if can_pay(cost, hand, scene.gem, scene.skills):
                for way in every_payment(cost, hand, scene.gem, scene.skills, here=True, step=step)[:WAYS]:
                    rest, left = without_cards(hand, way.cards), steps - (not way.warp and not scene.free_build)
                    yield opened.door.points + way.bonus + self.after(opened, left, rest, depth) - HASTE

    def after(self, opened: OpenDoor, steps: int, hand: bytes, depth: int) -> float:
        """Return the best result after a construction. The dwarf stays in the new room or goes back."""
        worth, weights = self.worth, self.scene.weights
        room = worth.draws(1, hand) * weights.new_room + weights.new_doors * worth.future
        here = worth.hand(hand, opened.cell) + room
        if steps and depth:
            return max(here, self.plan(opened.cell, steps - 1, hand, depth - 1))
        return here

    # ---- rooms ----

    def use(self, cell: Cell, steps: int, hand: bytes, depth: int) -> float:
        """Return the result of using a Movement or Free room while moving."""
        tile = TILES[self.mine.tile(cell)]
        if tile.type not in ("movement", "free") or (tile.type == "movement" and not steps):
            return IMPOSSIBLE
        left = steps - (tile.type == "movement")
        last = tile.ability[-1]
        if isinstance(last, fx.Go | fx.SwapPlaces):
            gain = self.worth.gain(tile.ability[:-1], hand)
            there = max((self.spot(to, left, hand, 0) for to in self._targets(cell, last)), default=IMPOSSIBLE)
            return there + gain - BOTHER
        if isinstance(last, fx.MoveRoom):
            return self._carried(left, hand) - BOTHER if depth and cell == self.scene.here else IMPOSSIBLE
        gain = self.worth.gain(tile.ability, hand)
        return gain - HASTE + self.plan(cell, left, hand, depth - 1) if gain > 0 else IMPOSSIBLE

    def ability(self, room: Cell, here: Cell, hand: bytes) -> float:
        """Return the value of a room's ability as the action of a dwarf that is here."""
        ability = TILES[self.mine.tile(room)].ability
        if not ability:
            return IMPOSSIBLE
        last = ability[-1]
        if not isinstance(last, fx.Go | fx.SwapPlaces):
            return self.worth.gain(ability, hand)
        gain = self.worth.gain(ability[:-1], hand)
        there = max((self.worth.hand(hand, to) for to in self._targets(here, last)), default=0.0)
        return gain + max(0.0, there - self.worth.hand(hand, here))

    def _targets(self, cell: Cell, step: fx.Go | fx.SwapPlaces) -> list[Cell]:
        state = with_seat(self.state, self.scene.seat, cell=cell)
        moves = piece_moves(state, self.mine.tile(cell), step)
        cells = [state.seats[move.seat].cell if isinstance(move, SwapWith) else move.cell for move in moves]
        # After a plan has moved a room, the view still shows its dwarves in the old cell. This cell is empty now.
        return [to for to in cells if self.mine.is_room(to)]

    def _carried(self, steps: int, hand: bytes) -> float:
        tile = self.mine.tile(self.scene.here)
        moves = [move for move in piece_moves(self.state, tile, fx.MoveRoom()) if isinstance(move, MoveTo)]
        some = moves[:: 1 + len(moves) // PLACES]
        return max((self.carried(move, steps, hand) for move in some), default=IMPOSSIBLE)

    def carried(self, move: MoveTo, steps: int, hand: bytes) -> float:
        """Return the best result after moving the dwarf's room."""
        scene = self.scene
        laid = tuple(Laid(move.cell, one.tile, move.turn) if one.cell == scene.here else one for one in scene.laid)
        return plans_of(scene._replace(laid=laid, mine=mine_of(laid), here=move.cell)).plan(move.cell, steps, hand, 0)

    def scavenged(self, hand: bytes) -> float:
        top, worth = self.scene.view.discard_top, self.worth
        return worth.draws(2, hand) if top is None else worth.draws(1, hand) + worth.prices(hand).cards[top]


class LookAhead:
    """Scores the moves of a scene's seat by the best result of the rest of the turn."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.worth, self.plans = scene, worth_of(scene), plans_of(scene)

    def scores(self, moves: Sequence[Move]) -> list[float]:
        """Return for each move its points plus the best result of the rest of the turn."""
        if self.scene.view.phase == "discard":
            kept = self._kept(len(moves[0].cards) if isinstance(moves[0], Discard) else 0)
            gone = without_cards(self.scene.hand, kept)
            return [float(isinstance(move, Discard) and move.cards == gone) for move in moves]
        return [self._score(move) for move in moves]

    def _kept(self, count: int) -> bytes:
        """Return the hand without its `count` cheapest cards."""
        hand = self.scene.hand
        for _ in range(count):
            rests = [without_cards(hand, bytes((kind,))) for kind in sorted(set(hand))]
            hand = max(rests, key=lambda rest: self.worth.hand(rest, self.scene.here))
        return hand

    def _score(self, move: Move) -> float:
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
        return self._answer_score(move)

    def _answer_score(self, move: Move) -> float:
        """Return the score of a move that no plan contains: it lays a tile, answers an ability, or burns cards."""
        scene, worth, hand, prices = self.scene, self.worth, self.scene.hand, self.worth.prices(self.scene.hand)
        match move:
            case Place():
                return self._placed(move)
            case Burn():
                return self._burnt(move)
            case ChooseX(x):
                return -abs(x - max(1, sum(prices.cards[kind] < prices.drawn for kind in hand)))
            case Name(gem):
                return self._named(gem)
            case Discard(cards):
                return worth.hand(without_cards(hand, cards), scene.here)
            case Keep(cards):
                return worth.hand(with_cards(hand, cards), scene.here)
            case SwapWith(seat):
                other = scene.view.seats[seat]
                assert other.across is not None and other.down is not None  # noqa: PT018
                return self._moved(cell_at(other.across, other.down))
            case GoTo(cell):
                return self._moved(cell)
            case MoveTo():
                return self.plans.carried(move, scene.steps, hand)
        return IMPOSSIBLE

    def _built(self, move: Build) -> float:
        opened = next(one for one in self.plans.doors[move.cell] if one.side == move.side)
        scene, paid = self.scene, payment_of(self.scene, move)
        steps = scene.steps - (not paid.warp and not scene.free_build)
        points = opened.door.points + paid.bonus
        return points + self.plans.after(opened, steps, without_cards(scene.hand, move.cards), FIRST)

    def _turned(self, turn: int) -> float:
        scene = self.scene
        laid = tuple(Laid(one.cell, one.tile, turn) if one.cell == scene.here else one for one in scene.laid)
        turned = scene._replace(laid=laid, mine=mine_of(laid), skills=())
        return plans_of(turned).plan(scene.here, scene.steps, scene.hand)

    def _moved(self, cell: Cell) -> float:
        """Return the best result after an ability moves the dwarf to this cell. After an action, the turn ends."""
        if self._using.action:
            return self.worth.hand(self.scene.hand, cell)
        return self.plans.spot(cell, self.scene.steps, self.scene.hand)

    @property
    def _using(self) -> Frame:
        using = self.scene.view.using
        assert using is not None
        return using

    def _named(self, gem: int) -> float:
        """Return the average gain from naming a gem. A Dig is sure to find the gem, and a Reveal needs luck."""
        ability = TILES[self._using.tile].ability
        prices = self.worth.prices(self.scene.hand)
        kinds = fx.matching_kinds("named", gem, b"")
        likely = prices.share(kinds) if any(isinstance(step, fx.Reveal) for step in ability) else 1.0
        return likely * prices.best_of(1, 1, kinds)

    def _placed(self, move: Place) -> float:
        """Return the best result of the rest of the turn, plus a little for every open door."""
        scene, placing = self.scene, self.scene.view.laying
        assert placing is not None
        tile, cell = placing.tiles[move.other], placing.space
        laid = (*scene.laid, Laid(cell, tile, move.turn))
        mine = mine_of(laid)
        exits = exits_of(tile, move.turn)
        if exits:
            passage = mine.follow(cell, exits[placing.back])
            cell = scene.here if passage.empty else passage.cell
        there = scene._replace(laid=laid, mine=mine, here=cell)
        plan = plans_of(there).plan(cell, there.steps, there.hand)
        return plan + OPENING * len(mine.open_doors()) + worth_of(there).doors

    def _burnt(self, move: Burn) -> float:
        """Return the score of a `Burn`. Cards above the hand limit should burn, and cards of other hands should not."""
        scene = self.scene
        rest = without_cards(scene.hand, move.cards)
        if not scene.turns_left:
            return len(move.cards) - 10 * len(move.others)
        over = max(0, len(scene.hand) - scene.limit)
        wrong = abs(len(move.cards) - min(over, 3))
        return self.worth.hand(rest, scene.here) - 5 * wrong - 10 * len(move.others)
