"""Tests of the end of a match that nobody has won: a silent member is first, or members left so early."""

import random
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.engine.honours import measure_of
from bot.engine.table import ROBOT
from bot.games import all_games
from bot.games.gembatan.events import ChainScored
from bot.games.gembatan.model import Chain, Socket
from bot.games.gembatan.model import Options as GembatanOptions
from bot.games.gemrush.model import Options as RushOptions
from bot.games.gems3d.model import Mode
from bot.games.gems3d.model import Options as GemsOptions
from bot.sessions.leaderboards.counting import CONTESTS, honours_of
from bot.sessions.memory.record import Moment, Replay, read, write
from bot.sessions.model import Entry, Match, MatchSeat, Phase
from bot.ui.boards import ending
from bot.ui.face import Face
from bot.ui.words import Words
from tests.texts.loaded import all_languages
from tests.ui.test_ending import ended
from tests.ui.test_views import FACES, TEXTS, match_of

WORDS = Words(TEXTS, "en-US")
NAMES = ("Ada", "Bela")
MOST_MOVES = 4_000
KINDS: dict[str, Any] = {
    "gembatan": GembatanOptions(gems=20),
    "gemrush": RushOptions(target=5),
    "gems3d": GemsOptions(Mode.RACE, size=7, types=5, line=4, turns=30, points=True),
    "gemdrop": None,
}
ENDED_BY_LEAVING = sorted(KINDS.keys() - {"gems3d"})  # a race goes on


@cache
def played(key: str) -> tuple[Face, Match]:
    """Return the face of a game, and a match of Ada and Bela that one of them has won, with its last entry."""
    face = next(face for face in FACES if face.key == key)
    game, options = face.game, KINDS[key] or face.game.about.samples[0]
    for seed in range(20):
        dice, step = random.Random(seed), game.setup(seed, options, 2)
        seat = Seat(0)
        for _ in range(MOST_MOVES):
            if game.outcome(step.state) is not None:
                break
            seat = game.to_move(step.state)[0]
            step = game.apply(step.state, seat, dice.choice(list(game.legal_moves(step.state, seat))))
        outcome = game.outcome(step.state)
        if outcome is not None and not outcome.drawn:
            break
    assert outcome is not None
    seats = tuple(MatchSeat(Seat(number), 100 + number, name) for number, name in enumerate(NAMES))
    match = match_of(face, options, Phase.OVER, solo=False, seats=seats, state=step.state, outcome=outcome, to_move=())
    return face, replace(match, entry=Entry(999, "move", seat, 100 + seat, "m", step.events, 0))


def silent(match: Match, *, winner: bool) -> Match:
    """Return the match with the winner, or the loser, as a silent member."""
    assert match.outcome is not None
    first, second = (one.seat for one in match.outcome.standings)
    return replace(match, terms=replace(match.terms, unheard=(first if winner else second,)))


def winner_of(match: Match) -> str:
    assert match.outcome is not None
    return match.name_of(match.outcome.standings[0].seat)


@pytest.mark.parametrize("key", KINDS)
@pytest.mark.parametrize("language", sorted(all_languages()))
def test_headline_alt_text_and_picture_say_the_same(key: str, language: str) -> None:
    face, match = played(key)
    words, over = Words(TEXTS, language), silent(match, winner=True)
    said = words("ui-unwon", names=winner_of(match))

    seen, table = face.scene(over, words)

    assert ending.headline(over, face, words) == f"### {said}"
    assert face.alt(over, seen, words).splitlines()[1] == f"{said}."
    assert face.in_words(over, seen, words).splitlines()[1] == f"{said}."
    if key != "gemdrop":  # its picture has no words
        captions = set(dict(table.captions).values())
        parts = {words("ui-nobody-wins"), words("ui-not-back", names=winner_of(match))}
        assert captions & {said} or captions >= parts


