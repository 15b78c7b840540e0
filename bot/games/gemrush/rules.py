"""The rules of Gem Rush: the list of moves, who may move, applying moves, leaving, results for leaderboards.

In the mode Rush the seats compete, and in the mode Crisis they are one team. A turn consists of many moves. A player
can take back a move until a card or a tile is drawn or the turn ends.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import TypeVar

from msgspec.structs import replace

from bot.engine.game import Feat, Honour, Outcome, Seat, Standing, Step
from bot.engine.honours import Feats, contest, level, points, wins, without_hints
from bot.engine.quoting import quoted
from bot.errors import IllegalMove, NotationError
from bot.games.gemrush import abilities, actions, building, crisis, turns, walking
from bot.games.gemrush.actions import DrawCard
from bot.games.gemrush.begin import DAILY, scoreboard, target_of
from bot.games.gemrush.changes import break_off, discard, with_seat
from bot.games.gemrush.events import Event, MatchEnded, MineBegun, RoomBuilt, SeatLeft, SkillChosen, Walked
from bot.games.gemrush.model import CRISIS_TARGETS, NOWHERE, VARIANT_TARGET, Options, State
from bot.games.gemrush.moves import SIDE_WORDS, Move, no_longer_plays

M = TypeVar("M", bound=Move)

# All kinds of moves, in the order in which legal moves are listed.
KINDS: tuple[type[Move], ...] = (
    turns.ChooseSkill,
    walking.Walk,
    walking.Permeate,
    walking.Cart,
    walking.Warp,
    walking.Wayfare,
    walking.Remodel,
    building.Build,
    building.Place,
    actions.Use,
    actions.Act,
    actions.Reach,
    actions.Scavenge,
    actions.DrawCard,
    abilities.ChooseX,
    abilities.Name,
    abilities.Discard,
    abilities.Keep,
    abilities.SwapWith,
    abilities.MoveTo,
    abilities.GoTo,
    crisis.Burn,
    turns.Chaos,
    crisis.Offer,
    crisis.Withdraw,
    crisis.Stop,
    crisis.PlayOn,
)
ON_CALL = tuple(kind for kind in KINDS if not kind.phases)
"""The kinds of moves that a seat can make although nobody waits for the seat."""

_KIND_OF_WORD = {kind.word(): kind for kind in KINDS}
_SYNONYMS = {"walk": "step", "move": "step"}
_BLANKS = str.maketrans(dict.fromkeys(",;`", " "))


def notate_move(move: Move) -> str:
    return move.text()


def parse_move(text: str) -> Move:
    """Read a move. Raises NotationError."""
    verb, *words = _tidy(text).split() or [""]
    verb = _SYNONYMS.get(verb, verb)
    kind = _KIND_OF_WORD.get(verb)
    if kind is None:
        raise NotationError("gemrush-notation-move", text=quoted(text))
    try:
        return kind.read(words)
    except (ValueError, IndexError) as error:
        raise NotationError("gemrush-notation-form", verb=verb, form=kind.form) from error


def _tidy(text: str) -> str:
    """Return the text in lower case, with single spaces and without separators.

    A side alone becomes a step, and `x2` becomes `x 2`.
    """
    plain = unicodedata.normalize("NFKC", text).translate(_BLANKS).lower().strip(" .!")
    words = re.sub(r"^x ?=? ?(?=[0-9])", "x ", " ".join(plain.split()))
    return f"step {words}" if words in SIDE_WORDS else words


# ---- who may move, and how ----


def to_move(state: State) -> tuple[Seat, ...]:
    """Return the seats that the table waits for; () when the match is over."""
    if state.over:
        return ()
    if state.phase == "choose-skill":
        return tuple(Seat(seat) for seat, account in enumerate(state.seats) if account.dealt)
    return (state.turn,)


def on_call(state: State) -> tuple[Seat, ...]:
    """Return the seats that may move although nobody waits for them. In Crisis they can offer cards or stop."""
    waited_for = to_move(state)
    seats = (Seat(seat) for seat in range(len(state.seats)) if seat not in waited_for)
    return tuple(seat for seat in seats if any(True for kind in ON_CALL for _ in _choices(state, seat, kind)))


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Yield every legal move of a seat, each once."""
    for kind in KINDS if _not_waited_for(state, seat) is None else ON_CALL:
        if state.phase in kind.phases or not kind.phases:
            yield from _choices(state, seat, kind)


def moves_of(state: State, seat: Seat, kind: type[M]) -> Iterator[M]:
    """Yield every move of one kind that a seat can make, each once."""
    if _not_now(state, seat, kind) is None:
        yield from _choices(state, seat, kind)


