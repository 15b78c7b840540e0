"""Texts in one reader's language: sentences, names and links, the story of a match.

Members' names are escaped, so that no name can format text, make a link or mention anybody.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from datetime import date
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine.game import Phrase, Seat
from bot.engine.naming import MARK, NAMES_KEPT, seen, told_apart, unmarked
from bot.errors import Named, Param, PlayerError, Roster
from bot.games import AnyGame
from bot.sessions.computers import gem_of, level_of, user_named
from bot.sessions.contests import as_told
from bot.sessions.model import Entry, Match, Member
from bot.sessions.reseated import is_for_a_turn, new_member
from bot.storage.keeping import COUNCIL_NAME, PRIVATE_NAME, is_computer, is_council, is_former, is_member
from bot.texts import Texts, locales
from bot.texts.pictures import with_codes, with_pictures
from bot.ui.mentions import channel_link as channel_link
from bot.ui.mentions import channel_mention as channel_mention
from bot.ui.mentions import mention as mention
from bot.ui.mentions import message_link as message_link
from bot.ui.mentions import role_mention as role_mention

TOLD_CHANGES = 300  # the newest changes that are read for a story; they always include each seat's last turn
LONGEST_STORY = 3_000  # characters of a story in a message
MORE_FOR_PICTURES = 800  # characters by which pictures may make a story longer
TOLD_TO_WATCHERS = 12  # changes in a watcher's story

# Every character with a meaning in Discord's Markdown. `<` begins mentions, custom emoji, timestamps and command links.
# A number with a dot begins a list.
_TYPED = ("text", "team", "rival")  # the variables of refusals that members have typed, such as the name of a role
_FORMATTING = re.compile(r"([\\*_~`|<>#\[\]()+-]|(?<=\d)\.)")
_NAMELESS = {COUNCIL_NAME: "council-player", PRIVATE_NAME: "council-private"}  # texts, by stored names
_BREAK = "\u200b"  # an invisible space, which breaks mentions and links
_NO_PLAY = ("seat", "pace", "place")  # kinds of changes that are not part of play
_OWN = ("move", "undo")  # kinds of changes that only the member who plays a seat makes


class Reader(NamedTuple):
    """Who looks at pictures, which decides their theme.

    Attributes:
        guild: the server's id; 0 in a direct message.
        user: the member's id; None for everybody in a channel.
        guild_first: whether the server's theme comes before the member's.
    """

    guild: int = 0
    user: int | None = None
    guild_first: bool = False


class Words:
    """Texts in one language. A call returns the sentence of a text key.

    Attributes:
        reader: who looks at the pictures beside the texts.
    """

    def __init__(
        self, texts: Texts, *locales: str | None, board: str | None = None, reader: Reader | None = None
    ) -> None:
        """locales: Discord's codes of the reader's languages, the preferred first.

        board: the locale of names of buttons within sentences; None: that of the sentences.
        """
        self.language = texts.pick(*locales)
        self.reader = reader or Reader()
        self._texts = texts if board is None else texts.beside(texts.pick(board))

    def __call__(self, key: str, **params: Param) -> str:
        return self._texts.say(self.language, key, **params)

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of all languages that the bot speaks."""
        return self._texts.languages

    def in_all_languages(self, key: str) -> list[str]:
        """Return a sentence without variables in each language, the reader's language first."""
        others = (language for language in self.languages if language != self.language)
        return [self._texts.say(language, key) for language in (self.language, *others)]

    def listed(self, items: Iterable[str], kind: locales.Kind = "and") -> str:
        """Return several texts as one, such as "A, B and C"; "" if there are none."""
        return locales.listed(self.language, items, kind)

    def clauses(self, said: Iterable[str]) -> str:
        """Return several clauses as one, with semicolons between them."""
        return locales.clauses(self.language, said)

    def day(self, when: date) -> str:
        """Return a day, such as "21 Nov 2026"."""
        return locales.day(self.language, when)

    def day_and_month(self, when: date) -> str:
        """Return a day without its year, such as "Nov 21"."""
        return locales.day_and_month(self.language, when)

    def month(self, when: date, *, short: bool = False) -> str:
        """Return a month with its year, such as "November 2026"; short: "Nov 2026"."""
        return locales.month(self.language, when, short=short)

    def month_names(self, *, short: bool = False) -> tuple[str, ...]:
        """Return the names of the twelve months, such as "November"; short: "Nov"."""
        return locales.month_names(self.language, short=short)

    def computer(self, user: int) -> str:
        """Return the name of a computer player with its mark, such as "🤖 Opal (easy)"."""
        return f"{MARK} {self('computer-called', gem=self.gem_of(user), level=level_of(user) or '')}"

    def gem_of(self, user: int) -> str:
        """Return the name of a computer player without its level, such as "Opal"."""
        return self(f"computer-gem-{gem_of(user).lower()}")

    def named(self, stored: str) -> str:
        """Return the name of a user as it is shown in this language, on one line.

        stored: the name alone, as notices of older versions know it. Computer players have a translated name.
        """
        user = user_named(stored)
        return self.member(stored) if user is None else self.computer(user)

    def player(self, user: int, stored: str) -> str:
        """Return the name of a user of a match: of a computer player, of the channel, or of a member (`member`)."""
        if is_computer(user):
            return self.computer(user)
        key = _NAMELESS.get(stored) if is_council(user) else None  # of two channels, most have a name of their own
        return self.member(stored) if key is None else self(key)

    def member(self, stored: str) -> str:
        """Return the name of a member as it is shown, on one line, without the mark of computer players.

        A member whose data was deleted is "Former member", and one whose name has no visible sign is "Member".
        """
        return unmarked(stored) or self("ui-nameless") if stored else self("privacy-former")

    def refusal(self, refusal: PlayerError, **said: Param) -> str:
        """Return the sentence for a refusal, with the variables `said`. Names and typed texts in it are escaped.

        If the refusal has a variable `more`, its list of names ends with so many others.
        """
        params = {**refusal.params, **said}
        if refusal.named is not None:
            params["name"] = safe_names(refusal.named, self, int(params.get("more", 0)))
        params |= {name: safe_name(str(params[name])) for name in _TYPED if name in params}
        return self(refusal.key, **params)

    def phrase(
        self,
        phrase: Phrase,
        match: Match | None = None,
        *,
        escape: bool = True,
        played_by: tuple[Seat, str] | None = None,
        again: bool = False,
    ) -> str:
        """Return a sentence from the rules.

        If the phrase has a param `seat`, its text may also use `name`, the name of the member in this seat. In the same
        way, `from_seat` gives `from_name`. Names are escaped for a message unless `escape` is False.

        played_by: a seat, and a text in place of the name of its member. `owner_name` is the member's all the same.
        again: whether the sentence before has named the member of `seat`. A phrase that need not repeat the name has a
            param `again`, which is 0 if nothing is known about the sentence before.
        """
        names: dict[str, Param] = {}
        if match is not None and any(param.endswith("seat") for param, _ in phrase.params):
            match = with_names(match, self)
            for param, value in phrase.params:
                if (param == "seat" or param.endswith("_seat")) and isinstance(value, int):
                    name = match.name_of(Seat(value)) if 0 <= value < len(match.seats) else ""
                    name = safe_name(name) if escape and name else name
                    if played_by is not None and played_by[0] == value and param != "owner_seat":
                        name = played_by[1]
                    names[param.removesuffix("seat") + "name"] = name
        if again and "again" in dict(phrase.params):
            names["again"] = 1
        return self._texts.phrase(self.language, phrase, **names)

    def told(self, game: AnyGame, events: Iterable[Any], match: Match, entry: Entry | None = None) -> str:
        """Return a game's events in words.

        entry: the entry that has these events, so that they name who made this move, even if another has the seat now.
        """
        played_by = None if entry is None else _mover(match, entry, self)
        told, before = list[str](), None  # the sentences, and the seat that the last of them is about
        for event in as_told(game, match, events):
            phrase = game.tell(event)
            seat = dict(phrase.params).get("seat")
            again = seat is not None and seat == before
            if sentence := self.phrase(phrase, match, played_by=played_by, again=again):
                told.append(sentence)
                before = seat
        return " ".join(told)


