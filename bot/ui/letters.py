"""Names members, and says where a match is, as far as its readers may know: by letters, these may be strangers."""

from bot.sessions.model import Match, MatchSeat
from bot.sessions.pace import Guest
from bot.storage.keeping import is_member
from bot.ui.words import Words, channel_mention, mention, safe_name


def called(match: Match, member: MatchSeat | Guest) -> str:
    """Return a mention of a member of a match, or the name as it stands in the match where a mention tells too much.

    A mention shows more than a display name: strangers read names only. In a match of one member, nobody is called, and
    neither is a channel that plays.
    """
    calls = is_member(member.user) and not (match.solo or match.by_letters)
    return mention(member.user) if calls else safe_name(member.name)


def place_said(match: Match, words: Words) -> str:
    """Return what a board says of where it stands, such as " in #games"; "" by letters, where it needs no word."""
    return "" if match.by_letters else f" {words('ui-in-place', place=channel_mention(match.place.channel))}"
