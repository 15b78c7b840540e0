"""How a turn begins and ends: phase 1, burning, Chaos Magic, whose turn is next, whether the match is over."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gemrush import abilities, answers
from bot.games.gemrush.abilities import drop
from bot.games.gemrush.answers import discards_asked
from bot.games.gemrush.events import (
    CardsBurnt,
    CardsDiscarded,
    Event,
    MatchEnded,
    OfferWithdrawn,
    SkillChanged,
    SkillChosen,
    SkillKept,
)
from bot.games.gemrush.gems import CARDS
from bot.games.gemrush.mine import mine_of
from bot.games.gemrush.model import BURNT_A_TURN, HAND, IDLE_ROUNDS, MOST_DISCARDED, Account, Doing, Ending, State
from bot.games.gemrush.moves import Burn, Chaos, ChooseSkill, Discard
from bot.games.gemrush.notation import cards_name
from bot.games.gemrush.piles import SHOWING, Dice, choices, discard, holds, take, with_seat, without_cards
from bot.games.gemrush.refusals import not_held, skill_names
from bot.games.gemrush.skills import SKILLS, Skill
from bot.games.gemrush.walking import steps_of

LARGER_HAND = 5  # with the skill Deep Pockets and a card of one's colour


# ---- the skill to keep ----


def dealt_skills(state: State, seat: Seat) -> Iterator[ChooseSkill]:
    """Yield the skills that a seat was dealt."""
    return (ChooseSkill(SKILLS[skill]) for skill in state.seats[seat].dealt)


def why_not_dealt(state: State, seat: Seat, move: ChooseSkill) -> IllegalMove:
    return IllegalMove("gemrush-not-dealt", skill=move.skill.key, dealt=skill_names(state.seats[seat].dealt))


def choose_skill(state: State, seat: Seat, move: ChooseSkill, events: list[Event]) -> State:
    """Keep a skill; when all have chosen, the first turn begins."""
    events.append(SkillChosen(seat, move.skill))
    state = with_seat(state, seat, skills=bytes((move.skill,)), dealt=b"")
    return state if any(account.dealt for account in state.seats) else start_turn(state, events)


# ---- phases 0 and 1 ----


def start_turn(state: State, events: list[Event]) -> State:
    """The turn of `state.turn` begins: the match may be over, cards may have to go."""
    if state.turn == state.first:
        reason = _rush_ending(state)
        if reason:
            return end(state, reason, events)
        state = replace(state, rounds=state.rounds + 1)
    state = _without_own_offers(state, events)
    state = replace(state, doing=Doing(steps=steps_of(state.mover), tiles=len(state.laid)), phase="discard")
    return _discarded(state, events)


def _without_own_offers(state: State, events: list[Event]) -> State:
    """Take back what the seat to move offered after the cards of the turn before had burnt: its hand is its own now."""
    events.extend(OfferWithdrawn(state.turn, card) for card in state.mover.offered)
    return with_seat(state, state.turn, offered=b"") if state.mover.offered else state


def _rush_ending(state: State) -> Ending | None:
    """Phase 0 of the first player: why a Rush is over."""
    if state.mode != "rush":
        return None
    if someone_arrived(state):
        return "target"
    if not state.stack:
        return "tiles"
    if mine_of(state.laid).is_stuck():
        return "closed"
    return "idle" if state.rounds - state.built >= IDLE_ROUNDS else None


def someone_arrived(state: State) -> bool:
    """Rush: whether anybody who is still here has the target."""
    target = state.target
    return target is not None and any(one.present and one.points >= target for one in state.seats)


def hand_limit(account: Account) -> int:
    """How many cards a seat keeps in phase 1, with the hand it has now."""
    return LARGER_HAND if has_deep_pockets(account.skills, account.hand, account.gem) else HAND


def has_deep_pockets(skills: Sequence[int], hand: bytes, gem: int) -> bool:
    """Whether Deep Pockets keep one card more: while one of the hand shows the colour."""
    return Skill.DEEP_POCKETS in skills and not SHOWING[gem].isdisjoint(hand)


def excess(account: Account) -> int:
    """How many cards phase 1 asks for in the next move."""
    return min(max(0, len(account.hand) - hand_limit(account)), MOST_DISCARDED)


def no_discard(state: State) -> IllegalMove | None:
    """Return why no cards can be discarded now: an ability asks for something else."""
    return None if state.frame is None else _UNLESS_DISCARD(state)


_UNLESS_DISCARD = answers.unless_asked("discard")


def discards(state: State) -> Iterator[Discard]:
    """Yield every set of cards that may go, in phase 1 or as an ability asks."""
    if state.frame is not None:
        return answers.cards_to_discard(state)
    return map(Discard, choices(state.mover.hand, excess(state.mover)))


def may_discard(state: State, move: Discard) -> bool:
    """Return whether these cards may go: a large hand has too many sets to go through."""
    if state.frame is not None:
        return move in answers.cards_to_discard(state)
    return len(move.cards) == excess(state.mover) and holds(state.mover.hand, move.cards)


def why_not_discard(state: State, move: Discard) -> IllegalMove:
    hand = state.mover.hand
    fitting, count = (hand, excess(state.mover)) if state.frame is None else discards_asked(state.frame, hand)
    return answers.why_not_discard(hand, fitting, count, move.cards)


def discard_cards(state: State, move: Discard, events: list[Event]) -> State:
    """Discard, in phase 1 or as an ability asks."""
    if state.frame is not None:
        return abilities.go_on(state, move, events)
    return _discard_hand(state, move.cards, events)


def _discard_hand(state: State, cards: bytes, events: list[Event]) -> State:
    """Phase 1: these cards go."""
    events.append(CardsDiscarded(state.turn, cards))
    state = with_seat(state, state.turn, hand=without_cards(state.mover.hand, cards))
    return _discarded(discard(state, cards), events)


def _discarded(state: State, events: list[Event]) -> State:
    """Phase 1 goes on while cards have to go. A single choice is made, but not in Rush: it would tell the hand."""
    count = excess(state.mover)
    if not count:
        return replace(state, phase="move")
    if state.mode == "crisis" and len(set(state.mover.hand)) == 1:
        return _discard_hand(state, state.mover.hand[:count], events)
    return state


# ---- phase 4 and the end of a turn ----


def finish_action(state: State, events: list[Event]) -> State:
    """The action is done: in Crisis cards burn, in Chaos Magic the skill may change, then the next seat is to move."""
    if state.mode != "crisis":
        return _shift_skill(state, events)
    state = replace(state, phase="burn")
    moves = burns(state)
    first = next(moves)
    return state if next(moves, None) is not None else burn(state, first, events)


def offered(state: State) -> int:
    """How many cards are offered for burning."""
    return sum(len(account.offered) for account in state.seats)


def burns(state: State) -> Iterator[Burn]:
    """What may burn: from the deck alone first."""
    need = BURNT_A_TURN - offered(state)
    short = max(0, need - len(state.deck) - len(state.discard))
    hand = state.mover.hand
    theirs = sorted(
        (Seat(seat), kind)
        for seat, account in enumerate(state.seats)
        if seat != state.turn
        for kind in without_cards(account.hand, account.offered)
    )
    for own in range(min(need, len(hand)) + 1):
        for given in range(max(0, short - own), min(short, need - own, len(theirs)) + 1):
            for others in sorted(set(combinations(theirs, given))):
                yield from (Burn(cards, others) for cards in choices(hand, own))


def why_not_burn(state: State, move: Burn) -> IllegalMove:
    """Return what is wrong with the cards to burn."""
    need = BURNT_A_TURN - offered(state)
    short = max(0, need - len(state.deck) - len(state.discard))
    if not holds(state.mover.hand, move.cards):
        return not_held(state.mover.hand, move.cards)
    if len(move.cards) + len(move.others) > need:
        return IllegalMove("gemrush-burn-count", count=need)
    if len(move.cards) + len(move.others) < short:
        return IllegalMove("gemrush-burn-short", count=short)
    if len(move.others) <= short and (other := _not_theirs(state, move)):
        seat, kind = other
        return IllegalMove("gemrush-burn-not-theirs", number=seat + 1, card=cards_name((kind,)))
    return IllegalMove("gemrush-burn-others", count=short)


def _not_theirs(state: State, move: Burn) -> tuple[Seat, int] | None:
    """Of the cards of others one that is not there to be burnt."""
    for seat, kind in move.others:
        named = bytes(card for other, card in move.others if other == seat)
        account = state.seats[seat] if seat < len(state.seats) and seat != state.turn else None
        if account is None or not holds(without_cards(account.hand, account.offered), named):
            return seat, kind
    return None


def burn(state: State, move: Burn, events: list[Event]) -> State:
    """The seat to move burns, and its turn goes on to its end."""
    state = burn_cards(state, move, events)
    return end_of_cards(state, events) if is_burnt_out(state) else _shift_skill(state, events)


def burn_cards(state: State, move: Burn, events: list[Event]) -> State:
    """Burn the cards offered, those chosen, and the rest from the deck."""
    hands = b"".join(account.offered for account in state.seats) + move.cards + bytes(kind for _, kind in move.others)
    chosen = {state.turn: move.cards}
    for seat, kind in move.others:
        chosen[seat] = chosen.get(seat, b"") + bytes((kind,))
    seats = tuple(
        replace(account, hand=without_cards(account.hand, account.offered + chosen.get(Seat(seat), b"")), offered=b"")
        for seat, account in enumerate(state.seats)
    )
    state, drawn = take(replace(state, seats=seats), BURNT_A_TURN - len(hands), events)
    state = replace(state, burnt=state.burnt + hands + drawn)
    events.append(CardsBurnt(state.turn, bytes(sorted(hands)), drawn, len(state.burnt)))
    return state


def usual_burn(state: State) -> Burn:
    """From the deck; when that runs short, from the own hand before those of others."""
    return min(burns(state), key=lambda move: (len(move.others), len(move.cards)))


def is_burnt_out(state: State) -> bool:
    """Whether the last card is burnt."""
    return len(state.burnt) == len(CARDS)


def end_of_cards(state: State, events: list[Event]) -> State:
    """The last card is burnt, so the match is over."""
    state = replace(state, turns=state.turns + 1, last=state.doing, by_last=state.turn)
    return end(state, _crisis_ending(state), events)


def _crisis_ending(state: State) -> Ending:
    if state.target is None:
        return "open"
    return "won" if state.total >= state.target else "lost"


def _shift_skill(state: State, events: list[Event]) -> State:
    if state.variant != "chaos" or not state.mover.present:
        return pass_on(state, events)
    if not state.doing.used:
        return replace(state, phase="chaos")
    return change_skill(state, Chaos(new=True), events)


def change_skill(state: State, move: Chaos, events: list[Event]) -> State:
    """Chaos Magic: a new skill is drawn from those that nobody has; the old one is shuffled back afterwards."""
    if move.new:
        free = bytes(sorted(set(SKILLS) - {skill for account in state.seats for skill in account.skills}))
        number, _ = Stream.of(state.seed, Dice.CHAOS, state.draws).below(len(free))
        old, new = state.mover.skills[0], free[number]
        events.append(SkillChanged(state.turn, old, new, bool(state.doing.used)))
        state = with_seat(replace(state, draws=state.draws + 1), state.turn, skills=bytes((new,)))
    else:
        events.append(SkillKept(state.turn, state.mover.skills[0]))
    return pass_on(state, events)


def pass_on(state: State, events: list[Event]) -> State:
    """The turn is over, and the next one begins."""
    state = replace(
        state, turns=state.turns + 1, last=state.doing, by_last=state.turn, turn=next_seat(state, state.turn)
    )
    return start_turn(state, events)


def next_seat(state: State, seat: Seat) -> Seat:
    """The next seat clockwise that is here; the same one when there is no other."""
    count = len(state.seats)
    return Seat(next((s for step in range(1, count + 1) if state.seats[s := (seat + step) % count].present), seat))


# ---- the end of a match ----


def target_reached(state: State) -> bool:
    """Crisis: whether the table may stop."""
    return state.mode == "crisis" and state.target is not None and state.total >= state.target


def all_agree(state: State) -> bool:
    """Crisis: whether everybody seated agrees to stop."""
    return target_reached(state) and all(account.stops for account in state.seats if account.present)


def end(state: State, reason: Ending, events: list[Event]) -> State:
    """The match is over."""
    tiles = state.placing.tiles if state.placing else b""  # where all agree to stop while a tile waits to be laid
    state = replace(drop(state), over=reason, phase="over", placing=None, stack=tiles + state.stack)
    winners = tuple(seat for seat, place in places(state) if place == 1 and state.seats[seat].present)
    points = state.total if state.mode == "crisis" else state.seats[winners[0]].points
    events.append(MatchEnded(reason, winners, points, state.turns))
    return state


def places(state: State) -> list[tuple[Seat, int]]:
    """Seats with their places, the best first; who left comes after all who stayed.

    In Rush by points, equal places shared; in Crisis all who stayed share the first place.
    """
    ranks = [(account.present, account.points if state.mode == "rush" else 0) for account in state.seats]
    ordered = sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)
    return [(Seat(seat), 1 + sum(other > ranks[seat] for other in ranks)) for seat in ordered]
