"""Tests of what boards and panels of Gem Rush show in random matches: few rows of buttons, and no codes of places."""

import re
from collections.abc import Iterator
from typing import Literal

import pytest
from discord import ui
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gemrush import GAME
from bot.games.gemrush.changes import with_seat
from bot.games.gemrush.events import (
    CardScavenged,
    CardsDrawn,
    CardsKept,
    CardsRevealed,
    Event,
    PlacesSwapped,
    RoomBuilt,
    RoomMoved,
    RoomUsed,
    SeatLeft,
    SkillChanged,
    StopAgreed,
    TileLaid,
)
from bot.games.gemrush.gems import Gem
from bot.games.gemrush.mine import START, Laid, cell_at
from bot.games.gemrush.model import Frame, Options, Placing
from bot.games.gemrush.moves import door_name
from bot.games.gemrush.names import room_name, skill_rule, whereabouts
from bot.games.gemrush.rules import parse_move
from bot.games.gemrush.skills import SKILLS, Skill
from bot.games.gemrush.view import seen
from bot.ui.boards.telling import pictured
from bot.ui.entry.buttons import Button
from bot.ui.words import Words, with_names
from cogs.gemrush import hand, panels
from cogs.gemrush.buttons import stops
from cogs.gemrush.explaining import OF_COLOUR
from cogs.gemrush.shown import Panel
from render import gemrush as painter
from tests.cogs.gemrush_table import PIT, TWO_ROOMS
from tests.cogs.test_gemrush_announced import ALL_LANGUAGES, FACE, LANGUAGES, match_in
from tests.games.gemrush.drawing import parse
from tests.games.gemrush.matches import KINDS, Kind, Played, match
from tests.games.gemrush.positions import TILE, arrange, cards_of
from tests.texts.loaded import all_texts

WORDS = Words(all_texts(), "en")
# A space of the grid or a door in notation: "N13", "AB120", "N13E". Names of rooms and members have no digits.
PLACE_CODE = re.compile(r"(?<![A-Za-z0-9])[A-Z]{1,2}\d{1,3}[NESW]?(?![A-Za-z0-9])")
MOST_ROWS = 3
LETTERS_A_LINE = 36  # more would not fit into one line of a phone
SEEDS = (0, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in range(1, 6)))


