"""Shortens a player's text for the refusal that repeats it."""

QUOTED = 40  # characters


def quoted(text: str) -> str:
    """Return the text, cut to QUOTED characters, with "?" for each half of a surrogate pair."""
    cut = text if len(text) <= QUOTED else text[: QUOTED - 1] + "…"
    return cut.encode("utf-8", "replace").decode()
