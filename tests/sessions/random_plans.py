"""Plans random turns in random matches, and checks each one that is played.

`python -m tests.sessions.random_plans 100000` plans so many moves. The decisions and the follower are those of the
product (`bot.sessions.play.plans`), without a database. What may be played is judged apart from the game's `upsets`: by
worlds that the planning member considers possible. An event shows something if these worlds do not all have it.

* Played: every move was legal. The turn made at least the points that were asked for, without what chance brought.
* Played, and careful: no event since the turn was planned has shown anything.
* Played, whatever the plan: no event of the member's own seat since then has shown anything.
* Not played: the seat is to move, and its member has a reason.
* Planning: it gives the same in each possible world. So it shows nothing.
"""

import sys
from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import AnyGame, Seat
from bot.errors import IllegalMove
from bot.games import all_games
from bot.games.gembatan.model import Options as Gembatan
from bot.games.gemrush.model import Options as Rush
from bot.games.gems3d.model import Mode
from bot.games.gems3d.model import Options as Gems
from bot.sessions.change import SEALED, Change, Command, MissingFact, Stored, movers
from bot.sessions.model import BoardMessage, Entry, Match, MatchSeat, Member, MemberSettings, Phase, Place
from bot.sessions.pace import Terms
from bot.sessions.planned import MOST_TURNS, PlannedTurn, of_seat
from bot.sessions.play import plans
from bot.sessions.play.turns import play

FIRST = 100  # the user id of seat 0
WORLDS = 2  # how many possible worlds an event is compared in
# What is played, and how often of ten matches.
SORTS: tuple[tuple[str, Any, int, int], ...] = (
    ("gembatan", Gembatan(), 2, 3),
    ("gembatan", Gembatan(gems=20), 3, 2),
    ("gemrush", Rush(), 3, 2),
    ("gemrush", Rush(mode="crisis", target=5), 2, 1),
    ("gems3d", Gems(mode=Mode.RELAY, size=6, types=3, drop=2, line=3), 3, 2),
)
MOST_STEPS = 400  # of one match


class Past(NamedTuple):
    """A step of a match, with the state before it."""

    before: Any
    seat: Seat
    move: Any
    events: tuple[Any, ...]
    version: int


class Table:
    """A match in memory, whose changes are made by the product's decisions."""

    def __init__(self, game: AnyGame, options: Any, seats: int, seed: int) -> None:
        step = game.setup(seed, options, seats)
        players = tuple(MatchSeat(Seat(seat), FIRST + seat, f"Member {seat}") for seat in range(seats))
        match = Match(
            id="match",
            game=game.about.key,
            place=Place(1, 10),
            solo=False,
            phase=Phase.PLAYING,
            host=FIRST,
            seats=players,
            limits=game.seats(options),
            options=options,
            state=step.state,
            version=1,
            rules_version=game.about.rules_version,
            entry=Entry(1, "start", None, None, "", step.events, 0),
            to_move=movers(game, step.state, Terms()),
            can_undo=None,
            outcome=None,
            locale="en",
            board=BoardMessage(None, 10),
            created_at=0,
            updated_at=0,
        )
        self.game = game
        self.stored = Stored(match, SEALED, seed, "")
        self.log: list[Entry] = [match.entry]
        self.past: list[Past] = []

    @property
    def match(self) -> Match:
        return self.stored.match

    def change(self, seat: Seat, decide: Any) -> Change:
        """Run a decision of a seat's member and the follower, and keep the result. Raises PlayerError."""
        facts: dict[Any, Any] = {}
        command = Command(0, Member(FIRST + seat, f"Member {seat}"), key="key")
        change = self._with_facts(decide, self.stored.change(command, self.game, facts), facts)
        seen: Match | None = self.match
        while True:
            followed = self._with_facts(lambda one, seen=seen: plans.follow(seen, one), change, facts)
            seen = followed.match
            if followed is change:
                break
            change = followed
        self._keep(change)
        return change

    def _with_facts(self, work: Any, change: Change, facts: dict[Any, Any]) -> Change:
        while True:
            try:
                found: Change = work(replace(change, facts=dict(facts)))
            except MissingFact as missing:
                fact: Any = missing.fact  # a `LaterEntries`, or the settings of a member
                after = getattr(fact, "version", None)
                later = tuple(entry for entry in self.log if after is not None and entry.version > after)
                facts[fact] = MemberSettings() if after is None else later
            else:
                return change if found == replace(change, facts=found.facts) else found

    def _keep(self, change: Change) -> None:
        state = self.match.state
        for one in change.entries:
            self.log.append(one.entry)
            if one.entry.kind == "move" and one.entry.seat is not None:
                move = self.game.parse(one.entry.notation)
                self.past.append(Past(state, one.entry.seat, move, one.entry.events, one.entry.version))
            state = one.state
        self.stored = change.stored


