"""Tells turns of Gembatan as one sentence each. The steps of a turn are left out, since the board shows them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import takewhile

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gembatan import GAME
from bot.games.gembatan.events import ChainScored, GembatanScored, GemPlaced, PiecesDrawn, TileLaid, TurnScored
from bot.games.gembatan.model import COLOURS, Chain
from bot.sessions.model import Entry, Match
from bot.ui.shared_turns import begun_by, helped
from bot.ui.why_over import credited_by
from bot.ui.words import Words, newest_lines, story_lines, who_moved, with_names

_STEPS = (TileLaid, GemPlaced)
_IN_THE_SENTENCE = (ChainScored, GembatanScored, PiecesDrawn)


def recap(match: Match, entries: Sequence[Entry], words: Words, longest: int) -> str:
    """Return what happened, a line for each turn. If not all lines fit into `longest` characters, drop the oldest.

    The start is told only if nothing else is. Several turns are told briefly, so that the board fits on a phone.
    """
    match, lines, start = with_names(match, words), list[str](), ""
    brief = sum(isinstance(event, TurnScored) for entry in entries for event in entry.events) > 1
    for place, entry in enumerate(entries):
        if entry.kind == "start":
            start = turn_line(match, entry, words)
        elif entry.kind == "move" and entry.events:
            lines.append(turn_line(match, entry, words, brief=brief, turn=entries[: place + 1]))
        elif entry.kind != "undo":
            lines.extend(story_lines(match, GAME, words, [entry], longest))
    return "\n".join(newest_lines(lines, longest)) or start


def turn_line(match: Match, entry: Entry, words: Words, *, brief: bool = False, turn: Sequence[Entry] = ()) -> str:
    """Return one entry's events in words; "" for a step of a turn.

    brief: whether a turn is told in few words. turn: entries up to this one, which say who else has played its turn.
    """
    match, told, turn = with_names(match, words), list[str](), _newest_turn(entry, turn)
    for event in entry.events:
        if isinstance(event, TurnScored):
            in_words = turn_in_brief if brief else turn_in_words
            name = who_moved(match, event.seat, begun_by(entry, turn), words)
            told += [in_words(name, event, entry.events, words), *helped(match, turn, words, _is_step)]
        elif not isinstance(event, _STEPS + _IN_THE_SENTENCE):
            told.append(words.told(GAME, (event,), match, entry))
    return " ".join(told)


def _newest_turn(entry: Entry, entries: Sequence[Entry]) -> Sequence[Entry]:
    """Return the moves of the turn that an entry belongs to. entries: those up to it."""
    before = [one for one in entries if one.kind == "move" and one.version < entry.version]
    own = list(takewhile(lambda one: one.seat == entry.seat and not _ends_turn(one), reversed(before)))
    return (*reversed(own), entry)


def _ends_turn(entry: Entry) -> bool:
    return any(isinstance(event, TurnScored) for event in entry.events)


def _is_step(entry: Entry) -> bool:
    return any(isinstance(event, _STEPS) for event in entry.events)


def ending_line(match: Match, events: Sequence[object], words: Words) -> str:
    """Return the events of a turn's end for the member who ended it: `turn_line`, then what the member has drawn.

    What was drawn at the end of the match does not matter any more.
    """
    drawn = [event for event in events if isinstance(event, PiecesDrawn) and not match.over]
    entry = replace(match.entry, events=tuple(events))  # the answer to several moves tells the events of all
    return " ".join(filter(None, (turn_line(match, entry, words), words.told(GAME, drawn, match, entry))))


def turn_in_words(name: str, turn: TurnScored, events: Iterable[object], words: Words) -> str:
    """Return a turn as one sentence.

    name: who played it, for a message. events: all events of the turn's end, which name its chains.
    """
    events = list(events)
    scored = [one.chain for one in events if isinstance(one, ChainScored)]
    chains = [
        words("gembatan-recap-chain", colour=colour, count=count, times=times) for colour, count, times in alike(scored)
    ]
    return words(
        "gembatan-recap",
        name=name,
        tiles=turn.tiles,
        gems=len(turn.placed),
        count=len(chains),
        chains=words.listed(chains),
        gembatan=int(any(isinstance(one, GembatanScored) for one in events)),
        points=turn.points,
    )


def turn_in_brief(name: str, turn: TurnScored, events: Iterable[object], words: Words) -> str:
    """Return a turn in few words: its points, and its chains if it has made any. The rest is as in `turn_in_words`."""
    events = list(events)
    parts = [words("gembatan-ui-gembatan")] if any(isinstance(one, GembatanScored) for one in events) else []
    parts += chain_names((one.chain for one in events if isinstance(one, ChainScored)), words)
    if not parts:
        parts = [words("gembatan-tiles-and-gems", tiles=turn.tiles, gems=len(turn.placed))]
    return words("gembatan-brief", name=name, points=turn.points, parts=words.listed(parts))


def chain_names(chains: Iterable[Chain], words: Words) -> list[str]:
    """Return chains, such as "red chain of 4". Equal ones are told together, such as "2 red chains of 4"."""
    return [
        words("gembatan-ui-chain", colour=colour, count=count, times=times) for colour, count, times in alike(chains)
    ]


def alike(chains: Iterable[Chain]) -> list[tuple[str, int, int]]:
    """Return (colour, points, how many such chains) for each kind of chain, in the order of their first ones."""
    found = Counter((COLOURS[chain.colour - 1], chain.points) for chain in chains)
    return [(colour, points, times) for (colour, points), times in found.items()]


def longest_chain(match: Match, story: Iterable[Entry], marked: Chain | None, words: Words) -> str:
    """Return in words the longest chain of a match and who made it; "" if there was none.

    If several seats made chains of this length, all are named, each with one chain: the marked one, else its first.
    marked: the chain that the picture marks.
    """
    chains = [(event, entry) for entry in story for event in entry.events if isinstance(event, ChainScored)]
    most, found = max((event.chain.points for event, _ in chains), default=0), dict[Seat, tuple[Chain, Entry]]()
    for event, entry in chains:
        if event.chain.points == most and (event.seat not in found or event.chain == marked):
            found[event.seat] = event.chain, entry
    whose = []
    for seat, (chain, entry) in found.items():
        name, colour = credited_by(match, seat, entry, words), COLOURS[chain.colour - 1]
        whose.append(words("gembatan-ui-best-of", name=name, colour=colour, count=most))
    return words("gembatan-ui-best", whose=words.clauses(whose)) if whose else ""
