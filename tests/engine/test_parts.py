"""Tests of `bot.engine.parts` and `bot.engine.positions`."""

from collections.abc import Callable
from enum import IntEnum
from typing import Annotated

import msgspec
import pytest
from msgspec import Meta

from bot.engine.game import Seat
from bot.engine.parts import check_option_types, check_ranges, next_seat, places, without
from bot.engine.positions import Fields, count, counts, flags, parts
from bot.errors import IllegalMove, NotationError, OptionError

LEFT_OUT = {"turn": "1", "gems": "-"}


class Options(msgspec.Struct, frozen=True):
    size: Annotated[int, Meta(ge=5, le=15)] = 9
    line: Annotated[int, Meta(ge=3, le=10)] = 5
    hard: bool = False


def fields(*named: str) -> Fields:
    return Fields(named, LEFT_OUT, refusal="game-field")


class Side(IntEnum):
    SIX = 6


class OtherNumbers(msgspec.Struct, frozen=True):
    side: Annotated[int, Meta(ge=6, le=10, multiple_of=2)] = 6


class NoRange(msgspec.Struct, frozen=True):
    side: int = 6


class Numbered(msgspec.Struct, frozen=True):
    side: Side = Side.SIX


class NoDefault(msgspec.Struct, frozen=True):
    side: Annotated[int, Meta(ge=6, le=10)]


def test_options_that_a_command_can_ask_for_are_accepted() -> None:
    check_option_types(Options)


@pytest.mark.parametrize("options", [OtherNumbers, NoRange, Numbered, NoDefault])
def test_an_option_that_no_command_can_ask_for_is_refused(
    options: type[msgspec.Struct],
) -> None:
    with pytest.raises(TypeError, match=rf"{options.__name__}\.side: an option is a bool, an int with Meta"):
        check_option_types(options)


def test_a_range_may_be_narrower_than_its_annotation() -> None:
    check_ranges(Options(line=10), refusal="game-range")

    with pytest.raises(OptionError) as refusal:
        check_ranges(Options(size=6, line=7), refusal="game-range", line=(3, 6))

    assert (refusal.value.key, refusal.value.params) == ("game-range", {"option": "line", "low": 3, "high": 6})


@pytest.mark.parametrize(("seat", "following"), [(0, 3), (1, 3), (2, 3), (3, 0)])
def test_the_next_seat_is_the_next_one_that_still_plays(seat: int, following: int) -> None:
    assert next_seat((True, False, False, True), Seat(seat)) == following


def test_the_next_seat_after_the_last_remaining_seat_is_the_same_seat() -> None:
    assert next_seat((False, True), Seat(1)) == 1


def test_a_seat_can_leave_only_once() -> None:
    left = without((True, True, True), Seat(1), refusal="game-left-before")

    assert left == (True, False, True)
    with pytest.raises(IllegalMove, match="game-left-before"):
        without(left, Seat(1), refusal="game-left-before")


def test_seats_with_equal_ranks_have_the_same_place() -> None:
    assert places((3, 7, 3, 9)) == [(3, 1), (1, 2), (0, 3), (2, 3)]


def test_a_missing_field_has_its_default() -> None:
    assert fields("gems=RY,BG").values == {"turn": "1", "gems": "RY,BG"}


@pytest.mark.parametrize(
    ("attempt", "field", "text"),
    [
        (lambda: fields("colour=red"), "colour", "red"),
        (lambda: fields("turn=1", "turn=2"), "turn", "2"),
        (lambda: fields("turn=x").read("turn", count), "turn", "x"),
        (lambda: fields("turn=1,2").read_part("turn", "2", flags), "turn", "2"),
        (lambda: fields("turn=1,2").read("turn", lambda text: counts(text, 3)), "turn", "1,2"),
        (lambda: fields().check({"turn": True, "gems": False}), "gems", "-"),
    ],
)
def test_the_error_names_the_wrong_field(attempt: Callable[[], object], field: str, text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        attempt()

    assert (refusal.value.key, refusal.value.params) == ("game-field", {"field": field, "text": text})


def test_readers_return_the_values_of_texts() -> None:
    assert (count("255", 256), counts("1/2", 2, "/"), flags("10")) == (255, [1, 2], (True, False))
    assert (parts("-"), parts("RY,BG")) == ([], ["RY", "BG"])


@pytest.mark.parametrize("text", ["256", "-1", "", "²", "x"])
def test_a_text_that_is_no_number_in_the_range_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{text}$"):
        count(text, 256)
