"""The beginning and the end of a turn: discarding, Chaos Magic, the next seat, the end of a match.

In the mode Rush the seats compete, and in the mode Crisis they are one team. At the start of each round, a Rush may end
(phase 0). In a turn, the player first discards the cards above the hand limit (phase 1), and then moves (phase 2).
"""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bot.engine import parts
from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gemrush.changes import Dice, break_off, pay, use_skill, with_seat
from bot.games.gemrush.events import (
    CardsDiscarded,
    Event,
    MatchEnded,
    OfferWithdrawn,
    SkillChanged,
    SkillChosen,
    SkillKept,
)
from bot.games.gemrush.gems import SHOWING
from bot.games.gemrush.mine import mine_of
from bot.games.gemrush.model import HAND, IDLE_ROUNDS, MOST_CARDS, Account, Ending, State, TurnProgress, has, steps_of
from bot.games.gemrush.moves import NEW_OR_SAME, SKILL, Move, skill_names
from bot.games.gemrush.names import NamedWords, skill_name
from bot.games.gemrush.skills import SKILLS, Skill

LARGER_HAND = 5  # the hand limit with the skill Deep Pockets


class ChooseSkill(Move, frozen=True, tag="skill"):
    """Keep one of the skills dealt. The first turn begins when all seats have chosen."""

    skill: Skill

    form = "skill large-scoop"
    fields = (SKILL,)
    phases = ("choose-skill",)

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["ChooseSkill"]:
        return (ChooseSkill(SKILLS[skill]) for skill in state.seats[seat].dealt)

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        return IllegalMove("gemrush-not-dealt", skill=self.skill.key, dealt=skill_names(state.seats[seat].dealt))

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        events.append(SkillChosen(seat, self.skill))
        state = with_seat(state, seat, skills=bytes((self.skill,)), dealt=b"")
        return state if any(account.dealt for account in state.seats) else start_turn(state, events)

    def label(self, state: State, words: NamedWords) -> str:
        return words.phrase(skill_name(self.skill))


# ---- phases 0 and 1 ----


def start_turn(state: State, events: list[Event]) -> State:
    """Begin the turn of `state.turn`. The match may end, or the player may have to discard cards."""
    if state.turn == state.first:
        reason = _rush_ending(state)
        if reason:
            return end(state, reason, events)
        state = replace(state, rounds=state.rounds + 1)
    if state.mover.offered:  # offers of a seat end when its turn begins
        events.extend(OfferWithdrawn(state.turn, card) for card in state.mover.offered)
        state = with_seat(state, state.turn, offered=b"")
    state = replace(state, doing=TurnProgress(steps=steps_of(state.mover), tiles=len(state.laid)), phase="discard")
    return phase_one(state, events)


def _rush_ending(state: State) -> Ending | None:
    """Return why a Rush ends in phase 0; None if it goes on."""
    if state.mode != "rush":
        return None
    if rush_target_reached(state):
        return "target"
    if not state.stack:
        return "tiles"
    if not mine_of(state.laid).open_doors():
        return "closed"
    return "idle" if state.rounds - state.built >= IDLE_ROUNDS else None


def rush_target_reached(state: State) -> bool:
    """Return whether any seat still present has reached the target of a Rush."""
    target = state.target
    return target is not None and any(one.present and one.points >= target for one in state.seats)


def hand_limit(account: Account) -> int:
    """Return how many cards a seat may keep in phase 1."""
    has_colour = not SHOWING[account.gem].isdisjoint(account.hand)
    return LARGER_HAND if has(account, Skill.DEEP_POCKETS) and has_colour else HAND


def excess(account: Account) -> int:
    """Return how many cards the player must discard in the next move of phase 1."""
    return min(max(0, len(account.hand) - hand_limit(account)), MOST_CARDS)


def discard_hand(state: State, cards: bytes, events: list[Event]) -> State:
    """Return the state after discarding these cards in phase 1."""
    events.append(CardsDiscarded(state.turn, cards))
    return phase_one(pay(state, cards), events)


