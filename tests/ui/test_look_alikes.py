"""Tests that everything a match shows tells its members apart, and members from computer players."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.engine.naming import MARK, look
from bot.engine.table import ROBOT
from bot.games.gems3d.model import Mode
from bot.machine import SystemChance
from bot.sessions.computers import computer
from bot.sessions.model import Match, Phase
from bot.sessions.pace import Guest, StandIn
from bot.sessions.refusals import not_your_turn
from bot.ui.boards import lobby, messages
from bot.ui.entry.trouble import Faults
from bot.ui.face import Face
from bot.ui.words import Words, with_names
from tests.texts.loaded import all_texts
from tests.ui.test_views import FACES, match_of

TEXTS = all_texts()
WORDS = Words(TEXTS, "en-US")
TOPAZ = computer("hard", 2)
NAMES = (
    "Sam",
    "Sam",
    "\u202eS\u0430m",
    "\u3164",
    "\u200b",
    "Hard Topaz",
    f"{MARK} Hard Topaz",
    "Z\u0301\u0302\u0303\u0304\u0305",
)
TOLD = ("Sam", "Sam (2)", "S\u0430m (3)", "Member", "Member (2)", "Hard Topaz", "Hard Topaz (2)")
HIDDEN = re.compile("[\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff]")


def options_of(face: Face) -> Any:
    """Return options of a match for several members."""
    usual = face.game.about.options()
    return replace(usual, mode=Mode.RELAY) if face.key == "gems3d" else usual


def of_members(face: Face, phase: Phase = Phase.PLAYING, names: tuple[str, ...] = NAMES, **changes: Any) -> Match:
    match = match_of(face, options_of(face), phase, **changes)
    seats = tuple(replace(seat, name=name) for seat, name in zip(match.seats, names, strict=False))
    return replace(match, seats=seats)


def with_computer(match: Match) -> Match:
    """Return the match with a computer player in the last seat, beside a member of the same name."""
    *others, last = match.seats
    named = (replace(others[0], name="Topaz (hard)"), *others[1:])
    return replace(match, seats=(*named, replace(last, user=TOPAZ.user, name=TOPAZ.name)))


def board_texts(match: Match, face: Face) -> str:
    layout = messages.board(match, face, WORDS, None, (), Faults(SystemChance()), edge=face.accent)
    return "\n".join(str(part) for part in _texts([part.to_component_dict() for part in layout.children]))


def _texts(parts: Any) -> list[str]:
    if isinstance(parts, list):
        return [text for part in parts for text in _texts(part)]
    own = [str(parts[key]) for key in ("content", "label", "description", "placeholder") if parts.get(key)]
    inner = [parts[key] for key in ("components", "options", "accessory") if isinstance(parts.get(key), list)]
    return own + [text for each in inner for text in _texts(each)]


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)
def test_pictures_and_alt_texts_tell_all_seats_apart(face: Face) -> None:
    match = of_members(face)
    _, table = face.scene(match, WORDS)
    drawn, alt = [seat.name for seat in table.seats], face.alt(match, face.view(match), WORDS)
    told = TOLD[: len(drawn)]

    assert drawn[: len(told)] == [*told]
    assert len({look(name) for name in drawn}) == len(drawn)
    assert not HIDDEN.search(alt)
    if "Sam" in alt:
        assert all(re.search(rf"(?<!\w){re.escape(name)}(?! \()", alt) for name in told)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)
def test_a_computer_player_has_its_mark_and_a_member_of_its_name_does_not(face: Face) -> None:
    match = with_computer(of_members(face))
    _, table = face.scene(match, WORDS)
    alt, named = face.alt(match, face.view(match), WORDS), with_names(match, WORDS)

    assert (table.seats[0].name, table.seats[-1].name) == ("Topaz (hard)", f"{ROBOT} Topaz (hard)")
    assert (named.seats[0].name, named.seats[-1].name) == ("Topaz (hard)", f"{MARK} Topaz (hard)")
    if "Topaz" in alt:
        assert re.search(rf"(?<!{MARK} )Topaz \(hard\)", alt)
        assert f"{MARK} Topaz (hard)" in alt


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)
def test_the_lobby_tells_all_seats_and_computer_players_apart(face: Face) -> None:
    match = with_computer(of_members(face, Phase.LOBBY))
    shown = board_texts(match, face)
    behind_more = lobby.rest_menus(match, face, WORDS, match.host, computers=True)
    parts = [item.to_component_dict() for row in behind_more for item in row]

    assert f"Remove {MARK} Topaz (hard)" in _texts(parts)
    assert f"**{MARK} Topaz \\(hard\\)**" in shown
    assert "**Topaz \\(hard\\)**" in shown


def test_owners_of_lent_seats_and_guests_are_told_apart_from_seats() -> None:
    match = of_members(FACES[0], names=("Sam", "Ada"))
    terms = replace(
        match.terms,
        stand_ins=(StandIn(Seat(0), 77, "sam", "holiday"),),
        guests=(Guest(78, "\u3164"), Guest(match.seats[0].user, "Sam"), Guest(79, "SAM")),
    )
    named = with_names(replace(match, terms=terms, seats=match.seats[:2]), WORDS)

    assert [seat.name for seat in named.seats] == ["Sam", "Ada"]
    assert named.terms.stand_ins[0].name == "sam (2)"
    assert [guest.name for guest in named.terms.guests] == ["Member", "Sam", "SAM (3)"]
    assert with_names(named, WORDS) == named


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Member"), ("de", "Mitglied"), ("fr", "Membre"), ("es", "Miembro"), ("pt-BR", "Membro")],
)
def test_a_name_without_a_visible_sign_has_a_word_in_each_language(language: str, name: str) -> None:
    assert Words(TEXTS, language).member("\u3164\u200b") == name


def test_a_refusal_tells_members_apart_and_marks_only_computer_players() -> None:
    match = with_computer(of_members(FACES[0], names=("Topaz (hard)", "Topaz (hard)")))
    every = replace(match, to_move=tuple(seat.seat for seat in match.seats if seat.name != "\u3164"))
    refusal = not_your_turn(every, every.seats[0].user)
    told = WORDS.refusal(refusal).partition("waits for ")[2].removesuffix(".")

    assert told.startswith(r"Topaz \(hard\)")
    assert told.count(MARK) == 1
    assert told.endswith(f"{MARK} Topaz \\(hard\\)")
