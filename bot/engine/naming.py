"""What can be seen of display names, and names that can be told apart.

A display name may hold any character: blank letters, invisible ones, or letters that look like others. The tables are
Unicode's own, because its general categories do not say what is seen: U+3164 is a letter, and blank.
"""

import unicodedata
from functools import lru_cache

LONGEST_NAME = 40  # characters; Discord allows 32, but older stored names may be longer
_LONGEST_NUMBERED = 32  # characters; with its number, a name needs no more room than others
NAMES_KEPT = 1_000  # the newest names whose forms are kept; a board names each member several times
MARK = "🤖"  # stands before the name of a computer player in texts; no name of a member begins with it
_EMOJI_STYLE = "\ufe0f"

# The property Default_Ignorable_Code_Point in DerivedCoreProperties.txt of Unicode 17.0: characters without a sign.
_IGNORABLE = (
    (0xAD, 0xAD),
    (0x34F, 0x34F),
    (0x61C, 0x61C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
# The property White_Space in PropList.txt of Unicode 17.0.
_WHITE_SPACE = frozenset("\t\n\v\f\r \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a")
_WHITE_SPACE |= frozenset("\u2028\u2029\u202f\u205f\u3000")
# Characters that neither property has, but whose sign is blank by their names in UnicodeData.txt: the blank pattern of
# Braille, a null notehead, blank hieroglyphs. Fillers of Hangul are as wide as a letter.
_BLANK = frozenset("\u3164\uffa0\u2800\U0001d159\U00013441\U00013442")
# Format characters without a sign that are not ignorable: interlinear annotation, joiners of hieroglyphs, and a filler.
_FORMAT = frozenset("\ufff9\ufffa\ufffb\U00016fe4") | frozenset(map(chr, range(0x13430, 0x13440)))
_NO_TEXT = ("Cc", "Cs", "Co")  # controls, surrogates and private characters, which have a meaning in pictures only
# Ignorable characters that change how their neighbours look: they join emoji and letters, and choose an emoji's style.
_JOINERS = frozenset("\u200c\u200d") | frozenset(map(chr, range(0xFE00, 0xFE10)))

# Letters of Latin, Greek, Cyrillic and Armenian that look like a letter of ASCII: the rows of Unicode's confusables.txt
# (UTS 39) that map one letter to one.
_LOOK_LIKE = {
    "A": "ΑА",
    "a": "ɑαа",
    "B": "ΒВꞴ",
    "b": "ƄЬ",
    "C": "С",
    "c": "сᴄ",
    "d": "ԁ",
    "E": "ΕЕ",
    "e": "еҽꬲ",
    "F": "ϜꞘ",
    "f": "քẝꞙꬵ",
    "G": "Ԍ",
    "g": "ƍɡցᶃ",
    "H": "ΗН",
    "h": "һհ",
    "i": "ıɩɪιіӏꙇ",
    "J": "ͿЈꞲ",
    "j": "ϳј",
    "K": "ΚК",
    "l": "ƖǀΙІӀ",
    "M": "ΜϺМ",
    "N": "Ν",
    "n": "ոռ",
    "O": "ΟОՕ",
    "o": "οσоօᴏᴑꬽ",
    "P": "ΡР",
    "p": "ρр",
    "q": "ԛգզ",
    "R": "Ʀ",
    "r": "гᴦꭇꭈ",
    "S": "ЅՏ",
    "s": "ƽѕꜱ",
    "T": "ΤТ",
    "U": "Ս",
    "u": "ʋυսᴜꞟꭎꭒ",
    "V": "Ѵ",
    "v": "νѵᴠ",
    "W": "Ԝ",
    "w": "ɯѡԝաᴡ",
    "X": "ΧХꞳ",
    "x": "х",
    "Y": "ΥУҮ",
    "y": "ɣʏγуүᶌỿꭚ",
    "Z": "Ζ",
    "z": "ᴢ",
}
_TO_ASCII = str.maketrans({sign: letter for letter, signs in _LOOK_LIKE.items() for sign in signs})
# Letters and digits of ASCII that many typefaces draw alike.
_ALIKE = str.maketrans("i1|0", "lllo")


def _is_ignorable(sign: str) -> bool:
    code = ord(sign)
    return any(low <= code <= high for low, high in _IGNORABLE)


def _kept(sign: str) -> str:
    """Return what a character becomes in a name: itself, a blank, or "" if it has no sign."""
    if sign.isascii() and sign.isprintable():
        return sign
    if sign in _WHITE_SPACE or sign in _BLANK:
        return " "
    if sign in _JOINERS:
        return sign
    return "" if _is_ignorable(sign) or sign in _FORMAT or unicodedata.category(sign) in _NO_TEXT else sign


@lru_cache(NAMES_KEPT)
def seen(name: str) -> str:
    """Return a display name as one line of visible characters, at most LONGEST_NAME long; "" if none is visible."""
    words = " ".join("".join(map(_kept, name)).split())
    if all(sign in _JOINERS or sign == " " for sign in words):
        return ""
    return words if len(words) <= LONGEST_NAME else words[: LONGEST_NAME - 1].rstrip() + "…"


def unmarked(name: str) -> str:
    """Return what is seen of a name without the mark of computer players at its beginning; "": nothing is left."""
    return seen(seen(name).lstrip(MARK + _EMOJI_STYLE + " "))


@lru_cache(NAMES_KEPT)
def look(name: str) -> str:
    """Return a text that is equal for names that look alike: "Sam", "sаm" with a Cyrillic letter, and "Ｓａｍ"."""
    plain = unicodedata.normalize("NFKC", "".join(sign for sign in seen(name) if sign not in _JOINERS))
    return unicodedata.normalize("NFKC", plain.translate(_TO_ASCII).casefold()).translate(_ALIKE)


@lru_cache(NAMES_KEPT)
def told_apart(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return what is seen of each name, with a number at those that look like an earlier one: "Sam", "Sam (2)".

    A name without a visible sign is "". The function changes no names that it has returned.
    """
    looks, told = [look(name) for name in names], list[str]()
    taken = set(looks)
    for place, name in enumerate(names):
        shown, number = seen(name), 2
        if shown and looks[place] in looks[:place]:
            while look(numbered := _numbered(shown, number)) in taken:
                number += 1
            shown = numbered
            taken.add(look(shown))
        told.append(shown)
    return tuple(told)


def _numbered(name: str, number: int) -> str:
    sign = f" ({number})"
    return name[: _LONGEST_NUMBERED - len(sign)].rstrip() + sign
