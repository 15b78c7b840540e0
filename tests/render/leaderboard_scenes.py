"""Leaderboards, profiles, reviews, accuracies and years for tests of their pictures."""

import random
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, TypeVar

from msgspec.structs import replace

from render import leaderboards
from render.leaderboards.views import (
    Accuracies,
    Bar,
    Battle,
    BattleBoard,
    BattleSide,
    BattleTeam,
    Bracket,
    BracketColumn,
    BracketPart,
    BracketSeries,
    BracketSide,
    Count,
    Course,
    Feat,
    Groups,
    GroupsCard,
    GroupsLine,
    GroupsRound,
    Highlight,
    Leaderboard,
    Line,
    Month,
    Played,
    Plot,
    Profile,
    Review,
    Standings,
    StandingsLine,
    Thumbnail,
    Year,
    YearGame,
)
from tests.render.references import reference_file

NAMES = ("Mira", "Jonas", "Grünewald", "Łucja", "Ada", "Bela", "Chen", "Dora", "Emil", "Tessa von der Wellingtonstraße")
VALUES = (2310, 1985, 1985, 1210, 1100, 950, 812, 430, 120, 14)
DAY = 24 * 3_600_000
TITLES = {"gems3d": "Gems 3D", "gembatan": "Gembatan", "gemrush": "Gem Rush"}

V = TypeVar("V")


def page(kind: Callable[..., V], key: str, board: str, period: str, season: str = "", **parts: Any) -> V:
    """Return a picture that a game has, with what its head says."""
    return kind(key=key, title=TITLES[key], board=board, period=period, season=season, **parts)


def _line(number: int, own: int | None = None) -> Line:
    value = VALUES[number]
    rank = VALUES.index(value) + 1
    return Line(rank, NAMES[number], value, f"{value:,}", f"{value // 12} turns", number == own)


FULL = page(
    Leaderboard,
    "gems3d",
    "Best score · Solo · 9×9 · 7 types · lines of 5 · 3 a turn",
    "This week",
    "Season 2",
    lines=tuple(_line(number, 4) for number in range(10)),
    best=VALUES[0],
    foot="134 members · page 1 of 14",
    you="You",
)
BELOW = replace(
    FULL,
    key="gembatan",
    title="Gembatan",
    board="Rating · for 2 to 4 members",
    period="All time",
    season="",
    lines=tuple(_line(number) for number in range(10)),
    own=Line(112, "Zora", 9, "9", "5 matches", True),
)
FEW = replace(BELOW, lines=BELOW.lines[:2], own=None, own_note="You are not on this leaderboard yet.", foot="2 members")
EMPTY = replace(FEW, lines=(), best=0, own_note="", empty="Nobody is on this leaderboard yet. Be the first.", foot="")
LEADERBOARDS = {"full": FULL, "below": BELOW, "few": FEW, "empty": EMPTY}


def course(name: str, matches: int, begin: int, seed: int) -> Course:
    """Return a rating that goes up and down at random."""
    dice = random.Random(seed)
    value, at, points = begin, 1_780_272_000_000, []
    for _ in range(matches):
        at, value = at + dice.randint(1, 5) * DAY // 2, value + dice.randint(-60, 75)
        points.append((at, value))
    return Course(name, tuple(points), f"{value:,}")


