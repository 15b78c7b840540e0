"""Tests that each refusal and each notice names members of a match as its boards do: "Sam", "Sam (2)", "Member (3)"."""

import ast
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from bot import errors
from bot.engine.game import Seat, SeatRange
from bot.errors import Param, PlayerError
from bot.games import all_games
from bot.sessions import refusals
from bot.sessions.change import SEALED, Change, Command, Head, notice_about
from bot.sessions.computers import free_computer
from bot.sessions.model import Match, Member, Phase
from bot.sessions.notices import OF_MEMBERS, Notice, NoticeKind
from bot.sessions.pace import HOUR, Guest, Pace, Rematch, StandIn, Why
from bot.sessions.play import calling_off, choices, company, lobby, presence, rematch, seats, turns
from bot.sessions.seals import SaltedSeed
from bot.sessions.time import proposals
from bot.ui.boards.notice_words import sentence
from bot.ui.words import Words, safe_name, with_names
from tests.texts.loaded import all_texts
from tests.ui.test_look_alikes import of_members
from tests.ui.test_views import FACES

ROOT = Path(__file__).parents[2]
WORDS = Words(all_texts(), "en-US")
RUSH = next(face for face in FACES if face.key == "gemrush")
NAMES = ("Sam", "Sam", "\u3164", "\u200b", "Member", "Ada", "Bela")
TOLD = ("Sam", r"Sam \(2\)", "Member", r"Member \(2\)", r"Member \(3\)")  # of the first five seats, on boards
ALIKE = tuple(map(Seat, range(len(TOLD))))
ADA, BELA = Seat(5), Seat(6)
CLEO, DORA = 901, 902  # users without a seat


def table(phase: Phase = Phase.PLAYING, **terms: Any) -> Match:
    match = of_members(RUSH, phase, NAMES)
    return replace(match, terms=replace(match.terms, **terms))


def asking(match: Match, user: int, head: Head = SEALED) -> Change:
    return Change(Command(1, Member(user, "Asker")), all_games()[match.game], match, match, head, 7, "")


def user_of(match: Match, seat: Seat) -> int:
    return match.seats[seat].user


def hosted_by(seat: Seat, phase: Phase) -> Match:
    match = table(phase)
    return replace(match, host=user_of(match, seat))


def board_name(match: Match, user: int) -> str:
    """Return the name of a user on the boards of the match."""
    named = with_names(match, WORDS)
    found = {one.owner: one.name for one in named.terms.stand_ins} | {one.user: one.name for one in named.terms.guests}
    found |= {one.user: one.name for one in named.seats}
    return safe_name(found[user])


Refused = tuple[Match, int, Callable[[], object]]  # the match, the user who is named, and what raises or returns


def by_host(decision: Callable[[Change], Change], phase: Phase, seat: Seat) -> Refused:
    match = hosted_by(seat, phase)
    return match, match.host, lambda: decision(asking(match, user_of(match, ADA)))


def lent(seat: Seat) -> Refused:
    match = table(stand_ins=(StandIn(seat, CLEO, "Cleo", "holiday"),))
    return match, user_of(match, seat), lambda: refusals.not_seated(match, CLEO)


def covered(seat: Seat) -> tuple[Match, int]:
    """Return a match in which a computer player plays a seat for Cleo, and the computer player's user."""
    match = table(stand_ins=(StandIn(seat, CLEO, "Cleo", "late"),))
    player = free_computer("normal", match.seats)
    seats = tuple(replace(one, user=player.user, name=player.name) if one.seat == seat else one for one in match.seats)
    return replace(match, seats=seats), player.user


def played_for(seat: Seat) -> Refused:
    match, player = covered(seat)
    return match, player, lambda: refusals.not_seated(match, CLEO)


def played_for_out_of_turn(seat: Seat) -> Refused:
    match, player = covered(seat)
    return match, player, lambda: refusals.not_your_turn(match, CLEO)


def chosen(seat: Seat) -> Refused:
    match, dwarf = table(Phase.LOBBY), RUSH.game.about.choices[0]
    match = replace(match, options=choices.with_choice(match.options, seat, dwarf))
    return match, user_of(match, seat), lambda: lobby.choose(asking(match, user_of(match, ADA)), dwarf, SaltedSeed(7))