def states(kind: Kind, seed: int, every: int) -> Iterator[Played]:
    """Yield some of the states of a match, and each of them as if the seat to move had all skills."""
    for played in match(kind, seed)[::every]:
        yield played
        state = played.state
        if state.phase == "move":
            yield played._replace(state=with_seat(state, Seat(state.turn), skills=bytes(SKILLS)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_board_has_at_most_three_rows_of_buttons(kind: Kind, seed: int) -> None:
    for state in (played.state for played in states(kind, seed, 3)):
        shown = FACE.buttons(match_in(state, kind), seen(state, None))
        rows = [row for row in (*shown.rows, shown.last) if row]
        assert len(rows) <= MOST_ROWS
        assert all(len(row) <= 5 for row in shown.rows)
        assert len(shown.last) <= MOST_ROWS  # Undo and More come on top.
        if state.phase == "move":
            for words in ALL_LANGUAGES:
                ways_out = [words(spec.label, **dict(spec.params)) for spec in shown.rows[0]]
                assert sum(len(label) for label in ways_out) <= LETTERS_A_LINE, ways_out


def test_the_first_turn_of_a_crisis_in_a_movement_room_has_one_button_to_use_it() -> None:
    laid = (replace(TWO_ROOMS[0], tile=TILE["bat-roost"]), *TWO_ROOMS[1:])
    state = arrange(laid, "ObEl", "SoDr", options=Options(mode="crisis"))

    _, actions = FACE.buttons(match_in(state, KINDS[7]), seen(state, None)).rows

    assert [spec.argument for spec in actions] == ["use", "draw"]
    tired = replace(state, doing=replace(state.doing, steps=0))
    _, actions = FACE.buttons(match_in(tired, KINDS[7]), seen(tired, None)).rows
    assert [spec.argument for spec in actions] == ["act", "draw"]


def test_stopping_stands_beside_the_hand_and_playing_on_only_if_somebody_would_stop() -> None:
    state = arrange(PIT, "ObEl", "SoDr", options=Options(mode="crisis", target=5), points=(3, 3))

    assert [spec.argument for spec in stops(state)] == ["stop"]
    assert [spec.argument for spec in stops(with_seat(state, Seat(1), stops=True))] == ["stop", "play on"]


def said_in(shown: Panel) -> Iterator[str]:
    yield shown.text
    for item in (item for row in shown.rows for item in row):
        part = item.item if isinstance(item, ui.DynamicItem) else item
        yield str(getattr(part, "label", "") or getattr(part, "placeholder", ""))
        yield from (option.label for option in getattr(part, "options", ()))


def said_at(played: Played, kind: Kind, words: Words) -> Iterator[str]:
    """Yield what the board and the panels say before and after a move of a match."""
    here = with_names(match_in(played.state, kind), words)
    view = seen(played.state, None)
    shown = FACE.buttons(here, view)
    yield from (words(spec.label, **dict(spec.params)) for row in (*shown.rows, shown.last) for spec in row)
    yield FACE.advice(here, view, words, "Ada")
    for seat in GAME.to_move(played.state):
        for show in (hand.hand, hand.ways, panels.ask) if played.state.phase == "move" else (hand.hand, panels.ask):
            yield from said_in(show(here, seat, words))
    if kind.options.mode == "crisis":
        yield from said_in(panels.offers(here, played.seat, words))
    yield words.told(GAME, played.step.events, here)
    yield FACE.news(here, [replace(here.entry, seat=played.seat, events=played.step.events)], words)


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (RoomMoved(Seat(0), TILE["winch"], START), "moved the Winch", "Seilwinde versetzt"),
        (SeatLeft(Seat(0)), "left", "gegangen"),
        (StopAgreed(Seat(0), 1, 2), "wants to stop here: 1 of 2 agree", "will hier aufhören: 1 von 2 sind dafür"),
        (CardScavenged(Seat(0), 0), "took ObPe from the discard pile", "ObPe von der Ablage genommen"),
        (
            SkillChanged(Seat(0), Skill.REMODELLING, Skill.SURE_FOOT, must=True),
            "swapped Remodelling for Sure Foot",
            "Umbau gegen Trittsicher getauscht",
        ),
        (PlacesSwapped(Seat(0), Seat(1), Gem.OBSIDIAN), "swapped places with Orska (Bela)", "Platz getauscht mit"),
    ],
    ids=lambda one: type(one).__name__,
)
def test_a_line_of_news_begins_with_the_name_and_does_not_repeat_it(event: Event, english: str, german: str) -> None:
    here = match_in(GAME.setup(1, Options(), 2).state, KINDS[0])
    here = replace(here, seats=tuple(replace(one, name=("Ada", "Bela")[one.seat]) for one in here.seats[:2]))
    for words, told in zip(LANGUAGES, (english, german), strict=True):
        line = FACE.news(here, [replace(here.entry, seat=Seat(0), events=(event,))], words)

        assert line.count("Ada") == 1
        assert line.startswith("**Ada**: ")
        assert told in line


