"""Tests of the sentences for every event and every end, and of the longest alt text."""

import re
from typing import get_args

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gemrush import GAME
from bot.games.gemrush.events import (
    CardOffered,
    CardsBurnt,
    CardScavenged,
    CardsDiscarded,
    CardsDrawn,
    CardsKept,
    CardsRevealed,
    DwarfChosen,
    Event,
    GemNamed,
    MatchEnded,
    MineBegun,
    NumberChosen,
    OfferWithdrawn,
    Permeated,
    PileShuffled,
    PlacesSwapped,
    Rode,
    RoomBuilt,
    RoomMoved,
    RoomTurned,
    RoomUsed,
    SeatLeft,
    SkillChanged,
    SkillChosen,
    SkillKept,
    StackEmpty,
    StopAgreed,
    StopRefused,
    TileLaid,
    TilesSeen,
    Walked,
    Warped,
    Went,
)
from bot.games.gemrush.mine import START, cell_at
from bot.games.gemrush.model import Ending
from bot.games.gemrush.moves import door_name
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import SeenTurn, View, seen
from tests.games.gemrush.drawing import parse
from tests.games.gemrush.positions import TILE, arrange, cards_of, play, room
from tests.texts.loaded import all_texts

ALT_LIMIT = 1000
NAME = "W" * 32
TEXTS = all_texts()
SEAT, OTHER = Seat(1), Seat(0)
ROOM = TILE["shop-window"]
(CARD,) = cards_of("ObPe")
CARDS = cards_of("ObPe ElSo")

TOLD: list[tuple[Event, str]] = [
    (MineBegun(START, ROOM, SEAT), "The mine begins with the Shop Window. Ada goes first."),
    (SkillChosen(SEAT, Skill.EVOCATION), "Ada keeps Evocation."),
    (DwarfChosen(SEAT, 0), "Ada plays Orska, the Obsidian dwarf."),
    (CardsDiscarded(SEAT, CARDS), "Ada discards ObPe ElSo."),
    (Walked(SEAT, START, ROOM), "Ada walks to the Shop Window."),
    (Rode(SEAT, START), "Ada rides to another mine cart."),
    (Warped(SEAT, CARD, START, tile=ROOM), "Ada spends ObPe and appears in the Shop Window."),
    (Warped(SEAT, CARD, START, Skill.WAYFARING, ROOM), "Ada spends ObPe and arrives in the Shop Window."),
    (Permeated(SEAT, CARD, START, ROOM), "Ada spends ObPe and passes through the wall to the Shop Window."),
    (RoomTurned(SEAT, ROOM, 1), "Ada turns the Shop Window."),
    (RoomBuilt(SEAT, START, 1, CARDS, b"", 2), "Ada builds for ObPe ElSo: **2 points**."),
    (RoomBuilt(SEAT, START, 1, CARDS, b"\x04", 2), "Ada builds for ObPe ElSo (Haggling): **2 points**."),
    (
        RoomBuilt(SEAT, START, 1, CARDS, b"\x00\x01", 2),
        "Ada builds for ObPe ElSo (Harmonization, Transmutation): **2 points**.",
    ),
    (RoomBuilt(SEAT, START, 1, b"", b"", 1), "Ada builds for free: **1 point**."),
    (RoomBuilt(SEAT, START, 1, CARDS, b"", 2, far=True), "Ada warps to a door and builds for ObPe ElSo: **2 points**."),
    (TilesSeen(SEAT, bytes((ROOM,))), "Drawn: Shop Window."),
    (TilesSeen(SEAT, bytes((ROOM, TILE["lamp-room"]))), "Drawn: Shop Window and Lamp Room."),
    (TileLaid(SEAT, START, ROOM, 0), "New in the mine: Shop Window."),
    (StackEmpty(SEAT), "No tile is left for the far end, so Ada stays."),
    (RoomUsed(SEAT, ROOM, action=True), "Ada uses the Shop Window."),
    (CardsDrawn(SEAT, 0), "The deck is empty: Ada draws nothing."),
    (CardsDrawn(SEAT, 1), "Ada draws 1 card."),
    (CardsDrawn(SEAT, 2), "Ada draws 2 cards."),
    (CardScavenged(SEAT, CARD), "Ada takes ObPe from the discard pile."),
    (PileShuffled(5), "5 discarded cards are shuffled into a new deck."),
    (CardsRevealed(SEAT, CARDS), "Revealed: ObPe ElSo."),
    (CardsRevealed(SEAT, b""), "No card is left to reveal."),
    (CardsKept(SEAT, CARDS), "Ada keeps ObPe ElSo."),
    (GemNamed(SEAT, 5), "Ada names Fire Ruby."),
    (NumberChosen(SEAT, 2), "Ada says: X is 2."),
    (PlacesSwapped(SEAT, OTHER, 4), "Ada swaps places with Stelka (Bela)."),
    (RoomMoved(SEAT, ROOM, START), "Ada moves the Shop Window."),
    (Went(SEAT, START, ROOM), "Ada goes to the Shop Window."),
    (Walked(SEAT, START), "Ada goes to another room."),  # as an old stored match has it
    (CardsBurnt(SEAT, CARDS, cards_of("Di"), 6), "Burnt: ObPe ElSo Di, 6 of 75."),
    (CardOffered(SEAT, CARD), "Ada offers ObPe to the fire."),
    (OfferWithdrawn(SEAT, CARD), "Ada keeps ObPe after all."),
    (SkillChanged(SEAT, 0, 2, must=True), "Ada swaps Harmonization for Evocation."),
    (SkillKept(SEAT, 2), "Ada keeps Evocation."),
    (StopAgreed(SEAT, 1, 3), "Ada wants to stop here: 1 of 3 agree."),
    (StopRefused(SEAT), "Ada wants to play on."),
    (SeatLeft(SEAT), "Ada leaves."),
    (MatchEnded("target", (SEAT,), 21, 9), "The target is reached: **Ada** wins with 21 points."),
    (
        MatchEnded("idle", (OTHER, SEAT), 1, 9),
        "Ten rounds without a new room: a draw, 2 players share first place with 1 point each.",
    ),
    (MatchEnded("won", (OTHER, SEAT), 50, 25), "**Won together** with 50 points in 25 turns."),
    (MatchEnded("won", (SEAT,), 50, 25), "**Won** with 50 points in 25 turns."),
    (MatchEnded("left", (), 3, 1), "Nobody is left: 3 points in 1 turn."),
]