def _choices(state: State, seat: Seat, kind: type[M]) -> Iterable[M]:
    return () if kind.barred(state, seat) else kind.choices(state, seat)


def _not_now(state: State, seat: Seat, kind: type[Move]) -> IllegalMove | None:
    """Return why a seat cannot make this kind of move in the present turn or phase."""
    if not kind.phases:
        return None
    if refused := _not_waited_for(state, seat):
        return refused
    return None if state.phase in kind.phases else first_asked(state)


def _not_waited_for(state: State, seat: Seat) -> IllegalMove | None:
    if refused := no_longer_plays(state, seat):
        return refused
    return None if seat in to_move(state) else IllegalMove("gemrush-not-your-turn")


def first_asked(state: State) -> IllegalMove:
    """Return the refusal of a move in the wrong phase. The refusal says which move is needed first."""
    return IllegalMove(f"gemrush-first-{state.phase}")


# ---- applying a move ----


def apply(state: State, seat: Seat, move: Move) -> Step[State]:
    if refused := _not_now(state, seat, type(move)) or move.barred(state, seat):
        raise refused
    if not move.is_choice(state, seat):
        raise move.wrong(state, seat)
    events: list[Event] = []
    if not move.phases or state.phase == "choose-skill":
        return _step(state, move.play(state, seat, events), events)
    begun = state if state.mover.begun else with_seat(state, seat, begun=True)
    after = move.play(begun, seat, events)
    if after.phase == "move" and after.doing.acted:
        after = _finish_action(after, events)
    return _step(state, after, events)


def _step(before: State, after: State, events: list[Event]) -> Step[State]:
    """Return the step. It cannot be taken back if something was drawn, or if the turn or the match has ended."""
    drawn = before.draws != after.draws or len(before.deck) != len(after.deck) or len(before.stack) != len(after.stack)
    sealed = drawn or before.turns != after.turns or after.over is not None
    return Step(after, tuple(events), sealed)


def _finish_action(state: State, events: list[Event]) -> State:
    """End the turn after its action. Cards burn in Crisis, and the variant Chaos Magic may change the skill.

    In the last turn of a daily no card burns, because that would change nothing.
    """
    if state.mode != "crisis" or state.is_last_turn:
        return turns.change_skill(state, events)
    state = replace(state, phase="burn")
    moves = crisis.burns(state)
    first = next(moves)
    return state if next(moves, None) is not None else first.play(state, state.turn, events)


def default(state: State, seat: Seat) -> Move:
    """Return the move for a seat whose time is over.

    The seat draws a card, keeps its skill, or burns cards from the deck. Otherwise the seat makes its first legal move.
    """
    if state.phase == "move":
        return DrawCard()
    if state.phase == "chaos":
        return turns.Chaos(new=False)
    if state.phase == "burn":
        return crisis.usual_burn(state)
    return next(iter(legal_moves(state, seat)))


# ---- leaving ----


def leave(state: State, seat: Seat) -> Step[State]:
    """Return the step in which a seat leaves. Raises IllegalMove if the match is over or the seat has left before."""
    if refused := no_longer_plays(state, seat):
        raise refused
    if state.length:  # the points of a daily count whenever it ends
        ending: list[Event] = []
        return Step(turns.end(state, "ended", ending), tuple(ending), sealed=True)
    events: list[Event] = [SeatLeft(seat)]
    before = state
    own_turn = state.phase != "choose-skill" and state.turn == seat
    if own_turn:
        state = _end_without_action(state, events)
    state = _remove(state, seat, events, own_turn=own_turn)
    return replace(_step(before, state, events), sealed=True)


def _end_without_action(state: State, events: list[Event]) -> State:
    """Return the state after laying a drawn tile, discarding revealed cards, and burning cards in Crisis."""
    burning = state.mode == "crisis" and state.phase != "chaos"
    while state.placing is not None:
        state = building.places(state)[0].play(state, state.turn, events)
    state = break_off(state)
    return crisis.burn_cards(state, crisis.usual_burn(state), events) if burning else state


