"""The standings of a division as data for the picture, as alt text and as the text of a message."""

from collections.abc import Callable, Sequence
from typing import Literal

from bot.engine.tournaments.standings import Standing
from bot.errors import Param
from bot.sessions.leagues.model import Division, League
from bot.sessions.leagues.seasons import winners
from bot.storage.keeping import is_member
from bot.ui.cups import points_shown
from bot.ui.face import Face
from bot.ui.words import Words, plain_name, safe_name, shown_names
from cogs.league.panels import says_something
from render.leaderboards import views


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
            season=words("league-table-round", round=division.round, rounds=division.rounds)
            if division.rounds
            else f"{division.finished} / {division.matches}",
            lines=tuple(map(self._line, division.table)),
            foot=words("league-legend") if moves and division.finished else "",
        )

    def alt(self) -> str:
        words, lines = self._words, self._division.table
        head = f"{self._face.name(words)} · {self._title()}"
        return "\n".join([head, *(words("league-alt-row", **self._told(line, plain_name)) for line in lines)])

    def text(self) -> str:
        """Return the standings as the text of a message."""
        rows = [self._words("league-row", **self._told(line, safe_name)) for line in self._division.table]
        if self._division.rounds:
            rows = [f"{row} · {self._buchholz(line)}" for row, line in zip(rows, self._division.table, strict=True)]
        resting = [self.bye()] if self._division.bye is not None else []
        return "\n".join([f"**{self._title()}**", *resting, *rows])

    def _buchholz(self, line: Standing) -> str:
        """Return what comes first among equal points in a Swiss."""
        return self._words("league-note-buchholz", points=points_shown(line.tie_breaks[0]))

    def bye(self) -> str:
        """Return the number of the round, with who has a bye in it; "" if this is no Swiss."""
        division, words = self._division, self._words
        if not division.rounds:
            return ""
        if division.bye is None:
            return words("league-round", round=division.round, rounds=division.rounds)
        name = safe_name(self._names[division.bye])
        return words("league-round-bye", round=division.round, rounds=division.rounds, name=name)

    def won(self) -> str:
        """Return who has won the division, or that no match was played; "" if the season was broken off."""
        division, words = self._division, self._words
        names = [safe_name(self._names[player]) for player in self.winners()]
        if not names:
            return words("league-won-none", division=division.number) if self.is_unplayed else ""
        if len(names) == 1:
            return words("league-won", name=names[0], division=division.number)
        return words("league-won-shared", names=words.listed(names), division=division.number)

    def left(self) -> str:
        """Return who has left during the season; "" if nobody has."""
        division = self._division
        names = [safe_name(self._names[seat.seat]) for seat in division.seats if seat.seat in division.left]
        if not names:
            return ""
        return self._words("league-left", names=self._words.listed(names), count=len(names))

    def winners(self) -> tuple[int, ...]:
        """Return the players who have won the division; () if no match was played, or if the season was broken off."""
        return winners(self._league, self._division)

    @property
    def is_unplayed(self) -> bool:
        """Return whether the season has ended without a match in the division."""
        return self._league.season != self._league.row.season and not self._division.played

    def promoted(self) -> tuple[int, ...]:
        """Return the players who go up."""
        return tuple(line.player for line in self._division.table if self._way(line) == "up")

    def users(self, players: Sequence[int]) -> tuple[int, ...]:
        """Return the users of players, without those who have deleted their data."""
        found = {seat.seat: seat.user_id for seat in self._division.seats}
        return tuple(found[player] for player in players if is_member(found[player]))

    def _title(self) -> str:
        division = self._division
        told: dict[str, Param] = {"division": division.number, "season": self._league.season}
        told |= {"finished": division.finished, "matches": division.matches}
        if not division.rounds:
            return self._words("league-table-title", **told)
        return self._words("league-table-title-swiss", round=division.round, rounds=division.rounds, **told)

    def _told(self, line: Standing, shown: Callable[[str], str]) -> dict[str, Param]:
        name, points = shown(self._names[line.player]), points_said(line.points, self._words)
        return {"place": line.place, "name": name, "points": points, "note": self._note(line)}

    def _line(self, line: Standing) -> views.StandingsLine:
        return views.StandingsLine(
            place=line.place,
            name=plain_name(self._names[line.player]),
            shown=points_shown(line.points),
            notes=self._notes(line),
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

    def _notes(self, line: Standing) -> tuple[str, ...]:
        """Return how a member has played, and which places are still possible, or that they have left."""
        words, division = self._words, self._division
        if line.struck:
            return (words("league-note-left"),)
        won = words("league-note", won=line.won, drawn=line.drawn, lost=line.lost)
        if line.player in division.left:
            return won, words("league-note-left")
        found = division.possible.get(line.player)
        if found is None or not division.finished or not says_something(division, found):
            return (won,)
        (best, worst), sure = found, int(line.player in division.sure)
        if best == worst:
            return won, words("league-note-place", best=best, sure=sure)
        key = "league-note-within" if division.round < division.rounds else "league-note-range"
        return won, words(key, best=best, worst=worst, sure=sure)

    def _note(self, line: Standing) -> str:
        told = [*self._notes(line)]
        if moves := self._way(line):
            told.append(self._words("league-note-up" if moves == "up" else "league-note-down"))
        return " · ".join(told)


def ended_said(pages: Sequence[Page], league: League, words: Words) -> tuple[str, tuple[int, ...]]:
    """Return who has won the divisions of a season and who goes up, as mentions, and the users mentioned."""
    won = [user for page in pages for user in page.users(page.winners())]
    up = [user for page in pages for user in page.users(page.promoted()) if page.winners()]
    if not won:
        unplayed = all(page.is_unplayed for page in pages)
        return words("league-ended-none", season=league.season) if unplayed and pages else "", ()
    lines = [words("league-ended", season=league.season, names=_mentions(won, words), count=len(won))]
    lines += [words("league-ended-up", names=_mentions(up, words), count=len(up))] if up else []
    return "\n".join(lines), tuple(dict.fromkeys((*won, *up)))


def _mentions(users: Sequence[int], words: Words) -> str:
    return words.listed([f"<@{user}>" for user in users])


def points_said(halves: int, words: Words) -> str:
    return words("league-points", halves=halves, points=points_shown(halves))
