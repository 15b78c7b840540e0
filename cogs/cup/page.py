"""The bracket of a cup as data for the picture, as alt text, and as the text of a message."""

from collections.abc import Iterator
from itertools import groupby

from bot.engine.tournaments.knockout import Part, Series, Side
from bot.engine.tournaments.model import Player
from bot.sessions.leagues import cups, seasons
from bot.sessions.leagues.model import League
from bot.storage.league_rows import LeaguePairingRow
from bot.ui.cups import stage_named
from bot.ui.face import Face
from bot.ui.words import Words, channel_mention, plain_name, safe_name
from cogs.cup.cup_page import STAR, CupPage, Shown
from render.leaderboards import views

MOST_COLUMNS = 3  # rounds in a part of the picture, so that names can be read on a phone


class Page(CupPage):
    """The bracket of a cup that has begun, in one language."""

    def __init__(self, cup: League, face: Face, words: Words) -> None:
        super().__init__(cup, face, words)
        self._series = cups.series_of(cup.rows)
        self._unplayed = {one.series for one in cup.rows.pairings if one.played is False}

    @property
    def counts(self) -> tuple[int, int]:
        played = [one for one in self._series if not one.skipped and one.part is not Part.AGAIN]
        return sum(one.winner is not None for one in played), len(played)

    def progress(self) -> str:
        finished, total = self.counts
        return self._words("cup-state-playing", finished=finished, series=total)

    def stage(self, series: int) -> str:
        part, stage = cups.stage_of(len(self._cup.rows.seats), series, double=self._cup.rules.double)
        return stage_named(part, stage, self._words)

    # ---- the picture ----

    def picture(self) -> views.Bracket:
        words, (finished, total) = self._words, self.counts
        return views.Bracket(
            key=self._face.key,
            title=self._face.name(words),
            board=words("cup-bracket"),
            period=words("cup-ui-open"),
            season=f"{finished} / {total}",
            parts=tuple(self._part(part, [*series]) for part, series in groupby(self._in_parts(), _part_of)),
            foot=self.legend("cup-legend", starred=bool(self._unplayed)),
        )

    def _in_parts(self) -> list[Series]:
        """Return the series in the order of the parts. The second final is there only if it is played."""
        order = {Part.UPPER: 0, Part.LOWER: 1, Part.FINAL: 2, Part.AGAIN: 2}
        again = [one for one in self._series if one.part is Part.AGAIN and one.sides[1].player is not None]
        found = [one for one in self._series if one.part is not Part.AGAIN]
        return sorted([*found, *(one for one in again if not one.skipped)], key=lambda one: order[one.part])

    def _part(self, part: Part, series: list[Series]) -> views.BracketPart:
        """Return a part with its rounds from the first one that is not over."""
        rounds = [[*found] for _, found in groupby(series, lambda one: (one.part, one.round))]
        going = [at for at, found in enumerate(rounds) if any(one.winner is None and not one.skipped for one in found)]
        begin = max(0, min(going[0] if going else len(rounds), len(rounds) - MOST_COLUMNS))
        titled = self._cup.rules.double and part in (Part.UPPER, Part.LOWER)
        columns, before = list[views.BracketColumn](), list[int]()
        for found in rounds[begin : begin + MOST_COLUMNS]:
            shown = tuple(self._column(one, before) for one in found)
            title = self._words("cup-round", stage=found[0].round) if titled else self.stage(found[0].number)
            columns.append(views.BracketColumn(title, shown))
            before = [one.number for one in found]
        return views.BracketPart(self._words("cup-part", part=part.value) if titled else "", tuple(columns))

    def _column(self, series: Series, before: list[int]) -> views.BracketSeries:
        """Return a series of a column. before: the numbers of the series in the column before."""
        feeds = tuple(before.index(feed) for feed in series.feeds if feed in before)
        if all(side.empty for side in series.sides):
            return views.BracketSeries((), feeds)
        one, other = (self._side(series, side) for side in series.sides)
        now = self._open.get(series.number)
        return views.BracketSeries((one, other), feeds, live=now is not None and now.match_id is not None)

    def _side(self, series: Series, side: Side) -> views.BracketSide:
        if side.player is None:
            return views.BracketSide(self._words("cup-bye" if side.empty else "cup-unknown"), known=False)
        begun = not series.skipped and (series.winner is not None or any(each.wins for each in series.sides))
        won = series.winner == side.player
        star = STAR if won and series.number in self._unplayed else ""
        score = f"{side.wins}{star}" if begun or series.drawn else star
        return views.BracketSide(self.name(side.player, plain_name), score, won)

    # ---- in words ----

    def _board(self) -> str:
        return self._words("cup-bracket")

    def _rounds(self, shown: Shown) -> Iterator[tuple[str, list[str]]]:
        series = self._in_parts()
        rounds = [
            [(stage, [*found]) for stage, found in groupby(part, lambda one: self.stage(one.number))]
            for part in (
                [one for one in series if one.winner is None],
                sorted((one for one in series if one.winner is not None), key=lambda one: one.number),
            )
        ]
        for stage, found in [*rounds[0], *rounds[1][::-1]]:
            lines = [line for one in found if (line := self._line(one, shown))]
            if lines:
                yield stage, lines

    def _line(self, series: Series, shown: Shown) -> str:
        """Return a series in words; "" if nobody is known who plays in it, or if it will not be decided."""
        known = [side for side in series.sides if side.player is not None]
        names = [self.name(side.player, shown) for side in known if side.player is not None]
        if not known:
            return ""
        if len(known) == 1:
            bye = any(side.empty for side in series.sides)
            return self._words("cup-row-bye" if bye else "cup-row-waits", first=names[0])
        first, second = (names[::-1], names)[series.winner != known[1].player]
        wins = [side.wins for side in known]
        ahead = wins[::-1] if series.winner == known[1].player else wins
        told = {"first": first, "second": second, "score": f"{ahead[0]}–{ahead[1]}"}
        if series.winner is not None:
            won = ahead[0] > ahead[1] and series.number not in self._unplayed
            return self._words("cup-row-won" if won else "cup-row-on", **told)
        now = self._open.get(series.number)
        if now is None:
            return ""
        if now.match_id is None:
            return self._words("cup-row-next", **told)
        place = channel_mention(now.channel_id or 0) if shown is safe_name else ""
        return self._words("cup-row-now", **told, place=place)

    # ---- a member ----

    def _next(self, player: Player, now: int) -> str:
        own = cups.open_of(self._cup.rows, player)
        if own is not None and own.series is not None:
            return self._own_match(own, player, self.stage(own.series), now)
        waits = next((one for one in self._series if one.winner is None and _plays(one, player)), None)
        if waits is None:
            return ""
        feeds = [one for one in self._series if one.number in waits.feeds and one.winner is None]
        rivals = [side.player for one in feeds for side in one.sides if side.player is not None]
        stage = self.stage(waits.number)
        if len(rivals) == 2:
            return self._words("cup-own-waits-for", stage=stage, names=self._words.listed(map(self.name, rivals)))
        return self._words("cup-own-waits", stage=stage)

    def _own_match(self, own: LeaguePairingRow, player: Player, stage: str, now: int) -> str:
        name = self.name(own.second if own.first == player else own.first)
        if own.match_id is None:
            held = int(seasons.is_held(self._cup.rows, own, now))
            return self._words("cup-own-soon", stage=stage, name=name, held=held)
        return self._words("cup-own-now", stage=stage, name=name, place=channel_mention(own.channel_id or 0))


def _part_of(series: Series) -> Part:
    return Part.FINAL if series.part is Part.AGAIN else series.part


def _plays(series: Series, player: Player) -> bool:
    return any(side.player == player for side in series.sides)
