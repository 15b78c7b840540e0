"""The rules of Gem Rush: who may move, what each move does, leaving, how it ends.

A turn is many moves. Every one can be taken back until a card or a tile was drawn, or the turn has passed on.
What a move must not be is in `refusals`.
"""

from msgspec.structs import replace

from bot.engine.game import Outcome, Seat, Standing, Step
from bot.errors import IllegalMove
from bot.games.gemrush import abilities, building, refusals, turns, walking
from bot.games.gemrush.events import (
    CardOffered,
    CardScavenged,
    Event,
    OfferWithdrawn,
    SeatLeft,
    SkillChosen,
    StopAgreed,
    StopRefused,
)
from bot.games.gemrush.model import NOWHERE, State
from bot.games.gemrush.moves import (
    Act,
    Build,
    Burn,
    Cart,
    Chaos,
    ChooseSkill,
    Discard,
    DrawCard,
    Move,
    Offer,
    OnCall,
    Permeate,
    Place,
    PlayOn,
    Reach,
    Remodel,
    Scavenge,
    Use,
    Walk,
    Warp,
    Wayfare,
    Withdraw,
)
from bot.games.gemrush.options import legal_moves, to_move
from bot.games.gemrush.piles import discard, draw, with_cards, with_seat
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.walking import has, use_skill, with_doing


def apply(state: State, seat: Seat, move: Move) -> Step[State]:
    """Play a move. Raises IllegalMove, as `refusals` tells."""
    events: list[Event] = []
    if isinstance(move, OnCall):
        refusals.check_on_call(state, seat, move)
        return _step(state, _on_call(state, seat, move, events), events)
    refusals.check(state, seat, move)
    if isinstance(move, ChooseSkill):
        return _step(state, _choose_skill(state, seat, move, events), events)
    after = _play(state if state.mover.begun else with_seat(state, seat, begun=True), move, events)
    return _step(state, _go_on(after, events), events)


def _step(before: State, after: State, events: list[Event]) -> Step[State]:
    """Sealed: something was drawn, or the turn or the match has ended."""
    drawn = before.draws != after.draws or len(before.deck) != len(after.deck) or len(before.stack) != len(after.stack)
    sealed = drawn or before.turns != after.turns or after.over is not None
    return Step(after, tuple(events), sealed)


def _go_on(state: State, events: list[Event]) -> State:
    """When the action is done, the turn ends."""
    if state.phase == "move" and state.doing.acted and not state.over:
        return turns.finish_action(state, events)
    return state


def _play(state: State, move: Move, events: list[Event]) -> State:
    """What a move does that the seat to move may make."""
    match move:
        case Walk() | Cart() | Warp() | Wayfare() | Permeate() | Remodel():
            return walking.walk(state, move, events)
        case Build():
            found = building.way_of(state, move)
            assert found is not None
            return building.build(state, *found, events)
        case Place():
            return building.place(state, move, events)
        case Use() | Act() | Reach():
            return _use(state, move, events)
        case DrawCard() | Scavenge():
            return _draw(state, move, events)
        case Discard(cards) if state.frame is None:
            return turns.discard_hand(state, cards, events)
        case Burn():
            return turns.burn(state, move, events)
        case Chaos():
            return turns.change_skill(state, move, events)
        case _:
            return abilities.run(abilities.choose(state, move, events), events)


def _use(state: State, move: Use | Act | Reach, events: list[Event]) -> State:
    """An ability begins: while moving, or as the action."""
    tile = abilities.tile_at(state, move.cell if isinstance(move, Reach) else state.mover.cell)
    if isinstance(move, Use):
        if TILES[tile].type == "movement":
            state = walking.spend_step(state)
        return abilities.begin(state, tile, events, action=False)
    if isinstance(move, Reach):
        state = use_skill(state, Skill.LONG_ARM)
    state = with_doing(state, acted="room", tile=tile)
    return abilities.begin(state, tile, events, action=True)


def _draw(state: State, move: DrawCard | Scavenge, events: list[Event]) -> State:
    """The action without a room."""
    seat, count = state.turn, 1
    if isinstance(move, Scavenge):
        state = use_skill(with_doing(state, acted="scavenge"), Skill.SCAVENGING)
        card = state.discard[-1:]
        events.append(CardScavenged(seat, card[0]))
        hand = with_cards(state.mover.hand, card)
        state = with_seat(replace(state, discard=state.discard[:-1]), seat, hand=hand)
    else:
        state = with_doing(state, acted="draw")
        if has(state.mover, Skill.LARGE_SCOOP):
            state, count = use_skill(state, Skill.LARGE_SCOOP), 2
    return draw(state, seat, count, events)


