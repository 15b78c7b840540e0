"""Tests of moves and positions of Gem Rush in their notation."""

from collections import Counter
from typing import get_args

import pytest
from msgspec.structs import replace

from bot.engine.game import Phrase, Seat
from bot.errors import NotationError
from bot.games.gemrush import GAME
from bot.games.gemrush.abilities import ChooseX, Discard, GoTo, Keep, MoveTo, Name, SwapWith
from bot.games.gemrush.actions import Act, DrawCard, Reach, Scavenge, Use
from bot.games.gemrush.building import Build, Place
from bot.games.gemrush.crisis import Burn, Offer, PlayOn, Stop, Withdraw
from bot.games.gemrush.gems import CARDS
from bot.games.gemrush.mine import START, cell_at, cell_name, parse_cell
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.moves import Move
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.rules import KINDS
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.turns import Chaos, ChooseSkill
from bot.games.gemrush.walking import Cart, Permeate, Remodel, Walk, Warp, Wayfare
from tests.games.gemrush.positions import arrange, cards_of, play, room
from tests.texts.loaded import all_texts

TEXTS = all_texts()
HERE = cell_at(2, -1)  # the space P12
(OBPE,) = cards_of("ObPe")
(WAOB,) = cards_of("WaOb")

WRITTEN: list[tuple[Move, str]] = [
    (ChooseSkill(Skill.LARGE_SCOOP), "skill large-scoop"),
    (Discard(cards_of("ObPe ObPe Di")), "discard ObPe ObPe Di"),
    (Walk(0), "step N"),
    (Cart(HERE), "cart P12"),
    (Warp(WAOB, HERE), "warp WaOb P12"),
    (Wayfare(OBPE, HERE), "wayfare ObPe P12"),
    (Permeate(OBPE, 3), "permeate ObPe W"),
    (Remodel(1), "remodel E"),
    (Build(START, 2), "build N13S"),
    (Build(START, 1, cards_of("ObPe ElSo"), bytes((2,))), "build N13E ObPe ElSo +evoc"),
    (Place(1), "place E"),
    (Place(2, other=True), "place other S"),
    (Use(), "use"),
    (Act(), "act"),
    (Reach(HERE), "reach P12"),
    (DrawCard(), "draw"),
    (Scavenge(), "scavenge"),
    (ChooseX(2), "x 2"),
    (Name(5), "name Fi"),
    (Keep(cards_of("ObPe FiDr")), "keep ObPe FiDr"),
    (SwapWith(Seat(2)), "swap 3"),
    (MoveTo(HERE, 1), "room P12 E"),
    (GoTo(HERE), "go P12"),
    (Burn(), "burn"),
    (Burn(cards_of("ObPe")), "burn ObPe"),
    (Burn(cards_of("ObPe"), ((Seat(1), cards_of("ElSo")[0]),)), "burn ObPe 2:ElSo"),
    (Chaos(new=True), "chaos new"),
    (Chaos(new=False), "chaos same"),
    (Offer(OBPE), "offer ObPe"),
    (Withdraw(OBPE), "withdraw ObPe"),
    (Stop(), "stop"),
    (PlayOn(), "play on"),
]


@pytest.mark.parametrize(("move", "text"), WRITTEN, ids=[text for _, text in WRITTEN])
def test_a_move_is_written_in_one_way(move: Move, text: str) -> None:
    assert GAME.notate(move) == text
    assert GAME.parse(text) == move


def test_every_kind_of_move_is_among_the_cases() -> None:
    assert [kind for kind in KINDS if kind not in {type(move) for move, _ in WRITTEN}] == []
    assert set(get_args(GAME.about.move)) == set(KINDS)


KINDLY = [
    ("STEP north", "step N"),
    ("step   n", "step N"),
    ("build n13 east PeOb, soel", "build N13E ObPe ElSo"),
    ("build N13-E ElSo+evocation", "build N13E ElSo +evoc"),
    ("discard Ob/Pe El-So", "discard ObPe ElSo"),
    ("name fire ruby", "name Fi"),
    ("name Diamond Dust", "name Di"),
    ("name Star-Tear", "name St"),
    ("skill Large Scoop", "skill large-scoop"),
    ("burn 2:ObPe ElSo", "burn ElSo 2:ObPe"),
    ("ｓｔｅｐ　Ｎ", "step N"),
    ("walk N", "step N"),
    ("move east.", "step E"),
    ("w", "step W"),
    ("`build N13E ObPe`", "build N13E ObPe"),
    ("x2", "x 2"),
    ("X = 12", "x 12"),
]


@pytest.mark.parametrize(("text", "canonical"), KINDLY)
def test_moves_are_read_in_other_spellings_too(text: str, canonical: str) -> None:
    assert GAME.notate(GAME.parse(text)) == canonical


MISWRITTEN = [
    ("hello", "notation-move"),
    ("step", "notation-form"),
    ("chaos", "notation-form"),
    ("draw 2", "notation-form"),
    ("step N E", "notation-form"),
    ("step Z", "notation-side"),
    ("cart 13", "notation-cell"),
    ("build N13", "notation-door"),
    ("build N13E ObOb", "notation-card"),
    ("build N13E ObPe +permeation", "notation-skill"),
    ("skill juggling", "notation-skill"),
    ("name ObPe", "notation-gem"),
    ("name fa", "notation-gem"),
    ("x two", "notation-number"),
    ("swap 9", "notation-number"),
    ("discard " + "ObPe " * 11, "notation-many"),
    ("place other", "notation-form"),
    ("warp WaOb", "notation-form"),
]


