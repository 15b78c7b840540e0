"""Tests of which skills a match tells as used: each once in a turn, by the seat whose turn it was."""

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gemrush import GAME
from bot.games.gemrush.model import State
from bot.games.gemrush.skills import SKILLS, Skill
from tests.games.gemrush.positions import arrange, play, room
from tests.texts.loaded import all_languages


def told(*states: State) -> list[tuple[int, str]]:
    return [(seat, key) for _, seat, key in GAME.used_skills(states)]


def with_skills(state: State, *skills: Skill) -> State:
    seats = tuple(replace(account, skills=bytes((skill,))) for account, skill in zip(state.seats, skills, strict=True))
    return replace(state, seats=seats)


def test_a_skill_of_the_last_action_belongs_to_the_seat_whose_turn_it_was() -> None:
    start = with_skills(arrange(room("gravel-pit"), "", ""), Skill.LARGE_SCOOP, Skill.SCAVENGING)
    first = play(start, "draw")
    second = play(first, "draw")
    third = play(second, "draw")

    assert told(start) == []
    assert told(start, first) == [(0, "gemrush-skill-large-scoop")]
    assert told(start, first, second) == [(0, "gemrush-skill-large-scoop")]  # Scavenging was not used
    assert told(start, first, second, third) == [(Seat(0), "gemrush-skill-large-scoop")] * 2


def test_a_turn_of_several_steps_tells_a_skill_once() -> None:
    start = with_skills(arrange(room("gravel-pit"), "", ""), Skill.REMODELLING, Skill.REMODELLING)
    turned = play(start, "remodel E")
    ended = play(turned, "draw")

    assert told(start, turned) == []
    assert list(GAME.used_skills((start, turned, ended))) == [(2, 0, "gemrush-skill-remodelling")]


@pytest.mark.parametrize("skill", SKILLS)
def test_each_skill_has_a_name_in_each_language(skill: Skill) -> None:
    state = arrange(room("gravel-pit"), "", "")
    ended = replace(state, turns=1, by_last=0, last=replace(state.last, used=bytes((skill,))))
    ((_, key),) = told(state, ended)
    assert all(key in language.messages for language in all_languages().values())
