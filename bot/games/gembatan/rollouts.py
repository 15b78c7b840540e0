"""Plays whole turns from a position on, quickly. Computer players try turns with it."""

from bot.engine.chance import Stream
from bot.games.gembatan.model import HAND, IDLE_ROUNDS, State
from bot.games.gembatan.plays import drafted_cells, grid_of, trays
from bot.games.gembatan.rules import draft_tally
from bot.games.gembatan.turns import Ground, Turn, good_turns


def begun_turn(state: State) -> Turn:
    """Return the turn in progress."""
    tally, hand = draft_tally(state), state.hands[state.turn]
    turn = Turn(Ground.of(grid_of(state)), hand.tiles, hand.gems)
    turn.laid, turn.placed, turn.points = tuple(drafted_cells(state)), tally.placed, tally.points
    return turn


class World:
    """A position between two turns, in which the pieces of the trays have an order.

    Attributes:
        hands: by seat, (tiles, gems).
        scores, idle: by seat, as in `State`.
        seats: the seats that are present. turn: the seat to move.
        tiles, gems: the trays. The next piece is the last one.
        left: the turns that are left in a daily; 0 in any other match.
        over: whether the match has ended. Then the scores are final.
    """

    __slots__ = ("gems", "ground", "hands", "idle", "left", "over", "scores", "seats", "tiles", "turn")

    ground: Ground
    hands: list[tuple[bytes, bytes]]
    scores: list[int]
    idle: list[int]
    seats: tuple[int, ...]
    turn: int
    tiles: bytes
    gems: bytes
    left: int
    over: bool

    @classmethod
    def of(cls, state: State) -> "World":
        """Return the position of a state. If a turn is in progress, end it before anything else."""
        grid = grid_of(state)
        tray = trays(state, grid)
        new = cls()
        new.ground = Ground.of(grid)
        new.hands = [(hand.tiles, hand.gems) for hand in state.hands]
        new.scores = [account.score for account in state.accounts]
        new.idle = list(state.idle)
        new.seats = tuple(seat for seat, here in enumerate(state.present) if here)
        new.turn, new.over, new.left = state.turn, False, max(0, state.length - state.turns)
        new.tiles, new.gems = tray.tiles, tray.gems
        return new

    def copy(self) -> "World":
        new = World()
        new.ground, new.hands, new.scores, new.idle = self.ground, self.hands[:], self.scores[:], self.idle[:]
        new.seats, new.turn, new.tiles, new.gems, new.over = self.seats, self.turn, self.tiles, self.gems, self.over
        new.left = self.left
        return new

    def shuffled(self, stream: Stream) -> "World":
        """Return a copy in which the trays have another order."""
        new = self.copy()
        tiles, stream = stream.sample(self.tiles, len(self.tiles))
        gems, _ = stream.sample(self.gems, len(self.gems))
        new.tiles, new.gems = bytes(tiles), bytes(gems)
        return new

    def begun(self) -> Turn:
        return Turn(self.ground, *self.hands[self.turn])

    def lead(self, seat: int) -> int:
        """Return by how many points a seat leads the best of the others."""
        return self.scores[seat] - max((self.scores[other] for other in self.seats if other != seat), default=0)

    def make(self, turn: Turn | None) -> None:
        """Make a turn of the seat to move; None: the seat trades."""
        if turn is None:
            self.trade()
        else:
            self.end(turn)

    def end(self, turn: Turn) -> None:
        """Make this turn of the seat to move, which has plays."""
        self.ground = turn.ground
        self.scores[self.turn] += turn.points
        self._draw(turn.tiles, turn.gems)
        self.idle = [0] * len(self.idle)
        self._pass_on()

    def trade(self) -> None:
        """Trade as many pieces as possible, or pass."""
        tiles, gems = self.hands[self.turn]
        old_tiles, old_gems = tiles[: len(self.tiles)], gems[: len(self.gems)]
        self._draw(tiles[len(old_tiles) :], gems[len(old_gems) :])
        self.tiles, self.gems = old_tiles + self.tiles, old_gems + self.gems
        self.idle[self.turn] += 1
        self._pass_on()

    def _draw(self, tiles: bytes, gems: bytes) -> None:
        """Fill up the hand of the seat to move, which has these pieces left."""
        rest_tiles, rest_gems = max(0, len(self.tiles) - HAND + len(tiles)), max(0, len(self.gems) - HAND + len(gems))
        self.hands[self.turn] = tiles + self.tiles[rest_tiles:], gems + self.gems[rest_gems:]
        self.tiles, self.gems = self.tiles[:rest_tiles], self.gems[:rest_gems]

    def _pass_on(self) -> None:
        if self.left:
            self.left -= 1
            self.over = not self.left
            return
        rounds = min(self.idle[seat] for seat in self.seats)
        if (not self.gems and (rounds or not self.hands[self.turn][1])) or rounds >= IDLE_ROUNDS:
            self.over = True
            for seat in self.seats:
                self.scores[seat] -= len(self.hands[seat][1])
        else:
            self.turn = self.seats[(self.seats.index(self.turn) + 1) % len(self.seats)]

    def best(self, width: int) -> Turn | None:
        """Return the turn with the most points that a search of this width finds; None if nothing fits."""
        found = good_turns(self.begun(), width)
        return found[0] if found else None
