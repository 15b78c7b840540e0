"""Tests of the sentences that tell whole turns of Gembatan."""

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gembatan import GAME
from bot.games.gembatan.events import ChainScored, GembatanScored, GemPlaced, PiecesDrawn, TileLaid, TurnScored
from bot.games.gembatan.model import GEMBATAN_POINTS, Cell, Chain, Options, Socket, Tally
from bot.games.gembatan.notation import tile_name
from bot.sessions.model import Entry, Match, Phase
from bot.texts.pictures import with_codes
from bot.ui.words import Words
from cogs.gembatan.face import GembatanFace, state_of, turn_parts
from cogs.gembatan.recap import turn_in_brief, turn_in_words, turn_line
from tests.cogs.desk import Desk
from tests.cogs.gembatan_table import TWO, first_choices, seated
from tests.cogs.test_computers import rested
from tests.texts.loaded import all_texts
from tests.ui.test_views import match_of

SEAT = Seat(1)
BRIEF_IN_GERMAN = "**Bela +15**: Gembatan, Kette aus 4 in Rot und Kette aus 3 in Blau."
FILLED = tuple(Socket(number) for number in range(4))
RED, BLUE, GREEN = Chain(1, FILLED), Chain(2, FILLED[:3]), Chain(3, FILLED)
FACE = GembatanFace()
DRAWN = PiecesDrawn(SEAT, b"\x01", b"\x02")


@pytest.mark.parametrize(
    ("events", "english", "german"),
    [
        (
            (TurnScored(SEAT, 0, FILLED[:1], 1), DRAWN),
            "Bela filled 1 socket: 1 point.",
            "Bela hat 1 Fassung gefüllt: 1 Punkt.",
        ),
        (
            (TurnScored(SEAT, 2, FILLED[:3], 7), ChainScored(SEAT, RED), DRAWN),
            "Bela laid 2 tiles and filled 3 sockets: a **red chain of 4**, 7 points.",
            "Bela hat 2 Plättchen gelegt und 3 Fassungen gefüllt: eine **Kette aus 4 in Rot**, 7 Punkte.",
        ),
        (
            (
                TurnScored(SEAT, 1, FILLED, 15),
                ChainScored(SEAT, RED),
                ChainScored(SEAT, BLUE),
                GembatanScored(SEAT, GEMBATAN_POINTS),
            ),
            "**Gembatan!** Bela laid 1 tile and filled 4 sockets: a **red chain of 4** "
            "and a **blue chain of 3**, 15 points.",
            "**Gembatan!** Bela hat 1 Plättchen gelegt und 4 Fassungen gefüllt: eine **Kette aus 4 in Rot** "
            "und eine **Kette aus 3 in Blau**, 15 Punkte.",
        ),
    ],
)
def test_a_turn_is_one_sentence(events: tuple[object, ...], english: str, german: str) -> None:
    (turn,) = [event for event in events if isinstance(event, TurnScored)]
    for language, sentence in (("en", english), ("de", german)):
        assert turn_in_words("Bela", turn, events, Words(all_texts(), language)) == sentence


async def test_the_first_board_tells_who_begins_and_the_goal_and_the_second_tells_the_first_turn(desk: Desk) -> None:
    both = await seated(desk, "Ada", "Bela")
    match = await desk.match(both[0])
    heading, advice = desk.board(both[0]).texts
    assert heading.splitlines()[1] == f"◆ {match.name_of(match.to_move[0])} to move"
    assert advice.splitlines()[1].startswith("Lay tiles, turned as you like")
    (first,), state = match.to_move, state_of(match)

    await desk.slash(both[first], "gembatan trade", tiles=tile_name(state.hands[first].tiles[0]))

    assert desk.board(both[0]).texts[1] == f"{match.name_of(first)} trades 1 tile."


