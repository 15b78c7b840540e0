"""The message of a report to those who manage a server. Others may read it, so it shows what the channel has seen.

If not all who read it see that channel, it shows nothing of the match.
"""

from collections.abc import Mapping

from bot.sessions.model import Match, Member
from bot.sessions.notices import Notice
from bot.sessions.sessions import Sessions
from bot.storage.keeping import is_member
from bot.ui.boards.ended_list import replay_button
from bot.ui.boards.messages import which
from bot.ui.boards.pictures import Pictures
from bot.ui.face import Face
from bot.ui.panels import Layout, Picture, panel
from bot.ui.words import Words, channel_mention, mention, message_link, names_in, safe_name


async def report_message(
    notice: Notice,
    match: Match | None,
    sessions: Sessions,
    pictures: Pictures,
    faces: Mapping[str, Face],
    words: Words,
    *,
    seen: bool,
) -> tuple[Layout, list[Picture]]:
    """Return the message of a "report" notice, and its pictures: the position as it was when it was reported.

    match: the newest version of the match; None if the report is about a name that was seen elsewhere.
    seen: whether everybody who reads the report sees the channel of the match. If not, it only has a link to it.
    """
    by = Member(notice.actor_user, notice.actor), Member(notice.name_user, notice.name)
    reporter, named = names_in(match, by, words)
    about = "position" if notice.since else "name"
    lines = [words("report-title", about=about, name=safe_name(named), who=_mention(notice.name_user))]
    lines.append(words("report-by", name=safe_name(reporter), who=_mention(notice.actor_user)))
    if match is None:
        return panel("\n".join(lines)), []
    link = message_link(match.place.guild, match.board.channel, match.board.message)
    if not seen:
        return panel("\n".join((*lines, link or channel_mention(match.place.channel)))), []
    face = faces[match.game]
    lines.append(words("report-where", match=which(match, face, words), link=link))
    if match.state is None:
        return panel("\n".join(lines)), []
    shown = await sessions.replays.at(match, notice.since or match.version)
    told = words.told(face.game, shown.entry.events, shown, shown.entry)
    if told and notice.since:
        lines.append(words("report-last", told=told))
    if match.version > shown.version and notice.since:
        lines.append(f"-# {words('report-then')}")
    picture = await pictures.board(face, shown, words)
    return panel("\n".join(lines), [replay_button(match, words)], picture=picture), [picture]


def _mention(user: int) -> str:
    return mention(user) if is_member(user) else ""