@pytest.mark.parametrize(("event", "sentence"), TOLD, ids=range(len(TOLD)))
def test_each_event_has_this_sentence(event: Event, sentence: str) -> None:
    phrase = GAME.tell(event)

    names = {"name": "Ada", **({"other_name": "Bela"} if "other_seat" in dict(phrase.params) else {})}
    assert TEXTS.phrase("en", phrase, **names) == sentence
    assert all(name in TEXTS.phrase("de", phrase, **names) for name in names.values() if name in sentence)


@pytest.mark.parametrize("reason", get_args(Ending))
@pytest.mark.parametrize("winners", [(), (SEAT,), (OTHER, SEAT)], ids=len)
def test_every_end_has_a_sentence(reason: Ending, winners: tuple[Seat, ...]) -> None:
    if not winners and reason not in ("left", "won", "lost", "open"):
        pytest.skip("somebody is always in place 1")
    if len(winners) > 1 and reason == "left":
        pytest.skip("one alone is left")
    phrase = GAME.tell(MatchEnded(reason, winners, 30, 25))

    assert all(TEXTS.phrase(language, phrase, name=NAME) for language in TEXTS.languages)


def longest() -> View:
    """Return a view with seven seats, all doors within reach, and every line of the alt text."""
    mine = parse("\n".join(["+-.-+" * 8, ". a " + ".. b " + ".. c .. d .. e .. f .. g .. h .", "+-.-+" * 8]))
    state = arrange(mine.laid, *["ObPe"] * 2, *[""] * 5, options=replace(GAME.about.samples[1], target=200))
    view = seen(replace(state, doing=replace(state.doing, steps=9)), None)
    seats = tuple(replace(one, points=199, cards=12) for one in view.seats)
    return replace(
        view, seats=seats, last=SeenTurn(SEAT, 3, 27, "room", "cutters-bench"), last_round=True, total=199, turns=24
    )


def test_the_longest_alt_text_fits_in_every_language() -> None:
    phrases = GAME.alt(longest())

    assert len([one for one in phrases if one.key == "gemrush-alt-seat"]) == 7
    assert any(one.key == "gemrush-alt-more-doors" for one in phrases)
    for language in TEXTS.languages:
        assert len("\n".join(TEXTS.phrase(language, one, name=NAME) for one in phrases)) <= ALT_LIMIT


