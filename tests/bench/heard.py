"""Counts the words that a member hears when it becomes their turn: `python -m tests.bench.heard`.

Computer players play whole matches, easy and normal in turn, in seats of members. Counted is what the bot posts when a
seat's turn begins: the news of the board message, all its texts, and the alt text of its picture. Of an emoji the words
of its name count, since a screen reader reads them. The aim is fewer than 120 words of news.
"""

import argparse
import re
import statistics
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Seat, SeatRange
from bot.machine import SystemChance
from bot.sessions.model import BoardMessage, Entry, Match, MatchSeat, Phase, Place
from bot.texts import Texts, load_texts
from bot.ui.boards import messages
from bot.ui.emoji import names_of
from bot.ui.entry.trouble import Faults
from bot.ui.face import Face
from bot.ui.words import Words
from cogs import all_cogs
from tests.bench.decided import ROWS, match

AIM = 120  # words of a turn's news
COUNTED = ROWS[:8]
FACES = {cog.face.key: cog.face for cog in all_cogs() if cog.face is not None}
NAMES = ("Ada", "Bela", "Chen", "Dora", "Emil")
TEXT = 10  # Discord's type of a text
FIRST = 2  # the version of the first move


def words(said: str) -> int:
    """Return how many words a screen reader reads. Signs that stand alone are none."""
    read = re.sub(r"<:(\w+)_[0-9a-f]{6}:\d+>", lambda emoji: f" {emoji[1].replace('_', ' ')} ", said)
    return len([word for word in read.split() if re.search(r"\w", word)])


def begun(face: Face, options: Any, seats: int, seed: int) -> tuple[Match, Entry]:
    """Return a match of members that has just begun, and its first entry."""
    step = face.game.setup(seed, options, seats)
    entry = Entry(1, "start", Seat(0), 1, "", step.events, 0)
    shown = Match(
        id="k7qa2mzx34",
        game=face.key,
        place=Place(1, 2),
        solo=seats == 1,
        phase=Phase.PLAYING,
        host=1,
        seats=tuple(MatchSeat(Seat(seat), seat + 1, NAMES[seat]) for seat in range(seats)),
        limits=SeatRange(seats, seats),
        options=options,
        state=step.state,
        version=1,
        rules_version=1,
        entry=entry,
        to_move=face.game.to_move(step.state),
        can_undo=None,
        outcome=None,
        locale="en-US",
        board=BoardMessage(None, 2),
        created_at=0,
        updated_at=0,
    )
    return shown, entry


def turns(face: Face, options: Any, seats: int, seed: int) -> Iterator[tuple[Match, list[Entry]]]:
    """Yield the match whenever a turn begins, with all entries of its log.

    In a race, each step is a turn, and all members know since the start that they can play.
    """
    game = face.game
    shown, first = begun(face, options, seats, seed)
    story, mover, alone = [first], None, seats == 1 or face.hides_boards(shown)
    for number, played in enumerate(match(game, options, seats, seed), FIRST):
        if played.seat != mover:
            to_move = game.to_move(played.before)
            board = replace(shown.board, notified=to_move if alone and number > FIRST else ())
            now = replace(shown, state=played.before, entry=story[-1], version=number, to_move=to_move, board=board)
            yield now, [*story]
        mover = None if alone else played.seat
        events = game.apply(played.before, played.seat, played.move).events
        story.append(Entry(number, "move", played.seat, played.seat + 1, game.notate(played.move), events, 0))


def heard(face: Face, shown: Match, story: list[Entry], told: Words) -> tuple[int, int, int]:
    """Return how many words a board has: its news, all its texts, and the alt text of its picture."""
    layout = messages.board(shown, face, told, None, story, Faults(SystemChance()), edge=face.accent)
    (container,) = layout.to_components()
    texts = [words(part["content"]) for part in container["components"] if part["type"] == TEXT]
    alt = face.alt(shown, face.view(shown), told)
    return sum(texts[1:-1]), sum(texts), words(alt)  # the heading, the news, what to do next


def shown_texts() -> Texts:
    """Return the texts with emoji, as in a server whose bot has uploaded them."""
    texts = load_texts()
    texts.show_pictures({piece: f"<:{name}:1>" for piece, name in names_of(FACES.values()).items()})
    return texts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1)
    matches = parser.parse_args().matches
    texts = shown_texts()
    print(f"words of a turn, aim: news under {AIM}\n{'':32}{'turns':>6}{'news':>14}{'all texts':>14}{'alt text':>14}")
    for name, key, options, seats in COUNTED:
        face = FACES[key]
        found = [turn for seed in range(matches) for turn in turns(face, options, seats, seed)]
        for language in texts.languages:
            told = Words(texts, language)
            counts = list(zip(*(heard(face, *turn, told) for turn in found), strict=True))
            row = "".join(f"{statistics.median(each):8.0f} {max(each):5}" for each in counts)
            print(f"{f'{name}, {language}':32}{len(found):6}{row}", flush=True)
    print("each: median and most")


if __name__ == "__main__":
    main()
