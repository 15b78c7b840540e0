"""What is said: every event, the longest alt text, and that nothing outside the vocabulary is ever said."""

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

import bot.games.gembatan
from bot.engine.game import Phrase, Seat
from bot.games.gembatan import GAME
from bot.games.gembatan.events import (
    ChainScored,
    Event,
    GembatanScored,
    GemPlaced,
    GemsLeft,
    GridStarted,
    MatchEnded,
    PiecesDrawn,
    PiecesTraded,
    SeatLeft,
    TileLaid,
    TurnPassed,
    TurnScored,
)
from bot.games.gembatan.model import (
    COLOURS,
    SIDES,
    START,
    Account,
    Cell,
    Chain,
    Ending,
    Pick,
    SeenDraft,
    SeenHand,
    SeenSocket,
    SeenTurn,
    Socket,
    Tally,
    Target,
    View,
    Way,
)
from bot.games.gembatan.wording import VOCABULARY, alt
from bot.texts import load_texts
from tests.games.gembatan.drawing import draw
from tests.games.gembatan.matches import match

ALT_LIMIT = 1000
NAME = "W" * 32
TEXTS = load_texts()
HERE, THERE = Socket(START + 1), Socket(START + 257)
SEAT = Seat(1)

Told = tuple[Event, str, dict[str, str | int]]
ENDINGS: tuple[Ending, ...] = get_args(Ending)


def won(reason: Ending) -> Told:
    return MatchEnded(reason, (SEAT,), 31), f"match-ended-{reason}", {"seat": 1, "points": 31}


def tied(reason: Ending) -> Told:
    return MatchEnded(reason, (Seat(0), SEAT), 31), f"match-tied-{reason}", {"count": 2, "points": 31}


TOLD: list[Told] = [
    (GridStarted(START, 0, SEAT), "grid-started", {"seat": 1, "cell": "BH60", "tile": "R---"}),
    (TileLaid(SEAT, START, 0, 1), "tile-laid", {"seat": 1, "cell": "BH60", "tile": "-R--"}),
    (
        GemPlaced(SEAT, HERE, 1, 5),
        "gem-placed",
        {"seat": 1, "socket": "BH60-BI60", "first": "red", "second": "purple"},
    ),
    (TurnScored(SEAT, 2, (HERE, THERE), 9), "turn-scored", {"seat": 1, "tiles": 2, "gems": 2, "points": 9}),
    (
        ChainScored(SEAT, Chain(2, (HERE, Socket(HERE + 257), Socket(HERE + 514)))),
        "chain-scored",
        {"seat": 1, "colour": "blue", "count": 3, "points": 3, "first_end": "BH60-BI60", "last_end": "BI61-BJ61"},
    ),
    (GembatanScored(SEAT, 4), "gembatan-scored", {"seat": 1, "points": 4}),
    (PiecesTraded(SEAT, b"\1\2", b"\3"), "pieces-traded", {"seat": 1, "tiles": 2, "gems": 1}),
    (PiecesDrawn(SEAT, b"\1", b""), "pieces-drawn", {"seat": 1, "tiles": 1, "gems": 0}),
    (TurnPassed(SEAT), "turn-passed", {"seat": 1}),
    (SeatLeft(SEAT), "seat-left", {"seat": 1}),
    (GemsLeft(SEAT, 3), "gems-left", {"seat": 1, "gems": 3}),
    *(won(reason) for reason in ENDINGS),
    *(tied(reason) for reason in ENDINGS if reason != "left"),
]


@pytest.mark.parametrize(("event", "key", "params"), TOLD)
def test_an_event_in_words(event: Event, key: str, params: dict[str, str | int]) -> None:
    assert GAME.tell(event) == Phrase.of(f"gembatan-event-{key}", **params)


