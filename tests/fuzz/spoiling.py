"""Changes valid texts at random, like the mistakes of people and programs."""

import random
import re
from collections.abc import Callable, Sequence

MOST_CHANGES = 4
LONG = 20_000  # characters, more than a message on Discord can have
REPEATS = (10, 300, 5_000)

_ODD = "\x00\t\n\r\"'\\`[]{}()#@:;,.|/-=+*_?!<>%$&~^ \u00a0\u200b\u202e–—×²½٣３ａßéЖ中💎\ud83d\U0010ffff"
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
_NUMBER = re.compile(r"[0-9]+")
_PARTS = re.compile(r"([\s,;:/.|=\-\"]+)")
_NUMBERS = (
    "", "-", "0", "-0", "-1", "+1", "1", "2", "3", "4", "5", "9", "10", "99", "100", "255", "256", "1000", "65536",
    "00", "007", "1.5", "1e9", "1_0", "0x1", "٣", "３", "²", "½", "nan", "inf", "--", "-99999999999999999999",
    *(str((1 << bits) + more) for bits in (31, 32, 63, 64, 128) for more in (-1, 0)), "9" * 5_000,
)  # fmt: skip


def spoilt(dice: random.Random, texts: Sequence[str]) -> str:
    """Return one of the texts with one to four changes."""
    text = dice.choice(texts)
    for _ in range(min(dice.randint(1, MOST_CHANGES), dice.randint(1, MOST_CHANGES))):
        text = dice.choice(_CHANGES)(dice, text, dice.choice(texts))[:LONG]
    return text


def _letters(dice: random.Random, text: str, _: str) -> str:
    """Return the text with one character added, removed or replaced, or with two neighbouring characters swapped."""
    at = dice.randrange(len(text) + 1)
    new = dice.choice(dice.choice((_ODD, _PLAIN, text or " ")))
    kind = dice.randrange(4)
    if kind == 3:
        return text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]
    return text[:at] + (new if kind else "") + text[at + (kind != 1) :]


def _number(dice: random.Random, text: str, _: str) -> str:
    """Return the text with one number replaced, increased by 1 or decreased by 1."""
    found = list(_NUMBER.finditer(text))
    if not found:
        return text + dice.choice(_NUMBERS)
    one = dice.choice(found)
    near = int(one[0][:20]) + dice.choice((-1, 1))
    return text[: one.start()] + dice.choice((str(near), dice.choice(_NUMBERS))) + text[one.end() :]


def _parts(dice: random.Random, text: str, other: str) -> str:
    """Return the text with one part removed, repeated, swapped with another part, or replaced by a part of `other`.

    Parts are the pieces between separators, and the separators.
    """
    parts = _PARTS.split(text)
    mine, theirs = dice.randrange(len(parts)), dice.choice(_PARTS.split(other))
    kind = dice.randrange(5)
    if kind == 0:
        return "".join(parts[:mine] + parts[mine + 1 :])
    if kind == 1:
        return "".join([*parts[: mine + 1], *parts[max(0, mine - 1) : mine + 1], *parts[mine + 1 :]])
    if kind == 2:
        swapped = dice.randrange(len(parts))
        parts[mine], parts[swapped] = parts[swapped], parts[mine]
    else:
        parts[mine] = "" if kind == 3 else theirs
    return "".join(parts)


def _words(dice: random.Random, text: str, other: str) -> str:
    """Return the text with its words in another order, or with one word removed, repeated, emptied or replaced."""
    words, theirs = text.split(" "), other.split(" ")
    at = dice.randrange(len(words))
    kind = dice.randrange(5)
    if kind == 0:
        del words[at]
    elif kind == 1:
        words.insert(dice.randrange(len(words) + 1), words[at])
    elif kind == 2:
        words[at] = words[at].partition("=")[0] + dice.choice(("=", "=-", ""))
    elif kind == 3:
        dice.shuffle(words)
    else:
        words[at] = theirs[min(at, len(theirs) - 1)]
    return " ".join(words)


def _cut(dice: random.Random, text: str, other: str) -> str:
    """Return the beginning of the text, which the end of `other` may follow."""
    return text[: dice.randrange(len(text) + 1)] + dice.choice(("", other[dice.randrange(len(other) + 1) :]))


def _repeat(dice: random.Random, text: str, _: str) -> str:
    start = dice.randrange(len(text) + 1)
    end = start + dice.choice((1, 2, 5, 40))
    return text[:start] + text[start:end] * dice.choice(REPEATS) + text[end:]


Change = Callable[[random.Random, str, str], str]
# A number says how often a change is chosen. `_repeat` is rare, because long texts take much time and find few faults.
_CHANGES: tuple[Change, ...] = (*[_letters] * 12, *[_number] * 12, *[_parts] * 12, *[_words] * 12, *[_cut] * 3, _repeat)
