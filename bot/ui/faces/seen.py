"""A match as its game shows it: the view of a seat, and what the view says in words."""

from abc import ABC
from collections.abc import Iterable
from typing import Any

from bot.engine.game import LEFT, Phrase, Seat
from bot.games import AnyGame, all_games
from bot.sessions.contests import is_left_early, is_unwon, retold
from bot.sessions.model import Match, Phase
from bot.texts.pictures import with_codes
from bot.ui.panels import whole_lines
from bot.ui.seats import as_moved
from bot.ui.why_over import nobody_wins, resigned_told, who_resigned
from bot.ui.words import Words, plain_name, safe_name, with_names


class Seen(ABC):
    """Shows a match to a seat or to the channel. This is the same for all games.

    Attributes:
        key: the game's key.
        turn_before: the text keys of sentences in an alt text that tell the turn before.
    """

    key: str
    turn_before: tuple[str, ...] = ()

    @property
    def game(self) -> AnyGame:
        return all_games()[self.key]

    def name(self, words: Words) -> str:
        return words(f"{self.key}-name")

    def view(self, match: Match, seat: Seat | None = None) -> Any:
        """Return a seat's view of a match that has begun. seat: None for the channel's view."""
        seen = self.game.view(match.state, seat)
        if match.phase is Phase.CANCELLED:
            return self.game.stopped(seen)
        standings = retold(match)
        return seen if standings is None else self.game.retold(seen, standings)

    def alt(self, match: Match, view: Any, words: Words) -> str:
        """Return the picture's content in words: as many whole lines as an alt text may have."""
        return whole_lines(with_codes(self._told(match, self.game.alt(view), words, escape=False)))

    def in_words(self, match: Match, view: Any, words: Words, *, rows: bool = False, brief: bool = False) -> str:
        """Return the same for a message, without the limit of an alt text. rows, brief: as for `Game.whole`."""
        return with_codes(self._told(match, self.game.whole(view, rows=rows, brief=brief), words, escape=True))

    def _told(self, match: Match, phrases: Iterable[Phrase], words: Words, *, escape: bool) -> str:
        named = with_names(match, words)
        resigned, over = who_resigned(named), (f"{self.key}-alt-over-{LEFT}", "simple-alt-over")

        moved = as_moved(named)

        def line(phrase: Phrase) -> str:
            if phrase.key in self.turn_before:
                return words.phrase(phrase, moved, escape=escape)
            if resigned and phrase.key in over:
                return words("ui-alt-resigned", who=resigned_told(resigned, words, safe_name if escape else plain_name))
            return words.phrase(phrase, named, escape=escape)

        told = list(map(line, phrases))
        if is_unwon(named):  # the first line says why the match is over, as this one does if leaving cut it short
            said = nobody_wins(named, words, safe_name if escape else plain_name)
            told[0 if is_left_early(named) else 1 : 1] = [words("ui-alt-unwon", said=said)]
        elif out := named.terms.unplaced:
            shown = safe_name if escape else plain_name
            told.insert(1, words("ui-alt-unplaced", names=words.listed(shown(named.name_of(seat)) for seat in out)))
        return "\n".join(told)
