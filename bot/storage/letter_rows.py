"""The types of the rows about matches by letters. They need no database."""

import msgspec


class LetterRow(msgspec.Struct, frozen=True):
    """A row of `letters`."""

    match_id: str
    user_id: int
    number: int
    channel_id: int
    message_id: int | None
    wanted: int
    version: int
    posted_at: int | None
    shown_at: int | None


class CodeRow(msgspec.Struct, frozen=True):
    """A row of `letter_codes`."""

    code: str
    match_id: str
    until: int
