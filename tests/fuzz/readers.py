"""The readers to test. A reader is code that reads texts of players; it has valid texts and checks of its results."""

import random
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from bot.engine.codec import Codec
from bot.engine.game import Seat
from bot.engine.table import Table
from bot.games import AnyGame, all_games
from bot.sessions.memory import record
from bot.sessions.memory.record import Replay
from bot.ui.commands.game_cog import GameCog
from cogs import all_cogs
from tests.games.playing import Case, Match, cases, played

LISTED = 2_000  # the most legal moves of a seat that are listed
PAINTED = 100  # Every hundredth position is painted.
NOW = 1_800_000_000_000
RECORDED = 12  # the most moves in a record


class Reader(NamedTuple):
    """A reader of texts.

    Attributes:
        texts: valid texts
        read: a function that reads a text and checks the result. It raises NotationError to refuse the text. Any other
            error is a fault.
    """

    texts: tuple[str, ...]
    read: Callable[[str], None]


def readers() -> dict[str, Callable[[], Reader]]:
    """Return functions that make the readers, by name: "records", and "moves-<game>" and "positions-<game>"."""
    found: dict[str, Callable[[], Reader]] = {"records": _records}
    for key in sorted(all_games()):
        found[f"moves-{key}"] = partial(_moves, key)
        found[f"positions-{key}"] = partial(_positions, key)
    return found


def _matches(key: str) -> list[Match]:
    return [played(case) for case in cases() if case.key == key]


# ---- moves ----


def _moves(key: str) -> Reader:
    game = all_games()[key]
    texts = sorted({game.notate(turn.move) for match in _matches(key) for turn in match.turns})

    def read(text: str) -> None:
        move = game.parse(text)
        written = game.notate(move)
        assert game.parse(written) == move, f"{written!r} does not read back"
        assert written.isascii(), written

    return Reader(tuple(texts), read)


# ---- positions ----


def _positions(key: str) -> Reader:
    game, matches = all_games()[key], _matches(key)
    states = [state for match in matches for state in (*match.states[::7], match.states[-1])]
    codec, known = Codec(game), set[Any]()
    paint = next(cog.face.painter.paint for cog in all_cogs() if issubclass(cog, GameCog) and cog.face.key == key)

    def read(text: str) -> None:
        state = game.read_position(text)
        if state in known:
            return
        known.add(state)
        _check_state(game, codec, state)
        if len(known) % PAINTED == 0:
            assert paint(game.view(state, None), Table()).startswith(b"\x89PNG")

    return Reader(tuple(sorted(set(map(game.write_position, states)))), read)


def _check_state(game: AnyGame, codec: Codec, state: Any) -> None:
    """Check that players can go on from a position that was read."""
    written = game.write_position(state)
    assert game.read_position(written) == state, f"it does not read back: {written}"
    assert codec.decode_state(codec.encode(state), codec.rules_version) == state, "it cannot be kept"
    game.alt(game.view(state, None))
    waited_for, on_call = game.to_move(state), game.on_call(state)
    outcome = game.outcome(state)
    assert (outcome is None) == bool(waited_for), "it is over and goes on"
    dice = random.Random(written)
    for seat in (*waited_for, *on_call):
        game.view(state, seat)
        listed = list(islice(game.legal_moves(state, seat), LISTED))
        assert listed or seat in on_call, f"seat {seat} is waited for and can do nothing"
        for move in dice.sample(listed, min(3, len(listed))):
            after = game.apply(state, seat, move).state
            game.alt(game.view(after, None))
            game.outcome(after)
    for seat in waited_for[:1]:
        game.apply(state, seat, game.default(state, seat))
        game.outcome(game.leave(state, Seat(seat)).state)


# ---- records ----


def _record(case: Case) -> str:
    """Return the record of a match's first moves."""
    match, game = played(case), case.game
    head = {
        "Lapidary": record.FORMAT,
        "Game": case.key,
        "Rules": str(game.about.rules_version),
        "Options": msgspec.json.encode(case.options).decode(),
        "Seed": str(random.Random(str(case)).getrandbits(64)),  # The match `played(case)` has the same seed.
    }
    lines = [f"[{name} {msgspec.json.encode(value).decode()}]" for name, value in head.items()]
    names = " ".join(f'"Name {seat + 1}"' for seat in range(case.seats))
    moves = [f"#{turn.seat + 1} {game.notate(turn.move)}" for turn in match.turns[:RECORDED]]
    return "\n".join((*lines, f"[Seats {names}]", "", *moves, *([f"#1 {record.LEAVES}"] if case.draw else [])))


def _records() -> Reader:
    games = all_games()

    def read(text: str) -> None:
        replay = record.read(text, games, NOW)
        game = games[replay.match.game]
        written = record.write(replay, game)
        written.encode()
        again = record.read(written, games, NOW)
        assert _played(again) == _played(replay), "it does not read back"
        assert again.match.seats == replay.match.seats, "its members do not read back"
        game.view(replay.match.state, None)

    return Reader(tuple(map(_record, cases())), read)


def _played(replay: Replay) -> list[tuple[Any, Any]]:
    return [(moment.state, moment.entry.notation) for moment in replay.moments]