def kept(seat: Seat, **terms: Any) -> Refused:
    """Return a lobby whose last free seat is kept for a guest with the name of `seat`."""
    match = table(Phase.LOBBY, guests=(Guest(CLEO, NAMES[seat]),), **terms)
    match = replace(match, limits=SeatRange(2, 6), seats=match.seats[:5])
    return match, CLEO, lambda: lobby.join(asking(match, DORA), SaltedSeed(7))


def challenged(seat: Seat) -> Refused:
    match = table(Phase.LOBBY, guests=(Guest(CLEO, NAMES[seat]),))
    return match, CLEO, lambda: rematch.not_asked(match)


def waiting(seat: Seat) -> Refused:
    match = replace(table(), to_move=(seat,))
    return match, user_of(match, seat), lambda: refusals.not_your_turn(match, CLEO)


def raced(seat: Seat) -> Refused:
    match = replace(table(), to_move=(seat,))
    match = replace(match, seats=tuple(replace(one, present=one.seat != ADA) for one in match.seats))
    return match, user_of(match, seat), lambda: refusals.not_seated(match, user_of(match, ADA), races=True)


def undone(seat: Seat) -> Refused:
    match = replace(table(), can_undo=seat)
    head = Head(parent=1, sealed=False, mover=seat, step="")
    return match, user_of(match, seat), lambda: turns.undo(asking(match, user_of(match, ADA), head), None, False)


def seated(seat: Seat) -> Refused:
    match = table()
    to = Member(user_of(match, seat), NAMES[seat])
    return match, to.user, lambda: seats.offer_seat(asking(match, user_of(match, ADA)), to, False)


def owned(seat: Seat) -> Refused:
    match = table(stand_ins=(StandIn(BELA, CLEO, NAMES[seat], "holiday"),))
    return match, CLEO, lambda: proposals.propose_end(asking(match, user_of(match, BELA)))


def blocked(seat: Seat) -> Refused:
    match = table()
    return match, user_of(match, seat), lambda: refusals.own_blocks(match, [user_of(match, seat)])


CASES: dict[str, Callable[[Seat], Refused]] = {
    "error-seat-lent": lent,
    "error-seat-covered": played_for,
    "error-not-your-turn-covered": played_for_out_of_turn,
    "error-choice-taken": chosen,
    "error-seats-kept": partial(kept, rematch=Rematch("k7qa2mzx34", until=9)),
    "error-seat-kept": kept,
    "error-not-challenged": challenged,
    "error-not-your-turn": waiting,
    "error-board-ended": raced,
    "error-undo-not-yours": undone,
    "error-seated-already": seated,
    "error-owner-decides": owned,
    "error-own-blocks": blocked,
    "error-not-host": partial(by_host, partial(calling_off.cancel, moderator=False), Phase.LOBBY),
    "error-not-host-to-seat": partial(by_host, partial(company.add_computer, level="easy"), Phase.LOBBY),
    "error-not-host-to-start": partial(by_host, partial(lobby.start, seed=SaltedSeed(7)), Phase.LOBBY),
    "error-not-host-for-pace": partial(by_host, partial(proposals.propose, pace=Pace(HOUR)), Phase.LOBBY),
    "error-not-host-to-move": partial(by_host, partial(presence.move_to, channel=5, moderator=False), Phase.PLAYING),
}
# Those that name members of several matches, or of none.
OF_NO_MATCH = {
    "error-no-session-own",
    "error-no-table",
    "error-no-table-to-end",
    "error-no-solo",
    "error-no-solo-but-table",
    "error-cannot-take",
    "error-no-challenges",
    "error-own-block",
    "error-challenge-unseen",
}


@pytest.mark.parametrize("seat", ALIKE)
@pytest.mark.parametrize("key", CASES)
def test_a_refusal_names_a_member_as_the_board_does(key: str, seat: Seat) -> None:
    match, user, refuse = CASES[key](seat)
    try:
        refusal = refuse()
    except PlayerError as raised:
        refusal = raised

    assert isinstance(refusal, PlayerError)
    assert refusal.key == key
    assert WORDS.refusal(refusal) == WORDS(key, **{**refusal.params, "name": board_name(match, user)})


def test_every_refusal_that_names_somebody_is_walked() -> None:
    text = (ROOT / "bot/texts/en/errors.ftl").read_text(encoding="utf-8")
    naming = set(re.findall(r"^(error-[a-z-]+) = .*\{ \$name \}", text, flags=re.MULTILINE))

    assert naming == set(CASES) | OF_NO_MATCH


