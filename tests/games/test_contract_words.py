"""Tests that the refusals, events and pictures of every game have words, on random matches.

Each case is one test of all promises.
"""

from typing import Any

import pytest

from bot.engine.game import Phrase
from bot.errors import IllegalMove, NotationError, OptionError, PlayerError
from bot.games import AnyGame, all_games
from tests.games.playing import Case, Match, each_case, played
from tests.games.promises import Promises
from tests.games.test_contract import EVERY, NO_MOVE, ODD, TRIED, not_listed
from tests.texts.loaded import all_texts

ALT_LIMIT = 1000
LONGEST_NAME = "W" * 32  # A display name has at most 32 characters.

GAMES = sorted(all_games())
TEXTS = all_texts()

promise = Promises()


@each_case
def test_a_match_has_words_in_every_language(case: Case) -> None:
    promise.check(case, played(case))


def check_words(game_key: str, key: str, params: tuple[tuple[str, Any], ...]) -> list[str]:
    """Check the key and the variables of a sentence of the game, and return it in each language."""
    assert key.startswith((f"{game_key}-", "simple-"))  # The key belongs to this game or to all small games.
    assert all(type(value) in (str, int) for _, value in params), params
    phrase = Phrase(key, params)
    others = {name.removesuffix("seat") + "name": LONGEST_NAME for name, _ in params if name.endswith("_seat")}
    said = [TEXTS.phrase(language, phrase, name=LONGEST_NAME, **others) for language in TEXTS.languages]
    assert all(said)
    return said


def check_refusal(game_key: str, refusal: PlayerError) -> None:
    check_words(game_key, refusal.key, tuple(refusal.params.items()))


@promise
def every_refusal_has_words(case: Case, game: AnyGame, match: Match) -> None:
    for state, seat, unlisted in not_listed(case, match):
        for move in unlisted[:: max(1, len(unlisted) // TRIED)]:
            with pytest.raises(IllegalMove) as refusal:
                game.apply(state, seat, move)
            check_refusal(case.key, refusal.value)


@promise
def every_event_has_words(case: Case, game: AnyGame, match: Match) -> None:
    for step in match.steps:
        for event in step.events:
            phrase = game.tell(event)
            check_words(case.key, phrase.key, phrase.params)


@promise
def alt_text_fits_in_every_language(case: Case, game: AnyGame, match: Match) -> None:
    for state in match.states[::EVERY]:
        lines = [check_words(case.key, phrase.key, phrase.params) for phrase in game.alt(game.view(state, None))]

        for text in zip(*lines, strict=True):
            assert len("\n".join(text)) <= ALT_LIMIT


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("text", [*NO_MOVE, *ODD])
def test_the_refusal_of_a_wrong_move_or_position_has_words(key: str, text: str) -> None:
    game = all_games()[key]
    for read in (game.parse, game.read_position):
        try:
            read(text)
        except NotationError as refusal:
            check_refusal(key, refusal)


@pytest.mark.parametrize("key", GAMES)
def test_the_refusal_of_a_wrong_number_of_seats_has_words(key: str) -> None:
    game = all_games()[key]
    for options in game.about.samples:
        seats = game.seats(options)
        for wrong in (seats.low - 1, seats.high + 1):
            with pytest.raises(OptionError) as refusal:
                game.setup(0, options, wrong)
            check_refusal(key, refusal.value)