def phase_one(state: State, events: list[Event]) -> State:
    """Return the state that waits for a discard if the hand is too large, or else the one in phase 2.

    In Crisis, a player whose cards are all equal is not asked. In Rush, not asking would reveal that they are equal.
    """
    count = excess(state.mover)
    if not count:
        if len(state.mover.hand) > HAND:
            state = use_skill(state, Skill.DEEP_POCKETS)
        return replace(state, phase="move")
    if state.mode == "crisis" and len(set(state.mover.hand)) == 1:
        return discard_hand(state, state.mover.hand[:count], events)
    return state


# ---- the end of a turn ----


class Chaos(Move, frozen=True, tag="chaos"):
    """In the variant Chaos Magic, draw a new skill that nobody has, or keep the old skill."""

    new: bool

    form = "chaos new"
    fields = (NEW_OR_SAME,)
    phases = ("chaos",)

    @classmethod
    def choices(cls, state: State, seat: Seat) -> tuple["Chaos", ...]:
        return Chaos(new=False), Chaos(new=True)

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        old = state.mover.skills[0]
        if self.new:
            free = bytes(sorted(set(SKILLS) - {skill for account in state.seats for skill in account.skills}))
            number, _ = Stream.of(state.seed, Dice.CHAOS, state.draws).below(len(free))
            events.append(SkillChanged(seat, old, free[number], bool(state.doing.used)))
            state = with_seat(replace(state, draws=state.draws + 1), seat, skills=bytes((free[number],)))
        else:
            events.append(SkillKept(seat, old))
        return pass_on(state, events)

    def label(self, state: State, words: NamedWords) -> str:
        return words("gemrush-ui-chaos-new" if self.new else "gemrush-ui-chaos-same")


def change_skill(state: State, events: list[Event]) -> State:
    """End the turn. In Chaos Magic, first replace a used skill, or ask whether to replace an unused skill."""
    if state.variant != "chaos" or not state.mover.present:
        return pass_on(state, events)
    if not state.doing.used:
        return replace(state, phase="chaos")
    return Chaos(new=True).play(state, state.turn, events)


def pass_on(state: State, events: list[Event]) -> State:
    """End the turn, and begin the next one unless a daily ends."""
    if state.is_last_turn:
        return end(turn_ended(state), "turns", events)
    following = following_seat(state, state.turn)
    return start_turn(replace(turn_ended(state), turn=following), events)


def turn_ended(state: State) -> State:
    """Count the turn in progress as ended, and note it as the last turn."""
    return replace(state, turns=state.turns + 1, last=state.doing, by_last=state.turn)


def used_skills(states: Iterable[State]) -> Iterator[tuple[int, Seat, str]]:
    """Yield the skills that seats have used in their turns (`bot.engine.skills`)."""
    ended = 0
    for index, state in enumerate(states):
        if state.turns > ended and state.by_last >= 0:
            yield from ((index, Seat(state.by_last), skill_name(SKILLS[skill]).key) for skill in state.last.used)
        ended = state.turns


def following_seat(state: State, seat: Seat) -> Seat:
    return parts.next_seat([account.present for account in state.seats], seat)


# ---- the end of a match ----


def end(state: State, reason: Ending, events: list[Event]) -> State:
    # If all seats stop before a drawn tile is laid, the tile goes under the stack.
    tiles = state.placing.tiles if state.placing else b""
    state = replace(break_off(state), over=reason, phase="over", placing=None, stack=tiles + state.stack)
    winners = tuple(seat for seat, place in places(state) if place == 1 and state.seats[seat].present)
    points = state.total if state.mode == "crisis" else state.seats[winners[0]].points
    events.append(MatchEnded(reason, winners, points, state.turns))
    return state


def places(state: State) -> list[tuple[Seat, int]]:
    """Return the seats with their places, best first; seats that left come last.

    In Rush, seats with equal points share a place. In Crisis, all seats that stayed share the first place.
    """
    return parts.places([(one.present, one.points if state.mode == "rush" else 0) for one in state.seats])
