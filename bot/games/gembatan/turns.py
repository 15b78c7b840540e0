"""How a turn ends: what it scores, who is next, whether the match is over."""

from msgspec.structs import replace

from bot.engine.game import Seat, Step
from bot.games.gembatan.events import (
    ChainScored,
    Event,
    GembatanScored,
    GemsLeft,
    MatchEnded,
    TurnScored,
)
from bot.games.gembatan.grid import tally
from bot.games.gembatan.model import (
    IDLE_ROUNDS,
    Account,
    Draft,
    Ending,
    Hand,
    Last,
    State,
    Tally,
)
from bot.games.gembatan.plays import grid_of, is_drafting
from bot.games.gembatan.trays import gems_left, with_pieces


def draft_tally(state: State) -> Tally:
    """Return what the turn in progress would score if it ended now."""
    return tally(grid_of(state).gems, state.filled[len(state.filled) - state.draft.gems :])


def score(state: State, seat: Seat, events: list[Event]) -> State:
    """Credit the turn in progress to its seat, part by part, and take its draft into the grid."""
    scored = draft_tally(state)
    events.append(TurnScored(seat, state.draft.tiles, scored.placed, scored.points))
    events.extend(ChainScored(seat, chain) for chain in scored.chains)
    if scored.gembatan:
        events.append(GembatanScored(seat, scored.gembatan))
    before = state.accounts[seat]
    after = Account(
        placed=before.placed + len(scored.placed),
        chains=before.chains + sum(chain.points for chain in scored.chains),
        gembatans=before.gembatans + scored.gembatan,
    )
    accounts = (*state.accounts[:seat], after, *state.accounts[seat + 1 :])
    last = Last(seat, state.draft.tiles, state.draft.gems)
    return replace(state, accounts=accounts, draft=Draft(), last=last)


def finish(state: State, seat: Seat, events: list[Event], *, played: bool) -> Step[State]:
    """Pass the turn on, or end the match. What the turn did to hands and points is done already."""
    idle = tuple(0 if played else turns + (place == seat) for place, turns in enumerate(state.idle))
    state = replace(state, idle=idle, turns=state.turns + 1)
    used_up = not gems_left(state) and not state.hands[seat].gems
    reason: Ending | None = "gems" if used_up else idle_ending(state)
    after = end(state, reason, events) if reason else replace(state, turn=next_seat(state))
    return Step(after, tuple(events), sealed=True)


def idle_ending(state: State) -> Ending | None:
    """Return why the match is over for want of plays: a whole round of them, or, while gems can be drawn, several."""
    rounds = idle_rounds(state)
    if rounds and not gems_left(state):
        return "blocked"
    return "stalled" if rounds >= IDLE_ROUNDS else None


def idle_rounds(state: State) -> int:
    """Return how many turns every seat that is here has had since anybody last played."""
    return min(idle for idle, here in zip(state.idle, state.present, strict=True) if here)


def end(state: State, reason: Ending, events: list[Event]) -> State:
    """End the match. Gems left cost a point each, unless all others have left: then nobody could have played them."""
    accounts = []
    for place, (account, hand) in enumerate(zip(state.accounts, state.hands, strict=True)):
        left = 0 if reason == "left" else len(hand.gems)
        if left:
            events.append(GemsLeft(Seat(place), left))
        accounts.append(replace(account, left=left))
    state = replace(state, accounts=tuple(accounts), over=reason)
    winners = tuple(seat for seat, place in places(state) if place == 1)
    events.append(MatchEnded(reason, winners, state.accounts[winners[0]].score))
    return state


def places(state: State) -> list[tuple[Seat, int]]:
    """Return seats with their places, the best first: by score, equal places shared; who left comes after all who
    stayed.
    """
    ranks = [(here, account.score) for here, account in zip(state.present, state.accounts, strict=True)]
    ordered = sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)
    return [(Seat(seat), 1 + sum(other > ranks[seat] for other in ranks)) for seat in ordered]


def next_seat(state: State) -> Seat:
    """Return the next seat clockwise that is here; the same one when there is no other."""
    count = len(state.present)
    return Seat(next(seat for step in range(1, count + 1) if state.present[seat := (state.turn + step) % count]))


def take_back(state: State) -> State:
    """Return the turn in progress undone: its pieces are in the hand again."""
    if not is_drafting(state):
        return state
    grid, draft = grid_of(state), state.draft
    tiles, gems = len(state.laid) - draft.tiles, len(state.filled) - draft.gems
    back = Hand(bytes(laid.tile for laid in state.laid[tiles:]), bytes(map(grid.gem_for, state.filled[gems:])))
    state = with_hand(state, state.turn, with_pieces(state.hands[state.turn], back))
    return replace(state, laid=state.laid[:tiles], filled=state.filled[:gems], draft=Draft())


def with_hand(state: State, seat: Seat, hand: Hand) -> State:
    """Return the state in which the seat holds this."""
    return replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))
