"""Tests that every message of a match fits Discord's limits, in every language and with the longest names."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat, SeatRange
from bot.engine.honours import measure_of
from bot.games import all_games
from bot.machine import SystemChance
from bot.playground.rest.limits import V2_BYTES
from bot.sessions.model import BoardMessage, Entry, Match, MatchSeat, Phase, Place
from bot.ui.boards import messages
from bot.ui.entry.trouble import Faults
from bot.ui.face import Face
from bot.ui.panels import LONGEST_ALT, LONGEST_TEXT, Picture, clip, pages
from bot.ui.words import Words
from cogs import all_cogs
from tests.texts.loaded import all_texts

TEXTS = all_texts()
FACES: list[Face] = [cog.face for cog in all_cogs() if cog.face is not None]
LONG_NAME = "[*_~`|>#-()]" * 3  # Every character has to be escaped.
MOST_SEATS = 8
LONGEST_BACK = "; ".join(["step N"] * 7)


def match_of(face: Face, options: Any, phase: Phase, **changes: Any) -> Match:
    """Return a match with the largest number of seats. Every member has the longest name."""
    game = face.game
    limits = game.seats(options)
    count = min(limits.high, MOST_SEATS)
    step = game.setup(7, options, count)
    state = None if phase is Phase.LOBBY else step.state
    match = Match(
        id="k7qa2mzx34",
        game=face.key,
        place=Place(1, 2),
        solo=limits.high == 1,
        phase=phase,
        host=2**62,
        seats=tuple(MatchSeat(Seat(seat), 2**62 + seat, LONG_NAME) for seat in range(count)),
        limits=SeatRange(limits.low, limits.high),
        options=options,
        state=state,
        version=999_999,
        rules_version=1,
        entry=Entry(999_999, "start", Seat(0), 2**62, "", step.events, 0),
        to_move=game.to_move(step.state) if phase is Phase.PLAYING else (),
        can_undo=Seat(0),
        outcome=None,
        locale="en-US",
        board=BoardMessage(None, 2),
        created_at=0,
        updated_at=0,
    )
    return replace(match, **changes)


def played_on(match: Match, turns: int = 60, *, by_turns: bool = False) -> Iterator[Match]:
    """Yield the match after each move until its end. Every move is the last legal move, so that tricks occur.

    With `by_turns`, the first and the last legal move alternate, so that turns of several steps occur.
    """
    game = all_games()[match.game]
    state = match.state
    for version in range(2, turns):
        to_move = game.to_move(state)
        if not to_move:
            return
        moves = list(game.legal_moves(state, to_move[0]))
        move = moves[0] if by_turns and version % 2 == 0 else moves[-1]
        step = game.apply(state, to_move[0], move)
        state = step.state
        outcome = game.outcome(state)
        entry = Entry(version, "move", to_move[0], match.seats[to_move[0]].user, game.notate(move), step.events, 0)
        yield replace(
            match,
            state=state,
            entry=entry,
            outcome=outcome,
            phase=Phase.PLAYING if outcome is None else Phase.OVER,
            to_move=game.to_move(state),
        )


def check(layout: Any) -> None:
    """Raise AssertionError if the layout exceeds Discord's limits for a message."""
    custom_ids = []
    texts = size = count = 0
    for item in layout.walk_children():
        count += 1
        payload = item.to_component_dict()
        if "custom_id" in payload:
            custom_ids.append(payload["custom_id"])
            assert 1 <= len(payload["custom_id"]) <= 100
        if payload["type"] == 2:
            assert 1 <= len(payload["label"]) <= 80
        if payload["type"] == 1:
            assert 1 <= len(payload["components"]) <= 5
        if payload["type"] == 10:
            assert payload["content"].strip()
            texts += len(payload["content"])
            size += len(payload["content"].encode())
    assert count <= 40
    assert 0 < texts <= 4000
    assert size <= V2_BYTES
    assert len(set(custom_ids)) == len(custom_ids)


def all_messages(face: Face, match: Match, words: Words) -> Iterator[Any]:
    picture = None
    if match.state is not None:
        alt = face.alt(match, face.view(match), words)
        assert len(alt) <= LONGEST_ALT
        picture = Picture(b"", f"{face.key}.png", alt)
    yield messages.board(match, face, words, picture, (), Faults(SystemChance()), edge=face.accent)
    yield messages.retired(match, face, words, (), Faults(SystemChance()))


