"""The start of a match: the seed decides the first room, the stack, hands, dwarves and skills."""

from bot.engine.chance import Stream
from bot.engine.game import Seat, SeatRange, Step
from bot.errors import OptionError
from bot.games.gemrush.changes import Dice
from bot.games.gemrush.events import Event, MineBegun, TileLaid
from bot.games.gemrush.gems import CARDS, CODES, GEM_OF_CODE, STANDARD
from bot.games.gemrush.mine import START, Cell, Laid, exits_of, is_tunnel, neighbour, opposite, turns_facing
from bot.games.gemrush.model import (
    CRISIS_TARGET,
    CROWD,
    CROWD_TARGET,
    DEALT_RANGE,
    DWARVES,
    HAND,
    RUSH_TARGET,
    SEATS,
    TARGET_RANGE,
    VARIANT_TARGET,
    Account,
    Options,
    State,
)
from bot.games.gemrush.rooms import EAST, SOUTH, TILES
from bot.games.gemrush.skills import SKILLS
from bot.games.gemrush.turns import start_turn

DAILY = "daily"  # the key of the leaderboard of dailies

SKILL_KEYS = tuple(skill.key for skill in SKILLS)


def seat_range(options: Options) -> SeatRange:
    low, high = SEATS[options.mode]
    return SeatRange(1, 1) if options.solo else SeatRange(low, options.seats or high)


def check_options(options: Options) -> None:
    """Raise OptionError if an option is out of range or contradicts another option."""
    low, high = TARGET_RANGE
    if isinstance(options.target, int) and not low <= options.target <= high:
        raise OptionError("gemrush-target-range", low=low, high=high)
    if options.mode == "rush" and options.target == "open":
        raise OptionError("gemrush-open-rush", low=low, high=high)
    if options.mode == "rush" and options.solo:
        raise OptionError("gemrush-solo-rush", low=SEATS["rush"][0])
    if options.turns and not (options.solo and options.target == "open"):
        raise OptionError("gemrush-turns-solo")
    fewest, most = SEATS[options.mode]
    if options.seats and not fewest <= options.seats <= most:
        raise OptionError("gemrush-seats-range", low=fewest, high=most)
    low, high = DEALT_RANGE
    if not low <= options.dealt <= high:
        raise OptionError("gemrush-dealt-range", low=low, high=high)
    if options.skill and options.variant != "shared":
        raise OptionError("gemrush-unshared-skill")
    if options.skill and options.skill not in SKILL_KEYS:
        raise OptionError("gemrush-no-such-skill")
    dwarves = [dwarf for dwarf in options.chosen if dwarf]
    if len(set(dwarves)) < len(dwarves) or not set(DWARVES).issuperset(dwarves):
        raise OptionError("gemrush-no-such-dwarf", dwarves=" ".join(DWARVES))


def target_of(options: Options, seats: int) -> int | None:
    """Return the points to reach; None for no limit."""
    if options.target == "open":
        return None
    if options.target != "usual":
        return options.target
    if options.mode == "rush":
        return CROWD_TARGET if seats >= CROWD else RUSH_TARGET
    return CRISIS_TARGET + VARIANT_TARGET.get(options.variant, 0)


def setup(seed: int, options: Options, seats: int) -> Step[State]:
    """Return the first step of a match. Raises OptionError for wrong options or a wrong number of seats."""
    check_options(options)
    allowed = seat_range(options)
    if not allowed.low <= seats <= allowed.high:
        raise OptionError("gemrush-seats-range", low=allowed.low, high=allowed.high)
    events: list[Event] = []
    stack, laid = _begin_mine(seed, events)
    deck, _ = Stream.of(seed, Dice.DECK).sample(CARDS, len(CARDS))
    gems = _dwarves(seed, options, seats)
    begins = first(seed, seats)
    skills, dealt = _deal_skills(seed, options, seats)
    room = laid[-1]
    events.insert(0, MineBegun(room.cell, room.tile, begins))
    accounts = tuple(
        Account(
            gem=gems[seat],
            cell=room.cell,
            hand=bytes(sorted(deck[len(deck) - HAND * (seat + 1) : len(deck) - HAND * seat])),
            skills=skills[seat],
            dealt=dealt[seat],
        )
        for seat in range(seats)
    )
    state = State(
        seed=seed,
        mode=options.mode,
        variant=options.variant,
        target=target_of(options, seats),
        laid=laid,
        stack=stack,
        deck=bytes(deck[: len(deck) - HAND * seats]),
        discard=b"",
        seats=accounts,
        first=begins,
        turn=begins,
        phase="choose-skill",
        length=options.turns,
    )
    if not any(dealt):
        state = start_turn(state, events)
    return Step(state, tuple(events), sealed=True)


