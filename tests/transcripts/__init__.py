"""Records a match for each of a game's sample options: every move, its events, and the visible state afterwards.

After a change in the rules, the test shows the difference in readable text. If the change is intended, run `python -m
tests.transcripts` and commit the new files with the change.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.engine.chance import Stream
from bot.engine.game import Phrase, Seat
from bot.games import AnyGame

FOLDER = Path(__file__).parent
SEED = 1848
MOVES = 12  # moves of each match; then all seats leave
# Every third move is the last in the list, where rare kinds stand (such as tricks of Gems 3D).
LAST_LISTED = 3


def path_of(game: AnyGame) -> Path:
    return FOLDER / f"{game.about.key}.txt"


def transcript(game: AnyGame) -> str:
    """Return the transcript by today's rules: a match for each sample, with the fewest seats that the sample allows."""
    return "\n".join(line for sample in game.about.samples for line in _match(game, sample)) + "\n"


def _match(game: AnyGame, options: Any) -> Iterator[str]:
    yield f"==== {options}"
    seats = game.seats(options).low
    step = game.setup(SEED, options, seats)
    yield from _after(game, step)
    for number in range(MOVES):
        to_move = game.to_move(step.state)
        if not to_move:
            break
        listed = list(game.legal_moves(step.state, to_move[0]))
        move = listed[-1] if number % LAST_LISTED == LAST_LISTED - 1 else _drawn(listed, number)
        yield f"---- seat {to_move[0]} of {to_move} plays {game.notate(move)}, one of {len(listed)}"
        step = game.apply(step.state, to_move[0], move)
        yield from _after(game, step)
    for place in range(seats):
        if game.to_move(step.state):
            yield f"---- seat {place} leaves"
            step = game.leave(step.state, Seat(place))
            yield from _after(game, step)
    yield f"outcome {game.outcome(step.state)}"


def _drawn(listed: list[Any], number: int) -> Any:
    """Return a random move of one kind. The kinds take turns, so that a kind with many moves does not displace
    others.
    """
    kinds = list(dict.fromkeys(map(type, listed)))
    of_kind = [move for move in listed if type(move) is kinds[number % len(kinds)]]
    chosen, _ = Stream.of(SEED, number).below(len(of_kind))
    return of_kind[chosen]


def _after(game: AnyGame, step: Any) -> Iterator[str]:
    yield from (_line(game, game.tell(event)) for event in step.events)
    yield f"sealed {step.sealed}"
    yield game.write_position(step.state)
    yield from (f"    {_line(game, phrase)}" for phrase in game.alt(game.view(step.state, None)))


def _line(game: AnyGame, phrase: Phrase) -> str:
    key = phrase.key.removeprefix(f"{game.about.key}-").removeprefix("event-").removeprefix("alt-")
    return " ".join([key, *(f"{name}={value}" for name, value in phrase.params)])
