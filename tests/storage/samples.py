"""Rows that tests write."""

from bot.storage import writes
from bot.storage.rows import LogRow, MatchRow, SeatRow
from bot.storage.writes import Writes


def match_row(match_id: str, channel: int = 1) -> MatchRow:
    return MatchRow(
        id=match_id,
        game="heap",
        guild_id=1,
        channel_id=channel,
        solo=True,
        phase="playing",
        host_id=100,
        locale="en",
        options=b"",
        scoreboard="heap-solo",
        seed=str(2**64 - 1),
        rules_version=1,
        version=1,
        state=b"first",
        outcome=None,
        board_message_id=None,
        board_channel_id=channel,
        board_version=0,
        board_posted_at=None,
        board_shown_at=None,
        board_mover=None,
        board_told=0,
        created_at=0,
        updated_at=0,
    )


def log_row(match_id: str, version: int, interaction: int | None = None, state: bytes = b"state") -> LogRow:
    return LogRow(
        match_id=match_id,
        version=version,
        kind="move",
        seat=0,
        user_id=100,
        notation="1",
        events=b"",
        state=state,
        rules_version=1,
        parent=version - 1,
        sealed=False,
        mover=0,
        step="1",
        interaction_id=interaction,
        at=0,
    )


def opening(match_id: str, channel: int, interaction: int | None = None) -> Writes:
    """Return the writes for a new match in this channel."""
    row = match_row(match_id, channel)
    return writes.put(row, SeatRow(match_id, 0, 100, "Ada", True, 0), log_row(match_id, 1, interaction))
