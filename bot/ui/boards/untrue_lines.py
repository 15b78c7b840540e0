"""Deletes lines that have replaced earlier boards, and that tell moves which undo has taken back since."""

import logging

from msgspec.structs import replace

from bot.errors import StorageError
from bot.sessions.sessions import Sessions
from bot.ui.boards.leftovers import Leftovers
from bot.ui.boards.slots import Slot

_log = logging.getLogger(__name__)


async def delete_untrue_lines(slot: Slot, sessions: Sessions, leftovers: Leftovers) -> None:
    """Have the lines deleted whose moves undo took back. The match may have newer moves since. Raises NotKept."""
    match, undone = slot.match, slot.undone
    if not undone or not slot.shown.stored or slot.behind:
        return
    lines = [old for old in slot.shown.old if old.line_version]
    lines += await leftovers.lines(match.id, slot.only_in)
    if lines and not match.over:
        try:
            story = await sessions.replays.readable_story(match, min(one.line_version for one in lines) - 1)
        except StorageError as problem:
            _log.error("Match %s keeps its lines: %s", match.id, problem)
        else:
            true = {entry.version for entry in story}
            false = [one for one in lines if one.line_version not in true]
            untrue = {one.message: one._replace(line=False, line_version=0) for one in false}
            old = [one for one in slot.shown.old if one.message not in untrue]
            slot.become(replace(slot.shown, old=(*old, *untrue.values())))
            await leftovers.note(match.id, slot.shown, slot.only_in)
    if slot.undone == undone:  # else there was another undo meanwhile
        slot.undone = 0