@pytest.mark.slow
@pytest.mark.parametrize("key", KINDS)
def test_nothing_names_the_silent_winner(key: str) -> None:
    face, match = played(key)
    over = silent(match, winner=True)
    told = WORDS.told(face.game, over.entry.events, over, over.entry)

    seen, table = face.scene(over, WORDS)
    heard = face.in_words(over, seen, WORDS)

    assert "wins" not in heard.replace("Nobody wins", "")
    assert "wins" not in told
    assert getattr(seen, "winners", ()) == ()
    without = tuple((name, said) for name, said in table.captions if name not in ("reason", "note"))
    before, captions = face.scene(match, WORDS)
    again = tuple((name, said) for name, said in captions.captions if name not in ("reason", "note"))
    painted = face.painter.paint(seen, replace(table, captions=without))
    assert painted != face.painter.paint(before, replace(captions, captions=again))


@pytest.mark.parametrize("key", KINDS)
def test_a_silent_member_who_is_not_first_leaves_the_win_to_the_others(key: str) -> None:
    face, match = played(key)
    over = silent(match, winner=False)

    assert face.scene(over, WORDS) == face.scene(match, WORDS)
    assert ending.headline(over, face, WORDS).startswith(f"### {winner_of(match)} wins")
    assert WORDS.told(face.game, over.entry.events, over) == WORDS.told(face.game, match.entry.events, match)


@pytest.mark.parametrize("key", KINDS)
def test_a_draw_with_a_silent_member_names_whom_it_waits_for_in_vain(key: str) -> None:
    face, match = played(key)
    assert match.outcome is not None
    drawn = replace(match.outcome, standings=tuple(replace(one, place=1) for one in match.outcome.standings))
    over = silent(replace(match, outcome=drawn), winner=True)

    assert ending.headline(over, face, WORDS) == f"### Nobody wins: {winner_of(match)} did not come back"
    both = replace(over, terms=replace(over.terms, unheard=(Seat(0), Seat(1))))
    spanish = Words(TEXTS, "es-ES")
    assert ending.headline(both, face, spanish) == "### Nadie gana: sin noticias de Ada y Bela"


def test_the_most_of_a_relay_has_the_sign_of_the_computer_player() -> None:
    match = ended("gems3d", 70, 50, total=123, mode=Mode.RELAY)
    over = replace(match, terms=replace(match.terms, unheard=(Seat(0),)))
    face = next(face for face in FACES if face.key == "gems3d")

    assert ending.headline(over, face, WORDS) == "### Together 123 points. Ada (🤖) brought the most: 70"
    assert "The match brings Ada no points on the leaderboard." in ending.result(over, face, WORDS, ())


def test_the_longest_chain_of_a_silent_member_has_the_sign_too() -> None:
    face, match = played("gembatan")
    chain = ChainScored(Seat(0), Chain(1, (Socket(0), Socket(1), Socket(2))))
    story = [Entry(9, "move", Seat(0), -1, "m", (chain,), 0)]

    assert "(🤖)" not in face.highlight(match, story, WORDS)
    silent_ada = replace(match, terms=replace(match.terms, unheard=(Seat(0),)))
    assert face.highlight(silent_ada, story, WORDS) == "Longest chain: **Ada (🤖)**, 3 in red"


def test_a_picture_draws_the_sign() -> None:
    match = ended("gems3d", 5, 0, total=5, mode=Mode.RELAY)
    face = next(face for face in FACES if face.key == "gems3d")
    begun = face.game.setup(5, match.options, 2).state
    board = replace(begun.boards[0], over="turns", score=5)
    over = replace(match, state=replace(begun, boards=(board,), credits=(5, 0)))
    over = replace(over, terms=replace(over.terms, unheard=(Seat(0),)))

    _, table = face.scene(over, WORDS)

    assert table.caption("reason", "") == f"Ada ({ROBOT}) brought the most: 5"