def plot(*courses: Course) -> Plot:
    times = [at for one in courses for at, _ in one.points]
    first, last = min(times), max(times)
    return Plot("Rating over time", courses, ((first, "2 Jun"), ((first + last) // 2, "20 Jul"), (last, "7 Sep")))


@cache
def profile() -> Profile:
    """Return the profile of a member who has played all games."""
    boards = (("gems3d_middle", "2,310", "Gems 3D"), ("gembatan_over", "62", "Gembatan"),
              ("gemrush_over-rush", "21", "Gem Rush"))  # fmt: skip
    feats = (
        ("chain", "A chain of 9"), ("emptied", "Emptied the board"), ("full", "Came back from full"),
        ("saved", "Saved with 61 points"), ("door", "A door of 12 points"), ("unknown", "Something new"),
    )  # fmt: skip
    return Profile(
        name="Jonas Grünewald",
        note="134 matches since May 2026",
        counts=(
            Count("134", "matches", "matches"),
            Count("61", "won", "crown"),
            Count("5", "best win streak", "flame"),
            Count("12", "days in a row", "days"),
        ),
        games=(
            Played("gems3d", "Gems 3D", "80 matches", "2,310", "best score"),
            Played("gembatan", "Gembatan", "40 matches · 22 of 40 won", "1,726", "rating"),
            Played("gemrush", "Gem Rush", "14 matches · 6 of 14 won", "Expert", "hardest level"),
        ),
        plot=plot(course("Gembatan", 60, 1400, 3), course("Gem Rush", 25, 1700, 4)),
        boards_title="Best boards",
        thumbnails=tuple(
            Thumbnail(reference_file(*name.split("_")).read_bytes(), shown, f"{game} · rank 1")
            for name, shown, game in boards
        ),
        feats_title="Badges",
        feats=tuple(Feat(icon, title, "Gembatan · 3 Aug") for icon, title in feats),
    )


@cache
def against_computers() -> Profile:
    """Return a profile of a member who plays mostly against computer players."""
    results = "won against computer players: hard 12 of 30 · normal 8 of 9 · easy 4 of 4"
    gems3d, gembatan, gemrush = profile().games
    return replace(
        profile(),
        games=(gems3d, replace(gembatan, against=results), replace(gemrush, against=results)),
        plot=None,
        thumbnails=(),
        feats=(Feat("beat-hard", "Beat the hard computer", "Gembatan · 3 Aug"), *profile().feats[:1]),
    )


@cache
def beginner() -> Profile:
    """Return a profile with one game and one rating."""
    return replace(
        profile(),
        name="Łucja",
        note="7 matches since August 2026",
        counts=profile().counts[:3],
        games=profile().games[1:2],
        plot=plot(course("Gembatan", 7, 900, 5)),
        thumbnails=(),
        feats=profile().feats[:1],
    )


PROFILES = {"profile": profile, "beginner": beginner, "computers": against_computers}


def _bars(turns: int, seed: int) -> tuple[Bar, ...]:
    """Return the bars of a match in which some turns make much, and others give much away. Three turns are marked."""
    dice = random.Random(seed)
    found = [Bar(dice.choice((0, 0, 5, 5, 8, 12)), dice.choice((0, 0, 0, 1.2, 2.4, 6.5))) for _ in range(turns)]
    for place, number in enumerate((turns - 2, turns // 2, turns // 2 + 1), 1):
        found[number] = Bar(found[number].up, 22.0 - 5 * place, str(place))
    return tuple(found)


SHORT = Review(
    name="Łucja",
    shown="83",
    label="Accuracy, of 100",
    up_label="62 points made",
    down_label="48 points given away",
    bars=_bars(11, 3),
    turns=((0, "turn 2"), (5, "12"), (10, "22")),
)
LONG = replace(SHORT, name="Jonas Grünewald", shown="100", bars=_bars(116, 4), turns=((0, "turn 1"), (115, "116")))
BY_CHANCE = replace(
    SHORT,
    shown="7",
    up_label="",
    down_label="Chance to win given away, in %",
    bars=(Bar(0, 0.05), Bar(0, 0.3, "2"), Bar(0, 0.0), Bar(0, 0.65, "1")),
    turns=((0, "move 1"), (3, "7")),
    percent=True,
)
REVIEWS = {"review": SHORT, "review-long": LONG, "review-chance": BY_CHANCE}


def accuracies(matches: int, seed: int) -> Accuracies:
    """Return a member's accuracies, which go up and down at random."""
    dice = random.Random(seed)
    values = [min(100, dice.randint(48, 76) + number) for number in range(matches)]
    line = Course("last match", tuple(enumerate(values)), str(values[-1]))
    days = ((0, "2 Jun"), (matches // 2, "20 Jul"), (matches - 1, "7 Sep"))
    newest = values[-10:]
    shown = str(round(sum(newest) / len(newest)))
    label = "Gembatan, last 10 matches"
    return Accuracies("Łucja", shown, label, Plot("Accuracy, of 100", (line,), days, (0, 100)))


ACCURACIES = {"accuracies": accuracies(30, 6), "accuracies-few": accuracies(3, 7)}


STANDINGS = {
    "standings": page(
        Standings,
        "gembatan",
        "Division 2",
        "Season 3",
        "9 / 15",
        lines=(
            StandingsLine(1, "Łucja", "4½", ("4 won, 1 drawn, 0 lost", "place 1 to 2 possible"), "up", medal=True),
            StandingsLine(2, "Ángel", "4", ("4 won, 0 drawn, 1 lost",), medal=True),
            StandingsLine(3, "Zoë", "2", ("2 won, 0 drawn, 2 lost", "place 2 to 5 possible"), medal=True),
            StandingsLine(4, "Dora", "½", ("0 won, 1 drawn, 3 lost",)),
            StandingsLine(5, "Emil", "0", ("0 won, 0 drawn, 4 lost", "place 5 for sure"), "down"),
            StandingsLine(6, "Fay", "0", ("has left",), left=True),
        ),
        foot="Triangles show who would go up or down.",
    ),
    "standings-long": page(
        Standings,
        "gembatan",
        "Division 1",
        "Season 1",
        "Round 3 / 5",
        lines=tuple(
            StandingsLine(place, f"Member number {place}", str(20 - place), ("2 won, 0 drawn, 1 lost",), medal=True)
            for place in range(1, 21)
        ),
    ),
}


def met(one: str, other: str, score: str = "", *feeds: int, live: bool = False) -> BracketSeries:
    """Return a series. score: such as "2–1"; "": not played yet. one, other: "?" if not known, "-" for nobody."""
    first, _, second = score.partition("–")
    bye = other == "-"
    won = (bye or (bool(score) and first > second and not live), bool(score) and first < second and not live)
    names = {"?": "not known yet", "-": "no opponent"}
    sides = [
        BracketSide(names.get(name, name), points, is_won, name not in names)
        for name, points, is_won in ((one, first, won[0]), (other, second, won[1]))
    ]
    return BracketSeries(tuple(sides), feeds, live)


def part(title: str, **columns: tuple[BracketSeries, ...]) -> BracketPart:
    return BracketPart(title, tuple(BracketColumn(name.replace("_", " "), series) for name, series in columns.items()))


BRACKETS = {
    "bracket": page(
        Bracket, "gembatan", "Bracket", "Cup", "4 / 7",
        parts=(
            part(
                "",
                Quarter_final=(met("Łucja", "-"), met("Dora", "Emil", "1–2"), met("Ángel", "Gus", "2–0"),
                               met("Maximiliane-Theodora", "Fay", "2–1")),
                Semi_final=(met("Łucja", "Emil", "1–0", 0, 1, live=True),
                            met("Ángel", "Maximiliane-Theodora", "0–2", 2, 3)),
                Final=(met("?", "Maximiliane-Theodora", "", 0, 1),),
            ),
        ),
        foot="A triangle marks who goes on. A thick frame: it is played now.",
    ),
    "bracket-double": page(
        Bracket, "gemrush", "Bracket", "Cup", "3 / 6",
        parts=(
            part("Upper bracket", Round_1=(met("Ada", "Dora", "1–0"), met("Bela", "Chen", "0–1")),
                 Round_2=(met("Ada", "Chen", "", 0, 1, live=True),)),
            part("Lower bracket: whoever has lost once", Round_1=(met("Dora", "Bela", "1–0"),),
                 Round_2=(met("Dora", "?", "", 0),)),
            part("Final", Final=(met("?", "?"),)),
        ),
        foot="A triangle marks who goes on. A thick frame: it is played now.",
    ),
}  # fmt: skip


def group(title: str, lines: str, note: str = "", *, on: int = 0, live: bool = False) -> GroupsCard:
    """Return a group. lines: such as "Ada 3, Bela 1½"; without points: it has not played. on: how many go on."""
    found = []
    for place, line in enumerate(lines.split(", "), 1):
        name, _, points = line.partition(" ")
        shown = str(place) if points else ""
        found.append(GroupsLine(name, shown, points, on=place <= on, out=bool(on) and place > on))
    return GroupsCard(title, tuple(found), note, live)


GROUPS = {
    "groups": page(
        Groups, "gembatan", "Groups and final", "Cup", "3 / 4",
        rounds=(
            GroupsRound("Final", "3 members", (GroupsCard("", (GroupsLine("not known yet", known=False),)),)),
            GroupsRound("Round 1", "the best one of each group goes on", (
                group("Group A", "Łucja 6, Dora 3½, Maximiliane-Theodora 2½", "2 / 2", on=1),
                group("Group B", "Ángel 4½, Emil 4½, Fay 3", "2 / 2", on=1),
                group("Group C", "Bela 3, Chen 2, Gus 1, Hanna 0", "1 / 2", live=True),
                GroupsCard("No match in this round", (GroupsLine("Zoë", on=True),)),
            )),
        ),
        foot="A triangle marks who goes on. A thick frame: it is played now.",
    )
}  # fmt: skip


def boards(*lines: str) -> tuple[BattleBoard, ...]:
    """Return boards. lines: such as "Ada 1 – Bela 0", won by Ada; with a star at the end it is played now."""
    found = []
    for number, line in enumerate(lines, 1):
        sides = [part.strip(" *").rpartition(" ") for part in line.split("–")]
        worth = [sum(0.5 if sign == "½" else float(sign) for sign in side[2]) for side in sides]
        over = "*" not in line and worth[0] != worth[1]
        first, second = (
            BattleSide(name, score, won=over and own == max(worth))
            for (name, _, score), own in zip(sides, worth, strict=True)
        )
        found.append(BattleBoard(str(number), (first, second), live="*" in line))
    return tuple(found)


BATTLE_FOOT = "A triangle marks who has won. A thick frame: it is played now."
LONGEST = "Wilhelmina Montgomery-Fitzgerald"  # of 32 letters
BATTLES = {
    "battle": page(
        Battle, "gembatan", "Full match", "Team battle", "6 / 8",
        teams=(BattleTeam("Amber", "4", 8, 0xE0A514), BattleTeam("Blue", "2", 4, 0x1F3A93)),
        rest=4,
        boards=boards("Ada 2 – Łucja 0", "Bela ½ – Maximiliane-Theodora ½ *", "Chen 1 – Emil 0 *", "Dora ½ – Zoë 1½"),
        foot=BATTLE_FOOT,
    ),
    "battle-drawn": page(
        Battle, "gemrush", "Team battle", "Draw", "20 / 20",
        teams=(BattleTeam("The Amber Stone Cutters’ Guild", "10", 20), BattleTeam("Blue", "10", 20, 0x63E6E2)),
        rest=0,
        boards=boards(*(f"{LONGEST} {one} – {LONGEST[::-1].replace('-', ' ')} {other}" for one, other in (
            ("1½", "½"), ("1", "1"), ("½", "1½"), ("2", "0"), ("1", "1"), ("0", "2"), ("1", "1"), ("1½", "½"),
            ("½", "1½"), ("1", "1"),
        ))),
        foot=BATTLE_FOOT,
    ),
}  # fmt: skip


MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec")


def months(*counts: int) -> tuple[Month, ...]:
    return tuple(Month(name, count, f"{count:,}") for name, count in zip(MONTHS, counts, strict=True))


@cache
def year() -> Year:
    """Return the year of a member who has played all games."""
    return Year(
        year="2026",
        name="Jonas Grünewald",
        note="134 matches · 28 of 54 won",
        games=(
            YearGame("gems3d", "Gems 3D", "80", "matches", "best score 2,310"),
            YearGame("gembatan", "Gembatan", "40", "matches", "22 of 40 won", 0.55),
            YearGame("gemrush", "Gem Rush", "14", "matches", "6 of 14 won", 0.43),
        ),
        months_title="Matches a month",
        months=months(4, 0, 7, 12, 9, 3, 18, 31, 22, 11, 8, 9),
        board=Thumbnail(reference_file("gems3d", "middle").read_bytes(), "2,310", "Gems 3D · 8 Aug"),
        board_title="Best board",
        highlights=(
            Highlight("rival", "Bela", "rival in 23 matches", "14 : 9"),
            Highlight("skill", "Long Stride", "most used skill", "57×"),
            Highlight("days", "Daily", "days in a row", "23"),
            Highlight("puzzles", "Puzzles", "solved", "118"),
        ),
    )


@cache
def first_year() -> Year:
    """Return the year of a member who has begun in November, without a board."""
    return Year(
        year="2026",
        name="Łucja",
        note="6 matches · 2 of 6 won",
        games=(YearGame("gembatan", "Gembatan", "6", "matches", "2 of 6 won", 1 / 3),),
        months_title="Matches a month",
        months=months(*[0] * 10, 1, 5),
        highlights=(Highlight("rival", "Bela", "rival in 4 matches", "1 : 3"),),
    )


YEARS = {"year": year, "year-first": first_year}


def _of(paint: Callable[[V], bytes], views: Mapping[str, V]) -> dict[str, Callable[[], bytes]]:
    return {name: partial(paint, view) for name, view in views.items()}


def _made(paint: Callable[[V], bytes], makers: Mapping[str, Callable[[], V]]) -> dict[str, Callable[[], bytes]]:
    return {name: lambda make=make: paint(make()) for name, make in makers.items()}  # type: ignore[misc]


# A function that paints each scene.
PICTURES = {
    **_of(leaderboards.paint_leaderboard, LEADERBOARDS),
    **_made(leaderboards.paint_profile, PROFILES),
    **_of(leaderboards.paint_review, REVIEWS),
    **_of(leaderboards.paint_accuracies, ACCURACIES),
    **_of(leaderboards.paint_standings, STANDINGS),
    **_of(leaderboards.paint_bracket, BRACKETS),
    **_of(leaderboards.paint_groups, GROUPS),
    **_of(leaderboards.paint_battle, BATTLES),
    **_made(leaderboards.paint_year, YEARS),
}