def test_every_event_is_told_with_the_variables_of_the_vocabulary() -> None:
    assert {f"gembatan-event-{key}" for _, key, _ in TOLD} == {
        key for key in VOCABULARY if key.startswith("gembatan-event-")
    }
    assert {type(event) for event, _, _ in TOLD} == set(get_args(Event))
    for _, key, params in TOLD:
        assert tuple(params) == VOCABULARY[f"gembatan-event-{key}"]


def test_the_code_says_nothing_outside_the_vocabulary() -> None:
    folder = Path(bot.games.gembatan.__file__).parent
    code = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    said = set(re.findall(r'"(gembatan-[a-z0-9-]+)"', code))
    built = {f"gembatan-{kind}{end}" for kind in ("event-match-ended-", "alt-over-") for end in get_args(Ending)}
    built |= {f"gembatan-event-match-tied-{end}" for end in get_args(Ending) if end != "left"}

    assert said | built == set(VOCABULARY)


@pytest.mark.parametrize("language", TEXTS.languages)
def test_every_sentence_can_be_said_with_these_variables(language: str) -> None:
    for key, variables in VOCABULARY.items():
        assert TEXTS.say(language, key, name=NAME, **{name: sample(name) for name in variables})


def sample(variable: str) -> str | int:
    """A value that this variable may have."""
    if variable in ("colour", "first", "second"):
        return COLOURS[4]
    if variable == "side":
        return SIDES[1]
    return 3


def longest_view() -> View:
    """Four seats, everything at once, the longest names."""
    view = GAME.view(draw(" .   .\n.@RoB+Y\n G   ."), None)
    far = Socket(238 * 256 + 237)
    open_socket = SeenSocket(far, 237, 238, 1, 5, filled=False)
    chain = Chain(5, (far,) * 9)
    tally = Tally((far,) * 4, (chain,) * 8, 4)
    ways = (Way(59, 0, 1, 9, b"\1\2\3\4", 20),) * 30
    return replace(
        view,
        sockets=(open_socket,) * 40,
        hands=(SeenHand(bytes((59, 58, 57, 56)), bytes((9, 9, 9, 9)), Account(99, 99), True),) * 4,
        draft=SeenDraft(4, 4, tally),
        last=SeenTurn(Seat(3), "played", 4, 4, tally),
        pick=Pick(Seat(0), tile=59, targets=(Target(Cell(238 * 256 + 238), 20),) * 40, ways=ways),
    )


@pytest.mark.parametrize("language", TEXTS.languages)
def test_the_longest_alt_text_fits(language: str) -> None:
    lines = [TEXTS.phrase(language, phrase, name=NAME) for phrase in alt(longest_view())]

    assert len(lines) >= 14
    assert len("\n".join(lines)) <= ALT_LIMIT


@pytest.mark.parametrize("language", TEXTS.languages)
def test_a_whole_match_can_be_told(language: str) -> None:
    for _, _, step in match(1):
        phrases = [*map(GAME.tell, step.events), *GAME.alt(GAME.view(step.state, None))]
        for phrase in phrases:
            assert tuple(name for name, _ in phrase.params) == VOCABULARY[phrase.key]
            assert TEXTS.phrase(language, phrase, name=NAME)


def said(event: Event) -> str:
    return TEXTS.phrase("en", GAME.tell(event), name="Ada")


def test_a_turn_reads_as_a_headline_and_its_parts() -> None:
    chain = Chain(1, (HERE, Socket(HERE + 257), Socket(HERE + 514), Socket(HERE + 771)))

    assert said(TurnScored(SEAT, 2, (HERE,) * 3, 7)) == "**+7** for Ada: 2 tiles, 3 gems."
    assert said(ChainScored(SEAT, chain)) == "Of these 4 for a red chain of 4, BH60-BI60 to BJ61-BJ62."
    assert said(TurnScored(SEAT, 0, (HERE,), 1)) == "**+1** for Ada: 1 gem."
    assert said(PiecesTraded(SEAT, b"\1", b"")) == "Ada trades 1 tile."
    assert said(PiecesDrawn(SEAT, b"\1", b"\1\1")) == "Drawn: 1 tile, 2 gems."
