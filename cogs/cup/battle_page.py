"""A team battle as data for the picture, as alt text, and as the text of a message."""

from collections.abc import Iterable, Iterator

from bot.engine.tournaments.model import Player
from bot.engine.tournaments.teams import Reach, reach
from bot.sessions.leagues import battles, cups, seasons
from bot.sessions.leagues.battles import Board
from bot.sessions.leagues.model import League
from bot.ui.cups import points_shown
from bot.ui.face import Face
from bot.ui.leagues.panels import mode_name
from bot.ui.words import Words, channel_mention, plain_name, safe_name
from cogs.cup.cup_page import STAR, CupPage, Shown
from render.leaderboards import views

# The sentences of a battle that a team has won, and of one that has ended in a draw.
_RESULT = ("battle-state-won", "battle-state-drawn")
_ENDED = ("battle-ended-won", "battle-ended-drawn")


class BattlePage(CupPage):
    """A team battle that has begun, in one language."""

    def __init__(self, cup: League, face: Face, words: Words) -> None:
        super().__init__(cup, face, words)
        self._boards = battles.boards_of(cup.rows)
        *halves, self._rest = battles.sums_of(cup.rows)
        self._halves = (halves[0], halves[1])
        self._teams = tuple(one.name for one in cup.rules.teams)

    def mention(self, player: Player) -> str:
        """Return a mention of a player. In a battle of servers, one of the other server has only a name."""
        return super().mention(player) if self._is_known_here(battles.team_of(player)) else self.name(player)

    def users(self, players: Iterable[Player]) -> tuple[int, ...]:
        """Return the users of players whom this server may mention."""
        return super().users(one for one in players if self._is_known_here(battles.team_of(one)))

    def _is_known_here(self, team: int | None) -> bool:
        """Return whether the members of a team are members of the server where this page is shown."""
        return self._cup.home_team in (None, team)

    @property
    def counts(self) -> tuple[int, int]:
        return sum(one.finished for one in self._boards), len(self._boards) * self._cup.rules.matches

    @property
    def _is_over(self) -> bool:
        return not self._rest and not self._cup.is_played

    def has_finished(self, player: Player) -> bool:
        return battles.has_finished(self._cup.rows, player)

    def progress(self) -> str:
        finished, total = self.counts
        return self._words("battle-state-playing", **self._sums(safe_name), finished=finished, matches=total)

    def result(self) -> str:
        return self._told(_RESULT) if self._is_over else ""

    def end_told(self) -> tuple[str, tuple[int, ...]] | None:
        """Return the sentence that tells the end once. It mentions who played for the winners, or all in a draw."""
        if not self._is_over:
            return None
        lead = self._halves[0] - self._halves[1]
        called = [seat.seat for seat in self._cup.rows.seats
                  if not lead or battles.team_of(seat.seat) == (0 if lead > 0 else 1)]  # fmt: skip
        names = self._words.listed(map(self.mention, called))
        told = self._told(_ENDED, names=names, game=self._face.key)
        return told, self.users(called)

    def begun(self) -> str:
        """Return who plays and who is in reserve, as the battle begins."""
        first, second = ([*range(team, len(self._names), battles.TEAMS)] for team in range(battles.TEAMS))
        teams = {"team": safe_name(self._teams[0]), "rival": safe_name(self._teams[1])}
        names = {"names": self._words.listed(map(self.mention, first))}
        names["others"] = self._words.listed(map(self.mention, second))
        reserve = [
            f"<@{one.user_id}>" if self._is_known_here(one.team) else safe_name(one.name)
            for one in battles.reserves_of(self._cup)
        ]
        told = [self._words("battle-begun", **teams, **names)]
        told += [self._words("battle-reserve", names=self._words.listed(reserve))] if reserve else []
        return "\n".join(told)

    def begun_users(self) -> tuple[int, ...]:
        """Return the users whom `begun` mentions."""
        reserves = (one.user_id for one in battles.reserves_of(self._cup) if self._is_known_here(one.team))
        return (*self.users(range(len(self._names))), *reserves)

    def heading(self) -> str:
        return f"**{self._face.name(self._words)}: {' – '.join(map(safe_name, self._teams))}**"

    def _sums(self, shown: Shown) -> dict[str, str]:
        first, second = map(shown, self._teams)
        own, other = map(points_shown, self._halves)
        return {"team": first, "rival": second, "score": f"{own}–{other}"}

    def _told(self, keys: tuple[str, str], **more: str) -> str:
        """Return who has won, or that nobody has. keys: of these two sentences."""
        sums = self._sums(safe_name)
        if self._halves[0] < self._halves[1]:
            own, other = map(points_shown, self._halves[::-1])
            sums = {"team": sums["rival"], "rival": sums["team"], "score": f"{own}–{other}"}
        return self._words(keys[self._halves[0] == self._halves[1]], **sums, **more)

    def _board(self) -> str:
        return self._words("battle-heading")

    # ---- the picture ----

    def picture(self) -> views.Battle:
        words, (finished, total) = self._words, self.counts
        lead = self._halves[0] - self._halves[1]
        first, second = (
            views.BattleTeam(
                name=plain_name(team.name),
                shown=points_shown(halves),
                halves=halves,
                colour=team.colour,
                won=self._is_over and (lead > 0 if number == 0 else lead < 0),
            )
            for number, (team, halves) in enumerate(zip(self._cup.rules.teams, self._halves, strict=True))
        )
        return views.Battle(
            key=self._face.key,
            title=self._face.name(words),
            board=mode_name(self._cup, self._face, words) or self._board(),
            period=words("battle-drawn") if self._is_over and not lead else words("battle-ui-open"),
            season=f"{finished} / {total}",
            teams=(first, second),
            rest=self._rest,
            boards=tuple(map(self._shown_board, self._boards)),
            foot=self.legend("battle-legend", starred=any(one.unplayed for one in self._boards)),
        )

    def _shown_board(self, board: Board) -> views.BattleBoard:
        now = self._open.get(board.number - 1)
        best = max(board.halves) if board.over and board.halves[0] != board.halves[1] else None
        sides = [
            views.BattleSide(
                self.name(player, plain_name),
                f"{points_shown(own)}{STAR * (player in board.unplayed)}" if board.finished else "",
                won=own == best,
            )
            for player, own in zip(board.players, board.halves, strict=True)
        ]
        live = now is not None and now.match_id is not None
        return views.BattleBoard(str(board.number), (sides[0], sides[1]), live)

    # ---- in words ----

    def _title(self) -> str:
        told = self.result() or self.progress()
        return f"{self._board()} · {told.replace('**', '')}"

    def _rounds(self, shown: Shown) -> Iterator[tuple[str, list[str]]]:
        yield self._words("battle-boards"), [self._line(one, shown) for one in self._boards]

    def _line(self, board: Board, shown: Shown) -> str:
        first, second = (self.name(one, shown) for one in board.players)
        score = "–".join(map(points_shown, board.halves))
        now = self._open.get(board.number - 1)
        way = "over" if now is None else "next" if now.match_id is None else "now"
        if board.over and board.halves[0] != board.halves[1]:
            first, second = (f"**{name}**" if own == max(board.halves) else name
                             for name, own in zip((first, second), board.halves, strict=True))  # fmt: skip
        place = channel_mention((now and now.channel_id) or 0) if way == "now" and shown is safe_name else ""
        place = "" if self._cup.between_servers else place
        drawn = int(board.over and board.halves[0] == board.halves[1])
        names = {"first": first, "second": second, "score": score}
        row = self._words("battle-row", **names, board=board.number, way=way, place=place, drawn=drawn)
        return f"{row} · {self._words('cup-unplayed')}" if board.unplayed else row

    # ---- a member ----

    def _next(self, player: Player, now: int) -> str:
        return "\n".join(filter(None, (self._own_board(player, now), self._reach(battles.team_of(player)))))

    def _own_board(self, player: Player, now: int) -> str:
        board = self._boards[battles.board_of(player)]
        team = battles.team_of(player)
        said: dict[str, str | int] = {"board": board.number, "name": self.name(board.players[1 - team])}
        match = cups.open_of(self._cup.rows, player)
        if match is None or not self._cup.is_played:
            own, other = points_shown(board.halves[team]), points_shown(board.halves[1 - team])
            return self._words("battle-own-over", **said, score=f"{own}–{other}")
        said |= {"match": match.round, "matches": self._cup.rules.matches}
        if match.match_id is None:
            return self._words("battle-own-soon", **said, held=int(seasons.is_held(self._cup.rows, match, now)))
        here = self._words("letters-place") if self._cup.between_servers else channel_mention(match.channel_id or 0)
        return self._words("battle-own-now", **said, place=here)

    def _reach(self, team: int) -> str:
        """Return what a team can still reach; "" once the battle is over, as its result says it."""
        if not self._cup.is_played:
            return ""
        found, needed = reach(self._halves[team], self._halves[1 - team], self._rest)
        if found is Reach.LEVEL:
            return ""
        points = self._words("league-points", halves=needed, points=points_shown(needed))
        return self._words("battle-reach", team=safe_name(self._teams[team]), reach=found.value, points=points)
