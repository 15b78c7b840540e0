"""A channel plays one seat of a match: its members propose turns and vote, and the turn with the most votes is played.

What each member says stands in the terms of the match until the seat has moved (`Council`, `Voice`). Proposing and
voting are decisions without an entry in the log, so the log tells only what was played. These rules hold:

* A member has one vote, and may change it. Whoever proposes a turn votes for it, and whoever proposes one that is there
  already votes for that one. A turn for which nobody votes any more is gone.
* A proposal is what the seat can do without seeing anything new: a whole turn, or its moves up to one that reveals
  something. Then the channel votes again, about the rest. A member puts it together move by move, in a world that the
  seat considers possible (`bot.engine.planning`), so that nobody learns anything by it.
* At the end of its time, the turn with the most votes is played; of equal ones, the one that was proposed first. It is
  played earlier if a member asks for it, at least `ENOUGH` have voted, and all of them for this turn.
* If nobody has proposed anything, the time begins again, once. Then the game's default moves are played. If that
  happens to `MISSED` turns in a row, the match ends without a result in place of the last one.

The seat's user is `COUNCIL`, and two channels that play against each other have those of `COUNCILS`. Then one vote is
open at a time, and a member speaks for one channel only (`bot.sessions.play.channel_matches`). So no member is called,
reminded, rated or ranked for such a seat, and nobody can take its moves back, resign or offer it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.engine.game import AnyGame, Seat
from bot.engine.planning import Planning, ends_turn, plan_in, rehearse
from bot.errors import NotAllowed, OptionError
from bot.sessions import refusals
from bot.sessions.change import Change, Command, entries_since
from bot.sessions.councils import Council, Proposed, Voice
from bot.sessions.leaving import end
from bot.sessions.matches import Matches
from bot.sessions.model import UNANSWERED, Match, MatchSeat, Phase, Place, Request
from bot.sessions.pace import HOUR, SECOND_PRESS
from bot.sessions.planned import MOST_MOVES, PlannedTurn
from bot.sessions.play.company import Company, check_company
from bot.sessions.play.lobby import Lobby, new_match, new_match_with
from bot.sessions.play.plans import played
from bot.sessions.play.turns import check_playing, parsed
from bot.sessions.settings import Settings
from bot.sessions.time.clocks import play_default
from bot.storage.keeping import COUNCIL, COUNCIL_NAME

MOST_PROPOSED = 25  # turns of one vote, as a menu has so many lines
MOST_VOICES = 500  # members of one vote; all of them are written with each change of the match
ENOUGH = 3  # votes with which a turn may be played before the time is up
MISSED = 2  # turns in a row

_BEGINS = ("start", "move", "undo", "leave")  # the kinds of entries after which a position is another one

# -- the vote --------------------------------------------------------------------------------------------------------


def proposes(match: Match, user: int) -> bool:
    """Return whether a member's moves in a match are proposals: they have no seat, and the channel plays one."""
    return match.council is not None and match.phase is Phase.PLAYING and match.seat_of(user) is None


def voice_of(match: Match, user: int) -> Voice:
    """Return what a member says in the present vote."""
    return next((one for one in match.terms.voices if one.user == user), Voice(user))


def draft_in(match: Match, game: AnyGame, seat: Seat, draft: Sequence[str]) -> Planning | None:
    """Return the position in which a member chooses the next move of a turn; None if the draft is whole.

    Raises IllegalMove if the draft cannot be played.
    """
    return plan_in(game, game.view(match.state, seat), seat, [[game.parse(move) for move in draft]])


