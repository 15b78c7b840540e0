"""Says what a channel should show of a match, and draws the board message."""

import dataclasses
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.live import Newest
from bot.sessions.model import BoardMessage, Entry, Match, Phase
from bot.sessions.play import rematch
from bot.sessions.sessions import Sessions
from bot.sessions.sight import is_outside
from bot.sessions.time.clocks import as_if_shown
from bot.sessions.time.patience import AfterTime, stands_unseen
from bot.storage.keeping import is_member
from bot.texts import Texts
from bot.ui.address import Address
from bot.ui.boards import lobby, messages, telling
from bot.ui.boards.earlier import FoundPost, is_marked, mark, nonce_of_call, nonce_of_line
from bot.ui.boards.pictures import Pictures
from bot.ui.boards.refused import Makeshift
from bot.ui.boards.shown import Shown
from bot.ui.boards.sight import Sight
from bot.ui.boards.steps import Reach, Wanted, is_too_small, may_edit
from bot.ui.boards.told_turns import plans_told
from bot.ui.boards.turn_list import Lacking
from bot.ui.edges import edge_in
from bot.ui.entry.permissions import PICTURES, named_with_place
from bot.ui.face import Face
from bot.ui.panels import Layout, Picture, addresses
from bot.ui.times import moment
from bot.ui.words import TOLD_CHANGES, Reader, Words

WORDED = 1_000  # boards in words that are remembered

# Kinds of changes after which the seats to move are told of their turn again.
_TELLS_AGAIN = frozenset({"start", "seat", "place"})


@dataclass(frozen=True)
class Plan:
    """How to show a version of a match."""

    match: Match  # `match.board` is that of `shown`
    shown: Shown
    wanted: Wanted
    story: tuple[Entry, ...]  # the entries that the board describes
    untold: tuple[Entry, ...]  # those that no board has told
    ended: tuple[Entry, ...]  # the moves among them of turns that have ended, while a turn of another seat goes on
    words: Words  # texts in the server's present language
    computers: bool  # whether computer players may play in the server
    accent: int | None  # the colour that the server has chosen, 0xRRGGBB
    then: AfterTime | None  # what follows when the time is up, if nobody can vote
    pressing: bool  # as in `Reach`
    lost: bool  # as in `Reach`
    plans: Sequence[str]  # the lines of a board by letters that tell what its member has planned

    @property
    def nonce(self) -> str:
        """Return the nonce of the board's post.

        Boards that tell the same seats of the same turn have the same nonce. This holds even if other members take back
        the moves before the turn and play them again, because the nonce has the version of these seats' own last
        change. They are told anew once all have agreed to take their turn back.
        """
        match, to_tell = self.match, self.wanted.to_tell
        board = match.board
        later = board.message is not None or board.version_shown > 0  # a refused first board has no message
        if match.reader is not None and later:  # it has at most one seat to tell
            since = self.acted if to_tell else f"{match.version}v"
            return f"{match.id}.{match.reader.number}-{since}"
        if messages.guests_to_mention(match):
            return nonce_of_first(match)
        if not to_tell:
            return nonce_of_first(match) if match.board.message is None else f"{match.id}-{match.version}"
        return f"{match.id}-{sum(1 << seat for seat in to_tell)}-{self.acted}"

    @property
    def acted(self) -> int:
        """Return the version with which the seats to tell last acted, or with which all are told again."""
        told = self.wanted.to_tell
        found = [one.version for one in self.story if one.seat in told or one.kind in _TELLS_AGAIN]
        return max(self.match.terms.gone_back, *found, 0)

    def mentions(self, told: Iterable[Seat]) -> list[int]:
        """Return the users whom the board's post mentions. told: the seats that it tells of their turn."""
        return [*(self.match.seats[seat].user for seat in told), *messages.guests_to_mention(self.match)]

    @property
    def called(self) -> list[int]:
        """Return the users whom the board has called, and who still are to act. An edit of it keeps their mentions."""
        match = self.match
        if self.wanted.quiet or match.solo:
            return []
        if match.phase is Phase.LOBBY:
            return [*rematch.called(match)]
        called = (match.seats[seat].user for seat in match.awaited if seat in match.board.notified)
        return [user for user in called if is_member(user)]

    @property
    def newest_untold(self) -> int:
        """Return the version of the newest move that no board has told; 0: there is none.

        If only turns before that of the newest move are told (`ended`), it is the newest of theirs.
        """
        told = self.ended or [one for one in self.untold if one.kind == "move"]
        return max((one.version for one in told), default=0)

    def fits(self, found: FoundPost, version: int) -> bool:
        """Return whether a found board shows the match, or belongs to the same turn. version: that of the board."""
        wanted = self.wanted
        if version == wanted.version or wanted.lobby or self.match.for_spectators:
            return True
        told = () if wanted.quiet else wanted.to_tell
        return bool(wanted.to_tell) and version >= self.acted and {*told} <= {*self.called_by(found, version)}

    def called_by(self, found: FoundPost, version: int) -> tuple[Seat, ...]:
        """Return the seats whose members a found board has called to their turn. version: that of the board."""
        match = self.match
        if match.reader is None:
            return tuple(seat.seat for seat in match.members if seat.user in found.mentioned)
        seat = match.seat_for(match.reader.user)
        called = is_marked(found, nonce_of_call(match.id, match.reader.number, version))
        return (seat,) if called and seat is not None else ()