async def test_the_board_tells_a_turn_of_many_steps_once_and_a_trade_in_a_line_of_its_own(desk: Desk) -> None:
    desk.lay_out(TWO + ";R-B-,R-G-:RP,RY")
    ada, bela, chen = await seated(desk, "Ada", "Bela", "Chen")
    await desk.slash(ada, "gembatan fill", socket="BH60-BI60")
    await desk.slash(ada, "gembatan take-back")
    await desk.slash(ada, "gembatan fill", socket="BH60-BI60")
    await desk.slash(ada, "gembatan play", tile="GP--", cell="BI59", end=True)
    await desk.slash(bela, "gembatan trade", tiles="Y-P-")

    news = desk.board(chen).texts[1]
    assert news.splitlines() == ["Ada laid 1 tile and filled 2 sockets: 2 points.", "Bela trades 1 tile."]


async def test_a_board_tells_several_turns_in_few_words(desk: Desk) -> None:
    desk.lay_out("BH60:-R--,BI60:G--B hands=Y---,GP--:RB,GP;Y-P-,YP--:RB,RG,BP,GY;R-B-,R-G-:RP,RY")
    ada, bela, chen = await seated(desk, "Ada", "Bela", "Chen")
    await desk.slash(ada, "gembatan fill", socket="BH60-BI60", end=True)
    panel = (await first_choices(desk, bela, (await desk.press(bela, "Play")).answer)).answer
    await desk.press(bela, "End turn", panel)

    assert desk.board(chen).texts[1].splitlines() == ["**Ada +1**: 1 gem.", "**Bela +1**: 1 tile and 1 gem."]


async def test_after_a_computer_players_turn_the_board_also_tells_the_members_own_turn(desk: Desk) -> None:
    """No other board tells it, since the next board is that of the computer player's turn."""
    desk.lay_out(TWO)
    ada = desk.actor("Ada")
    await desk.slash(ada, "gembatan new", computer="easy")
    await desk.slash(ada, "gembatan fill", socket="BH60-BI60", end=True)
    await rested(desk, ada)

    own, theirs = desk.board(ada).texts[1].splitlines()
    assert own == "**Ada +1**: 1 gem."
    assert theirs.startswith("**🤖 Opal \\(easy\\) +")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "**Bela +15**: Gembatan, red chain of 4 and blue chain of 3."), ("de", BRIEF_IN_GERMAN)],
)
def test_a_brief_turn_names_its_chains(language: str, sentence: str) -> None:
    turn = TurnScored(SEAT, 1, FILLED, 15)
    events = (turn, ChainScored(SEAT, RED), ChainScored(SEAT, BLUE), GembatanScored(SEAT, GEMBATAN_POINTS))

    assert turn_in_brief("Bela", turn, events, Words(all_texts(), language)) == sentence


LAID = (TileLaid(SEAT, Cell(0), 0, 1), GemPlaced(SEAT, Socket(1), 1, 3))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Bela lays -R--. A red-green gem goes into the socket."),
        ("de", "Bela legt -R--. Der Stein Rot/Grün kommt in die Fassung."),
        ("fr", "Bela pose -R--. Une gemme rouge et verte va dans la monture."),
        ("es", "Bela coloca -R--. Una gema rojo-verde va en el engaste."),
        ("pt-BR", "Bela coloca -R--. Uma gema vermelho-verde vai no engaste."),
    ],
)
def test_a_step_names_its_member_once(language: str, told: str) -> None:
    assert with_codes(Words(all_texts(), language).told(GAME, LAID, _ada_and_bela())) == told


def test_a_gem_alone_or_of_another_member_comes_with_the_name() -> None:
    words, match = Words(all_texts(), "en"), _ada_and_bela()
    theirs = GemPlaced(Seat(0), Socket(1), 1, 3)

    assert words.told(GAME, LAID[1:], match) == "Bela places a red-green gem."
    assert words.told(GAME, (*LAID[:1], theirs), match).endswith(" Ada places a red-green gem.")


def _ada_and_bela() -> Match:
    match = match_of(FACE, Options(), Phase.PLAYING)
    named = zip(match.seats, ("Ada", "Bela"), strict=False)
    return replace(match, seats=tuple(replace(seat, name=name) for seat, name in named))


OPAL, OPALS = -2007, "🤖 Opal \\(normal\\)"
BELA_LAID = "Bela laid 1 tile and filled 1 socket: 1 point."