def propose(
    change: Change, moves: Sequence[Any | str], version: int | None, side: Seat | None = None, *, anew: bool = False
) -> Change:
    """Add moves to the turn that the member puts together. Once it is whole, propose it, or vote for the same one.

    Moves after the end of the turn, or after one that reveals something, are left out. A second press on what has
    completed a turn changes nothing: it must not begin another turn, of which the list of proposals would tell nothing.

    version: that of the pressed board or panel; None or 0: any. side: the seat of the channel in which the member is,
    of two that play; None: one plays. anew: whether the member begins another turn.

    Raises NotYourTurn, StaleBoard, Over, NotationError, IllegalMove, and NotAllowed if the turn is too long, or if
    there are too many turns or voters.
    """
    match, game = change.match, change.game
    seat = _deciding(change, version, side)
    voice = voice_of(match, change.member.user)
    if not anew and _is_second_press(change, voice, moves):
        return change
    draft = () if anew else voice.draft
    for move in moves:
        known = parsed(game, match, move) if isinstance(move, str) else move
        found = draft_in(match, game, seat, draft)
        assert found is not None  # a draft is never whole
        if len(draft) == MOST_MOVES:
            raise NotAllowed("plan-error-long", most=MOST_MOVES)
        rehearse(game, found.state, seat, (known,))
        draft = (*draft, game.notate(known))
        if ends_turn(game, found, seat, known):
            return _proposed(change, draft)
    return replace(_with_voice(change, replace(voice, draft=draft)), silent=True)


def _is_second_press(change: Change, voice: Voice, moves: Sequence[Any | str]) -> bool:
    """Return whether a member has just proposed a turn that ends with these moves, and has begun no other."""
    one = _standing(change, voice.vote)
    if one is None or voice.draft or change.at - voice.at >= SECOND_PRESS:
        return False
    game = change.game
    known = [parsed(game, change.match, move) if isinstance(move, str) else move for move in moves]
    return one.moves[-len(known) :] == tuple(map(game.notate, known))


def vote(change: Change, number: int, version: int | None, side: Seat | None = None) -> Change:
    """Vote for a proposed turn, in place of the member's earlier vote. number: `Proposed.number`. side: as above.

    Raises NotYourTurn, StaleBoard, Over, and NotAllowed if the turn is not proposed any more, or too many have voted.
    """
    _deciding(change, version, side)
    known = voice_of(change.match, change.member.user)
    if _numbered(change, number) and known.vote == number:
        return change
    return _pruned(_with_voice(change, replace(known, vote=number)))


def play_now(change: Change, number: int, version: int | None, side: Seat | None = None) -> Change:
    """Play a proposed turn before the time is up. side: as above.

    Raises NotYourTurn, StaleBoard, Over, and NotAllowed if it is not proposed any more, if not enough members have
    voted, not all for this turn, or not the member who asks.
    """
    seat = _deciding(change, version, side)
    one = _numbered(change, number)
    if not is_agreed(change.match) or voice_of(change.match, change.member.user).vote != number:
        raise NotAllowed("council-error-not-now", least=ENOUGH)
    return _played(change, seat, one) or change


def is_agreed(match: Match) -> bool:
    """Return whether enough members have voted, all for the same turn, so that a voter may have it played at once."""
    council = match.terms.council
    if council is None or len(council.proposed) != 1:
        return False
    return sum(one.vote == council.proposed[0].number for one in match.terms.voices) >= ENOUGH


def begin_anew(change: Change) -> Change:
    """Drop the turn that the member is putting together."""
    known = voice_of(change.match, change.member.user)
    return replace(_with_voice(change, replace(known, draft=())), silent=True) if known.draft else change


def forget(change: Change, user: int) -> Change:
    """Take the vote of a member, and what they have put together, out of the present vote."""
    kept = tuple(one for one in change.match.terms.voices if one.user != user)
    return change if kept == change.match.terms.voices else _pruned(change.with_terms(voices=kept))