@pytest.mark.parametrize("key", ["gembatan", "gemrush"])
def test_a_pasted_log_knows_the_silent_member(key: str) -> None:
    face, match = played(key)
    over = silent(match, winner=True)
    moment = Moment(replace(over.entry, kind="start", seat=None), face.game.setup(5, over.options, 2).state)
    written = write(Replay(over, (moment,), 5, (moment.entry,)), face.game)

    assert f'[Unheard "#{over.terms.unheard[0] + 1}"]' in written
    assert read(written, all_games(), 0).match.terms.unheard == over.terms.unheard


def test_a_silent_member_has_no_crown_in_a_crisis() -> None:
    """All others have one, since they have won together."""
    face = next(face for face in FACES if face.key == "gemrush")
    options = RushOptions(mode="crisis", target="open")
    dice, step = random.Random(1), face.game.setup(1, options, 2)
    while face.game.outcome(step.state) is None:
        seat = face.game.to_move(step.state)[0]
        step = face.game.apply(step.state, seat, dice.choice(list(face.game.legal_moves(step.state, seat))))
    seats = tuple(MatchSeat(Seat(number), 100 + number, name) for number, name in enumerate(NAMES))
    state, outcome = step.state, face.game.outcome(step.state)
    over = match_of(face, options, Phase.OVER, solo=False, seats=seats, state=state, outcome=outcome, to_move=())

    def painted(*unheard: Seat) -> bytes:
        match = replace(over, terms=replace(over.terms, unheard=unheard))
        seen, table = face.scene(match, WORDS)
        return face.painter.paint(seen, table)

    assert len({painted(), painted(Seat(0)), painted(Seat(1)), painted(Seat(0), Seat(1))}) == 4


# ---- a match that ends before each player had a turn ----


def left_early(key: str, *, gone: bool = False) -> tuple[Face, Match]:
    """Return the face of a game, and a match that Bela has left at once. gone: whether she has left the server."""
    face = next(face for face in FACES if face.key == key)
    game, options = face.game, KINDS[key] or face.game.about.samples[0]
    step = game.leave(game.setup(1, options, 2).state, Seat(1))
    outcome = game.outcome(step.state)
    assert outcome is not None
    seats = tuple(MatchSeat(Seat(number), 100 + number, name, present=number == 0) for number, name in enumerate(NAMES))
    match = match_of(face, options, Phase.OVER, solo=False, seats=seats, state=step.state, outcome=outcome, to_move=())
    terms = replace(match.terms, gone=(Seat(1),) if gone else ())
    return face, replace(match, terms=terms, entry=Entry(999, "leave", Seat(1), 101, "", step.events, 0))


@pytest.mark.parametrize("key", ENDED_BY_LEAVING)
@pytest.mark.parametrize("language", sorted(all_languages()))
@pytest.mark.parametrize("gone", [False, True])
def test_a_match_that_ended_so_early_says_that_nobody_wins(key: str, language: str, gone: bool) -> None:
    face, match = left_early(key, gone=gone)
    words = Words(TEXTS, language)
    said = words("ui-unwon-early", names=words.listed([] if gone else ["Bela"]), count=0 if gone else 1)

    seen, table = face.scene(match, words)

    assert {one.board for one in honours_of(face.game, match) if measure_of(one.board) in CONTESTS} == set()
    assert ending.headline(match, face, words) == f"### {said}"
    assert face.alt(match, seen, words).splitlines()[0] == f"{said}."
    assert getattr(seen, "winners", ()) == ()
    if key != "gemdrop":  # its picture has no words
        parts = {words("ui-nobody-wins"), words("ui-left-early", names="Bela", count=0 if gone else 1)}
        captions = set(dict(table.captions).values())
        assert captions & {said} or captions >= parts


@pytest.mark.parametrize("key", ENDED_BY_LEAVING)
def test_a_match_in_which_each_had_a_turn_is_won_by_who_stays(key: str) -> None:
    face, match = left_early(key)
    assert match.outcome is not None
    later = replace(match, outcome=replace(match.outcome, turns=2))

    assert ending.headline(later, face, WORDS) == "### Ada wins: Bela resigned"
