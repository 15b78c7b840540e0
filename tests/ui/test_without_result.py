"""Tests of the board of a match that ended without a result: its picture and its alt text call nobody."""

import io
import random
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games import all_games
from bot.games.gems3d.model import Mode
from bot.games.gems3d.model import Options as GemsOptions
from bot.sessions.model import Match, Phase
from bot.ui.face import Face
from bot.ui.words import Words
from render.gems3d.board import STRIP
from tests.texts.loaded import all_languages
from tests.ui.test_views import FACES, TEXTS, match_of

NAMES = ("Ada", "Bela", "Chen", "Dana", "Emil", "Fay", "Gus", "Hal")
PLAYED = 12  # moves; a turn may be half done then

KINDS = [(key, options) for key, game in sorted(all_games().items()) for options in game.about.samples]


def broken_off(key: str, options: Any) -> tuple[Face, Match, Match]:
    """Return the face, and a match after some moves: in play, and ended without a result."""
    face = next(face for face in FACES if face.key == key)
    match, game = match_of(face, options, Phase.PLAYING), face.game
    seats = tuple(replace(seat, name=NAMES[seat.seat]) for seat in match.seats)
    state = match.state
    dice = random.Random(7)
    for _ in range(PLAYED):
        seat = game.to_move(state)[0]
        after = game.apply(state, seat, dice.choice(list(game.legal_moves(state, seat)))).state
        state = after if game.to_move(after) else state
    playing = replace(match, seats=seats, state=state, to_move=game.to_move(state))
    return face, playing, replace(playing, phase=Phase.CANCELLED, to_move=(), can_undo=None)


@pytest.mark.parametrize(("key", "options"), KINDS)
@pytest.mark.parametrize("language", sorted(all_languages()))
def test_the_alt_text_says_that_there_is_no_result(key: str, options: Any, language: str) -> None:
    face, playing, ended = broken_off(key, options)
    words = Words(TEXTS, language)

    first = face.alt(ended, face.scene(ended, words)[0], words).splitlines()[0]

    if key in ("gembatan", "gemrush", "gems3d"):
        assert first == words(f"{key}-alt-over-none")
    assert not any(name in first for name in NAMES)
    assert first != face.alt(playing, face.scene(playing, words)[0], words).splitlines()[0]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "options"), KINDS)
def test_the_picture_calls_nobody(key: str, options: Any) -> None:
    face, playing, ended = broken_off(key, options)
    words = Words(TEXTS, "en-US")

    (seen, table), before = face.scene(ended, words), face.scene(playing, words)

    assert getattr(seen, "to_move", None) is None
    assert getattr(seen, "winners", ()) == () == getattr(seen, "places", ())
    if key in ("gembatan", "gemrush", "gems3d"):
        assert "No result" in dict(table.captions).values()
    assert face.painter.paint(seen, table) != face.painter.paint(*before)


def test_a_race_without_a_result_does_not_promise_its_boards() -> None:
    face, playing, ended = broken_off("gems3d", GemsOptions(Mode.RACE, size=7, types=5, turns=12, points=True))
    words = Words(TEXTS, "en-US")

    told, said = dict(face.scene(playing, words)[1].captions), dict(face.scene(ended, words)[1].captions)

    assert (told["note"], said["note"]) == ("Boards are shown when all have finished", "No result")
    assert said["lead"] == "Points do not count"
    assert "lead" not in told


@pytest.mark.slow
@pytest.mark.parametrize(("key", "options"), [one for one in KINDS if one[0] in ("gembatan", "gemrush", "gems3d")])
def test_the_picture_says_that_the_points_do_not_count(key: str, options: Any) -> None:
    face, _, ended = broken_off(key, options)
    seen, table = face.scene(ended, Words(TEXTS, "en-US"))
    captions = dict(table.captions)
    (place,) = (name for name, said in captions.items() if said == "Points do not count")

    without = replace(table, captions=tuple({**captions, place: ""}.items()))

    assert face.painter.paint(seen, table) != face.painter.paint(seen, without)


def test_the_sign_at_the_end_of_a_board_shows_no_points() -> None:
    face, _, ended = broken_off("gems3d", GemsOptions(Mode.RELAY))
    seen, table = face.scene(ended, Words(TEXTS, "en-US"))

    def below_the_strip(score: int) -> bytes:
        picture = Image.open(io.BytesIO(face.painter.paint(replace(seen, score=score), table)))
        return picture.convert("RGB").crop((0, STRIP, *picture.size)).tobytes()

    assert below_the_strip(12) == below_the_strip(999)