def end_vote(change: Change, since: int) -> Change:
    """Play the turn with the most votes, as the time is up. since: `Council.since` of the vote that is meant."""
    match, council = change.match, change.match.terms.council
    seat = match.voting
    if council is None or seat is None or council.since != since:
        return change
    if council.until is None or council.until > change.at:
        return change
    for one, _ in council.tally(match.terms.voices):
        after = _played(change, seat, one)
        if after is not None:
            return after
    if not council.again:
        return change.with_terms(council=replace(council, until=change.at + council.hours * HOUR, again=True))
    if council.missed + 1 >= MISSED:
        return end(change.by(None), UNANSWERED)
    return _by_default(change.with_terms(council=replace(council, missed=council.missed + 1)), seat)


def _deciding(change: Change, version: int | None, side: Seat | None) -> Seat:
    """Return the channel's seat. side: as for `propose`.

    Raises Over, StaleBoard, NotYourTurn if another seat is to move, NotSeated if the member is in neither of two
    channels, and NotAllowed if they have spoken for the other one.
    """
    match = change.match
    check_playing(match)
    if version and version != match.version:
        raise refusals.stale_board()
    side = match.council if side is None else side
    if side not in match.councils:
        raise refusals.not_seated(match, change.member.user)
    if side != match.voting:
        raise refusals.not_your_turn(match, change.member.user)
    spoken = voice_of(match, change.member.user).side
    if spoken is not None and spoken != side:
        raise NotAllowed("council-error-side", refusals.seats_named(match, Seat(spoken)))
    return side


def _standing(change: Change, number: int) -> Proposed | None:
    council = change.match.terms.council
    return None if council is None else council.numbered(number)


def _numbered(change: Change, number: int) -> Proposed:
    found = _standing(change, number)
    if found is None:
        raise NotAllowed("council-error-gone")
    return found


def _proposed(change: Change, moves: tuple[str, ...]) -> Change:
    """Propose a whole turn with the member's vote, or note their vote for the same one."""
    council = change.match.terms.council
    assert council is not None
    known = next((one for one in council.proposed if one.moves == moves), None)
    if known is None:
        known = Proposed(council.count + 1, moves)
        more = replace(council, count=known.number, proposed=(*council.proposed, known))
        change = change.with_terms(council=more)
    voted = _pruned(_with_voice(change, Voice(change.member.user, known.number, at=change.at)))
    council = voted.match.terms.council
    if council is not None and len(council.proposed) > MOST_PROPOSED:
        raise NotAllowed("council-error-many", most=MOST_PROPOSED)
    return voted


def _with_voice(change: Change, voice: Voice) -> Change:
    """Note what a member says, in place of what they have said before. Raises NotAllowed if too many have voted."""
    match = change.match
    others = tuple(one for one in match.terms.voices if one.user != voice.user)
    if len(others) >= MOST_VOICES:
        raise NotAllowed("council-error-full", most=MOST_VOICES)
    if len(match.councils) > 1:
        voice = replace(voice, side=match.voting)
    said = (voice,) if voice.vote or voice.draft or voice.side is not None else ()
    return change.with_terms(voices=(*others, *said))


def _pruned(change: Change) -> Change:
    """Drop the turns for which nobody votes any more."""
    council, votes = change.match.terms.council, {one.vote for one in change.match.terms.voices}
    if council is None or all(one.number in votes for one in council.proposed):
        return change
    proposed = tuple(one for one in council.proposed if one.number in votes)
    return change.with_terms(council=replace(council, proposed=proposed))


def _played(change: Change, seat: Seat, one: Proposed) -> Change | None:
    """Return the change after a proposed turn; None if the rules refuse it."""
    council = change.match.terms.council
    assert council is not None
    turn = PlannedTurn(seat, 0, change.match.seats[seat].user, council.since, one.moves, whole=True, least=0)
    return played(change.with_terms(council=replace(council, missed=0)), turn)


def _by_default(change: Change, seat: Seat) -> Change:
    """Play the game's default moves until the seat is not to move any more."""
    for _ in range(MOST_MOVES):
        if seat in change.match.to_move:
            change = play_default(change, seat)
    return change


# -- what follows from a change --------------------------------------------------------------------------------------


