"""Sets up matches. A daily begins with the middle of a match, which computer turns have made from the seed alone."""

from msgspec.structs import replace

from bot.engine import parts
from bot.engine.chance import Stream
from bot.engine.game import Seat, Step
from bot.errors import OptionError
from bot.games.gembatan import rules
from bot.games.gembatan.events import BoardBegun
from bot.games.gembatan.model import HAND, Account, Laid, Lay, Options, Pieces, Socket, State
from bot.games.gembatan.modes import DAILY_TURNS, SEATS, Mode
from bot.games.gembatan.plays import Dice, draw_in_order, grid_of, trays
from bot.games.gembatan.rollouts import World

BEFORE = 12  # turns that are played before those of the seat
SEATS_BEFORE = 3
WIDTH = 2  # of the search for these turns (`turns.good_turns`); a wider one leaves fewer chains to make longer
LEFT = DAILY_TURNS * HAND  # With so many tiles and gems in the trays, every hand is full, also after trades.


def setup(seed: int, options: Options, seats: int) -> Step[State]:
    """Return the first step of a match. Raises OptionError for wrong options or a wrong number of seats.

    The setup of a daily takes about 10 ms.
    """
    parts.check_ranges(options, refusal="gembatan-option-range")
    allowed = SEATS[options.mode]
    if not allowed.low <= seats <= allowed.high:
        raise OptionError("gembatan-seats-range", low=allowed.low, high=allowed.high)
    return rules.setup(seed, options, seats) if options.mode is Mode.TABLE else _daily(seed, options)


def _daily(seed: int, options: Options) -> Step[State]:
    begun = rules.setup(seed, options, SEATS_BEFORE).state
    world = World.of(begun).shuffled(Stream.of(seed, Dice.BEFORE))
    laid, filled = [*begun.laid], list[Socket]()
    for _ in range(BEFORE):
        turn = world.best(WIDTH)
        if turn is None or len(filled) + len(turn.placed) > options.gems - LEFT - HAND:
            break
        laid += [Laid(play.cell, play.tile, play.turn) for play in turn.plays if isinstance(play, Lay)]
        filled += map(Socket, turn.placed)
        world.make(turn)
    empty = State(
        seed=seed,
        laid=tuple(laid),
        filled=tuple(filled),
        hands=(Pieces(),),
        accounts=(Account(),),
        present=(True,),
        idle=(0,),
        turn=Seat(0),
        gone=begun.gone,
        length=DAILY_TURNS,
    )
    hand, _ = draw_in_order(seed, trays(empty, grid_of(empty)), Pieces(), Pieces())
    state = replace(empty, hands=(hand,), draws=1)
    return Step(state, (BoardBegun(len(laid), len(filled), DAILY_TURNS),), sealed=True)
