"""Tests of the story since a member's last turn: which changes it has, and how it fits a message."""

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gemrush.events import CardsDiscarded
from bot.games.gemrush.gems import CARD_NAMES, KINDS
from bot.games.gemrush.names import GEM_KEYS
from bot.games.gems3d.model import SeatLeft, StepTaken, TricksAwarded
from bot.sessions.computers import computer
from bot.sessions.model import Entry, EntryKind, Match, Phase
from bot.sessions.pace import StandIn
from bot.texts import load_texts
from bot.texts.pictures import with_codes, with_pictures
from bot.ui.boards.telling import since_last_turn
from bot.ui.face import Face
from bot.ui.words import MORE_FOR_PICTURES, Words, story_lines
from tests.ui.test_views import FACES, TEXTS, match_of, played_on

ADA, BEN, CLEO = Seat(0), Seat(1), Seat(2)
OPAL = computer("easy", 0).user
RUSH = next(face for face in FACES if face.key == "gemrush")
DISCARDS = [
    Entry(version, "move", Seat(version % 2), 100, "m", (CardsDiscarded(ADA, bytes(range(20))),), 0)
    for version in range(1, 30)
]
GEMS = next(face for face in FACES if face.key == "gems3d")
WORDS = Words(TEXTS, "en-US")


def table(face: Face, *to_move: Seat) -> Match:
    """Return a match in play in which these seats are to move."""
    several = next(options for options in face.game.about.samples if face.game.seats(options).high > 2)
    return replace(match_of(face, several, Phase.PLAYING), to_move=to_move)


def log(*moves: tuple[Seat | None, str]) -> list[Entry]:
    """Return a log: a start, then an entry for each pair.

    A pair is a seat and a word. The words "pace", "place" and "leave" are kinds of entries. "clock" is a move that the
    clock makes for the seat, and any other word is the seat's own move.
    """
    found = [Entry(1, "start", ADA, 100, "", (), 0)]
    for version, (seat, what) in enumerate(moves, 2):
        kinds: dict[str, EntryKind] = {"pace": "pace", "place": "place", "leave": "leave"}
        user = None if what == "clock" or seat is None else 100 + seat
        found.append(Entry(version, kinds.get(what, "move"), seat, user, what, (), 0))
    return found


def versions(match: Match, face: Face, seat: Seat, story: list[Entry]) -> list[int]:
    return [entry.version for entry in since_last_turn(match, face.calls, seat, story)]


@pytest.mark.parametrize(
    ("moves", "to_move", "seat", "told"),
    [
        ((), ADA, ADA, [1]),  # There are no moves yet, so the story has the start.
        (((ADA, "m"),), BEN, BEN, [1, 2]),
        (((ADA, "m"), (BEN, "m")), ADA, ADA, [3]),
        (((ADA, "m"), (BEN, "m"), (BEN, "m"), (CLEO, "m")), ADA, ADA, [3, 4, 5]),
        # During the member's turn, the story has what came before the turn.
        (((ADA, "m"), (BEN, "m"), (ADA, "m")), ADA, ADA, [3]),
        (((ADA, "m"), (BEN, "m"), (ADA, "m")), BEN, ADA, []),  # After the member's turn, the story is empty.
        (((ADA, "m"), (BEN, "m"), (ADA, "clock"), (BEN, "m")), ADA, ADA, [3, 4, 5]),  # The clock's move is news.
        (((ADA, "m"), (BEN, "m"), (None, "pace"), (CLEO, "leave")), ADA, ADA, [3, 4, 5]),
    ],
)
def test_the_story_has_these_versions(
    moves: tuple[tuple[Seat, str], ...], to_move: Seat, seat: Seat, told: list[int]
) -> None:
    assert versions(table(GEMS, to_move), GEMS, seat, log(*moves)) == told


def test_a_members_call_does_not_end_their_story_and_a_call_of_another_is_news() -> None:
    story = log((ADA, "draw"), (BEN, "draw"), (ADA, "offer Ob"), (CLEO, "draw"))
    assert versions(table(RUSH, ADA), RUSH, ADA, story) == [3, 4, 5]
    assert versions(table(GEMS, ADA), GEMS, ADA, story) == [5]  # In Gems 3D every move is in turn, even the offer.


