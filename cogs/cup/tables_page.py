"""A cup at tables as data for the picture, as alt text, and as the text of a message."""

from collections.abc import Iterator

from bot.engine.tournaments.groups import Group, Line, Stage
from bot.engine.tournaments.model import Player
from bot.sessions.leagues import cups, seasons, tables
from bot.sessions.leagues.cups import GROUP, TABLE
from bot.sessions.leagues.model import League
from bot.storage.league_rows import LeaguePairingRow
from bot.ui.cups import letter_of, points_shown, stage_named
from bot.ui.face import Face
from bot.ui.words import Words, channel_mention, plain_name, safe_name
from cogs.cup.cup_page import CupPage, Shown
from render.leaderboards import views


class TablesPage(CupPage):
    """A cup of groups and a final table that has begun, in one language."""

    ended_key = "cup-ended-table"

    def __init__(self, cup: League, face: Face, words: Words) -> None:
        super().__init__(cup, face, words)
        self._stages = tables.stages_of(cup.rows)
        self._groups = [group for stage in self._stages for group in stage.groups]

    @property
    def counts(self) -> tuple[int, int]:
        return sum(group.over for group in self._groups), len(self._groups)

    def progress(self) -> str:
        finished, total = self.counts
        return self._words("cup-state-groups", finished=finished, groups=total, rest=total - 1)

    def stage(self, series: int) -> str:
        return self._stage(self._groups[series])

    def _board(self) -> str:
        return self._words("cup-groups")

    # ---- the picture ----

    def picture(self) -> views.Groups:
        words, (finished, total) = self._words, self.counts
        return views.Groups(
            key=self._face.key,
            title=self._face.name(words),
            board=self._board(),
            period=words("cup-ui-open"),
            season=f"{finished} / {total}",
            rounds=tuple(self._round(stage) for stage in reversed(self._stages)),
            foot=words("cup-legend"),
        )

    def _round(self, stage: Stage) -> views.GroupsRound:
        words, final = self._words, not stage.plan.through
        title = self._titled(stage)
        members = words("cup-table-members", count=stage.plan.members)
        if not stage.groups[0].players:
            known = tuple(views.GroupsLine(self.name(one, plain_name)) for one in self._already_in(stage))
            nobody = views.GroupsLine(words("cup-unknown"), known=False)
            return views.GroupsRound(title, members, (views.GroupsCard("", (*known, nobody)),))
        note = members if final else words("cup-table-through", count=stage.plan.through)
        cards = [self._card(group) for group in stage.groups]
        if stage.byes:
            resting = tuple(views.GroupsLine(self.name(one, plain_name), on=True) for one in stage.byes)
            cards.append(views.GroupsCard(words("cup-table-rest"), resting))
        return views.GroupsRound(title, note, tuple(cards))

    def _titled(self, stage: Stage) -> str:
        if stage.plan.through:
            return self._words("cup-round", stage=stage.number)
        return stage_named(TABLE, stage.number, self._words)

    def _already_in(self, stage: Stage) -> tuple[Player, ...]:
        """Return who is in a round that is not drawn yet, the best seed first."""
        before = self._stages[stage.number - 2]
        return tuple(sorted([*before.byes, *(player for group in before.groups for player in group.gone_on)]))

    def _card(self, group: Group) -> views.GroupsCard:
        title = "" if group.is_final else self._words("cup-table-group", letter=letter_of(group.letter))
        now = self._open.get(group.number)
        lines = tuple(self._shown_line(group, line) for line in group.table)
        played = f"{group.played} / {self._cup.rules.matches}"
        return views.GroupsCard(title, lines, played, live=now is not None and now.match_id is not None)

    def _shown_line(self, group: Group, line: Line) -> views.GroupsLine:
        way = way_of(group, line)
        return views.GroupsLine(
            name=self.name(line.player, plain_name),
            place=str(line.place) if group.played else "",
            shown=points_shown(line.points) if group.played else "",
            on=way in ("on", "won"),
            out=way == "out",
        )

    # ---- in words ----

    def _rounds(self, shown: Shown) -> Iterator[tuple[str, list[str]]]:
        drawn = [group for group in self._groups if group.players]
        for group in (one for one in drawn if not one.over):
            yield self._named(group), self._lines(group, shown)
        for stage in self._stages:
            known = () if stage.groups[0].players else self._already_in(stage)
            if known:
                names = self._words.listed(self.name(one, shown) for one in known)
                yield self._titled(stage), [self._words("cup-table-known", names=names)]
        for group in reversed([one for one in drawn if one.over]):
            yield self._named(group), self._lines(group, shown)
        for stage in reversed(self._stages):
            if stage.byes:
                resting = [self._words("cup-row-bye", first=self.name(one, shown)) for one in stage.byes]
                yield self._titled(stage), resting

    def _named(self, group: Group) -> str:
        matches = self._words("cup-table-matches", finished=group.played, matches=self._cup.rules.matches)
        through = "" if group.is_final else self._words("cup-table-through-here", count=group.through)
        return " · ".join(filter(None, (self._stage(group), matches, through)))

    def _lines(self, group: Group, shown: Shown) -> list[str]:
        now = self._open.get(group.number)
        lines = []
        if now is not None:
            names = self._words.listed(self.name(one, shown) for one in self._sitting(now))
            place = channel_mention(now.channel_id or 0) if now.match_id is not None and shown is safe_name else ""
            how = "next" if now.match_id is None else "now"
            lines.append(self._words("cup-row-table-now", names=names, place=place, how=how))
        if group.played:
            lines += [
                self._words(
                    "cup-row-table",
                    place=line.place,
                    name=self.name(line.player, shown),
                    points=self._words("league-points", halves=line.points, points=points_shown(line.points)),
                    way=way_of(group, line),
                )
                for line in group.table
            ]
        return lines

    def _sitting(self, pairing: LeaguePairingRow) -> list[Player]:
        """Return who plays a match, or will if nobody leaves before."""
        left = {player for _, player in seasons.left_in(self._cup.rows)}
        return [one for one in pairing.players if pairing.match_id is not None or one not in left]

    def _stage(self, group: Group) -> str:
        part = TABLE if group.is_final else GROUP
        return stage_named(part, group.round, self._words, group.letter)

    # ---- a member ----

    def _next(self, player: Player, now: int) -> str:
        own = cups.open_of(self._cup.rows, player)
        if own is not None and own.series is not None:
            return self._own_match(own, player, now)
        group = next((one for one in self._groups if player in one.players and not one.over), None)
        if group is not None:
            return self._words("cup-own-apart", stage=self._stage(group))
        waits = next((one for one in self._stages if not one.groups[0].players), None)
        if waits is None:
            return ""
        final = not waits.plan.through
        return self._words("cup-own-table-waits", final=int(final), stage=waits.number)

    def _own_match(self, own: LeaguePairingRow, player: Player, now: int) -> str:
        stage = self._stage(self._groups[own.series or 0])
        names = self._words.listed(f"**{self.name(one)}**" for one in self._sitting(own) if one != player)
        if own.match_id is None:
            held = int(seasons.is_held(self._cup.rows, own, now))
            return self._words("cup-own-table-soon", stage=stage, names=names, held=held)
        place = channel_mention(own.channel_id or 0)
        return self._words("cup-own-table-now", stage=stage, names=names, place=place)


def way_of(group: Group, line: Line) -> str:
    """Return what becomes of a member of a group: open, on, out, or in the final won."""
    if not group.over:
        return "open"
    if group.is_final:
        return "won" if line.place == 1 else "open"
    return "on" if line.place <= group.through else "out"
