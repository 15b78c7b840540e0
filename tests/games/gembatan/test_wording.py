"""Tests of the sentences for every event and of the alt text of Gembatan."""

import re
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.game import Phrase, Seat
from bot.games.gembatan import GAME
from bot.games.gembatan.events import (
    BoardBegun,
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
from bot.games.gembatan.heard import alt
from bot.games.gembatan.model import (
    START,
    Account,
    Cell,
    Chain,
    Ending,
    Pick,
    SeenDraft,
    SeenHalf,
    SeenHand,
    SeenSocket,
    SeenTurn,
    Socket,
    Tally,
    Target,
    View,
    Way,
)
from bot.games.gembatan.view import own_view
from tests.games.gembatan.drawing import draw
from tests.games.gembatan.matches import match
from tests.texts.asked import event_keys
from tests.texts.loaded import all_texts

ALT_LIMIT = 1000
NAME = "W" * 32
TEXTS = all_texts()
HERE, THERE = Socket(START + 1), Socket(START + 257)
SEAT = Seat(1)

Said = tuple[Event, str, str]
ENDINGS: tuple[Ending, ...] = get_args(Ending)
CHAIN = Chain(1, (HERE, Socket(HERE + 257), Socket(HERE + 514), Socket(HERE + 771)))


def won(reason: Ending) -> Event:
    return MatchEnded(reason, (SEAT,), 31)


def tied(reason: Ending) -> Event:
    return MatchEnded(reason, (Seat(0), SEAT), 1)


# Every event with its English and German sentence. The member is called Ada.
SAID: list[Said] = [
    (
        GridStarted(START, 0, SEAT),
        "R--- lies in the middle. Ada begins.",
        "R--- liegt in der Mitte. Ada fängt an.",
    ),
    (TileLaid(SEAT, START, 0, 1), "Ada lays -R--.", "Ada legt -R--."),
    (
        GemPlaced(SEAT, HERE, 1, 5),
        "Ada places a red-purple gem.",
        "Ada setzt den Stein Rot/Lila.",
    ),
    (
        TurnScored(SEAT, 2, (HERE,) * 3, 7),
        "Ada ends the turn, in all 2 tiles and 3 gems: **7 points**.",
        "Ada beendet den Zug, insgesamt 2 Plättchen und 3 Steine: **7 Punkte**.",
    ),
    (
        TurnScored(SEAT, 0, (HERE,), 1),
        "Ada ends the turn, in all 1 gem: **1 point**.",
        "Ada beendet den Zug, insgesamt 1 Stein: **1 Punkt**.",
    ),
    (
        ChainScored(SEAT, CHAIN),
        "A **red chain of 4** brings 4 of these points.",
        "Eine **Kette aus 4 in Rot**: davon 4 Punkte.",
    ),
    (
        GembatanScored(SEAT, 4),
        "All four gems, a **Gembatan** for Ada, bring 4 of these points.",
        "Alle vier Steine: ein **Gembatan** für Ada, davon 4 Punkte.",
    ),
    (PiecesTraded(SEAT, b"\1\2", b"\3"), "Ada trades 2 tiles and 1 gem.", "Ada tauscht: 2 Plättchen und 1 Stein."),
    (PiecesTraded(SEAT, b"\1", b""), "Ada trades 1 tile.", "Ada tauscht: 1 Plättchen."),
    (PiecesDrawn(SEAT, b"\1", b""), "Drawn: B---.", "Nachgezogen: B---."),
    (PiecesDrawn(SEAT, b"\1", b"\1\1"), "Drawn: B--- RG RG.", "Nachgezogen: B--- RG RG."),
    (TurnPassed(SEAT), "Ada passes.", "Ada passt."),
    (SeatLeft(SEAT), "Ada leaves.", "Ada geht."),
    (GemsLeft(SEAT, 1), "Ada has 1 gem left: −1.", "Ada hat noch 1 Stein: −1."),
    (GemsLeft(SEAT, 3), "Ada has 3 gems left: −3.", "Ada hat noch 3 Steine: −3."),
    (
        won("gems"),
        "The gem tray is empty, and one player has no gems left.",
        "Der Vorrat an Steinen ist leer, und jemand hat keinen Stein mehr.",
    ),
    (
        won("blocked"),
        "The tray is empty and nobody plays on.",
        "Der Vorrat ist leer, und niemand spielt weiter.",
    ),
    (
        won("stalled"),
        "Nobody played for 3 rounds.",
        "3 Runden lang hat niemand gespielt.",
    ),
    (
        won("left"),
        "Only one player is left.",
        "Sonst spielt niemand mehr mit.",
    ),
    (
        tied("gems"),
        "The gem tray is empty, and one player has no gems left.",
        "Der Vorrat an Steinen ist leer, und jemand hat keinen Stein mehr.",
    ),
    (
        tied("blocked"),
        "The tray is empty and nobody plays on.",
        "Der Vorrat ist leer, und niemand spielt weiter.",
    ),
    (
        BoardBegun(31, 33, 3),
        "The board has 31 tiles and 33 gems. There are 3 turns to play.",
        "Auf dem Brett liegen 31 Plättchen und 33 Steine. Es gibt 3 Züge.",
    ),
    (MatchEnded("turns", (), 31), "All turns are played.", "Alle Züge sind gespielt."),
    (MatchEnded("stuck", (), 31), "Nothing fits any more.", "Nichts passt mehr."),
    (MatchEnded("closed", (), 31), "The board was ended early.", "Das Brett wurde vorzeitig beendet."),
    (tied("stalled"), "Nobody played for 3 rounds.", "3 Runden lang hat niemand gespielt."),
]


@pytest.mark.parametrize(("event", "english", "german"), SAID)
def test_each_event_has_this_sentence_in_both_languages(event: Event, english: str, german: str) -> None:
    assert TEXTS.phrase("en", GAME.tell(event), name="Ada") == english
    assert TEXTS.phrase("de", GAME.tell(event), name="Ada") == german


def test_every_event_is_among_the_cases() -> None:
    assert {GAME.tell(event).key for event, _, _ in SAID} == event_keys("gembatan")


@pytest.mark.parametrize("language", TEXTS.languages)
def test_who_is_left_at_the_end_may_be_a_computer_player(language: str) -> None:
    keys = ("gembatan-event-match-ended-left", "gembatan-alt-over-left", "gembatan-caption-reason-left")
    said = " ".join(TEXTS.say(language, key) for key in keys)
    assert not re.search(r"person|pessoa|autres|member", said, re.IGNORECASE)


@pytest.mark.parametrize("language", TEXTS.languages)
def test_the_account_of_a_seat_names_gems_only_if_some_are_left(language: str) -> None:
    for left in (0, 2):
        facts = msgspec.structs.asdict(Account(placed=3, left=left))
        phrase = Phrase.of("gembatan-alt-account", seat=Seat(0), score=3 - left, **facts)
        assert (f"−{left}" in TEXTS.phrase(language, phrase, name="Ada")) is bool(left)


def longest_view() -> View:
    """Return a view with four seats, every kind of content, and the longest names."""
    view = own_view(draw(" .   .\n.@RoB+Y\n G   ."))
    far = Socket(238 * 256 + 237)
    open_socket = SeenSocket(far, 237, 238, 1, 5, filled=False)
    chain = Chain(5, (far,) * 9)
    tally = Tally((far,) * 4, (chain,) * 8, 4)
    ways = (Way(59, 0, 1, 9, b"\1\2\3\4", 20),) * 30
    return replace(
        view,
        sockets=(open_socket,) * 40,
        halves=(SeenHalf(239, 238, 5, 119, 119, 1, Cell(0)),) * 60,
        hands=(SeenHand(bytes((59, 58, 57, 56)), bytes((9, 9, 9, 9)), Account(99, 99), True),) * 4,
        draft=SeenDraft(4, 4, tally),
        last=SeenTurn(Seat(3), "played", 4, 4, tally),
        pick=Pick(Seat(0), tile=59, targets=(Target(Cell(238 * 256 + 238), 20),) * 40, ways=ways),
    )


@pytest.mark.parametrize("pick", [True, False])
@pytest.mark.parametrize("language", TEXTS.languages)
def test_the_longest_alt_text_fits(language: str, pick: bool) -> None:
    view = longest_view()
    lines = [TEXTS.phrase(language, phrase, name=NAME) for phrase in alt(view if pick else replace(view, pick=None))]

    assert len(lines) >= 14
    assert len("\n".join(lines)) <= ALT_LIMIT


@pytest.mark.slow
@pytest.mark.parametrize("language", TEXTS.languages)
def test_every_event_and_alt_text_of_a_match_has_words(language: str) -> None:
    for _, _, step in match(1):
        phrases = [*map(GAME.tell, step.events), *GAME.alt(own_view(step.state))]
        for phrase in phrases:
            assert TEXTS.phrase(language, phrase, name=NAME)


def alt_lines(language: str, position: str) -> list[str]:
    view = own_view(GAME.read_position(position))
    return [TEXTS.phrase(language, phrase, name="Ada") for phrase in alt(view)]


def test_the_alt_text_names_trays_open_sockets_and_half_sockets() -> None:
    two = "BH60:-R--,BI60:G--B hands=Y---,YP--,GP--,-RBY:RB,GY,GP,RG;Y-P-,B---,G---,BP--:RB,RG,RP,BG"

    assert alt_lines("en", two) == [
        "Ada to move.",
        "Ada: 0 points.",
        "Tiles: yellow plain plain plain, green purple plain plain, yellow purple plain plain "
        "and plain red blue yellow.",
        "Gems: red blue, red green, green yellow and green purple.",
        "Can fill: BH60-BI60 red blue.",
        "BI59: green south",
        "Ada: 0 points.",
        "Tiles: blue plain plain plain, green plain plain plain, yellow plain purple plain "
        "and blue purple plain plain.",
        "Gems: red blue, red green, red purple and blue green.",
        "2 tiles on the grid, BH60 to BI60.",
        "In the trays: 50 tiles and 52 gems.",
    ]


@pytest.mark.slow
def test_the_alt_text_speaks_of_other_open_sockets_only_after_those_that_can_be_filled() -> None:
    found = set[tuple[bool, bool]]()
    for state, _, _ in match(1):
        text = "\n".join(TEXTS.phrase("en", phrase, name="Ada") for phrase in alt(own_view(state)))
        if "pen sockets:" in text:
            found.add(("Can fill: " in text, "Other open sockets: " in text))

    assert found == {(True, True), (False, False)}


def test_the_alt_text_says_that_trays_and_open_sockets_are_empty() -> None:
    none = "BH60:RBPG hands=Y---,RY--,GY--,YP--:BY,RB,GY,PY;Y-P-,B---,BG--,BP--:RB,RG,RP,BG"
    view = replace(own_view(GAME.read_position(none)), tiles_left=0, gems_left=0)

    lines = [TEXTS.phrase("en", phrase, name="Ada") for phrase in alt(view)]
    assert lines[4:8] == ["BH59: red south", "BG60: green east", "BI60: blue west", "BH61: purple north"]
    assert lines[-2:] == ["1 tile on the grid, BH60 to BH60.", "In the trays: no tile and no gem."]
    assert not any("ockets: " in line or "fill" in line for line in lines)
    assert "Im Vorrat: kein Plättchen und kein Stein." in [
        TEXTS.phrase("de", phrase, name="Ada") for phrase in alt(view)
    ]