def test_a_story_with_many_pictures_keeps_its_newest_turns() -> None:
    texts = load_texts()
    plain = story_lines(table(RUSH, ADA), RUSH.game, Words(TEXTS, "en-US"), DISCARDS, 1_000)
    names = ("_".join(GEM_KEYS[gem].replace("-", "_") for gem in gems) for gems in KINDS)
    pictures = (f"<:{name}_123456:{10**18}>" for name in names)
    texts.show_pictures({f"gemrush-card-{card}": picture for card, picture in zip(CARD_NAMES, pictures, strict=True)})
    told = story_lines(table(RUSH, ADA), RUSH.game, Words(texts, "en-US"), DISCARDS, 1_000)
    shown = [with_pictures(line) for line in told]
    assert sum(map(len, shown)) <= 1_000 + MORE_FOR_PICTURES
    assert [with_codes(line) for line in told] == plain
    assert "<:" in shown[-1]
    assert "<:" not in shown[0]


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)
def test_a_story_that_is_too_long_has_only_the_newest_turns(face: Face) -> None:
    words = Words(TEXTS, "en-US")
    options = next(one for one in face.game.about.samples if face.game.seats(one).high > 1)
    played = list(played_on(match_of(face, options, Phase.PLAYING)))
    entries = [match.entry for match in played]

    everything = story_lines(played[-1], face.game, words, entries, 1_000_000)
    fitting = story_lines(played[-1], face.game, words, entries, 1_000)

    assert len(everything) > len(fitting) > 1
    assert fitting == everything[-len(fitting) :]
    assert len("\n".join(fitting)) <= 1_000


def test_a_story_has_changes_of_pace_and_place() -> None:
    match = table(GEMS, ADA)
    told = story_lines(match, GEMS.game, WORDS, log((None, "pace"), (None, "place"))[1:], 1_000)
    assert told == ["The time for a turn was changed.", "The match moved to another channel."]


@pytest.mark.parametrize(
    ("notation", "told"),
    [
        ("200>101 handed", "Bela has taken over the seat of <@200>."),
        ("200>101 back", "Bela has their seat back."),
        ("101>200 holiday", "Somebody has taken over the seat of Bela for a while."),  # This stand-in is gone again.
        (f"101>{OPAL} late", "🤖 Opal \\(easy\\) has taken over the seat of Bela."),
        ("", "Somebody has taken over the seat of Chen for a while."),  # Archives keep no ids.
        (f"{OPAL}>200 handed", "Somebody has taken over the seat of Chen for a while."),  # Opal only stood in.
        ("-2>101 handed", "Bela has taken over the seat of a former member."),
        ("200>300 back", "Chen has their seat back."),  # Bela stands in for Chen, who has been back in between.
    ],
)
def test_a_story_says_who_got_a_seat_although_the_seat_has_another_member_today(notation: str, told: str) -> None:
    match = table(GEMS, ADA)
    bela = replace(match.seats[BEN], user=101, name="Bela")
    seats = tuple(bela if one.seat == BEN else one for one in match.seats)
    terms = replace(match.terms, stand_ins=(StandIn(BEN, 300, "Chen", "holiday"),))
    entry = Entry(2, "seat", BEN, 101, notation, (), 0)
    gone = Entry(3, "leave", BEN, 101, "", (SeatLeft(BEN),), 0)

    lines = story_lines(replace(match, seats=seats, terms=terms), GEMS.game, WORDS, (entry, gone), 1_000)

    assert lines == [told, "Bela leaves."]


def test_a_story_credits_each_move_to_the_member_who_made_it() -> None:
    match = table(GEMS, ADA)
    bela = replace(match.seats[BEN], user=101, name="Bela")
    seats = tuple(bela if one.seat == BEN else one for one in match.seats)
    terms = replace(match.terms, stand_ins=(StandIn(BEN, 300, "Chen", "holiday"),))
    done = (TricksAwarded(1),)
    moves = [
        Entry(version, "move", BEN, user, "m", (StepTaken(BEN, version), *done), 0)
        for version, user in enumerate((300, 101, 200, None, -2, OPAL), 2)
    ]

    lines = story_lines(replace(match, seats=seats, terms=terms), GEMS.game, WORDS, moves, 10_000)

    # Chen plays the seat's first turn, then her stand-in Bela, before that somebody else, the clock, a deleted member,
    # and a computer player.
    assert [line.split(" ", 1)[0].rstrip(":") for line in lines] == ["Chen", "Bela", "<@200>", "Bela", "Bela", "🤖"]
