"""Counts the words that a member hears when it becomes their turn: `python -m tests.bench.heard`.

Computer players play whole matches, easy and normal in turn. The news of a turn are all events since the seat's last
own move, each told in full; boards tell many of them more briefly, so a member hears fewer words. The alt text of
the board is counted beside them. The aim is fewer than 120 words of news.
"""

import argparse
import re
import statistics
from collections.abc import Sequence
from typing import Any

from bot.engine.game import Phrase, Seat
from bot.games import AnyGame, all_games
from bot.texts.pictures import with_codes
from tests.bench.decided import ROWS, match
from tests.texts.loaded import all_texts

AIM = 120  # words of a turn's news
COUNTED = ROWS[:8]
TEXTS = all_texts()


def words(language: str, phrases: Sequence[Phrase]) -> int:
    """Return how many words a screen reader reads. Signs that stand alone are none."""
    said = " ".join(with_codes(TEXTS.phrase(language, phrase, name="Ada", other_name="Bela")) for phrase in phrases)
    return len([word for word in said.split() if re.search(r"\w", word)])


def turns(game: AnyGame, options: Any, seats: int, seed: int) -> list[tuple[list[Phrase], tuple[Phrase, ...]]]:
    """Return what each seat hears whenever its turn begins: the news, and the alt text."""
    unheard: list[list[Phrase]] = [[] for _ in range(seats)]
    found, mover = [], None
    for played in match(game, options, seats, seed):
        if played.seat != mover:
            found.append((unheard[played.seat], game.alt(game.view(played.before, Seat(played.seat)))))
            mover = played.seat
        unheard[mover] = []
        events = game.apply(played.before, played.seat, played.move).events
        for seat in range(seats):
            if seat != mover or seats == 1:
                unheard[seat] = [*unheard[seat], *map(game.tell, events)]
        mover = None if seats == 1 else mover
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1)
    matches = parser.parse_args().matches
    print(f"words of a turn, aim: news under {AIM}\n{'':32}{'turns':>6}{'news':>14}{'alt text':>14}")
    for name, key, options, seats in COUNTED:
        game = all_games()[key]
        heard = [turn for seed in range(matches) for turn in turns(game, options, seats, seed)]
        for language in TEXTS.languages:
            news = [words(language, told) for told, _ in heard]
            alts = [words(language, alt) for _, alt in heard]
            row = "".join(f"{statistics.median(each):8.0f} {max(each):5}" for each in (news, alts))
            print(f"{f'{name}, {language}':32}{len(heard):6}{row}", flush=True)
    print("news and alt text: median and most")


if __name__ == "__main__":
    main()
