"""The direct message that tells a watcher the end of a match, once. It stays."""

from collections.abc import Mapping

from bot.sessions.model import Match
from bot.sessions.notices import Notice, NotNeeded
from bot.sessions.play.watching import watcher_of
from bot.sessions.sessions import Sessions
from bot.ui.boards.homes import Homes
from bot.ui.boards.lanes import Rank
from bot.ui.boards.messages import end_in_words, which
from bot.ui.boards.pictures import Pictures
from bot.ui.face import Face
from bot.ui.panels import Layout, clip, panel
from bot.ui.words import LONGEST_STORY, Words, message_link, safe_name, with_names


async def watched_message(
    notice: Notice,
    match: Match,
    sessions: Sessions,
    homes: Homes,
    pictures: Pictures,
    faces: Mapping[str, Face],
    words: Words,
) -> Layout:
    """Return the message of a notice of the kind "watched".

    match: as the member sees it in the server of the notice.
    Raises NotNeeded if the member has left the server, does not see the match's channel any more, or if no channel
    there shows the match by letters any more. Raises NotKept, and the errors of `Homes.sees`.
    """
    home = await homes.of(notice.guild, Rank.NOTICE)
    taken_away = match.by_letters and (match.reader is None or not match.reader.in_server)
    if home is None or taken_away or not await homes.sees(match.place, notice.user or 0):
        raise NotNeeded
    face, named = faces[match.game], with_names(match, words)
    story = await sessions.replays.story(match)
    result = end_in_words(match, face, words, pictures.faults, story)
    said = ""
    if notice.pick is not None:
        said = words("watch-notice-said", name=safe_name(named.name_of(notice.pick)), points=notice.worth)
    elif (own := watcher_of(match, notice.user or 0)) is not None and own.pick is not None:
        said = words("watch-void")
    shown = match.board.version_shown >= match.version
    link = message_link(match.place.guild, match.place.channel, match.board.message if shown else None)
    lines = [words("watch-notice", guild=safe_name(home.name)), which(match, face, words), result, said]
    lines.append(words("watch-notice-way", link=link))
    return panel(clip("\n".join(filter(None, lines)), LONGEST_STORY))