@pytest.mark.parametrize(
    ("turn", "english", "german"),
    [
        (
            [
                ("use", RoomUsed(Seat(0), TILE["panning-stream"], False)),
                ("use", RoomUsed(Seat(0), TILE["panning-stream"], False), CardsKept(Seat(0), b"1")),
                ("act", RoomUsed(Seat(0), TILE["rubble-chute"], True), CardsDrawn(Seat(0), 3)),
                ("discard ObPe",),
            ],
            "used Panning Stream twice (kept 1 card) and used Rubble Chute (drew 3 cards)",
            "Waschbach zweimal genutzt (1 Karte behalten) und Schuttrutsche genutzt",
        ),
        (
            [
                ("act", RoomUsed(Seat(0), TILE["cutters-bench"], True), CardsDrawn(Seat(0), 1)),
                ("keep ObPe", CardsKept(Seat(0), b"1")),
            ],
            "used Cutter’s Bench (drew 1 card and kept 1 card)",
            "genutzt (1 Karte gezogen und 1 Karte behalten)",
        ),
        (
            [
                ("use", RoomUsed(Seat(0), TILE["trade-hatch"], False)),
                ("discard ObPe", CardsDrawn(Seat(0), 1)),
                ("draw", CardsDrawn(Seat(0), 2)),
            ],
            "used Trade Hatch (drew 1 card) and drew 2 cards",
            "genutzt (1 Karte gezogen) und 2 Karten gezogen",
        ),
        (
            [
                ("act", RoomUsed(Seat(0), TILE["wishing-well"], True)),
                ("name Wa", CardsRevealed(Seat(0), b"1234"), CardsDrawn(Seat(0), 1)),
            ],
            "used Wishing Well (drew 1 card and kept none of 4 revealed cards)",
            "genutzt (1 Karte gezogen und von 4 aufgedeckten Karten keine behalten)",
        ),
    ],
    ids=("twice", "one-room", "and-drawn", "none-kept"),
)
def test_news_says_which_cards_came_from_which_room(
    turn: list[tuple[str, *tuple[Event, ...]]], english: str, german: str
) -> None:
    here = match_in(GAME.setup(1, Options(), 2).state, KINDS[0])
    entries = [replace(here.entry, seat=Seat(0), notation=move, events=tuple(done)) for move, *done in turn]
    for words, told in zip(LANGUAGES, (english, german), strict=True):
        assert told in FACE.news(here, entries, words)


def test_news_tells_nothing_of_cards_that_may_still_be_kept() -> None:
    state = GAME.setup(1, Options(), 2).state
    here = match_in(state, KINDS[0])
    revealed = CardsRevealed(Seat(0), b"12")
    entry = replace(
        here.entry, seat=Seat(0), notation="act", events=(RoomUsed(Seat(0), TILE["cutters-bench"], True), revealed)
    )
    asked = replace(here, state=replace(state, frame=Frame(TILE["cutters-bench"], action=True, keepable=b"12")))

    assert FACE.news(asked, [entry], LANGUAGES[0]).endswith("used Cutter’s Bench")
    assert FACE.news(asked, [replace(entry, events=(revealed,))], LANGUAGES[0]) == ""
    assert FACE.news(here, [entry], LANGUAGES[0]).endswith("used Cutter’s Bench (kept none of 2 revealed cards)")
    entry = replace(entry, events=(CardsRevealed(Seat(0), b"1"),))
    assert FACE.news(here, [entry], LANGUAGES[0]).endswith("did not keep the revealed card")


def test_news_of_a_construction_alone_says_at_which_door() -> None:
    """The tile is laid by a later move, so the move that scored has no room to name."""
    here = match_in(arrange(PIT, "ObEl", "SoDr"), KINDS[0])
    built = RoomBuilt(Seat(0), START, 1, b"", b"", 6)
    entry = replace(here.entry, seat=Seat(0), events=(built,))

    assert FACE.news(here, [entry], LANGUAGES[0]).endswith("built at the door → of Gravel Pit (+6)")
    assert FACE.news(here, [entry], LANGUAGES[1]).endswith("an der Tür → von Kiesgrube gebaut (+6)")
    laid = TileLaid(Seat(0), cell_at(1, 0), TILE["lamp-room"], 0)
    assert "built Lamp Room (+6)" in FACE.news(here, [replace(entry, events=(built, laid))], LANGUAGES[0])


BUILT = {
    "en": "built {}",
    "de": "{} gebaut",
    "es": "construyó «{}»",
    "fr": "salle construite\N{NARROW NO-BREAK SPACE}: {}",
    "pt-BR": "construiu {}",
}