def follow(seen: Match | None, change: Change) -> Change:
    """Begin a vote when the channel's seat is to move, and end it when the seat has moved. A follower.

    While nobody can play the match, the time of a vote does not run. It begins again afterwards.
    """
    match, council = change.match, change.match.terms.council
    if council is None or match.phase is not Phase.PLAYING:
        return change
    if match.voting is None:
        return change if council.closed == council else _without_votes(change, council.closed)
    moved = any(one.kind in _BEGINS for one in entries_since(seen, change))
    if moved or not council.since:
        turn = match.councils.index(match.voting)
        council = replace(council.closed.turned_to(turn), since=match.version)
        change = _without_votes(change, council)
    reachable = match.terms.unreachable is None
    if reachable == (council.until is not None):
        return change
    until = change.at + council.hours * HOUR if reachable else None
    return change.with_terms(council=replace(council, until=until))


def _without_votes(change: Change, council: Council) -> Change:
    """Note the vote, and drop all that was said before, but for which of two channels members have spoken."""
    kept = tuple(Voice(one.user, side=one.side) for one in change.match.terms.voices if one.side is not None)
    return change.with_terms(council=council, voices=kept)


# -- how such a match begins -----------------------------------------------------------------------------------------


def check_council(game: AnyGame, options: Any) -> None:
    """Raise OptionError if no channel can play such a match: it is for one, or each plays a board of their own."""
    if game.seats(options).high == 1 or game.simultaneous(options) or not game.about.plays_itself:
        raise OptionError("council-error-game", game=game.about.key)


@dataclass
class Councils:
    """Begins matches that a channel plays, and runs the decisions of this file for members.

    Each method returns and raises as `Matches.change` does.
    """

    _matches: Matches
    _settings: Settings
    _lobby: Lobby
    _games: Mapping[str, AnyGame]

    async def open(
        self,
        request: Request,
        place: Place,
        game: str,
        options: Any,
        computers: Company,
        hours: int,
        *,
        locale: str,
        parent: int | None = None,
    ) -> Match:
        """Begin a match of a channel against computer players. hours: for which a vote lasts.

        place, locale, parent: as for `Lobby.open`, of whose errors this raises OptionError, AlreadyOpen, NotAllowed,
        SessionError.
        """
        rules = self._games[game]
        check_council(rules, options)
        check_company(computers, rules, options)
        await self._settings.check_computers(place.guild)

        def decide(match_id: str, command: Command) -> Change:
            table = new_match(command, match_id, place, rules, options, locale, self._lobby.new_seed())
            seated = table.with_match(seats=(MatchSeat(Seat(0), COUNCIL, COUNCIL_NAME),)).with_terms(
                council=Council(hours)
            )
            begun = new_match_with(seated, computers, self._lobby.new_seed())
            if begun.match.phase is Phase.LOBBY:
                raise refusals.too_few_seats(begun.match, computers=False)
            return begun

        return await self._matches.finish(self._lobby.open_by(request, place, game, False, decide, parent))

    async def propose(
        self,
        request: Request,
        match_id: str,
        moves: Sequence[Any | str],
        version: int | None,
        side: Seat | None = None,
        *,
        anew: bool = False,
    ) -> Match:
        """Add moves to the turn that the member puts together, as the decision `propose` says."""
        decide = partial(propose, moves=moves, version=version, side=side, anew=anew)
        return await self._matches.change(match_id, decide, request)

    async def vote(
        self, request: Request, match_id: str, number: int, version: int | None, side: Seat | None = None
    ) -> Match:
        return await self._matches.change(match_id, partial(vote, number=number, version=version, side=side), request)

    async def play_now(
        self, request: Request, match_id: str, number: int, version: int | None, side: Seat | None = None
    ) -> Match:
        return await self._matches.change(
            match_id, partial(play_now, number=number, version=version, side=side), request
        )

    async def begin_anew(self, request: Request, match_id: str) -> Match:
        return await self._matches.change(match_id, begin_anew, request)
