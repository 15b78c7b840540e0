"""Ids that stand for members whose data were deleted, so that finished matches stay whole.

Discord's ids are positive, so these ids are free. Within a match every seat has its own id, so constraints hold and the
log still says who did what. Every match uses the same few ids, so nothing leads from one match to another, or back to
the member. The stored name is empty: readers are shown "a former member" in their own language.
"""

# Who did something in a match without sitting there (a moderator, say).
OUTSIDER = -1_000


def former(seat: int | None) -> int:
    """Return the id that stands for a former member on this seat; None: on no seat."""
    return OUTSIDER if seat is None else -1 - seat


def is_former(user: int) -> bool:
    """Return whether an id stands for a former member, who is never asked, mentioned, rated or ranked."""
    return user <= 0
