"""What happened in a match, in words: captions of an animation, and numbered lines."""

import re
from collections.abc import Callable, Sequence
from itertools import groupby

from bot.sessions.memory.record import Replay
from bot.sessions.model import Entry, Match
from bot.storage.keeping import is_computer, is_member
from bot.texts.pictures import needs_codes, with_codes, with_pictures
from bot.ui.face import Face
from bot.ui.words import LONGEST_STORY, Words, lines_that_fit, names_in, plain_name, safe_name, story_lines, unnamed
from cogs.replay.counting import counts, turn_numbers, turn_up_to
from render.captions import Caption

WHOLE = 10**9  # characters, more than any story has

# An escaped sign, a sign of Markdown, or the invisible space in names.
_MARKDOWN = re.compile(r"\\([\\*_~`|<>#\[\]()+.-])|\*\*|__|`|\u200b")

_MENTION = re.compile(r"<@(\d+)>")  # not a member's name, in which "<" is escaped


def plain(text: str) -> str:
    """Return a text for a picture or a file: without Markdown, with codes in place of pictures."""
    return _MARKDOWN.sub(lambda found: found[1] or "", with_codes(text))


def captions(replay: Replay, face: Face, words: Words, numbers: Sequence[int]) -> list[Caption]:
    """Return captions for the moments of an animation, each with what happened since the moment before it there.

    The first caption tells only its own moment.
    """
    found, before, called = [], min(numbers, default=0) - 1, counts(replay, face)
    for number in numbers:
        text = _start(replay, words) if number == 0 else _told(replay, face, words, before, number)
        share = number / replay.last if replay.last else 1.0
        one = called[number]
        found.append(Caption(text, words("replay-caption-number", number=one.number, last=one.last), share))
        before = number
    return found


def step_told(replay: Replay, face: Face, words: Words, number: int) -> str:
    """Return in words what happened in one step, and for whom if a computer player made it for a member.

    After the last step of a match without a result, say that it has none.
    """
    entry = replay.moments[number].entry
    told = words.told(face.game, entry.events, replay.at(number, face.game), entry)
    ended = words("replay-no-result") if replay.without_result(number) else ""
    return "\n".join(filter(None, (told, _covers(replay, entry, words), ended)))


def numbered(replay: Replay, face: Face, words: Words) -> tuple[list[str], list[str]]:
    """Return all turns as lines with the numbers that the board gave them, and the newest that fit into a message."""
    lines, covers = list[str](), ""
    numbers = turn_numbers(replay, face)
    for number, turn in groupby(range(len(replay.moments)), key=numbers.__getitem__):
        entries = [replay.moments[place].entry for place in turn]
        told = story_lines(replay.match, face.game, words, entries, WHOLE)
        if told and (said := _covers(replay, entries[-1], words)):
            lines += [said] if said != covers else []
            covers = said
        lines += [f"{number}\\. {line}" if number else line for line in told]
    if replay.without_result(replay.last):
        lines.append(words("replay-no-result"))
    return lines, lines_that_fit(lines, LONGEST_STORY, with_pictures)


def consented_line(replay: Replay, words: Words) -> tuple[str, ...]:
    """Return how many moves were taken back because all have agreed; (): none were. The record does not have them."""
    count = replay.match.terms.consented
    return (words("back-recorded", count=count),) if count else ()


def mentioned(lines: Sequence[str]) -> list[int]:
    """Return the users whom the lines mention, ascending."""
    return sorted({int(user) for line in lines for user in _MENTION.findall(line)})


def written(lines: Sequence[str], name_of: Callable[[int], str]) -> str:
    """Return the lines for a file, with names in place of mentions. name_of: returns a user's name as plain text."""
    named = (_MENTION.sub(lambda found: safe_name(name_of(int(found[1]))), line) for line in lines)
    return "".join(plain(line) + "\n" for line in named)


def _covers(replay: Replay, entry: Entry, words: Words) -> str:
    """Return in words for which member a computer player made a move; "" if the seat's own player made it."""
    if entry.kind != "move" or entry.seat is None or not is_computer(entry.user or 0):
        return ""
    owner = replay.owner_at(entry.seat, entry.version)
    if owner is None or is_computer(owner.user):
        return ""
    if not owner.name and all(owner.user != user for user, _ in replay.match.roster):
        whose = unnamed(replay.match, owner.user, words) if is_member(owner.user) else words("privacy-former")
    else:
        whose = safe_name(*names_in(replay.match, [owner], words))
    return words("computer-covers", name=safe_name(words.computer(entry.user or 0)), owner=whose, wins="yes")


def _unmentioned(text: str, match: Match, entry: Entry) -> str:
    """Return a text for a picture, which mentions nobody: a stand-in whose name is not stored gets the seat's name."""
    name = "" if entry.seat is None else match.name_of(entry.seat)
    return _MENTION.sub(lambda found: safe_name(name), text)


def _start(replay: Replay, words: Words) -> str:
    return words("replay-caption-start", names=words.listed(plain_name(seat.name) for seat in replay.match.seats))


def _told(replay: Replay, face: Face, words: Words, before: int, number: int) -> str:
    """Return in words what happened after the moment `before` and until the moment `number`."""
    match = replay.at(number, face.game)
    steps = [replay.moments[place].entry for place in turn_up_to(replay, face, number)[1:]]
    turn = face.turn_line(match, words, steps) if face.tells_turns and match.entry.kind == "move" else ""
    if turn:
        return plain(_unmentioned(turn, match, match.entry))
    told = []
    for moment in replay.moments[before + 1 : number + 1]:
        entry = moment.entry
        told += [_unmentioned(words.told(face.game, [event], match, entry), match, entry) for event in entry.events]
    # A caption cannot show pieces, so it leaves out the sentences that would need codes, if there are others.
    told = [each for each in told if each]
    clear = [each for each in told if not needs_codes(each)]
    return plain(" ".join(clear or told))