@pytest.mark.parametrize("words", ALL_LANGUAGES, ids=lambda words: words.language)
def test_news_says_that_a_room_was_built_and_no_points_where_it_brought_none(words: Words) -> None:
    here = match_in(arrange(PIT, "ObEl", "SoDr"), KINDS[0])
    laid = TileLaid(Seat(0), cell_at(1, 0), TILE["lamp-room"], 0)
    entry = replace(here.entry, seat=Seat(0), events=(RoomBuilt(Seat(0), START, 1, b"", b"", 0), laid))

    assert FACE.news(here, [entry], words).endswith(BUILT[words.language].format(words.phrase(room_name("lamp-room"))))


def test_the_picture_that_calls_a_seat_marks_all_tiles_since_its_last_turn() -> None:
    """The view marks only tiles of the turn before, but several computer players may have moved."""
    state = arrange(TWO_ROOMS, "ObPe", "ElSo", "StFi")
    here = match_in(state, KINDS[0])
    story = [
        replace(
            here.entry,
            kind="move",
            seat=Seat(1),
            events=(TileLaid(Seat(1), state.laid[1].cell, state.laid[1].tile, 1),),
        )
    ]

    marked, _ = FACE.scene(here, WORDS, story=story)
    plain, _ = FACE.scene(here, WORDS)

    assert [tile.fresh for tile in plain.tiles] == [False, False]
    assert [tile.fresh for tile in marked.tiles] == [False, True]
    assert pictured(here, FACE, (Seat(0),), story, ()) == tuple(story)
    assert pictured(here, FACE, (), story, ()) == ()


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_no_label_or_sentence_names_a_place_by_its_code(kind: Kind, seed: int) -> None:
    for number, played in enumerate(states(kind, seed, 5)):
        for text in said_at(played, kind, ALL_LANGUAGES[number % len(ALL_LANGUAGES)]):
            assert not PLACE_CODE.search(text), text


@pytest.mark.parametrize(
    ("across", "down", "said"),
    [(1, 0, "Shop Window"), (0, 0, "Gravel Pit"), (-2, 3, "2← 3↓"), (0, -1, "Gravel Pit ↑")],
)
def test_a_room_is_told_by_its_name_and_a_space_by_the_way_there(across: int, down: int, said: str) -> None:
    assert whereabouts(arrange(TWO_ROOMS, "ObEl", "SoDr"), cell_at(across, down), WORDS) == said


def test_mine_carts_have_the_same_name_so_the_way_there_tells_them_apart() -> None:
    carts = (*PIT, Laid(cell_at(1, 0), TILE["mine-cart"], 0))

    assert whereabouts(arrange(carts, "ObEl", "SoDr"), cell_at(1, 0), WORDS) == "Mine Cart (1→)"


def test_the_hand_says_what_ones_own_skill_does_in_ones_turn() -> None:
    here = match_in(arrange(PIT, "ObEl", "SoDr", skills=(Skill.SURE_FOOT,)), KINDS[0])

    assert "**Sure Foot:** " in hand.hand(here, Seat(0), WORDS).text
    assert "Sure Foot" not in hand.hand(here, Seat(1), WORDS).text


def test_the_hand_says_what_its_special_gems_do() -> None:
    here = match_in(arrange(PIT, "OrEl EcOb OrFi", "SoDr"), KINDS[0])

    told = hand.hand(here, Seat(0), WORDS).text
    assert "-# **Echoglass:** counts as one more of a standard gem that you pay with it · **Orichalcum:** 1 po" in told
    plain = match_in(arrange(PIT, "ObEl", "OrEl"), KINDS[0])
    assert "Orichalcum" not in hand.hand(plain, Seat(0), WORDS).text


@pytest.mark.parametrize(("skill", "said"), [(Skill.AFFINITY, True), (Skill.SURE_FOOT, False)])
def test_a_skill_that_speaks_of_ones_colour_names_it(skill: Skill, said: bool) -> None:
    here = match_in(arrange(PIT, "ObEl", "SoDr", skills=(skill,), colours="Pe Ob"), KINDS[0])

    for words, text in zip(LANGUAGES, ("Your colour: Permafrost.", "Deine Farbe: Permafrost."), strict=True):
        assert (text in hand.hand(here, Seat(0), words).text) is said