# ---- names and links ----


def plain_name(name: str) -> str:
    """Return a display name as one line without invisible characters, at most LONGEST_NAME long; "?" if empty.

    Names of a match come from `shown_names`, other stored ones from `Words.member`: none of these is empty.
    """
    return seen(name) or "?"


@lru_cache(NAMES_KEPT)
def safe_name(name: str) -> str:
    """Return a display name for a message, with Markdown escaped, and mentions and links made harmless."""
    escaped = _FORMATTING.sub(r"\\\1", plain_name(name))
    return escaped.replace("@", "@" + _BREAK).replace("://", ":" + _BREAK + "//")


def shown_names(roster: Roster, words: Words) -> tuple[str, ...]:
    """Return the names of a match's users as they are shown in the reader's language, told apart by numbers.

    All that names a member of a match gets the name from here, so that it is the name on the match's boards.
    """
    return told_apart(tuple(words.player(user, name) for user, name in roster))


def safe_names(named: Named, words: Words, more: int = 0) -> str:
    """Return users for a message, as a list. more: how many others the list mentions without their names."""
    shown = shown_names(named.roster, words)
    others = [words("error-others", count=more)] if more else []
    return words.listed([*(safe_name(shown[place]) for place in named.places), *others])


def names_in(match: Match | None, members: Sequence[Member], words: Words) -> tuple[str, ...]:
    """Return the names of users as the boards of a match show them, also of those who no longer have a seat in it.

    members: with the stored names of users whom the match has no more. A user 0 is known by this name only.
    """
    roster = [] if match is None else list(match.roster)
    places = {user: place for place, (user, _) in enumerate(roster)}
    for member in members:
        if member.user and member.user not in places:
            places[member.user] = len(roster)
            roster.append((member.user, member.name))
    if match is not None:  # a user who has left a seat, and has taken another
        places |= {seat.user: seat.seat for seat in match.present}
    shown = shown_names(tuple(roster), words)
    return tuple(shown[places[one.user]] if one.user else words.named(one.name) for one in members)


