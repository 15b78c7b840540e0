"""A cup at tables in words: large cups, what a member plays next, a member who blocks another one."""

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.tournaments.groups import plan
from bot.sessions.leagues import cups, seasons
from bot.sessions.leagues.model import CUP, Phase, league_of
from bot.storage.league_rows import LeagueMemberRow, LeaguePairingRow, LeagueRow, LeagueRows
from bot.ui.panels import LONGEST_ALT, LONGEST_TEXT, whole_lines
from bot.ui.words import Words
from cogs.cup.pages import page_of
from cogs.cup.panels import plan as plan_in_words
from cogs.cup.tables_page import TablesPage
from cogs.gembatan.face import GembatanFace
from tests.sessions.league_host import TABLE_RULES
from tests.texts.loaded import all_texts

LANGUAGES = ["en", "de", "fr", "es", "pt-BR"]


def joined(members: int, size: int) -> LeagueRows:
    """Return a cup that has not begun, with names of 32 characters."""
    rules = msgspec.json.encode(replace(TABLE_RULES, table=size)).decode()
    row = LeagueRow("cup", 1, "gembatan", rules, Phase.OPEN.value, CUP, 0, 0, None)
    names = [f"{number:02}_{'x' * 29}" for number in range(members)]
    return LeagueRows(row, tuple(LeagueMemberRow("cup", 100 + at, 1, name, 1, at) for at, name in enumerate(names)))


def cup_of(members: int, size: int, rounds: int) -> LeagueRows:
    """Return a cup after some rounds, in which the better seeds are in front."""
    rows = cups.settled(joined(members, size), {}, {}, 0)

    def played(one: LeaguePairingRow) -> LeaguePairingRow:
        if one.first_score is not None:
            return one
        halves = [2 * sum(other > own for other in one.players) for own in one.players]
        return replace(one, match_id="m").with_scores(halves, played=True)

    for _ in range(rounds):
        rows = cups.settled(replace(rows, pairings=tuple(map(played, rows.pairings))), {}, {}, 0)
    return rows


def page(rows: LeagueRows, language: str = "en") -> TablesPage:
    found = page_of(league_of(rows), GembatanFace(), Words(all_texts(), language))
    assert isinstance(found, TablesPage)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_large_cup_has_the_places_and_the_late_rounds(language: str) -> None:
    words = Words(all_texts(), language)
    shown = page(cup_of(32, 3, len(plan(32, 3))), language)
    lines = shown.text().splitlines()
    assert len("\n".join(lines)) <= LONGEST_TEXT
    assert lines[1] == words("cup-places")
    assert lines[2].startswith("1\\. 00")
    stages = [line for line in lines if line.startswith("-# ")]
    assert stages[0].startswith(f"-# {words('cup-stage', part='table', stage=4, letter='')}")
    kept = whole_lines(shown.alt())
    assert LONGEST_ALT // 2 < len(kept) <= LONGEST_ALT
    assert "\\" not in kept
    assert "**" not in kept


def test_what_is_not_decided_comes_first_and_who_has_a_bye_is_named() -> None:
    lines = page(cup_of(7, 3, 0)).text().splitlines()
    assert [line.rstrip() for line in lines[1:]] == [
        "-# Round 1, group A · 0 of 1 match · the best one goes on",
        f"- next: 01\\_{'x' * 29}, 04\\_{'x' * 29} and 05\\_{'x' * 29}",
        "-# Round 1, group B · 0 of 1 match · the best one goes on",
        f"- next: 02\\_{'x' * 29}, 03\\_{'x' * 29} and 06\\_{'x' * 29}",
        "-# Final",
        f"- in it already: 00\\_{'x' * 29}",
        "-# Round 1",
        f"- **00\\_{'x' * 29}** goes on without a match",
    ]


def test_a_member_reads_what_they_play_next() -> None:
    rows = cup_of(7, 3, 0)
    assert page(rows).own(0, 0) == "You are in the final. The others are not known yet."
    assert page(rows).own(1, 0).startswith("Round 1, group A: you meet **04")
    [first, *others] = rows.pairings
    opened = first.with_players(first.players[1:])  # the first one blocks another one of the group
    rows = replace(rows, pairings=(replace(opened, match_id="m", channel_id=7), *others))
    assert page(rows).own(4, 0).startswith("Round 1, group A: you play **05")
    assert page(rows).own(1, 0) == (
        "Round 1, group A: your group plays without you, because you block one of its members."
    )
    assert "01" not in page(rows).text().splitlines()[2]


def test_the_picture_has_all_rounds_the_latest_first() -> None:
    shown = page(cup_of(13, 4, 1)).picture()
    assert [one.title for one in shown.rounds] == ["Final", "Round 1"]
    final, first = shown.rounds
    assert sorted(len(card.lines) for card in first.cards) == [3, 3, 3, 4]
    assert [sum(line.on for line in card.lines) for card in first.cards] == [1, 1, 1, 1]
    assert len(final.cards[0].lines) == 4
    before = page(cup_of(13, 4, 0)).picture()
    assert [line.known for card in before.rounds[0].cards for line in card.lines] == [False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plan_tells_the_rounds_of_those_who_have_joined(language: str) -> None:
    words = Words(all_texts(), language)
    for members in range(3, 33):
        told = plan_in_words(league_of(joined(members, 3)), words)
        assert told.count("→") == len(plan(members, 3)) - 1
    assert plan_in_words(league_of(joined(2, 3)), words) == ""


def test_the_plan_in_english() -> None:
    words = Words(all_texts(), "en")
    assert [plan_in_words(league_of(joined(members, 4)), words) for members in (3, 5, 7)] == [
        "With 3 members: final of 3.",
        "With 5 members: 1 group of 4, the best 2 go on, 1 without a match → final of 3.",
        "With 7 members: 2 groups of 3–4, the best 2 go on → final of 4.",
    ]


def test_a_deleted_member_has_no_name_in_any_part() -> None:
    rows = cup_of(7, 4, 1)
    gone = replace(rows.seats[0], user_id=-1, name="")
    shown = page(replace(rows, seats=(gone, *rows.seats[1:])))
    assert "00_" not in shown.alt() + shown.text().replace("\\", "")
    assert "00_" not in repr(shown.picture())


def test_left_members_are_not_called_to_the_next_match() -> None:
    rows = cup_of(7, 4, 1)
    left = replace(rows.seats[0], left_at=1)
    rows = replace(rows, seats=(left, *rows.seats[1:]))
    assert (1, 0) in seasons.left_in(rows)
    assert "00_" not in page(rows).alt().splitlines()[1]