@pytest.mark.parametrize(("text", "key"), MISWRITTEN)
def test_a_text_that_is_no_move_is_refused_with_the_right_notation(text: str, key: str) -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.parse(text)

    assert refusal.value.key == f"gemrush-{key}"
    phrase = Phrase(refusal.value.key, tuple(refusal.value.params.items()))
    assert all(TEXTS.phrase(language, phrase) for language in TEXTS.languages)


def test_every_space_has_a_different_name_that_reads_back() -> None:
    """A mine may have 80 rows, so distant rows need names too."""
    spaces = [cell_at(across, down) for across in (-120, -14, 0, 12, 120) for down in range(-120, 121)]

    assert [cell for cell in spaces if parse_cell(cell_name(cell)) != cell] == []
    assert [cell_name(cell_at(0, down)) for down in (-50, -49, -13, -12, 0, 49, 50)] == [
        "N962", "N63", "N99", "N1", "N13", "N62", "N163",
    ]  # fmt: skip


@pytest.mark.parametrize(("across", "down"), [(-120, -120), (-120, 120), (120, -120), (120, 120)])
def test_no_name_reads_as_a_space_outside_the_largest_mine(across: int, down: int) -> None:
    outside = [cell_at(across + across // 120, down), cell_at(across, down + down // 120)]

    assert parse_cell(cell_name(cell_at(across, down))) == cell_at(across, down)
    for cell in outside:
        with pytest.raises(NotationError):
            parse_cell(cell_name(cell))


@pytest.mark.parametrize("text", ["N0", "N100", "N200", "N250", "N900", "N1013", "N"])
def test_no_other_number_names_a_row(text: str) -> None:
    with pytest.raises(NotationError):
        parse_cell(text)


def test_a_distant_door_has_a_notation() -> None:
    assert GAME.parse(GAME.notate(Build(cell_at(3, -80), 2))) == Build(cell_at(3, -80), 2)


def with_ability_in_use() -> State:
    return play(arrange_all("shop-window"), "act")


def arrange_all(key: str) -> State:
    state = arrange(room(key), "ObPe ElSo StFi WaDr", "ObEl", drawn="ObFi PeEl SoSt")
    return replace(state, stack=bytes(set(range(80)) - {one.tile for one in state.laid}))


def test_an_ability_in_use_is_part_of_the_position() -> None:
    text = GAME.write_position(with_ability_in_use())

    assert "phase=effect" in text
    assert "ObFi.PeEl.SoSt" in text
    assert GAME.read_position(text) == with_ability_in_use()


def test_fields_of_a_position_are_optional_and_in_any_order() -> None:
    state = arrange_all("shop-window")
    tiles, *fields = GAME.write_position(state).split()
    kept = [field for field in fields if field.split("=")[0] in ("seats", "deck", "stack", "seed", "doing", "target")]

    again = GAME.read_position(" ".join([tiles, *reversed(kept)]))

    assert list(GAME.legal_moves(again, Seat(0))) == list(GAME.legal_moves(state, Seat(0)))


def test_piles_may_be_all_other_pieces_with_named_pieces_on_top() -> None:
    seats = "Ob@N13:ObPe.ObPe:3:-:-:-:b;Pe@N13:-:0:-:-:-:b"
    state = GAME.read_position(f"N13:14N target=20 seats={seats} discard=StFi stack=rest.16 deck=rest.ElSo.Di")

    assert state.stack[-1] == 16
    assert sorted((*state.stack, 14)) == list(range(len(TILES)))
    assert state.deck[-2:] == cards_of("ElSo Di")
    assert sorted(state.deck) == sorted((Counter(CARDS) - Counter(cards_of("ObPe ObPe StFi"))).elements())


def test_a_crisis_with_offers_and_a_seat_that_left_is_read_back() -> None:
    state = GAME.setup(4, Options(mode="crisis", target="open"), 3).state
    other = Seat((state.turn + 1) % 3)
    state = GAME.apply(state, other, next(iter(GAME.legal_moves(state, other)))).state
    state = GAME.leave(state, Seat((state.turn + 2) % 3)).state

    assert GAME.read_position(GAME.write_position(state)) == state


def field(name: str, value: str) -> str:
    """Return a valid position in which one field has this value."""
    words = GAME.write_position(arrange_all("shop-window")).split()
    return " ".join(f"{name}={value}" if word.startswith(f"{name}=") else word for word in words)


WRONG = [
    (lambda: field("mode", "solitaire"), "position-field"),
    (lambda: field("turn", "3"), "position-field"),
    (lambda: field("target", "-"), "position-field"),
    (lambda: field("seed", str(1 << 64)), "position-field"),
    (lambda: field("phase", "effect"), "position-field"),
    (lambda: field("placing", "1,N12,S,N13,0"), "position-field"),
    (lambda: field("doing", "3"), "position-field"),
    (lambda: field("seats", "Ob@A1:-:0:-:-:-:-;Pe@N13:-:0:-:-:-:-"), "position-field"),
    (lambda: field("discard", "ObPe"), "position-cards"),
    (lambda: field("stack", "1.2"), "position-tiles"),
    (lambda: "N13:99N " + field("turn", "1").split(" ", 1)[1], "position-tile"),
    (lambda: "N13:21N,N13:22N " + field("turn", "1").split(" ", 1)[1], "position-tile"),
    (lambda: field("turn", "1") + " turn=1", "position-field"),
    (lambda: field("turn", "1") + " weather=wet", "position-field"),
    (lambda: "N13:21N mode=rush", "position-field"),
]


@pytest.mark.parametrize(("text", "key"), WRONG, ids=range(len(WRONG)))
def test_a_text_that_is_no_position_is_refused(text: object, key: str) -> None:
    assert callable(text)
    with pytest.raises(NotationError) as refusal:
        GAME.read_position(text())

    assert refusal.value.key == f"gemrush-{key}"
