"""What a seat may do: whom the table waits for, who else may act, every legal move."""

from collections.abc import Iterator

from bot.engine.game import Seat
from bot.games.gemrush import abilities, building, turns, walking
from bot.games.gemrush.abilities import can_use, tile_at
from bot.games.gemrush.cells import Cell
from bot.games.gemrush.mine import mine_of
from bot.games.gemrush.model import BURNT_A_TURN, State
from bot.games.gemrush.moves import (
    Act,
    Chaos,
    ChooseSkill,
    DrawCard,
    Move,
    Offer,
    PlayOn,
    Reach,
    Scavenge,
    Stop,
    Use,
    Withdraw,
)
from bot.games.gemrush.piles import without_cards
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import SKILLS, Skill
from bot.games.gemrush.walking import has

AS_ACTION = ("action", "movement")


def to_move(state: State) -> tuple[Seat, ...]:
    """The seats that the table waits for; () when the match is over."""
    if state.over:
        return ()
    if state.phase == "choose-skill":
        return tuple(Seat(seat) for seat, account in enumerate(state.seats) if account.dealt)
    return (state.turn,)


def on_call(state: State) -> tuple[Seat, ...]:
    """The seats that nobody waits for and that may move: in Crisis, to offer cards or to agree to stop."""
    waited_for = to_move(state)
    return tuple(
        Seat(seat)
        for seat in range(len(state.seats))
        if seat not in waited_for and next(on_call_moves(state, Seat(seat)), None) is not None
    )


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Every move of a seat, each once."""
    if seat in to_move(state):
        yield from _awaited(state, seat)
    yield from on_call_moves(state, seat)


def on_call_moves(state: State, seat: Seat) -> Iterator[Move]:
    """What may be done in another's turn too."""
    account = state.seats[seat]
    if state.over or state.mode != "crisis" or not account.present:
        return
    if seat != state.turn and state.phase != "choose-skill":
        if turns.offered(state) < BURNT_A_TURN:
            yield from map(Offer, sorted(set(without_cards(account.hand, account.offered))))
        yield from map(Withdraw, sorted(set(account.offered)))
    if account.stops:
        yield PlayOn()
    elif turns.target_reached(state):
        yield Stop()


def _awaited(state: State, seat: Seat) -> Iterator[Move]:
    match state.phase:
        case "choose-skill":
            yield from (ChooseSkill(SKILLS[skill]) for skill in state.seats[seat].dealt)
        case "discard":
            yield from turns.hand_discards(state)
        case "move":
            yield from walking.walking_moves(state)
            yield from building.builds(state)
            yield from room_moves(state)
        case "place":
            yield from building.places(state)
        case "effect":
            yield from abilities.effect_moves(state)
        case "burn":
            yield from turns.burns(state)
        case "chaos":
            yield from (Chaos(new=False), Chaos(new=True))


def room_moves(state: State) -> Iterator[Move]:
    """Using rooms, and the actions."""
    account = state.mover
    tile = tile_at(state, account.cell)
    if can_use(state, tile):
        if TILES[tile].type == "free" or (TILES[tile].type == "movement" and state.doing.steps):
            yield Use()
        if TILES[tile].type in AS_ACTION:
            yield Act()
    yield from map(Reach, (cell for cell in within_reach(state) if can_use(state, tile_at(state, cell))))
    if has(account, Skill.SCAVENGING) and state.discard:
        yield Scavenge()
    yield DrawCard()


def cards_to_draw(state: State, *, scavenging: bool = False) -> int:
    """Return how many cards the action without a room draws now; fewer when deck and discard pile run short."""
    wanted = 2 if has(state.mover, Skill.LARGE_SCOOP) and not scavenging else 1
    return min(wanted, len(state.deck) + len(state.discard) - scavenging)


def within_reach(state: State) -> list[Cell]:
    """With the skill Long Arm: the rooms one step away whose ability can be an action, by place."""
    account = state.mover
    if not has(account, Skill.LONG_ARM):
        return []
    ways = mine_of(state.laid).steps_from(account.cell, sure_foot=has(account, Skill.SURE_FOOT))
    cells = {passage.cell for _, passage in ways} - {account.cell}
    return sorted(cell for cell in cells if TILES[tile_at(state, cell)].type in AS_ACTION)
