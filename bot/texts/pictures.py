"""Pictures of pieces in sentences.

The Fluent function `PICTURE(kind, codes)` writes codes of pieces, such as the tile "R-B-". If there is a picture of a
piece, it writes both: the picture and the code. The place where a sentence is shown decides: messages show the picture
(`with_pictures`), and labels, alt texts and captions show the code (`with_codes`).

Both forms stand between noncharacters of Unicode, which no other text contains.
"""

import re

_BEGIN, _OR, _END = "\ufdd0", "\ufdd1", "\ufdd2"
_EITHER = re.compile(f"{_BEGIN}([^{_OR}]*){_OR}([^{_END}]*){_END}")


def either(picture: str, code: str) -> str:
    """Return a text that is shown as the picture or as the code."""
    return f"{_BEGIN}{picture}{_OR}{code}{_END}"


def with_pictures(text: str) -> str:
    """Return the text for a message, with pictures in place of codes."""
    return _EITHER.sub(r"\1", text)


def with_codes(text: str) -> str:
    """Return the text for a place that cannot show pictures."""
    return _EITHER.sub(r"\2", text)


def needs_codes(text: str) -> bool:
    """Return whether the text has codes of pieces where pictures cannot be shown."""
    return any(code for _, code in _EITHER.findall(text))


def only_picture(text: str) -> str | None:
    """Return the picture for a button or a line of a menu, which have room for one picture beside the text.

    Return None if the text has no picture or several pictures.
    """
    found = _EITHER.findall(text)
    return found[0][0].split()[0] if len(found) == 1 else None