def test_every_skill_whose_rule_speaks_of_the_colour_names_it() -> None:
    speaking = {one for one in SKILLS if "your colour" in WORDS.phrase(skill_rule(one))}

    assert speaking == set(OF_COLOUR)


def test_a_payment_that_saves_the_step_says_so() -> None:
    state = arrange(PIT, "ObEl WaFi", "SoDr")
    cheap, dear = (parse_move(f"build N13N {cards}") for cards in ("ObEl", "ObEl WaFi"))

    assert [hand.payment(state, one, WORDS, here=True) for one in (cheap, dear)] == [
        "↑ +1 · card 1", "↑ +1 · cards 1 and 2 · no step"
    ]  # fmt: skip
    nimble = arrange(PIT, "ObEl WaFi", "SoDr", skills=(Skill.MOMENTUM,))
    assert hand.payment(nimble, dear, LANGUAGES[1], here=True) == "↑ +1 · Karten 1 und 2"
    assert hand.payment(state, dear, LANGUAGES[1], here=True) == "↑ +1 · Karten 1 und 2 · ohne Schritt"


@pytest.mark.parametrize(
    ("cards", "skill", "said"),
    [
        ("WaEl", Skill.LEFTOVERS, "↑ +1 · card 1 · no step"),
        ("ElSo", Skill.LEFTOVERS, "↑ +1 · card 1"),
        ("WaOb WaPe +tran", Skill.TRANSMUTATION, "← +1 · cards 1 and 2 + Transmutation"),
        ("WaOb WaPe WaEl +tran", Skill.TRANSMUTATION, "← +1 · cards 1, 2 and 3 + Transmutation · no step"),
    ],
)
def test_a_warpstone_that_a_skill_has_turned_saves_no_step_on_a_button(cards: str, skill: Skill, said: str) -> None:
    state = arrange(PIT, cards.partition(" +")[0], "SoDr", skills=(skill,))
    one = parse_move(f"build N13{'W' if skill is Skill.TRANSMUTATION else 'N'} {cards}")

    assert hand.payment(state, one, WORDS, here=True) == said


def test_a_payment_says_which_points_come_from_orichalcum() -> None:
    state = arrange(PIT, "OrEl", "SoDr")

    said = hand.payment(state, parse_move("build N13N OrEl"), WORDS, here=True)
    assert said == "↑ +2 (1 Orichalcum) · card 1"


@pytest.mark.parametrize(
    ("offers", "said"),
    [
        ("", "Three cards burn: all from the deck, or some of yours?"),
        ("StFi", "1 offered card burns, and 2 more: all from the deck, or some of yours?"),
        ("SoDr StFi", "2 offered cards burn, and 1 more: from the deck, or one of yours?"),
    ],
)
def test_the_board_says_how_many_cards_burn_besides_the_offered_ones(offers: str, said: str) -> None:
    state = arrange(PIT, "ObEl", "StFi SoDr", options=Options(mode="crisis"))
    state = replace(with_seat(state, Seat(1), offered=cards_of(offers)), phase="burn")
    here = match_in(state, KINDS[7])

    assert FACE.advice(here, seen(state, None), WORDS, "Ada") == f"Ada: your turn. {said}"


@pytest.mark.parametrize(
    ("room", "mode", "hand", "steps", "said"),
    [
        ("gravel-pit", "rush", "ObEl", 3, "3 steps left. Drawing or using the room ends it."),
        ("gravel-pit", "rush", "ObEl", 0, "no step left. Drawing or using the room ends it."),
        ("bat-roost", "rush", "ObEl", 1, "1 step left. Drawing ends it."),  # Using it takes a step.
        ("bat-roost", "rush", "ObEl", 0, "no step left. Drawing ends it."),  # Its button says the same.
        ("gravel-pit", "crisis", "", 3, "3 steps left. Drawing or using the room ends it."),
        ("slag-heap", "crisis", "", 3, "3 steps left. Drawing ends it."),  # The room asks for cards.
    ],
)
def test_the_board_says_what_ends_the_turn(
    room: str, mode: Literal["rush", "crisis"], hand: str, steps: int, said: str
) -> None:
    state = arrange((Laid(START, TILE[room], 0),), hand, "SoDr", options=Options(mode=mode))
    state = replace(state, doing=replace(state.doing, steps=steps))
    here = match_in(state, KINDS[7])

    told, does, *why = FACE.advice(here, seen(state, None), WORDS, "Ada").splitlines()
    assert told == f"Ada: your turn, {said}"
    assert bool(why) == (mode == "crisis" and room == "slag-heap")
    assert does == f"-# {ROOMS[room]}"


