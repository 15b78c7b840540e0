"""The bracket of a large cup in words: what stands first, and what is cut."""

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.tournaments.model import WIN
from bot.sessions.leagues import cups, seasons
from bot.sessions.leagues.model import CUP, Phase, league_of
from bot.sessions.pace import DAY
from bot.storage.league_rows import LeagueMemberRow, LeaguePairingRow, LeagueRow, LeagueRows
from bot.ui.panels import LONGEST_ALT, LONGEST_TEXT, whole_lines
from bot.ui.words import Words
from cogs.cup.page import Page
from cogs.gembatan.face import GembatanFace
from tests.sessions.league_host import CUP_RULES
from tests.texts.loaded import all_texts


def cup_of(members: int, rounds: int) -> LeagueRows:
    """Return a cup with names of 32 characters, after some rounds. The better seed wins each match."""
    row = LeagueRow("cup", 1, "gembatan", msgspec.json.encode(CUP_RULES).decode(), Phase.OPEN.value, CUP, 0, 0, None)
    names = [f"{number:02}_{'x' * 29}" for number in range(members)]
    joined = tuple(LeagueMemberRow("cup", 100 + at, 1, name, 1, at) for at, name in enumerate(names))
    rows = cups.settled(LeagueRows(row, joined), {}, {}, 0)

    def won(one: LeaguePairingRow) -> LeaguePairingRow:
        score = (WIN, 0) if one.first < one.second else (0, WIN)
        return replace(one, match_id="m", first_score=score[0], second_score=score[1], played=True)

    for _ in range(rounds):
        rows = cups.settled(replace(rows, pairings=tuple(map(won, rows.pairings))), {}, {}, 0)
    return rows


def page(members: int, rounds: int, language: str = "en") -> Page:
    return Page(league_of(cup_of(members, rounds)), GembatanFace(), Words(all_texts(), language))


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "pt-BR"])
def test_the_text_of_a_large_cup_has_the_places_and_the_late_rounds(language: str) -> None:
    words = Words(all_texts(), language)
    lines = page(32, 5, language).text().splitlines()
    assert len("\n".join(lines)) <= LONGEST_TEXT
    assert lines[1] == words("cup-places")
    assert lines[2].startswith("1\\. 00")
    stages = [line.removeprefix("-# ") for line in lines if line.startswith("-# ")]
    assert stages[:3] == [words("cup-stage", part="single", stage=stage) for stage in (2, 4, 8)]


def test_the_alt_text_of_a_large_cup_has_the_places() -> None:
    kept = whole_lines(page(32, 5).alt())
    assert kept.splitlines()[1:4] == ["Final places", f"1. 00_{'x' * 29}", f"2. 01_{'x' * 29}"]
    assert "\\" not in kept
    assert len(kept) > LONGEST_ALT // 2


def test_the_alt_text_tells_as_many_series_as_fit_the_latest_round_first() -> None:
    kept = whole_lines(page(32, 1).alt())
    assert len(kept) > LONGEST_ALT * 2 // 3
    assert kept.splitlines()[1].startswith("Round of 16: 00")
    late = page(32, 3).alt().splitlines()
    assert [line.split(":")[0] for line in late[1:4]] == ["Semi-final", "Quarter-final", "Round of 16"]


@pytest.mark.parametrize(("opened", "said"), [(3, "by themselves: "), (4, "at most 4 of yours in a day: ")])
def test_a_member_is_told_when_the_next_match_opens(opened: int, said: str) -> None:
    rows = cup_of(8, 1)
    done = [
        replace(one, opened_at=1) if 0 in (one.first, one.second) and one.match_id else one for one in rows.pairings
    ]
    more = [replace(done[0], number=90 + at, opened_at=1) for at in range(opened - 1)]
    cup = league_of(replace(rows, pairings=tuple(done)))
    shown = Page(cup, GembatanFace(), Words(all_texts(), "en"))
    own = next(one for one in cup.rows.pairings if one.first_score is None and 0 in (one.first, one.second))
    held = seasons.is_held(replace(rows, pairings=(*done, *more)), own, DAY)
    assert held == (opened == 4)
    assert not seasons.is_held(replace(rows, pairings=(*done, *more)), own, DAY + 1)
    assert said in Words(all_texts(), "en")("cup-own-soon", stage="Final", name="Ada", held=int(held))
    assert "by themselves: **Look again** shows where yours is." in shown.own(0, DAY)


def test_a_star_marks_who_goes_on_without_a_match_that_was_played_to_its_end() -> None:
    rows = cup_of(4, 1)
    left = replace(rows.pairings[0], played=False)
    shown = Page(
        league_of(replace(rows, pairings=(left, *rows.pairings[1:]))), GembatanFace(), Words(all_texts(), "en")
    )
    first, second = shown.picture().parts[0].columns[0].series[:2]
    assert [side.score for side in first.sides] == ["1*", "0"]
    assert [side.score for side in second.sides] == ["1", "0"]
    assert shown.picture().foot.splitlines()[1] == "* Not played to its end, as somebody left or time ran out."
    assert "\n" not in page(4, 1).picture().foot