def shows(game: AnyGame, one: Past, viewer: Seat, stream: Stream) -> bool:
    """Return whether a step has shown a viewer something: not all possible worlds have its events."""
    view = game.view(one.before, viewer)
    for number in range(WORLDS):
        word, stream = stream.word()
        try:
            found = game.apply(game.determinize(view, Stream.of(word, number)), one.seat, one.move).events
        except IllegalMove:
            return True
        if _without_end(found) != _without_end(one.events):
            return True
    return False


def _without_end(events: tuple[Any, ...]) -> list[Any]:
    """Return events without the end of a match, which may follow from how long nobody has built: no view says this."""
    return [event for event in events if type(event).__name__ != "MatchEnded"]


class Plays:
    """Plays matches until enough moves were planned.

    Attributes:
        counts: how many moves were planned, and how many turns were played or withdrawn, by the reason.
    """

    def __init__(self, seed: int) -> None:
        self._stream = Stream.of(seed)
        self.counts: Counter[str] = Counter()

    def below(self, bound: int) -> int:
        number, self._stream = self._stream.below(bound)
        return number

    def run(self, most: int) -> None:
        """Plan so many moves. Raises AssertionError for the first one that breaks a law."""
        games, sorts = all_games(), [sort for sort in SORTS for _ in range(sort[3])]
        while self.counts["planned"] < most:
            key, options, seats, _ = sorts[self.below(len(sorts))]
            table = Table(games[key], options, seats, self.below(2**63))
            for _ in range(MOST_STEPS):
                if table.match.over or self.counts["planned"] >= most:
                    break
                self.step(table)

    def step(self, table: Table) -> None:
        """Let some members plan, and then let a seat to move make a random move."""
        match, game = table.match, table.game
        for seat in range(len(match.seats)):
            if Seat(seat) not in match.to_move and self.below(3):
                self.plan(table, Seat(seat))
        seat = match.to_move[self.below(len(match.to_move))]
        move = self.some(list(game.legal_moves(match.state, seat)))
        known = {one.seat: of_seat(table.stored.plans, one.seat) for one in match.seats}
        start = len(table.past)
        table.change(seat, lambda change: play(change, move, None))
        self.check(table, known, start)

    def some(self, moves: list[Any]) -> Any:
        """Return a random move. Those that end a turn come up more often than by chance."""
        ends = [one for one in moves if type(one).__name__ in ("EndTurn", "DrawCard")]
        found = ends if ends and not self.below(3) else moves
        return found[self.below(len(found))]

    def plan(self, table: Table, seat: Seat) -> None:
        """Plan some random moves of a seat, at most until its turn ends."""
        game, match = table.game, table.match
        for _ in range(8):
            mine = of_seat(table.stored.plans, seat)
            try:
                found = plans.position(match, game, seat, mine) if plans.can_plan(match, game, FIRST + seat) else None
            except IllegalMove:  # others have changed what the plan was made for
                table.change(seat, plans.withdraw)
                continue
            if found is None or not (legal := list(game.legal_moves(found.state, seat))):
                return
            move = self.some(legal)
            before = table.stored
            table.change(seat, lambda change, move=move: plans.plan(change, [move]))
            self.counts["planned"] += 1
            assert (table.match, table.stored.head) == (before.match, before.head), "planning has changed the match"
            self._check_blind(table, before, seat, move)
            turn = of_seat(table.stored.plans, seat)[-1]
            if turn.whole:
                limits = max(0, turn.least - self.below(3)), not self.below(3)
                table.change(seat, partial(plans.require, number=turn.number, least=limits[0], careful=limits[1]))
                if self.below(4):
                    return
        assert len(of_seat(table.stored.plans, seat)) <= MOST_TURNS

    def _check_blind(self, table: Table, before: Stored, seat: Seat, move: Any) -> None:
        """Check that planning gives the same in another world that the member considers possible."""
        game, planned = table.game, table.stored.plans
        world = game.determinize(game.view(before.match.state, seat), Stream.of(self.below(2**63)))
        if game.view(world, seat) != game.view(before.match.state, seat):
            return  # the view shows no such world: a lobby of a race, or a hand that is shown to nobody
        other = replace(before, match=replace(before.match, state=world))
        command = Command(0, Member(FIRST + seat, f"Member {seat}"), key="key")
        elsewhere = plans.plan(other.change(command, game, {}), [move])
        assert elsewhere.plans == planned, "what a plan says depends on what is hidden"

    def check(self, table: Table, known: Mapping[Seat, tuple[PlannedTurn, ...]], start: int) -> None:
        """Check what has become of the plans of all seats after a move."""
        match, played = table.match, table.past[start + 1 :]
        for seat, turns in known.items():
            left = of_seat(table.stored.plans, seat)
            gone = [one for one in table.stored.plans if one.seat == seat and one.why not in ("", "played")]
            own = [one for one in played if one.seat == seat]
            if match.over and not own:
                continue
            if seat in match.to_move:
                assert not left or match.over, "a seat to move still has a plan"
            if turns and own:
                self.check_played(table, turns[0], [one for one in table.past if one.version > turns[0].since], own)
                assert len(left) <= len(turns) - 1, "a turn was played, but stays planned"
                self.counts["played"] += 1
            elif turns and not left:
                assert gone, "a plan is gone without a reason"
                self.counts[gone[0].why] += 1
            else:
                assert left == turns, "a plan has changed by itself"
            assert turns or not own, "a turn was played that nobody has planned"

    def check_played(self, table: Table, turn: PlannedTurn, since: list[Past], own: list[Past]) -> None:
        """Check one turn that was played. since: the steps since it was planned, and its own."""
        game, seat = table.game, turn.seat
        moves = tuple(game.notate(one.move) for one in own[: len(turn.moves)])
        assert moves == turn.moves, "another turn was played than was planned"
        first = own[0].version
        for one in since:
            if one.version < first and (turn.careful or one.seat == seat):
                word, self._stream = self._stream.word()
                assert not shows(game, one, seat, Stream.of(word)), f"played after {one.events}"
        for one in own[: len(turn.moves) - 1]:
            word, self._stream = self._stream.word()
            assert not shows(game, one, seat, Stream.of(word)), f"a planned move showed {one.events}"
        brought = sum(
            game.brings(one.before, seat, game.apply(one.before, seat, one.move)) for one in own[: len(turn.moves)]
        )
        assert brought >= turn.least, f"{brought} points in place of {turn.least}"


def main(arguments: list[str]) -> None:
    most, seed = int(arguments[0]), int(arguments[1]) if len(arguments) > 1 else 43
    plays = Plays(seed)
    plays.run(most)
    sys.stdout.write(", ".join(f"{name}: {count}" for name, count in plays.counts.most_common()) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
