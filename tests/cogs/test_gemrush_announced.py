"""Tests that a move of Gem Rush brings the points, cards and steps that were announced before it."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from discord.app_commands import Namespace
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gemrush import GAME, building
from bot.games.gemrush.actions import DrawCard, Scavenge, Use
from bot.games.gemrush.building import Build
from bot.games.gemrush.changes import with_seat
from bot.games.gemrush.events import CardsDrawn
from bot.games.gemrush.gems import KINDS as CARD_KINDS
from bot.games.gemrush.gems import Gem, with_cards, without_cards
from bot.games.gemrush.mine import OpenDoor, mine_of
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.moves import Move, door_name
from bot.games.gemrush.rules import moves_of, notate_move, parse_move
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import seen
from bot.sessions.model import Match, Phase
from bot.ui.address import Address
from bot.ui.commands.suggestions import Typing
from bot.ui.face import ButtonSpec
from bot.ui.panels import MOST_OPTIONS
from bot.ui.words import Words
from cogs.gemrush import arguments, hand
from cogs.gemrush.buttons import announced, rows
from cogs.gemrush.face import RushFace, move_label
from cogs.gemrush.shown import Panel
from render.gemrush.hand import offers
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.gemrush_table import PIT, begun, build, choose, offered, state_of
from tests.games.gemrush.matches import KINDS, Kind, match
from tests.games.gemrush.positions import TILE, arrange
from tests.texts.loaded import all_texts
from tests.ui.test_views import match_of

WORDS = Words(all_texts(), "en")
FACE = RushFace()
LANGUAGES = (WORDS, Words(all_texts(), "de"))
ALL_LANGUAGES = tuple(Words(all_texts(), language) for language in all_texts().languages)
SEEDS = (0, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in range(1, 6)))
# Their many seats and long turns add seconds. By day, a match with fewer seats covers each of their options.
LONG = {"rush-normal-4", "rush-choice-7", "rush-circle-4"}
MATCHES = [pytest.param(kind, marks=pytest.mark.nightly if str(kind) in LONG else ()) for kind in KINDS]


def match_in(state: State, kind: Kind) -> Match:
    return replace(match_of(FACE, kind.options, Phase.PLAYING), state=state, to_move=GAME.to_move(state))


def scored(state: State, move: Move) -> int:
    return GAME.apply(state, Seat(state.turn), move).state.total - state.total


def turns(kind: Kind, seed: int) -> Iterator[State]:
    """Yield the states of a played match in which the member to move can walk and build."""
    for played in match(kind, seed):
        if played.state.phase == "move" and played.move is not None:
            yield played.state


def number_after(mark: str, text: str) -> int:
    found = re.search(rf"{mark}(\d+)", text)
    assert found is not None, text
    return int(found[1])


def said_of(spec: ButtonSpec) -> str:
    return WORDS(spec.label, **dict(spec.params))


class Announced(NamedTuple):
    """A number of points that a member reads, and the move that the press or the typed command makes."""

    where: str
    points: int
    move: Move
    walks: tuple[Move, ...] = ()  # the moves before this move


def with_special_cards(state: State) -> State:
    """Return the state after the mover has swapped cards of the hand for Orichalcum and Warpstone in the deck."""
    hand = state.mover.hand
    wanted = [kind for kind in state.deck if {Gem.ORICHALCUM, Gem.WARPSTONE} & set(CARD_KINDS[kind])]
    got = bytes(wanted[: len(hand) // 2 + 1])
    given = hand[: len(got)]
    deck = without_cards(bytes(sorted(state.deck)), got) + given
    return with_seat(replace(state, deck=deck), Seat(state.turn), hand=with_cards(without_cards(hand, given), got))


def announcements(here: Match, words: Words) -> Iterator[Announced]:
    """Yield what the private panels, the picture of the hand, the suggestions and a refusal announce."""
    state = state_of(here)
    seat = Seat(state.turn)
    for shown in (hand.hand(here, seat, words), *paged(hand.pay, here, words), *paged(hand.ways, here, words)):
        yield from in_panel(state, shown)
    for opened in mine_of(state.laid).open_doors():
        if building.ways(state, opened) and state.stack:
            cheapest = hand.attempt(state, opened.cell, opened.side)
            yield from in_panel(state, hand.pay_here(here, cheapest, words))
            for option in arguments.payments(typing(here, words, door_name(opened.cell, opened.side))):
                meant = parse_move(f"build {door_name(opened.cell, opened.side)} {option.value}")
                yield Announced("payments", number_after(r"\+", option.text), meant)
            if opened.cell == state.mover.cell:
                refusal = building.build_first(state, opened)
                yield Announced("step", int(refusal.params["points"]), parse_move(str(refusal.params["best"])))
    for option in arguments.doors(typing(here, words)):
        door = parse_move(f"build {option.value}")
        assert isinstance(door, Build)
        yield Announced("doors", number_after(r"\+", option.text), hand.attempt(state, door.cell, door.side))
    for option in arguments.everything(typing(here, words)):
        if isinstance(meant := parse_move(option.value), Build):
            yield Announced("choose", number_after(r"\+", option.text), meant)


def paged(panel: Callable[[Match, Seat, Words, int], Panel], here: Match, words: Words) -> Iterator[Panel]:
    count = len(list(moves_of(state_of(here), here.to_move[0], Build)))
    yield from (panel(here, here.to_move[0], words, start) for start in range(0, max(1, count), MOST_OPTIONS - 2))


def in_panel(state: State, shown: Panel) -> Iterator[Announced]:
    for item in (item for row in shown.rows for item in row):
        address = Address.read(item.custom_id)
        assert address is not None
        if address.action == "cheapest":
            door = parse_move(f"build {address.argument}")
            assert isinstance(door, Build)
            *walks, meant = hand.moves_to_build(state, door.cell, door.side)
            yield Announced("hand", number_after(r"\+", item.item.label), meant, tuple(walks))
        elif address.action == "pick":
            for option in item.item.options:
                if option.value.startswith("build"):
                    yield Announced(
                        address.argument.split()[0], number_after(r"\+", option.label), parse_move(option.value)
                    )


def typing(here: Match, words: Words, door: str = "") -> Typing:
    given = Namespace.__new__(Namespace)  # An interaction, which `__init__` needs, is not at hand.
    vars(given).update({"door": door})
    return Typing(FACE, here, here.to_move[0], False, words, "", True, given)


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", MATCHES, ids=str)
def test_every_announced_number_of_points_is_scored(kind: Kind, seed: int) -> None:
    places = set()
    for state in (each for played in turns(kind, seed) for each in (played, with_special_cards(played))):
        for announced_one in announcements(match_in(state, kind), ALL_LANGUAGES[seed % len(ALL_LANGUAGES)]):
            there = arguments.after(state, announced_one.walks)
            assert announced_one.points == scored(there, announced_one.move), announced_one
            places.add(announced_one.where)
    assert places == {"hand", "pay", "door", "doors", "payments", "choose", "step"}


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_button_on_the_board_brings_what_its_label_says(kind: Kind, seed: int) -> None:
    for state in turns(kind, seed):
        for spec in (spec for row in rows(state) for spec in row):
            if spec.action == "build":
                door = parse_move(f"build {spec.argument}")
                assert isinstance(door, Build)
                opened, points = opened_at(state, door), number_after(r"\+", said_of(spec))
                assert points == announced(state, opened)  # In Rush, a panel asks before a payment that scores more.
                ways = building.ways(state, opened)
                if ways and state.mode == "crisis":
                    assert points == scored(state, Build(door.cell, door.side, ways[0].cards, ways[0].skills))
            elif spec.action == "do" and spec.argument == notate_move(DrawCard()):
                assert drawn(state, DrawCard()) == cards_in(said_of(spec))
            elif spec.action == "do" and spec.argument == notate_move(Scavenge()):
                assert drawn(state, Scavenge()) == cards_in(said_of(spec))


def opened_at(state: State, door: Build) -> OpenDoor:
    found = building.door_at(state, door.cell, door.side)
    assert found is not None
    return found


def drawn(state: State, move: Move) -> int:
    events = GAME.apply(state, Seat(state.turn), move).events
    return next(event.count for event in events if isinstance(event, CardsDrawn))


def cards_in(text: str) -> int:
    found = re.search(r"\d+", text)
    return int(found[0]) if found else 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", MATCHES, ids=str)
def test_the_picture_of_the_hand_shows_the_points_of_the_cheapest_payment(kind: Kind, seed: int) -> None:
    for state in (each for played in turns(kind, seed) for each in (played, with_special_cards(played))):
        view = seen(state, Seat(state.turn))
        for plate, ways in offers(view, Seat(state.turn)):
            opened = next(
                one
                for one in mine_of(state.laid).open_doors()
                if (plate.across, plate.down, plate.side) == place_of(one, state)
            )
            there = state if opened.cell == state.mover.cell else with_seat(state, Seat(state.turn), cell=opened.cell)
            assert list(ways) == (building.sensible_ways(there, opened) if state.stack else [])
            if ways:
                meant = Build(opened.cell, opened.side, ways[0].cards, ways[0].skills)
                assert plate.points + ways[0].bonus == scored(there, meant)


@pytest.mark.parametrize("built", [0, 1])
def test_the_picture_of_the_hand_knows_whether_momentum_is_used_up(built: int) -> None:
    state = arrange(PIT, "ElSo WaOb", "StFi", skills=(Skill.MOMENTUM,))
    state = replace(state, doing=replace(state.doing, built=built))
    ways = offers(seen(state, Seat(0)), Seat(0))[0][1]

    paid = [notate_move(Build(state.mover.cell, 0, way.cards)) for way in ways]
    assert paid == ["build N13N ElSo", "build N13N ElSo WaOb"][: built + 1]


def place_of(opened: OpenDoor, state: State) -> tuple[int, int, int]:
    plate = next(
        plate
        for one, plate in zip(mine_of(state.laid).open_doors(), seen(state, None).plates, strict=True)
        if one == opened
    )
    return plate.across, plate.down, plate.side


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_using_a_room_costs_the_steps_that_its_line_says(kind: Kind) -> None:
    for state in turns(kind, 0):
        if Use() in set(GAME.legal_moves(state, Seat(state.turn))):
            text = move_label(match_in(state, kind), Use(), WORDS)
            after = GAME.apply(state, Seat(state.turn), Use()).state
            assert state.doing.steps - after.doing.steps == ("for 1 step" in text)
            assert ("free" in text) == ("for 1 step" not in text)


async def test_in_rush_a_button_asks_first_if_the_payment_scores_more_than_the_door(desk: Desk) -> None:
    state = arrange(PIT, "OrEl StFi", "StFi", tiles=(TILE["lamp-room"],))
    ada, _ = await begun(desk, state)

    assert build(0).endswith("+1")
    asked = await desk.press(ada, build(0))

    assert state_of(await desk.match(ada)).total == 0
    assert asked.answer is not None
    assert asked.answer.only_for == ada.id
    assert "The door says +1, but the cheapest cards score 2 points" in said(asked)
    assert offered(asked.answer) == {"build N13N OrEl": "↑ +2 (1 Orichalcum) · card 2"}
    await choose(desk, ada, asked.answer, "build N13N OrEl")
    assert state_of(await desk.match(ada)).total == 2


async def test_in_rush_the_board_is_the_same_with_and_without_orichalcum(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "OrEl", "StFi"))
    assert next(iter(buttons(desk.board(ada)))) == build(0)


async def test_the_private_button_of_a_door_shows_and_scores_all_points(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "OrEl StFi", "StFi", tiles=(TILE["lamp-room"],)))

    shown = await desk.press(ada, "My hand")
    await desk.press(ada, "↑ +2 (1 Orichalcum) · card 2", shown.answer)

    assert state_of(await desk.match(ada)).total == 2


async def test_in_crisis_the_board_announces_the_points_of_the_cheapest_payment(desk: Desk) -> None:
    state = arrange(PIT, "OrEl", "StFi", options=Options(mode="crisis"), tiles=(TILE["lamp-room"],))
    ada, _ = await begun(desk, state, mode="crisis")

    await desk.press(ada, build(0).replace("+1", "+2"))

    assert state_of(await desk.match(ada)).total == 2


async def test_the_refusal_of_a_step_into_empty_space_says_what_building_there_brings(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "OrEl", "StFi", skills=(Skill.GILDING,)))
    assert "`build N13N OrEl` builds one, for 2 points" in await desk.slash(ada, "rush go", to="N")
    assert "you cannot build one now" in await desk.slash(ada, "rush go", to="W")
