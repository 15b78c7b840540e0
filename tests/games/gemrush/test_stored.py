"""Tests of matches of Gem Rush that an older version of the rules has stored."""

from base64 import b64decode

import pytest

from bot.engine.codec import Codec
from bot.engine.game import Seat
from bot.errors import StorageError
from bot.games.gemrush import GAME
from tests.games.gemrush.matches import KINDS, Kind, match
from tests.games.gemrush.positions import listed, may, play

CODEC = Codec(GAME)
FIRST = b64decode(
    "3gAXpHNlZWQBpG1vZGWkcnVzaKd2YXJpYW50pWNoYW9zpnRhcmdldBSkbGFpZJGTzYCADgClc3RhY2vETQABAgMGBwgJCgsMDQ8QERITFBUWFxgZ"
    "GhscHR4fICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5PpGRlY2vERAABAQICAwMEBAUFBgcICQoKCwwMDQ0O"
    "Dg8PEBARERISExMUFBUWFxgZGhscHR4fICEiIyQlJicoKSorLS4vMDExMTExp2Rpc2NhcmTEASylc2VhdHOSmgDNgIDEAQsBxAENxADDxADCw5oB"
    "zYCAxAUABgcICQDEAMQAw8QAwsOlZmlyc3QApHR1cm4ApXBoYXNlpXBsYWNlpWRvaW5nmAMBAcLEAQ0BoP+lYnVybnTEAKdwbGFjaW5nlcQCBAXN"
    "f4ACzYCAw6VmcmFtZcCmcm91bmRzAaVidWlsdAGldHVybnMApWRyYXdzAKRsYXN0mAMAAMLEAACg/6dieV9sYXN0/6RvdmVywA=="
)
"""A state that version 1 has stored. The skill Second Look has drawn two tunnels that are alike."""


def test_a_match_of_version_1_goes_on_by_todays_rules() -> None:
    state = CODEC.decode_state(FIRST, 1)

    assert listed(state, "place") == ["place E", "place N"]  # Version 1 also offered the second tunnel.
    assert not may(state, "place other N")
    assert CODEC.decode_state(CODEC.encode(state), CODEC.rules_version) == state
    assert GAME.to_move(play(state, "place N")) == (Seat(0),)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_states_of_older_versions_have_todays_form(kind: Kind) -> None:
    for played in match(kind):
        state = played.step.state
        assert CODEC.decode_state(CODEC.encode(state), 1) == CODEC.decode_state(CODEC.encode(state), 2) == state


def test_a_version_that_never_was_is_refused() -> None:
    with pytest.raises(StorageError, match="no match was ever kept by rules version 0"):
        CODEC.decode_state(FIRST, 0)