@pytest.mark.parametrize(
    ("by", "ender", "told"),
    [
        ((), None, "Bela laid 1 tile and filled 1 socket: 1 point."),
        ((OPAL,), OPAL, f"{OPALS} laid 1 tile and filled 1 socket: 1 point."),
        ((None,), OPAL, f"{BELA_LAID} {OPALS} ended this turn."),
        (
            (None, OPAL),
            OPAL,
            f"{BELA_LAID} {OPALS} made 1 of these steps.",
        ),
        (
            (OPAL, None),
            None,
            f"{OPALS} laid 1 tile and filled 1 socket: 1 point. Bela made 1 of these steps.",
        ),
    ],
    ids=str,
)
def test_a_turn_says_who_has_done_what(by: tuple[int | None, ...], ender: int | None, told: str) -> None:
    """by: who made each step, None for Bela; an earlier turn of Opal does not count. ender: who ended the turn."""
    match, words = _ada_and_bela(), Words(all_texts(), "en")
    bela = match.seats[SEAT].user
    end = (TurnScored(SEAT, 1, FILLED[:1], 1), DRAWN)
    moves = ((OPAL, LAID), (OPAL, end), *((user or bela, LAID[:1]) for user in by), (ender or bela, end))
    entries = [Entry(number, "move", SEAT, user, "", events, 0) for number, (user, events) in enumerate(moves, 1)]

    assert turn_line(match, entries[-1], words, turn=entries) == told


EQUAL = {
    "en": ("**2 red chains of 4**", "2 red chains of 4"),
    "de": ("**2 Ketten aus 4 in Rot**", "2 Ketten aus 4 in Rot"),
    "es": ("**2 cadenas de 4 en rojo**", "2 cadenas de 4 en rojo"),
    "fr": ("**2 chaînes rouges de 4**", "2 chaînes rouges de 4"),
    "pt-BR": ("**2 correntes de 4 em vermelho**", "2 correntes de 4 em vermelho"),
}


@pytest.mark.parametrize("language", all_texts().languages)
def test_two_equal_chains_are_told_together(language: str) -> None:
    words, turn = Words(all_texts(), language), TurnScored(SEAT, 1, FILLED, 15)
    events = (turn, ChainScored(SEAT, RED), ChainScored(SEAT, BLUE), ChainScored(SEAT, RED))
    bold, plain = EQUAL[language]

    assert bold in turn_in_words("Bela", turn, events, words)
    assert plain in turn_in_brief("Bela", turn, events, words)
    assert plain in turn_parts(1, Tally(FILLED, (RED, BLUE, RED)), words)


@pytest.mark.parametrize(
    ("chains", "parts"),
    [
        ((), "2 tiles and 4 gems"),
        ((RED,), "2 tiles, 4 gems and red chain of 4"),
        ((RED, BLUE), "2 tiles, 4 gems, red chain of 4 and blue chain of 3"),
    ],
)
def test_the_parts_of_a_turn_are_one_list(chains: tuple[Chain, ...], parts: str) -> None:
    assert turn_parts(2, Tally(FILLED, chains), Words(all_texts(), "en")) == parts


@pytest.mark.parametrize(
    ("chains", "told"),
    [
        ([(0, RED)], "Longest chain: **Ada**, 4 in red"),
        ([(0, BLUE), (1, RED)], "Longest chain: **Bela**, 4 in red"),
        ([(1, GREEN), (0, RED), (1, RED)], "Longest chain: **Bela**, 4 in green; **Ada**, 4 in red"),
    ],
)
def test_the_result_names_each_seat_with_the_longest_chain(chains: list[tuple[int, Chain]], told: str) -> None:
    match = match_of(FACE, Options(), Phase.PLAYING)
    seats = [replace(seat, name=name) for seat, name in zip(match.seats, ("Ada", "Bela"), strict=False)]
    match = replace(match, seats=tuple(seats), state=GAME.setup(1, Options(), 2).state)
    story = [
        replace(match.entry, user=seats[seat].user, events=(ChainScored(Seat(seat), chain),)) for seat, chain in chains
    ]

    assert FACE.highlight(match, story, Words(all_texts(), "en")) == told
    assert FACE.highlight(match, [], Words(all_texts(), "en")) == ""