@pytest.mark.parametrize("best_first", [True, False])
def test_the_best_door_that_only_a_warpstone_reaches_has_a_button_where_the_best_come_first(best_first: bool) -> None:
    state = arrange(TWO_ROOMS, "WaEl", "SoDr")
    own, door = replace(state.seats[0], cell=TWO_ROOMS[1].cell), door_name(state.mover.cell, 0)
    state = replace(state, seats=(own, *state.seats[1:]), doing=replace(state.doing, steps=0))

    shown = hand.hand(match_in(state, KINDS[7]), Seat(0), WORDS, best_first=best_first)

    found = {one.custom_id: one.item.label for row in shown.rows for one in row if isinstance(one, Button)}
    builds = {custom_id.rpartition(":")[2]: label for custom_id, label in found.items() if ":cheapest:" in custom_id}
    assert builds == ({door: "Gravel Pit ↑ +1 · card 1 · no step"} if best_first else {})
    assert "With a Warpstone you can build at a door out of reach. It takes no step." in shown.text


@pytest.mark.parametrize(("seats", "together"), [(1, False), (2, True)])
def test_the_goal_of_a_crisis_speaks_of_others_only_if_there_are_some(seats: int, together: bool) -> None:
    state = arrange(PIT, *("ObEl", "SoDr")[:seats], options=Options(mode="crisis"))
    here = match_in(state, KINDS[7])
    here = replace(here, seats=here.seats[:seats], options=Options(mode="crisis"))

    said = FACE.goal(here, WORDS)
    assert ("together" in said) is together
    assert "before the last card burns" in said


ROOMS = {
    "gravel-pit": "**Gravel Pit:** Draw 2",
    "bat-roost": "**Bat Roost:** Go to any other room",
    "slag-heap": "**Slag Heap:** Discard 1 card with Star Tear or Fire Ruby and draw 3",
}


def test_before_a_room_is_chosen_the_hand_and_a_drawn_tile_say_what_it_does() -> None:
    laid = (Laid(START, TILE["gravel-pit"], 0), Laid(cell_at(1, 0), TILE["bat-roost"], 0))
    state = arrange(laid, "ObEl", "SoDr")
    lines = hand.hand(match_in(state, KINDS[7]), Seat(0), WORDS).text.splitlines()
    assert f"-# {ROOMS['gravel-pit']}" in lines
    assert f"-# → {ROOMS['bat-roost']}" in lines

    tile = bytes((TILE["slag-heap"],))
    drawn = replace(state, phase="place", placing=Placing(tile, cell_at(0, 1), 0, START))
    told = FACE.advice(match_in(drawn, KINDS[7]), seen(drawn, None), WORDS, "Ada").splitlines()
    assert told[1] == f"-# {ROOMS['slag-heap']}"


def test_a_board_in_play_does_not_name_the_usual_skills_and_a_lobby_does() -> None:
    assert FACE.settings(Options(), WORDS, 2).endswith("20 points")
    assert FACE.settings(Options(), WORDS).endswith("with 5 or more players) · each has a skill of their own")
    assert FACE.settings(Options(variant="shared"), WORDS, 2).endswith("one skill for all")


def page(key: str, options: Options, words: Words) -> str:
    """Return the text of a page of the rules."""
    (found,) = (one for one in FACE.pages if one.key == key)
    return words(f"gemrush-page-{key}", **FACE.page_params(found, options, words))


