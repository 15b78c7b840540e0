"""Tests of what a final board says: who won and by how much, the best of the match, and ranks."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.game import Level, Outcome, Seat, Standing
from bot.games.gembatan.events import ChainScored
from bot.games.gembatan.model import Chain, Socket
from bot.games.gemrush.events import RoomBuilt, RoomUsed, TileLaid
from bot.games.gemrush.mine import Cell
from bot.games.gemrush.rooms import TILES
from bot.games.gems3d.model import FormationCleared, Mode
from bot.sessions.change import notice_about
from bot.sessions.computers import computer
from bot.sessions.model import UNANSWERED, UNREACHED, Entry, Match, MatchSeat, Phase
from bot.sessions.pace import FormerOwner, Ranked
from bot.sessions.undoing import TakeBack
from bot.storage.keeping import former
from bot.ui.boards import ending
from bot.ui.boards.notice_words import sentence
from bot.ui.face import Face
from bot.ui.words import Words
from tests.ui.test_views import FACES, TEXTS, match_of

WORDS = Words(TEXTS, "en-US")
GERMAN = Words(TEXTS, "de")
NAMES = ("Ada", "Bela", "Chen")


def face_of(key: str) -> Face:
    return next(face for face in FACES if face.key == key)


def ended(key: str, *scores: int, places: Sequence[int] = (), total: int | None = None, **options: Any) -> Match:
    """Return a finished match of Ada, Bela and Chen with these scores, best first."""
    face, seats = face_of(key), range(len(scores))
    wanted = replace(face.game.about.samples[0], **options)
    standings = tuple(Standing(Seat(seat), (places or range(1, 9))[seat], scores[seat]) for seat in seats)
    return replace(
        match_of(face, wanted, Phase.OVER),
        seats=tuple(MatchSeat(Seat(seat), 100 + seat, NAMES[seat]) for seat in seats),
        solo=len(scores) == 1,
        outcome=Outcome("full", standings, total, 20),
    )


def with_ranks(match: Match, *ranks: Ranked) -> Match:
    return replace(match, terms=replace(match.terms, ranks=ranks))


def story(*moves: tuple[int, Sequence[Any]]) -> list[Entry]:
    return [
        Entry(version, "move", Seat(seat), 100 + seat, "m", tuple(events), 0)
        for version, (seat, events) in enumerate(moves)
    ]


@pytest.mark.parametrize(
    ("match", "said"),
    [
        (ended("gembatan", 33, 27, 17), "### Ada wins, 6 points ahead of Bela"),
        (ended("gembatan", 28, 27), "### Ada wins, 1 point ahead of Bela"),
        (ended("gembatan", 27, 27), "### Ada wins, with as many points as Bela"),
        (ended("gembatan", 20, 20, 1, places=(1, 1, 3)), "### A draw: 2 players share first place"),
        (ended("gemdrop", 0, 0), "### Ada wins"),
        (ended("gemrush", 4, 3, places=(1, 1), total=7, mode="crisis"), ""),
        (ended("gems3d", 70, 50, total=123, mode=Mode.RELAY), "### Together 123 points. Ada brought the most: 70"),
        (
            ended("gems3d", 60, 60, places=(1, 1), total=120, mode=Mode.RELAY),
            "### Together 120 points. Ada and Bela brought the most: 60 each",
        ),
        (ended("gems3d", 0, 0, places=(1, 1), total=5, mode=Mode.RELAY), "### Together 5 points"),
        (ended("gems3d", 120), ""),
        (with_ranks(ended("gems3d", 120), Ranked(Seat(0), 2, 3, best=True)), "### A new personal best: 120 points"),
    ],
)
def test_the_first_words_say_who_won_and_by_how_much(match: Match, said: str) -> None:
    assert ending.headline(match, face_of(match.game), WORDS) == said


@pytest.mark.parametrize(
    ("seat", "said"),
    [(Seat(0), "Ada has left this match of Gembatan."), (None, "somebody did not answer for very long")],
)
def test_a_match_without_a_result_says_who_left_it(seat: Seat | None, said: str) -> None:
    match = replace(ended("gembatan", 3, 2), phase=Phase.CANCELLED, outcome=None)
    match = replace(match, entry=Entry(9, "end", seat, None if seat is None else 100, UNANSWERED, (), 0))

    told = ending.cancelled(match, face_of("gembatan"), WORDS)

    assert said in told
    assert ("somebody" in told) == (seat is None)


def test_the_board_of_a_match_that_nobody_could_reach_blames_nobody() -> None:
    match = replace(ended("gembatan", 3, 2), phase=Phase.CANCELLED, outcome=None)
    match = replace(match, entry=Entry(9, "end", None, None, UNREACHED, (), 0))

    told = ending.cancelled(match, face_of("gembatan"), WORDS)

    assert "because nobody could reach it for very long" in told
    assert "answer" not in told


def test_the_last_picture_of_a_relay_says_whose_the_big_number_is() -> None:
    face, match = face_of("gems3d"), ended("gems3d", 5, 0, total=5, mode=Mode.RELAY)
    begun = face.game.setup(5, match.options, 2).state
    board = replace(begun.boards[0], over="turns", score=5)
    over = replace(match, state=replace(begun, boards=(board,), credits=(5, 0)))
    _, table = face.scene(over, WORDS)
    assert table.caption("over", "") == "TOGETHER"
    assert table.caption("reason", "") == "Ada brought the most: 5"
    assert table.caption("turns", "") == "The last turn · 0 turns"
    assert "◆ **Ada** · 5 points" in ending.result(over, face, WORDS, ())


def test_the_last_picture_of_a_relay_without_points_says_once_why_it_is_over() -> None:
    face, match = face_of("gems3d"), ended("gems3d", 0, 0, total=0, mode=Mode.RELAY)
    begun = face.game.setup(5, match.options, 2).state
    over = replace(match, state=replace(begun, boards=(replace(begun.boards[0], over="turns"),)))

    _, table = face.scene(over, WORDS)

    assert (table.caption("reason", ""), table.caption("turns", "")) == ("The last turn", "0 turns")


def resigned(key: str, *seats: int) -> Match:
    """Return a match that ended because these seats resigned."""
    match = ended(key, 5, *(5 for _ in seats))
    left = tuple(replace(one, present=one.seat not in seats) for one in match.seats)
    assert match.outcome is not None
    return replace(match, seats=left, outcome=replace(match.outcome, reason="left"))


@pytest.mark.parametrize("key", ["gembatan", "gemrush", "gems3d", "gemdrop"])
def test_the_first_words_say_who_resigned(key: str) -> None:
    one = resigned(key, 1)
    assert ending.headline(one, face_of(key), WORDS) == "### Ada wins: Bela resigned"
    assert ending.headline(one, face_of(key), GERMAN) == "### Ada gewinnt durch Aufgabe von Bela"
    both = resigned(key, 1, 2)
    assert ending.headline(both, face_of(key), GERMAN) == "### Ada gewinnt durch Aufgabe von Bela und Chen"


@pytest.mark.parametrize("key", ["gembatan", "gemrush"])
def test_the_last_picture_says_who_resigned(key: str) -> None:
    face, over = face_of(key), replace(ended_by_leaving(key), outcome=resigned(key, 1).outcome)
    _, table = face.scene(over, WORDS)
    assert table.caption("reason", "") == "Bela resigned"
    assert face.alt(over, face.view(over), WORDS).startswith("Over: Bela resigned.\n")
    assert "Vorbei: Bela hat aufgegeben.\n" in face.alt(over, face.view(over), GERMAN)
    gone = replace(over, terms=replace(over.terms, gone=(Seat(1),)))
    assert "resigned" not in face.alt(gone, face.view(gone), WORDS) + face.scene(gone, WORDS)[1].caption("reason", "")


def test_the_first_words_say_who_ran_out_of_time_only_if_this_has_ended_the_match() -> None:
    match = ended("gembatan", 9, 5, 3)
    late = replace(match, terms=replace(match.terms, timed_out=(Seat(2),)))
    seats = tuple(replace(one, present=one.seat != 2) for one in late.seats)
    played_on = replace(late, seats=seats)
    assert ending.headline(played_on, face_of("gembatan"), WORDS) == "### Ada wins, 4 points ahead of Bela"
    alone = replace(late, seats=tuple(replace(one, present=one.seat == 0) for one in late.seats))
    assert ending.headline(alone, face_of("gembatan"), WORDS) == "### Ada wins: Chen ran out of time"


def ended_by_leaving(key: str) -> Match:
    """Return a match of Ada and Bela that Bela has left, with its last position."""
    game, match = face_of(key).game, resigned(key, 1)
    begun = game.setup(5, match.options, 2).state
    return replace(match, state=game.leave(begun, Seat(1)).state)


def test_who_left_the_server_has_not_resigned() -> None:
    match = resigned("gembatan", 1)
    gone = replace(match, terms=replace(match.terms, gone=(Seat(1),)))
    assert ending.headline(gone, face_of("gembatan"), WORDS) == "### Ada wins, with as many points as Bela"


@pytest.mark.parametrize(
    ("ranked", "said"),
    [
        (Ranked(Seat(0), 4), "In this server, by best score: Ada enters at rank 4."),
        (Ranked(Seat(0), 2, 5, best=True), "In this server, by best score: Ada climbs from rank 5 to 2."),
        (Ranked(Seat(0), 1, 1, best=True), "In this server, by best score: Ada stays on rank 1."),
        (Ranked(Seat(0), 3, 3), "In this server, by best score: Ada stays on rank 3."),
    ],
)
def test_a_solo_board_tells_the_rank_and_its_change(ranked: Ranked, said: str) -> None:
    match = with_ranks(ended("gems3d", 20), ranked)
    assert said in ending.result(match, face_of("gems3d"), WORDS, ())


@pytest.mark.parametrize(
    ("level", "ranked", "english", "german"),
    [
        (
            "hard",
            Ranked(Seat(0), 2, 3, won=12, played=30),
            "In this server, against hard computer players: Ada climbs from rank 3 to 2 (12 of 30 won).",
            "Auf diesem Server gegen schwere Computerspieler: Ada klettert von Rang 3 auf 2 (12 von 30 gewonnen).",
        ),
        (
            "easy",
            Ranked(Seat(0), 1, 1, won=3, played=5),
            "In this server, against easy computer players: Ada stays on rank 1 (3 of 5 won).",
            "Auf diesem Server gegen leichte Computerspieler: Ada bleibt auf Rang 1 (3 von 5 gewonnen).",
        ),
        (
            "easy",
            Ranked(Seat(0), 0, won=0, played=2),
            "In this server, against easy computer players: Ada gets a rank with the first win (0 of 2 won).",
            "Auf diesem Server gegen leichte Computerspieler: Ada bekommt mit dem ersten Sieg einen Rang "
            "(0 von 2 gewonnen).",
        ),
        (
            "normal",
            Ranked(Seat(0), 4),
            "In this server, by best score with computer players: Ada enters at rank 4.",
            "Auf diesem Server, nach bestem Ergebnis mit Computerspielern: Ada steigt auf Rang 4 ein.",
        ),
    ],
)
def test_ranks_beside_computer_players_name_their_leaderboard(
    level: Level, ranked: Ranked, english: str, german: str
) -> None:
    match, player = with_ranks(ended("gemdrop", 33, 27), ranked), computer(level, 0)
    match = replace(match, seats=(match.seats[0], MatchSeat(Seat(1), player.user, player.name)))
    assert english in ending.result(match, face_of("gemdrop"), WORDS, ())
    assert german in ending.result(match, face_of("gemdrop"), GERMAN, ())


def test_a_table_tells_only_ranks_that_have_changed() -> None:
    match = with_ranks(ended("gembatan", 33, 27), Ranked(Seat(0), 1, 1), Ranked(Seat(1), 2, 4, best=True))
    told = ending.result(match, face_of("gembatan"), WORDS, ())
    assert "In this server, by best score: Bela climbs from rank 4 to 2." in told
    assert "Ada stays" not in told
    match = with_ranks(match, Ranked(Seat(0), 1, 1, best=True))
    told = ending.result(match, face_of("gembatan"), WORDS, ())
    assert "In this server, by best score: Ada sets a new personal best and keeps rank 1." in told


@pytest.mark.parametrize("best", [False, True])
def test_a_member_whom_another_has_passed_does_not_stay_on_a_rank(best: bool) -> None:
    match = with_ranks(ended("gembatan", 33, 27), Ranked(Seat(0), 1, 2, best=True), Ranked(Seat(1), 2, 1, best=best))
    told = "Ada climbs from rank 2 to 1 and Bela falls from rank 1 to 2."
    assert told in ending.result(match, face_of("gembatan"), WORDS, ())


def test_gems_3d_tells_the_best_line_and_the_points_a_turn() -> None:
    cleared = (FormationCleared(Seat(0), 1, bytes(range(5)), 10), FormationCleared(Seat(0), 2, bytes(range(7)), 21))
    moves = story((0, [FormationCleared(None, 1, bytes(range(9)), 40)]), (0, cleared))
    face = face_of("gems3d")
    assert face.highlight(ended("gems3d", 31), moves, WORDS) == "Best line: 7 gems for 21 points · 1.6 points a turn"
    assert (
        face.highlight(ended("gems3d", 31), moves, GERMAN) == "Beste Reihe: 7 Steine für 21 Punkte · 1,6 Punkte je Zug"
    )
    relay = ended("gems3d", 31, 0, mode=Mode.RELAY)
    assert face.highlight(relay, moves, WORDS).startswith("Best line: **Ada**, 7 gems")
    assert face.highlight(ended("gems3d", 0), (), WORDS) == ""


def test_gembatan_tells_the_longest_chain_of_the_match() -> None:
    def chain(seat: int, colour: int, count: int) -> ChainScored:
        return ChainScored(Seat(seat), Chain(colour, tuple(map(Socket, range(count)))))

    moves = story((0, [chain(0, 1, 3)]), (1, [chain(1, 2, 7)]), (0, [chain(0, 3, 4)]))
    match = ended("gembatan", 33, 27, 17)
    assert face_of("gembatan").highlight(match, moves, WORDS) == "Longest chain: **Bela**, 7 in blue"
    assert face_of("gembatan").highlight(match, (), WORDS) == ""


def test_gem_rush_tells_the_best_room_even_if_it_was_laid_one_move_later() -> None:
    tile = next(number for number, tile in enumerate(TILES) if tile.key == "ticket-booth")
    moves = story(
        (0, [RoomBuilt(Seat(0), Cell(5), 0, b"", b"", 2)]),
        (1, [RoomBuilt(Seat(1), Cell(6), 0, b"", b"", 5)]),
        (1, [TileLaid(Seat(1), Cell(7), tile, 0)]),
    )
    match = ended("gemrush", 20, 19)
    assert face_of("gemrush").highlight(match, moves, WORDS) == "Best room: Ticket Booth by **Bela**, +5"


BUILT = [RoomBuilt(Seat(1), Cell(6), 0, b"", b"", 5)]
OPAL = computer("normal", 0).user
BEST: dict[str, tuple[list[Any], str]] = {
    "gemrush": (BUILT, "Best room: "),
    "gembatan": ([ChainScored(Seat(1), Chain(2, tuple(map(Socket, range(7)))))], "Longest chain: "),
    "gems3d": ([FormationCleared(Seat(1), 1, bytes(range(5)), 10)], "Best line: "),
}


@pytest.mark.parametrize("key", BEST)
@pytest.mark.parametrize("unheard", [(), (Seat(1),)])
def test_the_best_of_a_match_is_credited_to_who_did_it(key: str, unheard: tuple[Seat, ...]) -> None:
    events, begins = BEST[key]
    match = ended(key, 9, 20, mode=Mode.RELAY) if key == "gems3d" else ended(key, 9, 20)
    match = replace(match, terms=replace(match.terms, unheard=unheard))
    (own,) = story((1, events))
    by_member, lent = replace(own, user=match.seats[1].user), replace(own, user=OPAL)

    assert "Opal" not in face_of(key).highlight(match, (by_member,), WORDS)
    assert "🤖" not in face_of(key).highlight(match, (by_member,), WORDS)
    told = face_of(key).highlight(match, (lent,), WORDS)
    assert told.startswith(begins)
    assert "**🤖 Opal \\(normal\\) for Bela**" in told


def test_the_table_of_gem_rush_tells_apart_what_a_computer_player_built_and_used_in_a_seat() -> None:
    match = ended("gemrush", 9, 20)
    own, lent, used = story((1, BUILT), (1, BUILT), (1, [RoomUsed(Seat(1), 0, action=True)]))
    entries = (replace(own, user=match.seats[1].user), replace(lent, user=OPAL), replace(used, user=OPAL))
    face, room = face_of("gemrush"), "1 room: Tunnel +5"

    told = face.result(match, Seat(1), entries, WORDS)

    assert told == f"{room} · 🤖 Opal \\(normal\\): {room} · used a room once"
    assert face.result(match, Seat(1), entries[1:], WORDS) == f"🤖 Opal \\(normal\\): {room} · used a room once"
    assert dict(face.captions(match, face.view(match), WORDS, entries))["did-1"] == told.replace("\\", "")


@pytest.mark.parametrize("key", BEST)
def test_the_best_of_a_match_is_credited_to_the_member_who_stood_in(key: str) -> None:
    events, begins = BEST[key]
    options: dict[str, Any] = {"mode": Mode.RELAY} if key == "gems3d" else {}
    match = ended(key, 9, 20, **options)
    (own,) = story((1, events))
    had_it = replace(match, terms=replace(match.terms, former=(FormerOwner(Seat(1), 555),)))
    forgotten = replace(own, user=former(1))

    assert face_of(key).highlight(match, (own,), WORDS).startswith(begins)
    assert "**<@555> for Bela**" in face_of(key).highlight(match, (replace(own, user=555),), WORDS)
    assert "**<@555>**" in face_of(key).highlight(had_it, (replace(own, user=555),), WORDS)
    assert "**Bela**" in face_of(key).highlight(match, (forgotten,), WORDS)


def brought(seat: int, user: int, points: int) -> Entry:
    return Entry(1, "move", Seat(seat), user, "m", (FormationCleared(Seat(seat), 1, bytes(range(4)), points),), 0)


@pytest.mark.parametrize(
    ("moves", "said", "caption"),
    [
        (((0, 100, 70), (1, 101, 50)), "Ada brought the most: 70", "Ada brought the most: 70"),
        (
            ((0, OPAL, 60), (0, 100, 10), (1, 101, 50)),
            "🤖 Opal \\(normal\\) for Ada brought the most: 60",
            "🤖 Opal (normal) for Ada brought the most: 60",
        ),
        (((0, OPAL, 35), (0, 100, 35), (1, 101, 50)), "Bela brought the most: 50", "Bela brought the most: 50"),
        (
            ((0, OPAL, 50), (0, 100, 20), (1, 101, 50)),
            "Bela and 🤖 Opal \\(normal\\) for Ada brought the most: 50 each",
            "2 players brought the most: 50 each",
        ),
        (((0, 555, 60), (0, 100, 10), (1, 101, 50)), "<@555> for Ada brought the most: 60", ""),
        (((0, 100, 20), (1, 101, 50)), "Ada brought the most: 70", None),  # not all of it is in the log
    ],
)
def test_a_relay_credits_who_brought_the_most_points(
    moves: tuple[tuple[int, int, int], ...], said: str, caption: str | None
) -> None:
    face, match = face_of("gems3d"), ended("gems3d", 70, 50, total=123, mode=Mode.RELAY)
    told = tuple(brought(*move) for move in moves)

    assert ending.headline(match, face, WORDS, told) == f"### Together 123 points. {said}"
    begun = face.game.setup(5, match.options, 2).state
    board = replace(begun.boards[0], over="full", score=123)
    match = replace(match, state=replace(begun, boards=(board,), credits=(70, 50)))
    expected = "The board is full" if caption == "" else said if caption is None else caption
    assert dict(face.captions(match, face.view(match), WORDS, told))["reason"] == expected


def test_a_seat_of_a_relay_that_several_played_tells_the_points_of_each() -> None:
    face, match = face_of("gems3d"), ended("gems3d", 70, 50, total=123, mode=Mode.RELAY)
    lent = (brought(0, OPAL, 50), brought(0, 100, 20), brought(1, 101, 50))
    stood_in = (brought(0, 100, 70), brought(1, 555, 50))

    assert face.result(match, Seat(0), lent, WORDS) == "of these Ada 20 and 🤖 Opal \\(normal\\) 50"
    assert face.result(match, Seat(1), lent, WORDS) == ""
    assert face.result(match, Seat(1), stood_in, WORDS) == "of these Bela 0 and <@555> for Bela 50"


def test_half_a_tenth_of_a_point_a_turn_is_rounded_up() -> None:
    match = ended("gems3d", 5, 0, total=5, mode=Mode.RELAY)
    assert match.outcome is not None
    match = replace(match, outcome=replace(match.outcome, turns=20))

    assert face_of("gems3d").highlight(match, (brought(0, 100, 5),), WORDS).endswith("0.3 points a turn")


def test_the_best_line_names_nobody_if_another_has_as_good_a_line() -> None:
    match = ended("gems3d", 10, 5, total=15, mode=Mode.RELAY)
    told = (brought(0, 100, 5), brought(0, 100, 5), brought(1, 101, 5))

    assert face_of("gems3d").highlight(match, told, WORDS).startswith("Best line: 4 gems for 5 points")
    assert face_of("gems3d").highlight(match, told[:2], WORDS).startswith("Best line: **Ada**, 4 gems")


@pytest.mark.parametrize(("scores", "said"), [((5, 3), "has lost the match"), ((5, 4, 3), "is out of this match")])
def test_whose_time_has_run_out_is_told_what_they_have_lost(scores: tuple[int, ...], said: str) -> None:
    match = ended("gembatan", *scores)
    told = sentence(notice_about(match, "lost", Seat(1)), match, WORDS)
    assert told.startswith(f"**Gembatan**: Bela ran out of time and {said}.")


def test_who_runs_out_of_time_in_a_race_of_two_is_out_of_it() -> None:
    """The other plays on, so nothing is lost yet."""
    match = ended("gems3d", 5, 3, mode=Mode.RACE)
    match = replace(match, terms=replace(match.terms, unrated=(Seat(1),)))
    told = sentence(notice_about(match, "lost", Seat(1)), match, WORDS)
    assert told.startswith("**Gems 3D**: Bela ran out of time and is out of this match.")


@pytest.mark.parametrize(
    ("back", "said"),
    [
        (TakeBack(3, 1, 2), "before their last turn. 2 moves would be withdrawn."),
        (TakeBack(3, 1, 1, whole=False), "before their last step. 1 move would be withdrawn."),
        (TakeBack(3, 2, 3, whole=False), "before their last 2 steps. 3 moves would be withdrawn."),
    ],
)
def test_a_question_tells_what_it_asked_though_it_is_over(back: TakeBack, said: str) -> None:
    match = ended("gembatan", 5, 3)
    assert match.terms.proposal is None
    assert said in sentence(notice_about(match, "proposed-back", back=back), match, WORDS)