def _remove(state: State, seat: Seat, events: list[Event], *, own_turn: bool) -> State:
    """Remove the seat's hand and dwarf. If necessary, begin the next turn or end the match."""
    state = discard(state, state.seats[seat].hand)
    state = with_seat(
        state, seat, hand=b"", cell=NOWHERE, present=False, offered=b"", stops=False, dealt=b"", skills=b""
    )
    following = turns.following_seat(state, seat)
    if state.first == seat:
        state = replace(state, first=following)
    if own_turn and crisis.is_burnt_out(state):
        return crisis.end_of_cards(state, events)
    if sum(account.present for account in state.seats) <= (state.mode == "rush"):
        return turns.end(state, "left", events)
    if state.phase == "choose-skill":
        if state.turn == seat:
            state = replace(state, turn=following)
        return state if to_move(state) else turns.start_turn(state, events)
    if crisis.all_agree(state):
        return turns.end(state, "won", events)
    return turns.pass_on(state, events) if own_turn else state


def outcome(state: State) -> Outcome | None:
    """Return the outcome, in Crisis with the total score; None while the match goes on."""
    if state.over is None:
        return None
    standings = tuple(Standing(seat, place, state.seats[seat].points) for seat, place in turns.places(state))
    total = state.total if state.mode == "crisis" else None
    return Outcome(state.over, standings, total, state.turns, lost=state.over == "lost")


def scores(state: State) -> tuple[int, ...]:
    return tuple(account.points for account in state.seats)


def alone(board: str) -> bool:
    return without_hints(board) == DAILY


def course(state: State) -> str:
    """Return "reached" once a team has reached its target, else ""."""
    return "reached" if crisis.target_reached(state) else ""


GREAT_DOOR = 10  # points for one door
MANY_ROOMS = 10  # rooms built in one match
FAR_BEHIND = 5  # points behind the leader


def together(options: Options) -> bool:
    return options.mode == "crisis"


def honours(options: Options, outcome: Outcome) -> tuple[Honour, ...]:
    """Return what leaderboards count of a match.

    A Rush gives rating, wins and best score. A Crisis gives level, wins and the best score of the whole table. Only
    seats that stayed to the end get them. A daily gives its points alone.
    """
    if options.turns:
        return (points(scoreboard(options), outcome),)
    if options.mode == "rush":
        return (*contest("rush", outcome), points(scoreboard(options), outcome))
    stayed = tuple(standing for standing in outcome.standings if standing.place == 1)
    if outcome.reason == "left":
        return ()
    together = replace(outcome, standings=tuple(replace(one, score=outcome.total or 0) for one in stayed))
    has_won = outcome.reason == "won"
    return (
        level("crisis", together, level_of(options, len(outcome.standings)), won=has_won),
        wins("crisis", together, (one.seat for one in stayed if has_won)),
        points(scoreboard(options), together),
    )


def level_of(options: Options, seats: int) -> int:
    """Return the hardest level that the target of the match reaches: 1 for the easiest level, 0 for none.

    A variant that makes scoring easier needs more points for the same level.
    """
    target = target_of(options, seats)
    if target is None:
        return 0
    return sum(target - VARIANT_TARGET.get(options.variant, 0) >= named for named in CRISIS_TARGETS.values())


def feats(options: Options, events: Iterable[Event]) -> tuple[Feat, ...]:
    """Return the feats of a match.

    door: the seat scored at least GREAT_DOOR points for one door.
    rooms: the seat built at least MANY_ROOMS rooms.
    comeback: the seat alone won a Rush after it had been at least FAR_BEHIND points behind.
    saved: the seat won a Crisis.
    """
    found = Feats()
    seated: set[Seat] = set()
    scores: dict[Seat, int] = {}
    behind: dict[Seat, int] = {}
    rooms: dict[Seat, int] = {}
    for event in events:
        match event:
            case MineBegun() | SkillChosen() | Walked():
                seated.add(event.seat)
            case RoomBuilt():
                seated.add(event.seat)
                scores[event.seat] = scores.get(event.seat, 0) + event.points
                rooms[event.seat] = rooms.get(event.seat, 0) + 1
                if event.points >= GREAT_DOOR:
                    found.note(event.seat, "door", event.points)
                if rooms[event.seat] >= MANY_ROOMS:
                    found.note(event.seat, "rooms", rooms[event.seat])
                first = max(scores.values())
                behind |= {seat: max(behind.get(seat, 0), first - scores.get(seat, 0)) for seat in seated}
            case SeatLeft():
                seated.discard(event.seat)
            case MatchEnded() if event.reason == "won":
                for seat in event.winners:
                    found.note(seat, "saved", event.points)
            case MatchEnded() if options.mode == "rush" and len(event.winners) == 1:
                if behind.get(event.winners[0], 0) >= FAR_BEHIND:
                    found.note(event.winners[0], "comeback", behind[event.winners[0]])
    return found.found()