def with_names(match: Match, words: Words) -> Match:
    """Return the match with the names of all its users as they are shown in the reader's language (`shown_names`).

    Members whose seats are lent, and guests, are named in the same way.
    """
    terms, users = match.terms, match.roster
    shown = shown_names(users, words)
    seats = tuple(replace(seat, name=name) for seat, name in zip(match.seats, shown, strict=False))
    names = {user: name for (user, _), name in zip(users, shown, strict=True)}
    stand_ins = tuple(replace(one, name=names[one.owner]) for one in terms.stand_ins)
    guests = tuple(replace(one, name=names[one.user]) for one in terms.guests)
    return replace(match, seats=seats, terms=replace(terms, stand_ins=stand_ins, guests=guests))


# ---- the story of a match ----


def story_lines(match: Match, game: AnyGame, words: Words, entries: Iterable[Entry], longest: int) -> list[str]:
    """Return entries in words, one line per turn. longest: as for `newest_lines`."""
    match, told = with_names(match, words), []
    for (seat, kind, _), turn in groupby(entries, key=_turn_of):
        if kind == "seat" and seat is not None:
            changes = [entry for entry in turn if not is_for_a_turn(entry)]
            if not changes:
                continue
            told.append(words("guide-since-seat", **_reseated(match, seat, changes[-1], words)))
        elif kind == "place":
            told.append(moved_to(channel_after(list(turn)[-1]), words))
        elif kind:
            told.append(words("guide-since-pace"))
        else:
            told.append(entries_told(match, game, words, list(turn)))
    return newest_lines(told, longest)


def moved_to(channel: int | None, words: Words) -> str:
    """Return that a match moved to a channel. Discord shows its name only to who may see it. None: it is not known."""
    return words("guide-since-place", place=channel_mention(channel or 0), known=int(channel is not None))


def channel_after(entry: Entry) -> int | None:
    """Return the channel to which an entry moved the match; None if the log has lost it with the other ids."""
    channel = entry.notation.partition(">")[2]
    return int(channel) if channel else None


