"""What the pages of all kinds of cups share: names, final places, and the order of their texts."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any, ClassVar

from bot.engine.tournaments.model import Player
from bot.sessions.leagues import cups
from bot.sessions.leagues.model import League
from bot.storage.keeping import is_member
from bot.ui.face import Face
from bot.ui.panels import LONGEST_TEXT, whole_lines
from bot.ui.words import Words, plain_name, safe_name, shown_names

STAR = "*"  # in pictures, beside the points of whoever got them by a match that was not played to its end
IN_A_LINE = 4  # sentences in a line of the alt text, of which whole lines are cut

Shown = Callable[[str], str]


class CupPage(ABC):
    """A cup that has begun, in one language. ended_key: of the sentence that tells once who has won."""

    ended_key: ClassVar[str] = "cup-ended"

    def __init__(self, cup: League, face: Face, words: Words) -> None:
        self._cup = cup
        self._face = face
        self._words = words
        seats = cup.rows.seats
        shown = shown_names(tuple((seat.user_id, seat.name) for seat in seats), words)
        self._names = {seat.seat: name for seat, name in zip(seats, shown, strict=True)}
        waiting = cup.rows.pairings if cup.is_played else ()  # in a cup that was closed, nothing follows
        self._open = {one.series: one for one in waiting if one.first_score is None}
        self.places = cups.places_of(cup.rows)

    @property
    @abstractmethod
    def counts(self) -> tuple[int, int]:
        """Return how many series or groups are decided, and how many there are."""

    @abstractmethod
    def progress(self) -> str:
        """Return the same as a sentence."""

    @abstractmethod
    def picture(self) -> Any:
        """Return what the painter gets (`render.leaderboards.paint_cup`)."""

    @abstractmethod
    def _board(self) -> str:
        """Return what the page shows, such as the bracket."""

    @abstractmethod
    def _rounds(self, shown: Shown) -> Iterator[tuple[str, list[str]]]:
        """Yield parts of the cup, each with its name and its sentences: first what is not decided, then the latest."""

    @abstractmethod
    def _next(self, player: Player, now: int) -> str:
        """Return what a member plays next who is not out. now: in milliseconds since 1970."""

    def stage(self, series: int) -> str:
        """Return the name of a series or group in the cup. The default: what the page shows."""
        return self._board()

    def has_finished(self, player: Player) -> bool:
        """Return whether a player has nothing left to play, whatever the others do."""
        return player in self.places

    def name(self, player: Player, shown: Shown = safe_name) -> str:
        return shown(self._names[player])

    def user(self, player: Player) -> int:
        return self._cup.rows.seats[player].user_id

    def first_two(self) -> tuple[Player, Player] | None:
        """Return who has won the cup and who came second; None before the end, and if no match was played."""
        found = {place: player for player, place in self.places.items()}
        return (found[1], found[2]) if 1 in found and cups.has_play(self._cup.rows) else None

    @property
    def is_unplayed(self) -> bool:
        """Return whether the cup has ended without a match."""
        return 1 in self.places.values() and not cups.has_play(self._cup.rows)

    def result(self) -> str:
        """Return who has won, or that no match was played, as the state of a cup; "" before the end."""
        if self.is_unplayed:
            return self._words("cup-state-none")
        ended = self.first_two()
        return "" if ended is None else self._words("cup-state-won", name=self.name(ended[0]))

    def end_told(self) -> tuple[str, tuple[int, ...]] | None:
        """Return the sentence that tells once how the cup has ended, and the users it mentions; None before the end."""
        if self.is_unplayed:
            return self._words("cup-state-none"), ()
        ended = self.first_two()
        if ended is None:
            return None
        first, second = map(self.mention, ended)
        return self._words(self.ended_key, first=first, second=second, game=self._face.key), self.users(ended)

    def mention(self, player: Player) -> str:
        """Return a mention of a player, or the name if their data is deleted."""
        user = self.user(player)
        return f"<@{user}>" if is_member(user) else self.name(player)

    def users(self, players: Iterable[Player]) -> tuple[int, ...]:
        """Return the users of players, without those whose data is deleted."""
        return tuple(filter(is_member, map(self.user, players)))

    def heading(self) -> str:
        """Return what stands above the picture while nothing else is to be told."""
        return f"**{self._face.name(self._words)} · {self._board()}**"

    def legend(self, key: str, *, starred: bool) -> str:
        """Return what stands below the picture. starred: whether something in it has a star."""
        lines = [self._words(key)]
        return "\n".join([*lines, self._words("cup-legend-unplayed", star=STAR)] if starred else lines)

    def text(self) -> str:
        """Return the cup as the text of a message: the final places, who plays whom now and next, the other results.

        It has as many lines as fit into a message; the oldest rounds come last.
        """
        lines = [f"**{self._title()}**", *self._final_places(safe_name)]
        for stage, told in self._rounds(safe_name):
            lines += [f"-# {stage}", *(f"- {line}" for line in told)]
        return whole_lines("\n".join(lines), LONGEST_TEXT)

    def alt(self) -> str:
        """Return the alt text of the picture, in the order of `text`. It may be cut after any line."""
        lines = [f"{self._face.name(self._words)} · {self._title()}", *self._final_places(plain_name)]
        for stage, told in self._rounds(plain_name):
            for at in range(0, len(told), IN_A_LINE):
                lines.append(f"{stage}: {'; '.join(line.rstrip() for line in told[at : at + IN_A_LINE])}")
        return "\n".join(lines).replace("**", "").replace("\\.", ".")

    def own(self, player: Player, now: int) -> str:
        """Return what a member plays next, or the final place; "" if nobody has played. now: in milliseconds."""
        if self.is_unplayed:
            return ""
        if player not in self.places:
            return self._next(player, now)
        place = self.places[player]
        if place == 1:
            return self._words("cup-own-won")
        shared = [*self.places.values()].count(place)
        return self._words("cup-own-out", place=place, count=len(self._names), shared=shared)

    def _final_places(self, shown: Shown) -> list[str]:
        """Return the final places in words; [] before the end."""
        if self.first_two() is None:
            return []
        ended = sorted(self.places.items(), key=lambda one: (one[1], one[0]))
        lines = [
            self._words(
                "cup-place", place=place, names=self._words.listed(self.name(player, shown) for player, _ in who)
            )
            for place, who in groupby(ended, lambda one: one[1])
        ]
        return [self._words("cup-places"), *lines]

    def _title(self) -> str:
        return f"{self._board()} · {self.progress()}"
