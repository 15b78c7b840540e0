"""The standings of a division as data for the picture, as alt text and as the text of a message."""

from collections.abc import Callable
from typing import Literal

from bot.engine.tournaments.standings import Standing
from bot.errors import Param
from bot.sessions.leagues.model import Division, League
from bot.ui.face import Face
from bot.ui.words import Words, plain_name, safe_name, shown_names
from render.leaderboards import views

HALVES = 2  # of a point


class Page:
    """The standings of a division in one language."""

    def __init__(self, league: League, division: Division, face: Face, words: Words) -> None:
        self._league = league
        self._division = division
        self._face = face
        self._words = words
        roster = tuple((seat.user_id, seat.name) for seat in division.seats)
        shown = shown_names(roster, words)
        self._names = {seat.seat: name for seat, name in zip(division.seats, shown, strict=True)}

    def picture(self) -> views.Standings:
        words, division = self._words, self._division
        moves = division.up or division.down
        return views.Standings(
            key=self._face.key,
            title=self._face.name(words),
            board=words("league-table-short", division=division.number),
            period=words("league-table-season", season=self._league.season),
            season=f"{division.finished} / {division.matches}",
            lines=tuple(map(self._line, division.table)),
            foot=words("league-legend") if moves and division.finished else "",
        )

    def alt(self) -> str:
        words, lines = self._words, self._division.table
        head = f"{self._face.name(words)} · {self._title()}"
        return "\n".join([head, *(words("league-alt-row", **self._told(line, plain_name)) for line in lines)])

    def text(self) -> str:
        """Return the standings as the text of a message."""
        rows = (self._words("league-row", **self._told(line, safe_name)) for line in self._division.table)
        return "\n".join([f"**{self._title()}**", *rows])

    def won(self) -> str:
        """Return who has won the division; "" if no match was played, or if the season was broken off."""
        division, words = self._division, self._words
        if self._league.season == self._league.row.season:
            return ""
        first = [line for line in division.table if line.place == 1 and not line.struck]
        if not first or not first[0].points:
            return ""
        names = [safe_name(self._names[line.player]) for line in first]
        if len(names) == 1:
            return words("league-won", name=names[0], division=division.number)
        return words("league-won-shared", names=words.listed(names), division=division.number)

    def _title(self) -> str:
        division = self._division
        return self._words(
            "league-table-title",
            division=division.number,
            season=self._league.season,
            finished=division.finished,
            matches=division.matches,
        )

    def _told(self, line: Standing, shown: Callable[[str], str]) -> dict[str, Param]:
        name, points = shown(self._names[line.player]), points_said(line.points, self._words)
        return {"place": line.place, "name": name, "points": points, "note": self._note(line)}

    def _line(self, line: Standing) -> views.StandingsLine:
        return views.StandingsLine(
            place=line.place,
            name=plain_name(self._names[line.player]),
            shown=points_shown(line.points),
            note=self._note(line, way=False),
            way=self._way(line),
            medal=line.points > 0 and not line.struck,
            left=line.struck,
        )

    def _way(self, line: Standing) -> Literal["", "up", "down"]:
        """Return whether a member moves to another division if the season ends as it stands."""
        division = self._division
        if line.struck or not division.finished:
            return ""
        staying = [one.player for one in division.table if one.player not in division.left]
        if line.player in staying[: division.up]:
            return "up"
        return "down" if division.down and line.player in staying[-division.down :] else ""

    def _note(self, line: Standing, *, way: bool = True) -> str:
        words, division = self._words, self._division
        if line.struck:
            return words("league-note-left")
        told = [words("league-note", won=line.won, drawn=line.drawn, lost=line.lost)]
        if line.player in division.left:
            told.append(words("league-note-left"))
        elif (found := division.possible.get(line.player)) is not None and division.finished:
            key = "league-note-place" if found[0] == found[1] else "league-note-range"
            told.append(words(key, best=found[0], worst=found[1]))
        if way and (moves := self._way(line)):
            told.append(words("league-note-up" if moves == "up" else "league-note-down"))
        return " · ".join(told)


def points_shown(halves: int) -> str:
    """Return points as a short text, such as "4½"."""
    whole, half = divmod(halves, HALVES)
    return f"{whole}½" if whole and half else "½" if half else str(whole)


def points_said(halves: int, words: Words) -> str:
    return words("league-points", halves=halves, points=points_shown(halves))