def test_the_alt_text_of_a_rush_names_doors_row_by_row_and_of_a_crisis_the_best_first() -> None:
    said = {}
    for mode in ("rush", "crisis"):
        view = replace(longest(), mode=mode)
        said[mode] = [str(dict(one.params)["door"]) for one in GAME.alt(view) if one.key == "gemrush-alt-door"]
    plates = [plate for plate in longest().plates if plate.reachable]
    by_row = sorted(plates, key=lambda one: (not one.payable, one.down, one.across, one.side))

    assert said["rush"] == [door_name(cell_at(one.across, one.down), one.side) for one in by_row[: len(said["rush"])]]
    assert said["crisis"] != said["rush"]


def test_a_board_in_words_names_rooms_and_tells_each_door_of_the_movers_room_first() -> None:
    view = longest()
    there = view.tiles[-1]
    seats = (replace(view.seats[0], across=there.across, down=there.down), *view.seats[1:])
    view = replace(view, seats=seats, turn=Seat(0))
    own = [one for one in view.plates if one.reachable and (one.across, one.down) == (there.across, there.down)]
    assert own

    phrases = GAME.whole(view, brief=True)

    doors = [one for one in phrases if one.key.startswith("gemrush-door")]
    assert [one.key for one in doors] == ["gemrush-door-here"] * len(own) + ["gemrush-door-of"] * 4
    assert {dict(one.params)["door"] for one in doors[: len(own)]} == {
        door_name(cell_at(one.across, one.down), one.side) for one in own
    }
    keys = {(tile.across, tile.down): tile.key for tile in view.tiles}
    rooms = {door_name(cell_at(*at), side): key for at, key in keys.items() for side in range(4)}
    assert all(dict(one.params)["room"] == rooms[str(dict(one.params)["door"])] for one in doors[len(own) :])
    told = "\n".join(TEXTS.phrase("en", one, name="Ada") for one in phrases)
    assert re.search(r"^[A-Z][A-Za-z’ ]+ [↑→↓←] [A-Z]\d+[NESW]: ", told, re.MULTILINE)
    assert re.search(r"^[↑→↓←] [A-Z]\d+[NESW]: ", told, re.MULTILINE)
    assert told.count("Ada in the ") == 7
    assert "more doors." in told


def test_the_rooms_of_seats_have_names_while_a_room_is_used() -> None:
    view = replace(longest(), phase="effect", plates=())

    told = [TEXTS.phrase("en", one, name="Ada") for one in GAME.whole(view, brief=True)]

    assert not [one for one in told if one.startswith("Ada on ")]


def test_the_alt_text_of_two_drawn_tiles_fits_in_every_language() -> None:
    wordy = sorted(range(len(TILES)), key=lambda tile: -sum(len(door.cost) + 3 for door in TILES[tile].doors if door))
    state = arrange(room("star-kiln"), "", "", tiles=wordy[:2], skills=(Skill.SECOND_LOOK,))
    phrases = GAME.alt(seen(play(state, "build N13N"), None))

    assert len([one for one in phrases if one.key == "gemrush-alt-way"]) >= 6
    for language in TEXTS.languages:
        assert len("\n".join(TEXTS.phrase(language, one, name=NAME) for one in phrases)) <= ALT_LIMIT


@pytest.mark.parametrize("phase", ["discard", "move", "place", "effect", "burn", "chaos"])
def test_every_phase_has_alt_text(phase: str) -> None:
    first = GAME.alt(replace(longest(), phase=phase))[0]

    assert first.key == f"gemrush-alt-phase-{phase}"
    assert all(TEXTS.phrase(language, first, name="Ada") for language in TEXTS.languages)


@pytest.mark.parametrize("reason", get_args(Ending))
def test_every_end_has_alt_text(reason: Ending) -> None:
    first = GAME.alt(replace(longest(), over=reason, turn=None))[0]

    assert all(TEXTS.phrase(language, first) for language in TEXTS.languages)


def test_the_alt_text_of_a_draw_says_so() -> None:
    drawn = replace(longest(), over="target", turn=None, places=(1, 1, 3, 4, 5, 6, 7), mode="rush")
    found = next(one for one in GAME.alt(drawn) if one.key == "gemrush-alt-drawn")

    assert TEXTS.phrase("en", found) == "A draw: 2 share first place."
