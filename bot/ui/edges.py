"""The colour of the edge of a message."""


def edge_in(accent: int | None, usual: int) -> int:
    """Return the colour of a message's edge, 0xRRGGBB: the server's accent, or the usual one if it has none.

    discord.py takes 0 for no colour, so black is nearly black.
    """
    return usual if accent is None else max(1, accent)