def _ended_turns(match: Match, wanted: Wanted, untold: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return `Plan.ended`."""
    if not wanted.goes_on:
        return ()
    return tuple(one for one in untold if one.kind == "move" and one.seat != match.entry.seat)


class Drawing:
    """Plans and draws boards."""

    def __init__(
        self,
        sessions: Sessions,
        texts: Texts,
        pictures: Pictures,
        faces: Mapping[str, Face],
        home_locale: Callable[[int], Awaitable[str | None]],
        sight: Sight,
        in_words: Callable[[int], bool | None] = lambda _: False,
        lacking: Lacking = lambda _, __: "",
        cannot_post: Callable[[int], bool] = lambda _: False,
    ) -> None:
        """Make a drawing.

        home_locale: returns the language that a server has in Discord, by the server's id; None: unknown.
        in_words: returns whether the bot may attach no pictures in a channel, so that boards there tell the position;
            None: unknown.
        lacking: returns why the bot cannot post in a channel, in these words; "": it can, or it is not known.
        cannot_post: returns whether it is known that the bot cannot post in a channel, not even without pictures.
        """
        self._sessions = sessions
        self._texts = texts
        self._pictures = pictures
        self._faces = faces
        self._home_locale = home_locale
        self._sight = sight
        self._in_words = in_words
        self._lacking = lacking
        self._cannot_post = cannot_post
        self._worded: Newest[str, None] = Newest(WORDED)  # the matches whose newest board was drawn in words

    async def plan(self, match: Match, shown: Shown, *, pressing: bool, now: int) -> Plan:
        """Return how to show a match. pressing, now: as in `Reach`. Raises NotKept."""
        settings = await self._sessions.settings.guild(match.place.guild)
        wanted = self.wanted(match, quiet=settings.quiet or match.for_spectators)
        only = _only_reader(match)
        if match.reader is None:
            home = settings.locale or match.terms.locale or await self._home_locale(match.place.guild)
        elif only is None:
            home = settings.locale or await self._home_locale(match.place.guild)
        else:
            home = await self._own_locale(match, only)
        words = Words(self._texts, home or match.locale, reader=Reader(match.place.guild, only, guild_first=True))
        lost = await self._is_lost(shown, wanted, Reach(now, pressing=pressing))
        story = await self._story(match)
        untold = telling.unshown(match, self._faces[match.game], story, quiet=wanted.quiet)
        then = await self._sessions.silences.after_time(as_if_shown(match))
        ended = _ended_turns(match, wanted, untold)
        refused = match.terms.end_told or self._cannot_post(match.place.channel)
        wanted = dataclasses.replace(wanted, ended=bool(ended), end_refused=match.ended_unshown and refused)
        has = settings.computers, settings.accent
        plans = await self._plans(match, words)
        return Plan(match, shown, wanted, story, untold, ended, words, *has, then, pressing, lost, plans)

    async def _plans(self, match: Match, words: Words) -> list[str]:
        """Return what a board by letters tells its member of their plans; [] on all boards that others read, too."""
        if match.reader is None or match.reader.in_server or match.phase is not Phase.PLAYING:
            return []
        planned = await self._sessions.planned_turns.everywhere(match.reader.user)
        return self._pictures.faults.attempt(match.id, lambda: plans_told(match, planned, self._faces, words), [])

    async def _own_locale(self, match: Match, user: int) -> str | None:
        """Return the language that a member has set, or else that of their Discord; None: it is not known."""
        spoken = (one.locale for one in match.terms.spoken if one.user == user)
        return (await self._sessions.settings.member(user)).locale or next(spoken, None)

    async def _story(self, match: Match) -> tuple[Entry, ...]:
        """Return the log entries that the board describes. An edit after one step describes none."""
        face = self._faces[match.game]
        jumps = match.version > match.board.version_shown + 1 and telling.may_miss(match, face)
        if not (messages.seats_with_news(match, face) or match.phase is Phase.OVER or jumps):
            return ()
        after = 0 if match.phase is Phase.OVER else max(0, match.version - TOLD_CHANGES)
        story = await self._sessions.replays.story(match, after)
        return tuple(entry for entry in story if entry.version <= match.version)  # the log may have newer entries

    def wanted(self, match: Match, *, quiet: bool = False) -> Wanted:
        """Return what a match's channel should show. quiet: whether the server wants no mentions."""
        face, entry, to_tell = self._faces[match.game], match.entry, match.uncalled
        called_off = messages.called_off(match)
        return Wanted(
            match.version,
            match.place.channel,
            to_tell=to_tell,
            to_move=match.to_move,
            seat=entry.seat,
            begins=entry.kind == "start" or lobby.calls_host(match),
            moves=match.phase is Phase.PLAYING and entry.kind == "move",
            minor=not to_tell and (face.is_minor(match) or is_known_to_reader(match)),
            goes_on=messages.turn_goes_on(match),
            thinks=thinks(match),
            lobby=match.phase is Phase.LOBBY,
            called_off=called_off,
            solo=match.solo,
            reveals=match.over and not called_off and face.hides_boards(match),  # a lobby has no boards yet
            quiet=quiet,
        )

    def kind_of_change(self, match: Match) -> str:
        """Return the kind of a match's entry; "step" for a move after which the turn goes on, except in a race.

        Return "solo" for all that a member plays in a match of their own, be it a move, a trick, or a part of a turn.
        """
        if match.solo and match.entry.kind == "move":
            return "solo"
        steps = match.entry.kind == "move" and messages.turn_goes_on(match)
        return "step" if steps and not self._faces[match.game].is_minor(match) else match.entry.kind

    async def _is_lost(self, shown: Shown, wanted: Wanted, reach: Reach) -> bool:
        """Return whether the board of a solo match is out of sight. Only a board that could be edited is looked for."""
        if not wanted.solo or reach.pressing or is_too_small(shown, wanted) or not may_edit(shown, wanted, reach):
            return False
        return await self._sight.is_lost(shown.board)

    def may_need_words(self, channel: int) -> bool:
        """Return whether it is not known if the bot may attach pictures in a channel."""
        return self._in_words(channel) is None

    def is_worded(self, match_id: str) -> bool:
        """Return whether the newest board of an open match was drawn in words, for want of a permission."""
        return match_id in self._worded

    def paint(self, plan: Plan, *, in_words: bool = False) -> Awaitable[Picture | None]:
        """Paint a match. Return the picture of its board message; None before the match begins.

        in_words: whether to tell the position in place of a picture, wherever the board stands.
        """
        match, words = plan.match, plan.words
        face = self._faces[match.game]
        if match.state is None or is_outside(match):
            return _at_once(None)
        story = self._pictured(plan)
        self._worded.pop(match.id, None)
        if in_words or self._in_words(match.place.channel):
            if not match.over:
                self._worded[match.id] = None
            lacking = named_with_place((PICTURES,), match.place.channel, words)
            why = _with_way(words("ui-unattached", why=lacking), match, words)
            return _at_once(self._pictures.in_words(face, match, words, story, why=why))
        return self._pictures.board(face, match, words, story=story)

    def layout(self, plan: Plan, picture: Picture | None, *, stands: bool = False, opens: bool = True) -> Layout:
        """Return the board message. picture: as from `paint`. stands: whether no time runs until the board is there.

        opens: as for `messages.board`.
        """
        match, words, faults = plan.match, plan.words, self._pictures.faults
        face, computers, then = self._faces[match.game], plan.computers, "stands" if stands else plan.then
        layout = messages.board(
            match,
            face,
            words,
            picture,
            plan.story,
            faults,
            untold=plan.untold,
            computers=computers,
            then=then,
            opens=opens,
            edge=edge_in(plan.accent, face.accent),
            plans=plan.plans,
        )
        if match.reader is not None and plan.wanted.to_tell:
            return mark(layout, nonce_of_call(match.id, match.reader.number, match.version))
        return layout

    def lost(self, match: Match, words: Words) -> str:
        """Return what is told of a match of two channels, one of which is gone."""
        return words("council-lost", game=self._faces[match.game].name(words))

    def line(self, plan: Plan) -> Layout:
        """Return the line that replaces the board of the turn before. Its mark leads to the match (`recognised`)."""
        match, faults = plan.match, self._pictures.faults
        line = messages.retired(match, self._faces[match.game], plan.words, plan.story, faults, plan.untold)
        return mark(line, nonce_of_line(match.id, plan.newest_untold or match.version))

    def makeshift(self, plan: Plan) -> Makeshift:
        """Return what a board in words says now of why it stands in place of the board before."""
        match = plan.match
        lacking = self._lacking(match.place.channel, plan.words)
        return Makeshift(stands_unseen(match, self._sessions.matches.now()), lacking)

    def makeshift_layout(self, plan: Plan, makeshift: Makeshift) -> Layout:
        """Return what stands in place of the board before while this one cannot be posted: the same board in words."""
        match, words, face = plan.match, plan.words, self._faces[plan.match.game]
        now = self._sessions.matches.now()  # the message may stay, and then later moves are missing on it
        behind = words("ui-result-here") if match.over else words("ui-behind-here", time=moment(now))
        why = _with_way(f"{behind} {makeshift.lacking}".strip(), match, words)
        picture = self._pictures.in_words(face, match, words, self._pictured(plan), why=why)
        return self.layout(plan, picture, stands=makeshift.stands, opens=not makeshift.lacking)

    def _pictured(self, plan: Plan) -> Sequence[Entry]:
        """Return the log entries that the picture tells."""
        match, face = plan.match, self._faces[plan.match.game]
        return telling.pictured(match, face, messages.seats_with_news(match, face), plan.story, plan.untold)


def _with_way(said: str, match: Match, words: Words) -> str:
    """Return what stands above a board in words, and which press shows its picture."""
    return f"{said}\n{words('ui-picture-by-press', over=int(match.over))}"


async def _at_once(picture: Picture | None) -> Picture | None:
    return picture


def _only_reader(match: Match) -> int | None:
    """Return the one member who reads a board: by letters, or in a match of one member; None: everybody there does."""
    if match.reader is not None:
        return None if match.reader.in_server else match.reader.user
    return match.members[0].user if match.terms.locale is not None and match.members else None


def is_known_to_reader(match: Match) -> bool:
    """Return whether a board by letters needs no new message: its reader has made the change, or has nothing to do."""
    if is_outside(match) or match.for_spectators:
        return True
    if match.reader is None or match.reader.for_council or match.entry.kind == "start":
        return False
    return match.phase is Phase.PLAYING or match.entry.user == match.reader.user


def thinks(match: Match) -> bool:
    """Return whether a match waits for computer players only."""
    return match.phase is Phase.PLAYING and not match.awaited


def nonce_of_first(match: Match) -> str:
    """Return the nonce of a match's first board. Changes while it is posted give the match newer versions.

    Discord knows a nonce in all channels, so each member's first board by letters has its own.
    """
    return f"{match.id}-0" if match.reader is None else f"{match.id}.{match.reader.number}-0"


def version_of(post: FoundPost, match: Match) -> int | None:
    """Return the version in the buttons of a match's board. It is 0 if they name none.

    Return None if this is no board of the match, or one from before a backup was restored.
    """
    found = [Address.read(one) for one in addresses(post.components)]
    versions = [one.version for one in found if one is not None and (one.game, one.match) == (match.game, match.id)]
    newest = max(versions, default=None)
    return None if newest and not match.era_start <= newest <= match.version else newest


def with_board(match: Match, board: BoardMessage) -> Match:
    return match if match.board == board else replace(match, board=board)
