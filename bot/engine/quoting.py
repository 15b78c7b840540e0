"""A player's own text, as a refusal repeats it."""

QUOTED = 40  # characters


def quoted(text: str) -> str:
    """The text, cut where it is long; what no message can carry (half a surrogate pair) is a question mark."""
    cut = text if len(text) <= QUOTED else text[: QUOTED - 1] + "…"
    return cut.encode("utf-8", "replace").decode()
