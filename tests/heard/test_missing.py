"""Tests that each kind of sentence in the alt texts is needed: without it, a reader makes no line, chain or room."""

import re
from contextlib import suppress

import pytest

from tests.cogs.desk import Desk, started
from tests.cogs.gemrush_table import PIT, begun
from tests.games.gemrush.positions import TILE, arrange
from tests.heard import gembatan, gemrush, gems
from tests.heard.screen import NOTHING, Screen, Unheard

pytestmark = pytest.mark.slow

# Three red gems in a row. The fourth one can go there.
ROW = "RRR3/6/6/6/K5/5R types=RKDBG line=4"
# A gem of the mover makes a chain of four purple gems in BJ61-BK61.
OPEN = (
    "BH60:RP--,BI60:G-RB,BI61:G-YB,BH61:-YP-,BH59:GRBP,BI59:-PRB,BI62:RGY-,BI63:PRBG,BJ63:YP-G,BK63:Y-RB,BG59:BYPR,"
    "BF59:-P-Y,BE59:BPRY,BD59:-G-Y,BC59:-GRB,BB59:-RB-,BC60:Y-B-,BC61:YPBG,BI64:R-B-,BG58:G-R-,BJ62:RGBP,BJ61:RBP-,"
    "BK62:Y-PB,BD61:YRGB,BK61:--GP gems=BH60-BI60,BI60-BI61,BH61-BI61,BH59-BH60,BH59-BI59,BI61-BI62,BI62-BI63,"
    "BI63-BJ63,BJ63-BK63,BG59-BH59,BF59-BG59,BE59-BF59,BD59-BE59,BC59-BD59,BB59-BC59,BC59-BC60,BC60-BC61,BI63-BI64,"
    "BG58-BG59,BI62-BJ62,BJ61-BJ62,BK62-BK63,BC61-BD61,BK61-BK62 hands=R---,BG--,-YRG,RYGP:RG,BG,BY,BP;"
    "G---,Y---,R-Y-,-BGP:RY,RY,BP,GY seed=0 draws=16 points=14/3/0/0,10/0/0/0 present=11 idle=0,0 turn=2 draft=0,0 "
    "last=1,1,1,0,0 turns=14 gone=- over=-"
)
# A tile of the mover makes a yellow chain if it lies on BH56 in one of its two ways.
YELLOW = (
    "BH60:GP--,BH59:--BG,BG59:-RYP,BF59:BYRG,BF58:YGPR,BF57:BYGP,BE57:-Y--,BF60:G-PB,BE60:-Y-P,BI60:RBYG,BI61:GPYR,"
    "BI59:R-B-,BG57:BG-R,BG56:RGYP,BG55:--BP,BJ61:Y--G,BJ60:B-PR gems=BH59-BH60,BG59-BH59,BF59-BG59,BF58-BF59,"
    "BF57-BF58,BE57-BF57,BF59-BF60,BE60-BF60,BH60-BI60,BI60-BI61,BI59-BI60,BF57-BG57,BG56-BG57,BG55-BG56,BI61-BJ61,"
    "BI60-BJ60 hands=RY--,-YRG,-YBG,RBYP:RB,RG,BG,GY;YP--,-GRB,-RGY,BGPY:RY,BP,GY,GP seed=3 draws=8 "
    "points=9/9/4/0,7/3/0/0 present=11 idle=0,0 turn=2 draft=0,0 last=1,2,2,0,0 turns=6 gone=- over=-"
)


async def line(desk: Desk, missing: re.Pattern[str]) -> int:
    """Return how many lines the reader makes on purpose in one turn."""
    desk.lay_out(ROW)
    who = desk.actor("Ada")
    await desk.slash(who, "gems new", size=6, line=4)
    reader = gems.Reader(Screen(desk, who, missing=missing))
    await reader.turn()
    return reader.lines


async def chain(desk: Desk, missing: re.Pattern[str], position: str, sentence: str) -> int:
    """Return how many chains the reader makes on purpose by a sentence in one turn."""
    desk.lay_out(position)
    readers = [
        gembatan.Reader(Screen(desk, one, missing=missing))
        for one in await started(desk, "gembatan new", "Ada", "Bela")
    ]
    (_, second) = readers
    await second.turn()
    return second.chains[sentence]


async def room(desk: Desk, missing: re.Pattern[str]) -> int:
    """Return how many rooms the reader digs and lays."""
    ada, _ = await begun(desk, arrange(PIT, "ObEl StFi", "SoDr", tiles=(TILE["shop-window"],)))
    reader = gemrush.Reader(Screen(desk, ada, missing=missing))
    await reader.step()
    await reader.step()
    return reader.rooms


CASES = {
    "gems3d: the cells of a type": ("line", r"red: "),
    "gems3d: the size of the board": ("line", r"Board A1 to "),
    "gembatan: which gem makes a chain": ("makes", r".* makes an? \w+ chain of "),
    "gembatan: the numbers of sockets": ("makes", r"\d+: [A-Z]+\d+-[A-Z]+\d+, gem "),
    "gembatan: where chains can grow": ("grow", r"\d+ \w+ on a diagonal"),
    "gembatan: the half-sockets beside a cell": ("grow", r"[A-Z]+\d+: \w+ (north|east|south|west)"),
    "gembatan: the own gems": ("grow", r"Gems: "),
    "gembatan: the tiles on the buttons": ("grow", r"On the buttons, in this order: "),
    "gembatan: the cells where a tile fits": ("grow", r"\d+: [A-Z]+\d+, "),
    "gembatan: how a tile lies": ("grow", r"\d+: .*, gem "),
    "gemrush: the doors": ("room", gemrush.DOOR),
    "gemrush: the own cards": ("room", r"Your (\d+ cards|card): "),
    "gemrush: the new tile": ("room", r"New: "),
    "gemrush: the ways to lay it": ("room", r"Way \d+: "),
}


async def made(desk: Desk, what: str, missing: re.Pattern[str]) -> int:
    match what:
        case "line":
            return await line(desk, missing)
        case "makes":
            return await chain(desk, missing, OPEN, what)
        case "grow":
            return await chain(desk, missing, YELLOW, what)
    return await room(desk, missing)


@pytest.mark.parametrize("what", ["line", "makes", "grow", "room"])
async def test_a_reader_who_hears_all_makes_it(desk: Desk, what: str) -> None:
    assert await made(desk, what, NOTHING) == 1


@pytest.mark.parametrize("case", CASES)
async def test_without_a_kind_of_sentence_the_reader_fails(desk: Desk, case: str) -> None:
    what, pattern = CASES[case]
    found = 0
    with suppress(Unheard):
        found = await made(desk, what, re.compile(pattern))
        assert found == 0