def first(seed: int, seats: int) -> Seat:
    """Return the seat that has the first turn of a match."""
    drawn, _ = Stream.of(seed, Dice.FIRST_SEAT).below(seats)
    return Seat(drawn)


def _dwarves(seed: int, options: Options, count: int) -> list[int]:
    """Return by seat the colour of its dwarf: the chosen colour, else a random colour that nobody chose."""
    shuffled, _ = Stream.of(seed, Dice.DWARVES).sample(STANDARD, len(STANDARD))
    chosen = (*options.chosen, *[""] * count)[:count]
    free = iter([gem for gem in shuffled if CODES[gem] not in chosen])
    return [int(GEM_OF_CODE[code]) if code else int(next(free)) for code in chosen]


def _begin_mine(seed: int, events: list[Event]) -> tuple[bytes, tuple[Laid, ...]]:
    """Return the stack, and the tiles from the starting space to the first room.

    The way runs east. A tunnel with a bend turns the way south, and the next such tunnel turns it east again.
    """
    shuffled, _ = Stream.of(seed, Dice.STACK).sample(bytes(range(len(TILES))), len(TILES))
    stack, laid, cell, heading = bytes(shuffled), [], START, EAST
    while is_tunnel(stack[-1]):
        tile, back = stack[-1], opposite(heading)
        bent = SOUTH if heading == EAST else EAST
        turn, out = next(
            (turn, out) for out in (heading, bent) for turn in range(4) if exits_of(tile, turn)[back] == out
        )
        laid.append(Laid(cell, tile, turn))
        stack, cell, heading = stack[:-1], neighbour(cell, out), out
    events.extend(TileLaid(Seat(0), one.cell, one.tile, one.turn) for one in laid)
    turns = turns_facing(stack[-1], opposite(heading)) if laid else (0, 1, 2, 3)
    number, _ = Stream.of(seed, Dice.START).below(len(turns))
    return stack[:-1], (*laid, Laid(Cell(cell), stack[-1], turns[number]))


def _deal_skills(seed: int, options: Options, count: int) -> tuple[list[bytes], list[bytes]]:
    """Return two lists by seat: the skills that it has, and the skills from which it may choose."""
    deck, _ = Stream.of(seed, Dice.SKILLS).sample(bytes(range(len(SKILLS))), len(SKILLS))
    none = [b""] * count
    match options.variant:
        case "none":
            return none, none
        case "shared":
            shared = SKILL_KEYS.index(options.skill) if options.skill else deck[0]
            return [bytes((shared,))] * count, none
        case "choice":
            each = min(options.dealt, len(deck) // count)
            return none, [bytes(sorted(deck[seat * each : (seat + 1) * each])) for seat in range(count)]
        case "circle":
            # A skill card lies between every two neighbours. Card n is on the left of seat n, card n - 1 on its right.
            # A single seat has two cards.
            between = max(count, 2)
            return [bytes(sorted((deck[seat], deck[seat - 1 if seat else between - 1]))) for seat in range(count)], none
        case "normal" | "chaos":
            return [bytes((deck[seat],)) for seat in range(count)], none


def scoreboard(options: Options) -> str:
    """Return the key of the leaderboard. Dailies have one, and so has each combination of mode, variant and target."""
    if options.turns:
        return DAILY
    return f"{options.mode}-{options.variant}-{options.target}"