def _choose_skill(state: State, seat: Seat, move: ChooseSkill, events: list[Event]) -> State:
    events.append(SkillChosen(seat, move.skill))
    state = with_seat(state, seat, skills=bytes((move.skill,)), dealt=b"")
    return state if to_move(state) else turns.start_turn(state, events)


def _on_call(state: State, seat: Seat, move: Move, events: list[Event]) -> State:
    account = state.seats[seat]
    match move:
        case Offer(card):
            events.append(CardOffered(seat, card))
            return with_seat(state, seat, offered=with_cards(account.offered, bytes((card,))))
        case Withdraw(card):
            events.append(OfferWithdrawn(seat, card))
            return with_seat(state, seat, offered=account.offered.replace(bytes((card,)), b"", 1))
        case PlayOn():
            events.append(StopRefused(seat))
            return with_seat(state, seat, stops=False)
    state = with_seat(state, seat, stops=True)
    here = [one for one in state.seats if one.present]
    events.append(StopAgreed(seat, sum(one.stops for one in here), len(here)))
    return turns.end(state, "won", events) if turns.all_agree(state) else state


def default(state: State, seat: Seat) -> Move:
    """What a seat plays that let its time pass: draw, keep what it has, burn from the deck; else the first choice."""
    if state.phase == "move":
        return DrawCard()
    if state.phase == "chaos":
        return Chaos(new=False)
    if state.phase == "burn":
        return turns.usual_burn(state)
    return next(iter(legal_moves(state, seat)))


def leave(state: State, seat: Seat) -> Step[State]:
    """The seat gives up. Raises IllegalMove when the match is over or the seat has left before.

    A half-done turn ends: a tile drawn is laid, what an ability revealed is discarded, in Crisis cards burn.
    """
    if state.over:
        raise IllegalMove("gemrush-over")
    if not state.seats[seat].present:
        raise IllegalMove("gemrush-left-before")
    events: list[Event] = [SeatLeft(seat)]
    before = state
    own_turn = state.phase != "choose-skill" and state.turn == seat
    if own_turn:
        state = _break_off(state, events)
    state = _remove(state, seat, events, own_turn=own_turn)
    return replace(_step(before, state, events), sealed=True)


def _break_off(state: State, events: list[Event]) -> State:
    """Bring a turn to its end without the action: the tile laid, cards burnt, unless they are already."""
    burning = state.mode == "crisis" and state.phase != "chaos"
    while state.placing is not None:
        state = building.place(state, building.places(state)[0], events)
    state = abilities.drop(state)
    return turns.burn_cards(state, turns.usual_burn(state), events) if burning else state


def _remove(state: State, seat: Seat, events: list[Event], *, own_turn: bool) -> State:
    """The seat without hand and dwarf; and what follows for the others."""
    state = discard(state, state.seats[seat].hand)
    state = with_seat(
        state, seat, hand=b"", cell=NOWHERE, present=False, offered=b"", stops=False, dealt=b"", skills=b""
    )
    following = turns.next_seat(state, seat)
    if state.first == seat:
        state = replace(state, first=following)
    if own_turn and turns.is_burnt_out(state):
        return turns.end_of_cards(state, events)
    if sum(account.present for account in state.seats) <= (state.mode == "rush"):
        return turns.end(state, "left", events)
    if state.phase == "choose-skill":
        if state.turn == seat:
            state = replace(state, turn=following)
        return state if to_move(state) else turns.start_turn(state, events)
    if turns.all_agree(state):
        return turns.end(state, "won", events)
    return turns.pass_on(state, events) if own_turn else state


def outcome(state: State) -> Outcome | None:
    """Seats by place; None while the match goes on. In Crisis the total is what counts."""
    if state.over is None:
        return None
    standings = tuple(Standing(seat, place, state.seats[seat].points) for seat, place in turns.places(state))
    total = state.total if state.mode == "crisis" else None
    return Outcome(state.over, standings, total, state.turns, lost=state.over == "lost")
