"""Makes the first value of a match, before anything has happened in it."""

from typing import Any

from bot.engine.game import Game, SeatRange
from bot.sessions.model import BoardMessage, Entry, EntryKind, Match, MatchSeat, Phase, Place
from bot.storage.keeping import letters_channel

BY_LETTERS = Place(guild=0, channel=-1)  # where a match by letters is opened; it then gets a place of its own


def unplayed(
    game: Game[Any, Any, Any, Any],
    match_id: str,
    place: Place,
    seats: tuple[MatchSeat, ...],
    options: Any,
    limits: SeatRange,
    *,
    kind: EntryKind,
    locale: str,
    at: int,
    version_shown: int = 0,
) -> Match:
    """Return a match of version 0, in its lobby.

    place: BY_LETTERS becomes a place of the match's own. seats: the first one is the host's. kind: of the entry that
    the match begins with. at: the time of this entry. version_shown: as in `BoardMessage`.
    """
    place = Place(0, letters_channel(match_id)) if place == BY_LETTERS else place
    return Match(
        id=match_id,
        game=game.about.key,
        place=place,
        solo=limits.high == 1,
        phase=Phase.LOBBY,
        host=seats[0].user,
        seats=seats,
        limits=limits,
        options=options,
        state=None,
        version=0,
        rules_version=game.about.rules_version,
        entry=Entry(0, kind, None, None, "", (), at),
        to_move=(),
        can_undo=None,
        outcome=None,
        locale=locale,
        board=BoardMessage(message=None, channel=place.channel, version_shown=version_shown),
        created_at=at,
        updated_at=at,
    )