def entries_told(match: Match, game: AnyGame, words: Words, entries: Sequence[Entry]) -> str:
    """Return entries in words. entries: at least one; the same user made them all for the same seat."""
    return words.told(game, (event for entry in entries for event in entry.events), match, entries[0])


def who_moved(match: Match, seat: Seat, entry: Entry, words: Words) -> str:
    """Return the name of who played a seat in an entry, for a message. It is a mention if the name is not stored."""
    mover = _mover(match, entry, words)
    return mover[1] if mover is not None and mover[0] == seat else safe_name(with_names(match, words).name_of(seat))


def newest_lines(lines: Iterable[str], longest: int) -> list[str]:
    """Return the newest lines that fit into `longest` characters, at least one. Empty lines are left out.

    A picture counts as its code. If the pictures need too much room, the oldest lines have codes instead.
    """
    told = lines_that_fit([line for line in lines if line], longest, with_codes)
    for place, line in enumerate(told):
        if sum(len(with_pictures(each)) for each in told) <= longest + MORE_FOR_PICTURES:
            break
        told[place] = with_codes(line)
    return told


def lines_that_fit(lines: Sequence[str], longest: int, shown: Callable[[str], str]) -> list[str]:
    """Return the last lines that fit into `longest` characters together, at least one. shown: a line as it is sent."""
    fitting, room = list[str](), longest
    for line in reversed(lines):
        room -= len(shown(line)) + 1  # each line ends with a line break
        if fitting and room < 0:
            break
        fitting.append(line)
    return fitting[::-1]


def unnamed(match: Match, user: int, words: Words) -> str:
    """Return a mention of a member whose name is not stored, or what stands for them where it tells too much."""
    return words("privacy-former") if match.by_letters else mention(user)


def _reseated(match: Match, seat: Seat, entry: Entry, words: Words) -> dict[str, str]:
    """Return who got a seat, whose it was, and how: "taken", "returned", or "unknown" if they are gone again.

    A computer player only lends a hand, so the seat is not told as its own.
    """
    old, new, returned = new_member(entry)
    name, owner = _known(match, seat, new, words), _known(match, seat, old, words)
    if is_computer(old) or not old:
        stand_in = match.terms.stand_in_of(seat)
        lent = None if stand_in is None or stand_in.owner == new else safe_name(stand_in.name)
        owner = lent or (owner if match.seats[seat].user == new else safe_name(match.name_of(seat)))
    elif not owner and is_member(old):
        owner = unnamed(match, old, words)  # names of earlier members are not stored
    how = "unknown" if not name else "returned" if returned else "taken"
    return {"name": name, "owner": owner, "how": how, "known": "yes" if owner else "no"}


def _known(match: Match, seat: Seat, user: int, words: Words) -> str:
    """Return the name of a user who has or owns the seat today, or of a computer player; "" for others."""
    stand_in = match.terms.stand_in_of(seat)
    if match.seats[seat].user == user:
        return safe_name(match.name_of(seat))
    if stand_in is not None and stand_in.owner == user:
        return safe_name(stand_in.name)
    return safe_name(words.computer(user)) if is_computer(user) else ""


def _mover(match: Match, entry: Entry, words: Words) -> tuple[Seat, str] | None:
    """Return the seat, and who played it in an entry, if somebody else has the seat now.

    Names of earlier stand-ins are not stored, so members appear as mentions.
    """
    seat, user = entry.seat, entry.user if entry.kind in _OWN else None
    if seat is None or seat >= len(match.seats) or user in (None, match.seats[seat].user) or is_former(user or 0):
        return None
    if user is not None and is_computer(user):
        return seat, safe_name(words.computer(user))
    stand_in = with_names(match, words).terms.stand_in_of(seat)
    if stand_in is not None and stand_in.owner == user:
        return seat, safe_name(stand_in.name)
    return seat, unnamed(match, user or 0, words)


def _turn_of(entry: Entry) -> tuple[Seat | None, str, int | None]:
    """Return what the entries of one line have in common: the seat, the kind if it is not part of play, the member."""
    play = entry.kind not in _NO_PLAY
    return entry.seat, "" if play else entry.kind, entry.user if play and entry.kind in _OWN else None