def test_boards_name_the_members_of_the_table_below() -> None:
    match = table()

    assert tuple(board_name(match, user_of(match, seat)) for seat in ALIKE) == TOLD


@pytest.mark.slow
def test_no_refusal_gets_a_stored_name_as_a_variable() -> None:
    kinds = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, PlayerError)}
    found = []
    for path in (*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py")):
        text = path.read_text(encoding="utf-8")
        for call in ast.walk(ast.parse(text)) if re.search(r"\bnames?\s*=", text) else ():
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in kinds:
                found += [f"{path.name}:{call.lineno}" for each in call.keywords if each.arg in ("name", "names")]

    assert found == []


def test_solo_players_of_a_channel_are_told_apart_in_a_refusal() -> None:
    alone = refusals.no_session("gemrush", tuple(enumerate(NAMES, 100)))

    assert r"Playing solo here: Sam, Sam \(2\), Member and" in WORDS.refusal(alone)


# -- notices ---------------------------------------------------------------------------------------------------------


class Recording(Words):
    """Keeps the variables of the newest sentence.

    Attributes:
        said: these variables.
    """

    said: dict[str, Param]

    def __call__(self, key: str, **params: Param) -> str:
        if key.startswith("wait-notice-"):
            self.said = params
        return super().__call__(key, **params)


def told(notice: Notice, match: Match) -> tuple[str, str, str]:
    """Return the names of the member and of who acted in the sentence of a notice, and the sentence."""
    words = Recording(all_texts(), "en-US")
    text = sentence(notice, match, words)
    return str(words.said["name"]), str(words.said["actor"]), text


def forms(kind: NoticeKind) -> list[dict[str, Any]]:
    """Return the fields by which the sentences of a kind of notice differ."""
    whys = ("handed", "holiday", "left", "table") if kind == "offered" else (None,)
    return [
        {"why": why, "for_good": good, "user": user, "pace": Pace(HOUR), "due": due}
        for why in whys
        for good in (False, True)
        for user in (None, CLEO)
        for due in (None, 1)
    ]


@pytest.mark.parametrize("seat", ALIKE)
@pytest.mark.parametrize(
    "kind", [kind for kind in get_args(NoticeKind) if kind not in ("daily", "evening", "watched", *OF_MEMBERS)]
)
def test_a_notice_names_members_as_the_board_does(kind: NoticeKind, seat: Seat) -> None:
    match, actor = table(), ALIKE[-1 - seat]
    by = Member(user_of(match, actor), NAMES[actor])
    for form in forms(kind):
        name, acting, text = told(notice_about(match, kind, seat, by=by, **form), match)

        assert (name, acting) == (TOLD[seat], TOLD[actor]), form
        assert "Former member" not in text


@pytest.mark.parametrize("seat", ALIKE)
@pytest.mark.parametrize("why", ["handed", "table"])
def test_the_offer_of_a_lent_seat_names_the_owner_and_the_stand_in_as_the_board_does(seat: Seat, why: Why) -> None:
    match = table(stand_ins=(StandIn(seat, CLEO, "sam", "holiday"),))
    name, actor, _ = told(notice_about(match, "offered", seat, why=why), match)

    assert (name, actor) == (r"sam \(3\)", TOLD[seat])


def test_a_notice_tells_apart_a_member_whom_the_match_has_no_more() -> None:
    match = table()
    gone = notice_about(match, "taken", Seat(0), by=Member(user_of(match, Seat(0)), "Sam"), whose=Member(CLEO, "Sam"))

    assert told(gone, match)[:2] == (r"Sam \(3\)", "Sam")


def test_a_notice_names_a_member_with_two_seats_by_the_one_that_they_have_not_left() -> None:
    match = table()
    twice = replace(match.seats[5], user=user_of(match, Seat(0)), name="Sam")
    match = replace(match, seats=(replace(match.seats[0], present=False), *match.seats[1:5], twice, match.seats[6]))

    assert told(notice_about(match, "silent", Seat(5)), match)[0] == board_name(match, twice.user) == r"Sam \(3\)"


def test_a_notice_of_an_older_version_keeps_its_stored_name() -> None:
    match = table()
    older = Notice("silent", 1, 2, match.id, seat=Seat(1), name="Sam (2)")

    assert told(older, match)[0] == r"Sam \(2\)"