@pytest.mark.parametrize(("target", "said"), [(10, "10 points."), ("usual", "20 points (15 from five members on).")])
def test_the_rules_say_the_target_of_the_table(target: int | Literal["usual"], said: str) -> None:
    assert f"race for {said} Once" in page("goal", Options(target=target), WORDS)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (Options(mode="crisis", target=65), "Reach 65 points to win"),
        (Options(mode="crisis", target="open"), "Score as much as you can"),
        (Options(), "Reach 45 points to win"),
    ],
)
def test_the_rules_say_the_target_of_a_crisis(options: Options, said: str) -> None:
    assert said in page("crisis", options, WORDS)


@pytest.mark.parametrize(("language", "board"), [("en", "en"), ("de", "de"), ("de", "en")])
def test_the_rules_explain_a_button_with_an_arrow_and_no_name(language: str, board: str) -> None:
    _, _, short = Words(all_texts(), board)("gemrush-ui-walk-short", arrow="→").partition(" ")

    assert f"**{short}**" in page("walk", Options(), Words(all_texts(), language, board=board))


@pytest.mark.parametrize("done", [False, True])
def test_the_hand_says_no_more_of_a_skill_that_is_used_up_in_this_turn(done: bool) -> None:
    state = arrange(PIT, "ObEl", "SoDr", skills=(Skill.REMODELLING,))
    here = match_in(replace(state, doing=replace(state.doing, remodelled=done)), KINDS[0])

    assert ("**Remodelling:** " in hand.hand(here, Seat(0), WORDS).text) is not done


@pytest.mark.parametrize(("points", "told"), [((2, 5), "Best room: Lamp Room by"), ((5, 5), ""), ((0, 0), "")])
def test_the_best_room_is_told_if_no_other_gave_as_many_points(points: tuple[int, int], told: str) -> None:
    here = match_in(arrange(PIT, "ObEl", "SoDr"), KINDS[0])
    story = [replace(here.entry, seat=Seat(seat), events=built(Seat(seat), each)) for seat, each in enumerate(points)]

    assert FACE.highlight(here, story, WORDS).startswith(told)
    assert bool(FACE.highlight(here, story, WORDS)) == bool(told)


def built(seat: Seat, points: int) -> tuple[Event, ...]:
    return RoomBuilt(seat, START, 0, b"", b"", points), TileLaid(seat, cell_at(0, -1), TILE["lamp-room"], 0)


def test_by_place_a_hand_has_a_button_for_each_door_that_it_can_pay_for() -> None:
    mine = parse("\n".join(["+-.-+" * 4, ". a " + ".. b " + ".. c .. d .", "+-.-+" * 4]))
    state = arrange(mine.laid, "ObPe ObEl ObSo ObSt ObFi PeEl ElSo SoSt StFi FiDr", "SoDr")
    state = replace(state, doing=replace(state.doing, steps=4))
    here, view = match_in(state, KINDS[7]), seen(state, Seat(0))
    payable = [one for one in view.plates if one.reachable and one.payable]
    places = sorted(payable, key=lambda one: ((one.across, one.down) != (0, 0), one.down, one.across, one.side))

    assert len(payable) > painter.MOST_ROWS
    assert doors_of(hand.hand(here, Seat(0), WORDS, best_first=False)) == [
        door_name(cell_at(one.across, one.down), one.side) for one in places
    ]
    assert len(doors_of(hand.hand(here, Seat(0), WORDS))) == painter.MOST_ROWS


def doors_of(shown: Panel) -> list[str]:
    """Return the doors of a panel's buttons that build, in order."""
    ids = [str(one.item.custom_id) for row in shown.rows for one in row if isinstance(one, Button)]
    return [one.rpartition(":")[2] for one in ids if ":cheapest:" in one]


@pytest.mark.parametrize(
    ("cards", "told"),
    [("PeFi", ["You cannot pay yet: "]), ("", ["You cannot pay yet: "])],
)
def test_that_no_door_can_be_paid_is_said_once(cards: str, told: list[str]) -> None:
    text = hand.hand(match_in(arrange(PIT, cards, "SoDr"), KINDS[0]), Seat(0), WORDS).text

    assert re.findall(r"[Yy]ou cannot pay [a-z]+:? ", text) == told
