"""The button that reports something of a match to those who manage its server (`cogs.reports`)."""

from bot.sessions.model import Match, MatchSeat
from bot.storage.keeping import is_member
from bot.ui.face import ButtonSpec

AREA, REPORT = "report", "report"

REPORT_MATCH = ButtonSpec(REPORT, "report-ui", area=AREA)


def reportable(match: Match, user: int) -> tuple[MatchSeat, ...]:
    """Return the seats of other members in a match, also of those who have left it; () by letters: no manager reads."""
    if match.by_letters:
        return ()
    return tuple(one for one in match.seats if is_member(one.user) and one.user != user)
