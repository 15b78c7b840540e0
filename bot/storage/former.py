"""Who has had their data deleted: what stands in their places, so that finished matches stay whole.

Discord's ids are positive, so these are free. Within a match every seat has one of its own (constraints, and who did
what, stay as they were); in every match they are the same few numbers, so nothing leads from one match to another, and
nothing back. The stored name is empty: readers are shown "a former member" in their own language.
"""

# Who did something in a match without sitting there (a moderator, say).
OUTSIDER = -1_000


def former(seat: int | None) -> int:
    """The user id that stands for a former member on this seat; None: on none."""
    return OUTSIDER if seat is None else -1 - seat


def is_former(user: int) -> bool:
    """Whether this stands for a former member: nobody to be asked, mentioned, rated or put on a table of honour."""
    return user <= 0