@pytest.mark.slow
@pytest.mark.parametrize("language", TEXTS.languages)
@pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)
async def test_every_message_of_a_match_fits(face: Face, language: str) -> None:
    words = Words(TEXTS, language)
    for options in face.game.about.samples:
        for match in all_kinds(face, options):
            for layout in all_messages(face, match, words):
                check(layout)


@pytest.mark.slow
@pytest.mark.parametrize("letter", ["ก", "م", "💎"])
@pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)
async def test_messages_with_names_in_any_script_fit(face: Face, letter: str) -> None:
    """Their letters have two to four bytes each, so bytes may be the limit before characters are."""
    words = Words(TEXTS, "en-US")
    for options in face.game.about.samples:
        for match in all_kinds(face, options):
            seats = tuple(replace(seat, name=letter * 32) for seat in match.seats)
            for layout in all_messages(face, replace(match, seats=seats), words):
                check(layout)


@cache
def all_kinds(face: Face, options: Any) -> tuple[Match, ...]:
    """Return a match in each phase and after each kind of change. They are the same in all languages."""
    lobby = match_of(face, options, Phase.LOBBY)
    begun = match_of(face, options, Phase.PLAYING)
    called_off = match_of(face, options, Phase.CANCELLED)
    expired = replace(lobby, phase=Phase.CANCELLED, entry=replace(lobby.entry, kind="expire", seat=None, user=None))
    undone = replace(begun, entry=replace(begun.entry, kind="undo", notation="A1-O15", events=()))
    alone = replace(lobby, seats=lobby.seats[:1])
    back = (replace(undone, entry=replace(undone.entry, notation=each)) for each in ("", "*12", LONGEST_BACK))
    played = (*played_on(begun), *played_on(begun, by_turns=True))
    return (lobby, alone, begun, called_off, expired, undone, *back, *played)


@pytest.mark.parametrize("language", TEXTS.languages)
@pytest.mark.parametrize("face", [face for face in FACES if not face.pages], ids=lambda face: face.key)
async def test_rules_without_pages_fit_one_message(face: Face, language: str) -> None:
    for options in face.game.about.samples:
        check(pages(face.rules(options, Words(TEXTS, language))))


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)
def test_a_leaderboard_is_named_after_its_settings(face: Face) -> None:
    words = Words(TEXTS, "en-US")
    for options in face.game.about.samples:
        board = face.game.scoreboard(options)
        name = face.leaderboard(board.removesuffix(f":{measure_of(board)}"), words)
        assert name == face.settings(options, words) or measure_of(board) != "points"
    for nonsense in ("", "solo", "solo-9-7-3-5-soft", "x" * 60):
        with pytest.raises(ValueError):  # noqa: PT011 - nobody sees the message
            face.leaderboard(nonsense, words)


async def test_only_the_member_to_move_next_is_told_so() -> None:
    face = next(face for face in FACES if face.key == "gems3d")
    relay = next(options for options in face.game.about.samples if face.game.seats(options).high > 1)
    begun = match_of(face, relay, Phase.PLAYING)
    passed = next(played_on(begun))
    knows = replace(passed, board=replace(passed.board, notified=(Seat(1),)))
    over = replace(passed, phase=Phase.OVER, to_move=())

    noticed = [match.uncalled for match in (begun, passed, knows, over)]

    assert noticed == [(0,), (1,), (), ()]
    assert match_of(face, face.game.about.samples[0], Phase.PLAYING).uncalled == ()


async def test_all_members_who_move_at_the_same_time_are_told_so() -> None:
    face = next(face for face in FACES if face.key == "gems3d")
    race = next(options for options in face.game.about.samples if face.game.scoreboard(options).startswith("race"))
    begun = match_of(face, race, Phase.PLAYING)
    knows = replace(begun, board=replace(begun.board, notified=(Seat(1),)))

    assert begun.uncalled == begun.to_move
    assert len(begun.to_move) > 1
    assert knows.uncalled == (0, *begun.to_move[2:])


def test_a_text_that_is_too_long_is_cut() -> None:
    assert clip("abc", 3) == "abc"
    assert clip("ab cd", 4) == "ab…"
    assert len(clip("x" * 5000, LONGEST_TEXT)) == LONGEST_TEXT
