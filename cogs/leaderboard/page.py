"""A page of a leaderboard as data for the picture, as its alt text, and as a message."""

from datetime import date

from bot.sessions.leaderboards.model import HonourLine, Leaderboard
from bot.ui.commands.leaderboards import board_name, value_name
from bot.ui.face import Face
from bot.ui.words import Words, plain_name, safe_name
from render.leaderboards import views

NOBODY = 0  # the reader of a public page, on which no line is marked as the reader's own


class Page:
    """A page of a leaderboard for one member, in their language."""

    def __init__(
        self, found: Leaderboard, face: Face, words: Words, user: int, *, board: str, best: int, by_letters: bool
    ) -> None:
        """Make a page.

        user: the reader.
        board: the leaderboard's key.
        best: the highest value on the leaderboard.
        by_letters: whether it is one for matches by letters.
        """
        self.found = found
        self._face = face
        self._words = words
        self._user = user
        self._best = best
        self._measure = "points" if found.board is None else found.board.measure
        self._game, self._board = face.name(words), board_name(face, board, words)
        if by_letters:
            self._board = words("honour-board-letters", board=self._board)

    def picture(self) -> views.Leaderboard:
        found, words = self.found, self._words
        own = found.own
        listed = own is None or own.rank is None or any(row.user == self._user for row in found.rows)
        return views.Leaderboard(
            key=self._face.key,
            title=self._game,
            board=self._board,
            period=period_name(found, words),
            season=words("honour-season", number=found.season.number) if len(found.seasons) > 1 else "",
            lines=tuple(self._line(row) for row in found.rows),
            best=self._best,
            own=None if own is None or listed else self._line(own),
            own_note=self.own_note(short=True),
            empty="" if found.rows else words("honour-empty"),
            foot=self._foot() if found.rows else "",
            you=words("honour-you"),
        )

    def text(self) -> str:
        """Return the page as the text of a message."""
        words, found = self._words, self.found
        title = words(
            "honour-title",
            game=self._game,
            board=self._board,
            period=period_name(found, words),
            seasons=len(found.seasons),
            season=found.season.number,
        )
        return "\n".join([title, *self._lines(described=False), *filter(None, [self.own_note()])])

    def alt(self) -> str:
        head = f"{self._game} · {self._board} · {period_name(self.found, self._words)}"
        own = self.own_note(short=True)
        return "\n".join([head, *self._lines(described=True), *([own] if own else [])])

    def own_note(self, *, short: bool = False) -> str:
        """Return why the reader has no rank. Return "" if they have a rank, or if the leaderboard is empty.

        short: whether to leave out the name of a command that would help.
        """
        found, words, own = self.found, self._words, self.found.own
        if self._user == NOBODY:
            return ""
        if found.left_out:
            return words("honour-own-left-out-short") if short else words("honour-own-left-out")
        if not found.lines or (own is not None and own.rank is not None):
            return ""
        if own is None:
            return words("honour-own-none")
        if self._measure == "rating":
            return words("honour-own-unrated", missing=max(1, found.rated_from - own.played))
        return words("honour-own-unpredicted" if self._measure == "predictions" else "honour-own-unranked")

    def _lines(self, *, described: bool) -> list[str]:
        """Return the lines in words, the reader's own line if the page does not have it, and a footer.

        described: whether the lines are for an alt text, which has no Markdown.
        """
        found = self.found
        if not found.rows:
            return [self._words("honour-empty")]
        lines = [self._said(row, described) for row in found.rows]
        own = found.own
        if own is not None and own.rank is not None and all(row.user != own.user for row in found.rows):
            lines += ["…", self._said(own, described)]
        return [*lines, self._foot()]

    def _said(self, row: HonourLine, described: bool) -> str:
        own = "honour-line-own" if row.user == self._user else "honour-line"
        return self._words(
            "honour-alt-line" if described else own,
            rank=row.rank or 0,
            name=(plain_name if described else safe_name)(self._words.member(row.name)),
            value=self._value(row),
            note=self._note(row),
        )

    def _line(self, row: HonourLine) -> views.Line:
        return views.Line(
            rank=row.rank or 0,
            name=plain_name(self._words.member(row.name)),
            value=row.value,
            shown=self._value(row),
            note=self._note(row),
            own=row.user == self._user,
        )

    def _value(self, row: HonourLine) -> str:
        return value_name(self.found.board, row.value, self._face, self._words)

    def _note(self, row: HonourLine) -> str:
        return self._words(
            "honour-note",
            measure=self._measure,
            played=row.played,
            total=0 if row.total is None or row.total == row.value else row.total,
            turns=row.turns,
            own="yes" if self._face.has_own_turns and row.total is None else "no",
            undos=row.undos,
            told="yes" if self._tells_undos(row) else "no",
        )

    def _tells_undos(self, row: HonourLine) -> bool:
        """Return whether a line tells the undos. Where they decide between equal points, it also tells that of none."""
        return self._face.game.about.counts_undos and (row.undos > 0 or self.found.alone)

    def _foot(self) -> str:
        found = self.found
        return self._words("honour-foot", lines=found.lines, page=found.page, pages=found.pages)


def period_name(found: Leaderboard, words: Words) -> str:
    """Return the name of a leaderboard's period."""
    if found.span == "all":
        return words("honour-period-all", seasons=len(found.seasons))
    if found.span is not None:
        return words("honour-period-week" if found.span == "week" else "honour-period-month")
    year, _, part = found.period.partition("-")
    if part.startswith("W"):
        return words("honour-period-past-week", year=year, week=part[1:].lstrip("0"))
    return words.month(date(int(year), int(part), 1))
