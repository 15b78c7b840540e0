"""What happened in a match since a member's last turn, in words."""

from collections.abc import Callable, Sequence
from itertools import groupby

from bot.engine.game import Seat
from bot.games import AnyGame
from bot.sessions.model import Entry, Match
from bot.ui.language.names import safe_name
from bot.ui.language.words import Words, with_names

TOLD_CHANGES = 300  # that are looked at: more than there are between two turns of a seat
TOLD_TO_WATCHERS = 12  # changes

_BESIDE_THE_GAME = ("seat", "pace", "place")


def since_last_turn(
    match: Match, is_on_call: Callable[[Entry], bool], seat: Seat, story: Sequence[Entry]
) -> Sequence[Entry]:
    """Return the entries after the last turn of a seat's member. If the member is in a turn: those before it.

    What the clock played for the member is news to them. is_on_call: as `bot.ui.face.Face.is_on_call`.
    """

    def own(entry: Entry) -> bool:
        return entry.kind == "move" and entry.seat == seat and entry.user is not None and not is_on_call(entry)

    end = len(story)
    if seat in match.to_move:
        while end and (own(story[end - 1]) or is_on_call(story[end - 1])):
            end -= 1
    begin = next((place + 1 for place in range(end - 1, -1, -1) if own(story[place])), 0)
    return story[begin:end]


def lines(match: Match, game: AnyGame, words: Words, entries: Sequence[Entry], longest: int) -> list[str]:
    """Return these entries in words, a line for each turn; only the newest where not all fit into so many
    characters.
    """
    match, told = with_names(match, words), []
    for (seat, kind), turn in groupby(entries, key=lambda entry: (entry.seat, _beside(entry))):
        if kind:
            name = safe_name(match.name_of(seat)) if seat is not None else ""
            told.append(words(f"guide-since-{kind}", name=name))
        else:
            told.append(words.told(game, (event for entry in turn for event in entry.events), match))
    told = [line for line in told if line]
    while len(told) > 1 and sum(map(len, told)) + len(told) > longest:
        told.pop(0)
    return told


def _beside(entry: Entry) -> str:
    return entry.kind if entry.kind in _BESIDE_THE_GAME else ""
