"""What a log entry of the kind "seat" says: who has a seat now, in whose place, and why."""

from bot.sessions.model import Entry

RETURNED = "back"  # the reason in a "seat" entry if the seat's owner has it back
FOR_A_TURN = "turn"  # the same in the two entries of a computer player who only plays one turn: it comes, and goes


def new_member(entry: Entry) -> tuple[int, int, bool]:
    """Return who had the seat before an entry of the kind "seat", who has it then, and whether they got it back.

    Archives keep no ids of members, so both users are 0 there.
    """
    users, _, why = entry.notation.partition(" ")
    old, _, new = users.partition(">")
    return int(old or 0), int(new or 0), why == RETURNED


def is_for_a_turn(entry: Entry) -> bool:
    """Return whether an entry only says that a computer player comes for one turn, or goes after it."""
    return entry.kind == "seat" and entry.notation.endswith(f" {FOR_A_TURN}")
